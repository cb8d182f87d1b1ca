"""The rules about priorities and change frequencies, singly and all of a file together."""

from editor.core.text import N_
from editor.rules.rule import Fixability, OnePer, Rule, Severity

CHANGEFREQ_RULES = (
    Rule(
        "padded-strict-value",
        "R085",
        Severity.WARNING,
        "changefreq",
        N_("Space around the value"),
        N_("There is white space before or after the value. Remove it."),
        N_("Search engines may not recognize the value, and the official schema rejects it."),
        ("official schema",),
        Fixability.AUTO,
        hides_nothing=True,
    ),
    Rule(
        "changefreq-unknown",
        "R086",
        Severity.ERROR,
        "changefreq",
        N_("Unknown frequency"),
        N_("{value} is not one of always, hourly, daily, weekly, monthly, yearly and never.{hint}"),
        N_("Search engines report anything else as invalid, including capital letters."),
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
        N_("Frequency and priority count for little"),
        N_(
            "Google and Bing ignore changefreq and priority. Yandex uses priority to decide what "
            "to load first."
        ),
        N_("They do no harm, but keeping them up to date is rarely worth the effort."),
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
        N_("Priority is not a number"),
        N_("{value} is not a number from 0.0 to 1.0, such as 0.5.{hint}"),
        N_("Search engines report it as invalid and assume 0.5."),
        ("sitemaps.org", "official schema"),
        Fixability.ASK,
    ),
    Rule(
        "priority-out-of-range",
        "R088",
        Severity.ERROR,
        "priority",
        N_("Priority is out of range"),
        N_("{value} is not between 0.0 and 1.0."),
        N_("Search engines report it as invalid and assume 0.5."),
        ("sitemaps.org", "official schema"),
        Fixability.ASK,
    ),
    Rule(
        "priority-odd-form",
        "R089",
        Severity.ADVICE,
        "priority",
        N_("Unusual priority format"),
        N_("{value} is valid but unusual. Use one or two decimals."),
        N_("Simple readers may misread it."),
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
        N_("All priorities are equal"),
        N_("All {count:,} priorities are {value}. Priorities only matter relative to each other."),
        N_("Priorities tell which pages of the site matter more. If they are all equal, they tell nothing."),
        ("sitemaps.org",),
        Fixability.ASK,
        one_per=OnePer.FILE,
    ),
)
