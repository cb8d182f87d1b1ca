"""What systems do otherwise with processes: those that help to read, and those that the program asks."""

import importlib
import os
import signal
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import subprocess


def memory_of_computer() -> int | None:
    """Return how many bytes of memory this computer has; None if the system does not tell."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):  # Windows; another name
        return None


def be_nice(niceness: int) -> None:
    """Let other processes go first, where the system knows that."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def end_with_children(process: "subprocess.Popen[bytes]") -> None:
    """End a process that leads a group, and all that it started; on Windows the process alone."""
    if sys.platform == "win32":
        process.kill()
        return
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def limit_process(limits: dict[str, int]) -> None:
    """Set limits of this process, by their names in the module `resource`, as far as the system has them."""
    try:
        resource = importlib.import_module("resource")
    except ImportError:  # Windows
        return
    for what, most in limits.items():
        with suppress(AttributeError, ValueError, OSError):  # macOS has all limits, but does not accept some
            kind = getattr(resource, what)
            _, hard = resource.getrlimit(kind)
            if hard == resource.RLIM_INFINITY or most < hard:
                resource.setrlimit(kind, (most, most))
