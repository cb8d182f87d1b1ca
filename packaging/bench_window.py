"""Measures the real window: starting it, opening files in it, and how it feels meanwhile."""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles

from bench_file_set import write_set
from bench_measuring import ROUNDS, Figures, Measurement
from bench_open import open_in, open_window
from editor.resources import resource

BARE_WINDOW = Path(__file__).with_name("bench_bare_window.py")
OPEN = Path(__file__).with_name("bench_open.py")
SAMPLE = str(resource("samples/shop.xml"))
STARTS = 2 * ROUNDS  # of each window


def _opened(what: str, path: Path) -> dict[str, float]:
    """What one opening took in a process of its own, in seconds."""
    done = subprocess.run([sys.executable, str(OPEN), what, str(path)], capture_output=True, check=True)
    opened: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return opened


def _opening(path: Path, part: str, what: str = "window") -> Figures:
    """Fresh processes in turn: ours, and the yardstick."""
    pairs = [(_opened(what, path)[part], _opened("parse", path)["all_done"]) for _ in range(ROUNDS)]
    return Figures([ours for ours, _ in pairs], [yardstick for _, yardstick in pairs])


def _first_rows(path: Path) -> Figures:
    return _opening(path, "first_rows")


def _first_rows_alone(path: Path) -> Figures:
    return Figures([_opened("window", path)["first_rows"] for _ in range(ROUNDS)])


def _all_done(path: Path) -> Figures:
    return _opening(path, "all_done")


def _without_window(path: Path) -> Figures:
    return _opening(path, "all_done", "engine")


def _frames_while_loading(path: Path) -> Figures:
    """The 95th percentile of the waits from frame to frame, for each opening."""
    with open_window() as window:
        rounds = [open_in(window, path, scrolling=True).frames for _ in range(ROUNDS)]
    return Figures([quantiles(frames, n=20)[-1] for frames in rounds])


def _frames_of_set(path: Path) -> Figures:
    """The same for an index with twenty files."""
    return _frames_while_loading(write_set(path).parent)


def _starting(*arguments: str) -> Figures:
    """From nothing to the painted window, and to a bare one in turn; both compiled, as when installed."""
    bare, full = [str(BARE_WINDOW)], ["-m", "editor", "--smoke", *arguments]
    with tempfile.TemporaryDirectory() as folder:  # the first round fills it
        pairs = [(_seconds_to_word(bare, folder), _seconds_to_word(full, folder)) for _ in range(STARTS + 1)]
    return Figures([pair[1] for pair in pairs[1:]], [pair[0] for pair in pairs[1:]])


def _seconds_to_word(arguments: list[str], bytecode: str) -> float:
    """How long a new process takes to print that it has painted its window."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = bytecode
    command = [sys.executable, *arguments]
    start = time.perf_counter()
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        word = process.stdout.readline() if process.stdout else ""
        taken = time.perf_counter() - start
    if "painted" not in word:
        raise RuntimeError(f"{' '.join(command)} painted nothing")
    return taken


MEASUREMENTS = (
    Measurement("start", "start to the painted window", lambda _: _starting(), "x", 1.5, 2, "a bare window"),
    Measurement(
        "start-file",
        "start to a small file's rows",
        lambda _: _starting(SAMPLE),
        "x",
        3.8,
        4.5,
        "a bare window",
    ),
    Measurement("first", "50k: first rows painted", _first_rows, "x", 0.5, 1.0),
    Measurement("open", "50k opened, painted, checked", _all_done, "x", 1.0, 2.0),
    Measurement("open-extended", "the same, half with extensions", _all_done, "x", 1.2, 2.5, file="extended"),
    Measurement("open-odd", "the same, 30 % odd entries", _all_done, "x", 2.0, 4.0, file="odd"),
    Measurement("open-bad", "the same, 2 % bad cells", _all_done, "x", 3.0, 6.0, file="bad"),
    Measurement("first-million", "1m: first rows painted", _first_rows_alone, "ms", 50, 150, "", "million"),
    Measurement("engine", "50k read and checked, no window", _without_window, "x", None, None),
    Measurement("open-million", "1m opened, painted, checked", _all_done, "x", 1.0, 2, file="million"),
    Measurement(
        "frames-million", "1m: p95 frame while loading", _frames_while_loading, "ms", 16, 50, "", "million"
    ),
    Measurement("frames-set", "1m in 20 files: p95 frame while loading", _frames_of_set, "ms", 16, 50, ""),
)
