"""Runs the rules that need the whole file: duplicates, scope, and the text around the entries.

Nothing here keeps state, so it may run in any thread while nobody edits; `findings` keeps the results.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from editor.core.document.columns import ODD
from editor.core.document.entries import Entries
from editor.core.extensions.declaration import Extension
from editor.core.extensions.summaries import used_in
from editor.core.fields import Kind
from editor.core.xml.markup import Frame
from editor.rules.across_files.shared_urls import ACROSS_RULES
from editor.rules.catalogue import RULES
from editor.rules.duplicates.check import DUPLICATE_RULES, copies, copy_codes
from editor.rules.extensions.namespaces import UNKNOWN, Extensions, ExtensionTexts, unknown_extension_codes
from editor.rules.families import FILE_SECTIONS
from editor.rules.finding import Context, Remark
from editor.rules.hreflang.check import LINK_RULES, link_codes
from editor.rules.hreflang.links import Alternates
from editor.rules.hreflang.reading import alternates_of
from editor.rules.marks import Codes
from editor.rules.scope.check import SCOPE_RULES, ScopeJudge, scope_codes
from editor.rules.scope.looks import LOOKS_LIKE_SITEMAP, looks_of
from editor.rules.scope.sites import Sites, origins_of
from editor.rules.url_column import UrlColumn, UrlTraits
from editor.rules.xml_file.check import other_encoding

# The rules that need more than one entry to know; the others are about one entry alone.
WHOLE_FILE_RULES = DUPLICATE_RULES | SCOPE_RULES | LINK_RULES | {LOOKS_LIKE_SITEMAP, UNKNOWN}
ENTRY_RULES = frozenset(rule.id for rule in RULES) - WHOLE_FILE_RULES - ACROSS_RULES

Remarks = dict[str, list[Remark]]  # by section


@dataclass(frozen=True, slots=True)
class FileChecked:
    """The findings of the rules that need the whole file, and the facts that they determined."""

    codes: Codes
    sites: Sites
    looks: bytearray  # 1 for each row whose URL looks like a sitemap
    remarks: Remarks
    alternates: Alternates  # the language links of all entries
    extensions: tuple[Extension, ...]  # those of which any entry has a block


def check_file(urlset: Entries, context: Context, traits: Sequence[UrlTraits] = ()) -> FileChecked:
    """Run the checks that need all entries, and those of the text around them.

    traits: those of all URLs, if they were determined before.
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


def _used(urlset: Entries, texts: ExtensionTexts) -> tuple[Extension, ...]:
    block = urlset.columns
    joined = "".join(block.extensions) if ODD in block.layout else texts.column
    return tuple(used_in(urlset, joined)) if texts.column and urlset.kind is Kind.URLSET else ()


def sections_of(field: str, frame: Frame) -> frozenset[str]:
    """Return the sections to run again after values of a field changed; "" is any field, or the source."""
    touched = {each.name for each in FILE_SECTIONS if (field in each.fields if field else each.of_entries)}
    return frozenset(touched | {"frame"} if other_encoding(frame) else touched)


def remarks_of(
    sections: Iterable[str], urlset: Entries, context: Context, texts: ExtensionTexts | None = None
) -> Remarks:
    """Return the present remarks of some sections about the file; `texts`: its texts, if already read."""
    texts = texts or ExtensionTexts(urlset)
    by_name = {each.name: each for each in FILE_SECTIONS}
    return {
        name: list(by_name[name].remarks(urlset, context, texts))
        if urlset.kind is Kind.URLSET or not by_name[name].of_urlsets
        else []
        for name in sections
    }
