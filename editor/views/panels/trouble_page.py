"""The page of a tab whose file has no rows to show: why, where, and what can be done."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QPushButton, QVBoxLayout, QWidget

from editor.models.words.explanations import shorten_value
from editor.views.panels.banner import Offer
from editor.views.style.icons import icon
from editor.views.widgets.labels import plain_label
from editor.views.widgets.letters import scaled_width
from editor.views.widgets.middle import place_in_middle

_MARGIN = 16  # pixels above and below them
_LINES = 6  # addresses that are visible at once
_WIDTH = 560  # pixels of the column in the middle


@dataclass(frozen=True, slots=True)
class Trouble:
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
        font = title.font()
        font.setPointSizeF(font.pointSizeF() * 1.5)
        font.setWeight(QFont.Weight.DemiBold)
        title.setFont(font)
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
            column.addLayout(self._buttons(trouble.sitemap_offers))
            column.addSpacing(12)
        column.addLayout(self._buttons(offers))
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
