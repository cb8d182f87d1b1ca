"""Each trick that changes the whole process can be left out, and the program works without any."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from editor.__main__ import main
from editor.runtime.switches import TRICKS, VARIABLE, uses_trick

ROOT = Path(__file__).parents[2]
SITEMAP = """\
<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://example.com/</loc><priority>0.5</priority></url>
</urlset>
"""
EDITED = SITEMAP.replace("0.5", "0.8")

IN_THE_WINDOW = """
import builtins, gc, sys
from pathlib import Path
plain, interval = builtins.__import__, sys.getswitchinterval()
frozen = gc.get_freeze_count()  # hundreds from Python 3.12's own start
from PySide6.QtCore import QTimer
from editor.app import start
from editor.app.application import make_window
from editor.core.document.edits import SetValues
from editor.__main__ import main

def edit_and_save(view):
    print(gc.get_freeze_count() - frozen, sys.getswitchinterval() == interval, gc.isenabled())
    view.session.undo_stack.do(SetValues("priority", range(1), "0.8"), "Set priority")
    window.commands.save.save()
    leave_when_saved()

def leave_when_saved():
    if window.bench.session.is_modified or window.bench.session.is_busy:
        QTimer.singleShot(20, leave_when_saved)
    else:
        window.close()

def make(settings):
    global window
    window = make_window(settings)
    window.painted.connect(lambda: window.commands.file.loaded.connect(edit_and_save))
    return window

start.make_window = make
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture
def sitemap(tmp_path: Path) -> Path:
    path = tmp_path / "sitemap.xml"
    path.write_text(SITEMAP, encoding="utf-8")
    return path


def run(folder: Path, *arguments: str) -> str:
    """Run Python without any trick, with settings of its own; returns what it printed."""
    home = {f"XDG_{name}_HOME": str(folder / name) for name in ("CONFIG", "DATA", "CACHE", "STATE")}
    surroundings = {
        **os.environ,
        **home,
        "PYTHONPATH": str(ROOT),
        "QT_QPA_PLATFORM": "offscreen",
        VARIABLE: "all",
    }
    command = [sys.executable, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=surroundings).stdout


def test_the_command_line_edits_and_saves_without_any_trick(tmp_path: Path, sitemap: Path) -> None:
    run(tmp_path, "-m", "editor", "edit", str(sitemap), "priority=0.8", "--all")
    assert sitemap.read_text(encoding="utf-8") == EDITED


def test_the_window_opens_edits_and_saves_without_any_trick(tmp_path: Path, sitemap: Path) -> None:
    told = run(tmp_path, "-c", IN_THE_WINDOW, str(sitemap))
    assert told.split() == ["0", "True", "True"]
    assert sitemap.read_text(encoding="utf-8") == EDITED


@pytest.mark.parametrize("named", ["heap", "freeze,heap", "freeze heap", "all"])
def test_the_tricks_that_are_named_are_left_out(monkeypatch: pytest.MonkeyPatch, named: str) -> None:
    monkeypatch.setenv(VARIABLE, named)
    assert not uses_trick("heap")
    assert uses_trick("turns") is (named != "all")


def test_a_name_of_no_trick_is_told_and_changes_nothing_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], sitemap: Path
) -> None:
    monkeypatch.setenv(VARIABLE, "turns, heep")
    assert main(["check", str(sitemap)]) == 0
    told = capsys.readouterr().err
    assert told.startswith(f"sitemap-editor: {VARIABLE} names no such trick: heep. There are heap, freeze,")
    assert not uses_trick("turns")
    monkeypatch.setenv(VARIABLE, "turns")
    assert main(["check", str(sitemap)]) == 0
    assert capsys.readouterr().err == ""


def test_all_tricks_are_used_where_none_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert all(map(uses_trick, TRICKS))
