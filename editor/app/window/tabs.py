"""The open documents, one per tab; a single one needs no tab bar."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QTabBar, QTabWidget, QWidget

from editor.models.words.tips import plain_tip
from editor.services.files.paths import is_same_file
from editor.views.document_view import DocumentView
from editor.views.widgets.icon_button import icon_button

_LEAST = 140  # pixels of a tab with a shortened name


class _Bar(QTabBar):
    """A tab bar that shortens long names before short ones."""

    def minimumTabSizeHint(self, index: int) -> QSize:
        whole = self.tabSizeHint(index)
        return whole.boundedTo(QSize(_LEAST, whole.height()))


class DocumentTabs(QTabWidget):
    """The views in their order, with titles that are kept up to date."""

    close_requested = Signal(object)  # a DocumentView

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabBar(_Bar(self))
        self.setDocumentMode(True)
        self.setMovable(True)
        self.setTabBarAutoHide(True)
        self.setElideMode(Qt.TextElideMode.ElideMiddle)
        for widget in (self, self.tabBar()):
            widget.setAccessibleName(self.tr("Open documents"))
        self.tabBar().setSelectionBehaviorOnRemove(QTabBar.SelectionBehavior.SelectPreviousTab)
        self._bar_size = QSize()

    def event(self, event: QEvent) -> bool:
        """Ignore layout requests of the views, which fill the room anyway; they would repaint all."""
        if event.type() is QEvent.Type.LayoutRequest:
            size = self.tabBar().sizeHint()
            if size == self._bar_size:
                return True
            self._bar_size = size
        return super().event(event)

    def views(self) -> Iterator[DocumentView]:
        """Yield all views, from left to right."""
        for number in range(self.count()):
            view = self.widget(number)
            if isinstance(view, DocumentView):
                yield view

    def current(self) -> DocumentView | None:
        """Return the view on screen."""
        view = self.currentWidget()
        return view if isinstance(view, DocumentView) else None

    def view_of(self, path: Path) -> DocumentView | None:
        """Return the view that shows this file, alone or with others, by whatever path it was opened."""
        for view in self.views():
            if any(is_same_file(own, path) for own in view.paths):
                return view
        return None

    def new_view(self) -> DocumentView:
        """Make a view to be added: as a child of the pages, so that its widgets are styled only once."""
        return DocumentView(self.findChild(QStackedWidget))

    def add(self, view: DocumentView) -> None:
        """Add a document and show it."""
        number = self.addTab(view, "")
        close = icon_button("x", self.tr("Close"), self, 14)
        close.setFixedSize(24, 24)
        close.setAccessibleName(self.tr("Close this document"))
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        close.clicked.connect(lambda: self.close_requested.emit(view))
        self.tabBar().setTabButton(number, QTabBar.ButtonPosition.RightSide, close)
        view.title_changed.connect(lambda: self._show_title(view))
        self._show_title(view)
        self.setCurrentIndex(number)

    def remove(self, view: DocumentView) -> None:
        """Remove a document; its closing has been confirmed already."""
        self.removeTab(self.indexOf(view))
        view.close_session()
        view.deleteLater()

    def _show_title(self, view: DocumentView) -> None:
        number = self.indexOf(view)
        if number < 0:
            return
        is_modified = view.session is not None and view.session.is_modified
        text = view.title + (" •" if is_modified else "")
        shown = text.replace("&", "&&")
        if shown != self.tabText(number):  # otherwise all tabs and the page would be painted again
            self.setTabText(number, shown)
        self.setTabToolTip(number, plain_tip(str(view.path or view.title)))
