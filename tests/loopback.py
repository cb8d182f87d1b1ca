"""Whether a test may connect to servers of its own on this machine; nothing else is ever connected to."""

import contextlib
from collections.abc import Iterator

_open: set[tuple[str, int]] = set()


def is_allowed(address: object) -> bool:
    """Tell whether an address is that of a server that a test runs right now."""
    return isinstance(address, tuple) and address[:2] in _open


@contextlib.contextmanager
def allowed(port: int, address: str = "127.0.0.1") -> Iterator[None]:
    """Let tests connect to a port of this machine meanwhile."""
    assert address.startswith("127.")
    _open.add((address, port))
    try:
        yield
    finally:
        _open.discard((address, port))
