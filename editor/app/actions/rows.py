"""The actions of the Rows menu: the entries and their order."""

from editor.app.actions import conditions as when
from editor.app.actions.spec import ActionSpec
from editor.core.text import QT_TRANSLATE_NOOP
from editor.models.words.keys import ADD_KEYS

ROWS = (
    (
        ActionSpec(
            "add",
            QT_TRANSLATE_NOOP("actions", "&Add row"),
            lambda do: do.edit.add,
            keys=ADD_KEYS,
            icon="plus",
            enabled_when=when.is_editable,
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
            enabled_when=when.has_editable_selection,
            many=QT_TRANSLATE_NOOP("actions", "D&uplicate rows"),
            synonyms=QT_TRANSLATE_NOOP("actions", "copy row entry clone"),
        ),
        ActionSpec(
            "delete",
            QT_TRANSLATE_NOOP("actions", "&Delete row"),
            lambda do: do.edit.delete,
            keys=("Ctrl+Del",),
            icon="trash-2",
            enabled_when=when.has_editable_selection,
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
            enabled_when=when.can_move_rows,
        ),
        ActionSpec(
            "move_up",
            QT_TRANSLATE_NOOP("actions", "Move u&p"),
            lambda do: do.edit.move_up,
            keys=("Alt+Up",),
            icon="arrow-up",
            enabled_when=when.can_move_rows,
        ),
        ActionSpec(
            "move_down",
            QT_TRANSLATE_NOOP("actions", "Move dow&n"),
            lambda do: do.edit.move_down,
            keys=("Alt+Down",),
            icon="arrow-down",
            enabled_when=when.can_move_rows,
        ),
        ActionSpec(
            "move_bottom",
            QT_TRANSLATE_NOOP("actions", "Move to the &bottom"),
            lambda do: do.edit.move_to_bottom,
            keys=("Alt+End",),
            enabled_when=when.can_move_rows,
        ),
    ),
    (
        ActionSpec(
            "languages",
            QT_TRANSLATE_NOOP("actions", "&Languages…"),
            lambda do: do.languages.show,
            keys=("Ctrl+Shift+L",),
            icon="languages",
            enabled_when=when.is_whole,
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
            enabled_when=when.can_move_between_files,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Move rows to another file of this document, or spread them over several"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "split distribute"),
        ),
        ActionSpec(
            "new_file",
            QT_TRANSLATE_NOOP("actions", "N&ew sitemap in this document…"),
            lambda do: do.files.new_file,
            enabled_when=when.is_editable_set,
            hint=QT_TRANSLATE_NOOP("actions", "Add an empty file to the files that are open as one document"),
            synonyms=QT_TRANSLATE_NOOP("actions", "add create"),
        ),
        ActionSpec(
            "match_index",
            QT_TRANSLATE_NOOP("actions", "Match index and &files…"),
            lambda do: do.index.match,
            enabled_when=when.is_editable_set,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Remove missing files from the index and add files it does not list"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "missing files sync children"),
        ),
        ActionSpec(
            "date_index",
            QT_TRANSLATE_NOOP("actions", "Update dates in the &index…"),
            lambda do: do.index.date,
            enabled_when=when.is_editable_set,
            hint=QT_TRANSLATE_NOOP("actions", "Date each file in the index by the newest date in the file"),
            synonyms=QT_TRANSLATE_NOOP("actions", "lastmod newest"),
        ),
        ActionSpec(
            "take_in_indexes",
            QT_TRANSLATE_NOOP("actions", "Replace nested inde&xes…"),
            lambda do: do.index.take_in,
            enabled_when=when.is_editable_index,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Replace each index listed in this index with the sitemaps it lists"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "nested merge"),
        ),
        ActionSpec(
            "make_index",
            QT_TRANSLATE_NOOP("actions", "&Create an index for these files…"),
            lambda do: do.index.make,
            enabled_when=when.is_editable_set,
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
            enabled_when=when.has_document,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Sort by the current column; again to reverse, and once more to stop sorting"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "order ascending descending"),
        ),
        ActionSpec(
            "worst_first",
            QT_TRANSLATE_NOOP("actions", "Show the &worst first"),
            lambda do: do.view.show_worst_first,
            enabled_when=when.has_findings,
            hint=QT_TRANSLATE_NOOP("actions", "Sort by findings, errors before warnings"),
            synonyms=QT_TRANSLATE_NOOP("actions", "sort errors findings"),
        ),
        ActionSpec(
            "file_order",
            QT_TRANSLATE_NOOP("actions", "Show in the file's &order"),
            lambda do: do.view.restore_file_order,
            icon="arrow-up-down",
            enabled_when=when.is_sorted,
            hint=QT_TRANSLATE_NOOP("actions", "Stop sorting; the filter stays"),
            synonyms=QT_TRANSLATE_NOOP("actions", "unsort original"),
        ),
        ActionSpec(
            "keep_order",
            QT_TRANSLATE_NOOP("actions", "&Make this the file's order"),
            lambda do: do.edit.keep_order,
            enabled_when=when.is_sorted_whole,
            hint=QT_TRANSLATE_NOOP("actions", "Rearrange the entries in the file in the order shown"),
            synonyms=QT_TRANSLATE_NOOP("actions", "sort reorder"),
        ),
    ),
)
