"""What a screen reader is told of what changes elsewhere."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from editor.views.panels import status_bar
from editor.views.panels.status_bar import StatusLine, Summary
from editor.views.widgets import labels
from editor.views.widgets.labels import LiveLabel, read_out

SUMMARY = Summary(3, 0, 3, 100, "UTF-8", "", "reading 40 %", "It is being read.", is_index=False)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is read out."""
    words: list[str] = []
    for module in (labels, status_bar):
        monkeypatch.setattr(module, "read_out", lambda _widget, text: words.append(text) if text else None)
    return words


@pytest.fixture
def label(qtbot: QtBot) -> LiveLabel:
    """A label that says something from the start, and is seen."""
    label = LiveLabel("12 shown")
    qtbot.addWidget(label)
    label.show()
    return label


def test_what_a_label_says_anew_is_read_out_once_it_rests(
    label: LiveLabel, heard: list[str], qtbot: QtBot
) -> None:
    for text in ("searching…", "searching…", "3 shown"):
        label.setText(text)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == ["3 shown"]


def test_what_it_says_out_of_sight_is_not(label: LiveLabel, heard: list[str], qtbot: QtBot) -> None:
    label.setText("3 shown")
    label.hide()
    qtbot.waitUntil(lambda: not label._later.isActive())
    assert heard == []


def test_a_message_and_the_end_of_work_are_read_out(heard: list[str], qtbot: QtBot) -> None:
    line = StatusLine()
    qtbot.addWidget(line)
    line.show_summary(SUMMARY)
    line.showMessage("The findings were copied to the clipboard.")
    line.show_summary(Summary(3, 0, 3, 100, "UTF-8", "", "saved", "", is_index=False))
    assert heard == ["The findings were copied to the clipboard.", "3 URLs, saved"]


@pytest.fixture
def listener() -> Iterator[None]:
    """A screen reader that listens."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def test_it_is_said_to_who_listens(label: LiveLabel, listener: None, monkeypatch: pytest.MonkeyPatch) -> None:
    del listener
    said: list[str] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: said.append(event.message()))
    read_out(label, "3 shown")
    assert said == ["3 shown"]
