"""The window is painted before anything that works with documents is loaded."""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.app import start
from editor.app.window.main_window import MainWindow
from editor.resources import resource
from editor.services.settings.settings_file import Settings

ROOT = Path(__file__).parents[2]
START = tomllib.loads((ROOT / "packaging" / "house.toml").read_text(encoding="utf-8"))["start"]
WITHOUT = START["without"]  # what the rows of a small file can do without

SCRIPT = """
import sys
before = set(sys.modules)  # a measurement of coverage has loaded some
from PySide6.QtWidgets import QApplication
app = QApplication([])
import editor.app.start
from editor.app.application import make_window
from editor.services.settings.settings_file import Settings
from editor.views.style.theme import apply_theme
apply_theme(app, "light")
window = make_window(Settings())
window.show()
window.repaint()
late = ["lxml", "idna", "regex", "decimal", "python_calamine", "xlsxwriter"]
late += ["logging.handlers", "editor.app.window.problems"]
late += ["editor.rules.catalogue", "editor.formats", "editor.core.values.urls", "editor.core.fields"]
print(*(name for name in late if name in sys.modules.keys() - before))
import editor.services.tables.table_export, editor.app.cli.convert
print("xlsxwriter" in sys.modules)
"""


ROWS = """
import builtins
import linecache
import sys
before = set(sys.modules)
plain = builtins.__import__
from editor.__main__ import main
loaded = set()
class Told:
    def write(self, text):
        loaded.update(sys.modules)  # soon after the rows, what earlier checks found is looked up
        return sys.__stdout__.write(text)
    def __getattr__(self, name):
        return getattr(sys.__stdout__, name)
sys.stdout = Told()
main(["--smoke", sys.argv[1]])
sys.stdout = sys.__stdout__
print(builtins.__import__ is plain, len(linecache.cache) < 20)
print(*(name for name in sys.argv[2:] if name in loaded - before))
"""


def test_what_is_loaded_late_is_there() -> None:
    names = {name for name in WITHOUT if name.startswith("editor.")}
    names |= {*re.findall(r'"(editor(?:\.\w+)+)"', SCRIPT), *START["loads"]}
    assert [name for name in sorted(names) if find_spec(name) is None] == []


@cache
def told_by_the_window() -> tuple[str, str]:
    """What a window that was just painted has loaded too soon; whether spreadsheets could be written then."""
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", SCRIPT]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=surroundings)
    too_soon, writes_spreadsheets = done.stdout.splitlines()
    return too_soon, writes_spreadsheets


def test_what_works_with_documents_is_loaded_after_the_first_picture() -> None:
    assert told_by_the_window()[0] == ""


def test_what_writes_spreadsheets_is_loaded_only_to_write_one() -> None:
    assert told_by_the_window()[1] == "False"


def test_what_the_rows_of_a_small_file_can_do_without_is_loaded_when_it_is_used(tmp_path: Path) -> None:
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", ROWS, str(resource("samples/shop.xml")), *WITHOUT]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=surroundings, cwd=tmp_path)
    # Python imports as ever, too, and keeps no sources.
    assert done.stdout.splitlines() == ["smoke: 60 rows, painted", "True True", ""]


def test_the_page_without_a_document_is_not_seen_before_the_file_that_was_named(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seen: list[bool] = []
    named: list[tuple[str, str]] = []

    def tell(window: MainWindow, _paths: Sequence[Path]) -> None:
        seen.append(window.empty_state.isVisible())
        centre = window.centre.currentWidget()
        named.append((window.windowTitle(), centre.accessibleName() if centre else ""))
        window.refresh()
        seen.append(window.empty_state.isVisible())
        qtbot.addWidget(window)
        qapp.exit()

    monkeypatch.setattr(start, "make_application", lambda: (qapp, Settings(tmp_path / "settings.ini")))
    monkeypatch.setattr(start, "_go_on", tell)
    start.main_window([])
    start.main_window([tmp_path / "a.xml"])
    assert seen == [True, True, False, True]
    assert named[1] == ("a.xml — Sitemap Editor", "Opening “a.xml”…")
