"""The window of the manual: contents and search beside a page, with a way back."""

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from editor.app.manual.contents import FIRST, PAGES, Found, Manual
from editor.app.manual.page_view import PageView
from editor.dialogs.parts.dialog_frame import Dialog
from editor.services.browser import browse
from editor.views.style.icons import arrow_back, arrow_on
from editor.views.widgets.icon_button import icon_button
from editor.views.widgets.labels import read_out
from editor.views.widgets.letters import scaled_width
from editor.views.widgets.splitter import Splitter

_PLACE = Qt.ItemDataRole.UserRole
_MOST_FOUND = 200  # lines: nobody reads more


class ManualWindow(Dialog):
    """Shows the manual beside the program's other windows."""

    def __init__(self, manual: Manual, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Manual"))
        self._manual = manual
        self._way: list[str] = []  # the places that were shown, in order
        self._at = -1
        self._page = ""
        self.line = self.new_search(self.tr("Search the manual"))
        self.line.textChanged.connect(self._search)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Contents"))
        self.list.setFrameShape(QListWidget.Shape.NoFrame)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # as texts are wrapped
        self.list.setSpacing(2)
        self.list.itemActivated.connect(self._read)
        self.list.itemClicked.connect(self._open)
        self.line.returnPressed.connect(self._open_first)
        self.view = PageView(self)
        self.view.link_chosen.connect(self._follow)
        self.back = icon_button(arrow_back(self), self.tr("Back"), self)
        self.forth = icon_button(arrow_on(self), self.tr("Forward"), self)
        self.first = icon_button("notebook-text", self.tr("Contents"), self)
        self.back.clicked.connect(lambda: self._go(-1))
        self.forth.clicked.connect(lambda: self._go(1))
        self.first.clicked.connect(lambda: self.show_place(FIRST))
        self._lay_out()
        for keys, action in (
            (QKeySequence.StandardKey.Back, lambda: self._go(-1)),
            (QKeySequence.StandardKey.Forward, lambda: self._go(1)),
        ):
            QShortcut(QKeySequence(keys), self, action)
        down = QShortcut(QKeySequence(Qt.Key.Key_Down), self.line, self._go_to_list)
        down.setContext(Qt.ShortcutContext.WidgetShortcut)
        self.propose_size(980, 700)
        self._search("")
        self.line.setFocus()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        for button in (self.back, self.forth, self.first):
            buttons.addWidget(button)
        buttons.addStretch(1)
        side = QWidget(self)
        column = QVBoxLayout(side)
        column.setContentsMargins(8, 8, 8, 8)
        column.addLayout(buttons)
        column.addWidget(self.line)
        column.addWidget(self.list, 1)
        split = Splitter(Qt.Orientation.Horizontal, self.tr("Width of the contents"), self)
        split.addWidget(side)
        split.addWidget(self.view)
        split.setStretchFactor(1, 1)
        split.setSizes([scaled_width(260, self), scaled_width(720, self)])
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(split)

    @property
    def place(self) -> str:
        """The place that is shown, such as "bulk-work#recipes"."""
        return self._way[self._at] if self._way else ""

    def show_place(self, place: str) -> None:
        """Show a page, or a section of one, and remember it for the way back."""
        if place != self.place:
            self._way[self._at + 1 :] = [place]
            self._at += 1
        self._show()

    def _go(self, step: int) -> None:
        if 0 <= self._at + step < len(self._way):
            self._at += step
            self._show()

    def _show(self) -> None:
        page, _, section = self.place.partition("#")
        if page != self._page:
            self._page = page
            self.view.show_page(self._manual.text(page), self._manual.folder(page))
        self.view.show_section(self._manual.section_number(page, section) if section else 0)
        self.back.setEnabled(self._at > 0)
        self.forth.setEnabled(self._at + 1 < len(self._way))
        self._mark_current()
        read_out(self.view, self._manual.title(page))

    def _mark_current(self) -> None:
        for number in range(self.list.count()):
            item = self.list.item(number)
            if item.data(_PLACE) in (self.place, self._page):
                self.list.setCurrentItem(item)
                return
        self.list.setCurrentIndex(QModelIndex())

    def _follow(self, link: str) -> None:
        """Show the page that a link leads to, or open a web page in the browser."""
        if "://" in link:
            browse(link)
            return
        self.show_place(self._manual.linked(self._page, link))

    def _search(self, text: str) -> None:
        """List the sections with these words, or the pages where there are none."""
        self.list.clear()
        found = self._manual.find(text) if text.strip() else []
        if text.strip():
            for each in found[:_MOST_FOUND]:
                self._add(
                    self._told(each), f"{each.page}#{each.place}" if each.section.level > 1 else each.page
                )
            if not found:
                self._add(self.tr("Nothing found"), "")
            return
        for page in PAGES:
            self._add(self._manual.title(page), page)
        self._mark_current()

    def _told(self, found: Found) -> str:
        if found.section.level == 1:
            return found.title
        return self.tr("{section} – {page}").format(section=found.section.heading, page=found.title)

    def _add(self, text: str, place: str) -> None:
        item = QListWidgetItem(text, self.list)
        item.setData(_PLACE, place)
        if not place:
            item.setFlags(Qt.ItemFlag.NoItemFlags)

    def _open_first(self) -> None:
        item = self.list.item(0)
        if self.line.text().strip():
            self._read(item)

    def _read(self, item: QListWidgetItem) -> None:
        """Open a page and go to it, so that keys scroll it and come to its links."""
        self._open(item)
        if item.data(_PLACE):
            self.view.setFocus(Qt.FocusReason.TabFocusReason)

    def _go_to_list(self) -> None:
        """Let the arrow key go on from the search to what it found."""
        if self.list.currentRow() < 0:
            self.list.setCurrentRow(0)
        self.list.setFocus(Qt.FocusReason.TabFocusReason)

    def _open(self, item: QListWidgetItem) -> None:
        if place := item.data(_PLACE):
            self.show_place(place)
