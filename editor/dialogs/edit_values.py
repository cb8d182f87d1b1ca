"""Setting, clearing and calculating values of many entries at once; says beforehand how many change."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QPushButton, QRadioButton, QWidget

from editor.core.bulk import BulkEdit, bulk_edit
from editor.core.edits import Edit
from editor.core.fields import fields_of
from editor.core.urlset import Rows, Urlset
from editor.dialogs.changes import ChangeRow, change_row
from editor.dialogs.frame import Buttons, Dialog, plain_label
from editor.models.commands import counted
from editor.models.explanations import field_title
from editor.rules.finding import Context


class Scope(StrEnum):
    """Which rows are meant."""

    SELECTED = "selected"
    SHOWN = "shown"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What is to be done, and its title for the undo menu."""

    edit: Edit
    title: str


class EditValuesDialog(Dialog):
    """Asks what becomes of each field's values, and in which rows."""

    def __init__(
        self,
        urlset: Urlset,
        context: Context,
        scopes: Mapping[Scope, Rows],
        parent: QWidget | None = None,
    ) -> None:
        """scopes: the rows of each, ascending; an empty one is not offered."""
        super().__init__("", parent)
        self.setWindowTitle(self.tr("Edit values"))
        self.setMinimumWidth(560)
        self._urlset = urlset
        self._scopes = {scope: rows for scope, rows in scopes.items() if rows}
        self._bulk = BulkEdit(None, (), 0, 0)
        self._choices = QButtonGroup(self)
        self.column.addLayout(self._make_scopes())
        self._rows: list[ChangeRow] = []
        form = QGridLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(8)
        form.setColumnStretch(1, 1)
        for field in fields_of(urlset.kind):
            row = change_row(field, context, self)
            if row is not None:
                row.setAccessibleName(field_title(field))
                row.changed.connect(self._preview)
                form.addWidget(plain_label(field_title(field), self), len(self._rows), 0)
                form.addWidget(row, len(self._rows), 1)
                self._rows.append(row)
        self.column.addLayout(form)
        self._outlook = self.add_text()
        self._outlook.setMinimumHeight(self.fontMetrics().lineSpacing() * 2)
        box = self.add_buttons(Buttons.Ok | Buttons.Cancel)
        self._ok: QPushButton = box.button(Buttons.Ok)
        self._preview()

    def _make_scopes(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(16)
        words = {
            Scope.SELECTED: self.tr("{n} selected"),
            Scope.SHOWN: self.tr("{n} shown"),
            Scope.ALL: self.tr("All {n}"),
        }
        for scope, rows in self._scopes.items():
            button = QRadioButton(words[scope].format(n=QLocale().toString(len(rows))), self)
            button.setProperty("scope", scope)
            button.setChecked(line.count() == 0)
            button.toggled.connect(self._preview)
            self._choices.addButton(button)
            line.addWidget(button)
        line.addStretch(1)
        return line

    @property
    def scope(self) -> Scope:
        """The rows that are meant."""
        button = self._choices.checkedButton()
        return Scope(button.property("scope")) if button else Scope.ALL

    def choose_scope(self, scope: Scope) -> None:
        """Mean these rows."""
        for button in self._choices.buttons():
            if button.property("scope") == scope:
                button.setChecked(True)

    @property
    def rows(self) -> tuple[ChangeRow, ...]:
        """A line for each field that can be changed."""
        return tuple(self._rows)

    @property
    def outlook(self) -> str:
        """What would happen, in a sentence or two."""
        return self._outlook.text()

    def outcome(self) -> Outcome | None:
        """What is to be done; None: nothing would change."""
        if self._bulk.edit is None:
            return None
        names = [row.title() for row in self._rows if row.change() is not None]
        what = names[0] if len(names) == 1 else self.tr("Edit values")
        count = QLocale().toString(len(self._bulk.rows))
        title = (
            what if len(self._bulk.rows) == 1 else self.tr("{what} in {n} rows").format(what=what, n=count)
        )
        return Outcome(self._bulk.edit, title)

    def _preview(self) -> None:
        changes = [change for row in self._rows if (change := row.change()) is not None]
        rows = self._scopes.get(self.scope, ())
        self._bulk = bulk_edit(self._urlset, rows, changes)
        count = len(self._bulk.rows)
        self._ok.setEnabled(count > 0)
        self._ok.setText(
            counted("EditValuesDialog", "Change 1 row", "Change %Ln rows", count)
            if count
            else self.tr("Change")
        )
        self._outlook.setText(self._in_words(bool(changes)))

    def _in_words(self, is_asked: bool) -> str:
        if not is_asked:
            return self.tr("Choose what becomes of the values.")
        bulk = self._bulk
        parts = [
            counted("EditValuesDialog", "1 row changes.", "%Ln rows change.", len(bulk.rows))
            if bulk.rows
            else self.tr("No row changes.")
        ]
        if bulk.left_alone:
            one = "1 value cannot be calculated with and stays as it is."
            many = "%Ln values cannot be calculated with and stay as they are."
            parts.append(counted("EditValuesDialog", one, many, bulk.left_alone))
        if bulk.absent:
            one, many = "1 row has no priority and gets none.", "%Ln rows have no priority and get none."
            parts.append(counted("EditValuesDialog", one, many, bulk.absent))
        return " ".join(parts)
