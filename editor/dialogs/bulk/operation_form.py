"""What is to be done: an operation, chosen by what it is about, and a form for what it can be told."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from editor.core.operations.operation import Declaration
from editor.core.operations.parameters import ArgumentError, Parameter
from editor.dialogs.bulk.parameter_editors import (
    EDITORS,
    ChooseFolder,
    FlagEditor,
    FolderEditor,
    ParameterEditor,
)
from editor.models.draft import DraftOperation
from editor.models.operation_words import argument_trouble, group_title, operation_title
from editor.views.choices import name_choice
from editor.views.labels import muted_label, plain_label
from editor.views.restyling import restyle
from editor.views.tab_order import set_tab_order
from editor.views.wheel import leave_wheel

_SHORTEST = 12  # characters of an operation's title, where there is little room
_Adjust = QComboBox.SizeAdjustPolicy


class OperationForm(QWidget):
    """Edits an operation of a draft in place."""

    changed = Signal()  # the person chose another operation, or told it something else

    def __init__(
        self, offered: Sequence[Declaration], choose_folder: ChooseFolder, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._offered = offered
        self._choose_folder = choose_folder
        self._draft: DraftOperation | None = None
        self._is_showing = False
        self._groups = QComboBox(self)
        name_choice(self._groups, self.tr("What it is about"))
        for title in dict.fromkeys(map(group_title, offered)):
            self._groups.addItem(title)
        self._operations = QComboBox(self)
        name_choice(self._operations, self.tr("Operation"))
        self._operations.setMinimumContentsLength(_SHORTEST)
        self._operations.setSizeAdjustPolicy(_Adjust.AdjustToMinimumContentsLengthWithIcon)
        for box in (self._groups, self._operations):
            leave_wheel(box)
        self._groups.currentIndexChanged.connect(self._on_group_chosen)
        self._operations.currentIndexChanged.connect(self._on_operation_chosen)
        self._help = _hint(self)
        self._fields = QWidget(self)
        self._rows: dict[str, _Row] = {}
        picker = QHBoxLayout()
        picker.setSpacing(8)
        picker.addWidget(self._groups)
        picker.addWidget(self._operations, 1)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(picker)
        column.addWidget(self._help)
        column.addWidget(self._fields)
        column.addStretch(1)

    # What is shown

    def show_operation(self, draft: DraftOperation) -> None:
        """Edit this one from now on."""
        self._is_showing = True
        self._draft = draft
        self._groups.setCurrentIndex(self._groups.findText(group_title(draft.declaration)))
        self._list_operations()
        if draft.declaration not in self._offered:
            self._operations.addItem(operation_title(draft.declaration), draft.declaration.id)
        self._operations.setCurrentIndex(self._operations.findData(draft.declaration.id))
        self._is_showing = False
        self._make_fields()

    @property
    def editors(self) -> dict[str, ParameterEditor]:
        """The fields of the form, by parameter."""
        return {name: row.editor for name, row in self._rows.items()}

    @property
    def groups(self) -> QComboBox:
        """What operations are about."""
        return self._groups

    @property
    def operations(self) -> QComboBox:
        """The operations of a group, by their ids."""
        return self._operations

    def hint(self, name: str) -> str:
        """What is said beside a field."""
        return self._rows[name].hint.text()

    def choose(self, operation_id: str) -> None:
        """Take this operation."""
        wanted = next(each for each in self._offered if each.id == operation_id)
        self._groups.setCurrentText(group_title(wanted))
        self._operations.setCurrentIndex(self._operations.findData(operation_id))

    def take_focus(self) -> None:
        """The person wants to fill in what there is, or else to choose something."""
        first = next(iter(self.editors.values()), None)
        field = first.field if first is not None else self._operations
        field.setFocus(Qt.FocusReason.TabFocusReason)

    def show_trouble(self, error: ArgumentError | None) -> None:
        """Say beside its field what came out when the operation was tried."""
        for name, row in self._rows.items():
            row.check(error if error is not None and error.parameter == name else None)

    # What is chosen

    def _list_operations(self) -> None:
        self._operations.clear()
        for each in self._offered:
            if group_title(each) == self._groups.currentText():
                self._operations.addItem(operation_title(each), each.id)
                help_text = QCoreApplication.translate("operations", each.help)
                self._operations.setItemData(
                    self._operations.count() - 1, help_text, Qt.ItemDataRole.ToolTipRole
                )

    def _on_group_chosen(self) -> None:
        if not self._is_showing:
            self._is_showing = True
            self._list_operations()
            self._is_showing = False
            self._on_operation_chosen()

    def _on_operation_chosen(self) -> None:
        chosen = self._operations.currentData()
        if self._is_showing or self._draft is None or chosen in (None, self._draft.declaration.id):
            return
        self._draft.declaration = next(each for each in self._offered if each.id == chosen)
        self._draft.given = {}
        self._make_fields()
        self.changed.emit()

    def _make_fields(self) -> None:
        """Make the form of the operation anew."""
        if self._draft is None:
            return
        declaration = self._draft.declaration
        self._help.setText(
            QCoreApplication.translate("operations", declaration.help)
            if declaration in self._offered
            else self.tr("Entries of this document have no such value: nothing is done.")
        )
        old, self._fields = self._fields, QWidget(self)
        grid = QGridLayout(self._fields)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(2, 1)
        self._rows = {}
        for number, parameter in enumerate(declaration.parameters):
            editor = EDITORS[parameter.type](parameter, self._fields)
            if isinstance(editor, FolderEditor):
                editor.choose_folder = self._choose_folder
            row = _Row(editor, _hint(self._fields))
            row.show_value(self._draft.given.get(parameter.name, parameter.default))
            self._rows[parameter.name] = row
            if not isinstance(editor, FlagEditor):
                label = plain_label(editor.title, self._fields)
                label.setBuddy(editor.field)
                grid.addWidget(label, number, 0)
            grid.addWidget(editor, number, 1)
            grid.addWidget(row.hint, number, 2)
            editor.changed.connect(lambda name=parameter.name: self._on_filled_in(name))
        self._column.replaceWidget(old, self._fields)
        old.hide()
        old.deleteLater()
        set_tab_order(self)

    def _on_filled_in(self, name: str) -> None:
        if self._draft is None:
            return
        row = self._rows[name]
        value = row.editor.value()
        if value != self._draft.given.get(
            name, row.editor.parameter.default
        ):  # Enter in a number tells it again
            self._draft.given[name] = value
            row.check()
            self.changed.emit()


class _Row:
    """A field with what is said about it: help, or why it will not do."""

    def __init__(self, editor: ParameterEditor, hint: QLabel) -> None:
        self.editor, self.hint = editor, hint
        self._help = QCoreApplication.translate("operations", editor.parameter.help)

    def show_value(self, value: object) -> None:
        self.editor.show_value(value)
        self.check()

    def check(self, error: ArgumentError | None = None) -> None:
        """Say whether the value will do; `error` is what came out when it was used."""
        parameter = self.editor.parameter
        error = error or _flaw(parameter, self.editor.value())
        is_missing = error is not None and parameter.is_required and not self.editor.value()
        is_wrong = error is not None and not is_missing
        text = argument_trouble(parameter, error) if error is not None and is_wrong else self._help
        severity = "error" if is_wrong else ""
        self.editor.show_severity(severity)
        self.editor.describe(text)
        self.hint.setText(text)
        restyle(self.hint, "severity", severity)


def _flaw(parameter: Parameter, value: object) -> ArgumentError | None:
    try:
        parameter.read(value)
    except ArgumentError as error:
        return error
    return None


def _hint(parent: QWidget) -> QLabel:
    label = muted_label("", parent)
    label.setWordWrap(True)
    return label
