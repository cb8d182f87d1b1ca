"""Look up the addresses of hosts, and refuse those in private networks that nobody meant to ask."""

import ipaddress
import socket
import threading
from collections.abc import Collection

from editor.core.values.hosts import a_label


class NotAsked(Exception):
    """A host is not asked, as it has no address. Says so in a sentence."""


class Private(NotAsked):
    """A host is not asked, as it is in a private network and nobody said that it may be."""


class Addresses:
    """The addresses of hosts, each looked up once.

    Connections are made to the address that was looked at, so that a name cannot lead elsewhere afterwards.
    """

    def __init__(self, *, allows_private: bool = False, private_hosts: Collection[str] = ()) -> None:
        """private_hosts: those that may be asked although others in private networks may not."""
        self._allows_private, self._private_hosts = allows_private, private_hosts
        self._known: dict[str, tuple[str, bool]] = {}
        self._lock = threading.Lock()

    def of(self, host: str, source: str = "") -> str:
        """Return an IP address of a host; raises NotAsked.

        source: the host that led there. A public one leads nobody into a private network, be that allowed.
        """
        address, is_inside = self._found(host)
        if is_inside and not self._allows_private and host not in self._private_hosts:
            raise Private(f"The host {host} is in a private network.")
        if is_inside and source and not self._found(source)[1]:
            raise Private(f"It is redirected into a private network, to {host}.")
        return address

    def _found(self, host: str) -> tuple[str, bool]:
        """The address of a host, and whether one of its addresses is private."""
        with self._lock:
            known = self._known.get(host)
        if known is None:
            name = host.strip("[]")
            try:
                found = socket.getaddrinfo(a_label(name) or name, None, type=socket.SOCK_STREAM)
            except (OSError, UnicodeError) as error:
                raise NotAsked(f"The host {host} has no address.") from error
            addresses = [str(each[4][0]).partition("%")[0] for each in found]
            known = addresses[0], any(map(is_private, addresses))
            with self._lock:
                self._known[host] = known
        return known


def is_private(address: str) -> bool:
    """Tell whether an IP address is private, local to a link or to this machine, or otherwise not public."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped:
        found = found.ipv4_mapped
    return not found.is_global or found.is_multicast
