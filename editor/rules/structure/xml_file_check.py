"""Checks the file around its entries: size, name, encoding, declaration, root, gaps.

All checks use the present document, so that a fix shows at once. Text lists and feeds are checked
too. The lines before the root may name style sheets: those for XSLT, and the one for this program's
CSS. Source: https://www.w3.org/TR/xml-stylesheet/
"""

import codecs
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NamedTuple

from editor.core.document.entries import Entries
from editor.core.extensions.extension_declarations import IMAGE, NEWS, VIDEO, extension_of
from editor.core.fields import FIELD_NAMES, XML_SPACE, Kind
from editor.core.file_limits import MAX_BYTES, MAX_ENTRIES
from editor.core.text import N_, Phrase
from editor.core.values.characters import ALL_SPACES, with_line_feeds
from editor.core.values.placeholders import code_in
from editor.core.xml.markup import (
    COMMENT,
    CORE_NAMES,
    DOCTYPE,
    EXTENSIONS,
    IN_TAG,
    INSTRUCTION,
    NAMESPACE,
    NAMESPACE_VARIANT,
    NOTE,
    OWN_MARKUP,
    SCHEMA_INSTANCE,
    Frame,
    Oddity,
)
from editor.core.xml.outline import attribute_list, declared_prefix, refers, scope_names, unescape
from editor.rules.extensions.extension_texts import has_news
from editor.rules.extensions.extension_usage import namespace_file_hits, shown_namespace
from editor.rules.family import FileSection
from editor.rules.finding import Context, FileHit, Params
from editor.rules.rule import Fixability, Severity
from editor.rules.structure.entry_check import oddity_hits, shown_text

OWN_STYLE = "sitemap.css"  # the file that is written beside a sitemap
_OWN_LINE = f'<?xml-stylesheet type="text/css" href="{OWN_STYLE}"?>'
# The types that browsers take for XSLT, and others that people write for it.
_XSLT_TYPES = frozenset(
    {
        "application/xml",
        "application/xsl",
        "application/xsl+xml",
        "application/xslt+xml",
        "text/xml",
        "text/xsl",
        "text/xslt",
    }
)
_XSLT_NAMES = (".xsl", ".xslt")
# Lines inside a comment or the document type do not count.
_PIECE = (
    rf"(?s){COMMENT}|{DOCTYPE}"
    r"|(?P<line><\?xml-stylesheet(?=[ \t\r\n])(?>(?P<attributes>.*?)\?>))"
    rf"|{INSTRUCTION}"
)
_REST_OF_LINE = r"[ \t]*(?:\r\n?|\n)"


def xslt_lines(frame: Frame) -> list[re.Match[str]]:
    """Return the lines of a prolog that name XSLT style sheets."""
    if "<?xml-stylesheet" not in frame.prolog:
        return []
    found = (match for match in re.finditer(_PIECE, frame.prolog) if match["line"])
    return [match for match in found if _is_xslt(match["attributes"])]


def _is_xslt(attributes: str) -> bool:
    told = dict(attribute_list(attributes))
    kind = told.get("type", "").partition(";")[0].strip(XML_SPACE).lower()
    path = told.get("href", "").partition("#")[0].partition("?")[0]
    return kind in _XSLT_TYPES if kind else path.lower().endswith(_XSLT_NAMES)


def without_xslt(frame: Frame) -> Frame:
    """Return the frame without the lines that name XSLT, and without lines that are empty afterwards."""
    prolog = frame.prolog
    for match in reversed(xslt_lines(frame)):
        start, end = match.span()
        begin = len(prolog[:start].rstrip(" \t"))
        rest = re.match(_REST_OF_LINE, prolog[end:])
        if rest and (not begin or prolog[begin - 1] in "\r\n"):
            start, end = begin, end + rest.end()
        prolog = prolog[:start] + prolog[end:]
    return frame._replace(prolog=prolog)


def with_own_style(frame: Frame) -> Frame:
    """Return the frame with a line for this program's CSS instead of those for XSLT."""
    found = xslt_lines(frame)
    if not found:
        return frame
    start, end = found[0].span()
    after = without_xslt(frame._replace(prolog=frame.prolog[end:])).prolog
    return frame._replace(prolog=frame.prolog[:start] + _OWN_LINE + after, brings_style=True)


def brings_own_style(frame: Frame) -> bool:
    """Return True if the CSS must be written beside the file, as its line was added after reading."""
    return frame.brings_style and _OWN_LINE in frame.prolog


NEAR_ENTRIES = 45_000
NEAR_BYTES = 47_185_920

_NEAR_ENTRIES = N_("The file has {used:,} of the {limit:,} entries allowed.")
_NEAR_BYTES = N_("The file has {used:,} of the {limit:,} bytes allowed.")
_PACKED = N_("The file is named {name} but is compressed with gzip.")
_NOT_PACKED = N_("The file is named {name} but is not compressed.")
_NO_PAIRS = N_("xsi:schemaLocation must contain pairs of a namespace and a URL.")
_NO_INSTANCE = N_("The prefix xsi stands for {name}, not for the XML Schema namespace.")
_NOT_USED = N_("xsi:schemaLocation refers to {name}, which this file does not use.")
_WRONG_ROOT = N_("For that, the root must be {root}.")
_ROOT_OF = {"url": Kind.URLSET, "sitemap": Kind.SITEMAPINDEX}
UNDER_ROOT = "extension-under-root"
_ADD_ENTRIES = N_("Add at least one.")
_IN_COMMENT = N_("Those in line {line:,} are inside a comment. Take them out of it.")
_OTHER_NAME = N_("It has {name} elements; the entries of a sitemap are called {entry}.")
_UNKNOWN = "unknown-core-element"
_MAY_LACK_ENTRIES = frozenset({"gzip-corrupt", "not-well-formed"})  # found by who read the file
# Rules about the start tag of the root, unless their finding is about a gap between entries.
ROOT_TAG_RULES = frozenset(
    {
        "core-namespace-prefixed",
        "extension-namespace-wrong",
        "namespace-missing",
        "namespace-wrong",
        "schema-location-odd",
        "unexpected-attribute",
    }
)
_UTF_8_BOM = b"\xef\xbb\xbf"
_DECLARATION = re.compile(
    r"""\s*<\?xml\s+version\s*=\s*["']([^"']*)["'](?:\s+encoding\s*=\s*["']([^"']*)["'])?"""
)
_DOCTYPE = r"<!DOCTYPE[^\[>]*(\[)?"
_TOKEN = (
    rf"(?s:{NOTE}|<!\[CDATA\[(?P<cdata>.*?)\]\]>|(?P<end></[^>]*>)"
    rf"|<(?P<name>[^\s/>]++)(?P<attributes>{IN_TAG})(?P<empty>/?)>|(?P<text>[^<]++))"
)


def frame_file_hits(entries: Entries, context: Context) -> list[FileHit]:
    """Return all file hits about the file around its entries."""
    file_hits = [*_limits(entries, context), *_name(entries.frame, context), *_encoding(entries)]
    if entries.kind is Kind.TEXT:
        file_hits += _text_list(entries, context)
    elif entries.kind is Kind.FEED:
        file_hits += [FileHit("feed-partial"), FileHit("feed-not-for-yandex")]
    else:
        file_hits += [*_declaration(entries), *_root(entries), *_around(entries)]
    return file_hits


def _limits(document: Entries, context: Context) -> Iterator[FileHit]:
    entries, size = len(document), context.byte_size
    if size > MAX_BYTES:
        yield FileHit("file-too-large", params=(("bytes", size),))
    if entries > MAX_ENTRIES:
        rule = "too-many-sitemaps" if document.kind is Kind.SITEMAPINDEX else "too-many-urls"
        yield FileHit(rule, params=(("entries", entries),), places=entries)
    if NEAR_ENTRIES < entries <= MAX_ENTRIES:
        yield _near(Phrase(_NEAR_ENTRIES, used=entries, limit=MAX_ENTRIES))
    elif NEAR_BYTES < size <= MAX_BYTES:
        yield _near(Phrase(_NEAR_BYTES, used=size, limit=MAX_BYTES))
    if not entries:
        if document.kind is Kind.TEXT:
            yield FileHit("file-empty")
        else:
            yield from _empty(document, context)


def _empty(document: Entries, context: Context) -> Iterator[FileHit]:
    """Yield the file hit of a sitemap without entries, unless a part of it could not be read."""
    if any(hit.rule in _MAY_LACK_ENTRIES for hit in context.file_hits):
        return
    frame = document.frame
    advice = Phrase(_ADD_ENTRIES)
    around = frame.prolog + frame.epilog
    commented = next((note for note in re.finditer(COMMENT, around, re.DOTALL) if _is_entry_in(note)), None)
    if commented:
        line = with_line_feeds(around[: commented.start()]).count("\n") + 1
        advice = Phrase(_IN_COMMENT, line=line)
    elif other := next((it for _, it in _strays(frame.epilog, frame) if it.rule == _UNKNOWN), None):
        advice = Phrase(_OTHER_NAME, name=shown_text(other.detail), entry=frame.kind.entry_name)
    is_news = document.kind is Kind.URLSET and has_news(frame)  # at times without articles
    severity = Severity.ADVICE if is_news else None
    yield FileHit("sitemap-empty", params=(("advice", advice),), severity=severity)


def _is_entry_in(comment: re.Match[str]) -> bool:
    return re.search(OWN_MARKUP, comment[0]) is not None and "loc" in comment[0]


def _near(what: Phrase) -> FileHit:
    return FileHit("near-limit", params=(("what", what),))


def _name(frame: Frame, context: Context) -> Iterator[FileHit]:
    name = context.file_name
    if name and name.lower().endswith(".gz") != frame.gzip:
        what = Phrase(_PACKED if frame.gzip else _NOT_PACKED, name=shown_text(name))
        yield FileHit("gzip-name-mismatch", value=name, params=(("what", what),))
    if frame.kind.is_sitemap and name.lower().removesuffix(".gz").endswith(".txt"):
        yield FileHit("name-not-xml", value=name, params=(("name", shown_text(name)),))


def _encoding(entries: Entries) -> Iterator[FileHit]:
    frame = entries.frame
    if frame.bom.startswith(_UTF_8_BOM):
        yield FileHit("bom-present", line=1, column=1)
    encoding = other_encoding(frame)
    if not encoding:
        return
    keeps_ascii = frame.is_utf8 or not codecs.lookup(frame.encoding).name.startswith("utf")
    fix = Fixability.AUTO if keeps_ascii and _is_ascii(entries) else Fixability.ASK
    yield FileHit("encoding-not-utf8", value=encoding, params=(("encoding", encoding),), fix=fix)


def other_encoding(frame: Frame) -> str:
    """Return the encoding that a file declares, or else has, if it is not UTF-8; else ""."""
    declared = _declared_encoding(frame)
    if declared.lower() not in ("", "utf-8"):
        return declared
    return "" if frame.is_utf8 else codecs.lookup(frame.encoding).name


def _declared_encoding(frame: Frame) -> str:
    match = _DECLARATION.match(frame.prolog)
    return (match[2] or "") if match else ""


def _is_ascii(entries: Entries) -> bool:
    block = entries.columns
    columns = (*(block.column(name) for name in FIELD_NAMES), block.extensions, block.gap)
    texts = (entries.frame.prolog, entries.frame.epilog, *(source.text for source in block.source if source))
    return all(text.isascii() for column in (*columns, texts) for text in column)


def _declaration(entries: Entries) -> Iterator[FileHit]:
    prolog = entries.frame.prolog
    match = _DECLARATION.match(prolog)
    if match is None:
        yield FileHit("xml-declaration-missing", line=1, column=1)
    elif match[1] != "1.0":
        yield FileHit(
            "xml-version-not-1-0", line=1, column=1, value=match[1], params=(("version", match[1]),)
        )
    if prolog[:1] in tuple(XML_SPACE):
        yield FileHit("leading-whitespace", line=1, column=1, severity=None if match else Severity.WARNING)
    if "<!DOCTYPE" in prolog and (doctype := re.search(_DOCTYPE, re.sub(NOTE, "", prolog, flags=re.DOTALL))):
        has_more = doctype[1] or _refers(entries)
        yield FileHit("doctype-present", fix=Fixability.ASK if has_more else None)
    for match in xslt_lines(entries.frame):
        before = with_line_feeds(prolog[: match.start()])
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        href = dict(attribute_list(match["attributes"])).get("href") or match["line"]
        yield FileHit(
            "xslt-stylesheet", line, column, shown_text(match["line"]), (("href", shown_text(href)),)
        )


def _refers(entries: Entries) -> bool:
    """Return True if anything after the prolog refers to an entity other than XML's own."""
    block = entries.columns
    sources = (source.text for source in block.source if source)
    texts = chain(block.extensions, block.gap, sources, (entries.frame.epilog,))
    return any(map(refers, texts))


# The root element


def _root(entries: Entries) -> Iterator[FileHit]:
    frame = entries.frame
    if not frame.namespace:
        yield FileHit("namespace-missing")
    elif frame.namespace != NAMESPACE:
        variant = re.fullmatch(NAMESPACE_VARIANT, frame.namespace)
        params: Params = (("namespace", shown_namespace(frame.namespace)),)
        yield FileHit(
            "namespace-wrong",
            value=frame.namespace,
            params=params,
            fix=Fixability.AUTO if variant else Fixability.ASK,
        )
    yield from namespace_file_hits(entries)
    if frame.prefix:
        prefix = frame.prefix.removesuffix(":")
        fix = None if is_prefix_needless(entries) else Fixability.NONE
        yield FileHit("core-namespace-prefixed", value=prefix, params=(("prefix", prefix),), fix=fix)
    names, instance = scope_names(frame), dict(frame.namespaces).get("xsi", SCHEMA_INSTANCE)
    attributes = attribute_list(frame.prolog[frame.prolog.rfind("<") :])
    if instance != SCHEMA_INSTANCE and any(name.startswith("xsi:") for name, _ in attributes):
        reason = Phrase(_NO_INSTANCE, name=shown_text(instance))
        yield FileHit("schema-location-odd", value=shown_text(instance), params=(("reason", reason),))
    for name, value in attributes:
        if names.is_instance_attribute(name):
            if name.endswith(":schemaLocation"):
                yield from _schema_location(value, entries)
        elif declared_prefix(name) is None and not name.startswith("xsi:"):
            yield FileHit("unexpected-attribute", value=name, params=(("detail", name),))


def _schema_location(value: str, entries: Entries) -> Iterator[FileHit]:
    tokens = value.split()
    reason = None
    if len(tokens) % 2:
        reason = Phrase(_NO_PAIRS)
    else:
        known = namespaces_in_use(entries, tokens[::2])
        for name in tokens[::2]:
            if name not in known:
                reason = Phrase(_NOT_USED, name=shown_text(name))
                break
    if reason:
        yield FileHit("schema-location-odd", value=shown_text(value), params=(("reason", reason),))


def is_prefix_needless(entries: Entries) -> bool:
    """Return True if the sitemap's own elements need no prefix, as no other element lacks one."""
    frame = entries.frame
    default = dict(frame.namespaces).get("", "")
    if default not in ("", frame.namespace):
        return False
    prefix = re.escape(frame.prefix.removesuffix(":"))
    taken = re.compile(rf"\bxmlns(?::{prefix})?\s*=" + ("" if default else r"|<[^\s/>!?:]+[\s/>]"))
    block = entries.columns
    sources = (source.text for source in block.source if source)
    texts = (*block.extensions.distinct(), *sources, *block.gap.distinct(), frame.epilog)
    return not any(taken.search(text) for text in texts)


def namespaces_in_use(entries: Entries, candidates: Iterable[str]) -> set[str]:
    """Return the namespaces that the root declares, and those candidates that extensions name."""
    used = {entries.frame.namespace, *(name for _, name in entries.frame.namespaces)}
    for name in set(candidates) - used:
        if any(name in text for text in entries.columns.extensions):
            used.add(name)
    return used


# Content between the entries


class _Stray(NamedTuple):
    rule: str
    detail: str
    fix: str
    namespace: str = ""  # the one of a foreign element


def places_of_strays(entries: Entries) -> dict[tuple[str, str], tuple[int, int]]:
    """Return the first place of each file hit about the gaps between entries, by its rule and value.

    A place is the row after the gap (for the text after the last entry, the number of rows) and the offset in
    the gap. Places are left out if shortened values cannot be told apart.
    """
    first: dict[_Stray, tuple[int, int]] = {}
    seen: set[str] = set()
    for row, gap in enumerate(chain(entries.columns.gap, [entries.frame.epilog])):
        if gap in seen or not gap.strip(XML_SPACE):
            continue
        seen.add(gap)
        for offset, stray in _strays(gap, entries.frame):
            first.setdefault(stray, (row, offset))
    keys = [(stray.rule, shown_text(stray.detail)) for stray in first]
    told = Counter(keys)
    return {key: place for key, place in zip(keys, first.values(), strict=True) if told[key] == 1}


def _around(entries: Entries) -> Iterator[FileHit]:
    """Yield file hits about content directly under the root that is no entry, one for each kind."""
    own = entries.rows
    gaps = entries.document_columns.gap[own.start : own.stop]  # without a copy of the other columns
    filled = {gap for gap in gaps.distinct() if gap.strip(XML_SPACE)}
    texts = list(Counter(gap for gap in gaps if gap in filled).items()) if filled else []
    if entries.frame.epilog.strip(XML_SPACE):
        texts.append((entries.frame.epilog, 1))
    found: Counter[_Stray] = Counter()
    late: set[_Stray] = set()  # kinds that occur after the first entry
    for text, count in texts:
        is_first = count == 1 and len(gaps) > 0 and text == gaps[0]
        for _, stray in _strays(text, entries.frame):
            found[stray] += count
            if not is_first:
                late.add(stray)
    for stray, count in found.items():
        [(_, hit)] = oddity_hits([Oddity(stray.rule, "", stray.detail, stray.fix)])
        root = "" if len(entries) else _ROOT_OF.get(stray.detail.removeprefix(entries.frame.prefix), "")
        params = (*hit.params, ("advice", Phrase(_WRONG_ROOT, root=root))) if root else hit.params
        is_lost = stray.rule == UNDER_ROOT and (stray in late or _is_refused(stray.namespace))
        severity = Severity.ERROR if is_lost else None
        yield FileHit(
            stray.rule,
            value=shown_text(stray.detail),
            params=params,
            severity=severity,
            fix=hit.fix,
            places=count,
        )


def _is_refused(namespace: str) -> bool:
    """Return True if an element is refused under the root, even before the first entry.

    The official schema allows others there if they have a namespace; those for images, videos and news
    are lost to search engines.
    """
    return not namespace or extension_of(namespace) in (IMAGE, VIDEO, NEWS)


def _strays(text: str, frame: Frame) -> Iterator[tuple[int, _Stray]]:
    """Yield the misplaced content of a gap, with its offset."""
    depth = 0
    for token in re.finditer(_TOKEN, text):
        if token["end"]:
            depth -= 1
            if depth < 0:  # the root's own end tag
                return
        elif token["name"]:
            if not depth:
                yield token.start(), _stray_element(token["name"], token["attributes"], frame)
            depth += not token["empty"]
        elif not depth:
            found = token["cdata"] or token["text"] or ""
            if stray := found.strip(XML_SPACE):
                before = len(token["text"] or "") - len((token["text"] or "").lstrip(XML_SPACE))
                fix = "ask" if stray.strip(ALL_SPACES) else "auto"
                yield token.start() + before, _misplaced_text(stray, fix)


def _misplaced_text(stray: str, fix: str) -> _Stray:
    if code := code_in(stray):
        return _Stray("template-code", code, "none")
    if re.search(OWN_MARKUP, unescape(stray)):
        return _Stray("markup-escaped", stray, "ask")
    return _Stray("stray-text", stray, fix)


def _stray_element(name: str, attributes: str, frame: Frame) -> _Stray:
    names = scope_names(frame)
    wrong_namespace = names.wrong_namespace(name, attributes)
    if wrong_namespace is not None:
        return _Stray("namespace-wrong" if wrong_namespace else "namespace-missing", wrong_namespace, "auto")
    core = names.core_name(name, attributes)
    if not core:
        return _Stray(UNDER_ROOT, name, "ask", names.within(attributes).namespace_of(name))
    if core in CORE_NAMES:
        return _Stray("misplaced-core-element", name, "none")
    is_entry = core.lower() == frame.kind.entry_name
    return _Stray(_UNKNOWN, name, "auto" if is_entry else "ask")


# Text lists


def _text_list(entries: Entries, context: Context) -> Iterator[FileHit]:
    frame = entries.frame
    texts = [frame.prolog, frame.epilog, *(gap for gap in entries.columns.gap if gap)]
    blank = sum(len(re.findall(r"\r\n?|\n", text)) for text in texts)
    if blank:
        yield FileHit("text-blank-line", places=blank)
    name = context.file_name.lower().removesuffix(".gz")
    if name and not name.endswith(".txt"):
        yield FileHit("text-not-txt", value=context.file_name, params=(("name", context.file_name),))


FRAME = FileSection(
    "frame",
    lambda entries, context, _texts: frame_file_hits(entries, context),
    frozenset({EXTENSIONS}),
    of_urlsets=False,
    reads=frozenset({"byte_size", "file_name", "file_hits"}),
    reads_all=other_encoding,
)
