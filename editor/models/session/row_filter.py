"""The filter of the table: its text, and the search for the rows that match.

The search is done at once where that is quick, else in a worker. The URLs of an open document are
compared with a robots.txt in a worker, too.
"""

from bisect import bisect_left
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from editor.core.document.document import Document
from editor.core.document.entries import DocumentListener
from editor.core.document.rows import RowMapping, Rows
from editor.core.document.sitemap_file import SitemapFile
from editor.core.filtering.filter_evaluation import matching_rows, takes_a_while
from editor.core.filtering.filter_facts import FilterFacts, depends_on_answers, gather_facts
from editor.core.filtering.filter_language import Filter, parse_filter
from editor.core.filtering.filter_parts import (
    narrows,
    outermost_parts,
    with_conditions,
    with_place,
    without_conditions,
)
from editor.core.filtering.filter_tree import FilterError, Node
from editor.models.table.rows_model import RowsModel
from editor.services.documents.open_document import OpenDocument
from editor.services.tasks import Latest, Tasks

if TYPE_CHECKING:
    from editor.core.site.robots_txt import AgentRules


WhenFound = Callable[[Rows | FilterError], None]


class RowSearch:
    """One search at a time: another one takes the place of that under way.

    A worker reads the document itself: to copy a million rows would take as long as to look at them. It
    cannot do harm, and where rows went or moved meanwhile it looks again.
    """

    def __init__(self, document: Document, facts: FilterFacts, tasks: Tasks) -> None:
        self._document, self._facts = document, facts
        self._latest = Latest(tasks)

    @property
    def is_under_way(self) -> bool:
        """True while a search is running."""
        return self._latest.is_wanted

    def find(self, wanted: Filter, found: WhenFound, among: Rows | None = None) -> None:
        """Tell `found` the rows, ascending, or why they cannot be had: before this returns, or later.

        With `among` only those rows are looked at, unless rows go or move before they have been.
        """
        self.stop()
        try:
            facts = gather_facts(wanted, self._facts, among)
            if takes_a_while(self._document, wanted):
                search = partial(matching_rows, self._document, wanted, facts, among=among)
                done = partial(self._on_searched, wanted, self._document.arrangement, found)
                self._latest.ask(search, done)
                return
            rows = matching_rows(self._document, wanted, facts, among=among)
        except FilterError as error:
            found(error)
        else:
            found(rows)

    def stop(self) -> None:
        """Stop the search; nobody is notified of its result."""
        self._latest.forget()

    def _on_searched(self, wanted: Filter, arrangement: int, found: WhenFound, outcome: Future[Rows]) -> None:
        error = outcome.exception()
        if isinstance(error, FilterError):
            found(error)
        elif arrangement != self._document.arrangement:
            self.find(wanted, found)  # rows went away or changed places meanwhile
        else:
            found(outcome.result())


_SOON = 500  # milliseconds between two looks at rows whose pages have answered: each may repaint the table


class RowFilter(QObject):
    """Narrows a table to the rows that fit a filter. They are found once: an edit makes no row vanish.

    While a text cannot be read, the rows stay as they are. Of a document of several files, one may be shown
    alone: rows that come into it or leave it come into sight or leave it too.
    """

    about_to_show = Signal(object)  # the rows that are wanted, ascending; None: all
    shown = Signal()  # they are on screen
    changed = Signal()  # another text stands there, its rows were found, or something is wrong with it
    about_to_follow = Signal()  # some rows come into sight or leave it, as pages have answered
    followed = Signal()  # they are on screen

    def __init__(
        self, model: RowsModel, facts: FilterFacts, tasks: Tasks, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.text = ""  # as it was typed, with the place that was chosen
        self.typed = ""  # without that place
        self.place: tuple[Node, ...] = ()  # conditions on host and path that were chosen, and not typed
        self.wanted = Filter()  # what it says; while it cannot be read, what it said before
        self.error: FilterError | None = None  # why the text cannot be read, or its rows cannot be found
        self.file: SitemapFile | None = None  # the file that is shown alone
        self._is_half_typed = self._is_held = False  # held: the rows of an earlier text stay
        self._model, self._facts = model, facts
        self._search = RowSearch(model.document, facts, tasks)
        self._changes = _Changes(self._follow_part)
        self.at_hand: Callable[[], int] = _none  # the row that stays in sight whatever its page answers
        self._known: tuple[Filter, Sequence[int], int] | None = None  # what was found, after how many changes
        self._answered: set[str] = set()  # URLs whose answers came since rows were looked for
        self._timer = QTimer(self, singleShot=True, interval=_SOON)
        self._timer.timeout.connect(self._follow_answers)
        model.answers.add_listener(self._on_answers)
        model.document.listeners.add(self._changes)
        model.document.files.add_listener(self)

    @property
    def is_searching(self) -> bool:
        """True while a search is running."""
        return self._search.is_under_way

    @property
    def is_active(self) -> bool:
        """True if there is a filter."""
        return self.wanted.root is not None

    def set(self, text: str) -> None:
        """Show the rows that a text asks for; `changed` follows, and once more when a search is through.

        A place that was chosen stays apart as long as the text has it.
        """
        place: tuple[Node, ...] = ()
        typed = text
        if self.place:
            try:
                wanted = parse_filter(text)
            except FilterError:
                wanted = Filter()
            if all(part in outermost_parts(wanted) for part in self.place):
                place, typed = self.place, without_conditions(wanted, self.place)
        self._set(text, typed, place)

    def set_typed(self, typed: str, *, is_half_typed: bool = False) -> None:
        """Show the rows that a text asks for in the place that was chosen, if there is one.

        is_half_typed: a term is not complete, so that the rows stay where none fits.
        """
        text = typed
        if self.place:
            try:
                text = with_conditions(parse_filter(typed), self.place)
            except FilterError:
                text = typed  # it is said what is wrong with it
        self._set(text, typed, self.place, is_half_typed=is_half_typed)

    def set_place(self, place: tuple[Node, ...]) -> None:
        """Show the rows in a place that match the rest of the filter; nothing: in all places."""
        typed = self.typed if self.place else with_place(self.wanted, ())
        try:
            text = with_conditions(parse_filter(typed), place)
        except FilterError:
            typed, text = "", with_conditions(Filter(), place)
        self._set(text, typed, place)

    def _set(self, text: str, typed: str, place: tuple[Node, ...], *, is_half_typed: bool = False) -> None:
        self.text, self.typed, self.place, self._is_half_typed = text, typed, place, is_half_typed
        try:
            wanted = parse_filter(text)
        except FilterError as error:
            self.error = error
            self.changed.emit()
            return
        is_same = self.error is None and wanted == self.wanted and not self._is_held
        self.wanted = wanted
        if is_same:
            self.changed.emit()
        else:
            self.refresh()

    def show_file(self, file: SitemapFile | None) -> None:
        """Show the rows of one file alone, as far as they fit; None: those of all."""
        if file is not self.file:
            self.file = self._model.file = self._changes.file = file
            self._known = None
            self.refresh()

    def refresh(self) -> None:
        """Find the wanted rows anew, as the document is now."""
        self.error = None
        self._answered.clear()
        if self.is_active:
            found = partial(self._on_found, self.wanted, self._changes.count)
            self._search.find(self.wanted, found, self._candidates())
            if self.is_searching:
                self.changed.emit()
        else:
            self.stop()
            self._is_held = False
            self._show(None if self.file is None else list(self.file.rows))
            self.changed.emit()

    def stop(self) -> None:
        """Let go of a search under way."""
        self._search.stop()

    def close(self) -> None:
        """Let go of all work, and of what it listens to."""
        self.stop()
        self._timer.stop()
        self._model.answers.remove_listener(self._on_answers)
        self.at_hand = _none

    def files_changed(self) -> None:
        """Files came or went: what is shown alone may be none of them any more."""
        document = self._model.document
        if self.file is not None and self.file not in document.files:
            self.show_file(None)

    def _candidates(self) -> Rows | None:
        """Return rows that include all that match now; None if any row may match."""
        if self._known is not None:
            before, found, changes = self._known
            if changes == self._changes.count and narrows(self.wanted, before):
                return found
        return None if self.file is None else self.file.rows

    def _on_found(self, wanted: Filter, changes: int, found: Rows | FilterError) -> None:
        if isinstance(found, FilterError):
            self.error = found
        else:
            rows = self._in_part(found)
            self._is_held = self._is_half_typed and not rows and self._model.rowCount() > 0
            if not self._is_held:
                self._known = (wanted, rows, changes)
                self._show(rows)
        self.changed.emit()

    def _show(self, rows: Sequence[int] | None) -> None:
        self.about_to_show.emit(rows)
        self._model.set_filter(rows)
        self.shown.emit()

    # Answers of pages

    def _on_answers(self, urls: Collection[str]) -> None:
        self._known = None
        if depends_on_answers(self.wanted.root):
            self._answered.update(urls)
            if not self._timer.isActive():
                self._timer.start()

    def _follow_answers(self) -> None:
        """Filter anew the rows whose pages have answered; other rows stay, whatever an edit made of them."""
        if self.is_searching:
            self._timer.start()
        elif self._answered and self.error is None:
            urls, self._answered = self._answered, set()
            rows = self._in_part(self._facts.rows_of_urls(urls))
            self._search.find(self.wanted, partial(self._on_followed, urls, self._changes.count, rows), rows)

    def _on_followed(
        self, urls: Collection[str], changes: int, rows: Sequence[int], found: Rows | FilterError
    ) -> None:
        if isinstance(found, FilterError):
            return  # it is said when the filter is set
        model, at_hand = self._model, self.at_hand()
        before = set(model.order.document_rows(0, model.rowCount() - 1))
        judged = set(rows if changes == self._changes.count else self._facts.rows_of_urls(urls)) - {at_hand}
        wanted = (before - judged) | set(self._in_part(found))
        if wanted != before:
            self.about_to_follow.emit()
            model.update_filter(sorted(wanted))
            self.followed.emit()
            self.changed.emit()

    def _in_part(self, rows: Sequence[int]) -> Sequence[int]:
        """Return those of some ascending rows that are in the file that is shown alone."""
        if self.file is None:
            return rows
        stop = self.file.start + self.file.size
        return rows[bisect_left(rows, self.file.start) : bisect_left(rows, stop)]

    def _follow_part(self, came: Sequence[int]) -> None:
        """Update the filter after rows came into the file that is shown alone, left it, or moved."""
        model = self._model
        if self.file is None:
            return
        shown = model.order.document_rows(0, model.rowCount() - 1)
        in_order = sorted(shown) if model.is_sorted else list(shown)
        if self.is_active:
            wanted = sorted({*came, *self._in_part(sorted(in_order))})
        else:
            wanted = list(self.file.rows)
        if wanted != in_order:
            model.set_filter(wanted)


def _none() -> int:
    """Return no row."""
    return -1


class _Changes(DocumentListener):
    """Counts what happens to the entries of a document, and says what it means for the file shown alone."""

    def __init__(self, follow_part: Callable[[Sequence[int]], None]) -> None:
        self.count = 0
        self.file: SitemapFile | None = None
        self._follow_part = follow_part  # is told which rows came in from other files
        self._before = range(0)

    def values_changed(self, _field: str, _rows: Rows) -> None:
        self.count += 1

    def rows_about_to_be_rearranged(self) -> None:
        self._before = self.file.rows if self.file is not None else range(0)

    def rows_inserted(self, _first: int, _last: int) -> None:
        self.count += 1
        self._follow_part(())

    def rows_removed(self, _first: int, _last: int) -> None:
        self.count += 1

    def rows_rearranged(self, old_rows: RowMapping) -> None:
        self.count += 1
        if self.file is not None:
            self._follow_part([row for row in self.file.rows if old_rows[row] not in self._before])


class RobotsComparison(QObject):
    """Has the findings and the filter of a document follow the robots.txt that it is checked against."""

    changed = Signal()  # a comparison has begun, or another robots.txt is in force

    def __init__(self, document: OpenDocument, row_filter: RowFilter, tasks: Tasks, parent: QObject) -> None:
        super().__init__(parent)
        self._document, self._filter = document, row_filter
        self._latest = Latest(tasks)

    def close(self) -> None:
        """Drop a comparison that is running."""
        self._latest.close()

    def check_against(self, rules: "AgentRules | None") -> None:
        """Check the URLs against a robots.txt, once a worker has compared them; None: against none."""
        locs = list(self._document.entries.column("loc")) if rules else ()
        self._latest.forget()
        if rules is None or not locs:
            self._take(rules)
        else:
            compare = partial(rules.compare, locs)
            self._latest.ask(compare, lambda _outcome: self._take(rules))
            self.changed.emit()

    def _take(self, rules: "AgentRules | None") -> None:
        self._document.set_robots(rules)
        if self._filter.is_active and depends_on_answers(self._filter.wanted.root):
            self._filter.refresh()
        self.changed.emit()
