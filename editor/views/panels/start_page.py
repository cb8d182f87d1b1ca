"""The start page of the window, shown while nothing is open: all ways to begin.

Something that is dragged can be dropped there; a frame shows the area.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from editor.resources import resource
from editor.views.style.icons import icon
from editor.views.style.theme import current
from editor.views.widgets.labels import make_heading, muted_label, plain_label, set_tip
from editor.views.widgets.widget_layouts import add_layout, place_in_middle, scaled_width

_WIDTH = 540  # pixels of the column in the middle
_SHOWN = 5  # recent files
_EDGE = 16  # pixels
_AT_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class RecentFile(NamedTuple):
    """A file that was opened before."""

    path: Path
    is_there: bool


class OpeningPage(QWidget):
    """What stands in the place of a table until a file is opened: its name, and bars where rows will be."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = self.tr("Opening “{name}”…").format(name=name)
        self.setAccessibleName(self._text)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current()
        line, room = self.fontMetrics().height() * 2, self.rect().adjusted(_EDGE, 0, -_EDGE, 0)
        painter.fillRect(self.rect(), theme.color("base"))
        painter.setPen(theme.color("muted"))
        painter.drawText(QRect(room.left(), 0, room.width(), line), _AT_LEFT, self._text)
        for number in range(1, self.height() // line + 1):
            left, top = room.left(), number * line
            painter.fillRect(left, top, room.width(), 1, theme.color("border"))
            for start, width in (
                (0.0, 0.3 + 0.05 * (number * 7 % 5)),
                (0.62, 0.1),
                (0.76, 0.08),
                (0.88, 0.06),
            ):
                bar = QRect(left + round(start * room.width()), top + line // 3, 0, line // 3)
                bar.setWidth(round(width * room.width()))
                painter.fillRect(bar, theme.color("window"))


class EmptyState(QWidget):
    """The start page: drop or open a file, paste URLs, open a recent file or the sample."""

    open_requested = Signal()
    new_requested = Signal()
    paste_requested = Signal()
    sample_requested = Signal()
    recent_requested = Signal(object)  # a Path

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Nothing is open"))
        column = QVBoxLayout()
        column.setSpacing(8)
        picture = plain_label("", self)
        picture.setPixmap(
            QIcon(str(resource("icons/app.svg"))).pixmap(QSize(64, 64), self.devicePixelRatioF())
        )
        heading = plain_label(self.tr("Open a sitemap"), self)
        make_heading(heading, 1.8)
        advice = muted_label(
            self.tr(
                "Drop a sitemap, a sitemap index or a list of URLs anywhere in this window, gzipped or not."
            ),
            self,
        )
        advice.setWordWrap(True)
        column.addWidget(picture)
        column.addSpacing(8)
        column.addWidget(heading)
        column.addWidget(advice)
        column.addSpacing(8)
        add_layout(column, self._buttons())
        column.addSpacing(16)
        self._heading = muted_label(self.tr("Recent files"), self)
        column.addWidget(self._heading)
        self._buttons_of_files: list[QToolButton] = []
        self._recent = QVBoxLayout()
        self._recent.setSpacing(0)
        add_layout(column, self._recent)
        column.setContentsMargins(16, 16, 16, 16)
        place_in_middle(self, column, width=scaled_width(_WIDTH, self), share=4)
        self._files: tuple[RecentFile, ...] = ()
        self._is_listed = False

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        for text, name, signal in (
            (self.tr("Open…"), "folder-open", self.open_requested),
            (self.tr("Paste URLs"), "clipboard-paste", self.paste_requested),
            (self.tr("New"), "file-plus", self.new_requested),
            (self.tr("Open a sample"), "file", self.sample_requested),
        ):
            is_first = row.count() == 0
            button = QPushButton(icon(name, "on_accent" if is_first else "muted"), " " + text, self)
            button.setProperty("primary", is_first)
            button.clicked.connect(signal)
            row.addWidget(button)
        row.addStretch(1)
        return row

    def show_recent(self, files: Sequence[RecentFile]) -> None:
        """List the recent files; those that no longer exist are shown disabled."""
        self._files, self._is_listed = tuple(files), False
        if self.isVisible():
            self._list_files()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._is_listed:
            self._list_files()

    def _list_files(self) -> None:
        self._is_listed = True
        for old in self._buttons_of_files:
            self._recent.removeWidget(old)
            old.deleteLater()
        self._buttons_of_files = []
        for file in self._files[:_SHOWN]:
            button = QToolButton(self)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setIcon(icon("file"))
            folder = self.fontMetrics().elidedText(
                str(file.path.parent), Qt.TextElideMode.ElideMiddle, scaled_width(_WIDTH, self) // 2
            )
            button.setText(f" {file.path.name}   {folder}".replace("&", "&&"))
            path, gone = str(file.path), self.tr("This file no longer exists")
            set_tip(button, path if file.is_there else gone)
            button.setEnabled(file.is_there)
            button.clicked.connect(lambda _checked=False, path=file.path: self.recent_requested.emit(path))
            self._recent.addWidget(button)
            self._buttons_of_files.append(button)
        self._heading.setVisible(bool(self._files))


_FRAME_WIDTH = 3  # pixels
_ROUND = 6


def paint_drop_frame(painter: QPainter, place: QRect) -> None:
    """Draw the frame just inside a rectangle."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(current().color("accent"), _FRAME_WIDTH))
    painter.drawRoundedRect(
        place.adjusted(_FRAME_WIDTH, _FRAME_WIDTH, -_FRAME_WIDTH, -_FRAME_WIDTH), _ROUND, _ROUND
    )


class DropFrame(QWidget):
    """The frame over all of a window; mouse events pass through it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_over(self, window: QWidget) -> None:
        """Show the frame around the content of a window."""
        self.setGeometry(window.rect())
        self.raise_()
        self.show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_drop_frame(painter, self.rect())
        painter.end()
