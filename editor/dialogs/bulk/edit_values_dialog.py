"""The dialog *Edit values*: rows, steps and operations above, a preview of the result below.

A recipe is applied to the rows that are chosen at the top. The preview says how many rows change, how many
findings there would be, and lists the first changes.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QRadioButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.core.document.rows import Rows
from editor.core.filtering.filter_proposals import Values
from editor.core.filtering.filter_tree import FilterError
from editor.core.operations.all_operations import OPERATIONS
from editor.core.operations.operation import Declaration
from editor.core.operations.operation_parameters import ArgumentError, Parameter
from editor.core.operations.recipe import Recipe, RecipeError
from editor.core.text import N_
from editor.dialogs.bulk.edit_preview import PreviewView
from editor.dialogs.bulk.operation_form import ChooseFolder, OperationForm
from editor.dialogs.bulk.recipe_steps import RecipeButton, RecipeLists, StepList
from editor.dialogs.dialog_frame import Dialog
from editor.dialogs.questions import Leaving
from editor.models.session.recipe_draft import OperationPreview, RecipeDraft
from editor.models.table.cell_edits import TitledEdit
from editor.models.words.operation_words import argument_trouble, undo_title
from editor.models.words.translation import counted, text_of, translated
from editor.services.settings.settings_file import FilterMemory
from editor.views.find.filter_line import FilterLine
from editor.views.style.icons import arrow_on, icon
from editor.views.widgets.input_fields import add_clear_button
from editor.views.widgets.keyboard import ENTER
from editor.views.widgets.labels import plain_label
from editor.views.widgets.widget_layouts import add_layout, column_of, line_of, scaled_width


class RowScope(StrEnum):
    """The sets of rows that can be chosen."""

    SELECTED = "selected"
    SHOWN = "shown"
    ALL = "all"


class ScopeChoice(QWidget):
    """A row of buttons, one for each scope available, with its number of rows."""

    changed = Signal()

    def __init__(self, scopes: Mapping[RowScope, Rows], parent: QWidget | None = None) -> None:
        """scopes: the rows of each scope, ascending; a scope without rows is not offered."""
        super().__init__(parent)
        self._scopes = {scope: rows for scope, rows in scopes.items() if rows}
        self._choices = QButtonGroup(self)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(16)
        line.addWidget(plain_label(self.tr("Rows:"), self))
        words = {
            RowScope.SELECTED: self.tr("{n} selected"),
            RowScope.SHOWN: self.tr("{n} shown"),
            RowScope.ALL: self.tr("All {n}"),
        }
        for scope, rows in self._scopes.items():
            button = QRadioButton(words[scope].format(n=QLocale().toString(len(rows))), self)
            button.setProperty("scope", scope)
            button.setChecked(not self._choices.buttons())
            button.toggled.connect(self._on_toggled)
            self._choices.addButton(button)
            line.addWidget(button)

    @property
    def scope(self) -> RowScope:
        """The scope that is chosen."""
        button = self._choices.checkedButton()
        return RowScope(button.property("scope")) if button else RowScope.ALL

    @property
    def rows(self) -> Rows:
        """The rows of the scope that is chosen."""
        return self._scopes.get(self.scope, ())

    def choose(self, scope: RowScope) -> None:
        """Choose a scope."""
        for button in self._choices.buttons():
            if button.property("scope") == scope:
                button.setChecked(True)

    def _on_toggled(self, checked: bool) -> None:
        if checked:
            self.changed.emit()


_STEPS_WIDTH = 264
_ANY_HEIGHT = 16_777_215  # pixels: Qt's largest


@dataclass(frozen=True, slots=True)
class EditValuesContext:
    """The functions and objects of the window that the dialog uses."""

    choose_folder: ChooseFolder
    leave_steps: Callable[[], Leaving]  # asks about steps saved nowhere; SAVE keeps them for the next time
    drop_steps: Callable[[], bool]
    recipe_lists: Callable[[], RecipeLists]
    filter_values: Values
    filters: FilterMemory


class EditValuesDialog(Dialog):
    """Edits a recipe, tries it after every change, and previews what it would do."""

    manual_place = "bulk-work#edit-values"

    def __init__(
        self,
        trial: OperationPreview,
        scopes: Mapping[RowScope, Rows],
        needs: EditValuesContext,
        parent: QWidget | None = None,
        field: str = "",
    ) -> None:
        """field: that of the selected column, whose operations come first."""
        super().__init__(parent, self.tr("Edit values"))
        kind = trial.entries.kind
        offered = [each for each in OPERATIONS if each.applies_to(kind)]
        self._offered: Sequence[Declaration] = sorted(offered, key=lambda each: each.field != field)
        self._trial, self._field = trial, field
        trial.setParent(self)
        self._needs = needs
        self.draft = RecipeDraft()
        self._kept: RecipeDraft | None = None  # the draft as it is saved in a file or in the library
        self.keeps_steps = False  # True if the steps are to be kept for the next time
        self._recipe: Recipe | None = None
        self.scopes = ScopeChoice(scopes, self)
        self.recipes = RecipeButton(needs.recipe_lists, self)
        self.more = self._make_more()
        self.steps = StepList(self)
        self.where = FilterLine(self, needs.filter_values)
        self.where.set_memory(needs.filters)
        self.name = QLineEdit(self)
        self.form = OperationForm(self._offered, needs.choose_folder, self)
        self.preview = PreviewView(trial, self)
        self._make_layout()
        self.apply_button = self.add_ok()
        self._connect()
        self.open_draft(self.draft)
        self._show_more(shown=self.more.isChecked())
        self.form.take_focus()

    def begin(self) -> None:
        """Begin with what sets the values of the selected column, if there is such an operation."""
        first = self._offered[0] if self._offered else None
        if first is not None and self._field and first.id == f"{self._field}.set":
            self.form.choose(first.id)
            self.form.take_focus()

    # Set-up

    def _make_layout(self) -> None:
        self.column.setSpacing(8)
        add_layout(self.column, line_of(self.scopes, None, self.recipes, self.more))
        wanted = max(scaled_width(_STEPS_WIDTH, self), self.steps.minimumSizeHint().width())
        self.steps.setFixedWidth(min(wanted, self.room().width() // 3))
        right = self._make_right()
        add_layout(self.column, line_of(self.steps, right, spacing=16, grows=right), 1)
        self.column.addWidget(self.preview, 1)
        self.propose_size(1040, 720)

    def _make_right(self) -> QVBoxLayout:
        step = QGridLayout()
        step.setHorizontalSpacing(12)
        step.setVerticalSpacing(8)
        step.setColumnStretch(1, 1)
        self.where.setPlaceholderText(
            self.tr("each of these rows, or a filter such as path:/blog/ or priority<0.5")
        )
        add_clear_button(self.where)
        self._name_label = plain_label(self.tr("Step &name"), self)
        self._where_label = plain_label(self.tr("Only &where"), self)
        for row, (label, field) in enumerate(
            ((self._where_label, self.where), (self._name_label, self.name))
        ):
            label.setBuddy(field)
            step.addWidget(label, row, 0)
            step.addWidget(field, row, 1)
        self.name.setAccessibleName(self.tr("Step name"))
        self.where.setAccessibleName(self.tr("Only where"))
        return column_of(step, self.form, grows=self.form)

    def _connect(self) -> None:
        self.scopes.changed.connect(self._try)
        self.recipes.anew_requested.connect(self._start_anew)
        self.steps.chosen.connect(self._show_current)
        self.steps.changed.connect(self._try)
        self.steps.add_operation_button.clicked.connect(self.form.take_focus)
        self.steps.add_step_button.clicked.connect(self.where.setFocus)
        self.where.textChanged.connect(self._on_where_typed)
        self.name.textEdited.connect(self._on_named)
        self.form.changed.connect(self._try)
        self.form.turned.connect(self._share_room)
        self._trial.changed.connect(self._on_tried)
        self.finished.connect(self._on_finished)

    # What is not needed to set a value

    def _make_more(self) -> QToolButton:
        more = QToolButton(self)
        more.setObjectName("unfolds")
        more.setCheckable(True)
        more.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        more.setText(self.tr("Steps, conditions, recipes"))
        more.toggled.connect(self._show_more)
        return more

    def _show_more(self, shown: bool) -> None:
        self.more.setIcon(icon("chevron-down" if shown else arrow_on(self)))
        self.more.setAccessibleDescription(self.tr("open") if shown else self.tr("closed"))
        for widget in (self.steps, self.recipes, self.where, self._where_label):
            widget.setVisible(shown)
        self._show_step_name()
        self._share_room()

    def _share_room(self) -> None:
        """Leave the room to the preview that one operation with its fields does not need."""
        is_list = self.form.currentWidget() is self.form.picker
        self.form.setMaximumHeight(
            _ANY_HEIGHT if is_list or self.more.isChecked() else self.form.least_height
        )

    def _show_step_name(self) -> None:
        is_named = len(self.draft.steps) > 1 or bool(self.steps.step.name)
        for widget in (self.name, self._name_label):
            widget.setVisible(is_named and self.more.isChecked())

    # Recipes

    def open_recipe(self, recipe: Recipe) -> None:
        """Load a recipe, unless the user wants to keep the steps that it would replace."""
        if self._may_drop():
            self.open_draft(RecipeDraft.of(recipe))
            self._kept = self.draft.copy()

    def _start_anew(self) -> None:
        if self._may_drop():
            self.open_draft(RecipeDraft())
            self.form.take_focus()

    @property
    def _is_unsaved(self) -> bool:
        return self.draft.took_work and self.draft != self._kept

    def _may_drop(self) -> bool:
        return not self._is_unsaved or self._needs.drop_steps()

    def open_draft(self, draft: RecipeDraft) -> None:
        """Load the steps of a draft."""
        self.draft, self._kept = draft, None
        self.more.setChecked(self.more.isChecked() or not draft.is_plain)
        self._show_name()
        self.steps.show_draft(draft)
        self._try()

    def rename(self, recipe: Recipe) -> None:
        """Take over the name and description of the recipe as which the steps were saved."""
        draft = self.draft
        draft.name, draft.description = recipe.name, recipe.description
        self._kept = draft.copy()
        self._show_name()
        self._try()

    def _show_name(self) -> None:
        name = self.draft.name
        self.setWindowTitle(
            self.tr("Edit values: {name}").format(name=name) if name else self.tr("Edit values")
        )

    def recipe(self) -> Recipe | None:
        """Return the recipe as it is now; None while it is incomplete or invalid."""
        return self._recipe

    # Display

    def _show_current(self) -> None:
        """Show the form of the current step and operation."""
        step = self.steps.step
        self.where.set_filter_text(step.where)
        self.name.setText(step.name)
        self._show_step_name()
        self.form.show_operation(self.steps.operation)

    def _on_where_typed(self, text: str) -> None:
        if text != self.steps.step.where:
            self.steps.step.where = text
            self._try()

    def _on_named(self, text: str) -> None:
        self.steps.step.name = text
        self._try()

    # The preview

    def _try(self) -> None:
        """Start to compute what the recipe would change."""
        try:
            self._recipe, trouble = self.draft.recipe(), None
        except RecipeError as error:
            self._recipe, trouble = None, error
        self.recipes.allow_saving(self._recipe is not None)
        self._trial.run(self._recipe, self.scopes.rows, trouble)

    def _on_tried(self) -> None:
        trouble = self._trial.tried.trouble
        self._show_trouble(trouble)
        if trouble is None:
            self.preview.refresh()
        outcome = self._trial.tried.outcome
        count = len(outcome.rows) if outcome else 0
        many = N_("Change %Ln rows")
        words = counted("Change 1 row", many, count) if count else self.tr("Change")
        self.allow(words, is_possible=count > 0)

    def _show_trouble(self, trouble: RecipeError | None) -> None:
        """Show what is wrong with the recipe: in the list, beside its field, and below."""
        cause = trouble.__cause__ if trouble else None
        place = None if trouble is None or trouble.step is None else (trouble.step, trouble.operation)
        is_here = place is not None and place == (self.steps.place[0], self.steps.place[1] or 0)
        self.form.show_trouble(cause if isinstance(cause, ArgumentError) and is_here else None)
        if isinstance(cause, FilterError) and place is not None and place[0] == self.steps.place[0]:
            self.where.show_error(cause)
        is_wrong = trouble is not None and not _is_missing(self.draft, trouble)
        self.steps.refresh(place if is_wrong else None)
        if trouble is not None:
            self.preview.show_trouble(_sentence(self.draft, trouble), is_wrong=is_wrong)

    @property
    def is_at_work(self) -> bool:
        """True while the preview or the check of its result is being computed."""
        return self._trial.is_running or self._trial.is_checking

    def outcome(self) -> TitledEdit | None:
        """Return the edit to apply, with its title; None if nothing would change or it is not known yet."""
        recipe, outcome = self._trial.tried.recipe, self._trial.tried.outcome
        if recipe is None or outcome is None or outcome.edit is None:
            return None
        operations = [each for step in recipe.steps for each in step.operations]
        return TitledEdit(outcome.edit, undo_title(recipe.name, operations, len(outcome.rows)))

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.focusWidget() in (self.where, self.name):
            self.form.take_focus()  # Enter in the filter must not press OK
        else:
            super().keyPressEvent(event)

    def reject(self) -> None:
        """Close without a change; the user is asked about steps that are not saved anywhere."""
        if self._is_unsaved:
            leaving = self._needs.leave_steps()
            if leaving is Leaving.STAY:
                return
            self.keeps_steps = leaving is Leaving.SAVE
        super().reject()

    def _on_finished(self) -> None:
        self.preview.stop()
        self._trial.close()


def _parameter(draft: RecipeDraft, trouble: RecipeError) -> Parameter | None:
    """Return the parameter that an error is about; None if it is about none."""
    cause = trouble.__cause__
    if not isinstance(cause, ArgumentError) or trouble.step is None or trouble.operation is None:
        return None
    declaration = draft.steps[trouble.step].operations[trouble.operation].declaration
    parameters = declaration.parameters if declaration else ()
    return next((each for each in parameters if each.name == cause.parameter), None)


def _is_missing(draft: RecipeDraft, trouble: RecipeError) -> bool:
    """Tell whether the error is just that the user has not filled in something yet."""
    if trouble.step is None or trouble.operation is None:
        return False
    operation, parameter = draft.steps[trouble.step].operations[trouble.operation], _parameter(draft, trouble)
    if parameter is None:
        return operation.declaration is None
    return parameter.is_required and not operation.given.get(parameter.name)


def _sentence(draft: RecipeDraft, trouble: RecipeError) -> str:
    parameter, cause = _parameter(draft, trouble), trouble.__cause__
    if parameter is not None and isinstance(cause, ArgumentError):
        sentence = argument_trouble(parameter, cause)
    else:
        sentence = text_of(trouble)
    if trouble.step is None or len(draft.steps) == 1:
        return sentence
    return translated("Step {n}: {sentence}").format(n=trouble.step + 1, sentence=sentence)
