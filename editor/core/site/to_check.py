"""The URLs of entries that a site can be asked for, by host, and how long that takes."""

import ipaddress
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from editor.core.fields import XML_SPACE

USUAL_SECONDS = 0.5  # that an answer takes, where nothing is known of the site
_AUTHORITY = re.compile(r"https?://([^/?#\s]+)", re.IGNORECASE)
_PORT = re.compile(r":\d*$")
_LOCAL_ENDINGS = (".local", ".localhost", ".internal", ".lan", ".home", ".home.arpa", ".intranet", ".test")


@dataclass(frozen=True, slots=True)
class UrlsToCheck:
    """URLs without repetitions, in the order of their entries."""

    urls: tuple[str, ...]
    hosts: Mapping[str, int]  # the number of URLs of each host, without its port
    left_out: int = 0  # values that are no URL with a host, such as relative ones

    @property
    def private_hosts(self) -> list[str]:
        """The hosts that are, by their names, in a private network or on this computer."""
        return [host for host in self.hosts if looks_private(host)]


def urls_to_check(locs: Iterable[str]) -> UrlsToCheck:
    """Return the URLs among the values of entries that a site can be asked for."""
    urls, hosts, left_out = list[str](), Counter[str](), 0
    for url in dict.fromkeys(loc.strip(XML_SPACE) for loc in locs):
        match = _AUTHORITY.match(url)
        if match is not None:
            urls.append(url)
            hosts[_host(match[1])] += 1
        else:
            left_out += bool(url)
    return UrlsToCheck(tuple(urls), hosts, left_out)


def _host(authority: str) -> str:
    return _PORT.sub("", authority.rpartition("@")[2]).lower()


def looks_private(host: str) -> bool:
    """Tell whether a host is, by its name or address alone, one that the public cannot reach.

    No name is looked up: that would use the network.
    """
    name = host.strip("[]").rstrip(".")
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return "." not in name or name.endswith(_LOCAL_ENDINGS)
    return not address.is_global


def seconds_for(hosts: Mapping[str, int], per_host: int, delay: float, usual: float = USUAL_SECONDS) -> float:
    """Return about how many seconds it takes to ask hosts for their URLs, all hosts side by side.

    per_host: requests at once; delay: seconds between two; usual: seconds that an answer takes.
    """
    return max(hosts.values(), default=0) * max(delay, usual / max(per_host, 1))
