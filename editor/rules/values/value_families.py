"""The families of rules about values, by field, and the hits that they find in a value."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from functools import lru_cache
from itertools import chain, islice

from editor.core.fields import Kind
from editor.core.file_limits import MAX_ENTRIES
from editor.rules.catalogue import RULES, fix_of_hit, severity_of_hit
from editor.rules.family import Hits, ValueFamily
from editor.rules.finding import Context, Hit
from editor.rules.rule import Fixability, OnePer, Severity
from editor.rules.values import lastmod_check, loc_check
from editor.rules.values.loc_check import MOST_STEPS
from editor.rules.values.priority_changefreq_check import CHANGEFREQ_VALUES, PRIORITY_VALUES

VALUE_FAMILIES: dict[str, ValueFamily] = {
    family.field: family
    for family in (loc_check.VALUES, lastmod_check.VALUES, CHANGEFREQ_VALUES, PRIORITY_VALUES)
}

_OF_HOSTS = frozenset(rule.id for rule in RULES if rule.one_per is OnePer.HOST)
_HIDING_NOTHING = frozenset(rule.id for rule in RULES if rule.hides_nothing)


def value_hits(field: str, value: str, context: Context) -> list[Hit]:
    """Return the hits of a value, except by rules that are checked once for each host.

    A fix is not safe if applying it reveals other findings about the value, as an error hides warnings.
    """
    if not value:
        return []
    family = VALUE_FAMILIES[field]
    hits, _ = _judged(family, value, _checked(family, value, context), context, MOST_STEPS)
    return hits


def hits_of_values(field: str, values: Iterable[str], context: Context) -> dict[str, list[Hit]]:
    """Return the hits of each of some values that are not "", as `value_hits` does.

    What safe corrections make of them is checked together, as a column, and only what is in doubt by itself.
    """
    family, kept = VALUE_FAMILIES[field], hits_by_value(context.kind, context.now)[field]
    judged = {value: family.check(value, context) for value in values}
    if len(kept) + len(judged) > MAX_ENTRIES:
        kept.clear()
    kept.update(islice(judged.items(), MAX_ENTRIES))
    found = {value: _without_hosts(hits) for value, hits in judged.items()}
    corrected = [
        (value, new) for value, hits in found.items() if (new := _corrected(family, value, hits)) is not None
    ]
    suspects, certain = family.check_column([new for _, new in corrected], context, ())
    for at in {*suspects, *chain.from_iterable(rows for _, rows in certain)}:
        value, _ = corrected[at]
        found[value], _ = _judged(family, value, found[value], context, MOST_STEPS)
    return found


@lru_cache(maxsize=1)  # they take some 20 MB where each of the URLs is wrong
def hits_by_value(kind: Kind, now: datetime) -> dict[str, dict[str, Hits]]:
    """Return the hits that `check` found in values of each field, for a report on what was just checked.

    They depend on nothing else in the context. To judge the values again takes a third of such a report.
    """
    return {field: {} for field in VALUE_FAMILIES}


def _checked(family: ValueFamily, value: str, context: Context) -> list[Hit]:
    return _without_hosts(family.check(value, context))


def _without_hosts(hits: Hits) -> list[Hit]:
    return [hit for hit in hits if hit.rule not in _OF_HOSTS]


def _judged(
    family: ValueFamily, value: str, hits: list[Hit], context: Context, steps: int
) -> tuple[list[Hit], list[Hit]]:
    """Return the hits of a value, and those that are left or new after all safe corrections."""
    new = _corrected(family, value, hits) if steps else None
    if new is None:
        return hits, _asking(hits)
    _, left = _judged(family, new, _checked(family, new, context), context, steps - 1)
    known = {hit.rule for hit in hits}
    if all(hit.rule in known or severity_of_hit(hit) is Severity.NOTE for hit in left):
        return hits, left
    told = [hit._replace(fix=Fixability.ASK) if _may_reveal(hit) else hit for hit in hits]
    return told, _asking(told)


def _corrected(family: ValueFamily, value: str, hits: Sequence[Hit]) -> str | None:
    """Return a value after its safe corrections if these may reveal other findings, else None."""
    if not any(map(_may_reveal, hits)):
        return None
    new = family.suggest(value, tuple(hits))
    return new if new and new != value else None


def _may_reveal(hit: Hit) -> bool:
    """Return True if a hit has a safe fix that may reveal another finding."""
    return fix_of_hit(hit) is Fixability.AUTO and hit.rule not in _HIDING_NOTHING


def _asking(hits: Iterable[Hit]) -> list[Hit]:
    return [hit for hit in hits if fix_of_hit(hit) is not Fixability.AUTO]
