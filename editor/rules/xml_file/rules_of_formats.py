"""The rules about text lists and feeds, and about what the values of a whole file tell."""

from editor.core.text import QT_TRANSLATE_NOOP
from editor.rules.rule import Fix, Rule, Severity

_CONVERT = QT_TRANSLATE_NOOP("fixes", "Feeds are read-only. Create a sitemap from it instead.")

FORMS_RULES = (
    Rule(
        "text-line-not-url",
        "R098",
        Severity.ERROR,
        "loc",
        QT_TRANSLATE_NOOP("rules", "Line is not a URL"),
        QT_TRANSLATE_NOOP("rules", "This line is not a URL that begins with http:// or https://.{hint}"),
        QT_TRANSLATE_NOOP("rules", "A text sitemap has one URL per line and nothing else."),
        ("sitemaps.org", "Google"),
        Fix.ASK,
    ),
    Rule(
        "text-blank-line",
        "R099",
        Severity.ADVICE,
        "",
        QT_TRANSLATE_NOOP("rules", "Blank line"),
        QT_TRANSLATE_NOOP("rules", "There are blank lines in the list. They can be removed."),
        QT_TRANSLATE_NOOP("rules", "They are harmless, but some tools read them as empty URLs."),
        ("sitemaps.org",),
        Fix.AUTO,
        per_place=False,
    ),
    Rule(
        "text-not-txt",
        "R100",
        Severity.WARNING,
        "",
        QT_TRANSLATE_NOOP("rules", "Name does not end in .txt"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The name of a list of URLs should end in .txt; this one is {name}.",
        ),
        QT_TRANSLATE_NOOP("rules", "Google goes by the file name to tell what kind of sitemap it is."),
        ("Google",),
        Fix.ASK,
        per_place=False,
        why_no_fix=QT_TRANSLATE_NOOP("fixes", "Save the file under a different name."),
        command="save_as",
    ),
    Rule(
        "feed-partial",
        "R101",
        Severity.ADVICE,
        "",
        QT_TRANSLATE_NOOP("rules", "Feed instead of a sitemap"),
        QT_TRANSLATE_NOOP(
            "rules",
            "This is a feed. A feed only lists what is new; a sitemap should list all pages.",
        ),
        QT_TRANSLATE_NOOP(
            "rules", "Search engines accept feeds but do not learn about older pages from them."
        ),
        ("sitemaps.org", "Google", "Bing"),
        Fix.ASK,
        per_place=False,
        why_no_fix=_CONVERT,
    ),
    Rule(
        "feed-not-for-yandex",
        "R102",
        Severity.NOTE,
        "",
        QT_TRANSLATE_NOOP("rules", "Yandex does not read feeds"),
        QT_TRANSLATE_NOOP(
            "rules", "Yandex does not accept feeds as sitemaps, and Google does not accept Atom 0.3."
        ),
        QT_TRANSLATE_NOOP("rules", "For Yandex, publish an XML sitemap or a list of URLs as well."),
        ("Yandex", "Google"),
        Fix.ASK,
        per_place=False,
        why_no_fix=_CONVERT,
    ),
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
        Fix.ASK,
        per_place=False,
    ),
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
        Fix.ASK,
        per_place=False,
    ),
    Rule(
        "lastmod-all-identical",
        "R135",
        Severity.WARNING,
        "lastmod",
        QT_TRANSLATE_NOOP("rules", "All dates are equal"),
        QT_TRANSLATE_NOOP(
            "rules",
            "{same:,} of {count:,} dates are {value}. Give each page the date of its last "
            "change, or no date.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Dates that only show when the sitemap was generated are of no use, and Bing ignores them.",
        ),
        ("Bing", "sitemaps.org"),
        Fix.ASK,
        per_place=False,
    ),
    Rule(
        "lastmod-absent",
        "R136",
        Severity.NOTE,
        "lastmod",
        QT_TRANSLATE_NOOP("rules", "Few dates"),
        QT_TRANSLATE_NOOP("rules", "Entries without lastmod: {missing:,} of {entries:,}."),
        QT_TRANSLATE_NOOP("rules", "Bing and Google use it to decide which pages to crawl again."),
        ("Bing", "Google"),
        Fix.NONE,
        per_place=False,
    ),
    Rule(
        "lastmod-date-only",
        "R137",
        Severity.NOTE,
        "lastmod",
        QT_TRANSLATE_NOOP("rules", "Dates without a time"),
        QT_TRANSLATE_NOOP("rules", "None of the dates includes a time."),
        QT_TRANSLATE_NOOP(
            "rules", "Bing recommends including the time so that it notices changes within a day."
        ),
        ("Bing",),
        Fix.NONE,
        per_place=False,
    ),
    Rule(
        "contains-legacy-extension",
        "R138",
        Severity.ADVICE,
        "",
        QT_TRANSLATE_NOOP("rules", "Withdrawn extension"),
        QT_TRANSLATE_NOOP("rules", "The file uses {detail}, an extension that Google has withdrawn."),
        QT_TRANSLATE_NOOP("rules", "Search engines ignore it."),
        ("Google",),
        Fix.ASK,
        per_place=False,
    ),
)
