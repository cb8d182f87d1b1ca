"""The families of rules about values, by field, and the hits that they find in a value."""

from collections.abc import Iterable, Sequence

from editor.rules.catalogue import RULE_BY_ID, fix_of_hit, severity_of_hit
from editor.rules.family import ValueFamily
from editor.rules.finding import Context, Hit
from editor.rules.rule import Fixability, OnePer, Severity
from editor.rules.values import changefreq_check, lastmod_check, loc_check, priority_check
from editor.rules.values.loc_check import MOST_STEPS

VALUE_FAMILIES: dict[str, ValueFamily] = {
    family.field: family
    for family in (loc_check.VALUES, lastmod_check.VALUES, changefreq_check.VALUES, priority_check.VALUES)
}


def value_hits(field: str, value: str, context: Context) -> list[Hit]:
    """Return the hits of a value, except by rules that are checked once for each host.

    A fix is not safe if applying it reveals other findings about the value, as an error hides warnings.
    """
    if not value:
        return []
    hits, _ = _judged(field, value, context, MOST_STEPS)
    return [hit for hit in hits if not _is_of_host(hit)]


def _judged(field: str, value: str, context: Context, steps: int) -> tuple[Sequence[Hit], Sequence[Hit]]:
    """Return the hits of a value, and those that are left or new after all safe corrections."""
    family = VALUE_FAMILIES[field]
    hits = family.check(value, context)
    safe = [
        hit for hit in hits if fix_of_hit(hit) is Fixability.AUTO and not RULE_BY_ID[hit.rule].hides_nothing
    ]
    new = family.suggest(value, hits) if safe and steps else None
    if not new or new == value:
        return hits, _asking(hits)
    _, left = _judged(field, new, context, steps - 1)
    known = {hit.rule for hit in hits}
    if all(hit.rule in known or _is_of_host(hit) or severity_of_hit(hit) is Severity.NOTE for hit in left):
        return hits, left
    told = [hit._replace(fix=Fixability.ASK) if hit in safe else hit for hit in hits]
    return told, _asking(told)


def _asking(hits: Iterable[Hit]) -> list[Hit]:
    return [hit for hit in hits if fix_of_hit(hit) is not Fixability.AUTO]


def _is_of_host(hit: Hit) -> bool:
    return RULE_BY_ID[hit.rule].one_per is OnePer.HOST
