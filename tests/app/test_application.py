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


def test_it_heeds_finder_leaves_plugins_of_the_system_and_collects_garbage_itself(
    tmp_path: Path,
) -> None:
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
