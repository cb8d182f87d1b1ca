"""Files that were cut off or changed, one after the other, the same in every run."""

import random
import resource
import time
import traceback
from collections.abc import Iterator
from pathlib import Path

from tests.faults.agreement import examine
from tests.patience import seconds

SLOW = seconds(5)  # of work that nothing may take, however busy the machine is with other things
MUCH = 20_000  # bytes of a file that are told
_MARKS = b"<>&'\"/!?-[]= \n\0;#"  # what XML is made of


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


def complaints(path: Path, cuts: int, changes: int) -> list[str]:
    """Read a file damaged in so many ways; in a process of its own, whose memory is looked at."""
    data = path.read_bytes()
    before = _most_memory()
    found = []
    for damaged in (data, *cut_off(data, cuts), *changed(data, changes)):
        start = time.process_time()
        try:
            examine(damaged)
        except Exception:  # noqa: BLE001 - all of them are told
            found.append(f"{traceback.format_exc(limit=-3)}{damaged[:MUCH]!r}")
        if (took := time.process_time() - start) > SLOW:
            found.append(f"It took {took:.1f} s: {damaged[:MUCH]!r}")
    if (memory := _most_memory() - before) > 10 * len(data) + 200_000_000:
        found.append(f"It took {memory:,} bytes of memory.")
    return found


def _most_memory() -> int:
    """The most bytes that this process has held."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
