"""Text that people read: marked where it is declared, translated where it is shown."""


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802 - the name that Qt's tools look for
    """Mark a text for translation under a context; returns it as it is."""
    return text


class SentenceError(Exception):
    """Why something cannot be done: `sentence` is to be translated, `detail` fills its placeholder."""

    def __init__(self, sentence: str, detail: str = "") -> None:
        super().__init__(sentence.format(detail=detail))
        self.sentence = sentence
        self.detail = detail
