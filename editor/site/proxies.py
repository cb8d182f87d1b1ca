"""The proxies that the system or the environment names, by which sites are asked.

Sources: the settings of Windows and macOS, and the variables http_proxy, https_proxy, all_proxy and no_proxy.
"""

import ipaddress
from contextlib import suppress
from typing import NamedTuple
from urllib.parse import unquote, urlsplit
from urllib.request import getproxies, proxy_bypass

from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.site.addresses import NotAsked
from editor.site.credentials import basic

_USUAL_PORT = 8080
_UNKNOWN_KIND = Phrase(
    QT_TRANSLATE_NOOP(
        "phrases",
        "The proxy that is set for it cannot be used; one such as http://proxy.example.com:8080 can.",
    )
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
        return bool(self._urls) and bool(self._url(scheme))

    def of(self, scheme: str, host: str, address: str) -> Proxy | None:
        """Return the proxy by which a host is asked, None where it is asked directly; raises NotAsked.

        address: of the host, "" where only the proxy may know it.
        """
        if not self._urls:
            return None
        key = scheme, host, address
        if key not in self._known:
            is_direct = not self._url(scheme) or _is_left_out(host, address, self._urls.get("no", ""))
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
