"""What the tests of the four fields share: a context, and hits as short words."""

from datetime import UTC, datetime

from editor.core.fields import Kind
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.finding import Context, Hit

NOW = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)
URLSET = Context(Kind.URLSET, NOW)
TEXT = Context(Kind.TEXT, NOW)

_LETTERS = {"error": "E", "warning": "W", "advice": "A", "note": "N"}


def words(hits: tuple[Hit, ...]) -> list[str]:
    """Each hit as rule, severity and fix: "loc-space E auto"."""
    return [
        f"{hit.rule} {_LETTERS[(hit.severity or rule.severity).word]} {hit.fix or rule.fix}"
        for hit in hits
        for rule in [RULE_BY_ID[hit.rule]]
    ]
