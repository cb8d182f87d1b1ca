"""What stands below an open editor, and where there is room for it."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor.models.table.value_display import Hint
from editor.rules.rule import Severity
from editor.views.delegates.editor_note import EditorNote
from editor.views.style.theme import current

ROOM = QRect(0, 0, 400, 300)


@pytest.fixture
def viewport(qtbot: QtBot) -> QWidget:
    viewport = QWidget()
    qtbot.addWidget(viewport)
    viewport.resize(ROOM.size())
    viewport.show()
    return viewport


@pytest.fixture
def note(viewport: QWidget) -> EditorNote:
    return EditorNote(viewport)


def test_a_note_with_nothing_to_say_is_not_there(note: EditorNote) -> None:
    note.place(QRect(20, 20, 200, 24), ROOM)
    assert (note.is_empty, note.isVisible()) == (True, False)


def test_a_note_stands_below_its_editor_and_above_it_at_the_lower_edge(note: EditorNote) -> None:
    note.show_keys("Ctrl+Enter sets all 30")
    for top in (20, ROOM.bottom() - 24):
        editor = QRect(20, top, 200, 24)
        note.place(editor, ROOM)
        assert note.isVisible()
        assert ROOM.contains(note.geometry()), top
        assert not note.geometry().intersects(editor), top
        assert (note.y() > top) == (top == 20)


def test_a_note_of_an_editor_at_the_right_edge_stays_in_sight(note: EditorNote) -> None:
    note.show_hint(Hint(Severity.ERROR, "This is no date. " * 9), current())
    note.place(QRect(ROOM.right() - 60, 20, 60, 24), ROOM)
    assert ROOM.contains(note.geometry())
    assert note.text().startswith("This is no date.")
