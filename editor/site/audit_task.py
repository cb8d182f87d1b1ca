"""The messages between the main process and the process that runs an audit."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from editor.core.site.page_answers import PageAnswer
from editor.core.site.robots_txt import RobotsTxt
from editor.site.request_limits import Credentials, Limits

DAY = 24 * 60 * 60  # seconds for which an answer counts


@dataclass(frozen=True, slots=True)
class AuditSettings:
    """The settings on which the answer of a host depends; answers with other settings do not count."""

    user_agent: str = ""
    agent: str = ""  # whose directives count
    robots: str = ""  # the digest of a robots.txt that is obeyed in place of those of the hosts

    is_signed_in: bool = False  # whether it gets credentials; which ones is written nowhere

    @property
    def key(self) -> str:
        """A text that identifies these settings."""
        return "\n".join((self.reader, self.agent, self.robots))

    @property
    def reader(self) -> str:
        """A text that identifies the settings on which the text of a page depends."""
        return f"{self.user_agent}, signed in" if self.is_signed_in else self.user_agent


@dataclass(frozen=True, slots=True)
class Reuse:
    """The choice of earlier answers that are used again, so that their URLs are not fetched."""

    oldest: float = DAY  # seconds since they came
    errors: bool = False  # whether also those that may be others by now


class AuditCommand(Enum):
    """A command to the process."""

    BEGIN = auto()  # all URLs were sent
    PAUSE = auto()
    RESUME = auto()
    STOP = auto()


@dataclass(frozen=True, slots=True)
class AuditTask:
    """The parameters of the audit, apart from the URLs."""

    limits: Limits
    store: Path
    robots: RobotsTxt | None
    agent: str
    reuse: Reuse
    credentials: Credentials

    @property
    def settings(self) -> AuditSettings:
        """The settings that answers in the store must have to be used again."""
        robots = self.robots.digest if self.robots else ""
        return AuditSettings(self.limits.user_agent, self.agent, robots, bool(self.credentials))


@dataclass(frozen=True, slots=True)
class AuditReport:
    """A message of the process: answers that are in the store by now, and its state."""

    answers: Sequence[PageAnswer] = ()
    paused: str = ""  # why it paused by itself
    trouble: str = ""
    is_last: bool = False
