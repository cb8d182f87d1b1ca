"""The window is painted before anything that works with documents is loaded."""

import os
import subprocess
import sys

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


def test_what_works_with_documents_is_loaded_after_the_first_picture() -> None:
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True, env=surroundings
    )
    assert done.stdout.split() == []


def test_what_writes_spreadsheets_is_loaded_only_to_write_one() -> None:
    script = (
        "import sys, editor.services.table_export, editor.app.cli.convert; print('xlsxwriter' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False"]
