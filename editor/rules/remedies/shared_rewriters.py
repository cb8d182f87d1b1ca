"""Rewriters of values that several families use.

All take a value as written, and give None where there is nothing to do for them.
"""

from editor.core.fields import XML_SPACE
from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.values.characters import without_invisible
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.families import VALUE_FAMILIES, suggested_value
from editor.rules.remedies.remedy import FixContext, ValueRewriter

REMOVE_INVISIBLE = QT_TRANSLATE_NOOP("fixes", "Remove the invisible characters")


def absent(_value: str, _scene: FixContext) -> str:
    """No value at all."""
    return ""


def suggestion_of(rule: str) -> ValueRewriter:
    """What a rule about single values suggests in its findings, if anything."""
    field = RULE_BY_ID[rule].field

    def rewrite(value: str, scene: FixContext) -> str | None:
        for hit in VALUE_FAMILIES[field].check(value, scene.context):
            if hit.rule == rule:
                return str(dict(hit.params).get("suggestion", "")) or None
        return None

    return rewrite


def sure_value_remedy(field: str) -> ValueRewriter:
    """What every finding about a value of this field that can be mended safely is mended to."""

    def rewrite(value: str, scene: FixContext) -> str | None:
        return suggested_value(field, value, scene.context)

    return rewrite


def trimmed_value(value: str, _scene: FixContext) -> str | None:
    """Without white space around it; white space alone is no value that could stay."""
    return value.strip(XML_SPACE) or None


def visible_text(text: str) -> str | None:
    """What people see of a text; None where that is all of it."""
    seen = without_invisible(text)
    return None if seen == text else seen
