"""Finds what is to be said of entries because of the answers of their pages, or of a robots.txt."""

from collections.abc import Iterator

from editor.core.document.entries import Entries
from editor.core.extensions.declared import HREFLANG
from editor.core.extensions.languages import versions_at
from editor.core.fields import XML_SPACE
from editor.core.site.answers import PageAnswer, UrlVerdict
from editor.core.site.header_dates import day_of_header
from editor.core.values.w3c_datetime import DAY, Instant, date_of, of_moment
from editor.rules.audit.rules import AUDIT_RULES as CATALOGUE
from editor.rules.finding import Context, Hit
from editor.rules.marks import Codes, code_of_hit, put_code

AUDIT_RULES = frozenset(rule.id for rule in CATALOGUE)
REDIRECTED = "audit-redirected"
NEWER = "audit-lastmod-newer"
_RULE_OF: dict[UrlVerdict, str] = {
    verdict: f"audit-{verdict}" for verdict in UrlVerdict if verdict is not UrlVerdict.OK
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
            put_code(codes, len(locs), (hit.rule, field), row, code_of_hit(hit))
    return codes


def lastmod_codes(entries: Entries, context: Context) -> Codes:
    """Return the codes of all entries whose date is later than their page says that it last changed."""
    codes: Codes = {}
    answers = context.answers
    for row, (loc, value) in enumerate(zip(entries.column("loc"), entries.column("lastmod"), strict=True)):
        answer = answers.of(loc) if value else None
        if answer and (hit := lastmod_hit(value, answer)):
            put_code(codes, len(entries), (NEWER, "lastmod"), row, code_of_hit(hit))
    return codes


def _robots_hit(loc: str, context: Context) -> Hit | None:
    rules = context.robots
    line = rules.blocking_rule(loc) if rules else None
    if rules is None or line is None:
        return None
    return Hit("robots-blocked", (("line", line.line), ("agent", rules.agent), ("rule", str(line))))


def _answer_hit(answer: PageAnswer) -> Hit | None:
    """Return the hit about the worst that an answer says."""
    rule = _RULE_OF.get(answer.verdict)
    if rule is None:
        return None
    params: list[tuple[str, str | int]] = []
    if answer.status is not None:
        params.append(("status", answer.status))
    if answer.blocked_by:
        params += [("line", answer.blocked_by.line), ("rule", str(answer.blocked_by))]
    texts = {"reason": answer.reason, "target": answer.final_url, "canonical": answer.canonical}
    return Hit(rule, (*params, *((name, text) for name, text in texts.items() if text)))


def lastmod_hit(value: str, answer: PageAnswer) -> Hit | None:
    """Return the hit about a date that is later than the page says that it last changed."""
    if not value or not answer.last_modified:
        return None
    day = day_of_header(answer.last_modified)
    if not day or value.strip(XML_SPACE)[:10] <= day:  # quick, nearly always
        return None
    from editor.core.site.taken_over import last_modified  # noqa: PLC0415 - on demand

    stated, changed = date_of(value), last_modified(answer)
    if stated is None or changed is None or stated.instant() <= Instant.of(changed).later(DAY):
        return None
    return Hit(NEWER, (("date", str(of_moment(changed))),))


def _links_hit(entries: Entries, row: int, answer: PageAnswer) -> Hit | None:
    listed = versions_at(entries, row)
    if not listed:  # the page may well be the only one to link to its versions
        return None
    from editor.core.site.taken_over import link_differences  # noqa: PLC0415 - on demand

    differences = link_differences(listed, answer.alternates)
    if not differences:
        return None
    return Hit("audit-hreflang-differs", (("languages", ", ".join(each.language for each in differences)),))
