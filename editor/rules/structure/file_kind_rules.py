"""The rules about a file as received, and about kinds other than sitemaps: lists of URLs and feeds.

Rules about the file as received concern its size, compression and name, or that it is no sitemap.
"""

from editor.core.text import N_
from editor.rules.rule import ONLY_EXPORT, Fixability, OnePer, Rule, Severity

ARRIVAL_RULES = (
    Rule(
        "file-too-large",
        "R001",
        Severity.ERROR,
        "",
        N_("File is too large"),
        N_(
            "The file has {bytes:,} bytes uncompressed; at most 52,428,800 are allowed. Split it and "
            "list the parts in a sitemap index."
        ),
        N_(
            "Search engines stop reading at the limit or reject the file. The limit applies to "
            "the uncompressed size."
        ),
        ("sitemaps.org", "Google", "Bing", "Yandex"),
        Fixability.ASK,
        one_per=OnePer.FILE,
        why_no_fix=ONLY_EXPORT,
    ),
    Rule(
        "gzip-corrupt",
        "R002",
        Severity.ERROR,
        "",
        N_("Compressed data is damaged"),
        N_("The gzip compression is wrong: {reason}"),
        N_("A crawler that cannot decompress the file cannot read any of it."),
        ("sitemaps.org", "Google Search Console"),
        one_per=OnePer.FILE,
        by_repair=True,
    ),
    Rule(
        "zip-not-gzip",
        "R003",
        Severity.ERROR,
        "",
        N_("Archive instead of gzip"),
        N_("This is a different kind of archive, not gzip. Unpack it and compress the sitemap with gzip."),
        N_("Sitemaps may only be compressed with gzip."),
        ("sitemaps.org FAQ",),
        Fixability.ASK,
        one_per=OnePer.FILE,
        why_no_fix=N_("Such a file cannot be opened. Unpack it first."),
    ),
    Rule(
        "gzip-name-mismatch",
        "R004",
        Severity.WARNING,
        "",
        N_("File name does not match compression"),
        N_("{what} Rename it, or change the compression."),
        N_("Servers and crawlers go by the name to decide whether to decompress a file."),
        ("Sitemap Editor",),
        Fixability.ASK,
        one_per=OnePer.FILE,
    ),
    Rule(
        "name-not-xml",
        "R160",
        Severity.NOTE,
        "",
        N_("XML in a file named as text"),
        N_("The file contains XML but is named {name}. Rename it so that it ends in .xml."),
        N_("Servers send such a file as plain text. Most crawlers read it anyway; browsers do not."),
        ("Sitemap Editor",),
        one_per=OnePer.FILE,
    ),
    Rule(
        "git-lfs-pointer",
        "R161",
        Severity.ERROR,
        "",
        N_("Git LFS pointer"),
        N_(
            "This is a Git LFS pointer, not the file itself. To get the file, run git lfs pull in its folder."
        ),
        N_("A site published from this folder serves the pointer, and crawlers find no sitemap."),
        ("Git LFS",),
        one_per=OnePer.FILE,
    ),
    Rule(
        "html-instead-of-sitemap",
        "R005",
        Severity.ERROR,
        "",
        N_("Web page instead of a sitemap"),
        N_(
            "This is an HTML page, often an error page saved instead of the sitemap. Download "
            "the file itself.{hint}"
        ),
        N_("Search engines report that the sitemap is an HTML page and do not read it."),
        ("Google Search Console",),
        one_per=OnePer.FILE,
    ),
)


_CONVERT = N_("Feeds are read-only. Create a sitemap from it instead.")

FORMAT_RULES = (
    Rule(
        "text-line-not-url",
        "R098",
        Severity.ERROR,
        "loc",
        N_("Line is not a URL"),
        N_("This line is not a URL that begins with http:// or https://.{hint}"),
        N_("A text sitemap has one URL per line and nothing else."),
        ("sitemaps.org", "Google"),
        Fixability.ASK,
    ),
    Rule(
        "text-blank-line",
        "R099",
        Severity.ADVICE,
        "",
        N_("Blank line"),
        N_("There are blank lines in the list. They can be removed."),
        N_("They are harmless, but some tools read them as empty URLs."),
        ("sitemaps.org",),
        Fixability.AUTO,
        one_per=OnePer.FILE,
    ),
    Rule(
        "text-not-txt",
        "R100",
        Severity.WARNING,
        "",
        N_("Name does not end in .txt"),
        N_("The name of a list of URLs should end in .txt; this one is {name}."),
        N_("Google goes by the file name to tell what kind of sitemap it is."),
        ("Google",),
        Fixability.ASK,
        one_per=OnePer.FILE,
        why_no_fix=N_("Save the file under a different name."),
        command="save_as",
    ),
    Rule(
        "feed-partial",
        "R101",
        Severity.ADVICE,
        "",
        N_("Feed instead of a sitemap"),
        N_("This is a feed. A feed only lists what is new; a sitemap should list all pages."),
        N_("Search engines accept feeds but do not learn about older pages from them."),
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
        N_("Yandex does not read feeds"),
        N_("Yandex does not accept feeds as sitemaps."),
        N_("For Yandex, publish an XML sitemap or a list of URLs as well."),
        ("Yandex", "Google"),
        Fixability.ASK,
        one_per=OnePer.FILE,
        why_no_fix=_CONVERT,
    ),
)
