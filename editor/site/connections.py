"""Open connections to sites, which are used again; one request at a time goes over each."""

import ssl
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from typing import NamedTuple
from urllib.parse import quote

import truststore
from urllib3.connection import HTTPConnection, HTTPSConnection

from editor.core.values.hosts import a_label, port_number, split_authority
from editor.core.values.urls import DEFAULT_PORTS, site_of, split
from editor.site.http_answers import Head, body_of, read_head

_MOST_SITES = 100  # whose connections are kept
_AS_THEY_ARE = "!#$%&'()*+,/:;=?@[]~"  # in a path, beside letters and digits


class AskedUrl(NamedTuple):
    """A URL as it is needed to ask for it."""

    scheme: str  # in lower case
    host: str  # in lower case, as written
    name: str  # the host in ASCII
    port: int
    authority: str  # host and port as written, in lower case
    origin: str  # "" where the host or the port is none
    userinfo: str
    path: str  # with the query, escaped; "/" is the home page

    @property
    def asked_at(self) -> str:
        """The value of the Host header."""
        return self.name if self.port == DEFAULT_PORTS.get(self.scheme) else f"{self.name}:{self.port}"


@lru_cache(maxsize=1024)
def target_of(url: str) -> AskedUrl | None:
    """Return a URL as it is asked for; None where it has no scheme."""
    parts = split(url)
    if parts is None:
        return None
    scheme = parts.scheme.lower()
    site = site_of(scheme, parts.authority)
    userinfo, host, port = split_authority(parts.authority)
    return AskedUrl(
        scheme,
        host.lower(),
        a_label(host) or host,
        port_number(port or "") or DEFAULT_PORTS.get(scheme, 0),
        parts.authority.rpartition("@")[2].lower(),
        str(site) if site else "",
        userinfo or "",
        quote((parts.path or "/") + parts.query, safe=_AS_THEY_ARE, errors="replace"),
    )


class Connection:
    """A connection to a site."""

    def __init__(self, key: "_Key", context: ssl.SSLContext, seconds: float) -> None:
        """Connect; raises OSError, and HTTPError of urllib3. seconds: the longest wait for one step of it."""
        scheme, address, port, name = self.key = key
        if scheme == "https":
            self._inner: HTTPConnection = HTTPSConnection(
                address, port, timeout=seconds, ssl_context=context, server_hostname=name
            )
        else:
            self._inner = HTTPConnection(address, port, timeout=seconds)
        try:
            self._inner.connect()
        except BaseException:
            self._inner.close()
            raise
        assert self._inner.sock is not None
        self.socket = self._inner.sock
        self.is_used = False  # whether an answer came over it before
        self._stream = self.socket.makefile("rb")

    def ask(self, request: bytes) -> Head:
        """Send a request and return the head of the answer; raises OSError and BrokenAnswerError."""
        self.socket.sendall(request)
        head = read_head(self._stream)
        self.is_used = True
        return head

    def body(self, head: Head) -> Iterator[bytes]:
        """Yield the pieces of the body; raises OSError and BrokenAnswerError."""
        return body_of(self._stream, head)

    def is_quiet(self) -> bool:
        """Tell whether nothing more came than the answers that were read, so that the next one is told apart.

        True as well where the other side has closed it, which asking shows.
        """
        timeout = self.socket.gettimeout()
        self.socket.settimeout(0)
        try:
            return not self._stream.peek(1)
        except ssl.SSLWantReadError:  # it has nothing, or a part of what only TLS needs
            return True
        except OSError:
            return False
        finally:
            self.socket.settimeout(timeout)

    def close(self) -> None:
        """Close it."""
        with suppress(OSError):
            self._stream.close()
        self._inner.close()


_Key = tuple[str, str, int, str]  # scheme, address, port and name


class Connections:
    """The connections that are open at the moment and not in use; any thread may take one."""

    def __init__(self, seconds: float) -> None:
        """seconds: the longest wait for one step of an exchange."""
        self._seconds = seconds
        self._context = truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        self._idle: dict[_Key, list[Connection]] = {}

    def take(self, target: AskedUrl, address: str, *, is_new: bool = False) -> Connection:
        """Return a connection, perhaps one that was used before; raises OSError, and HTTPError of urllib3."""
        key = target.scheme, address, target.port, target.name
        while not is_new and (idle := self._idle.get(key)):
            with suppress(IndexError):  # another thread took the last one
                if (connection := idle.pop()).is_quiet():
                    return connection
                connection.close()
        return Connection(key, self._context, self._seconds)

    def keep(self, connection: Connection) -> None:
        """Keep a connection whose answer was read to its end."""
        if len(self._idle) > _MOST_SITES:
            self.close()
        self._idle.setdefault(connection.key, []).append(connection)

    def close(self) -> None:
        """Close all that are not in use."""
        former, self._idle = self._idle, {}
        for connection in [each for idle in former.values() for each in idle]:
            connection.close()
