"""The rules about URLs that a file lists twice, in the same spelling or in another."""

from editor.core.text import QT_TRANSLATE_NOOP
from editor.rules.rule import Fixability, Rule, Severity

DUPLICATE_RULES = (
    Rule(
        "duplicate-loc",
        "R071",
        Severity.WARNING,
        "loc",
        QT_TRANSLATE_NOOP("rules", "URL is listed twice"),
        QT_TRANSLATE_NOOP("rules", "Row {first} has the same URL. Keep one of them."),
        QT_TRANSLATE_NOOP("rules", "The second one adds nothing and counts toward the 50,000 limit."),
        ("sitemaps.org FAQ", "Sitemap Editor"),
        Fixability.ASK,
    ),
    Rule(
        "duplicate-loc-conflict",
        "R072",
        Severity.WARNING,
        "loc",
        QT_TRANSLATE_NOOP("rules", "URL is listed twice with different data"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Row {first} has the same URL with a different {fields}. Keep the right one.",
        ),
        QT_TRANSLATE_NOOP("rules", "If they contradict each other, Bing ignores the data of both."),
        ("Bing",),
        Fixability.ASK,
    ),
    Rule(
        "equivalent-loc",
        "R074",
        Severity.WARNING,
        "loc",
        QT_TRANSLATE_NOOP("rules", "Same URL, written differently"),
        QT_TRANSLATE_NOOP("rules", "Row {first} has the same URL, written differently: {other}. Keep one."),
        QT_TRANSLATE_NOOP("rules", "By the rules for URLs, the two are the same."),
        ("RFC 3986", "Sitemap Editor"),
        Fixability.ASK,
    ),
    Rule(
        "near-duplicate-loc",
        "R075",
        Severity.ADVICE,
        "loc",
        QT_TRANSLATE_NOOP("rules", "Nearly the same URL"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Row {first} differs only in http/https, www, a trailing slash or an index page: {other}.",
        ),
        QT_TRANSLATE_NOOP("rules", "Usually both are the same page. List the one the site links to."),
        ("sitemaps.org FAQ",),
        Fixability.ASK,
    ),
    Rule(
        "case-only-loc",
        "R144",
        Severity.ADVICE,
        "loc",
        QT_TRANSLATE_NOOP("rules", "Same URL in different letter case"),
        QT_TRANSLATE_NOOP("rules", "Row {first} differs only in letter case: {other}."),
        QT_TRANSLATE_NOOP(
            "rules",
            "URLs are case-sensitive, so search engines see two pages. Usually one is a mistake.",
        ),
        ("Google",),
        Fixability.ASK,
    ),
)
