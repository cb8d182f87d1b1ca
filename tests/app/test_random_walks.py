"""Whatever is done, in whatever order: what was found is true, and undo brings everything back."""

import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt

from editor.formats.writing.faithful_writing import to_bytes, verify
from editor.models.session.session import Session
from editor.rules.findings import Findings
from tests.app.desk import Desk
from tests.app.window.test_problems import CHANGES

FILES = sorted((Path(__file__).parents[1] / "data").glob("*.xml"))
ACTIONS = [*CHANGES.split(), "copy", "copy_with_headings", "cut", "paste", "paste", "undo", "redo"]
FILTERS = ["", "", "loc:e", "is:error", "priority>0.4"]
STEPS = 30

Step = Callable[[Desk, Random], None]


def select(desk: Desk, chance: Random) -> None:
    """Some rows as a whole; sometimes none."""
    table = desk.robot.table
    count = table.entries.rowCount()
    places = sorted({chance.randrange(count) for _ in range(chance.randrange(4))}) if count else []
    table.select_rows(
        list(map(table.entries.order.document_row, places)) if table.entries.order.is_file_order else []
    )


def go_to(desk: Desk, chance: Random) -> None:
    """One cell."""
    table = desk.robot.table
    if table.entries.rowCount():
        row = table.entries.order.document_row(chance.randrange(table.entries.rowCount()))
        table.go_to(row, chance.choice([field.name for field in table.entries.fields]))


def sort(desk: Desk, chance: Random) -> None:
    """By a column, or in the file's order."""
    table = desk.robot.table
    table.sortByColumn(chance.randrange(-1, table.entries.columnCount()), Qt.SortOrder.AscendingOrder)


def filter_rows(desk: Desk, chance: Random) -> None:
    """Some rows, or all; who goes to the filter line has done with the table."""
    desk.do.finish_typing()
    session = desk.session
    session.filter.set(chance.choice(FILTERS))
    desk.wait_for(lambda: not session.filter.is_searching)


def act(desk: Desk, chance: Random) -> None:
    """An action, if it is to be had."""
    name = chance.choice(ACTIONS)
    if desk.is_enabled(name):
        desk.trigger(name)


WALK: list[Step] = [select, select, go_to, sort, filter_rows, act, act, act, act, act]


def told(findings: Findings) -> list[tuple[object, ...]]:
    """All findings, in any order."""
    return sorted(
        (each.rule.id, each.row or 0, str(each.field), each.message) for each in findings.report.all()
    )


def check(session: Session) -> None:
    """The findings are those of a fresh check, and what would be saved reads back the same."""
    document = session.document
    anew = Findings(document.entries.snapshot(), document.findings.contexts)
    anew.check_all()
    assert told(document.findings) == told(anew)
    verify(document.entries, to_bytes(document.entries))


@pytest.mark.parametrize(
    "seed", [*range(4), *(pytest.param(seed, marks=pytest.mark.whole) for seed in range(4, 24))]
)
def test_after_a_walk_findings_are_true_and_undo_brings_all_back(
    desk: Desk, tmp_path: Path, seed: int
) -> None:
    chance = Random(seed)
    for file in chance.sample(FILES, 2):
        desk.open(Path(shutil.copy(file, tmp_path)))
    before: dict[Session, bytes] = {}
    for _ in range(STEPS):
        desk.context.tabs.setCurrentIndex(chance.randrange(2))
        before.setdefault(desk.session, to_bytes(desk.session.document.entries))
        chance.choice(WALK)(desk, chance)
        desk.wait_for(lambda: desk.context.tasks.is_idle)
        check(desk.session)
    for session, content in before.items():
        while session.undo_stack.canUndo():
            session.undo_stack.undo()
        assert to_bytes(session.document.entries) == content
