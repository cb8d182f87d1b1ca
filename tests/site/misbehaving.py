"""A site on loopback that answers as it is told, and badly where that is wanted."""

import socket
import ssl
import sys
import threading
import time
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.loopback import allowed

CERTIFICATE = Path(__file__).resolve().parents[1] / "data" / "unknown_authority.pem"  # with its key
knows_authority = pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere the system alone knows its authorities"
)
# With as many words as a page has that is not suspected to be none.
PAGE = (
    "<!DOCTYPE html><html><head>{head}</head><body><p>{text}</p><p>And what every page has.</p></body></html>"
)


@dataclass(frozen=True)
class Reply:
    """What one request gets."""

    status: int = 200
    body: bytes = b""
    headers: Mapping[str, str] = field(default_factory=dict)
    raw: Callable[[Any], None] | None = None  # writes to the socket in place of all that
    keeps_open: bool = False  # the connection, after `raw`
    seconds: float = 0.0  # that pass before the answer begins


def page(text: str = "A page", head: str = "", status: int = 200, **headers: str) -> Reply:
    lines = {name.replace("_", "-"): value for name, value in headers.items()}
    body = PAGE.format(head=head, text=text).encode()
    return Reply(status, body, {"Content-Type": "text/html; charset=utf-8", **lines})


def redirect(target: str, status: int = 301) -> Reply:
    return Reply(status, headers={"Location": target})


def bomb(megabytes: int) -> Reply:
    """A page of many megabytes that is small as long as it is compressed."""
    packing = zlib.compressobj(1, wbits=31)
    pieces = [packing.compress(b"<html><body>")]
    pieces += [packing.compress(b" " * 1024 * 1024) for _ in range(megabytes)]
    return Reply(
        body=b"".join((*pieces, packing.flush())),
        headers={"Content-Type": "text/html", "Content-Encoding": "gzip"},
    )


def endless(file: Any) -> None:
    """A page that never ends."""
    file.write(b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<html><body>")
    while True:
        file.write(b"<p>more and more" * 1000)


def dripping(file: Any) -> None:
    """The headers come a byte at a time, for longer than anybody waits."""
    for character in b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 1000:
        file.write(bytes([character]))
        file.flush()
        time.sleep(0.02)


class Site:
    """The site: `replies` by path, and what was `asked` for so far, with the moment."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.connections: set[int] = set()  # the ports from which it was asked
        self.origin = f"http://127.0.0.1:{port}"
        self.replies: dict[str, Reply | list[Reply]] = {}
        self.asked: list[tuple[str, str]] = []  # method and path
        self.moments: list[float] = []
        self.bodies: list[bytes] = []  # that were sent to it and taken
        self.headers: list[Mapping[str, str]] = []  # that came with each, by names in lower case
        self.at_once = 0
        self.most_at_once = 0
        self.lock = threading.Lock()

    def url(self, path: str) -> str:
        return self.origin + path

    def note(self, method: str, path: str, headers: Mapping[str, str], port: int) -> None:
        """Keep what was asked for; port: from which."""
        with self.lock:
            self.asked.append((method, path))
            self.moments.append(time.monotonic())
            self.headers.append({name.lower(): value for name, value in headers.items()})
            self.connections.add(port)

    @contextmanager
    def asking(self) -> Iterator[None]:
        """Count a request until its answer begins, after which another may come."""
        with self.lock:
            self.at_once += 1
            self.most_at_once = max(self.most_at_once, self.at_once)
        try:
            yield
        finally:
            with self.lock:
                self.at_once -= 1

    def count(self, path: str) -> int:
        return sum(asked == path for _, asked in self.asked)

    def reply(self, path: str) -> Reply:
        """The next answer to a path; the last one is given for ever."""
        known = self.replies.get(path, Reply(404))
        if isinstance(known, Reply):
            return known
        return known.pop(0) if len(known) > 1 else known[0]


def tls() -> ssl.SSLContext:
    """What a server needs for TLS with a certificate that nobody knows."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATE)
    return context


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Answering)
        self.site = Site(self.server_address[1])

    def use_tls(self) -> None:
        self.socket = tls().wrap_socket(self.socket, server_side=True, do_handshake_on_connect=False)
        self.site.origin = self.site.origin.replace("http:", "https:")

    def handle_error(self, *_: object) -> None:
        """Who asks breaks off at times."""


class _Answering(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: _Server

    @property
    def site(self) -> Site:
        return self.server.site

    def do_GET(self) -> None:
        with self.site.asking():
            self.site.note(self.command, self.path, dict(self.headers), self.client_address[1])
            with self.site.lock:
                reply = self.site.reply(self.path)
            time.sleep(reply.seconds)
        with suppress(OSError):  # who asked may have gone
            self.answer(reply)

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        reply = self.site.reply(self.path)
        if reply.status < 300:
            self.site.bodies.append(body)
        self.answer(reply)

    def do_CONNECT(self) -> None:
        """Be a proxy, and the site with TLS behind it as well."""
        self.site.note(self.command, self.path, dict(self.headers), self.client_address[1])
        reply = self.site.reply(self.path)
        self.answer(reply)
        if reply.status == 200:
            self.connection = tls().wrap_socket(self.connection, server_side=True)
            self.rfile, self.wfile = self.connection.makefile("rb"), self.connection.makefile("wb", 0)
            self.close_connection = False

    def finish(self) -> None:
        super().finish()
        self.connection.close()

    do_HEAD = do_GET  # noqa: N815 - the name that the library calls

    def answer(self, reply: Reply) -> None:
        if reply.raw is not None:
            self.close_connection = not reply.keeps_open
            reply.raw(self.wfile)
            return
        self.send_response(reply.status)
        for name, value in reply.headers.items():
            self.send_header(name, value)
        if "Content-Length" not in reply.headers:
            self.send_header("Content-Length", str(len(reply.body)))
        else:
            self.close_connection = True
        self.end_headers()
        self.wfile.write(reply.body)

    def log_message(self, *_: object) -> None: ...


@contextmanager
def saying(data: bytes) -> Iterator[int]:
    """A host that says the same to everybody who connects, and closes then: its port."""

    def answer() -> None:
        with suppress(OSError):  # the end of the test
            while True:
                connection, _ = server.accept()
                with connection, suppress(OSError):
                    connection.recv(65_536)
                    connection.sendall(data)

    with socket.create_server(("127.0.0.1", 0)) as server:
        thread = threading.Thread(target=answer)
        thread.start()
        port = server.getsockname()[1]
        try:
            with allowed(port):
                yield port
        finally:
            server.shutdown(socket.SHUT_RDWR)
            thread.join()


@contextmanager
def running(*, has_tls: bool = False) -> Iterator[Site]:
    """A site that answers until the end of the block; has_tls: with a certificate that nobody knows."""
    server = _Server()
    if has_tls:
        server.use_tls()
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        with allowed(server.site.port):
            yield server.site
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
