"""The interfaces of a family of rules: it has values to check, sections about the whole file, or both."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from editor.core.document.entries import Entries
from editor.rules.column_checks import ColumnResult
from editor.rules.extensions.namespaces import ExtensionTexts
from editor.rules.finding import Context, FileHit, Hit


class ValueFamily(Protocol):
    """The rules about the values of one field: the module `check` of its family."""

    PADDED: Hit  # the hit of `check` for a good value with whitespace around it

    def check(self, value: str, context: Context, /) -> tuple[Hit, ...]: ...
    def check_column(self, values: Sequence[str], context: Context, /) -> ColumnResult: ...
    def suggest(self, value: str, context: Context, /) -> str | None: ...


@dataclass(frozen=True, slots=True)
class FileSection:
    """A group of rules about a file as a whole, with the changes after which they must run again."""

    name: str
    remarks: Callable[[Entries, Context, ExtensionTexts], Iterable[FileHit]]
    fields: frozenset[str] = frozenset()  # the fields that they read, may include EXTENSIONS
    of_entries: bool = True  # they depend on the number of entries, and on the frame
    of_urlsets: bool = True  # they only apply to urlsets
