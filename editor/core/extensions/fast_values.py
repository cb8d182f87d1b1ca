"""Reads values in the texts of extensions quickly: most texts of a file differ only in their values."""

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate

from editor.core.extensions.nodes import Node, nodes_in, split_values
from editor.core.fields import XML_SPACE
from editor.core.xml.outline import Names, content_text, decoded_attribute

Wanted = tuple[int, str | None]


class ShapedValues:
    """Extracts values from texts that are not unsure: of texts with the same shape, only one is parsed.

    `wanted_in` returns, for the nodes of a text, the positions where the wanted values begin, 0 for a missing
    one, each with a value that is to be left out, if any.
    """

    def __init__(self, names: Names, wanted_in: Callable[[Sequence[Node]], Iterable[Wanted]]) -> None:
        self._names, self._wanted_in = names, wanted_in
        self._places: dict[str, list[Wanted]] = {}  # shape -> numbers of the wanted pieces; 0 for none

    def of(self, text: str) -> list[str]:
        """Return the wanted values of a text, decoded and stripped; "" for a missing one."""
        shape, pieces = split_values(text)
        places = self._places.get(shape)
        if places is None:
            places = self._places[shape] = self._read(text, pieces)
        read = ((_decoded(pieces[place]) if place else "", unwanted) for place, unwanted in places)
        return [value for value, unwanted in read if value != unwanted]

    def _read(self, text: str, pieces: Sequence[str]) -> list[Wanted]:
        """Return the numbers of the pieces of a text that contain the wanted values."""
        starts = accumulate(map(len, pieces), initial=1)  # behind the quote or ">"
        place_of = {start: place for place, start in enumerate(starts) if place % 2}
        wanted = self._wanted_in(nodes_in(text, self._names))
        return [(place_of.get(start, 0), unwanted) for start, unwanted in wanted]


def _decoded(value: str) -> str:
    """Return a value decoded, without its quotes or the ">" before it."""
    text = content_text(value[1:]) if value[0] == ">" else decoded_attribute(value[1:-1])
    return text.strip(XML_SPACE)
