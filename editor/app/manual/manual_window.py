"""The window of the manual: contents and search beside a page, with a way back.

A page is Markdown in the colours of the program, with pictures that fit.
"""

from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import (
    QFont,
    QFontDatabase,
    QImage,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
    QTextTableCellFormat,
)
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from editor.app.manual.manual_contents import FIRST, PAGES, Found, Manual
from editor.app.manual.reference_pages import place_of_rule
from editor.dialogs.dialog_frame import Dialog
from editor.resources import resource
from editor.rules.catalogue import RULE_BY_ID
from editor.services.installation import spoken_language
from editor.services.open_pages import browse
from editor.views.style.icons import arrow_back, arrow_on
from editor.views.style.theme import current
from editor.views.widgets.input_fields import icon_button
from editor.views.widgets.keyboard import Splitter
from editor.views.widgets.labels import read_out
from editor.views.widgets.widget_layouts import add_layout, scaled_width

_MARGIN = 24  # pixels around the page
_SIZES = {1: 1.7, 2: 1.3, 3: 1.1}  # of headings, as multiples of the text
_ABOVE = {1: 0, 2: 22, 3: 14}  # pixels above headings
_ABOVE_THE_TOP = 8  # pixels that stay above what is scrolled to
_LINE_HEIGHT = 135  # per cent
_PICTURE = "\ufffc"  # what stands for one in a text


class PageView(QTextBrowser):
    """Shows a page; passes links on, and loads nothing but the pictures of the manual."""

    link_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setAccessibleName(self.tr("Page"))
        self.anchorClicked.connect(lambda url: self.link_chosen.emit(url.toString()))
        self._markdown, self._folder = "", ""
        self._drawn_for = 0  # the width that pictures fit

    def show_page(self, markdown: str, folder: str) -> None:
        """Show a page; folder: where it lies in the manual, such as "reference", for its pictures."""
        self._markdown, self._folder = markdown, folder
        self._draw()
        self.verticalScrollBar().setValue(0)

    def show_section(self, number: int) -> None:
        """Scroll to a section, from 0 for the title, and put the cursor there for who reads on by keys."""
        headings = [block for block in _blocks(self.document()) if block.blockFormat().headingLevel()]
        if not 0 <= number < len(headings):
            return
        cursor = QTextCursor(headings[number])
        self.setTextCursor(cursor)
        self._scroll_to(headings[number] if number else None)

    def loadResource(self, kind: int, url: QUrl | str) -> object:
        """Load a picture of the manual, no wider than the page."""
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        try:
            path = resource("manual").joinpath(self._folder, QUrl(url).toString())
        except FileNotFoundError:
            return None
        picture = QImage(str(path))
        ratio = self.devicePixelRatioF()
        widest = max(200, self.viewport().width() - 2 * _MARGIN)
        if picture.width() > widest * ratio:
            picture = picture.scaledToWidth(round(widest * ratio), Qt.TransformationMode.SmoothTransformation)
        picture.setDevicePixelRatio(ratio)
        return picture

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._markdown and self.viewport().width() != self._drawn_for:
            self._draw_again()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and self._markdown:
            self._draw_again()

    def _draw_again(self) -> None:
        """Draw the page for another width or look; the top line and the cursor stay where they are."""
        top, place = self.cursorForPosition(QPoint(0, 0)).position(), self.textCursor().position()
        is_at_start = not self.verticalScrollBar().value()
        self._draw()
        cursor = self.textCursor()
        cursor.setPosition(place)
        self.setTextCursor(cursor)
        self._scroll_to(None if is_at_start else self.document().findBlock(top))

    def _scroll_to(self, block: QTextBlock | None) -> None:
        """Scroll until a block is at the top; None: to the start of the page."""
        top = self.document().documentLayout().blockBoundingRect(block).top() if block else 0
        self.verticalScrollBar().setValue(max(0, int(top) - _ABOVE_THE_TOP))

    def _draw(self) -> None:
        self._drawn_for = self.viewport().width()
        document = QTextDocument(self)  # a cleared one would keep the format of its first line
        document.setDocumentMargin(_MARGIN)
        document.setDefaultFont(self.font())
        document.setMarkdown(self._markdown, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
        _apply_appearance(document, self.font())
        self.setDocument(document)


def _blocks(document: QTextDocument) -> list[QTextBlock]:
    blocks, block = [], document.begin()
    while block.isValid():
        blocks.append(block)
        block = block.next()
    return blocks


def _apply_appearance(document: QTextDocument, font: QFont) -> None:
    """Give headings, code and tables the look of the program."""
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _style_table(frame)
    # Formats are changed once all places are known: a change ends what goes over the text.
    code = [place for block in _blocks(document) for place in _code_in(block)]
    for block in _blocks(document):
        _style_block(block, font)
    for start, end in code:
        _style_code(document, start, end)


def _style_table(table: QTextTable) -> None:
    style = table.format()
    style.setBorder(0)
    style.setCellPadding(6)
    style.setCellSpacing(0)
    style.setTopMargin(4)
    style.setBottomMargin(12)
    style.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    style.setBorderCollapse(True)
    table.setFormat(style)
    line = current().color("border")
    for row in range(table.rows()):
        for column in range(table.columns()):
            cell = table.cellAt(row, column)
            look = QTextTableCellFormat()
            look.setBottomBorder(1)
            look.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
            look.setBottomBorderBrush(line)
            look.setPadding(6)
            cell.setFormat(look)


def _style_block(block: QTextBlock, font: QFont) -> None:
    style, cursor = block.blockFormat(), QTextCursor(block)
    if level := style.headingLevel():
        _style_heading(cursor, style, level, font)
        return
    if _PICTURE not in block.text():  # the height of a picture is its own
        style.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    if _is_code(block):
        style.setBackground(current().color("window"))
    cursor.setBlockFormat(style)


def _is_code(block: QTextBlock) -> bool:
    return block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence)


def _code_in(block: QTextBlock) -> list[tuple[int, int]]:
    """Return where code begins and ends in a block."""
    if _is_code(block):
        return [(block.position(), block.position() + block.length() - 1)]
    return [
        (block.position() + each.start, block.position() + each.start + each.length)
        for each in block.textFormats()
        if each.format.fontFixedPitch()
    ]


def _style_code(document: QTextDocument, start: int, end: int) -> None:
    part = QTextCursor(document)
    part.setPosition(start)
    part.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
    look = QTextCharFormat()
    look.setFontFamilies([QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()])
    look.setBackground(current().color("window"))
    part.mergeCharFormat(look)


def _style_heading(cursor: QTextCursor, style: QTextBlockFormat, level: int, font: QFont) -> None:
    style.setTopMargin(_ABOVE.get(level, 12))
    style.setBottomMargin(6)
    cursor.setBlockFormat(style)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    look = QTextCharFormat()
    look.setFontPointSize(font.pointSizeF() * _SIZES.get(level, 1.0))
    look.setFontWeight(QFont.Weight.DemiBold.value)
    look.setForeground(current().color("text"))
    cursor.mergeCharFormat(look)


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
        add_layout(column, buttons)
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
                    self._title_of(each), f"{each.page}#{each.place}" if each.section.level > 1 else each.page
                )
            if not found:
                self._add(self.tr("Nothing found"), "")
            return
        for page in PAGES:
            self._add(self._manual.title(page), page)
        self._mark_current()

    def _title_of(self, found: Found) -> str:
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


class ManualOpener:
    """Keeps the window of the manual, and opens it at the places that are asked for."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._manual: ManualWindow | None = None

    def open_at(self, place: str) -> None:
        """Show a place of the manual, "" for the contents; a dialog that waits for an answer gets a
        window above it.
        """
        owner = QApplication.activeModalWidget() or self._window
        manual = self._manual
        if manual is None or not isValid(manual) or manual.parent() is not owner:
            manual = self._manual = ManualWindow(Manual(spoken_language()), owner)
        manual.show_place(place or FIRST)
        manual.show()
        manual.raise_()
        manual.activateWindow()

    def explain_rule(self, rule: str) -> None:
        """Show what the manual says of the rule with this id."""
        self.open_at(place_of_rule(RULE_BY_ID[rule]))
