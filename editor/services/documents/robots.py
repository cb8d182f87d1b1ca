"""A robots.txt that a document is checked against: read from the disk, and what it does to the URLs."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from editor.core.cancelling import IsCancelled, never
from editor.core.site.agent_rules import AgentRules
from editor.core.site.robots_txt import RobotsRule, RobotsTxt
from editor.core.values.urls import equivalence_key, origin
from editor.services.files.files import read_file
from editor.services.files.paths import is_folder

ROBOTS_NAME = "robots.txt"


@dataclass(frozen=True, slots=True)
class BlockedRows:
    """The lines that block URLs, in the order of the file, with how many each blocks."""

    lines: Sequence[tuple[RobotsRule, int]]

    @property
    def count(self) -> int:
        """The number of URLs that are blocked."""
        return sum(count for _, count in self.lines)


def robots_path(place: Path) -> Path:
    """Return the robots.txt that a path means: the file itself, or the one in a folder."""
    return place / ROBOTS_NAME if is_folder(place) else place


def read_robots(place: Path) -> RobotsTxt:
    """Read a robots.txt, or the one in a folder; raises Unreadable."""
    return RobotsTxt(read_file(robots_path(place)).data)


def blocked_rows(locs: Sequence[str], rules: AgentRules, cancelled: IsCancelled = never) -> BlockedRows:
    """Count the URLs that each line of a robots.txt blocks; raises Cancelled."""
    rules.compare(locs, cancelled)
    counts = Counter(filter(None, map(rules.blocking_rule, locs)))
    return BlockedRows(sorted(counts.items(), key=lambda each: each[0].line))


def naming_line(robots: RobotsTxt, published_url: str) -> int | None:
    """Return the line of a robots.txt that names a sitemap by its published URL; None if none does."""
    wanted = equivalence_key(published_url)
    return next((each.line for each in robots.sitemaps if equivalence_key(each.url) == wanted), None)


def rules_for(robots: RobotsTxt, agent: str, published_url: str) -> AgentRules:
    """Return the rules for a crawler; they apply to the site of the published URL, if that is known."""
    return AgentRules(robots, agent, origin(published_url) if published_url else "")
