"""Texts that do not begin as sitemaps do: what they are, and why they are not the expected XML."""

import re
from collections.abc import Iterator

from editor.core.fields import Kind
from editor.core.text import N_, Phrase
from editor.core.values.characters import ILLEGAL, code_point
from editor.core.values.urls import has_space_inside
from editor.core.xml.markup import SCRIPT
from editor.formats.damage import xml_faults
from editor.formats.damage.spelling_repair import ESCAPED_TAG, first_escaped, has_torn_tags, is_escaped
from editor.formats.damage.structure_repair import structure_faults
from editor.formats.listed_sitemaps import (
    begins_like_robots,
    sitemaps_in_page,
    sitemaps_in_robots,
    title_of_page,
)
from editor.formats.read_errors import (
    BrokenXml,
    Unreadable,
    not_valid,
    offset_of,
    on_one_line,
    position_of,
    text_around,
)
from editor.formats.reading.unpacking import BEFORE_ROOT, HTML_DOCTYPE, NAME, SITEMAPS, TextKind
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.finding import FileHit, Params
from editor.rules.rule import Fixability
from editor.rules.structure.entry_check import shown_text
from editor.rules.values.loc_check import line_with_scheme, url_between_marks

_URL_LINE = re.compile(r"(?:\A|[\r\n])[ \t\ufeff]*(?:https?|ftp)://\S", re.IGNORECASE)
_PATH = re.compile(r"""/(?:[^\s/<>"{}|\\^`][^\s<>"{}|\\^`]*)?""")
_BLANK = re.compile("[ \t\r\n\ufeff]*")
_DECLARED_ENCODING = re.compile(r"""encoding\s*=\s*["']([\w.-]+)["']""")
_LFS_POINTER = "version https://git-lfs.github.com/spec/"
_ENDS_ROOT = re.compile(
    r"</(?:[\w.-]+:)?(?:urlset|sitemapindex)\s*>|<(?:[\w.-]+:)?(?:urlset|sitemapindex)[^<>]*/>", re.IGNORECASE
)
_LINE_REACH = 2048  # characters of a line that may be a URL
_ASP_NET_NODE = re.compile(r"<siteMapNode[\s/>]")
_LOWER_CASE = Phrase(N_(" Write it in lower case."))
_ASP_NET = Phrase(
    N_(" This is the file that ASP.NET makes the navigation of a site from; search engines do not read it.")
)
_NO_SCHEME = Phrase(N_(" No line begins with http:// or https://. Complete the URLs."))
_JSON = Phrase(N_(" It looks like JSON."))
_ROBOTS = Phrase(N_(" It looks like a robots.txt."))
_ROBOTS_WITHOUT = Phrase(N_(" It looks like a robots.txt without sitemaps."))
_CALLED = N_(" Its title is “{title}”.")
_NAMES_ONE = N_(" It lists the sitemap {sitemap}. Open that one.")
_NAMES_MORE = N_(" It lists the sitemap {sitemap} and {n:,} more. Open that one.")
_HEADLESS = Phrase(
    N_("the file begins in the middle; the part before that is missing. Download or generate it again.")
)
_TORN = Phrase(N_("tags have spaces before their names. Write <loc> and </loc>, without spaces."))
_HINTED = N_("{message}{hint}")
_PLACED = N_("Line {line:,}, column {column:,}: {message}")
_PLACED_SEVERAL = N_("Line {line:,}, column {column:,}: {message} There are {count:,} of these in the file.")
_AT_THE_END = Phrase(N_("at the end"))  # in the place of a character
_TEMPLATE_REACH = 80  # code points around a fault that are searched for template code

_LEADS = frozenset({"leading-whitespace", "template-code"})  # the parser does not get past these
# Elements of HTML: pages without their beginning, and error messages of scripts.
_OF_PAGES = frozenset({"head", "body", "title", "meta", "script", "style", "div", "p", "br", "h1"})
_FEEDS = frozenset({"rss", "feed"})
_RSS_1 = "http://purl.org/rss/1.0/"  # its root, RDF, is used by other formats, too


def sniff_unusual(text: str) -> TextKind:
    """Recognise the kind of any text; raises what `sniff` raises."""
    blank = _BLANK.match(text)
    start = blank.end() if blank else 0
    if start == len(text):
        raise _unreadable("file-empty")
    if is_escaped(text) or ESCAPED_TAG.match(text, start):
        raise _broken(text, [_escaped_fault(text, max(first_escaped(text), start))])
    if not text.startswith("<", start):
        root = xml_faults.ROOT.search(text, start)
        return _form(root) if root else _sniff_plain(text, start)
    before = BEFORE_ROOT.match(text)
    end = before.end() if before else start
    if HTML_DOCTYPE.search(text, start, end):
        raise _page(text)
    name = NAME.match(text, end)
    if not name:
        return _sniff_rootless(text)
    form = _sniff_root(text, name)
    script = SCRIPT.search(text, start, form.root)
    if not script:
        return form
    return form._replace(file_hits=(_file_hit(text, _template_fault(script.start(), script[0])),))


def _sniff_root(text: str, tag: re.Match[str]) -> TextKind:
    name = tag[1].rpartition(":")[2]
    shown = ("name", shown_text(on_one_line(tag[1])))  # it may be no valid name
    params = (shown, ("hint", _hint_of_root(name, text)))
    if name in SITEMAPS:
        return TextKind(SITEMAPS[name], tag.start())
    if name in _FEEDS:
        return TextKind(Kind.FEED, tag.start())
    if name == "RDF" and _RSS_1 in text:
        return TextKind(
            Kind.FEED,
            tag.start(),
            (_file_hit(text, xml_faults.XmlFault("root-unknown", tag.start(), name, params)),),
        )
    if name.lower() == "html":
        raise _page(text)
    if name.lower() in SITEMAPS:
        raise _broken(text, [xml_faults.XmlFault("root-unknown", tag.start(), name, params, Fixability.AUTO)])
    declaration = xml_faults.DECLARATION.search(text, tag.end())
    root = xml_faults.ROOT.search(text, declaration.end() if declaration else tag.end())
    if root and (declaration or xml_faults.output_end(text, root.start())):  # a script's output precedes it
        return _form(root)
    if xml_faults.begins_inside(text):
        raise _headless(text)
    if xml_faults.LOOSE_ENTRY.search(text, tag.start()):
        raise _broken(text, [xml_faults.XmlFault("root-unknown", tag.start(), name, params, Fixability.ASK)])
    if name.lower() in _OF_PAGES:
        raise _page(text)
    raise _unreadable("root-unknown", name, params)


def _hint_of_root(name: str, text: str) -> str:
    if name.lower() in SITEMAPS:
        return _LOWER_CASE
    return _ASP_NET if _ASP_NET_NODE.search(text) else ""


def _sniff_rootless(text: str) -> TextKind:
    root = xml_faults.ROOT.search(text)
    if root:
        return _form(root)
    if xml_faults.begins_inside(text):
        raise _headless(text)
    if has_torn_tags(text):
        raise _broken(
            text, [xml_faults.XmlFault("not-well-formed", text.index("<"), params=(("reason", _TORN),))]
        )
    if xml_faults.find_conflict(text) >= 0:
        raise _unreadable("merge-conflict")
    template = xml_faults.find_template(text)
    if template:
        raise _unreadable("template-code", template, (("found", template),))
    reason = xml_faults.reason_of("no element found", text, 0)
    raise _unreadable("not-well-formed", "", (("reason", reason),))


def _sniff_plain(text: str, start: int) -> TextKind:
    """Recognise a text without a root element: a list of URLs, or no sitemap."""
    if xml_faults.begins_inside(text):
        raise _headless(text)
    if text.startswith(_LFS_POINTER, start):
        raise _unreadable("git-lfs-pointer")
    if _URL_LINE.search(text):
        return TextKind(Kind.TEXT)
    template = xml_faults.find_template(text[start:])
    if template:
        raise _unreadable("template-code", template, (("found", template),))
    if begins_like_robots(text):
        raise _robots(text)
    if text[start] in "{[":
        raise _other("not-a-sitemap", _JSON)
    if _is_list_of_fragments(text):
        return TextKind(Kind.TEXT)
    first = text[start : start + _LINE_REACH].splitlines()[0]
    lacks_scheme = not has_space_inside(first) and line_with_scheme(first)
    raise _other("not-a-sitemap", _NO_SCHEME if lacks_scheme else "")


def _is_list_of_fragments(text: str) -> bool:
    """Return True if each line is the path of a URL, or a URL between marks: a list that needs fixes."""
    lines = [line for each in re.split("[\r\n]", text) if (line := each.strip(" \t\ufeff"))]
    return all(map(_PATH.fullmatch, lines)) or all(map(url_between_marks, lines))


def _headless(text: str) -> BrokenXml:
    start = len(text) - len(text.lstrip())
    return _broken(
        text,
        [
            xml_faults.XmlFault("not-well-formed", start, params=(("reason", _HEADLESS),)),
            *xml_faults.faults(text),
        ],
    )


def _page(text: str) -> Unreadable:
    title = title_of_page(text)
    called = Phrase(_CALLED, title=title) if title else ""
    return _other("html-instead-of-sitemap", called, sitemaps_in_page(text))


def _robots(text: str) -> Unreadable:
    sitemaps = sitemaps_in_robots(text)
    return _other("not-a-sitemap", _ROBOTS if sitemaps else _ROBOTS_WITHOUT, sitemaps)


def _other(rule: str, hint: str = "", sitemaps: tuple[str, ...] = ()) -> Unreadable:
    """Return the error for a file of another kind, with a hint at its kind and the sitemaps that it names."""
    names = ""
    if sitemaps:
        more = len(sitemaps) - 1
        names = Phrase(_NAMES_MORE if more else _NAMES_ONE, sitemap=sitemaps[0], n=more)
    error = _unreadable(rule, params=(("hint", hint),), names=names)
    error.sitemaps = sitemaps
    return error


def _form(root: re.Match[str]) -> TextKind:
    return TextKind(SITEMAPS[root["name"].lower()], root.start())


def _unreadable(rule: str, value: str = "", params: Params = (), names: str = "") -> Unreadable:
    """Return the error for a rule; `names`: one more sentence for the person who opened the file."""
    message = Phrase(RULE_BY_ID[rule].message, **dict(params))
    sentence = Phrase(_HINTED, message=message, hint=names) if names else message
    return Unreadable(sentence, FileHit(rule, value=value, params=params))


def explain_xml(text: str, line: int, column: int, message: str) -> BrokenXml:
    """Explain why the XML parser rejected a text, and report its other faults.

    `line`, `column` and `message` are the parser's. The first file hit is the fault that stopped it; others
    follow in their order.
    """
    message = xml_faults.without_position(message)
    is_inside = xml_faults.is_inside_entity(message)
    offset = text.find("<!DOCTYPE") if is_inside else offset_of(text, line, column)
    found = xml_faults.faults(text)
    stop = _stop(text, max(offset, 0), message, found)
    others = [fault for fault in found if (fault.rule, fault.value) != (stop.rule, stop.value)]
    others += [fault for fault in _cut_end(text) if fault.params != stop.params]
    return _broken(text, [stop, *others])


def explain_structure(text: str) -> BrokenXml | None:
    """Explain why entries of a well-formed text are not found; None if it has none but those that are."""
    found = structure_faults(text)
    return _broken(text, sorted(found, key=lambda fault: fault.offset)) if found else None


def _escaped_fault(text: str, offset: int) -> xml_faults.XmlFault:
    found = shown_text(text[offset : offset + _TEMPLATE_REACH])
    return xml_faults.XmlFault("markup-escaped", offset, params=(("detail", found),))


def _cut_end(text: str) -> Iterator[xml_faults.XmlFault]:
    """Yield a fault if a text has no end, which the parser does not report if it stopped before."""
    root = xml_faults.ROOT.search(text)
    if root and not any(
        _ENDS_ROOT.search(file) for file in xml_faults.OPAQUE.split(text[root.start() :])[::2]
    ):
        yield xml_faults.XmlFault(
            "not-well-formed", len(text.rstrip()), params=(("reason", xml_faults.CUT_OFF),)
        )


def _stop(text: str, offset: int, message: str, found: list[xml_faults.XmlFault]) -> xml_faults.XmlFault:
    """Return the fault that stopped the parser."""
    if xml_faults.CUT_DECLARATION.match(text):
        return xml_faults.XmlFault("not-well-formed", 0, params=(("reason", Phrase(xml_faults.MISSPELT)),))
    cause = _cause(text, offset, message)
    lead = next((fault for fault in found if fault.rule in _LEADS), None)
    if lead:
        return lead
    rules = {cause.rule}
    if cause.rule in {"not-well-formed", "illegal-character"}:
        rules = {cause.rule, "merge-conflict"}
    named = cause.parts.get("name") or cause.parts.get("prefix")
    same = (fault for fault in found if fault.rule in rules and (not named or fault.value == named))
    return next(same, None) or _unseen(cause, text, offset, message)


def _cause(text: str, offset: int, message: str) -> xml_faults.Cause:
    """Return the cause that the parser's message means, even if its words are about something else."""
    cause = xml_faults.rule_of_message(message)
    if cause.rule == "not-well-formed" and re.match(ILLEGAL, text[offset : offset + 1]):
        return xml_faults.Cause(
            "illegal-character", {}
        )  # in CDATA its message only says that this does not end
    if cause.rule == "illegal-character" and text.endswith("&#;", 0, offset):
        return xml_faults.Cause("unescaped-ampersand", {})
    return cause


def _unseen(cause: xml_faults.Cause, text: str, offset: int, message: str) -> xml_faults.XmlFault:
    """Return a fault that only the parser found."""
    if cause.rule == "not-well-formed":
        return _malformed(text, offset, message)
    if cause.rule == "unbound-prefix":
        return xml_faults.unbound(cause.parts["prefix"], offset)
    return xml_faults.XmlFault(cause.rule, offset, cause.parts.get("name", ""), _params(cause, text, offset))


def _malformed(text: str, offset: int, message: str) -> xml_faults.XmlFault:
    start = max(offset - _TEMPLATE_REACH, 0)
    template = xml_faults.find_template(text[start : offset + _TEMPLATE_REACH])
    if template:
        return _template_fault(text.index(template, start), template)
    reason = xml_faults.reason_of(message, text, offset)
    if xml_faults.is_left_open(message, text):
        offset = max((found.start() for found in xml_faults.OPAQUE.finditer(text)), default=offset)
    return xml_faults.XmlFault("not-well-formed", offset, params=(("reason", reason),))


def _template_fault(offset: int, found: str) -> xml_faults.XmlFault:
    return xml_faults.XmlFault("template-code", offset, found, (("found", found),))


def _params(cause: xml_faults.Cause, text: str, offset: int) -> Params:
    """Return the parameters of a rule's message for a fault that only the parser found."""
    if cause.rule == "illegal-character":
        character = code_point(text[offset]) if offset < len(text) else _AT_THE_END
        return (("character", character), ("advice", xml_faults.DELETE_IT))
    if cause.rule == "encoding-invalid-bytes":
        declared = _DECLARED_ENCODING.search(text)
        return (("problem", not_valid(declared[1] if declared else "UTF-8")),)
    return tuple(cause.parts.items())


def _broken(text: str, found: list[xml_faults.XmlFault]) -> BrokenXml:
    file_hits = tuple(_file_hit(text, fault) for fault in found)
    stop, count = file_hits[0], file_hits[0].places
    line, column = stop.line or 1, stop.column or 1
    message = Phrase(RULE_BY_ID[stop.rule].message, **dict(stop.params))
    pattern = _PLACED_SEVERAL if count > 1 else _PLACED
    return BrokenXml(
        Phrase(pattern, line=line, column=column, message=message, count=count),
        *file_hits,
        line=line,
        column=column,
        context=text_around(text, found[0].offset),
    )


def _file_hit(text: str, fault: xml_faults.XmlFault) -> FileHit:
    line, column = position_of(text, fault.offset)
    return FileHit(fault.rule, line, column, fault.value, fault.params, fix=fault.fix, places=fault.count)
