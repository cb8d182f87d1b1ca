"""Whoever reads what the command line says may stop, and its output may be closed or full."""

import io
import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from editor.__main__ import main
from editor.app.cli import check
from tests.app.cli.test_command_line import entry, urlset
from tests.app.copied_program import CLOSED, UNREAD, Copies, copies

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "good.xml").write_text(urlset(entry("https://shop.test-site.org/a")))
    bad = [entry(f"https://shop.test-site.org/{n}", priority="2") for n in range(500)]
    (tmp_path / "bad.xml").write_text(urlset(*bad[:20]))
    (tmp_path / "many.xml").write_text(urlset(*bad))  # as JSON, more than a pipe holds
    return tmp_path


def shell(folder: Path, command: str) -> tuple[int, str]:
    """The exit code of the program, and what it says on standard error."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    script = command.replace("EDITOR", f"{shlex.quote(sys.executable)} -m editor") + "; exit ${PIPESTATUS[0]}"
    done = subprocess.run(
        ["bash", "-c", script], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    ("command", "code"),
    [("EDITOR check --format json --limit 0 many.xml | head -1", 1), ("EDITOR check bad.xml >&-", 1)],
)
def test_in_a_shell_the_exit_code_does_not_depend_on_who_reads_the_output(
    folder: Path, command: str, code: int
) -> None:
    assert shell(folder, command) == (code, "")


@pytest.fixture(scope="module")
def copied() -> Iterator[Copies]:
    """The command line, loaded once."""
    with copies() as copied:
        yield copied


@pytest.mark.parametrize(
    ("words", "output", "code"),
    [
        ("check good.xml", UNREAD, 0),
        ("check bad.xml", UNREAD, 1),
        ("check nix.xml", UNREAD, 2),
        ("check --help", UNREAD, 0),
        ("--version", UNREAD, 0),
        ("check bad.xml", CLOSED, 1),
        ("check good.xml", CLOSED, 0),
    ],
)
def test_the_exit_code_does_not_depend_on_who_reads_the_output(
    copied: Copies, folder: Path, words: str, output: str, code: int
) -> None:
    assert copied.run(folder, words, output) == (code, "")


@pytest.mark.parametrize("errors", [CLOSED, "/dev/full"])
def test_a_complaint_that_nobody_can_be_told_is_no_other_trouble(
    copied: Copies, folder: Path, errors: str
) -> None:
    assert copied.run(folder, "edit nix.xml", os.devnull, errors) == (2, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("words", ["check good.xml", "check --help", "--version"])
def test_output_that_cannot_be_written_is_said_in_a_line(copied: Copies, folder: Path, words: str) -> None:
    code, said = copied.run(folder, words, "/dev/full")
    assert code == 2
    assert said == (
        "sitemap-editor: standard output cannot be written: the disk is full. Free up space, "
        "or save somewhere else.\n"
    )


def test_a_report_is_written_though_the_output_cannot_be(copied: Copies, folder: Path) -> None:
    assert copied.run(folder, "check bad.xml --report r.csv", "/dev/full")[0] == 2
    assert (folder / "r.csv").exists()


NO_FILE = "it is a pipe or a device, not a file. Save under the name of a file.\n"


@pytest.mark.skipif(not Path("/dev/stdout").exists(), reason="needs a name for standard output")
def test_a_pipe_is_not_written_to_and_that_is_said(copied: Copies, folder: Path) -> None:
    for code, said in (
        copied.run(folder, "edit good.xml --all priority=0.5 -o /dev/stdout", UNREAD),
        shell(folder, "EDITOR edit good.xml -o >(true) | true"),
    ):
        assert code == 2
        assert said.endswith(NO_FILE)
        assert said.count("\n") == 1


@pytest.fixture
def pipe() -> Iterator[Path]:
    """The name of a pipe that somebody could read."""
    reader, writer = os.pipe()
    yield Path(f"/dev/fd/{writer}")
    os.close(writer)
    assert os.read(reader, 1) == b""
    os.close(reader)


@pytest.mark.skipif(not Path("/dev/fd").exists(), reason="needs names for what is open")
@pytest.mark.parametrize(
    "command",
    [
        "fix good.xml -o PIPE",
        "repair good.xml -o PIPE",
        "apply https-everywhere good.xml -o PIPE",
        "convert good.xml out.xml",
        "convert good.xml out.csv",
        "check good.xml --report out.csv",
        "check good.xml --report out.html",
    ],
)
def test_no_command_writes_to_a_pipe(
    folder: Path,
    pipe: Path,
    command: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("out.xml", "out.csv", "out.html"):
        (folder / name).symlink_to(pipe)
    monkeypatch.chdir(folder)
    assert main(command.replace("PIPE", str(pipe)).split()) == 2
    said = capsys.readouterr().err
    assert said.endswith(NO_FILE)
    assert said.count("\n") == 1


@pytest.fixture
def _hears_ctrl_c() -> Iterator[None]:
    """A program that was started in the background of a shell is not interrupted by it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_hears_ctrl_c")
def test_ctrl_c_ends_a_command_quietly(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: Any, **__: Any) -> None:
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(check, "outcomes", interrupted)
    assert main(["check", "good.xml"]) == 130
    assert capfd.readouterr() == ("", "")


def test_memory_that_runs_out_is_no_finding_and_is_said_in_a_line(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def exhausted(*_: Any, **__: Any) -> None:
        raise MemoryError

    monkeypatch.setattr(check, "outcomes", exhausted)
    assert main(["check", "good.xml"]) == 2
    told = "sitemap-editor: There is not enough memory. Close other programs and try again.\n"
    assert capfd.readouterr() == ("", told)


@pytest.mark.parametrize(
    "command", ["check", "fix --dry-run", "repair --dry-run", "apply https-everywhere --dry-run"]
)
def test_the_json_form_can_be_read_whatever_the_terminal_can_show(
    folder: Path, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = urlset(entry("http://e.org/é🦊", priority="2"))
    (folder / "é.xml").write_text(written, encoding="utf-8")
    monkeypatch.chdir(folder)
    answer = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(answer, encoding="latin-1"))
    main([*command.split(), "--format", "json", "é.xml"])
    [file] = json.loads(answer.getvalue().decode("latin-1"))["files"]
    assert file["path"] == "é.xml"
