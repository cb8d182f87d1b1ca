"""Findings and the outcomes of edits in words, as people read them in the window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import (
    Batch,
    Edit,
    RemoveRows,
    SetFrame,
    SetValues,
    duplication,
    insertion,
    move,
    removal,
)
from editor.core.text import N_, Phrase
from editor.core.xml.markup import new_frame
from editor.models.session.undo_stack import Outcome
from editor.models.words.explanations import finding_message, outcome_words
from editor.models.words.translation import text_of
from editor.services.files.file_errors import SaveError, SaveReason
from tests.core.documents import filled
from tests.for_each import for_each
from tests.rules.extension_cases import case, image, link, news, video

RESTRICTION = "<video:restriction{}>DE</video:restriction>"


@for_each(
    ("text", "start"),
    [
        (image(loc="nowhere"), "Image URL is nowhere: "),
        (news(language="klingon"), "Language is klingon: "),
        (video(RESTRICTION.format("")), "In Countries, Allowed or denied is missing"),
        (video(RESTRICTION.format(' relationship="Allow"')), "Allowed or denied is Allow: "),
        (link("en", "mailto:a"), "URL is mailto:a: "),
        (link("en").replace("/>", ">x</xhtml:link>"), "Language version is x: "),
    ],
)
def test_a_finding_calls_a_value_what_its_form_calls_it(text: str, start: str) -> None:
    assert any(finding_message(finding).startswith(start) for finding in case(text).findings())


@pytest.fixture
def _in_german() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.German))
    yield
    QLocale.setDefault(before)


@pytest.mark.usefixtures("_in_german")
def test_numbers_are_written_as_the_person_writes_them() -> None:
    found = case(video("<video:category>" + "x" * 1257 + "</video:category>")).findings()
    assert any("1.257" in finding_message(finding) for finding in found)
    assert all("1,257" in finding.message for finding in found if "257" in finding.message)


def test_what_an_error_says_is_told_with_what_caused_it() -> None:
    cause = Phrase(N_("the disk is full. Free up space, or save somewhere else."))
    error = SaveError(Path("a.xml"), SaveReason.NO_SPACE, cause)
    assert text_of(error) == str(error) == f"a.xml was not saved: {cause}"
    assert text_of(KeyError("a")) == "'a'"
    assert text_of("") == ""


@pytest.fixture
def document() -> Document:
    """Before every second row stands a comment."""
    return filled(*(Entry(f"https://e.org/{number}") for number in range(6)))


def told(edit: Edit) -> str:
    return outcome_words(Outcome.of(edit))


def test_rows_are_counted_once(document: Document) -> None:
    edit = Batch((SetValues("priority", range(3), "0.5"), SetValues("lastmod", [2, 4], "2026-11-02")))
    assert told(edit) == "4 rows changed"


def test_rows_that_come_move_and_go_are_told_as_such(document: Document) -> None:
    assert told(insertion(document, 2, [Entry("x"), Entry("y")])) == "2 rows added"
    assert told(duplication(document, [0, 4])) == "2 rows added"
    assert told(move(document, [1, 2, 3], 6)) == "3 rows moved"
    assert told(removal(document, [1, 3])) == "2 rows deleted"


def test_what_is_done_to_rows_that_go_is_told_as_that_alone(document: Document) -> None:
    edit = Batch((SetValues("priority", [1, 2, 3], "0.5"), RemoveRows([2, 5])))
    assert told(edit) == "2 rows changed, 2 rows deleted"


@for_each(
    "edit",
    [SetValues("priority", [3], "0.5"), RemoveRows([2]), SetFrame(new_frame(filled().kind)), Batch(())],
)
def test_of_one_row_nothing_is_told(edit: Edit) -> None:
    assert told(edit) == ""
