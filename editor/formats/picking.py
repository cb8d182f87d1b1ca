"""The entries of a text that nothing makes well-formed, each read on its own, so that it harms no other."""

import re
from collections.abc import Iterator

from lxml import etree

from editor.core.fields import Kind
from editor.core.markup import NAMESPACE
from editor.core.tokens import NO_TAG
from editor.formats.faults import KNOWN_PREFIXES, MOST_NAMES, ROOT, loose_prefixes
from editor.formats.judge import NotWellFormed
from editor.formats.trees import parse_tree, with_numbers

_TOGETHER = 64  # entries that are parsed at once, as long as they are well-formed
_MOST_ALONE = 50_000  # entries that are parsed one by one, which takes a second or two
_ENDS = (("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"))
_BOUND = re.compile(r"""\bxmlns:(?P<prefix>[\w.-]++)\s*+=\s*+["'“”„‘’]?(?P<name>[^\s"'<>“”„‘’]++)""")
_RESERVED = frozenset({"xml", "xmlns"})


def pick_entries(text: str, kind: Kind) -> Iterator[etree._Element]:
    """The entries of a text, in its order, whatever stands around them and wherever they end."""
    text = _without_open_ends(with_numbers(text))
    head = f"<{kind}{_declarations(text)}>"
    pieces = list(_pieces(text, kind))
    alone = 0
    for start in range(0, len(pieces), _TOGETHER):
        some = pieces[start : start + _TOGETHER]
        try:
            yield from _parsed(head, "".join(some), kind)
        except NotWellFormed:
            for piece in some if alone < _MOST_ALONE else ["".join(some)]:
                yield from _parsed(head, piece, kind, damaged=True)
            alone += len(some)


def _parsed(head: str, content: str, kind: Kind, *, damaged: bool = False) -> list[etree._Element]:
    root = parse_tree(f"{head}{content}</{kind}>", damaged=damaged)
    return [] if root is None else list(root.iter(f"{{*}}{kind.entry_name}"))


def _without_open_ends(text: str) -> str:
    """The text in which nothing begins a comment or the like that does not end, and would hide the rest."""
    for start, end in _ENDS:
        at = text.rfind(end) + 1
        text = text[:at] + text[at:].replace(start, "")
    return text


def _declarations(text: str) -> str:
    """The namespaces of a root under which each of the entries can stand."""
    roots = {(root["prefix"] or "").rstrip(":") for root in ROOT.finditer(text)} - {""}
    names = {prefix: KNOWN_PREFIXES.get(prefix, prefix) for prefix in loose_prefixes(text)}
    for found in _BOUND.finditer(text):
        if len(names) < MOST_NAMES and found["prefix"] not in _RESERVED:
            names.setdefault(found["prefix"], found["name"])
    names |= dict.fromkeys(sorted(roots)[:MOST_NAMES], NAMESPACE)
    return f' xmlns="{NAMESPACE}"' + "".join(f' xmlns:{prefix}="{name}"' for prefix, name in names.items())


def _pieces(text: str, kind: Kind) -> Iterator[str]:
    """Each entry with its tags; where the start tag is missing, its URL begins it."""
    prefixes = "|".join({re.escape(root["prefix"] or "") for root in ROOT.finditer(text)} | {""})
    entry = kind.entry_name
    part = re.compile(
        rf"{NO_TAG}|<(?P<end>/?)(?P<prefix>{prefixes})(?P<name>{entry}|{kind}|loc)(?=[\s/>])",
        re.DOTALL,
    )
    start, begun, prefix = -1, "", ""  # where an entry began, and with which element
    for tag in part.finditer(text):
        name = tag["name"]
        if name is None or (name == "loc" and (tag["end"] or begun == entry)) or (tag["end"] and start < 0):
            continue
        if start >= 0:
            yield _piece(text[start : tag.start()], begun, prefix + entry)
        is_outside = tag["end"] or name == kind
        start, begun, prefix = (-1, "", "") if is_outside else (tag.start(), name, tag["prefix"])
    if start >= 0:
        yield _piece(text[start:], begun, prefix + entry)


def _piece(content: str, begun: str, entry: str) -> str:
    return f"<{entry}>{content}</{entry}>" if begun == "loc" else f"{content}</{entry}>"
