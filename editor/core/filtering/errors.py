"""The error for a filter that cannot be understood: a sentence, and a position in the filter's text."""

from editor.core.filtering.filter_tree import NOWHERE, FilterSpan
from editor.core.text import SentenceError


class FilterError(SentenceError):
    """A filter that cannot be understood; `position` and `length` give the part at fault, from 0."""

    context = "filter"

    def __init__(self, sentence: str, detail: str = "", place: FilterSpan = NOWHERE) -> None:
        super().__init__(sentence, detail)
        self.position = place.start
        self.length = place.end - place.start
