"""Makes menus and a tool bar of the declared actions, and updates them with the window's state."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QToolBar, QToolButton, QWidget

from editor.app.actions.action_spec import (
    ActionSpec,
    Menu,
    MenuAction,
    Submenu,
    WindowState,
    action_text,
    with_own_letters,
    without_mnemonic,
)
from editor.app.actions.all_actions import BARE, CONTEXT_MENU, MENUS, PRIMARY, SUBMENUS, TOOL_BAR
from editor.models.table.item_data import plain_tip
from editor.services.settings.settings_file import Settings
from editor.views.panels.start_page import RecentFile
from editor.views.style.icons import icon
from editor.views.widgets.input_fields import restyle

if TYPE_CHECKING:
    from editor.app.commands.all_commands import Commands


class Menus(QObject):
    """All actions of a window, by their id. The commands are only made when one is triggered."""

    recent_requested = Signal(object)  # a Path
    forget_requested = Signal()

    def __init__(self, window: QWidget, settings: Settings, commands: Callable[[], "Commands"]) -> None:
        super().__init__(window)
        self._settings, self._commands = settings, commands
        self.actions = {
            spec.id: self._made(MenuAction(spec, place, window))
            for menu, groups in MENUS.items()
            for place, group in _places(menu, groups)
            for spec in group
        }
        self._recent = QMenu(self.tr("Open &recent"), window)
        self._recent.setToolTipsVisible(True)
        self.recipes = QMenu(self.tr("Ru&n recipe"), window)
        self.recipes.aboutToShow.connect(self._fill_recipes)
        self.columns = QMenu(action_text(Submenu.COLUMNS), window)
        self.columns.aboutToShow.connect(self._fill_columns)
        self._tool_bar: QToolBar | None = None
        self.room_for_words = 0  # pixels that the tool bar needs for all its buttons with their words
        self._state: WindowState | None = None  # that the actions are updated for
        themes = QActionGroup(self)
        for action in self.actions.values():
            if action.spec.tick is not None and action.spec.tick.off is None:
                themes.addAction(action)

    def _made(self, action: MenuAction) -> MenuAction:
        spec = action.spec
        action.setObjectName(spec.id)
        action.setShortcuts(spec.sequences())
        action.setMenuRole(spec.role)
        action.setCheckable(spec.tick is not None)
        if spec.icon:
            action.setIcon(icon(spec.icon))
            action.setIconVisibleInMenu(not action.isCheckable())  # an icon would hide the check mark
        if spec.tool_bar:
            action.setIconText(_beside_icon(spec))
        action.setStatusTip("")
        action.tip = _tip(spec)
        action.triggered.connect(partial(self._run, spec))
        return action

    def _run(self, spec: ActionSpec, _checked: bool = False) -> None:
        commands = self._commands()
        if not spec.is_for_text:
            commands.finish_typing()
        if "." in spec.command:
            attrgetter(spec.command)(commands)()
        elif spec.tick is not None:
            spec.tick.click(self._settings)

    def fill_menu_bar(self, bar: QMenuBar) -> None:
        """Make the menus."""
        submenus = {Submenu.COLUMNS: self.columns}
        for menu, groups in MENUS.items():
            top = bar.addMenu(action_text(menu))
            top.aboutToShow.connect(partial(_tidy, top))
            for place, group in _places(menu, groups):
                target = top
                for title in place[1:]:
                    target = submenus.setdefault(title, QMenu(action_text(title), bar.window()))
                    if target.isEmpty():
                        target.aboutToShow.connect(partial(_tidy, target))
                        top.addMenu(target)
                self._add_group(target, group)
        _part_letters(bar)

    def _add_group(self, menu: QMenu, group: Sequence[ActionSpec]) -> None:
        below = {"open": self._recent, "edit_values": self.recipes}
        if not menu.isEmpty():
            menu.addSeparator()
        for spec in group:
            menu.addAction(self.actions[spec.id])
            if spec.id in below:
                menu.addMenu(below[spec.id])
        menu.setToolTipsVisible(True)  # they explain the names

    def fill_tool_bar(self, bar: QToolBar) -> None:
        """Make the tool bar."""
        self._tool_bar = bar
        bar.setIconSize(QSize(18, 18))
        for group in TOOL_BAR:
            if bar.actions():
                bar.addSeparator()
            for name in group:
                bar.addAction(self.actions[name])
        for more in bar.findChildren(QToolButton, "qt_toolbar_ext_button"):
            more.setIcon(icon("chevron-down"))  # Qt's own icon is black in any theme
            more.setToolTip(self.tr("More tools"))
            more.setAccessibleName(self.tr("More tools"))
        self.set_compact(False)
        for action in self.actions.values():
            action.explained = ""  # the buttons are to say it, too
        self.room_for_words = bar.sizeHint().width()

    def fill_context_menu(self, widget: QWidget) -> None:
        """Fill the context menu with the actions for entries."""
        widget.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        for group in CONTEXT_MENU:
            if widget.actions():
                line = QAction(widget)
                line.setSeparator(True)
                widget.addAction(line)
            widget.addActions([self.actions[name] for name in group])

    def _let_save_stand_out(self, stands_out: bool) -> None:
        """Highlight the Save button while there are changes; its icon is hidden in the menu then."""
        button = self._tool_bar.widgetForAction(self.actions[PRIMARY]) if self._tool_bar is not None else None
        if button is not None and button.property("primary") is not stands_out:
            self.actions[PRIMARY].setIcon(
                icon(self.actions[PRIMARY].spec.icon, "on_accent" if stands_out else "muted")
            )
            self.actions[PRIMARY].setIconVisibleInMenu(not stands_out)
            restyle(button, "primary", stands_out)

    def set_compact(self, compact: bool) -> None:
        """Show only icons in the tool bar, if the window is narrow."""
        if self._tool_bar is None:
            return
        # If the words came before the room for them, Qt would show the extension button, and keep it.
        self._tool_bar.setMinimumWidth(0 if compact else self.room_for_words)
        style = Qt.ToolButtonStyle
        usual = style.ToolButtonIconOnly if compact else style.ToolButtonTextBesideIcon
        self._tool_bar.setToolButtonStyle(usual)
        for name in BARE:
            button = self._tool_bar.widgetForAction(self.actions[name])
            if isinstance(button, QToolButton):
                button.setToolButtonStyle(style.ToolButtonIconOnly)

    def show_recent(self, files: Sequence[RecentFile]) -> None:
        """List the files that were open before; those that are gone are disabled."""
        self._recent.clear()
        for number, file in enumerate(files):
            key = f"&{number + 1}  " if number < 9 else ""
            action = self._recent.addAction(key + file.path.name.replace("&", "&&"))
            action.setToolTip(plain_tip(str(file.path)))
            action.setEnabled(file.is_there)
            action.triggered.connect(partial(self._on_recent, file.path))
        if files:
            self._recent.addSeparator()
            self._recent.addAction(self.tr("&Clear list")).triggered.connect(self._on_forget)
        self._recent.setEnabled(bool(files))

    def _fill_recipes(self) -> None:
        self._commands().later.bulk.list_recipes(self.recipes)

    def _fill_columns(self) -> None:
        self._commands().columns.fill_menu(self.columns)

    def _on_recent(self, path: Path, _checked: bool = False) -> None:
        self.recent_requested.emit(path)

    def _on_forget(self) -> None:
        self.forget_requested.emit()

    def update(self, state: WindowState) -> None:
        """Enable, check and name the actions for the present state."""
        if state != self._state:
            self._state = state
            self._enable(state)
        for name, action in self.actions.items():  # in any state: a click has changed the mark
            if action.isCheckable():
                action.setChecked(name in state.ticks)

    def _enable(self, state: WindowState) -> None:
        afterwards = state._replace(is_whole=True, is_busy=False)
        self._let_save_stand_out(state.is_modified)
        self.recipes.setEnabled(self.actions["edit_values"].spec.is_enabled(state))
        self.columns.setEnabled(state.has_document)
        for name, text in (("undo", state.undo_text), ("redo", state.redo_text)):
            self._rename(self.actions[name], f" {text[:1].lower()}{text[1:]}" if text else "")
        for action in self.actions.values():
            spec = action.spec
            if spec.many:
                action.setText(action_text(spec.many) if state.selected > 1 else spec.title())
                action.setIconText(_beside_icon(spec))
            is_enabled = spec.is_enabled(state)
            action.setEnabled(is_enabled)
            action.setVisible(spec.is_offered(state))
            waits = bool(state.at_work) and not is_enabled and spec.is_enabled(afterwards)
            action.waits_for = state.at_work if waits else ""
            self._explain(action)

    @staticmethod
    def _rename(action: MenuAction, more: str) -> None:
        action.setText(action.spec.title() + more)
        action.setIconText(_beside_icon(action.spec))
        action.tip = _with_key(without_mnemonic(action.text()), action.spec)

    def _explain(self, action: MenuAction) -> None:
        """Set the tool tip of an action, and what is read out of its button in the tool bar."""
        says_more = bool(action.spec.hint or action.spec.tool_bar)  # more than its name in the menu
        words = f"{action.tip}\n{action.waits_for}" if action.waits_for else action.tip if says_more else ""
        if action.explained == words:
            return
        action.explained = words
        action.setToolTip(plain_tip(words))
        button = self._tool_bar.widgetForAction(action) if self._tool_bar is not None else None
        if button is not None:
            button.setAccessibleDescription(words)

    def why_not(self, key: QKeySequence) -> str:
        """Return a sentence that says why a key does nothing for now; "" if there is no temporary reason."""
        waiting = (action for action in self.actions.values() if action.waits_for)
        return next((action.waits_for for action in waiting if key in action.spec.sequences()), "")


def _tidy(menu: QMenu) -> None:
    """Leave no line between groups where one of them is not shown, and part the letters of the rest."""
    line: QAction | None = None
    has_before = False
    for action in menu.actions():
        if action.isSeparator():
            action.setVisible(False)
            line = action if has_before else None
        elif action.isVisible():
            if line is not None:
                line.setVisible(True)
            line, has_before = None, True
    _part_letters(menu)


def _part_letters(menu: QMenu | QMenuBar) -> None:
    """Let each action of a menu be chosen by a letter of its own, in any language."""
    actions = [action for action in menu.actions() if action.text()]
    for action, text in zip(actions, with_own_letters(action.text() for action in actions), strict=True):
        if text != action.text():
            action.setText(text)


def _places(
    menu: Menu, groups: Sequence[Sequence[ActionSpec]]
) -> Iterator[tuple[tuple[Menu] | tuple[Menu, Submenu], Sequence[ActionSpec]]]:
    """Yield each group of a menu, with its place."""
    for group in groups:
        submenu = SUBMENUS.get(group[0].id)
        yield (menu, submenu) if submenu else (menu,), group


def _beside_icon(spec: ActionSpec) -> str:
    """Return the short name for the tool bar, with a space, as the style sheet leaves none after the icon."""
    return " " + action_text(spec.tool_bar)


def _tip(spec: ActionSpec) -> str:
    hint = action_text(spec.hint) if spec.hint else without_mnemonic(spec.title()).rstrip("…")
    return _with_key(hint, spec)


def _with_key(text: str, spec: ActionSpec) -> str:
    sequences = spec.sequences()
    if not sequences:
        return text
    return f"{text} ({sequences[0].toString(QKeySequence.SequenceFormat.NativeText)})"
