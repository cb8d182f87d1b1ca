"""Repairs files that are not well-formed, or not in the encoding that they declare.

First the text is repaired step by step, one kind of fault after the other, so that all the rest of
it stays as it is and is read as usual: attribute values without quotation marks or with typographic
ones, conflicts that version control left (one side stays, or both), tags. Only if that is not
enough does lxml recover what it can of single entries.
"""

import html.entities
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain

from editor.core.fields import XML_SPACE, Kind
from editor.core.values.characters import ILLEGAL_RUN
from editor.core.xml.markup import CORE_NAMES, NAMESPACE, NOTE, EntityStyle
from editor.formats.damage import repair_list
from editor.formats.damage.repair_list import RepairKind, SpanChange, TrackedText
from editor.formats.damage.spelling_repair import KNOWN_NAME, mend_spelling, unescape_markup
from editor.formats.damage.structure_repair import line_end_of, put_entries_into_root, put_in_order
from editor.formats.damage.xml_faults import (
    BARE_AMPERSAND,
    CONFLICT,
    CUT_DECLARATION,
    DECLARATION,
    IN_WHOLE_TAG,
    KNOWN_PREFIXES,
    LOOSE_ENTRY,
    OPAQUE,
    OPAQUE_TEXT,
    PAIR,
    REFERENCE,
    ROOT,
    begins_inside,
    character_of,
    find_conflict,
    find_template,
    has_url,
    joined_pair,
    lead_end,
    loose_prefixes,
    meant_prefix,
    own_entities,
    own_prefixes,
)
from editor.formats.read_errors import ConflictSide, ReadAs, Unreadable
from editor.formats.reading.encoding import (
    Decoded,
    codec_of,
    is_multi_byte,
    is_taken,
    is_wide,
    later_form,
    sniff,
)
from editor.formats.reading.well_formed import is_well_formed

REPAIR_OF = {
    ConflictSide.BOTH: repair_list.BOTH_SIDES,
    ConflictSide.FIRST: repair_list.FIRST_SIDE,
    ConflictSide.SECOND: repair_list.SECOND_SIDE,
}


def resolve_conflicts(
    tracked: TrackedText[RepairKind], side: ConflictSide
) -> Iterator[TrackedText[RepairKind]]:
    """Yield the text without conflicts, and then other resolutions, to try if that is not well-formed.

    Both sides may not fit together; if one side was chosen, there is no other resolution.
    """
    if find_conflict(tracked.text) < 0:
        yield tracked
        return
    for choice in ConflictSide if side is ConflictSide.BOTH else (side,):
        other = tracked.copy()
        other.replace(REPAIR_OF[choice], _left_out(tracked.text, choice))
        yield other


def _left_out(text: str, side: ConflictSide) -> Iterator[SpanChange]:
    """Yield replacements that remove the marker lines, the common base and the side that is not kept."""
    start, mark = 0, ""  # the last mark, "" outside of a conflict
    for line in CONFLICT.finditer(text):
        is_kept = (
            not mark
            or (mark == "<<<<<<<" and side is not ConflictSide.SECOND)
            or (mark == "=======" and side is not ConflictSide.FIRST)
        )
        yield (line.start() if is_kept else start), line.end(), ""
        mark = "" if line[2] == ">>>>>>>" else line[2]
        start = line.end()


_SPACE = "[ \t\r\n]"
_MARKS = "“”„«»‘’‚"  # from word processors and web pages with code
_NAME = r"[^\W\d][\w.:-]*+"
_EQUALS = rf"{_SPACE}++{_NAME}{_SPACE}*+={_SPACE}*+"
_QUOTED = """"[^"<]*+"|'[^'<]*+'"""
_ODD = rf"""[{_MARKS}](?P<marked>[^"'<>{_MARKS}]*+)[{_MARKS}]|(?P<bare>[^\s"'<>{_MARKS}]+?)(?={_SPACE}|/?>)"""
_ODD_TAG = re.compile(rf"""<{_NAME}(?:{_EQUALS}(?:{_QUOTED}))*+{_EQUALS}(?![\s"'<>])[^<>]*+>""")
_TAG_NAME = re.compile(f"<{_NAME}")
_ATTRIBUTE = re.compile(f"{_EQUALS}(?:{_QUOTED}|(?P<odd>{_ODD}))")
_TAG_END = re.compile(f"{_SPACE}*+/?>")


def quote_attributes(text: str, start: int, end: int) -> Iterator[SpanChange]:
    """Yield replacements that put attribute values in quotation marks; otherwise faulty tags stay as they
    are.
    """
    for tag in _ODD_TAG.finditer(text, start, end):
        spans = []
        name = _TAG_NAME.match(text, tag.start())
        at = name.end() if name else tag.start()
        while value := _ATTRIBUTE.match(text, at, tag.end()):
            at = value.end()
            if value["odd"]:
                spans.append((*value.span("odd"), f'"{value["marked"] or value["bare"] or ""}"'))
        if _TAG_END.match(text, at):
            yield from spans


_OUTPUT = re.compile(r"<(?=\?=)")  # `<?=` of PHP: XML knows no such instruction
_LONE_LESS = re.compile(r"<(?=[ \t\r\n0-9=?])")  # of an instruction only if that is none
_TEMPLATE = re.compile("<(?=%)")
_CDATA_END = re.compile(r"\]\]>(?=[^<>]*+<)")  # in text; attribute values may contain it
_SHELL = re.compile(r"<\\!")
_LONG_DASH = re.compile(r"-{2,}+|-\Z")  # both are illegal in a comment
_ANY_DECLARATION = re.compile(r"\A<\?\s*xml\b[^<>]*+>", re.IGNORECASE)
_DECLARATION = re.compile(
    r"""<\?xml\s+version\s*=\s*(["'])1\.[0-9]\1(?:\s+encoding\s*=\s*(["'])[\w.-]+\2)?"""
    r"""(?:\s+standalone\s*=\s*(["'])(?:yes|no)\3)?\s*\?>"""
)
_LATER_DECLARATION = re.compile(r"<\?xml\s[^<>]*?\?>[ \t]*(?:\r\n?|\n)?")
_ENCODING = re.compile(r"""encoding\s*=\s*["'“”„‘’]?\s*([\w.-]+)""", re.IGNORECASE)
_JOINED = re.compile(
    rf"</([\w.-]*:?(?:urlset|sitemapindex))\s*>\s*(?:<\?xml\s[^>]*\?>\s*)?<\1(?=[\s/>]){IN_WHOLE_TAG}>",
    re.DOTALL,
)
_NOTES = re.compile(rf"(?:[ \t\r\n]++|{NOTE})*+", re.DOTALL)
_MISSPELT = re.compile("(?<=[ \t\r\n])xlmns(?=:)")
_ANY_TAG = re.compile(rf"</?[^\s/<>!?]++{IN_WHOLE_TAG}/?>")
_TAG = re.compile(rf"{OPAQUE_TEXT}|<(/?+)([^\s/<>!?]++){IN_WHOLE_TAG}(/?+)>", re.DOTALL)
_FIRST_TAG = re.compile(  # however damaged its name is
    rf"{OPAQUE_TEXT}|<((?:[^\s/<>!?]++|<(?!{KNOWN_NAME}[\s/>]))++)", re.DOTALL
)
_END_TAGS = re.compile(r"(?:[ \t\r\n]++|</[^<>]*+>)*+")
_ROOT_TAG = re.compile(rf"<[^\s/>]++{IN_WHOLE_TAG}(/?+)>")
_LEAD = re.compile(rf"(?:{DECLARATION.pattern}[^<>]*+>)?+{_NOTES.pattern}", re.DOTALL)
_CUT_TAG = re.compile(rf"[^<]*[^< \t\r\n](?=[ \t\r\n]*+{LOOSE_ENTRY.pattern})")
_AFTER_NAME = (" ", "\t", "\r", "\n", "/", ">")
_ESCAPES = EntityStyle()


def repair_known_faults(tracked: TrackedText[RepairKind]) -> None:
    """Repair all known faults that keep a text from being XML, except for a missing end."""
    tracked.sub(repair_list.BACKSLASH, _SHELL, "<!")
    mend_spelling(tracked)
    tracked.replace(repair_list.DECLARATION, _cut_declaration(tracked.text))
    _drop_lead(tracked)
    tracked.sub(repair_list.CHARACTER, re.compile(ILLEGAL_RUN), "")
    tracked.sub(repair_list.DECLARATION, _ANY_DECLARATION, _declaration)
    tracked.replace(repair_list.HYPHENS, _hyphens_apart(tracked.text))
    tracked.sub(repair_list.JOINED, _JOINED, line_end_of(tracked.text))
    tracked.replace(repair_list.LATER_DECLARATION, _later_declarations(tracked.text))
    tracked.sub(repair_list.TEMPLATE, _OUTPUT, "&lt;")
    values = (quote_attributes(tracked.text, *at) for at in _texts(tracked.text))
    tracked.replace(repair_list.QUOTES, chain.from_iterable(values))
    _mend_texts(tracked)
    _mend_root(tracked)
    _drop_tail(tracked)


def _drop_lead(tracked: TrackedText[RepairKind]) -> None:
    """Remove what precedes the XML, but for comments and instructions: the declaration goes before them."""
    text = tracked.text
    end = lead_end(text)
    kind = repair_list.TEMPLATE_LEAD if find_template(text[:end].strip()) else repair_list.LEAD
    declaration = _LATER_DECLARATION.match(text, end)
    notes = [note.span() for note in OPAQUE.finditer(text, 0, end) if note[0].endswith(("-->", "?>"))]
    if not notes or (declaration is None and kind is repair_list.TEMPLATE_LEAD):
        tracked.replace(kind, [(0, end, "")])
        return
    kept = "".join(text[start:stop] + line_end_of(text) for start, stop in notes)
    if declaration is None:
        tracked.replace(kind, [(0, end, kept)])
    elif text[:end].strip() == kept.strip():
        first = (
            declaration[0] if declaration[0].endswith(("\n", "\r")) else declaration[0] + line_end_of(text)
        )
        is_line = text[:end].endswith(("\n", "\r"))
        stop = declaration.end() if is_line else end + len(declaration[0].rstrip(XML_SPACE))
        tracked.replace(repair_list.DECLARATION_FIRST, [(0, 0, first), (end, stop, "")])
    else:
        tracked.replace(kind, [(0, declaration.end(), declaration[0] + kept)])


def _cut_declaration(text: str) -> Iterator[SpanChange]:
    """Yield the replacement that completes an XML declaration without its first characters."""
    found = CUT_DECLARATION.match(text)
    if found:
        yield *found.span(), "<?xml"


def _declaration(found: re.Match[str]) -> str:
    """Return a well-formed XML declaration with the encoding that the faulty one names."""
    if _DECLARATION.fullmatch(found[0]):
        return found[0]
    encoding = _ENCODING.search(found[0])
    return f'<?xml version="1.0" encoding="{encoding[1]}"?>' if encoding else '<?xml version="1.0"?>'


def _later_declarations(text: str) -> Iterator[SpanChange]:
    """Yield replacements that remove XML declarations after the beginning, with their line ends."""
    for opaque in OPAQUE.finditer(text):
        line = _LATER_DECLARATION.match(text, opaque.start()) if opaque.start() else None
        if line:
            yield *line.span(), ""


def _hyphens_apart(text: str) -> Iterator[SpanChange]:
    """Yield replacements with spaces between hyphens that would end a comment, or almost do."""
    for opaque in OPAQUE.finditer(text):
        if not opaque[0].startswith("<!--") or not opaque[0].endswith("-->"):
            continue
        start, end = opaque.start() + len("<!--"), opaque.end() - len("-->")
        for dash in _LONG_DASH.finditer(text, start, end):
            yield *dash.span(), " ".join(dash[0]) + " " * (dash.end() == end)


def _drop_tail(tracked: TrackedText[RepairKind]) -> None:
    """Remove the text after the end of the root, except for comments and the like; never a URL."""
    text = tracked.text
    root = ROOT.search(text)
    if not root:
        return
    prefix = root["prefix"] or ""
    root_end = re.compile(rf"</{re.escape(prefix)}(?:urlset|sitemapindex)\s*>")
    end = next((end for at in _texts(text) if (end := root_end.search(text, *at))), None)
    notes = _NOTES.match(text, end.end()) if end else None
    if (
        notes
        and notes.end() < len(text)
        and not (ROOT.search(text, notes.end()) or has_url(text, prefix, notes.end()))
    ):
        tracked.replace(repair_list.TAIL, [(notes.end(), len(text), "")])


def _mend_texts(tracked: TrackedText[RepairKind]) -> None:
    """Repair the text between tags and in attributes; comments and the like stay as they are."""
    own = own_entities(tracked.text)
    text, places = "", [(0, 0)]

    def as_html_has(reference: re.Match[str]) -> str:
        character = html.entities.html5.get(f"{reference['name']};")
        return _ESCAPES.escape(character) if character and is_foreign(reference) else reference[0]

    def as_text(reference: re.Match[str]) -> str:
        return _ESCAPES.escape(reference[0]) if is_foreign(reference) else reference[0]

    def is_foreign(reference: re.Match[str]) -> bool:
        return bool(reference["name"]) and own is not None and reference["name"] not in own

    def as_xml_has(reference: re.Match[str]) -> str:
        return reference[0] if reference["name"] or character_of(reference) else ""

    for kind, pattern, new in (
        (repair_list.LESS, _LONE_LESS, lambda _: "&lt;"),
        (repair_list.TEMPLATE, _TEMPLATE, lambda _: "&lt;"),
        (repair_list.CDATA_END, _CDATA_END, lambda _: "]]&gt;"),
        (repair_list.AMPERSAND, BARE_AMPERSAND, lambda _: "&amp;"),
        (repair_list.HALVES, PAIR, joined_pair),
        (repair_list.CHARACTER, REFERENCE, as_xml_has),
        (repair_list.ENTITY, REFERENCE, as_html_has),
        (repair_list.NO_ENTITY, REFERENCE, as_text),
    ):
        if tracked.text is not text:  # mostly it is the same, and finding comments takes longest
            text = tracked.text
            places = list(_texts(text))
        tracked.replace(kind, _outside(text, places, pattern, new))


def _outside(
    text: str,
    places: Iterable[tuple[int, int]],
    pattern: re.Pattern[str],
    new: Callable[[re.Match[str]], str],
) -> Iterator[SpanChange]:
    """Yield replacements for the matches of a pattern in some parts of a text."""
    for start, end in places:
        for found in pattern.finditer(text, start, end):
            yield found.start(), found.end(), new(found)


def _texts(text: str) -> Iterator[tuple[int, int]]:
    """Yield the spans of a text between comments, CDATA and instructions."""
    at = 0
    for opaque in OPAQUE.finditer(text):
        yield at, opaque.start()
        at = opaque.end()
    yield at, len(text)


def _mend_root(tracked: TrackedText[RepairKind]) -> None:
    """Put the root's name in lower case, and declare all prefixes in use."""
    if not ROOT.search(tracked.text):
        _make_root(tracked)
    root = ROOT.search(tracked.text)
    if not root:
        return
    kind = root["name"].lower()
    if kind != root["name"]:
        tracked.sub(repair_list.ROOT_NAME, re.compile(rf"(?<=[</:]){root['name']}(?=[\s/>])"), kind)
    tracked.sub(repair_list.PREFIX, _MISSPELT, "xmlns")
    _correct_prefixes(tracked)
    loose = loose_prefixes(tracked.text)
    names = {prefix[:-1]: NAMESPACE for prefix in own_prefixes(tracked.text)} | KNOWN_PREFIXES
    declared = "".join(f' xmlns:{prefix}="{names.get(prefix, prefix)}"' for prefix in loose)
    tracked.replace(repair_list.PREFIX, [(root.end(), root.end(), declared)])


def _correct_prefixes(tracked: TrackedText[RepairKind]) -> None:
    """Correct undeclared prefixes that differ by one letter from one that is declared or known."""
    text = tracked.text
    meant = {prefix: meant_prefix(prefix, text) for prefix in loose_prefixes(text)}
    typos = {prefix: right for prefix, right in meant.items() if right}
    if typos:
        names = "|".join(map(re.escape, typos))
        attribute = r"""(?<=[ \t\r\n])(?=[\w.-]++:[\w.-]++[ \t\r\n]*+=[ \t\r\n]*+["'])"""
        use = re.compile(rf"(?:(?<=<)|(?<=</)|{attribute})(?P<prefix>{names})(?=:)")
        tags = ((tag.start(), tag.end()) for at in _texts(text) for tag in _ANY_TAG.finditer(text, *at))
        tracked.replace(repair_list.TYPO, _outside(text, tags, use, lambda found: typos[found["prefix"]]))


def _make_root(tracked: TrackedText[RepairKind]) -> None:
    """Create a root for entries that have none, or rename one with another name."""
    text = tracked.text
    entry = LOOSE_ENTRY.search(text)
    first = next((tag for tag in _FIRST_TAG.finditer(text) if tag[1]), None)
    if not entry or not first:
        return
    kind = Kind.SITEMAPINDEX if entry["name"] == "sitemap" else Kind.URLSET
    name = first[1]
    end_tag = re.compile(rf"</{re.escape(name)}(?=[\s>]|\Z)")
    is_over = end_tag.search(text, first.end(), entry.start()) is not None
    if (
        name.rpartition(":")[2] in CORE_NAMES
        or first.start() == entry.start()
        or is_over
        or begins_inside(text)
    ):
        tracked.replace(repair_list.NEW_ROOT, _new_root(text, kind, entry["prefix"] or ""))
        return
    meant = (entry["prefix"] or "") + kind
    spans = [(*first.span(1), meant)]
    ends = [*end_tag.finditer(text, first.end())]
    if ends:
        spans.append((ends[-1].start() + len("</"), ends[-1].end(), meant))
    tracked.replace(repair_list.ROOT_NAME, spans)


def _new_root(text: str, kind: Kind, prefix: str) -> Iterator[SpanChange]:
    """Yield replacements that put a root around the whole text, in place of the remains of one that was
    cut.
    """
    line_end, name = line_end_of(text), f"{prefix}{kind}"
    declares = f"xmlns:{prefix[:-1]}" if prefix else "xmlns"
    lead = _LEAD.match(text)
    start = lead.end() if lead else 0
    rest = _CUT_TAG.match(text, start)
    yield start, rest.end() if rest else start, f'<{name} {declares}="{NAMESPACE}">{line_end}'
    end = len(text.rstrip(XML_SPACE))
    if text.find(f"</{name}", start) < 0 and text.endswith((f"</{prefix}{kind.entry_name}>"), start, end):
        yield end, end, f"{line_end}</{name}>"


def close(tracked: TrackedText[RepairKind]) -> None:
    """End a text after its last whole entry, or child of an entry, with the missing end tags."""
    text = tracked.text
    root = ROOT.search(text)
    if not root:
        return
    prefix, kind = root["prefix"] or "", root["name"]
    entry = prefix + Kind(kind.lower()).entry_name
    prefixes = own_prefixes(text) | {prefix}
    start = text.rfind(f"<{entry}", root.end())
    while start >= 0 and not text.startswith(_AFTER_NAME, start + len(entry) + 1):
        start = text.rfind(f"<{entry}", root.end(), start)  # a tag cut off in its name
    if start < 0:
        tag = _ROOT_TAG.match(text, root.start())
        if tag and not tag[1] and not any(has_url(text, own, tag.end()) for own in prefixes):
            tracked.replace(repair_list.CUT, [(tag.end(), len(text), f"</{prefix}{kind}>")])
        return
    end, is_whole = _whole_part(text, start)
    if any(later["name"].lower() == kind for later in ROOT.finditer(text, end)):
        return  # not cut off: other entries follow
    line_end = line_end_of(text)
    root_end = f"{line_end}</{prefix}{kind}>{line_end}"
    if is_whole:
        missing = root_end
    elif f"</{prefix}loc" in text[start:end]:
        missing = f"</{entry}>{root_end}"
    else:
        end, missing = len(text[:start].rstrip(XML_SPACE)), root_end
    is_cut = text.find(f"</{prefix}{kind}", end) < 0
    if not (is_cut or is_whole or _END_TAGS.fullmatch(text, end)):
        return  # not cut off either: the last entry is damaged
    if any(has_url(text, own, end) for own in prefixes):
        return  # a URL outside all entries would be lost
    tracked.replace(repair_list.CUT, [(end, len(text), missing)])


def _whole_part(text: str, start: int) -> tuple[int, bool]:
    """Return where an entry ends, and True; if it has no end, where its last whole child ends, and False."""
    depth, end = 0, start
    for tag in _TAG.finditer(text, start):
        is_end, name, is_empty = tag.groups()
        if name is None:  # a comment or the like
            continue
        if is_end:
            depth -= 1
        elif not is_empty:
            depth += 1
        if depth == 0:
            return tag.end(), True
        if depth == 1 and (is_end or is_empty):
            end = tag.end()
    return end, False


_DECLARED = re.compile(r"""\A<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"'>]*)(?=["'])""")
_NO_MEANING = re.compile("[\udc00-\udcff]+")  # bytes, as `decode_damaged` keeps them
_HALVES = re.compile("\udced[\udca0-\udcaf][\udc80-\udcbf]\udced[\udcb0-\udcbf][\udc80-\udcbf]")
_FILLING = re.compile("[\x80\uf8f0-\uf8f3]")  # how cp932 decodes bytes that are invalid there, too
_BEYOND_ASCII = re.compile("[^\0-\x7f]+")
_FROM_BEYOND_ASCII = re.compile("[^\0-\x7f][^\r\n<>&]*")  # second bytes may look like ASCII


@dataclass(frozen=True, slots=True)
class RepairedText:
    """A repaired text, and the bytes of the well-formed file; None if repairs were not enough."""

    tracked: TrackedText[RepairKind]
    data: bytes | None
    encoding: str  # in which the text is to be written


def repair(decoded: Decoded, read_as: ReadAs | None = None) -> RepairedText:
    """Turn a text into a well-formed file that says what it was meant to say.

    `decoded` has invalid bytes as lone surrogates in its text, as `decode_damaged` keeps them.

    Text before and after the XML is dropped, and so are illegal characters; a bare & or <, HTML's entities,
    values without quotation marks, a misspelt declaration and hyphens in comments are written as XML
    requires; prefixes are declared; files that were joined become one; entries before or after the root are
    moved into it, and get the tags they lack; a file that was cut off is closed after the last whole child,
    without the last entry if that has no URL yet. Everything else stays as it is, and no whole URL is ever
    removed.
    """
    read_as = read_as or ReadAs()
    start: TrackedText[RepairKind] = TrackedText(decoded.text)
    encoding = _make_readable(start, decoded, read_as.encoding)
    if _is_list(start.text):
        return RepairedText(start, decoded.bom + start.text.encode(encoding), encoding)
    candidates: list[tuple[TrackedText[RepairKind], str]] = []
    for tracked in resolve_conflicts(start, read_as.side):
        unescape_markup(tracked)
        if not _is_sound(tracked, decoded, encoding):
            repair_known_faults(tracked)
        written = _declare_truly(tracked, decoded, encoding)
        data = decoded.bom + tracked.text.encode(written, "xmlcharrefreplace")
        if is_well_formed(data):
            return _in_root(tracked, data, written, decoded.bom)
        candidates.append((tracked, written))
    undone = candidates[0][0].copy()
    for tracked, written in candidates:
        for step in (put_in_order, close):
            step(tracked)
            data = decoded.bom + tracked.text.encode(written, "xmlcharrefreplace")
            if is_well_formed(data):
                return _in_root(tracked, data, written, decoded.bom)
    return RepairedText(undone, None, candidates[0][1])


def _is_sound(tracked: TrackedText[RepairKind], decoded: Decoded, encoding: str) -> bool:
    """Return True if a text is well-formed and has the root of a sitemap."""
    whole = tracked.copy()
    written = _declare_truly(whole, decoded, encoding)
    try:
        is_sitemap = sniff(whole.text).kind.is_sitemap
    except Unreadable:
        return False
    return is_sitemap and is_well_formed(decoded.bom + whole.text.encode(written, "xmlcharrefreplace"))


def _in_root(tracked: TrackedText[RepairKind], data: bytes, encoding: str, bom: bytes) -> RepairedText:
    """Return a well-formed text with all its entries directly in the root."""
    flat = tracked.copy()
    put_entries_into_root(flat)
    new = bom + flat.text.encode(encoding, "xmlcharrefreplace")
    return RepairedText(flat, new, encoding) if is_well_formed(new) else RepairedText(tracked, data, encoding)


def _is_list(text: str) -> bool:
    try:
        return sniff(text).kind is Kind.TEXT
    except Unreadable:
        return False


def _make_readable(tracked: TrackedText[RepairKind], decoded: Decoded, chosen: str) -> str:
    """Give every byte a meaning; returns the encoding in which the text is to be written."""
    encoding, kind = decoded.encoding, repair_list.REREAD
    if not chosen:
        chosen, kind = _meant_form(decoded), repair_list.LATER
    if is_wide(encoding) and not decoded.bom and not tracked.text.startswith("<?xml"):
        encoding = "utf-8"  # nothing would tell its encoding
    elif chosen and not is_wide(encoding):

        def again(run: re.Match[str]) -> str:
            return run[0].encode(encoding, "surrogateescape").decode(chosen, "replace")

        is_apart = not (is_multi_byte(chosen) or is_multi_byte(encoding))
        tracked.sub(kind, _BEYOND_ASCII if is_apart else _FROM_BEYOND_ASCII, again)
        encoding = "utf-8"
    if encoding == "utf-8":
        tracked.sub(repair_list.HALVES_IN_BYTES, _HALVES, _joined_bytes)
        tracked.replace(repair_list.COMMENT, _comments_in_latin_1(tracked.text))
    tracked.sub(repair_list.BYTES, _NO_MEANING, "\ufffd")
    return encoding


def _joined_bytes(halves: re.Match[str]) -> str:
    """Return the character of two halves that are encoded one by one."""
    utf_16 = halves[0].encode("utf-8", "surrogateescape").decode("utf-8", "surrogatepass")
    return utf_16.encode("utf-16-le", "surrogatepass").decode("utf-16-le")


def _comments_in_latin_1(text: str) -> Iterator[SpanChange]:
    """Yield replacements for the bytes in comments that are not in UTF-8, decoded as Latin-1.

    Latin-1 has a character for every byte, so whoever knows the encoding can decode them again.
    """
    for opaque in OPAQUE.finditer(text):
        if opaque[0].startswith("<!--") and _NO_MEANING.search(opaque[0]):
            for run in _BEYOND_ASCII.finditer(text, *opaque.span()):
                yield *run.span(), run[0].encode("utf-8", "surrogateescape").decode("latin-1")


def _meant_form(decoded: Decoded) -> str:
    """Return the superset of its encoding in which all of a damaged text is valid; "" if there is none."""
    form = later_form(decoded.encoding)
    if not form or not _NO_MEANING.search(decoded.text):
        return ""
    try:
        text = decoded.text.encode(decoded.encoding, "surrogateescape").decode(form)
    except UnicodeError:
        return ""
    return "" if _FILLING.search(text) else form


def _declare_truly(tracked: TrackedText[RepairKind], decoded: Decoded, encoding: str) -> str:
    """Declare UTF-8 if the declared encoding is not, or no longer, that of the file, or unknown to parsers.

    Returns the encoding in which the text is to be written then.
    """
    declared = _DECLARED.match(tracked.text)
    if not declared:
        return encoding
    name = declared[1]
    codec = codec_of(name)
    is_own = (
        is_wide(name) if is_wide(encoding) else codec == encoding
    )  # otherwise the declaration was not at the start before
    if encoding == decoded.encoding and codec and is_taken(name) and (decoded.bom or is_own):
        return encoding
    tracked.replace(repair_list.DECLARED, [(*declared.span(1), "UTF-8")])
    return encoding if is_wide(encoding) else "utf-8"
