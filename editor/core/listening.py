"""Who is told of the changes of a document, and what becomes of who fails at it."""

from collections.abc import Callable
from typing import Protocol

from editor.core.old_rows import OldRows
from editor.core.rows import Rows


class UrlsetListener(Protocol):
    """Who wants to know what changes. Rows are those of the document; `last` is included."""

    def values_changed(self, field: str, rows: Rows) -> None:
        """Values of one field changed in these rows; "" stands for any field, and for their source."""

    def rows_about_to_be_inserted(self, first: int, last: int) -> None: ...
    def rows_inserted(self, first: int, last: int) -> None: ...
    def rows_about_to_be_removed(self, first: int, last: int) -> None: ...
    def rows_removed(self, first: int, last: int) -> None: ...
    def rows_about_to_be_rearranged(self) -> None: ...

    def rows_rearranged(self, old_rows: OldRows) -> None: ...

    def frame_changed(self) -> None: ...


class Told:
    """A listener, and what becomes of its exceptions."""

    def __init__(self, listener: UrlsetListener, failures: Callable[[], list[Exception] | None]) -> None:
        """failures: asked for the list that exceptions go to; None: they are raised."""
        self.listener, self._failures = listener, failures

    def __getattr__(self, name: str) -> Callable[..., None]:
        tell = getattr(self.listener, name)

        def guarded(*what: object) -> None:
            try:
                tell(*what)
            except Exception as error:
                failures = self._failures()
                if failures is None:
                    raise
                failures.append(error)

        return guarded
