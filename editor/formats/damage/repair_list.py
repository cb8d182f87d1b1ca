"""The list of repairs made to a file so that it could be read, each with the text before and after.

A text that is edited in several passes records its differences from the original; the list is made
from them.
"""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, groupby, pairwise
from operator import itemgetter
from typing import Generic, NamedTuple, TypeVar

from editor.core.text import N_, without_passwords
from editor.formats.read_errors import on_one_line

Why = TypeVar("Why")
SpanChange = tuple[int, int, str]  # start, end, and the text in their place
MOST_CHANGES = 100_000  # of one pass that are recorded one by one
_MOST_APART = 10_000  # of one pass that touch each other and are recorded one by one


@dataclass(frozen=True, slots=True)
class TextChange(Generic[Why]):
    """A change: the original text from `start` to `end` is now `after`."""

    start: int
    end: int
    after: str
    why: Why

    @property
    def growth(self) -> int:
        """The number of characters by which the text grew."""
        return len(self.after) - (self.end - self.start)


class TrackedText(Generic[Why]):
    """A text with the changes made to it, in terms of the original and in its order.

    The original with these changes applied is always the present text: whatever no change covers is as it
    was.
    """

    def __init__(self, original: str) -> None:
        self.original = original
        self.text = original
        self.changes: Sequence[TextChange[Why]] = ()

    def copy(self) -> "TrackedText[Why]":
        """Return a copy that can be changed independently."""
        other: TrackedText[Why] = TrackedText(self.original)
        other.text, other.changes = self.text, self.changes
        return other

    def replace(self, why: Why, spans: Iterable[SpanChange]) -> None:
        """Replace spans of the present text, which are in order and do not overlap.

        A span that was changed before is merged with that change; so are spans that touch each other, and, if
        there are too many, neighbours with the text between them.
        """
        new = list(_runs(span for span in spans if self.text[span[0] : span[1]] != span[2]))
        if len(new) > MOST_CHANGES:
            new = list(_gathered(self.text, new))
        self.replace_each([(why, span) for span in new])

    def replace_each(self, new: Sequence[tuple[Why, SpanChange]]) -> None:
        """Replace spans of the present text, each for a reason of its own.

        If there are too many, those that touch each other for the same reason are merged.
        """
        if len(new) > _MOST_APART:
            by_reason = groupby(new, itemgetter(0))
            new = [(why, span) for why, some in by_reason for span in _runs(span for _, span in some)]
        if new:
            self.changes = list(_composed(self.changes, new))
            self.text = _with_spans(self.text, (span for _, span in new))

    def sub(self, why: Why, pattern: re.Pattern[str], words: str | Callable[[re.Match[str]], str]) -> None:
        """Replace the matches of a pattern by a literal text or by a function's result."""
        found = pattern.finditer(self.text)
        texts = ((match, words if isinstance(words, str) else words(match)) for match in found)
        self.replace(why, ((match.start(), match.end(), text) for match, text in texts))


def _runs(spans: Iterable[SpanChange]) -> Iterator[SpanChange]:
    """Yield the spans, with those that touch each other merged."""
    start, end, texts = -1, -1, [""]
    for span in spans:
        if span[0] != end:
            if end >= 0:
                yield start, end, "".join(texts)
            start, texts = span[0], []
        end = span[1]
        texts.append(span[2])
    if end >= 0:
        yield start, end, "".join(texts)


def _gathered(text: str, spans: Sequence[SpanChange]) -> Iterator[SpanChange]:
    """Yield at most MOST_CHANGES spans, merged from neighbours with the text between them."""
    together = -(-len(spans) // MOST_CHANGES)
    for at in range(0, len(spans), together):
        some = spans[at : at + together]
        between = (text[one[1] : other[0]] for one, other in pairwise(some))
        texts = (new + rest for (_, _, new), rest in zip(some, chain(between, [""]), strict=True))
        yield some[0][0], some[-1][1], "".join(texts)


def _with_spans(text: str, spans: Iterable[SpanChange]) -> str:
    parts: list[str] = []
    at = 0
    for start, end, new in spans:
        parts += (text[at:start], new)
        at = end
    parts.append(text[at:])
    return "".join(parts)


def _composed(
    known: Sequence[TextChange[Why]], coming: Iterable[tuple[Why, SpanChange]]
) -> Iterator[TextChange[Why]]:
    """Yield the changes of an original, composed with further changes of the text they led to, in order."""
    left = list(reversed(known))
    shift = 0  # from positions in the original to the text changed so far
    for why, (start, end, new) in coming:
        while left and left[-1].start + shift + len(left[-1].after) <= start:
            shift += left[-1].growth
            yield left.pop()
        first, head, tail = start - shift, "", ""
        last: TextChange[Why] | None = None
        while left and left[-1].start + shift < end:
            last = left.pop()
            at = last.start + shift
            if at < start:
                first, head = last.start, last.after[: start - at]
            tail = last.after[max(end - at, 0) :]
            shift += last.growth
        if last is not None and tail:
            yield TextChange(first, last.end, head + new, why)
            left.append(replace(last, start=last.end, after=tail))
            shift -= len(tail)
        else:
            yield TextChange(first, end - shift, head + new, why)
    yield from reversed(left)


_LINE_END = re.compile("\r\n|\n|\r")
_INVALID_BYTE = re.compile("[\udc00-\udcff]")  # as `decode_damaged` keeps it
_AROUND = 24  # characters of the text on either side
_LONGEST = 400  # characters of the text before or after a repair


@dataclass(frozen=True, slots=True)
class RepairKind:
    """A kind of repair: the rule that was broken, and what was done about it."""

    rule: str
    done: str


UNPACKED = RepairKind("gzip-corrupt", N_("Everything that could be decompressed was kept."))
UNPACKED_TWICE = RepairKind("gzip-corrupt", N_("It was decompressed twice and will be compressed once."))
MARK = RepairKind("encoding-invalid-bytes", N_("The wrong byte order mark was removed."))
UNMARKED = RepairKind("encoding-invalid-bytes", N_("The file was converted to UTF-8."))
BYTES = RepairKind(
    "encoding-invalid-bytes",
    N_("Unreadable characters were replaced with �. Read the file in another encoding."),
)
HALVES_IN_BYTES = RepairKind("encoding-invalid-bytes", N_("Two halves were joined into their character."))
COMMENT = RepairKind(
    "encoding-invalid-bytes",
    N_("The comment is in a different encoding; its bytes were kept as Latin-1 characters."),
)
REREAD = RepairKind("encoding-invalid-bytes", N_("It was read in the chosen encoding."))
LATER = RepairKind(
    "encoding-invalid-bytes", N_("It was read in a newer version of its encoding, which has more characters.")
)
DECLARED = RepairKind("encoding-not-utf8", N_("The file now declares UTF-8 and was converted to it."))
BOTH_SIDES = RepairKind("merge-conflict", N_("Both sides were kept."))
FIRST_SIDE = RepairKind("merge-conflict", N_("The first side was kept."))
SECOND_SIDE = RepairKind("merge-conflict", N_("The second side was kept."))
DECLARATION_FIRST = RepairKind(
    "leading-whitespace",
    N_("The <?xml …?> line was moved to the beginning; what is before it now follows it."),
)
LEAD = RepairKind("leading-whitespace", N_("Everything before the XML was removed."))
TEMPLATE_LEAD = RepairKind(
    "template-code", N_("The header of a template was removed. What the generator fills in is still missing.")
)
TEMPLATE = RepairKind("template-code", N_("It was kept as text."))
CHARACTER = RepairKind("illegal-character", N_("It was removed."))
HALVES = RepairKind("illegal-character", HALVES_IN_BYTES.done)
AMPERSAND = RepairKind("unescaped-ampersand", N_("& was changed to &amp;."))
ENTITY = RepairKind("undefined-entity", N_("It was replaced with the character it stands for in HTML."))
NO_ENTITY = RepairKind("undefined-entity", N_("The name is unknown, so it was kept as text."))
LESS = RepairKind("not-well-formed", N_("A < that does not start a tag was changed to &lt;."))
QUOTES = RepairKind("not-well-formed", N_("Quotation marks were put around the value."))
BLANKS = RepairKind("not-well-formed", N_("Spaces or slashes in a tag were removed."))
SECTION = RepairKind("not-well-formed", N_("A CDATA section, comment or instruction was completed."))
TAG = RepairKind("not-well-formed", N_("A tag was written correctly."))
OTHER_ENTRY = RepairKind(
    "not-well-formed", N_("An entry of the other kind of sitemap was named as those of this one.")
)
START_TAG = RepairKind("not-well-formed", N_("A missing start tag was added."))
END_TAG = RepairKind("not-well-formed", N_("A missing end tag was added."))
CDATA_END = RepairKind("not-well-formed", N_("A stray ]]> was changed to ]]&gt;."))
BACKSLASH = RepairKind("not-well-formed", N_("The backslash before the ! was removed."))
HYPHENS = RepairKind("not-well-formed", N_("Hyphens in a comment were separated."))
DECLARATION = RepairKind("not-well-formed", N_("The <?xml …?> line was corrected."))
LATER_DECLARATION = RepairKind("not-well-formed", N_("A second <?xml …?> line was removed."))
JOINED = RepairKind("not-well-formed", N_("The joined files were merged into one."))
TAIL = RepairKind("not-well-formed", N_("Everything after the end of the root was removed."))
ROOT_FIRST = RepairKind(
    "not-well-formed", N_("The root's start tag was moved before the entries that preceded it.")
)
END_LAST = RepairKind(
    "not-well-formed", N_("The root's end tag was moved after the entries that followed it.")
)
ENTRY_TAG = RepairKind("not-well-formed", N_("The missing tag of an entry was added."))
UNESCAPED = RepairKind("markup-escaped", N_("Escaped markup was restored."))
PAGE = RepairKind("markup-escaped", N_("The page around the escaped sitemap was removed."))
UNWRAPPED = RepairKind("nested-urlset", N_("A root inside the root was removed; its entries were kept."))
OUT_OF_WRAPPER = RepairKind(
    "entries-in-wrapper", N_("An element around entries was removed; they were kept.")
)
RENAMED = RepairKind("entry-misnamed", N_("An entry with another name was renamed."))
LOC_RENAMED = RepairKind("entry-misnamed", N_("An element with the URL of an entry was renamed to loc."))
WRAPPED = RepairKind("loc-under-root", N_("URLs outside any entry got entries of their own."))
LEFT_OVER = RepairKind("not-well-formed", N_("A leftover tag was removed."))
REMAINS = RepairKind("not-well-formed", N_("The rest of an entry without a URL was removed."))
CUT = RepairKind("not-well-formed", N_("The file was closed after the last complete part."))
ENTRY = RepairKind("not-well-formed", N_("The entry was rewritten from what could be read of it."))
BETWEEN = RepairKind("not-well-formed", N_("What stood between the entries was removed."))
ANEW = RepairKind("not-well-formed", N_("The items of the feed were read one by one."))
ROOT_NAME = RepairKind("root-unknown", N_("The root element was renamed correctly."))
NEW_ROOT = RepairKind("root-unknown", N_("The missing root element was added."))
TYPO = RepairKind("unbound-prefix", N_("The misspelled prefix was corrected."))
PREFIX = RepairKind("unbound-prefix", N_("The prefix was declared."))


class Repair(NamedTuple):
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

    def shown(self) -> "Repair":
        """Return the repair as it is printed and reported: without the passwords of URLs."""
        line = f"{self.lead}{self.before}{self.trail}"
        if without_passwords(line) == line:
            return self
        before, after = without_passwords(self.before), without_passwords(self.after)
        # One may begin in what stands before and end in what comes after.
        return self._replace(before=before, after=after, lead="", trail="")


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
