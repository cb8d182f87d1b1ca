"""The matches of a search in the document on screen: found in a worker, walked through, replaced.

They are walked through in the order in which a person sees them. A search may be limited to
selected rows, which stay the same entries while the document moves them.
"""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from editor.core.document.document import Document
from editor.core.document.edits import SetValues
from editor.core.document.entries import DocumentListener
from editor.core.document.rows import RowMapping
from editor.core.fields import FIELD_NAMES
from editor.core.filtering.text_matching import ExpressionError
from editor.core.search import Finder, Search, SearchResult, TextSpan, find
from editor.models.session.session import Session, Stage
from editor.runtime.threads import IsCancelled, Tell, untold
from editor.services.tasks import Latest, Tasks

if TYPE_CHECKING:
    from editor.core.operations.operation import Outcome
    from editor.core.replacement import Replacer


class TrackedRows(DocumentListener):
    """Some rows, ascending, updated whenever rows move. The object listens until it is closed."""

    def __init__(self, document: Document, on_renumbered: Callable[[], None]) -> None:
        """Listen to a document; `on_renumbered` is called when any rows are inserted, removed or moved."""
        self.rows: Sequence[int] | None = None  # None: none in particular
        self._document, self._on_renumbered = document, on_renumbered
        document.listeners.add(self)

    def close(self) -> None:
        """Stop listening."""
        self._document.listeners.remove(self)

    def __contains__(self, row: int) -> bool:
        """Return True if a row is one of these rows, or if no particular rows are kept."""
        if self.rows is None:
            return True
        place = bisect_left(self.rows, row)
        return place < len(self.rows) and self.rows[place] == row

    def _keep(self, follow: Callable[[Sequence[int]], list[int]]) -> None:
        if self.rows is not None:
            self.rows = follow(self.rows)
        self._on_renumbered()

    def rows_inserted(self, first: int, last: int) -> None:
        count = last - first + 1
        self._keep(lambda rows: [row if row < first else row + count for row in rows])

    def rows_removed(self, first: int, last: int) -> None:
        count = last - first + 1
        self._keep(
            lambda rows: [row if row < first else row - count for row in rows if not first <= row <= last]
        )

    def rows_rearranged(self, old_rows: RowMapping) -> None:
        new_rows = old_rows.new_rows
        self._keep(lambda rows: sorted(new_rows[row] for row in rows if new_rows[row] >= 0))


FAR = 1 << 30  # behind the end of any value

ViewRow = Callable[[int], int]  # where a row of the document is shown


class Match(NamedTuple):
    """The place of a match."""

    row: int  # of the document
    field: str
    span: TextSpan


def place_among_matches(rows: Sequence[int], view_row: ViewRow, row: int) -> int:
    """Return the index that a row has, or would have, among the rows with matches, in view order."""
    return bisect_left(rows, view_row(row), key=view_row)


def next_match(
    rows: Sequence[int],
    view_row: ViewRow,
    in_row: Callable[[int], Sequence[Match]],
    direction: int,
    *,
    start: tuple[int, str] | None,
    here: Match | None,
) -> Match | None:
    """Return the next match (1) or the previous one (-1), around the end; None if there is none.

    rows: those with matches, as they are seen; `in_row` tells what is in one now. It is walked from `here`
    if the person is in its cell, else from their cell, `start` (row and field), whose own matches come first.
    """
    if not rows:
        return None
    if start is None:
        return _first_in(rows, in_row, direction, 0 if direction > 0 else -1)
    row, field = start
    column = FIELD_NAMES.index(field) if field in FIELD_NAMES else len(FIELD_NAMES)  # behind all values
    edge = (column, (-1, -1) if direction > 0 else (FAR, 0))
    if here is not None and (here.row, here.field) == start:
        edge = _order(here)
    place = place_among_matches(rows, view_row, row)
    if place < len(rows) and rows[place] == row:
        inside = in_row(row)
        if direction > 0:
            rest = [match for match in inside if _order(match) > edge]
        else:
            rest = [match for match in reversed(inside) if _order(match) < edge]
        if rest:
            return rest[0]
        place += direction > 0
    return _first_in(rows, in_row, direction, place if direction > 0 else place - 1)


def _first_in(
    rows: Sequence[int], in_row: Callable[[int], Sequence[Match]], direction: int, place: int
) -> Match | None:
    """Return the first match from an index on; a row may have lost its matches meanwhile."""
    for number in range(len(rows)):
        inside = in_row(rows[(place + direction * number) % len(rows)])
        if inside:
            return inside[0 if direction > 0 else -1]
    return None


def _order(match: Match) -> tuple[int, TextSpan]:
    return FIELD_NAMES.index(match.field), match.span


_AT_ONCE = 0.02  # seconds that an expression may take for a value that is about to be painted
_KEPT = 5_000  # values whose matches are known

Columns = dict[str, list[str]]


@dataclass(frozen=True, slots=True)
class SearchStatus:
    """The result of a search, as the bar shows it."""

    count: int = 0  # of matches
    rows: int = 0  # with a match
    number: int = 0  # the number of the current match, from 1; 0: none
    is_searching: bool = False
    replaced: int = 0  # matches replaced, if that was the last action
    trouble: ExpressionError | None = None
    is_editable: bool = True
    takes_back: bool = False  # undo reverts the replacement, as nothing was typed since
    brings_back: bool = False  # redo repeats the replacement


class Matches(QObject):
    """The search of one document at a time, in the rows that are shown or those that it is given."""

    changed = Signal()  # something else was found, is looked for, or went wrong

    def __init__(self, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session: Session | None = None  # looked in
        self.search = Search("")
        self.found = SearchResult()
        self.trouble: ExpressionError | None = None  # why nothing can be found
        self.current: Match | None = None  # the one that was gone to
        self._latest = Latest(tasks)
        self._plans = Latest(tasks)
        self._only: TrackedRows | None = None  # the rows that are looked at, if not all
        self._finder: Finder | None = None
        self._is_outdated = True
        self._is_proven = False  # to end: an expression may take for ever
        self._on_found: Callable[[], None] | None = None  # what waits for the outcome
        self._planned: tuple[str, Outcome] | None = None  # what replacing all by a text would do
        self._known: dict[tuple[str, str], Sequence[TextSpan]] = {}
        self._later = QTimer(self, interval=0, singleShot=True)  # one search for changes that came at once
        self._later.timeout.connect(self._look)

    # What is looked for, and where

    @property
    def is_searching(self) -> bool:
        """True while the matches are not final."""
        return self._is_outdated

    @property
    def is_busy(self) -> bool:
        """True while a search runs, or the effect of replacing is being computed."""
        return self._is_outdated or self._later.isActive() or self._latest.is_wanted or self._plans.is_wanted

    def follow(self, session: Session | None) -> None:
        """Search this document from now on; None for no document."""
        if session is self.session:
            return
        if self.session is not None:
            self.session.undo_stack.indexChanged.disconnect(self.look_again)
            self.session.model.order_changed.disconnect(self.look_again)
            self.session.changed.disconnect(self._on_session_changed)
            self.session.closed.disconnect(self._on_closed)
        if self._only is not None:
            self._only.close()
        self.session, self._only, self._on_found = session, None, None
        if session is not None:
            session.undo_stack.indexChanged.connect(self.look_again)
            session.model.order_changed.connect(self.look_again)
            session.changed.connect(self._on_session_changed)
            session.closed.connect(self._on_closed)
            self._only = TrackedRows(session.document.entries, self._on_renumbered)
        self._on_renumbered()
        self.look_again()

    def look_for(self, search: Search) -> None:
        """Set the search, which starts at once."""
        if search == self.search:
            return
        self.search, self._is_proven = search, not search.is_expression
        self._finder = self.trouble = self.current = self._on_found = None
        self._known.clear()
        try:
            self._finder = Finder(search)
        except ExpressionError as error:
            self.trouble, self.found = error, SearchResult()
        self.look_again()

    def look_only_at(self, rows: Sequence[int] | None) -> None:
        """Search only these rows of the document, ascending, even if they move; None: all that are shown."""
        if self._only is not None:
            self._only.rows = rows
            self.look_again()

    def look_again(self) -> None:
        """Search again in the present document."""
        self._is_outdated, self._planned = True, None
        self._latest.forget()
        self._plans.forget()
        self._later.start()
        self.changed.emit()

    def stop(self) -> None:
        """Stop all searches."""
        self._later.stop()
        self._latest.forget()
        self._plans.forget()
        self._on_found = None

    def _columns(self, fields: Sequence[str]) -> Columns:
        """Return a copy of the present values of some fields."""
        assert self.session is not None
        document = self.session.document.entries
        return {field: list(document.column(field)) for field in fields}

    def _rows(self) -> Sequence[int] | None:
        """Return the rows to search, in view order; None for all."""
        assert self.session is not None
        model = self.session.model
        if self._only is not None and self._only.rows is not None:
            return sorted(
                (row for row in self._only.rows if model.order.view_row(row) >= 0), key=model.order.view_row
            )
        return None if model.order.is_file_order else model.order.document_rows(0, model.rowCount() - 1)

    def _look(self) -> None:
        if self.session is None or self._finder is None or not self.search.text:
            self._take(SearchResult())
        elif self.session.stage is not Stage.LOADING:  # else it is asked again once all is there
            self._latest.ask(
                partial(find, self._finder, self._columns(self.search.fields), self._rows()), self._on_outcome
            )

    def _on_outcome(self, outcome: Future[SearchResult]) -> None:
        error = outcome.exception()
        if isinstance(error, ExpressionError):
            self.trouble, self._finder = error, None
            self._take(SearchResult())
        else:
            self._is_proven = True
            self._take(outcome.result())

    def _take(self, found: SearchResult) -> None:
        self.found, self._is_outdated = found, False
        waiting, self._on_found = self._on_found, None
        self.changed.emit()
        if waiting is not None:
            waiting()

    # Where they are

    @property
    def is_marking(self) -> bool:
        """True if there is a search."""
        return self._finder is not None

    def spans(self, row: int, field: str, value: str) -> Sequence[TextSpan]:
        """Return the matches in a cell to be painted; the whole value if they cannot be found in time."""
        if self._finder is None or not self._is_proven or self._only is None or row not in self._only:
            return ()
        known = self._known.get((field, value))
        if known is None:
            if len(self._known) > _KEPT:
                self._known.clear()
            try:
                known = self._finder.spans(field, value, _AT_ONCE)
            except ExpressionError:
                known = [(0, len(value))]
            self._known[field, value] = known
        return known

    def number(self) -> int:
        """Return the position of the current match among all, from 1; 0 if there is no current one."""
        match, session = self.current, self.session
        if match is None or session is None or self._is_outdated:
            return 0
        place = place_among_matches(self.found.rows, self._view_row, match.row)
        if place >= len(self.found.rows) or self.found.rows[place] != match.row:
            return 0
        inside = self._in_row(match.row)
        return self.found.before(place) + inside.index(match) + 1 if match in inside else 0

    def step(self, direction: int, start: tuple[int, str] | None, go: Callable[[Match], None]) -> None:
        """Go to the next match (1) or the previous one (-1), from the current one or from a cell.

        start: row and field of the cell that the person is at; None: nowhere. While a search is
        running, this waits for its end.
        """
        if self._is_outdated and self.trouble is None:
            self._on_found = partial(self.step, direction, start, go)
            return
        match = next_match(
            self.found.rows, self._view_row, self._in_row, direction, start=start, here=self.current
        )
        self.current = match
        if match is not None:
            go(match)
        self.changed.emit()

    def _view_row(self, row: int) -> int:
        assert self.session is not None
        return self.session.model.order.view_row(row)

    def _in_row(self, row: int) -> list[Match]:
        """Return the matches in a row in its present state."""
        assert self.session is not None
        document = self.session.document.entries
        if not 0 <= row < len(document):
            return []
        return [
            Match(row, field, span)
            for field in self.search.fields
            for span in self.spans(row, field, document.column(field)[row])
        ]

    # Replacing

    def edit_of(self, match: Match, replacement: str) -> SetValues | None:
        """Return the edit that replaces one match, and move the current match behind it; None if it is gone.

        Raises ExpressionError for a replacement that cannot be used.
        """
        session, replacer = self.session, self.replacer(replacement)
        if session is None or replacer is None or match not in self._in_row(match.row):
            return None
        before = session.document.entries.column(match.field)[match.row]
        after = replacer.replaced(match.field, before, _AT_ONCE, match.span)
        start, end = match.span
        place = end + len(after) - len(before) - (start < end)
        self.current = Match(match.row, match.field, (place, FAR))
        return SetValues(match.field, range(match.row, match.row + 1), after)

    def replacer(self, replacement: str) -> "Replacer | None":
        """Return the object that computes new values; None if nothing can be found. Raises TemplateError."""
        from editor.core.replacement import Replacer  # noqa: PLC0415 - operations, and a library of expressions

        return Replacer(self._finder, replacement) if self._finder is not None else None

    def preview(
        self,
        replacement: str,
        done: Callable[["Outcome"], None],
        failed: Callable[[ExpressionError], None],
        *,
        previews_only: bool = False,
    ) -> None:
        """Compute the effect of replacing all; raises TemplateError for an invalid replacement.

        One of both is called once that is known, unless something was edited or looked for meanwhile. What is
        known already is not worked out again.
        """
        replacer = self.replacer(replacement)
        if replacer is None or self._is_outdated:
            return
        if known := self.previewed(replacement):
            done(known[1])
            return

        def work(cancelled: IsCancelled) -> "Outcome":
            return replacer.outcome(columns, found, previews_only=previews_only, cancelled=cancelled)

        def deliver(outcome: Future["Outcome"]) -> None:
            error = outcome.exception()
            if isinstance(error, ExpressionError):
                failed(error)
                return
            if not previews_only:
                self._planned = (replacement, outcome.result())
            done(outcome.result())

        found, columns = self.found, self._columns(self.found.fields)
        self._plans.ask(work, deliver)

    def previewed(self, replacement: str) -> tuple[int, "Outcome"] | None:
        """Return the number of matches and the effect of replacing all, if both are known."""
        planned = self._planned
        return (self.found.count, planned[1]) if planned and planned[0] == replacement else None

    def replacing(self, replacement: str, tell: Tell = untold) -> Callable[[], tuple[int, "Outcome"]] | None:
        """Return the function that replaces all matches and counts them; None if none can be found.

        It may run in any thread, and finds what is looked for now, whatever is looked for meanwhile: only the
        document has to stay as it is. Raises TemplateError for a replacement that cannot be used, and
        ExpressionError while it runs.
        """
        replacer = self.replacer(replacement)
        if replacer is None:
            return None
        known = None if self._is_outdated else self.found
        columns, rows = self._columns(self.search.fields), self._rows()

        def work() -> tuple[int, "Outcome"]:
            found = known or find(replacer.finder, columns, rows)
            return found.count, replacer.outcome(columns, found, tell=tell)

        return work

    # What the document tells

    def _on_session_changed(self) -> None:
        if self._is_outdated and not self._later.isActive() and not self._latest.is_wanted:
            self._later.start()  # it has been read to its end

    def _on_closed(self) -> None:
        self.follow(None)

    def _on_renumbered(self) -> None:
        """Forget the search result, as rows have other numbers now."""
        self.found, self.current = SearchResult(), None
