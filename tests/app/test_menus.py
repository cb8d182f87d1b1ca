"""All menus: no separator that separates nothing, and no letter that chooses two things."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from editor.app.window.window_state import with_own_letters, without_mnemonic
from tests.app.abroad import desk_abroad
from tests.app.desk import Desk


def is_line(action: QAction) -> bool:
    """Whether it is a separator; one with a text is a heading."""
    return action.isSeparator() and not action.text()


def strays(actions: Sequence[QAction]) -> list[int]:
    """The places of separators that have nothing before them or after them, or another one beside them."""
    lines = [is_line(action) for action in actions if action.isVisible()]
    ends = [place for place in (0, len(lines) - 1) if lines and lines[place]]
    return ends + [place for place, (line, next_line) in enumerate(pairwise(lines)) if line and next_line]


def shared(texts: Iterable[str]) -> list[str]:
    """The letters that more than one of them has."""
    letters = Counter(QKeySequence.mnemonic(text.partition("\t")[0]).toString() for text in texts)
    return [letter for letter, count in letters.items() if letter and count > 1]


def check(menu: QMenu) -> None:
    """Of a menu as it is when it opens, and of those in it."""
    menu.aboutToShow.emit()
    assert menu.separatorsCollapsible()  # what is hidden takes the line beside it along
    assert strays(menu.actions()) == [], menu.title()
    assert shared(action.text() for action in menu.actions()) == [], menu.title()
    for inner in menu.actions():
        below = inner.menu()
        if isinstance(below, QMenu):
            check(below)


def test_the_menus_of_the_window_are_tidy(repaired: Desk) -> None:
    window = repaired.window
    menus = [menu for menu in window.findChildren(QMenu) if menu.actions() or menu.title()]
    assert len(menus) > 8
    for menu in menus:
        check(menu)


def test_what_a_right_click_on_the_table_offers_is_tidy(repaired: Desk) -> None:
    table = repaired.robot.table
    for row in range(2):
        repaired.robot.click(row, "loc")
        assert strays(table.actions()) == []
        assert shared(action.text() for action in table.actions()) == []


def test_what_a_right_click_on_the_headings_offers_is_tidy(repaired: Desk) -> None:
    header = repaired.robot.table.column_header
    for place in (QPoint(4, 4), QPoint(header.width() - 4, 4)):
        header.customContextMenuRequested.emit(place)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        check(menu)
        menu.close()


def asked_for(dialog: QDialog) -> list[str]:
    """The texts whose letter leads somewhere: of buttons, and of labels beside a field."""
    seen: list[QWidget] = [each for each in dialog.findChildren(QWidget) if each.isVisible()]
    buttons = [each.text() for each in seen if isinstance(each, QAbstractButton)]
    return buttons + [each.text() for each in seen if isinstance(each, QLabel) and each.buddy() is not None]


def same_letters(dialog: QDialog) -> list[str]:
    """The letters in a dialog that lead to several places."""
    return shared(asked_for(dialog))


def untidy_menus(dialog: QDialog) -> None:
    """Look at all menus in a dialog."""
    for menu in dialog.findChildren(QMenu):
        check(menu)


@pytest.mark.parametrize(
    ("text", "shown"), [("&Save", "Save"), ("保存(&S)", "保存"), ("Save &as…", "Save as…")]
)
def test_the_letter_that_chooses_an_action_is_no_part_of_its_name(text: str, shown: str) -> None:
    assert without_mnemonic(text) == shown


@pytest.mark.parametrize(
    ("texts", "shown"),
    [
        (["&Save", "&Open"], ["&Save", "&Open"]),
        (["Copier", "&Copier", "&Coller"], ["Copier", "&Copier", "C&oller"]),
        (["&Close", "&Copy the log", "&List"], ["&Close", "Copy &the log", "&List"]),
        (["&A", "&A", "&B && A"], ["&A", "A", "&B && A"]),
        (["&B", "A && &B"], ["&B", "&A && B"]),
        (["保存(&S)", "閉じる(&S)…", "&1  a.xml"], ["保存(&S)", "閉じる…", "&1  a.xml"]),
        (["&École", "&Été"], ["&École", "É&té"]),
    ],
)
def test_of_two_texts_with_the_same_letter_the_second_gets_another_or_none(
    texts: list[str], shown: list[str]
) -> None:
    assert with_own_letters(texts) == shown


@pytest.mark.new_window
def test_each_action_of_a_menu_has_a_letter_of_its_own_in_any_language(qtbot: QtBot, tmp_path: Path) -> None:
    with desk_abroad(qtbot, tmp_path, "one-letter") as (desk, _said):
        tops = desk.window.menuBar().actions()
        assert [top.text() for top in tops][:2] == ["&Aha File", "Aha &Edit"]
        assert shared(top.text() for top in tops) == []
        menus = [menu for top in tops if isinstance(menu := top.menu(), QMenu)]
        assert len(menus) == len(tops)
        assert shared(action.text() for action in menus[0].actions()) != []
        for menu in menus:
            check(menu)


def test_a_mark_tells_what_is_so_though_a_click_has_changed_nothing_else(desk: Desk) -> None:
    freezes = desk.window.menus.actions["freeze_url"]
    before = freezes.isChecked()
    freezes.setChecked(not before)
    desk.window.refresh()
    assert freezes.isChecked() == before
