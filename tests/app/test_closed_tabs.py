"""Nothing is kept of a tab that was closed, however many there were."""

import gc
from collections import Counter
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent

from editor.dialogs.questions import Leaving
from tests.app.desk import Desk

TABS = 4


def our_objects() -> Counter[str]:
    """How many objects there are of each of our classes."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    names = (f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.get_objects())
    return Counter(name for name in names if name.startswith("editor."))


def use_and_close(desk: Desk, sitemap: Path) -> None:
    """Open a file, change a value, and close it at once: what was to follow has no time."""
    desk.open(sitemap)
    desk.robot.type_in(1, "priority", "0.7")
    desk.person.answers.leaving = Leaving.DISCARD
    desk.trigger("close")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # as comes before all that waits
    desk.wait_for(lambda: desk.bench.tasks.is_idle and desk.bench.journals.keeping.tasks.is_idle)


def test_each_tab_that_is_closed_leaves_no_object(desk: Desk, sitemap: Path) -> None:
    for _ in range(2):
        use_and_close(desk, sitemap)
    before = our_objects()
    for _ in range(TABS):
        use_and_close(desk, sitemap)
    more = our_objects() - before
    assert {kind: count for kind, count in more.items() if count >= TABS} == {}
