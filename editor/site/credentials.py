"""Names, passwords and headers for single sites. They live in memory alone, and go to their own site only."""

import base64
import re
from collections.abc import Mapping

from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.core.values.urls import is_published_url, origin
from editor.site.limits import Credentials

_COMMENTS = ("#", ";")
_USER, _PASSWORD = "user", "password"
_NAME = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")  # RFC 9110 section 5.1
_VALUE = re.compile(r"[^\x00-\x08\x0a-\x1f\x7f]*")
# What the program says itself of a request; another value would break it.
_OWN = frozenset(
    {"Host", "Connection", "Content-Length", "Transfer-Encoding", "Accept-Encoding", "Te", "User-Agent"}
)

_NO_SITE = Phrase(
    QT_TRANSLATE_NOOP("phrases", "A site is missing: begin with a line such as [https://www.example.com].")
)
_BAD_SITE = Phrase(QT_TRANSLATE_NOOP("phrases", "That is no site; write it like [https://www.example.com]."))
_NO_EQUALS = Phrase(QT_TRANSLATE_NOOP("phrases", "That is neither a site nor a line such as “user = me”."))
_BAD_NAME = QT_TRANSLATE_NOOP("phrases", "“{name}” cannot be the name of a header.")
_OWN_NAME = QT_TRANSLATE_NOOP("phrases", "The header {name} is the program's own.")
_BAD_VALUE = QT_TRANSLATE_NOOP(
    "phrases", "The value of {name} holds a line break or another control character."
)
_NO_USER = QT_TRANSLATE_NOOP("phrases", "There is a password for {site}, but no user.")
_IN_LINE = QT_TRANSLATE_NOOP("phrases", "Line {line}: {reason}")


class CredentialsError(Exception):
    """Something cannot be sent to a site as credentials; says why in a sentence, without telling any."""


def basic(user: str, password: str) -> Mapping[str, str]:
    """Return the header that a user name and a password are sent with (RFC 7617)."""
    token = base64.b64encode(f"{user}:{password}".encode()).decode("ascii")
    return {"Authorization": f"Basic {token}"}


def header(name: str, value: str) -> Mapping[str, str]:
    """Return a header, such as Cookie, to be sent to a site; raises CredentialsError."""
    if not _NAME.fullmatch(name):
        raise CredentialsError(Phrase(_BAD_NAME, name=name))
    if name.title() in _OWN:
        raise CredentialsError(Phrase(_OWN_NAME, name=name))
    if not _VALUE.fullmatch(value):
        raise CredentialsError(Phrase(_BAD_VALUE, name=name))
    return {name.title(): value}


def site_of_text(text: str) -> str:
    """Return the origin of a site as a person writes it, with https where no scheme is written.

    Raises CredentialsError.
    """
    url = text.strip()
    if "://" not in url:
        url = f"https://{url}"
    if not is_published_url(url):
        raise CredentialsError(_BAD_SITE)
    return origin(url)


def read_credentials(text: str) -> Credentials:
    """Read the credentials for sites: a line with a site in brackets, and below it `user`, `password` and
    headers.

    Raises CredentialsError.
    """
    sites: dict[str, dict[str, str]] = {}
    site = ""
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        try:
            site = _take(line.strip(), site, sites)
        except CredentialsError as error:
            raise CredentialsError(Phrase(_IN_LINE, line=number, reason=error.args[0])) from error
    return {site: _headers(site, named) for site, named in sites.items() if named}


def _take(line: str, site: str, sites: dict[str, dict[str, str]]) -> str:
    """Add what a line says; return the site that the next one is about. Raises CredentialsError."""
    if not line or line.startswith(_COMMENTS):
        return site
    if line.startswith("[") and line.endswith("]"):
        site = site_of_text(line[1:-1])
        sites.setdefault(site, {})
        return site
    named = _named(line)
    if not site:
        raise CredentialsError(_NO_SITE)
    sites[site].update(named)
    return site


def _named(line: str) -> Mapping[str, str]:
    """Return the value of a line by its name; raises CredentialsError."""
    name, equals, value = (part.strip() for part in line.partition("="))
    if not equals:
        raise CredentialsError(_NO_EQUALS)
    return {name.lower(): value} if name.lower() in (_USER, _PASSWORD) else header(name, value)


def _headers(site: str, named: Mapping[str, str]) -> dict[str, str]:
    user, password = named.get(_USER), named.get(_PASSWORD)
    if user is None and password is not None:
        raise CredentialsError(Phrase(_NO_USER, site=site))
    headers = {name: value for name, value in named.items() if name not in (_USER, _PASSWORD)}
    return headers if user is None else {**headers, **basic(user, password or "")}
