"""Everything a person can trigger, declared once: menus, tool bar and the list of shortcuts read this."""

from editor.app.actions.edit import EDIT
from editor.app.actions.file import FILE
from editor.app.actions.help import HELP
from editor.app.actions.rows import ROWS
from editor.app.actions.spec import ActionSpec, Menu
from editor.app.actions.view import VIEW
from editor.core.text import QT_TRANSLATE_NOOP

# Each menu's actions, in groups parted by lines.
MENUS: dict[Menu, tuple[tuple[ActionSpec, ...], ...]] = {
    Menu.FILE: FILE,
    Menu.EDIT: EDIT,
    Menu.ROWS: ROWS,
    Menu.VIEW: VIEW,
    Menu.HELP: HELP,
}

COLUMNS, LOOK = QT_TRANSLATE_NOOP("actions", "&Columns"), QT_TRANSLATE_NOOP("actions", "&Zoom and theme")
# Groups that stand in a menu of their own, by their first action: else one would not fit a small screen.
SUBMENUS = {"freeze_url": COLUMNS, "zoom_in": LOOK, "theme_system": LOOK}

ACTIONS = tuple(spec for groups in MENUS.values() for group in groups for spec in group)

TOOL_BAR = (
    ("open", "save", "export"),
    ("undo", "redo"),
    ("add", "delete"),
    ("edit_values", "replace", "fix_here"),
)
CONTEXT_MENU = (
    ("edit_cell", "open_url", "copy_url"),
    ("cut", "copy", "paste", "clear", "fill_down"),
    ("filter_value", "filter_folder", "exclude_value"),
    ("add", "duplicate", "delete"),
    ("edit_values",),
)
BARE = {"undo", "redo", "add", "delete"}  # icons in the tool bar that need no word
PRIMARY = "save"  # the button that stands out while there are unsaved changes
