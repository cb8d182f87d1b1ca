"""The headers of panels, with name and buttons, which are needed before the panels are made."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from editor.core.document.rows import Rows
from editor.models.words.translation import translated
from editor.views.style.icons import icon
from editor.views.widgets.labels import PlainLabel, muted_label, set_tip
from editor.views.widgets.widget_layouts import scaled_width

_BESIDE = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
_ALONE = Qt.ToolButtonStyle.ToolButtonIconOnly


@dataclass(slots=True)
class _Part:
    """A part of the header that can be shortened or hidden."""

    gain: Callable[[], int]  # returns the pixels saved; 0 if the part is not visible
    give_way: Callable[[bool], None]
    has_given_way: bool = False


class PanelHeader(QWidget):
    """Shows only the icons of its buttons where room is short, so that it never widens the window.

    A subclass adds its parts to `row`, the most important button last, then the close button. At the end it
    declares, in order, what else is hidden where room is even shorter.
    """

    close_requested = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons: list[_Part] = []  # buttons with text
        self._told: list[_Part] = []
        self._widths: dict[tuple[str, str], int] = {}  # the widths of button texts, by text and font
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(12, 4, 8, 4)
        self.row.setSpacing(8)
        self._name = PlainLabel(name, self)
        self.row.addWidget(self._name)

    def add_button(self, words: str, picture: str, signal: SignalInstance) -> QToolButton:
        """Append a button; while its text is hidden for lack of room, its tool tip says it."""
        button = QToolButton(self)
        button.setIcon(icon(picture))
        if words:
            button.setText(" " + words)
            button.setToolButtonStyle(_BESIDE)
            self._buttons.append(
                _Part(lambda: self._width_of_words(button), lambda short: _shorten(button, short))
            )
        set_tip(button, words)
        button.clicked.connect(signal)
        self.row.addWidget(button)
        return button

    def add_close(self, hint: str, name: str) -> None:
        """Append the close button; name: its name for screen readers."""
        close = self.add_button("", "x", self.close_requested)
        set_tip(close, hint)
        close.setAccessibleName(name)

    def add_giving(self, gain: Callable[[], int], give_way: Callable[[bool], None]) -> None:
        """Declare the next part to hide; gain: returns the pixels that this
        saves, 0 if the part is not visible.
        """
        self._told.append(_Part(gain, give_way))

    def add_giving_name(self) -> None:
        """Declare the name of the panel as the next part to hide."""
        self.add_giving(
            lambda: self._name.sizeHint().width() + self.row.spacing(),
            lambda hidden: self._name.setVisible(not hidden),
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(1, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_words()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:  # its texts may need more room, or less
            self._fit_words()
        return super().event(event)

    def _fit_words(self) -> None:
        """Shorten or hide one part after the other, buttons first, until the rest fits."""
        parts = [*self._buttons, *self._told]
        gains = [part.gain() for part in parts]
        missing = self.row.sizeHint().width() - self.width()
        missing += sum(gain for part, gain in zip(parts, gains, strict=True) if part.has_given_way)
        for part, gain in zip(parts, gains, strict=True):
            part.has_given_way = missing > 0 and gain > 0
            part.give_way(part.has_given_way)
            missing -= gain if part.has_given_way else 0

    def _width_of_words(self, button: QToolButton) -> int:
        """Return the width that the text of a button takes; cached, as
        measuring lays out the header again.
        """
        if button.isHidden():
            return 0
        key = button.text(), button.font().toString()
        if key not in self._widths:
            button.ensurePolished()
            style, widths = button.toolButtonStyle(), []
            for each in (_BESIDE, _ALONE):
                button.setToolButtonStyle(each)
                widths.append(button.sizeHint().width())
            button.setToolButtonStyle(style)
            self._widths[key] = widths[0] - widths[1]
        return self._widths[key]


def _shorten(button: QToolButton, is_short: bool) -> None:
    button.setToolButtonStyle(_ALONE if is_short else _BESIDE)


USUAL_WIDTH = 276  # pixels, at first


def details_width(window: QWidget) -> int:
    """Return the initial width of the panel: wider for large fonts, but at most 30 % of the window."""
    return max(USUAL_WIDTH, min(scaled_width(USUAL_WIDTH, window), window.width() * 3 // 10))


class DetailsHeader(PanelHeader):
    """The header of the panel: its name, and the rows whose details it shows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(translated("Details"), parent)
        self.row.addSpacing(4)
        self._whose = muted_label("", self)
        self.row.addWidget(self._whose)
        self.row.addStretch(1)
        self.add_close(self.tr("Close this panel (Ctrl+3)"), self.tr("Close the details panel"))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()  # this header has no button texts to hide

    def show_rows(self, rows: Rows) -> None:
        """Show which rows the details belong to."""
        number = QLocale().toString
        if len(rows) == 1:
            self._whose.setText(self.tr("row {n}").format(n=number(rows[0] + 1)))
        else:
            self._whose.setText(self.tr("{n} rows").format(n=number(len(rows))) if rows else "")


class InsightHeader(PanelHeader):
    """The header of the panel."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(translated("Insight"), parent)
        self.row.addStretch(1)
        self.add_close(self.tr("Close this panel (Ctrl+5)"), self.tr("Close the insight panel"))


class FilesHeader(PanelHeader):
    """The header of the list of files: its name, and buttons for actions."""

    new_requested = Signal()
    index_requested = Signal()
    read_requested = Signal()
    remove_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(translated("Files"), parent)
        self._count = muted_label("", self)
        self.row.addWidget(self._count)
        self.row.addStretch(1)
        self.read = self.add_button(self.tr("Open the rest"), "folder-open", self.read_requested)
        self.index = self.add_button(self.tr("Make an index…"), "list-plus", self.index_requested)
        self.new = self.add_button(self.tr("New…"), "file-plus", self.new_requested)
        self.remove = self.add_button(self.tr("Remove"), "trash-2", self.remove_requested)
        self.add_close(self.tr("Close this panel (Ctrl+4)"), self.tr("Close the list of files"))

    def show_counts(self, text: str) -> None:
        """Show a text with the number of files."""
        self._count.setText(text)


class SiteHeader(PanelHeader):
    """The header of the tree of folders: its name, and the button that shows the whole site again."""

    all_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(translated("Site"), parent)
        self.row.addStretch(1)
        self.all = self.add_button(self.tr("Show all"), "funnel", self.all_requested)
        self.all.setToolTip(self.tr("Show the URLs of all folders again"))
        self.add_close(self.tr("Close this panel (Ctrl+2)"), self.tr("Close the site panel"))
