"""The robots.txt that a document is checked against, as one crawler reads it."""

from collections.abc import Sequence
from dataclasses import dataclass

from editor.core.fields import XML_SPACE
from editor.core.site.robots_txt import RobotsRule, RobotsTxt
from editor.core.values.urls import origin


@dataclass(frozen=True, slots=True, eq=False)
class AgentRules:
    """A robots.txt with the crawler whose rules count; two are never equal, as files may change."""

    robots: RobotsTxt
    agent: str  # such as "Googlebot"
    site: str = ""  # the origin that it is for, such as "https://example.com"; "" for any host

    def blocking_rule(self, loc: str) -> RobotsRule | None:
        """Return the line that forbids the URL of an entry to the crawler; None if it may be fetched."""
        url = loc.strip(XML_SPACE)
        if self.site and origin(url) != self.site:
            return None
        return self.robots.blocking_rule(url, self.agent)

    def forbidden_rows(self, locs: Sequence[str]) -> list[int]:
        """Return the rows among the URLs of entries that the crawler may not fetch."""
        return [row for row, loc in enumerate(locs) if self.blocking_rule(loc) is not None]
