"""What *Find an action* lists, and which of it a few words mean."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum


class _Match(IntEnum):
    """How well a word fits, the best first."""

    TITLE_WORD = 0  # a word of the title begins with it
    WORD = 1  # or one of the words that people look for it by
    TITLE = 2  # it stands inside the title
    PLACE = 3
    INSIDE = 4
    NONE = 9


@dataclass(frozen=True, slots=True)
class Findable:
    """Something that can be done, as it is now."""

    id: str  # of its own among all of them, and the same at the next start
    title: str
    place: str  # where it sits: "Edit", "Edit values › URL"
    run: Callable[[], object]
    key: str = ""  # "" where it has none
    words: str = ""  # what else it is found by
    is_enabled: bool = True
    is_listed: bool = True  # before anything is typed, too


def matching_actions(findables: Sequence[Findable], text: str, used: Sequence[str]) -> list[Findable]:
    """Those that all words of a text fit, the best first; what cannot be done now comes last.

    used: ids of what was taken before, the latest first: of equals they come first, and where nothing is
    typed they stand above everything.
    """
    words = text.casefold().split()
    latest = {name: place for place, name in enumerate(used)}
    ranked = []
    for place, each in enumerate(findables):
        fit = max((_match(each, word) for word in words), default=_Match.TITLE_WORD)
        if fit is _Match.NONE or not (words or each.is_listed or each.id in latest):
            continue
        order = latest.get(each.id, len(used))
        ranked.append((not each.is_enabled and bool(words), fit, order, place, each))
    return [each for *_, each in sorted(ranked, key=lambda rank: rank[:-1])]


def _match(findable: Findable, word: str) -> _Match:
    title, words = findable.title.casefold(), findable.words.casefold()
    if _begins(word, title):
        return _Match.TITLE_WORD
    if _begins(word, words):
        return _Match.WORD
    if word in title:
        return _Match.TITLE
    if word in findable.place.casefold():
        return _Match.PLACE
    return _Match.INSIDE if word in words else _Match.NONE


def _begins(word: str, text: str) -> bool:
    """Whether a word of the text begins with it."""
    return text.startswith(word) or any(before + word in text for before in (" ", "-", "(", "/", "“"))
