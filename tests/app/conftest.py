from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.views.style.theme import apply_theme
from tests.app.crash import Crash
from tests.app.desk import SITEMAP, Desk
from tests.app.faulty import ENTRIES, HEAD, entry
from tests.app.kept_desk import KeptDesk
from tests.conftest import NEXT, move_home


def shares_window(test: pytest.Item | None) -> bool:
    """Tell whether a test takes the window of another one."""
    is_apart = test is None or test.get_closest_marker("new_window")
    return not is_apart and "desk" in getattr(test, "fixturenames", ())


@pytest.fixture(scope="session")
def kept_desk(new_home: Callable[[], Path]) -> KeptDesk:
    """The window that one test hands on to the next."""
    return KeptDesk(new_home)


@pytest.fixture
def desk(
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    qapp: QApplication,
    kept_desk: KeptDesk,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Desk]:
    """A window with nothing open, and a person in front of it.

    It may be that of the test before, as new. Where that makes a difference, mark the test with `new_window`.
    """
    apply_theme(qapp, "light")
    failed = request.session.testsfailed
    desk, home = kept_desk.take(qtbot)
    move_home(monkeypatch, home)
    yield desk
    both = shares_window(request.node) and shares_window(request.node.stash[NEXT])
    if both and request.session.testsfailed == failed:
        kept_desk.give_back()
    else:
        kept_desk.close()


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
