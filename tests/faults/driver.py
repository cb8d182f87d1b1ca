"""A process that does jobs in children of its own, which may be traced, limited, struck and killed.

For each line of JSON that it reads it forks, so that nothing has to be imported again, and tells the
child's number once that has made everything ready. The child goes on at the next line: by then strace may
be watching it. What came of it is told in another line. The jobs are those of the module it is told.

Told to, it makes a copy of itself, which reads and tells through named pipes: several do jobs side by side.
"""

import ctypes
import importlib
import json
import os
import resource
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple, NoReturn

# From <sys/prctl.h>: anybody may trace this process, where the system allows that to its parents alone.
_SET_TRACER, _ANYBODY = 0x59616D61, ctypes.c_ulong(-1)

Job = Callable[..., Callable[[], None]]

LONGEST = 60  # seconds that a job may take; then it is ended by SIGALRM


class _Child(NamedTuple):
    number: int
    gate: int  # where it waits for a byte
    answers: int  # what it says


def main(module: str) -> None:
    """Do jobs until the input ends."""
    made = importlib.import_module(module)
    jobs = made.JOBS
    getattr(made, "warm_up", lambda: None)()
    for line in sys.stdin:
        order = json.loads(line)
        if "copy" in order:
            _copy(*order["copy"])
            continue
        child = _start(jobs[order["job"]], order)
        with os.fdopen(child.answers, "r") as answers:
            ready = answers.readline()
            _tell({"pid": child.number})
            sys.stdin.readline()
            with suppress(BrokenPipeError):  # it was killed while it waited
                os.write(child.gate, b"!")
            os.close(child.gate)
            answer = answers.read() if ready == "ready\n" else ready
        _, status = os.waitpid(child.number, 0)
        _tell({"status": os.waitstatus_to_exitcode(status), "answer": json.loads(answer or "{}")})
    with suppress(ChildProcessError):  # once there are no more copies
        while True:
            os.wait()


def _copy(orders: str, answers: str) -> None:
    """Go on as a copy, too, which gets its orders through one pipe and answers through another."""
    number = os.fork()
    if number:
        _tell({"pid": number})
        return
    for name, flags, taken in ((orders, os.O_RDONLY, 0), (answers, os.O_WRONLY, 1)):
        opened = os.open(name, flags)
        os.dup2(opened, taken)
        os.close(opened)


def _tell(what: dict[str, object]) -> None:
    print(json.dumps(what), flush=True)  # noqa: T201


def _start(job: Job, order: dict[str, Any]) -> _Child:
    gate_end, gate = os.pipe()
    answers, answers_end = os.pipe()
    number = os.fork()
    if number == 0:
        os.close(gate)
        os.close(answers)
        _live(job, order, gate_end, answers_end)
    os.close(gate_end)
    os.close(answers_end)
    return _Child(number, gate, answers)


def _live(job: Job, order: dict[str, Any], gate: int, answers: int) -> NoReturn:
    """The child's life."""
    try:
        answer = _attempt(job, order, gate, answers)
    except BaseException as error:  # noqa: BLE001 - nobody else would hear of it
        answer = {"trouble": repr(error)}
    os.writev(answers, [json.dumps(answer).encode()])  # a call that no fault strikes
    os._exit(0)


def _attempt(job: Job, order: dict[str, Any], gate: int, answers: int) -> dict[str, str]:
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    signal.alarm(LONGEST)
    if order["user"]:
        os.setgroups([])
        os.setresgid(order["user"], order["user"], order["user"])
        os.setresuid(order["user"], order["user"], order["user"])
    ctypes.CDLL(None).prctl(_SET_TRACER, _ANYBODY, 0, 0, 0)
    deed = job(*order["arguments"])
    os.writev(answers, [b"ready\n"])
    os.read(gate, 1)
    for name, limit in order["limits"].items():
        number = getattr(resource, name)
        resource.setrlimit(number, (limit, resource.getrlimit(number)[1]))
    try:
        deed()
    except Exception as error:  # noqa: BLE001 - what a fault led to is what the test wants to know
        return {"error": type(error).__name__, "said": str(error), "reason": getattr(error, "reason", "")}
    return {}


if __name__ == "__main__":
    main(sys.argv[1])
