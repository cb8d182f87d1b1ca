r"""URLs of entries: splits them, and tells which site they belong to and which of them are equivalent.

`urlsplit` is not used but for links of pages (`joined`): it deletes tabs and line breaks, and takes
`evil.com` from `http://example.com\@evil.com/`. No function here raises for any text; all take linear time.
Sources: RFC 3986 (section 6.2, comparison), RFC 3987 (non-ASCII),
https://www.sitemaps.org/protocol.html#location
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple
from urllib.parse import quote, urljoin

from editor.core.fields import XML_SPACE
from editor.core.values.characters import INVISIBLE, without_invisible
from editor.core.values.hosts import a_label, authority_flaw, port_number, split_authority, unicode_host

DEFAULT_PORTS = {"http": 80, "https": 443}

_URL = re.compile(
    r"(?P<scheme>[A-Za-z][A-Za-z0-9+.-]*)://(?P<authority>[^/?#]*)(?P<path>[^?#]*)(?P<query>\?[^#]*)?(?P<fragment>#.*)?",
    re.DOTALL,
)
_CAPITALS = re.compile("[A-Z]+")
_ESCAPE = re.compile("%[0-9A-Fa-f]{2}")
_ESCAPES = re.compile("(?:%[0-9A-Fa-f]{2})+")
UNRESERVED = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
_ASCII = "".join(map(chr, range(0x21, 0x7F)))  # `quote` must only touch non-ASCII characters
# URLs that are their own key: scheme and host in lower case, no port, no percent-encoding or dot segments.
_SIGNS = r"[A-Za-z0-9_~!$&'()*+,;=:@/?-]*+"
_CANONICAL = re.compile(rf"https?://[a-z0-9.-]++/{_SIGNS}(?:(?<![/.])\.{_SIGNS})*+")
_ALL_CANONICAL = re.compile(rf"(?:{_CANONICAL.pattern}\n)*+")
_AT_A_TIME = 4000  # URLs that are matched together
_INDEX_FILE = re.compile(r"/index\.(?:html|php)\Z", re.IGNORECASE)


class UrlParts(NamedTuple):
    """An absolute URL split into its parts; joined again they give exactly the same text."""

    scheme: str
    authority: str
    path: str
    query: str  # with its `?`
    fragment: str  # with its `#`

    def __str__(self) -> str:
        return f"{self.scheme}://{self.authority}{self.path}{self.query}{self.fragment}"

    @property
    def path_start(self) -> int:
        """The position of the path in the text of the URL."""
        return len(self.scheme) + len("://") + len(self.authority)

    def with_scheme(self, scheme: str) -> "UrlParts":
        """Return the URL with another scheme; a port that is the default of the old or new one is dropped."""
        number = port_number(split_authority(self.authority)[2] or "")
        usual = {DEFAULT_PORTS[each] for each in (self.scheme.lower(), scheme) if each in DEFAULT_PORTS}
        return (self.without_port() if number in usual else self)._replace(scheme=scheme)

    def with_host(self, host: str) -> "UrlParts":
        """Return the URL with another host, and its port if it has one; user information stays."""
        userinfo, at, _ = self.authority.rpartition("@")
        return self._replace(authority=f"{userinfo}{at}{host}")

    def without_port(self) -> "UrlParts":
        """Return the URL without a port."""
        return self.with_host(split_authority(self.authority)[1])

    def in_lower_case(self) -> "UrlParts":
        """Return the URL with scheme and host in lower case, as they are compared."""
        host = self.authority.rpartition("@")[2]
        lower = _CAPITALS.sub(lambda capitals: capitals[0].lower(), host)
        return self.with_host(lower)._replace(scheme=self.scheme.lower())


class Site(NamedTuple):
    """The identity of a site: www and the bare domain are two sites, and so are http and https."""

    scheme: str  # lower case
    host: str  # lower case, in ASCII
    port: int  # 80 or 443 where none is written

    @property
    def authority(self) -> str:
        """The host, with the port unless it is the scheme's default."""
        return self.host if self.port == DEFAULT_PORTS.get(self.scheme) else f"{self.host}:{self.port}"

    def __str__(self) -> str:
        return f"{self.scheme}://{self.authority}"


class UrlScope(NamedTuple):
    """The URLs that a sitemap may list by where it is published: its site, and all in its directory."""

    site: Site
    directory: str  # comparable path up to the last `/`, which is included


def split(loc: str) -> UrlParts | None:
    """Split an absolute URL into its parts; None without `scheme://`. Surrounding whitespace is ignored."""
    match = _URL.fullmatch(loc.strip(XML_SPACE))
    if match is None:
        return None
    scheme, authority, path, query, fragment = match.groups()
    return UrlParts(scheme, authority, path, query or "", fragment or "")


@lru_cache(maxsize=4096)
def site_of(scheme: str, authority: str) -> Site | None:
    """Return the site of a scheme and an authority as written; None if host or port are invalid."""
    authority = without_invisible(authority)
    if authority_flaw(authority) is not None:
        return None
    _, host, port = split_authority(authority)
    scheme = scheme.lower()
    number = port_number(port or "")
    return Site(scheme, a_label(host), DEFAULT_PORTS.get(scheme, 0) if number is None else number)


def split_site(loc: str) -> Site | None:
    """Return the site of a URL; None if it has no scheme or no valid host."""
    parts = split(loc)
    return site_of(parts.scheme, parts.authority) if parts else None


def origin(loc: str) -> str:
    """Return scheme, host and port as one comparable text, like `https://example.com:8080`; else ""."""
    site = split_site(loc)
    return str(site) if site else ""


def has_space_inside(url: str) -> bool:
    """Return True if a URL contains whitespace of any kind, other than around it, which is not allowed."""
    return len(url.split()) > 1


def is_published_url(url: str) -> bool:
    """Return True if something can be published at a URL: an http or https URL without whitespace."""
    site = split_site(url)
    return site is not None and site.scheme in ("http", "https") and not has_space_inside(url)


def path_depth(loc: str) -> int:
    """Return the number of non-empty segments of a URL's path."""
    parts = split(loc)
    return sum(1 for segment in parts.path.split("/") if segment) if parts else 0


# Comparison


def _normal_escape(match: re.Match[str]) -> str:
    character = chr(int(match[0][1:], 16))
    return character if character in UNRESERVED else match[0].upper()


def _normal_escapes(text: str) -> str:
    """Normalize percent-encoding: upper case, all non-ASCII encoded, unreserved characters decoded."""
    if not text.isascii():
        text = quote(text, safe=_ASCII + " \t\r\n", errors="backslashreplace")
    return _ESCAPE.sub(_normal_escape, text) if "%" in text else text


def without_dot_segments(path: str) -> str:
    """Return a path with `/./` and `/../` resolved (RFC 3986 section 5.2.4); other slashes stay."""
    if "/." not in path:
        return path
    kept: list[str] = []
    segments = path.split("/")
    for segment in segments:
        if segment == "..":
            del kept[max(len(kept) - 1, 1) :]
        elif segment != ".":
            kept.append(segment)
    if segments[-1] in (".", ".."):
        kept.append("")
    return "/".join(kept)


def resolve_reference(reference: str, base: UrlParts) -> str:
    """Resolve a reference against the URL of its file (RFC 3986 section 5.2); an absolute URL stays as it is.

    The spelling of the path stays as it is.
    """
    if split(reference):
        return reference
    if reference.startswith("//"):
        return f"{base.scheme}:{reference}"
    path, *query = re.split(r"(?=[?#])", reference, maxsplit=1)
    if not path:
        path = base.path
    elif not path.startswith("/"):
        path = base.path[: base.path.rfind("/") + 1] + path
    path = without_dot_segments(path if path.startswith("/") else f"/{path}")
    return f"{base.scheme}://{base.authority}{path}{''.join(query)}"


def joined(base: str, link: str) -> str:
    """Return a link of a page as browsers understand it, in full; "" where brackets in it hold no host."""
    try:
        return urljoin(base, link)
    except ValueError:
        return ""


def comparable_path(path: str) -> str:
    """Return the normal form by RFC 3986 of a path; letter case stays."""
    return without_dot_segments(_normal_escapes(path)) or "/"


def equivalence_key(loc: str) -> str:
    """Return a key that is equal for URLs that are equivalent by RFC 3986, and for an IRI and its encoded
    form.

    The fragment counts. A text that is no URL is its own key.
    """
    if _CANONICAL.fullmatch(loc):
        return loc
    parts = split(loc)
    if parts is None:
        return loc.strip(XML_SPACE)
    site = site_of(parts.scheme, parts.authority)
    userinfo, at, _ = parts.authority.rpartition("@")
    authority = f"{userinfo}{at}{site.authority}" if site else parts.authority
    tail = _normal_escapes(parts.query + parts.fragment)
    return f"{parts.scheme.lower()}://{authority}{comparable_path(parts.path)}{tail}"


def equivalence_keys(locs: Iterable[str]) -> list[str]:
    """Return the equivalence keys of many URLs, most of which are their own."""
    keys = list(locs)
    for start in range(0, len(keys), _AT_A_TIME):
        some = keys[start : start + _AT_A_TIME]
        lines = "\n".join([*some, ""])
        if lines.count("\n") > len(some) or not _ALL_CANONICAL.fullmatch(lines):
            keys[start : start + _AT_A_TIME] = map(equivalence_key, some)
    return keys


def near_key(loc: str) -> str:
    """Return a key that ignores http or https, www, a final slash and an index file."""
    parts = split(equivalence_key(loc))
    if parts is None:
        return loc.strip(XML_SPACE)
    path = _INDEX_FILE.sub("/", parts.path)
    if path.endswith("/"):
        path = path[:-1]
    scheme = "" if parts.scheme in DEFAULT_PORTS else f"{parts.scheme}://"
    return f"{scheme}{parts.authority.removeprefix('www.')}{path}{parts.query}{parts.fragment}"


def case_key(loc: str) -> str:
    """Return a key that ignores the letter case of the path."""
    parts = split(equivalence_key(loc))
    return str(parts._replace(path=parts.path.lower())) if parts else loc.strip(XML_SPACE)


def path_key(loc: str) -> str:
    """Return a key that ignores scheme, user information, host and port."""
    parts = split(equivalence_key(loc))
    return f"{parts.path}{parts.query}{parts.fragment}" if parts else loc.strip(XML_SPACE)


# Scope


@lru_cache(maxsize=64)
def scope_of(published_url: str) -> UrlScope | None:
    """Return the scope of a sitemap published at a URL; None if that is no URL with a valid host."""
    parts, site = split(published_url), split_site(published_url)
    if parts is None or site is None:
        return None
    path = comparable_path(parts.path)
    return UrlScope(site, path[: path.rindex("/") + 1])


def is_under(loc: str, directory: str) -> bool:
    """Return True if a URL's path begins with the directory of a `UrlScope`, whatever its site."""
    parts = split(loc)
    return parts is not None and comparable_path(parts.path).startswith(directory)


def is_inside(loc: str, published_url: str) -> bool:
    """Return True if a sitemap published at a URL may list another: same site, and its directory or below.

    False if either of them has no valid host.
    """
    scope = scope_of(published_url)
    return scope is not None and split_site(loc) == scope.site and is_under(loc, scope.directory)


# Display


def _readable(match: re.Match[str]) -> str:
    """Decode a run of percent-encoded bytes as far as they are readable UTF-8."""
    raw = bytes.fromhex(match[0].replace("%", ""))
    text = raw.decode("utf-8", "surrogateescape")
    return "".join(
        character
        if not character.isascii() and character.isprintable() and not INVISIBLE.match(character)
        else "".join(f"%{byte:02X}" for byte in character.encode("utf-8", "surrogateescape"))
        for character in text
    )


def decoded_path(path: str) -> str:
    """Return a path as people read it, with percent-encoded visible non-ASCII characters decoded."""
    return _ESCAPES.sub(_readable, path) if "%" in path else path


def decoded_for_display(loc: str) -> str:
    """Return a URL as people read it: visible non-ASCII characters decoded, the host in Unicode.

    Percent-encoded ASCII stays, as decoding it could make another URL: the displayed text always has the
    equivalence key of the written one.
    """
    parts = split(loc) if "%" in loc or "xn--" in loc.lower() else None
    if parts is None:
        return loc
    userinfo, host, port = split_authority(parts.authority)
    authority = (f"{userinfo}@" if userinfo is not None else "") + unicode_host(host)
    if port is not None:
        authority += f":{port}"
    shown = parts._replace(
        authority=authority,
        path=decoded_path(parts.path),
        query=_ESCAPES.sub(_readable, parts.query),
        fragment=_ESCAPES.sub(_readable, parts.fragment),
    )
    return str(shown)
