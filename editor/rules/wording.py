"""Puts rules and findings into words: the message of a finding, and what there is to read about a rule."""

from collections.abc import Iterator

from editor.core.text import ENGLISH, N_, Language, Phrase, Translate, filled_in, without_passwords
from editor.rules.catalogue import RULE_BY_ID, fix_of_hit, severity_of_hit
from editor.rules.finding import FileHit, Finding, Params
from editor.rules.rule import Fixability, Rule
from editor.rules.structure.entry_check import MAX_SHOWN, shown_text

# Parameters with texts of this program, which have few words from the file, and their maximum length;
# other such texts are phrases.
_OURS = ("reason", "names")
_MAX_OURS = 300
# The sources of rules that are descriptions, not names.
DESCRIBED = (N_("official schema"), N_("sitemaps.org FAQ"))


class _Missing:
    """Stands for a parameter that is not known, whether a text or a number is wanted."""

    def __format__(self, form: str) -> str:
        return "…"


class _Parameters(dict[str, object]):
    """The parameters of a message, with "…" for missing ones, so that formatting never fails."""

    def __missing__(self, name: str) -> _Missing:
        return _Missing()


def message(rule: Rule, params: Params, value: str, language: Language = ENGLISH) -> str:
    """Return the sentence of a finding; `value` is a parameter of every message."""
    words, given = language.translate(rule.message), _Parameters()
    for name, text in params:
        given[name] = _fitting(name, text, language)
    if "value" not in given and "{value" in words:
        given["value"] = shown_text(value)
    return words.format_map(given)


def without_secrets(finding: Finding) -> Finding:
    """Return a finding as it is printed and reported: without the passwords of URLs."""
    value, params = without_passwords(finding.value), tuple(map(_without_secret, finding.params))
    if value == finding.value and params == finding.params:
        return finding
    words = message(finding.rule, params, value)
    return finding._replace(value=value, params=params, message=words)


def _without_secret(param: tuple[str, str | int]) -> tuple[str, str | int]:
    name, given = param
    shown = without_passwords(given) if isinstance(given, str) else given
    return param if shown == given else (name, shown)


def value_in(params: Params) -> str:
    """Return the value among some parameters; "" if a phrase stands for a missing one."""
    value = dict(params).get("value", "")
    return "" if isinstance(value, Phrase) else str(value)


def source_names(rule: Rule, translate: Translate) -> str:
    """Return the sources of a rule, separated by commas."""
    return ", ".join(translate(source) if source in DESCRIBED else source for source in rule.sources)


def phrase(rule: Rule, params: Params, value: str) -> Phrase:
    """Return the sentence of a finding as part of another message."""
    given = {name: text if isinstance(text, Phrase) else _fitting(name, text) for name, text in params}
    return Phrase(rule.message, **{"value": shown_text(value), **given})


def _fitting(name: str, given: str | int, language: Language = ENGLISH) -> object:
    text = given if language is ENGLISH else filled_in(given, language)
    if not isinstance(text, str) or (len(text) <= MAX_SHOWN and "\n" not in text):
        return text
    most = _MAX_OURS if name in _OURS or isinstance(given, Phrase) else MAX_SHOWN
    return shown_text(text, most) if len(text) > most or "\n" in text else text


def finding_of_file_hit(file_hit: FileHit) -> Finding:
    """Return a finding about the file as a whole."""
    rule = RULE_BY_ID[file_hit.rule]
    return Finding(
        rule,
        severity_of_hit(file_hit),
        fix_of_hit(file_hit),
        row=None,
        field=rule.field,
        value=file_hit.value,
        message=message(rule, file_hit.params, file_hit.value),
        params=file_hit.params,
        places=file_hit.places,
        line=file_hit.line,
        column=file_hit.column,
    )


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
