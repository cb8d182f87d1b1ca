"""The window is painted before anything that works with documents is loaded."""

import os
import subprocess
import sys

import pytest

SCRIPT = """
import sys
from PySide6.QtWidgets import QApplication
app = QApplication([])
import editor.app.start
from editor.app.window import MainWindow
from editor.services.settings import Settings
from editor.views.theme import apply_theme
apply_theme(app, "light")
window = MainWindow(Settings())
window.show()
window.repaint()
late = ["lxml", "idna", "regex", "decimal", "python_calamine", "xlsxwriter"]
late += ["logging.handlers", "editor.app.problems"]
late += ["editor.rules.catalogue", "editor.formats", "editor.core.urls", "editor.core.fields"]
print(*(name for name in late if name in sys.modules))
"""


WAITING = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from editor.app import start

def tell(window, paths):
    print(window.empty_state.isVisible(), end=" ")
    window.refresh()
    print(window.empty_state.isVisible())
    QCoreApplication.exit()

start._go_on = tell
start.main_window(list(map(Path, sys.argv[1:])))
"""


SOURCES = """
import linecache
from PySide6.QtCore import QCoreApplication, QTimer
from editor.app import start

def tell():
    print(len(linecache.cache))
    QCoreApplication.exit()

def go_on(window, paths, before=start._go_on):
    before(window, paths)
    print(len(linecache.cache) > 100)
    QTimer.singleShot(0, window, tell)

start._go_on = go_on
start.main_window([])
"""


def test_what_works_with_documents_is_loaded_after_the_first_picture() -> None:
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True, env=surroundings
    )
    assert done.stdout.split() == []


@pytest.mark.parametrize(("named", "seen"), [([], ["True", "True"]), (["a.xml"], ["False", "True"])])
def test_the_page_without_a_document_is_not_seen_before_the_file_that_was_named(
    named: list[str], seen: list[str]
) -> None:
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", WAITING, *named]

    done = subprocess.run(command, capture_output=True, text=True, check=True, env=surroundings)

    assert done.stdout.split() == seen


def test_the_sources_of_all_that_was_loaded_are_not_kept_in_memory() -> None:
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", SOURCES], capture_output=True, text=True, check=True, env=surroundings
    )
    assert done.stdout.split() == ["True", "0"]


def test_what_writes_spreadsheets_is_loaded_only_to_write_one() -> None:
    script = (
        "import sys, editor.services.table_export, editor.app.cli.convert; print('xlsxwriter' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False"]
