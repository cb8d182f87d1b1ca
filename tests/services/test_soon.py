"""What is done soon is done, unless nobody is there any more to whom it matters; then it is forgotten."""

import gc
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from editor.services.event_loop import soon

SOURCES = Path(__file__).resolve().parents[2] / "editor"


class Owner(QObject):
    """Somebody who has something to do."""

    def __init__(self) -> None:
        super().__init__()
        self.done = 0

    def do(self) -> None:
        self.done += 1


def test_it_is_done_once_and_leaves_nothing(qapp: object, qtbot: QtBot) -> None:
    owner = Owner()
    soon(owner, owner.do)
    assert owner.done == 0
    qtbot.waitUntil(lambda: not owner.children())
    assert owner.done == 1


@pytest.mark.parametrize("is_bound", [False, True])
def test_nothing_is_kept_of_an_owner_that_goes_first(qapp: object, qtbot: QtBot, *, is_bound: bool) -> None:
    owner = Owner()
    seen = weakref.ref(owner)
    soon(owner, owner.do if is_bound else lambda: seen)
    with qtbot.waitSignal(owner.destroyed):
        owner.deleteLater()
    del owner
    gc.collect()
    assert seen() is None


def test_nothing_else_puts_things_off_for_an_owner() -> None:
    """QTimer.singleShot would keep what it is given; see `soon`."""
    sources = (path for path in SOURCES.rglob("*.py") if path.name != "soon.py")
    assert [path.name for path in sources if "singleShot(" in path.read_text(encoding="utf-8")] == []
