"""The rules about where a file is published: which URLs it may list, and which sitemaps an index."""

from editor.core.text import QT_TRANSLATE_NOOP
from editor.rules.rule import ONLY_SPLITTING, Fixability, OnePer, Rule, Severity

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
