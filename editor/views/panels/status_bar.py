"""The status bar: what the document is and holds, at a glance, and how much of a limit is used."""

from typing import TYPE_CHECKING, NamedTuple, TypeVar

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QProgressBar, QSizePolicy, QStatusBar, QToolButton, QWidget

from editor.core.file_limits import MAX_BYTES, MAX_ENTRIES
from editor.core.text import N_
from editor.models.table.item_data import plain_tip
from editor.models.words.translation import counted
from editor.views.style.icons import icon
from editor.views.style.theme import current
from editor.views.widgets.labels import ElidedLabel, LiveLabel, plain_label, read_out, set_tip
from editor.views.widgets.widget_layouts import scaled_width

if TYPE_CHECKING:
    from editor.core.insight.date_charts import SelectionFigures


_NEAR = 0.9  # of the limit: worth a look
_SHOWN_FROM = 0.8  # of the limit; below, the tool tip of the number of rows says it
_BAR = 56  # pixels wide
_GAP = 8  # pixels between two parts, and between a bar and its text


class Gauge(QProgressBar):
    """A bar with its numbers beside it, such as "312 of 50,000"."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setRange(0, 100)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.fraction = 0.0  # of the limit that is used
        self._text = ""

    def set(self, fraction: float, text: str, tool_tip: str) -> None:
        """Show a fraction of the limit (above 1 is too much), with a text and a tool tip."""
        if (fraction, text, plain_tip(tool_tip)) == (self.fraction, self._text, self.toolTip()):
            return
        self.fraction, self._text = fraction, text
        self.setToolTip(plain_tip(tool_tip))
        self.setAccessibleDescription(text)
        self.setFormat(text)  # which is its value for screen readers
        self.setValue(round(100 * min(max(fraction, 0), 1)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(_BAR + _GAP + metrics.horizontalAdvance(self._text) + 2 * _GAP, metrics.height() + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        groove = QRectF(0, (self.height() - 6) / 2, _BAR, 6)
        painter.setBrush(theme.color("border"))
        painter.drawRoundedRect(groove, 3, 3)
        if self.fraction > 0:
            token = "error" if self.fraction > 1 else "warning" if self.fraction > _NEAR else "accent"
            painter.setBrush(theme.color(token))
            groove.setWidth(max(6.0, _BAR * min(self.fraction, 1.0)))
            painter.drawRoundedRect(groove, 3, 3)
        painter.setPen(theme.color("muted" if self.fraction <= 1 else "error"))
        text = self.rect().adjusted(_BAR + _GAP, 0, 0, 0)
        painter.drawText(text, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), self._text)
        painter.end()


class _Message(ElidedLabel):
    """A message, which is read out at once: it will not stay."""

    def setText(self, text: str) -> None:
        super(LiveLabel, self).setText(text)
        if text:
            read_out(self, text)


_Label = TypeVar("_Label", bound=QLabel)


class _SteadyLabel(LiveLabel):
    """A label that keeps its room while it is hidden and while its text is short, so that no other moves."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setMinimumWidth(max(self.minimumWidth(), self.sizeHint().width()))

    def leave_room(self) -> None:
        """Say nothing, and need no room until something is said again."""
        self.setMinimumWidth(0)
        super().setText("")


_ROOM_FOR_URL = 170  # pixels that the published URL has at least, if it needs them
_SHARE_OF_URL = 0.17  # of the line, else
_AROUND_MESSAGE = 48  # pixels beside a message
_LONGEST_URL = 48  # characters of the published URL that are shown


class Summary(NamedTuple):
    """The facts about a document that the status bar shows."""

    rows: int
    selected: int
    shown: int
    byte_size: int | None  # uncompressed; None while it is unknown
    form: str  # encoding, line ends and compression
    published_url: str
    saved: str  # "saved", "unsaved changes", "reading 40 %" …
    at_work: str  # a sentence on the work in progress
    is_index: bool  # True for a sitemap index
    can_stop: bool = False  # True if the work in progress can be stopped
    files: int = 0  # the number of files, if there are several and all are shown
    fullest: str = ""  # then the name of the file closest to its limits
    limited_rows: int = 0  # of that file
    is_searching: bool = False  # it is not known yet how many rows the filter shows


class StatusLine(QStatusBar):
    """The status bar: counts, limits, encoding, and where the file is published.

    Messages stand beside the counts, which keep their places: Qt would put them in the place of the counts.
    """

    published_url_requested = Signal()
    stop_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Status"))
        self.setSizeGripEnabled(False)
        self.setMinimumWidth(1)
        self._is_open = False  # True if a document is open
        self._summary: Summary | None = None
        self._shown_url = ""
        self.setContentsMargins(8, 0, 8, 0)
        self._rows, self._selected, self._shown = (
            _with_room(plain_label("", self)),
            _with_room(_SteadyLabel("", self)),
            _with_room(_SteadyLabel("", self)),
        )
        self._figures = _with_room(plain_label("", self))
        self._message = _with_room(_Message("", self))
        self._message.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._message_ends = QTimer(self, singleShot=True)
        self._message_ends.timeout.connect(self.clearMessage)
        self._published = QToolButton(self)
        self._published.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._published.clicked.connect(self.published_url_requested)
        self._entries = Gauge(self.tr("Entries, out of the 50,000 allowed in one file"), self)
        self._bytes = Gauge(self.tr("Size, out of the 50 MB allowed for one file"), self)
        self._form, self._saved = _with_room(plain_label("", self)), _with_room(plain_label("", self))
        self._form.setToolTip(self.tr("Encoding, line endings and compression"))
        self._stop = QToolButton(self)
        self._stop.setText(self.tr("Stop"))
        self._stop.clicked.connect(self.stop_requested)
        left: tuple[QWidget, ...] = (self._rows, self._published, self._selected, self._shown, self._figures)
        right: tuple[QWidget, ...] = (self._entries, self._bytes, self._form, self._saved, self._stop)
        for widget in left:
            self.addWidget(widget)
        self.addWidget(self._message, 1)
        for widget in right:
            self.addPermanentWidget(widget)
        self._taken = 0  # pixels of the parts that are always shown
        self._message.hide()
        self.show_summary(None)

    def showMessage(self, message: str, timeout: int | None = None) -> None:
        """Show a message for some milliseconds, or without a number until the next one."""
        self._message.setText(message)
        self._message.setVisible(bool(message))
        set_tip(self._message, message)
        self._message_ends.stop()
        if message and timeout:
            self._message_ends.start(timeout)
        self._fit()
        self.messageChanged.emit(message)

    def clearMessage(self) -> None:
        """Take the message away, if there is one."""
        if self.currentMessage():
            self.showMessage("")

    def currentMessage(self) -> str:
        """Return the message shown; "" if there is none."""
        return self._message.text()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Hide the least important parts if there is no room for them; none is
        cut off, as half a number misleads.
        """
        hint = self._published.sizeHint().width()
        most = max(scaled_width(_ROOM_FOR_URL, self), round(_SHARE_OF_URL * self.width()))
        left = self.width() - self._taken - 3 * _GAP
        width = max(min(hint, most, left), 1)
        self._published.setFixedWidth(width)  # whatever comes beside it: it does not move
        room = left - self._taken_by_message() - (0 if self._published.isHidden() else width + _GAP)
        for part, is_wanted in (
            (self._entries, self._is_open and self._entries.fraction >= _SHOWN_FROM),
            (self._bytes, self._is_open and self._bytes.fraction >= _SHOWN_FROM),
            (self._form, self._is_open),
            (self._figures, self._is_open and bool(self._figures.text())),
        ):
            room -= _width_of(part) if is_wanted else 0
            part.setVisible(is_wanted and room >= 0)

    def _taken_by_message(self) -> int:
        """Return the pixels that a message needs; 0 without one."""
        message = self.currentMessage()
        return self.fontMetrics().horizontalAdvance(message) + _AROUND_MESSAGE if message else 0

    def show_summary(self, summary: Summary | None) -> None:
        """Show the facts about a document; None: no document is open."""
        waited_for = self._summary.at_work if self._summary else ""
        self._summary = summary
        if waited_for and waited_for == self.currentMessage() and not (summary and summary.at_work):
            self.clearMessage()
        if waited_for and summary and not summary.at_work:
            read_out(self, f"{_rows_text(summary)}, {summary.saved}")
        self._show(summary)

    def show_figures(self, figures: "SelectionFigures | None") -> None:
        """Show the figures of the selected rows; None: there are none, or not yet."""
        parts = []
        if figures is not None:
            parts.append(self.tr("different URLs: {n}").format(n=QLocale().toString(figures.urls)))
            if figures.lowest != figures.highest:
                text = self.tr("priority {lowest} to {highest}, mean {mean}")
                parts.append(text.format(lowest=figures.lowest, highest=figures.highest, mean=figures.mean))
            elif figures.lowest is not None:
                parts.append(self.tr("priority {value}").format(value=figures.lowest))
            if figures.oldest != figures.newest:
                text = self.tr("{oldest} to {newest}")
                parts.append(text.format(oldest=figures.oldest, newest=figures.newest))
            elif figures.oldest:
                parts.append(figures.oldest)
        self._figures.setText(" · ".join(parts))
        self._fit()

    def _show(self, summary: Summary | None) -> None:
        self._is_open = summary is not None
        for shown in (self._rows, self._saved):
            shown.setVisible(self._is_open)
        self._published.setVisible(summary is not None and bool(summary.published_url))
        if summary is None:
            for widget in (self._selected, self._figures, self._shown, self._stop):
                widget.hide()
            for label in (self._selected, self._shown):
                label.leave_room()
            self._fit()
            return
        self._rows.setText(_rows_text(summary))
        self._say(self._selected, self.tr("{n} selected"), summary.selected, summary.selected > 0)
        if summary.is_searching:
            self._say(self._shown, self.tr("searching…"), 0, worth_saying=True)
        else:
            self._say(self._shown, self.tr("{n} shown"), summary.shown, summary.shown != summary.rows)
        self._show_limits(summary)
        self._form.setText(summary.form)
        self._saved.setText(summary.saved)
        self._stop.setVisible(summary.can_stop)
        self._show_published(summary)
        kept = [part for part in (self._rows, self._saved, self._stop) if not part.isHidden()]
        self._taken = sum(map(_width_of, (*kept, self._selected, self._shown)))
        self._fit()

    def _show_limits(self, summary: Summary) -> None:
        number = QLocale().toString
        about = (
            self.tr("The fullest file is {name}. ").format(name=summary.fullest) if summary.fullest else ""
        )
        self._entries.set(
            summary.limited_rows / MAX_ENTRIES,
            self.tr("{n} of {limit}").format(n=number(summary.limited_rows), limit=number(MAX_ENTRIES)),
            about + self.tr("One file can have up to {limit} entries.").format(limit=number(MAX_ENTRIES)),
        )
        size = summary.byte_size or 0
        self._bytes.set(
            size / MAX_BYTES,
            self.tr("{n} of {limit} MB").format(n=_megabytes(size), limit=50),
            about
            + self.tr("One file can have up to {limit} bytes, uncompressed.").format(limit=number(MAX_BYTES)),
        )
        used = [self._entries.text(), self._bytes.text() if summary.byte_size is not None else ""]
        set_tip(self._rows, about + " · ".join(filter(None, used)))

    @staticmethod
    def _say(label: QLabel, text: str, count: int, worth_saying: bool) -> None:
        label.setVisible(worth_saying)
        label.setText(text.format(n=QLocale().toString(count)))

    def _show_published(self, summary: Summary) -> None:
        url = summary.published_url
        if self._published.text() and url == self._shown_url:
            return
        self._shown_url = url
        shown = url if len(url) <= _LONGEST_URL else f"{url[: _LONGEST_URL // 2]}…{url[-_LONGEST_URL // 2 :]}"
        self._published.setIcon(icon("globe", "muted"))
        self._published.setText(" " + shown.replace("&", "&&"))
        self._published.setAccessibleName(self.tr("Published at {url}").format(url=url) if url else "")
        self._published.setToolTip(
            self.tr("The published URL of this file; it decides which URLs the file may list.")
        )


def _with_room(label: _Label) -> _Label:
    """Return a label with room beside its text."""
    label.setContentsMargins(4, 0, 8, 0)
    return label


def _width_of(part: QWidget) -> int:
    return part.sizeHint().width() + _GAP


def _rows_text(summary: Summary) -> str:
    """Return the number of rows, and of files if there are several, in words."""
    words = ("1 sitemap", N_("%Ln sitemaps")) if summary.is_index else ("1 URL", N_("%Ln URLs"))
    one, many = (" in 1 file", N_(" in %Ln files"))
    in_files = counted(one, many, summary.files) if summary.files else ""
    return counted(*words, summary.rows) + in_files


def _megabytes(size: int) -> str:
    """Return a size in megabytes with one decimal, or with two below 0.1."""
    megabytes = size / (1024 * 1024)
    if 0 < megabytes < 0.1:
        return QLocale().toString(max(megabytes, 0.01), "f", 2)
    return QLocale().toString(megabytes, "f", 1)
