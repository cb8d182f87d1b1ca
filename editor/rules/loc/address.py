"""The rules that end all other checks of a URL: template code, a missing or foreign scheme, an invalid host.

| rule | parameters |
|---|---|
| template-code | found |
| loc-not-absolute | suggestion (absent or "" where only the published URL could tell), hint (a sentence) |
| loc-scheme-unsupported | reason (a clause), suggestion ("" unless it looks like a slip for http or https) |
| text-line-not-url | suggestion ("" where nobody can tell the URL), hint |
| merge-conflict | hint |
| loc-host-invalid | host (with its port), reason (a clause: "it is missing") |
"""

import re
from functools import lru_cache

from editor.core.fields import Kind
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.core.values.characters import without_invisible
from editor.core.values.hosts import HostFlaw, authority_flaw
from editor.core.values.urls import UrlParts, split
from editor.rules.finding import Context, Hit
from editor.rules.loc import unseen
from editor.rules.loc.slips import is_one_slip_from
from editor.rules.rule import Fixability, Severity

_TEMPLATE = re.compile(r"\{\{|\{%|\$\{|<\?|<%|\A\{[^{}/]*\}")  # a lone `{base}` counts only at the start
_CONFLICT = re.compile(r"(?:<{7}|={7}|>{7})(?: .*)?", re.DOTALL)
_SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*):")
_PORT_AND_PATH = re.compile(r"[0-9]{1,5}/")
_HOST = r"(?:[\w-]+\.)+[^\W\d_]{2,}(?=[/\\])"  # with a path after it, it is no file name
_HOST_AND_PATH = re.compile(_HOST)
_WEB_URL = re.compile(r"https?://", re.IGNORECASE)
_SLASHES_AND_SPACE = "/\\ \t\r\n"
_SLASHES = re.compile(r"(https?):[/\\ \t\r\n]*", re.IGNORECASE)
_SLIPPED_SCHEME = re.compile(r"(https?)(?:\s*[:;]\s*)?[/\\]", re.IGNORECASE)
_NO_SCHEME = re.compile(rf":?//(?:(?=[^/\\?#])|/+(?:www\.|{_HOST}))", re.IGNORECASE)
_TOO_MANY_SLASHES = re.compile(rf"\A(https?://)[/\\]+(?=www\.|{_HOST})", re.IGNORECASE)
BACKSLASH = re.compile(r"\\/?")  # a slash follows if slashes were escaped, as in JSON
_GLUED = re.compile(r"https?://(?:[^/?#]*@)?[^/?#:@]*(?=https?:(?:[/?#]|\Z))", re.IGNORECASE)
# A relative reference: a path or a file name. Mere words are none.
_REFERENCE = re.compile(
    r"[/.?#].*|(?!n/a\Z)[^\s/]+/\S*|[^\s?#]+\.[a-z]\w*(?:[?#]\S*)?|[^?#]+\.(?:html?|php|[aj]sp|pdf|jpe?g|png|gif|webp|svg|mp4)",
    re.IGNORECASE | re.DOTALL,
)
_CLOSING = {'"': '"', "'": "'", "<": ">", "(": ")", "[": "]", "\u201c": "\u201d"}
_LAST_URL = re.compile(r".*(https?://.*)", re.IGNORECASE | re.DOTALL)

_COMPLETE = Phrase(QT_TRANSLATE_NOOP("phrases", " Write it in full."))
_DELETE = Phrase(QT_TRANSLATE_NOOP("phrases", " Delete or complete it."))
_FOREIGN = QT_TRANSLATE_NOOP(
    "phrases", "it begins with {scheme}, but search engines only read http and https"
)
_SLIPPED = QT_TRANSLATE_NOOP("phrases", "it begins with {found} instead of {scheme}://")
_TWO_URLS = Phrase(QT_TRANSLATE_NOOP("phrases", "it contains two URLs run together"))

_HOST_REASONS = {
    HostFlaw.MISSING: QT_TRANSLATE_NOOP("phrases", "it is missing"),
    HostFlaw.EMPTY_LABEL: QT_TRANSLATE_NOOP("phrases", "a part between two dots is empty"),
    HostFlaw.LONG_LABEL: QT_TRANSLATE_NOOP("phrases", "a part between two dots has more than 63 characters"),
    HostFlaw.TOO_LONG: QT_TRANSLATE_NOOP("phrases", "it has more than 253 characters"),
    HostFlaw.BAD_CHARACTER: QT_TRANSLATE_NOOP("phrases", "it must not contain {found}"),
    HostFlaw.BAD_IPV4: QT_TRANSLATE_NOOP("phrases", "it ends in a number but is not an IPv4 address"),
    HostFlaw.BAD_IPV6: QT_TRANSLATE_NOOP("phrases", "the square brackets do not contain an IPv6 address"),
    HostFlaw.BAD_PORT: QT_TRANSLATE_NOOP("phrases", "the port is not a number from 0 to 65535"),
    HostFlaw.BACKSLASH: QT_TRANSLATE_NOOP("phrases", "it contains a backslash"),
}


def template_code(text: str) -> Hit | None:
    """Return a hit if a template engine or script should have filled in the URL."""
    match = _TEMPLATE.search(text) if "{" in text or "<" in text else None
    return Hit("template-code", (("found", match[0]),)) if match else None


def scheme_hit(text: str, context: Context) -> Hit | None:
    """Return the hit about the beginning of a URL, which is given without invisible characters."""
    if _WEB_URL.match(text):
        glued = _GLUED.match(text)
        return _glued(text) if glued else None
    if text[:6].lower() == "ftp://":
        return _unsupported(Phrase(_FOREIGN, scheme="ftp"), "", Severity.WARNING, Fixability.NONE)
    if context.kind is Kind.TEXT:
        if _CONFLICT.fullmatch(text):
            return Hit("merge-conflict", (("hint", _DELETE),))
        is_prose = len(text.split(maxsplit=1)) > 1
        suggestion = "" if is_prose else line_with_scheme(text) or _scheme_slip(text)
        return Hit("text-line-not-url", (("suggestion", suggestion), ("hint", _DELETE)))
    match = _SCHEME.match(text)
    if match is None or _is_host_and_port(text):
        suggestion = with_scheme(text)
        fix = Fixability.ASK if suggestion or may_be_reference(text) else Fixability.NONE
        return Hit("loc-not-absolute", (("suggestion", suggestion), ("hint", _COMPLETE)), fix=fix)
    suggestion = _scheme_corrected(text, match[1].lower())
    reason = Phrase(_FOREIGN, scheme=match[1])
    if slashes := _SLASHES.match(text):
        reason = Phrase(_SLIPPED, found=slashes[0], scheme=match[1].lower())
    return _unsupported(reason, suggestion, None, Fixability.ASK if suggestion else Fixability.NONE)


def hidden_scheme_hit(text: str, context: Context) -> Hit:
    """Return the hit for a URL that only begins well without the invisible characters in its scheme."""
    rule = "text-line-not-url" if context.kind is Kind.TEXT else "loc-not-absolute"
    return Hit(rule, (("hint", unseen.hint(text)),))


def may_be_reference(text: str) -> bool:
    """Return True if a text without a scheme may stand for a URL: `/page` may, `None` may not."""
    return _REFERENCE.fullmatch(text) is not None


def _scheme_slip(text: str) -> str:
    match = _SCHEME.match(text)
    return _scheme_corrected(text, match[1].lower()) if match else ""


def _scheme_corrected(text: str, scheme: str) -> str:
    """Correct a slip in a URL's scheme or in the slashes after it; "" if it is another scheme."""
    webs = ("https", "http")
    meant = (web for web in webs if is_one_slip_from(scheme, web))
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
    return "." in host or host.lower() == "localhost" or _PORT_AND_PATH.match(rest) is not None


def _unsupported(reason: Phrase, suggestion: str, severity: Severity | None, fix: Fixability) -> Hit:
    return Hit("loc-scheme-unsupported", (("reason", reason), ("suggestion", suggestion)), severity, fix)


def _glued(text: str) -> Hit:
    """Return the hit for two URLs run together; it suggests the text from the last scheme on, if any."""
    last = _LAST_URL.fullmatch(text, 1)
    meant = last[1] if last else ""
    return _unsupported(_TWO_URLS, with_host_found(meant) or meant, None, Fixability.ASK)


def with_scheme(text: str) -> str:
    """Add the missing scheme to a URL; "" for a path, which only the file's own URL can complete."""
    if _WEB_URL.match(text, 1):
        return _without_first_sign(text)
    if match := _SLIPPED_SCHEME.match(text):
        return _begun_with(match[1].lower(), text[match.end() :])
    if _NO_SCHEME.match(text) or text[:4].lower() == "www." or _is_host_and_port(text):
        return _begun_with("https", text.removeprefix(":"))
    return ""


def line_with_scheme(text: str) -> str:
    """Add the missing scheme to a line of a text list, where a host and a path cannot be a mere path."""
    return with_scheme(text) or (_begun_with("https", text) if _HOST_AND_PATH.match(text) else "")


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
    parts = split(_TOO_MANY_SLASHES.sub(r"\1", url))
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
