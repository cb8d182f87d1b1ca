"""The rules that need the whole file put together: duplicates, scope, and what stands around the entries.

Nothing here keeps state, so it may run in any thread while nobody edits; `findings` keeps the outcome.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import repeat

from editor.core.document.columns import ODD
from editor.core.document.document import Document
from editor.core.extensions.declaration import Extension
from editor.core.extensions.summaries import used_in
from editor.core.fields import Kind
from editor.core.xml.markup import Frame
from editor.rules.across_files.shared_urls import ACROSS_RULES
from editor.rules.catalogue import RULES
from editor.rules.duplicates.check import DUPLICATE_RULES, Copy, copies
from editor.rules.extensions.namespaces import UNKNOWN, Extensions, ExtensionTexts
from editor.rules.families import FILE_SECTIONS
from editor.rules.finding import Context, Remark
from editor.rules.hreflang.check import LINK_RULES, link_codes
from editor.rules.hreflang.links import Alternates
from editor.rules.hreflang.reading import alternates_of
from editor.rules.marks import Codes, code_of_hit, put
from editor.rules.scope.check import SCOPE_RULES, ScopeJudge
from editor.rules.scope.looks import LOOKS_LIKE_SITEMAP, sitemap_looks
from editor.rules.scope.sites import Sites, origins_of
from editor.rules.url_column import UrlColumn, UrlTraits
from editor.rules.xml_file.check import other_encoding

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


def check_file(urlset: Document, context: Context, traits: Sequence[UrlTraits] = ()) -> FileChecked:
    """Check what needs all entries and what stands around them.

    traits: those at all URLs, where they were taken before.
    """
    column = UrlColumn(urlset.column("loc"), traits)
    sites = Sites(origins_of(column))
    texts = ExtensionTexts(urlset)
    alternates = alternates_of(urlset, column)
    codes = {
        **copy_codes(copies(urlset, context, column), len(urlset)),
        **scope_codes(urlset, sites, ScopeJudge(sites, context, column.locs)),
        **unknown_extension_codes(texts, Extensions(urlset.frame)),
        **link_codes(alternates),
    }
    remarks = remarks_of([each.name for each in FILE_SECTIONS], urlset, context, texts)
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


def sections_of(field: str, frame: Frame) -> frozenset[str]:
    """The sections that other values of a field may change; "" stands for any field, and for the source."""
    touched = {each.name for each in FILE_SECTIONS if (field in each.fields if field else each.of_entries)}
    return frozenset(touched | {"frame"} if other_encoding(frame) else touched)


def remarks_of(
    sections: Iterable[str], urlset: Document, context: Context, texts: ExtensionTexts | None = None
) -> Remarks:
    """What is said in some sections about the file as it stands now; texts: its own, where they are known."""
    texts = texts or ExtensionTexts(urlset)
    by_name = {each.name: each for each in FILE_SECTIONS}
    return {
        name: list(by_name[name].remarks(urlset, context, texts))
        if urlset.kind is Kind.URLSET or not by_name[name].of_urlsets
        else []
        for name in sections
    }
