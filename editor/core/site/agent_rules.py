"""The robots.txt that a document is checked against, as one crawler reads it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from editor.core.cancelling import Cancelled, IsCancelled, never
from editor.core.fields import XML_SPACE
from editor.core.site.robots_txt import RobotsRule, RobotsTxt
from editor.core.values.urls import origin

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
