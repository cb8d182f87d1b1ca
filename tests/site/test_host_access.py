"""Credentials are for one site each and told by no error"""

import pytest

from editor.site.host_access import (
    CredentialsError,
    basic,
    header,
    is_private,
    read_credentials,
    site_of_text,
)
from tests.for_each import for_each

TEXT = """\ufeff# For the trial site
[staging.example.com:8080]
user = me
password = s=cr[et]
X-api-key: no = 1

[http://127.0.0.1/any/path]
cookie = a=b; c=d

[https://nothing.example.com]
"""


def test_each_site_gets_its_own() -> None:
    assert read_credentials(TEXT.replace("X-api-key: no", "X-api-key")) == {
        "https://staging.example.com:8080": {"X-Api-Key": "1", **basic("me", "s=cr[et]")},
        "http://127.0.0.1": {"Cookie": "a=b; c=d"},
    }


def test_a_name_and_a_password_may_hold_any_letters() -> None:
    assert basic("Aladdin", "open sesame") == {"Authorization": "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="}
    assert basic("test", "123£") == {"Authorization": "Basic dGVzdDoxMjPCow=="}  # RFC 7617 section 2.1


@for_each(
    ("text", "said"),
    [
        ("user = secret", "Line 1: A site is missing"),
        ("[e.org]\nsecret", "Line 2: That is neither a site nor a line"),
        ("[e.org]\n\nnot a name = secret", "Line 3: “not a name” cannot be the name of a header."),
        ("[e.org]\nhost = secret", "Line 2: The header host is the program's own."),
        ("[e.org]\nCookie = \x00secret", "Line 2: The value of Cookie holds"),
        ("[no host/secret]\nuser = secret", "Line 1: That is no site"),
        ("[ftp://e.org]\nuser = secret", "Line 1: That is no site"),
        ("[e.org]\npassword = secret", "There is a password for https://e.org, but no user."),
    ],
)
def test_what_cannot_be_read_is_told_by_its_line_alone(text: str, said: str) -> None:
    with pytest.raises(CredentialsError) as caught:
        read_credentials(text)
    assert str(caught.value).startswith(said)
    assert "secret" not in str(caught.value)


def test_a_header_holds_no_second_one() -> None:
    with pytest.raises(CredentialsError):
        header("Cookie", "a=b\r\nX-Other: c")


def test_a_site_without_a_scheme_is_asked_with_tls() -> None:
    assert site_of_text(" Example.com ") == "https://example.com"
    assert site_of_text("HTTP://example.com:80/page") == "http://example.com"


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
    "fec0::1",
    "64:ff9b:1::808:808",
    "::",
]
WRAPPED = [
    "::ffff:10.0.0.1",
    "::127.0.0.1",
    "::ffff:0:127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::7f00:1",
    "2002:7f00:1::",
]


@for_each("address", [*PLAIN, *WRAPPED])
def test_private_addresses(address: str) -> None:
    assert is_private(address)


@for_each(
    "address",
    ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "::8.8.8.8", "::ffff:0:8.8.8.8", "64:ff9b::808:808"],
)
def test_public_addresses(address: str) -> None:
    assert not is_private(address)
