"""The content of a file while it is read: in memory as a whole, or in parts on demand."""

from typing import Protocol


class FileContent(Protocol):
    """A sequence of bytes, or an object that reads parts or all of them on demand."""

    def __len__(self) -> int: ...
    def __getitem__(self, part: slice, /) -> bytes: ...
    def __bytes__(self) -> bytes: ...
