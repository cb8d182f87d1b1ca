"""The tabs above the table for the files of a document: they limit the table to one of them."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from editor.models.session.file_states import ALL, FileLook
from editor.models.words.severities import mark_word
from editor.models.words.tips import plain_tip
from editor.rules.rule import Severity
from editor.views.style.mark_icons import MARK_SIZE, mark_icon
from editor.views.style.theme import current
from editor.views.table.entries_table import ROWS_MIME
from editor.views.widgets.drop_frame import paint_drop_frame
from editor.views.widgets.icon_button import icon_button

_MOST_TABS = 60  # further files are reached by the search

_MOST = 500  # that are listed at once
_WIDTH, _HEIGHT = 320, 360  # pixels
_TO_THE_LIST = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class FileSearch(QFrame):
    """A search field above the files that match; it closes once one is chosen."""

    file_chosen = Signal(int)  # a key

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("cell_popup")
        self._files: Sequence[FileLook] = ()
        self.line = QLineEdit(self)
        self.line.setPlaceholderText(self.tr("File name"))
        self.line.setAccessibleName(self.tr("File name"))
        self.line.textChanged.connect(self._list_fitting)
        self.line.returnPressed.connect(self._take_current)
        self.line.installEventFilter(self)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Files"))
        self.list.setUniformItemSizes(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.itemClicked.connect(self._take)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(8)
        column.addWidget(self.line)
        column.addWidget(self.list)
        self.resize(_WIDTH, _HEIGHT)

    def open(self, files: Sequence[FileLook], corner: QPoint) -> None:
        """Ask for one of these files; `corner` is the top right corner of the popup in global coordinates."""
        self._files = files
        self.line.clear()
        self._list_fitting("")
        self.move(corner.x() - self.width(), corner.y() + 2)
        self.show()
        self.line.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and watched is self.line:
            if event.key() in _TO_THE_LIST:
                self.list.keyPressEvent(event)
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.hide()
                return True
        return super().eventFilter(watched, event)

    def _list_fitting(self, text: str) -> None:
        words = text.casefold().split()
        fitting = [look for look in self._files if all(word in look.name.casefold() for word in words)]
        has_marks = any(look.severity >= Severity.ADVICE for look in self._files)
        self.list.clear()
        for look in fitting[:_MOST]:
            item = QListWidgetItem(look.label, self.list)
            item.setData(Qt.ItemDataRole.UserRole, look.key)
            if has_marks:  # give all lines an icon, so that the names are aligned
                item.setIcon(mark_icon(look.severity, current()))
                item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, mark_word(look.severity))
        self.list.setCurrentRow(0)

    def _take_current(self) -> None:
        if self.list.currentItem() is not None:
            self._take(self.list.currentItem())

    def _take(self, item: QListWidgetItem) -> None:
        self.hide()
        self.file_chosen.emit(item.data(Qt.ItemDataRole.UserRole))


class FileStrip(QWidget):
    """Tabs that show which file is displayed and the state of each; rows can be dropped on them."""

    file_chosen = Signal(int)  # a key, or ALL
    rows_dropped = Signal(int)  # on the file with this key

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._files: Sequence[FileLook] = ()
        self._chosen = ALL
        self._bar = _Bar(self)
        self._bar.setMinimumWidth(1)  # the search must always be in sight
        self._bar.currentChanged.connect(self._on_tab_changed)
        self._bar.rows_dropped.connect(self.rows_dropped)
        self.search = FileSearch(self)
        self.search.file_chosen.connect(self._choose)
        self._list = icon_button("chevron-down", self.tr("Find a file"), self)
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._list.clicked.connect(self.find_file)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 8, 0)
        row.setSpacing(4)
        row.addWidget(self._bar, 1)
        row.addWidget(self._list)

    @property
    def labels(self) -> list[str]:
        """The texts of the tabs, from left to right."""
        return [self._bar.tabText(number) for number in range(self._bar.count())]

    @property
    def chosen(self) -> int:
        """The key of the file that is displayed, or ALL."""
        return self._chosen

    def show_files(self, files: Sequence[FileLook], chosen: int) -> None:
        """Show tabs for these files; chosen: the key of the current one."""
        if files is self._files and chosen == self._chosen:
            return
        self._files, self._chosen = files, chosen
        shown = list(files[:_MOST_TABS])
        shown += [look for look in files[_MOST_TABS:] if look.key == chosen]
        self._bar.show_files([_all_of(self.tr("All"), files), *shown], chosen)

    def step(self, direction: int) -> None:
        """Choose the tab to the left or right; after the last one follows that of all files."""
        keys = [ALL, *(look.key for look in self._files)]
        self._choose(keys[(keys.index(self._chosen) + direction) % len(keys)])

    def find_file(self) -> None:
        """Open the popup that finds a file by its name."""
        corner = self._list.mapToGlobal(self._list.rect().bottomRight())
        self.search.open(self._files, corner)

    def _on_tab_changed(self, number: int) -> None:
        self._choose(self._bar.key_at(number))

    def _choose(self, key: int) -> None:
        if key != self._chosen:
            self.file_chosen.emit(key)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(current().color("border"))
        painter.drawLine(self.rect().bottomLeft(), self.rect().bottomRight())
        painter.end()


class _Bar(QTabBar):
    """The tab bar; the data of a tab is the key of its file."""

    rows_dropped = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Files in this document"))
        self.setExpanding(False)
        self.setUsesScrollButtons(True)
        self.setElideMode(Qt.TextElideMode.ElideNone)  # else Qt elides all texts before it scrolls
        self.setIconSize(QSize(MARK_SIZE, MARK_SIZE))
        self.setAcceptDrops(True)
        self._looks: list[FileLook] = []
        self._drop_target = -1  # the tab over which rows are dragged

    def key_at(self, number: int) -> int:
        return self._looks[number].key if 0 <= number < len(self._looks) else ALL

    def show_files(self, looks: list[FileLook], chosen: int) -> None:
        blocker = QSignalBlocker(self)
        try:
            self._fit_count(len(looks))
            for number, look in enumerate(looks):
                if number >= len(self._looks) or self._looks[number] != look:
                    self._show(number, look)
            self._looks = looks
            self.setCurrentIndex([look.key for look in looks].index(chosen))
        finally:
            blocker.unblock()

    def _fit_count(self, count: int) -> None:
        while self.count() > count:
            self.removeTab(self.count() - 1)
        del self._looks[count:]
        while self.count() < count:
            self.addTab("")

    def _show(self, number: int, look: FileLook) -> None:
        self.setTabText(number, look.label.replace("&", "&&"))
        has_mark = look.severity >= Severity.ADVICE
        self.setTabIcon(number, mark_icon(look.severity, current()) if has_mark else QIcon())
        self.setTabToolTip(number, plain_tip(look.name))
        self.setAccessibleTabName(number, f"{mark_word(look.severity)}: {look.label}" if has_mark else "")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            for number, look in enumerate(getattr(self, "_looks", ())):
                self._show(number, look)

    # Drag and drop of rows

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(ROWS_MIME):
            event.accept()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        place = event.position().toPoint()
        if self._target(place) == ALL:
            self._mark_target(-1)
            event.ignore()
        else:
            self._mark_target(self.tabAt(place))
            event.accept()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        super().dragLeaveEvent(event)
        self._mark_target(-1)

    def _mark_target(self, number: int) -> None:
        if number != self._drop_target:
            self._drop_target = number
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._drop_target >= 0:
            painter = QPainter(self)
            paint_drop_frame(painter, self.tabRect(self._drop_target))
            painter.end()

    def dropEvent(self, event: QDropEvent) -> None:
        self._mark_target(-1)
        key = self._target(event.position().toPoint())
        if key != ALL:
            event.accept()
            self.rows_dropped.emit(key)

    def _target(self, place: QPoint) -> int:
        return self.key_at(self.tabAt(place))


def _all_of(name: str, files: Sequence[FileLook]) -> FileLook:
    severity = max((look.severity for look in files), default=0)
    is_modified = any(look.is_modified for look in files)
    return FileLook(ALL, name, sum(look.rows for look in files), severity, is_modified)
