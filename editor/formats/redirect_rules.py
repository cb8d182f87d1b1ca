"""Writes redirects from old URLs to new ones, in the formats of servers and hosts, each declared once.

A rule never redirects a page that the new sitemap lists, as the server sees it, so there is neither a
loop nor a chain. What a format cannot say is left out, with the reason. Only the path is written where
the site stays the same.
Sources: https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html,
https://nginx.org/en/docs/http/ngx_http_core_module.html#location,
https://docs.netlify.com/routing/redirects/redirect-options/,
https://developers.cloudflare.com/rules/url-forwarding/bulk-redirects/reference/csv-file-format/,
https://nextjs.org/docs/app/api-reference/config/next-config-js/redirects
"""

import json
import re
from collections.abc import Callable, Iterable, Sequence, Set
from dataclasses import dataclass
from typing import NamedTuple
from urllib.parse import unquote

from editor.core.text import N_
from editor.core.values.urls import UrlParts, comparable_path, equivalence_key, site_of, split
from editor.formats.tables.text_tables import write_csv
from editor.formats.writing.export import ascii_url

NO_URL = N_("One of both is no absolute URL.")
OF_A_PAGE = N_("The rule would also redirect a page that the new sitemap lists.")
TWICE = N_("Another rule already redirects this URL.")
BY_QUERY = N_("This format does not tell URLs apart by their queries.")
BY_SIGN = N_("A character of the URL cannot be written in this format.")
BY_FRAGMENT = N_("What follows the # never reaches the server.")
BY_PORT = N_("This format has no ports and no user names.")

_STATUS = "301"
_CONTROL = re.compile(r"[\x00-\x1f\x7f]")


class Redirect(NamedTuple):
    """A redirect from an old URL to a new one."""

    source: str
    target: str


class LeftOut(NamedTuple):
    """A redirect that is not written, and why."""

    redirect: Redirect
    reason: str


@dataclass(frozen=True, slots=True)
class RedirectRules:
    """Redirects as a file."""

    data: bytes
    count: int
    left_out: Sequence[LeftOut]


class _Pair(NamedTuple):
    """Both URLs of a redirect in ASCII, split into their parts."""

    source: UrlParts
    target: UrlParts

    @property
    def is_at_home(self) -> bool:
        """True if the site stays the same, so that a path is enough."""
        return _site(self.source) == _site(self.target)

    @property
    def place(self) -> str:
        """The target: its path where the site stays the same, else the whole URL."""
        parts = self.target
        return f"{parts.path or '/'}{parts.query}{parts.fragment}" if self.is_at_home else str(parts)


@dataclass(frozen=True, slots=True)
class RedirectFormat:
    """A format in which redirects are written."""

    name: str  # on the command line
    title: str
    file_name: str  # which is proposed
    note: str
    write: Callable[[Sequence[_Pair]], bytes]
    seen: Callable[[UrlParts], Sequence[str]]  # what rules could mean a page: each as `key` has it
    key: Callable[[_Pair], str]  # what the server compares with the URL that is asked for
    flaw: Callable[[_Pair], str]  # why a redirect cannot be written; "" where it can

    def pages(self, listed: Iterable[str]) -> frozenset[str]:
        """Return what rules must not redirect: the URLs of the new sitemap, as the server sees them."""
        return frozenset(key for url in listed if (parts := _split(url)) for key in self.seen(parts))

    def rules(self, redirects: Iterable[Redirect], pages: Set[str]) -> RedirectRules:
        """Return redirects as a file; pages: see there."""
        written: dict[str, _Pair] = {}
        left_out: list[LeftOut] = []
        for each in redirects:
            source, target = _split(each.source), _split(each.target)
            pair = _Pair(source, target) if source and target else None
            reason = NO_URL if pair is None else self._reason(pair, pages, written)
            if pair is None or reason:
                left_out.append(LeftOut(each, reason))
            else:
                written[self.key(pair)] = pair
        return RedirectRules(self.write(list(written.values())), len(written), left_out)

    def _reason(self, pair: _Pair, pages: Set[str], written: dict[str, _Pair]) -> str:
        if pair.source.fragment:
            return BY_FRAGMENT
        if flaw := self.flaw(pair):
            return flaw
        key = self.key(pair)
        return OF_A_PAGE if key in pages else TWICE if key in written else ""


def _split(url: str) -> UrlParts | None:
    """Return the parts of an absolute URL in ASCII without what ends a quotation; None if it is none."""
    parts = split(ascii_url(url.strip()).replace('"', "%22").replace("\\", "%5C"))
    return parts.in_lower_case() if parts and _site(parts) else None


def _site(parts: UrlParts) -> object:
    return site_of(parts.scheme, parts.authority)


def _decoded(parts: UrlParts) -> str:
    """Return a path as servers compare it: decoded."""
    return unquote(parts.path, errors="surrogateescape") or "/"


def _is_plain(path: str) -> bool:
    """Tell whether a server sees a path as it is asked for: it decodes paths and merges slashes."""
    has_slash = "//" in path or "%2f" in path.lower()
    text = unquote(path, errors="surrogateescape")
    is_text = not any("\udc80" <= sign <= "\udcff" for sign in text)
    return is_text and not has_slash and not _CONTROL.search(text)


def _by_path(parts: UrlParts) -> Sequence[str]:
    """Return a page as rules see it: with its query, and without, as a rule without one takes any."""
    return _decoded(parts), _decoded(parts) + parts.query


def _key_of_path(pair: _Pair) -> str:
    return _decoded(pair.source) + pair.source.query


def _no_flaw(_pair: _Pair) -> str:
    return ""


# CSV


def _whole_url(parts: UrlParts) -> Sequence[str]:
    return (equivalence_key(str(parts)),)


def _key_of_url(pair: _Pair) -> str:
    return equivalence_key(str(pair.source))


def _csv(pairs: Sequence[_Pair]) -> bytes:
    rows = ((str(each.source), str(each.target), _STATUS) for each in pairs)
    return write_csv([("from", "to", "status"), *rows])


# Apache

_OF_PATTERN = re.compile(r"[][.$*+?(){}|^\\\"]")


def _apache(pairs: Sequence[_Pair]) -> bytes:
    lines = ["RewriteEngine On"]
    for each in sorted(pairs, key=_has_no_query):
        pattern = _OF_PATTERN.sub(_in_pattern, _decoded(each.source).removeprefix("/"))
        flags = "R=301,L,NE"
        if query := each.source.query[1:]:
            lines.append(f'RewriteCond "%{{QUERY_STRING}}" "={query}"')
            flags += "" if each.target.query else ",QSD"
        place = re.sub(r"[$%]", r"\\\g<0>", each.place)
        lines.append(f'RewriteRule "^/?{pattern}$" "{place}" [{flags}]')
    return _text(lines)


def _in_pattern(sign: re.Match[str]) -> str:
    """Return a sign as its number: what mod_rewrite makes of backslashes and quotation marks is its own."""
    return "[.]" if sign[0] == "." else f"\\x{ord(sign[0]):02x}"


def _has_no_query(pair: _Pair) -> bool:
    return not pair.source.query


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _flaw_in_apache(pair: _Pair) -> str:
    return "" if _is_plain(pair.source.path) else BY_SIGN


# nginx


def _nginx(pairs: Sequence[_Pair]) -> bytes:
    return _text(map(_nginx_rule, sorted(pairs, key=_is_location, reverse=True)))


def _is_location(pair: _Pair) -> bool:
    """Tell whether a rule is a location; others compare what was asked for letter by letter."""
    return not pair.source.query and _is_plain(pair.source.path)


def _nginx_rule(pair: _Pair) -> str:
    answer = f"{{ return 301 {_quoted(pair.place)}; }}"
    if _is_location(pair):
        return f"location = {_quoted(_decoded(pair.source))} {answer}"
    asked = (pair.source.path or "/") + pair.source.query
    return f"if ($request_uri = {_quoted(asked)}) {answer}"


def _flaw_in_nginx(pair: _Pair) -> str:
    is_compared = not _is_location(pair) and "$" in pair.source.path + pair.source.query
    return BY_SIGN if is_compared or "$" in pair.place else ""


# Netlify


def _netlify(pairs: Sequence[_Pair]) -> bytes:
    return _text(f"{_netlify_source(each)} {each.place} {_STATUS}" for each in pairs)


def _netlify_source(pair: _Pair) -> str:
    return pair.source.path or "/" if pair.is_at_home else str(pair.source)


def _seen_by_netlify(parts: UrlParts) -> Sequence[str]:
    """Return a page as its rules see it: the slash at the end makes no difference."""
    path = comparable_path(parts.path).rstrip("/")
    return path, f"{parts.scheme}://{parts.authority}{path}"


def _key_in_netlify(pair: _Pair) -> str:
    return _seen_by_netlify(pair.source)[0 if pair.is_at_home else 1]


def _flaw_in_netlify(pair: _Pair) -> str:
    if pair.source.query:
        return BY_QUERY
    is_pattern = "*" in pair.source.path or "/:" in pair.source.path or "/:" in pair.target.path
    return BY_SIGN if is_pattern else ""


# Cloudflare


def _cloudflare(pairs: Sequence[_Pair]) -> bytes:
    return _text(f'"{_key_in_cloudflare(each)}","{each.target}",{_STATUS}' for each in pairs)


def _seen_by_cloudflare(parts: UrlParts) -> Sequence[str]:
    url = f"{parts.authority}{comparable_path(parts.path)}"
    return url, f"{parts.scheme}://{url}"


def _key_in_cloudflare(pair: _Pair) -> str:
    """Return the source: without its scheme it counts for http and https, which it has where that changes."""
    return _seen_by_cloudflare(pair.source)[pair.source.scheme != pair.target.scheme]


def _flaw_in_cloudflare(pair: _Pair) -> str:
    if pair.source.query:
        return BY_QUERY
    if "@" in pair.source.authority or ":" in pair.source.authority:
        return BY_PORT
    return ""


# Next.js

_OF_PATH = re.compile(r"[\\(){}:*+?]")


def _next(pairs: Sequence[_Pair]) -> bytes:
    return _text([json.dumps(list(map(_next_rule, pairs)), indent=2)])


def _next_rule(pair: _Pair) -> dict[str, object]:
    rule: dict[str, object] = {"source": _OF_PATH.sub(r"\\\g<0>", pair.source.path or "/")}
    if not pair.is_at_home:
        rule["has"] = [{"type": "host", "value": re.escape(_host(pair.source))}]
    return {**rule, "destination": pair.place, "permanent": True}


def _host(parts: UrlParts) -> str:
    return parts.without_port().authority.rpartition("@")[2]


def _seen_by_next(parts: UrlParts) -> Sequence[str]:
    """Return a page as its rules see it: neither letter case nor the slash at the end makes a difference."""
    path = comparable_path(parts.path).rstrip("/").lower()
    return path, f"{_host(parts)}{path}"


def _key_in_next(pair: _Pair) -> str:
    return _seen_by_next(pair.source)[0 if pair.is_at_home else 1]


def _flaw_in_next(pair: _Pair) -> str:
    if pair.source.query:
        return BY_QUERY
    return BY_SIGN if _OF_PATH.search(pair.target.path + pair.target.query[1:]) else ""


def _text(lines: Iterable[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


REDIRECT_FORMATS = (
    RedirectFormat(
        "csv",
        N_("CSV"),
        "redirects.csv",
        N_("Old and new URLs in full, with the status, for any other program."),
        _csv,
        _whole_url,
        _key_of_url,
        _no_flaw,
    ),
    RedirectFormat(
        "apache",
        N_("Apache"),
        ".htaccess",
        N_("For a .htaccess file or a virtual host. It needs mod_rewrite."),
        _apache,
        _by_path,
        _key_of_path,
        _flaw_in_apache,
    ),
    RedirectFormat(
        "nginx",
        N_("nginx"),
        "redirects.conf",
        N_("To be included in the server block of the old site."),
        _nginx,
        _by_path,
        _key_of_path,
        _flaw_in_nginx,
    ),
    RedirectFormat(
        "netlify",
        N_("Netlify"),
        "_redirects",
        N_("For the folder that is published. Netlify adds and removes a slash at the end by itself."),
        _netlify,
        _seen_by_netlify,
        _key_in_netlify,
        _flaw_in_netlify,
    ),
    RedirectFormat(
        "cloudflare",
        N_("Cloudflare"),
        "bulk-redirects.csv",
        N_("A list to be imported under Bulk Redirects."),
        _cloudflare,
        _seen_by_cloudflare,
        _key_in_cloudflare,
        _flaw_in_cloudflare,
    ),
    RedirectFormat(
        "nextjs",
        N_("Next.js"),
        "redirects.json",
        N_("To be returned by redirects() in next.config.js, whose trailingSlash is for slashes at the end."),
        _next,
        _seen_by_next,
        _key_in_next,
        _flaw_in_next,
    ),
)
REDIRECT_FORMAT_BY_NAME = {each.name: each for each in REDIRECT_FORMATS}
_OF_ENDINGS = {
    ".csv": "csv",
    ".htaccess": "apache",
    ".conf": "nginx",
    "_redirects": "netlify",
    ".json": "nextjs",
}


def redirect_format_of(file_name: str) -> RedirectFormat | None:
    """Return the format that the name of a file says; None if it says none."""
    names = (name for ending, name in _OF_ENDINGS.items() if file_name.lower().endswith(ending))
    return next(map(REDIRECT_FORMAT_BY_NAME.__getitem__, names), None)
