"""The messages about a document: banner, notice over the table, and the page of an unreadable file.

The banner above a document has its most important message, with buttons for what can be done about
it. The notice mostly has the result of an edit. The page of a tab whose file has no rows to show
says why, where, and what can be done.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QMargins, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontDatabase, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.core.fields import Kind
from editor.models.session.session import Session, Stage
from editor.models.session.undo_stack import Outcome
from editor.models.words.explanations import outcome_words, shorten_value
from editor.models.words.translation import text_of
from editor.rules.rule import Severity
from editor.services.documents.open_document import OpenDocument, Outside
from editor.views.style.icons import icon, mark_pixmap
from editor.views.style.theme import current
from editor.views.table.entries_view import EntriesView
from editor.views.widgets.labels import LiveLabel, make_heading, plain_label
from editor.views.widgets.widget_layouts import (
    Flow,
    Line,
    OneOrTwoLines,
    add_layout,
    place_in_middle,
    scaled_width,
)

_LETTERS = 30  # of the message that have room beside the buttons

Offer = tuple[str, Callable[[], object]]  # the text of a button, and the function that it calls


class Banner(QWidget):
    """A sentence with buttons, tinted by severity; hidden while there is no message.

    Its parts are made for the first message, as most documents have none.
    """

    _mark: QLabel
    _text: LiveLabel
    _flow: Flow

    left = Signal()  # the focused button disappears: return the focus to the document

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("About this document"))
        self._severity = Severity.WARNING
        self._slots: list[Callable[[], object]] = []  # the functions that the buttons call
        self._buttons: list[QPushButton] = []
        self._has_parts = False
        self.hide()

    def _make_parts(self) -> None:
        self._has_parts = True
        self._mark = plain_label("", self)
        self._text = LiveLabel(parent=self)
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._flow = Flow(self)
        message = QWidget(self)
        line = QHBoxLayout(message)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        line.addWidget(self._mark)
        line.addWidget(self._text, 1)
        least = self._text.fontMetrics().averageCharWidth() * _LETTERS
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 12, 8)
        column.addWidget(OneOrTwoLines(self, Line(message, self._flow, least)))

    @property
    def text(self) -> str:
        """The message shown; "" if there is none."""
        return self._text.text() if self._has_parts else ""

    def choose(self, words: str) -> None:
        """Press the button with this label."""
        chosen = next(button for button in self._buttons if button.text() == words)
        chosen.setFocus()
        chosen.click()

    def say(self, text: str, severity: Severity = Severity.WARNING, *offers: Offer) -> None:
        """Show a message with a button for each offer; "" hides the banner."""
        self._slots = [slot for _words, slot in offers]
        shown = (self.text, self._severity, [button.text() for button in self._buttons])
        if shown == (text, severity, [words for words, _slot in offers]):
            return  # keep the buttons: the user may be about to press one
        if not self._has_parts:
            if not text:
                return
            self._make_parts()
        if self.window().focusWidget() in self._buttons:
            self.left.emit()  # else Qt moves the focus to the next widget in the window
        self._flow.clear()
        self._buttons = []
        self._severity = severity
        self._text.setText(text)
        for number, (words, _slot) in enumerate(offers):
            button = QPushButton(words, self)
            button.clicked.connect(lambda _checked=False, number=number: self._slots[number]())
            self._flow.add(button)
            self._buttons.append(button)
        self._flow.setVisible(bool(offers))
        self._apply_appearance()
        self.update()  # with its edges, which still have the tint of the last severity
        self.setVisible(bool(text))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.PaletteChange and self._has_parts:
            self._apply_appearance()
        super().changeEvent(event)

    def _apply_appearance(self) -> None:
        self._mark.setPixmap(mark_pixmap(self._severity, current(), self.devicePixelRatioF()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.tint(self._severity))
        painter.setPen(theme.color("border"))
        painter.drawLine(self.rect().bottomLeft(), self.rect().bottomRight())
        painter.end()


_SHOWN_FOR = 12_000  # milliseconds, and longer while the pointer is on it
_FROM_EDGE = 16


class OutcomeNotice(QFrame):
    """Appears over the rows and disappears with the next edit or after a while. It never takes the focus."""

    undo_requested = Signal()

    def __init__(self, table: EntriesView) -> None:
        super().__init__(table)
        self.setObjectName("notice")
        self._table = table
        self._text = LiveLabel(parent=self)
        self._act: Callable[[], object] = self.hide
        self.button = QToolButton(self)
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.setCursor(Qt.CursorShape.PointingHandCursor)
        self.button.clicked.connect(self._on_clicked)
        row = QHBoxLayout(self)
        row.setContentsMargins(QMargins(16, 8, 16, 8))
        row.setSpacing(16)
        row.addWidget(self._text)
        row.addWidget(self.button)
        self._timer = QTimer(self, interval=_SHOWN_FOR, singleShot=True)
        self._timer.timeout.connect(self._on_time_is_over)
        table.resized.connect(self._place)
        self.hide()

    @property
    def text(self) -> str:
        """The text shown; "" while the notice is hidden."""
        return "" if self.isHidden() else self._text.text()

    def tell(self, outcome: Outcome, is_quiet: bool) -> None:
        """Show what an edit did; is_quiet: one for which nothing is shown, as by undo or redo."""
        text = "" if is_quiet else outcome_words(outcome)
        if text:
            self.offer(text, self.tr("Undo"), self.undo_requested.emit)
        else:
            self.hide()

    def offer(self, text: str, words: str, act: Callable[[], object]) -> None:
        """Show a text, with a button labelled `words` that calls `act`."""
        self._text.setText(text)
        self.button.setText(words)
        self._act = act
        self.show()
        self._place()
        self.raise_()
        self._timer.start()

    def _on_clicked(self) -> None:
        self.hide()
        self._act()

    def _place(self) -> None:
        """Move to the middle of the rows, above their lower edge; to the upper one if it would hide the
        current row or its neighbours.
        """
        self.adjustSize()
        rows = self._table.viewport().geometry()
        left = max(rows.x() + (rows.width() - self.width()) // 2, rows.x())
        place = QRect(left, rows.bottom() - self.height() - _FROM_EDGE, self.width(), self.height())
        here = self._table.visualRect(self._table.currentIndex()).translated(rows.topLeft())
        if (
            here.isValid()
            and place.top() <= here.bottom() + 2 * here.height()
            and here.top() <= place.bottom()
        ):
            place.moveTop(rows.top() + _FROM_EDGE)
        self.move(place.topLeft())

    def _on_time_is_over(self) -> None:
        if self.underMouse():
            self._timer.start()
        else:
            self.hide()


class DocumentBanner(Banner):
    """Shows the one thing about the document that the user should know first."""

    accept_requested = Signal()
    repairs_requested = Signal()  # show the repairs
    reload_requested = Signal()
    keep_requested = Signal()  # keep the document, not the file that another program wrote
    merge_requested = Signal()  # merge with the file that another program wrote
    save_requested = Signal()
    import_requested = Signal()  # make a sitemap from this feed
    encoding_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self._offer: tuple[str, tuple[Offer, ...]] = ("", ())
        self._notice: tuple[str, tuple[Offer, ...]] = ("", ())

    def follow(self, session: Session | None) -> None:
        """Show the message for the current state of a document; None: show none."""
        self._session = session
        if session is None:
            self._notice = ("", ())
            self.say("")
        else:
            self._say_what_it_is(session)

    def offer(self, text: str, *offers: Offer) -> None:
        """Show a message that does not follow from the state of the document; "" removes it."""
        self._offer = text, offers
        if self._session is not None:
            self._say_what_it_is(self._session)

    def notice(self, text: str, *offers: Offer) -> None:
        """Show a message about other files that belong to the document; "" removes it."""
        self._notice = text, offers
        if self._session is not None:
            self._say_what_it_is(self._session)

    def _say_what_it_is(self, session: Session) -> None:
        """Show the most important message that follows from the state of the document."""
        document, say, outside = session.document, self.say, session.on_disk.outside
        is_lost = outside is Outside.GONE and document.is_read_only  # so it cannot be saved again
        if session.stage is Stage.LOADING:
            say("")
        elif session.stage is Stage.BROKEN_OFF:
            text = self.tr("Only part of this file was loaded. You can view it but not save it.")
            say(text, Severity.WARNING, (self.tr("Load it again"), self.reload_requested.emit))
        elif self._offer[0]:
            say(self._offer[0], Severity.WARNING, *self._offer[1])
        elif outside is not Outside.SAME and not is_lost:
            self._say_what_happened_outside(session)
        elif not document.file_list.is_accepted:
            accept = (self.tr("Accept and edit"), self.accept_requested.emit)
            say(self._trouble(document), Severity.ERROR, *self._repairs_shown(document), accept)
        elif document.entries.kind is Kind.FEED:
            text, severity = self._feed_text(document)
            make = (self.tr("Create a sitemap from it"), self.import_requested.emit)
            say(text, severity, *self._repairs_shown(document), make)
        elif not document.entries.frame.is_utf8:
            text = self.tr("This file is encoded in {encoding}. Sitemaps must be UTF-8.")
            text = text.format(encoding=document.entries.frame.encoding.upper())
            say(text, Severity.WARNING, (self.tr("Convert to UTF-8"), self.encoding_requested.emit))
        else:
            say(self._notice[0], Severity.ADVICE, *self._notice[1])

    def _repairs_shown(self, document: OpenDocument) -> tuple[Offer, ...]:
        return (
            ((self.tr("What was repaired…"), self.repairs_requested.emit),)
            if document.file_list.has_repairs
            else ()
        )

    def _feed_text(self, document: OpenDocument) -> tuple[str, Severity]:
        if not document.file_list.is_complete:
            return self._trouble(document), Severity.ERROR
        return self.tr("This is a feed. You can view it here but not edit it."), Severity.ADVICE

    def _trouble(self, document: OpenDocument) -> str:
        """Return a sentence on why the rows differ from the content of the file."""
        if document.file_list.trouble and _is_several(document):
            text = self.tr("Damaged: {trouble} Everything that could be recovered is shown below.")
            return text.format(trouble=text_of(document.file_list.trouble))
        if document.file_list.trouble:
            text = self.tr(
                "This file is damaged: {trouble} Everything that could be recovered is shown below."
            )
            return text.format(trouble=text_of(document.file_list.trouble))
        return self.tr(
            "This file was read in an encoding other than the one it declares. Does everything look right?"
        )

    def _say_what_happened_outside(self, session: Session) -> None:
        path = session.on_disk.outside_path
        if path is None:
            return
        is_several = _is_several(session.document)
        offers = [(self.tr("Reload"), self.reload_requested.emit)]
        is_open = session.on_disk.urlset_at(path) is not None  # False for the index of several files
        if session.on_disk.outside is Outside.GONE:
            # Several files can be read again without one that is missing, but not without their index.
            offers = offers if is_several and is_open else []
            offers.insert(0, (self.tr("Save…"), self.save_requested.emit))
        elif session.on_disk.outside is Outside.CHANGED and is_open:
            offers.append((self.tr("Keep mine"), self.keep_requested.emit))
            if session.is_modified and session.is_editable:
                offers.insert(0, (self.tr("Merge…"), self.merge_requested.emit))
        text = self._outside_of_several(session) if is_several else self._outside_of_one(session)
        self.say(text.format(name=path.name), Severity.WARNING, *offers)

    def _outside_of_one(self, session: Session) -> str:
        if session.on_disk.outside is Outside.GONE:
            return self.tr(
                "This file was deleted or moved. Its contents are still open here; save to keep them."
            )
        if session.is_modified and session.is_editable:
            return self.tr("Another program changed this file, and so did you.")
        return self.tr("Another program changed this file while it was open.")

    def _outside_of_several(self, session: Session) -> str:
        if session.on_disk.outside is Outside.GONE:
            return self.tr(
                "{name} was deleted or moved. Its contents are still open here; save to keep them."
            )
        return self.tr("Another program changed {name} while it was open.")


def _is_several(document: OpenDocument) -> bool:
    return document.entries.is_set


_MARGIN = 16  # pixels above and below them
_LINES = 6  # addresses that are visible at once
_WIDTH = 560  # pixels of the column in the middle


class Trouble(NamedTuple):
    """The reason why a file has no rows to show."""

    heading: str
    path: str  # formatted for display
    sentence: str
    context: str = ""  # the text around the fault
    sitemaps: Sequence[str] = ()  # the addresses of sitemaps that the file lists
    sitemap_offers: Sequence[Offer] = ()  # buttons for these sitemaps


class TroublePage(QWidget):
    """Explains the problem, with buttons for what can be done."""

    def __init__(self, trouble: Trouble, offers: Sequence[Offer], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(trouble.heading)
        self.setAccessibleDescription(trouble.sentence)
        self.sentence = trouble.sentence
        column = QVBoxLayout()
        column.setSpacing(12)
        picture = plain_label("", self)
        picture.setPixmap(icon("triangle-alert", "warning").pixmap(QSize(40, 40), self.devicePixelRatioF()))
        column.addWidget(picture)
        title = self._text(trouble.heading)
        make_heading(title, 1.5)
        column.addWidget(title)
        place = self._text(trouble.path)
        place.setProperty("muted", "true")
        column.addWidget(place)
        column.addWidget(self._text(trouble.sentence))
        if trouble.context:
            excerpt = self._text(trouble.context)
            excerpt.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
            excerpt.setObjectName("excerpt")
            excerpt.setAccessibleName(self.tr("The text around the error"))
            column.addWidget(excerpt)
        if trouble.sitemaps:
            column.addWidget(self._text(self.tr("It lists these sitemaps. Nothing was downloaded.")))
            column.addWidget(self._listing(trouble.sitemaps))
            add_layout(column, self._buttons(trouble.sitemap_offers))
            column.addSpacing(12)
        add_layout(column, self._buttons(offers))
        place_in_middle(self, column, width=scaled_width(_WIDTH, self), share=6)
        first = self.findChild(QPushButton)
        if first is not None:
            self.setFocusProxy(first)

    def _buttons(self, offers: Sequence[Offer]) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(8)
        for words, act in offers:
            button = QPushButton(words, self)
            button.clicked.connect(lambda _checked=False, do=act: do())
            line.addWidget(button)
        line.addStretch(1)
        return line

    def _text(self, text: str) -> QLabel:
        label = plain_label(text, self)
        label.setWordWrap(True)
        label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        return label

    def _listing(self, addresses: Sequence[str]) -> QListWidget:
        """Return a list of addresses to read, a few lines high."""
        listing = QListWidget(self)
        listing.setObjectName("boxed")
        listing.setAccessibleName(self.tr("Sitemaps it lists"))
        listing.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        listing.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        listing.addItems([shorten_value(address) for address in addresses])
        lines = min(len(addresses), _LINES)
        listing.setFixedHeight(lines * listing.sizeHintForRow(0) + 2 * listing.frameWidth() + _MARGIN)
        return listing
