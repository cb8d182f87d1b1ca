"""The command line: everything that the window does to a file, without a window and without Qt.

Names, options, output and exit codes are a public interface. Exit codes: 0 is success; 1 is findings of the
severity asked for, a difference or a refused export; 2 is a file that cannot be read or written, or invalid
arguments; 130 is Ctrl+C. Data goes to standard output, messages go to standard error.
"""

import logging
from collections.abc import Sequence

from editor.app.cli import apply, check, compare, convert, edit, fix, repair, robots
from editor.app.cli.usage import guarded
from editor.app.streams import StderrHandler

COMMANDS = {
    "check": check.run,
    "compare": compare.run,
    "edit": edit.run,
    "fix": fix.run,
    "repair": repair.run,
    "apply": apply.run,
    "convert": convert.run,
    "robots": robots.run,
}


def run(command: str, arguments: Sequence[str]) -> int:
    """Run one of COMMANDS and return its exit code."""
    logging.lastResort = StderrHandler(logging.WARNING)
    return guarded(command, COMMANDS[command], arguments)
