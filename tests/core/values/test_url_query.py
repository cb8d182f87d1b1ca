"""The parameters of URLs that identify visits are found, and gone where they are removed."""

import re

import pytest

from editor.core.values.url_query import (
    MAYBE_TRACKING,
    TRACKING,
    is_tracking,
    matching,
    tracking_names,
    without_parameters,
)
from editor.core.values.urls import UrlParts, split


def url(rest: str) -> UrlParts:
    parts = split(f"https://e.org{rest}")
    assert parts is not None
    return parts


@pytest.mark.parametrize(
    ("rest", "names"),
    [
        ("/a?b=1", []),
        ("/a;jsessionid=1?b;UTM_x&gclid", ["jsessionid", "UTM_x", "gclid"]),
        ("/?a=1?yclid=2&amp;fbclid=3", ["yclid", "fbclid"]),
        ("/?sid=1&SID=0123456789abcdef", ["SID"]),
        ("/utm_source=1/?b=gclid", []),
    ],
)
def test_parameters_that_identify_visits_are_found_and_removed(rest: str, names: list[str]) -> None:
    assert tracking_names(url(rest)) == names
    assert tracking_names(without_parameters(url(rest), is_tracking)) == []


def test_each_tracking_name_is_found_in_any_case_and_by_its_first_letters() -> None:
    is_named = matching(TRACKING)
    for pattern in (*TRACKING, "sid", "sessionid"):
        for name in (pattern.replace("*", "x"), pattern.replace("*", "X").upper()):
            assert is_tracking(name, "0123456789abcdef")
            assert re.match(MAYBE_TRACKING, name)
            assert is_named(name) == (pattern in TRACKING)


def test_other_names_are_told_by_case() -> None:
    is_named = matching(["id", "a*"])
    assert [name for name in ("id", "ID", "%61b", "Ab") if is_named(name)] == ["id", "%61b"]
