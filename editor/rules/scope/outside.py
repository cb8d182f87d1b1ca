"""Finds URLs that a sitemap may not list if it is published at a planned place.

Source: https://www.sitemaps.org/protocol.html#location
"""

from collections.abc import Iterator

from editor.core.document.entries import Entries
from editor.rules.catalogue import RULE_BY_ID, severity_told
from editor.rules.finding import Context, Finding, Hit
from editor.rules.rule import Severity
from editor.rules.scope.check import ScopeJudge
from editor.rules.scope.sites import Sites, origins_of
from editor.rules.url_column import UrlColumn
from editor.rules.wording import message

SCOPE_ERRORS = frozenset({"url-off-host", "url-off-scheme", "url-outside-scope"})


def outside_findings(entries: Entries, context: Context) -> Iterator[Finding]:
    """Yield the errors about the location of a file that is published as the context says, row by row."""
    locs = entries.column("loc")
    sites = Sites(origins_of(UrlColumn(locs)))
    judge = ScopeJudge(sites, context)

    def errors(origin: str, loc: str) -> Iterator[Hit]:
        for hit in judge.hits(origin, loc):
            if hit.rule in SCOPE_ERRORS and severity_told(hit) is Severity.ERROR:
                yield hit

    is_clean = {
        origin: not judge.looks_at_paths and not any(errors(origin, origin)) for origin in sites.present()
    }
    for row, (origin, loc) in enumerate(zip(sites, locs, strict=True)):
        if not is_clean.get(origin):
            for hit in errors(origin, loc):
                rule = RULE_BY_ID[hit.rule]
                text = message(rule, hit.params, loc)
                yield Finding(rule, Severity.ERROR, rule.fix, row, "loc", loc, text, hit.params)
