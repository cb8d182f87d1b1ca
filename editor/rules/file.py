"""The rules that need the whole file put together: duplicates, scope, and what stands around the entries.

Nothing here keeps state, so it may run in any thread while nobody edits; `findings` keeps the outcome.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import repeat

from editor.core.document.columns import ODD
from editor.core.document.document import Document
from editor.core.extensions.declaration import Extension
from editor.core.extensions.summaries import used_in
from editor.core.fields import Kind
from editor.core.xml.markup import EXTENSIONS, Frame
from editor.rules.across_files.shared_urls import ACROSS_RULES
from editor.rules.catalogue import RULES
from editor.rules.duplicates.check import DUPLICATE_RULES, Copy, copies
from editor.rules.extensions import whole_file as extension_file
from editor.rules.extensions.namespaces import UNKNOWN, Extensions, ExtensionTexts
from editor.rules.finding import Context, Remark
from editor.rules.hreflang.check import LINK_RULES, link_codes
from editor.rules.hreflang.links import Alternates
from editor.rules.hreflang.reading import alternates_of
from editor.rules.marks import Codes, code_of_hit, put
from editor.rules.quality import lastmod_remarks, priority_remarks, sitemap_looks, value_usage_remarks
from editor.rules.scope.check import SCOPE_RULES, ScopeJudge, published_remarks
from editor.rules.scope.sites import Sites, origins_of
from editor.rules.url_column import UrlColumn, UrlLook
from editor.rules.xml_file.check import frame_remarks, other_encoding

LOOKS_LIKE_SITEMAP = "loc-looks-like-sitemap"
LISTS_SITEMAPS = "urlset-lists-sitemaps"

# The rules that need more than one entry to know; the others are about one entry alone.
WHOLE_FILE_RULES = DUPLICATE_RULES | SCOPE_RULES | LINK_RULES | {LOOKS_LIKE_SITEMAP, UNKNOWN}
ENTRY_RULES = frozenset(rule.id for rule in RULES) - WHOLE_FILE_RULES - ACROSS_RULES

Remarks = dict[str, list[Remark]]  # by section


@dataclass(frozen=True, slots=True)
class FileChecked:
    """What the rules that need the whole file found, and what they learned about it."""

    codes: Codes
    sites: Sites
    looks: bytearray  # 1 for each row whose URL looks like a sitemap
    remarks: Remarks
    alternates: Alternates  # the language links of all entries
    extensions: tuple[Extension, ...]  # those of which any entry has a block


def check_file(urlset: Document, context: Context, looks: Sequence[UrlLook] = ()) -> FileChecked:
    """Check what needs all entries and what stands around them.

    looks: those at all URLs, where they were taken before.
    """
    column = UrlColumn(urlset.column("loc"), looks)
    sites = Sites(origins_of(column))
    texts = ExtensionTexts(urlset)
    alternates = alternates_of(urlset, column)
    codes = {
        **copy_codes(copies(urlset, context, column), len(urlset)),
        **scope_codes(urlset, sites, ScopeJudge(sites, context, column.locs)),
        **unknown_extension_codes(texts, Extensions(urlset.frame)),
        **link_codes(alternates),
    }
    remarks = remarks_of(SECTIONS, urlset, context, texts)
    return FileChecked(codes, sites, looks_of(urlset, column), remarks, alternates, _used(urlset, texts))


def _used(urlset: Document, texts: ExtensionTexts) -> tuple[Extension, ...]:
    block = urlset.columns
    joined = "".join(block.extensions) if ODD in block.layout else texts.column
    return tuple(used_in(urlset, joined)) if texts.column and urlset.kind is Kind.URLSET else ()


def looks_of(urlset: Document, column: UrlColumn) -> bytearray:
    """1 for each of some rows whose URL looks like a sitemap, where that means anything; column: theirs."""
    return sitemap_looks(column) if urlset.kind is Kind.URLSET else bytearray(len(column.locs))


def copy_codes(found: Iterable[Copy], size: int) -> Codes:
    """The codes of duplicates among `size` rows."""
    codes: Codes = {}
    for row, hit in found:
        put(codes, size, (hit.rule, "loc"), row, code_of_hit(hit))
    return codes


def scope_codes(urlset: Document, sites: Sites, judge: ScopeJudge) -> Codes:
    """The codes of URLs outside the file's scope: asked once for each origin, where that suffices."""
    codes: Codes = {}
    size = len(sites)
    if judge.looks_at_paths:
        for row, (origin, loc) in enumerate(zip(sites, urlset.column("loc"), strict=True)):
            for hit in judge.hits(origin, loc):
                put(codes, size, (hit.rule, "loc"), row, code_of_hit(hit))
        return codes
    origins = sites.present()
    by_rule: dict[str, dict[str, int]] = {}  # the codes of origins with which something is wrong
    for origin in origins:
        for hit in judge.hits(origin, origin):
            by_rule.setdefault(hit.rule, {})[origin] = code_of_hit(hit)
    for rule, of_origin in by_rule.items():
        if list(origins.values()) == [size]:  # usual, and quicker
            codes[rule, "loc"] = bytearray(of_origin.values()) * size
        else:
            codes[rule, "loc"] = bytearray(map(of_origin.get, sites, repeat(0)))
    return codes


def unknown_extension_codes(texts: ExtensionTexts, extensions: Extensions) -> Codes:
    """The codes of entries with elements that belong to no known extension."""
    codes: Codes = {}
    for row in extensions.suspects(texts):
        if hit := extensions.hit(texts.each[row]):
            put(codes, len(texts.each), (hit.rule, ""), row, code_of_hit(hit))
    return codes


def _of_frame(urlset: Document, context: Context, _texts: ExtensionTexts) -> Iterable[Remark]:
    return frame_remarks(urlset, context)


def _of_published(_urlset: Document, context: Context, _texts: ExtensionTexts) -> Iterable[Remark]:
    return published_remarks(context)


def _of_usage(urlset: Document, _context: Context, _texts: ExtensionTexts) -> Iterable[Remark]:
    return value_usage_remarks(urlset.column("changefreq"), urlset.column("priority"))


def _of_priority(urlset: Document, _context: Context, _texts: ExtensionTexts) -> Iterable[Remark]:
    return priority_remarks(urlset.column("priority"))


def _of_lastmod(urlset: Document, _context: Context, _texts: ExtensionTexts) -> Iterable[Remark]:
    return lastmod_remarks(urlset.column("lastmod"))


def _of_extensions(urlset: Document, _context: Context, texts: ExtensionTexts) -> Iterable[Remark]:
    yield from Extensions(urlset.frame).legacy_remarks(texts)
    yield from extension_file.extension_usage_remarks(texts)


def _of_images(urlset: Document, _context: Context, texts: ExtensionTexts) -> Iterable[Remark]:
    return extension_file.image_remarks(texts, urlset.column("loc"))


# What is said about the file as a whole, by what has to change for it to change.
SECTIONS: dict[str, Callable[[Document, Context, ExtensionTexts], Iterable[Remark]]] = {
    "frame": _of_frame,
    "published": _of_published,
    "usage": _of_usage,
    "priority": _of_priority,
    "lastmod": _of_lastmod,
    "extensions": _of_extensions,
    "images": _of_images,
}
_OF_URLSETS = frozenset({"usage", "priority", "lastmod", "extensions", "images"})
_SECTIONS_OF_FIELD = {
    "loc": frozenset({"images"}),
    "lastmod": frozenset({"lastmod"}),
    "changefreq": frozenset({"usage"}),
    "priority": frozenset({"usage", "priority"}),
    EXTENSIONS: frozenset({"frame", "extensions", "images"}),
    "": frozenset(SECTIONS) - {"published"},
}


def sections_of(field: str, frame: Frame) -> frozenset[str]:
    """The sections that other values of a field may change; "" stands for any field, and for the source."""
    sections = _SECTIONS_OF_FIELD[field]
    return sections | {"frame"} if other_encoding(frame) else sections


def remarks_of(
    sections: Iterable[str], urlset: Document, context: Context, texts: ExtensionTexts | None = None
) -> Remarks:
    """What is said in some sections about the file as it stands now; texts: its own, where they are known."""
    texts = texts or ExtensionTexts(urlset)
    return {
        section: list(SECTIONS[section](urlset, context, texts))
        if urlset.kind is Kind.URLSET or section not in _OF_URLSETS
        else []
        for section in sections
    }
