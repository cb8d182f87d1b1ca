"""Corrects the namespace of a sitemap, or changes its kind: root, layouts and odd entries together."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import chain

from editor.core.document.document import Document
from editor.core.document.edits import Batch, Edit
from editor.core.fields import Kind
from editor.core.xml.markup import EXTENSIONS, NAMESPACE, Frame, Layout
from editor.core.xml.outline import ElementSpan, decoded_attribute, outline, scope_names
from editor.core.xml.tokens import ATTRIBUTE, NO_TAG, TAG
from editor.rules.entry.elements import element_renaming, in_gap, replace_parts
from editor.rules.extensions.whole_file import misspelt_prefixes
from editor.rules.remedies.attributes import with_attribute, without_attribute
from editor.rules.remedies.remedy import ClearColumn, FixContext, FixPlaces
from editor.rules.remedies.rewriting import Rooted, replace_root
from editor.rules.xml_file.check import is_prefix_needless
from editor.rules.xml_file.root import root_attributes, with_root_attributes

_DECLARATION = re.compile(r"""(\bxmlns(?::[\w.-]+)?\s*=\s*)("[^"]*"|'[^']*')""")


def root_in_official_namespace(fix: FixContext) -> Edit | None:
    """Return the edit that moves the root, and all that shared its namespace, into the protocol's."""
    frame = fix.entries.frame
    if frame.namespace == NAMESPACE:
        return None
    name = f"xmlns:{frame.prefix}".rstrip(":")
    attributes = _redeclared(root_attributes(frame), frame.namespace)
    new = with_root_attributes(frame, with_attribute(attributes, name, NAMESPACE))

    def text(entry: str) -> str:
        """Update an entry that declares the old namespace itself, or declares that it has none."""
        if "xmlns" not in entry:
            return entry
        return _redeclared(entry, frame.namespace) if frame.namespace else in_own_namespace(entry, "", new)

    return replace_root(fix.entries, new, Rooted(text))


def _redeclared(text: str, old: str) -> str:
    """Replace a namespace by the official one in all declarations of a text."""

    def declared(found: re.Match[str]) -> str:
        start, value = found.groups()
        is_old = old and decoded_attribute(value[1:-1]) == old
        return f"{start}{value[0]}{NAMESPACE}{value[0]}" if is_old else found[0]

    return _DECLARATION.sub(declared, text)


def in_own_namespace(text: str, _field: str, frame: Frame) -> str:
    """Rewrite an entry whose own elements are in another namespace like the other entries of the file."""
    parts = outline(text, scope_names(frame))
    names = parts.names
    is_own = names.namespace_of(parts.name) in (frame.namespace, NAMESPACE)
    entry = ElementSpan(parts.name, "", parts.attributes, 0, parts.inner, parts.close, len(text))
    astray = [
        element
        for element in parts.elements
        if (element.core and not is_own) or names.astray(element.name, element.attributes) is not None
    ]
    changes = [_as_own(element, text, frame) for element in (astray if is_own else [entry, *astray])]
    return replace_parts(text, list(chain.from_iterable(changes)))


def _as_own(element: ElementSpan, text: str, frame: Frame) -> Iterator[tuple[int, int, str]]:
    prefix, _, local = element.name.rpartition(":")
    yield from element_renaming(element, text, frame.prefix + local)
    if not prefix:
        start = element.start + 1 + len(element.name)
        attributes = without_attribute(element.attributes, "xmlns".__eq__)
        yield start, start + len(element.attributes), attributes


def gap_in_own_namespace(gap: str, frame: Frame) -> str:
    """Rewrite own elements between two entries that are in another namespace."""

    def clean(text: str) -> str:
        names = scope_names(frame)
        astray = [
            it for it in outline(text, names).elements if names.astray(it.name, it.attributes) is not None
        ]
        own = [(it.start, it.end, in_own_namespace(text[it.start : it.end], "", frame)) for it in astray]
        return replace_parts(text, own)

    return in_gap(gap, clean)


# Prefixes of extensions


def with_meant_prefixes(fix: FixContext) -> Edit | None:
    """Return the edit that corrects misspelt prefixes of extensions in the root and all entries.

    Return None if entries declare these prefixes themselves.
    """
    document = fix.entries
    frame = document.frame
    slips = {prefix: each.prefix for prefix, each in misspelt_prefixes(frame).items()}
    block = document.columns
    sources = (source.text for source in block.source if source)
    texts = chain(block.extensions.distinct(), block.gap.distinct(), sources, (frame.epilog,))
    names = "|".join(map(re.escape, {*slips, *slips.values()}))
    declared = re.compile(rf"\bxmlns:(?:{names})[ \t\r\n]*=")
    if not slips or any(declared.search(text) for text in texts):
        return None
    renamed = partial(_with_prefixes, {prefix: meant for prefix, meant in slips.items() if prefix != meant})
    attributes = root_attributes(frame)
    for prefix, extension in misspelt_prefixes(frame).items():
        old, new = f"xmlns:{prefix}", f"xmlns:{extension.prefix}"
        if prefix != extension.prefix and scope_names(frame).is_bound(extension.prefix):
            attributes = with_attribute(without_attribute(attributes, old.__eq__), new, extension.namespace)
        else:
            attributes = with_attribute(attributes, old, extension.namespace)
            attributes = re.sub(rf"(?<=\s){re.escape(old)}(?=\s*=)", new, attributes, count=1)
    tag = renamed(f"<{frame.kind}{attributes}>")
    fresh = with_root_attributes(frame, tag[len(frame.kind) + 1 : -1])
    return replace_root(document, replace(fresh, epilog=renamed(frame.epilog)), Rooted(renamed, rest=renamed))


def _with_prefixes(meant: Mapping[str, str], text: str) -> str:
    """Replace prefixes of elements and attributes in a text."""
    if not any(f"{prefix}:" in text for prefix in meant):
        return text
    use = re.compile(rf"(?:{'|'.join(map(re.escape, meant))})(?=:)")

    def named(name: str) -> str:
        found = use.match(name)
        return meant[found[0]] + name[found.end() :] if found else name

    def attribute(found: re.Match[str]) -> str:
        return named(found["name"]) + found[0][len(found["name"]) :]

    def tag(found: re.Match[str]) -> str:
        if found["name"] is None:
            return found[0]
        attributes = ATTRIBUTE.sub(attribute, found["attributes"])
        return f"<{found['end']}{named(found['name'])}{attributes}{found['empty']}>"

    return TAG.sub(tag, text)


# Without a prefix


def _renamed(pattern: str, new: str) -> Callable[[str], str]:
    """Return a function that replaces the beginning of element names, as matched by the pattern."""
    tag = re.compile(rf"{NO_TAG}|<(/?){pattern}", re.DOTALL)
    return lambda text: tag.sub(lambda found: found[0] if found[1] is None else f"<{found[1]}{new}", text)


def without_prefix(fix: FixContext) -> Edit | None:
    """Return the edit that moves the sitemap's own elements into the default namespace, without a prefix.

    Return None if elements of another namespace have no prefix.
    """
    document = fix.entries
    frame = document.frame
    if not is_prefix_needless(document):
        return None
    bare = _renamed(re.escape(frame.prefix), "")
    attributes = root_attributes(frame)
    sources = (bare(source.text) for source in document.columns.source if source)
    texts = (attributes, bare(frame.epilog), *map(bare, document.columns.extensions), *sources)
    in_use = re.compile(rf"(?<![\w.-]){re.escape(frame.prefix)}")
    if not any(in_use.search(text) for text in texts):  # nothing else needs the declaration
        attributes = without_attribute(attributes, f"xmlns:{frame.prefix[:-1]}".__eq__)
    attributes = with_attribute(attributes, "xmlns", frame.namespace)
    fresh = with_root_attributes(frame, attributes, str(frame.kind))
    how = Rooted(bare, lambda layout: _with_tags(layout, bare), bare)
    return replace_root(document, replace(fresh, epilog=bare(frame.epilog)), how)


def _with_tags(layout: Layout, rename: Callable[[str], str]) -> Layout:
    children = (
        child._replace(open=rename(child.open), close=rename(child.close)) for child in layout.children
    )
    return Layout(rename(layout.start), tuple(children), rename(layout.end))


# A list of sitemaps


def as_index(fix: FixContext) -> Edit | None:
    """Return the edit that makes a urlset a sitemapindex, without frequencies and priorities."""
    document = fix.entries
    clear = ClearColumn(("changefreq", "priority")).edit(fix, FixPlaces(of_file=True))
    if clear:
        document = Document.copy_of(document, shares_layouts=True)
        clear.apply(document)
    prefix = document.frame.prefix
    entry = _renamed(rf"{re.escape(prefix)}url(?=[\s/>])", f"{prefix}sitemap")
    root = _renamed(rf"{re.escape(prefix)}urlset(?=[\s>])", f"{prefix}sitemapindex")
    edit = replace_root(
        document, _index_frame(document.frame, root), Rooted(entry, lambda it: _index_layout(it, entry))
    )
    return Batch((clear, edit)) if clear and edit else edit


def _index_frame(frame: Frame, rename: Callable[[str], str]) -> Frame:
    attributes = root_attributes(frame).replace("/sitemap.xsd", "/siteindex.xsd")
    fresh = with_root_attributes(frame, attributes, f"{frame.prefix}{Kind.SITEMAPINDEX}")
    return replace(fresh, epilog=rename(frame.epilog))


def _index_layout(layout: Layout, rename: Callable[[str], str]) -> Layout:
    kept = ("loc", "lastmod", EXTENSIONS)
    children = tuple(child for child in layout.children if child.name in kept)
    return Layout(rename(layout.start), children, rename(layout.end))
