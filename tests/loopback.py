"""What tests may ask: servers of their own on this machine, and nobody else."""

import contextlib
import ipaddress
from collections.abc import Iterator

_open: set[tuple[str, int]] = set()


def is_allowed(address: object) -> bool:
    """Tell whether an address is that of a server that a test runs right now."""
    return isinstance(address, tuple) and address[:2] in _open


def is_named(host: object) -> bool:
    """Tell whether a host is this machine by name, or an address: nobody is asked what that stands for."""
    name = host.decode("ascii", "replace") if isinstance(host, bytes) else str(host or "localhost")
    if name.rstrip(".").lower() == "localhost":
        return True
    with contextlib.suppress(ValueError):
        return bool(ipaddress.ip_address(name.partition("%")[0]))
    return False


@contextlib.contextmanager
def allowed(port: int, address: str = "127.0.0.1") -> Iterator[None]:
    """Let tests connect to a port of this machine meanwhile."""
    assert address.startswith("127.")
    _open.add((address, port))
    try:
        yield
    finally:
        _open.discard((address, port))
