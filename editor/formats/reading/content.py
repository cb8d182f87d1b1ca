"""What a file holds, on its way in: all of it in memory, or read when it is asked for."""

from typing import Protocol


class FileContent(Protocol):
    """Bytes, or what reads them from somewhere when it is asked for a part or for all."""

    def __len__(self) -> int: ...
    def __getitem__(self, part: slice, /) -> bytes: ...
    def __bytes__(self) -> bytes: ...
