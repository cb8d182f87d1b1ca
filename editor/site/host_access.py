"""How hosts are reached: their addresses, the proxies on the way, and what signs in to single sites.

Addresses in private networks that nobody meant to ask are refused. Names, passwords and headers are
in memory alone, and go to their own site only. Proxies are those that the system or the environment
names. Sources: the settings of Windows and macOS, and the variables http_proxy, https_proxy,
all_proxy and no_proxy.
"""

import base64
import ipaddress
import re
import socket
import threading
from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple
from urllib.parse import unquote, urlsplit
from urllib.request import getproxies, proxy_bypass

from editor.core.text import N_, Phrase
from editor.core.values.urls import a_label, is_published_url, origin
from editor.site.request_limits import Credentials, Limits

NO_ADDRESS = N_("The host {host} has no address.")
_PRIVATE = N_("The host {host} is in a private network.")
_LED_INSIDE = N_("It is redirected into a private network, to {host}.")
# IPv4 behind IPv6, in the last four bytes: translated (RFC 6052 and 2765) and compatible (RFC 4291 2.5.5.1)
_WITH_IPV4 = tuple(map(ipaddress.IPv6Network, ("64:ff9b::/96", "::ffff:0:0:0/96", "::/96")))
_LOCAL_TRANSLATION = ipaddress.IPv6Network("64:ff9b:1::/48")  # RFC 8215: only its network knows to where


class NotAsked(Exception):
    """A host is not asked, as it has no address. Says so in a sentence."""


class Private(NotAsked):
    """A host is not asked, as it is in a private network and nobody said that it may be.

    `host` is the one that a person may allow; "" where a public site led there, which nobody can.
    """

    def __init__(self, reason: Phrase, host: str = "") -> None:
        super().__init__(reason)
        self.host = host


class Addresses:
    """The addresses of hosts, each looked up once.

    Connections are made to the address that was looked at, so that a name cannot lead elsewhere afterwards.
    """

    def __init__(self, limits: Limits) -> None:
        """limits: say which hosts in private networks may be asked."""
        self._limits = limits
        self._known: dict[str, _Found] = {}
        self._lock = threading.Lock()

    def of(self, host: str, source: str = "", *, may_be_unknown: bool = False) -> str:
        """Return an IP address of a host; raises NotAsked.

        source: the host that led there. From a public one no way leads into a private network, even if
        asking those is allowed.
        may_be_unknown: return "" for a host without an address here, as a proxy may know it.
        """
        addresses, is_inside = self._found(host)
        if not addresses and not may_be_unknown:
            raise NotAsked(Phrase(NO_ADDRESS, host=host))
        if is_inside and source and not self._found(source)[1]:
            raise Private(Phrase(_LED_INSIDE, host=host))
        if is_inside and not self._limits.lets_ask(host):
            raise Private(Phrase(_PRIVATE, host=host), host)
        return addresses[0] if addresses else ""

    def leave(self, host: str) -> None:
        """Take another address of a host from now on, if it has one: this one cannot be reached."""
        with self._lock:
            addresses, is_inside = self._known.get(host, ((), False))
            self._known[host] = (*addresses[1:], *addresses[:1]), is_inside

    def _found(self, host: str) -> "_Found":
        """Return the addresses of a host, and whether one of them is private."""
        known = self._known.get(host)
        if known is None:
            known = _look_up(host)
            with self._lock:
                self._known[host] = known
        return known


_Found = tuple[tuple[str, ...], bool]


def _look_up(host: str) -> _Found:
    name = host.strip("[]")
    try:
        found = socket.getaddrinfo(a_label(name) or name, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return (), False
    addresses = tuple(str(each[4][0]).partition("%")[0] for each in found)
    return addresses, any(map(is_private, addresses))


def is_private(address: str) -> bool:
    """Tell whether an IP address is private, local to a link or to this machine, or otherwise not public."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if any(found in network for network in _WITH_IPV4):
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:  # the packets end up there
            return is_private(str(inner))
        if found.is_site_local or found in _LOCAL_TRANSLATION:
            return True
    return not found.is_global or found.is_multicast


_COMMENTS = ("#", ";")
_USER, _PASSWORD = "user", "password"
_NAME = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")  # RFC 9110 section 5.1
_VALUE = re.compile(r"[^\x00-\x08\x0a-\x1f\x7f]*")
# What the program says itself of a request; another value would break it.
_OWN = frozenset(
    {"Host", "Connection", "Content-Length", "Transfer-Encoding", "Accept-Encoding", "Te", "User-Agent"}
)

_NO_SITE = Phrase(N_("A site is missing: begin with a line such as [https://www.example.com]."))
_BAD_SITE = Phrase(N_("That is no site; write it like [https://www.example.com]."))
_NO_EQUALS = Phrase(N_("That is neither a site nor a line such as “user = me”."))
_BAD_NAME = N_("“{name}” cannot be the name of a header.")
_OWN_NAME = N_("The header {name} is the program's own.")
_BAD_VALUE = N_("The value of {name} holds a line break or another control character.")
_NO_USER = N_("There is a password for {site}, but no user.")
_IN_LINE = N_("Line {line}: {reason}")


class CredentialsError(Exception):
    """Something cannot be sent to a site as credentials; says why in a sentence, without telling any."""


def basic(user: str, password: str) -> Mapping[str, str]:
    """Return the header that a user name and a password are sent with (RFC 7617)."""
    token = base64.b64encode(f"{user}:{password}".encode()).decode("ascii")
    return {"Authorization": f"Basic {token}"}


def header(name: str, value: str) -> Mapping[str, str]:
    """Return a header, such as Cookie, to be sent to a site; raises CredentialsError."""
    if not _NAME.fullmatch(name):
        raise CredentialsError(Phrase(_BAD_NAME, name=name))
    if name.title() in _OWN:
        raise CredentialsError(Phrase(_OWN_NAME, name=name))
    if not _VALUE.fullmatch(value):
        raise CredentialsError(Phrase(_BAD_VALUE, name=name))
    return {name.title(): value}


def site_of_text(text: str) -> str:
    """Return the origin of a site as a person writes it, with https where no scheme is written.

    Raises CredentialsError.
    """
    url = text.strip()
    if "://" not in url:
        url = f"https://{url}"
    if not is_published_url(url):
        raise CredentialsError(_BAD_SITE)
    return origin(url)


def read_credentials(text: str) -> Credentials:
    """Read the credentials for sites: a line with a site in brackets, and below it `user`, `password` and
    headers.

    Raises CredentialsError.
    """
    sites: dict[str, dict[str, str]] = {}
    site = ""
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        try:
            site = _take(line.strip(), site, sites)
        except CredentialsError as error:
            raise CredentialsError(Phrase(_IN_LINE, line=number, reason=error.args[0])) from error
    return {site: _headers(site, named) for site, named in sites.items() if named}


def _take(line: str, site: str, sites: dict[str, dict[str, str]]) -> str:
    """Add what a line says; return the site that the next one is about. Raises CredentialsError."""
    if not line or line.startswith(_COMMENTS):
        return site
    if line.startswith("[") and line.endswith("]"):
        site = site_of_text(line[1:-1])
        sites.setdefault(site, {})
        return site
    named = _named(line)
    if not site:
        raise CredentialsError(_NO_SITE)
    sites[site].update(named)
    return site


def _named(line: str) -> Mapping[str, str]:
    """Return the value of a line by its name; raises CredentialsError."""
    name, equals, value = (part.strip() for part in line.partition("="))
    if not equals:
        raise CredentialsError(_NO_EQUALS)
    return {name.lower(): value} if name.lower() in (_USER, _PASSWORD) else header(name, value)


def _headers(site: str, named: Mapping[str, str]) -> dict[str, str]:
    user, password = named.get(_USER), named.get(_PASSWORD)
    if user is None and password is not None:
        raise CredentialsError(Phrase(_NO_USER, site=site))
    headers = {name: value for name, value in named.items() if name not in (_USER, _PASSWORD)}
    return headers if user is None else {**headers, **basic(user, password or "")}


_USUAL_PORT = 8080
_UNKNOWN_KIND = Phrase(
    N_("The proxy that is set for it cannot be used; one such as http://proxy.example.com:8080 can.")
)


class Proxy(NamedTuple):
    """A proxy that speaks HTTP."""

    host: str
    port: int
    authorization: str = ""  # the value of a header; lives in memory alone

    @property
    def headers(self) -> dict[str, str]:
        """Return the headers that are for the proxy itself."""
        return {"Proxy-Authorization": self.authorization} if self.authorization else {}


class Proxies:
    """The proxies as they are set when this is made. Hosts on this machine are always asked directly."""

    def __init__(self) -> None:
        self._urls = getproxies()
        self._known: dict[tuple[str, str, str], Proxy | None] = {}

    def has_any(self, scheme: str) -> bool:
        """Tell whether there is a proxy for some of the hosts of a scheme."""
        return bool(self._url(scheme))

    def of(self, scheme: str, host: str, address: str) -> Proxy | None:
        """Return the proxy by which a host is asked, None where it is asked directly; raises NotAsked.

        address: of the host, "" where only the proxy may know it.
        """
        key = scheme, host, address
        if key not in self._known:
            is_direct = not self.has_any(scheme) or _is_left_out(host, address, self._urls.get("no", ""))
            self._known[key] = None if is_direct else _proxy(self._url(scheme))
        return self._known[key]

    def _url(self, scheme: str) -> str:
        return self._urls.get(scheme) or self._urls.get("all", "")


def _is_left_out(host: str, address: str, no_proxy: str) -> bool:
    if proxy_bypass(host):
        return True
    with suppress(ValueError):
        found = ipaddress.ip_address(address)
        return found.is_loopback or any(_is_within(found, name.strip()) for name in no_proxy.split(","))
    return False


def _is_within(address: ipaddress.IPv4Address | ipaddress.IPv6Address, network: str) -> bool:
    with suppress(ValueError):
        return address in ipaddress.ip_network(network, strict=False)
    return False


def _proxy(url: str) -> Proxy:
    """Return a proxy by its URL, which may have no scheme; raises NotAsked."""
    parts = urlsplit(url if "//" in url else f"//{url}", "http")
    with suppress(ValueError):  # a port that is none
        if parts.scheme == "http" and parts.hostname:
            user, password = unquote(parts.username or ""), unquote(parts.password or "")
            authorization = basic(user, password)["Authorization"] if user else ""
            return Proxy(parts.hostname, parts.port or _USUAL_PORT, authorization)
    raise NotAsked(_UNKNOWN_KIND)
