"""The columns of the table: the fields of the protocol, summaries of extensions, the file name, and what
pages answered.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from operator import attrgetter

from editor.core.document.document import SITEMAP, Document
from editor.core.document.rows import Rows
from editor.core.extensions.declaration import Extension
from editor.core.extensions.declared import EXTENSIONS
from editor.core.extensions.summaries import block_counts
from editor.core.fields import Field, Kind, fields_of
from editor.core.order import rows_sorted_by, sorted_rows
from editor.core.site.answer_columns import ANSWER_COLUMNS, AnswerColumn, Answers, rows_sorted_by_answer
from editor.core.xml.markup import EXTENSIONS as EXTENSION_TEXTS
from editor.models.words.explanations import extension_title, field_title
from editor.models.words.translation import translated

_EXTENSION_WIDTH, _FILE_WIDTH = 16, 20  # characters


@dataclass(frozen=True, slots=True)
class TableColumn:
    """A column of the table: a field that is edited in it, a summary of an extension, a part of what pages
    answered, or the file name.
    """

    name: str  # the name used by findings and in exported tables
    title: str  # in the user's language
    width: int  # preferred, in characters
    field: Field | None = None
    extension: Extension | None = None
    answer: AnswerColumn | None = None  # at most one of the three; none: the column shows the file

    @property
    def source(self) -> str:
        """The name of the document's column on which its texts depend; "" if they depend on none."""
        if self.field:
            return self.field.name
        if self.answer:
            return "loc"  # an answer is found by the URL
        return EXTENSION_TEXTS if self.extension else ""


def columns_of(kind: Kind, *, has_files: bool = False) -> tuple[TableColumn, ...]:
    """Return the columns that a document of this kind can have, in their usual order;
    has_files: if it has several files.
    """
    fields = [TableColumn(field.name, field_title(field), field.width, field) for field in fields_of(kind)]
    if has_files:
        fields.insert(1, TableColumn(SITEMAP, translated("columns", "Sitemap"), _FILE_WIDTH))
    told = [
        TableColumn(column.name, translated("answers", column.title), column.width, answer=column)
        for column in ANSWER_COLUMNS
    ]
    if kind is not Kind.URLSET:
        return (*fields, *told)
    extensions = [
        TableColumn(extension.name, extension_title(extension), _EXTENSION_WIDTH, extension=extension)
        for extension in EXTENSIONS
    ]
    return (*fields, *extensions, *told)


def sorted_by(
    document: Document, answers: Answers, column: TableColumn, *, descending: bool
) -> Callable[..., list[int]]:
    """Return the function that sorts `rows` (None: all) by a column; rows
    without a value always come last.
    """
    if column.field:
        return partial(sorted_rows, document, column.name, descending)
    if column.extension:
        return partial(_by_count, document, column.extension, descending)
    if column.answer:
        return partial(_by_answer, document, answers, column.answer, descending)
    return partial(_by_file, document, descending)


def _by_file(document: Document, descending: bool, rows: Rows | None = None) -> list[int]:
    """Sort rows by the name of their file; rows of one file keep their order."""
    files = list(document.files)
    files.sort(key=attrgetter("name"), reverse=descending)
    own = (file.rows if rows is None else file.to_document(file.from_document(rows)) for file in files)
    return list(chain.from_iterable(own))


def _by_answer(
    document: Document, answers: Answers, column: AnswerColumn, descending: bool, rows: Rows | None = None
) -> list[int]:
    return rows_sorted_by_answer(document.column("loc"), answers, column, descending, rows)


def _by_count(
    document: Document, extension: Extension, descending: bool, rows: Sequence[int] | None = None
) -> list[int]:
    counts = block_counts(document, extension)
    found = rows_sorted_by(counts, descending, rows)
    if descending:
        return found
    absent = sum(not counts[row] for row in found)  # rows without blocks, which were sorted to the front
    return found[absent:] + found[:absent]
