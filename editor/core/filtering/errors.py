"""What is wrong with a filter, in a sentence, with the place."""

from editor.core.filtering.nodes import NOWHERE, Place


class FilterError(Exception):
    """A filter that means nothing: `sentence` is to be translated, `detail` fills its placeholder.

    `position` and `length` tell the part of the text at fault, in characters from 0.
    """

    def __init__(self, sentence: str, detail: str = "", place: Place = NOWHERE) -> None:
        super().__init__(sentence.format(detail=detail))
        self.sentence = sentence
        self.detail = detail
        self.position = place.start
        self.length = place.end - place.start
