"""Sites are asked by the proxy that the environment names, and those on this machine directly."""

import socket
from collections.abc import Iterator
from dataclasses import replace

import pytest

from editor.site.audit_run import Audit
from editor.site.fetching import Fetched, Fetcher
from editor.site.host_access import Proxies, Proxy
from editor.site.request_limits import Limits
from tests.site.misbehaving import CERTIFICATE, Reply, Site, knows_authority, page, redirect, running

PUBLIC = "93.184.215.14"
KNOWN = {"www.example.com": PUBLIC, "inside.example.com": "10.0.0.1"}
LIMITS = Limits(delay=0, tries=1)


@pytest.fixture(autouse=True)
def known_hosts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment names no proxy, and some hosts have addresses."""
    for name in ("http", "https", "all", "no"):
        monkeypatch.delenv(f"{name}_proxy", raising=False)
        monkeypatch.delenv(f"{name.upper()}_PROXY", raising=False)
    look_up = socket.getaddrinfo

    def found(host: str, *arguments: object, **named: object) -> object:
        if host in KNOWN:
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (KNOWN[host], 0))]
        if host.endswith(".example.com"):
            raise socket.gaierror("no such host")
        return look_up(host, *arguments, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(socket, "getaddrinfo", found)


@pytest.fixture
def proxy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A proxy that answers itself, for any site."""
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    with running() as site:
        address = site.origin.replace("//", "//me:my%20secret@")
        monkeypatch.setenv("http_proxy", address)
        monkeypatch.setenv("https_proxy", address)
        yield site


def fetched(url: str, limits: Limits = LIMITS) -> Fetched:
    fetcher = Fetcher(limits)
    try:
        return fetcher.fetch(url)
    finally:
        fetcher.close()


@pytest.mark.parametrize("host", ["www.example.com", "known-to-the-proxy.example.com"])
def test_a_site_is_asked_by_its_whole_url(proxy: Site, host: str) -> None:
    proxy.replies[f"http://{host}/a?b"] = page("A")
    answer = fetched(f"http://{host}/a?b")
    assert (answer.status, answer.url) == (200, f"http://{host}/a?b")
    assert proxy.headers[0]["host"] == host
    assert proxy.headers[0]["proxy-authorization"] == "Basic bWU6bXkgc2VjcmV0"


@knows_authority
def test_a_site_with_tls_is_asked_through_a_tunnel(proxy: Site) -> None:
    proxy.replies |= {"www.example.com:443": Reply(200), "/a": page("A")}
    assert fetched("https://www.example.com/a").status == 200
    assert proxy.asked == [("CONNECT", "www.example.com:443"), ("GET", "/a")]
    assert proxy.headers[0]["proxy-authorization"] == "Basic bWU6bXkgc2VjcmV0"
    assert "proxy-authorization" not in proxy.headers[1]


@pytest.mark.parametrize(("status", "is_refused"), [(407, True), (403, True), (502, False)])
def test_a_proxy_that_refuses_says_nothing_of_the_site(proxy: Site, status: int, is_refused: bool) -> None:
    proxy.replies["www.example.com:443"] = Reply(status)
    answer = fetched("https://www.example.com/")
    assert (answer.status, answer.is_refused, answer.may_pass) == (None, is_refused, not is_refused)
    assert answer.reason == f"The proxy did not connect to the site; it answered {status}."


def test_a_proxy_that_cannot_be_reached_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.create_connection", _refuse)
    monkeypatch.setenv("http_proxy", "http://me:secret@proxy.example.com:3128")
    assert fetched("http://www.example.com/").reason == "The proxy proxy.example.com cannot be reached."


def _refuse(*_: object, **__: object) -> None:
    raise ConnectionRefusedError


def test_private_hosts_are_refused_by_a_proxy_too(proxy: Site) -> None:
    proxy.replies |= {
        "http://www.example.com/robots.txt": Reply(404),
        "http://www.example.com/a": redirect("http://inside.example.com/b"),
    }
    urls = ["http://www.example.com/a", "http://inside.example.com/c"]
    answers = {each.url: each for batch in Audit(urls, LIMITS).batches() for each in batch}
    assert answers[urls[0]].reason.startswith("It is redirected into a private network")
    assert answers[urls[1]].refused_host == "inside.example.com"
    assert not any("inside" in path for _, path in proxy.asked)


def test_hosts_on_this_machine_are_asked_directly(proxy: Site) -> None:
    with running() as site:
        site.replies["/a"] = page("A")
        assert fetched(site.url("/a"), replace(LIMITS, allows_private=True)).status == 200
    assert proxy.asked == []


@pytest.mark.parametrize(
    "no_proxy", ["www.example.com", ".example.com", "other.org, example.com", "*", "93.184.0.0/16"]
)
def test_hosts_can_be_left_out(monkeypatch: pytest.MonkeyPatch, no_proxy: str) -> None:
    monkeypatch.setenv("http_proxy", "proxy:3128")
    assert Proxies().of("http", "www.example.com", PUBLIC) == Proxy("proxy", 3128)
    monkeypatch.setenv("no_proxy", no_proxy)
    assert Proxies().of("http", "www.example.com", PUBLIC) is None


def test_one_proxy_may_be_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("all_proxy", "http://proxy")
    assert Proxies().of("https", "www.example.com", "") == Proxy("proxy", 8080)


@pytest.mark.parametrize("url", ["socks5://proxy:1080", "http://proxy:port"])
def test_a_proxy_that_is_not_understood_is_not_gone_around(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv("http_proxy", url)
    answer = fetched("http://www.example.com/")
    assert answer.reason.startswith("The proxy that is set for it cannot be used")


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_what_is_no_host_is_not_sent_to_a_proxy(proxy: Site, scheme: str) -> None:
    answer = fetched(f"{scheme}://any\r\nx-path.example.com/")
    assert answer.reason.endswith("has no address.")
    assert proxy.asked == []


def test_a_proxy_that_answers_nonsense_breaks_off(proxy: Site) -> None:
    proxy.replies["www.example.com:443"] = Reply(raw=lambda file: file.write(b"nonsense\r\n\r\n"))
    answer = fetched("https://www.example.com/")
    assert answer.reason == "The server broke its answer off, or it is not HTTP."
