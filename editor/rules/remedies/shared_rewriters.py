"""Rewriters of values that several families use.

Each takes a value as written, and returns None if there is nothing to do.
"""

from editor.core.fields import XML_SPACE
from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.values.characters import without_invisible
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.remedies.remedy import FixContext, ValueRewriter
from editor.rules.value_families import VALUE_FAMILIES

# Titles of fixes that several families offer.
COMPLETE_URL = QT_TRANSLATE_NOOP("fixes", "Complete and encode the URLs")
CORRECT_FORMAT = QT_TRANSLATE_NOOP("fixes", "Correct the format")
KEEP_FIRST = QT_TRANSLATE_NOOP("fixes", "Keep the first of each")
REMOVE_INVISIBLE = QT_TRANSLATE_NOOP("fixes", "Remove the invisible characters")


def absent(_value: str, _fix: FixContext) -> str:
    """Clear the value."""
    return ""


def suggestion_of(rule: str) -> ValueRewriter:
    """Return a rewriter to the suggestion of a rule's finding about the value, if it has one."""
    field = RULE_BY_ID[rule].field

    def rewrite(value: str, fix: FixContext) -> str | None:
        for hit in VALUE_FAMILIES[field].check(value, fix.context):
            if hit.rule == rule:
                return str(dict(hit.params).get("suggestion", "")) or None
        return None

    return rewrite


def sure_value_remedy(field: str) -> ValueRewriter:
    """Return a rewriter that applies all safe corrections to a value of this field."""

    def rewrite(value: str, fix: FixContext) -> str | None:
        return VALUE_FAMILIES[field].suggested(value, fix.context)

    return rewrite


def trimmed_value(value: str, _fix: FixContext) -> str | None:
    """Remove whitespace around a value; None if nothing is left."""
    return value.strip(XML_SPACE) or None


def visible_text(text: str) -> str | None:
    """Remove invisible characters from a text; None if it has none."""
    seen = without_invisible(text)
    return None if seen == text else seen
