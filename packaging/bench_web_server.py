"""A site on loopback for measurements, in a process of its own: prints its port and serves until its end."""

import asyncio
import os

_LINKS = b"".join(b"<a href=/%d>Link %d</a>" % (number, number) for number in range(30))
_PAGE = (
    b"<!DOCTYPE html><html lang=en><head><title>Page</title><link rel=canonical href='%s'></head>"
    + b"<body><header><nav>"
    + _LINKS
    + b"</nav></header><main><h1>Page</h1>"
    + b"<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod.</p>" * 60
    + b"<p>%s</p></main><footer>The end</footer></body></html>"
)
_LIST = b"<!DOCTYPE html><html lang=en><head><title>List</title></head><body>%s</body></html>"
_FOUND = b"HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: %d\r\n\r\n"
_GONE = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n"
_END = b"\r\n\r\n"


class _Site(asyncio.Protocol):
    def __init__(self) -> None:
        self._asked = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._asked += data
        while _END in self._asked:
            head, _, self._asked = self._asked.partition(_END)
            method, path, _ = head.split(b" ", 2)
            body = _body(path)
            is_wanted = method != b"HEAD"
            self._transport.write(_FOUND % len(body) + body * is_wanted if body else _GONE)


def _body(path: bytes) -> bytes:
    """A page, or a list or a tree of as many as its path says; empty where there is nothing."""
    if path.startswith(b"/list/"):
        links = (b"<a href=/page/%d>%d</a>" % (number, number) for number in range(int(path[6:])))
        return _LIST % b"".join(links)
    if path.startswith(b"/tree/"):
        size, _, number = path[6:].partition(b"/")
        return _branch(int(size), int(number or 0))
    return _PAGE % (path, path) if path.startswith(b"/page") else b""


def _branch(size: int, number: int) -> bytes:
    """A page of a tree of so many, each with links to ten others."""
    path = b"/tree/%d/%d" % (size, number)
    below = range(number * 10 + 1, min(number * 10 + 11, size))
    return _PAGE % (path, b"".join(b"<a href=/tree/%d/%d>more</a>" % (size, each) for each in below))


async def _serve() -> None:
    server = await asyncio.get_running_loop().create_server(_Site, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(19)  # it stands for a machine elsewhere, which takes no time of this one
    asyncio.run(_serve())
