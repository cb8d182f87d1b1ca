"""Notifies listeners of the changes of a document, and collects their errors."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar

from editor.core.document.row_mapping import RowMapping
from editor.core.document.rows import Rows

_Listener = TypeVar("_Listener")


class DocumentListener(Protocol):
    """An object that is notified of changes. Rows are those of the document; `last` is included."""

    def values_changed(self, field: str, rows: Rows) -> None:
        """Values of one field changed in these rows; "" stands for any field, and for their source."""

    def rows_about_to_be_inserted(self, first: int, last: int) -> None: ...
    def rows_inserted(self, first: int, last: int) -> None: ...
    def rows_about_to_be_removed(self, first: int, last: int) -> None: ...
    def rows_removed(self, first: int, last: int) -> None: ...
    def rows_about_to_be_rearranged(self) -> None: ...

    def rows_rearranged(self, old_rows: RowMapping) -> None: ...

    def frame_changed(self) -> None: ...


class FilesListener(Protocol):
    """An object that is notified when files are added, removed or listed otherwise."""

    def files_changed(self) -> None:
        """Called when files were added, removed or listed otherwise, or the plan for the index changed."""


class Listeners:
    """All listeners of a document as one: what it hears, each of them hears in turn."""

    def __init__(self, whole: "Listeners | None" = None) -> None:
        """whole: the listeners of the document, for those of a file; both share the errors collected."""
        self._each: list[DocumentListener] = []
        self._whole = whole
        self.errors: list[Exception] | None = None  # None: they are raised

    def add(self, listener: DocumentListener) -> None:
        """Tell this object, too, after those added before it."""
        self._each.append(listener)

    def remove(self, listener: DocumentListener) -> None:
        """Stop telling it."""
        self._each.remove(listener)

    @contextmanager
    def collecting_errors(self) -> Iterator[list[Exception]]:
        """Within a `with` statement, tell all listeners, even if one raises; gives the list of the errors."""
        errors: list[Exception] = []
        self.errors = errors
        try:
            yield errors
        finally:
            self.errors = None

    def tell(self, listeners: Iterable[_Listener], what: Callable[[_Listener], None]) -> None:
        """Tell something to these, in their order."""
        for listener in listeners:
            try:
                what(listener)
            except Exception as error:
                errors = (self._whole or self).errors
                if errors is None:
                    raise
                errors.append(error)

    def values_changed(self, field: str, rows: Rows) -> None:
        self.tell(self._each, lambda each: each.values_changed(field, rows))

    def rows_about_to_be_inserted(self, first: int, last: int) -> None:
        self.tell(self._each, lambda each: each.rows_about_to_be_inserted(first, last))

    def rows_inserted(self, first: int, last: int) -> None:
        self.tell(self._each, lambda each: each.rows_inserted(first, last))

    def rows_about_to_be_removed(self, first: int, last: int) -> None:
        self.tell(self._each, lambda each: each.rows_about_to_be_removed(first, last))

    def rows_removed(self, first: int, last: int) -> None:
        self.tell(self._each, lambda each: each.rows_removed(first, last))

    def rows_about_to_be_rearranged(self) -> None:
        self.tell(self._each, lambda each: each.rows_about_to_be_rearranged())

    def rows_rearranged(self, old_rows: RowMapping) -> None:
        self.tell(self._each, lambda each: each.rows_rearranged(old_rows))

    def frame_changed(self) -> None:
        self.tell(self._each, lambda each: each.frame_changed())
