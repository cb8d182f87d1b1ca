"""The note below an open editor: why its text is wrong, what mends it, and what else a key does."""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QWidget

from editor.models.lists.findings_model import fix_key
from editor.models.table.value_display import NO_HINT, Hint
from editor.models.words.explanations import shorten_value
from editor.rules.rule import Severity
from editor.views.style.icons import MARK_SIZE, mark_pixmap
from editor.views.style.theme import Theme, current
from editor.views.widgets.input_fields import restyle
from editor.views.widgets.labels import muted_label, plain_label, set_wrapping_text, wrapping_label

_MOST = 440  # pixels of a line of text
_LEAST = 120
_AROUND = 8  # pixels between the frame and what is in it
_MOST_OF_A_FIX = 60  # characters


class EditorNote(QFrame):
    """A few lines below an editor in the table, or above it where there is no room; it takes no focus."""

    fix_chosen = Signal()  # the correction is to be written

    def __init__(self, viewport: QWidget) -> None:
        super().__init__(viewport)
        self.setObjectName("editor_note")
        self._mark = plain_label("", self)
        self._mark.setFixedWidth(MARK_SIZE)
        self._mark.setContentsMargins(0, 3, 0, 0)
        self._reason = wrapping_label("", self)
        self._fix = QPushButton(self)
        self._fix.setObjectName("link")
        self._fix.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._fix.clicked.connect(lambda _checked=False: self.fix_chosen.emit())
        self._keys = muted_label("", self)
        self._lines: tuple[QLabel | QPushButton, ...] = (self._reason, self._fix, self._keys)
        grid = QGridLayout(self)
        grid.setContentsMargins(_AROUND, 6, _AROUND, 6)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(2)
        grid.addWidget(self._mark, 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self._reason, 0, 1)
        grid.addWidget(self._fix, 1, 1, Qt.AlignmentFlag.AlignLeft)
        grid.addWidget(self._keys, 2, 1)
        self.show_hint(NO_HINT, current())
        self.show_keys("")
        self.hide()

    @property
    def is_empty(self) -> bool:
        """True if there is nothing to say."""
        return not any(line.text() for line in self._lines)

    def text(self) -> str:
        """Return all that it says, a line each."""
        return "\n".join(filter(None, (line.text() for line in self._lines)))

    def show_hint(self, hint: Hint, theme: Theme) -> None:
        """Say what is wrong with the text of the editor, and what would be right."""
        restyle(self, "severity", Severity(hint.severity).word if hint.severity else "")
        if hint.severity:
            self._mark.setPixmap(mark_pixmap(hint.severity, theme, self.devicePixelRatioF()))
        set_wrapping_text(self._reason, hint.message)
        self._fix.setText(self._fix_text(hint.fix).replace("&", "&&") if hint.fix else "")
        self._mark.setVisible(bool(hint.severity))
        self._reason.setVisible(bool(hint.message))
        self._fix.setVisible(bool(hint.fix))

    def _fix_text(self, fix: str) -> str:
        shown = shorten_value(fix)
        if len(shown) > _MOST_OF_A_FIX:
            shown = f"{shown[: _MOST_OF_A_FIX // 2]}…{shown[-_MOST_OF_A_FIX // 2 :]}"
        return self.tr("Change to {value} ({key})").format(key=fix_key(), value=shown)

    def show_keys(self, text: str) -> None:
        """Say what a key does; "" for nothing."""
        self._keys.setText(text)
        self._keys.setVisible(bool(text))

    def place(self, editor: QRect, room: QRect) -> None:
        """Stand below an editor, or above it if there is no room, within the viewport; hide if empty."""
        if self.is_empty:
            self.hide()
            return
        most = min(_MOST, room.width() - 2 * _AROUND - MARK_SIZE - 8)
        wanted = self._reason.fontMetrics().horizontalAdvance(self._reason.text()) + 2
        self._reason.setFixedWidth(max(min(wanted, most), min(_LEAST, most)))
        self.adjustSize()
        place = QRect(editor.bottomLeft(), self.size())
        if self.isRightToLeft():
            place.moveRight(editor.right())
        place.moveTop(editor.bottom() + 1)
        if place.bottom() > room.bottom() and editor.top() - place.height() >= room.top():
            place.moveBottom(editor.top() - 1)
        place.moveLeft(max(min(place.left(), room.right() - place.width()), room.left()))
        self.setGeometry(place)
        self.show()
        self.raise_()
