"""The fixes for what pages answer: take over what they say, or remove what must not be listed."""

from collections.abc import Iterator
from dataclasses import dataclass

from editor.core.document.edits import Edit, SetValues, removal
from editor.core.document.rows import as_rows
from editor.core.extensions.extension_declarations import HREFLANG
from editor.core.extensions.extension_editing import (
    ExtensionText,
    extension_edit,
    extensions_of,
    with_namespace,
)
from editor.core.extensions.language_links import LanguageVersion
from editor.core.extensions.language_matrix import link_to
from editor.core.fields import XML_SPACE
from editor.core.site.page_answers import canonical_target, last_modified, redirect_target
from editor.core.text import N_
from editor.core.values.w3c_datetime import of_moment
from editor.rules.audit.audit_check import is_listable
from editor.rules.fixes import fix_kinds
from editor.rules.listing.duplicates_check import coarse_key


def target_of_redirect(value: str, fix: fix_kinds.FixContext) -> str | None:
    """Return the URL to which the page of a URL has moved; None if it is unknown or no good URL."""
    answer = fix.context.answers.of(value)
    target = redirect_target(answer) if answer else ""
    return target if target and is_listable(target, fix.context) else None


def canonical_of_page(value: str, fix: fix_kinds.FixContext) -> str | None:
    """Return the canonical URL that the page of a URL names; None if it is unknown or no good URL."""
    answer = fix.context.answers.of(value)
    target = canonical_target(answer) if answer else ""
    return target if target and is_listable(target, fix.context) else None


@dataclass(frozen=True, slots=True)
class RemoveListed(fix_kinds.FixMethod):
    """The method that removes entries whose page is listed anyway, under the URL that it really has."""

    removes = removes_some = True

    def edit(self, fix: fix_kinds.FixContext, places: fix_kinds.FixPlaces) -> Edit | None:
        rows = list(self._rows(fix, places))
        return removal(fix.entries, rows) if rows else None

    def _rows(self, fix: fix_kinds.FixContext, places: fix_kinds.FixPlaces) -> Iterator[int]:
        locs = fix.entries.column("loc")
        keys = {coarse_key(loc) for loc in locs}
        for row in places.all_rows():
            new = target_of_redirect(locs[row], fix) or canonical_of_page(locs[row], fix)
            if new and coarse_key(new) in keys and coarse_key(new) != coarse_key(locs[row]):
                yield row


@dataclass(frozen=True, slots=True)
class DateOfPage(fix_kinds.FixMethod):
    """The method that sets the date in the Last-Modified header of the page."""

    def edit(self, fix: fix_kinds.FixContext, places: fix_kinds.FixPlaces) -> Edit | None:
        locs, dates = fix.entries.column("loc"), fix.entries.column("lastmod")
        new: dict[int, str] = {}
        for row in places.all_rows():
            answer = fix.context.answers.of(locs[row])
            changed = last_modified(answer) if answer else None
            if changed is not None and changed <= fix.context.now:
                new[row] = str(of_moment(changed))
        new = {row: value for row, value in new.items() if value != dates[row]}
        return SetValues("lastmod", as_rows(list(new)), list(new.values())) if new else None


@dataclass(frozen=True, slots=True)
class LinksOfPage(fix_kinds.FixMethod):
    """The method that gives entries the language links of their pages, or leaves these links to the pages."""

    takes_over: bool

    def edit(self, fix: fix_kinds.FixContext, places: fix_kinds.FixPlaces) -> Edit | None:
        document, locs = fix.entries, fix.entries.column("loc")
        frame = with_namespace(document.frame, HREFLANG) if self.takes_over else document.frame
        texts: dict[int, ExtensionText] = {}
        for row in places.all_rows():
            answer = fix.context.answers.of(locs[row].strip(XML_SPACE))
            if answer is None or not answer.alternates:
                continue
            text = extensions_of(document, row, frame)
            for block in reversed(text.blocks(HREFLANG)):
                text = text.without(block)
            for language, href in answer.alternates if self.takes_over else ():
                text = text.with_block(HREFLANG, link_to(LanguageVersion(language, href)))
            texts[row] = text
        return extension_edit(document, texts) if texts else None


_REMOVE_LISTED = fix_kinds.Fix(
    "remove-listed", N_("Remove entries whose page is listed under its own URL"), RemoveListed()
)

_DATE_OF_PAGE = fix_kinds.Fix("page-date", N_("Use the page's Last-Modified date"), DateOfPage())

AUDIT_FIXES: fix_kinds.Fixes = {
    "audit-redirected": (
        *fix_kinds.rewrite_asked_unless_sure("target", N_("Use the redirect's target"), target_of_redirect),
        _REMOVE_LISTED,
        fix_kinds.REMOVE_ENTRY,
    ),
    "audit-canonicalised": (
        fix_kinds.asked_rewrite("canonical", N_("Use the canonical URL"), canonical_of_page),
        _REMOVE_LISTED,
        fix_kinds.REMOVE_ENTRY,
    ),
    "audit-gone": (fix_kinds.REMOVE_ENTRY,),
    "audit-noindex": (fix_kinds.REMOVE_ENTRY,),
    "audit-blocked": (fix_kinds.REMOVE_ENTRY,),
    "robots-blocked": (fix_kinds.REMOVE_ENTRY,),
    "audit-lastmod-newer": (_DATE_OF_PAGE,),
    "audit-lastmod-older": (_DATE_OF_PAGE,),
    "audit-hreflang-differs": (
        fix_kinds.Fix("page-links", N_("Use the page's language links"), LinksOfPage(takes_over=True)),
        fix_kinds.Fix("drop-links", N_("Leave language links to the page"), LinksOfPage(takes_over=False)),
    ),
}
