"""The command line: everything that the window does to a file, without a window and without Qt."""

import importlib
import logging
from collections.abc import Sequence

from editor.app.cli.arguments import run_reporting_errors
from editor.app.streams import StderrHandler


def run(command: str, arguments: Sequence[str]) -> int:
    """Run the command of that name, loading no other, and return its exit code."""
    logging.lastResort = StderrHandler(logging.WARNING)
    module = importlib.import_module(f"editor.app.cli.{command.replace('-', '_')}")
    return run_reporting_errors(command, module.run, arguments)
