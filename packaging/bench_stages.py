"""Starts the program with a file, and prints after how long each stage was over: `bench_start.py` runs it.

It imports what the program imports anyway, so that nothing else is counted.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from editor.app.window.main_window import MainWindow
    from editor.services.settings.settings_file import Settings
    from editor.views.document_view import DocumentView


def main(sample: str) -> int:
    """Start it in this process, and print when each stage was over, in seconds of the processor."""
    over = {"python": process_time()}

    from editor.runtime.process import load_qt, pause_collector  # noqa: PLC0415 - stages are loaded one by one

    pause_collector()
    load_qt()
    over["qt"] = process_time()

    from editor.app import start  # noqa: PLC0415

    parts = vars(start)
    make_application, make_window, go_on = parts["make_application"], parts["make_window"], parts["_go_on"]

    def make(settings_path: Path | None = None) -> object:
        made = make_application(settings_path)
        over["application"] = process_time()
        return made

    def make_frame(settings: Settings) -> MainWindow:
        window: MainWindow = make_window(settings)
        window.painted.connect(lambda: over.update(window=process_time()))  # before who asks for commands
        return window

    def go(window: MainWindow, paths: list[Path]) -> None:
        commands = window.commands.file
        over["commands"] = process_time()
        commands.loaded.connect(lambda view: over.update(rows=_painted(view)))
        go_on(window, paths)

    parts.update(make_application=make, make_window=make_frame, _go_on=go)
    code = start.main_window([Path(sample)], is_smoke=True)
    print(json.dumps(over))
    return code


def _painted(view: DocumentView) -> float:
    view.window().repaint()
    return process_time()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
