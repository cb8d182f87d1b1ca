"""The dialog of duplicates: which of several entries with one URL stays, and how they go."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QTreeView

from editor.dialogs.fix_dialogs import DuplicatesDialog
from editor.rules.listing.listing_fixes import Keep
from tests.app.desk import Desk
from tests.rules.documents import IMAGE, url, urlset


@pytest.fixture
def close() -> Iterator[Callable[[DuplicatesDialog], None]]:
    dialogs: list[DuplicatesDialog] = []
    yield dialogs.append
    for dialog in dialogs:
        dialog.reject()
        dialog.deleteLater()


@pytest.fixture
def duplicates(faulty: Desk, close: Callable[[DuplicatesDialog], None]) -> DuplicatesDialog:
    dialog = faulty.do.fix.duplicates_dialog(faulty.session)
    close(dialog)
    faulty.wait_for(lambda: not dialog.is_busy)
    return dialog


def test_one_of_each_group_stays_or_all(faulty: Desk, duplicates: DuplicatesDialog) -> None:
    for how, kept in ((Keep.FIRST, ""), (Keep.LAST, "2026-10-04"), (Keep.NEWEST, "2026-10-05")):
        faulty.wait_for(lambda: not duplicates.is_busy)
        duplicates._how.choose(how)
        duplicates._how.activated.emit(duplicates._how.currentIndex())
        assert duplicates.outlook == "1 URL is listed more than once. 2 entries will be removed."
        faulty.do.fix.remove_duplicates(faulty.session, duplicates)
        assert faulty.values("loc")[3:] == ["https://e.org/f"]
        assert faulty.values("lastmod")[3:] == [kept]
        assert faulty.session.undo_stack.undoText() == "Remove 2 duplicates"
        faulty.trigger("undo")
        assert faulty.values("lastmod")[3:] == ["", "2026-10-05", "2026-10-04"]
    duplicates._how.choose(None)
    duplicates._how.activated.emit(duplicates._how.currentIndex())
    assert duplicates.outlook == "1 URL is listed more than once. All entries will be kept."
    assert duplicates.edit() is None


def test_the_entry_that_stays_can_be_picked(faulty: Desk, duplicates: DuplicatesDialog) -> None:
    view = duplicates.findChild(QTreeView)
    assert isinstance(view, QTreeView)
    group = duplicates.model.index(0, 0)
    view.setCurrentIndex(duplicates.model.index(2, 0, group))
    duplicates.model.setData(view.currentIndex(), Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    faulty.do.fix.remove_duplicates(faulty.session, duplicates)
    assert faulty.values("lastmod")[3:] == ["2026-10-04"]


def test_where_there_is_no_group_none_is_offered_a_choice(
    faulty: Desk, close: Callable[[DuplicatesDialog], None]
) -> None:
    faulty.robot.type_in(4, "loc", "https://e.org/f/")
    faulty.robot.type_in(5, "loc", "https://e.org/g")
    dialog = faulty.do.fix.duplicates_dialog(faulty.session)
    close(dialog)
    in_group = [one for one in dialog.findChildren(QPushButton) if "&first" in one.text()]
    for is_nearly in (False, True, False):
        dialog.include_nearly_equal(is_nearly)
        faulty.wait_for(lambda: not dialog.is_busy)
        assert [one.isEnabled() for one in in_group] == [is_nearly]


def test_nearly_equal_urls_are_shown_when_asked_for(faulty: Desk, duplicates: DuplicatesDialog) -> None:
    faulty.robot.type_in(2, "loc", "https://www.e.org/f/")
    dialog = faulty.do.fix.duplicates_dialog(faulty.session)
    faulty.wait_for(lambda: not dialog.is_busy)
    assert [group.rows for group in dialog.model.groups] == [(3, 4, 5)]
    dialog.include_nearly_equal()
    faulty.wait_for(lambda: not dialog.is_busy)
    assert [group.rows for group in dialog.model.groups] == [(2, 3, 4, 5)]
    dialog.reject()
    dialog.deleteLater()


PICTURE = "<image:image><image:loc>https://e.org/{}.png</image:loc></image:image>"


@pytest.fixture
def holding(desk: Desk, tmp_path: Path, close: Callable[[DuplicatesDialog], None]) -> DuplicatesDialog:
    """Two entries with one URL and different images."""
    path = tmp_path / "images.xml"
    entries = (url("/", f"{PICTURE.format(name)}{PICTURE.format('same')}") for name in ("a", "b"))
    path.write_text(urlset(*entries, url("/c"), attributes=f' xmlns:image="{IMAGE}"'))
    desk.open(path)
    dialog = desk.do.fix.duplicates_dialog(desk.session)
    close(dialog)
    desk.wait_for(lambda: not dialog.is_busy)
    return dialog


def test_what_entries_hold_is_put_together_unless_that_is_not_wanted(
    desk: Desk, holding: DuplicatesDialog
) -> None:
    assert holding.outlook.endswith("1 entry will be removed. Their own content will be kept: 1 image.")
    desk.do.fix.remove_duplicates(desk.session, holding)
    assert len(desk.values("loc")) == 2
    text = desk.session.document.entries.columns.extensions[0]
    assert [text.count(f"{name}.png") for name in ("a", "b", "same")] == [1, 1, 1]
    assert desk.session.undo_stack.undoText() == "Merge a duplicate"


def test_what_would_go_with_entries_is_told(desk: Desk, holding: DuplicatesDialog) -> None:
    holding._unite.setChecked(False)
    assert holding.outlook.endswith(
        "1 entry will be removed. Content that no other entry has will be lost: 1 image."
    )
    desk.do.fix.remove_duplicates(desk.session, holding)
    assert "b.png" not in desk.session.document.entries.columns.extensions[0]
    assert desk.session.undo_stack.undoText() == "Remove a duplicate"
