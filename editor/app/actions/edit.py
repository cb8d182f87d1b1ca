"""The actions of the Edit menu: values, the selection, many rows at once."""

from editor.app.actions import conditions as when
from editor.app.actions.spec import ActionSpec, Key, Role
from editor.core.text import QT_TRANSLATE_NOOP
from editor.models.words.keys import FIX_KEY

EDIT = (
    (
        ActionSpec(
            "undo",
            QT_TRANSLATE_NOOP("actions", "&Undo"),
            lambda do: do.edit.undo,
            keys=(Key.Undo,),
            icon="undo-2",
            enabled_when=when.can_undo,
            tool_bar=QT_TRANSLATE_NOOP("actions", "Undo"),
            synonyms=QT_TRANSLATE_NOOP("actions", "back history revert"),
        ),
        ActionSpec(
            "redo",
            QT_TRANSLATE_NOOP("actions", "&Redo"),
            lambda do: do.edit.redo,
            keys=(Key.Redo, "Ctrl+Y"),
            icon="redo-2",
            enabled_when=when.can_redo,
            tool_bar=QT_TRANSLATE_NOOP("actions", "Redo"),
            synonyms=QT_TRANSLATE_NOOP("actions", "again history repeat"),
        ),
    ),
    (
        ActionSpec(
            "cut",
            QT_TRANSLATE_NOOP("actions", "Cu&t"),
            lambda do: do.edit.cut,
            keys=(Key.Cut,),
            icon="scissors",
            enabled_when=when.has_editable_selection,
            is_for_text=True,
        ),
        ActionSpec(
            "copy",
            QT_TRANSLATE_NOOP("actions", "&Copy"),
            lambda do: do.edit.copy,
            keys=(Key.Copy,),
            icon="copy",
            enabled_when=when.has_selection,
            is_for_text=True,
        ),
        ActionSpec(
            "copy_with_headings",
            QT_TRANSLATE_NOOP("actions", "Copy with &headings"),
            lambda do: do.edit.copy_with_headings,
            keys=("Ctrl+Shift+C",),
            enabled_when=when.has_selection,
            hint=QT_TRANSLATE_NOOP("actions", "Copy the cells with their column names above them"),
            synonyms=QT_TRANSLATE_NOOP("actions", "clipboard header csv"),
        ),
        ActionSpec(
            "paste",
            QT_TRANSLATE_NOOP("actions", "&Paste"),
            lambda do: do.edit.paste,
            keys=(Key.Paste,),
            icon="clipboard-paste",
            enabled_when=when.can_paste,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Paste cells; whole rows, URLs, a sitemap or a crawler's table become new entries"
            ),
            is_for_text=True,
            synonyms=QT_TRANSLATE_NOOP("actions", "clipboard insert import urls csv"),
        ),
        ActionSpec(
            "paste_into_cells",
            QT_TRANSLATE_NOOP("actions", "Paste &into cells"),
            lambda do: do.edit.paste_into_cells,
            keys=("Ctrl+Shift+V",),
            enabled_when=when.has_editable_selection,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Overwrite cells with what was copied, starting at the current cell"
            ),
            is_for_text=True,
            synonyms=QT_TRANSLATE_NOOP("actions", "clipboard overwrite"),
        ),
        ActionSpec(
            "clear",
            QT_TRANSLATE_NOOP("actions", "C&lear values"),
            lambda do: do.edit.clear,
            keys=("Del",),  # the standard keys of X11 have Ctrl+D, too: that fills down
            enabled_when=when.has_editable_selection,
            is_for_text=True,
            synonyms=QT_TRANSLATE_NOOP("actions", "empty erase remove"),
        ),
        ActionSpec(
            "fill_down",
            QT_TRANSLATE_NOOP("actions", "Fill do&wn"),
            lambda do: do.edit.fill_down,
            keys=("Ctrl+D",),
            enabled_when=when.has_editable_selection,
            hint=QT_TRANSLATE_NOOP("actions", "Copy the top selected value into the cells below it"),
            synonyms=QT_TRANSLATE_NOOP("actions", "copy below"),
        ),
    ),
    (
        ActionSpec(
            "edit_cell",
            QT_TRANSLATE_NOOP("actions", "Edit the cell"),
            lambda do: do.cells.edit,
            icon="square-pen",
            enabled_when=when.has_editable_selection,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Edit the current cell (F2); images and other blocks open in the Details panel"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "change type value F2"),
        ),
        ActionSpec(
            "open_url",
            QT_TRANSLATE_NOOP("actions", "Open URL in the browser"),
            lambda do: do.cells.open_url,
            icon="external-link",
            enabled_when=when.has_selection,
            hint=QT_TRANSLATE_NOOP("actions", "Show the page of the current row"),
            synonyms=QT_TRANSLATE_NOOP("actions", "visit go to page website link web"),
        ),
        ActionSpec(
            "copy_url",
            QT_TRANSLATE_NOOP("actions", "Cop&y URL"),
            lambda do: do.cells.copy_url,
            icon="link",
            enabled_when=when.has_selection,
            hint=QT_TRANSLATE_NOOP("actions", "Copy the full URLs of the selected rows, one per line"),
            many=QT_TRANSLATE_NOOP("actions", "Cop&y URLs"),
            synonyms=QT_TRANSLATE_NOOP("actions", "clipboard address link loc"),
        ),
    ),
    (
        ActionSpec(
            "select_all",
            QT_TRANSLATE_NOOP("actions", "Select &all"),
            lambda do: do.edit.select_all,
            keys=(Key.SelectAll,),
            enabled_when=when.has_document,
            is_for_text=True,
        ),
        ActionSpec(
            "select_shown",
            QT_TRANSLATE_NOOP("actions", "Select the rows sh&own"),
            lambda do: do.view.select_shown,
            keys=("Ctrl+Shift+A",),
            enabled_when=when.has_document,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Select every row the filter shows, wherever the keyboard focus is"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "mark filtered"),
        ),
        ActionSpec(
            "select_where",
            QT_TRANSLATE_NOOP("actions", "Select wh&ere…"),
            lambda do: do.view.select_where,
            keys=("Ctrl+Shift+F",),
            enabled_when=when.has_document,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Select the rows that match a filter without hiding the others"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "mark query condition search"),
        ),
    ),
    (
        ActionSpec(
            "replace",
            QT_TRANSLATE_NOOP("actions", "&Find and replace…"),
            lambda do: do.find.replace,
            keys=("Ctrl+H",),
            icon="replace",
            enabled_when=when.has_document,
            hint=QT_TRANSLATE_NOOP("actions", "Find text in the values and replace it"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Replace"),
            synonyms=QT_TRANSLATE_NOOP("actions", "search substitute regex regular expression find"),
        ),
        ActionSpec(
            "edit_values",
            QT_TRANSLATE_NOOP("actions", "Edit &values…"),
            lambda do: do.bulk.edit_values,
            keys=("Ctrl+Shift+E",),
            icon="list-checks",
            enabled_when=when.has_editable_rows,
            hint=QT_TRANSLATE_NOOP("actions", "Set, clear or calculate values in many entries at once"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Edit values"),
            synonyms=QT_TRANSLATE_NOOP("actions", "bulk batch mass set change operations recipe script"),
        ),
        ActionSpec(
            "update_from_table",
            QT_TRANSLATE_NOOP("actions", "Update from a ta&ble…"),
            lambda do: do.into.update_from_table,
            icon="sheet",
            enabled_when=when.has_editable_rows,
            hint=QT_TRANSLATE_NOOP("actions", "Update values by URL from a CSV file or spreadsheet"),
            synonyms=QT_TRANSLATE_NOOP("actions", "csv tsv xlsx excel spreadsheet import crawl merge lookup"),
        ),
    ),
    (
        ActionSpec(
            "fix_here",
            QT_TRANSLATE_NOOP("actions", "Fi&x here…"),
            lambda do: do.fix.fix_here,
            keys=(FIX_KEY,),
            icon="circle-check",
            enabled_when=when.has_document,
            hint=QT_TRANSLATE_NOOP("actions", "Fix what is wrong in the current cell"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Fix"),
            synonyms=QT_TRANSLATE_NOOP("actions", "repair mend correct quick solve"),
        ),
        ActionSpec(
            "fix_all_safe",
            QT_TRANSLATE_NOOP("actions", "Fix all &safe…"),
            lambda do: do.fix.fix_all_safe,
            keys=("Ctrl+Shift+.",),
            enabled_when=when.has_safe_fixes,
            hint=QT_TRANSLATE_NOOP("actions", "Fix everything that is safe to fix; shows a preview first"),
            synonyms=QT_TRANSLATE_NOOP("actions", "repair mend correct clean"),
        ),
        ActionSpec(
            "duplicates",
            QT_TRANSLATE_NOOP("actions", "&Duplicates…"),
            lambda do: do.fix.settle_duplicates,
            enabled_when=when.has_editable_rows,
            hint=QT_TRANSLATE_NOOP("actions", "Find entries with the same URL and choose which to keep"),
            synonyms=QT_TRANSLATE_NOOP("actions", "double same twice dedupe repeated unique"),
        ),
    ),
    (
        ActionSpec(
            "preferences",
            QT_TRANSLATE_NOOP("actions", "Preferences…"),
            lambda do: do.preferences.show,
            keys=("Ctrl+,",),
            icon="settings",
            hint=QT_TRANSLATE_NOOP("actions", "Set the program to your liking"),
            role=Role.PreferencesRole,
            synonyms=QT_TRANSLATE_NOOP("actions", "settings options configure customize setup"),
        ),
    ),
)
