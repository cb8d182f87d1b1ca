"""The rules about priorities and change frequencies, singly and all of a file together."""

from editor.core.text import QT_TRANSLATE_NOOP
from editor.rules.rule import Fixability, OnePer, Rule, Severity

CHANGEFREQ_RULES = (
    Rule(
        "padded-strict-value",
        "R085",
        Severity.WARNING,
        "changefreq",
        QT_TRANSLATE_NOOP("rules", "Space around the value"),
        QT_TRANSLATE_NOOP("rules", "There is white space before or after the value. Remove it."),
        QT_TRANSLATE_NOOP(
            "rules",
            "Search engines may not recognize the value, and the official schema rejects it.",
        ),
        ("official schema",),
        Fixability.AUTO,
        hides_nothing=True,
    ),
    Rule(
        "changefreq-unknown",
        "R086",
        Severity.ERROR,
        "changefreq",
        QT_TRANSLATE_NOOP("rules", "Unknown frequency"),
        QT_TRANSLATE_NOOP(
            "rules",
            "{value} is not one of always, hourly, daily, weekly, monthly, yearly and never.{hint}",
        ),
        QT_TRANSLATE_NOOP(
            "rules", "Search engines report anything else as invalid, including capital letters."
        ),
        ("sitemaps.org", "official schema"),
        Fixability.ASK,
    ),
)

CHANGEFREQ_COLUMN_RULES = (
    Rule(
        "changefreq-priority-ignored",
        "R133",
        Severity.NOTE,
        "",
        QT_TRANSLATE_NOOP("rules", "Frequency and priority count for little"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Google and Bing ignore changefreq and priority. Yandex uses priority to decide what "
            "to load first.",
        ),
        QT_TRANSLATE_NOOP(
            "rules", "They do no harm, but keeping them up to date is rarely worth the effort."
        ),
        ("Google", "Bing", "Yandex"),
        Fixability.ASK,
        one_per=OnePer.FILE,
    ),
)


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
