"""The menus of recipes: those bundled with the program and those of the user."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from editor.models.words.tips import plain_tip
from editor.models.words.translation import text_of, translated
from editor.services.recipe_library import Shelved
from editor.views.style.icons import icon


@dataclass(frozen=True, slots=True)
class Shelves:
    """The recipes available: those bundled with the program and those in the user's library."""

    bundled: tuple[Shelved, ...] = ()
    own: tuple[Shelved, ...] = ()


def add_recipes(menu: QMenu, shelves: Shelves, choose: Callable[[Shelved], None]) -> None:
    """Add the recipes to a menu; those that cannot be read are disabled and say why."""
    menu.setToolTipsVisible(True)
    titles = (
        translated("recipes", "Bundled"),
        translated("recipes", "Your library"),
    )
    for title, shelf in zip(titles, (shelves.bundled, shelves.own), strict=True):
        if shelf:
            menu.addSection(title)
        for shelved in shelf:
            _add(menu, shelved, choose)


def _add(menu: QMenu, shelved: Shelved, choose: Callable[[Shelved], None]) -> None:
    recipe = shelved.recipe
    action = menu.addAction((recipe.name if recipe else shelved.path.name).replace("&", "&&"))
    action.setToolTip(plain_tip(recipe.description if recipe else _why(shelved)))
    action.setEnabled(recipe is not None)
    action.triggered.connect(lambda: choose(shelved))


def _why(shelved: Shelved) -> str:
    return text_of(shelved.trouble) if shelved.trouble else ""


class RecipeButton(QToolButton):
    """A button with a menu to open, save and delete recipes."""

    chosen = Signal(object)  # Shelved
    anew_requested = Signal()
    open_requested = Signal()
    save_requested = Signal()  # to the library
    save_file_requested = Signal()
    delete_requested = Signal(object)  # Shelved, of the library

    def __init__(self, shelves: Callable[[], Shelves], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shelves = shelves
        self._can_save = True
        self.setObjectName("recipe")
        self.setText(" " + self.tr("Recipe"))  # the space keeps the text off the icon
        self.setIcon(icon("notebook-text"))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolTip(self.tr("Open a recipe or save these steps as one"))
        self.recipes = QMenu(self)
        self.recipes.aboutToShow.connect(self._fill)
        self.setMenu(self.recipes)

    def allow_saving(self, can_save: bool) -> None:
        """Set whether the steps in the dialog are valid, so that they can be saved as a recipe."""
        self._can_save = can_save

    def _fill(self) -> None:
        menu, shelves = self.recipes, self._shelves()
        menu.clear()
        add_recipes(menu, shelves, self.chosen.emit)
        menu.addSeparator()
        menu.addAction(self.tr("Start o&ver")).triggered.connect(self.anew_requested)
        menu.addAction(self.tr("&Open a recipe file…")).triggered.connect(self.open_requested)
        for text, signal in (
            (self.tr("&Save to your library…"), self.save_requested),
            (self.tr("Save as a &file…"), self.save_file_requested),
        ):
            action = menu.addAction(text)
            action.setEnabled(self._can_save)
            action.triggered.connect(lambda _on=False, signal=signal: signal.emit())
        removal = menu.addMenu(self.tr("&Delete from your library"))
        removal.setEnabled(bool(shelves.own))
        for shelved in shelves.own:
            name = shelved.recipe.name if shelved.recipe else shelved.path.name
            removal.addAction(name.replace("&", "&&")).triggered.connect(
                lambda _on=False, shelved=shelved: self.delete_requested.emit(shelved)
            )
