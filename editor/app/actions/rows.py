"""The "Rows" menu: which entries there are, and in which order."""

from editor.app import conditions as when
from editor.app.action_spec import ActionSpec
from editor.core.text import QT_TRANSLATE_NOOP
from editor.models.keys import ADD_KEYS

ROWS = (
    (
        ActionSpec(
            "add",
            QT_TRANSLATE_NOOP("actions", "&Add"),
            lambda do: do.edit.add,
            keys=ADD_KEYS,
            icon="plus",
            enabled_when=when.editable,
            hint=QT_TRANSLATE_NOOP("actions", "Add an entry below the current one"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Add"),
        ),
        ActionSpec(
            "duplicate",
            QT_TRANSLATE_NOOP("actions", "D&uplicate"),
            lambda do: do.edit.duplicate,
            keys=("Ctrl+Shift+D",),
            icon="copy-plus",
            enabled_when=when.selected,
        ),
        ActionSpec(
            "delete",
            QT_TRANSLATE_NOOP("actions", "&Delete"),
            lambda do: do.edit.delete,
            keys=("Ctrl+Del",),
            icon="trash-2",
            enabled_when=when.selected,
            hint=QT_TRANSLATE_NOOP("actions", "Delete the selected entries"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Delete"),
        ),
    ),
    (
        ActionSpec(
            "move_top",
            QT_TRANSLATE_NOOP("actions", "Move to the &top"),
            lambda do: do.edit.move_to_top,
            keys=("Alt+Home",),
            enabled_when=when.movable,
        ),
        ActionSpec(
            "move_up",
            QT_TRANSLATE_NOOP("actions", "Move u&p"),
            lambda do: do.edit.move_up,
            keys=("Alt+Up",),
            icon="arrow-up",
            enabled_when=when.movable,
        ),
        ActionSpec(
            "move_down",
            QT_TRANSLATE_NOOP("actions", "Move dow&n"),
            lambda do: do.edit.move_down,
            keys=("Alt+Down",),
            icon="arrow-down",
            enabled_when=when.movable,
        ),
        ActionSpec(
            "move_bottom",
            QT_TRANSLATE_NOOP("actions", "Move to the &bottom"),
            lambda do: do.edit.move_to_bottom,
            keys=("Alt+End",),
            enabled_when=when.movable,
        ),
    ),
    (
        ActionSpec(
            "languages",
            QT_TRANSLATE_NOOP("actions", "&Languages…"),
            lambda do: do.languages.show,
            keys=("Ctrl+Shift+L",),
            icon="languages",
            enabled_when=when.whole,
            hint=QT_TRANSLATE_NOOP("actions", "Pages in several languages: what each names, what is missing"),
        ),
    ),
    (
        ActionSpec(
            "move_to_file",
            QT_TRANSLATE_NOOP("actions", "Move to a &sitemap…"),
            lambda do: do.files.move_rows,
            keys=("Ctrl+Shift+M",),
            enabled_when=when.distributable,
            hint=QT_TRANSLATE_NOOP("actions", "Move rows to another of several files, or to files by a rule"),
        ),
        ActionSpec(
            "new_file",
            QT_TRANSLATE_NOOP("actions", "N&ew sitemap beside these…"),
            lambda do: do.files.new_file,
            enabled_when=when.editable_files,
            hint=QT_TRANSLATE_NOOP("actions", "Add an empty file to those that are open as one document"),
        ),
        ActionSpec(
            "match_index",
            QT_TRANSLATE_NOOP("actions", "Match index and &files…"),
            lambda do: do.index.match,
            enabled_when=when.editable_files,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Take missing files out of the index, add those that it does not list"
            ),
        ),
        ActionSpec(
            "date_index",
            QT_TRANSLATE_NOOP("actions", "Update dates in the &index…"),
            lambda do: do.index.date,
            enabled_when=when.editable_files,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Give files that are dated too early in the index the newest date in them"
            ),
        ),
        ActionSpec(
            "take_in_indexes",
            QT_TRANSLATE_NOOP("actions", "Ta&ke in other indexes…"),
            lambda do: do.index.take_in,
            enabled_when=when.editable_index,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Put the sitemaps of an index that this index lists in the place of its entry"
            ),
        ),
        ActionSpec(
            "make_index",
            QT_TRANSLATE_NOOP("actions", "Make an inde&x of these files…"),
            lambda do: do.index.make,
            enabled_when=when.editable_files,
            hint=QT_TRANSLATE_NOOP(
                "actions", "List files that are open as one document and have no index in one"
            ),
        ),
    ),
    (
        ActionSpec(
            "sort_column",
            QT_TRANSLATE_NOOP("actions", "Sort b&y this column"),
            lambda do: do.view.sort_by_column,
            enabled_when=when.opened,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Sort by the column of the current cell; again: the other way round, then no more"
            ),
        ),
        ActionSpec(
            "worst_first",
            QT_TRANSLATE_NOOP("actions", "Show the &worst first"),
            lambda do: do.view.show_worst_first,
            enabled_when=when.walkable,
            hint=QT_TRANSLATE_NOOP("actions", "Sort by the findings, errors before warnings"),
        ),
        ActionSpec(
            "file_order",
            QT_TRANSLATE_NOOP("actions", "Show in the file's &order"),
            lambda do: do.view.restore_file_order,
            icon="arrow-up-down",
            enabled_when=when.reordered,
            hint=QT_TRANSLATE_NOOP("actions", "End sorting; the filter stays"),
        ),
        ActionSpec(
            "keep_order",
            QT_TRANSLATE_NOOP("actions", "&Make this the file's order"),
            lambda do: do.edit.keep_order,
            enabled_when=when.sorted_whole,
            hint=QT_TRANSLATE_NOOP("actions", "Put the entries of the file into the order shown"),
        ),
    ),
)
