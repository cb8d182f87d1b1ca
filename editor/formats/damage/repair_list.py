"""The list of repairs made to a file so that it could be read, each with the text before and after."""

import re
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from editor.core.text import QT_TRANSLATE_NOOP
from editor.formats.damage.tracked_text import TrackedText
from editor.formats.positions import on_one_line

_LINE_END = re.compile("\r\n|\n|\r")
_INVALID_BYTE = re.compile("[\udc00-\udcff]")  # as `decode_damaged` keeps it
_AROUND = 24  # characters of the text on either side
_LONGEST = 400  # characters of the text before or after a repair


@dataclass(frozen=True, slots=True)
class RepairKind:
    """A kind of repair: the rule that was broken, and what was done about it."""

    rule: str
    done: str


UNPACKED = RepairKind(
    "gzip-corrupt", QT_TRANSLATE_NOOP("repairs", "Everything that could be decompressed was kept.")
)
UNPACKED_TWICE = RepairKind(
    "gzip-corrupt", QT_TRANSLATE_NOOP("repairs", "It was decompressed twice and will be compressed once.")
)
MARK = RepairKind(
    "encoding-invalid-bytes", QT_TRANSLATE_NOOP("repairs", "The wrong byte order mark was removed.")
)
UNMARKED = RepairKind(
    "encoding-invalid-bytes", QT_TRANSLATE_NOOP("repairs", "The file was converted to UTF-8.")
)
BYTES = RepairKind(
    "encoding-invalid-bytes",
    QT_TRANSLATE_NOOP(
        "repairs", "Unreadable characters were replaced with �. Read the file in another encoding."
    ),
)
COMMENT = RepairKind(
    "encoding-invalid-bytes",
    QT_TRANSLATE_NOOP(
        "repairs", "The comment is in a different encoding; its bytes were kept as Latin-1 characters."
    ),
)
REREAD = RepairKind(
    "encoding-invalid-bytes", QT_TRANSLATE_NOOP("repairs", "It was read in the chosen encoding.")
)
LATER = RepairKind(
    "encoding-invalid-bytes",
    QT_TRANSLATE_NOOP(
        "repairs", "It was read in a newer version of its encoding, which has more characters."
    ),
)
DECLARED = RepairKind(
    "encoding-not-utf8", QT_TRANSLATE_NOOP("repairs", "The file now declares UTF-8 and was converted to it.")
)
BOTH_SIDES = RepairKind("merge-conflict", QT_TRANSLATE_NOOP("repairs", "Both sides were kept."))
FIRST_SIDE = RepairKind("merge-conflict", QT_TRANSLATE_NOOP("repairs", "The first side was kept."))
SECOND_SIDE = RepairKind("merge-conflict", QT_TRANSLATE_NOOP("repairs", "The second side was kept."))
LEAD = RepairKind(
    "leading-whitespace", QT_TRANSLATE_NOOP("repairs", "Everything before the XML was removed.")
)
TEMPLATE_LEAD = RepairKind("template-code", LEAD.done)
TEMPLATE = RepairKind("template-code", QT_TRANSLATE_NOOP("repairs", "It was kept as text."))
CHARACTER = RepairKind("illegal-character", QT_TRANSLATE_NOOP("repairs", "It was removed."))
AMPERSAND = RepairKind("unescaped-ampersand", QT_TRANSLATE_NOOP("repairs", "& was changed to &amp;."))
ENTITY = RepairKind(
    "undefined-entity",
    QT_TRANSLATE_NOOP("repairs", "It was replaced with the character it stands for in HTML."),
)
NO_ENTITY = RepairKind(
    "undefined-entity", QT_TRANSLATE_NOOP("repairs", "The name is unknown, so it was kept as text.")
)
LESS = RepairKind(
    "not-well-formed", QT_TRANSLATE_NOOP("repairs", "A < that does not start a tag was changed to &lt;.")
)
QUOTES = RepairKind(
    "not-well-formed", QT_TRANSLATE_NOOP("repairs", "Quotation marks were put around the value.")
)
CDATA_END = RepairKind("not-well-formed", QT_TRANSLATE_NOOP("repairs", "A stray ]]> was changed to ]]&gt;."))
BACKSLASH = RepairKind(
    "not-well-formed", QT_TRANSLATE_NOOP("repairs", "The backslash before the ! was removed.")
)
HYPHENS = RepairKind("not-well-formed", QT_TRANSLATE_NOOP("repairs", "Hyphens in a comment were separated."))
DECLARATION = RepairKind("not-well-formed", QT_TRANSLATE_NOOP("repairs", "The <?xml …?> line was corrected."))
LATER_DECLARATION = RepairKind(
    "not-well-formed", QT_TRANSLATE_NOOP("repairs", "A second <?xml …?> line was removed.")
)
JOINED = RepairKind("not-well-formed", QT_TRANSLATE_NOOP("repairs", "The joined files were merged into one."))
TAIL = RepairKind(
    "not-well-formed", QT_TRANSLATE_NOOP("repairs", "Everything after the end of the root was removed.")
)
ROOT_FIRST = RepairKind(
    "not-well-formed",
    QT_TRANSLATE_NOOP("repairs", "The root's start tag was moved before the entries that preceded it."),
)
END_LAST = RepairKind(
    "not-well-formed",
    QT_TRANSLATE_NOOP("repairs", "The root's end tag was moved after the entries that followed it."),
)
ENTRY_TAG = RepairKind(
    "not-well-formed", QT_TRANSLATE_NOOP("repairs", "The missing tag of an entry was added.")
)
LEFT_OVER = RepairKind("not-well-formed", QT_TRANSLATE_NOOP("repairs", "A leftover tag was removed."))
REMAINS = RepairKind(
    "not-well-formed", QT_TRANSLATE_NOOP("repairs", "The rest of an entry without a URL was removed.")
)
CUT = RepairKind(
    "not-well-formed", QT_TRANSLATE_NOOP("repairs", "The file was closed after the last complete part.")
)
ANEW = RepairKind(
    "not-well-formed",
    QT_TRANSLATE_NOOP("repairs", "Its entries were recovered one by one and rewritten."),
)
ROOT_NAME = RepairKind(
    "root-unknown", QT_TRANSLATE_NOOP("repairs", "The root element was renamed correctly.")
)
NEW_ROOT = RepairKind("root-unknown", QT_TRANSLATE_NOOP("repairs", "The missing root element was added."))
SLIP = RepairKind("unbound-prefix", QT_TRANSLATE_NOOP("repairs", "The misspelled prefix was corrected."))
PREFIX = RepairKind("unbound-prefix", QT_TRANSLATE_NOOP("repairs", "The prefix was declared."))


@dataclass(frozen=True, slots=True)
class Repair:
    """One place that was repaired; line and column are those before, from 1, or None if unknown.

    `before` and `after` are shortened if they are long; `lead` and `trail` are the text around them in their
    lines.
    """

    kind: RepairKind
    line: int | None
    column: int | None
    before: str = ""
    after: str = ""
    lead: str = ""
    trail: str = ""
    file: str = ""  # its name, where the document consists of several


def repairs_of(tracked: TrackedText[RepairKind]) -> tuple[Repair, ...]:
    """Return the repairs of a text, in its order."""
    text = tracked.original
    starts = [0, *(end.end() for end in _LINE_END.finditer(text))]
    found = []
    for change in tracked.changes:
        line = bisect_right(starts, change.start)
        start = starts[line - 1]
        found.append(
            Repair(
                change.why,
                line,
                change.start - start + 1,
                _clipped(_with_bytes(text[change.start : change.end])),
                _clipped(change.after),
                _lead(text, start, change.start),
                _trail(text, change.end),
            )
        )
    return tuple(found)


@dataclass(frozen=True, slots=True)
class RepairGroup:
    """All repairs of one kind."""

    kind: RepairKind
    repairs: Sequence[Repair]


def group_repairs(repairs: Iterable[Repair]) -> tuple[RepairGroup, ...]:
    """Group repairs by kind, in the order of their first places."""
    groups: dict[RepairKind, list[Repair]] = {}
    for repair in repairs:
        groups.setdefault(repair.kind, []).append(repair)
    return tuple(RepairGroup(kind, places) for kind, places in groups.items())


def _lead(text: str, line: int, start: int) -> str:
    """Return the text before a position in its line, shortened."""
    clipped = on_one_line(text[max(start - _AROUND, line) : start])
    return f"…{clipped}" if start - _AROUND > line else clipped


def _trail(text: str, end: int) -> str:
    """Return the text after a position in its line, shortened."""
    piece = text[end : end + _AROUND]
    rest = _LINE_END.split(piece, maxsplit=1)[0]
    is_cut = len(rest) == _AROUND and text[end + _AROUND : end + _AROUND + 1] not in ("", "\n", "\r")
    return on_one_line(rest) + ("…" if is_cut else "")


def _with_bytes(text: str) -> str:
    """Return a text with lone surrogates, which stand for invalid bytes, shown as these bytes in hex."""
    if not _INVALID_BYTE.search(text):
        return text
    return " ".join(
        f"{ord(character) - 0xDC00:02X}" if "\udc00" <= character <= "\udcff" else character
        for character in text
    )


def _clipped(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
