"""One request and what came back: bounded in time and size, without following redirects."""

import re
import socket
import ssl
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from io import BytesIO
from urllib.parse import unquote

from editor.core.site.robots_txt import MAX_ROBOTS_BYTES, PATH_OF_ROBOTS
from editor.core.text import N_, Phrase, words_of
from editor.core.values.urls import DEFAULT_PORTS, joined
from editor.runtime.threads import IsCancelled, never
from editor.site import connections
from editor.site.host_access import NO_ADDRESS, Addresses, NotAsked, Private, Proxies, basic
from editor.site.request_limits import NO_CREDENTIALS, Credentials, Limits

_LOOK = 0.25  # seconds between two looks at what takes too long
_HTML = ("text/html", "application/xhtml+xml")
_JSON = "application/json; charset=utf-8"
_LONG_REST = 16 * 1024  # bytes of an error page that take longer to read than a new connection
_CONTROLS = re.compile(r"[\x00-\x1f\x7f]+")
_IN_NO_NAME = re.compile(r"[\x00-\x20\x7f]")  # of a host
_ERRORS = (OSError, connections.BrokenAnswerError, ValueError)

_TOO_SLOW = Phrase(N_("It did not answer in time."))
_NO_PAGE = Phrase(N_("It is no URL of a page."))
_NEVER_OPENED = N_("{scheme}: is never opened.")
_BAD_TLS = N_("Its certificate or encryption is not accepted: {cause}.")
_TLS_CAUSES = (  # by what the library calls them
    (re.compile("(?i)eof"), Phrase(N_("it closed the connection during the TLS handshake"))),
    (
        re.compile("WRONG_VERSION_NUMBER|HTTP_REQUEST|RECORD_LAYER_FAILURE|PACKET_LENGTH_TOO_LONG"),
        Phrase(N_("it answers without encryption")),
    ),
    (
        re.compile("PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL"),
        Phrase(N_("it only supports outdated versions of TLS")),
    ),
    (
        re.compile("HANDSHAKE_FAILURE|NO_SHARED_CIPHER|NO_CIPHERS"),
        Phrase(N_("it offers no encryption that this program supports")),
    ),
    (re.compile("UNRECOGNIZED_NAME"), Phrase(N_("it does not know this host"))),
    (re.compile("CERTIFICATE_REQUIRED"), Phrase(N_("it requires a client certificate"))),
    (
        re.compile("KEY_TOO_SMALL|MD_TOO_WEAK|LEGACY_RENEGOTIATION|WRONG_SIGNATURE_TYPE"),
        Phrase(N_("its encryption is too weak to be safe")),
    ),
)
_OTHER_TLS_CAUSE = N_("the TLS handshake failed ({code})")
_UNKNOWN_AUTHORITY = Phrase(N_("its certificate comes from an unknown issuer"))
_BAD_CERTIFICATES = {  # by the numbers of the library, X509_V_ERR_…
    9: Phrase(N_("its certificate is not valid yet")),
    10: Phrase(N_("its certificate has expired")),
    18: Phrase(N_("its certificate is self-signed")),
    19: _UNKNOWN_AUTHORITY,
    20: _UNKNOWN_AUTHORITY,
    21: _UNKNOWN_AUTHORITY,
    23: Phrase(N_("its certificate was revoked")),
    62: Phrase(N_("its certificate is for another host")),
    64: Phrase(N_("its certificate is for another address")),
}
_NO_CONNECTION = Phrase(N_("The server refuses the connection or cannot be reached."))
_NO_PROXY = N_("The proxy {host} cannot be reached.")
_NOT_BY_PROXY = N_("The proxy did not connect to the site; it answered {status}.")
_BAD_CODING = Phrase(N_("Its answer is not compressed in the way that it says."))
_BROKEN_OFF = Phrase(N_("The server broke its answer off, or it is not HTTP."))


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

    @property
    def size(self) -> int | None:
        """The number of bytes of what was found, decompressed; None if it is not known."""
        length = self.header("content-length").strip()
        if length.isdecimal() and is_found(self.status) and not self.headers.get("content-encoding"):
            return int(length)
        return len(self.body) if self.body and not (self.is_cut or self.reason) else None

    @property
    def target(self) -> str:
        """The absolute URL that it redirects to, without fragment; "" if it is no redirect."""
        if self.status is None or not HTTPStatus.MULTIPLE_CHOICES <= self.status < HTTPStatus.BAD_REQUEST:
            return ""
        location = self.header("location").strip()
        with suppress(UnicodeError):  # headers are read as Latin-1, while many servers write UTF-8
            location = location.encode("latin-1").decode("utf-8")
        return joined(self.url, location).partition("#")[0] if location else ""


def is_html(headers: connections.Headers) -> bool:
    """Tell whether an answer is a page in HTML by its type, or may be one as it names none."""
    return headers.get("content-type", _HTML)[0].partition(";")[0].strip().lower() in _HTML


def is_found(status: int | None) -> bool:
    """Tell whether a status is that of a page, which the answer holds."""
    return status is not None and HTTPStatus.OK <= status < HTTPStatus.MULTIPLE_CHOICES


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
        self._addresses, self._proxies = Addresses(limits), Proxies()
        self._deadlines = _Deadlines(cancelled)
        self._connections = connections.Connections(min(limits.timeout, limits.silence))
        self._headers = {
            "User-Agent": limits.user_agent,
            "Accept": "*/*" if as_sent else "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8",
            "Accept-Encoding": "gzip" if as_sent else "gzip, deflate",
        }
        self._lines = _lines(self._headers)  # for sites without credentials

    def close(self) -> None:
        """Close all connections."""
        self._connections.close()
        self._deadlines.end()

    def fetch(
        self, url: str, source: str = "", *, wants_any: bool = False, sent: bytes | None = None
    ) -> Fetched:
        """Ask for a URL; whatever happens is told by what is returned.

        source: the URL that redirected there. wants_any: read the body whatever it is; else only of a page
        in HTML that was found. sent: JSON to send to it, with POST.
        """
        try:
            target, route = self._way(url, source)
        except NotAsked as error:
            return _not_asked(url, error)
        try:
            with self._deadlines.kept(self._limits.timeout) as deadline:
                return self._ask(url, (target, route), deadline, sent, wants_any=wants_any)
        except connections.TunnelRefusedError as error:
            return _without_tunnel(url, error.status)
        except _ERRORS as error:
            if isinstance(error, connections.NotConnectedError):
                if route.proxy is not None:
                    return Fetched(url, reason=Phrase(_NO_PROXY, host=route.proxy.host), may_pass=True)
                self._addresses.leave(target.host)
            return _failed(url, error)

    def refusal(self, url: str, source: str = "") -> Fetched | None:
        """Return why a URL is not asked for at all, as an answer to it; None where it may be.

        source: the URL that redirected there.
        """
        try:
            self._way(url, source)
        except NotAsked as error:
            return _not_asked(url, error)
        return None

    def _way(self, url: str, source: str) -> tuple[connections.AskedUrl, connections.Route]:
        """Return a URL as it is asked for, and the way to its host; raises NotAsked. source: see `fetch`."""
        target = connections.target_of(url)
        if target is None or target.scheme not in DEFAULT_PORTS:
            raise NotAsked(Phrase(_NEVER_OPENED, scheme=target.scheme) if target else _NO_PAGE)
        has_proxy = self._proxies.has_any(target.scheme)
        address = self._addresses.of(target.host, _host_of(source), may_be_unknown=has_proxy)
        proxy = self._proxies.of(target.scheme, target.name, address)
        if not address and (proxy is None or _IN_NO_NAME.search(target.name)):
            raise NotAsked(Phrase(NO_ADDRESS, host=target.host))
        return target, connections.Route(address, proxy)

    def _ask(
        self,
        url: str,
        place: tuple[connections.AskedUrl, connections.Route],
        deadline: "_Deadline",
        sent: bytes | None,
        *,
        wants_any: bool,
    ) -> Fetched:
        try:
            connection, head = self._begun(place, deadline, sent)
        except _ERRORS as error:
            if deadline.is_over:
                raise TimeoutError from error
            raise
        is_over = False
        try:
            is_wanted = wants_any or (is_found(head.status) and is_html(head.headers))
            most = self._most(place[0]) if is_wanted else 0
            body, reason, is_over = self._body(connection, head, deadline, most)
        finally:
            if is_over and head.keeps_open and not deadline.is_over:
                self._connections.keep(connection)
            else:
                connection.close()
        is_cut = is_wanted and len(body) >= most + self._as_sent
        may_pass = bool(reason) and reason != _BAD_CODING  # which is what the site sends to everybody
        return Fetched(url, head.status, head.headers, body, reason, may_pass=may_pass, is_cut=is_cut)

    def _most(self, target: connections.AskedUrl) -> int:
        """Return how many bytes of a body are read; of a robots.txt one more than crawlers read, to tell."""
        most = self._limits.body
        return min(most, MAX_ROBOTS_BYTES + (not self._as_sent)) if target.path == PATH_OF_ROBOTS else most

    def _begun(
        self, place: tuple[connections.AskedUrl, connections.Route], deadline: "_Deadline", sent: bytes | None
    ) -> tuple[connections.Connection, connections.Head]:
        """Send a request, and return the head of the answer with the connection that the body comes over.

        A connection that was open before may have ended meanwhile; then the request goes over another one.
        What is sent twice might be taken twice: that goes over a new one at once.
        """
        request = self._request(*place, sent)
        is_new = sent is not None
        while True:
            connection = self._connections.take(*place, is_new=is_new)
            try:
                deadline.hold(connection.socket)
                return connection, connection.ask(request)
            except BaseException as error:
                connection.close()
                is_new = True
                may_have_ended = isinstance(error, connections.BrokenAnswerError | ConnectionError)
                if not (connection.is_used and may_have_ended) or deadline.is_over:
                    raise

    def _request(self, target: connections.AskedUrl, route: connections.Route, sent: bytes | None) -> bytes:
        """Return a request as it is sent; credentials go to the site alone that they are for."""
        own = self._credentials.get(target.origin)
        lines, path, host = self._lines, target.path, _CONTROLS.sub(" ", target.asked_at)
        proxy = route.proxy if target.scheme == "http" else None  # else it forwards what it cannot read
        if proxy is not None:
            path = f"http://{host}{path}"
        if own or target.userinfo or sent is not None or proxy is not None:
            headers = self._headers | {name.title(): value for name, value in (own or {}).items()}
            if proxy is not None:
                headers |= proxy.headers
            if target.userinfo:
                headers |= basic(*map(unquote, target.userinfo.partition(":")[::2]))
            if sent is not None:
                headers |= {"Content-Type": _JSON, "Content-Length": str(len(sent))}
            lines = _lines(headers)
        method = "GET" if sent is None else "POST"
        head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\n{lines}\r\n"
        return head.encode("utf-8", "replace") + (sent or b"")

    def _body(
        self, connection: connections.Connection, head: connections.Head, deadline: "_Deadline", most: int
    ) -> tuple[bytes, str, bool]:
        """Return the decompressed body up to a limit, a sentence about why it is incomplete, or "", and
        whether it was read to its end.

        most: bytes, 0 where it is not wanted; then what is short is read, so that the connection can be used
        again.
        """
        coming = connection.body(head)
        if not most:
            return b"", "", head.keeps_open and _ends_soon(coming, head.length)
        body, reason = BytesIO(), ""  # which hands out what it holds without a copy
        left = most + self._as_sent  # one byte more tells that a file is longer
        try:
            for piece in coming if self._as_sent else connections.decoded(coming, head.headers):
                if deadline.is_over:  # much that came may become nothing, again and again
                    raise TimeoutError
                body.write(piece[:left])
                left -= len(piece)
                if left <= 0:
                    break
            is_over = left > 0 and next(coming, None) is None
        except (*_ERRORS, connections.BadCodingError) as error:
            is_over, reason = False, _sentence(error)
        return body.getvalue(), _TOO_SLOW if deadline.is_over else reason, is_over


def _lines(headers: Mapping[str, str]) -> str:
    return "".join(f"{name}: {_CONTROLS.sub(' ', value)}\r\n" for name, value in headers.items())


def _host_of(url: str) -> str:
    target = connections.target_of(url) if url else None
    return target.host if target else ""


def _ends_soon(coming: Iterator[bytes], length: int | None) -> bool:
    """Read what nobody wants where it is short, and tell whether that was all."""
    left = _LONG_REST
    if length is not None and length >= left:
        return False
    with suppress(*_ERRORS):
        for piece in coming:
            left -= len(piece)
            if left <= 0:
                return False
        return True
    return False


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
        self._kept: set[_Deadline] = set()  # copied at once, so that no thread waits for another here
        self._cancelled = cancelled
        self._is_over = threading.Event()
        self._watch = threading.Thread(target=self._run, name="deadlines", daemon=True)
        self._watch.start()

    @contextmanager
    def kept(self, seconds: float) -> Iterator[_Deadline]:
        """Hold a connection to a deadline meanwhile, once it is known."""
        if self._cancelled():
            raise TimeoutError
        deadline = _Deadline(seconds)
        self._kept.add(deadline)
        try:
            yield deadline
        finally:
            self._kept.discard(deadline)

    def end(self) -> None:
        """Watch no longer."""
        self._is_over.set()
        self._watch.join()

    def _run(self) -> None:
        while not self._is_over.wait(_LOOK):
            now, is_over = time.monotonic(), self._cancelled()
            for deadline in tuple(self._kept):
                if is_over or deadline.moment < now:
                    deadline.end()


def _not_asked(url: str, error: NotAsked) -> Fetched:
    host = error.host if isinstance(error, Private) else ""
    return Fetched(url, reason=words_of(error), is_refused=isinstance(error, Private), refused_host=host)


def _failed(url: str, error: Exception) -> Fetched:
    return Fetched(url, reason=_sentence(error), may_pass=not isinstance(error, ssl.SSLError | ValueError))


def _without_tunnel(url: str, status: int) -> Fetched:
    """Return what is known of a URL that a proxy refused to ask for, which says nothing of the site."""
    reason = Phrase(_NOT_BY_PROXY, status=str(status))
    if status < HTTPStatus.INTERNAL_SERVER_ERROR:
        return Fetched(url, reason=reason, is_refused=True)
    return Fetched(url, reason=reason, may_pass=True)


def _tls_cause(error: ssl.SSLError) -> Phrase | str:
    """Return what an error of the TLS library means; its own message of a certificate, if need be."""
    if isinstance(error, ssl.SSLCertVerificationError):
        told = getattr(error, "verify_message", "").rstrip(".")
        known = _BAD_CERTIFICATES.get(getattr(error, "verify_code", 0))
        if known or told:
            return known or told
    said = error.reason or str(error)
    known = next((cause for pattern, cause in _TLS_CAUSES if pattern.search(said)), None)
    return known or Phrase(_OTHER_TLS_CAUSE, code=said.replace("_", " ").lower())


def _sentence(error: Exception) -> Phrase:
    """Return a sentence that says why no answer came, or none that can be read."""
    if isinstance(error, ssl.SSLError):
        return Phrase(_BAD_TLS, cause=_tls_cause(error))
    if isinstance(error, TimeoutError) or isinstance(error.__cause__, TimeoutError):
        return _TOO_SLOW
    if isinstance(error, connections.NotConnectedError):
        return _NO_CONNECTION
    return _BAD_CODING if isinstance(error, connections.BadCodingError) else _BROKEN_OFF
