"""What a family of rules is to those who run its checks: one of these kinds, or several."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from editor.core.document.entries import Entries
from editor.rules.column_checks import ColumnResult
from editor.rules.extensions.namespaces import ExtensionTexts
from editor.rules.finding import Context, Hit, Remark


class ValueFamily(Protocol):
    """The rules about the values of one field: the module `check` of its family."""

    PADDED: Hit  # what `check` says of a good value with white space around it

    def check(self, value: str, context: Context, /) -> tuple[Hit, ...]: ...
    def check_column(self, values: Sequence[str], context: Context, /) -> ColumnResult: ...
    def suggested(self, value: str, context: Context, /) -> str | None: ...


@dataclass(frozen=True, slots=True)
class FileSection:
    """Some rules about a file as a whole, and what has to change for them to be asked again."""

    name: str
    remarks: Callable[[Entries, Context, ExtensionTexts], Iterable[Remark]]
    fields: frozenset[str] = frozenset()  # whose values they look at, EXTENSIONS included
    of_entries: bool = True  # entries that come or go matter, and the frame
    of_urlsets: bool = True  # they have nothing to say about other kinds of file
