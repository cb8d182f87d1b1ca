"""The form fields for the types of parameters."""

from collections.abc import Callable
from datetime import datetime
from decimal import Decimal
from zoneinfo import available_timezones

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QCompleter, QHBoxLayout, QLineEdit, QWidget

from editor.core.operations.operation_parameters import Parameter, ParameterType
from editor.models.table.item_data import plain_tip
from editor.models.words.operation_words import choice_title
from editor.models.words.translation import translated
from editor.views.widgets.input_fields import (
    ChoiceBox,
    DecimalBox,
    WholeNumberBox,
    leave_wheel,
    push_button,
    restyle,
)

ChooseFolder = Callable[[str], str]  # asks the user, starting in a folder; returns "" if cancelled

_WIDTH = 200  # pixels of a field at least
_FAR = 1_000_000  # the limit of numbers that declare none
_EXAMPLES = {
    ParameterType.NAMES: "utm_*, gclid",
    ParameterType.DATE: "2026-11-21",
    ParameterType.HOST: "www.example.com",
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
        self.title = translated("operations", parameter.title)
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
        restyle(self.field, "severity", word)

    def describe(self, text: str) -> None:
        """Describe the field in a tool tip and to screen readers."""
        self.field.setToolTip(plain_tip(text))
        self.field.setAccessibleDescription(text)

    def _add(self, field: QWidget, *others: QWidget) -> None:
        """Make `field` the field, followed by other widgets."""
        self.field = field
        field.setAccessibleName(self.title)
        leave_wheel(field)
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
        today = push_button(self.tr("Today"), self._put_today, self)
        return today, push_button(self.tr("Now"), self._put_now, self)

    def _put_today(self) -> None:
        self.line.setText(f"{datetime.now().astimezone():%Y-%m-%d}")

    def _put_now(self) -> None:
        self.line.setText(datetime.now().astimezone().isoformat(timespec="seconds"))


class FolderEditor(ParameterLineEdit):
    """A field for a folder, typed or chosen in a dialog."""

    choose_folder: ChooseFolder = staticmethod(lambda _folder: "")

    def _buttons(self) -> tuple[QWidget, ...]:
        return (push_button(self.tr("Browse…"), self._on_browse, self),)

    def _on_browse(self) -> None:
        folder = self.choose_folder(self.line.text())
        if folder:
            self.line.setText(folder)


class NumberEditor(ParameterEditor):
    """A field for a number with decimals."""

    def __init__(self, parameter: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(parameter, parent)
        self.box = DecimalBox(self)
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
        self.box = WholeNumberBox(self)
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
        self.box = ChoiceBox(self, items=choices)
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
        self.box = ChoiceBox(self)
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
    ParameterType.PATH: ParameterLineEdit,
    ParameterType.FOLDER: FolderEditor,
    ParameterType.EXPRESSION: ParameterLineEdit,
}
