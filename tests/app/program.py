"""The program in a process of its own."""

import os
import subprocess
import sys


def program(
    *arguments: object, on: str = "", code: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run it to its end on the X display named or on none, in this environment but for what is given.

    code: run this Python, which runs the program.
    """
    here = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    here.pop("QT_QPA_PLATFORM", None)
    here.pop("QT_SCALE_FACTOR", None)
    if on:
        here["DISPLAY"] = on
    here |= environment
    command = [sys.executable, *(("-c", code) if code else ("-m", "editor")), *map(str, arguments)]
    return subprocess.run(command, env=here, capture_output=True, text=True, check=False, timeout=100)
