"""Checks how a whole file uses extensions, and the declarations of their namespaces in its root."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, repeat
from operator import contains
from typing import NamedTuple

from editor.core.document.entries import Entries
from editor.core.extensions.extension_declarations import (
    EXTENSION_BY_PREFIX,
    EXTENSIONS,
    HREFLANG,
    IMAGE,
    NEWS,
    Attribute,
    ElementSpec,
    Extension,
    Need,
    extension_of,
)
from editor.core.extensions.extension_reading import Node
from editor.core.fields import XML_SPACE
from editor.core.text import N_, Phrase
from editor.core.values.urls import split_site
from editor.core.xml import markup
from editor.core.xml.markup import Frame
from editor.core.xml.outline import Names, unescape
from editor.rules.extensions import extension_texts
from editor.rules.family import FamilyState, FileSection, SharedFacts
from editor.rules.finding import Context, FieldHit, FileHit, is_one_typo_from
from editor.rules.listing.scope_check import site_of_origin
from editor.rules.marks import Codes
from editor.rules.rule import Fixability, Severity
from editor.rules.values.glued_urls import is_glued_to_path


class UnknownElements(FamilyState[extension_texts.Extensions]):
    """The namespaces that the file declares, by which the elements of its entries are judged."""

    RULES = frozenset({extension_texts.UNKNOWN})
    FIELDS = frozenset({markup.EXTENSIONS})

    @classmethod
    def check(
        cls, file: Entries, context: Context, shared: SharedFacts
    ) -> tuple[Codes, extension_texts.Extensions]:
        extensions = extension_texts.Extensions(file.frame)
        return extension_texts.unknown_extension_codes(shared.texts, extensions), extensions

    def hits(self, row: int) -> Iterator[FieldHit]:
        if self.facts and (hit := self.facts.hit(extension_texts.texts_of(self.of.file, row, row)[0])):
            yield "", hit


NAMESPACE_WRONG = "extension-namespace-wrong"
MAX_NAMED = 5  # retired elements in a message
_AND_MORE = N_("{names} and {n} more")
_VERIFY = Phrase(N_(" Verify that host in Search Console too."))
_NO_SLASH = N_(" A slash seems to be missing after {own}.")
_SPACED = N_("{namespace} with white space around it")
_MEANT = N_(" The prefix {prefix} should be {meant}.")
# A URL up to its path; whitespace ends it only if the value ends there too.
_SITE = r"(?i:https?)://[^/<?#\s\]]+(?=[/?#]|\s*(?:[<\]]|$))"


def namespace_file_hits(entries: Entries) -> Iterator[FileHit]:
    """Yield a file hit for each misspelt namespace of an extension in the root; unused ones are no error."""
    typos = misspelt_prefixes(entries.frame)
    for prefix, namespace in entries.frame.namespaces:
        extension = typos.get(prefix) or extension_of(namespace)
        if extension and namespace != extension.namespace:
            is_misspelt = prefix in typos and prefix != extension.prefix
            hint = Phrase(_MEANT, prefix=prefix, meant=extension.prefix) if is_misspelt else ""
            params = (
                ("namespace", shown_namespace(namespace)),
                ("official", extension.namespace),
                ("hint", hint),
            )
            severity = None if _may_use(entries, prefix) else Severity.ADVICE
            fix = Fixability.ASK if prefix in typos else None
            yield FileHit(NAMESPACE_WRONG, value=namespace, params=params, severity=severity, fix=fix)


def shown_namespace(namespace: str) -> str:
    """Return a namespace as a message names it, which must say what cannot be seen."""
    name = namespace.strip(XML_SPACE)
    return Phrase(_SPACED, namespace=name) if name != namespace else namespace


def misspelt_prefixes(frame: Frame) -> dict[str, Extension]:
    """Return prefixes of the root that seem to be slips for an extension's, with that extension.

    They differ from its prefix by at most one letter, and their namespace is no known one. This results if
    somebody declares a prefix that was misspelt in the entries: xmlns:xthml="xthml".
    """
    declared = dict(frame.namespaces)
    found = {}
    for prefix, namespace in frame.namespaces:
        meant = [
            each
            for each in EXTENSION_BY_PREFIX.values()
            if prefix == each.prefix or is_one_typo_from(prefix, each.prefix)
        ]
        if len(meant) != 1 or frame.prefix == f"{prefix}:" or extension_of(namespace):
            continue
        own = meant[0]
        is_none = ":" not in namespace or is_one_typo_from(namespace, own.namespace)
        if is_none and (prefix == own.prefix or extension_of(declared.get(own.prefix, own.namespace)) is own):
            found[prefix] = own
    return found


def _may_use(entries: Entries, prefix: str) -> bool:
    """Return True if an element or attribute after the root's start tag may have a prefix; "" is none."""
    if not prefix:
        return True
    block, used = entries.columns, re.compile(rf"[<\s]{re.escape(prefix)}:")
    sources = (source.text for source in block.source if source)
    texts = (block.extensions.distinct(), sources, block.gap.distinct(), (entries.frame.epilog,))
    return any(map(used.search, chain.from_iterable(texts)))


def extension_usage_file_hits(texts: extension_texts.ExtensionTexts) -> Iterator[FileHit]:
    """Yield file hits about retired elements, too many news, and language links, which Yandex ignores."""
    counts: Counter[str] = Counter()
    unlike = [read_extension(text).tags for text in texts.unlike.values()]
    tags = Counter(chain.from_iterable(unlike))
    for extension in EXTENSIONS:
        is_told = is_used(extension, texts.elements, texts.names)
        if not is_told and not tags[_tag(extension, extension.block)]:
            continue
        retired = Counter(_retired_in(texts, extension)) + tags
        counts.update({tag: retired[tag] for tag in _retired_tags(extension) if retired[tag]})
        if extension is NEWS:
            articles = sum(texts.elements.count(start) for start in _starts(texts.names, NEWS))
            articles += tags[_tag(NEWS, NEWS.block)]
            if NEWS.max_per_file and articles > NEWS.max_per_file:
                yield FileHit("news-too-many", params=(("count", articles),), places=articles)
            yield from _spellings(texts)
        if extension is HREFLANG:
            entries = sum(map(contains, filter(None, texts.told), repeat("hreflang="))) if is_told else 0
            entries += sum(f"{_tag(HREFLANG, HREFLANG.block)}/hreflang" in own for own in unlike)
            if entries:
                yield FileHit("hreflang-not-for-yandex", params=(("count", entries),), places=entries)
    if counts:
        named, more = list(counts)[:MAX_NAMED], len(counts) - MAX_NAMED
        names = ", ".join(named)
        yield FileHit(
            "extension-deprecated",
            value=named[0],
            params=(("names", Phrase(_AND_MORE, names=names, n=more) if more > 0 else names),),
            places=counts.total(),
        )


def _spellings(texts: extension_texts.ExtensionTexts) -> Iterator[FileHit]:
    """Yield a file hit for each publication whose names differ in spaces and letter case alone."""
    prefixes = "|".join(map(re.escape, texts.names.prefixes_of(NEWS.variants.fullmatch))) or "(?!)"
    written = Counter(re.findall(rf"<(?:{prefixes})name\b[^<>]*>([^<]*)</", texts.elements))
    spellings: dict[str, Counter[str]] = {}
    for text, count in written.items():
        if name := unescape(text).strip(XML_SPACE):
            spellings.setdefault(" ".join(name.split()).casefold(), Counter())[name] += count
    for names in spellings.values():
        if len(names) > 1:
            (usual, _), (other, _) = names.most_common(2)
            count = names.total() - names[usual]
            yield FileHit("news-names-differ", value=usual, params=(("other", other),), places=count)


class Read(NamedTuple):
    """The contents of a text that had to be parsed, as far as the rules about the whole file need them."""

    tags: tuple[str, ...]  # elements and attributes of extensions, with their usual prefixes
    sites: tuple[str, ...]  # the origins of the URLs of images


@lru_cache(maxsize=65_536)  # hardly any text changes from one check of the file to the next
def read_extension(text: extension_texts.UnlikeText) -> Read:
    """Parse a text whose contents cannot be known otherwise."""
    nodes = text.nodes()
    locs = (loc for node in nodes if node.element is IMAGE.block and (loc := node.child("loc")))
    sites = (re.match(_SITE, loc.text.strip(XML_SPACE)) for loc in locs)
    return Read(tuple(_tags_in(nodes)), tuple(site[0] for site in sites if site))


def _tags_in(nodes: Sequence[Node]) -> Iterator[str]:
    for node in nodes:
        if node.extension and node.element:
            tag = _tag(node.extension, node.element)
            yield tag
            yield from (f"{tag}/{attribute.name}" for attribute in node.attributes)
            yield from _tags_in(node.children)


def _tag(extension: Extension, element: ElementSpec) -> str:
    """Return the name of an element with its usual prefix."""
    return f"{extension.prefix}:{element.name}"


def _retired_in(texts: extension_texts.ExtensionTexts, extension: Extension) -> dict[str, int]:
    """Count the retired elements and attributes in the texts that need not be parsed for that."""
    retired, column = find_deprecated(texts.names, extension), texts.elements
    starts = dict.fromkeys(chain.from_iterable(retired.values()))
    if not retired or not re.search("|".join(map(re.escape, starts)), column):  # mostly so
        return {}
    counts = {tag: sum(map(column.count, starts)) for tag, starts in retired.items()}
    return {tag: count for tag, count in counts.items() if count}


def _retired_tags(extension: Extension) -> Iterator[str]:
    """Yield the names of retired elements and attributes with their usual prefixes."""
    for element in _retired(extension.block):
        yield _tag(extension, element)
    for element in extension.block.children:
        for attribute in _retired_attributes(element):
            yield f"{_tag(extension, element)}/{attribute.name}"


def is_used(extension: Extension, column: str, names: Names) -> bool:
    """Return True if a text may contain blocks of an extension."""
    prefixes = names.prefixes_of(extension.variants.fullmatch)
    return any(f"<{prefix}{extension.block.name}" in column for prefix in prefixes)


def find_deprecated(names: Names, extension: Extension) -> dict[str, list[str]]:
    """Return the retired elements and attributes by usual name, with their beginnings in the file."""
    found: dict[str, list[str]] = {}
    prefixes = names.prefixes_of(extension.variants.fullmatch)
    if prefixes:
        for element in _retired(extension.block):
            found[_tag(extension, element)] = [f"<{prefix}{element.name}" for prefix in prefixes]
        for element in extension.block.children:
            for attribute in _retired_attributes(element):
                found[f"{_tag(extension, element)}/{attribute.name}"] = [f" {attribute.name}="]
    return found


def _retired(element: ElementSpec) -> Iterator[ElementSpec]:
    for child in element.children:
        if child.need is Need.DEPRECATED:
            yield child


def _retired_attributes(element: ElementSpec) -> Iterator[Attribute]:
    for attribute in element.attributes:
        if attribute.need is Need.DEPRECATED:
            yield attribute


def _starts(names: Names, extension: Extension) -> list[str]:
    prefixes = names.prefixes_of(extension.variants.fullmatch)
    return [f"<{prefix}{extension.block.name}{end}" for prefix in prefixes for end in " >\n\t\r/"]


def image_file_hits(texts: extension_texts.ExtensionTexts, locs: Sequence[str]) -> Iterator[FileHit]:
    """Yield a file hit for each host of images that no page of the file is on."""
    images = _heads_of_images(texts, locs)
    if not images:
        return
    own = {_host(head) for head in set(map(_head, locs))}
    others: Counter[str] = Counter()
    for head, count in images.items():
        site = site_of_origin(head)  # None if the host is invalid, which another rule reports
        if site and site.host not in own:
            others[site.host] += count
    for host, count in others.most_common():
        glued = next((name for name in own if is_glued_to_path(name, host)), "")
        hint = Phrase(_NO_SLASH, own=glued) if glued else _VERIFY
        severity = Severity.WARNING if glued else None
        yield FileHit(
            "image-off-host",
            value=host,
            params=(("host", host), ("hint", hint)),
            severity=severity,
            places=count,
        )


def _heads_of_images(texts: extension_texts.ExtensionTexts, locs: Sequence[str]) -> Counter[str]:
    """Count the URLs of images by origin; return nothing if all are on the origin of the first page."""
    heads = Counter(chain.from_iterable(read_extension(text).sites for text in texts.unlike.values()))
    prefixes = texts.names.prefixes_of(IMAGE.variants.fullmatch)
    column = texts.elements if prefixes else ""
    if is_used(IMAGE, column, texts.names) and not _are_on(_head(locs[0]), column, prefixes):
        tags = "|".join(map(re.escape, prefixes))
        start = rf"<(?:{tags})loc\b[^>]*>\s*(?:<!\[CDATA\[\s*)?"
        heads.update(re.findall(rf"{start}({_SITE})", column, re.IGNORECASE))
    return heads


def _head(loc: str) -> str:
    url = loc.strip(XML_SPACE)
    return url[: url.find("/", 8) % (len(url) + 1)]


def _are_on(head: str, column: str, prefixes: Sequence[str]) -> bool:
    """Return True if all images are on the origin `head` of the first page, as is usual."""
    tags = [f"<{prefix}loc>" for prefix in prefixes]
    of_images = sum(column.count(f"{tag[:-1]}") for tag in tags)
    return bool(_host(head)) and of_images == sum(column.count(f"{tag}{head}/") for tag in tags)


def _host(head: str) -> str:
    site = split_site(head)
    return site.host if site else ""


def _used(entries: Entries, _context: Context, texts: extension_texts.ExtensionTexts) -> Iterable[FileHit]:
    yield from extension_texts.Extensions(entries.frame).legacy_file_hits(texts)
    yield from extension_usage_file_hits(texts)


def _images(entries: Entries, _context: Context, texts: extension_texts.ExtensionTexts) -> Iterable[FileHit]:
    return image_file_hits(texts, entries.column("loc"))


USED = FileSection("extensions", _used, frozenset({markup.EXTENSIONS}))
IMAGES = FileSection("images", _images, frozenset({markup.EXTENSIONS, "loc"}))
