"""Look up the addresses of hosts, and refuse those in private networks that nobody meant to ask."""

import ipaddress
import socket
import threading

from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.core.values.hosts import a_label
from editor.site.limits import Limits

NO_ADDRESS = QT_TRANSLATE_NOOP("phrases", "The host {host} has no address.")
_PRIVATE = QT_TRANSLATE_NOOP("phrases", "The host {host} is in a private network.")
_LED_INSIDE = QT_TRANSLATE_NOOP("phrases", "It is redirected into a private network, to {host}.")
_TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")  # IPv4 behind IPv6, RFC 6052


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
        if found in _TRANSLATED:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:  # the packets end up there
            return is_private(str(inner))
    return not found.is_global or found.is_multicast
