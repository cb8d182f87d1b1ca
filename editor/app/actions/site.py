"""The actions of the Site menu: what is asked of the published site."""

from editor.app.actions import conditions as when
from editor.app.actions.spec import ActionSpec
from editor.core.text import QT_TRANSLATE_NOOP

SITE = (
    (
        ActionSpec(
            "open_web",
            QT_TRANSLATE_NOOP("actions", "&Open from the web…"),
            lambda do: do.open_web.show,
            icon="download",
            hint=QT_TRANSLATE_NOOP(
                "actions", "Find the sitemaps of a site by its address or robots.txt, and open them"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "url http https address fetch load robots index live"),
        ),
    ),
    (
        ActionSpec(
            "check_urls",
            QT_TRANSLATE_NOOP("actions", "&Check URLs…"),
            lambda do: do.audit.check_urls,
            keys=("Ctrl+Shift+U",),
            icon="globe",
            enabled_when=when.has_whole_rows,
            hint=QT_TRANSLATE_NOOP("actions", "Ask the live site whether the URLs answer, and with what"),
            synonyms=QT_TRANSLATE_NOOP(
                "actions", "audit crawl live broken dead links status 404 redirect http noindex canonical"
            ),
        ),
        ActionSpec(
            "honest_lastmod",
            QT_TRANSLATE_NOOP("actions", "&Honest lastmod…"),
            lambda do: do.audit.honest_lastmod,
            icon="calendar",
            enabled_when=when.has_editable_dates,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Propose new dates only for pages whose text has changed between two checks"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "date changed content freshness last modified"),
        ),
    ),
    (
        ActionSpec(
            "robots",
            QT_TRANSLATE_NOOP("actions", "&robots.txt…"),
            lambda do: do.robots.show,
            enabled_when=when.is_whole,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Mark the rows that a robots.txt blocks, and see whether it names this sitemap"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "blocked disallow allow crawler googlebot bingbot yandex"),
        ),
        ActionSpec(
            "compare_published",
            QT_TRANSLATE_NOOP("actions", "Compare with what is &published"),
            lambda do: do.compare.show_published,
            enabled_when=when.is_whole,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Fetch the sitemap from its published URL, and see how it differs"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "diff difference live site changes upload"),
        ),
        ActionSpec(
            "announce",
            QT_TRANSLATE_NOOP("actions", "&Announce changes…"),
            lambda do: do.announce.show,
            enabled_when=when.is_saved,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Tell search engines which URLs of the published sitemap changed (IndexNow)"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "indexnow submit ping bing yandex notify publish"),
        ),
    ),
)
