"""All actions, declared once: the menus, the tool bar and the list of shortcuts read this."""

from editor.app.actions.edit import EDIT
from editor.app.actions.file import FILE
from editor.app.actions.help import HELP
from editor.app.actions.rows import ROWS
from editor.app.actions.site import SITE
from editor.app.actions.spec import ActionSpec
from editor.app.actions.view import VIEW
from editor.app.window.menu_action import Menu, Submenu

# The actions of each menu, in groups with separators between them.
MENUS: dict[Menu, tuple[tuple[ActionSpec, ...], ...]] = {
    Menu.FILE: FILE,
    Menu.EDIT: EDIT,
    Menu.ROWS: ROWS,
    Menu.VIEW: VIEW,
    Menu.SITE: SITE,
    Menu.HELP: HELP,
}

# Groups that have a submenu, by their first action.
SUBMENUS = {"freeze_url": Submenu.COLUMNS, "zoom_in": Submenu.LOOK, "theme_system": Submenu.LOOK}

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
BARE = {"undo", "redo", "add", "delete"}  # buttons of the tool bar without a word
PRIMARY = "save"  # the button that stands out while there are unsaved changes
