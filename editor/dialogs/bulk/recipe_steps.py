"""The steps of a recipe and their operations in order, and the menus and the dialog of saved recipes.

Recipes are those bundled with the program and those of the user; one is saved under a name.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFont, QIcon
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from editor.core.operations.recipe import Mode, Recipe
from editor.dialogs.dialog_frame import Buttons, Dialog, is_ticked, tick
from editor.models.session.recipe_draft import DraftOperation, DraftStep, RecipeDraft
from editor.models.table.item_data import plain_tip
from editor.models.words.operation_words import draft_title, step_title
from editor.models.words.translation import text_of, translated
from editor.rules.rule import Severity
from editor.services.recipe_library import StoredRecipe
from editor.views.style.icons import icon, mark_icon
from editor.views.style.theme import current
from editor.views.widgets.input_fields import ChoiceBox, form_of, icon_button
from editor.views.widgets.labels import plain_label
from editor.views.widgets.widget_layouts import add_layout, column_of, line_of


@dataclass(frozen=True, slots=True)
class RecipeLists:
    """The recipes available: those bundled with the program and those in the user's library."""

    bundled: tuple[StoredRecipe, ...] = ()
    own: tuple[StoredRecipe, ...] = ()


def add_recipes(menu: QMenu, recipe_lists: RecipeLists, choose: Callable[[StoredRecipe], None]) -> None:
    """Add the recipes to a menu; those that cannot be read are disabled and say why."""
    menu.setToolTipsVisible(True)
    titles = (translated("Bundled"), translated("Your library"))
    for title, recipes in zip(titles, (recipe_lists.bundled, recipe_lists.own), strict=True):
        if recipes:
            menu.addSection(title)
        for stored in recipes:
            _add(menu, stored, choose)


def _add(menu: QMenu, stored: StoredRecipe, choose: Callable[[StoredRecipe], None]) -> None:
    recipe = stored.recipe
    action = menu.addAction((recipe.name if recipe else stored.path.name).replace("&", "&&"))
    action.setToolTip(plain_tip(recipe.description if recipe else _why(stored)))
    action.setEnabled(recipe is not None)
    action.triggered.connect(lambda: choose(stored))


def _why(stored: StoredRecipe) -> str:
    return text_of(stored.trouble) if stored.trouble else ""


class RecipeButton(QToolButton):
    """A button with a menu to open, save and delete recipes."""

    chosen = Signal(object)  # Shelved
    anew_requested = Signal()
    open_requested = Signal()
    save_requested = Signal()  # to the library
    save_file_requested = Signal()
    delete_requested = Signal(object)  # Shelved, of the library

    def __init__(self, recipe_lists: Callable[[], RecipeLists], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shelves = recipe_lists
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
        menu, recipe_lists = self.recipes, self._shelves()
        menu.clear()
        add_recipes(menu, recipe_lists, self.chosen.emit)
        menu.addSeparator()
        menu.addAction(self.tr("Start o&ver")).triggered.connect(self.anew_requested)
        menu.addAction(self.tr("&Open a recipe file…")).triggered.connect(self.open_requested)
        for text, signal in (
            (self.tr("&Save to your library…"), self.save_requested),
            (self.tr("Save as a &file…"), self.save_file_requested),
        ):
            action = menu.addAction(text)
            action.setEnabled(self._can_save)
            action.triggered.connect(signal)
        removal = menu.addMenu(self.tr("&Delete from your library"))
        removal.setEnabled(bool(recipe_lists.own))
        for stored in recipe_lists.own:
            name = stored.recipe.name if stored.recipe else stored.path.name
            removal.addAction(name.replace("&", "&&")).triggered.connect(
                lambda _on=False, stored=stored: self.delete_requested.emit(stored)
            )


class SaveRecipeDialog(Dialog):
    """Asks for the name and description of a recipe."""

    manual_place = "bulk-work#recipes"

    def __init__(self, recipe: Recipe, taken: Collection[str], parent: QWidget | None = None) -> None:
        """taken: the names of recipes that would be replaced."""
        super().__init__(parent, self.tr("Save recipe"), 440)
        self._recipe, self._taken = recipe, taken
        self.name = QLineEdit(recipe.name, self)
        self.description = QLineEdit(recipe.description, self)
        rows = ((self.tr("&Name"), self.name), (self.tr("&Description"), self.description))
        add_layout(self.column, form_of(self, rows))
        self._remark = self.add_remark()
        self.add_ok(button=Buttons.Save)
        self.name.textChanged.connect(self._on_named)
        self._on_named()

    def recipe(self) -> Recipe:
        """Return the recipe with the name and description that were entered."""
        return replace(
            self._recipe, name=self.name.text().strip(), description=self.description.text().strip()
        )

    def _on_named(self) -> None:
        name = self.name.text().strip()
        self.ok.setEnabled(bool(name))
        is_taken = name in self._taken
        self._remark.setText(self.tr("This replaces the recipe with the same name.") if is_taken else "")


Place = tuple[int, int | None]  # a step, and the operation in it; None: the step as a whole


class StepList(QWidget):
    """Lists a draft, and lets the user add, remove and reorder its lines;
    their content is edited elsewhere.
    """

    chosen = Signal()  # another step or operation is the current one
    changed = Signal()  # the draft has changed

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft = RecipeDraft()
        self._place: Place = (0, 0)
        self._items: dict[Place, QTreeWidgetItem] = {}
        self._trouble: Place | None = None
        self._tree = QTreeWidget(self)
        self._tree.setObjectName("steps")
        self._tree.setHeaderHidden(True)
        self._tree.setRootIsDecorated(False)
        self._tree.setItemsExpandable(False)
        self._tree.setIndentation(16)
        self._tree.setAccessibleName(self.tr("Steps and operations"))
        self._tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._tree.currentItemChanged.connect(self._on_current_changed)
        self._tree.itemChanged.connect(self._on_ticked)
        modes = (
            (self.tr("Only the first matching step"), Mode.FIRST_MATCH),
            (self.tr("Every matching step, in order"), Mode.EVERY_MATCH),
        )
        self.mode = ChoiceBox(self, self.tr("Which steps apply to a row"), modes)
        self.mode.activated.connect(self._on_mode_chosen)
        self._mode_label = plain_label(self.tr("Apply to each row:"), self)
        add, change = self._make_buttons()
        column_of(
            add, self._tree, change, self._mode_label, self.mode, spacing=4, grows=self._tree, inside=self
        )

    def _make_buttons(self) -> tuple[QHBoxLayout, QHBoxLayout]:
        """Return two rows of buttons: those that add a line, and those that
        move or remove the current one.
        """
        self.add_operation_button = self._button(
            "plus", self.tr("Operation"), self.tr("Add an operation to this step"), self.add_operation
        )
        self.add_step_button = self._button(
            "list-plus", self.tr("Step"), self.tr("Add a step with its own filter"), self.add_step
        )
        self.up_button = self._button("arrow-up", self.tr("Up"), self.tr("Move up"), self.move_up)
        self.down_button = self._button("arrow-down", self.tr("Down"), self.tr("Move down"), self.move_down)
        self.remove_button = self._button("trash-2", self.tr("Remove"), self.tr("Remove"), self.remove)
        add = line_of(self.add_operation_button, self.add_step_button, None, spacing=0)
        change = line_of(self.up_button, self.down_button, self.remove_button, None, spacing=0)
        return add, change

    def _button(self, picture: str, label: str, text: str, slot: Callable[[], object]) -> QToolButton:
        button = icon_button(picture, text, self, 16)
        button.setText(" " + label)  # the space keeps the text off the icon
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(slot)
        return button

    # Display

    def show_draft(self, draft: RecipeDraft) -> None:
        """List this draft from now on."""
        self._draft = draft
        self._trouble = None
        self._go_to((0, 0))

    def refresh(self, trouble: Place | None = None) -> None:
        """Update the titles to match the draft, and mark the place of an error in it."""
        self._trouble = trouble
        for (number, at), item in self._items.items():
            step = self._draft.steps[number]
            title = self._title(number, step) if at is None else draft_title(step.operations[at])
            item.setText(0, title)
            item.setToolTip(0, plain_tip(title))
            is_wrong = (number, at) == self._trouble
            item.setIcon(0, mark_icon(Severity.ERROR, current()) if is_wrong else QIcon())

    def _title(self, number: int, step: DraftStep) -> str:
        title = step_title(step)
        if len(self._draft.steps) == 1:
            return title
        return self.tr("{n}. {title}").format(n=number + 1, title=title)

    @property
    def place(self) -> Place:
        """The current place: the index of a step, and of an operation in it or None."""
        return self._place

    @property
    def step(self) -> DraftStep:
        """The current step, or the step of the current operation."""
        return self._draft.steps[self._place[0]]

    @property
    def operation(self) -> DraftOperation:
        """The current operation, or the first of the current step."""
        return self.step.operations[self._place[1] or 0]

    def go_to(self, step: int, operation: int | None = 0) -> None:
        """Make another step or operation current."""
        self._tree.setCurrentItem(self._items[step, operation])

    # User actions

    def add_operation(self) -> None:
        """Insert a new operation below the current one."""
        number, at = self._place
        below = len(self.step.operations) if at is None else at + 1
        self.step.operations.insert(below, DraftOperation())
        self._change((number, below))

    def add_step(self) -> None:
        """Insert a new step below the current one."""
        below = self._place[0] + 1
        self._draft.steps.insert(below, DraftStep([DraftOperation()]))
        self._change((below, None))

    def remove(self) -> None:
        """Remove the current operation, or its whole step if it is the only one in it."""
        number, at = self._place
        if at is not None and len(self.step.operations) > 1:
            del self.step.operations[at]
            self._change((number, min(at, len(self.step.operations) - 1)))
        elif len(self._draft.steps) > 1:
            del self._draft.steps[number]
            self._change((min(number, len(self._draft.steps) - 1), None if at is None else 0))

    def move_up(self) -> None:
        """Move the current operation up within its step, or the current step."""
        self._move(-1)

    def move_down(self) -> None:
        """Move the current operation down within its step, or the current step."""
        self._move(1)

    def _move(self, by: int) -> None:
        number, at = self._place
        if at is None:
            steps = self._draft.steps
            steps[number], steps[number + by] = steps[number + by], steps[number]
            self._change((number + by, None))
        else:
            operations = self.step.operations
            operations[at], operations[at + by] = operations[at + by], operations[at]
            self._change((number, at + by))

    def _change(self, place: Place) -> None:
        self._trouble = None
        self._go_to(place)
        self.changed.emit()

    def _go_to(self, place: Place) -> None:
        """List the draft again with another current place."""
        with QSignalBlocker(self._tree):
            self._tree.clear()
            self._items.clear()
            for number, step in enumerate(self._draft.steps):
                top = self._items[number, None] = QTreeWidgetItem(self._tree)
                font = top.font(0)
                font.setWeight(QFont.Weight.DemiBold)
                top.setFont(0, font)
                if len(self._draft.steps) > 1 or not step.is_on:
                    tick(top, is_ticked=step.is_on)
                for at in range(len(step.operations)):
                    self._items[number, at] = QTreeWidgetItem(top)
            self._tree.ensurePolished()  # else rows get their height before the style sheet is applied
            self._tree.expandAll()
        self.refresh()
        self.mode.choose(self._draft.mode)
        for widget in (self.mode, self._mode_label):
            widget.setVisible(len(self._draft.steps) > 1)
        are_several = sum(len(step.operations) for step in self._draft.steps) > 1
        for button in (self.add_step_button, self.up_button, self.down_button, self.remove_button):
            button.setVisible(are_several)  # nobody needs them for a single operation
        self.go_to(*place)

    def _on_current_changed(self, item: QTreeWidgetItem | None) -> None:
        if item is None:
            return
        self._place = next(place for place, each in self._items.items() if each is item)
        self._allow()
        self.chosen.emit()

    def _on_ticked(self, item: QTreeWidgetItem) -> None:
        """Leave a step out, or take it in again, if its tick is another one now."""
        number = self._tree.indexOfTopLevelItem(item)
        if number < 0 or item.data(0, Qt.ItemDataRole.CheckStateRole) is None:
            return
        step, is_on = self._draft.steps[number], is_ticked(item)
        if step.is_on != is_on:
            step.is_on = is_on
            self.changed.emit()

    def _on_mode_chosen(self) -> None:
        self._draft.mode = Mode(self.mode.currentData())
        self.changed.emit()

    def _allow(self) -> None:
        number, at = self._place
        here, count = (number, len(self._draft.steps)) if at is None else (at, len(self.step.operations))
        self.up_button.setEnabled(here > 0)
        self.down_button.setEnabled(here < count - 1)
        self.remove_button.setEnabled(count > 1 or len(self._draft.steps) > 1)
        has_several = sum(len(step.operations) for step in self._draft.steps) > 1
        for button in (self.up_button, self.down_button, self.remove_button):
            button.setVisible(has_several)
