"""The errors for files that give no rows, or only damaged ones."""

from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.core.xml.entry_spans import MAX_DEPTH
from editor.rules.finding import FileHit

_TOO_DEEP = QT_TRANSLATE_NOOP(
    "phrases", "Elements are nested more than {n} levels deep, far deeper than any sitemap needs."
)
_NESTED = QT_TRANSLATE_NOOP("phrases", "elements are nested more than {n} levels deep")
_TOO_MUCH = QT_TRANSLATE_NOOP("phrases", "{what} The file is damaged or hostile.")


class Unreadable(Exception):
    """The error for a file that gives no rows.

    `str()` gives one plain sentence, in English; `file_hits` has the reason first, as an error, and then
    whatever else was noticed. `byte_size` is the decompressed size if that is known; `sitemaps` are the URLs
    of sitemaps that the file names instead of being one.
    """

    byte_size: int | None = None
    sitemaps: tuple[str, ...] = ()

    def __init__(self, sentence: Phrase, *file_hits: FileHit) -> None:
        super().__init__(sentence)
        self.file_hits = file_hits


def too_much(sentence: Phrase, reason: Phrase) -> Unreadable:
    """Return the error for a file beyond all limits; `reason` is the sentence as a clause."""
    return Unreadable(
        Phrase(_TOO_MUCH, what=sentence), FileHit("file-unreadable", params=(("reason", reason),))
    )


def too_deep() -> Unreadable:
    """Return the error for a file whose elements are nested too deep."""
    return too_much(Phrase(_TOO_DEEP, n=MAX_DEPTH), Phrase(_NESTED, n=MAX_DEPTH))


class BrokenXml(Unreadable):
    """The error for input that is not well-formed; the text around the fault may still be recovered.

    `line` and `column` count from 1, in the decoded text; `context` is the text around that place.
    """

    def __init__(
        self, sentence: Phrase, *file_hits: FileHit, line: int, column: int, context: str = ""
    ) -> None:
        super().__init__(sentence, *file_hits)
        self.line = line
        self.column = column
        self.context = context
