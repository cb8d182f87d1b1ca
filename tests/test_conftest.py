"""What the tests have in common."""

import gc
import socket
import weakref

import pytest

from tests import conftest
from tests.conftest import NetworkUsedError, pytest_sessionfinish
from tests.loopback import is_named


class Loop:
    """An object that only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


def test_garbage_goes_between_two_tests_and_at_no_other_time(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not gc.isenabled()
    gone = weakref.ref(Loop())
    assert gone() is not None
    monkeypatch.setattr(conftest, "MANY", -1)
    gc.enable()
    conftest.pytest_runtest_logfinish()
    assert gone() is None
    assert not gc.isenabled()


def test_nothing_is_left_to_look_through_for_garbage_when_the_tests_are_over() -> None:
    pytest_sessionfinish()
    assert gc.collect() == 0
    assert gc.get_freeze_count() > len(gc.get_objects())


def test_what_was_frozen_is_not_looked_through_when_the_tests_are_over() -> None:
    frozen = weakref.ref(Loop())
    gc.freeze()
    pytest_sessionfinish()
    assert frozen() is not None


def test_what_only_the_last_test_used_is_freed_when_the_tests_are_over() -> None:
    unfrozen = weakref.ref(Loop())
    pytest_sessionfinish()
    assert unfrozen() is None


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
