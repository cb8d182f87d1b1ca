"""Credentials are read from a text, for one site each, and no error tells any of them."""

import pytest

from editor.site.host_access import CredentialsError, basic, header, read_credentials, site_of_text
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
