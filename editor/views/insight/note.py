"""The line above a chart that says how far its rows are counted."""

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QLabel, QWidget

from editor.core.insight.chart import CONTEXT
from editor.core.text import QT_TRANSLATE_NOOP
from editor.models.words.translation import translated
from editor.views.widgets.labels import set_wrapping_text, wrapping_label


def note_label(parent: QWidget) -> QLabel:
    """Return the line, hidden as there is nothing to say yet."""
    label = wrapping_label("", parent)
    label.setProperty("muted", "true")
    label.hide()
    return label


def show_note(label: QLabel, words: str) -> None:
    """Have the line say this; "" hides it."""
    set_wrapping_text(label, words)
    label.setVisible(words != "")


def counting_words() -> str:
    """Return what is said before anything is counted."""
    return translated(CONTEXT, QT_TRANSLATE_NOOP("insight", "Counting…"))


def sample_words(rows: int, of: int) -> str:
    """Return what is said of a picture of so many rows of all."""
    number = QLocale().toString
    words = QT_TRANSLATE_NOOP("insight", "Estimated from {rows} of {all} entries. Counting all of them…")
    return translated(CONTEXT, words, rows=number(rows), all=number(of))
