"""Reads spreadsheets in a process of their own, with little time and memory."""

import marshal
import os
import signal
import time
from collections.abc import Iterable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from editor.core.table_import import Table
from editor.core.text import N_
from editor.formats.tables.spreadsheet_reading import ReadSheet, read_spreadsheet
from editor.formats.tables.text_tables import TableError
from editor.runtime.process import pause_collector
from editor.runtime.system import limit_process, memory_of_computer
from editor.runtime.threads import Cancelled, IsCancelled, never

MEMORY = 4 * 1024**3  # bytes; a million rows of ten cells take half of that
PATIENCE = 30.0  # seconds for a small file; 50,000 rows of thirty cells take three
_PATIENCE_FOR_A_BYTE = 2e-6  # seconds
_LOOK = 0.05  # seconds between two checks whether it was cancelled

_ENDED = N_(
    "The spreadsheet cannot be read: it is damaged or needs too much memory. Open it in "
    "a spreadsheet program and save it again, or save it as CSV."
)
_TOO_LONG = N_(
    "The spreadsheet could not be read within {detail} seconds: it is damaged or far too "
    "large. Open it in a spreadsheet program and save it again, or save it as CSV."
)
_NOT_STARTED = N_(
    "The spreadsheet cannot be read because a process for it could not be started: "
    "{detail}. Close other programs and try again."
)


def read_spreadsheet_apart(
    data: bytes,
    name: str = "",
    *,
    has_headings: bool | None = None,
    cancelled: IsCancelled = never,
    patience: float | None = None,
) -> ReadSheet:
    """Read one sheet as `read_spreadsheet` does, but survive a crash; raises TableError and Cancelled.

    patience: seconds after which the process is ended; by default in proportion to the size.
    """
    if patience is None:
        patience = PATIENCE + _PATIENCE_FOR_A_BYTE * len(data)
    spawn = get_context("spawn")  # a fork would have the locks of this process, but none of its threads
    ours, theirs = spawn.Pipe()
    process = spawn.Process(target=_read, args=(theirs, patience), daemon=True)
    with ours:
        try:
            process.start()
        except OSError as error:
            raise TableError(_NOT_STARTED, error.strerror or str(error)) from error
        finally:
            theirs.close()
        try:
            return _sheet_in(_answer(ours, (data, marshal.dumps((name, has_headings))), cancelled, patience))
        finally:
            _end(process)


def _answer(
    connection: Connection, questions: Iterable[bytes], cancelled: IsCancelled, patience: float
) -> bytes:
    latest = time.monotonic() + patience
    try:
        for question in questions:
            connection.send_bytes(question)
        while not connection.poll(_LOOK):
            if cancelled():
                raise Cancelled
            if time.monotonic() > latest:
                raise TableError(_TOO_LONG, f"{patience:.0f}")
        return connection.recv_bytes()
    except (EOFError, OSError) as error:  # the process has ended
        raise TableError(_ENDED) from error


def _sheet_in(answer: bytes) -> ReadSheet:
    is_read, *parts = marshal.loads(answer)  # noqa: S302 - from a process of our own
    if not is_read:
        raise TableError(*parts)
    table, name, names = parts
    return ReadSheet(Table(*table), name, names)


def _end(process: SpawnProcess) -> None:
    process.kill()
    process.join()
    process.close()


def _read(connection: Connection, patience: float) -> None:
    """Read the sheet that the connection sends, and send back the result: all that the other process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is handled by the parent process
    _be_quiet()
    _limit(round(patience) + 1)
    pause_collector()
    data = connection.recv_bytes()
    name, has_headings = marshal.loads(connection.recv_bytes())  # noqa: S302 - from the program itself
    answer: tuple[object, ...]
    try:
        sheet = read_spreadsheet(data, name, has_headings=has_headings)
    except TableError as error:
        answer = (False, error.sentence, error.detail)
    else:
        table = (sheet.table.headings, sheet.table.rows, sheet.table.has_headings)
        answer = (True, table, sheet.name, sheet.names)
    connection.send_bytes(marshal.dumps(answer))


def _be_quiet() -> None:
    """Redirect standard error to nowhere: a library's crash message is nothing for the user's terminal."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    os.close(nowhere)


def _limit(seconds: int) -> None:
    """Limit the memory and CPU time of this process, if the system can, even if its parent has ended."""
    limit_process({"RLIMIT_AS": _most_memory(), "RLIMIT_CPU": seconds, "RLIMIT_CORE": 0})


def _most_memory() -> int:
    """Return the memory limit in bytes: the most ever needed, but at most half of the computer's."""
    has = memory_of_computer()
    return MEMORY if has is None else min(MEMORY, has // 2)
