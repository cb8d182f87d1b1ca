"""The panel with the folders of the site as a tree; a click shows only the URLs of a folder."""

from PySide6.QtCore import QEvent, QLocale, QModelIndex, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QTreeView, QVBoxLayout, QWidget

from editor.core.filtering.filter_tree import Node
from editor.core.grouping import SiteTree
from editor.models.lists.site_model import COUNT, NAME, SiteModel
from editor.models.table.item_data import ROOT, AnyIndex
from editor.views.style.icons import MARK_SIZE
from editor.views.widgets.keyboard import is_entered_without_mouse
from editor.views.widgets.lists import MarkDelegate

_LEAST = 160
_AROUND = 24  # pixels around a number
_AROUND_MARK = 8
_INDENTATION = 12
_FEW = 3  # up to so many hosts are expanded at first


class SitePanel(QWidget):
    """The tree of folders; it keeps open folders and the current line while the document changes."""

    place_requested = Signal(object)  # the filter terms for the URLs in a folder
    exclude_requested = Signal(object)  # the same

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumWidth(_LEAST)
        self.model = SiteModel(self)
        self._opened: set[tuple[str, str]] = set()  # the expanded folders, by host and path
        self._known_hosts: set[str] = set()  # expanded once, and then left as the user wants
        self.view = QTreeView(self)
        self.view.setObjectName("site")
        self.view.setModel(self.model)
        self.view.setAccessibleName(self.tr("Folders of the site"))
        self.view.setItemDelegate(MarkDelegate(self.view, [COUNT]))
        self.view.setHeaderHidden(True)
        self.view.setUniformRowHeights(True)
        self.view.setIndentation(_INDENTATION)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setFrameShape(QTreeView.Shape.NoFrame)
        header = self.view.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(0)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(COUNT, QHeaderView.ResizeMode.Fixed)
        header.sectionResized.connect(self._on_resized)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.view.expanded.connect(self._on_expanded)
        self.view.collapsed.connect(self._on_collapsed)
        self.view.clicked.connect(self._ask_for)
        self.view.activated.connect(self._ask_for)
        self.view.installEventFilter(self)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._open_menu)
        self.setFocusProxy(self.view)

    def forget(self) -> None:
        """Empty the tree, as there is no document or its folders are not known yet."""
        self.model.show(SiteTree())

    def show_tree(self, tree: SiteTree) -> None:
        """Show these folders; open folders stay open and the current line stays current."""
        if tree == self.model.tree:
            return
        self._make_room(tree)
        here, height = self._key(self.view.currentIndex()), self.view.verticalScrollBar().value()
        hosts = {host.host for host in tree.hosts[:_FEW]}
        self._opened.update((host, "") for host in hosts - self._known_hosts)
        self._known_hosts |= hosts
        self.model.show(tree)
        self._fit_host(self.view.header().sectionSize(NAME))
        self._unfold(ROOT)
        if here is not None:
            self.view.setCurrentIndex(self.model.index_of(*here))
        self.view.verticalScrollBar().setValue(height)

    def _unfold(self, around: QModelIndex) -> None:
        """Expand those children of a line that were expanded before."""
        for row in range(self.model.rowCount(around)):
            index = self.model.index(row, NAME, around)
            if self._key(index) in self._opened:
                self.view.expand(index)
                self._unfold(index)

    def _make_room(self, tree: SiteTree) -> None:
        """Set the width of the column for the largest number, and for a mark if there is any."""
        number = QLocale().toString(max((host.count for host in tree.hosts), default=0))
        width = self.view.fontMetrics().horizontalAdvance(number) + _AROUND
        mark = MARK_SIZE + _AROUND_MARK if any(host.worst for host in tree.hosts) else 0
        self.view.header().resizeSection(COUNT, width + mark)

    def _on_resized(self, section: int, _before: int, now: int) -> None:
        if section == NAME:
            self._fit_host(now)

    def _fit_host(self, room: int) -> None:
        """Let the only host take the room of its number where its name would be cut: half a host looks like
        another one, and the number is told elsewhere.
        """
        host = self.model.index(0, NAME)
        if self.model.rowCount() == 1:
            wanted = self.view.sizeHintForIndex(host).width() + self.view.indentation()
            self.view.setFirstColumnSpanned(0, ROOT, wanted > room)

    def choose(self, place: tuple[Node, ...]) -> None:
        """Make the folder that a filter matches current, unless the tree has the focus."""
        if self.view.hasFocus():
            return
        index = self.model.index_asking(place)
        if index.isValid():
            self.view.setCurrentIndex(index)
        else:
            self.view.selectionModel().clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Make the first line current when the tree gets the focus otherwise than by a click."""
        if is_entered_without_mouse(event) and not self.view.currentIndex().isValid():
            self.view.setCurrentIndex(self.model.index(0, 0))
        return super().eventFilter(watched, event)

    def _ask_for(self, index: QModelIndex) -> None:
        question = self.model.question(index)
        if question is not None:
            self.place_requested.emit(question)

    def _open_menu(self, place: QPoint) -> None:
        """Offer what can be done with the folder under the mouse, or with the current one."""
        index = self.view.indexAt(place)
        question, folder = self.model.question(index), self.model.folder(index)
        if question is None or folder is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Show only these URLs"), lambda: self.place_requested.emit(question))
        hides = menu.addAction(self.tr("Hide these URLs"), lambda: self.exclude_requested.emit(question))
        hides.setEnabled(bool(question))
        menu.addSeparator()
        address = folder.host + folder.path
        menu.addAction(self.tr("Copy address"), lambda: QGuiApplication.clipboard().setText(address))
        menu.addSeparator()
        menu.addAction(self.tr("Expand all"), self.view.expandAll)
        menu.addAction(self.tr("Collapse all"), self.view.collapseAll)
        menu.popup(self.view.viewport().mapToGlobal(place))

    def _on_expanded(self, index: QModelIndex) -> None:
        if key := self._key(index):
            self._opened.add(key)

    def _on_collapsed(self, index: QModelIndex) -> None:
        if key := self._key(index):
            self._opened.discard(key)

    def _key(self, index: AnyIndex) -> tuple[str, str] | None:
        """Return the key of a line's folder that survives changes of the
        document: host and path, in lower case.
        """
        folder = self.model.folder(index)
        return None if folder is None else (folder.host, folder.path.casefold())
