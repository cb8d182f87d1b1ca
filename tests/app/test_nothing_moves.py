"""Nothing slides, fades or turns by itself, so that nobody needs to ask for less motion."""

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QProgressBar, QTreeView, QWidget

import editor
from tests.app.desk import Desk

MOVING = re.compile(r"Q(Property|Variant)Animation|QMovie|QTimeLine|setAnimated\(True\)|setRange\(0, 0\)")


def moving(window: QWidget) -> list[str]:
    """What would move in a window: panels and branches that slide open, and bars that never end."""
    trees = [tree.accessibleName() for tree in window.findChildren(QTreeView) if tree.isAnimated()]
    bars = [bar.accessibleName() for bar in window.findChildren(QProgressBar) if bar.maximum() == 0]
    return [*trees, *bars]


def test_nothing_moves_in_the_window(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    for panel in ("findings", "site", "details", "insight"):
        desk.trigger(f"{panel}_panel")
    assert not desk.window.isAnimated()
    assert moving(desk.window) == []


@pytest.mark.parametrize("folder", ["app", "dialogs", "views"])
def test_no_code_lets_something_move(folder: str) -> None:
    files = (Path(editor.__file__).parent / folder).rglob("*.py")
    assert [file.name for file in files if MOVING.search(file.read_text(encoding="utf-8"))] == []
