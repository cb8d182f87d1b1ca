"""The fixes for findings about extensions, and the rewriters of the text of one entry behind them.

They change values, attributes and order, and remove superfluous elements. Each rewriter takes the
present extensions, the extension that the finding is about, and the facts that the rules know. It
returns the extensions unchanged if there is nothing to do; what it does not correct stays as
written. The list of all fixes is in `fix_choices`.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from editor.core.document.columns import CompactList
from editor.core.document.edits import Edit, SetEntries, one_of
from editor.core.extensions.extension_declarations import (
    EXTENSIONS,
    HREFLANG,
    IMAGE,
    LEGACY,
    NEWS,
    ElementSpec,
    Extension,
    Need,
    ValueForm,
    ValueKind,
    extension_of,
)
from editor.core.extensions.extension_editing import ExtensionText, NewValue
from editor.core.extensions.extension_reading import Node, meaning_of
from editor.core.extensions.language_links import page_key, version_of
from editor.core.fields import XML_SPACE
from editor.core.text import N_
from editor.core.values.characters import reread, unescaped
from editor.core.values.placeholders import is_unfilled
from editor.core.xml.markup import NAMESPACE, Frame
from editor.core.xml.odd_entries import replace_parts, text_without
from editor.core.xml.outline import outline, scope_names
from editor.rules.extensions.extension_check import (
    ExtensionContext,
    extension_hits,
    is_filled,
    is_meant_as_alternate,
)
from editor.rules.extensions.extension_texts import ExtensionTexts
from editor.rules.extensions.extension_usage import find_deprecated
from editor.rules.extensions.extension_values import (
    extension_value_hits,
    news_language,
    suggested_in_extension,
)
from editor.rules.extensions.hreflang_links import (
    comparable_tag,
    language_alone,
    suggested_tag,
    tag_hits,
    with_known_region,
    with_successor,
)
from editor.rules.fixes.fix_kinds import (
    COMPLETE_URL,
    CORRECT_FORMAT,
    KEEP_FIRST,
    BothMethods,
    Fix,
    FixContext,
    Fixes,
    FixMethod,
    FixPlaces,
    NewFrame,
    RewriteValue,
    ValueRewriter,
    WholeDocument,
    suggestion_of,
    sure_fix,
    trimmed_value,
    with_attribute,
)
from editor.rules.fixes.text_rewriting import ExtensionRewriter, RewriteEntry, RewriteExtension
from editor.rules.rule import Fixability
from editor.rules.structure.root_rewriting import root_attributes, with_meant_prefixes, with_root_attributes
from editor.rules.values import loc_check, loc_fixes
from editor.rules.values.lastmod_fixes import LASTMOD_FIXES

_XMLNS = re.compile(r"""(\bxmlns(?::[\w.-]+)?\s*=\s*)(["'])([^"'<>]*)\2""")
_URL_REWRITES: dict[str, ValueRewriter] = {
    "loc-not-absolute": loc_fixes.resolve_path,
    "loc-scheme-unsupported": suggestion_of("loc-scheme-unsupported"),
    "loc-host-invalid": loc_fixes.with_host_between_slashes,
    "loc-space": loc_fixes.with_spaces_encoded,
    "loc-illegal-character": loc_fixes.with_illegal_encoded,
    "loc-bad-percent": loc_fixes.with_escapes_mended,
    "loc-double-escaped": loc_fixes.sure_url("loc-double-escaped"),
    "invisible-character": loc_fixes.without_unseen,
    "loc-mojibake": loc_fixes.without_mojibake,
    "loc-non-ascii": loc_fixes.percent_encoded_url,
    "loc-double-encoded": loc_fixes.decoded_once,
    "url-in-url": suggestion_of("url-in-url"),
}


class _Value(NamedTuple):
    """A value of an extension, and its place in the text."""

    node: Node
    attribute: str  # "" for the text of the element
    form: ValueForm
    text: str
    start: int


def _every(nodes: Iterable[Node]) -> Iterator[Node]:
    for node in nodes:
        yield node
        yield from _every(node.children)


def _of(text: ExtensionText, extension: Extension) -> list[Node]:
    """Return the declared elements of an extension, outer ones before those inside them."""
    return [node for node in _every(text.nodes) if node.extension is extension and node.element]


def _values(text: ExtensionText, extension: Extension) -> Iterator[_Value]:
    """Yield all values except those that refer to an entity of the file, which would be lost."""
    for node in _of(text, extension):
        element = node.element
        if element is None:
            continue
        has_value = bool(node.text) and not node.children and element.form.kind is not ValueKind.NONE
        if has_value and not node.refers:
            yield _Value(node, "", element.form, node.text, node.inner)
        for written in node.attributes:
            declared = element.attribute(written.name)
            if declared and not written.refers:
                yield _Value(node, written.name, declared.form, written.value, written.start)


def _rewritten(
    text: ExtensionText, extension: Extension, new: Callable[[_Value], str | None]
) -> ExtensionText:
    """Replace values for which `new` returns another one."""
    changed: list[NewValue] = []
    for value in _values(text, extension):
        if is_unfilled("loc" if value.form.kind is ValueKind.URL else "", value.text):
            continue  # nobody but the generator knows what belongs there
        written = new(value)
        if written is not None and written != value.text:
            changed.append(NewValue(value.node, value.attribute, written))
    return text.with_values(changed)


def _without(text: ExtensionText, nodes: Iterable[Node]) -> ExtensionText:
    """Remove some elements together with those inside them."""
    outermost: list[Node] = []
    for node in sorted(nodes, key=lambda each: each.start):
        if not outermost or node.start >= outermost[-1].end:
            outermost.append(node)
    return text.without(outermost)


# Values


def with_sure_values(text: ExtensionText, extension: Extension, fix: FixContext) -> ExtensionText:
    """Rewrite values to the required form, if it is certain."""
    return _rewritten(text, extension, lambda value: _suggested(value, fix))


def with_only_values(text: ExtensionText, extension: Extension, _fix: FixContext) -> ExtensionText:
    """Add required attributes that can have one value only."""
    return text.with_values(
        NewValue(node, attribute.name, attribute.only_value)
        for node in (_of(text, extension) if extension is not HREFLANG else ())  # it has a rule for that
        for attribute in (node.element.attributes if node.element else ())
        if attribute.only_value and node.value(attribute.name) is None
    )


def _suggested(value: _Value, fix: FixContext) -> str | None:
    hits = extension_value_hits(value.form, value.text, fix.context)
    if any(hit.fix is Fixability.AUTO for hit in hits):
        return suggested_in_extension(value.form, value.text, fix.context)
    return None


def with_news_languages(text: ExtensionText, extension: Extension, _fix: FixContext) -> ExtensionText:
    """Replace longer language codes and names of languages in news by the code that is meant."""
    return _rewritten(
        text,
        extension,
        lambda value: news_language(value.text) or None if value.form.kind is ValueKind.LANGUAGE else None,
    )


def with_dates(new: ValueRewriter) -> ExtensionRewriter:
    """Return a rewriter of those dates of which a person has to decide what is meant."""

    def rewrite(text: ExtensionText, extension: Extension, fix: FixContext) -> ExtensionText:
        return _rewritten(
            text, extension, lambda value: new(value.text, fix) if _is_open_date(value, fix) else None
        )

    return rewrite


def _is_open_date(value: _Value, fix: FixContext) -> bool:
    if value.form.kind is not ValueKind.DATE:
        return False
    return any(hit.fix is Fixability.ASK for hit in extension_value_hits(value.form, value.text, fix.context))


def with_texts(new: Callable[[str], str]) -> ExtensionRewriter:
    """Return a rewriter of those texts of which a person has to decide what is meant."""

    def rewrite(text: ExtensionText, extension: Extension, fix: FixContext) -> ExtensionText:
        def changed(value: _Value) -> str | None:
            if value.form.kind is not ValueKind.TEXT:
                return None
            hits = extension_value_hits(value.form, value.text, fix.context)
            return new(value.text) if any(hit.fix is Fixability.ASK for hit in hits) else None

        return _rewritten(text, extension, changed)

    return rewrite


def trimmed_block_values(text: ExtensionText, extension: Extension, _fix: FixContext) -> ExtensionText:
    """Remove whitespace around values; values of whitespace alone stay."""
    return _rewritten(
        text,
        extension,
        lambda value: (
            None if value.form.kind is ValueKind.HREFLANG else value.text.strip(XML_SPACE) or value.text
        ),
    )


def with_corrected_urls(text: ExtensionText, extension: Extension, fix: FixContext) -> ExtensionText:
    """Complete or percent-encode URLs if that helps."""

    def corrected(value: _Value) -> str | None:
        if value.form.kind is not ValueKind.URL:
            return None
        url = value.text
        for _ in _URL_REWRITES:
            rules = [hit.rule for hit in loc_check.check(url, fix.context) if hit.rule in _URL_REWRITES]
            new = _URL_REWRITES[rules[0]](url, fix) if rules else None
            if new is None:
                break
            url = new
        return url

    return _rewritten(text, extension, corrected)


# Structure


def blocks_in_official_namespace(
    text: ExtensionText, _extension: Extension, _fix: FixContext
) -> ExtensionText:
    """Correct the namespaces that entries declare to Google's spelling."""

    def official(found: re.Match[str]) -> str:
        extension = extension_of(found[3])
        return f"{found[1]}{found[2]}{extension.namespace}{found[2]}" if extension else found[0]

    return text.with_text(_XMLNS.sub(official, text.text))


def block_with_true_names(text: ExtensionText, extension: Extension, _fix: FixContext) -> ExtensionText:
    """Correct the names of elements that differ only in letter case from one that is allowed there."""
    outermost = (extension.block._replace(max_count=extension.max_per_entry),)
    while found := list(
        _misspelt(text.nodes, outermost, extension)
    ):  # children are known by their parent's right name
        text = text.renamed(found)
    return text


def _misspelt(
    nodes: Sequence[Node], known: Sequence[ElementSpec], extension: Extension
) -> Iterator[tuple[Node, str]]:
    """Yield elements, at any depth, and their new names; `known`: those allowed among siblings."""
    counts = Counter(node.name for node in nodes if node.element)
    for node in nodes:
        if node.extension is not extension:
            continue
        if node.element is not None:
            yield from _misspelt(node.children, node.element.children, extension)
            continue
        meant = next((each for each in known if each.name.lower() == node.name.lower()), None)
        if meant is not None and (meant.max_count is None or counts[meant.name] < meant.max_count):
            counts[meant.name] += 1
            yield node, meant.name


def block_without_unknown(text: ExtensionText, extension: Extension, _fix: FixContext) -> ExtensionText:
    """Remove elements unknown to the extension or not allowed there, and those of other namespaces."""
    unknown = (node for node in _every(text.nodes) if node.extension is extension and node.element is None)
    inner = (child for parent in _of(text, extension) for child in parent.children)
    foreign = (child for child in inner if child.extension is None and child.namespace != NAMESPACE)
    return _without(text, (*unknown, *foreign))


def with_block_around(text: ExtensionText, extension: Extension, _fix: FixContext) -> ExtensionText:
    """Put a block around elements that belong in one but have none; one that repeats begins another."""
    groups: list[list[Node]] = []
    for node in text.nodes:
        if (
            node.extension is not extension
            or node.element is not None
            or not extension.block.child(node.name)
        ):
            continue
        last = groups[-1] if groups else []
        is_near = last and not text.text[last[-1].end : node.start].strip(XML_SPACE)
        if is_near and all(other.name != node.name for other in last):
            last.append(node)
        else:
            groups.append([node])
    parts: list[tuple[int, int, str]] = []
    for group in groups:
        name = group[0].tag.removesuffix(group[0].name) + extension.block.name
        start, end = group[0].start, group[-1].end
        parts.append((start, end, f"<{name}>{text.text[start:end]}</{name}>"))
    return text.with_text(replace_parts(text.text, parts))


def without_repeated(text: ExtensionText, extension: Extension, _fix: FixContext) -> ExtensionText:
    """Keep only the first of elements that occur too often; empty ones only if there are no others."""
    gone: list[Node] = []
    for parent in _of(text, extension):
        counts: dict[str, int] = {}
        for child in sorted(parent.children, key=lambda child: not is_filled(child)):
            if child.element is None:  # a foreign element, which may have the same name
                continue
            counts[child.name] = counts.get(child.name, 0) + 1
            limit = child.element.max_count
            if limit is not None and counts[child.name] > limit:
                gone.append(child)
    return _without(text, gone)


def in_declared_order(text: ExtensionText, extension: Extension, _fix: FixContext) -> ExtensionText:
    """Put elements in the order that the extension declares; the text between them stays in place."""
    while moves := list(_moves(text.blocks(extension))):  # what is inside those that move has its turn later
        text = text.moved(moves)
    return text


def _moves(nodes: Iterable[Node]) -> Iterator[tuple[Node, Node]]:
    """Yield children out of order, outermost ones first: each place with the child that belongs there."""
    for node in nodes:
        if node.element is None:
            continue
        known = [child for child in node.children if child.element]
        rank = node.element.rank
        ordered = sorted(known, key=lambda child: rank(child.name))
        if ordered != known:
            yield from zip(known, ordered, strict=True)
        else:
            yield from _moves(known)


def without_deprecated(text: ExtensionText, extension: Extension, _fix: FixContext) -> ExtensionText:
    """Remove elements and attributes that Google retired."""
    text = text.without_attributes(
        (node, attribute.name)
        for node in _of(text, extension)
        for attribute in (node.element.attributes if node.element else ())
        if attribute.need is Need.DEPRECATED
    )
    gone = [node for node in _of(text, extension) if node.element and node.element.need is Need.DEPRECATED]
    return _without(text, gone)


# Blocks


def without_blocks(rule: str) -> ExtensionRewriter:
    """Return a rewriter that removes the blocks in which a rule is broken."""

    def rewrite(text: ExtensionText, extension: Extension, fix: FixContext) -> ExtensionText:
        blocks = text.blocks(extension)
        return _without(text, [block for block in blocks if _breaking(rule, block, text, fix)])

    return rewrite


def without_incomplete(text: ExtensionText, extension: Extension, fix: FixContext) -> ExtensionText:
    """Remove elements that lack a required child; for a required one, the optional element around it."""
    gone: list[Node] = []
    for block in text.blocks(extension):
        optional = dict(_with_optional(block, block))
        gone += (optional[it.start] for it in _breaking("extension-required-missing", block, text, fix))
    return _without(text, gone)


def _with_optional(node: Node, around: Node) -> Iterator[tuple[int, Node]]:
    """Yield the start of an element and of all inside it, each with the innermost optional element there."""
    if node.element and node.element.need is not Need.REQUIRED:
        around = node
    yield node.start, around
    for child in node.children:
        yield from _with_optional(child, around)


def _breaking(rule: str, block: Node, text: ExtensionText, fix: FixContext) -> list[Node]:
    """Return the elements of a block that break a rule about that block alone."""
    around = ExtensionContext("", scope_names(text.frame), fix.context)
    return [each.node for each in extension_hits((block,), around) if each.hit.rule == rule]


def with_allowed_images(text: ExtensionText, _extension: Extension, _fix: FixContext) -> ExtensionText:
    """Remove the images beyond the number that an entry may have."""
    return _without(text, text.blocks(IMAGE)[IMAGE.max_per_entry :])


def without_equal_images(text: ExtensionText, _extension: Extension, _fix: FixContext) -> ExtensionText:
    """Remove images that are equal to an earlier one with the same URL."""
    return _without(text, _repeated(text.blocks(IMAGE), _image_url, equal=True))


def with_first_images(text: ExtensionText, _extension: Extension, _fix: FixContext) -> ExtensionText:
    """Keep only the first of the images with the same URL."""
    return _without(text, _repeated(text.blocks(IMAGE), _image_url, equal=False))


def with_first_article(text: ExtensionText, _extension: Extension, _fix: FixContext) -> ExtensionText:
    """Keep only the first of several news articles that is not empty."""
    return _without(text, sorted(text.blocks(NEWS), key=lambda block: not is_filled(block))[1:])


def _image_url(node: Node) -> str:
    """Return the URL of an image; "" if it has none, or a placeholder, which says nothing about the image."""
    child = node.child("loc")
    return child.text.strip(XML_SPACE) if child and not is_unfilled("loc", child.text) else ""


def _repeated(blocks: Iterable[Node], key: Callable[[Node], str], *, equal: bool) -> list[Node]:
    """Return the blocks with the key of an earlier one; with `equal`, only those equal to the first."""
    first: dict[str, Node] = {}
    gone = []
    for block in blocks:
        name = key(block)
        earlier = first.setdefault(name, block)
        if name and earlier is not block and (not equal or meaning_of(earlier) == meaning_of(block)):
            gone.append(block)
    return gone


# Languages


def with_rel(text: ExtensionText, _extension: Extension, _fix: FixContext) -> ExtensionText:
    """Add rel="alternate" to links without a rel, and correct one that is misspelt."""
    wrong: list[Node] = []
    for link in text.blocks(HREFLANG):
        is_whole = link.value("href") is not None and (
            link.value("hreflang") is not None or link.value("media") is not None
        )
        rel = link.value("rel")
        if is_whole and (rel is None or (rel != "alternate" and is_meant_as_alternate(rel))):
            wrong.append(link)
    return text.with_values(NewValue(link, "rel", "alternate") for link in wrong)


def with_tags(new: Callable[[str], str]) -> ExtensionRewriter:
    """Return a rewriter that replaces each language code for which `new` returns another one."""

    def rewrite(text: ExtensionText, extension: Extension, _fix: FixContext) -> ExtensionText:
        return _rewritten(
            text,
            extension,
            lambda value: new(value.text) or None if value.form.kind is ValueKind.HREFLANG else None,
        )

    return rewrite


def _breaks(tag: str, rule: str) -> bool:
    return any(hit.rule == rule for hit in tag_hits(tag))


with_good_tags = with_tags(lambda tag: suggested_tag(tag) if _breaks(tag, "hreflang-malformed") else "")
with_known_regions = with_tags(with_known_region)
with_successors = with_tags(with_successor)
with_languages_alone = with_tags(
    lambda tag: language_alone(tag) if _breaks(tag, "hreflang-unsupported-form") else ""
)


def without_equal_links(text: ExtensionText, _extension: Extension, _fix: FixContext) -> ExtensionText:
    """Remove links with the language and the page of an earlier one."""
    return _without(text, _repeated(text.blocks(HREFLANG), _language_and_page, equal=False))


def with_first_links(text: ExtensionText, _extension: Extension, _fix: FixContext) -> ExtensionText:
    """Keep only the first link for each language; one without a URL only if there is no other."""
    links = sorted(text.blocks(HREFLANG), key=lambda link: not (link.value("href") or "").strip(XML_SPACE))
    return _without(text, _repeated(links, _language, equal=False))


def _language(link: Node) -> str:
    """Return the language that a link gives a page; "" if none, so that the link is never a repeated one."""
    version = version_of(link)
    return comparable_tag(version.language) if version else ""


def _language_and_page(link: Node) -> str:
    language = _language(link)
    return f"{language} {page_key(link.value('href') or '')}" if language else ""


def _legacy_removal(fix: FixContext) -> Edit | None:
    """Return the edit that removes elements of withdrawn extensions; declarations in the root stay."""
    document = fix.entries
    column = document.columns.extensions
    new = {text: _without_legacy_in(text, document.frame) for text in set(column) if text}
    rows = [row for row, text in enumerate(column) if text and new[text] != text]
    columns = document.copy_rows(rows)
    columns.extensions = CompactList(map(new.__getitem__, columns.extensions))
    regular = SetEntries(rows, columns) if rows else None
    odd = RewriteEntry(_without_legacy).edit(fix, FixPlaces({"": range(len(document))}))
    return one_of(edit for edit in (regular, odd) if edit)


def _without_legacy(text: str, _field: str, frame: Frame) -> str:
    parts = outline(text, scope_names(frame))
    namespaces = ((it, parts.names.within(it.attributes).namespace_of(it.name)) for it in parts.elements)
    return text_without(text, [element for element, namespace in namespaces if namespace in LEGACY])


def _without_legacy_in(extensions: str, frame: Frame) -> str:
    """Remove withdrawn extensions from the extensions of a regular entry, given as text."""
    return _without_legacy(f"<x>{extensions}</x>", "", frame)[len("<x>") : -len("</x>")].strip(XML_SPACE)


def _with_official_namespaces(fix: FixContext) -> Frame | None:
    """Return the root with every extension's namespace in Google's spelling."""
    frame = fix.entries.frame
    attributes = root_attributes(frame)
    for prefix, namespace in frame.namespaces:
        extension = extension_of(namespace)
        if extension:
            attributes = with_attribute(attributes, f"xmlns:{prefix}".rstrip(":"), extension.namespace)
    return with_root_attributes(frame, attributes)


def _without_deprecated(fix: FixContext) -> Edit | None:
    texts = ExtensionTexts(fix.entries)
    retired = (find_deprecated(texts.names, extension).values() for extension in EXTENSIONS)
    starts = list(chain.from_iterable(chain.from_iterable(retired)))
    rows = [
        row
        for row, text in enumerate(texts.each)
        if row in texts.unlike or (text and any(start in text for start in starts))
    ]
    places = FixPlaces({extension.name: rows for extension in EXTENSIONS})
    return RewriteExtension(without_deprecated).edit(fix, places)


def _trim(method: FixMethod) -> tuple[Fix, ...]:
    title = N_("Remove the white space around it")
    return (sure_fix("trim", title, BothMethods((method, RewriteExtension(trimmed_block_values)))),)


_REMOVE_BLOCK = N_("Remove the block")

_DATE_RULES = (
    "lastmod-not-w3c-datetime",
    "lastmod-missing-timezone",
    "lastmod-impossible-date",
    "lastmod-reduced-precision",
)


def _dates() -> tuple[Fix, ...]:
    """Return the fixes for dates of entries except removal, as a block may need its date."""
    found: dict[str, Fix] = {}
    for fix in (each for rule in _DATE_RULES for each in LASTMOD_FIXES[rule] if not each.safe):
        if isinstance(fix.method, RewriteValue) and fix.id not in ("remove", "unix", "next-day"):
            method = RewriteExtension(with_dates(fix.method.new))
            found[fix.id] = Fix(fix.id, fix.title, method, is_guess=fix.is_guess)
    return tuple(found.values())


EXTENSION_FIXES: Fixes = {
    "padded-value": _trim(RewriteValue(trimmed_value)),
    "padded-strict-value": _trim(RewriteValue(trimmed_value)),
    "extension-namespace-wrong": (
        sure_fix(
            "official",
            N_("Use the namespace of the extension"),
            BothMethods(
                (RewriteExtension(blocks_in_official_namespace), NewFrame(_with_official_namespaces))
            ),
        ),
        Fix("prefix", N_("Correct the prefix"), WholeDocument(with_meant_prefixes)),
    ),
    "extension-element-unknown": (
        Fix("rename", N_("Correct the letter case"), RewriteExtension(block_with_true_names)),
        Fix("wrap", N_("Put the missing element around them"), RewriteExtension(with_block_around)),
        Fix("remove", N_("Remove unknown elements"), RewriteExtension(block_without_unknown)),
    ),
    "extension-required-missing": (
        sure_fix("add", N_("Add the attribute with its only value"), RewriteExtension(with_only_values)),
        Fix("remove", _REMOVE_BLOCK, RewriteExtension(without_incomplete)),
    ),
    "extension-repeated": (Fix("keep-first", KEEP_FIRST, RewriteExtension(without_repeated)),),
    "extension-child-order": (
        sure_fix("order", N_("Put the elements in order"), RewriteExtension(in_declared_order)),
    ),
    "extension-value-invalid": (
        sure_fix("correct", CORRECT_FORMAT, RewriteExtension(with_sure_values)),
        Fix("language", N_("Use only the language code"), RewriteExtension(with_news_languages)),
        Fix("unescape", N_("Unescape the text once"), RewriteExtension(with_texts(unescaped))),
        Fix("reread", N_("Write the characters that were meant"), RewriteExtension(with_texts(reread))),
        *_dates(),
    ),
    "extension-url-invalid": (
        sure_fix("correct", CORRECT_FORMAT, RewriteExtension(with_sure_values)),
        Fix("complete", COMPLETE_URL, RewriteExtension(with_corrected_urls)),
    ),
    "extension-deprecated": (
        Fix("remove", N_("Remove elements Google has retired"), WholeDocument(_without_deprecated)),
    ),
    "image-too-many": (
        Fix("keep-first", N_("Keep the first 1,000 images"), RewriteExtension(with_allowed_images)),
    ),
    "image-duplicate": (
        sure_fix("remove-equal", N_("Remove identical images"), RewriteExtension(without_equal_images)),
        Fix("keep-first", KEEP_FIRST, RewriteExtension(with_first_images)),
    ),
    "video-expired": (
        Fix("remove", N_("Remove the expired video"), RewriteExtension(without_blocks("video-expired"))),
    ),
    "news-too-old": (
        Fix(
            "remove",
            N_("Remove the news block, keep the entry"),
            RewriteExtension(without_blocks("news-too-old")),
        ),
    ),
    "news-repeated": (Fix("keep-first", KEEP_FIRST, RewriteExtension(with_first_article)),),
}

LEGACY_FIXES: Fixes = {
    "contains-legacy-extension": (
        Fix("remove", N_("Remove the elements of withdrawn extensions"), WholeDocument(_legacy_removal)),
    )
}
