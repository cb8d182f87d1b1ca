"""Checks a value while the user types it, before it is in the document."""

from collections.abc import Sequence
from dataclasses import dataclass

from editor.core.extensions.declaration import ValueForm, ValueKind
from editor.models.words.explanations import rule_message
from editor.rules.catalogue import RULE_BY_ID, severity_told
from editor.rules.extensions.values import extension_value_hits
from editor.rules.finding import Context, Hit
from editor.rules.hreflang.codes import tag_hits
from editor.rules.rule import Severity
from editor.rules.rule_choice import RuleChoice
from editor.rules.value_families import VALUE_FAMILIES


@dataclass(frozen=True, slots=True)
class Hint:
    """The worst problem of a value, if any."""

    severity: int = 0  # 0: nothing
    message: str = ""


NO_HINT = Hint()


def hint_for(field: str, value: str, context: Context) -> Hint:
    """Check a value of a field by the rules for single values; notes do not count, and "" is never wrong."""
    return _worst(VALUE_FAMILIES[field].check(value, context), value, context.choice) if value else NO_HINT


def form_hint(form: ValueForm, value: str, context: Context) -> Hint:
    """Check a value of an extension by its rules; notes do not count, and "" is never wrong."""
    if not value:
        return NO_HINT
    return _worst(
        tag_hits(value) if form.kind is ValueKind.HREFLANG else extension_value_hits(form, value, context),
        value,
        context.choice,
    )


def _worst(hits: Sequence[Hit], value: str, choice: RuleChoice) -> Hint:
    def severity(hit: Hit) -> Severity:
        return choice.seen(hit.rule, severity_told(hit))

    hit = max((one for one in hits if one.rule not in choice.off), key=severity, default=None)
    if hit is None or severity(hit) < Severity.ADVICE:
        return NO_HINT
    return Hint(severity(hit), rule_message(RULE_BY_ID[hit.rule], hit.params, value))
