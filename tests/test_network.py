"""The tests themselves ask nobody: what would leave this machine fails."""

import socket

import pytest

from tests.conftest import NetworkUsedError
from tests.loopback import is_named


@pytest.mark.parametrize("look_up", ["getaddrinfo", "gethostbyname", "gethostbyname_ex"])
@pytest.mark.parametrize("host", ["example.org", b"example.org", "localhost.example.org", "a.localhost"])
def test_no_name_of_another_machine_is_looked_up(look_up: str, host: str | bytes) -> None:
    port = (None,) if look_up == "getaddrinfo" else ()
    with pytest.raises(NetworkUsedError, match="look up"):
        getattr(socket, look_up)(host, *port)


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST.", b"localhost", "fe80::1%1", "", None])
def test_this_machine_and_addresses_may_be_looked_up(host: str | bytes | None) -> None:
    assert is_named(host)


def test_an_address_is_looked_up_without_asking() -> None:
    assert socket.getaddrinfo("127.0.0.1", 80, type=socket.SOCK_STREAM)


def test_nothing_is_connected_to_that_the_test_does_not_run() -> None:
    with socket.socket() as one, pytest.raises(NetworkUsedError, match="connect to"):
        one.connect(("127.0.0.1", 9))
