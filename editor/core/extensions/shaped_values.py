"""Values in the texts of extensions, read quickly: most texts of a file differ in their values alone."""

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate

from editor.core.extensions.nodes import Node, nodes_in, split_values
from editor.core.fields import XML_SPACE
from editor.core.outline import Names, decoded_attribute, text_of


class ShapedValues:
    """Picks values out of texts, none of them UNSURE: of those that have the same shape, one is read.

    starts_in: where in a text, whose nodes it is given, the wanted values begin; 0 for one that is missing.
    """

    def __init__(self, names: Names, starts_in: Callable[[Sequence[Node]], Iterable[int]]) -> None:
        self._names, self._starts_in = names, starts_in
        self._places: dict[str, list[int]] = {}  # of each shape: which pieces are wanted; 0 for none

    def of(self, text: str) -> list[str]:
        """The wanted values in a text, decoded, without white space around them; "" for a missing one."""
        shape, pieces = split_values(text)
        places = self._places.get(shape)
        if places is None:
            places = self._places[shape] = self._read(text, pieces)
        return [_decoded(pieces[place]) if place else "" for place in places]

    def _read(self, text: str, pieces: Sequence[str]) -> list[int]:
        """Where the pieces of a text have the wanted values."""
        starts = accumulate(map(len, pieces), initial=1)  # behind the quote or ">"
        place_of = {start: place for place, start in enumerate(starts) if place % 2}
        return [place_of.get(start, 0) for start in self._starts_in(nodes_in(text, self._names))]


def _decoded(value: str) -> str:
    """A value without what stands around it."""
    text = text_of(value[1:]) if value[0] == ">" else decoded_attribute(value[1:-1])
    return text.strip(XML_SPACE)
