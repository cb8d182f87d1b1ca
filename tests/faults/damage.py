"""Files that were cut off or changed, one after the other, the same in every run."""

import random
import resource
import time
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.faults.agreement import examine

SLOW = 5  # seconds that nothing may take
_MARKS = b"<>&'\"/!?-[]= \n\0;#"  # what XML is made of


class Complaint(NamedTuple):
    """What must not happen, and the bytes it happened with."""

    text: str
    data: bytes


def cut_off(data: bytes, number: int) -> Iterator[bytes]:
    """The beginning of a file, in so many lengths."""
    for part in range(number):
        yield data[: len(data) * part // number]


def changed(data: bytes, number: int) -> Iterator[bytes]:
    """A file with one byte changed, so many times."""
    chance = random.Random(len(data))
    for _ in range(number if data else 0):
        copy = bytearray(data)
        byte = chance.choice(_MARKS) if chance.random() < 0.5 else chance.randrange(256)
        copy[chance.randrange(len(copy))] = byte
        yield bytes(copy)


def complaints(path: Path, cuts: int, changes: int) -> list[Complaint]:
    """Read a file damaged in so many ways; in a process of its own, whose memory is looked at."""
    data = path.read_bytes()
    before = _most_memory()
    found = []
    for damaged in (*cut_off(data, cuts), *changed(data, changes)):
        start = time.monotonic()
        try:
            examine(damaged)
        except Exception:  # noqa: BLE001 - all of them are told
            found.append(Complaint(traceback.format_exc(limit=-3), damaged))
        if (seconds := time.monotonic() - start) > SLOW:
            found.append(Complaint(f"It took {seconds:.1f} s.", damaged))
    if (memory := _most_memory() - before) > 10 * len(data) + 200_000_000:
        found.append(Complaint(f"It took {memory:,} bytes of memory.", data))
    return found


def _most_memory() -> int:
    """The most bytes that this process has held."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
