"""Processes that help are told apart in a bundle, and possessive repeats mean the same in every Python."""

import importlib
import multiprocessing.resource_tracker
import multiprocessing.spawn
import multiprocessing.util
import os
import re
import sys
from collections.abc import Callable
from typing import Any

import pytest

from editor.rules.values.lastmod_check import DAY_TEXT
from editor.runtime.process import help_if_asked, repair_patterns, with_atomic_groups
from tests.for_each import for_each


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What the processes are asked to do."""
    done: list[object] = []
    monkeypatch.setattr(multiprocessing.spawn, "spawn_main", lambda **what: done.append(what))
    monkeypatch.setattr(multiprocessing.resource_tracker, "main", done.append)
    return done


def test_a_process_that_is_to_work_does_so_and_exits(
    asked: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    command = multiprocessing.spawn.get_command_line(pipe_handle=5)
    monkeypatch.setattr(sys, "argv", command)
    with pytest.raises(SystemExit):
        help_if_asked(command[1:])
    assert asked == [{"pipe_handle": 5}]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such process")
def test_the_process_that_tidies_up_does_so_and_exits(
    asked: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    commands: list[list[bytes]] = []

    def start(_path: object, command: list[bytes], _pipes: object) -> int:
        commands.append(command)
        return os.getpid()

    monkeypatch.setattr(multiprocessing.util, "spawnv_passfds", start)
    tracker = multiprocessing.resource_tracker.ResourceTracker()
    tracker.ensure_running()
    os.close(vars(tracker)["_fd"])
    vars(tracker)["_fd"] = None  # so that it waits for no process in the end
    with pytest.raises(SystemExit):
        help_if_asked([os.fsdecode(word) for word in commands[0][1:]])
    (pipe,) = asked
    assert isinstance(pipe, int)


@pytest.mark.parametrize("words", [[], ["sitemap.xml"], ["-c"], ["-c", "print(1)"], ["check", "x.xml"]])
def test_all_else_is_the_programs_own(asked: list[object], words: list[str]) -> None:
    help_if_asked(words)
    assert asked == []


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
