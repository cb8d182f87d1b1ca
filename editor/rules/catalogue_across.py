"""The rules about files together: an index and the sitemaps it lists, and sitemaps among themselves."""

from editor.core.text import QT_TRANSLATE_NOOP
from editor.rules.rule import Fix, Rule, Severity

ACROSS_RULES = (
    Rule(
        "index-child-missing",
        "R095",
        Severity.ADVICE,
        "loc",
        QT_TRANSLATE_NOOP("rules", "Index and files do not match"),
        QT_TRANSLATE_NOOP("rules", "{problem}"),
        QT_TRANSLATE_NOOP("rules", "Search engines read the files that the index lists, and no others."),
        ("Sitemap Editor",),
        Fix.ASK,
    ),
    Rule(
        "index-lastmod-stale",
        "R096",
        Severity.ADVICE,
        "lastmod",
        QT_TRANSLATE_NOOP("rules", "Date in the index is too old"),
        QT_TRANSLATE_NOOP("rules", "{name} lists a page that was changed later: {newest}."),
        QT_TRANSLATE_NOOP("rules", "Search engines may skip a sitemap that seems unchanged."),
        ("sitemaps.org",),
        Fix.ASK,
    ),
    Rule(
        "index-too-many-files",
        "R097",
        Severity.ADVICE,
        "",
        QT_TRANSLATE_NOOP("rules", "Too many indexes"),
        QT_TRANSLATE_NOOP(
            "rules",
            "These are {count:,} indexes; Search Console takes 500 of one site. Use fewer, larger ones.",
        ),
        QT_TRANSLATE_NOOP(
            "rules", "Search Console takes no more of them; its report lists 1,000 sitemaps at most."
        ),
        ("Google",),
        Fix.NONE,
        per_place=False,
    ),
    Rule(
        "duplicate-across-files",
        "R073",
        Severity.ADVICE,
        "loc",
        QT_TRANSLATE_NOOP("rules", "URL is listed in another file too"),
        QT_TRANSLATE_NOOP(
            "rules", "The same URL stands in row {first} ({file}){difference}. Keep one of them."
        ),
        QT_TRANSLATE_NOOP("rules", "The second one says nothing new, and both may come to disagree."),
        ("Bing", "Sitemap Editor"),
        Fix.ASK,
    ),
)
