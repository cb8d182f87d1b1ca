"""Operations as data: the parameters of each, and its effect on some rows of a document.

`Outcome` is that effect, worked out exactly before anything is changed, with previews of values.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count, islice
from typing import NamedTuple, Protocol

from editor.core.document.document import Document
from editor.core.document.edits import Edit, SetValues
from editor.core.document.rows import Rows, as_rows
from editor.core.fields import Kind, fields_of
from editor.core.joined_data import JoinedColumn
from editor.core.operations.operation_parameters import Argument, ArgumentError, Parameter, read_arguments
from editor.core.site.page_answers import KnownAnswers, PageAnswer
from editor.core.text import N_
from editor.core.xml.outline import own_names
from editor.runtime.threads import Cancelled, IsCancelled, Tell, untold

PREVIEWS = 100  # how many changes are shown beforehand

Rewrite = Callable[[str], str | None]  # returns the new value; None if it cannot be worked out


class Preview(NamedTuple):
    """A change that would be made.

    `field` is "" where the entry itself is moved, copied or deleted; `before` and `after` are then its
    place in the file, from 1, and "" where it has none.
    """

    row: int  # in the present document
    field: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """The edit, with what a person wants to know before it is made."""

    edit: Edit | None = None  # None: nothing would change
    rows: Rows = ()  # those that change, in the present document
    left_alone: int = 0  # values that cannot be computed with; they stay as they are
    absent: int = 0  # rows without the value that is needed
    previews: tuple[Preview, ...] = ()  # of the first PREVIEWS changes


def rewritten_rows(document: Document, rows: Rows, field: str, reads: str, rewrite: Rewrite) -> Outcome:
    """Return the outcome of setting a field in each row to `rewrite` of the row's value in `reads`.

    Each different value is computed once, however many rows have it; rows without one are left as they are.
    """
    source = values_in(document.column(reads), rows)
    return rewritten_from(document, rows, field, source, rewrite, is_own=reads == field)


def rewritten_from(
    document: Document, rows: Rows, field: str, source: list[str], rewrite: Rewrite, *, is_own: bool = False
) -> Outcome:
    """Return the outcome of setting a field in each row to `rewrite` of what `source` has for it.

    is_own: these are the field's present values.
    """
    outcome = {value: rewrite(value) for value in dict.fromkeys(source) if value}
    absent = source.count("")
    left_alone = 0
    if None in outcome.values():
        left_alone = sum(1 for value in source if value and outcome[value] is None)
    old = source if is_own else values_in(document.column(field), rows)
    affected = [
        (row, before, after)
        for row, value, before in zip(rows, source, old, strict=True)
        if value and (after := outcome[value]) is not None and after != before
    ]
    return _setting(field, affected, left_alone, absent)


def set_to(document: Document, rows: Rows, field: str, value: str) -> Outcome:
    """Return the outcome of setting a field in each row to one value; "" clears it."""
    old = values_in(document.column(field), rows)
    affected = [(row, before, value) for row, before in zip(rows, old, strict=True) if before != value]
    return _setting(field, affected)


def _setting(
    field: str, affected: Sequence[tuple[int, str, str]], left_alone: int = 0, absent: int = 0
) -> Outcome:
    if not affected:
        return Outcome(None, (), left_alone, absent)
    values = [after for _row, _before, after in affected]
    rows = as_rows([row for row, _before, _after in affected])
    one = values[0] if len(set(values)) == 1 else values
    previews = tuple(Preview(row, field, before, after) for row, before, after in islice(affected, PREVIEWS))
    return Outcome(SetValues(field, rows, one), rows, left_alone, absent, previews)


def values_in(column: list[str], rows: Rows) -> list[str]:
    """Return the values of a column at the given rows."""
    if isinstance(rows, range) and rows.step == 1:
        return column[rows.start : rows.stop]
    return [column[row] for row in rows]


_PIECE = 1_000  # values that are worked out between two checks for cancellation


class SiteFolder(Protocol):
    """A local folder that mirrors the site and knows when its files were changed, in UTC.

    Paths have no leading slash and no percent-encoding. None: there is no such file, or nothing is known of
    it.
    """

    def file_time(self, path: str) -> datetime | None:
        """Return the time when the file was written."""

    def commit_time(self, path: str) -> datetime | None:
        """Return the time when the file was last committed."""


@dataclass(frozen=True, slots=True)
class OperationContext:
    """The information that operations may need besides the document."""

    now: datetime = field(default_factory=lambda: datetime.now(UTC))  # aware
    shown: Sequence[int] | None = None  # the document's rows as the person sees them, from top to bottom
    # Raises ArgumentError if there is no such folder. None: folders may not be read.
    open_folder: Callable[[str], SiteFolder] | None = None
    # Long operations call this now and then and raise Cancelled if it returns True. None: never cancelled.
    cancelled: IsCancelled | None = None
    tell: Tell = field(default=untold, compare=False, repr=False)  # is told how much is done
    answers: KnownAnswers = field(default_factory=KnownAnswers, compare=False, repr=False)  # of the live site


@dataclass(frozen=True, slots=True)
class Request:
    """A call of an operation: the document, the rows and the field to work on, and the context."""

    entries: Document
    rows: Rows
    field: str  # the operation's own
    surroundings: OperationContext

    def known_answers(self) -> Callable[[str], PageAnswer | None]:
        """Return what finds the answer of a page by its URL; raises ArgumentError if none was asked for."""
        answers = self.surroundings.answers
        if not answers and self.rows:
            raise ArgumentError(N_("What these pages answer is not known. Check their URLs first."))
        return answers.of

    def data_column(self, heading: str) -> JoinedColumn:
        """Return a column that a table brought along; raises ArgumentError if there is none."""
        column = self.entries.data.column(heading)
        if not self.rows:
            return JoinedColumn(heading, {})
        if column is None:
            sentence = N_("There is no data column called {detail}. Join a table first.")
            raise ArgumentError(sentence, f"“{heading}”", parameter="column")
        return column

    def from_data(self, column: JoinedColumn, rewrite: Rewrite) -> Outcome:
        """Return the outcome of setting the field by the values of a data column."""
        source = column.texts_of(values_in(self.entries.column("loc"), self.rows))
        return rewritten_from(self.entries, self.rows, self.field, source, rewrite)


@dataclass(frozen=True, slots=True)
class Declaration:
    """A declared operation on many rows; the dialog, recipes and the command line read this."""

    id: str  # such as "priority.add"
    field: str  # the field that it writes, "" for operations on whole entries
    title: str  # on screen, translated when shown
    help: str  # a sentence that says what it does, and what it leaves alone
    parameters: tuple[Parameter, ...]
    plan: Callable[..., Outcome]  # called with a Request, and each parameter by its name
    weighs_rows: bool = False  # True if the outcome for an entry depends on the other rows

    def applies_to(self, kind: Kind) -> bool:
        """Return True if documents of this kind have the field that the operation writes."""
        return not self.field or any(self.field == each.name for each in fields_of(kind))

    def with_arguments(self, given: Mapping[str, object] | None = None) -> "Operation":
        """Return the operation with arguments, or defaults for those not given; raises ArgumentError."""
        return Operation(self, read_arguments(self.parameters, given or {}))


@dataclass(frozen=True, slots=True)
class Operation:
    """A declared operation with an argument for each of its parameters."""

    declaration: Declaration
    arguments: Mapping[str, Argument]

    def outcome(
        self, document: Document, rows: Rows, surroundings: OperationContext | None = None
    ) -> Outcome:
        """Work out what the operation would do to these rows, without changing anything.

        Values that it cannot work with are left alone and counted. Raises ArgumentError only because of an
        argument: a folder that does not exist, an expression that takes too long.
        """
        if not self.declaration.applies_to(document.kind):
            return Outcome(left_alone=len(rows))
        request = Request(document, rows, self.declaration.field, surroundings or OperationContext())
        return self.declaration.plan(request, **self.arguments)


# Plans of operations that write a value


def plan_computing(make: Callable[..., Rewrite], reads: str = "") -> Callable[..., Outcome]:
    """Return a plan that computes each value from another one of its row: of the same field, or of `reads`.

    `make` is called once, with the request and the arguments, and returns the function that computes a value.
    """

    def plan(request: Request, **arguments: Argument) -> Outcome:
        rewrite = make(request, **arguments)
        if reads in ("", request.field) and _declares_entities(request.entries):
            rewrite = _keeping_references(rewrite)
        rewrite = _in_pieces(rewrite, request)
        return rewritten_rows(request.entries, request.rows, request.field, reads or request.field, rewrite)

    return plan


def _in_pieces(rewrite: Rewrite, request: Request) -> Rewrite:
    """Return a function that can be cancelled between some values and others, and tells how many are done."""
    calls, rows = count(1), len(request.rows)
    cancelled, tell = request.surroundings.cancelled, request.surroundings.tell

    def run(value: str) -> str | None:
        done = next(calls)
        if done % _PIECE == 0:
            if cancelled is not None and cancelled():
                raise Cancelled
            tell(done / rows)
        return rewrite(value)

    return run


def set_value(request: Request, value: str) -> Outcome:
    """Return the outcome of setting every entry to one value."""
    return set_to(request.entries, request.rows, request.field, value)


def clear_values(request: Request) -> Outcome:
    """Return the outcome of clearing every value."""
    return set_value(request, "")


# References to entities that a file declares: an operation must not tear them apart


def _declares_entities(document: Document) -> bool:
    """Return True if any file of a document declares entities."""
    return any("<!ENTITY" in file.frame.prolog for file in document.files)


def _keeping_references(rewrite: Rewrite) -> Rewrite:
    """Return a function like `rewrite` that leaves a value alone if its references would not stay whole."""

    def rewritten(value: str) -> str | None:
        new = rewrite(value)
        return None if new is None or _tears(value, new) else new

    return rewritten


def _tears(old: str, new: str) -> bool:
    """Return True if part of a new value was a whole reference in the old one and is none any more."""
    names = own_names(old)
    if not names:
        return False
    before, after = old, new
    for name in names:
        before, after = before.replace(f"&{name};", ""), after.replace(f"&{name};", "")
    before, after = before.lower(), after.lower()
    rests = [rest.lower() for name in names for rest in (f"&{name}", f"{name};")]
    is_renamed = any(name not in names for name in own_names(new)) and not own_names(before)
    return is_renamed or any(after.count(rest) > before.count(rest) for rest in rests)
