"""The note below an editor: where it stands, and what it says."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor.models.table.value_display import NO_HINT, Hint
from editor.rules.rule import Severity
from editor.views.delegates.editor_note import EditorNote
from editor.views.style.theme import LIGHT

ROOM = QRect(0, 0, 600, 300)
WRONG = Hint(Severity.WARNING, "This is hardly what is meant.", "0.5")


@pytest.fixture
def note(qtbot: QtBot) -> Iterator[EditorNote]:
    viewport = QWidget()
    qtbot.addWidget(viewport)
    viewport.resize(ROOM.size())
    viewport.show()
    yield EditorNote(viewport)
    viewport.close()


def test_it_says_what_is_wrong_what_is_right_and_what_a_key_does_and_is_gone_where_there_is_nothing(
    note: EditorNote,
) -> None:
    note.show_hint(WRONG, LIGHT)
    note.show_keys("Ctrl+Enter sets all 3")
    note.place(QRect(10, 10, 100, 29), ROOM)
    assert note.isVisible()
    assert note.text() == "This is hardly what is meant.\nChange to 0.5 (Ctrl+.)\nCtrl+Enter sets all 3"
    assert note.property("severity") == "warning"
    note.show_hint(NO_HINT, LIGHT)
    note.show_keys("")
    note.place(QRect(10, 10, 100, 29), ROOM)
    assert not note.isVisible()


def test_it_stands_below_the_editor_or_above_it_and_never_beside_the_view(note: EditorNote) -> None:
    note.show_hint(WRONG, LIGHT)
    for top, left in ((10, 10), (260, 10), (10, 550)):
        editor = QRect(left, top, 50, 29)
        note.place(editor, ROOM)
        assert ROOM.contains(note.geometry())
        assert not note.geometry().intersects(editor)
        assert (note.y() > top) == (top == 10)


def test_a_long_correction_is_shown_by_its_ends(note: EditorNote) -> None:
    note.show_hint(Hint(Severity.ERROR, "Wrong.", "https://e.org/" + "a" * 200 + "/end"), LIGHT)
    note.place(QRect(10, 10, 100, 29), ROOM)
    assert "https://e.org/a" in note.text()
    assert "…" in note.text()
    assert ROOM.contains(note.geometry())
