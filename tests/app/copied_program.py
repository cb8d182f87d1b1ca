"""The command line in copies of a process that has loaded it, which takes longer than what it does here.

Each is a process of its own to its very end: what Python says and returns where output is left then counts.
"""

import gc
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import chdir, contextmanager, redirect_stderr, redirect_stdout, suppress
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from editor.__main__ import main
from editor.resources import resource

UNREAD, CLOSED = "a pipe that nobody reads", "closed"  # what output may go to, besides a file


class Copies:
    """The command line, as often as it is wanted."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def run(self, folder: Path, words: str, output: str, errors: str = "errors") -> tuple[int, str]:
        """Return the exit code, and what it says on standard error where that is a file of the folder."""
        order = {"folder": str(folder), "words": words.split(), "streams": [os.devnull, output, errors]}
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(order), file=self._process.stdin, flush=True)
        code = int(self._process.stdout.readline())
        said = folder / errors
        return code, said.read_text(encoding="utf-8") if said.is_file() else ""


@contextmanager
def copies() -> Iterator[Copies]:
    """Load the command line."""
    command = [sys.executable, "-m", __name__]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield Copies(process)


def _serve() -> list[str]:
    """Return in each copy with the words that it is to heed; here the end of the input is the end."""
    for line in sys.stdin:
        order = json.loads(line)
        number = os.fork()
        if not number:
            os.chdir(order["folder"])
            for stream, place in enumerate(order["streams"]):
                _direct(stream, place)
            words: list[str] = order["words"]
            return words
        _, status = os.waitpid(number, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)  # noqa: T201
    sys.exit()


def _direct(stream: int, place: str) -> None:
    """Have standard input, output or error lead to a place, as Python finds it when it starts."""
    name = ("stdin", "stdout", "stderr")[stream]
    if place == CLOSED:
        os.close(stream)
        setattr(sys, name, None)
        setattr(sys, f"__{name}__", None)
        return
    if place == UNREAD:
        reader, opened = os.pipe()
        os.close(reader)
    else:
        opened = os.open(place, os.O_RDWR | os.O_CREAT | os.O_TRUNC)
    os.dup2(opened, stream)
    os.close(opened)
    fresh = open(stream, "w" if stream else "r", encoding="utf-8", closefd=False)  # noqa: SIM115
    setattr(sys, name, fresh)
    setattr(sys, f"__{name}__", fresh)


def _warm_up() -> None:
    """Do what copies will do, so that all of it is loaded."""
    with (
        TemporaryDirectory() as folder,
        chdir(folder),
        redirect_stdout(StringIO()),
        redirect_stderr(StringIO()),
    ):
        for words in ("--version", "--help", "check missing.xml --report report.csv", "edit missing.xml"):
            with suppress(SystemExit):
                main(words.split())
        with suppress(SystemExit):
            main(["check", "--help"])
        main(["check", str(resource("samples/shop.xml")), "--format", "json"])


if __name__ == "__main__":
    _warm_up()
    gc.freeze()  # what is not looked through at the end of a copy is not copied
    sys.argv[1:] = _serve()
    sys.exit(main())
