"""Operations as data: what each can be told, and what it would do to some rows of a document."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from typing import Protocol

from editor.core.cancelling import Cancelled, IsCancelled
from editor.core.document.rows import Rows
from editor.core.document.urlset import Urlset
from editor.core.fields import Kind, fields_of
from editor.core.operations.entities import declares_entities, keeping_references
from editor.core.operations.outcome import Outcome, Rewrite, rewritten_rows, set_to
from editor.core.operations.parameters import Argument, Parameter, read_arguments

_PIECE = 1_000  # values that are worked out between two questions whether to go on


class SiteFolder(Protocol):
    """A folder that mirrors the site: when what a path of a URL leads to was changed, in UTC.

    Paths have no leading slash and no escapes. None: there is no such file, or nothing is known of it.
    """

    def file_time(self, path: str) -> datetime | None:
        """When the file was written."""

    def commit_time(self, path: str) -> datetime | None:
        """When the file was last committed."""


@dataclass(frozen=True, slots=True)
class OperationContext:
    """What operations may need beside the document."""

    now: datetime = field(default_factory=lambda: datetime.now(UTC))  # aware
    shown: Sequence[int] | None = None  # the document's rows as the person sees them, from top to bottom
    # Raises ArgumentError for what is no such folder. None: folders are not to be looked into.
    open_folder: Callable[[str], SiteFolder] | None = None
    # Asked now and then by what takes long, which raises Cancelled once it is so. None: it never is.
    cancelled: IsCancelled | None = None


@dataclass(frozen=True, slots=True)
class Request:
    """What an operation is asked to work on."""

    urlset: Urlset
    rows: Rows
    field: str  # the operation's own
    surroundings: OperationContext


@dataclass(frozen=True, slots=True)
class Declaration:
    """Something that can be done to many rows at once: dialog, recipes and command line read this."""

    id: str  # such as "priority.add"
    field: str  # that it writes, "" where it is about the entries as a whole
    title: str  # on screen, translated when shown
    help: str  # a sentence that says what it does, and what it leaves alone
    parameters: tuple[Parameter, ...]
    plan: Callable[..., Outcome]  # called with a Request, and each parameter by its name
    weighs_rows: bool = False  # what becomes of an entry depends on which others are among the rows

    def applies_to(self, kind: Kind) -> bool:
        """Whether entries of such a document have what it writes."""
        return not self.field or any(self.field == each.name for each in fields_of(kind))

    def told(self, given: Mapping[str, object] | None = None) -> "Operation":
        """The operation with arguments, defaults for those not given; raises ArgumentError."""
        return Operation(self, read_arguments(self.parameters, given or {}))


@dataclass(frozen=True, slots=True)
class Operation:
    """A declared operation with an argument for each of its parameters."""

    declaration: Declaration
    arguments: Mapping[str, Argument]

    def outcome(self, urlset: Urlset, rows: Rows, surroundings: OperationContext | None = None) -> Outcome:
        """What it would do to these rows; nothing is changed yet.

        Values it cannot work with are left alone and counted. Raises ArgumentError only for what it was
        told: a folder that is not there, an expression that takes too long.
        """
        if not self.declaration.applies_to(urlset.kind):
            return Outcome(left_alone=len(rows))
        request = Request(urlset, rows, self.declaration.field, surroundings or OperationContext())
        return self.declaration.plan(request, **self.arguments)


# Plans of operations that write a value


def computed(make: Callable[..., Rewrite], reads: str = "") -> Callable[..., Outcome]:
    """A plan that makes each value from one of the row's: of the same field, or of `reads`.

    `make` is called once with the request and the arguments.
    """

    def plan(request: Request, **arguments: Argument) -> Outcome:
        rewrite = make(request, **arguments)
        if reads in ("", request.field) and declares_entities(request.urlset):
            rewrite = keeping_references(rewrite)
        if request.surroundings.cancelled is not None:
            rewrite = _stoppable(rewrite, request.surroundings.cancelled)
        return rewritten_rows(request.urlset, request.rows, request.field, reads or request.field, rewrite)

    return plan


def _stoppable(rewrite: Rewrite, cancelled: IsCancelled) -> Rewrite:
    calls = count(1)

    def run(value: str) -> str | None:
        if next(calls) % _PIECE == 0 and cancelled():
            raise Cancelled
        return rewrite(value)

    return run


def set_value(request: Request, value: str) -> Outcome:
    """The plan of giving every entry one value."""
    return set_to(request.urlset, request.rows, request.field, value)


def cleared(request: Request) -> Outcome:
    """The plan of taking all values away."""
    return set_value(request, "")
