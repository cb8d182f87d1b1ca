"""The rules about language versions of pages."""

from editor.core.text import QT_TRANSLATE_NOOP
from editor.rules.rule import Fixability, OnePer, Rule, Severity

_GOOGLE = ("Google",)

_NO_LANGUAGE = QT_TRANSLATE_NOOP(
    "fixes", "The language of this page is unknown. Enter it in Languages (Rows menu)."
)
_NO_DEFAULT = QT_TRANSLATE_NOOP(
    "fixes",
    "None of these pages is in English or has a URL without a language. Choose one in Languages (Rows menu).",
)

HREFLANG_RULES = (
    Rule(
        "hreflang-attribute-missing",
        "R121",
        Severity.ERROR,
        "",
        QT_TRANSLATE_NOOP("rules", "Language link is incomplete"),
        QT_TRANSLATE_NOOP("rules", "{what}"),
        QT_TRANSLATE_NOOP(
            "rules", 'Google needs rel="alternate", hreflang and href, and ignores links without them.'
        ),
        _GOOGLE,
        Fixability.NONE,
        sometimes_mended=True,
    ),
    Rule(
        "hreflang-href-not-absolute",
        "R122",
        Severity.ERROR,
        "",
        QT_TRANSLATE_NOOP("rules", "Language link is not absolute"),
        QT_TRANSLATE_NOOP("rules", "The link {value} has no scheme and host. Complete the URL."),
        QT_TRANSLATE_NOOP("rules", "Google only accepts absolute URLs."),
        _GOOGLE,
        Fixability.ASK,
        needs_site=True,
    ),
    Rule(
        "hreflang-malformed",
        "R123",
        Severity.ERROR,
        "",
        QT_TRANSLATE_NOOP("rules", "Language code is malformed"),
        QT_TRANSLATE_NOOP("rules", "{what}"),
        QT_TRANSLATE_NOOP("rules", "Google ignores links with a language it cannot read."),
        _GOOGLE,
        Fixability.ASK,
    ),
    Rule(
        "hreflang-unsupported-form",
        "R124",
        Severity.WARNING,
        "",
        QT_TRANSLATE_NOOP("rules", "Language code not used by Google"),
        QT_TRANSLATE_NOOP(
            "rules", "{value} has more parts than a two-letter language with a script and a country."
        ),
        QT_TRANSLATE_NOOP(
            "rules", "Google reads a two-letter language, optionally with a script and a country."
        ),
        _GOOGLE,
        Fixability.ASK,
    ),
    Rule(
        "hreflang-language-unknown",
        "R125",
        Severity.WARNING,
        "",
        QT_TRANSLATE_NOOP("rules", "Unknown language"),
        QT_TRANSLATE_NOOP("rules", "{language} is not an ISO 639-1 language code.{hint}"),
        QT_TRANSLATE_NOOP("rules", "Google ignores links with an unknown language."),
        _GOOGLE,
        Fixability.NONE,
    ),
    Rule(
        "hreflang-region-unknown",
        "R126",
        Severity.WARNING,
        "",
        QT_TRANSLATE_NOOP("rules", "Unknown country in a language code"),
        QT_TRANSLATE_NOOP("rules", "{region} in {value} is not an ISO 3166-1 country code.{hint}"),
        QT_TRANSLATE_NOOP("rules", "Google ignores that part of the code."),
        _GOOGLE,
        Fixability.NONE,
        sometimes_mended=True,
    ),
    Rule(
        "hreflang-duplicate",
        "R127",
        Severity.WARNING,
        "",
        QT_TRANSLATE_NOOP("rules", "Language listed twice"),
        QT_TRANSLATE_NOOP("rules", "The entry has more than one link for {value}. Keep one."),
        QT_TRANSLATE_NOOP("rules", "With two pages for one language, Google cannot tell which is right."),
        ("Google", "Sitemap Editor"),
        Fixability.ASK,
    ),
    Rule(
        "hreflang-no-self",
        "R128",
        Severity.WARNING,
        "",
        QT_TRANSLATE_NOOP("rules", "No language link to itself"),
        QT_TRANSLATE_NOOP("rules", "The entry links to other languages but not to itself."),
        QT_TRANSLATE_NOOP("rules", "Every version of a page must list all versions, including itself."),
        _GOOGLE,
        Fixability.ASK,
        asks="languages",
        why_asked=_NO_LANGUAGE,
    ),
    Rule(
        "hreflang-no-return",
        "R129",
        Severity.WARNING,
        "",
        QT_TRANSLATE_NOOP("rules", "No return link"),
        QT_TRANSLATE_NOOP("rules", "{value} does not link back to this page."),
        QT_TRANSLATE_NOOP("rules", "Google ignores language links unless both pages link to each other."),
        _GOOGLE,
        Fixability.ASK,
        asks="languages",
        why_asked=_NO_LANGUAGE,
    ),
    Rule(
        "hreflang-conflict",
        "R130",
        Severity.WARNING,
        "",
        QT_TRANSLATE_NOOP("rules", "One page in several languages"),
        QT_TRANSLATE_NOOP("rules", "{value} is {language} here and {other} in row {first}{place}."),
        QT_TRANSLATE_NOOP("rules", "A page has one language, so one of the two must be wrong."),
        ("Sitemap Editor",),
        Fixability.NONE,
    ),
    Rule(
        "hreflang-no-x-default",
        "R131",
        Severity.ADVICE,
        "",
        QT_TRANSLATE_NOOP("rules", "No x-default"),
        QT_TRANSLATE_NOOP("rules", "The entry has {count} languages but no x-default."),
        QT_TRANSLATE_NOOP("rules", "People whose language is not listed get the x-default page."),
        _GOOGLE,
        Fixability.ASK,
        asks="languages",
        why_asked=_NO_DEFAULT,
    ),
    Rule(
        "hreflang-not-for-yandex",
        "R132",
        Severity.NOTE,
        "",
        QT_TRANSLATE_NOOP("rules", "Only Google reads language links"),
        QT_TRANSLATE_NOOP("rules", "Entries with links to versions in other languages: {count:,}."),
        QT_TRANSLATE_NOOP(
            "rules", "Yandex no longer reads them from sitemaps, and Bing does not mention them."
        ),
        ("Yandex",),
        Fixability.NONE,
        one_per=OnePer.FILE,
    ),
)
