"""Operations as data: the parameters of each, and its effect on some rows of a document."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from typing import Protocol

from editor.core.cancelling import Cancelled, IsCancelled
from editor.core.document.document import Document
from editor.core.document.rows import Rows
from editor.core.fields import Kind, fields_of
from editor.core.operations.outcome import Outcome, Rewrite, rewritten_rows, set_to
from editor.core.operations.parameters import Argument, Parameter, read_arguments
from editor.core.site.known_answers import KnownAnswers
from editor.core.xml.outline import own_names

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
    answers: KnownAnswers = field(default_factory=KnownAnswers, compare=False, repr=False)  # of the live site


@dataclass(frozen=True, slots=True)
class Request:
    """A call of an operation: the document, the rows and the field to work on, and the context."""

    entries: Document
    rows: Rows
    field: str  # the operation's own
    surroundings: OperationContext


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

    def told(self, given: Mapping[str, object] | None = None) -> "Operation":
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
        if request.surroundings.cancelled is not None:
            rewrite = _stoppable(rewrite, request.surroundings.cancelled)
        return rewritten_rows(request.entries, request.rows, request.field, reads or request.field, rewrite)

    return plan


def _stoppable(rewrite: Rewrite, cancelled: IsCancelled) -> Rewrite:
    calls = count(1)

    def run(value: str) -> str | None:
        if next(calls) % _PIECE == 0 and cancelled():
            raise Cancelled
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

    def kept(value: str) -> str | None:
        new = rewrite(value)
        return None if new is None or _tears(value, new) else new

    return kept


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
