"""What is said about the filter language is all of it, and true."""

from PySide6.QtWidgets import QLabel

from editor.app.manual.other_keys import WAYS_TO_COMBINE
from editor.core.filtering.filter_language import parse_filter
from editor.core.filtering.filter_terms import TERMS
from tests.app.desk import Desk


def test_the_help_lists_every_term_and_every_word(desk: Desk) -> None:
    dialog = desk.do.help.filter_language_dialog()
    said = {label.text() for label in dialog.findChildren(QLabel)}
    for term in TERMS:
        assert {term.example, term.help} <= said
        for word in term.words:
            assert {f"{term.name}:{word.name}", word.help} <= said
    dialog.deleteLater()


def test_the_examples_of_the_help_can_be_typed() -> None:
    for example, _help in WAYS_TO_COMBINE:
        assert parse_filter(example).root is not None
