"""The "Edit" menu: what changes values, and what many rows get at once."""

from editor.app import conditions as when
from editor.app.action_spec import ActionSpec, Key
from editor.core.text import QT_TRANSLATE_NOOP
from editor.models.keys import FIX_KEY

EDIT = (
    (
        ActionSpec(
            "undo",
            QT_TRANSLATE_NOOP("actions", "&Undo"),
            lambda do: do.edit.undo,
            keys=(Key.Undo,),
            icon="undo-2",
            enabled_when=when.undoable,
            tool_bar=QT_TRANSLATE_NOOP("actions", "Undo"),
        ),
        ActionSpec(
            "redo",
            QT_TRANSLATE_NOOP("actions", "&Redo"),
            lambda do: do.edit.redo,
            keys=(Key.Redo, "Ctrl+Y"),
            icon="redo-2",
            enabled_when=when.redoable,
            tool_bar=QT_TRANSLATE_NOOP("actions", "Redo"),
        ),
    ),
    (
        ActionSpec(
            "cut",
            QT_TRANSLATE_NOOP("actions", "Cu&t"),
            lambda do: do.edit.cut,
            keys=(Key.Cut,),
            icon="scissors",
            enabled_when=when.selected,
            is_for_text=True,
        ),
        ActionSpec(
            "copy",
            QT_TRANSLATE_NOOP("actions", "&Copy"),
            lambda do: do.edit.copy,
            keys=(Key.Copy,),
            icon="copy",
            enabled_when=when.any_selected,
            is_for_text=True,
        ),
        ActionSpec(
            "copy_with_headings",
            QT_TRANSLATE_NOOP("actions", "Copy with &headings"),
            lambda do: do.edit.copy_with_headings,
            keys=("Ctrl+Shift+C",),
            enabled_when=when.any_selected,
            hint=QT_TRANSLATE_NOOP("actions", "Copy cells below the names of their columns"),
        ),
        ActionSpec(
            "paste",
            QT_TRANSLATE_NOOP("actions", "&Paste"),
            lambda do: do.edit.paste,
            keys=(Key.Paste,),
            icon="clipboard-paste",
            enabled_when=when.pastable,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Paste cells; whole rows, URLs, a sitemap or a crawler's table become new entries"
            ),
            is_for_text=True,
        ),
        ActionSpec(
            "paste_into_cells",
            QT_TRANSLATE_NOOP("actions", "Paste &into cells"),
            lambda do: do.edit.paste_into_cells,
            keys=("Ctrl+Shift+V",),
            enabled_when=when.selected,
            hint=QT_TRANSLATE_NOOP("actions", "Write what was copied over the cells from the current one on"),
            is_for_text=True,
        ),
        ActionSpec(
            "clear",
            QT_TRANSLATE_NOOP("actions", "C&lear values"),
            lambda do: do.edit.clear,
            keys=("Del",),  # the standard keys of X11 have Ctrl+D, too: that fills down
            enabled_when=when.selected,
            is_for_text=True,
        ),
        ActionSpec(
            "fill_down",
            QT_TRANSLATE_NOOP("actions", "Fill do&wn"),
            lambda do: do.edit.fill_down,
            keys=("Ctrl+D",),
            enabled_when=when.selected,
            hint=QT_TRANSLATE_NOOP("actions", "Copy the topmost selected value into the cells below it"),
        ),
    ),
    (
        ActionSpec(
            "select_all",
            QT_TRANSLATE_NOOP("actions", "Select &all"),
            lambda do: do.edit.select_all,
            keys=(Key.SelectAll,),
            enabled_when=when.opened,
            is_for_text=True,
        ),
        ActionSpec(
            "select_shown",
            QT_TRANSLATE_NOOP("actions", "Select the rows sh&own"),
            lambda do: do.view.select_shown,
            keys=("Ctrl+Shift+A",),
            enabled_when=when.opened,
            hint=QT_TRANSLATE_NOOP("actions", "Select what the filter shows, from wherever you type"),
        ),
        ActionSpec(
            "select_where",
            QT_TRANSLATE_NOOP("actions", "Select wh&ere…"),
            lambda do: do.view.select_where,
            keys=("Ctrl+Shift+F",),
            enabled_when=when.opened,
            hint=QT_TRANSLATE_NOOP("actions", "Select the rows that fit a filter; all others stay in sight"),
        ),
    ),
    (
        ActionSpec(
            "replace",
            QT_TRANSLATE_NOOP("actions", "&Find and replace…"),
            lambda do: do.find.replace,
            keys=("Ctrl+H",),
            icon="replace",
            enabled_when=when.opened,
            hint=QT_TRANSLATE_NOOP("actions", "Find text in the values, and put something in its place"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Replace"),
        ),
        ActionSpec(
            "edit_values",
            QT_TRANSLATE_NOOP("actions", "Edit &values…"),
            lambda do: do.bulk.edit_values,
            keys=("Ctrl+Shift+E",),
            icon="list-checks",
            enabled_when=when.editable_rows,
            hint=QT_TRANSLATE_NOOP("actions", "Set, clear or calculate values in many entries at once"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Edit values"),
        ),
        ActionSpec(
            "update_from_table",
            QT_TRANSLATE_NOOP("actions", "Update from a ta&ble…"),
            lambda do: do.into.update_from_table,
            icon="sheet",
            enabled_when=when.editable_rows,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Take values from a CSV file or a spreadsheet that has the same URLs"
            ),
        ),
    ),
    (
        ActionSpec(
            "fix_here",
            QT_TRANSLATE_NOOP("actions", "Fi&x here…"),
            lambda do: do.fix.fix_here,
            keys=(FIX_KEY,),
            icon="circle-check",
            enabled_when=when.opened,
            hint=QT_TRANSLATE_NOOP("actions", "Mend what is wrong with the current cell"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Fix"),
        ),
        ActionSpec(
            "fix_all_safe",
            QT_TRANSLATE_NOOP("actions", "Fix all &safe…"),
            lambda do: do.fix.fix_all_safe,
            keys=("Ctrl+Shift+.",),
            enabled_when=when.safely_fixable,
            hint=QT_TRANSLATE_NOOP("actions", "Mend what can be mended safely, after a look at what changes"),
        ),
        ActionSpec(
            "duplicates",
            QT_TRANSLATE_NOOP("actions", "&Duplicates…"),
            lambda do: do.fix.settle_duplicates,
            enabled_when=when.editable_rows,
            hint=QT_TRANSLATE_NOOP("actions", "Find entries with the same URL and choose which one stays"),
        ),
    ),
)
