"""Hours of work leave the document what a plain list would be, and the memory what it was."""

import ctypes
import gc
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from editor.core.xml.odd_entries import current_source
from editor.models.session.session import Session
from editor.services.documents.open_document import OpenDocument
from editor.services.opening.opening import open_document
from editor.services.tasks import Tasks
from tests.faults.amount import share
from tests.faults.jobs import NOW
from tests.faults.long_work import WORDS, Worker, entries

SITE = "https://www.example.com"
GROWTH = 0.03  # of the memory in use, that is no growth


def write_sitemap(path: Path, rows: int) -> None:
    """A sitemap of so many entries, some of them odd, some with extensions, some wrong."""
    chance = random.Random(rows)
    words = ("river", "harbour", "alpine", "glacier")
    with path.open("w", encoding="utf-8") as file:
        file.write(
            '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" '
            'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n'
        )
        for number in range(rows):
            extra = "<image:image><image:loc>a.jpg</image:loc></image:image>" if number % 7 == 0 else ""
            note = "<!-- odd -->" if number % 50 == 0 else ""
            day = f"2024-{chance.randint(1, 13):02}-{chance.randint(1, 28):02}"
            file.write(
                f"<url>{note}<loc>{SITE}/{chance.choice(words)}/{number}</loc><lastmod>{day}</lastmod>"
                f"<changefreq>{chance.choice(('daily', 'weekly', 'Weekly'))}</changefreq>{extra}</url>\n"
            )
        file.write("</urlset>\n")


@pytest.fixture
def tasks(qapp: object) -> Iterator[Tasks]:
    tasks = Tasks()
    yield tasks
    tasks.close()
    tasks.deleteLater()


class _HeapNumbers(ctypes.Structure):
    """What `mallinfo2` of glibc tells."""

    _fields_ = (
        *((name, ctypes.c_size_t) for name in ("arena", "ordblks", "smblks", "hblks", "hblkhd")),
        *((name, ctypes.c_size_t) for name in ("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost")),
    )


class InUse(NamedTuple):
    """The memory that is in use: bytes of the C library's heap, and blocks of Python's own."""

    heap: int
    blocks: int

    @classmethod
    def now(cls) -> "InUse":
        """Look at it once all garbage is gone.

        What is free between is left out, since it changes by several per cent from hour to hour, and so is
        the largest cache: it has a limit, and is full in some hour or other.
        """
        current_source.cache_clear()
        gc.collect()
        tell = ctypes.CDLL(None).mallinfo2
        tell.restype = _HeapNumbers
        heap = tell()
        return cls(heap.uordblks + heap.hblkhd, sys.getallocatedblocks())


def hour(document: OpenDocument, tasks: Tasks, qtbot: QtBot, steps: int, chance: random.Random) -> None:
    """Work for a while; raises where document and list differ."""
    assert document.path is not None
    session = Session(document, tasks)
    worker = Worker(session, chance)
    for step in range(1, steps + 1):
        worker.act()
        assert entries(document) == worker.plain.rows
        if step % 25 == 0:
            word = chance.choice(WORDS)
            session.filter.set(word)
            qtbot.waitUntil(lambda: not session.filter.is_searching)
            assert session.model.rowCount() == worker.plain.found(word)
            session.filter.set("")
        if step % 50 == 0:
            worker.save(document.path)
        QCoreApplication.processEvents()
    worker.save(document.path)
    assert not session.is_modified
    qtbot.waitUntil(lambda: tasks.is_idle, timeout=60_000)
    again = open_document(document.path, NOW)
    assert entries(again) == worker.plain.rows
    assert again.findings.report.counts() == document.findings.report.counts()
    session.close()
    session.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.mark.parametrize(
    "day",
    [(1_000, 2, 60), pytest.param((50_000, 8, share(240)), marks=pytest.mark.whole)],
    ids=["short", "full"],
)
def test_work_is_what_a_list_would_be_and_takes_no_more_memory_each_hour(
    day: tuple[int, int, int], tasks: Tasks, qtbot: QtBot, tmp_path: Path
) -> None:
    rows, hours, steps = day
    path = tmp_path / "sitemap.xml"
    write_sitemap(path, rows)
    chance = random.Random(5)
    held = []
    for _ in range(hours):
        hour(open_document(path, NOW), tasks, qtbot, steps, chance)
        held.append(InUse.now())
    middle, last = held[len(held) // 2], held[-1]
    assert last.heap <= middle.heap * (1 + GROWTH), held
    assert last.blocks <= middle.blocks * (1 + GROWTH), held
