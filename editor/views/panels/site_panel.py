"""The site as a tree of folders beside the table: a click shows the URLs in one alone."""

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QModelIndex, QObject, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from editor.core.filtering.filter_tree import Node
from editor.core.site_tree import SiteTree
from editor.models.lists.site_model import COUNT, NAME, SiteModel
from editor.models.table import roles
from editor.models.table.indexes import ROOT, AnyIndex
from editor.views.panels.panel_header import PanelHeader
from editor.views.style.mark_icons import MARK_SIZE
from editor.views.table.list_delegate import LineDelegate
from editor.views.widgets.letters import scaled

_WIDTH = 240  # pixels, at first
_LEAST = 160
_AROUND = 24  # a number
_AROUND_MARK = 12
_INDENTATION = 16
_FEW = 3  # hosts, each of which is opened at first


def site_width(window: QWidget) -> int:
    """Pixels that the panel gets at first: for large letters more, but at most a quarter of the window."""
    return max(_WIDTH, min(scaled(_WIDTH, window), window.width() // 4))


class SiteHeader(PanelHeader):
    """The panel's name, and the way back to the whole site."""

    all_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(QCoreApplication.translate("SiteHeader", "Site"), parent)
        self.row.addStretch(1)
        self.all = self.add_button(self.tr("Show all"), "funnel", self.all_requested)
        self.all.setToolTip(self.tr("Show the URLs of all folders again"))
        self.add_close(self.tr("Close this panel (Ctrl+2)"), self.tr("Close the site panel"))


class SitePanel(QWidget):
    """The tree. It keeps what was opened and where the person is while the document changes."""

    place_requested = Signal(object)  # what a filter asks for the URLs in a folder

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumWidth(_LEAST)
        self.model = SiteModel(self)
        self._opened: set[tuple[str, str]] = set()  # hosts and paths
        self._known_hosts: set[str] = set()  # which are unfolded once, and then as the person leaves them
        self.view = QTreeView(self)
        self.view.setObjectName("site")
        self.view.setModel(self.model)
        self.view.setAccessibleName(self.tr("Folders of the site"))
        self.view.setItemDelegate(_FolderDelegate(self.view))
        self.view.setHeaderHidden(True)
        self.view.setUniformRowHeights(True)
        self.view.setIndentation(_INDENTATION)
        self.view.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setFrameShape(QTreeView.Shape.NoFrame)
        header = self.view.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(0)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(COUNT, QHeaderView.ResizeMode.Fixed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.view.expanded.connect(self._on_expanded)
        self.view.collapsed.connect(self._on_collapsed)
        self.view.clicked.connect(self._ask_for)
        self.view.activated.connect(self._ask_for)
        self.view.installEventFilter(self)
        self.setFocusProxy(self.view)

    def forget(self) -> None:
        """There is nothing to show, or nothing is known of it yet."""
        self.model.show(SiteTree())

    def show_tree(self, tree: SiteTree) -> None:
        """Show these folders, those open that were, and stay where the person is."""
        if tree == self.model.tree:
            return
        self._make_room(tree)
        here, height = self._key(self.view.currentIndex()), self.view.verticalScrollBar().value()
        hosts = {host.host for host in tree.hosts[:_FEW]}
        self._opened.update((host, "") for host in hosts - self._known_hosts)
        self._known_hosts |= hosts
        self.model.show(tree)
        self._unfold(ROOT)
        if here is not None:
            self.view.setCurrentIndex(self.model.index_of(*here))
        self.view.verticalScrollBar().setValue(height)

    def _unfold(self, around: QModelIndex) -> None:
        """Unfold what was unfolded before among the lines in another one."""
        for row in range(self.model.rowCount(around)):
            index = self.model.index(row, NAME, around)
            if self._key(index) in self._opened:
                self.view.expand(index)
                self._unfold(index)

    def _make_room(self, tree: SiteTree) -> None:
        """For the largest number, and the mark before it if there is any."""
        number = QLocale().toString(max((host.count for host in tree.hosts), default=0))
        width = self.view.fontMetrics().horizontalAdvance(number) + _AROUND
        mark = MARK_SIZE + _AROUND_MARK if any(host.worst for host in tree.hosts) else 0
        self.view.header().resizeSection(COUNT, width + mark)

    def choose(self, place: tuple[Node, ...]) -> None:
        """Go to the folder that a filter asks for, unless the person is in the tree."""
        if self.view.hasFocus():
            return
        index = self.model.index_asking(place)
        if index.isValid():
            self.view.setCurrentIndex(index)
        else:
            self.view.selectionModel().clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Who comes to the tree sees where they are."""
        if event.type() is QEvent.Type.FocusIn and not self.view.currentIndex().isValid():
            self.view.setCurrentIndex(self.model.index(0, 0))
        return super().eventFilter(watched, event)

    def _ask_for(self, index: QModelIndex) -> None:
        question = self.model.question(index)
        if question is not None:
            self.place_requested.emit(question)

    def _on_expanded(self, index: QModelIndex) -> None:
        if key := self._key(index):
            self._opened.add(key)

    def _on_collapsed(self, index: QModelIndex) -> None:
        if key := self._key(index):
            self._opened.discard(key)

    def _key(self, index: AnyIndex) -> tuple[str, str] | None:
        """What the folder in a line is known by while the document changes: host, and path in any case."""
        folder = self.model.folder(index)
        return None if folder is None else (folder.host, folder.path.casefold())


class _FolderDelegate(LineDelegate):
    """Draws the mark of the worst finding beside the number."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        super().initStyleOption(option, index)
        self.show_mark(option, index.data(roles.MARK))
        if index.column() == COUNT:
            self.write_in(option, "muted")
