"""Finds what is wrong with entries by the answers of their pages, or by a robots.txt.

Entries are checked at once as answers come; which redirects are safe is told by all entries together.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import compress
from typing import NamedTuple

from editor.core.document.entries import Entries
from editor.core.extensions.extension_declarations import HREFLANG
from editor.core.extensions.language_links import page_key, versions_at
from editor.core.fields import XML_SPACE, Kind
from editor.core.site.page_answers import (
    PageAnswer,
    UrlVerdict,
    day_of_header,
    last_modified,
    redirect_target,
)
from editor.core.values.urls import equivalence_key, split_site
from editor.core.values.w3c_datetime import DAY, Instant, Precision, W3CDatetime, date_of, of_moment
from editor.core.xml.markup import EXTENSIONS
from editor.rules.audit import audit_rules
from editor.rules.catalogue import severity_of_hit
from editor.rules.extensions.hreflang_check import LinkState
from editor.rules.family import CheckedFile, FamilyState
from editor.rules.finding import Context, FieldHit, Hit
from editor.rules.listing.duplicates_check import coarse_key, coarse_keys
from editor.rules.listing.scope_check import ScopeState, origin_of
from editor.rules.marks import Codes, codes_of_hits, mark_of_hit, put_mark
from editor.rules.rule import Fixability, Severity
from editor.rules.values.url_traits import UrlColumn, looks_like_sitemap
from editor.rules.values.value_families import value_hits

AUDIT_RULES = frozenset(rule.id for rule in audit_rules.AUDIT_RULES)
REDIRECTED = "audit-redirected"
_FOR_NOW = "audit-redirected-temporarily"
NEWER, OLDER = "audit-lastmod-newer", "audit-lastmod-older"
_LENGTHS = {Precision.YEAR: 366 * DAY, Precision.MONTH: 31 * DAY, Precision.DAY: DAY}
_RULE_OF: dict[UrlVerdict, str] = {
    verdict: f"audit-{verdict}" for verdict in UrlVerdict if verdict is not UrlVerdict.OK
}
# Where an answer gives a reason for its verdict, that is another finding.
_RULE_WITH_REASON: dict[UrlVerdict, str] = {
    UrlVerdict.SOFT_404: "audit-soft-404-suspected",
    UrlVerdict.CANONICALISED: "audit-canonicals-differ",
}


def knows_site(context: Context) -> bool:
    """Tell whether there is anything to judge entries by: an answer, or a robots.txt."""
    return bool(context.answers) or context.robots is not None


def audit_hits(entries: Entries, row: int, context: Context) -> Iterator[tuple[str, Hit]]:
    """Yield the hits about the entry in a row, each with its field."""
    loc = entries.column("loc")[row]
    if hit := _robots_hit(loc, context):
        yield "loc", hit
    answer = context.answers.of(loc)
    if answer is None:
        return
    if hit := _answer_hit(answer):
        yield "loc", hit
    if hit := lastmod_hit(entries.column("lastmod")[row], answer):
        yield "lastmod", hit
    if answer.alternates and (hit := _links_hit(entries, row, answer)):
        yield HREFLANG.name, hit


def audit_codes(entries: Entries, context: Context) -> Codes:
    """Return the codes of all entries."""
    codes: Codes = {}
    locs, lastmods = entries.column("loc"), entries.column("lastmod")
    answers = list(map(context.answers.of, locs)) if context.answers else [None] * len(locs)
    forbidden = context.robots.forbidden_rows(locs) if context.robots else ()
    suspects = {
        row
        for row, (answer, lastmod) in enumerate(zip(answers, lastmods, strict=True))
        if answer is not None
        and (answer.verdict is not UrlVerdict.OK or answer.alternates or lastmod_hit(lastmod, answer))
    }
    for row in sorted(suspects.union(forbidden)):
        for field, hit in audit_hits(entries, row, context):
            put_mark(codes, len(locs), (hit.rule, field), row, mark_of_hit(hit))
    return codes


def _robots_hit(loc: str, context: Context) -> Hit | None:
    rules = context.robots
    line = rules.blocking_rule(loc) if rules else None
    if rules is None or line is None:
        return None
    return Hit("robots-blocked", (("line", line.line), ("agent", rules.agent), ("rule", str(line))))


def rule_of_answer(answer: PageAnswer) -> str:
    """Return the id of the rule about the worst that an answer says; "" if it is well."""
    if answer.verdict is UrlVerdict.REDIRECTED and answer.is_moved_for_now:
        return _FOR_NOW
    rules = _RULE_OF | _RULE_WITH_REASON if answer.reason else _RULE_OF
    return rules.get(answer.verdict, "")


def _answer_hit(answer: PageAnswer) -> Hit | None:
    """Return the hit about the worst that an answer says."""
    rule = rule_of_answer(answer)
    if not rule:
        return None
    params: list[tuple[str, str | int]] = []
    if rule == _FOR_NOW:
        params.append(("statuses", ", ".join(str(hop.status) for hop in answer.hops)))
    if answer.status is not None:
        params.append(("status", answer.status))
    if answer.blocked_by:
        params += [("line", answer.blocked_by.line), ("rule", str(answer.blocked_by))]
    texts = {"reason": answer.reason, "target": answer.final_url, "canonical": answer.canonical}
    return Hit(rule, (*params, *((name, text) for name, text in texts.items() if text)))


def lastmod_hit(value: str, answer: PageAnswer) -> Hit | None:
    """Return the hit about a date that is more than a day later or earlier than the page says itself.

    A page that says that it changed when it was asked for says nothing about an earlier date.
    """
    if not value or not answer.last_modified:
        return None
    day, written = day_of_header(answer.last_modified), value.strip(XML_SPACE)[:10]
    if not day or day.startswith(written):  # quick, nearly always
        return None
    stated, changed = date_of(value), last_modified(answer)
    if stated is None or changed is None:
        return None
    told = (("date", str(of_moment(changed))),)
    if stated.instant() > Instant.of(changed).later(DAY):
        return Hit(NEWER, told)
    is_older = Instant.of(changed) > _end_of(stated).later(DAY)
    return Hit(OLDER, told) if is_older and not answer.is_made_when_asked else None


def _end_of(date: W3CDatetime) -> Instant:
    """Return the last moment that a date includes, or one a little later."""
    return date.instant().later(_LENGTHS.get(date.precision, 0))


def _links_hit(entries: Entries, row: int, answer: PageAnswer) -> Hit | None:
    listed = versions_at(entries, row)
    if not listed:  # the page may well be the only one to link to its versions
        return None
    differences = link_differences(listed, answer.alternates)
    if not differences:
        return None
    return Hit("audit-hreflang-differs", (("languages", ", ".join(each.language for each in differences)),))


_KEY = REDIRECTED, "loc"
_SURE = mark_of_hit(Hit(REDIRECTED, fix=Fixability.AUTO))
_ASKS = mark_of_hit(Hit(REDIRECTED))


def rows_of_urls(of: CheckedFile, urls: Collection[str]) -> list[int]:
    """Return the rows with one of these URLs, with or without white space around it."""
    locs, wanted = of.file.column("loc"), set(urls)
    rows = set(compress(range(len(locs)), map(wanted.__contains__, locs)))
    unsure, _ = of.file.columns.odd_sources()
    is_text = of.file.kind is Kind.TEXT
    padded = range(len(locs)) if is_text else {*of.marks.rows_of("loc-padded"), *unsure}
    rows.update(row for row in padded if locs[row].strip(XML_SPACE) in wanted)
    return sorted(rows)


class AnswersState(FamilyState[None]):
    """Checks entries by the answers of their pages, and decides which redirects need no question."""

    RULES = AUDIT_RULES
    FIELDS = frozenset({"loc", "lastmod", EXTENSIONS})
    reads = frozenset({"robots"})

    def depends_on(self, field: str) -> bool:
        return knows_site(self.of.context) and super().depends_on(field)

    def finish(self) -> None:
        """Check all entries here, not before, as answers may have come since the file was read."""
        of = self.of
        codes = audit_codes(of.file, of.context) if knows_site(of.context) else {}
        if codes or of.marks.has_any(AUDIT_RULES):
            of.marks.replace(AUDIT_RULES, codes)
        if not of.is_part:
            mark_redirects([of])

    def hits(self, row: int) -> Iterator[FieldHit]:
        return audit_hits(self.of.file, row, self.of.context)

    def answers_changed(self, urls: Collection[str]) -> bool:
        """Check the entries with these URLs, except if redirects are safe; return True if there are any."""
        rows = rows_of_urls(self.of, urls)
        found = {row: codes_of_hits(self.hits(row)) for row in rows}
        if found:
            self.of.marks.set_rows(AUDIT_RULES, found)
        return bool(found)


class _Redirect(NamedTuple):
    """A URL of a file that redirects for sure, by its answer alone."""

    of: CheckedFile
    url: str
    target: str
    rows: set[int]


def mark_redirects(files: Sequence[CheckedFile]) -> bool:
    """Mark the redirects in all files of a document that need no question; return True if that is news.

    Two entries must not end up at the same or nearly the same URL, in whatever file.
    """
    marked = [each for each in files if each.marks.has_any({REDIRECTED})]
    to: defaultdict[str, list[_Redirect]] = defaultdict(list)
    for each in marked:
        for redirect in _redirects_in(each):
            to[coarse_key(redirect.target)].append(redirect)
    listed = _listed(files, to.keys()) if to else {}
    has_links = any(each.state(LinkState).facts for each in files) if to else False
    sure: defaultdict[int, set[int]] = defaultdict(set)  # rows by the identity of their file
    for key, redirects in to.items():
        [first, *others] = redirects
        is_free = listed[key].issubset((id(first.of), row) for row in first.rows)
        if not (others or has_links) and is_free:
            sure[id(first.of)].update(row for row in first.rows if _is_plain(first, row))
    news = [_mark_sure(each, sure[id(each)]) for each in marked]
    return any(news)


def _mark_sure(of: CheckedFile, sure: Collection[int]) -> bool:
    array = of.marks.codes()[_KEY]
    codes = {row: _SURE if row in sure else _ASKS for row in of.marks.rows_of(REDIRECTED)}
    new = {row: {_KEY: bytes([code])} for row, code in codes.items() if array[row] != code}
    if new:
        of.marks.set_rows({REDIRECTED}, new)
    return bool(new)


def _redirects_in(of: CheckedFile) -> Iterable[_Redirect]:
    """Return the redirects in a file for which the answers alone give no reason to ask."""
    locs, found = of.file.column("loc"), dict[str, _Redirect]()
    for row in of.marks.rows_of(REDIRECTED):
        url = locs[row].strip(XML_SPACE)
        answer = of.context.answers.get(url)
        if url in found:
            found[url].rows.add(row)
        elif answer and (target := _sure_target(answer)) and has_no_findings(target, of.context):
            found[url] = _Redirect(of, url, target, {row})
    return found.values()


def _listed(files: Sequence[CheckedFile], keys: Collection[str]) -> Mapping[str, set[tuple[int, int]]]:
    """Return the entries whose URLs have these keys, as the identity of their file and their row."""
    found: dict[str, set[tuple[int, int]]] = {key: set() for key in keys}
    for each in files:
        own = coarse_keys(UrlColumn(each.file.column("loc")))
        for row in compress(range(len(own)), map(keys.__contains__, own)):
            found[own[row]].add((id(each), row))
    return found


def _is_plain(redirect: _Redirect, row: int) -> bool:
    """Tell whether an entry depends on its URL in no other way, and another URL fits in as well."""
    of, url, target = redirect.of, redirect.url, redirect.target
    columns, judge = of.file.columns, of.state(ScopeState).judge
    if columns.extensions[row] or columns.source[row]:
        return False
    known = of.context.answers.get(target)
    if known and (known.verdict is not UrlVerdict.OK or lastmod_hit(columns.lastmod[row], known)):
        return False
    before = {hit.rule for hit in judge.hits(origin_of(url), url)}
    return before.issuperset(hit.rule for hit in judge.hits(origin_of(target), target))


def is_listable(url: str, context: Context) -> bool:
    """Tell whether a URL can stand in a sitemap: no rule about single URLs finds an error in it."""
    return all(severity_of_hit(hit) < Severity.ERROR for hit in value_hits("loc", url, context))


def has_no_findings(url: str, context: Context) -> bool:
    """Tell whether no rule about single URLs has anything to say of a URL."""
    return (
        not value_hits("loc", url, context)
        and not looks_like_sitemap(url)
        and (context.robots is None or context.robots.blocking_rule(url) is None)
    )


def _sure_target(answer: PageAnswer) -> str:
    """Return what a page redirects to for sure, "" for none."""
    return redirect_target(answer) if is_sure_redirect(answer) else ""


_PERMANENT = frozenset({301, 308})  # redirects


def is_sure_redirect(answer: PageAnswer) -> bool:
    """Tell whether nothing speaks against listing the target of a redirect instead of the URL itself.

    All redirects are permanent, they stay on the site (with or without www), and the page that they lead to
    names itself as canonical.
    Source: https://developers.google.com/search/docs/crawling-indexing/301-redirects
    """
    if answer.verdict is not UrlVerdict.REDIRECTED or answer.also or not answer.canonical:
        return False
    target = redirect_target(answer)
    site, new_site = split_site(answer.url), split_site(target)
    return (
        all(hop.status in _PERMANENT for hop in answer.hops)
        and equivalence_key(answer.canonical) == equivalence_key(target)
        and site is not None
        and new_site is not None
        and site.host.removeprefix("www.") == new_site.host.removeprefix("www.")
    )


class LinkDifference(NamedTuple):
    """A language for which an entry and its page link to different URLs; "" stands for no link."""

    language: str
    listed: str  # by the entry
    shown: str  # by the page


def link_differences(
    listed: Iterable[tuple[str, str]], shown: Iterable[tuple[str, str]]
) -> list[LinkDifference]:
    """Return how the language links of an entry and of its page differ, in the order of the entry.

    The links are pairs of language and URL. Letter case of languages and the spelling of URLs do not matter.
    """
    ours, theirs = _by_language(listed), _by_language(shown)
    found = []
    for key in dict.fromkeys((*ours, *theirs)):
        language, own = ours.get(key, ("", ""))
        other_language, other = theirs.get(key, ("", ""))
        if not (own and other and page_key(own) == page_key(other)):
            found.append(LinkDifference(language or other_language, own, other))
    return found


def _by_language(links: Iterable[tuple[str, str]]) -> Mapping[str, tuple[str, str]]:
    """Return the first link for each language in lower case."""
    found: dict[str, tuple[str, str]] = {}
    for language, url in links:
        found.setdefault(language.lower(), (language, url))
    return found
