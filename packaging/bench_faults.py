"""Measures what commands need for files that are full of faults, in the time of the process itself."""

import io
import os
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bench_document import parse
from bench_files import relative_image_row, write_file, write_rows
from bench_measuring import Figures, Measurement
from editor.__main__ import main
from editor.runtime.process import freeze_objects

ROUNDS = 3
CLEAN = "plain"


@dataclass(frozen=True, slots=True)
class Used:
    """What a piece of work needed in a process of its own, which begins with all modules loaded."""

    seconds: float  # of processor time
    peak: float  # bytes


def _in_child(work: Callable[[], object]) -> Used:
    """Do a piece of work in a fork: whatever it learns and keeps is gone with it."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        code = 1
        try:
            with Path(os.devnull).open("w", encoding="utf-8") as nowhere, redirect_stdout(nowhere):
                freeze_objects()  # as the program does once a command is loaded
                began, _ = _used()
                work()
                ended, peak = _used()
            os.write(write, f"{ended - began} {peak}".encode())
            code = 0
        finally:
            os._exit(code)
    os.close(write)
    with os.fdopen(read) as figures:
        told = figures.read().split()
    os.waitpid(child, 0)
    if len(told) != 2:
        raise RuntimeError("the command failed")
    return Used(float(told[0]), float(told[1]))


def _used() -> tuple[float, int]:
    """Return the processor time of this process, and its peak memory."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    factor = 1 if sys.platform == "darwin" else 1024
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * factor


def _command(arguments: Sequence[str]) -> None:
    if main(arguments) not in (0, 1):
        raise RuntimeError(f"{arguments[0]} could not do its work")


def _arguments(command: str, path: Path) -> list[str]:
    out = path.with_name("out.xml")
    return {
        "check": ["check", str(path)],
        "json": ["check", "--format", "json", "--limit", "0", str(path)],
        "fix": ["fix", str(path), "-o", str(out), "--overwrite-protected"],
        "edit": ["edit", str(path), "--rows", "1", "priority=0.8", "-o", str(out)],
        "csv": ["convert", "--force", str(path), str(path.with_name("out.csv"))],
        "compare": ["compare", str(path), str(path)],
    }[command]


def _warm_up(command: str, folder: Path) -> None:
    """Load the modules that a command needs, by a file with few entries."""
    few = folder / "few.xml"
    write_rows(few, 10, relative_image_row)
    with redirect_stdout(io.StringIO()):
        main(_arguments(command, few))


def _seconds(command: str, path: Path) -> Figures:
    """The processor time of a command, beside that of a parse."""
    _warm_up(command, path.parent)
    arguments = _arguments(command, path)
    pairs = [
        (_in_child(partial(parse, path)).seconds, _in_child(partial(_command, arguments)).seconds)
        for _ in range(ROUNDS)
    ]
    return Figures([pair[1] for pair in pairs], [pair[0] for pair in pairs])


def _peak(path: Path) -> Figures:
    """The peak memory of a check in JSON without the size of what it prints, beside that of a clean file."""
    clean = write_file(path.parent, CLEAN)
    _warm_up("json", path.parent)
    printing = [sys.executable, "-m", "editor", *_arguments("json", path)]
    printed = len(subprocess.run(printing, stdout=subprocess.PIPE, check=False).stdout)
    pairs = []
    for _ in range(ROUNDS):
        ours = _in_child(partial(_command, _arguments("json", path)))
        theirs = _in_child(partial(_command, _arguments("json", clean)))
        pairs.append((theirs.peak, ours.peak - printed))
    return Figures([pair[1] for pair in pairs], [pair[0] for pair in pairs])


_FILES = {
    "spaces": "50k URLs with a space",
    "hosts": "50k hosts",
    "relative-images": "50k relative images",
    "wrong-dates": "50k wrong dates",
    "tenfold": "50k duplicates of ten URLs",
    "unreturned": "20k with links not returned",
}
_COMMANDS = {  # the name of each, what it is to reach, and the most that it may ever need
    "check": ("check", 8, 12),
    "json": ("check, all as JSON", 15, 45),
    "fix": ("fix", 8, 15),
    "edit": ("a cell edited", 2.5, 5),
    "csv": ("CSV", 2.5, 5),
    "compare": ("compare", 5, 10),
}


def _measurements() -> Iterator[Measurement]:
    for file, what in _FILES.items():
        for command, (words, reach, never) in _COMMANDS.items():
            take = partial(_seconds, command)
            yield Measurement(f"{file}-{command}", f"{what}: {words}", take, "x", reach, never, file=file)
        against = "that of a clean file"
        yield Measurement(f"{file}-peak", f"{what}: peak, JSON apart", _peak, "x", 1.5, 2.2, against, file)
    take = partial(_seconds, "check")
    yield Measurement(
        "images-check", "20k wrong images in an entry: check", take, "x", 52, 90, file="many-images"
    )


MEASUREMENTS = tuple(_measurements())
