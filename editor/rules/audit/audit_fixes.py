"""The fixes for what pages answer: take over what they say, or remove what must not be listed."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from editor.core.document.document import Document
from editor.core.document.edits import Edit, SetValues, one_of, removal
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
from editor.core.site.page_answers import Answers, canonical_target, last_modified, redirect_target
from editor.core.text import N_, Phrase
from editor.core.values.placeholders import is_unfilled
from editor.core.values.w3c_datetime import of_moment
from editor.rules.audit.audit_check import is_listable
from editor.rules.fixes import fix_kinds
from editor.rules.fixes.preview_changes import PreviewChange
from editor.rules.listing.duplicates_check import coarse_key, coarse_keys
from editor.rules.values.url_traits import UrlColumn


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
            text = text.without(text.blocks(HREFLANG))
            versions = [LanguageVersion(*each) for each in answer.alternates] if self.takes_over else []
            texts[row] = text.with_blocks(HREFLANG, [link_to(version) for version in versions])
        return extension_edit(document, texts) if texts else None


@dataclass(frozen=True, slots=True)
class TakeTarget(fix_kinds.FixMethod):
    """The method that gives entries the URL of their page, and removes those whose page has an entry.

    So no URL comes to be listed twice, in whatever file.
    """

    removes_some = sees_document = True
    target: fix_kinds.ValueRewriter

    def helps(self, fix: fix_kinds.FixContext, places: fix_kinds.FixPlaces) -> bool:
        locs = fix.entries.column("loc")
        return any(self._new(locs[row], fix) for row in places.all_rows())

    def edit(self, fix: fix_kinds.FixContext, places: fix_kinds.FixPlaces) -> Edit | None:
        locs = fix.entries.column("loc")
        keys = coarse_keys(UrlColumn(locs))
        listed = Counter(keys)
        new: dict[int, str] = {}
        gone: list[int] = []
        for row in places.all_rows():
            target = self._new(locs[row], fix)
            if target is None:
                continue
            listed[keys[row]] -= 1  # what comes after it does not find the URL that goes
            if listed[coarse_key(target)]:
                gone.append(row)
            else:
                new[row] = target
                listed[coarse_key(target)] += 1
        edits = [
            SetValues("loc", as_rows(list(new)), list(new.values())) if new else None,
            removal(fix.entries, gone) if gone else None,  # last: the other one has the rows before it
        ]
        return one_of(edit for edit in edits if edit)

    def _new(self, loc: str, fix: fix_kinds.FixContext) -> str | None:
        target = None if is_unfilled("loc", loc) else self.target(loc, fix)
        return None if target == loc else target


_FOLLOWED = frozenset({"audit-redirected", "audit-redirected-temporarily", "audit-canonicalised"})
_LISTED = N_("{status} to {target}, listed in row {row:,}")
_TAKEN = N_("{status} to {target}, which another row gets")


def with_answers(
    rules: Collection[str], document: Document, answers: Answers, changes: Iterable[PreviewChange]
) -> tuple[PreviewChange, ...]:
    """Return changes that fixes of some rules make, with what the pages answered, where they follow that.

    Where an entry goes, that is where its page is listed. document: as it is before.
    """
    if _FOLLOWED.isdisjoint(rules):
        return tuple(changes)
    rows: dict[str, int] = {}
    if any(not change.field and not change.after for change in changes):
        for row, key in enumerate(coarse_keys(UrlColumn(document.column("loc")))):
            rows.setdefault(key, row)
    return tuple(change._replace(note=_note(change, answers, rows)) for change in changes)


def _note(change: PreviewChange, answers: Answers, rows: Mapping[str, int]) -> str:
    answer = answers.get(change.url.strip(XML_SPACE))
    if answer is None:
        return ""
    status = ", ".join(str(hop.status) for hop in answer.hops) or str(answer.status or "")
    target = redirect_target(answer) or canonical_target(answer)
    if change.field or change.after or not target:
        return status
    row = rows.get(coarse_key(target))
    if row is None or row == change.row:
        return Phrase(_TAKEN, status=status, target=target)
    return Phrase(_LISTED, status=status, target=target, row=row + 1)


_REMOVE_LISTED = fix_kinds.Fix(
    "remove-listed", N_("Remove entries whose page is listed under its own URL"), RemoveListed()
)
_FOLLOW = fix_kinds.Fix(
    "target",
    N_("Use the redirect's target, and remove what is listed there already"),
    TakeTarget(target_of_redirect),
)

_DATE_OF_PAGE = fix_kinds.Fix("page-date", N_("Use the page's Last-Modified date"), DateOfPage())

AUDIT_FIXES: fix_kinds.Fixes = {
    "audit-redirected": (
        fix_kinds.sure_rewrite("target", N_("Use the redirect's target"), target_of_redirect),
        _FOLLOW,
        _REMOVE_LISTED,
        fix_kinds.REMOVE_ENTRY,
    ),
    # Whether the redirect or the entry is to be changed is for a person to say.
    "audit-redirected-temporarily": (
        replace(_FOLLOW, is_guess=True),
        replace(_REMOVE_LISTED, is_guess=True),
        replace(fix_kinds.REMOVE_ENTRY, is_guess=True),
    ),
    "audit-canonicalised": (
        fix_kinds.Fix(
            "canonical",
            N_("Use the canonical URL, and remove what is listed there already"),
            TakeTarget(canonical_of_page),
        ),
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
