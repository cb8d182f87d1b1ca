"""The matches of a search in the document on screen: found in a worker, walked through, replaced."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from editor.core.edits import SetValues
from editor.core.fields import FIELD_NAMES
from editor.core.operations.outcome import Outcome
from editor.core.query import QueryError
from editor.core.replacing import Replacer, replacement_of
from editor.core.searching import Finder, Found, Search, Span, find
from editor.models.latest import Latest
from editor.models.session import Session, Stage
from editor.services.tasks import Tasks

_AT_ONCE = 0.02  # seconds that an expression may take for a value that is about to be painted
_FAR = 1 << 30  # behind the end of any value
_KEPT = 5_000  # values whose matches are known

Columns = dict[str, list[str]]


class Match(NamedTuple):
    """Where a match is."""

    row: int  # of the document
    field: str
    span: Span


class Matches(QObject):
    """Follows one document at a time. The rows looked at are those shown, or those it is told."""

    changed = Signal()  # something else was found, is looked for, or went wrong

    def __init__(self, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session: Session | None = None  # looked in
        self.search = Search("")
        self.found = Found()
        self.trouble: QueryError | None = None  # why nothing can be found
        self.current: Match | None = None  # the one that was gone to
        self._latest, self._plans = Latest(tasks), Latest(tasks)
        self._only: Sequence[int] | None = None  # rows, ascending
        self._finder: Finder | None = None
        self._is_outdated = True
        self._is_proven = False  # to end: an expression may take for ever
        self._on_found: Callable[[], None] | None = None  # what waits for the outcome
        self._known: dict[tuple[str, str], Sequence[Span]] = {}
        self._later = QTimer(self, interval=0, singleShot=True)  # one search for changes that came at once
        self._later.timeout.connect(self._look)

    # What is looked for, and where

    @property
    def is_searching(self) -> bool:
        """Whether what was found is not the last word."""
        return self._is_outdated

    @property
    def is_busy(self) -> bool:
        """Whether a search or a replacement is still being worked out."""
        return self._is_outdated or self._later.isActive() or self._latest.is_busy or self._plans.is_busy

    def follow(self, session: Session | None) -> None:
        """Look in this document from now on; None: in none."""
        if session is self.session:
            return
        if self.session is not None:
            self.session.stack.indexChanged.disconnect(self._on_edited)
            self.session.model.order_changed.disconnect(self.look_again)
            self.session.changed.disconnect(self._on_session_changed)
            self.session.closed.disconnect(self._on_closed)
            self.session.document.urlset.remove_listener(self)
        self.session, self._only = session, None
        if session is not None:
            session.stack.indexChanged.connect(self._on_edited)
            session.model.order_changed.connect(self.look_again)
            session.changed.connect(self._on_session_changed)
            session.closed.connect(self._on_closed)
            session.document.urlset.add_listener(self)
        self._forget_rows()
        self.look_again()

    def look_for(self, search: Search) -> None:
        """Find this in the rows that are looked at."""
        if search == self.search:
            return
        self.search, self._is_proven = search, not search.is_expression
        self._finder = self.trouble = self.current = None
        self._known.clear()
        try:
            self._finder = Finder(search)
        except QueryError as error:
            self.trouble, self.found = error, Found()
        self.look_again()

    def look_only_at(self, rows: Sequence[int] | None) -> None:
        """Look only at these rows of the document, ascending, wherever they move; None: at all shown."""
        self._only = rows
        self.look_again()

    def look_again(self) -> None:
        """Find it anew, as the document is now."""
        self._is_outdated = True
        self._plans.stop()
        self._later.start()
        self.changed.emit()

    def stop(self) -> None:
        """Let go of all that is under way."""
        self._later.stop()
        self._latest.stop()
        self._plans.stop()
        self._on_found = None

    def _columns(self, fields: Sequence[str]) -> Columns:
        """The values of some fields as they are now; later edits do not reach them."""
        assert self.session is not None
        urlset = self.session.document.urlset
        return {field: list(urlset.column(field)) for field in fields}

    def _rows(self) -> Sequence[int] | None:
        """The rows to look at, as they are seen; None: all."""
        assert self.session is not None
        model = self.session.model
        if self._only is not None:
            return sorted((row for row in self._only if model.view_row(row) >= 0), key=model.view_row)
        return None if model.is_file_order else model.document_rows(0, model.rowCount() - 1)

    def _look(self) -> None:
        self._latest.stop()
        if self.session is None or self._finder is None or not self.search.text:
            self._take(Found())
        elif self.session.stage is not Stage.LOADING:  # else it is asked again once all is there
            self._latest.run(
                partial(find, self._finder, self._columns(self.search.fields), self._rows()), self._on_outcome
            )

    def _on_outcome(self, outcome: Future[Found]) -> None:
        error = outcome.exception()
        if isinstance(error, QueryError):
            self.trouble, self._finder = error, None
            self._take(Found())
        else:
            self._is_proven = True
            self._take(outcome.result())

    def _take(self, found: Found) -> None:
        self.found, self._is_outdated = found, False
        waiting, self._on_found = self._on_found, None
        if waiting is not None:
            waiting()
        self.changed.emit()

    # Where they are

    def spans(self, row: int, field: str, value: str) -> Sequence[Span]:
        """The matches in a cell that is about to be painted; all of it where that is not known in time."""
        if self._finder is None or self.session is None or not self._is_looked_at(row):
            return ()
        if not self._is_proven:
            return ()
        known = self._known.get((field, value))
        if known is None:
            if len(self._known) > _KEPT:
                self._known.clear()
            try:
                known = self._finder.spans(field, value, _AT_ONCE)
            except QueryError:
                known = [(0, len(value))]
            self._known[field, value] = known
        return known

    def _is_looked_at(self, row: int) -> bool:
        only = self._only
        if only is None:
            return True
        place = bisect_left(only, row)
        return place < len(only) and only[place] == row

    def number(self) -> int:
        """Which of all matches the current one is, from 1; 0: there is no current one, or it is gone."""
        match, session = self.current, self.session
        if match is None or session is None or self._is_outdated:
            return 0
        place = self._place_of(match.row)
        if place >= len(self.found.rows) or self.found.rows[place] != match.row:
            return 0
        inside = self._in_row(match.row)
        return self.found.before(place) + inside.index(match) + 1 if match in inside else 0

    def step(self, direction: int, start: tuple[int, str] | None, go: Callable[[Match], None]) -> None:
        """Go to the next match (1) or the one before (-1): from the current one, or from a cell.

        start: row and field of the cell that the person is at; None: nowhere. It is gone to once the search
        is through.
        """
        if self._is_outdated and self.trouble is None:
            self._on_found = partial(self.step, direction, start, go)
            return
        match = self._next(direction, start)
        self.current = match
        if match is not None:
            go(match)
        self.changed.emit()

    def _next(self, direction: int, start: tuple[int, str] | None) -> Match | None:
        rows = self.found.rows
        if not rows:
            return None
        here = self.current
        if start is None:
            row, edge = rows[0 if direction > 0 else -1], None
        elif here is not None and (here.row, here.field) == start:
            row, edge = here.row, (FIELD_NAMES.index(here.field), here.span)
        else:
            row, column = start[0], FIELD_NAMES.index(start[1])
            edge = (column, (-1, -1)) if direction > 0 else (column, (_FAR, 0))
        place = self._place_of(row)
        if edge is not None and place < len(rows) and rows[place] == row:
            inside = self._in_row(row)
            if direction > 0:
                after = [one for one in inside if _order(one) > edge]
            else:
                after = [one for one in reversed(inside) if _order(one) < edge]
            if after:
                return after[0]
            place += direction > 0
        step = 0 if direction > 0 else -1
        for number in range(len(rows)):  # a row may have lost its matches since
            inside = self._in_row(rows[(place + step + direction * number) % len(rows)])
            if inside:
                return inside[0 if direction > 0 else -1]
        return None

    def _place_of(self, row: int) -> int:
        """Where a row is among those found, or would be."""
        assert self.session is not None
        view_row = self.session.model.view_row
        return bisect_left(self.found.rows, view_row(row), key=view_row)

    def _in_row(self, row: int) -> list[Match]:
        """The matches in a row, as it is now."""
        assert self.session is not None
        urlset = self.session.document.urlset
        if not 0 <= row < len(urlset):
            return []
        return [
            Match(row, field, span)
            for field in self.search.fields
            for span in self.spans(row, field, urlset.column(field)[row])
        ]

    # Replacing

    def edit_of(self, match: Match, replacement: str) -> SetValues | None:
        """The edit that replaces one match, after which the next one is the next behind it; None: it is gone.

        Raises QueryError for a replacement that cannot be used.
        """
        session, replacer = self.session, self.replacer(replacement)
        if session is None or replacer is None or match not in self._in_row(match.row):
            return None
        before = session.document.urlset.column(match.field)[match.row]
        after = replacer.replaced(match.field, before, _AT_ONCE, match.span)
        start, end = match.span
        place = end + len(after) - len(before) - (start < end)
        self.current = Match(match.row, match.field, (place, _FAR))
        return SetValues(match.field, range(match.row, match.row + 1), after)

    def replacer(self, replacement: str) -> Replacer | None:
        """What writes the new values; None while nothing can be found. Raises TemplateError."""
        return Replacer(self._finder, replacement) if self._finder is not None else None

    def plan(
        self,
        replacement: str,
        done: Callable[[Outcome], None],
        failed: Callable[[QueryError], None],
        *,
        previews_only: bool = False,
    ) -> None:
        """Work out what replacing all would do; raises TemplateError for a replacement that cannot be used.

        One of both is called once that is known, unless something was edited or looked for meanwhile; where
        the search is under way it is waited for.
        """
        replacer = self.replacer(replacement)
        if replacer is None:
            return
        if self._is_outdated:
            self._on_found = partial(self.plan, replacement, done, failed, previews_only=previews_only)
            return

        def work(cancelled: Callable[[], bool]) -> Outcome:
            return replacement_of(replacer, columns, found, previews_only=previews_only, cancelled=cancelled)

        def deliver(outcome: Future[Outcome]) -> None:
            error = outcome.exception()
            if isinstance(error, QueryError):
                failed(error)
            else:
                done(outcome.result())

        found, columns = self.found, self._columns(self.found.fields)
        self._plans.run(work, deliver)

    # What the document tells

    def _on_edited(self) -> None:
        self.look_again()

    def _on_session_changed(self) -> None:
        if self._is_outdated and not self._later.isActive() and not self._latest.is_busy:
            self._later.start()  # it has been read to its end

    def _on_closed(self) -> None:
        self.follow(None)

    def _forget_rows(self) -> None:
        """Rows have other numbers now."""
        self.found, self.current = Found(), None

    def values_changed(self, _field: str, _rows: Sequence[int]) -> None:
        """The undo stack tells of it."""

    def rows_about_to_be_inserted(self, first: int, last: int) -> None:
        """Nothing to do before."""

    def rows_inserted(self, first: int, last: int) -> None:
        """Rows below have moved down."""
        count = last - first + 1
        self._renumber(lambda only: [row if row < first else row + count for row in only])

    def rows_about_to_be_removed(self, first: int, last: int) -> None:
        """Nothing to do before."""

    def rows_removed(self, first: int, last: int) -> None:
        """Rows below have moved up."""
        count = last - first + 1
        self._renumber(
            lambda only: [row if row < first else row - count for row in only if not first <= row <= last]
        )

    def rows_about_to_be_rearranged(self) -> None:
        """Nothing to do before."""

    def rows_rearranged(self, old_rows: Sequence[int]) -> None:
        """Rows stand elsewhere."""

        def follow(only: Sequence[int]) -> list[int]:
            chosen = set(only)
            return [new for new, old in enumerate(old_rows) if old in chosen]

        self._renumber(follow)

    def frame_changed(self) -> None:
        """Nothing that is looked at."""

    def _renumber(self, follow: Callable[[Sequence[int]], list[int]]) -> None:
        self._forget_rows()
        if self._only is not None:
            self._only = follow(self._only)


def _order(match: Match) -> tuple[int, Span]:
    return FIELD_NAMES.index(match.field), match.span
