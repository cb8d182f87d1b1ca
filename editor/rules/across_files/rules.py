"""The rules about several files: an index and the sitemaps it lists, and sitemaps among each other."""

from editor.core.text import QT_TRANSLATE_NOOP
from editor.rules.rule import Fixability, OnePer, Rule, Severity

ACROSS_RULES = (
    Rule(
        "index-child-missing",
        "R095",
        Severity.ADVICE,
        "loc",
        QT_TRANSLATE_NOOP("rules", "Index and files do not match"),
        QT_TRANSLATE_NOOP("rules", "{problem}"),
        QT_TRANSLATE_NOOP("rules", "Search engines only read the files that the index lists."),
        ("Sitemap Editor",),
        Fixability.ASK,
        why_no_fix=QT_TRANSLATE_NOOP("fixes", "Add the file, or remove it from the index."),
        command="match_index",
    ),
    Rule(
        "index-lastmod-stale",
        "R096",
        Severity.ADVICE,
        "lastmod",
        QT_TRANSLATE_NOOP("rules", "Date in the index is too old"),
        QT_TRANSLATE_NOOP("rules", "{name} contains a page that changed later: {newest}."),
        QT_TRANSLATE_NOOP("rules", "Search engines may skip a sitemap that seems unchanged."),
        ("sitemaps.org",),
        Fixability.ASK,
        why_no_fix=QT_TRANSLATE_NOOP("fixes", "Set the date in the index."),
        command="date_index",
    ),
    Rule(
        "index-too-many-files",
        "R097",
        Severity.ADVICE,
        "",
        QT_TRANSLATE_NOOP("rules", "Too many indexes"),
        QT_TRANSLATE_NOOP(
            "rules",
            "There are {count:,} indexes; Search Console accepts up to 500 per site. Use fewer, larger ones.",
        ),
        QT_TRANSLATE_NOOP(
            "rules", "Search Console accepts no more than that; its report lists at most 1,000 sitemaps."
        ),
        ("Google",),
        Fixability.NONE,
        one_per=OnePer.FILE,
    ),
    Rule(
        "duplicate-across-files",
        "R073",
        Severity.ADVICE,
        "loc",
        QT_TRANSLATE_NOOP("rules", "URL is also listed in another file"),
        QT_TRANSLATE_NOOP("rules", "Row {first} ({file}) has the same URL{difference}. Keep one of them."),
        QT_TRANSLATE_NOOP(
            "rules", "The second one adds nothing, and over time the two may contradict each other."
        ),
        ("Bing", "Sitemap Editor"),
        Fixability.ASK,
        why_no_fix=QT_TRANSLATE_NOOP("fixes", "Remove the entry from one of the files."),
        command="duplicates",
    ),
)
