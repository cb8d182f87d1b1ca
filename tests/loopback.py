"""Whether a test may connect to servers of its own on this machine; nothing else is ever connected to."""

import contextlib
from collections.abc import Iterator

_open_ports: set[int] = set()


def is_allowed(address: object) -> bool:
    """Tell whether an address is that of a server that a test runs right now."""
    return isinstance(address, tuple) and address[0] == "127.0.0.1" and address[1] in _open_ports


@contextlib.contextmanager
def allowed(port: int) -> Iterator[None]:
    """Let tests connect to a port of this machine meanwhile."""
    _open_ports.add(port)
    try:
        yield
    finally:
        _open_ports.discard(port)
