"""Checks one URL by itself: loc-…, url-in-url, template-code, markup-in-value, invisible-character.

Order decides: what makes a text no URL at all ends the checks; errors hide warnings and advice of
the same value. Rules about several entries (scope, duplicates, hosts) are elsewhere; those about
characters and advice are in `url_traits`.

| rule | parameters |
|---|---|
| loc-empty, loc-padded | |
| loc-too-long | length |
| template-code | found |
| markup-in-value | field, detail |
| loc-not-absolute | suggestion (absent or "" where only the published URL could give it), hint |
| loc-scheme-unsupported | reason (a clause), suggestion ("" unless near to http or https) |
| text-line-not-url | suggestion ("" where nobody can know the URL), hint |
| merge-conflict | hint |
| loc-host-invalid | host (with its port), reason (a clause: "it is missing") |

The hint of loc-not-absolute is a sentence. `with_safe_hits_corrected` rewrites a URL with all
corrections that are safe, every fix of kind "auto", from plain text to plain text. Corrections that
need a preview or a choice are in `loc_fixes`.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from urllib.parse import quote

from editor.core.fields import XML_SPACE, Kind
from editor.core.text import N_, Phrase
from editor.core.values.characters import without_invisible
from editor.core.values.placeholders import NO_VALUES, placeholder_in_url
from editor.core.values.url_query import MAYBE_TRACKING
from editor.core.values.urls import PLAIN_HOST, HostFlaw, UrlParts, authority_flaw, split
from editor.rules import finding
from editor.rules.catalogue import fix_of_hit, severity_of_hit
from editor.rules.family import Hits, ValueFamily
from editor.rules.finding import (
    ColumnResult,
    Context,
    Hit,
    is_one_typo_from,
    joined_lines,
    markup_hit,
    placeholder_hit,
    rows_outside,
)
from editor.rules.rule import Fixability, Severity
from editor.rules.values import url_traits
from editor.rules.values.glued_urls import (
    HOST_TWICE,
    bare_host,
    glued_hit,
    last_of_glued,
    without_second_scheme,
)
from editor.rules.values.url_traits import (
    BAD_PERCENT,
    ODD_ESCAPE,
    UrlTraits,
    all_traits,
    illegal_positions,
    unescape_once,
)

_CONFLICT = r"(?s)(?:<{7}|={7}|>{7})(?: .*)?"
_SCHEME = r"([A-Za-z][A-Za-z0-9+.-]*):"
_PORT_AND_PATH = r"[0-9]{1,5}/"
_HOST = r"(?:[\w-]+\.)+[^\W\d_]{2,}(?=[/\\])"  # with a path after it, it is no file name
_WEB_URL = re.compile(r"https?://", re.IGNORECASE)
_SLASHES_AND_SPACE = "/\\:; \t\r\n"
_SLASHES = r"(?i)(https?):[/\\ \t\r\n]*"
_SLIPPED_SCHEME = r"(?i)(https?)(?:\s*[:;]\s*)?[/\\]"
_NO_SCHEME = rf"(?i):?//(?:(?=[^/\\?#])|/+(?:www\.|{_HOST}))"
_TOO_MANY_SLASHES = rf"(?i)\A(https?://)[/\\]+(?=www\.|{_HOST})"
BACKSLASH = re.compile(r"\\/?")  # a slash follows if slashes were escaped, as in JSON
_CDATA = r"(?is)<?!\[CDATA\[\s*(.*?)\s*\]\]>?"
_MARKDOWN = r"(?i)!?\[[^\[\]]*\]\(\s*(https?://[^\s()]+)(?:\s[^()]*)?\)"
# A relative reference: a path or a file name. Mere words are none, and what has marks or a scheme in it.
_NO_REFERENCE = r"(?i)[<>\[\]{}|\\^`]|\Ahttps?\b|\A[^?]*:/"
_REFERENCE = (
    r"(?is)[/.?].*|(?!n/a\Z)[^\s/]+/\S*|[^\s?#]+\.[a-z]\w*(?:[?#]\S*)?"
    r"|[^?#]+\.(?:html?|php|[aj]sp|pdf|jpe?g|png|gif|webp|svg|mp4)"
)
_CLOSING = {'"': '"', "'": "'", "<": ">", "(": ")", "[": "]", "\u201c": "\u201d"}
# A URL as lists of other programs write it.
_MARKED = (
    r"(?i)(?P<bullet>(?:[-*+\u2022\u2013\u00b7]|[0-9]{1,6}[.)])[ \t]+)?"
    r"(?P<opening>[\"'`<(\[\u201c]?)(?P<url>https?://\S+)"
)

_COMPLETE = Phrase(N_(" Write it in full."))
_DELETE = Phrase(N_(" Delete or complete it."))
_UNMARK = Phrase(N_(" Remove the quotation marks, commas or bullets around the URL."))
_FOREIGN = N_("it begins with {scheme}, but search engines only read http and https")
_SLIPPED = N_("it begins with {found} instead of {scheme}://")
_OUT_OF_CDATA = Phrase(N_(" The marks of a CDATA section around it became text. Remove them."))
_OUT_OF_MARKDOWN = Phrase(N_(" It is a link in Markdown. Keep its URL only."))

_HOST_REASONS = {
    HostFlaw.MISSING: N_("it is missing"),
    HostFlaw.EMPTY_LABEL: N_("a part between two dots is empty"),
    HostFlaw.LONG_LABEL: N_("a part between two dots has more than 63 characters"),
    HostFlaw.TOO_LONG: N_("it has more than 253 characters"),
    HostFlaw.BAD_CHARACTER: N_("it must not contain {found}"),
    HostFlaw.BAD_IPV4: N_("it ends in a number but is not an IPv4 address"),
    HostFlaw.BAD_IPV6: N_("the square brackets do not contain an IPv6 address"),
    HostFlaw.BAD_PORT: N_("the port is not a number from 0 to 65535"),
    HostFlaw.BACKSLASH: N_("it contains a backslash"),
    HostFlaw.BAD_PUNYCODE: N_("{found} is the code of no name"),
    HostFlaw.SCHEME: N_("it is {found}, so the scheme is written twice"),
}


def scheme_hit(text: str, context: Context) -> Hit | None:
    """Return the hit about the beginning of a URL, which is given without invisible characters."""
    if _WEB_URL.match(text):
        last = last_of_glued(text)
        return None if last is None else glued_hit(with_host_found(last) or last)
    if text[:6].lower() == "ftp://":
        return _unsupported(Phrase(_FOREIGN, scheme="ftp"), "", Severity.WARNING, Fixability.NONE)
    if context.kind is Kind.TEXT:
        return _line_hit(text)
    match = re.match(_SCHEME, text)
    if match is None or _is_host_and_port(text):
        suggestion = with_scheme(text)
        fix = Fixability.ASK if suggestion or may_be_reference(text) else Fixability.NONE
        return Hit("loc-not-absolute", (("suggestion", suggestion), ("hint", _hint_of(text))), fix=fix)
    suggestion = _scheme_corrected(text, match[1].lower())
    reason = Phrase(_FOREIGN, scheme=match[1])
    if slashes := re.match(_SLASHES, text):
        reason = Phrase(_SLIPPED, found=slashes[0], scheme=match[1].lower())
    return _unsupported(reason, suggestion, None, Fixability.ASK if suggestion else Fixability.NONE)


def _line_hit(text: str) -> Hit:
    """Return the hit for a line of a text list that does not begin as a URL does."""
    if re.fullmatch(_CONFLICT, text):
        return Hit("merge-conflict", (("hint", _DELETE),))
    if bare := url_between_marks(text):
        return Hit("text-line-not-url", (("suggestion", bare), ("hint", _UNMARK)))
    is_prose = len(text.split(maxsplit=1)) > 1
    suggestion = "" if is_prose else line_with_scheme(text) or _scheme_typo(text)
    return Hit("text-line-not-url", (("suggestion", suggestion), ("hint", _DELETE)))


def _marked(text: str) -> re.Match[str] | None:
    """Return the match of a URL in marks of a CDATA section or in a link of Markdown; None for others."""
    if text[:1] not in ("<", "!", "["):
        return None
    return re.fullmatch(_CDATA, text) or re.fullmatch(_MARKDOWN, text)


def _hint_of(text: str) -> Phrase:
    if not _marked(text):
        return _COMPLETE
    return _OUT_OF_CDATA if re.fullmatch(_CDATA, text) else _OUT_OF_MARKDOWN


def hidden_scheme_hit(text: str, context: Context) -> Hit:
    """Return the hit for a URL that only begins well without the invisible characters in its scheme."""
    rule = "text-line-not-url" if context.kind is Kind.TEXT else "loc-not-absolute"
    return Hit(rule, (("hint", finding.hint(text)),))


def may_be_reference(text: str) -> bool:
    """Return True if a text without a scheme may stand for a URL: `/page` may, `None` may not."""
    return re.fullmatch(_REFERENCE, text) is not None and not re.search(_NO_REFERENCE, text)


def _scheme_typo(text: str) -> str:
    match = re.match(_SCHEME, text)
    return _scheme_corrected(text, match[1].lower()) if match else ""


def _scheme_corrected(text: str, scheme: str) -> str:
    """Correct a slip in a URL's scheme or in the slashes after it; "" if it is another scheme."""
    webs = ("https", "http")
    meant = (web for web in webs if is_one_typo_from(scheme, web))
    web = scheme if scheme in webs else next(meant, "")
    return _begun_with(web, text[len(scheme) + 1 :]) if web else ""


def _begun_with(scheme: str, rest: str) -> str:
    """Join a scheme and the text after its colon to a URL."""
    url = f"{scheme}://{rest.lstrip(_SLASHES_AND_SPACE)}"
    return with_host_found(url) or url


def _is_host_and_port(text: str) -> bool:
    """Return True if an apparent scheme is a host with a port: `example.com:8080/`, `localhost:3000`."""
    host, colon, rest = text.partition(":")
    if not colon or "/" in host:
        return False
    return "." in host or host.lower() == "localhost" or re.match(_PORT_AND_PATH, rest) is not None


def _unsupported(reason: Phrase, suggestion: str, severity: Severity | None, fix: Fixability) -> Hit:
    return Hit("loc-scheme-unsupported", (("reason", reason), ("suggestion", suggestion)), severity, fix)


def with_scheme(text: str) -> str:
    """Add the missing scheme to a URL; "" for a path, which only the file's own URL can complete.

    A URL in marks of a CDATA section or in a link of Markdown is taken out of them.
    """
    if marked := _marked(text):
        return marked[1] if _WEB_URL.match(marked[1]) else with_scheme(marked[1])
    if _WEB_URL.match(text, 1):
        return _without_first_sign(text)
    if match := re.match(_SLIPPED_SCHEME, text):
        return _begun_with(match[1].lower(), text[match.end() :])
    if re.match(_NO_SCHEME, text) or text[:4].lower() == "www." or _is_host_and_port(text):
        return _begun_with("https", text.removeprefix(":"))
    return ""


def url_between_marks(text: str) -> str:
    """Return the URL in a line that has a bullet or number before it, quotes or brackets around it, or both;
    "" if it is another line.
    """
    marked = re.fullmatch(_MARKED, text)
    if not marked or not (marked["bullet"] or marked["opening"]):
        return ""
    closing = _CLOSING.get(marked["opening"], marked["opening"])
    url: str = marked["url"].rstrip(",;") if closing else marked["url"]
    return url.removesuffix(closing) if url.endswith(closing) else ""


def line_with_scheme(text: str) -> str:
    """Add the missing scheme to a line of a text list, where a host and a path cannot be a mere path."""
    return with_scheme(text) or (_begun_with("https", text) if re.match(_HOST, text) else "")


def _without_first_sign(text: str) -> str:
    """Remove the first character, and the closing one if it is a quote or bracket."""
    bare, closing = text[1:].rstrip(",;"), _CLOSING.get(text[0])
    return bare[:-1] if closing and bare.endswith(closing) else text[1:]


def host_hit(text: str, parts: UrlParts) -> Hit | None:
    """Return the hit for an invalid host or port of a URL, apart from invisible characters."""
    hit = _authority_hit(without_invisible(parts.authority))
    return hit._replace(fix=Fixability.ASK) if hit and with_host_found(text) else hit


@lru_cache(maxsize=4096)
def _authority_hit(authority: str) -> Hit | None:
    flaw = authority_flaw(authority)
    if flaw is None:
        return None
    kind, found = flaw
    reason = Phrase(_HOST_REASONS[kind], found=found)
    return Hit("loc-host-invalid", (("host", authority), ("reason", reason)))


def with_host_found(url: str) -> str:
    """Correct backslashes or superfluous slashes in a URL that hide its host.

    Return "" if that is not what is wrong. Nothing changes before an `@`, which some programs take for the
    host.
    """
    parts = split(re.sub(_TOO_MANY_SLASHES, r"\1", without_second_scheme(url)))
    if parts is None or "@" in parts.authority:
        return ""
    host = parts.authority.partition("\\")[0]
    if authority_flaw(without_invisible(host)):
        return ""
    path = parts.authority[len(host) :] + parts.path
    if host != parts.authority:
        path = BACKSLASH.sub("/", path)
    found = str(parts._replace(authority=host, path=path))
    return found if found != url else ""


_Spelling = Callable[[str], str]
MOST_STEPS = 50  # a limit for values that were escaped many times


def _trimmed(value: str) -> str:
    return value.strip(XML_SPACE)


def _with_parts(change: Callable[[UrlParts], UrlParts]) -> _Spelling:
    def rewrite(text: str) -> str:
        parts = split(text)
        return text if parts is None else str(change(parts))

    return rewrite


def _spaces_encoded(text: str) -> str:
    return text.replace(" ", "%20")


def _illegal_encoded(text: str) -> str:
    parts = split(text)
    places = set(illegal_positions(text, parts.path_start if parts else 0))
    return "".join(
        quote(character, safe="") if place in places else character for place, character in enumerate(text)
    )


def _percent_encoded(text: str) -> str:
    return BAD_PERCENT.sub("%25", text)


def _with_root_slash(parts: UrlParts) -> UrlParts:
    return parts if parts.path else parts._replace(path="/")


# The order matters: an earlier correction may reveal what a later one corrects.
LOC_REWRITES: dict[str, _Spelling] = {
    "loc-padded": _trimmed,
    "loc-double-escaped": unescape_once,
    "loc-bad-percent": _percent_encoded,
    "loc-space": _spaces_encoded,
    "loc-illegal-character": _illegal_encoded,
    "loc-below-schema-minimum": _with_parts(_with_root_slash),
    "loc-no-root-slash": _with_parts(_with_root_slash),
    "loc-uppercase-host": _with_parts(UrlParts.in_lower_case),
    "loc-default-port": _with_parts(UrlParts.without_port),
}


def with_safe_hits_corrected(value: str, hits: Iterable[Hit]) -> str:
    """Return a URL with those of its hits corrected that have a safe fix."""
    rules = {hit.rule for hit in hits if fix_of_hit(hit) is Fixability.AUTO}
    for rule, rewrite in LOC_REWRITES.items():
        if rule in rules:
            value = rewrite(value)
    return value


_SAMPLE = 100  # values examined to learn the origins of a column
_MAX_HEADS = 32
_FEW = 50  # values that are checked in less time than making the pattern of good ones takes

_PADDED = Hit("loc-padded")

# The text after a good origin and its `/` in a URL without findings. A subset: the exact checks decide
# about the rest. Not in it: empty and dotted segments, possible placeholders, `;`, `#`, `%25`, parameters
# that name a session.
_ESCAPE = f"(?!{ODD_ESCAPE})%[0-9A-Fa-f]{{2}}"
_PLAIN = "[A-Za-z0-9._~!$&'()*+,=:@-]*+"
_USUAL_SEGMENT = rf"(?![/.:$*]|{'|'.join(NO_VALUES)})"
_PATH = rf"{_USUAL_SEGMENT}{_PLAIN}(?:(?:(?<!:)/{_USUAL_SEGMENT}|{_ESCAPE}){_PLAIN})*+"
_USUAL_VALUE = rf"=(?!{'|'.join(NO_VALUES)})"
_PARAMETER = rf"(?!{MAYBE_TRACKING})(?:[A-Za-z0-9._~!$'()*+,:@/-]++|{_USUAL_VALUE}|{_ESCAPE})*+"
_GOOD_TAIL = rf"{_PATH}(?:\?{_PARAMETER}(?:&{_PARAMETER})*+)?+"
_UNUSUAL = re.compile(r"[^A-Za-z0-9._~!$&'()*+,;=:@/?-]")
_SPACE_OR_PERCENT = frozenset(f"{XML_SPACE}%")  # no rule about illegal characters is about these
_HEAD = re.compile(r"https?://[^/?#\s]+/")
# An origin with its `/`, if it does not come again at once.
_PLAIN_HEAD = rf"https?://(?!{HOST_TWICE})(?:www\.)?+(?P<host>{PLAIN_HOST})/(?!(?:www\.)?(?P=host))"


def check(value: str, context: Context) -> tuple[Hit, ...]:
    """Return the hits of a URL as it stands in the file, decoded but not trimmed; it is not ""."""
    text = value.strip(XML_SPACE)
    if not text:
        return (Hit("loc-empty"),)
    swallowed = markup_hit("loc", text) if context.kind is not Kind.TEXT else None
    if swallowed and not re.fullmatch(_CDATA, text):  # which has a hint of its own
        return (swallowed,)
    if found := placeholder_in_url(text):
        is_error = found.is_sure or any(
            severity_of_hit(hit) is Severity.ERROR for hit in _judged(text, context)
        )
        return (placeholder_hit(found, is_error=is_error),)
    hits = _judged(text, context)
    return (_PADDED, *hits) if len(text) < len(value) else hits


def _judged(text: str, context: Context) -> Hits:
    visible = without_invisible(text)  # these characters have a rule of their own
    if hit := scheme_hit(visible, context):
        return (hit,)
    parts = split(text)
    if parts is None:
        return (hidden_scheme_hit(text, context),)
    if hit := host_hit(text, parts):
        return (hit,)
    if errors := tuple(_errors(text, parts)):
        return (*errors, *(hit for hit in _address_advice(parts) if hit.severity is Severity.NOTE))
    return tuple(_advice(text, parts))


def first_error(text: str, context: Context) -> Hit | None:
    """Return the first error of a URL without whitespace around it, and look for no advice; None for none."""
    hit = scheme_hit(without_invisible(text), context)
    if hit is None:
        parts = split(text)
        if parts is None:
            hit = hidden_scheme_hit(text, context)
        else:
            hit = host_hit(text, parts) or next(_errors(text, parts), None)
    if hit is not None and severity_of_hit(hit) is not Severity.ERROR:
        hit = None
    if found := placeholder_in_url(text):
        return placeholder_hit(found, is_error=True) if found.is_sure or hit else None
    return hit


def _errors(text: str, parts: UrlParts) -> Iterator[Hit]:
    if len(text) > url_traits.MAX_LENGTH:
        yield Hit("loc-too-long", (("length", len(text)),))
    unusual = set(_UNUSUAL.findall(text))
    if not unusual:
        return
    if not unusual.isdisjoint(XML_SPACE) and (hit := url_traits.space_hit(text, parts.path_start)):
        yield hit
    if not unusual.issubset(_SPACE_OR_PERCENT) and (hit := url_traits.illegal_hit(text, parts.path_start)):
        yield hit
    if "%" in unusual and (hit := url_traits.percent_hit(text)):
        yield hit


def _advice(text: str, parts: UrlParts) -> Iterator[Hit]:
    """Yield the warnings, advice and notes about a URL without errors."""
    if not text.isascii() and (hit := url_traits.invisible_hit(text)):
        yield hit
    misread = url_traits.mojibake_hit(text)
    if misread:
        yield misread
    elif not text.isascii() and (hit := url_traits.non_ascii_hit(text, parts)):
        yield hit
    for hit in (
        url_traits.bytes_hit(text),
        url_traits.double_escaped_hit(text, parts.path_start),
        url_traits.double_encoded_hit(text),
        url_traits.fragment_hit(text),
    ):
        if hit:
            yield hit
    yield from url_traits.length_hits(text, parts)
    yield from _address_advice(parts)
    yield from url_traits.path_hits(parts)


def _address_advice(parts: UrlParts) -> tuple[Hit, ...]:
    return _advice_about(parts.scheme, parts.authority)


@lru_cache(maxsize=4096)
def _advice_about(scheme: str, authority: str) -> tuple[Hit, ...]:
    return tuple(url_traits.authority_hits(UrlParts(scheme, authority, "", "", "")))


def check_column(values: Sequence[str], context: Context, traits: Sequence[UrlTraits] = ()) -> ColumnResult:
    """Check a column quickly, except for loc-not-public-host.

    Call `url_traits.public_host_hit` once for each host instead. `traits` are those of all values, if they
    were determined before.
    """
    found: list[int] = []
    start = 0
    for each in traits or all_traits(values):
        end = start + each.size
        if not (each.is_regular and _is_good(each.home, context)):
            part = values[start:end]
            found += [start + row for row in _irregular(part, context)]
        if each.is_long:
            found += [row for row in range(start, end) if len(values[row]) > url_traits.MAX_LENGTH_YANDEX]
        start = end
    return ColumnResult(sorted(set(found)))


def _irregular(values: Sequence[str], context: Context) -> Iterator[int]:
    """Yield the rows of values that do not match the pattern of good ones; few are looked at one by one."""
    if len(values) <= _FEW:
        return (row for row, value in enumerate(values) if value and not _is_good(value, context))
    return rows_outside(_good_run(_common_heads(values, context)), joined_lines(values), values)


def _common_heads(values: Sequence[str], context: Context) -> list[str]:
    """Return the origins, with their `/`, that many values have and no other rule reports."""
    sample = values[:: len(values) // _SAMPLE + 1]
    heads = Counter(match[0] for match in map(_HEAD.match, sample) if match)
    common = (head for head, times in heads.most_common(_MAX_HEADS) if times > 1)
    return [head for head in common if _is_good(head, context)]


def _is_good(url: str, context: Context) -> bool:
    """Return True if no rule but loc-not-public-host reports a URL."""
    return all(hit.rule == "loc-not-public-host" for hit in check(url, context))


def _good_run(heads: Sequence[str]) -> re.Pattern[str]:
    """Return a pattern for any number of good values, each with its line end; empty ones are good.

    heads: the origins that many values have, which are found quicker than any other one.
    """
    origins = "|".join([*map(_alone, heads), _PLAIN_HEAD])
    return re.compile(rf"(?:(?:(?:{origins}){_GOOD_TAIL})?+\n)*+")


def _alone(head: str) -> str:
    """Return a pattern for an origin with its `/`, if it does not come again at once."""
    host = re.escape(bare_host(head[head.find("/") + 2 : -1]))
    return rf"{re.escape(head)}(?!(?:www\.)?{host})"


def _suggest(value: str, hits: Hits) -> str | None:
    """Return a URL with all safe corrections of its own findings; None if there are none."""
    text = with_safe_hits_corrected(value, hits)
    return text if text != value else None


def url_after_fixes(url: str, context: Context) -> str:
    """Return a URL with all safe corrections, and those of findings that only appear after them."""
    for _ in range(MOST_STEPS):
        new = _suggest(url, check(url, context))
        if new is None:
            break
        url = new
    return url


VALUES = ValueFamily("loc", check, check_column, _suggest, _PADDED)
