"""Finding the rows of a document that fit a filter: at once where that is quick, else in a worker."""

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING

from editor.core.document.document import Document
from editor.core.document.rows import Rows
from editor.core.filtering.errors import FilterError
from editor.core.filtering.language import Filter
from editor.services.latest import Latest
from editor.services.tasks import Tasks

if TYPE_CHECKING:
    from editor.core.filtering.facts import FilterFacts

WhenFound = Callable[[Rows | FilterError], None]


class RowSearch:
    """One search at a time: another one takes the place of that under way.

    A worker reads the document itself: to copy a million rows would take as long as to look at them. It
    cannot do harm, and where rows went or moved meanwhile it looks again.
    """

    def __init__(self, document: Document, facts: "FilterFacts", tasks: Tasks) -> None:
        self._document, self._facts = document, facts
        self._latest: Latest[Rows] = Latest(tasks)

    @property
    def is_under_way(self) -> bool:
        """True while a search is running."""
        return self._latest.is_wanted

    def find(self, wanted: Filter, found: WhenFound, among: Rows | None = None) -> None:
        """Tell `found` the rows, ascending, or why they cannot be had: before this returns, or later.

        With `among` only those rows are looked at, unless rows go or move before they have been.
        """
        from editor.core.filtering.evaluate import matching_rows, takes_a_while  # noqa: PLC0415 - on demand
        from editor.core.filtering.facts import gather_facts  # noqa: PLC0415 - the same

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
