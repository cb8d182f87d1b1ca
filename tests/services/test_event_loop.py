"""Garbage goes in a pause, and what is to be done soon is done unless nobody is there any more."""

import gc
import math
import threading
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from editor.runtime.threads import paint_first
from editor.services import tasks
from editor.services.tasks import Tasks, call_later, collect_in_pauses


class Loop:
    """An object that only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def pauses(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[QObject]:
    """Garbage is looked every moment."""
    monkeypatch.setattr(tasks, "PAUSE", 1)
    monkeypatch.setattr(tasks, "MANY", 0)
    owner = QObject()
    collect_in_pauses(owner)
    yield owner
    owner.deleteLater()


def make_garbage() -> list[int]:
    """Make an object that only the collector can free; returns the thread that does, once it has."""
    freed: list[int] = []
    weakref.finalize(Loop(), lambda: freed.append(threading.get_ident()))
    return freed


def timer_of(owner: QObject) -> QTimer:
    """What looks for garbage now and then."""
    timer = owner.findChild(QTimer)
    assert timer is not None
    return timer


def test_it_goes_in_the_thread_of_the_window_whichever_made_it(pauses: QObject, qtbot: QtBot) -> None:
    freed: list[list[int]] = []
    thread = threading.Thread(target=lambda: freed.append(make_garbage()))
    thread.start()
    thread.join()
    assert not gc.isenabled()
    assert freed == [[]]
    qtbot.waitUntil(lambda: freed == [[threading.get_ident()]])


def test_it_stays_while_there_is_work(pauses: QObject, qtbot: QtBot) -> None:
    tasks, go = Tasks(), threading.Event()
    looks: list[list[int]] = []
    tasks.run(go.wait, lambda _future: None)
    freed = make_garbage()
    timer_of(pauses).timeout.connect(lambda: looks.append(list(freed)))
    qtbot.waitUntil(lambda: len(looks) > 2)
    assert not any(looks)
    go.set()
    qtbot.waitUntil(lambda: bool(freed))
    tasks.close()
    tasks.deleteLater()


def test_what_is_old_goes_once_nothing_moves(
    pauses: QObject, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, "THOROUGH", 1)
    monkeypatch.setattr(tasks, "REST", math.inf)  # however long it takes until it has looked
    loop = Loop()
    gc.collect()
    gone = weakref.ref(loop)
    del loop
    with paint_first():
        pass
    looks: list[bool] = []
    timer_of(pauses).timeout.connect(lambda: looks.append(gone() is None))
    qtbot.waitUntil(lambda: len(looks) > 2)
    assert not any(looks)
    monkeypatch.setattr(tasks, "REST", 0.0)
    qtbot.waitUntil(lambda: gone() is None)


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
    call_later(owner, owner.do)
    assert owner.done == 0
    qtbot.waitUntil(lambda: not owner.children())
    assert owner.done == 1


@pytest.mark.parametrize("is_bound", [False, True])
def test_nothing_is_kept_of_an_owner_that_goes_first(qapp: object, qtbot: QtBot, *, is_bound: bool) -> None:
    owner = Owner()
    seen = weakref.ref(owner)
    call_later(owner, owner.do if is_bound else lambda: seen)
    with qtbot.waitSignal(owner.destroyed):
        owner.deleteLater()
    del owner
    gc.collect()
    assert seen() is None


def test_nothing_else_puts_things_off_for_an_owner() -> None:
    """QTimer.singleShot would keep what it is given; see `call_later`."""
    sources = (path for path in SOURCES.rglob("*.py") if path.name != "soon.py")
    assert [path.name for path in sources if "singleShot(" in path.read_text(encoding="utf-8")] == []
