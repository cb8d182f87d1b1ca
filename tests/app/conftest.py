from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.core.fields import FIELD_NAMES
from editor.services.settings.settings import COLUMNS
from editor.services.settings.settings_file import Settings
from editor.views.style.theme import apply_theme
from tests.app.crash import Crash
from tests.app.desk import SITEMAP, Desk
from tests.app.faulty import ENTRIES, HEAD, entry


@pytest.fixture
def desk(qtbot: QtBot, qapp: QApplication, new_home: Callable[[], Path]) -> Iterator[Desk]:
    """A window with nothing open, and a person in front of it."""
    apply_theme(qapp, "light")
    settings = Settings(new_home() / "settings.ini")  # written at any time, so not among the person's files
    settings.set(COLUMNS, dict.fromkeys(FIELD_NAMES[1:], "shown"))  # also where nothing stands in them
    desk = Desk(qtbot, settings)
    yield desk
    desk.clear()


@pytest.fixture
def crash(desk: Desk, tmp_path: Path) -> Crash:
    """What the window has on the disk is kept, and found by the next start."""
    return Crash(desk, tmp_path / "left")


@pytest.fixture
def faulty(desk: Desk, tmp_path: Path) -> Desk:
    """A window with a file that has faults of many kinds."""
    path = tmp_path / "faulty.xml"
    path.write_text(HEAD + "".join(entry(*one) for one in ENTRIES) + "</urlset>\n")
    desk.open(path)
    return desk


@pytest.fixture
def repaired(desk: Desk, sitemap: Path) -> Desk:
    """A window with a file that was repaired: each dialog about one file has something to show."""
    sitemap.write_text(SITEMAP.replace("e.org/b", "e.org/b?x&y"))
    desk.open(sitemap)
    return desk


@pytest.fixture
def sitemap(tmp_path: Path) -> Path:
    """A small sitemap with two things wrong in it."""
    path = tmp_path / "sitemap.xml"
    path.write_text(SITEMAP, encoding="utf-8")
    return path
