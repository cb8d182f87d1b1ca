"""The folders of a site with how old their pages are, as a table that can be sorted."""

from collections.abc import Callable

from PySide6.QtCore import QLocale, QObject, Qt

from editor.core.insight.chart import CONTEXT
from editor.core.insight.freshness import AGE_IN_DAYS, FRESHNESS_TITLES, FolderFreshness
from editor.models.lists.lines_model import LinesModel
from editor.models.table import roles
from editor.models.words.explanations import shorten_value
from editor.models.words.severities import mark_word
from editor.models.words.tips import with_plain_tips
from editor.models.words.translation import translated

FOLDER, URLS, STALE, FINDINGS, WORST, NEWEST, MEDIAN = range(7)
_KEYS: dict[int, Callable[[FolderFreshness], object]] = {
    FOLDER: lambda line: (line.label.startswith("/"), line.label.casefold()),  # the whole site comes first
    URLS: lambda line: line.urls,
    NEWEST: lambda line: line.newest,
    MEDIAN: lambda line: -1 if line.median_age is None else line.median_age,
    STALE: lambda line: -1.0 if line.stale_share is None else line.stale_share,
    WORST: lambda line: line.worst,
    FINDINGS: lambda line: line.findings_per_hundred,
}
_ABSENT = "—"
_ESTIMATED = (URLS, MEDIAN, STALE)  # of a sample; all else is known once each URL was looked at


class FreshnessModel(LinesModel[FolderFreshness]):
    """Lists the folders given to `show`, in the order that was asked for last."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.titles = [translated(CONTEXT, title) for title in FRESHNESS_TITLES]
        self.numbers = {URLS, MEDIAN, STALE, FINDINGS}
        self.is_sample = False  # of the folders: their numbers are estimates
        self._order = (FOLDER, Qt.SortOrder.AscendingOrder)

    def show(self, lines: "list[FolderFreshness]") -> None:  # type: ignore[override]
        """List these folders from now on."""
        column, order = self._order
        is_descending = order is Qt.SortOrder.DescendingOrder
        super().show(sorted(lines, key=_KEYS[column], reverse=is_descending))  # type: ignore[arg-type]

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if column in _KEYS:
            self._order = (column, order)
            self.show(list(self.lines))

    @with_plain_tips
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = roles.DISPLAY) -> object:
        if role in (roles.DISPLAY, roles.ACCESSIBLE_TEXT) and orientation is Qt.Orientation.Horizontal:
            title = self.titles[section]
            return in_two_lines(title) if role == roles.DISPLAY else title
        return super().headerData(section, orientation, role)

    def text(self, line: FolderFreshness, column: int) -> str:
        if not self.is_sample or column == FOLDER:
            return self._exact(line, column)
        return f"≈ {self._exact(line, column)}" if column in _ESTIMATED else "…"

    def _exact(self, line: FolderFreshness, column: int) -> str:
        locale = QLocale()
        if column == MEDIAN:
            days = translated(CONTEXT, AGE_IN_DAYS)
            return (
                _ABSENT if line.median_age is None else days.format(number=locale.toString(line.median_age))
            )
        if column == STALE:
            return _ABSENT if line.stale_share is None else f"{line.stale_share * 100:.0f} %"
        return {
            FOLDER: shorten_value(line.label),
            URLS: locale.toString(line.urls),
            NEWEST: line.newest or _ABSENT,
            WORST: mark_word(line.worst) or _ABSENT,
            FINDINGS: locale.toString(line.findings_per_hundred, "f", 1),
        }[column]

    def more(self, line: FolderFreshness, column: int, role: int) -> object:
        if role == roles.MARK and column == FINDINGS:  # beside their number, so that both are seen at once
            return 0 if self.is_sample else line.worst
        if role == roles.TOOL_TIP:
            return f"{self.titles[column]}: {self.text(line, column)}\n{line.question}"
        return None


def in_two_lines(title: str) -> str:
    """Return a heading of several words in two lines that are about as long, as its column is narrow."""
    spaces = [place for place, letter in enumerate(title) if letter == " "]
    if not spaces:
        return title
    middle = min(spaces, key=lambda place: abs(len(title) - 1 - 2 * place))
    return f"{title[:middle]}\n{title[middle + 1 :]}"
