"""Processes that run the tests side by side share the work of compiling them.

Pytest compiles them itself, for its asserts. Each process would compile all of them at the same time, which
takes longer than to collect them. So each begins with modules of its own; what one has compiled, the others
find.
"""

import importlib
import os
from contextlib import suppress
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Load a share of the modules, in a process beside others, where all tests are to be collected."""
    number = os.environ.get("PYTEST_XDIST_WORKER", "").removeprefix("gw")
    if not number or session.config.args_source is not session.config.ArgsSource.TESTPATHS:
        return
    paths = sorted((ROOT / "tests").rglob("test_*.py"))
    for path in paths[int(number) :: int(os.environ["PYTEST_XDIST_WORKER_COUNT"])]:
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        with suppress(Exception, pytest.skip.Exception):  # collecting it tells why
            importlib.import_module(name)
