"""Checks the extensions of one entry exactly: structure, values, and blocks as a whole.

Language links are checked here one by one; `hreflang_check` compares the links of different
entries.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence, Set
from datetime import timedelta
from typing import NamedTuple

from editor.core.extensions.extension_declarations import (
    HREFLANG,
    IMAGE,
    NEWS,
    VIDEO,
    Attribute,
    ElementSpec,
    Extension,
    Need,
    ValueForm,
    ValueKind,
)
from editor.core.extensions.extension_reading import Node, meaning_of
from editor.core.fields import XML_SPACE
from editor.core.text import N_, Phrase
from editor.core.values import w3c_datetime
from editor.core.values.placeholders import placeholder_in, placeholder_in_url
from editor.core.values.urls import equivalence_key, split_site
from editor.core.values.w3c_datetime import Precision
from editor.core.xml.markup import END_TAG, NAMESPACE
from editor.core.xml.outline import Names
from editor.rules.catalogue import severity_of_hit
from editor.rules.extensions.extension_values import (
    INVALID,
    NEEDS_VALUE,
    NO_SITE,
    SWALLOWED,
    end_of,
    extension_value_hits,
)
from editor.rules.extensions.hreflang_links import tag_hits
from editor.rules.finding import Context, Hit, Params, is_one_typo_from, placeholder_hit
from editor.rules.rule import Fixability, Severity
from editor.rules.structure.entry_check import MOVE, shown_text

MAX_AGE = timedelta(hours=48)  # of news
_ALTERNATE = "alternate"
PLAYED_FROM = ("content_loc", "player_loc")
_NO_TEXT = Phrase(N_("text is not allowed there"))
_INSIDE = N_("It belongs inside {name}.")
_MEANT = N_("Did you mean {name}?")
_REMOVE = Phrase(N_("Remove it."))
_OTHER_DOMAIN = Phrase(N_("it is on a different domain from the page"))
_NO_ATTRIBUTE = N_("The link {link} has no {name}.")
_OTHER_REL = N_('The link {link} has rel="{rel}"; it must be alternate.')
_IN_ELEMENT = N_("{found} in {element}")
_NO_URL = Phrase(N_("without a URL"))  # in the place of the URL
# Rules that compare a block with others, its entry or the time; all other rules are about it alone.
OF_BLOCKS = frozenset(
    {
        "image-too-many",
        "image-duplicate",
        "video-location-is-page",
        "video-expired",
        "news-repeated",
        "news-too-old",
    }
)


class NodeHit(NamedTuple):
    """A rule that an element of an extension breaks."""

    extension: str  # its name
    node: Node
    attribute: str  # "" for the element itself
    hit: Hit


class ExtensionContext(NamedTuple):
    """The facts that the rules need besides an entry's extensions."""

    loc: str
    names: Names  # around all entries
    context: Context


def extension_hits(nodes: Sequence[Node], around: ExtensionContext) -> list[NodeHit]:
    """Return the hits of an entry's foreign elements; those of unknown extensions are ignored."""
    found: list[NodeHit] = []
    there: dict[str, list[Node]] = {}  # the blocks of each extension
    for node in nodes:
        if node.extension:
            found += _node_hits(node, node.extension, None, around)
            if node.element:
                there.setdefault(node.extension.name, []).append(node)
    for name, rules in _BLOCK_RULES.items():
        if blocks := there.get(name):
            found += rules(blocks, around)
    return found


# Structure


def _node_hits(
    node: Node, extension: Extension, filled: Set[str] | None, around: ExtensionContext
) -> Iterator[NodeHit]:
    """Yield the hits of an element and those inside it; filled: names with a value there, None: a block."""

    def hit(rule: str, *params: tuple[str, str | int], fix: Fixability | None = None) -> NodeHit:
        return NodeHit(extension.name, node, "", Hit(rule, params, fix=fix))

    if filled is None and node.namespace not in (extension.namespace, around.names.namespace_of(node.tag)):
        named = (("namespace", node.namespace), ("official", extension.namespace), ("hint", ""))
        yield hit("extension-namespace-wrong", *named)
    element = node.element
    if element is None:
        advice = ("advice", _what_to_do(node.name, extension))
        yield hit("extension-element-unknown", ("element", node.tag), ("value", node.tag), advice)
        return
    tag = f"{extension.prefix}:{element.name}"
    yield from _attribute_hits(node, element, extension, around)
    with_value = {child.name for child in node.children if child.element and child.text.strip(XML_SPACE)}
    for child in node.children:
        if child.namespace == NAMESPACE:
            yield hit("misplaced-core-element", ("detail", child.name), ("advice", MOVE), fix=Fixability.NONE)
        elif child.extension:
            inner = _node_hits(child, extension, with_value, around)
            yield from map(_harmless, inner) if _is_retired(child.element) else inner
        elif not extension.is_open:
            yield NodeHit(extension.name, child, "", _foreign(child.tag))
    if element.children:
        yield from _children_hits(node, element, extension)
    elif not node.children and (is_filled(node) or not _is_missed(element, filled)):
        hits = extension_value_hits(element.form, node.text, around.context)
        for each in _mendable(hits, refers=node.refers):
            yield NodeHit(extension.name, node, "", _of(each, tag, node.text))
    stray = node.stray or (node.text.strip(XML_SPACE) if element.form.kind is ValueKind.NONE else "")
    if stray:
        yield hit(
            INVALID, ("element", tag), ("value", stray), ("reason", _NO_TEXT), fix=Fixability.NONE,
        )  # fmt: skip


def _foreign(tag: str) -> Hit:
    """Return the hit for an element of another namespace in a block, where the schemas allow none."""
    params = (("element", tag), ("value", tag), ("advice", _REMOVE))
    return Hit("extension-element-unknown", params, Severity.WARNING)


def _what_to_do(name: str, extension: Extension) -> str:
    """Return the advice for an element that an extension does not have, or has elsewhere."""
    columns = extension.block
    for parent in (columns, *columns.children):
        if parent.child(name):
            return Phrase(_INSIDE, name=f"{extension.prefix}:{parent.name}")
    known = (
        columns.name,
        *(child.name for parent in (columns, *columns.children) for child in parent.children),
    )
    meant = next((each for each in known if each != name and each.lower() == name.lower()), "")
    return Phrase(_MEANT, name=f"{extension.prefix}:{meant}") if meant else _REMOVE


def is_filled(node: Node) -> bool:
    """Return True if an element contains more than whitespace."""
    return bool(node.children or node.text.strip(XML_SPACE))


def _is_missed(element: ElementSpec, filled: Set[str] | None) -> bool:
    """Return True if an element is empty and no sibling replaces it, which is a finding of its block."""
    is_location = element.name in PLAYED_FROM
    if filled is None or not (is_location or element.need is Need.REQUIRED):
        return False
    return filled.isdisjoint(PLAYED_FROM if is_location else (element.name,))


def _of(hit: Hit, name: str, value: str) -> Hit:
    """Return a hit with the name of its element, including the prefix: `loc` alone is the URL of the page."""
    known = dict(hit.params)
    if hit.rule == SWALLOWED:
        return hit._replace(params=(("field", name), ("detail", value), ("value", value)))
    if hit.rule == "template-code":
        found = Phrase(_IN_ELEMENT, found=shown_text(str(known["found"])), element=name)
        return hit._replace(params=(("found", found), ("value", value)))
    value_of = () if "value" in known else (("value", value),)
    return hit._replace(params=(("element", name), *hit.params, *value_of))


def _is_retired(declared: ElementSpec | Attribute | None) -> bool:
    return declared is not None and declared.need is Need.DEPRECATED


def _harmless(found: NodeHit) -> NodeHit:
    """Return a hit about what Google retired as advice at most: as nobody reads it, it stops no export."""
    if found.hit.rule == SWALLOWED:
        return found  # what was swallowed is not retired
    severity = min(severity_of_hit(found.hit), Severity.ADVICE)
    return found._replace(hit=found.hit._replace(severity=severity))


def _mendable(hits: tuple[Hit, ...], *, refers: bool) -> tuple[Hit, ...]:
    """Return the hits of a value; no fix rewrites one that refers to an entity of the file."""
    return tuple(hit._replace(fix=Fixability.NONE) for hit in hits) if refers else hits


def _children_hits(node: Node, element: ElementSpec, extension: Extension) -> Iterator[NodeHit]:
    def hit(rule: str, params: Params, at: Node = node, severity: Severity | None = None) -> NodeHit:
        return NodeHit(extension.name, at, "", Hit(rule, params, severity))

    known = [child for child in node.children if child.element]
    filled = {child.name for child in known if is_filled(child)}
    for wanted in element.children:
        if wanted.need is Need.REQUIRED and wanted.name not in filled and not _has_swallowed(node):
            yield NodeHit(extension.name, node, "", _missing(element, wanted.name))
    if len(known) < 2:
        return
    counts = Counter(child.name for child in known)
    for wanted in element.children if len(counts) < len(known) else ():
        count = counts[wanted.name]
        if wanted.max_count is not None and count > wanted.max_count:
            repeated = next(child for child in reversed(known) if child.name == wanted.name)
            params = (("element", wanted.name), ("count", count), ("limit", wanted.max_count))
            severity = Severity.ADVICE if _is_retired(wanted) else None
            yield hit("extension-repeated", params, repeated, severity)
    late = _out_of_order(element, known)
    if late:
        current = [child for child in known if child.element and child.element.need is not Need.DEPRECATED]
        severity = None if _out_of_order(element, current) else Severity.ADVICE
        other = next(child for child in known if element.rank(child.name) > element.rank(late.name))
        yield hit("extension-child-order", (("element", late.name), ("other", other.name)), late, severity)


def _missing(element: ElementSpec, name: str, fix: Fixability | None = None) -> Hit:
    """Return the hit for an element or attribute that another element requires."""
    return Hit("extension-required-missing", (("block", element.name), ("element", name)), fix=fix)


def _has_swallowed(node: Node) -> bool:
    """Return True if a value in a block swallowed what may be missing there."""
    return re.search(END_TAG, node.text) is not None or any(map(_has_swallowed, node.children))


def _out_of_order(element: ElementSpec, children: Sequence[Node]) -> Node | None:
    """Return the first child that comes after one that should follow it."""
    highest = -1
    for child in children:
        rank = element.rank(child.name)
        if rank < highest:
            return child
        highest = rank
    return None


def _attribute_hits(
    node: Node, element: ElementSpec, extension: Extension, around: ExtensionContext
) -> Iterator[NodeHit]:
    if extension is HREFLANG:
        yield from _link_hits(node, around.context)
        return
    for written in node.attributes:
        declared = element.attribute(written.name)
        if declared is None:
            if ":" not in written.name and not extension.is_open:
                hit = Hit("unexpected-attribute", (("detail", written.name),), fix=Fixability.NONE)
                yield NodeHit(extension.name, node, written.name, hit)
            continue
        hits = _mendable(
            extension_value_hits(declared.form, written.value, around.context), refers=written.refers
        )
        if not hits and declared.need is Need.REQUIRED and not written.value.strip(XML_SPACE):
            yield NodeHit(extension.name, node, written.name, _missing(element, declared.name))
        if declared.form.own_domain and not any(severity_of_hit(hit) is Severity.ERROR for hit in hits):
            hits = (*hits, *_domain_hits(written.value.strip(XML_SPACE), around.loc))
        name = f"{extension.prefix}:{element.name}/{written.name}"
        for each in hits:
            found = NodeHit(extension.name, node, written.name, _of(each, name, written.value))
            yield _harmless(found) if _is_retired(declared) else found
    for declared in element.attributes:
        if declared.need is Need.REQUIRED and node.value(declared.name) is None:
            fix = Fixability.AUTO if declared.only_value else None
            yield NodeHit(extension.name, node, declared.name, _missing(element, declared.name, fix))


def _domain_hits(url: str, loc: str) -> tuple[Hit, ...]:
    own, other = split_site(loc), split_site(url)
    if own is None or other is None or _domain(own.host) == _domain(other.host):
        return ()
    params = (("value", url), ("reason", _OTHER_DOMAIN))
    return (Hit(INVALID, params, Severity.WARNING, Fixability.NONE),)


def _domain(host: str) -> str:
    return ".".join(host.split(".")[-2:])


# Blocks


def _image_hits(blocks: Sequence[Node], _around: ExtensionContext) -> Iterator[NodeHit]:
    limit = IMAGE.max_per_entry
    if limit is not None and len(blocks) > limit:
        hit = Hit("image-too-many", (("count", len(blocks)),))
        yield NodeHit(IMAGE.name, blocks[limit], "", hit)
    first: dict[str, Node] = {}
    for block in blocks:
        loc = block.child("loc")
        text = loc.text.strip(XML_SPACE) if loc else ""
        is_known = bool(text) and first.setdefault(text, block) is not block
        if is_known and placeholder_in_url(text) is None:  # different images have equal placeholders
            is_equal = meaning_of(first[text]) == meaning_of(block)
            hit = Hit(
                "image-duplicate", (("value", text),), fix=Fixability.AUTO if is_equal else Fixability.ASK
            )
            yield NodeHit(IMAGE.name, block, "", hit)


def _video_hits(blocks: Sequence[Node], around: ExtensionContext) -> Iterator[NodeHit]:
    page = equivalence_key(around.loc.strip(XML_SPACE)) if around.loc else ""
    for block in blocks:
        locations = [child for child in block.children if child.element and child.name in PLAYED_FROM]
        filled = [child for child in locations if child.text.strip(XML_SPACE)]
        if not filled:
            yield NodeHit(VIDEO.name, block, "", Hit("video-no-location"))
        for child in filled:
            if page and equivalence_key(child.text.strip(XML_SPACE)) == page:
                hit = Hit("video-location-is-page", (("element", child.name),))
                yield NodeHit(VIDEO.name, child, "", hit)
        expires = block.child("expiration_date")
        if expires and has_passed(expires.text, around.context, timedelta(0)):
            hit = Hit("video-expired", (("value", expires.text.strip(XML_SPACE)),))
            yield NodeHit(VIDEO.name, expires, "", hit)
        title = block.child("title")
        length = len(title.text.strip(XML_SPACE)) if title else 0
        limit = title.element.form.schema_length if title and title.element else None
        if title and limit and length > limit:
            yield NodeHit(VIDEO.name, title, "", Hit("video-title-long", (("count", length),)))


def _news_hits(blocks: Sequence[Node], around: ExtensionContext) -> Iterator[NodeHit]:
    if len(blocks) > 1:
        yield NodeHit(NEWS.name, blocks[1], "", Hit("news-repeated", (("count", len(blocks)),)))
    for block in blocks:
        published = block.child("publication_date")
        if published and has_passed(published.text, around.context, MAX_AGE):
            hit = Hit("news-too-old", (("value", published.text.strip(XML_SPACE)),))
            yield NodeHit(NEWS.name, published, "", hit)


def has_passed(value: str, context: Context, age: timedelta) -> bool:
    """Return True if a date is valid, names a day, and that day or time ended longer ago than `age`."""
    parsed = w3c_datetime.date_of(value)
    if parsed is None or parsed.precision < Precision.DAY:
        return False
    return context.now - end_of(parsed) > age


_BLOCK_RULES = {"image": _image_hits, "video": _video_hits, "news": _news_hits}


# Languages


def _link_hits(node: Node, context: Context) -> Iterator[NodeHit]:
    def hit(attribute: str, hit: Hit) -> NodeHit:
        return NodeHit(HREFLANG.name, node, attribute, hit)

    href, tag, rel = node.value("href"), node.value("hreflang"), node.value("rel")
    link = href or tag or node.tag
    has_language = tag is not None or node.value("media") is not None
    if rel is None and href is not None and has_language:
        yield hit("rel", _without(link, "rel", Fixability.AUTO))
    elif rel is not None and rel != _ALTERNATE:
        fix = Fixability.AUTO if is_meant_as_alternate(rel) and href is not None and has_language else None
        what = Phrase(_OTHER_REL, link=shown_text(link), rel=rel)
        yield hit("rel", _incomplete(link, what, fix or Fixability.NONE))
    if href is None:
        yield hit("href", _without(link, "href"))
    if not has_language:
        yield hit("hreflang", _without(link, "hreflang"))
    if tag is not None and (found := placeholder_in(tag)):
        yield hit(
            "hreflang", _of(placeholder_hit(found, is_error=True), f"{HREFLANG.prefix}:link/hreflang", tag)
        )
    else:
        yield from (hit("hreflang", each) for each in (tag_hits(tag) if tag is not None else ()))
    if href is not None:
        refers = any(each.refers for each in node.attributes if each.name == "href")
        hits = (_href_hit(each, href) for each in extension_value_hits(_HREF, href, context))
        for each in _mendable(tuple(hits), refers=refers):
            yield hit("href", each)


_HREF = ValueForm(ValueKind.URL)


def is_meant_as_alternate(rel: str) -> bool:
    """Return True if the relation of a link is `alternate` with a slip, or in other letter case."""
    word = rel.strip(XML_SPACE).lower()
    return word in (_ALTERNATE, "alternative", "alternates") or is_one_typo_from(word, _ALTERNATE)


def _without(link: str, name: str, fix: Fixability = Fixability.NONE) -> Hit:
    return _incomplete(link, Phrase(_NO_ATTRIBUTE, link=shown_text(link), name=name), fix)


def _incomplete(link: str, what: Phrase, fix: Fixability = Fixability.NONE) -> Hit:
    return Hit("hreflang-attribute-missing", (("value", link), ("what", what)), fix=fix)


def _href_hit(hit: Hit, href: str) -> Hit:
    """Convert a hit about the URL of a link; a relative URL has a rule of its own."""
    if dict(hit.params).get("reason") not in (NO_SITE, NEEDS_VALUE):
        return _of(hit, f"{HREFLANG.prefix}:link/href", href)
    url = href.strip(XML_SPACE)
    fix = None if url else Fixability.NONE
    return Hit("hreflang-href-not-absolute", (("value", url or _NO_URL),), fix=fix)
