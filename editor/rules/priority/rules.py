"""The rules about priorities, singly and all of a file together."""

from editor.core.text import QT_TRANSLATE_NOOP
from editor.rules.rule import Fixability, OnePer, Rule, Severity

PRIORITY_RULES = (
    Rule(
        "priority-not-a-number",
        "R087",
        Severity.ERROR,
        "priority",
        QT_TRANSLATE_NOOP("rules", "Priority is not a number"),
        QT_TRANSLATE_NOOP("rules", "{value} is not a number between 0.0 and 1.0 with a decimal point.{hint}"),
        QT_TRANSLATE_NOOP("rules", "Search engines report it as invalid and assume 0.5."),
        ("sitemaps.org", "official schema"),
        Fixability.ASK,
    ),
    Rule(
        "priority-out-of-range",
        "R088",
        Severity.ERROR,
        "priority",
        QT_TRANSLATE_NOOP("rules", "Priority is out of range"),
        QT_TRANSLATE_NOOP("rules", "{value} is not between 0.0 and 1.0."),
        QT_TRANSLATE_NOOP("rules", "Search engines report it as invalid and assume 0.5."),
        ("sitemaps.org", "official schema"),
        Fixability.ASK,
    ),
    Rule(
        "priority-odd-form",
        "R089",
        Severity.ADVICE,
        "priority",
        QT_TRANSLATE_NOOP("rules", "Unusual priority format"),
        QT_TRANSLATE_NOOP("rules", "{value} is valid but unusual. Use one or two decimals."),
        QT_TRANSLATE_NOOP("rules", "Simple readers may misread it."),
        ("Sitemap Editor",),
        Fixability.AUTO,
    ),
)

PRIORITY_COLUMN_RULES = (
    Rule(
        "priority-all-same",
        "R134",
        Severity.NOTE,
        "priority",
        QT_TRANSLATE_NOOP("rules", "All priorities are equal"),
        QT_TRANSLATE_NOOP(
            "rules",
            "All {count:,} priorities are {value}. Priorities only matter relative to each other.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Priorities tell which pages of the site matter more. If they are all equal, they tell nothing.",
        ),
        ("sitemaps.org",),
        Fixability.ASK,
        one_per=OnePer.FILE,
    ),
)
