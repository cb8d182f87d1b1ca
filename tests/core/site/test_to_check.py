"""Which URLs a site can be asked for, on which hosts, and about how long that takes."""

import pytest

from editor.core.site.to_check import looks_private, seconds_for, urls_to_check


def test_each_url_is_asked_for_once_and_what_is_none_is_left_out() -> None:
    found = urls_to_check(
        [" https://e.org/a\n", "https://e.org/a", "HTTP://u:p@E.org:80/b", "/c", "", "ftp://e.org"]
    )
    assert found.urls == ("https://e.org/a", "HTTP://u:p@E.org:80/b")
    assert found.hosts == {"e.org": 2}
    assert found.left_out == 2


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("localhost", True),
        ("127.0.0.1", True),
        ("10.1.2.3", True),
        ("[::1]", True),
        ("[fe80::1]", True),
        ("router", True),
        ("printer.local", True),
        ("shop.test.", True),
        ("e.org", False),
        ("8.8.8.8", False),
        ("[2606:4700::1111]", False),
        ("local.e.org", False),
    ],
)
def test_a_host_is_known_as_private_by_its_name_alone(host: str, expected: bool) -> None:
    assert looks_private(host) is expected


def test_the_time_is_that_of_the_largest_host() -> None:
    hosts = {"e.org": 100, "f.org": 400}
    assert seconds_for(hosts, 8, 0.05, usual=0.2) == pytest.approx(400 * 0.05)
    assert seconds_for(hosts, 2, 0.05, usual=1.0) == pytest.approx(400 * 0.5)
    assert seconds_for({}, 8, 0.05) == 0
