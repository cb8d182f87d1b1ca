"""The rules about one value in an extension, and expressions that match blocks of good values.

Which values are good depends on their declared form. Every hit has the parameters value, reason and
suggestion ("" if there is no safe one); the caller adds the element. Sources: Google's
documentation and schemas of image, video and news sitemaps.

An expression is made from blocks without findings and matches a subset of the good ones: the exact
rules check all others. It ignores the rules that compare a block with its entry, with other blocks
or with the time.
"""

import re
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from functools import lru_cache
from itertools import groupby

from editor.core.extensions.extension_declarations import (
    COUNTRIES,
    CURRENCIES,
    LANGUAGES,
    ValueForm,
    ValueKind,
)
from editor.core.extensions.extension_reading import Node
from editor.core.fields import XML_SPACE
from editor.core.text import N_, Phrase
from editor.core.values import w3c_datetime
from editor.core.values.characters import escaped_in, may_be_misread, misread_in, unescaped, without_invisible
from editor.core.values.placeholders import NO_VALUES, OBJECT, placeholder_in
from editor.core.values.priorities import NUMBER
from editor.core.values.w3c_datetime import DatePart, Precision, W3CDatetime
from editor.core.xml.markup import END_TAG, SPACE
from editor.rules.catalogue import fix_of_hit, severity_of_hit
from editor.rules.extensions.hreflang_links import DOUBTFUL, LANGUAGE_MEANT
from editor.rules.finding import Context, Hit, placeholder_hit
from editor.rules.rule import Fixability, Severity
from editor.rules.values import loc_check
from editor.rules.values.lastmod_check import (
    DAY_TEXT,
    MINUTE_TEXT,
    ZONE_TEXT,
    is_in_future,
    rewritten_date,
    without_hour_24,
)
from editor.rules.values.loc_check import LOC_REWRITES
from editor.rules.values.url_traits import ODD_ESCAPE

_HOST = r"(?:[a-z0-9_-]{1,30}+\.){1,5}+[a-z]{2,20}"
_SIGNS = r"[A-Za-z0-9._~!$'()*+,;=:@-]*+"
_WORDS = "|".join(NO_VALUES)
# No empty segment, and nothing that may begin a placeholder or be escaped once more.
_SEGMENT = rf"(?<!:)/(?![/:$*]|{_WORDS})"
_SIGN = rf"&amp;(?!(?:amp|lt|gt|quot|apos|#[xX]?[0-9A-Fa-f]+);|{_WORDS})|(?!{ODD_ESCAPE})%[0-9A-Fa-f]{{2}}"
_REST = rf"(?:(?:{_SEGMENT}|{_SIGN}){_SIGNS})*+"
_VALUES = rf"(?![^<]*=(?:{_WORDS})){_SIGNS}(?:(?:/|{_SIGN}){_SIGNS})*+"
ORIGIN = rf"https?://{_HOST}"  # part of the patterns of all URLs
ALONE = rf"{ORIGIN}(?!/[A-Za-z0-9._-]+\.[A-Za-z]{{2,20}}/)"  # no host in the path, as it may be the same
# In the place of an origin: the URL of which the rest is good is a path.
BEFORE_PATH = rf"(?=/(?!/|[^<]*=(?:{_WORDS})))"
_URL = rf"{ALONE}(?:(?=/){_REST}(?:\?{_VALUES})?+)?+"
_MEDIA_URL = rf"(?!https?://(?:\w+\.)?(?:youtu|vimeo|dai)){ALONE}(?=/){_REST}"
_NO_REFERENCE = "(?<![0-9A-Fa-f];)"  # a reference to a character, which might be whitespace
# In a text; an entity that follows was escaped twice.
_REFERENCE = "&(?:amp|quot|apos|#39);(?![A-Za-z#][A-Za-z0-9]*;)"
_AMPERSAND = "&(?![A-Za-z#][A-Za-z0-9]*;)"  # in a CDATA section
_CDATA, _CDATA_END = "<![CDATA[", "]]>"
_ANY_TEXT = r"[^<]*+(?:<!\[CDATA\[[^\]]*+\]\]>[^<]*+)*+"


def pattern_of(text: str, node: Node) -> str | None:
    """Return a pattern for blocks written like this good one; None if there is none."""
    if node.extension is None:
        return _anything(text, node)
    start = _start_tag(text, node)
    inner = _content(text, node)
    if start is None or inner is None:
        return None
    return f"{start}{inner}{re.escape(text[node.close : node.end])}"


def _content(text: str, node: Node) -> str | None:
    content = text[node.inner : node.close]
    if node.children:
        return _children(text, node)
    if node.element is None:
        return None
    if node.element.form.kind is ValueKind.NONE or not content:
        return re.escape(content) if not content.strip(XML_SPACE) else None
    if content.startswith(_CDATA) and content.endswith(_CDATA_END) and content.count(_CDATA) == 1:
        good = good_value(node.element.form, "]") if node.element.form.kind is ValueKind.TEXT else None
        return f"{re.escape(_CDATA)}(?:{good}){re.escape(_CDATA_END)}" if good else None
    good = good_value(node.element.form) if "<" not in content else None
    return f"(?:{good})" if good else None


def _children(text: str, node: Node) -> str | None:
    patterns: list[tuple[str, int | None]] = []
    position = node.inner
    for child in node.children:
        pattern = pattern_of(text, child)
        if pattern is None or text[position : child.start].strip(XML_SPACE):
            return None
        patterns.append((pattern, child.element.max_count if child.element else None))
        position = child.end
    if text[position : node.close].strip(XML_SPACE):
        return None
    parts = []
    for (pattern, limit), alike in groupby(patterns):
        number = len(list(alike))
        times = "" if limit == 1 else "++" if limit is None else f"{{1,{limit}}}+"
        parts.append(f"(?:{SPACE}{pattern}){times}" * (number if limit == 1 else 1))
    return "".join(parts) + SPACE


def _start_tag(text: str, node: Node) -> str | None:
    parts = []
    position = node.start
    for attribute in node.attributes:
        declared = node.element.attribute(attribute.name) if node.element else None
        if declared is None:
            good: str | None = re.escape(text[attribute.start : attribute.end])
        else:
            good = good_value(declared.form, text[attribute.end])
        if good is None:
            return None
        parts.append(f"{re.escape(text[position : attribute.start])}(?:{good})")
        position = attribute.end
    return "".join(parts) + re.escape(text[position : node.inner])


def _anything(text: str, node: Node) -> str | None:
    """Return a pattern for foreign elements, whose contents no rule checks."""
    parts = []
    position = node.start
    for attribute in node.attributes:
        parts.append(f"{re.escape(text[position : attribute.start])}[^<{text[attribute.end]}]*+")
        position = attribute.end
    parts.append(re.escape(text[position : node.inner]))
    for child in node.children:
        pattern = _anything(text, child) if child.extension is None else None
        if pattern is None:
            return None
        parts.append(_ANY_TEXT + pattern)
    if node.inner < node.end:
        parts.append(_ANY_TEXT)
    return "".join(parts) + re.escape(text[node.close : node.end])


def may_be_spoilt(text: str) -> bool:
    """Return True if a text may have flaws that are quickly found, and that no pattern here is about."""
    return OBJECT in text or may_be_misread(text)


_Maker = Callable[[ValueForm, str], str | None]


@lru_cache(maxsize=256)
def good_value(form: ValueForm, without: str = "") -> str | None:
    """Return a pattern for good values as written, without whitespace around them and not empty; else None.

    without: characters that end the value where it stands, such as its quotes.
    """
    make = _MAKERS.get(form.kind)
    return make(form, without) if make else None


def _good_whole(form: ValueForm, _without: str) -> str:
    first = "[1-9]" if form.lowest else "[0-9]"
    digits = 18 if form.highest is None else len(str(form.highest)) - 1
    return f"{first}[0-9]{{0,{digits - 1}}}"


def any_choice(form: ValueForm) -> str:
    """Return a pattern for the words that a form allows."""
    return "|".join(map(re.escape, form.choices))


def _listed(one: str) -> str:
    return rf"(?:{one})(?: (?:{one}))*+"


def _any_of(codes: Iterable[str]) -> str:
    """Return a pattern for two-letter codes; branching by first letter is far quicker than by code."""
    return "|".join(
        f"{first}[{''.join(code[1] for code in alike)}]"
        for first, alike in groupby(sorted(codes), key=lambda code: code[0])
    )


def _good_language(_form: ValueForm, _without: str) -> str:
    regions = _any_of([*COUNTRIES, *map(str.lower, COUNTRIES)])
    known = rf"(?!(?i:{'|'.join(DOUBTFUL)})(?![A-Za-z-]))(?:{_any_of(LANGUAGES)})"
    return rf"x-default|{known}(?:-(?:Arab|Cyrl|Han[st]|Latn))?+(?:-(?:{regions}))?+"


def _good_text(form: ValueForm, without: str) -> str:
    limit = min(filter(None, (form.max_length, form.schema_length, form.max_bytes, 32_000)))
    end = re.escape("<" + without)
    no_sign = "&{" + ("(" if form.no_parentheses else "") + ("-" if form.lowest is not None else "")
    signs = rf"[^{end}{re.escape(no_sign)}]*+"
    size = rf"[^{end}]{{1,{limit}}}[{end}]"
    if form.max_bytes:  # of which a character has four at most
        size = rf"[^{end}]{{1,{limit // 4}}}[{end}]|[ -~]{{1,{limit}}}?[{end}]"
    reference = _AMPERSAND if without == "]" else _REFERENCE
    start = rf"(?={size})(?![ \t\r\n]|&#|(?:{_WORDS}|Invalid Date)[{end}])"
    return rf"{start}{signs}(?:{reference}{signs})*+(?<![ \t\r\n]){_NO_REFERENCE}"


def _good_url(form: ValueForm, without: str) -> str | None:
    if form.own_domain:
        return None
    good = _good_url_of(form)
    return good.replace("'", "") if without == "'" else good


def _good_url_of(form: ValueForm) -> str:
    if form.not_endings:
        endings = "".join(
            rf"(?<!\.{''.join(f'[{sign}{sign.upper()}]' for sign in ending[1:])})"
            for ending in form.not_endings
        )
        return rf"{_MEDIA_URL}{endings}"
    if form.max_bytes:
        return rf"(?=[^<]{{1,{form.max_bytes}}}<){_URL}"
    return _URL


def _good_date(_form: ValueForm, _without: str) -> str:
    return rf"{DAY_TEXT}(?:{MINUTE_TEXT}:[0-5][0-9](?:\.[0-9]++)?+{ZONE_TEXT})?+"


_MAKERS: dict[ValueKind, _Maker] = {
    ValueKind.TEXT: _good_text,
    ValueKind.URL: _good_url,
    ValueKind.WHOLE: _good_whole,
    ValueKind.SECONDS: _good_whole,
    ValueKind.DECIMAL: lambda _form, _without: r"[0-4](?:\.[0-9]{1,9})?+",
    ValueKind.DATE: _good_date,
    ValueKind.YES_NO: lambda form, _without: any_choice(form),
    ValueKind.CHOICE: lambda form, _without: any_choice(form),
    ValueKind.CHOICES: lambda form, _without: any_choice(form),
    ValueKind.PLATFORMS: lambda form, _without: _listed(any_choice(form)),
    ValueKind.COUNTRIES: lambda _form, _without: _listed(_any_of(COUNTRIES)),
    ValueKind.CURRENCY: lambda _form, _without: "|".join(sorted(CURRENCIES)),
    ValueKind.LANGUAGE: lambda _form, _without: _any_of(LANGUAGES),
    ValueKind.HREFLANG: _good_language,
}


INVALID = "extension-value-invalid"
URL_INVALID = "extension-url-invalid"
SWALLOWED = "markup-in-value"
NEEDS_VALUE = Phrase(N_("it needs a value"))
NO_SITE = Phrase(N_("it has no scheme and host"))
_NO_VALUE = Phrase(N_("empty"))  # in the place of the value

# The rules about URLs that apply in extensions too, each with its reason.
_URL_REASONS = {
    "loc-empty": NEEDS_VALUE,
    "loc-not-absolute": NO_SITE,
    "loc-scheme-unsupported": Phrase(N_("it is not an http or https URL")),
    "loc-host-invalid": Phrase(N_("its host is not valid")),
    "loc-unknown-tld": Phrase(N_("its host has no valid top-level domain")),
    "loc-space": Phrase(N_("it contains white space")),
    "loc-bad-percent": Phrase(N_("it contains a % that does not start an escape")),
    "loc-illegal-character": Phrase(N_("it contains characters not allowed in URLs")),
    "loc-double-escaped": Phrase(N_("it was escaped twice")),
    "loc-bad-bytes": Phrase(N_("it has percent codes that stand for no characters")),
    "invisible-character": Phrase(N_("it contains an invisible character")),
    "loc-mojibake": Phrase(N_("it was read in the wrong encoding")),
    "loc-non-ascii": Phrase(N_("it is not percent-encoded")),
    "loc-double-encoded": Phrase(N_("it looks like it was percent-encoded twice")),
    "url-in-url": Phrase(N_("two URLs were joined")),
}
_ESCAPED = N_("it literally contains {found}, so it was escaped twice")
_MISREAD = N_("{found} was {meant} before a program read it in the wrong encoding")
_NO_FILE = Phrase(N_("it is a page with a player, no media file"))
# Pages of videos on sites whose players have other URLs.
_PLAYER_PAGE = r"(?i)https?://(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|dailymotion\.com|dai\.ly)/"
_NO_MEDIA = Phrase(N_("it does not point to a media file"))
_PARENTHESES = Phrase(N_("the name must not include parentheses"))
_YES_OR_NO = Phrase(N_("it must be yes or no"))
_TWO_CAPITALS = Phrase(N_("it must be two-letter codes in capitals, separated by spaces"))
_THREE_CAPITALS = Phrase(N_("it must be three capital letters"))
_NO_CURRENCY = Phrase(N_("it is not an ISO 4217 currency code"))
_LOWER_CASE = Phrase(N_("it must be in lower case"))
_NO_LANGUAGE = Phrase(N_("it must be a code of two or three letters, or zh-cn or zh-tw"))
_UNKNOWN_LANGUAGE = Phrase(N_("there is no such language in ISO 639"))
_NO_TICKERS = Phrase(N_("it must be up to five tickers such as NASDAQ:A, NYSE:B"))
_NO_WHOLE = Phrase(N_("it is not a whole number"))
_NO_NUMBER = Phrase(N_("it is not a number"))
_NO_DAY = Phrase(N_("the day is missing"))
_NO_SECONDS = Phrase(N_("the seconds are missing"))
_IN_FUTURE = Phrase(N_("it is in the future"))
_NO_ZONE = Phrase(N_("the time zone is missing"))
_NO_DATE = Phrase(N_("it is not a W3C date"))
_NO_PART = {
    DatePart.YEAR: N_("there is no year {found}"),
    DatePart.MONTH: N_("there is no month {found}"),
    DatePart.DAY: N_("there is no day {found}"),
    DatePart.HOUR: N_("there is no hour {found}"),
    DatePart.MINUTE: N_("there is no minute {found}"),
    DatePart.SECOND: N_("there is no second {found}"),
    DatePart.OFFSET: N_("there is no offset {found}"),
}
_TOO_LONG = N_("it has {length:,} characters; at most {limit:,} are allowed")
_TOO_MANY_BYTES = N_("it has {size:,} bytes; Yandex allows {limit:,}")
_ONE_OF = N_("it must be one of {words}")
_SOME_OF = N_("it must be one or more of {words}")
_NO_COUNTRY = N_("{code} is not an ISO 3166-1 country code")
_LOWEST = N_("the lowest is {limit:,}")
_HIGHEST = N_("the highest is {limit:,}")
# The rules with a fix that needs a preview.
URL_REWRITES = frozenset(
    {
        "loc-not-absolute",
        "loc-scheme-unsupported",
        "loc-host-invalid",
        "loc-space",
        "loc-bad-percent",
        "loc-illegal-character",
        "loc-double-escaped",
        "invisible-character",
        "loc-mojibake",
        "loc-non-ascii",
        "loc-double-encoded",
        "url-in-url",
    }
)
# The schema keeps whitespace around these, which makes them invalid; around others it is ignored.
_STRICT = frozenset(
    {
        ValueKind.YES_NO,
        ValueKind.CHOICE,
        ValueKind.CHOICES,
        ValueKind.COUNTRIES,
        ValueKind.PLATFORMS,
        ValueKind.LANGUAGE,
        ValueKind.CURRENCY,
    }
)
_MAY_BE_EMPTY = frozenset(
    {ValueKind.NONE, ValueKind.TEXT, ValueKind.COUNTRIES, ValueKind.PLATFORMS, ValueKind.TICKERS}
)
_YES = frozenset({"yes", "true", "1", "y", "on"})
_NO = frozenset({"no", "false", "0", "n", "off"})
_SPELT_YES_NO = frozenset({"yes", "no", "Yes", "No", "YES", "NO"})  # as the schema takes them
_WHOLE_DECIMAL = r"\.0*\Z"
_ISO_DURATION = r"(?a)PT(?:([0-9]{1,4})H)?(?:([0-9]{1,5})M)?(?:([0-9]{1,6})(?:\.0+)?S)?"
_WHOLE = r"\+?[0-9]+"
_COUNTRY_LIST = r"[A-Z]{2}(?: +[A-Z]{2})*"
_LANGUAGE = r"[a-z]{2,3}|zh-cn|zh-tw"
# The scripts and countries of Chinese, with their codes in news.
_CHINESE = {
    **dict.fromkeys(("hans", "cn", "sg"), "zh-cn"),
    **dict.fromkeys(("hant", "tw", "hk", "mo"), "zh-tw"),
}
_MARKUP = "[<>\0]"
_TICKERS = r"(?a)\w+:\w+(?:, *\w+:\w+){0,4}"
_BETWEEN = r"[\s,;]+"


def extension_value_hits(form: ValueForm, value: str, context: Context) -> tuple[Hit, ...]:
    """Return the hits of a value as it stands in the file, decoded but not trimmed.

    An error hides the hit about whitespace around the value.
    """
    text = value.strip(XML_SPACE)
    if not text and form.kind in _MAY_BE_EMPTY:
        return ()
    hits = _hits_of(form, text, context) if text or form.kind is ValueKind.URL else (empty_hit(),)
    is_error = any(severity_of_hit(hit) is Severity.ERROR for hit in hits)
    if len(text) == len(value) or is_error:
        return hits
    return (*hits, Hit("padded-strict-value" if form.kind in _STRICT else "padded-value"))


def _hits_of(form: ValueForm, text: str, context: Context) -> tuple[Hit, ...]:
    if "<" in text and re.search(END_TAG, text):  # a text may be about any other tag
        return (Hit(SWALLOWED),)
    if form.kind is ValueKind.URL or not (found := placeholder_in(text)):
        return _CHECKS[form.kind](form, text, context)
    return (placeholder_hit(found, is_error=form.kind is not ValueKind.TEXT),)


def suggested_in_extension(form: ValueForm, value: str, context: Context) -> str:
    """Return a value with all safe corrections, including trimming; unchanged if there are none."""
    text = value
    for _ in range(10):  # one correction may bring another to light
        found = [hit for hit in extension_value_hits(form, text, context) if hit.fix is Fixability.AUTO]
        new = next((new for hit in found if (new := str(dict(hit.params).get("suggestion", "")))), "")
        if not new:
            return text.strip(XML_SPACE) or text
        text = new
    return text


def _hit(
    text: str,
    reason: Phrase,
    suggestion: str = "",
    severity: Severity | None = None,
    *,
    is_open: bool = False,
) -> Hit:
    """Return a hit about a value; `is_open`: if there is no suggestion, a person can choose what is meant."""
    params = (("value", text), ("reason", reason), ("suggestion", suggestion))
    return Hit(
        INVALID,
        params,
        severity,
        Fixability.AUTO if suggestion else Fixability.ASK if is_open else Fixability.NONE,
    )


def empty_hit() -> Hit:
    """Return the hit for a value that is missing though it is required."""
    return _hit(_NO_VALUE, NEEDS_VALUE)


# URLs


def _url(form: ValueForm, text: str, context: Context) -> tuple[Hit, ...]:
    for hit in loc_check.check(text, context) if text else (Hit("loc-empty"),):
        if hit.rule in ("template-code", SWALLOWED):
            return (hit,)
        if hit.rule not in _URL_REASONS or (form.ftp and text[:6].lower() == "ftp://"):
            continue
        rewrite = LOC_REWRITES.get(hit.rule)
        suggestion = rewrite(text) if rewrite and fix_of_hit(hit) is Fixability.AUTO else ""
        reason = _URL_REASONS[hit.rule]
        params = (("value", text or _NO_VALUE), ("reason", reason), ("suggestion", suggestion))
        is_open = hit.rule in URL_REWRITES and fix_of_hit(hit) is not Fixability.NONE
        fix = Fixability.AUTO if suggestion else Fixability.ASK if is_open else Fixability.NONE
        return (Hit(URL_INVALID, params, severity_of_hit(hit), fix),)
    if form.max_bytes and len(text.encode("utf-8", "replace")) > form.max_bytes:
        return (_too_many_bytes(form, text),)
    if form.not_endings and text.lower().partition("?")[0].endswith(form.not_endings):
        return (_hit(text, _NO_MEDIA, severity=Severity.WARNING),)
    if form.not_endings and re.match(_PLAYER_PAGE, text):
        return (_hit(text, _NO_FILE, severity=Severity.WARNING),)
    return ()


def relative_hit(url: str, start: int) -> Hit:
    """Return the hit about an image's URL that is a path but good otherwise; start: of its element."""
    value = ("value", url)
    return Hit(URL_INVALID, (_IMAGE_LOC, value, _NO_SITE, _NOTHING), Severity.ERROR, Fixability.ASK, start)


_IMAGE_LOC, _NO_SITE, _NOTHING = ("element", "image:loc"), ("reason", NO_SITE), ("suggestion", "")


def is_relative(hit: Hit) -> bool:
    """Return True if a hit says of a URL that it has no scheme and host, and somebody may know them."""
    return hit.rule == URL_INVALID and hit.fix is Fixability.ASK and dict(hit.params)["reason"] is NO_SITE


# Texts and words


def _text(form: ValueForm, text: str, _context: Context) -> tuple[Hit, ...]:
    if form.max_length and len(text) > form.max_length:
        return (_hit(text, Phrase(_TOO_LONG, length=len(text), limit=form.max_length)),)
    if form.max_bytes and len(text.encode("utf-8", "replace")) > form.max_bytes:
        return (_too_many_bytes(form, text),)
    if form.lowest is not None and NUMBER.fullmatch(text) and (below := _in_range(form, text)):
        return below
    if spoilt := _spoilt(text):
        return (spoilt,)
    if form.no_parentheses and text.endswith(")") and "(" in text:
        return (_hit(text, _PARENTHESES, severity=Severity.ADVICE),)
    return ()


def _spoilt(text: str) -> Hit | None:
    """Return the hit for a text that was escaped twice, or read in the wrong encoding."""
    if found := escaped_in(text):
        once = unescaped(text)
        is_sure = bool(once) and not re.search(_MARKUP, once)
        reason = Phrase(_ESCAPED, found=found)
        return _hit(text, reason, once if is_sure else "", Severity.WARNING, is_open=bool(once))
    if misread := misread_in(text):
        reason = Phrase(_MISREAD, found=misread[0], meant=misread[1])
        return _hit(text, reason, severity=Severity.WARNING, is_open=True)
    return None


def _too_many_bytes(form: ValueForm, text: str) -> Hit:
    size = len(text.encode("utf-8", "replace"))
    return _hit(text, Phrase(_TOO_MANY_BYTES, size=size, limit=form.max_bytes), severity=Severity.WARNING)


def _yes_no(_form: ValueForm, text: str, _context: Context) -> tuple[Hit, ...]:
    if text in ("yes", "no"):
        return ()
    lower = text.lower()
    meant = "yes" if lower in _YES else "no" if lower in _NO else ""
    severity = Severity.ADVICE if text in _SPELT_YES_NO else None
    return (_hit(text, _YES_OR_NO, meant, severity),)


def _choice(form: ValueForm, text: str, _context: Context) -> tuple[Hit, ...]:
    if text in form.choices:
        return ()
    meant = next((choice for choice in form.choices if choice.lower() == text.lower()), "")
    return (_hit(text, Phrase(_ONE_OF, words=", ".join(form.choices)), meant),)


def _choices(form: ValueForm, text: str, _context: Context) -> tuple[Hit, ...]:
    if re.fullmatch(rf"(?:{any_choice(form)})(?:, *(?:{any_choice(form)}))*", text):
        return ()
    return (_hit(text, Phrase(_SOME_OF, words=", ".join(form.choices)), _known_words(form, text, ", ")),)


def _platforms(form: ValueForm, text: str, _context: Context) -> tuple[Hit, ...]:
    if re.fullmatch(rf"(?:{any_choice(form)})(?: (?:{any_choice(form)}))*", text):
        return ()
    return (_hit(text, Phrase(_SOME_OF, words=" ".join(form.choices)), _known_words(form, text, " ")),)


def _known_words(form: ValueForm, text: str, between: str) -> str:
    """Return the words of a list in the spelling of the form; "" if one is unknown."""
    by_lower = {choice.lower(): choice for choice in form.choices}
    words = [by_lower.get(word.lower(), "") for word in re.split(_BETWEEN, text) if word]
    return between.join(words) if all(words) else ""


# Codes


def _countries(_form: ValueForm, text: str, _context: Context) -> tuple[Hit, ...]:
    if not re.fullmatch(_COUNTRY_LIST, text):
        codes = " ".join(re.split(_BETWEEN, text.strip(", ;"))).upper()
        meant = codes if re.fullmatch(_COUNTRY_LIST, codes) else ""
        return (_hit(text, _TWO_CAPITALS, meant),)
    unknown = [code for code in text.split() if code not in COUNTRIES]
    if not unknown:
        return ()
    meant = re.sub(r"\bUK\b", "GB", text) if "UK" in unknown else ""
    return (_hit(text, Phrase(_NO_COUNTRY, code=unknown[0]), meant, Severity.WARNING),)


def _currency(_form: ValueForm, text: str, _context: Context) -> tuple[Hit, ...]:
    if text in CURRENCIES:
        return ()
    if text.upper() in CURRENCIES:
        return (_hit(text, _THREE_CAPITALS, text.upper()),)
    severity = Severity.WARNING if re.fullmatch("[A-Z]{3}", text) else None
    return (_hit(text, _NO_CURRENCY, "", severity),)


def _language(_form: ValueForm, text: str, _context: Context) -> tuple[Hit, ...]:
    if re.fullmatch(_LANGUAGE, text):
        is_known = len(text) != 2 or text in LANGUAGES
        return () if is_known else (_hit(text, _UNKNOWN_LANGUAGE, severity=Severity.WARNING),)
    lower = text.lower()
    if text.isascii() and re.fullmatch(_LANGUAGE, lower):
        return (_hit(text, _LOWER_CASE, lower, Severity.WARNING),)
    hit = _hit(text, _NO_LANGUAGE)
    return (hit._replace(fix=Fixability.ASK) if news_language(text) else hit,)


def news_language(text: str) -> str:
    """Return the code that another one or a name probably means: en for en-US or english; else ""."""
    tag = text.strip(XML_SPACE).lower().replace("_", "-")
    if not tag.isascii() or re.fullmatch(_LANGUAGE, tag):
        return ""
    language, _, rest = tag.partition("-")
    if language == "zh" and (region := _CHINESE.get(rest.partition("-")[0])):
        return region
    return language if language in LANGUAGES else LANGUAGE_MEANT.get(language, "")


def _tickers(_form: ValueForm, text: str, _context: Context) -> tuple[Hit, ...]:
    if re.fullmatch(_TICKERS, text):
        return ()
    return (_hit(text, _NO_TICKERS),)


# Numbers


def _whole(form: ValueForm, text: str, _context: Context) -> tuple[Hit, ...]:
    if re.fullmatch(_WHOLE, text):
        return _in_range(form, text)
    meant = re.sub(_WHOLE_DECIMAL, "", text) if NUMBER.fullmatch(text) else _seconds(form, text)
    is_sure = re.fullmatch(_WHOLE, meant) is not None and not _in_range(form, meant)
    return (_hit(text, _NO_WHOLE, meant if is_sure else ""),)


def _seconds(form: ValueForm, text: str) -> str:
    """Return the seconds of a duration in the form of ISO 8601, such as PT1H30M; "" if it is none."""
    parts = re.fullmatch(_ISO_DURATION, text) if form.kind is ValueKind.SECONDS else None
    if parts is None or not any(parts.groups()):
        return ""
    hours, minutes, seconds = (int(part or 0) for part in parts.groups())
    return str(3600 * hours + 60 * minutes + seconds)


def _decimal(form: ValueForm, text: str, _context: Context) -> tuple[Hit, ...]:
    if NUMBER.fullmatch(text):
        return _in_range(form, text)
    dotted = text.replace(",", ".")
    sure = dotted if NUMBER.fullmatch(dotted) and not _in_range(form, dotted) else ""
    return (_hit(text, _NO_NUMBER, sure),)


def _in_range(form: ValueForm, text: str) -> tuple[Hit, ...]:
    number = Decimal(text)
    if form.lowest is not None and number < form.lowest:
        return (_hit(text, Phrase(_LOWEST, limit=form.lowest)),)
    if form.highest is not None and number > form.highest:
        return (_hit(text, Phrase(_HIGHEST, limit=form.highest)),)
    return ()


# Dates


def _date(form: ValueForm, text: str, context: Context) -> tuple[Hit, ...]:
    parsed = w3c_datetime.parse_date(text)
    if parsed is None:
        return (_date_error(text),)
    if parsed.precision < Precision.DAY:
        return (_hit(text, _NO_DAY, severity=Severity.WARNING, is_open=True),)
    if parsed.precision is Precision.MINUTE:
        whole = str(parsed.at(Precision.SECOND))
        return (_hit(text, _NO_SECONDS, whole, Severity.WARNING),)
    if form.not_in_future and is_in_future(parsed, context.now):
        return (_hit(text, _IN_FUTURE, severity=Severity.WARNING),)
    return ()


def _date_error(text: str) -> Hit:
    flaw = w3c_datetime.explain_date(text)
    is_open = w3c_datetime.may_be_read(without_invisible(text))
    if flaw and flaw.part is DatePart.ZONE:
        return _hit(text, _NO_ZONE, is_open=is_open)
    if flaw and flaw.part is not DatePart.SHAPE:
        reason = Phrase(_NO_PART[flaw.part], found=flaw.found)
        return _hit(text, reason, without_hour_24(text) or "", is_open=is_open)
    return _hit(text, _NO_DATE, rewritten_date(text) or "", is_open=is_open)


@lru_cache(maxsize=1024)
def end_of(parsed: W3CDatetime) -> datetime:
    """Return the last moment of a date or time, in UTC; of a date, the end of its day."""
    moment = parsed.instant()
    days = parsed.precision <= Precision.DAY
    start = datetime(1, 1, 1, tzinfo=UTC)
    seconds = max(min(moment.seconds + (w3c_datetime.DAY if days else 0), 315_537_897_599), 0)
    return start + timedelta(seconds=seconds)


Check = Callable[[ValueForm, str, Context], tuple[Hit, ...]]


def _nothing(_form: ValueForm, _text: str, _context: Context) -> tuple[Hit, ...]:
    return ()


_CHECKS: dict[ValueKind, Check] = {
    ValueKind.NONE: _nothing,
    ValueKind.TEXT: _text,
    ValueKind.URL: _url,
    ValueKind.WHOLE: _whole,
    ValueKind.SECONDS: _whole,
    ValueKind.DECIMAL: _decimal,
    ValueKind.DATE: _date,
    ValueKind.YES_NO: _yes_no,
    ValueKind.CHOICE: _choice,
    ValueKind.CHOICES: _choices,
    ValueKind.COUNTRIES: _countries,
    ValueKind.PLATFORMS: _platforms,
    ValueKind.CURRENCY: _currency,
    ValueKind.LANGUAGE: _language,
    ValueKind.HREFLANG: _nothing,  # judged by the rules about languages
    ValueKind.TICKERS: _tickers,
}
