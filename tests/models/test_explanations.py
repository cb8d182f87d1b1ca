"""Findings in words, as people read them in the window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.models.words.explanations import finding_message
from editor.models.words.translation import text_of
from editor.services.files.file_errors import SaveError, SaveReason
from tests.for_each import for_each
from tests.rules.extension_cases import case, image, link, news, video

RESTRICTION = "<video:restriction{}>DE</video:restriction>"


@for_each(
    ("text", "start"),
    [
        (image(loc="nowhere"), "Image URL is nowhere: "),
        (news(language="klingon"), "Language is klingon: "),
        (video(RESTRICTION.format("")), "Allowed or denied is missing: "),
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
    cause = Phrase(QT_TRANSLATE_NOOP("phrases", "the disk is full. Free up space, or save somewhere else."))
    error = SaveError(Path("a.xml"), SaveReason.NO_SPACE, cause)
    assert text_of(error) == str(error) == f"a.xml was not saved: {cause}"
    assert text_of(KeyError("a")) == "'a'"
    assert text_of("") == ""
