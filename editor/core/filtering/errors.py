"""What is wrong with a filter, in a sentence, with the place."""

from editor.core.filtering.filter_tree import NOWHERE, FilterSpan
from editor.core.text import SentenceError


class FilterError(SentenceError):
    """A filter that means nothing; `position` and `length` tell the part at fault, in characters from 0."""

    def __init__(self, sentence: str, detail: str = "", place: FilterSpan = NOWHERE) -> None:
        super().__init__(sentence, detail)
        self.position = place.start
        self.length = place.end - place.start
