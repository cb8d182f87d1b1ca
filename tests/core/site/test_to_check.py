"""Which URLs a site can be asked for, on which hosts, and about how long that takes."""

import pytest

from editor.core.site.page_answers import seconds_for, urls_to_check


def test_each_url_is_asked_for_once_and_what_is_none_is_left_out() -> None:
    found = urls_to_check(
        [" https://e.org/a\n", "https://e.org/a", "HTTP://u:p@E.org:80/b", "/c", "", "ftp://e.org"]
    )
    assert found.urls == ("https://e.org/a", "HTTP://u:p@E.org:80/b")
    assert found.hosts == {"e.org": 2}
    assert found.left_out == 2


def test_private_hosts_are_known_by_their_names_alone() -> None:
    hosts = ("localhost:8000", "10.1.2.3", "[::1]:80", "printer.local", "e.org", "8.8.8.8")
    found = urls_to_check(f"http://{host}/" for host in hosts)
    assert found.private_hosts == ["localhost", "10.1.2.3", "[::1]", "printer.local"]


def test_the_time_is_that_of_the_largest_host() -> None:
    hosts = {"e.org": 100, "f.org": 400}
    assert seconds_for(hosts, 8, 0.05, usual=0.2) == pytest.approx(400 * 0.05)
    assert seconds_for(hosts, 2, 0.05, usual=1.0) == pytest.approx(400 * 0.5)
    assert seconds_for({}, 8, 0.05) == 0
