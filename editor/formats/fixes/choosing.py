"""What can be done about findings: one click for one of them, or for all of a rule."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from editor.core.edits import Edit
from editor.core.urlset import Rows, Urlset
from editor.formats.fixes.catalogue import FIXES
from editor.rules.findings import Findings
from editor.rules.fixes.remedy import Places, Scene
from editor.rules.rule import Fix


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to mend some findings of a rule; good until the document changes."""

    id: str  # in words, such as "trim"
    title: str  # a command for a menu, to be translated in the context "fixes"
    safe: bool  # it may be done without asking, and is for those findings alone that say so
    places: Places  # where it would be done
    make: Callable[[], Edit | None]

    def edit(self) -> Edit | None:
        """The edit for all these places; None where nothing would change."""
        return self.make()


def choices(
    urlset: Urlset, findings: Findings, rule_id: str, rows: Rows | None = None, field: str | None = None
) -> tuple[Choice, ...]:
    """The ways to mend what a rule finds, the safest first; empty where there is none.

    rows: those whose findings are meant; None is the whole file. field: the one meant in these rows, where
    the rule is broken in several. A safe choice is listed before a riskier one that mends more places.
    """
    scene = Scene(urlset, findings.context)
    sure = _chosen(places_of(findings, rule_id, Fix.AUTO), rows, field)
    all_ = _chosen(places_of(findings, rule_id, Fix.AUTO, Fix.ASK), rows, field)
    found: list[Choice] = []
    for remedy in FIXES.get(rule_id, ()):
        places = sure if remedy.safe else all_
        is_known = any(choice.id == remedy.id and choice.places == places for choice in found)
        if places and not is_known and remedy.way.helps(scene, places):
            make = partial(remedy.way.edit, scene, places)
            found.append(Choice(remedy.id, remedy.title, remedy.safe, places, make))
    return tuple(found)


def places_of(findings: Findings, rule_id: str, *fixes: Fix) -> Places:
    """Where a rule is broken in a way that has one of these fixes."""
    of_file = any(it.rule.id == rule_id and it.fix in fixes for it in findings.about_file())
    return Places(findings.places(rule_id, *fixes), of_file)


def _chosen(places: Places, rows: Rows | None, field: str | None) -> Places:
    if rows is None:
        return places
    wanted = set(rows)
    return Places(
        {
            name: [row for row in found if row in wanted]
            for name, found in places.rows.items()
            if field in (None, name)
        }
    )
