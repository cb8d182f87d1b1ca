"""Files read one after the other, the next of them in other processes before they are wanted.

One interpreter reads only one file at a time, and the window waits for it often enough. A helper process
gets one reading after the other and sends its pieces back. It is never needed: where it cannot be started,
is killed or meets what it cannot read, the file is read here, and here is told what is wrong with it.
"""

import gc
import os
import pickle
import signal
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from io import BytesIO
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Self

from editor.services.document import never
from editor.services.file_reading import FileReading, Lot, Piece

_MAX_HELPERS = 4  # more would wait for who takes what they have read
_WORTH = 20_000_000  # bytes of XML: fewer are read before a helper has started
_INFLATION = 7  # times that a compressed sitemap is longer: five to ten
_PATIENCE = 0.05  # seconds until it is looked again whether anybody still wants to know
_NICENESS = 10  # the window comes first
_DONE, _FAILED = b".", b"!"  # behind the pieces of a file, which are pickles: none is as short


def helpers_for(sizes: Mapping[Path, int]) -> int:
    """How many processes are worth starting for files of so many bytes, of which one is read here."""
    length = sum(size * (_INFLATION if path.suffix == ".gz" else 1) for path, size in sizes.items())
    return min(_MAX_HELPERS, os.cpu_count() or 1, len(sizes) - 1) if length >= _WORTH else 0


class _NotRead(Exception):  # noqa: N818 - what became of it
    """A helper has not read a file, or not to its end."""


class ReadingAhead:
    """Goes through readings in their order.

    Use it in a `with` statement: the helpers end with it, whatever they are at.
    """

    def __init__(self, readings: Sequence[FileReading], helpers: int) -> None:
        """helpers: how many processes may be started, as soon as there are entries to look at."""
        self._unread = deque(readings)  # those that were not asked for yet
        self._to_give = deque(readings[1:])  # to helpers: the first is read while they start
        self._to_start = helpers
        self._helpers: dict[Connection, SpawnProcess] = {}
        self._sent: deque[deque[bytes]] = deque()  # what has come of each file that was given to a helper
        self._at_work: dict[Connection, deque[bytes]] = {}  # and which of them a helper is at

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for connection in tuple(self._helpers):
            self._dismiss(connection)

    def next_pieces(self, cancelled: Callable[[], bool] = never) -> Iterator[Piece]:
        """The pieces of the next of the readings, as `FileReading.pieces` gives them, with what it raises.

        To be gone through to their end before the next are asked for. Where a helper fails, a new beginning
        comes.
        """
        reading = self._unread.popleft()
        if self._sent:
            try:
                yield from self._pieces_sent(self._sent[0], cancelled)
            except _NotRead:
                pass
            else:
                return
            finally:
                self._sent.popleft()
                self._give_away()
        elif len(self._to_give) > len(self._unread):  # nobody helps
            self._to_give.popleft()
        for piece in reading.pieces(cancelled):
            yield piece
            if self._to_start and isinstance(piece, Lot):
                self._start()

    def _pieces_sent(self, coming: deque[bytes], cancelled: Callable[[], bool]) -> Iterator[Piece]:
        unpacking = _Unpacking()
        while not cancelled():
            self._receive(0 if coming else _PATIENCE)
            if not coming:
                continue
            message = coming.popleft()
            if message == _FAILED:
                raise _NotRead
            if message == _DONE:
                return
            yield unpacking.piece(message)

    def _start(self) -> None:
        spawn = get_context("spawn")  # a copy of this process would have its locks, but none of its threads
        for _ in range(self._to_start):
            ours, theirs = spawn.Pipe()
            helper = spawn.Process(target=_help, args=(theirs,), daemon=True)
            try:
                helper.start()
            except OSError:  # there are too many processes
                ours.close()
                break
            finally:
                theirs.close()
            self._helpers[ours] = helper
        self._to_start = 0
        self._give_away()

    def _give_away(self) -> None:
        """Give the helpers that have nothing to do the next readings: no more than will soon be wanted."""
        for connection in tuple(self._helpers):
            if connection in self._at_work:
                continue
            if not self._to_give or len(self._sent) >= 2 * len(self._helpers):
                return
            coming: deque[bytes] = deque()
            self._at_work[connection] = coming
            self._sent.append(coming)
            try:
                connection.send(self._to_give.popleft())
            except OSError:
                self._dismiss(connection)

    def _receive(self, patience: float) -> None:
        """Take what the helpers have sent, also of files that are wanted later: so they need not wait."""
        sent = wait(tuple(self._at_work), patience)
        for connection, coming in tuple(self._at_work.items()):
            if connection not in sent:
                continue
            try:
                coming.append(connection.recv_bytes())
            except (EOFError, OSError):
                self._dismiss(connection)
                continue
            if coming[-1] in (_DONE, _FAILED):
                del self._at_work[connection]
                self._give_away()

    def _dismiss(self, connection: Connection) -> None:
        """End a helper; the file that it was at, it has failed to read."""
        helper = self._helpers.pop(connection)
        helper.terminate()
        helper.join()
        connection.close()
        if connection in self._at_work:
            self._at_work.pop(connection).append(_FAILED)


def _help(connection: Connection) -> None:
    """Read what is asked for until nobody asks any more: all that the other process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # meant for who asks
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    gc.disable()  # a collection finds nothing among so many texts
    with suppress(EOFError, OSError):  # who asks is gone
        while True:
            _send_pieces(connection, connection.recv())


def _send_pieces(connection: Connection, reading: FileReading) -> None:
    packing, end = _Packing(), _DONE
    try:
        for piece in reading.pieces():
            connection.send_bytes(packing.message(piece))
    except Exception:  # noqa: BLE001 - it will happen again where it can be told
        end = _FAILED
    connection.send_bytes(end)


class _Packing:
    """Makes messages of the pieces of one file; a text that occurs in several of them is sent once."""

    def __init__(self) -> None:
        self._buffer = BytesIO()
        self._pickler = pickle.Pickler(self._buffer, pickle.HIGHEST_PROTOCOL)

    def message(self, piece: Piece) -> bytes:
        self._buffer.seek(0)
        self._buffer.truncate()
        self._pickler.dump(piece)
        return self._buffer.getvalue()


class _Unpacking:
    """Makes the pieces of one file of their messages, in the same order."""

    def __init__(self) -> None:
        self._buffer = BytesIO()
        self._unpickler = pickle.Unpickler(self._buffer)  # noqa: S301 - from a process of our own

    def piece(self, message: bytes) -> Piece:
        self._buffer.seek(0)
        self._buffer.truncate()
        self._buffer.write(message)
        self._buffer.seek(0)
        piece: Piece = self._unpickler.load()
        return piece
