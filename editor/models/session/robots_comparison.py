"""Compares the URLs of an open document with a robots.txt, in a worker."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from editor.models.session.row_filter import RowFilter
from editor.services.documents.open_document import OpenDocument
from editor.services.latest import Latest
from editor.services.tasks import Tasks

if TYPE_CHECKING:
    from editor.core.site.agent_rules import AgentRules


class RobotsComparison(QObject):
    """Has the findings and the filter of a document follow the robots.txt that it is checked against."""

    changed = Signal()  # a comparison has begun, or another robots.txt is in force

    def __init__(self, document: OpenDocument, row_filter: RowFilter, tasks: Tasks, parent: QObject) -> None:
        super().__init__(parent)
        self._document, self._filter = document, row_filter
        self._latest: Latest[None] = Latest(tasks)

    def close(self) -> None:
        """Drop a comparison that is running."""
        self._latest.close()

    @property
    def is_comparing(self) -> bool:
        """True while a worker compares the URLs."""
        return self._latest.is_wanted

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
        from editor.core.filtering.facts import depends_on_answers  # noqa: PLC0415 - on demand

        self._document.set_robots(rules)
        if self._filter.is_active and depends_on_answers(self._filter.wanted.root):
            self._filter.refresh()
        self.changed.emit()
