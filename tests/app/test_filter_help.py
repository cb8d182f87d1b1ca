"""What is said about the filter language is all of it, and true."""

import re
from pathlib import Path

from PySide6.QtWidgets import QLabel

from editor.app.manual.keys import WAYS_TO_COMBINE
from editor.core.filtering.language import parse_filter
from editor.core.filtering.terms import TERMS
from tests.app.desk import Desk

README = Path(__file__).parents[2] / "README.md"


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


def test_the_readme_names_every_term_and_its_filters_can_be_typed() -> None:
    section = README.read_text(encoding="utf-8").partition("## Filters")[2].partition("## On the")[0]
    rows = [line.split(" | ") for line in section.splitlines() if line.startswith("| `")]
    for examples, _meaning in rows:
        for example in re.findall("`([^`]+)`", examples):
            assert parse_filter(example).root is not None
    named = set(re.findall("[a-z0-9-]+", section))
    assert named >= {term.name for term in TERMS}
    assert named >= {word.name for term in TERMS for word in term.words}
