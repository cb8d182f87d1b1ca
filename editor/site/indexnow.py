"""IndexNow: tells search engines which URLs of a site were added, changed or removed."""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from http import HTTPStatus

from editor.core.text import N_, Phrase
from editor.core.values.urls import origin, split, split_site
from editor.site.web_files import UnfitFile, WebFiles

MOST_URLS = 10_000  # in one request
# Those who take part tell each other; the first of them is asked, and another only where that one is busy.
ENDPOINTS = (
    "https://api.indexnow.org/indexnow",
    "https://www.bing.com/indexnow",
    "https://yandex.com/indexnow",
    "https://search.seznam.cz/indexnow",
    "https://searchadvisor.naver.com/indexnow",
)
_KEY = re.compile(r"[A-Za-z0-9-]{8,128}")
_LONGEST_KEY_FILE = 4096  # bytes that are looked at
_TAKEN = {HTTPStatus.OK, HTTPStatus.ACCEPTED}
_REFUSALS = {
    HTTPStatus.BAD_REQUEST: N_("{endpoint} cannot read the request (400)."),
    HTTPStatus.FORBIDDEN: N_(
        "{endpoint} does not accept the key (403): it did not find the key in the key file."
    ),
    HTTPStatus.UNPROCESSABLE_ENTITY: N_(
        "{endpoint} says that the URLs do not belong to the host or to the key (422)."
    ),
    HTTPStatus.TOO_MANY_REQUESTS: N_(
        "{endpoint} was asked too often (429), and so were the others. Try again later."
    ),
}
_OTHERWISE = N_("{endpoint} answers with the status {status}. Try again later.")
_NO_KEY = Phrase(N_("A key has 8 to 128 letters (a to z, A to Z), digits and hyphens."))
_OTHER_KEY = N_("The file holds something else than the key. It must contain “{key}” and nothing else.")


class BadKeyError(UnfitFile):
    """A key cannot be used: it is not spelled as one, or its file holds something else."""


@dataclass(frozen=True, slots=True)
class IndexNowRequest:
    """A request of IndexNow: the URLs of one host that are announced together."""

    host: str
    key: str
    key_location: str
    urls: Sequence[str]

    def body(self) -> bytes:
        """Return the request as it is sent."""
        told = {
            "host": self.host,
            "key": self.key,
            "keyLocation": self.key_location,
            "urlList": list(self.urls),
        }
        return json.dumps(told).encode("ascii")


@dataclass(frozen=True, slots=True)
class SentRequest:
    """A request with what came of it; it was taken where `trouble` is empty."""

    request: IndexNowRequest
    endpoint: str
    status: int | None
    trouble: str = ""


def check_key(key: str) -> None:
    """Raise BadKeyError unless a text is spelled like a key."""
    if not _KEY.fullmatch(key):
        raise BadKeyError(key, _NO_KEY)


def key_location(url: str, key: str) -> str:
    """Return the place where the key file for the host of a URL is looked for."""
    return f"{origin(url)}/{key}.txt"


def requests_for(urls: Iterable[str], key: str, location: str = "") -> list[IndexNowRequest]:
    """Return the requests that tell some URLs: each has those of one host, and not too many.

    location: of the key file, if that is not in the root of each host.
    """
    by_host: dict[str, list[str]] = {}
    for url in urls:
        parts = split(url)
        assert parts is not None
        by_host.setdefault(parts.authority.lower(), []).append(url)
    return [
        IndexNowRequest(host, key, location or key_location(own[0], key), own[start : start + MOST_URLS])
        for host, own in by_host.items()
        for start in range(0, len(own), MOST_URLS)
    ]


def is_covered_by(url: str, location: str) -> bool:
    """Tell whether a key file may stand for a URL: it is on its host, in its folder or below."""
    folder, site = location.rpartition("/")[0] + "/", split_site(url)
    return site is not None and site == split_site(location) and url.startswith(folder)


def check_key_file(location: str, key: str, web: WebFiles) -> None:
    """Fetch a key file; raises BadKeyError unless it holds the key, NotFetched, and PrivateHost."""
    text = web.fetch(location).data[:_LONGEST_KEY_FILE].decode("utf-8-sig", "replace")
    if text.strip() != key:
        raise BadKeyError(location, Phrase(_OTHER_KEY, key=key))


def send(
    requests: Sequence[IndexNowRequest], web: WebFiles, endpoints: Sequence[str] = ENDPOINTS
) -> Iterator[SentRequest]:
    """Send requests one after the other, and yield what came of each; ends with the first that is refused.

    Where an endpoint was asked too often, the next one is used from then on. Raises PrivateHost, Cancelled.
    """
    left = list(endpoints)
    for request in requests:
        sent = _sent(request, web, left)
        yield sent
        if sent.trouble:
            return


def _sent(request: IndexNowRequest, web: WebFiles, left: list[str]) -> SentRequest:
    """Send a request to the first endpoint that is not busy; the others are taken out of `left`."""
    while True:
        endpoint = left[0]
        status = web.post(endpoint, request.body())
        if status in _TAKEN:
            return SentRequest(request, endpoint, status)
        if status != HTTPStatus.TOO_MANY_REQUESTS or len(left) == 1:
            words = _REFUSALS.get(HTTPStatus(status), _OTHERWISE) if status in _REFUSALS else _OTHERWISE
            trouble = Phrase(words, endpoint=endpoint, status=str(status))
            return SentRequest(request, endpoint, status, trouble)
        del left[0]
