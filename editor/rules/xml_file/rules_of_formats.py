"""The rules about lists of URLs and feeds."""

from editor.core.text import QT_TRANSLATE_NOOP
from editor.rules.rule import Fixability, OnePer, Rule, Severity

_CONVERT = QT_TRANSLATE_NOOP("fixes", "Feeds are read-only. Create a sitemap from it instead.")

FORMAT_RULES = (
    Rule(
        "text-line-not-url",
        "R098",
        Severity.ERROR,
        "loc",
        QT_TRANSLATE_NOOP("rules", "Line is not a URL"),
        QT_TRANSLATE_NOOP("rules", "This line is not a URL that begins with http:// or https://.{hint}"),
        QT_TRANSLATE_NOOP("rules", "A text sitemap has one URL per line and nothing else."),
        ("sitemaps.org", "Google"),
        Fixability.ASK,
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
        Fixability.AUTO,
        one_per=OnePer.FILE,
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
        Fixability.ASK,
        one_per=OnePer.FILE,
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
        Fixability.ASK,
        one_per=OnePer.FILE,
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
        Fixability.ASK,
        one_per=OnePer.FILE,
        why_no_fix=_CONVERT,
    ),
)
