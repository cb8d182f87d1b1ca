"""The URLs of entries that a site can be asked for, by host, and how long that takes."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from editor.core.fields import XML_SPACE
from editor.core.values.hosts import Reach, reach, split_authority

USUAL_SECONDS = 0.5  # that an answer takes, where nothing is known of the site
_AUTHORITY = re.compile(r"https?://([^/?#\s]+)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class UrlsToCheck:
    """URLs without repetitions, in the order of their entries."""

    urls: tuple[str, ...]
    hosts: Mapping[str, int]  # the number of URLs of each host, without its port
    left_out: int = 0  # values that are no URL with a host, such as relative ones

    @property
    def private_hosts(self) -> list[str]:
        """The hosts that are, by their names, in a private network or on this computer."""
        return [host for host in self.hosts if reach(host) is Reach.PRIVATE]


def urls_to_check(locs: Iterable[str]) -> UrlsToCheck:
    """Return the URLs among the values of entries that a site can be asked for."""
    urls, hosts, left_out = list[str](), Counter[str](), 0
    for url in dict.fromkeys(loc.strip(XML_SPACE) for loc in locs):
        match = _AUTHORITY.match(url)
        if match is not None:
            urls.append(url)
            hosts[split_authority(match[1])[1].lower()] += 1
        else:
            left_out += bool(url)
    return UrlsToCheck(tuple(urls), hosts, left_out)


def seconds_for(hosts: Mapping[str, int], per_host: int, delay: float, usual: float = USUAL_SECONDS) -> float:
    """Return about how many seconds it takes to ask hosts for their URLs, all hosts side by side.

    per_host: requests at once; delay: seconds between two; usual: seconds that an answer takes.
    """
    return max(hosts.values(), default=0) * max(delay, usual / max(per_host, 1))
