"""The files of a document of several: the panel that lists them, and the tabs above the table.

The panel has the actions on files; the tabs limit the table to one of them.
"""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPoint,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import (
    QAction,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QTabBar,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from editor.models.lists.files_model import FileColumn, FilesModel
from editor.models.session.session import ALL, FileSummary
from editor.models.table.item_data import plain_tip
from editor.models.words.explanations import mark_word
from editor.rules.rule import Severity
from editor.services.documents.file_on_disk import FileOnDisk
from editor.services.documents.open_document import OpenDocument
from editor.views.panels.start_page import paint_drop_frame
from editor.views.style.icons import MARK_SIZE, mark_icon
from editor.views.style.theme import current
from editor.views.table.entries_table import ROWS_MIME
from editor.views.widgets.input_fields import icon_button
from editor.views.widgets.keyboard import ENTER, adds_one
from editor.views.widgets.lists import MarkDelegate
from editor.views.widgets.widget_layouts import fit_section, scaled_width

_WIDTHS = {
    FileColumn.NAME: 180,
    FileColumn.ROWS: 72,
    FileColumn.STATE: 116,
    FileColumn.FINDINGS: 176,
    FileColumn.LASTMOD: 144,
    FileColumn.SIZE: 144,
}
_WIDEST = 320  # the most pixels of the column with the state
_NARROWEST_LOC = 176  # the least pixels in which URLs can be told apart
_ALWAYS_THERE = (FileColumn.NAME, FileColumn.ROWS, FileColumn.FINDINGS)
_STEPS = {QAbstractItemView.CursorAction.MoveLeft: -1, QAbstractItemView.CursorAction.MoveRight: 1}


class FilesPanel(QWidget):
    """The list of files: Enter shows or opens a file, F2 renames it, Insert adds one, Delete removes it.

    Delete on a file that is missing or unreadable removes its entry from the
    index; + adds a file to the index.
    """

    show_requested = Signal(object)  # a FileOnDisk
    new_requested = Signal()
    remove_requested = Signal(object)
    list_requested = Signal(object)
    change_requested = Signal(object, str, str)
    rows_dropped = Signal(int)  # on the file with this key

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumHeight(96)
        self.model = FilesModel(self)
        self.model.change_requested.connect(self.change_requested)
        self.view = _View(self)
        self.view.setModel(self.model)
        secondary = [column for column in FileColumn if column is not FileColumn.NAME]
        self.view.setItemDelegate(MarkDelegate(self.view, secondary))
        self.view.rows_dropped.connect(self._on_dropped)
        self.view.viewport().installEventFilter(self)
        self.view.doubleClicked.connect(self._on_double_clicked)
        self.view.installEventFilter(self)
        self._add_menu()
        header = self.view.header()
        for column, width in _WIDTHS.items():
            fit_section(header, column, width, self)
        self._widths = {column: header.sectionSize(column) for column in _WIDTHS}
        self._state_width = self._widths[FileColumn.STATE]  # the width it takes if there is room
        header.setStretchLastSection(False)
        header.setSectionResizeMode(FileColumn.LOC, QHeaderView.ResizeMode.Stretch)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)

    @property
    def current(self) -> FileOnDisk | None:
        """The file of the current line; None if there is none."""
        return self.model.file(self.view.currentIndex().row())

    def refresh(self, document: OpenDocument, looks: Sequence[FileSummary]) -> None:
        """Update the state of the files."""
        self.model.refresh(document, looks)
        state = self.view.sizeHintForColumn(FileColumn.STATE)  # mostly "open", sometimes a sentence
        self._state_width = min(max(state, self._widths[FileColumn.STATE]), scaled_width(_WIDEST, self))
        self._make_room()

    def forget(self) -> None:
        """Empty the list."""
        self.model.show([])

    def choose(self, key: int) -> None:
        """Mark the file with this key as the one that is shown alone."""
        row = self.model.row_of(key)
        if row >= 0 and not self.view.hasFocus():
            self.view.setCurrentIndex(self.model.index(row, max(self.view.currentIndex().column(), 0)))
        elif not self.view.currentIndex().isValid() and self.model.rowCount():
            self.view.setCurrentIndex(self.model.index(0, 0))

    def take_focus(self) -> None:
        """Move the focus to the list."""
        self.view.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.view.viewport() and event.type() is QEvent.Type.Resize:
            self._make_room()
        elif watched is self.view and isinstance(event, QKeyEvent):
            act = self._action_for(event)
            if act is not None and event.type() is QEvent.Type.ShortcutOverride:
                event.accept()  # the key is used here, not for the table
                return True
            if act is not None and event.type() is QEvent.Type.KeyPress:
                act()
                return True
        return super().eventFilter(watched, event)

    def _make_room(self) -> None:
        """Hide columns for which there is no room, and close an editor in a hidden column.

        The state of a file is shown in full if that leaves enough room for the URL.
        """
        header, least = self.view.header(), self._widths[FileColumn.STATE]
        room = self.view.viewport().width() - sum(map(header.sectionSize, _ALWAYS_THERE))
        loc = scaled_width(_NARROWEST_LOC, self)
        has_loc = room >= least + loc
        self.view.setColumnHidden(FileColumn.LOC, not has_loc)
        room -= loc if has_loc else 0
        state = max(min(self._state_width, room), least)
        header.resizeSection(FileColumn.STATE, state)
        room -= state
        for column in (FileColumn.LASTMOD, FileColumn.SIZE):
            room -= self._widths[column]
            self.view.setColumnHidden(column, not has_loc or room < 0)
        index = self.view.currentIndex()
        if index.isValid() and self.view.isColumnHidden(index.column()):
            self.finish_editing()
            self.view.setCurrentIndex(index.siblingAtColumn(FileColumn.NAME))

    def _action_for(self, event: QKeyEvent) -> Callable[[], None] | None:
        file = self.current
        is_editing = self.view.state() is QAbstractItemView.State.EditingState  # then the editor handles keys
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() == Qt.Key.Key_Plus:
            held &= ~Qt.KeyboardModifier.ShiftModifier  # many keyboards need Shift for this key
        if not is_editing and adds_one(event):
            return self.new_requested.emit
        if is_editing or held:
            return None
        for_one: dict[int, SignalInstance] = {
            **dict.fromkeys(ENTER, self.show_requested),
            Qt.Key.Key_Delete: self.remove_requested,
            Qt.Key.Key_Plus: self.list_requested,
        }
        signal = for_one.get(event.key())
        return partial(signal.emit, file) if signal is not None and file is not None else None

    def _add_menu(self) -> None:
        """Add the context menu of a file."""
        for words, key, signal in (
            (self.tr("Show"), Qt.Key.Key_Enter, self.show_requested),
            (self.tr("Add to the index"), Qt.Key.Key_Plus, self.list_requested),
            (self.tr("Remove"), Qt.Key.Key_Delete, self.remove_requested),
        ):
            shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            action = QAction(f"{words}\t{shown}", self.view)
            action.triggered.connect(partial(self._emit_current, signal))
            self.view.addAction(action)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    def _emit_current(self, signal: SignalInstance) -> None:
        if self.current is not None:
            signal.emit(self.current)

    def _on_double_clicked(self, index: QModelIndex) -> None:
        file = self.model.file(index.row())
        if file is not None:
            self.show_requested.emit(file)

    def finish_editing(self) -> None:
        """Commit the editor that is open in the list."""
        self.view.finish_editing()

    def _on_dropped(self, row: int) -> None:
        file = self.model.file(row)
        if file is not None:
            self.rows_dropped.emit(file.key)


class _View(QTreeView):
    """A list on which rows of the table can be dropped. Left and Right move
    between the columns that F2 edits.
    """

    rows_dropped = Signal(int)  # on this line

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Files in this document"))
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setObjectName("by_cell")
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAcceptDrops(True)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Move between columns with Left and Right, which Qt does not do where whole rows are selected."""
        index, header, step = self.currentIndex(), self.header(), _STEPS.get(action)
        if step is None or not index.isValid():
            return super().moveCursor(action, modifiers)
        place = header.visualIndex(index.column()) + step
        while 0 <= place < header.count() and self.isColumnHidden(header.logicalIndex(place)):
            place += step
        return index.siblingAtColumn(header.logicalIndex(place)) if 0 <= place < header.count() else index

    def finish_editing(self) -> None:
        """Commit the editor that is open."""
        editor = self.indexWidget(self.currentIndex())
        if editor is not None:
            self.commitData(editor)
            self.closeEditor(editor, QAbstractItemDelegate.EndEditHint.NoHint)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(ROWS_MIME):
            event.accept()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if self._takes_rows(index):
            self.setCurrentIndex(index)
            event.accept()
        else:
            event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if self._takes_rows(index):
            event.accept()
            self.rows_dropped.emit(index.row())
        else:
            event.ignore()

    @staticmethod
    def _takes_rows(index: QModelIndex) -> bool:
        """Tell whether rows can be dropped on a file: not if it is missing or not open."""
        model = index.model()
        file = model.file(index.row()) if isinstance(model, FilesModel) else None
        return file is not None and file.sitemap is not None


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
        self._files: Sequence[FileSummary] = ()
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

    def open(self, files: Sequence[FileSummary], corner: QPoint) -> None:
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
        self._files: Sequence[FileSummary] = ()
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

    def show_files(self, files: Sequence[FileSummary], chosen: int) -> None:
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
        self._looks: list[FileSummary] = []
        self._drop_target = -1  # the tab over which rows are dragged

    def key_at(self, number: int) -> int:
        return self._looks[number].key if 0 <= number < len(self._looks) else ALL

    def show_files(self, looks: list[FileSummary], chosen: int) -> None:
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

    def _show(self, number: int, look: FileSummary) -> None:
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


def _all_of(name: str, files: Sequence[FileSummary]) -> FileSummary:
    severity = max((look.severity for look in files), default=0)
    is_modified = any(look.is_modified for look in files)
    return FileSummary(ALL, name, sum(look.rows for look in files), severity, is_modified)
