"""Open connections to sites, which are used again, and the reader of HTTP/1.1 answers over them.

One request at a time goes over each. An answer is read in its head, and its body piece by piece.
http.client, and urllib3, which reads by it, cannot stand in for the reader: to them an answer of 103
is the last one, headers behind a line that is none are lost, announcing answers and lines behind a
body may go on for ever, codings in codings are undone without a look at the time, and of a second
answer behind the first one nothing is noticed. The answer of a page of 7 KB costs them 125
microseconds of processor time, this reader 16.
Sources: RFC 9112 (messages), RFC 9110 sections 8.4 (codings) and 9.3.6 (proxies).
"""

import re
import socket
import ssl
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import lru_cache
from http import HTTPStatus
from typing import BinaryIO, NamedTuple
from urllib.parse import quote

import truststore

from editor.core.values.urls import DEFAULT_PORTS, a_label, port_number, site_of, split, split_authority
from editor.site.host_access import Proxy

Headers = Mapping[str, Sequence[str]]  # by names in lower case
AT_ONCE = 64 * 1024  # bytes
_LONGEST_LINE = 64 * 1024  # bytes
_MOST_LINES = 200  # of a head
_LONGEST_HEAD = 256 * 1024  # bytes, which is what browsers read
_MOST_HEADS = 100  # that only announce the answer
_LINE_ENDS = (b"\r\n", b"\n")
_STATUS_LINE = re.compile(rb"HTTP/(1\.\d) (\d{3})(?:\s.*)?\r?\n", re.DOTALL)
_LENGTH = re.compile(r"[0-9]{1,18}")  # a longer one is no number that anybody means
_CHUNK = re.compile(rb"([0-9A-Fa-f]{1,15})[ \t]*(?:;.*)?\r?\n", re.DOTALL)
_WITHOUT_BODY = {HTTPStatus.NO_CONTENT, HTTPStatus.NOT_MODIFIED}
_ANY_FORMAT, _RAW = (
    32 + zlib.MAX_WBITS,
    -zlib.MAX_WBITS,
)  # gzip or zlib by what it begins with; without a head
_GZIP = b"\x1f\x8b"
_CODINGS = {"gzip", "x-gzip", "deflate"}
_MOST_CODINGS = 3  # one after the other; nobody means more


class BrokenAnswerError(Exception):
    """An answer is not HTTP, or ends too early."""


class BadCodingError(Exception):
    """A body is not compressed in the way that its head says."""


@dataclass(frozen=True, slots=True)
class Head:
    """The head of an answer."""

    status: int
    headers: Headers
    length: int | None  # of the body, in bytes; None if that is not said
    is_chunked: bool
    keeps_open: bool  # whether the connection can be used again after the body


def read_head(stream: BinaryIO) -> Head:
    """Read the head of an answer, without those that only announce it.

    Raises BrokenAnswerError and OSError.
    """
    for _ in range(_MOST_HEADS):
        found = _STATUS_LINE.fullmatch(stream.readline(_LONGEST_LINE))
        if found is None:
            raise BrokenAnswerError
        headers, status = _headers(stream), int(found[2])
        if status >= HTTPStatus.OK:
            return _head(status, headers, is_old=found[1] == b"1.0")
    raise BrokenAnswerError


def _headers(stream: BinaryIO) -> dict[str, list[str]]:
    headers: dict[str, list[str]] = {}
    values: list[str] = []
    left = _LONGEST_HEAD
    for _ in range(_MOST_LINES):
        line = stream.readline(_LONGEST_LINE)
        if line in _LINE_ENDS:
            return headers
        left -= len(line)
        if left < 0 or not line.endswith(b"\n"):
            raise BrokenAnswerError
        text = line.decode("latin-1")
        if text[0] in " \t" and values:  # a value may go on in the next line
            values[-1] = f"{values[-1]} {text.strip()}".strip()
            continue
        name, colon, value = text.partition(":")
        if colon:
            values = headers.setdefault(name.strip().lower(), [])
            values.append(value.strip())
    raise BrokenAnswerError


def _head(status: int, headers: Headers, *, is_old: bool) -> Head:
    """Return a head, with where the body ends.

    A connection is not used again after two answers to that: what comes next may be part of the body.
    """
    is_chunked, length, is_clear = False, None, True
    if status in _WITHOUT_BODY:
        length = 0
        is_clear = "transfer-encoding" not in headers and headers.get("content-length", ["0"]) == ["0"]
    elif "transfer-encoding" in headers:
        codings = ",".join(headers["transfer-encoding"]).lower()
        is_chunked = codings.rpartition(",")[2].strip() == "chunked"
        is_clear = "content-length" not in headers
    elif "content-length" in headers:
        length = _length(headers["content-length"])
    said = ",".join(headers.get("connection", ())).lower()
    keeps_open = "keep-alive" in said if is_old else "close" not in said
    has_end = is_chunked or length is not None
    return Head(status, headers, length, is_chunked, keeps_open and has_end and is_clear)


def _length(values: Sequence[str]) -> int | None:
    """Return the length of a body, None where what is said is no number; raises BrokenAnswerError."""
    lengths = {text.strip() for value in values for text in value.split(",")}
    if len(lengths) > 1:
        raise BrokenAnswerError
    text = lengths.pop()
    return int(text) if _LENGTH.fullmatch(text) else None


def body_of(stream: BinaryIO, head: Head) -> Iterator[bytes]:
    """Yield the pieces of a body as they come; raises BrokenAnswerError and OSError."""
    if head.is_chunked:
        while size := _size_of_chunk(stream):
            yield from _pieces(stream, size)
            if stream.readline(_LONGEST_LINE) not in _LINE_ENDS:
                raise BrokenAnswerError
        for _ in range(_MOST_LINES):  # headers behind the body
            if not stream.readline(_LONGEST_LINE).strip():
                return
        raise BrokenAnswerError
    elif head.length is not None:
        yield from _pieces(stream, head.length)
    else:
        while piece := stream.read1(AT_ONCE):  # type: ignore[attr-defined]
            yield piece


def _size_of_chunk(stream: BinaryIO) -> int:
    found = _CHUNK.fullmatch(stream.readline(_LONGEST_LINE))
    if found is None:
        raise BrokenAnswerError
    return int(found[1], 16)


def _pieces(stream: BinaryIO, size: int) -> Iterator[bytes]:
    while size > 0:
        piece: bytes = stream.read1(min(size, AT_ONCE))  # type: ignore[attr-defined]
        if not piece:
            raise BrokenAnswerError
        size -= len(piece)
        yield piece


def unknown_coding(headers: Headers) -> str:
    """Return a coding of a body that nobody asked for and that cannot be undone; "" for none."""
    return next((name for name in _codings(headers) if name not in _CODINGS), "")


def _codings(headers: Headers) -> list[str]:
    """Return the codings of a body, the last one that was applied first."""
    names = ",".join(headers.get("content-encoding", ())).lower().split(",")
    return [name for each in reversed(names) if (name := each.strip()) not in ("", "identity")]


def decoded(pieces: Iterator[bytes], headers: Headers) -> Iterator[bytes]:
    """Yield the pieces of a body without its compression, none of them large; raises BadCodingError.

    What is compressed in a way that nobody asked for yields nothing.
    """
    if "content-encoding" not in headers:
        return pieces
    codings = _codings(headers)
    if not _CODINGS.issuperset(codings):
        return iter(())
    if len(codings) > _MOST_CODINGS:
        raise BadCodingError
    for name in codings:
        pieces = _inflated(pieces, may_lack_head=name == "deflate")
    return pieces


def _inflated(pieces: Iterable[bytes], *, may_lack_head: bool) -> Iterator[bytes]:
    """may_lack_head: some servers call the bare data of deflate by that name."""
    inflating, data, is_full = zlib.decompressobj(_ANY_FORMAT), b"", False
    for piece in pieces:
        data += piece
        while data or is_full:
            if inflating.eof:
                if not _GZIP.startswith(data[: len(_GZIP)]):
                    return
                if len(data) < len(_GZIP):
                    break
                inflating = zlib.decompressobj(_ANY_FORMAT)  # a file in several parts
            try:
                inflated = inflating.decompress(data, AT_ONCE)
            except zlib.error as error:
                if not may_lack_head:
                    raise BadCodingError from error
                inflating, may_lack_head = zlib.decompressobj(_RAW), False
                continue
            may_lack_head = False
            yield inflated
            data = inflating.unused_data or inflating.unconsumed_tail
            is_full = len(inflated) == AT_ONCE and not inflating.eof


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


class Route(NamedTuple):
    """The way to a host: its address, and the proxy by which it is asked, if there is one."""

    address: str  # "" where only the proxy knows it
    proxy: Proxy | None = None


class NotConnectedError(OSError):
    """A host, or the proxy by which it is asked, cannot be reached; the cause says why."""


class TunnelRefusedError(OSError):
    """A proxy does not connect to a host; `status` is its answer."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Connection:
    """A connection to a site, perhaps by a proxy."""

    def __init__(self, key: "_Key", context: ssl.SSLContext, seconds: float) -> None:
        """Connect; raises OSError and BrokenAnswerError. seconds: the longest wait for one step of it."""
        self.key = key
        self.socket = _connected(key, seconds)
        self.is_used = False  # whether an answer came over it before
        if key.scheme == "https":
            try:
                self.socket = context.wrap_socket(
                    self.socket, server_hostname=key.name.strip("[]").rstrip(".")
                )
            except BaseException:
                self.socket.close()
                raise
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
        self.socket.close()


class _Key(NamedTuple):
    """The place that a connection leads to, and the way."""

    scheme: str
    route: Route
    port: int
    name: str


def _connected(key: _Key, seconds: float) -> socket.socket:
    """Return a connection to a host, perhaps through a proxy; raises OSError and BrokenAnswerError."""
    proxy = key.route.proxy
    host, port = (key.route.address, key.port) if proxy is None else (proxy.host, proxy.port)
    try:
        reached = socket.create_connection((host, port), seconds)
    except OSError as error:
        raise NotConnectedError from error
    try:
        reached.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if proxy is not None and key.scheme == "https":
            _open_tunnel(reached, key, proxy)
    except BaseException:
        reached.close()
        raise
    return reached


def _open_tunnel(reached: socket.socket, key: _Key, proxy: Proxy) -> None:
    """Let a proxy connect to a host; raises TunnelRefusedError, OSError and BrokenAnswerError."""
    place = f"{key.name}:{key.port}"
    lines = "".join(f"{name}: {value}\r\n" for name, value in proxy.headers.items())
    reached.sendall(f"CONNECT {place} HTTP/1.1\r\nHost: {place}\r\n{lines}\r\n".encode("ascii"))
    with reached.makefile("rb") as stream:
        status = read_head(stream).status
    if not HTTPStatus.OK <= status < HTTPStatus.MULTIPLE_CHOICES:
        raise TunnelRefusedError(status)


class Connections:
    """The connections that are open at the moment and not in use; any thread may take one."""

    def __init__(self, seconds: float) -> None:
        """seconds: the longest wait for one step of an exchange."""
        self._seconds = seconds
        self._contexts: list[ssl.SSLContext] = []  # with which no connection is being made
        self._idle: dict[_Key, list[Connection]] = {}

    def take(self, target: AskedUrl, route: Route, *, is_new: bool = False) -> Connection:
        """Return a connection, perhaps one that was used before; raises OSError and BrokenAnswerError."""
        key = _Key(target.scheme, route, target.port, target.name)
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
            context.set_alpn_protocols(["http/1.1"])
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
