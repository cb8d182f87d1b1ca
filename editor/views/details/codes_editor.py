"""The editor of a list of codes, such as those of countries: typed, or ticked in a list."""

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from editor.views.delegates.cell_editors import CellLineEdit, show_below
from editor.views.widgets.icon_button import icon_button

_LINE = 24  # pixels
_MOST_LINES = 10
_FEW = 12  # codes: longer lists have a search field
_CODE = Qt.ItemDataRole.UserRole


class _Ticks(QFrame):
    """The popup with a check box for each code."""

    def __init__(self, editor: "CodesEditor", names: Mapping[str, str]) -> None:
        super().__init__(editor, Qt.WindowType.Popup)
        self.setObjectName("cell_popup")
        self._editor = editor
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search"))
        self.search.setVisible(len(names) > _FEW)
        self.search.textChanged.connect(self._narrow)
        self.list = QListWidget(self)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setAccessibleName(self.tr("Codes"))
        for code, name in names.items():
            item = QListWidgetItem(f"{code}  {name}".rstrip(), self.list)
            item.setData(_CODE, code)
            item.setSizeHint(QSize(0, _LINE))
            item.setFlags(
                Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable
            )
            item.setCheckState(Qt.CheckState.Unchecked)
        self.list.itemChanged.connect(self._on_ticked)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(8)
        column.addWidget(self.search)
        column.addWidget(self.list)
        self.list.setFixedHeight(min(len(names), _MOST_LINES) * _LINE + 2 * self.list.frameWidth() + 12)
        self.setFocusProxy(self.search if len(names) > _FEW else self.list)

    def show_codes(self, codes: list[str]) -> None:
        """Tick these codes."""
        blocker = QSignalBlocker(self.list)
        for item in self._items():
            ticked = str(item.data(_CODE)) in codes
            item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
        blocker.unblock()
        self.search.clear()
        self.list.setCurrentRow(0)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._editor.line.setFocus()
        self._editor.settled.emit()

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]

    def _narrow(self, text: str) -> None:
        for item in self._items():
            item.setHidden(text.lower() not in item.text().lower())

    def _on_ticked(self, item: QListWidgetItem) -> None:
        self._editor.tick(str(item.data(_CODE)), ticked=item.checkState() is Qt.CheckState.Checked)


class CodesEditor(CellLineEdit):
    """A line of codes, with a popup that lists all."""

    def __init__(self, parent: QWidget, names: Mapping[str, str], between: str) -> None:
        super().__init__(parent)
        self._names, self._between = names, between
        self._popup: _Ticks | None = None
        self.button = icon_button("list-checks", self.tr("Choose from a list"), self, 16)
        self.button.setObjectName("cell_button")
        self.button.clicked.connect(lambda _checked=False: self.open_list())
        self.row.setContentsMargins(0, 0, 2, 0)
        self.row.addWidget(self.button)

    def set_read_only(self, read_only: bool) -> None:
        super().set_read_only(read_only)
        self.button.setEnabled(not read_only)

    def codes(self) -> list[str]:
        """Return the codes in the line."""
        return [code for code in self.line.text().replace(",", " ").split() if code]

    def tick(self, code: str, *, ticked: bool) -> None:
        """Add a code, or remove it."""
        codes = [one for one in self.codes() if one != code]
        self.line.setText(self._between.join([*codes, code] if ticked else codes))

    def open_list(self) -> None:
        """Open the popup below the line."""
        if self._popup is None:
            self._popup = _Ticks(self, self._names)
        self._popup.show_codes(self.codes())
        self._popup.setFixedWidth(max(self.width(), 240))
        show_below(self._popup, self)
