"""The form for one operation: chosen from a list, then given its arguments.

The list has all operations, filtered by a few words. There is a kind of field for each type of parameter.
"""

from collections.abc import Callable, Sequence
from datetime import datetime
from decimal import Decimal
from functools import partial
from zoneinfo import available_timezones

from PySide6.QtCore import QEvent, QLocale, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QCompleter,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QStackedWidget,
    QTreeWidgetItem,
    QWidget,
)

from editor.core.operations.operation import Declaration
from editor.core.operations.operation_parameters import ArgumentError, Parameter, ParameterType
from editor.dialogs.dialog_frame import BoxedList
from editor.models.lists.list_models import Findable, matching_actions
from editor.models.session.recipe_draft import DraftOperation
from editor.models.table.item_data import plain_tip
from editor.models.words.operation_words import (
    argument_trouble,
    choice_title,
    group_title,
    operation_title,
    operation_words,
)
from editor.models.words.translation import translated
from editor.views.widgets import input_fields
from editor.views.widgets.keyboard import ENTER, set_tab_order
from editor.views.widgets.labels import make_heading, muted_label, plain_label
from editor.views.widgets.widget_layouts import column_of, line_of

ChooseFolder = Callable[[str], str]  # asks the user, starting in a folder; returns "" if cancelled

_WIDTH = 200  # pixels of a field at least
_FAR = 1_000_000  # the limit of numbers that declare none
_EXAMPLES = {
    ParameterType.NAMES: "utm_*, gclid",
    ParameterType.DATE: "2026-11-21",
    ParameterType.HOST: "www.example.com",
    ParameterType.LANGUAGE: "en",
    ParameterType.CELL: "image[2].title",
    ParameterType.PATH: "/blog/",
    ParameterType.EXPRESSION: "^(.*)/index\\.html$",
}


class ParameterEditor(QWidget):
    """Holds the value of a parameter, valid or not; `changed` is emitted when the user changes it."""

    changed = Signal()
    is_wide = False  # True if the field takes the full width of the form
    field: QWidget  # the widget to type in; it is no focus proxy, as Tab would reach it twice

    def __init__(self, parameter: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.parameter = parameter
        self.title = translated(parameter.title)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(8)

    def value(self) -> object:
        """Return the value that the user has entered, in the form that `Parameter.read` takes."""
        raise NotImplementedError

    def show_value(self, value: object) -> None:
        """Put an argument, or an earlier input, into the field; `changed` may be emitted."""
        raise NotImplementedError

    def show_severity(self, word: str) -> None:
        """Mark the field as "error", or remove the mark ("")."""
        input_fields.restyle(self.field, "severity", word)

    def describe(self, text: str) -> None:
        """Describe the field in a tool tip and to screen readers."""
        self.field.setToolTip(plain_tip(text))
        self.field.setAccessibleDescription(text)

    def _add(self, field: QWidget, *others: QWidget) -> None:
        """Make `field` the field, followed by other widgets."""
        self.field = field
        field.setAccessibleName(self.title)
        input_fields.leave_wheel(field)
        self._line.addWidget(field, 1)
        for other in others:
            self._line.addWidget(other)


class ParameterLineEdit(ParameterEditor):
    """A field for one line of text."""

    is_wide = True

    def __init__(self, parameter: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(parameter, parent)
        self.line = QLineEdit(self)
        self.line.setMinimumWidth(_WIDTH)
        self.line.setPlaceholderText(_EXAMPLES.get(parameter.type, ""))
        self.line.textChanged.connect(self.changed)
        self._add(self.line, *self._buttons())

    def _buttons(self) -> tuple[QWidget, ...]:
        """Return the buttons beside the field that help to fill it in."""
        return ()

    def value(self) -> str:
        return self.line.text()

    def show_value(self, value: object) -> None:
        self.line.setText(", ".join(value) if isinstance(value, tuple) else str(value))
        self.line.setCursorPosition(0)


class DateEditor(ParameterLineEdit):
    """A field for a date, with buttons for the current date or time."""

    def _buttons(self) -> tuple[QWidget, ...]:
        today = input_fields.push_button(self.tr("Today"), self._put_today, self)
        return today, input_fields.push_button(self.tr("Now"), self._put_now, self)

    def _put_today(self) -> None:
        self.line.setText(f"{datetime.now().astimezone():%Y-%m-%d}")

    def _put_now(self) -> None:
        self.line.setText(datetime.now().astimezone().isoformat(timespec="seconds"))


class FolderEditor(ParameterLineEdit):
    """A field for a folder, typed or chosen in a dialog."""

    choose_folder: ChooseFolder = staticmethod(lambda _folder: "")

    def _buttons(self) -> tuple[QWidget, ...]:
        return (input_fields.push_button(self.tr("Browse…"), self._on_browse, self),)

    def _on_browse(self) -> None:
        folder = self.choose_folder(self.line.text())
        if folder:
            self.line.setText(folder)


class NumberEditor(ParameterEditor):
    """A field for a number with decimals."""

    def __init__(self, parameter: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(parameter, parent)
        self.box = input_fields.DecimalBox(self)
        self.box.setSingleStep(0.1)
        self.box.setRange(*_limits(parameter))
        self.box.valueChanged.connect(self.changed)
        self._add(self.box)

    def value(self) -> Decimal:
        return Decimal(self.box.textFromValue(self.box.value()))  # the text may be "-" while the user types

    def show_value(self, value: object) -> None:
        self.box.setValue(float(str(value)))


class WholeEditor(ParameterEditor):
    """A field for a whole number."""

    def __init__(self, parameter: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(parameter, parent)
        self.box = input_fields.WholeNumberBox(self)
        self.box.setLocale(QLocale.c())
        self.box.setRange(*_limits(parameter))
        self.box.valueChanged.connect(self.changed)
        self._add(self.box)

    def value(self) -> int:
        return self.box.value()

    def show_value(self, value: object) -> None:
        self.box.setValue(int(str(value)))


class FlagEditor(ParameterEditor):
    """A check box whose text is the title of the parameter."""

    def __init__(self, parameter: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(parameter, parent)
        self.box = QCheckBox(self.title, self)
        self.box.toggled.connect(self.changed)
        self._add(self.box)

    def value(self) -> bool:
        return self.box.isChecked()

    def show_value(self, value: object) -> None:
        self.box.setChecked(bool(value))


class ParameterChoice(ParameterEditor):
    """A combo box for one of a few values."""

    def __init__(self, parameter: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(parameter, parent)
        choices = ((choice_title(parameter, choice), choice) for choice in parameter.choices)
        self.box = input_fields.ChoiceBox(self, items=choices)
        self.box.currentIndexChanged.connect(self.changed)
        self._add(self.box)

    def value(self) -> str:
        return str(self.box.currentData())

    def show_value(self, value: object) -> None:
        self.box.choose(value)


class ZoneEditor(ParameterEditor):
    """A field for a time zone: typed, or one of those that this system knows."""

    is_wide = True

    def __init__(self, parameter: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(parameter, parent)
        self.box = input_fields.ChoiceBox(self)
        self.box.setEditable(True)
        self.box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(18)
        self.box.setMaxVisibleItems(12)
        self.box.addItems(["Z", *sorted(name for name in available_timezones() if "/" in name)])
        completer = QCompleter(self.box.model(), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.box.setCompleter(completer)
        self.box.editTextChanged.connect(self.changed)
        self._add(self.box)

    def value(self) -> str:
        return self.box.currentText()

    def show_value(self, value: object) -> None:
        self.box.setEditText(str(value))


def _limits(parameter: Parameter) -> tuple[int, int]:
    low = -_FAR if parameter.low is None else parameter.low
    return low, _FAR if parameter.high is None else parameter.high


EDITORS: dict[ParameterType, type[ParameterEditor]] = {
    ParameterType.TEXT: ParameterLineEdit,
    ParameterType.NUMBER: NumberEditor,
    ParameterType.WHOLE: WholeEditor,
    ParameterType.FLAG: FlagEditor,
    ParameterType.CHOICE: ParameterChoice,
    ParameterType.NAMES: ParameterLineEdit,
    ParameterType.DATE: DateEditor,
    ParameterType.ZONE: ZoneEditor,
    ParameterType.HOST: ParameterLineEdit,
    ParameterType.LANGUAGE: ParameterLineEdit,
    ParameterType.CELL: ParameterLineEdit,
    ParameterType.PATH: ParameterLineEdit,
    ParameterType.FOLDER: FolderEditor,
    ParameterType.EXPRESSION: ParameterLineEdit,
}


class OperationPicker(QWidget):
    """A search field above the operations that match it, each with its subject and what it does."""

    picked = Signal(str)  # an id

    def __init__(self, offered: Sequence[Declaration], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._helps = {each.id: translated(each.help) for each in offered}
        self._findables = [
            Findable(
                each.id,
                operation_title(each),
                group_title(each),
                partial(self.picked.emit, each.id),
                words=operation_words(each),
            )
            for each in offered
        ]
        self._listed: list[Findable] = []
        question = self.tr("What do you want to do? For example: date, host, https, sort")
        self.line = input_fields.text_line(
            self, self.tr("Find an operation"), example=question, can_clear=True
        )
        input_fields.add_search_icon(self.line)
        headings = [self.tr("Operation"), self.tr("Value"), self.tr("What it does")]
        self.list = BoxedList(self.tr("Operations"), headings, self)
        self.list.fit_texts(0, [each.title for each in self._findables])
        self.list.fit_texts(1, [each.place for each in self._findables])
        self.list.stretch(2)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.follow_keys_of(self.line)
        self.line.textChanged.connect(self._narrow)
        self.list.itemClicked.connect(self._pick)
        for part in (self.line, self.list):
            part.installEventFilter(self)
        column_of(self.line, self.list, grows=self.list, inside=self)
        self._narrow("")

    @property
    def listed(self) -> list[str]:
        """The ids of the operations listed, from top to bottom."""
        return [each.id for each in self._listed]

    def start_anew(self, current: str = "") -> None:
        """List all operations, with the one that has the id `current` as the current line."""
        self.line.clear()
        self._go_to(self.listed.index(current) if current in self.listed else 0)

    def _go_to(self, place: int) -> None:
        item = self.list.topLevelItem(place)
        if item is not None:
            self.list.setCurrentItem(item)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter take the current line of the list; else it would close the dialog."""
        is_press = event.type() is QEvent.Type.KeyPress
        if not (is_press and isinstance(event, QKeyEvent) and event.key() in ENTER):
            return super().eventFilter(watched, event)
        if (item := self.list.currentItem()) is not None:
            self._pick(item)
        return True

    def _narrow(self, text: str) -> None:
        self.list.clear()
        self._listed = matching_actions(self._findables, text, ())
        for each in self._listed:
            item = self.list.add_line([each.title, each.place, self._helps[each.id]])
            item.setToolTip(2, plain_tip(self._helps[each.id]))
        self._go_to(0)

    def _pick(self, item: QTreeWidgetItem) -> None:
        self._listed[self.list.indexOfTopLevelItem(item)].run()


_LINES = 7  # the least height of the form


class OperationForm(QStackedWidget):
    """Edits an operation of a draft in place: a list of all until one is
    chosen, then fields for its arguments.
    """

    changed = Signal()  # the user chose another operation or changed an argument
    turned = Signal()  # the list or the form of an operation is shown

    def __init__(
        self, offered: Sequence[Declaration], choose_folder: ChooseFolder, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._offered = offered
        self._choose_folder = choose_folder
        self._draft = DraftOperation()
        self._rows: dict[str, _Row] = {}
        self.picker = OperationPicker(offered, self)
        self.picker.picked.connect(self._on_picked)
        self._title = _title(self)
        self.other = input_fields.push_button(self.tr("&Other operation…"), self._on_other, self)
        self._help = _hint(self)
        self._fields = QWidget(self)
        self.addWidget(self.picker)
        self.addWidget(self._make_page())

    def _make_page(self) -> QScrollArea:
        heading = line_of(self._title, self.other, grows=self._title)
        page = self._page = QWidget(self)
        self._column = column_of(heading, self._help, self._fields, None, inside=page)
        area = self._area = QScrollArea(self)
        area.setObjectName("operation")
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setMinimumHeight(self.fontMetrics().lineSpacing() * _LINES)
        area.setWidget(page)
        return area

    # Display

    def show_operation(self, draft: DraftOperation) -> None:
        """Edit this operation from now on."""
        self._draft = draft
        self._make_fields()
        self._turn()

    def _turn(self) -> None:
        """Show the list if no operation is chosen yet, else the form."""
        is_open = self._draft.declaration is None
        if is_open:
            self.picker.start_anew()
        self.setCurrentIndex(0 if is_open else 1)
        self.turned.emit()

    @property
    def least_height(self) -> int:
        """The height in pixels that the fields of the operation need."""
        return max(self._page.sizeHint().height(), self._area.minimumHeight())

    @property
    def operation(self) -> str:
        """The id of the operation that is chosen; "" if none is."""
        return self._draft.declaration.id if self._draft.declaration else ""

    @property
    def editors(self) -> dict[str, ParameterEditor]:
        """The fields of the form, by the name of their parameter."""
        return {name: row.editor for name, row in self._rows.items()}

    def choose(self, operation_id: str) -> None:
        """Choose an operation by its id."""
        if operation_id != self.operation:
            self._draft.declaration = next(each for each in self._offered if each.id == operation_id)
            self._draft.given = {}
            self._make_fields()
            self.changed.emit()
        self._turn()

    def take_focus(self) -> None:
        """Focus the first field of the form, or the search field of the list while that is shown."""
        first = next(iter(self.editors.values()), None)
        field: QWidget = first.field if first is not None else self.other
        if self.currentIndex() == 0:
            field = self.picker.line
        field.setFocus(Qt.FocusReason.TabFocusReason)
        if isinstance(field, QAbstractSpinBox):  # it may have had the focus, unselected
            field.selectAll()

    def show_trouble(self, error: ArgumentError | None) -> None:
        """Show an error that occurred when the operation was tried beside its field."""
        for name, row in self._rows.items():
            row.check(error if error is not None and error.parameter == name else None)

    # The user's choices

    def _on_picked(self, operation_id: str) -> None:
        self.choose(operation_id)
        self.take_focus()

    def _on_other(self) -> None:
        self.picker.start_anew(self.operation)
        self.setCurrentIndex(0)
        self.turned.emit()
        self.take_focus()

    def _make_fields(self) -> None:
        """Create the fields for the operation."""
        declaration = self._draft.declaration
        if declaration is not None:
            self._title.setText(f"{group_title(declaration)} › {operation_title(declaration)}")
            self._help.setText(
                translated(declaration.help)
                if declaration in self._offered
                else self.tr("Entries in this document do not have this value, so nothing happens.")
            )
        old, self._fields = self._fields, QWidget(self)
        grid = QGridLayout(self._fields)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(2, 1)
        self._rows = {}
        for number, parameter in enumerate(declaration.parameters if declaration else ()):
            editor = EDITORS[parameter.type](parameter, self._fields)
            if isinstance(editor, FolderEditor):
                editor.choose_folder = self._choose_folder
            row = _Row(editor, _hint(self._fields))
            row.show_value(self._draft.given.get(parameter.name, parameter.default))
            self._rows[parameter.name] = row
            if not isinstance(editor, FlagEditor):
                label = plain_label(editor.title, self._fields, editor.field)
                grid.addWidget(label, 2 * number, 0)
            if editor.is_wide:  # with the text about it below
                grid.addWidget(editor, 2 * number, 1, 1, 2)
                grid.addWidget(row.hint, 2 * number + 1, 1, 1, 2)
            else:
                grid.addWidget(editor, 2 * number, 1)
                grid.addWidget(row.hint, 2 * number, 2)
            editor.changed.connect(lambda name=parameter.name: self._on_filled_in(name))
        self._column.replaceWidget(old, self._fields)
        self._fields.show()  # at once: a hidden widget cannot take the focus
        old.hide()
        old.deleteLater()
        set_tab_order(self)

    def _on_filled_in(self, name: str) -> None:
        row = self._rows[name]
        value = row.editor.value()
        if value != self._draft.given.get(
            name, row.editor.parameter.default
        ):  # Enter in a spin box signals the same value again
            self._draft.given[name] = value
            row.check()
            self.changed.emit()


class _Row:
    """A field with the text beside it: help, or why its value is invalid."""

    def __init__(self, editor: ParameterEditor, hint: QLabel) -> None:
        self.editor, self.hint = editor, hint
        self._help = translated(editor.parameter.help)

    def show_value(self, value: object) -> None:
        self.editor.show_value(value)
        self.check()

    def check(self, error: ArgumentError | None = None) -> None:
        """Show whether the value is valid; `error` occurred when it was used."""
        parameter = self.editor.parameter
        error = error or _flaw(parameter, self.editor.value())
        is_missing = error is not None and parameter.is_required and not self.editor.value()
        is_wrong = error is not None and not is_missing
        text = argument_trouble(parameter, error) if error is not None and is_wrong else self._help
        severity = "error" if is_wrong else ""
        self.editor.show_severity(severity)
        self.editor.describe(text)
        self.hint.setText(text)
        input_fields.restyle(self.hint, "severity", severity)


def _flaw(parameter: Parameter, value: object) -> ArgumentError | None:
    try:
        parameter.read(value)
    except ArgumentError as error:
        return error
    return None


def _title(parent: QWidget) -> QLabel:
    label = plain_label("", parent)
    make_heading(label)
    return label


def _hint(parent: QWidget) -> QLabel:
    label = muted_label("", parent)
    label.setWordWrap(True)
    return label
