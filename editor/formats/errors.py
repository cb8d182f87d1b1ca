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


class BrokenXml(Unreadable):
    """The input is not well-formed; what stands around the fault may still be recovered.

    `line` and `column` count from 1, in the decoded text; `context` is the text around that place.
    """

    def __init__(self, sentence: str, *remarks: Remark, line: int, column: int, context: str = "") -> None:
        super().__init__(sentence, *remarks)
        self.line = line
        self.column = column
        self.context = context
