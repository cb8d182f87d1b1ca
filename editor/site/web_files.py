"""Fetches whole files, such as sitemaps and robots.txt, as they were sent and up to the limit for files.

What talks to hosts is loaded once there is something to fetch.
"""

import time
from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, datetime
from http import HTTPStatus
from typing import TYPE_CHECKING

from editor.core.cancelling import Cancelled, IsCancelled, never
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.core.values.urls import split
from editor.formats.errors import Unreadable
from editor.formats.reading.inflate import GZIP, MAX_INFLATED, inflate_once
from editor.rules.finding import FileHit
from editor.site.limits import NO_CREDENTIALS, USER_AGENT, Credentials, Limits

if TYPE_CHECKING:
    from editor.site.fetching import Fetched

_LONGEST = 15 * 60.0  # seconds for one file; it can be stopped earlier
_GZIP_NAMES = ("gzip", "x-gzip")

_FAILED = QT_TRANSLATE_NOOP("phrases", "{url} cannot be fetched. {reason}")
_REASONS = {
    HTTPStatus.NOT_FOUND: QT_TRANSLATE_NOOP("phrases", "There is no such file (404)."),
    HTTPStatus.GONE: QT_TRANSLATE_NOOP("phrases", "The file was removed from the site (410)."),
    HTTPStatus.UNAUTHORIZED: QT_TRANSLATE_NOOP("phrases", "The site asks for a log-in (401)."),
    HTTPStatus.FORBIDDEN: QT_TRANSLATE_NOOP("phrases", "The site refuses to hand it out (403)."),
    HTTPStatus.TOO_MANY_REQUESTS: QT_TRANSLATE_NOOP(
        "phrases", "The site was asked too often (429). Try again later."
    ),
}
_SERVER_FAILS = QT_TRANSLATE_NOOP("phrases", "The site has a fault of its own ({status}). Try again later.")
_OTHER_STATUS = QT_TRANSLATE_NOOP("phrases", "The site answers with the status {status}, without a file.")
_IN_CIRCLES = QT_TRANSLATE_NOOP("phrases", "The site redirects too often.")
_TOO_LONG = QT_TRANSLATE_NOOP(
    "phrases", "It has more than {limit:,} bytes, ten times the limit for a sitemap."
)
_PACKED_OTHERWISE = QT_TRANSLATE_NOOP("phrases", "It is compressed with “{coding}”, which nobody asked for.")


class NotFetched(Unreadable):
    """A file could not be fetched; says why in a sentence. `status` is that of the answer, if one came."""

    said = _FAILED  # of the URL and the reason

    def __init__(self, url: str, reason: str, status: int | None = None) -> None:
        super().__init__(
            Phrase(self.said, url=url, reason=reason),
            FileHit("file-unreadable", params=(("reason", reason),)),
        )
        self.status = status


class UnfitFile(NotFetched):
    """A file was fetched, or is named, that is none that is wanted."""

    said = QT_TRANSLATE_NOOP("phrases", "{url}: {reason}")


class PrivateHost(NotFetched):
    """A host is in a private network, and nobody said that it may be asked."""

    def __init__(self, url: str, host: str, reason: str) -> None:
        super().__init__(url, reason)
        self.host = host


@dataclass(frozen=True, slots=True)
class WebOrigin:
    """The place and the moment that a file was fetched from, with the marks by which the server knows it."""

    url: str  # as asked for
    final_url: str
    etag: str
    last_modified: str  # the header, as it came
    moment: datetime


@dataclass(frozen=True, slots=True)
class WebFile:
    """A file that was fetched, with the bytes that are published; they may be compressed."""

    origin: WebOrigin
    data: bytes


class WebFiles:
    """Fetches files one after the other, politely. Use it in one thread, and close it in the end."""

    def __init__(
        self,
        cancelled: IsCancelled = never,
        *,
        private_hosts: Collection[str] = (),
        allows_private: bool = False,
        user_agent: str = USER_AGENT,
        credentials: Credentials = NO_CREDENTIALS,
    ) -> None:
        """private_hosts: the hosts in private networks that may be asked, allows_private: all of them.

        credentials: headers for single sites.
        """
        from editor.site.fetching import Fetcher  # noqa: PLC0415

        self._limits = Limits(
            timeout=_LONGEST,
            body=MAX_INFLATED,
            user_agent=user_agent,
            allows_private=allows_private,
            private_hosts=frozenset(private_hosts),
        )
        self._cancelled = cancelled
        self._fetcher = Fetcher(self._limits, cancelled, as_sent=True, credentials=credentials)
        self._latest = 0.0  # the moment of the latest request

    def __enter__(self) -> "WebFiles":
        return self

    def __exit__(self, *_: object) -> None:
        self._fetcher.close()

    def fetch(self, url: str) -> WebFile:
        """Return a file; raises NotFetched, Unreadable where it cannot be decompressed, and Cancelled."""
        answer = self._found(url, wants_any=True)
        if answer.is_cut:
            raise NotFetched(url, Phrase(_TOO_LONG, limit=self._limits.body))
        if answer.reason:
            raise NotFetched(url, answer.reason)
        origin = WebOrigin(
            url, answer.url, answer.header("etag"), answer.header("last-modified"), datetime.now(UTC)
        )
        return WebFile(origin, _file_in(answer, url))

    def size_of(self, url: str) -> int | None:
        """Return the size of a file as it is sent, without reading it; None if that is not said.

        Raises NotFetched and Cancelled.
        """
        length = self._found(url, wants_any=False).header("content-length")
        return int(length) if length.isascii() and length.isdigit() else None

    def post(self, url: str, sent: bytes) -> int:
        """Send JSON to a URL, and return the status of the answer; raises NotFetched and Cancelled."""
        answer = self._ask(url, "", wants_any=False, sent=sent)
        if answer.refused_host:
            raise PrivateHost(url, answer.refused_host, answer.reason)
        if answer.status is None:
            raise NotFetched(url, answer.reason)
        return answer.status

    def _found(self, url: str, *, wants_any: bool) -> "Fetched":
        """Return the answer with a file, wherever redirects lead; raises NotFetched."""
        source, place = "", url
        for _ in range(self._limits.redirects + 1):
            answer = self._ask(place, source, wants_any=wants_any)
            if answer.status is None:
                if answer.refused_host:
                    raise PrivateHost(place, answer.refused_host, answer.reason)
                raise NotFetched(url, answer.reason)
            if not answer.target:
                if answer.status != HTTPStatus.OK:
                    raise NotFetched(url, _reason_of(answer.status), answer.status)
                return answer
            source, place = place, answer.target
        raise NotFetched(url, Phrase(_IN_CIRCLES))

    def _ask(self, url: str, source: str, *, wants_any: bool, sent: bytes | None = None) -> "Fetched":
        time.sleep(max(self._latest + self._limits.delay - time.monotonic(), 0))
        self._latest = time.monotonic()
        answer = self._fetcher.fetch(url, source, wants_any=wants_any, sent=sent)
        if self._cancelled():
            raise Cancelled
        return answer


def _reason_of(status: int) -> Phrase:
    if status in _REASONS:
        return Phrase(_REASONS[HTTPStatus(status)])
    return Phrase(
        _SERVER_FAILS if status >= HTTPStatus.INTERNAL_SERVER_ERROR else _OTHER_STATUS, status=str(status)
    )


def _file_in(answer: "Fetched", url: str) -> bytes:
    """Return the file without the compression of the transfer; raises Unreadable.

    Some servers say of a file that is compressed itself that its transfer is.
    """
    coding = answer.header("content-encoding").strip().lower()
    if coding in ("", "identity"):
        return answer.body
    if coding not in _GZIP_NAMES:
        raise NotFetched(url, Phrase(_PACKED_OTHERWISE, coding=coding))
    if not answer.body.startswith(GZIP):
        return answer.body
    content = inflate_once(answer.body)
    parts = split(answer.url)
    is_packed_file = parts is not None and parts.path.lower().endswith(".gz")
    return answer.body if is_packed_file and not content.startswith(GZIP) else content
