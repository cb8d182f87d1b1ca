"""The actions of the Edit menu (values, the selection, many rows at once) and of the Rows menu.

Those of the Rows menu are about the entries and their order.
"""

from editor.app.actions.action_spec import ActionSpec, Key, Role
from editor.core.text import QT_TRANSLATE_NOOP
from editor.models.words.translation import ADD_KEYS, FIX_KEY

EDIT = (
    (
        ActionSpec(
            "edit.undo",
            QT_TRANSLATE_NOOP("actions", "&Undo"),
            keys=(Key.Undo,),
            icon="undo-2",
            enabled="is_editable and undo_text",
            tool_bar=QT_TRANSLATE_NOOP("actions", "Undo"),
            synonyms=QT_TRANSLATE_NOOP("actions", "back history revert"),
        ),
        ActionSpec(
            "edit.redo",
            QT_TRANSLATE_NOOP("actions", "&Redo"),
            keys=(Key.Redo, "Ctrl+Y"),
            icon="redo-2",
            enabled="can_redo",
            tool_bar=QT_TRANSLATE_NOOP("actions", "Redo"),
            synonyms=QT_TRANSLATE_NOOP("actions", "again history repeat"),
        ),
    ),
    (
        ActionSpec(
            "edit.cut",
            QT_TRANSLATE_NOOP("actions", "Cu&t"),
            keys=(Key.Cut,),
            icon="scissors",
            enabled="is_editable and selected",
            is_for_text=True,
        ),
        ActionSpec(
            "edit.copy",
            QT_TRANSLATE_NOOP("actions", "&Copy"),
            keys=(Key.Copy,),
            icon="copy",
            enabled="selected",
            is_for_text=True,
        ),
        ActionSpec(
            "edit.copy_with_headings",
            QT_TRANSLATE_NOOP("actions", "Copy with &headings"),
            keys=("Ctrl+Shift+C",),
            enabled="selected",
            hint=QT_TRANSLATE_NOOP("actions", "Copy the cells with their column names above them"),
            synonyms=QT_TRANSLATE_NOOP("actions", "clipboard header csv"),
        ),
        ActionSpec(
            "edit.paste",
            QT_TRANSLATE_NOOP("actions", "&Paste"),
            keys=(Key.Paste,),
            icon="clipboard-paste",
            enabled="can_paste",
            hint=QT_TRANSLATE_NOOP(
                "actions", "Paste cells; whole rows, URLs, a sitemap or a crawler's table become new entries"
            ),
            is_for_text=True,
            synonyms=QT_TRANSLATE_NOOP("actions", "clipboard insert import urls csv"),
        ),
        ActionSpec(
            "edit.paste_into_cells",
            QT_TRANSLATE_NOOP("actions", "Paste &into cells"),
            keys=("Ctrl+Shift+V",),
            enabled="is_editable and selected",
            hint=QT_TRANSLATE_NOOP(
                "actions", "Overwrite cells with what was copied, starting at the current cell"
            ),
            is_for_text=True,
            synonyms=QT_TRANSLATE_NOOP("actions", "clipboard overwrite"),
        ),
        ActionSpec(
            "edit.clear",
            QT_TRANSLATE_NOOP("actions", "C&lear values"),
            keys=("Del",),  # the standard keys of X11 have Ctrl+D, too: that fills down
            enabled="is_editable and selected",
            is_for_text=True,
            synonyms=QT_TRANSLATE_NOOP("actions", "empty erase remove"),
        ),
        ActionSpec(
            "edit.fill_down",
            QT_TRANSLATE_NOOP("actions", "Fill do&wn"),
            keys=("Ctrl+D",),
            enabled="is_editable and selected",
            hint=QT_TRANSLATE_NOOP("actions", "Copy the top selected value into the cells below it"),
            synonyms=QT_TRANSLATE_NOOP("actions", "copy below"),
        ),
    ),
    (
        ActionSpec(
            "cells.edit_cell",
            QT_TRANSLATE_NOOP("actions", "Edit the cell"),
            icon="square-pen",
            enabled="is_editable and selected",
            hint=QT_TRANSLATE_NOOP(
                "actions", "Edit the current cell (F2); images and other blocks open in the Details panel"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "change type value F2"),
        ),
        ActionSpec(
            "cells.open_url",
            QT_TRANSLATE_NOOP("actions", "Open URL in the browser"),
            icon="external-link",
            enabled="selected",
            hint=QT_TRANSLATE_NOOP("actions", "Show the page of the current row"),
            synonyms=QT_TRANSLATE_NOOP("actions", "visit go to page website link web"),
        ),
        ActionSpec(
            "cells.copy_url",
            QT_TRANSLATE_NOOP("actions", "Cop&y URL"),
            icon="link",
            enabled="selected",
            hint=QT_TRANSLATE_NOOP("actions", "Copy the full URLs of the selected rows, one per line"),
            many=QT_TRANSLATE_NOOP("actions", "Cop&y URLs"),
            synonyms=QT_TRANSLATE_NOOP("actions", "clipboard address link loc"),
        ),
    ),
    (
        ActionSpec(
            "edit.select_all",
            QT_TRANSLATE_NOOP("actions", "Select &all"),
            keys=(Key.SelectAll,),
            enabled="has_document",
            is_for_text=True,
        ),
        ActionSpec(
            "view.select_shown",
            QT_TRANSLATE_NOOP("actions", "Select the rows sh&own"),
            keys=("Ctrl+Shift+A",),
            enabled="has_document",
            hint=QT_TRANSLATE_NOOP(
                "actions", "Select every row the filter shows, wherever the keyboard focus is"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "mark filtered"),
        ),
        ActionSpec(
            "view.select_where",
            QT_TRANSLATE_NOOP("actions", "Select wh&ere…"),
            keys=("Ctrl+Shift+F",),
            enabled="has_document",
            hint=QT_TRANSLATE_NOOP(
                "actions", "Select the rows that match a filter without hiding the others"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "mark query condition search"),
        ),
    ),
    (
        ActionSpec(
            "find.replace",
            QT_TRANSLATE_NOOP("actions", "&Find and replace…"),
            keys=("Ctrl+H",),
            icon="replace",
            enabled="has_document",
            hint=QT_TRANSLATE_NOOP("actions", "Find text in the values and replace it"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Replace"),
            synonyms=QT_TRANSLATE_NOOP("actions", "search substitute regex regular expression find"),
        ),
        ActionSpec(
            "bulk.edit_values",
            QT_TRANSLATE_NOOP("actions", "Edit &values…"),
            keys=("Ctrl+Shift+E",),
            icon="list-checks",
            enabled="is_editable and rows",
            hint=QT_TRANSLATE_NOOP("actions", "Set, clear or calculate values in many entries at once"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Edit values"),
            synonyms=QT_TRANSLATE_NOOP("actions", "bulk batch mass set change operations recipe script"),
        ),
        ActionSpec(
            "into.update_from_table",
            QT_TRANSLATE_NOOP("actions", "Update from a ta&ble…"),
            icon="sheet",
            enabled="is_editable and rows",
            hint=QT_TRANSLATE_NOOP("actions", "Update values by URL from a CSV file or spreadsheet"),
            synonyms=QT_TRANSLATE_NOOP("actions", "csv tsv xlsx excel spreadsheet import crawl merge lookup"),
        ),
    ),
    (
        ActionSpec(
            "fix.fix_here",
            QT_TRANSLATE_NOOP("actions", "Fi&x here…"),
            keys=(FIX_KEY,),
            icon="circle-check",
            enabled="has_document",
            hint=QT_TRANSLATE_NOOP("actions", "Fix what is wrong in the current cell"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Fix"),
            synonyms=QT_TRANSLATE_NOOP("actions", "repair mend correct quick solve"),
        ),
        ActionSpec(
            "fix.fix_all_safe",
            QT_TRANSLATE_NOOP("actions", "Fix all &safe…"),
            keys=("Ctrl+Shift+.",),
            enabled="is_editable and has_safe_fixes",
            hint=QT_TRANSLATE_NOOP("actions", "Fix everything that is safe to fix; shows a preview first"),
            synonyms=QT_TRANSLATE_NOOP("actions", "repair mend correct clean"),
        ),
        ActionSpec(
            "fix.settle_duplicates",
            QT_TRANSLATE_NOOP("actions", "&Duplicates…"),
            name="duplicates",
            enabled="is_editable and rows",
            hint=QT_TRANSLATE_NOOP("actions", "Find entries with the same URL and choose which to keep"),
            synonyms=QT_TRANSLATE_NOOP("actions", "double same twice dedupe repeated unique"),
        ),
    ),
    (
        ActionSpec(
            "preferences.show",
            QT_TRANSLATE_NOOP("actions", "Preferences…"),
            name="preferences",
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
            "edit.add",
            QT_TRANSLATE_NOOP("actions", "&Add row"),
            keys=ADD_KEYS,
            icon="plus",
            enabled="is_editable",
            hint=QT_TRANSLATE_NOOP("actions", "Add an entry below the current one"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Add"),
            synonyms=QT_TRANSLATE_NOOP("actions", "insert new row entry url"),
        ),
        ActionSpec(
            "edit.duplicate",
            QT_TRANSLATE_NOOP("actions", "D&uplicate row"),
            keys=("Ctrl+Shift+D",),
            icon="copy-plus",
            enabled="is_editable and selected",
            many=QT_TRANSLATE_NOOP("actions", "D&uplicate rows"),
            synonyms=QT_TRANSLATE_NOOP("actions", "copy row entry clone"),
        ),
        ActionSpec(
            "edit.delete",
            QT_TRANSLATE_NOOP("actions", "&Delete row"),
            keys=("Ctrl+Del",),
            icon="trash-2",
            enabled="is_editable and selected",
            hint=QT_TRANSLATE_NOOP("actions", "Delete the selected entries"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Delete"),
            many=QT_TRANSLATE_NOOP("actions", "&Delete rows"),
            synonyms=QT_TRANSLATE_NOOP("actions", "remove row entry url"),
        ),
    ),
    (
        ActionSpec(
            "edit.move_top",
            QT_TRANSLATE_NOOP("actions", "Move to the &top"),
            keys=("Alt+Home",),
            enabled="is_editable and selected and is_file_order",
        ),
        ActionSpec(
            "edit.move_up",
            QT_TRANSLATE_NOOP("actions", "Move u&p"),
            keys=("Alt+Up",),
            icon="arrow-up",
            enabled="is_editable and selected and is_file_order",
        ),
        ActionSpec(
            "edit.move_down",
            QT_TRANSLATE_NOOP("actions", "Move dow&n"),
            keys=("Alt+Down",),
            icon="arrow-down",
            enabled="is_editable and selected and is_file_order",
        ),
        ActionSpec(
            "edit.move_bottom",
            QT_TRANSLATE_NOOP("actions", "Move to the &bottom"),
            keys=("Alt+End",),
            enabled="is_editable and selected and is_file_order",
        ),
    ),
    (
        ActionSpec(
            "languages.show",
            QT_TRANSLATE_NOOP("actions", "&Languages…"),
            name="languages",
            keys=("Ctrl+Shift+L",),
            icon="languages",
            enabled="is_whole",
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
            "files.move_rows",
            QT_TRANSLATE_NOOP("actions", "Move to a &sitemap…"),
            name="move_to_file",
            keys=("Ctrl+Shift+M",),
            enabled="is_editable and rows and has_files",
            hint=QT_TRANSLATE_NOOP(
                "actions", "Move rows to another file of this document, or spread them over several"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "split distribute"),
        ),
        ActionSpec(
            "files.new_file",
            QT_TRANSLATE_NOOP("actions", "N&ew sitemap in this document…"),
            enabled="is_editable and has_files",
            hint=QT_TRANSLATE_NOOP("actions", "Add an empty file to the files that are open as one document"),
            synonyms=QT_TRANSLATE_NOOP("actions", "add create"),
        ),
        ActionSpec(
            "index.match_index",
            QT_TRANSLATE_NOOP("actions", "Match index and &files…"),
            enabled="is_editable and has_files",
            hint=QT_TRANSLATE_NOOP(
                "actions", "Remove missing files from the index and add files it does not list"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "missing files sync children"),
        ),
        ActionSpec(
            "index.date_index",
            QT_TRANSLATE_NOOP("actions", "Update dates in the &index…"),
            enabled="is_editable and has_files",
            hint=QT_TRANSLATE_NOOP("actions", "Date each file in the index by the newest date in the file"),
            synonyms=QT_TRANSLATE_NOOP("actions", "lastmod newest"),
        ),
        ActionSpec(
            "index.take_in_indexes",
            QT_TRANSLATE_NOOP("actions", "Replace nested inde&xes…"),
            enabled="is_editable and has_index",
            hint=QT_TRANSLATE_NOOP(
                "actions", "Replace each index listed in this index with the sitemaps it lists"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "nested merge"),
        ),
        ActionSpec(
            "index.make_index",
            QT_TRANSLATE_NOOP("actions", "&Create an index for these files…"),
            enabled="is_editable and has_files",
            hint=QT_TRANSLATE_NOOP(
                "actions", "Create an index for files that are open as one document and have none"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "sitemapindex create"),
        ),
    ),
    (
        ActionSpec(
            "view.sort_column",
            QT_TRANSLATE_NOOP("actions", "Sort b&y this column"),
            enabled="has_document",
            hint=QT_TRANSLATE_NOOP(
                "actions", "Sort by the current column; again to reverse, and once more to stop sorting"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "order ascending descending"),
        ),
        ActionSpec(
            "view.show_worst_first",
            QT_TRANSLATE_NOOP("actions", "Show the &worst first"),
            name="worst_first",
            enabled="has_document and has_findings",
            hint=QT_TRANSLATE_NOOP("actions", "Sort by findings, errors before warnings"),
            synonyms=QT_TRANSLATE_NOOP("actions", "sort errors findings"),
        ),
        ActionSpec(
            "view.restore_file_order",
            QT_TRANSLATE_NOOP("actions", "Show in the file's &order"),
            name="file_order",
            icon="arrow-up-down",
            enabled="is_sorted",
            hint=QT_TRANSLATE_NOOP("actions", "Stop sorting; the filter stays"),
            synonyms=QT_TRANSLATE_NOOP("actions", "unsort original"),
        ),
        ActionSpec(
            "edit.keep_order",
            QT_TRANSLATE_NOOP("actions", "&Make this the file's order"),
            enabled="is_editable and is_sorted and not is_filtered",
            hint=QT_TRANSLATE_NOOP("actions", "Rearrange the entries in the file in the order shown"),
            synonyms=QT_TRANSLATE_NOOP("actions", "sort reorder"),
        ),
    ),
)
