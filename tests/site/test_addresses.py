"""Private networks are known by their addresses, however these are written."""

from editor.site.host_access import is_private
from tests.for_each import for_each

PLAIN = [
    "127.0.0.1",
    "10.1.2.3",
    "169.254.169.254",
    "0.0.0.0",
    "224.0.0.1",
    "100.64.0.1",
    "::1",
    "fe80::1",
    "fd00::1",
    "::",
]
WRAPPED = ["::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::"]


@for_each("address", [*PLAIN, *WRAPPED])
def test_private_addresses(address: str) -> None:
    assert is_private(address)


@for_each("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_public_addresses(address: str) -> None:
    assert not is_private(address)
