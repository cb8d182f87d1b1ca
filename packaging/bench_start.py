"""Shows where the time goes from starting the program to the rows of a small file: `dev.py bench --start`.

Each round is a process of its own, in which the stages of the start note the time of the processor when they
are over: other programs disturb it less than the time on the clock. Beside them stands how long a bare window
takes, and the sum as a multiple of that. Programs that are named, such as one that was installed and one of a
bundle, are started with the file and ended; the time of the processor for that stands beside each.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from bench_measuring import ROUNDS

HERE = Path(__file__).resolve().parent
STAGES = (
    ("python", "Python itself"),
    ("qt", "Qt loaded"),
    ("application", "application, theme and settings made"),
    ("window", "window painted"),
    ("commands", "what works with documents loaded"),
    ("rows", "file read, rows painted"),
)


def print_start(sample: str) -> int:
    """Print each stage with the time it takes; return 0."""
    with tempfile.TemporaryDirectory() as folder:  # of compiled modules; the first round fills it
        rounds = [(_stages(sample, folder), _bare(folder)) for _ in range(ROUNDS + 1)][1:]
    bare = median(each for _, each in rounds)
    before = 0.0
    for name, what in STAGES:
        at = median(stages[name] for stages, _ in rounds)
        print(f"{what:<46} {1000 * (at - before):7.0f} ms  {at / bare:5.2f} x")
        before = at
    print(f"{'a bare window':<46} {1000 * bare:7.0f} ms")
    return 0


def print_programs(sample: str, programs: list[str]) -> int:
    """Print how long each program takes to show the file and end, as a multiple of the first; return 0."""
    with tempfile.TemporaryDirectory() as folder:
        rounds = [[_whole(program, sample, folder) for program in programs] for _ in range(ROUNDS + 1)][1:]
    taken = [median(times) for times in zip(*rounds, strict=True)]
    for program, seconds in zip(programs, taken, strict=True):
        print(f"{1000 * seconds:7.0f} ms  {seconds / taken[0]:5.2f} x  {program}")
    return 0


def _run(command: list[str], folder: str) -> str:
    """Return the last line that a process prints; raises CalledProcessError."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    homes = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"), folder)
    platform = {"QT_QPA_PLATFORM": "offscreen", "PYTHONPYCACHEPREFIX": folder}
    done = subprocess.run(
        command, env={**environment, **homes, **platform}, capture_output=True, text=True, check=True
    )
    return done.stdout.strip().splitlines()[-1]


def _stages(sample: str, folder: str) -> dict[str, float]:
    """Return when each stage of a start was over, in seconds of the processor."""
    noted: dict[str, float] = json.loads(
        _run([sys.executable, str(HERE / "bench_stages.py"), sample], folder)
    )
    return noted


def _bare(folder: str) -> float:
    return float(_run([sys.executable, str(HERE / "bench_bare_window.py")], folder).split()[-1])


def _whole(program: str, sample: str, folder: str) -> float:
    before = os.times()
    _run([program, "--smoke", sample], folder)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system
