"""Makes the program do a job, with a fault in its way, and tells what came of it."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from copy import copy
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]

# Every call of a save that changes anything, or is about a file that it needs.
CALLS = (
    "openat,write,pwrite64,close,chmod,fchmod,fchmodat,chown,fchown,fchownat,fsync,fdatasync,rename,renameat,"
    "renameat2,unlink,unlinkat,mkdir,mkdirat,ftruncate,fallocate,setxattr,fsetxattr,utimensat,link,linkat"
)
CALL = re.compile(r"^(?:\d+ +)?(\w+)\(")
# What leaves the disk as it is for whoever looks after a kill: to close, flush, open for reading, or fail.
UNSEEN = re.compile(r"^(?:\d+ +)?(?:(?:close|fsync|fdatasync)\(|openat\((?!.*O_CREAT|.*O_TRUNC))|\) += -1 E")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a job."""

    status: int  # 0, or the signal that ended it, negative
    error: str = ""  # the name of the exception's class
    said: str = ""  # its text
    reason: str = ""
    calls: tuple[str, ...] = ()  # as strace writes them; empty where it did not watch

    @property
    def was_killed(self) -> bool:
        return self.status == -9


class Driver:
    """Jobs done in processes of their own. Use it in a `with` statement."""

    def __init__(self, module: str = "tests.faults.jobs") -> None:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.faults.driver", module],
            cwd=REPOSITORY,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        self._orders, self._answers = process.stdin, process.stdout
        self._wait: Callable[[], object] = process.wait

    @contextmanager
    def copy(self, folder: Path) -> Iterator["Driver"]:
        """A process that goes on from where this one is, to do jobs beside it; folder: for its pipes."""
        pipes = [folder / "orders", folder / "answers"]
        for pipe in pipes:
            os.mkfifo(pipe)
        self._say({"copy": [str(pipe) for pipe in pipes]})
        copied = copy(self)
        copied._orders, copied._answers = pipes[0].open("w"), pipes[1].open()
        copied._wait = lambda: None  # it is the driver's child, which waits for it
        try:
            yield copied
        finally:
            copied.close()

    def close(self) -> None:
        """End the process."""
        with suppress(BrokenPipeError):  # it has ended
            self._orders.close()
        self._answers.read()
        self._answers.close()
        self._wait()

    def do(
        self,
        job: str,
        *arguments: object,
        inject: str = "",
        trace: str = "",
        log: Path | None = None,
        limits: Mapping[str, int] | None = None,
        user: int = 0,
        killed_after: float = 0,
    ) -> Outcome:
        """Do a job.

        inject: as strace's option takes it. trace: the calls to write down, into `log`. limits: by the names
        of `resource`. user: a number, whose rights it is done with; 0 are our own. killed_after: seconds,
        0 is never.
        """
        order = {
            "job": job,
            "arguments": [str(argument) for argument in arguments],
            "limits": dict(limits or {}),
            "user": user,
        }
        child = self._say(order)["pid"]
        options = [f"--inject={inject}"] if inject else []
        tracer = None
        if inject or trace:
            options += [f"--trace={trace or inject.partition(':')[0]}", "-o", str(log or "/dev/null")]
            tracer = _attach(child, options)
        with _killing(child, killed_after):
            done = self._say({})
        if tracer is not None:
            tracer.communicate()
        answer = done["answer"]
        assert "trouble" not in answer, answer["trouble"]
        calls = tuple(log.read_text(errors="replace").splitlines()) if log else ()
        return Outcome(done["status"], calls=calls, **answer)

    def _say(self, what: dict[str, object]) -> dict[str, Any]:
        print(json.dumps(what), file=self._orders, flush=True)
        answer: dict[str, Any] = json.loads(self._answers.readline())
        return answer


@contextmanager
def _killing(process: int, after: float) -> Iterator[None]:
    """Kill a process in a while, unless this is over by then."""
    if not after:
        yield
        return
    timer = threading.Timer(after, os.kill, (process, signal.SIGKILL))
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()


def _attach(process: int, options: Sequence[str]) -> "subprocess.Popen[str]":
    """Have strace watch a process; it does when this returns."""
    tracer = subprocess.Popen(
        ["strace", "-f", *options, "-p", str(process)], stderr=subprocess.PIPE, text=True
    )
    assert tracer.stderr is not None
    said = tracer.stderr.readline()
    if "attached" not in said:
        tracer.communicate()
        raise ValueError(said)
    return tracer


@dataclass(frozen=True, slots=True)
class Point:
    """A moment of a job: before the n-th call of that name."""

    call: str
    number: int  # from 1
    is_new: bool = True  # whether the disk is not as it was before the call in front of this one

    def __str__(self) -> str:
        return f"{self.call}:when={self.number}"


def points(calls: Sequence[str]) -> Iterator[Point]:
    """Every moment of a job that can be struck, from the calls it made."""
    seen: Counter[str] = Counter()
    is_new = True
    for line in calls:
        match = CALL.match(line)
        if match:
            seen[match[1]] += 1
            yield Point(match[1], seen[match[1]], is_new)
            is_new = not UNSEEN.search(line)


@cache
def _why_no_strace() -> str:
    if shutil.which("strace") is None:
        return "needs strace"
    done = subprocess.run(
        ["strace", "-qq", "-e", "trace=chdir", "true"], capture_output=True, text=True, check=False
    )
    return f"strace may not trace here: {done.stderr.strip()}" if done.returncode else ""


needs_strace = pytest.mark.skipif(bool(_why_no_strace()), reason=_why_no_strace() or "-")
