"""The robots.txt of a site: which URLs it forbids to whom, and by which line.

`AgentRules` is a robots.txt that a document is checked against, as one crawler reads it.
Sources: RFC 9309 (https://www.rfc-editor.org/rfc/rfc9309), and where it leaves a choice, what
Google says (https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt) and does
(https://github.com/google/robotstxt). Which groups a crawler heeds:
https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers and
https://yandex.com/support/webmaster/en/robot-workings/user-agent.
"""

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple
from urllib.parse import quote

from editor.core.fields import XML_SPACE
from editor.core.values.urls import UNRESERVED, origin, split
from editor.runtime.threads import Cancelled, IsCancelled, never

MAX_ROBOTS_BYTES = 500 * 1024  # what a crawler has to read at least, and what Google reads at most
EVERY_AGENT = "*"
PATH_OF_ROBOTS = "/robots.txt"  # may always be fetched
_LINE = re.compile(rb"\r\n?|\n")
_LONGEST_LINE = 8 * 2083 - 1  # bytes that Google reads of a line
_MARKS = (b"\xef\xbb\xbf", b"\xef\xbb", b"\xef")  # of UTF-8 at the beginning, of which some lose a part
_TWO_WORDS = re.compile(r"\s*(\S+)[ \t]+(\S+)\s*")
_TOKEN = re.compile(r"[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*")
# The beginnings by which Google knows a line; it reads some words although they are written wrong.
_NAMES = (
    (("user-agent", "useragent", "user agent"), "user-agent"),
    (("allow",), "allow"),
    (("disallow", "dissallow", "dissalow", "disalow", "diasllow", "disallaw"), "disallow"),
    (("sitemap", "site-map"), "sitemap"),
)
_INDEX_PAGE = "/index.htm"  # Google lets it stand for its folder where it is allowed
# Crawlers that heed the group of another one where none names them.
_GOOGLEBOT, _GOOGLE_OTHER, _YANDEX = "googlebot", "googleother", "yandex"
_HEEDS_TOO = {
    "googlebot-image": _GOOGLEBOT,
    "googlebot-news": _GOOGLEBOT,
    "googlebot-video": _GOOGLEBOT,
    "google-inspectiontool": _GOOGLEBOT,
    "googleother-image": _GOOGLE_OTHER,
    "googleother-video": _GOOGLE_OTHER,
}
_HEEDS_ITS_NAME_ALONE = {"adsbot-google", "adsbot-google-mobile", "mediapartners-google"}
_ESCAPE = re.compile(r"%([0-9A-Fa-f]{2})")
_AS_THEY_ARE = "!#$%&'()*+,/:;=?@[]~"  # beside letters and digits; all else is escaped
_PLAIN = re.compile(r"[A-Za-z0-9._~!#&'()+,/:;=?@\[\]-]*")  # of these nothing is escaped in any place
_DOLLAR = "%24"  # as a character; as it is written it may stand for the end
_IN_A_QUERY = {"%3A": ":", "%2F": "/"}


@dataclass(frozen=True, slots=True)
class RobotsRule:
    """A line of a robots.txt that allows or disallows paths."""

    allows: bool
    path: str  # as written: `*` stands for anything, `$` at the end for the end
    line: int  # from 1

    def __str__(self) -> str:
        return f"{'Allow' if self.allows else 'Disallow'}: {self.path}"


@dataclass(frozen=True, slots=True)
class RobotsSitemap:
    """A line of a robots.txt that names a sitemap."""

    url: str  # as written
    line: int  # from 1


class RobotsTxt:
    """A robots.txt that was read: the rules for each agent, and the sitemaps that it names."""

    def __init__(self, text: bytes) -> None:
        """Read it; whatever it holds, it can be read. What lies beyond MAX_ROBOTS_BYTES is ignored."""
        self.is_cut = len(text) > MAX_ROBOTS_BYTES
        self.digest = hashlib.sha256(text).hexdigest()  # tells it from another
        self.content = text[:MAX_ROBOTS_BYTES]
        self.sitemaps: list[RobotsSitemap] = []
        self._groups: dict[str, list[list[_Matcher]]] = {}  # of rules, by the agent's token in lower case
        self._first_looks: dict[str, _FirstLook] = {}  # by the agent as it was asked for
        mark = next((mark for mark in _MARKS if self.content.startswith(mark)), b"")
        self._read(self.content.removeprefix(mark))

    def _read(self, text: bytes) -> None:
        group: list[_Matcher] = []  # which all agents have that are named before it
        has_rules = False
        for number, (name, value) in _fields(text):
            if name == "user-agent":
                if has_rules:  # a line about agents after rules begins another group
                    group, has_rules = [], False
                own = self._groups.setdefault(_token_of_line(value), [])
                if not own or own[-1] is not group:
                    own.append(group)
            elif name == "sitemap":
                self.sitemaps.append(RobotsSitemap(value, number))
            else:
                has_rules = True
                if value:  # an empty path stands for nothing
                    group += _matchers_of(RobotsRule(name == "allow", value, number))

    def blocking_rule(self, url: str, agent: str) -> RobotsRule | None:
        """Return the line that forbids a URL to an agent, or None if the agent may fetch it.

        agent: a product token such as "Googlebot", or a whole user agent that begins with one. The longest
        path that fits decides, and of two with the same length the one that allows. What is not an absolute
        URL is never blocked.
        """
        first_look = self._first_look(agent)
        path = path_for_robots(url) if first_look.forbids_anything else None
        if path is None or path == PATH_OF_ROBOTS or not first_look.may_block(path):
            return None
        fitting = [matcher for matcher in first_look.matchers if matcher.fits(path)]
        if not fitting:
            return None
        longest = max(fitting, key=lambda matcher: (matcher.length, matcher.rule.allows))
        return None if longest.rule.allows else longest.rule

    def _first_look(self, agent: str) -> "_FirstLook":
        known = self._first_looks.get(agent)
        if known is None:
            known = self._first_looks[agent] = _FirstLook(self._rules_for(agent))
        return known

    def _rules_for(self, agent: str) -> "list[_Matcher]":
        """Return the rules of all groups that name the agent, or else of those that are for it as well."""
        names = names_of(agent)
        is_literal = _YANDEX in names
        if is_literal and self.is_cut:  # Yandex takes what is too long for no robots.txt
            return []
        groups = next((self._groups[name] for name in names if name in self._groups), [])
        found = (matcher for group in groups for matcher in group)
        return [matcher for matcher in found if not (is_literal and matcher.is_for_folder)]


class _FirstLook:
    """Rules out quickly, for most paths, that any rule of an agent forbids them."""

    def __init__(self, matchers: "Sequence[_Matcher]") -> None:
        self.matchers = matchers
        forbidding = [matcher for matcher in matchers if not matcher.rule.allows]
        self.forbids_anything = bool(forbidding)
        self._starts = tuple(matcher.first for matcher in forbidding if not matcher.others)
        self._with_asterisk = [(each.first, max(each.others, key=len)) for each in forbidding if each.others]

    def may_block(self, path: str) -> bool:
        """Tell whether a path has the beginning of a rule, and the longest text after an asterisk."""
        return path.startswith(self._starts) or any(
            text in path and path.startswith(first) for first, text in self._with_asterisk
        )


class _Matcher:
    """A rule's path, ready to be compared with many."""

    def __init__(self, rule: RobotsRule, folder: str = "") -> None:
        """folder: the path that is compared in place of the rule's own."""
        self.rule = rule
        self.is_for_folder = bool(folder)
        path = _comparable(folder or rule.path)
        self.length = len(path)
        self._is_whole = path.endswith("$")
        self.first, *self.others = path.removesuffix("$").replace("$", _DOLLAR).split("*")

    def fits(self, path: str) -> bool:
        """Tell whether the rule is about a path; takes time in proportion to both lengths."""
        if not path.startswith(self.first):
            return False
        place = len(self.first)
        if not self.others:
            return not self._is_whole or place == len(path)
        *between, last = self.others
        for part in between:
            found = path.find(part, place)
            if found < 0:
                return False
            place = found + len(part)
        if self._is_whole:
            return path.endswith(last) and len(path) - len(last) >= place
        return path.find(last, place) >= 0


def _matchers_of(rule: RobotsRule) -> "list[_Matcher]":
    """Return what a rule is compared by: its path, and that of a folder whose index page it allows."""
    folder, slash, page = rule.path.rpartition("/")
    found = [_Matcher(rule)]
    if rule.allows and f"{slash}{page}".startswith(_INDEX_PAGE):
        found.append(_Matcher(rule, f"{folder}/$"))
    return found


def path_for_robots(url: str) -> str | None:
    """Return the path and query of a URL as rules are compared with them; None if it is no absolute URL."""
    parts = split(url)
    if parts is None:
        return None
    path = (parts.path or "/") + parts.query  # which has its question mark
    return _comparable(path.replace("*", "%2A").replace("$", _DOLLAR))


def _comparable(path: str) -> str:
    """Return a path that is escaped only where needed, in capitals, so that equal paths match."""

    def escape(found: re.Match[str]) -> str:
        character = chr(int(found[1], 16))
        return character if character in UNRESERVED else found[0].upper()

    if _PLAIN.fullmatch(path):
        return path
    escaped = _ESCAPE.sub(escape, quote(path, safe=_AS_THEY_ARE))
    path, mark, query = escaped.partition("?")
    for code, character in _IN_A_QUERY.items():  # there they mean the same
        query = query.replace(code, character)
    return f"{path}{mark}{query}"


def _fields(text: bytes) -> Iterator[tuple[int, tuple[str, str]]]:
    """Yield the lines with content by their numbers from 1: the name of the field and its value.

    Of two words the colon between them may be missing.
    """
    for number, raw in enumerate(_LINE.split(text), 1):
        line = raw[:_LONGEST_LINE].decode("utf-8", "replace").partition("#")[0]
        written, colon, value = line.partition(":")
        if not colon:
            words = _TWO_WORDS.fullmatch(line)
            if words is None:
                continue
            written, value = words.groups()
        if name := _name_of(written.strip().lower()):
            yield number, (name, value.strip())


def _name_of(written: str) -> str:
    """Return what a line is about, by the word at its beginning in lower case; "" where nobody knows it."""
    return next((name for beginnings, name in _NAMES if written.startswith(beginnings)), "")


def _token_of_line(value: str) -> str:
    """Return the agent that a line names, in lower case: "googlebot" of "Googlebot/2.1"; "" for none."""
    if value.startswith(EVERY_AGENT) and not value[1:2].strip():
        return EVERY_AGENT
    found = _TOKEN.match(value)
    return found[0].lower() if found else ""


@lru_cache(maxsize=64)
def names_of(agent: str) -> tuple[str, ...]:
    """Return the names that a crawler heeds, in lower case: its own, that of its family, that of all.

    agent: a product token such as "Googlebot-Image", or a whole user agent that begins with one.
    """
    name = re.split(r"[/(]", agent, maxsplit=1)[0].strip().lower()
    if name == EVERY_AGENT or not name:
        return (EVERY_AGENT,)
    if name in _HEEDS_ITS_NAME_ALONE:
        return (name,)
    family = _YANDEX if name.startswith(_YANDEX) else _HEEDS_TOO.get(name)
    return tuple(dict.fromkeys(filter(None, (name, family, EVERY_AGENT))))


_AT_ONCE = 1000  # rows between two looks whether to go on


@dataclass(frozen=True, slots=True, eq=False)
class AgentRules:
    """A robots.txt with the crawler whose rules count; two are never equal, as files may change.

    What it says of a URL is worked out once: a worker may do so before the window asks.
    """

    robots: RobotsTxt
    agent: str  # such as "Googlebot"
    site: str = ""  # the origin that it is for, such as "https://example.com"; "" for any host
    _known: dict[str, RobotsRule | None] = field(default_factory=dict, init=False, repr=False)  # by value

    def __reduce__(self) -> tuple[type["AgentRules"], tuple[RobotsTxt, str, str]]:
        """Let a copy for another process work out anew what it needs."""
        return AgentRules, (self.robots, self.agent, self.site)

    def blocking_rule(self, loc: str) -> RobotsRule | None:
        """Return the line that forbids the URL of an entry to the crawler; None if it may be fetched."""
        try:
            return self._known[loc]
        except KeyError:
            url = loc.strip(XML_SPACE)
            is_meant = not self.site or origin(url) == self.site
            found = self._known[loc] = self.robots.blocking_rule(url, self.agent) if is_meant else None
            return found

    def compare(self, locs: Sequence[str], cancelled: IsCancelled = never) -> None:
        """Work out what it says of the URLs of entries, so that it can be told at once; raises Cancelled."""
        for row, loc in enumerate(locs):
            if not row % _AT_ONCE and cancelled():
                raise Cancelled
            self.blocking_rule(loc)

    def forbidden_rows(self, locs: Sequence[str]) -> list[int]:
        """Return the rows among the URLs of entries that the crawler may not fetch."""
        return [row for row, loc in enumerate(locs) if self.blocking_rule(loc) is not None]


class ChangedRow(NamedTuple):
    """A row that one robots.txt blocks and another one does not."""

    row: int  # from 0
    before: RobotsRule | None  # the line that blocks it, None where nothing does
    after: RobotsRule | None


@dataclass(frozen=True, slots=True)
class RobotsChange:
    """What becomes of rows where another robots.txt takes the place of one."""

    before: int  # rows that are blocked
    after: int
    rows: Sequence[ChangedRow]


def tried(
    locs: Sequence[str], before: AgentRules, after: AgentRules, cancelled: IsCancelled = never
) -> RobotsChange:
    """Compare the URLs of entries with two robots.txt; raises Cancelled."""
    for rules in (before, after):
        rules.compare(locs, cancelled)
    rows = [
        ChangedRow(row, before.blocking_rule(loc), after.blocking_rule(loc)) for row, loc in enumerate(locs)
    ]
    return RobotsChange(
        sum(each.before is not None for each in rows),
        sum(each.after is not None for each in rows),
        [each for each in rows if (each.before is None) is not (each.after is None)],
    )
