"""Files read one after the other, the next of them in other processes before they are wanted.

One interpreter reads only one file at a time, and the window waits for it often enough. Helpers are never
needed: where they cannot be started, are killed or meet what they cannot read, the file is read here, and
here is told what is wrong with it.
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

_MAX_HELPERS = 4  # more would wait for who takes what they have read
_WORTH = 20_000_000  # bytes of XML: fewer are read before a helper has started
_INFLATION = 7  # times that a compressed sitemap is longer: five to ten


def helpers_for(sizes: Mapping[Path, int]) -> int:
    """Return the number of processes to start for files of these sizes, of which one is read here."""
    length = sum(size * (_INFLATION if path.suffix == ".gz" else 1) for path, size in sizes.items())
    return min(_MAX_HELPERS, os.cpu_count() or 1, len(sizes) - 1) if length >= _WORTH else 0


class ReadingAhead:
    """Goes through readings in their order. Use it in a `with` statement: the helpers end with it."""

    def __init__(self, readings: Sequence[FileReading], helpers: int) -> None:
        """helpers: how many processes may be started, as soon as there are entries to look at."""
        self._unread = deque(readings)  # those that were not asked for yet
        self._to_start = helpers
        self._helpers: Helpers | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._helpers is not None:
            self._helpers.close()

    def next_pieces(self, cancelled: IsCancelled = never) -> Iterator[Piece]:
        """The pieces of the next of the readings, as `FileReading.pieces` gives them, with what it raises.

        To be gone through to their end before the next are asked for. Where a helper fails, a new beginning
        comes.
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
        """Let helpers begin with the files that come after the one that is being read here."""
        from editor.services.opening.reader_processes import Helpers  # noqa: PLC0415 - takes a while; most need none

        self._helpers = Helpers(self._unread, self._to_start)
        self._to_start = 0
