"""Finds what was run together in URLs: two of them, a scheme or a host twice, a host and a path.

Programs join the site's address to URLs that have it already. A URL of another site in a path is
nothing to them: archives and proxies have it.

| rule | parameters |
|---|---|
| loc-scheme-unsupported | reason (a clause), suggestion |
| url-in-url | inner (the second URL or host as written), suggestion ("" where nobody can know the URL) |
"""

import re

from editor.core.text import N_, Phrase
from editor.core.values.urls import UrlParts, split_authority
from editor.rules.finding import Hit
from editor.rules.rule import Fixability

_GLUED = r"(?i)https?://(?:[^/?#]*@)?[^/?#:@]*(?=https?:(?:[/?#]|\Z))"
_LAST_URL = re.compile(r".*(https?://.*)", re.IGNORECASE | re.DOTALL)
_SCHEME_TWICE = r"(?i)https?://(https?)/+(?=[^/?#\s]+\.)"
_INNER = r"(?i)(https?):/{1,2}([^/?#\s]*)|(?<=/)/([^/?#\s]+)"
# A host that comes again at once: acme.orgacme.org. A dot between the two would begin a domain of its own.
HOST_TWICE = r"(?:www\.)?(?P<once>[a-z0-9-]++(?:\.[a-z0-9-]+)+)(?:www\.)?(?P=once)(?![a-z0-9.-])"
_HOST_TWICE = re.compile(HOST_TWICE, re.IGNORECASE)
_HOST_START, _HOST_END = "//", r"/?#<>\"'\s"
_HOST = rf"{_HOST_START}[^{_HOST_END}]++"
_TWO_URLS = Phrase(N_("it contains two URLs run together"))


def last_of_glued(text: str) -> str | None:
    """Return the text from the last scheme on, "" if that is no URL; None if no second one is in the host."""
    if text.count(":") < 2 or not re.match(_GLUED, text):
        return None
    last = _LAST_URL.fullmatch(text, 1)
    return last[1] if last else ""


def glued_hit(meant: str) -> Hit:
    """Return the hit about a URL that has a second one in its host; `meant`: the suggestion."""
    return Hit("loc-scheme-unsupported", (("reason", _TWO_URLS), ("suggestion", meant)), fix=Fixability.ASK)


def without_second_scheme(url: str) -> str:
    """Return a URL whose host is a scheme, with the host after it, without the first scheme."""
    return re.sub(_SCHEME_TWICE, lambda match: f"{match[1].lower()}://", url, count=1)


def url_in_url_hit(parts: UrlParts) -> Hit | None:
    """Return the hit for a URL with its own host in its path, alone or in a whole URL."""
    if twice := _HOST_TWICE.match(parts.authority):
        again = twice.start("once") + len(twice["once"])
        meant = parts.authority[:again] + parts.authority[twice.end() :]
        return _hit(parts.authority[again : twice.end()], str(parts._replace(authority=meant)))
    own = bare_host(parts.authority)
    if own not in parts.path.lower():
        return None
    for match in re.finditer(_INNER, parts.path):
        scheme, host, relative = match.groups()
        named = host or relative  # neither where nothing follows a scheme
        if named and bare_host(named) == own:
            rest = parts.path[match.end() :] + parts.query + parts.fragment
            meant = f"{scheme.lower()}://{host}{rest}" if scheme else str(_at_own_host(parts, match.end()))
            is_known = bool(scheme) or match.start() == 1
            return _hit(match[0] if scheme else f"/{match[0]}", meant if is_known else "")
    first, slash, _ = parts.path[1:].partition("/")
    if slash and bare_host(first) == own:  # without more behind it, it may be a page about the host
        return _hit(first, str(_at_own_host(parts, 1 + len(first))))
    return None


def _at_own_host(parts: UrlParts, start: int) -> UrlParts:
    return parts._replace(path=parts.path[start:] or "/")


def _hit(inner: str, meant: str) -> Hit:
    fix = Fixability.ASK if meant else Fixability.NONE
    return Hit("url-in-url", (("inner", inner), ("suggestion", meant)), fix=fix)


def bare_host(authority: str) -> str:
    """Return the host of an authority without www, a port and capital letters."""
    return split_authority(authority)[1].lower().removeprefix("www.")


def hosts_twice(text: str) -> list[str]:
    """Return the hosts of the URLs in a text that come again at once, with the slashes before them."""
    first = re.search(_HOST, text)
    if not first:
        return []
    # Nearly all have the first one, and to take each of them out takes far longer than to pass it by.
    usual = re.escape(first[0].removeprefix(_HOST_START))
    others = re.findall(rf"{_HOST_START}(?!{usual}[{_HOST_END}])[^{_HOST_END}]++", text)
    return [found for found in {first[0], *others} if _HOST_TWICE.match(found, len(_HOST_START))]


def is_glued_to_path(own: str, host: str) -> bool:
    """Return True if a host seems to be another one and the start of a path: acme.orgwp for acme.org/wp.

    A slash is missing there. A dot would begin a domain of its own, as in acme.org.uk.
    """
    after = host[len(own) : len(own) + 1]
    return "." in own and host.startswith(own) and after not in ("", ".")
