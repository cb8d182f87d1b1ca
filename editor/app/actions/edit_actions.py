"""The actions of the Edit menu (values, the selection, many rows at once) and of the Rows menu.

Those of the Rows menu are about the entries and their order.
"""

from editor.app.actions import action_conditions
from editor.app.actions.action_conditions import ActionSpec, Key, Role
from editor.core.text import QT_TRANSLATE_NOOP
from editor.models.words.translation import ADD_KEYS, FIX_KEY

EDIT = (
    (
        ActionSpec(
            "undo",
            QT_TRANSLATE_NOOP("actions", "&Undo"),
            lambda do: do.edit.undo,
            keys=(Key.Undo,),
            icon="undo-2",
            enabled_when=action_conditions.can_undo,
            tool_bar=QT_TRANSLATE_NOOP("actions", "Undo"),
            synonyms=QT_TRANSLATE_NOOP("actions", "back history revert"),
        ),
        ActionSpec(
            "redo",
            QT_TRANSLATE_NOOP("actions", "&Redo"),
            lambda do: do.edit.redo,
            keys=(Key.Redo, "Ctrl+Y"),
            icon="redo-2",
            enabled_when=action_conditions.can_redo,
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
            enabled_when=action_conditions.has_editable_selection,
            is_for_text=True,
        ),
        ActionSpec(
            "copy",
            QT_TRANSLATE_NOOP("actions", "&Copy"),
            lambda do: do.edit.copy,
            keys=(Key.Copy,),
            icon="copy",
            enabled_when=action_conditions.has_selection,
            is_for_text=True,
        ),
        ActionSpec(
            "copy_with_headings",
            QT_TRANSLATE_NOOP("actions", "Copy with &headings"),
            lambda do: do.edit.copy_with_headings,
            keys=("Ctrl+Shift+C",),
            enabled_when=action_conditions.has_selection,
            hint=QT_TRANSLATE_NOOP("actions", "Copy the cells with their column names above them"),
            synonyms=QT_TRANSLATE_NOOP("actions", "clipboard header csv"),
        ),
        ActionSpec(
            "paste",
            QT_TRANSLATE_NOOP("actions", "&Paste"),
            lambda do: do.edit.paste,
            keys=(Key.Paste,),
            icon="clipboard-paste",
            enabled_when=action_conditions.can_paste,
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
            enabled_when=action_conditions.has_editable_selection,
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
            enabled_when=action_conditions.has_editable_selection,
            is_for_text=True,
            synonyms=QT_TRANSLATE_NOOP("actions", "empty erase remove"),
        ),
        ActionSpec(
            "fill_down",
            QT_TRANSLATE_NOOP("actions", "Fill do&wn"),
            lambda do: do.edit.fill_down,
            keys=("Ctrl+D",),
            enabled_when=action_conditions.has_editable_selection,
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
            enabled_when=action_conditions.has_editable_selection,
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
            enabled_when=action_conditions.has_selection,
            hint=QT_TRANSLATE_NOOP("actions", "Show the page of the current row"),
            synonyms=QT_TRANSLATE_NOOP("actions", "visit go to page website link web"),
        ),
        ActionSpec(
            "copy_url",
            QT_TRANSLATE_NOOP("actions", "Cop&y URL"),
            lambda do: do.cells.copy_url,
            icon="link",
            enabled_when=action_conditions.has_selection,
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
            enabled_when=action_conditions.has_document,
            is_for_text=True,
        ),
        ActionSpec(
            "select_shown",
            QT_TRANSLATE_NOOP("actions", "Select the rows sh&own"),
            lambda do: do.view.select_shown,
            keys=("Ctrl+Shift+A",),
            enabled_when=action_conditions.has_document,
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
            enabled_when=action_conditions.has_document,
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
            enabled_when=action_conditions.has_document,
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
            enabled_when=action_conditions.has_editable_rows,
            hint=QT_TRANSLATE_NOOP("actions", "Set, clear or calculate values in many entries at once"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Edit values"),
            synonyms=QT_TRANSLATE_NOOP("actions", "bulk batch mass set change operations recipe script"),
        ),
        ActionSpec(
            "update_from_table",
            QT_TRANSLATE_NOOP("actions", "Update from a ta&ble…"),
            lambda do: do.into.update_from_table,
            icon="sheet",
            enabled_when=action_conditions.has_editable_rows,
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
            enabled_when=action_conditions.has_document,
            hint=QT_TRANSLATE_NOOP("actions", "Fix what is wrong in the current cell"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Fix"),
            synonyms=QT_TRANSLATE_NOOP("actions", "repair mend correct quick solve"),
        ),
        ActionSpec(
            "fix_all_safe",
            QT_TRANSLATE_NOOP("actions", "Fix all &safe…"),
            lambda do: do.fix.fix_all_safe,
            keys=("Ctrl+Shift+.",),
            enabled_when=action_conditions.has_safe_fixes,
            hint=QT_TRANSLATE_NOOP("actions", "Fix everything that is safe to fix; shows a preview first"),
            synonyms=QT_TRANSLATE_NOOP("actions", "repair mend correct clean"),
        ),
        ActionSpec(
            "duplicates",
            QT_TRANSLATE_NOOP("actions", "&Duplicates…"),
            lambda do: do.fix.settle_duplicates,
            enabled_when=action_conditions.has_editable_rows,
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


ROWS = (
    (
        ActionSpec(
            "add",
            QT_TRANSLATE_NOOP("actions", "&Add row"),
            lambda do: do.edit.add,
            keys=ADD_KEYS,
            icon="plus",
            enabled_when=action_conditions.is_editable,
            hint=QT_TRANSLATE_NOOP("actions", "Add an entry below the current one"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Add"),
            synonyms=QT_TRANSLATE_NOOP("actions", "insert new row entry url"),
        ),
        ActionSpec(
            "duplicate",
            QT_TRANSLATE_NOOP("actions", "D&uplicate row"),
            lambda do: do.edit.duplicate,
            keys=("Ctrl+Shift+D",),
            icon="copy-plus",
            enabled_when=action_conditions.has_editable_selection,
            many=QT_TRANSLATE_NOOP("actions", "D&uplicate rows"),
            synonyms=QT_TRANSLATE_NOOP("actions", "copy row entry clone"),
        ),
        ActionSpec(
            "delete",
            QT_TRANSLATE_NOOP("actions", "&Delete row"),
            lambda do: do.edit.delete,
            keys=("Ctrl+Del",),
            icon="trash-2",
            enabled_when=action_conditions.has_editable_selection,
            hint=QT_TRANSLATE_NOOP("actions", "Delete the selected entries"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Delete"),
            many=QT_TRANSLATE_NOOP("actions", "&Delete rows"),
            synonyms=QT_TRANSLATE_NOOP("actions", "remove row entry url"),
        ),
    ),
    (
        ActionSpec(
            "move_top",
            QT_TRANSLATE_NOOP("actions", "Move to the &top"),
            lambda do: do.edit.move_to_top,
            keys=("Alt+Home",),
            enabled_when=action_conditions.can_move_rows,
        ),
        ActionSpec(
            "move_up",
            QT_TRANSLATE_NOOP("actions", "Move u&p"),
            lambda do: do.edit.move_up,
            keys=("Alt+Up",),
            icon="arrow-up",
            enabled_when=action_conditions.can_move_rows,
        ),
        ActionSpec(
            "move_down",
            QT_TRANSLATE_NOOP("actions", "Move dow&n"),
            lambda do: do.edit.move_down,
            keys=("Alt+Down",),
            icon="arrow-down",
            enabled_when=action_conditions.can_move_rows,
        ),
        ActionSpec(
            "move_bottom",
            QT_TRANSLATE_NOOP("actions", "Move to the &bottom"),
            lambda do: do.edit.move_to_bottom,
            keys=("Alt+End",),
            enabled_when=action_conditions.can_move_rows,
        ),
    ),
    (
        ActionSpec(
            "languages",
            QT_TRANSLATE_NOOP("actions", "&Languages…"),
            lambda do: do.languages.show,
            keys=("Ctrl+Shift+L",),
            icon="languages",
            enabled_when=action_conditions.is_whole,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Pages in several languages: which versions each lists and what is missing"
            ),
            synonyms=QT_TRANSLATE_NOOP(
                "actions", "hreflang alternate translations international multilingual x-default"
            ),
        ),
    ),
    (
        ActionSpec(
            "move_to_file",
            QT_TRANSLATE_NOOP("actions", "Move to a &sitemap…"),
            lambda do: do.files.move_rows,
            keys=("Ctrl+Shift+M",),
            enabled_when=action_conditions.can_move_between_files,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Move rows to another file of this document, or spread them over several"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "split distribute"),
        ),
        ActionSpec(
            "new_file",
            QT_TRANSLATE_NOOP("actions", "N&ew sitemap in this document…"),
            lambda do: do.files.new_file,
            enabled_when=action_conditions.is_editable_set,
            hint=QT_TRANSLATE_NOOP("actions", "Add an empty file to the files that are open as one document"),
            synonyms=QT_TRANSLATE_NOOP("actions", "add create"),
        ),
        ActionSpec(
            "match_index",
            QT_TRANSLATE_NOOP("actions", "Match index and &files…"),
            lambda do: do.index.match,
            enabled_when=action_conditions.is_editable_set,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Remove missing files from the index and add files it does not list"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "missing files sync children"),
        ),
        ActionSpec(
            "date_index",
            QT_TRANSLATE_NOOP("actions", "Update dates in the &index…"),
            lambda do: do.index.date,
            enabled_when=action_conditions.is_editable_set,
            hint=QT_TRANSLATE_NOOP("actions", "Date each file in the index by the newest date in the file"),
            synonyms=QT_TRANSLATE_NOOP("actions", "lastmod newest"),
        ),
        ActionSpec(
            "take_in_indexes",
            QT_TRANSLATE_NOOP("actions", "Replace nested inde&xes…"),
            lambda do: do.index.take_in,
            enabled_when=action_conditions.is_editable_index,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Replace each index listed in this index with the sitemaps it lists"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "nested merge"),
        ),
        ActionSpec(
            "make_index",
            QT_TRANSLATE_NOOP("actions", "&Create an index for these files…"),
            lambda do: do.index.make,
            enabled_when=action_conditions.is_editable_set,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Create an index for files that are open as one document and have none"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "sitemapindex create"),
        ),
    ),
    (
        ActionSpec(
            "sort_column",
            QT_TRANSLATE_NOOP("actions", "Sort b&y this column"),
            lambda do: do.view.sort_by_column,
            enabled_when=action_conditions.has_document,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Sort by the current column; again to reverse, and once more to stop sorting"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "order ascending descending"),
        ),
        ActionSpec(
            "worst_first",
            QT_TRANSLATE_NOOP("actions", "Show the &worst first"),
            lambda do: do.view.show_worst_first,
            enabled_when=action_conditions.has_findings,
            hint=QT_TRANSLATE_NOOP("actions", "Sort by findings, errors before warnings"),
            synonyms=QT_TRANSLATE_NOOP("actions", "sort errors findings"),
        ),
        ActionSpec(
            "file_order",
            QT_TRANSLATE_NOOP("actions", "Show in the file's &order"),
            lambda do: do.view.restore_file_order,
            icon="arrow-up-down",
            enabled_when=action_conditions.is_sorted,
            hint=QT_TRANSLATE_NOOP("actions", "Stop sorting; the filter stays"),
            synonyms=QT_TRANSLATE_NOOP("actions", "unsort original"),
        ),
        ActionSpec(
            "keep_order",
            QT_TRANSLATE_NOOP("actions", "&Make this the file's order"),
            lambda do: do.edit.keep_order,
            enabled_when=action_conditions.is_sorted_whole,
            hint=QT_TRANSLATE_NOOP("actions", "Rearrange the entries in the file in the order shown"),
            synonyms=QT_TRANSLATE_NOOP("actions", "sort reorder"),
        ),
    ),
)
