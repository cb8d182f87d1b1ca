"""The rules about which URLs a file may list: of its own site, once, in one file of several.

They depend on where the file is published, on how alike two URLs are, and on an index and the
sitemaps that it lists.
"""

from editor.core.text import QT_TRANSLATE_NOOP
from editor.rules.rule import ONLY_SPLITTING, Fixability, OnePer, Rule, Severity

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


_SETTING = QT_TRANSLATE_NOOP("fixes", "It depends on where the file is published, not on its contents.")

SCOPE_RULES = (
    Rule(
        "published-url-unknown",
        "R064",
        Severity.NOTE,
        "",
        QT_TRANSLATE_NOOP("rules", "Published URL is unknown"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Set the published URL of the file to check which URLs it may list.",
        ),
        QT_TRANSLATE_NOOP("rules", "A sitemap may only list URLs of its own site and folder."),
        ("Sitemap Editor",),
        Fixability.ASK,
        one_per=OnePer.FILE,
        why_no_fix=_SETTING,
        command="published_url",
    ),
    Rule(
        "published-url-invalid",
        "R065",
        Severity.ERROR,
        "",
        QT_TRANSLATE_NOOP("rules", "Published URL is not valid"),
        QT_TRANSLATE_NOOP("rules", "The file's published URL {url} is not valid. {reason}"),
        QT_TRANSLATE_NOOP("rules", "The rules for URLs also apply to the sitemap's own URL."),
        ("sitemaps.org",),
        Fixability.ASK,
        one_per=OnePer.FILE,
        why_no_fix=_SETTING,
        command="published_url",
    ),
    Rule(
        "mixed-hosts",
        "R066",
        Severity.ERROR,
        "loc",
        QT_TRANSLATE_NOOP("rules", "URLs on several hosts"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The file lists URLs on several hosts; {majority}. Use a separate file for each host.",
        ),
        QT_TRANSLATE_NOOP("rules", "A sitemap may only list URLs on its own host."),
        ("sitemaps.org",),
        Fixability.ASK,
        one_per=OnePer.FILE,
    ),
    Rule(
        "mixed-schemes",
        "R067",
        Severity.ERROR,
        "loc",
        QT_TRANSLATE_NOOP("rules", "Both http and https"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The file lists http and https URLs; {majority}. Use one of them.",
        ),
        QT_TRANSLATE_NOOP("rules", "A sitemap may only list URLs with its own scheme."),
        ("sitemaps.org", "Google Search Console"),
        Fixability.ASK,
        one_per=OnePer.FILE,
    ),
    Rule(
        "url-off-host",
        "R068",
        Severity.ERROR,
        "loc",
        QT_TRANSLATE_NOOP("rules", "URL on another host"),
        QT_TRANSLATE_NOOP(
            "rules", "The sitemap is published on {published}, but this URL is on {host}.{hint}"
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Search engines ignore URLs on other hosts unless those hosts list this sitemap in "
            "their robots.txt.",
        ),
        ("sitemaps.org", "Google Search Console", "Yandex"),
        Fixability.ASK,
        one_per=OnePer.FILE,
    ),
    Rule(
        "url-off-scheme",
        "R069",
        Severity.ERROR,
        "loc",
        QT_TRANSLATE_NOOP("rules", "URL with another scheme"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The sitemap is published with {published}, but this URL begins with {scheme}.",
        ),
        QT_TRANSLATE_NOOP("rules", "A sitemap may only list URLs with its own scheme."),
        ("sitemaps.org", "Google Search Console", "Yandex"),
        Fixability.ASK,
    ),
    Rule(
        "url-outside-scope",
        "R070",
        Severity.ERROR,
        "loc",
        QT_TRANSLATE_NOOP("rules", "URL outside the sitemap's folder"),
        QT_TRANSLATE_NOOP(
            "rules",
            "This sitemap may only list URLs in {folder} and its subfolders. Publish it at the "
            "root of the site.",
        ),
        QT_TRANSLATE_NOOP("rules", "A sitemap only covers the folder it is in and its subfolders."),
        ("sitemaps.org", "Google Search Console", "Yandex"),
        Fixability.ASK,
        one_per=OnePer.FILE,
        why_no_fix=QT_TRANSLATE_NOOP("fixes", "Publish the file in a different folder."),
        command="published_url",
    ),
)

INDEX_RULES = (
    Rule(
        "too-many-sitemaps",
        "R090",
        Severity.ERROR,
        "",
        QT_TRANSLATE_NOOP("rules", "Too many sitemaps"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The index lists {entries:,} sitemaps; at most 50,000 are allowed. Make a second index.",
        ),
        QT_TRANSLATE_NOOP("rules", "Search engines reject the index or ignore everything beyond the limit."),
        ("sitemaps.org", "Google", "Bing", "Yandex"),
        Fixability.ASK,
        one_per=OnePer.FILE,
        why_no_fix=ONLY_SPLITTING,
    ),
    Rule(
        "index-nested",
        "R091",
        Severity.ERROR,
        "loc",
        QT_TRANSLATE_NOOP("rules", "Index in an index"),
        QT_TRANSLATE_NOOP("rules", "{name} is itself an index. List its sitemaps here instead."),
        QT_TRANSLATE_NOOP(
            "rules", "An index may only list sitemaps; search engines ignore an index inside an index."
        ),
        ("sitemaps.org", "Google Search Console"),
        Fixability.ASK,
        why_no_fix=QT_TRANSLATE_NOOP(
            "fixes", "List the sitemaps of the other index here (Rows, Replace nested indexes…)."
        ),
        command="take_in_indexes",
    ),
    Rule(
        "index-self-reference",
        "R092",
        Severity.ERROR,
        "loc",
        QT_TRANSLATE_NOOP("rules", "Index lists itself"),
        QT_TRANSLATE_NOOP("rules", "This is the URL of the index itself. Remove the entry."),
        QT_TRANSLATE_NOOP("rules", "An index that lists itself sends crawlers in a circle."),
        ("Sitemap Editor",),
        Fixability.AUTO,
    ),
    Rule(
        "index-child-off-site",
        "R093",
        Severity.ERROR,
        "loc",
        QT_TRANSLATE_NOOP("rules", "Sitemap on another site"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The index is published on {published}, but this sitemap is on {host}. They must be "
            "on the same site.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Search engines ignore sitemaps on other sites unless those sites list them in their robots.txt.",
        ),
        ("sitemaps.org", "Google", "Yandex"),
        Fixability.ASK,
    ),
    Rule(
        "index-children-hosts",
        "R148",
        Severity.WARNING,
        "loc",
        QT_TRANSLATE_NOOP("rules", "Sitemaps on several hosts"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The index lists sitemaps on several hosts; {majority}. Set the published URL of the index.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Search engines ignore sitemaps on other sites unless those sites list them in their robots.txt.",
        ),
        ("sitemaps.org", "Google", "Yandex"),
        Fixability.NONE,
        one_per=OnePer.FILE,
    ),
    Rule(
        "index-child-outside-dir",
        "R094",
        Severity.WARNING,
        "loc",
        QT_TRANSLATE_NOOP("rules", "Sitemap outside the index's folder"),
        QT_TRANSLATE_NOOP("rules", "Google only reads sitemaps in {folder} and its subfolders."),
        QT_TRANSLATE_NOOP(
            "rules",
            "Google requires the sitemaps of an index to be in its folder or below; others do not.",
        ),
        ("Google",),
        Fixability.NONE,
    ),
)
