"""Reads files one after the other, and the next of them in other processes in advance.

One interpreter reads only one file at a time, and the window often waits for it. Helpers are optional: if
they cannot be started, are killed or fail to read a file, that file is read here, with its errors.
"""

import os
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Self

from editor.core.cancelling import IsCancelled, never
from editor.services.opening.file_reading import FileReading, Lot, NotRead, Piece

if TYPE_CHECKING:
    from editor.services.opening.reader_processes import Helpers

_MAX_HELPERS = 4  # more would only wait for their pieces to be consumed
_WORTH = 20_000_000  # bytes of XML; fewer are read before a helper has started
_INFLATION = 7  # a compressed sitemap inflates to five to ten times its size


def helpers_for(sizes: Mapping[Path, int]) -> int:
    """Return the number of processes to start for files of these sizes, of which one is read here."""
    length = sum(size * (_INFLATION if path.suffix == ".gz" else 1) for path, size in sizes.items())
    return min(_MAX_HELPERS, os.cpu_count() or 1, len(sizes) - 1) if length >= _WORTH else 0


class ReadingAhead:
    """Runs readings in their order. Use it in a `with` statement, which ends the helpers."""

    def __init__(self, readings: Sequence[FileReading], helpers: int) -> None:
        """`helpers`: the number of processes to start, once there are entries to show."""
        self._unread = deque(readings)  # readings that were not requested yet
        self._to_start = helpers
        self._helpers: Helpers | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._helpers is not None:
            self._helpers.close()

    def next_pieces(self, cancelled: IsCancelled = never) -> Iterator[Piece]:
        """Yield the pieces of the next reading; raises the same errors as `FileReading.pieces`.

        Consume all pieces before the next call. If a helper fails, a new beginning follows.
        """
        reading = self._unread.popleft()
        if self._helpers is not None:
            try:
                yield from self._helpers.next_pieces(cancelled)
            except NotRead:
                pass
            else:
                return
        for piece in reading.pieces(cancelled):
            yield piece
            if self._to_start and isinstance(piece, Lot):
                self._start()

    def _start(self) -> None:
        """Let helpers begin with the files after the one that is read here."""
        from editor.services.opening.reader_processes import Helpers  # noqa: PLC0415 - takes a while; most need none

        self._helpers = Helpers(self._unread, self._to_start)
        self._to_start = 0
