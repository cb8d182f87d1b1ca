"""Checks for legal URLs that search engines stumble over or that have a better form.

| rule | parameters |
|---|---|
| loc-too-long-encoded, loc-long-for-yandex, loc-below-schema-minimum | length |
| loc-not-public-host | host, what (a sentence) |
| loc-unknown-tld | domain |
| loc-uppercase-host | host |
| loc-idn-host | host, ascii (its A-label form) |
| loc-userinfo | userinfo |
| loc-fragment | fragment (with its `#`), advice |
| loc-default-port | port ("" where the colon has none), scheme |
| loc-no-root-slash | suggestion |
| loc-dot-segments | suggestion |
| loc-session-or-tracking | parameter, count |
| loc-double-slash | suggestion |
"""

import re
from collections.abc import Iterator

from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.core.values.characters import without_invisible
from editor.core.values.hosts import Reach, a_label, port_number, reach, split_authority, top_level_of
from editor.core.values.urls import DEFAULT_PORTS, UrlParts, split, without_dot_segments
from editor.rules.finding import Hit
from editor.rules.loc.escapes import fragment_starts
from editor.rules.rule import Fixability, Severity

MAX_LENGTH = 2047
MAX_LENGTH_YANDEX = 1024
MIN_LENGTH = 12

_CAPITAL = re.compile("[A-Z]")
_DOT_SEGMENT = re.compile(r"/\.\.?(?:/|\Z)")
_SLASHES = re.compile("//+")
PATH_PARAMETER = re.compile(r";([^=;/]*)(?:=([^;/]*))?")
QUERY_SEPARATOR = "(?:[?;]|&(?:amp;)?)"  # `&amp;` comes from escaping twice, so `amp;` is not in the name
QUERY_PARAMETER = re.compile(rf"{QUERY_SEPARATOR}([^=&;?]*)(?:=([^&;?]*))?")
_TRACKING = re.compile(
    r"(?:jsessionid|phpsessid|aspsessionid.*|utm_.*|gclid|fbclid|yclid|msclkid)", re.IGNORECASE | re.DOTALL
)
_SESSION_NAMES = frozenset({"sid", "sessionid"})
_TOP_LEVEL = re.compile(r"[a-z]{2,}|xn--[a-z0-9-]+|[^\W\d_]{2,}")  # the last if IDNA has no ASCII form for it
_SITEMAP_FILE = re.compile(r".*\.xml(?:\.gz)?", re.IGNORECASE | re.DOTALL)
_OF_EXAMPLES = QT_TRANSLATE_NOOP("phrases", "{host} is reserved for examples.")
_NOT_PUBLIC = QT_TRANSLATE_NOOP("phrases", "{host} is not a public internet name.")
_REMOVE = Phrase(QT_TRANSLATE_NOOP("phrases", "Remove it."))
_WITHOUT = Phrase(QT_TRANSLATE_NOOP("phrases", "Give the page a URL without it."))


def looks_like_sitemap(value: str) -> bool:
    """Return True if a URL seems to name a sitemap: `.xml` or `.xml.gz`, with "sitemap" in the path."""
    parts = split(value)
    return (
        parts is not None
        and "sitemap" in parts.path.lower()
        and _SITEMAP_FILE.fullmatch(parts.path) is not None
    )


def public_host_hit(host: str) -> Hit | None:
    """Return the hit for a valid host that the public cannot open, or (a note) one for examples."""
    whose = reach(host)
    if whose is Reach.PUBLIC:
        return None
    is_example = whose is Reach.EXAMPLE
    what = Phrase(_OF_EXAMPLES if is_example else _NOT_PUBLIC, host=host)
    severity = Severity.NOTE if is_example else None
    return Hit("loc-not-public-host", (("host", host), ("what", what)), severity)


def length_hits(text: str, parts: UrlParts) -> Iterator[Hit]:
    """Yield hits for URLs that are too short or long for some programs, though not for the protocol."""
    length = len(text)
    if length > MAX_LENGTH_YANDEX:
        yield Hit("loc-long-for-yandex", (("length", length),))
    if length < MIN_LENGTH:
        mendable = not parts.path and length + 1 >= MIN_LENGTH
        fix = Fixability.AUTO if mendable else Fixability.NONE
        yield Hit("loc-below-schema-minimum", (("length", length),), fix=fix)
    if not text.isascii():
        encoded = _encoded_length(text, parts)
        if encoded > MAX_LENGTH >= length:
            yield Hit("loc-too-long-encoded", (("length", encoded),))


def _encoded_length(text: str, parts: UrlParts) -> int:
    """Return the length with an ASCII host (A-labels) and all other non-ASCII characters percent-encoded."""
    host = split_authority(parts.authority)[1]
    ascii_host = a_label(host)
    rest = text.replace(host, "", 1)
    return len(ascii_host) + sum(
        1 if character.isascii() else 3 * len(character.encode("utf-8", "surrogatepass"))
        for character in rest
    )


def authority_hits(parts: UrlParts) -> Iterator[Hit]:
    """Yield the hits about user information, host and port, and about capitals in the scheme."""
    userinfo, host, port = split_authority(parts.authority)
    visible = without_invisible(host)
    if userinfo is not None:
        yield Hit("loc-userinfo", (("userinfo", userinfo),))
    if hit := public_host_hit(visible):
        yield hit
    if (domain := top_level_of(visible)) and not _TOP_LEVEL.fullmatch(domain):
        yield Hit("loc-unknown-tld", (("domain", domain),))
    if not visible.isascii():
        yield Hit("loc-idn-host", (("host", visible), ("ascii", a_label(visible))))
    if _CAPITAL.search(parts.scheme) or _CAPITAL.search(host):
        yield Hit("loc-uppercase-host", (("host", host),))
    if port is not None:
        params = (("port", port), ("scheme", parts.scheme.lower()))
        if not port:
            yield Hit("loc-default-port", params, Severity.WARNING)
        elif port_number(port) == DEFAULT_PORTS.get(parts.scheme.lower()):
            yield Hit("loc-default-port", params)


def path_hits(parts: UrlParts) -> Iterator[Hit]:
    """Yield the hits about the path and the query."""
    path = parts.path
    if not path:
        yield Hit("loc-no-root-slash", (("suggestion", str(parts._replace(path="/"))),))
    elif _DOT_SEGMENT.search(path):
        resolved = parts._replace(path=without_dot_segments(path))
        yield Hit("loc-dot-segments", (("suggestion", str(resolved)),))
    if "//" in path:
        single = parts._replace(path=_SLASHES.sub("/", path))
        yield Hit("loc-double-slash", (("suggestion", str(single)),))
    if names := _tracking_names(parts):
        yield Hit("loc-session-or-tracking", (("parameter", names[0]), ("count", len(names))))


def _tracking_names(parts: UrlParts) -> list[str]:
    parameters = PATH_PARAMETER.findall(parts.path) if ";" in parts.path else []
    if parts.query:
        parameters += QUERY_PARAMETER.findall(parts.query)
    return [name for name, value in parameters if is_tracking(name, value)]


def is_tracking(name: str, value: str) -> bool:
    """Return True if a parameter identifies visits, not pages."""
    return bool(_TRACKING.fullmatch(name)) or (name.lower() in _SESSION_NAMES and len(value) >= 16)


def fragment_hit(text: str) -> Hit | None:
    """Return the hit for a `#` and the text after it, unless it belongs to an entity such as `&#8217;`."""
    places = fragment_starts(text) if "#" in text else []
    if not places:
        return None
    fragment = text[places[0] :]
    is_route = fragment[1:2] in ("!", "/")  # without it the URL would be that of another page
    params = (("fragment", fragment), ("advice", _WITHOUT if is_route else _REMOVE))
    return Hit("loc-fragment", params, fix=Fixability.NONE if is_route else None)
