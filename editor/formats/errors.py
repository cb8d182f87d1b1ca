"""Why a file gives no rows, or only damaged ones."""

from editor.rules.finding import Remark


class Unreadable(Exception):
    """No rows are to be had from this file.

    `str()` gives one plain sentence; `remarks` has the reason first, as an error, and then whatever else
    was noticed on the way. `byte_size` is the inflated size where that is known, `sitemaps` are the addresses
    of sitemaps that the file names instead of being one.
    """

    byte_size: int | None = None
    sitemaps: tuple[str, ...] = ()

    def __init__(self, sentence: str, *remarks: Remark) -> None:
        super().__init__(sentence)
        self.remarks = remarks


def too_much(found: str) -> Unreadable:
    """What to raise for a file beyond all limits; found: a clause."""
    sentence = f"{found[0].upper()}{found[1:]}, which no sitemap needs. The file is damaged or hostile."
    return Unreadable(sentence, Remark("file-unreadable", params=(("reason", found),)))


class BrokenXml(Unreadable):
    """The input is not well-formed; what stands around the fault may still be recovered.

    `line` and `column` count from 1, in the decoded text; `context` is the text around that place.
    """

    def __init__(self, sentence: str, *remarks: Remark, line: int, column: int, context: str = "") -> None:
        super().__init__(sentence, *remarks)
        self.line = line
        self.column = column
        self.context = context
