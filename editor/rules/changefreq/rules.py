"""The rules about frequencies, singly and all of a file together."""

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
