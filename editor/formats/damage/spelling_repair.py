"""Repairs how tags, sections and attributes are written: blanks, quotation marks, ends that never come.

Nothing here looks at which tag belongs to which; each place is mended by what stands right there. Whatever is
read ahead is read once, so that time grows with the length of the text. Tags that are escaped are restored,
and `damaged_tags` finds all tags, however they are written.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from html import unescape
from typing import NamedTuple

from editor.core.extensions.extension_declarations import EXTENSIONS, ElementSpec
from editor.core.fields import FIELD_NAMES, Kind
from editor.core.xml.markup import CORE_NAMES
from editor.formats.damage import repair_list
from editor.formats.damage.repair_list import RepairKind, SpanChange, TrackedText
from editor.formats.damage.xml_faults import IN_WHOLE_TAG, OPAQUE, OPAQUE_TEXT, ROOT

_PREFIX = r"(?:[A-Za-z][\w.-]*+:)?"
EXTENSION_PREFIXES = tuple(dict.fromkeys(extension.prefix for extension in EXTENSIONS))


def _names_in(specs: tuple[ElementSpec, ...]) -> Iterator[str]:
    for spec in specs:
        yield spec.name
        yield from _names_in(spec.children)


_OWN = "|".join(sorted(CORE_NAMES, key=len, reverse=True))
_FOREIGN = "|".join(
    sorted({*_names_in(tuple(each.block for each in EXTENSIONS))}, key=lambda name: (-len(name), name))
)
# The name of a known element: longer ones first, as some begin with others.
KNOWN_NAME = rf"(?:(?:{'|'.join(EXTENSION_PREFIXES)}):(?>{_FOREIGN})|{_PREFIX}(?>{_OWN}))"


def mend_spelling(tracked: TrackedText[RepairKind]) -> None:
    """Mend how sections, tags and attributes are written, each where it stands."""
    tracked.replace(repair_list.BLANKS, _closed_up(tracked.text))
    if not ROOT.search(tracked.text):
        headless = _HEADLESS_ROOT.search(tracked.text)
        tracked.replace(repair_list.TAG, [(headless.start(1), headless.start(1), "<")] if headless else [])
    tracked.replace(repair_list.TAG, _plain_tags(tracked.text))
    tracked.replace(repair_list.TAG, _glued(tracked.text))
    _mend_sections(tracked)
    tracked.replace(repair_list.QUOTES, _quotes_completed(tracked.text))


# Blanks and slashes in tags

_TORN = re.compile(
    rf"<(?=[\s\\/]*+[^\s\\/])(?P<lead>[\s\\/]++)(?P<name>{KNOWN_NAME})(?=[\s/><]|\Z)"
    r"(?P<rest>[ \t\r\n]*+)(?=/?>|\w[^<>]*+>|(?P<open><|\Z))",
    re.IGNORECASE,
)


def has_torn_tags(text: str) -> bool:
    """Return True if a text has known tags with blanks before their names."""
    return _TORN.search(text) is not None


def _closed_up(text: str) -> Iterator[SpanChange]:
    """Yield replacements for tags with blanks, backslashes or too many slashes before their names."""
    for start, end in _outside_sections(text):
        for found in _TORN.finditer(text, start, end):
            lead = found["lead"]
            if lead == "/" or (found["open"] is not None and not {*lead} & {"/", "\\"}):
                continue
            slash = "/" if {*lead} & {"/", "\\"} else ""
            is_spaced = bool({*lead} & {*" \t\r\n"}) and text.startswith(">", found.end())
            rest = "" if is_spaced else found["rest"]
            yield found.start(), found.end(), f"<{slash}{found['name']}{rest}"


_HEADLESS_ROOT = re.compile(
    r"(?:\A|[>\s])((?:[\w.-]++:)?(?:urlset|sitemapindex)(?=[ \t\r\n]++xmlns[^<>]*+>|>))"
)
_GLUED = re.compile(
    rf"(?P<needless><(?=</?+{KNOWN_NAME}[ \t\r\n]*+>)|<\?(?=[ \t\r\n]*+<))"
    rf"|(?P<ended></)(?=<{KNOWN_NAME}>)"
    rf"|(?P<less><)(?![!?/<]|{KNOWN_NAME})(?=[A-Za-z][^<>=]*+<)"
    rf"|<{KNOWN_NAME}(?=[^\s/>:<][^<>]*+<)"
)

_WITH_VALUE = re.compile(rf"<{KNOWN_NAME}>[ \t\r\n]*+(?:<!\[CDATA\[|[^< \t\r\n][^<]*+</)")

_WRITTEN = r"[ \t\r\n]++[\w.:-]++[ \t\r\n]*+=[ \t\r\n]*+(?:\"[^\"<]*+\"|'[^'<]*+')"  # an attribute
_WHOLE_TAG = re.compile(rf"<[\w.:-]++(?:{_WRITTEN})++[ \t\r\n]*+/?>")
# End tags with attributes, and tags with full-width brackets, as input methods for East Asian languages type.
_ODD_TAG = re.compile(
    rf"</(?P<ended>{KNOWN_NAME})(?:{_WRITTEN})++[ \t\r\n]*+>"
    rf"|\uff1c(?P<wide>/?+{KNOWN_NAME})[ \t\r\n]*+[>\uff1e]|<(?P<wide_end>/?+{KNOWN_NAME})[ \t\r\n]*+\uff1e"
)


def _plain_tags(text: str) -> Iterator[SpanChange]:
    """Yield replacements for odd tags by the plain ones that they stand for."""
    for start, end in _outside_sections(text):
        for found in _ODD_TAG.finditer(text, start, end):
            name = found["wide"] or found["wide_end"] or f"/{found['ended']}"
            yield *found.span(), f"<{name}>"


def _glued(text: str) -> Iterator[SpanChange]:
    """Yield replacements for tags that have a < too many, or no > before their value."""
    root = ROOT.search(text)
    inside = root.end() if root else len(text)
    for start, end in _outside_sections(text):
        for found in _GLUED.finditer(text, start, end):
            if found["needless"] is not None:
                yield *found.span(), ""
            elif found["ended"] is not None:
                is_start = _WITH_VALUE.match(text, found.end())
                yield *(found.span() if is_start else (found.end(), found.end() + 1)), ""
            elif found["less"] is not None:
                if found.start() > inside:
                    yield *found.span(), "&lt;"
            else:
                yield found.end(), found.end(), ">"


def _outside_sections(text: str) -> Iterator[tuple[int, int]]:
    """Yield the spans of a text between comments, CDATA and instructions that end."""
    at = 0
    for section in OPAQUE.finditer(text):
        if section[0].endswith(("-->", "]]>", "?>")):
            yield at, section.start()
            at = section.end()
    yield at, len(text)


# Sections

_OPENING = re.compile(
    r"(?P<cdata><\s*+!?\s*+\[?\s*+CDATA\s*+\[)"
    r"|(?P<comment><!--|<(?:!-(?!-)|\s++!\s*+--|!\s++--|--)(?=[^<>]*+(?<=[- ])>))"
    r"|(?P<instruction><\s*+\?\s*+(?=xml[\s-]))",
    re.IGNORECASE,
)
_CDATA_TAIL = re.compile(
    r"(?:%5D%5D(?:%3E|>|&gt;)|\]\s*+\](?:\s*+(?:>|&gt;|%3E))?|\]\s*+(?:>|&gt;))?\s*+\Z", re.IGNORECASE
)
# A value in CDATA, or one that has its end. No section holds it.
_CDATA_VALUE = re.compile(
    rf"<(?P<name>{KNOWN_NAME})[ \t\r\n]*+>(?:[ \t\r\n]*+<!\[CDATA\[|[^<]*+(?<=\]\]>)</(?P=name)>)"
)
_LONGEST_TAIL = 60  # characters in which the remains of an end are looked for
_BEFORE = re.compile(r"<([\w.:-]++)[^<>]*+>[^<>]*+\Z")
_LONGEST_LEAD = 400  # characters before a section in which its element begins
_MOST_NAMES = 100  # whose end tags are looked for
_COMMENT_TAIL = re.compile(r"--?+\s*+(?:>|&gt;)|-\s++->")
_COMMENT_MARK = re.compile("<!-->|<!--|-->")
_APART = {"<!--": "<!- -", "-->": "- ->", "<!-->": "<!- ->"}  # so that they mean nothing within a comment
_MARK_OR_TAG = re.compile(
    rf"{_COMMENT_MARK.pattern}|<(?P<end>/?+)(?!(?:{'|'.join(EXTENSION_PREFIXES)}):)"
    r"(?:[A-Za-z][\w.-]*+:)?+(?:(?P<loc>loc)|url|sitemap)(?=[\s>])"
)
_ANY_KNOWN_TAG = re.compile(rf"</?+(?:{_PREFIX}(?:{_OWN}))(?=[\s/>])")
_PLAIN_INSTRUCTION = re.compile(r"[^<>]*+(?<!\?)>")


class _Next:
    """The next places of a text in another, for questions that only go forward."""

    def __init__(self, text: str, sought: re.Pattern[str]) -> None:
        self._text, self._sought = text, sought
        self._found: re.Match[str] | None = None
        self._is_over = False

    def after(self, at: int) -> re.Match[str] | None:
        """Return the first match that does not begin before a place; None if there is none."""
        if self._is_over or (self._found and self._found.start() >= at):
            return self._found
        self._found = self._sought.search(self._text, at)
        self._is_over = self._found is None
        return self._found


class _Section(NamedTuple):
    """The changes of a section, and the place to go on at."""

    changes: tuple[SpanChange, ...]
    end: int


class _Sections:
    """Goes through the sections of a text in its order."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._cdata_end = _Next(text, re.compile(r"\]\]>"))
        self._cdata_again = _Next(text, _CDATA_VALUE)
        self._comment_ends: dict[int, int] | None = None
        self._tag = _Next(text, re.compile("<"))
        self._known_tag = _Next(text, _ANY_KNOWN_TAG)
        self._ends: dict[str, _Next] = {}

    def changes(self) -> Iterator[SpanChange]:
        """Yield the changes that end each section where it was meant to end."""
        at = 0
        while opening := _OPENING.search(self._text, at):
            if opening["cdata"]:
                section = self._cdata(opening)
            elif opening["comment"]:
                section = self._of_comment(opening)
            else:
                section = self._instruction(opening)
            yield from section.changes
            at = max(section.end, opening.end())

    def _cdata(self, opening: re.Match[str]) -> _Section:
        text, start = self._text, opening.end()
        begun = _changed(text, *opening.span(), "<![CDATA[")
        end = self._cdata_end.after(start)
        close = self._close_of(opening.start())
        again = self._cdata_again.after(start)
        if end and again and again.start() < end.start():  # that is the end of the other one
            end, close = None, self._known_tag.after(start)
        elif close is None and end is None and begun == ():
            close = self._known_tag.after(start)
        if end and (close is None or end.start() < close.start()):
            return _Section(begun, end.end())
        if close is None:
            return _Section((), start)
        reach = max(start, close.start() - _LONGEST_TAIL)
        tail = _CDATA_TAIL.search(text[reach : close.start()])
        until = reach + tail.start() if tail else close.start()
        blank = text[until : close.start()]
        spaces = blank[len(blank.rstrip()) :]
        if until == start:
            return _Section(((opening.start(), start, ""),), close.start())
        return _Section((*begun, (until, close.start() - len(spaces), "]]>")), close.start())

    def _close_of(self, at: int) -> re.Match[str] | None:
        """Return the end tag of the element in which a section begins."""
        before = _BEFORE.search(self._text[max(at - _LONGEST_LEAD, 0) : at])
        if before is None:
            return None
        name = before[1]
        if name not in self._ends:
            if len(self._ends) >= _MOST_NAMES:
                return None
            self._ends[name] = _Next(self._text, re.compile(rf"<\s*+/\s*+{re.escape(name)}(?=[\s>])", re.I))
        return self._ends[name].after(at)

    def _of_comment(self, opening: re.Match[str]) -> _Section:
        text, start = self._text, opening.end()
        begun = _changed(text, *opening.span(), "<!--")
        if begun:
            end = text.find("-->", start, self._limit(start))
            return _Section(begun, end + 3) if end >= 0 else self._completed(start, begun)
        if self._comment_ends is None:
            self._comment_ends = _comment_ends(text)
        end = self._comment_ends.get(opening.start(), -1)
        if end < 0:
            return self._completed(start, ())
        inner = (mark for mark in _COMMENT_MARK.finditer(text, start, end))
        return _Section(tuple((*mark.span(), _APART[mark[0]]) for mark in inner), end + len("-->"))

    def _limit(self, start: int) -> int:
        """Return where the next tag or comment begins."""
        tag = self._tag.after(start)
        return tag.start() if tag else len(self._text)

    def _completed(self, start: int, begun: tuple[SpanChange, ...]) -> _Section:
        """End a comment that has no end before the next tag."""
        text, limit = self._text, self._limit(start)
        if limit == len(text) and not begun:
            return _Section((), limit)
        tail = _COMMENT_TAIL.search(text, start, limit)
        if tail:
            return _Section((*begun, (*tail.span(), "-->")), tail.end())
        stop = start + len(text[start:limit].rstrip())
        if stop == start and not begun:
            return _Section(((start - len("<!--"), start, ""),), start)
        return _Section((*begun, (stop, stop, " -->")), stop)

    def _instruction(self, opening: re.Match[str]) -> _Section:
        text = self._text
        begun = _changed(text, *opening.span(), "<?")
        whole = _PLAIN_INSTRUCTION.match(text, opening.end())
        if not whole:
            return _Section(begun, opening.end())
        stop = whole.end() - 1
        inside = text[opening.end() : stop].rstrip()
        stop = opening.end() + len(inside.removesuffix("?"))
        return _Section((*begun, (stop, whole.end(), "?>")), whole.end())


@dataclass(slots=True)
class _Comment:
    """A comment that has begun, of which the end is sought."""

    start: int
    depth: int = 0  # of entries that begin in it
    first_end: int = -1  # of the comments in it
    is_whole: bool = True  # no entry ends in it that begins before it, and no URL is outside its entries


def _comment_ends(text: str) -> dict[int, int]:
    """Return where the comments of a text end, by where they begin: those in others end before these.

    Where one never ends, none of those after it has others within: what it was to hide would be lost. Nor
    has one that would hide parts of entries: it ends where the first one in it does, as parsers take it.
    """
    ends: dict[int, int] = {}
    begun: list[_Comment] = []
    around: set[int] = set()  # those that have others within
    for mark in _MARK_OR_TAG.finditer(text):
        last = begun[-1] if begun else None
        if mark["end"] is not None:
            if last is not None:
                _take_tag(last, mark)
        elif mark[0] == "<!--" or last is None:
            begun += [_Comment(mark.start())] if mark[0] != "-->" else []
        else:
            end = mark.end() - len("-->")
            is_around = last.first_end >= 0
            is_whole = last.is_whole and last.depth == 0
            ends[last.start] = last.first_end if is_around and not is_whole else end
            begun.pop()
            if begun:
                around.add(begun[-1].start)
                if begun[-1].first_end < 0:
                    begun[-1].first_end = last.first_end if is_around else end
                begun[-1].is_whole = begun[-1].is_whole and (is_whole or not is_around)
    if begun:
        first = begun[0].start
        return {start: end for start, end in ends.items() if start < first or start not in around}
    return ends


def _take_tag(comment: _Comment, tag: re.Match[str]) -> None:
    """Note a tag in a comment, if it is of an entry or begins its URL."""
    if not tag["loc"]:
        comment.depth += -1 if tag["end"] else 1
    comment.is_whole = comment.is_whole and comment.depth >= (1 if tag["loc"] else 0)


def _changed(text: str, start: int, end: int, new: str) -> tuple[SpanChange, ...]:
    return () if text[start:end] == new else ((start, end, new),)


def _mend_sections(tracked: TrackedText[RepairKind]) -> None:
    tracked.replace(repair_list.SECTION, _Sections(tracked.text).changes())


# Attributes

_TAG_WITH_ATTRIBUTES = re.compile(
    r"<(?P<name>[A-Za-z_][\w.:-]*+)(?P<inside>[ \t\r\n][^<>]*+)(?P<end>>|(?=<)|\Z)"
)
_ATTRIBUTE_NAME = re.compile(r"[ \t\r\n]*+[A-Za-z_][\w.:-]*+[ \t\r\n]*+=[ \t\r\n]*+")
_WHOLE_VALUE = re.compile(r"""(?:"[^"]*+"|'[^']*+')(?=[ \t\r\n/]|\Z)""")
_NEXT_NAME = re.compile(r"[ \t\r\n]++[A-Za-z_][\w.:-]*+[ \t\r\n]*+=")
_ANY_TAG_START = re.compile(rf"<(?:[/!?]|{KNOWN_NAME}(?=[\s/>]))|\Z")
_REST_OF_VALUE = re.compile(r"""<[^\s<>"']*+["'](?=[\s/>])""")
_ODD_MARKS = "“”„«»‘’‚"


def _quotes_completed(text: str) -> Iterator[SpanChange]:
    """Yield replacements that complete the quotation marks around values of which one is missing."""
    for start, end in _outside_sections(text):
        for tag in _TAG_WITH_ATTRIBUTES.finditer(text, start, end):
            if _WHOLE_TAG.match(text, tag.start()):  # also with > in a value
                continue
            inside = tag["inside"]
            if not (tag["end"] or _ANY_TAG_START.match(text, tag.end())):
                yield from _less_in_value(text, tag.end())
                continue
            if inside.count('"') % 2 or inside.count("'") % 2 or any(mark in inside for mark in _ODD_MARKS):
                yield from _values_quoted(text, *tag.span("inside"))


def _less_in_value(text: str, at: int) -> Iterator[SpanChange]:
    """Yield the change that escapes a < in a value of an attribute, if its quotation mark follows."""
    if _REST_OF_VALUE.match(text, at):
        yield at, at + 1, "&lt;"


def _values_quoted(text: str, at: int, end: int) -> Iterator[SpanChange]:
    while name := _ATTRIBUTE_NAME.match(text, at, end):
        start = name.end()
        value = _WHOLE_VALUE.match(text, start, end)
        if value:
            at = value.end()
            continue
        following = _NEXT_NAME.search(text, start, end)
        stop = following.start() if following else end
        written = text[start:stop].rstrip()
        if not following and written.endswith("/") and not written.endswith("//"):
            written = written[:-1].rstrip()
        bare = written.strip("\"'" + _ODD_MARKS)
        if written not in (f'"{bare}"', f"'{bare}'"):
            yield start, start + len(written), f'"{bare}"'
        at = stop


# Tags that were escaped: `&lt;url&gt;` where `<url>` was meant. Programs that print a sitemap into a web page
# escape it, and so do templates that take it for a text. A value that holds escaped tags is not meant here:
# it is text.

_LESS = r"&(?:lt|#0*+60|\#[xX]0*+3[cC]);"
_NAME = rf"(?:[\w.-]++:)?+(?:{_OWN})(?=[\s/&>]|\Z)"
ESCAPED_TAG = re.compile(rf"{_LESS}(?:/?+{_NAME}|\?xml\s)")
_ESCAPED_LOC = re.compile(rf"{_LESS}(?:[\w.-]++:)?+loc[\s&>]")
_ESCAPED_START = re.compile(
    rf"{_LESS}(?:\?xml\s|!--|(?:[\w.-]++:)?+(?:urlset|sitemapindex|url|sitemap)[\s&>])"
)
_ESCAPED_END = re.compile(rf"{_LESS}/?+{_NAME}[^<>&]*+(?:&[gG][tT];|&#0*+62;|&#[xX]0*+3[eE];|>)")
_REAL_TAG = re.compile(rf"<(?:[\w.-]++:)?(?:{'|'.join(FIELD_NAMES)})[\s>]")
_PAGE_TAG = re.compile(r"</?+[A-Za-z][^<>]*+>|<!--.*?-->", re.DOTALL)
_REFERENCE = re.compile(r"&(?:[A-Za-z]++|#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6});")
_TEXT = re.compile(r"(?P<tag><[^<>]*+>)(?P<text>[^<]*+)")
_MARKUP_NAME = re.compile(r"</?+(?:[\w.-]++:)?+([\w.-]++)")
_HOLD_NO_TEXT = frozenset({*map(str, (Kind.URLSET, Kind.SITEMAPINDEX)), "url", "sitemap"})


def is_escaped(text: str) -> bool:
    """Return True if all tags of a sitemap are escaped in a text, whatever is around them."""
    return _ESCAPED_LOC.search(text) is not None and _REAL_TAG.search(text) is None


def first_escaped(text: str) -> int:
    """Return where the first escaped tag is that is not part of a value; -1 if there is none."""
    if is_escaped(text):
        found = ESCAPED_TAG.search(text)
        return found.start() if found else -1
    return next((start for start, _ in _escaped_texts(text)), -1)


def unescape_markup(tracked: TrackedText[RepairKind]) -> None:
    """Restore the tags of a sitemap that was escaped, and remove the page around it."""
    text = tracked.text
    if is_escaped(text):
        start = _ESCAPED_START.search(text)
        begin = start.start() if start else 0
        end = max((found.end() for found in _ESCAPED_END.finditer(text)), default=len(text))
        tracked.replace(repair_list.PAGE, _page_removed(text, begin, end))
        tracked.replace(repair_list.UNESCAPED, _unescaped(tracked.text, 0, len(tracked.text)))
        return
    spans = [change for span in _escaped_texts(text) for change in _unescaped(text, *span)]
    tracked.replace(repair_list.UNESCAPED, spans)


def _page_removed(text: str, begin: int, end: int) -> Iterator[SpanChange]:
    """Yield changes that leave nothing of a page but the escaped sitemap in it."""
    yield 0, begin, ""
    for tag in _PAGE_TAG.finditer(text, begin, end):
        yield *tag.span(), ""
    yield end, len(text), ""


def _unescaped(text: str, start: int, end: int) -> Iterator[SpanChange]:
    """Yield changes that take one escaping off a part of a text."""
    for found in _REFERENCE.finditer(text, start, end):
        character = unescape(found[0]).replace("\xa0", " ")
        if character != found[0]:
            yield *found.span(), character


def _escaped_texts(text: str) -> Iterator[tuple[int, int]]:
    """Yield the spans of texts between tags that hold escaped tags, where no value is."""
    lead = text.find("<")
    if lead > 0 and ESCAPED_TAG.search(text, 0, lead):
        yield 0, lead
    if "&" not in text:
        return
    for found in _TEXT.finditer(text):
        if "&" in found["text"] and ESCAPED_TAG.search(found["text"]):
            tag = found["tag"]
            name = _MARKUP_NAME.match(tag)
            is_end = tag.startswith(("</", "<!", "<?")) or tag.endswith("/>")
            if is_end or (name and name[1] in _HOLD_NO_TEXT):
                yield found.span("text")


# The tags of a damaged text, with the texts between them

_TOKEN = re.compile(
    rf"(?P<opaque>{OPAQUE_TEXT})"
    rf"|<(?P<end>/?+)(?P<name>[^\W\d][\w.:-]*+)(?P<inside>{IN_WHOLE_TAG})(?P<empty>/?+)>"
    # A tag that lost its end, and one that lost its beginning.
    rf"|<(?P<cut_end>/?+)(?P<cut>{KNOWN_NAME}|(?<=/)[\w.:-]*+)"
    r"(?:[ \t\r\n]++[\w.:-]++=(?:\"[^\"<]*+\"|'[^'<]*+'))*+(?=[^<>]*+(?:<|\Z))"
    rf"|(?:(?<=[>\s])|\A|(?P<headless_end>/))(?P<headless>{KNOWN_NAME})[ \t]*+>",
    re.DOTALL,
)
_BLANK = re.compile(r"[ \t\r\n]*+")
_LINE_REST = re.compile(r"[ \t]*+(?:\r\n|\n|\r|\Z)")
_REACH = 200  # characters before a tag in which its line begins


@dataclass(slots=True)
class Tag:
    """A tag of the text, however it is written, and the text that follows it."""

    start: int
    end: int
    name: str  # with its prefix; "" where none can be told
    text_start: int  # of the text after it, up to the next tag; white space around does not count
    text_end: int
    lead: int  # where the text before it begins, after white space
    is_end: bool = False
    is_empty: bool = False
    is_whole: bool = True  # it needs no mending
    is_headless: bool = False  # it has no <, and may be mere text

    @property
    def has_text(self) -> bool:
        """True if a text follows it, or CDATA."""
        return self.text_start < self.text_end

    def as_start(self) -> "Tag":
        """Return the start tag that stands in the place of this one."""
        return replace(self, is_end=False, is_empty=False, is_whole=True)


def damaged_tags(text: str) -> Iterator[Tag]:
    """Yield the tags of a text with the texts between them, in its order."""
    last: Tag | None = None
    position = 0  # of what follows the last token
    for token in _TOKEN.finditer(text):
        if last is not None:
            _take_text(text, last, position, token.start())
        position = token.end()
        if token["opaque"] is not None:
            if last is not None and token[0].startswith("<![CDATA["):
                _take(last, token.start(), token.end())
            continue
        tag = _tag(token, _lead(text, last.end if last else 0, token.start()))
        if last is not None:
            yield last
        last = tag
    if last is not None:
        _take_text(text, last, position, len(text))
        yield last


def _lead(text: str, after: int, start: int) -> int:
    blank = _BLANK.match(text, after, start)
    return blank.end() if blank else start


def _tag(token: re.Match[str], lead: int) -> Tag:
    start, end = token.span()
    if token["name"] is not None:
        is_end, is_empty = bool(token["end"]), bool(token["empty"])
        return Tag(start, end, token["name"], end, end, lead, is_end=is_end, is_empty=is_empty)
    if token["cut"] is not None:
        is_end = bool(token["cut_end"])
        return Tag(start, end, token["cut"], end, end, lead, is_end=is_end, is_whole=False)
    is_end = bool(token["headless_end"])
    return Tag(start, end, token["headless"], end, end, lead, is_end=is_end, is_whole=False, is_headless=True)


def _take_text(text: str, tag: Tag, start: int, end: int) -> None:
    part = text[start:end]
    stripped = part.strip(" \t\r\n")
    if stripped:
        begin = start + part.index(stripped[0])
        _take(tag, begin, begin + len(stripped))


def _take(tag: Tag, start: int, end: int) -> None:
    if not tag.has_text:
        tag.text_start = start
    tag.text_end = end


def line_span(text: str, start: int, end: int) -> tuple[int, int]:
    """Return the span to remove for a part of a text: its whole line, if nothing else is in it."""
    before, rest = line_start(text, start), _LINE_REST.match(text, end)
    if before is None or rest is None:
        return start, end
    return start - len(before.lstrip("\r\n")), rest.end()


def line_start(text: str, start: int) -> str | None:
    """Return the whitespace before a position, with the line end before it; None if more is on the line."""
    before = text[max(start - _REACH, 0) : start]
    line = before.rstrip(" \t")
    if not line:
        return before if start <= _REACH else None
    if line[-1] not in "\r\n":
        return None
    return before[len(line) - (2 if line.endswith("\r\n") else 1) :]
