"""Why a file gives no rows, or only damaged ones."""

from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.core.xml.entry_spans import MAX_DEPTH
from editor.rules.finding import Remark

_TOO_DEEP = QT_TRANSLATE_NOOP(
    "phrases", "Elements are nested more than {n} levels deep, far deeper than any sitemap needs."
)
_NESTED = QT_TRANSLATE_NOOP("phrases", "elements are nested more than {n} levels deep")
_TOO_MUCH = QT_TRANSLATE_NOOP("phrases", "{what} The file is damaged or hostile.")


class Unreadable(Exception):
    """No rows are to be had from this file.

    `str()` gives one plain sentence, in English; `remarks` has the reason first, as an error, and then
    whatever else was noticed on the way. `byte_size` is the inflated size where that is known, `sitemaps` are
    the addresses of sitemaps that the file names instead of being one.
    """

    byte_size: int | None = None
    sitemaps: tuple[str, ...] = ()

    def __init__(self, sentence: Phrase, *remarks: Remark) -> None:
        super().__init__(sentence)
        self.remarks = remarks


def too_much(sentence: Phrase, reason: Phrase) -> Unreadable:
    """What to raise for a file beyond all limits; the reason is a clause that says the same."""
    return Unreadable(
        Phrase(_TOO_MUCH, what=sentence), Remark("file-unreadable", params=(("reason", reason),))
    )


def too_deep() -> Unreadable:
    """What to raise for a file whose elements are nested too deep."""
    return too_much(Phrase(_TOO_DEEP, n=MAX_DEPTH), Phrase(_NESTED, n=MAX_DEPTH))


class BrokenXml(Unreadable):
    """The input is not well-formed; what stands around the fault may still be recovered.

    `line` and `column` count from 1, in the decoded text; `context` is the text around that place.
    """

    def __init__(self, sentence: Phrase, *remarks: Remark, line: int, column: int, context: str = "") -> None:
        super().__init__(sentence, *remarks)
        self.line = line
        self.column = column
        self.context = context
