"""The application object, in a process of its own, as there is only one in each."""

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = """
import gc, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from editor.app import application

application.ON_MAC = True
app, settings = application.make_application(Path(sys.argv[1], "settings.ini"))
print(*app.libraryPaths(), gc.isenabled(), sep="|")
opened = []
QCoreApplication.sendEvent(app, QFileOpenEvent("/early.xml"))
app.open_with(lambda paths: opened.append([path.name for path in paths]))
QCoreApplication.sendEvent(app, QFileOpenEvent("/late.xml"))
print(*opened, sep="|")
"""


def test_it_heeds_finder_leaves_plugins_of_the_system_and_collects_garbage_itself(tmp_path: Path) -> None:
    plugins = tmp_path / "plugins of the system"
    plugins.mkdir()
    environment = {**os.environ, "QT_PLUGIN_PATH": str(plugins), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(tmp_path)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told, opened = done.stdout.splitlines()
    *paths, collects_in_any_thread = told.split("|")
    assert str(plugins) not in paths
    assert collects_in_any_thread == "False"
    assert opened == "['early.xml']|['late.xml']"


THEMES = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QEvent
from editor.app.application import make_application, make_window
from editor.services.settings.settings import THEME

app, settings = make_application(Path(sys.argv[1], "settings.ini"))
window = make_window(settings)
window.show()
app.processEvents()
window.commands.file.new()
for theme in ("dark", "light"):
    settings.set(THEME, theme)
    app.processEvents()
window.close()
window.deleteLater()
QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
app.setStyleSheet("QPushButton { color: red }")
"""


def test_what_is_closed_after_a_change_of_the_theme_uses_no_freed_memory(tmp_path: Path) -> None:
    junk = {"MALLOC_PERTURB_": "165"}  # with glibc, what is freed is filled with this
    home = {f"XDG_{name}_HOME": str(tmp_path / name) for name in ("CONFIG", "DATA", "CACHE", "STATE")}
    done = subprocess.run(
        [sys.executable, "-c", THEMES, str(tmp_path)],
        env={**os.environ, **home, **junk, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
