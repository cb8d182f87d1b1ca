"""The panel that lists the files of a document of several files, and the actions on them."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QAction, QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QHeaderView,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from editor.models.lists.files_model import FileColumn, FilesModel
from editor.models.session.file_states import FileLook
from editor.models.table import roles
from editor.models.table.indexes import AnyIndex
from editor.models.words.translation import translated
from editor.services.documents.file_on_disk import FileOnDisk
from editor.services.documents.open_document import OpenDocument
from editor.views.panels.panel_header import PanelHeader
from editor.views.table.entries_table import ROWS_MIME
from editor.views.table.list_delegate import LineDelegate
from editor.views.widgets.labels import muted_label
from editor.views.widgets.letters import fit_section, scaled_width
from editor.views.widgets.pressing import ENTER, adds_one

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


class FilesHeader(PanelHeader):
    """The header of the panel: its name, and buttons for actions."""

    new_requested = Signal()
    index_requested = Signal()
    read_requested = Signal()
    remove_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(translated("FilesHeader", "Files"), parent)
        self._count = muted_label("", self)
        self.row.addWidget(self._count)
        self.row.addStretch(1)
        self.read = self.add_button(self.tr("Open the rest"), "folder-open", self.read_requested)
        self.index = self.add_button(self.tr("Make an index…"), "list-plus", self.index_requested)
        self.new = self.add_button(self.tr("New…"), "file-plus", self.new_requested)
        self.remove = self.add_button(self.tr("Remove"), "trash-2", self.remove_requested)
        self.add_close(self.tr("Close this panel (Ctrl+4)"), self.tr("Close the list of files"))

    def show_counts(self, text: str) -> None:
        """Show a text with the number of files."""
        self._count.setText(text)


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
        self.view.setItemDelegate(_FileDelegate(self.view))
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

    def refresh(self, document: OpenDocument, looks: Sequence[FileLook]) -> None:
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


class _FileDelegate(LineDelegate):
    """Draws the mark of the worst finding of a file, and dims secondary texts."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        super().initStyleOption(option, index)
        self.show_mark(option, index.data(roles.MARK))
        if index.column() != FileColumn.NAME:
            self.write_in(option, "muted")
