"""The words that the editor uses are explained where people meet them, in the same words everywhere."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton

from editor.dialogs.dialog_frame import Dialog
from editor.dialogs.help_dialogs import GLOSSARY, GlossaryDialog, glossary_button
from tests.app.desk import Desk

WORDS = [line for _, lines in GLOSSARY for line in lines]


@pytest.fixture
def shown(desk: Desk) -> list[set[str]]:
    """The texts of each glossary that was opened; the person reads it and leaves."""
    read: list[set[str]] = []
    desk.answer(
        GlossaryDialog, lambda dialog: read.append({each.text() for each in dialog.findChildren(QLabel)})
    )
    return read


def in_menu(desk: Desk) -> None:
    desk.trigger("glossary")


def at_findings(desk: Desk) -> None:
    header = desk.do.panels.findings.header
    header.resize(1000, header.height())
    [button] = [each for each in header.findChildren(QToolButton) if each.accessibleName() == "Glossary"]
    assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert button.toolTip()
    QTest.keyClick(button, Qt.Key.Key_Space)


def test_the_glossary_opens_from_the_menu_and_beside_the_findings(
    desk: Desk, sitemap: Path, shown: list[set[str]]
) -> None:
    desk.open(sitemap)
    for way in (in_menu, at_findings):
        shown.clear()
        way(desk)
        [said] = shown
        assert {text for line in WORDS for text in line} <= said


def test_a_dialog_opens_it_above_itself(desk: Desk) -> None:
    dialog = Dialog(desk.window)
    button = glossary_button(dialog)
    assert button.accessibleName()
    above: list[object] = []
    desk.answer(GlossaryDialog, lambda glossary: above.append(glossary.parent()))
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert above == [dialog]


def test_the_export_dialog_offers_it(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    export = desk.do.export.export_dialog(desk.session)
    names = [button.accessibleName() for button in export.findChildren(QToolButton)]
    export.deleteLater()
    assert names == ["What these words mean"]
