"""What an audit in a process of its own is told, and what it tells: the words between the two processes.

This loads nothing that asks hosts, so that the window can speak of audits before there is one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from editor.core.site.answers import PageAnswer
from editor.core.site.robots_txt import RobotsTxt
from editor.site.limits import Credentials, Limits

DAY = 24 * 60 * 60  # seconds for which an answer counts


@dataclass(frozen=True, slots=True)
class AuditSettings:
    """What decides which answer a host gives: answers with other settings are others."""

    user_agent: str = ""
    agent: str = ""  # whose directives count
    robots: str = ""  # the digest of a robots.txt that is obeyed in place of those of the hosts

    is_signed_in: bool = False  # whether it gets credentials; which ones is written nowhere

    @property
    def key(self) -> str:
        """All of it in one text."""
        return "\n".join((self.reader, self.agent, self.robots))

    @property
    def reader(self) -> str:
        """What decides which text a page has."""
        return f"{self.user_agent}, signed in" if self.is_signed_in else self.user_agent


@dataclass(frozen=True, slots=True)
class Reuse:
    """Which earlier answers count, so that their URLs are not asked for again."""

    oldest: float = DAY  # seconds since they came
    errors: bool = False  # whether also those that may be others by now


class AuditCommand(Enum):
    """What the process is told to do."""

    BEGIN = auto()  # all URLs were sent
    PAUSE = auto()
    RESUME = auto()
    STOP = auto()


@dataclass(frozen=True, slots=True)
class AuditTask:
    """What the process needs to know beside the URLs."""

    limits: Limits
    store: Path
    robots: RobotsTxt | None
    agent: str
    reuse: Reuse
    credentials: Credentials

    @property
    def settings(self) -> AuditSettings:
        """What decides which answers of the store count."""
        robots = self.robots.digest if self.robots else ""
        return AuditSettings(self.limits.user_agent, self.agent, robots, bool(self.credentials))


@dataclass(frozen=True, slots=True)
class AuditReport:
    """What the process sends: answers that are in the store, and how it is."""

    answers: Sequence[PageAnswer] = ()
    paused: str = ""  # why it paused by itself
    trouble: str = ""
    is_last: bool = False
