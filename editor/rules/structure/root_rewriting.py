"""Rewrites what is around the entries: declaration, DOCTYPE, entities, the root and its namespaces.

Each function takes the document and the facts that the rules know, and returns the new frame, or
None if there is nothing to do. Most leave the entries as they are; a new namespace or another kind
of sitemap changes root, layouts and odd entries together, and a DOCTYPE can be removed once the
references to its entities are replaced. Nothing is fetched. The length of an entity's text is
limited, however many entities it contains. Source: https://www.w3.org/TR/xml/#sec-entity-decl
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import chain

from editor.core.document.document import Document
from editor.core.document.edits import Batch, Edit, SetFrame, one_of, source_edit
from editor.core.document.entries import Entries
from editor.core.fields import XML_SPACE, Kind
from editor.core.xml import markup
from editor.core.xml.odd_entries import extension_meant, prefix_for, replace_parts, with_prefixes
from editor.core.xml.outline import (
    OWN_ENTITY,
    ElementSpan,
    attribute_list,
    decoded_attribute,
    outline,
    read_prolog,
    refers,
    scope_names,
    unescape,
)
from editor.rules.extensions.extension_usage import misspelt_prefixes
from editor.rules.fixes.fix_kinds import (
    ClearColumn,
    FixContext,
    FixMethod,
    FixPlaces,
    with_attribute,
    without_attribute,
)
from editor.rules.fixes.text_rewriting import RewriteEntry, Rooted, replace_root
from editor.rules.structure import xml_file_check
from editor.rules.structure.entry_rewriting import (
    element_renaming,
    gap_with_near_names,
    in_gap,
    meaningful,
    with_near_names,
)
from editor.rules.structure.xml_file_check import is_prefix_needless, namespaces_in_use, other_encoding

_VERSION = re.compile(r"""(<\?xml\s+version\s*=\s*["'])[^"']*""")
_MISC = re.compile(rf"{markup.NOTE}|({markup.DOCTYPE})[ \t\r\n]*", re.DOTALL)
_START_TAG = re.compile(r"<([^\s/>]+)(.*?)(\s*/?>)\Z", re.DOTALL)


def without_bom(fix: FixContext) -> markup.Frame | None:
    """Remove the byte order mark from UTF-8, the only encoding that does not need it.

    If the declaration names another encoding, only the mark showed the true one: then both are corrected.
    """
    frame = fix.entries.frame
    if not frame.is_utf8:
        return None
    return markup.in_utf8(frame) if other_encoding(frame) else frame._replace(bom=b"")


def in_true_encoding(fix: FixContext) -> markup.Frame | None:
    """Convert to UTF-8, and declare it."""
    return markup.in_utf8(fix.entries.frame)


def with_declaration(fix: FixContext) -> markup.Frame | None:
    """Add an XML declaration at the beginning; it names the encoding if that is UTF-8."""
    frame = fix.entries.frame
    if frame.prolog.lstrip(XML_SPACE).startswith("<?xml "):
        return None
    encoding = ' encoding="UTF-8"' if frame.is_utf8 else ""
    start = f'<?xml version="1.0"{encoding}?>{frame.line_end}'
    return frame._replace(prolog=start + frame.prolog.lstrip(XML_SPACE))


def without_leading_space(fix: FixContext) -> markup.Frame | None:
    """Remove whitespace before the XML."""
    frame = fix.entries.frame
    return frame._replace(prolog=frame.prolog.lstrip(XML_SPACE))


def in_xml_1_0(fix: FixContext) -> markup.Frame | None:
    """Declare XML 1.0."""
    frame = fix.entries.frame
    return frame._replace(prolog=_VERSION.sub(r"\g<1>1.0", frame.prolog, count=1))


def without_doctype(prolog: str) -> str:
    """Remove the document type and the whitespace after it from a prolog."""
    return _MISC.sub(lambda found: "" if found[1] else found[0], prolog)


def xslt_removed(fix: FixContext) -> markup.Frame | None:
    """Remove the lines that name an XSLT style sheet."""
    return xml_file_check.without_xslt(fix.entries.frame)


def own_style_named(fix: FixContext) -> markup.Frame | None:
    """Replace the lines that name an XSLT style sheet by one for the CSS that is written beside the file."""
    return xml_file_check.with_own_style(fix.entries.frame)


def compressed_as_named(fix: FixContext) -> markup.Frame | None:
    """Compress with gzip or not, depending on the file name."""
    name = fix.context.file_name.lower()
    return fix.entries.frame._replace(gzip=name.endswith(".gz")) if name else None


# The root's attributes


def with_root_attributes(frame: markup.Frame, attributes: str, name: str = "") -> markup.Frame:
    """Return the frame with other attributes in the root's start tag, as written, and maybe another name."""
    start = frame.prolog.rfind("<")
    tag = _START_TAG.match(frame.prolog, start)
    if tag is None:
        raise ValueError("The prolog ends with the root's start tag.")
    prolog = f"{frame.prolog[:start]}<{name or tag[1]}{attributes}{tag[3]}"
    fresh = read_prolog(prolog, start)
    if fresh is None:
        raise ValueError(f"{name} is not the root of a sitemap.")
    return frame._replace(
        kind=fresh.kind,
        prolog=prolog,
        prefix=fresh.prefix,
        namespace=fresh.namespace,
        namespaces=fresh.namespaces,
    )


def root_attributes(frame: markup.Frame) -> str:
    """Return the attributes in the root's start tag, as written, with the whitespace before each."""
    tag = _START_TAG.match(frame.prolog, frame.prolog.rfind("<"))
    return tag[2] if tag else ""


def without_root_attributes(fix: FixContext) -> markup.Frame | None:
    """Remove attributes from the root that have no meaning in a sitemap."""
    frame = fix.entries.frame
    old = root_attributes(frame)
    new = meaningful(old, scope_names(frame))
    return with_root_attributes(frame, new) if new != old else None


def with_true_schema_location(fix: FixContext) -> markup.Frame | None:
    """Keep only the pairs for namespaces of this file in each xsi:schemaLocation.

    A pair for another spelling of the sitemap namespace is assigned to the file's own, and xsi to XML Schema,
    whatever it is declared as.
    """
    frame = fix.entries.frame
    attributes = root_attributes(frame)
    if any(name.startswith("xsi:") for name, _ in attribute_list(attributes)):
        attributes = with_attribute(attributes, "xmlns:xsi", markup.SCHEMA_INSTANCE)
        frame = with_root_attributes(frame, attributes)
    names = scope_names(frame)
    for name, value in attribute_list(attributes):
        if not (names.is_instance_attribute(name) and name.endswith(":schemaLocation")):
            continue
        tokens = value.split()
        pairs = _pairs(tokens, frame, namespaces_in_use(fix.entries, tokens))
        attributes = (
            with_attribute(attributes, name, _attribute_text(" ".join(pairs)))
            if pairs
            else without_attribute(attributes, name.__eq__)
        )
    return with_root_attributes(frame, attributes)


def _pairs(tokens: list[str], frame: markup.Frame, used: set[str]) -> list[str]:
    """Return namespaces and addresses in turn; tokens without a counterpart are left out."""
    pairs: dict[str, str] = {}
    place = 0
    while place < len(tokens) - 1:
        name, address = tokens[place : place + 2]
        if re.fullmatch(markup.NAMESPACE_VARIANT, name) and name not in used and not name.endswith(".xsd"):
            name = frame.namespace or markup.NAMESPACE
        if name in used and address not in used:
            pairs.setdefault(name, address)
            place += 2
        else:
            place += 1
    return [token for pair in pairs.items() for token in pair]


def _attribute_text(value: str) -> str:
    return value.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;").replace("'", "&apos;")


_MAX_LENGTH = 10_000  # characters in the text of one entity
_MAX_DEPTH = 8  # nesting of entities
_ENTITY_DECLARATION = re.compile(r"""<!ENTITY\s+([^\s%]+)\s+(?:"([^"]*)"|'([^']*)')\s*>""")
_NUMBER = re.compile(r"&#(?:x[0-9a-fA-F]+|[0-9]+);")
_NO_NAMESPACE = re.compile(r"""\sxmlns:[^\s=]+\s*=\s*(?:""|'')""")
_QUOTED = markup.EntityStyle(gt=True, quot=True, apos=True)  # also valid in attributes


Meaning = Callable[[str], str | None]  # returns an entity's text; None: keep the reference


def expand_entities(text: str, _field: str, frame: markup.Frame) -> str:
    """Replace the references in an entry's text to entities that the file itself declares as text."""
    return _with_entities(text, _meaning_in(frame))


def without_references(text: str, _field: str, _frame: markup.Frame) -> str:
    """Remove the references in an entry's text to entities other than XML's own."""
    return _forgetting(text)


def _meaning_in(frame: markup.Frame) -> Meaning:
    entities = _Entities(frame.prolog)

    def meaning(name: str) -> str | None:
        value = entities.text_of(name)
        return None if value is None else _QUOTED.escape(value)

    return meaning


def _forgetting(text: str) -> str:
    """Remove references; leave the text alone if one names a namespace, which every prefix needs."""
    left = _with_entities(text, lambda _name: "")
    return text if _NO_NAMESPACE.search(left) else left


def _with_entities(text: str, meaning: Meaning) -> str:
    def written(found: re.Match[str]) -> str:
        new = meaning(found[1]) if found[1] else None
        return found[0] if new is None else new

    return re.sub(OWN_ENTITY, written, text)


class _Entities:
    """The texts of the entities that a document type declares."""

    def __init__(self, prolog: str) -> None:
        self._declared: dict[str, str] = {}
        for name, one, other in _ENTITY_DECLARATION.findall(prolog):
            self._declared.setdefault(name, one or other)  # the first one counts
        self._known: dict[str, str | None] = {}

    def text_of(self, name: str) -> str | None:
        """Return an entity's text; None if declared elsewhere, or with markup, too long or too deep."""
        raw = self._expansion(name, _MAX_DEPTH)
        return None if raw is None or "<" in raw else unescape(raw)

    def _expansion(self, name: str, depth: int) -> str | None:
        if name not in self._known:
            self._known[name] = None  # an entity that contains itself has no text
            if name in self._declared and depth:
                self._known[name] = self._expand(self._declared[name], depth - 1)
        return self._known[name]

    def _expand(self, declared: str, depth: int) -> str | None:
        raw = _NUMBER.sub(lambda number: unescape(number[0]), declared)
        text = ""
        end = 0
        for found in re.finditer(OWN_ENTITY, raw):
            inner = self._expansion(found[1], depth) if found[1] else found[0]
            if inner is None:
                return None
            text += raw[end : found.start()] + inner
            end = found.end()
            if len(text) > _MAX_LENGTH:
                return None
        text += raw[end:]
        return text if len(text) <= _MAX_LENGTH else None


def without_needless_doctype(fix: FixContext) -> markup.Frame | None:
    """Remove the document type; None if anything still refers to an entity that it declares."""
    frame = fix.entries.frame
    prolog = without_doctype(frame.prolog)
    return None if _refer((prolog, *_texts(fix.entries))) else frame._replace(prolog=prolog)


def expanded_without_doctype(fix: FixContext) -> Edit | None:
    """Replace all references to declared entities and remove the document type; None if one cannot be."""
    meaning = _meaning_in(fix.entries.frame)
    return _without_doctype(fix.entries, lambda text: _with_entities(text, meaning))


def forgotten_with_doctype(fix: FixContext) -> Edit | None:
    """Remove the document type and all references to entities that it declares."""
    return _without_doctype(fix.entries, _forgetting)


def _without_doctype(entries: Entries, told: Callable[[str], str]) -> Edit | None:
    """Return the edit that removes the document type and applies `told` to all texts.

    Return None if no text refers to an entity, or if one still does afterwards.
    """
    frame = entries.frame._replace(prolog=without_doctype(entries.frame.prolog))
    texts = (frame.prolog, *_texts(entries))
    if not _refer(texts) or _refer(map(told, texts)):
        return None
    return _retold(entries, frame, told)


def _retold(entries: Entries, frame: markup.Frame, told: Callable[[str], str]) -> Edit | None:
    """Return the edit that applies `told` to all texts of a file, and gives it this frame."""
    frame = with_root_attributes(frame, told(root_attributes(frame)))
    return replace_root(entries, frame._replace(epilog=told(frame.epilog)), Rooted(told, rest=told))


def written_out(entries: Entries) -> Entries:
    """Return a file with references to entities that it declares as text replaced; unchanged without any.

    This is for formats without a document type, where nothing else tells the text of these entities.
    """
    frame = entries.frame
    if "<!ENTITY" not in frame.prolog:
        return entries
    copy = Document.copy_of(entries, shares_layouts=True)
    meaning = _meaning_in(frame)
    if edit := _retold(copy, frame, lambda text: _with_entities(text, meaning)):
        edit.apply(copy)
    return copy


def _refer(texts: Iterable[str]) -> bool:
    """Return True if any text refers to an entity other than XML's own."""
    return any(map(refers, texts))


def _texts(entries: Entries) -> Iterator[str]:
    block = entries.columns
    yield entries.frame.epilog
    yield from (text for text in block.gap if text)
    yield from (text for text in block.extensions if text)
    for row, source in enumerate(block.source):
        current = entries.current_source(row) if source else None
        if current:
            yield current.text


_DECLARATION = re.compile(r"""(\bxmlns(?::[\w.-]+)?\s*=\s*)("[^"]*"|'[^']*')""")


def root_in_official_namespace(fix: FixContext) -> Edit | None:
    """Return the edit that moves the root, and all that shared its namespace, into the protocol's."""
    frame = fix.entries.frame
    if frame.namespace == markup.NAMESPACE:
        return None
    name = f"xmlns:{frame.prefix}".rstrip(":")
    attributes = _redeclared(root_attributes(frame), frame.namespace)
    new = with_root_attributes(frame, with_attribute(attributes, name, markup.NAMESPACE))

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
        return f"{start}{value[0]}{markup.NAMESPACE}{value[0]}" if is_old else found[0]

    return _DECLARATION.sub(declared, text)


def in_own_namespace(text: str, _field: str, frame: markup.Frame) -> str:
    """Rewrite an entry whose own elements are in another namespace like the other entries of the file."""
    parts = outline(text, scope_names(frame))
    names = parts.names
    is_own = names.namespace_of(parts.name) in (frame.namespace, markup.NAMESPACE)
    entry = ElementSpan(parts.name, "", parts.attributes, 0, parts.inner, parts.close, len(text))
    wrong_namespace = [
        element
        for element in parts.elements
        if (element.core and not is_own)
        or names.wrong_namespace(element.name, element.attributes) is not None
    ]
    changes = [
        _as_own(element, text, frame)
        for element in (wrong_namespace if is_own else [entry, *wrong_namespace])
    ]
    return replace_parts(text, list(chain.from_iterable(changes)))


def _as_own(element: ElementSpan, text: str, frame: markup.Frame) -> Iterator[tuple[int, int, str]]:
    prefix, _, local = element.name.rpartition(":")
    yield from element_renaming(element, text, frame.prefix + local)
    if not prefix:
        start = element.start + 1 + len(element.name)
        attributes = without_attribute(element.attributes, "xmlns".__eq__)
        yield start, start + len(element.attributes), attributes


def gap_in_own_namespace(gap: str, frame: markup.Frame) -> str:
    """Rewrite own elements between two entries that are in another namespace."""

    def clean(text: str) -> str:
        names = scope_names(frame)
        wrong_namespace = [
            it
            for it in outline(text, names).elements
            if names.wrong_namespace(it.name, it.attributes) is not None
        ]
        own = [
            (it.start, it.end, in_own_namespace(text[it.start : it.end], "", frame)) for it in wrong_namespace
        ]
        return replace_parts(text, own)

    return in_gap(gap, clean)


# Prefixes of extensions


def with_meant_prefixes(fix: FixContext) -> Edit | None:
    """Return the edit that corrects misspelt prefixes of extensions in the root and all entries.

    Return None if entries declare these prefixes themselves.
    """
    document = fix.entries
    frame = document.frame
    typos = {prefix: each.prefix for prefix, each in misspelt_prefixes(frame).items()}
    block = document.columns
    sources = (source.text for source in block.source if source)
    texts = chain(block.extensions.distinct(), block.gap.distinct(), sources, (frame.epilog,))
    names = "|".join(map(re.escape, {*typos, *typos.values()}))
    declared = re.compile(rf"\bxmlns:(?:{names})[ \t\r\n]*=")
    if not typos or any(declared.search(text) for text in texts):
        return None
    renamed = partial(_with_prefixes, {prefix: meant for prefix, meant in typos.items() if prefix != meant})
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
    return replace_root(document, fresh._replace(epilog=renamed(frame.epilog)), Rooted(renamed, rest=renamed))


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
        attributes = markup.ATTRIBUTE.sub(attribute, found["attributes"])
        return f"<{found['end']}{named(found['name'])}{attributes}{found['empty']}>"

    return markup.TAG.sub(tag, text)


@dataclass(frozen=True, slots=True)
class RightNames(FixMethod):
    """The method that gives elements the names that are meant; the root declares what needs a prefix then."""

    def helps(self, fix: FixContext, places: FixPlaces) -> bool:
        texts, _ = self._rewritten(fix.entries, places)
        return bool(texts) or _NEAR_NAMES.helps(fix, places)

    def edit(self, fix: FixContext, places: FixPlaces) -> Edit | None:
        texts, used = self._rewritten(fix.entries, places)
        frame = fix.entries.frame
        attributes = root_attributes(frame)
        for prefix, namespace in used.items():
            attributes = with_attribute(attributes, f"xmlns:{prefix}", namespace)
        fresh = with_root_attributes(frame, attributes) if used else frame
        root = SetFrame(fresh) if used else None
        entries = source_edit(fix.entries, texts, {}, fresh)
        gaps = None if used else _NEAR_NAMES.edit(fix, places)  # it knows the root as it was
        return one_of(edit for edit in (root, entries, gaps) if edit)

    def _rewritten(self, document: Entries, places: FixPlaces) -> tuple[dict[int, str], dict[str, str]]:
        """Return the new texts of rows, and the namespaces that the root must declare for them, by prefix."""
        frame = document.frame
        texts: dict[int, str] = {}
        used: dict[str, str] = {}
        for row in places.all_rows():
            source = document.current_source(row)
            if source is None:
                continue
            elements = outline(source.text, scope_names(frame)).elements
            known = ((element, extension_meant(element)) for element in elements if element.core)
            bare = [
                (element, each, prefix)
                for element, each in known
                if each and (prefix := prefix_for(each, frame))
            ]
            text = with_prefixes(source.text, [(element, prefix) for element, _, prefix in bare], frame)
            text = with_near_names(text, "", frame)
            if text != source.text:
                texts[row] = text
            used |= {
                each.prefix: each.namespace
                for _, each, prefix in bare
                if not scope_names(frame).is_bound(prefix.removesuffix(":"))
            }
        return texts, used


_NEAR_NAMES = RewriteEntry(gap=gap_with_near_names)


# Without a prefix


def _renamed(pattern: str, new: str) -> Callable[[str], str]:
    """Return a function that replaces the beginning of element names, as matched by the pattern."""
    tag = re.compile(rf"{markup.NO_TAG}|<(/?){pattern}", re.DOTALL)
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
    return replace_root(document, fresh._replace(epilog=bare(frame.epilog)), how)


def _with_tags(layout: markup.Layout, rename: Callable[[str], str]) -> markup.Layout:
    children = (
        child._replace(open=rename(child.open), close=rename(child.close)) for child in layout.children
    )
    return markup.Layout(rename(layout.start), tuple(children), rename(layout.end))


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


def _index_frame(frame: markup.Frame, rename: Callable[[str], str]) -> markup.Frame:
    attributes = root_attributes(frame).replace("/sitemap.xsd", "/siteindex.xsd")
    fresh = with_root_attributes(frame, attributes, f"{frame.prefix}{Kind.SITEMAPINDEX}")
    return fresh._replace(epilog=rename(frame.epilog))


def _index_layout(layout: markup.Layout, rename: Callable[[str], str]) -> markup.Layout:
    kept = ("loc", "lastmod", markup.EXTENSIONS)
    children = tuple(child for child in layout.children if child.name in kept)
    return markup.Layout(rename(layout.start), children, rename(layout.end))
