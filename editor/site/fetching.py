"""One request and what came back: bounded in time and size, without following redirects."""

import socket
import ssl
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import lru_cache
from http import HTTPStatus
from urllib.parse import quote, unquote

import truststore
import urllib3
from urllib3.connection import HTTPConnection, HTTPSConnection
from urllib3.exceptions import (
    ConnectTimeoutError,
    DecodeError,
    HTTPError,
    NewConnectionError,
    ReadTimeoutError,
    SSLError,
)
from urllib3.response import HTTPResponse

from editor.core.cancelling import IsCancelled, never
from editor.core.text import QT_TRANSLATE_NOOP, Phrase, words_of
from editor.core.values.hosts import a_label, port_number, split_authority
from editor.core.values.urls import DEFAULT_PORTS, origin, split
from editor.site.addresses import Addresses, NotAsked, Private
from editor.site.limits import NO_CREDENTIALS, Credentials, Limits

_AT_ONCE = 64 * 1024  # bytes
_LOOK = 0.25  # seconds between two looks at what takes too long
_AS_THEY_ARE = "!#$%&'()*+,/:;=?@[]~"  # in a path, beside letters and digits
_HTML = ("text/html", "application/xhtml+xml")
_JSON = {"Content-Type": "application/json; charset=utf-8"}
_NO_RETRIES = urllib3.Retry(total=False, redirect=False)  # what `False` would be made into for each request
_LONG_REST = 16 * 1024  # bytes of an error page that take longer to read than a new connection
_TOO_SLOW = Phrase(QT_TRANSLATE_NOOP("phrases", "It did not answer in time."))
_NO_PAGE = Phrase(QT_TRANSLATE_NOOP("phrases", "It is no URL of a page."))
_NEVER_OPENED = QT_TRANSLATE_NOOP("phrases", "{scheme}: is never opened.")
_BAD_TLS = QT_TRANSLATE_NOOP("phrases", "Its certificate or encryption is not accepted: {cause}.")
_NO_CONNECTION = Phrase(
    QT_TRANSLATE_NOOP("phrases", "The server refuses the connection or cannot be reached.")
)
_BAD_CODING = Phrase(QT_TRANSLATE_NOOP("phrases", "Its answer is not compressed in the way that it says."))
_BROKEN_OFF = Phrase(QT_TRANSLATE_NOOP("phrases", "The server broke its answer off, or it is not HTTP."))


@lru_cache(maxsize=1024)
def host_of(url: str) -> str:
    """Return the host of a URL in lower case, without its port; "" where it has none."""
    parts = split(url)
    return split_authority(parts.authority)[1].lower() if parts else ""


@dataclass(frozen=True, slots=True)
class Fetched:
    """The outcome of one request; `status` is None if no answer came that can be read."""

    url: str
    status: int | None = None
    headers: Mapping[str, Sequence[str]] = field(default_factory=dict)  # by names in lower case
    body: bytes = b""  # of a page, decompressed and perhaps cut off
    reason: str = ""  # why nothing came, in a sentence
    may_pass: bool = False  # whether another try may have more luck
    is_refused: bool = False  # whether we did not want to ask
    refused_host: str = ""  # that a person may allow to be asked, where that was the cause
    is_cut: bool = False  # the file is longer than the limit

    def header(self, name: str) -> str:
        """Return the first value of a header, "" if there is none."""
        values = self.headers.get(name, ())
        return values[0] if values else ""


class Fetcher:
    """Asks for single URLs, from any thread; keeps connections open. Close it in the end."""

    def __init__(
        self,
        limits: Limits,
        cancelled: IsCancelled = never,
        *,
        as_sent: bool = False,
        credentials: Credentials = NO_CREDENTIALS,
    ) -> None:
        """cancelled: breaks off what is being fetched, and what is asked for afterwards fails at once.

        as_sent: for files, whose bodies are returned as they were sent, perhaps compressed with gzip.
        """
        self._limits, self._as_sent, self._credentials = limits, as_sent, credentials
        self._addresses = Addresses(limits)
        self._deadlines = _Deadlines(cancelled)
        context = truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        self._pools = urllib3.PoolManager(
            num_pools=100, maxsize=limits.per_host, block=False, retries=False, ssl_context=context
        )
        self._pools.pool_classes_by_scheme = {"http": _Pool, "https": _SafePool}
        self._headers = {
            "User-Agent": limits.user_agent,
            "Accept": "*/*" if as_sent else "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8",
            "Accept-Encoding": "gzip" if as_sent else "gzip, deflate",
        }

    def close(self) -> None:
        """Close all connections."""
        self._pools.clear()
        self._deadlines.end()

    def fetch(
        self, url: str, source: str = "", *, wants_any: bool = False, sent: bytes | None = None
    ) -> Fetched:
        """Ask for a URL; whatever happens is told by what is returned.

        source: the URL that redirected there. wants_any: read the body whatever it is; else only of a page
        in HTML that was found. sent: JSON to send to it, with POST.
        """
        if refusal := self.refusal(url, source):
            return refusal
        try:
            address = self._addresses.of(host_of(url), host_of(source))
            return self._ask(url, address, sent, wants_any=wants_any)
        except (HTTPError, OSError, ValueError) as error:
            if isinstance(error, NewConnectionError | ConnectTimeoutError):
                self._addresses.leave(host_of(url))
            return _failed(url, error)

    def refusal(self, url: str, source: str = "") -> Fetched | None:
        """Return why a URL is not asked for at all, as an answer to it; None where it may be.

        source: the URL that redirected there.
        """
        parts = split(url)
        scheme = parts.scheme.lower() if parts else ""
        if scheme not in DEFAULT_PORTS:
            return Fetched(url, reason=Phrase(_NEVER_OPENED, scheme=scheme) if scheme else _NO_PAGE)
        try:
            self._addresses.of(host_of(url), host_of(source))
        except Private as error:
            return Fetched(url, reason=words_of(error), is_refused=True, refused_host=error.host)
        except NotAsked as error:
            return Fetched(url, reason=words_of(error))
        return None

    def _ask(self, url: str, address: str, sent: bytes | None, *, wants_any: bool) -> Fetched:
        parts = split(url)
        assert parts is not None
        scheme = parts.scheme.lower()
        userinfo, host, own_port = split_authority(parts.authority)
        port = port_number(own_port or "") or DEFAULT_PORTS[scheme]
        name = a_label(host) or host
        pool = self._pools.connection_from_host(
            address, port, scheme, {"server_hostname": name} if scheme == "https" else None
        )
        asked_at = name if port == DEFAULT_PORTS[scheme] else f"{name}:{port}"
        with self._deadlines.kept(self._limits.timeout) as deadline:
            response = pool.urlopen(
                "GET" if sent is None else "POST",
                quote((parts.path or "/") + parts.query, safe=_AS_THEY_ARE),
                body=sent,
                headers=self._headers_for(url, userinfo or "", sent) | {"Host": asked_at},
                redirect=False,
                retries=_NO_RETRIES,
                preload_content=False,
                assert_same_host=False,
                timeout=urllib3.Timeout(total=min(self._limits.timeout, self._limits.silence)),
            )
            headers = {key.lower(): response.headers.getlist(key) for key in response.headers}
            kind = response.headers.get("Content-Type", _HTML[0]).partition(";")[0].strip().lower()
            is_page = response.status == HTTPStatus.OK and kind in _HTML
            body, reason = b"", ""
            if wants_any or is_page:
                body, reason = self._body(response, deadline)
            else:
                _drain(response)
            response.close()  # which keeps the connection where all was read
        return Fetched(
            url,
            response.status,
            headers,
            body,
            reason,
            may_pass=bool(reason),
            is_cut=len(body) > self._limits.body,
        )

    def _headers_for(self, url: str, userinfo: str, sent: bytes | None) -> dict[str, str]:
        """Return the headers of a request; credentials go to the site alone that they are for."""
        headers = self._headers | dict(self._credentials.get(origin(url), {}))
        if userinfo:
            headers |= urllib3.make_headers(basic_auth=unquote(userinfo))
        return headers if sent is None else headers | _JSON

    def _body(self, response: urllib3.BaseHTTPResponse, deadline: "_Deadline") -> tuple[bytes, str]:
        """Return the decompressed body up to the limit, and a sentence about why it is incomplete, or ""."""
        pieces: list[bytes] = []
        left = self._limits.body + self._as_sent  # one byte more tells that a file is longer
        try:
            while left > 0 and (
                piece := response.read1(min(_AT_ONCE, left), decode_content=not self._as_sent)
            ):
                pieces.append(piece)
                left -= len(piece)
        except (HTTPError, OSError) as error:
            return b"".join(pieces), _TOO_SLOW if deadline.is_over else _sentence(error)
        if deadline.is_over:
            return b"".join(pieces), _TOO_SLOW
        return b"".join(pieces), ""


def _drain(response: urllib3.BaseHTTPResponse) -> None:
    """Read what nobody wants where it is short, so that the connection can be used again."""
    with suppress(HTTPError, OSError, ValueError):
        if int(response.headers.get("Content-Length", _LONG_REST)) < _LONG_REST:
            response.read(_LONG_REST, decode_content=False)


class _Deadline:
    """The moment at which one answer has to be there."""

    def __init__(self, seconds: float) -> None:
        self.moment = time.monotonic() + seconds
        self.is_over = False
        self._socket: socket.socket | None = None  # once there is one

    def hold(self, connection: socket.socket | None) -> None:
        """Hold a connection to the deadline."""
        self._socket = connection
        if self.is_over:
            self.end()

    def end(self) -> None:
        """Break the connection off: whoever waits for it goes on with an error."""
        self.is_over = True
        if self._socket is not None:
            with suppress(OSError):  # it ended meanwhile
                self._socket.shutdown(socket.SHUT_RDWR)


class _Deadlines:
    """Ends what takes too long in all: a time-out for each read does not, where a byte comes now and then."""

    def __init__(self, cancelled: IsCancelled) -> None:
        self._kept: set[_Deadline] = set()
        self._cancelled = cancelled
        self._lock = threading.Lock()
        self._is_over = threading.Event()
        self._watch = threading.Thread(target=self._run, name="deadlines", daemon=True)
        self._watch.start()

    @contextmanager
    def kept(self, seconds: float) -> Iterator[_Deadline]:
        """Hold what this thread asks for meanwhile to a deadline."""
        deadline = _Deadline(seconds)
        _current.deadline = deadline
        with self._lock:
            if self._cancelled():
                raise TimeoutError
            self._kept.add(deadline)
        try:
            yield deadline
        finally:
            with self._lock:
                self._kept.discard(deadline)

    def end(self) -> None:
        """Watch no longer."""
        self._is_over.set()
        self._watch.join()

    def _run(self) -> None:
        while not self._is_over.wait(_LOOK):
            now = time.monotonic()
            with self._lock:
                is_over = self._cancelled()
                late = [deadline for deadline in self._kept if is_over or deadline.moment < now]
            for deadline in late:
                deadline.end()


_current = threading.local()


class _Connection(HTTPConnection):
    """A connection whose socket the deadline of the thread knows, so that it can break it off."""

    def getresponse(self) -> HTTPResponse:  # type: ignore[override]
        _current.deadline.hold(self.sock)
        return super().getresponse()


class _SafeConnection(HTTPSConnection):
    """The TLS kind of `_Connection`."""

    def getresponse(self) -> HTTPResponse:  # type: ignore[override]
        _current.deadline.hold(self.sock)
        return super().getresponse()


class _Pool(urllib3.HTTPConnectionPool):
    ConnectionCls = _Connection


class _SafePool(urllib3.HTTPSConnectionPool):
    ConnectionCls = _SafeConnection


def _failed(url: str, error: Exception) -> Fetched:
    return Fetched(url, reason=_sentence(error), may_pass=not isinstance(error, SSLError | ValueError))


def _sentence(error: Exception) -> Phrase:
    """Return a sentence that says why no answer came, or none that can be read."""
    if isinstance(error, SSLError):
        return Phrase(_BAD_TLS, cause=_cause(error))
    if isinstance(error, ConnectTimeoutError | ReadTimeoutError):
        return _TOO_SLOW
    if isinstance(error, NewConnectionError):
        return _NO_CONNECTION
    if isinstance(error, DecodeError):
        return _BAD_CODING
    return _BROKEN_OFF


def _cause(error: Exception) -> str:
    inner = error.args[0] if error.args else error
    return str(getattr(inner, "verify_message", "") or getattr(inner, "reason", "") or inner).rstrip(".")
