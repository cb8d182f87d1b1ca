"""Possessive repeats mean the same in every version of Python."""

import importlib
import re
import sys
from collections.abc import Callable
from typing import Any

import pytest

from editor.rules.values.lastmod_check import DAY_TEXT
from editor.runtime.process import repair_patterns, with_atomic_groups
from tests.for_each import for_each

CASES = [  # pattern, text, what is matched; Python before 3.11.5 answers otherwise to some
    (r"(?:ab?c)*+", "aca", "ac"),
    (r"(?:ab?c)++", "aca", "ac"),
    (r"(?:ab?c)?+", "a", ""),
    (r"(?:ab?c){1,3}+", "aca", "ac"),
    (r"(?:a|ab)*+c", "ababc", None),
    (r"(?:(?!C).)++", "ABC", "AB"),
    (r"(?:[0-9]{4}(?:-(?:0[1-9]|1[0-2]))?+\n)*+", "2024-01\n2024\n2024-13\n", "2024-01\n2024\n"),
    (rf"(?:(?:{DAY_TEXT})?+\n)*+", "2024-01-31\n\n2024-02-30\n", "2024-01-31\n\n"),
    (r"x(?=(?:ab?c)*+)(?:(a)|(?:(b)++|c)?+d)", "xbbd", "xbbd"),
    (r"[^<]*+(?:<!--.*?-->[^<]*+)*+<", "a<!-- b -->c<d", "a<!-- b -->c<"),
    (r"a*+b++", "aabbc", "aabb"),
    (r"(?i:(?:ab?c)*+)", "ACA", "AC"),
]


@pytest.fixture
def compiled() -> Callable[[str], re.Pattern[str]]:
    """A compiler whose patterns hold no possessive repeat of a group, in whichever version."""
    compiler: Any = importlib.import_module("re._compiler")
    parse = with_atomic_groups(importlib.import_module("re._parser").parse)
    return lambda text: compiler.compile(parse(text))


def test_the_parser_takes_what_it_took_before() -> None:
    parse = importlib.import_module("re._parser").parse
    tree = with_atomic_groups(parse)("a*+(?:b)?", flags=re.IGNORECASE)
    assert repr(tree) == repr(parse("a*+(?:b)?", flags=re.IGNORECASE))


@for_each(("pattern", "text", "expected"), CASES)
def test_they_match_what_they_say(pattern: str, text: str, expected: str | None) -> None:
    found = re.match(pattern, text)
    assert (found and found[0]) == expected


@pytest.mark.parametrize(("pattern", "text", "expected"), CASES)
def test_mended_patterns_match_the_same(
    compiled: Callable[[str], re.Pattern[str]], pattern: str, text: str, expected: str | None
) -> None:
    found = compiled(pattern).match(text)
    assert (found and found[0]) == expected


@pytest.mark.parametrize(
    ("version", "is_mended"), [((3, 11, 4), True), ((3, 11, 5), False), ((3, 12, 0), False)]
)
def test_only_old_versions_are_mended(
    version: tuple[int, ...], is_mended: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    parser: Any = importlib.import_module("re._parser")
    before = parser.parse
    monkeypatch.setattr(parser, "parse", before)  # put back afterwards
    monkeypatch.setattr(sys, "version_info", version)
    repair_patterns()
    assert (parser.parse is not before) == is_mended
