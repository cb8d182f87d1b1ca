r"""URLs and their hosts: split, checked and compared, with the site that each belongs to.

`urlsplit` is not used but for links of pages (`joined`): it deletes tabs and line breaks, and takes
`evil.com` from `http://example.com\@evil.com/`. No function here raises for any text; all take
linear time. Hosts are checked, converted to ASCII, and known as public or not by their names alone:
nothing is resolved and no network is used.
Sources: RFC 3986 (section 3.2.2, hosts; section 6.2, comparison), RFC 3987 (non-ASCII), RFC 1123
section 2.1, UTS 46, RFC 6761 and RFC 2606 (reserved names),
https://www.sitemaps.org/protocol.html#location
"""

import re
import unicodedata
from collections.abc import Iterable
from enum import Enum
from functools import lru_cache
from ipaddress import AddressValueError, IPv4Address, IPv6Address
from typing import NamedTuple
from urllib.parse import quote, urljoin

from editor.core.fields import XML_SPACE
from editor.core.values.characters import INVISIBLE, is_illegal_in_url, without_invisible

MAX_LABEL = 63
MAX_HOST = 253
MAX_PORT = 65_535
DEFAULT_PORTS = {"http": 80, "https": 443}

_ASCII_HOST = re.compile(r"[A-Za-z0-9._-]+")
_DOTS = str.maketrans("\u3002\uff0e\uff61", "...")  # UTS 46: ideographic and half-width full stops
_IP_FUTURE = r"(?i)v[0-9a-f]+\.[a-z0-9._~!$&'()*+,;=:-]+"
_PRIVATE_ENDINGS = (".localhost", ".local", ".internal", ".lan", ".test", ".invalid")
_EXAMPLES = (".example.com", ".example.net", ".example.org")
# The endings of files that no top-level domain has, as a pattern.
FILE_ENDINGS = "aspx?|css|gif|html?|jpe?g|json|jsp|pdf|php|png|svg|txt|webp|xml"
# A host by its commonest form, with nothing to say of it but whom it belongs to: no address, no Punycode, no
# capital, no name that stands for another one.
_PLAIN_LABEL = f"(?!xn--|your)[a-z0-9][a-z0-9-]{{0,{MAX_LABEL - 1}}}+"
PLAIN_HOST = (
    rf"(?=[a-z0-9.-]{{1,{MAX_HOST}}}+(?![a-z0-9.-]))"
    rf"(?:{_PLAIN_LABEL}\.)++(?!your|(?:{FILE_ENDINGS})(?![a-z0-9.-]))[a-z]{{2,{MAX_LABEL}}}+(?![a-z0-9.-])"
)


class HostFlaw(Enum):
    """The reason why a host or port is invalid."""

    MISSING = "missing"
    EMPTY_LABEL = "empty label"
    LONG_LABEL = "long label"
    TOO_LONG = "too long"
    BAD_IPV4 = "bad IPv4 address"
    BAD_IPV6 = "bad IPv6 address"
    BAD_PORT = "bad port"
    BACKSLASH = "backslash"
    BAD_CHARACTER = "bad character"
    BAD_PUNYCODE = "bad Punycode"
    SCHEME = "scheme"


class Reach(Enum):
    """The public that can open a host."""

    PUBLIC = "public"
    EXAMPLE = "example"  # reserved for documentation
    PRIVATE = "private"


def split_authority(authority: str) -> tuple[str | None, str, str | None]:
    """Split an authority into user information, host and port, as written; None without `@` or `:`."""
    userinfo, at, rest = authority.rpartition("@")
    if rest.startswith("[") and "]" in rest:
        host, _, after = rest.partition("]")
        host += "]"
        colon, port = (":", after[1:]) if after.startswith(":") else ("", "")
        if after and not colon:
            host += after
    else:
        host, colon, port = rest.partition(":")
    return userinfo if at else None, host, port if colon else None


def port_number(port: str) -> int | None:
    """Return the number of a port as written; None if it is none from 0 to 65535."""
    if not (port.isascii() and port.isdigit()):
        return None
    digits = port.lstrip("0") or "0"  # any number of leading zeros is legal, but too many stop `int`
    return int(digits) if len(digits) <= 5 and int(digits) <= MAX_PORT else None


def authority_flaw(authority: str) -> tuple[HostFlaw, str] | None:
    """Return the flaw of the host or port of an authority as written, and the text at fault; None if valid.

    A backslash before an `@` is a flaw too: some programs take the text before it as the host.
    """
    userinfo, host, port = split_authority(authority)
    return (HostFlaw.BACKSLASH, "\\") if userinfo and "\\" in userinfo else host_flaw(host, port)


def host_flaw(host: str, port: str | None) -> tuple[HostFlaw, str] | None:
    """Return the flaw of a host or port as written, and the text at fault; None if there is none.

    Whitespace, invisible characters and those that are illegal in URLs are left to the rules about them.
    """
    is_literal = "[" in host or "]" in host
    if is_literal and not _is_ip_literal(host):
        return HostFlaw.BAD_IPV6, host  # also if a bracket is missing and a part looks like a port
    if port and port_number(port) is None:
        return HostFlaw.BAD_PORT, port
    return None if is_literal else _name_flaw(host)


def _name_flaw(host: str) -> tuple[HostFlaw, str] | None:
    if not host:
        return HostFlaw.MISSING, ""
    if host.lower() in DEFAULT_PORTS:
        return HostFlaw.SCHEME, host
    if not _ASCII_HOST.fullmatch(host):
        for character in host:
            if character == "\\":
                return HostFlaw.BACKSLASH, character
            if not _may_stand_in_host(character):
                return HostFlaw.BAD_CHARACTER, character
    return _label_flaw(host)


def _may_stand_in_host(character: str) -> bool:
    if is_illegal_in_url(character) or character in "-_. \t\r\n":
        return True
    return character.isalnum() if character.isascii() else _is_host_letter(character)


def _is_host_letter(character: str) -> bool:
    """Return False for a non-ASCII character that Unicode does not have, or that stands for an ASCII one."""
    is_other_form = unicodedata.normalize("NFKC", character).isascii() and ord(character) not in _DOTS
    return not is_other_form and unicodedata.category(character) != "Cn"


def _label_flaw(host: str) -> tuple[HostFlaw, str] | None:
    ascii_host = a_label(host).removesuffix(".")
    labels = ascii_host.split(".")
    if "" in labels:
        return (HostFlaw.EMPTY_LABEL, host) if ascii_host else (HostFlaw.MISSING, "")
    for label in labels:
        if len(label) > MAX_LABEL:
            return HostFlaw.LONG_LABEL, label
    if "xn--" in host.lower():
        for label in host.split("."):
            if label.lower().startswith("xn--") and not _is_punycode(label):
                return HostFlaw.BAD_PUNYCODE, label
    if len(ascii_host) > MAX_HOST:
        return HostFlaw.TOO_LONG, host
    if labels[-1].isascii() and labels[-1].isdigit() and _ipv4(ascii_host) is None:
        return HostFlaw.BAD_IPV4, host
    return None


def _is_punycode(label: str) -> bool:
    """Return True if a label that begins with xn-- stands for characters that Unicode has."""
    try:
        text = label[len("xn--") :].encode("ascii").decode("punycode")
    except UnicodeError:
        return False
    return not text.isascii() and all(
        unicodedata.category(sign)[0] != "C" for sign in without_invisible(text)
    )


def top_level_of(host: str) -> str:
    """Return the top-level domain of a host, in ASCII and lower case; "" for an address or a single label."""
    ascii_host = a_label(host).removesuffix(".")
    if "[" in host or _ipv4(ascii_host):
        return ""
    _, dot, last = ascii_host.rpartition(".")
    return last if dot else ""


def _ipv4(host: str) -> IPv4Address | None:
    if not host[-1:].isdigit():  # an address ends in a number
        return None
    try:
        return IPv4Address(host)
    except AddressValueError:
        return None


def _ipv6(host: str) -> IPv6Address | None:
    try:
        return IPv6Address(host) if host.isascii() and "%" not in host else None
    except AddressValueError:
        return None


def _is_ip_literal(host: str) -> bool:
    if not (host.startswith("[") and host.endswith("]")):
        return False
    inner = host[1:-1]
    return _ipv6(inner) is not None or re.fullmatch(_IP_FUTURE, inner) is not None


def a_label(host: str) -> str:
    """Return a host in lower case with every label in ASCII (UTS 46, non-transitional: ß stays itself).

    A label that IDNA 2008 rejects is kept, in Punycode if it is not ASCII: this never fails.
    """
    return host.lower() if host.isascii() else _a_labels(host)


@lru_cache(maxsize=4096)
def _a_labels(host: str) -> str:
    return ".".join(_a_label_of_one(label) for label in host.translate(_DOTS).split("."))


def _a_label_of_one(label: str) -> str:
    if label.isascii() or len(label) > MAX_LABEL:  # too long in any form; encoding would take quadratic time
        return label.lower()
    punycode = label.lower().encode("punycode", "replace").decode("ascii", "replace")
    return _by_idna(label, to_ascii=True) or f"xn--{punycode}"


def _by_idna(host: str, *, to_ascii: bool) -> str:
    """Return a host, or a label of one, by IDNA 2008 in the other form; "" if that rejects it."""
    import idna  # noqa: PLC0415 - few hosts need it

    try:
        if to_ascii:
            return idna.encode(host, uts46=True, std3_rules=False).decode("ascii")
        return idna.decode(host, uts46=True, std3_rules=False)
    except (idna.IDNAError, UnicodeError):
        return ""


def unicode_host(host: str) -> str:
    """Return a host with `xn--` labels in Unicode, unless that would convert back to another host."""
    if "xn--" not in host.lower():
        return host
    readable = _by_idna(host, to_ascii=False)
    return readable if readable and a_label(readable) == host.lower() else host


@lru_cache(maxsize=4096)
def reach(host: str) -> Reach:
    """Tell whether the public can open a valid host, judging by its name or address alone."""
    name = a_label(host).removesuffix(".")
    address = _ipv6(name[1:-1]) if name.startswith("[") else _ipv4(name)
    if address is not None:
        return Reach.PUBLIC if address.is_global else Reach.PRIVATE
    if name.startswith("["):
        return Reach.PUBLIC
    if "." not in name or name.endswith(_PRIVATE_ENDINGS):
        return Reach.PRIVATE
    return Reach.EXAMPLE if f".{name}".endswith(_EXAMPLES) else Reach.PUBLIC


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


def without_user(url: str) -> str:
    """Return a URL without a user name and a password, as it is shown and written down."""
    parts = split(url) if "@" in url else None
    return str(parts._replace(authority=parts.authority.rpartition("@")[2])) if parts else url


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
    return loc.strip(XML_SPACE) if parts is None else near_key_of(parts)


def near_key_of(parts: UrlParts) -> str:
    """Return the `near_key` of a URL that is its own equivalence key."""
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
