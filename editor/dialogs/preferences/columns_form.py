"""The choice of the columns that the table shows, one field for each."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QGridLayout, QWidget

from editor.core.fields import Kind
from editor.dialogs.preferences.fields import SettingField
from editor.models.table.table_columns import columns_of
from editor.services.settings.preference import Setting
from editor.views.widgets.choices import ChoiceBox, name_choice
from editor.views.widgets.labels import muted_label
from editor.views.widgets.letters import scaled_width

_MOST_BESIDE = 140  # per cent of the usual letters: with larger ones the fields are in one column


class ColumnsForm(QWidget):
    """A field for each column, except the URL, which is always shown: as needed, always or never."""

    def __init__(self, put: Callable[[dict[str, str]], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._put = put
        self._value: dict[str, str] = {}
        self.boxes: dict[str, ChoiceBox] = {}  # by the name of the column
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        columns = columns_of(Kind.URLSET, has_files=True)[1:]
        half = len(columns) if scaled_width(100, self) > _MOST_BESIDE else (len(columns) + 1) // 2
        for number, column in enumerate(columns):
            box = self.boxes[column.name] = ChoiceBox(self)
            for text, value in (
                (self.tr("As needed"), ""),
                (self.tr("Always"), "shown"),
                (self.tr("Never"), "hidden"),
            ):
                box.addItem(text, value)
            box.activated.connect(partial(self._on_chosen, column.name))
            label = muted_label(column.title, self)
            label.setBuddy(box)
            name_choice(box, column.title)
            place = 3 * (number // half)
            grid.addWidget(label, number % half, place)
            grid.addWidget(box, number % half, place + 1)
        grid.setColumnMinimumWidth(2, 12)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(4, 1)
        self.setFocusProxy(next(iter(self.boxes.values())))

    def show_value(self, value: dict[str, str]) -> None:
        """Show the choices for all columns."""
        self._value = value
        for name, box in self.boxes.items():
            with QSignalBlocker(box):
                box.setCurrentIndex(max(box.findData(value.get(name, "")), 0))

    def _on_chosen(self, name: str, _place: int) -> None:
        value = {key: choice for key, choice in self._value.items() if key != name}
        if choice := str(self.boxes[name].currentData()):
            value[name] = choice
        self._put(value)


def columns_form(_setting: Setting[Any], put: Callable[[Any], None], parent: QWidget) -> SettingField:
    """Return the form for the setting with the choice of columns."""
    form = ColumnsForm(put, parent)
    titles = (column.title for column in columns_of(Kind.URLSET, has_files=True)[1:])
    return SettingField(form, form.show_value, tuple(titles))
