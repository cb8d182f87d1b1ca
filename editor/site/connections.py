"""Open connections to sites, which are used again; one request at a time goes over each."""

import re
import ssl
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from typing import NamedTuple
from urllib.parse import quote

import truststore
from urllib3.connection import HTTPConnection, HTTPSConnection

from editor.core.values.hosts import a_label, port_number, split_authority
from editor.core.values.urls import DEFAULT_PORTS, site_of, split
from editor.site.http_answers import Head, body_of, read_head
from editor.site.proxies import Proxy

_MOST_SITES = 100  # whose connections are kept
_NO_TUNNEL = re.compile(r"Tunnel connection failed: (\d{3})")  # what http.client says
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


class Route(NamedTuple):
    """The way to a host: its address, and the proxy by which it is asked, if there is one."""

    address: str  # "" where only the proxy knows it
    proxy: Proxy | None = None


class TunnelRefusedError(OSError):
    """A proxy does not connect to a host; `status` is its answer."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Connection:
    """A connection to a site, perhaps by a proxy."""

    def __init__(self, key: "_Key", context: ssl.SSLContext, seconds: float) -> None:
        """Connect; raises OSError, and HTTPError of urllib3. seconds: the longest wait for one step of it."""
        scheme, route, port, name = self.key = key
        proxy = route.proxy
        host, at = (route.address, port) if proxy is None else (proxy.host, proxy.port)
        if scheme == "https":
            self._inner: HTTPConnection = HTTPSConnection(
                host, at, timeout=seconds, ssl_context=context, server_hostname=name
            )
            if proxy is not None:
                self._inner.set_tunnel(name, port, proxy.headers)
        else:
            self._inner = HTTPConnection(host, at, timeout=seconds)
        try:
            self._inner.connect()
        except BaseException as error:
            self._inner.close()
            if found := _NO_TUNNEL.match(str(error)):
                raise TunnelRefusedError(int(found[1])) from error
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


_Key = tuple[str, Route, int, str]  # scheme, way, port and name


class Connections:
    """The connections that are open at the moment and not in use; any thread may take one."""

    def __init__(self, seconds: float) -> None:
        """seconds: the longest wait for one step of an exchange."""
        self._seconds = seconds
        self._contexts: list[ssl.SSLContext] = []  # with which no connection is being made
        self._idle: dict[_Key, list[Connection]] = {}

    def take(self, target: AskedUrl, route: Route, *, is_new: bool = False) -> Connection:
        """Return a connection, perhaps one that was used before; raises OSError, and HTTPError of urllib3."""
        key = target.scheme, route, target.port, target.name
        while not is_new and (idle := self._idle.get(key)):
            with suppress(IndexError):  # another thread took the last one
                if (connection := idle.pop()).is_quiet():
                    return connection
                connection.close()
        with self._context() as context:
            return Connection(key, context, self._seconds)

    @contextmanager
    def _context(self) -> Iterator[ssl.SSLContext]:
        """Lend a context to one connection alone until it is made, as it is locked as long as that takes.

        It knows the authorities, which takes 1 MB, so that there are no more than are needed at once.
        """
        try:
            context = self._contexts.pop()
        except IndexError:
            context = truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        try:
            yield context
        finally:
            self._contexts.append(context)

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
