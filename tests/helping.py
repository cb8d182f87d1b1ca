"""Processes that help the program, started quicker than it does where their start is not what is tried."""

import sys
from multiprocessing import context, get_context

import pytest

_LOADED = (
    "editor.site.audit_process",
    "editor.services.opening.reader_processes",
    "editor.services.tables.spreadsheet_process",
)


def copy_helpers(patch: pytest.MonkeyPatch) -> None:
    """Have each process that helps be a copy of one that has loaded what they need.

    Python takes a quarter of a second to start and load it, which is longer than such a process works in a
    test. Windows copies none; and while coverage is measured, a copy would not tell what it ran.
    """
    if sys.platform != "win32" and "coverage" not in sys.modules:
        copies = get_context("forkserver")
        copies.set_forkserver_preload([*_LOADED])
        patch.setitem(vars(context)["_concrete_contexts"], "spawn", copies)
