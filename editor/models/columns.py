"""The columns of the table: the values of the protocol, and what else is read from the entries."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from editor.core.extensions.declaration import Extension
from editor.core.extensions.declared import EXTENSIONS
from editor.core.extensions.summaries import block_counts
from editor.core.fields import Field, Kind, fields_of
from editor.core.markup import EXTENSIONS as EXTENSION_TEXTS
from editor.core.order import rows_sorted_by, sorted_rows
from editor.core.urlset import Urlset
from editor.models.explanations import extension_title, field_title

_EXTENSION_WIDTH = 18  # characters


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the table: of a value that is edited in it, or of what an extension holds."""

    name: str  # as findings name the place, and tables their columns
    title: str  # in the person's language
    width: int  # preferred, in characters
    field: Field | None = None
    extension: Extension | None = None  # exactly one of the two is there

    @property
    def source(self) -> str:
        """The list of the document that it shows."""
        return self.field.name if self.field else EXTENSION_TEXTS


def columns_of(kind: Kind) -> tuple[Column, ...]:
    """The columns that a document of this kind can have, in their usual order."""
    fields = [Column(field.name, field_title(field), field.width, field) for field in fields_of(kind)]
    if kind is not Kind.URLSET:
        return tuple(fields)
    extensions = [
        Column(extension.name, extension_title(extension), _EXTENSION_WIDTH, extension=extension)
        for extension in EXTENSIONS
    ]
    return (*fields, *extensions)


def sorted_by(urlset: Urlset, column: Column, *, descending: bool) -> Callable[..., list[int]]:
    """What sorts `rows` (None: all) by a column; rows without anything in it come last either way."""
    if column.extension is None:
        return partial(sorted_rows, urlset, column.name, descending)
    return partial(_by_count, urlset, column.extension, descending)


def _by_count(
    urlset: Urlset, extension: Extension, descending: bool, rows: Sequence[int] | None = None
) -> list[int]:
    counts = block_counts(urlset, extension)
    found = rows_sorted_by(counts, descending, rows)
    if descending:
        return found
    absent = sum(not counts[row] for row in found)  # they came first
    return found[absent:] + found[:absent]
