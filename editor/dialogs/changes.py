"""One line of the Edit values dialog: what becomes of the values of one field."""

from datetime import datetime
from decimal import Decimal

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from editor.core.bulk import Change, Step, written
from editor.core.fields import Editor, Field
from editor.core.text import QT_TRANSLATE_NOOP
from editor.models.explanations import field_title, translated
from editor.models.hints import hint_for
from editor.rules.finding import Context
from editor.rules.rule import Severity

# What each step is called in the list, and in the undo menu.
_STEPS: dict[Step, tuple[str, str]] = {
    Step.SET: (QT_TRANSLATE_NOOP("changes", "Set to"), QT_TRANSLATE_NOOP("changes", "Set {field}")),
    Step.CLEAR: (QT_TRANSLATE_NOOP("changes", "Clear"), QT_TRANSLATE_NOOP("changes", "Clear {field}")),
    Step.ADD: (QT_TRANSLATE_NOOP("changes", "Add"), QT_TRANSLATE_NOOP("changes", "Add to {field}")),
    Step.MULTIPLY: (
        QT_TRANSLATE_NOOP("changes", "Multiply by"),
        QT_TRANSLATE_NOOP("changes", "Multiply {field}"),
    ),
    Step.CLAMP: (QT_TRANSLATE_NOOP("changes", "Keep between"), QT_TRANSLATE_NOOP("changes", "Limit {field}")),
}


class ChangeRow(QWidget):
    """A list of steps, the first of which leaves the values as they are, and what the chosen one needs."""

    changed = Signal()
    steps: tuple[Step, ...] = (Step.SET, Step.CLEAR)

    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(parent)
        self.field = field.name
        self._title = field_title(field)
        self._step = QComboBox(self)
        self._step.setAccessibleName(self._title)
        self._step.addItem(self.tr("Leave as it is"), None)
        for step in self.steps:
            self._step.addItem(translated("changes", _STEPS[step][0]), step)
        self._step.setMinimumWidth(self.fontMetrics().averageCharWidth() * 20)
        self._needs = QStackedWidget(self)
        self._needs.addWidget(QWidget(self))
        self._pages: dict[Step, int] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._step)
        row.addWidget(self._needs, 1)
        self._step.currentIndexChanged.connect(self._on_step_changed)

    def step(self) -> Step | None:
        """What is to be done; None: nothing."""
        step = self._step.currentData()
        return None if step is None else Step(step)

    def choose(self, step: Step | None) -> None:
        """Do this to the values."""
        self._step.setCurrentIndex(self._step.findData(step))

    def title(self) -> str:
        """What is to be done, for the undo menu."""
        step = self.step()
        return translated("changes", _STEPS[step][1], field=self._title.lower()) if step else ""

    def change(self) -> Change | None:
        """The change that is asked for; None: none, or it is not complete yet."""
        step = self.step()
        if step is None:
            return None
        return Change(self.field, step) if step is Step.CLEAR else self._made(step)

    def _made(self, step: Step) -> Change | None:
        """The change for a step that needs something."""
        raise NotImplementedError

    def _add_page(self, step: Step, *widgets: QWidget) -> None:
        page = QWidget(self)
        line = QHBoxLayout(page)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        for widget in widgets:
            line.addWidget(widget)
        line.addStretch(1)
        self._pages[step] = self._needs.addWidget(page)

    def _on_step_changed(self) -> None:
        step = self.step()
        self._needs.setCurrentIndex(self._pages.get(step, 0) if step else 0)
        self.changed.emit()


class FrequencyRow(ChangeRow):
    """Sets one of the seven values."""

    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(field, parent)
        self._value = QComboBox(self)
        self._value.addItems(list(field.choices))
        self._value.setCurrentText("weekly")
        self._value.currentIndexChanged.connect(self.changed)
        self._add_page(Step.SET, self._value)

    def set_value(self, value: str) -> None:
        """Set the values to this."""
        self.choose(Step.SET)
        self._value.setCurrentText(value)

    def _made(self, step: Step) -> Change:
        return Change(self.field, step, self._value.currentText())


class DateRow(ChangeRow):
    """Sets a date that a person types; says at once when crawlers would not understand it."""

    def __init__(self, field: Field, context: Context, parent: QWidget) -> None:
        super().__init__(field, parent)
        self._context = context
        self._value = QLineEdit(self)
        self._value.setPlaceholderText("2026-11-21")
        self._value.setMinimumWidth(200)
        self._value.textChanged.connect(self._on_typed)
        today = QPushButton(self.tr("Today"), self)
        today.clicked.connect(lambda: self.set_value(f"{datetime.now().astimezone():%Y-%m-%d}"))
        now = QPushButton(self.tr("Now"), self)
        now.clicked.connect(lambda: self.set_value(datetime.now().astimezone().isoformat(timespec="seconds")))
        self._add_page(Step.SET, self._value, today, now)

    def set_value(self, value: str) -> None:
        """Set the values to this."""
        self.choose(Step.SET)
        self._value.setText(value)

    def _on_typed(self, text: str) -> None:
        hint = hint_for(self.field, text, self._context)
        self._value.setProperty("severity", Severity(hint.severity).word if hint.severity else "")
        self._value.style().unpolish(self._value)
        self._value.style().polish(self._value)
        self._value.setToolTip(hint.message)
        self._value.setAccessibleDescription(hint.message)
        self.changed.emit()

    def _made(self, step: Step) -> Change | None:
        text = self._value.text().strip()
        is_wrong = hint_for(self.field, text, self._context).severity == Severity.ERROR
        return None if is_wrong or not text else Change(self.field, step, text)


class PriorityRow(ChangeRow):
    """Sets a number, or calculates a new one from each row's own."""

    steps = (Step.SET, Step.CLEAR, Step.ADD, Step.MULTIPLY, Step.CLAMP)

    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(field, parent)
        self._numbers = {
            Step.SET: [self._number(0.5, 0, 1)],
            Step.ADD: [self._number(0.1, -1, 1)],
            Step.MULTIPLY: [self._number(1.0, 0, 10)],
            Step.CLAMP: [self._number(0.0, 0, 1), self._number(1.0, 0, 1)],
        }
        for step, numbers in self._numbers.items():
            self._add_page(step, *numbers)

    def _number(self, value: float, low: float, high: float) -> QDoubleSpinBox:
        box = QDoubleSpinBox(self)
        box.setLocale(QLocale.c())  # as it will stand in the file, and as the table shows it
        box.setDecimals(2)
        box.setSingleStep(0.1)
        box.setRange(low, high)
        box.setValue(value)
        box.setMinimumWidth(96)
        box.valueChanged.connect(self.changed)
        return box

    def set_numbers(self, step: Step, *values: float) -> None:
        """Do this with these numbers."""
        self.choose(step)
        for box, value in zip(self._numbers[step], values, strict=True):
            box.setValue(value)

    def _made(self, step: Step) -> Change | None:
        numbers = [Decimal(box.cleanText()) for box in self._numbers[step]]
        if step is Step.SET:
            return Change(self.field, step, written(numbers[0]))
        if step is Step.CLAMP:
            low, high = numbers
            return Change(self.field, step, low=low, high=high) if low <= high else None
        return Change(self.field, step, operand=numbers[0])


def change_row(field: Field, context: Context, parent: QWidget) -> ChangeRow | None:
    """The line for a field; None for URLs, which are never set in bulk."""
    if field.editor is Editor.DATE:
        return DateRow(field, context, parent)
    if field.editor is Editor.CHOICE:
        return FrequencyRow(field, parent)
    return PriorityRow(field, parent) if field.editor is Editor.NUMBER else None
