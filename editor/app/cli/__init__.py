"""The command line: everything the window does to a file, without a window and without Qt.

Names, options, output and exit codes are a public interface: 0 is fine, 1 is findings of the asked
severity or a refused export, 2 is a file that cannot be read or wrong use. Data goes to standard output,
messages to standard error.
"""

import io
import sys
from collections.abc import Sequence

from editor.app.cli import apply, check, convert, edit, fix, repair
from editor.app.cli.usage import UsageError, complain

COMMANDS = {
    "check": check.run,
    "edit": edit.run,
    "fix": fix.run,
    "repair": repair.run,
    "apply": apply.run,
    "convert": convert.run,
}


def run(command: str, arguments: Sequence[str]) -> int:
    """Run one of COMMANDS; returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # names of files may hold what no terminal can show
            stream.reconfigure(errors="backslashreplace")
    try:
        return COMMANDS[command](arguments)
    except UsageError as error:
        complain(f"{command}: {error}")
        return 2
    except BrokenPipeError:  # whoever reads the output has seen enough
        return 0
