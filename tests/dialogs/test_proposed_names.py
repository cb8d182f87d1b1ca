"""A name that is proposed for a file is chosen up to its ending: typing replaces just that."""

import pytest
from pytestqt.qtbot import QtBot

from editor.core.document.sitemap_file import IndexPlan
from editor.dialogs.index_dialogs import FileNameDialog, MakeIndexDialog

_PROPOSALS = pytest.mark.parametrize(
    ("proposal", "chosen"), [("shop-2.xml.gz", "shop-2"), ("shop🎿-2.xml", "shop🎿-2"), ("🎿🎿", "🎿🎿")]
)


@_PROPOSALS
def test_of_a_new_sitemap(qtbot: QtBot, proposal: str, chosen: str) -> None:
    dialog = FileNameDialog(proposal, lambda _name: "")
    qtbot.addWidget(dialog)
    assert dialog.line.selectedText() == chosen


@_PROPOSALS
def test_of_an_index(qtbot: QtBot, proposal: str, chosen: str) -> None:
    dialog = MakeIndexDialog(IndexPlan(proposal, "https://e.org/"), {}, (), lambda _name: "")
    qtbot.addWidget(dialog)
    assert dialog.name.selectedText() == chosen
