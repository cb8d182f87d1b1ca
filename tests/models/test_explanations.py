"""Findings in words, as people read them in the window."""

import pytest

from editor.models.explanations import finding_message
from tests.rules.extension_cases import case, image, link, news, video

RESTRICTION = "<video:restriction{}>DE</video:restriction>"


@pytest.mark.parametrize(
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
