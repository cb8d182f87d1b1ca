"""The actions that *Find an action* lists, and the search in them by a few words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum


class _Match(IntEnum):
    """The quality of the match of a word with an action, the best first."""

    TITLE_WORD = 0  # a word of the title begins with it
    WORD = 1  # one of the additional words begins with it
    TITLE = 2  # the title contains it
    PLACE = 3
    INSIDE = 4
    NONE = 9


@dataclass(frozen=True, slots=True)
class Findable:
    """An action with its current state."""

    id: str  # unique, and the same at the next start
    title: str
    place: str  # its menu: "Edit", "Edit values › URL"
    run: Callable[[], object]
    key: str = ""  # its shortcut; "" if it has none
    words: str = ""  # additional words to find it by
    is_enabled: bool = True
    is_listed: bool = True  # also listed while the search field is empty


def matching_actions(findables: Sequence[Findable], text: str, used: Sequence[str]) -> list[Findable]:
    """Return the actions that match all words of a text, the best first; disabled ones come last.

    used: ids of actions taken before, the latest first: they come first among equals, and at the
    top of all if no text is entered.
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
    """Tell whether any word of a text begins with a word."""
    return text.startswith(word) or any(before + word in text for before in (" ", "-", "(", "/", "“"))
