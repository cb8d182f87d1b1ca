"""Expressions that are compiled when they are used match as others do."""

import pickle
import re
from typing import Any

import pytest

from editor.runtime.late_patterns import LatePattern, late_pattern, use_late_patterns
from editor.runtime.switches import VARIABLE


def declared(text: str, module: str = "editor.core.somewhere") -> Any:
    """Return what a module with this text has declared as PATTERN."""
    names: dict[str, Any] = {"__name__": module, "compile": late_pattern, "I": re.I}
    exec(text, names)
    return names["PATTERN"]


def test_it_answers_as_any_other() -> None:
    late, plain = declared("PATTERN = compile('(?P<word>b+)', I)"), re.compile("(?P<word>b+)", re.I)

    assert isinstance(late, LatePattern)
    assert late.pattern == plain.pattern
    for _ in range(2):
        assert late.findall("abBc") == plain.findall("abBc")
        assert (late.flags, late.groupindex) == (plain.flags, plain.groupindex)
    assert late.sub("x", "abc") == "axc"


def test_it_is_compiled_when_it_is_used_and_once() -> None:
    late = declared("PATTERN = compile('(')")
    with pytest.raises(re.error, match="unterminated subpattern"):
        late.match("")
    late = declared("PATTERN = compile('a')")
    assert late.match is late.match


def test_what_a_function_or_another_library_compiles_is_compiled_at_once() -> None:
    within = "def make():\n    return compile('a')\nPATTERN = make()"
    assert isinstance(declared(within), re.Pattern)
    assert isinstance(declared("PATTERN = compile('a')", "another.library"), re.Pattern)
    assert isinstance(declared("PATTERN = compile(b'a')"), re.Pattern)


def test_it_reaches_another_process_as_any_other() -> None:
    late = declared("PATTERN = compile('a', I)")
    assert pickle.loads(pickle.dumps(late)) == re.compile("a", re.I)


def test_without_the_trick_they_are_compiled_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "late-patterns")
    before = re.compile
    use_late_patterns()
    assert re.compile is before
