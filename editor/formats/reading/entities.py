"""Resolves entities in values, if the file would write the value in the same way again."""

import re
from collections.abc import Collection, Iterable, Sequence

from editor.core.xml.markup import EntityStyle
from editor.core.xml.outline import unescape

# A reference that no EntityStyle ever writes.
_UNWRITTEN = re.compile("&(?!(?:amp|lt|gt|quot|apos|#13);)")


class Resolver:
    """Resolves texts without markup that are written in the style of one file."""

    def __init__(self, style: EntityStyle) -> None:
        self._style = style
        # A value without any of these characters is written as it is.
        self._special = "&\r" + ">" * style.gt + '"' * style.quot + "'" * style.apos

    def resolve(self, texts: list[str]) -> set[int]:
        """Resolve entities in place; returns the indexes of texts for which escaping cannot undo it."""
        places = places_with(self._special, texts)
        if self._resolve_alike(texts, places):
            return set()
        unlike: set[int] = set()
        for place in places:
            value = self.value_of(texts[place])
            if value is None:
                unlike.add(place)
            else:
                texts[place] = value
        return unlike

    def _resolve_alike(self, texts: list[str], places: Collection[int]) -> bool:
        """Resolve these texts together, if escaping undoes it for all of them, which is nearly always so."""
        together = self.value_of("\0".join(texts[place] for place in places))  # XML cannot contain "\0"
        values = [] if together is None else together.split("\0")
        if len(values) != len(places):
            return not places
        for place, value in zip(places, values, strict=True):
            texts[place] = value
        return True

    def value_of(self, text: str) -> str | None:
        """Return the value of a text; None if this file would write the value differently."""
        value = text.replace("&amp;", "&")
        if self._style.escape(value) == text:  # nearly always
            return value
        if _UNWRITTEN.search(text):
            return None
        value = unescape(text)
        return value if self._style.escape(value) == text else None


def places_with(marks: Iterable[str], texts: Sequence[str]) -> set[int]:
    """Return the indexes of the texts that contain any of these marks."""
    joined = "".join(texts)
    return {place for mark in marks if mark in joined for place, text in enumerate(texts) if mark in text}
