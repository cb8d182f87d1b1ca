"""A host where nothing answers is called so, and keeps no other waiting."""

import socket
import ssl
from contextlib import ExitStack
from dataclasses import replace
from itertools import chain

import pytest

from editor.core.site.page_answers import UrlVerdict
from editor.core.site.robots_txt import RobotsTxt
from editor.site.audit_run import Audit
from editor.site.fetching import _sentence
from tests.for_each import for_each
from tests.loopback import allowed
from tests.patience import seconds
from tests.site.auditing import QUICK, all_of, audited, verdict
from tests.site.misbehaving import CERTIFICATE, Site, knows_authority, page, redirect, running, saying

BAD_TLS = "Its certificate or encryption is not accepted"


def test_a_host_that_refuses_the_connection_is_unreachable_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("editor.site.audit_run._PAUSES", ())
    refused = "The server refuses the connection or cannot be reached."
    with allowed(1):  # where nobody listens
        for robots, reason in (
            (RobotsTxt(b""), refused),
            (None, f"Its robots.txt cannot be read. {refused}"),
        ):
            [answer] = all_of(Audit(["http://127.0.0.1:1/"], replace(QUICK, tries=1), robots=robots))
            assert (answer.verdict, answer.reason) == (UrlVerdict.UNREACHABLE, reason)


def test_a_host_that_does_not_exist_is_unreachable_and_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("editor.site.host_access._look_up", lambda _host: ((), False))
    [answer] = all_of(Audit(["https://none.example/"], QUICK))
    assert (answer.verdict, answer.reason) == (
        UrlVerdict.UNREACHABLE,
        "The host none.example has no address.",
    )


def test_where_only_what_robots_txt_redirects_to_does_not_answer_the_site_is_not_called_dead(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.site.audit_run._PAUSES", ())
    site.replies["/robots.txt"] = redirect("http://127.0.0.1:1/")
    with allowed(1):
        assert verdict(site, "/a") is UrlVerdict.UNVERIFIED


def test_what_is_redirected_to_a_site_that_does_not_answer_is_unreachable(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.site.audit_run._PAUSES", ())
    site.replies["/a"] = redirect("http://127.0.0.1:1/")
    with allowed(1):
        [answer] = audited(site, "/a")
    assert (answer.verdict, answer.also) == (UrlVerdict.UNREACHABLE, (UrlVerdict.REDIRECTED,))


def test_a_certificate_that_nobody_knows_is_not_accepted() -> None:
    with running(has_tls=True) as site:
        site.replies["/a"] = page()
        limits = replace(QUICK, tries=1)
        [answer] = all_of(Audit([site.url("/a")], limits, robots=RobotsTxt(b"")))
    assert answer.verdict is UrlVerdict.UNREACHABLE
    assert answer.reason == f"{BAD_TLS}: its certificate is self-signed."


@knows_authority
def test_a_certificate_of_an_own_authority_is_accepted_for_its_own_host(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    monkeypatch.setattr("editor.site.host_access._look_up", lambda _host: (("127.0.0.1",), True))
    with running(has_tls=True) as site:
        site.replies["/a"] = page()
        url = site.url("/a")
        urls = [url, url.replace("127.0.0.1", "other.example")]
        answers = {answer.url: answer for answer in all_of(Audit(urls, replace(QUICK, tries=1)))}
    own, other = (answers[url] for url in urls)
    assert own.verdict is UrlVerdict.OK
    assert other.verdict is UrlVerdict.UNREACHABLE
    assert other.reason.endswith(f"{BAD_TLS}: its certificate is for another host.")


@knows_authority
def test_hosts_that_connect_and_say_nothing_keep_no_other_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    with ExitStack() as hosts:
        silent = [hosts.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(4)]
        ports = [each.getsockname()[1] for each in silent]
        for port in ports:
            hosts.enter_context(allowed(port))
        healthy = [hosts.enter_context(running(has_tls=True)) for _ in range(10)]
        urls = [site.url("/a") for site in healthy]
        for site in healthy:
            site.replies["/a"] = page()
        limits = replace(QUICK, timeout=seconds(10), per_host=1, tries=1)
        audit = Audit(
            [*(f"https://127.0.0.1:{port}/" for port in ports), *urls], limits, robots=RobotsTxt(b"")
        )
        came = chain.from_iterable(audit.batches())
        answers = [next(came) for _ in urls]
        for each in silent:  # which breaks off what waits for it
            each.close()
        audit.stop()
    assert {answer.url: answer.verdict for answer in answers} == dict.fromkeys(urls, UrlVerdict.OK)


def test_a_site_that_knows_no_tls_is_unreachable_with_it(site: Site) -> None:
    url = site.url("/a").replace("http:", "https:")
    [answer] = all_of(Audit([url], replace(QUICK, tries=1), robots=RobotsTxt(b"")))
    assert answer.verdict is UrlVerdict.UNREACHABLE
    assert answer.reason == f"{BAD_TLS}: it answers without encryption."


def alert(number: int) -> bytes:
    """A fatal alert of TLS."""
    return bytes((0x15, 3, 3, 0, 2, 2, number))


@for_each(
    ("said", "cause"),
    [
        (b"", "it closed the connection during the TLS handshake"),
        (b"HTTP/1.1 400 Bad Request\r\n\r\n", "it answers without encryption"),
        (alert(40), "it offers no encryption that this program supports"),
        (alert(70), "it only supports outdated versions of TLS"),
        (alert(112), "it does not know this host"),
        (alert(116), "it requires a client certificate"),
        (alert(80), "the TLS handshake failed (tlsv1 alert internal error)"),
    ],
)
def test_what_is_wrong_with_tls_is_told_in_words(said: bytes, cause: str) -> None:
    with saying(said) as port:
        url = f"https://127.0.0.1:{port}/"
        [answer] = all_of(Audit([url], replace(QUICK, tries=1), robots=RobotsTxt(b"")))
    assert answer.verdict is UrlVerdict.UNREACHABLE
    assert answer.reason == f"{BAD_TLS}: {cause}."


@for_each(
    ("code", "cause"),
    [
        (9, "its certificate is not valid yet"),
        (10, "its certificate has expired"),
        (20, "its certificate comes from an unknown issuer"),
        (64, "its certificate is for another address"),
        (1, "unspecified certificate verification error"),
    ],
)
def test_what_is_wrong_with_a_certificate_is_told_in_words(code: int, cause: str) -> None:
    error = ssl.SSLCertVerificationError(1, "certificate verify failed")
    error.verify_code, error.verify_message = code, "unspecified certificate verification error"
    assert _sentence(error) == f"{BAD_TLS}: {cause}."
