"""The rules about one language code of a link.

| rule | parameters |
|---|---|
| hreflang-malformed | what (a sentence), suggestion ("" where there is no safe one) |
| hreflang-unsupported-form | suggestion (the language alone) |
| hreflang-language-unknown | language, hint |
| hreflang-region-unknown | region, hint, suggestion |

Sources: BCP 47 (RFC 5646 section 2.1), ISO 639-1, ISO 3166-1; Google's documentation of localized versions.
"""

import re
from functools import lru_cache

from editor.core.extensions.codes import COUNTRIES, LANGUAGES
from editor.core.extensions.languages import X_DEFAULT
from editor.core.fields import XML_SPACE
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.rules.entry.check import PROBABLY, shown_text
from editor.rules.finding import Hit, Params
from editor.rules.rule import Fixability

_LANGTAG = re.compile(
    r"(?P<language>[a-z]{2,3}(?:-[a-z]{3}){0,3}|[a-z]{4}|[a-z]{5,8})"
    r"(?:-(?P<script>[a-z]{4}))?"
    r"(?:-(?P<region>[a-z]{2}|[0-9]{3}))?"
    r"(?:-(?:[a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*"
    r"(?:-[0-9a-wy-z](?:-[a-z0-9]{2,8})+)*"
    r"(?:-x(?:-[a-z0-9]{1,8})+)?",
    re.IGNORECASE | re.ASCII,
)
_PRIVATE = re.compile(r"x(?:-[a-z0-9]{1,8})+", re.IGNORECASE | re.ASCII)
_SUPPORTED = re.compile(r"([a-z]{2})(?:-[a-z]{4})?(?:-([a-z]{2}))?", re.IGNORECASE | re.ASCII)
# Wrong codes that people write for a language: that of its country, or its name.
LANGUAGE_MEANT = {
    "cn": "zh", "jp": "ja", "kr": "ko", "cz": "cs", "dk": "da", "gr": "el", "se": "sv", "si": "sl",
    "ua": "uk", "us": "en", "gb": "en", "vn": "vi", "al": "sq", "rs": "sr", "ir": "fa", "in": "hi",
    "english": "en", "german": "de", "deutsch": "de", "french": "fr", "spanish": "es", "italian": "it",
    "portuguese": "pt", "russian": "ru", "chinese": "zh", "japanese": "ja",
}  # fmt: skip
_REGION_MEANT = {"UK": "GB"}
_MEANT = QT_TRANSLATE_NOOP("phrases", " Did you mean {known}?")
_NEITHER = QT_TRANSLATE_NOOP("phrases", "{code} is neither a language code nor x-default.")
_NEITHER_PADDED = QT_TRANSLATE_NOOP(
    "phrases", "{code} with the white space around it is neither a language code nor x-default."
)
_EMPTY = QT_TRANSLATE_NOOP("phrases", "An empty hreflang is neither a language code nor x-default.")
_BLANK = QT_TRANSLATE_NOOP("phrases", "White space is neither a language code nor x-default.")


@lru_cache(maxsize=4096)
def tag_hits(value: str) -> tuple[Hit, ...]:
    """Return the hits of a language code as it stands in the file, decoded."""
    if value.lower() == X_DEFAULT:
        return ()
    if not is_tag(value):
        suggestion = suggested_tag(value)
        fix = Fixability.AUTO if suggestion else Fixability.NONE
        params: Params = (
            ("value", value),
            ("what", _malformed(value)),
            ("suggestion", suggestion),
        )
        return (Hit("hreflang-malformed", params, fix=fix),)
    supported = _SUPPORTED.fullmatch(value)
    language = value.partition("-")[0]
    hits: list[Hit] = []
    if supported is None and len(language) < 4:
        short = language if language.lower() in LANGUAGES else ""
        fix = Fixability.ASK if short else Fixability.NONE
        hits.append(Hit("hreflang-unsupported-form", (("value", value), ("suggestion", short)), fix=fix))
    if language.lower() not in LANGUAGES and (supported or len(language) > 3):
        meant = LANGUAGE_MEANT.get(language.lower(), "")
        hint = Phrase(PROBABLY, meant=meant) if meant else ""
        params = (("value", value), ("language", language), ("hint", hint))
        hits.append(Hit("hreflang-language-unknown", params))
    region = supported[2] if supported else None
    if region and region.upper() not in COUNTRIES:
        known = _REGION_MEANT.get(region.upper(), "")
        hint = Phrase(_MEANT, known=known) if known else ""
        suggestion = with_known_region(value) if known else ""
        params = (("value", value), ("region", region), ("hint", hint), ("suggestion", suggestion))
        hits.append(Hit("hreflang-region-unknown", params, fix=Fixability.AUTO if known else Fixability.NONE))
    return tuple(hits)


def _malformed(value: str) -> Phrase:
    """Return the message about a malformed code; it mentions whitespace around it, which is not visible."""
    text = value.strip(XML_SPACE)
    if not text:
        return Phrase(_BLANK if value else _EMPTY)
    return Phrase(_NEITHER if text == value else _NEITHER_PADDED, code=shown_text(text))


def is_tag(value: str) -> bool:
    """Return True if a code is well-formed by BCP 47, or x-default."""
    return bool(_LANGTAG.fullmatch(value) or _PRIVATE.fullmatch(value))


def suggested_tag(value: str) -> str:
    """Correct a malformed code: `-` instead of `_`, no whitespace around it; "" if that is not enough."""
    text = value.strip(XML_SPACE).replace("_", "-")
    return text if text.lower() == X_DEFAULT or is_tag(text) else ""


def with_known_region(value: str) -> str:
    """Replace a region that is often mistaken for a country code: en-UK becomes en-GB."""
    head, _, region = value.rpartition("-")
    known = _REGION_MEANT.get(region.upper(), "")
    return f"{head}-{known.lower() if region.islower() else known}" if known and head else value


@lru_cache(maxsize=1024)
def comparable_tag(value: str) -> str:
    """Return a language code as it is meant, in lower case, for comparisons: as safe fixes would write it."""
    return with_known_region((suggested_tag(value) or value.strip(XML_SPACE)).lower())


def language_alone(value: str) -> str:
    """Return the language of a code if it is a known one, else ""."""
    language = value.partition("-")[0]
    return language if language.lower() in LANGUAGES else ""
