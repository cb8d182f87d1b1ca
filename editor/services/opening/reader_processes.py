"""Reads files in other processes before they are needed, and receives the pieces."""

import pickle
import signal
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from io import BytesIO
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from editor.runtime.process import pause_collector
from editor.runtime.system import be_nice
from editor.runtime.threads import IsCancelled
from editor.services.opening.file_reading import FileReading, NotRead, Piece

_PATIENCE = 0.05  # seconds between two checks for cancellation
_NICENESS = 10  # the window has priority
_DONE, _FAILED = b".", b"!"  # sent after the pieces of a file, which are longer pickles


class Helpers:
    """Some reader processes; `close` ends them, whatever they are doing."""

    def __init__(self, readings: Sequence[FileReading], count: int) -> None:
        """Start `count` processes, if possible, for files that will be needed in this order."""
        self._to_give = deque(readings)  # not given to any process yet
        self._sent: deque[deque[bytes]] = deque()  # the messages received for each file given to a process
        self._at_work: dict[Connection, deque[bytes]] = {}  # the one of these that each process is reading
        self._processes: dict[Connection, SpawnProcess] = {}
        self._start(count)
        self._give_away()

    def close(self) -> None:
        """End the processes."""
        for connection in tuple(self._processes):
            self._dismiss(connection)

    def next_pieces(self, cancelled: IsCancelled) -> Iterator[Piece]:
        """Yield the pieces of the next file; raises NotRead, at any time, if its process cannot continue.

        Ends early if cancelled. Consume all pieces before the next call.
        """
        if not self._sent:  # no process is left
            self._to_give.popleft()
            raise NotRead
        try:
            yield from self._pieces_sent(self._sent[0], cancelled)
        finally:
            self._sent.popleft()
            self._give_away()

    def _pieces_sent(self, coming: deque[bytes], cancelled: IsCancelled) -> Iterator[Piece]:
        unpacking = _Unpacking()
        while not cancelled():
            self._receive(0 if coming else _PATIENCE)
            if not coming:
                continue
            message = coming.popleft()
            if message == _FAILED:
                raise NotRead
            if message == _DONE:
                return
            yield unpacking.piece(message)

    def _start(self, count: int) -> None:
        spawn = get_context("spawn")  # a copy of this process would have its locks, but none of its threads
        for _ in range(count):
            ours, theirs = spawn.Pipe()
            process = spawn.Process(target=_help, args=(theirs,), daemon=True)
            try:
                process.start()
            except OSError:  # there are too many processes
                ours.close()
                break
            finally:
                theirs.close()
            self._processes[ours] = process

    def _give_away(self) -> None:
        """Give idle processes the next files, but no more than will soon be needed."""
        for connection in tuple(self._processes):
            if connection in self._at_work:
                continue
            if not self._to_give or len(self._sent) >= 2 * len(self._processes):
                return
            coming: deque[bytes] = deque()
            self._at_work[connection] = coming
            self._sent.append(coming)
            try:
                connection.send(self._to_give.popleft())
            except OSError:
                self._dismiss(connection)

    def _receive(self, patience: float) -> None:
        """Receive pieces, also of files that are needed later, so that no process has to wait."""
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
        """End a process, and mark its present file as failed."""
        process = self._processes.pop(connection)
        process.terminate()
        process.join()
        connection.close()
        if connection in self._at_work:
            self._at_work.pop(connection).append(_FAILED)


def _help(connection: Connection) -> None:
    """Read the requested files until the connection ends: the main function of a reader process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # meant for the main process
    be_nice(_NICENESS)
    pause_collector()
    with suppress(EOFError, OSError):  # the main process has ended
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
    """Turns the pieces of one file into messages; a text that occurs in several of them is sent once."""

    def __init__(self) -> None:
        self._buffer = BytesIO()
        self._pickler = pickle.Pickler(self._buffer, pickle.HIGHEST_PROTOCOL)

    def message(self, piece: Piece) -> bytes:
        self._buffer.seek(0)
        self._buffer.truncate()
        self._pickler.dump(piece)
        return self._buffer.getvalue()


class _Unpacking:
    """Turns the messages of one file back into pieces, in the same order."""

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
