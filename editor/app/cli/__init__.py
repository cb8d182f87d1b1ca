"""The command line: everything that the window does to a file, without a window and without Qt.

Names, options, output and exit codes are a public interface. Exit codes: 0 is success; 1 is findings of the
severity asked for, a difference or a refused export; 2 is a file that cannot be read or written, or invalid
arguments; 130 is Ctrl+C. Data goes to standard output, messages go to standard error.
"""

import importlib
import logging
from collections.abc import Sequence

from editor.app.cli.usage import run_reporting_errors
from editor.app.streams import StderrHandler


def run(command: str, arguments: Sequence[str]) -> int:
    """Run the command of that name, loading no other, and return its exit code."""
    logging.lastResort = StderrHandler(logging.WARNING)
    module = importlib.import_module(f"editor.app.cli.{command.replace('-', '_')}")
    return run_reporting_errors(command, module.run, arguments)
