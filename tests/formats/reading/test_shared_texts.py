"""Values that repeat are one text in memory; where they hardly do, they are not looked up."""

from collections.abc import Sequence

import pytest

from editor.core.document.columns import EntryColumns
from editor.formats.reading import scanner
from editor.formats.reading.scanner import SharedTexts


@pytest.fixture(autouse=True)
def _few_entries_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scanner, "_TELLING", 2)


def shared(*blocks: Sequence[str]) -> list[list[int]]:
    """Which texts are the same object once blocks with them were read, by numbers in the order they come."""
    texts = SharedTexts("lastmod")
    read = []
    for block in blocks:
        read.append(EntryColumns())
        read[-1].lastmod = ["".join(list(text)) for text in block]
        texts.share(read[-1])
    own: dict[int, int] = {}
    return [[own.setdefault(id(text), len(own)) for text in block.lastmod] for block in read]


DAY, NOON, ONE = "2024-05-01", "2024-05-01T12:00Z", "2024-05-01T13:00Z"


def test_equal_values_are_one_text_in_all_blocks() -> None:
    assert shared([DAY, DAY, NOON, NOON], [NOON, ONE, ONE, DAY]) == [[0, 0, 1, 1], [1, 2, 2, 0]]


def test_days_are_still_shared_where_times_hardly_repeat() -> None:
    assert shared([DAY, NOON, ONE], [DAY, NOON, DAY]) == [[0, 1, 2], [0, 3, 0]]


def test_values_of_which_none_repeats_are_looked_up_no_more() -> None:
    assert shared(["a", "bb", "cc"], ["dd", "ee", "ff"], ["gg", "gg"])[2] == [6, 7]


def test_no_more_than_so_many_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scanner, "_MAX_KNOWN", 2)
    assert shared([DAY, DAY, NOON, NOON], [ONE, ONE, DAY]) == [[0, 0, 1, 1], [2, 3, 0]]


def test_a_block_without_any_value_says_nothing_of_the_others() -> None:
    assert shared(["", ""], [DAY, DAY])[1] == [1, 1]
