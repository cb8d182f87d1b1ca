"""What there is to read about a rule: where its specification stands, and how its findings are mended."""

from collections.abc import Iterator

from editor.core.text import ENGLISH, N_, Language
from editor.rules.rule import Fixability, Rule
from editor.rules.wording import source_names

_GOOGLE = "https://developers.google.com/search/docs"
_SITEMAPS = f"{_GOOGLE}/crawling-indexing/sitemaps"
# Where the makers of rules publish them; Sitemap Editor's own rules stand in the manual alone.
_LINKS = {
    "sitemaps.org": "https://www.sitemaps.org/protocol.html",
    "sitemaps.org FAQ": "https://www.sitemaps.org/faq.html",
    "official schema": "https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd",
    "RFC 3986": "https://www.rfc-editor.org/rfc/rfc3986",
    "XML 1.0": "https://www.w3.org/TR/xml/",
    "W3C": "https://www.w3.org/TR/NOTE-datetime",
    "IANA": "https://www.iana.org/assignments/language-subtag-registry",
    "HTML Living Standard": "https://html.spec.whatwg.org/",
    "Google": f"{_SITEMAPS}/build-sitemap",
    "Google Search Console": "https://support.google.com/webmasters/answer/7451001",
    "Bing": "https://www.bing.com/webmasters/help/sitemaps-3b5cf6ed",
    "Yandex": "https://yandex.com/support/webmaster/en/indexing-options/sitemap",
}
_OF_GOOGLE = {
    "image": f"{_SITEMAPS}/image-sitemaps",
    "video": f"{_SITEMAPS}/video-sitemaps",
    "news": f"{_SITEMAPS}/news-sitemap",
    "hreflang": f"{_GOOGLE}/specialty/international/localized-versions",
}


def specification_links(rule: Rule) -> tuple[str, ...]:
    """Return the addresses of what the makers of a rule say, in the order of its sources."""
    found = (_of_google(rule) if source == "Google" else _LINKS.get(source, "") for source in rule.sources)
    return tuple(dict.fromkeys(filter(None, found)))


def _of_google(rule: Rule) -> str:
    return _OF_GOOGLE.get(rule.id.partition("-")[0], _LINKS["Google"])


def mending(rule: Rule, language: Language = ENGLISH) -> str:
    """Return a sentence on how findings of a rule are mended."""
    say = language.translate
    if rule.by_repair:
        return say(N_("It is mended by `repair`, or as the file is opened in the window."))
    if rule.why_no_fix:
        return say(rule.why_no_fix)
    if rule.fix is Fixability.AUTO:
        return say(N_("It is safe to fix: `fix` does, or `fix --rule {id}` this alone.")).format(id=rule.id)
    if rule.has_fix:
        return say(N_("`fix --rule {id}` fixes it in the safest way; the window shows the others.")).format(
            id=rule.id
        )
    return say(N_("Only a person can put it right: there is no fix."))


def explained_rule(rule: Rule, language: Language = ENGLISH) -> Iterator[str]:
    """Yield paragraphs on a rule: what it is, why it matters, who says so, and how it is mended."""
    say = language.translate
    yield say(rule.title)
    yield say(rule.why)
    yield mending(rule, language)
    yield say(N_("Source: {names}")).format(names=source_names(rule, say))
    yield from specification_links(rule)
