"""Settles URLs on other hosts than their file's, host by host: they may belong to another site."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from editor.core.document.document import Document
from editor.core.document.edits import Edit, one_of
from editor.core.document.row_edits import removal
from editor.core.values.urls import Site, split_site
from editor.rules.findings import Findings
from editor.rules.loc import rewriters as urls
from editor.rules.remedies.choices import edit_for
from editor.rules.remedies.remedy import FixContext, FixPlaces, RewriteValue, without_www
from editor.rules.rule import Fixability

# The host that URLs should be on by each of the rules, and the method that moves them there.
_MEANT: Mapping[str, tuple[Callable[[FixContext], Site | None], RewriteValue]] = {
    "mixed-hosts": (lambda fix: fix.usual_site, RewriteValue(urls.on_usual_site)),
    "url-off-host": (urls.published_site, RewriteValue(urls.on_published_site)),
}
HOST_RULES = frozenset(_MEANT)


class HostChoice(StrEnum):
    """The treatment of all URLs of a host."""

    KEEP = "keep"
    MOVE = "move"  # moved to the host that they should be on
    REMOVE = "remove"  # their entries are removed


@dataclass(slots=True)
class OtherHost:
    """A host that a rule reports."""

    name: str  # with a port of its own
    rows: list[int] = field(default_factory=list)
    meant: set[str] = field(default_factory=set)  # the hosts that its URLs should be on, one for each file
    is_spelling: bool = True  # it differs from that by `www.` alone


def other_hosts(findings: Findings, rule: str) -> Sequence[OtherHost]:
    """Return the hosts that one of these rules reports, those with most URLs first."""
    found: defaultdict[str, OtherHost] = defaultdict(lambda: OtherHost(""))
    site_of, _ = _MEANT[rule]
    for file, own in findings.each:
        locs, meant = file.column("loc"), site_of(FixContext(file, own.context))
        for row in own.marks.places_of(rule, Fixability.AUTO, Fixability.ASK).get("loc", ()):
            site = split_site(locs[row])
            if site is None or meant is None:
                continue
            host = found[site.authority]
            host.name = site.authority
            host.rows += file.to_document([row])
            host.meant.add(meant.authority)
            host.is_spelling &= without_www(site) == without_www(meant)
    return sorted(found.values(), key=lambda host: -len(host.rows))


def settling(
    document: Document,
    findings: Findings,
    rule: str,
    hosts: Sequence[OtherHost],
    choices: Mapping[str, HostChoice],
) -> Edit | None:
    """Return the edit that treats the URLs of each host as decided; None if all stay as they are."""

    def rows(wanted: HostChoice) -> list[int]:
        return sorted(row for host in hosts if choices.get(host.name) is wanted for row in host.rows)

    _, method = _MEANT[rule]
    moved, gone = rows(HostChoice.MOVE), rows(HostChoice.REMOVE)
    edits = [
        edit_for(method, document, findings, FixPlaces({"loc": moved})) if moved else None,
        removal(document, gone) if gone else None,  # last: the other edits use the rows before the removal
    ]
    return one_of(edit for edit in edits if edit)
