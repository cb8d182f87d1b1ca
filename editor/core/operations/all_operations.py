"""The list of all operations, in the order in which they are offered."""

from editor.core.operations.lastmod_operations import LASTMOD_OPERATIONS
from editor.core.operations.operation import Declaration, Operation
from editor.core.operations.operation_parameters import ArgumentError
from editor.core.operations.priority_changefreq_operations import CHANGEFREQ_OPERATIONS, PRIORITY_OPERATIONS
from editor.core.operations.row_operations import ROW_OPERATIONS
from editor.core.operations.url_operations import LOC_OPERATIONS
from editor.core.text import N_

OPERATIONS: tuple[Declaration, ...] = (
    *LOC_OPERATIONS,
    *LASTMOD_OPERATIONS,
    *CHANGEFREQ_OPERATIONS,
    *PRIORITY_OPERATIONS,
    *ROW_OPERATIONS,
)
OPERATION_BY_ID = {declaration.id: declaration for declaration in OPERATIONS}


def operation(name: str, /, **given: object) -> Operation:
    """Return the operation with an id, with arguments; raises ArgumentError."""
    declaration = OPERATION_BY_ID.get(name)
    if declaration is None:
        raise ArgumentError(N_("There is no operation “{detail}”."), name)
    return declaration.with_arguments(given)
