"""Shows where the time goes from starting the program to the rows of a small file: `dev.py bench --start`.

Each round is a process of its own, in which the stages of the start note when they are over. Beside them
stands how long a bare window takes, and the sum as a multiple of that.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from bench_measuring import ROUNDS

if TYPE_CHECKING:
    from editor.app.window.main_window import MainWindow
    from editor.views.document_view import DocumentView

HERE = Path(__file__).resolve()
BARE_WINDOW = HERE.with_name("bench_bare_window.py")
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


def _run(arguments: list[str], folder: str) -> tuple[float, str]:
    """Return when a process was started, and its last line; raises CalledProcessError."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    homes = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"), folder)
    platform = {"QT_QPA_PLATFORM": "offscreen", "PYTHONPYCACHEPREFIX": folder}
    begun = time.time()
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**environment, **homes, **platform},
        capture_output=True,
        text=True,
        check=True,
    )
    return begun, done.stdout.strip().splitlines()[-1]


def _stages(sample: str, folder: str) -> dict[str, float]:
    """Return when each stage of a start was over, in seconds from the start of the process."""
    begun, said = _run([str(HERE), sample], folder)
    return {name: at - begun for name, at in json.loads(said).items()}


def _bare(folder: str) -> float:
    begun = time.time()
    _run([str(BARE_WINDOW)], folder)
    return time.time() - begun


def _note_stages(sample: str) -> int:
    """Start the program in this process with a file, and print when each stage was over."""
    over = {"python": time.time()}

    from editor.runtime.qt_import import load_qt  # noqa: PLC0415 - the stages are loaded one by one

    load_qt()
    over["qt"] = time.time()

    from editor.app import start  # noqa: PLC0415

    parts = vars(start)
    make_application, go_on = parts["make_application"], parts["_go_on"]

    def make(settings_path: Path | None = None) -> object:
        made = make_application(settings_path)
        over["application"] = time.time()
        return made

    def go(window: MainWindow, paths: list[Path]) -> None:
        over["window"] = time.time()
        commands = window.commands.file
        over["commands"] = time.time()
        commands.loaded.connect(lambda view: over.update(rows=_painted(view)))
        go_on(window, paths)

    def _painted(view: DocumentView) -> float:
        view.window().repaint()
        return time.time()

    parts.update(make_application=make, _go_on=go)
    code = start.main_window([Path(sample)], is_smoke=True)
    print(json.dumps(over))
    return code


if __name__ == "__main__":
    sys.exit(_note_stages(sys.argv[1]))
