"""A document and its site: what is to be announced, and which URLs a robots.txt forbids.

Changes of a saved document may be announced to search engines only if the same is published. This
is compared over HTTP before they are sent. A robots.txt is read from the disk.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from editor.core.fields import XML_SPACE, Kind
from editor.core.site.page_answers import UrlVerdict
from editor.core.site.robots_txt import AgentRules, RobotsRule, RobotsTxt
from editor.core.text import N_, Phrase
from editor.core.values.urls import equivalence_key, is_published_url, origin, split, split_authority
from editor.formats.reading.unpacking import inflate
from editor.formats.writing.export import ascii_url
from editor.runtime.system import is_folder
from editor.runtime.threads import IsCancelled, never
from editor.services.documents.open_document import OpenDocument
from editor.services.files.file_access import read_file
from editor.site import indexnow
from editor.site.site_storage import Ledger
from editor.site.web_files import UnfitFile, WebFiles

_NOT_SAVED = Phrase(N_("Save the sitemap before its changes are announced."))
_NO_URL = N_("It is not known where {name} is published.")
_INDEX_ALONE = Phrase(N_("It is an index, which lists no pages. Open it together with its sitemaps."))
_DAMAGED = Phrase(N_("It is damaged, so there is no telling which of its URLs were removed."))
_NOT_READ = N_("{name} is missing or cannot be read, so there is no telling which of its URLs were removed.")
_OTHER = N_(
    "It is not the same as {name}. Upload the saved file to the site before its changes are announced."
)


class NotAnnounced(Exception):
    """Nothing can be announced; says why in a sentence."""


@dataclass(frozen=True, slots=True)
class EntryDates:
    """The URLs of a document that can be announced, with their dates."""

    by_url: Mapping[str, str]
    unfit: int  # entries without such a URL
    not_to_index: Mapping[str, UrlVerdict] = field(default_factory=dict)  # what pages answered, by such URLs


@dataclass(frozen=True, slots=True)
class KeyPlace:
    """A key, and where its file is: "" is the root of each host."""

    key: str
    location: str = ""

    def covers(self, url: str) -> bool:
        """Tell whether the key file may stand for a URL."""
        return not self.location or indexnow.is_covered_by(url, self.location)


@dataclass(frozen=True, slots=True)
class Announcement:
    """The URLs of a sitemap to be announced: those that differ from the last announcement."""

    sitemap: str  # the published URL by which the ledger knows it
    added: Sequence[str]
    changed: Sequence[str]  # they have another date in lastmod
    removed: Sequence[str]
    unfit: int  # entries without a URL that can be announced
    dates: Mapping[str, str]  # of all URLs that are there
    requests: Sequence[indexnow.IndexNowRequest]
    left_out: Mapping[str, UrlVerdict] = field(default_factory=dict)  # as search engines do not index them

    @property
    def count(self) -> int:
        """The number of URLs to announce."""
        return len(self.added) + len(self.changed) + len(self.removed)


def saved_files(document: OpenDocument) -> Mapping[str, Path]:
    """Return the files of a document by their published URLs, an index first; raises NotAnnounced."""
    if not document.file_list.is_complete:
        raise NotAnnounced(_DAMAGED)
    if missing := [file.name for file in document.file_list.there if file.sitemap is None]:
        raise NotAnnounced(Phrase(_NOT_READ, name=missing[0]))
    if document.entries.kind is Kind.SITEMAPINDEX:
        raise NotAnnounced(_INDEX_ALONE)
    index = [(document.findings.context, document.path)] if document.index is not None else []
    there = document.file_list.there
    files = [(document.findings.of(file.the_sitemap).context, file.path) for file in there]
    found: dict[str, Path] = {}
    for url, path in ((context.published_url, path) for context, path in [*index, *files]):
        if path is None or document.needs_place:
            raise NotAnnounced(_NOT_SAVED)
        if not is_published_url(url):
            raise NotAnnounced(Phrase(_NO_URL, name=path.name))
        found[url] = path
    return found


def dates_of(document: OpenDocument) -> EntryDates:
    """Return the dates of the URLs that can be announced, and which of them are known to be gone or not to
    be indexed.
    """
    dates: dict[str, str] = {}
    not_to_index: dict[str, UrlVerdict] = {}
    unfit = 0
    locs, lastmods = document.entries.column("loc"), document.entries.column("lastmod")
    for loc, lastmod in zip(locs, lastmods, strict=True):
        url = ascii_url(loc.strip(XML_SPACE))
        parts = split(url)
        if not is_published_url(url) or parts is None or split_authority(parts.authority)[0] is not None:
            unfit += 1
        else:
            dates[url] = lastmod.strip(XML_SPACE)
            answer = document.answers.of(loc)
            if answer is not None and answer.obstacles:
                not_to_index[url] = answer.obstacles[0]
    return EntryDates(dates, unfit, not_to_index)


def announcement(sitemap: str, dates: EntryDates, known: Mapping[str, str], place: KeyPlace) -> Announcement:
    """Work out what changed since the last announcement, of which the ledger knows; raises BadKeyError.

    URLs that the key file cannot stand for are unfit. What is known not to be indexed is left out, and counts
    neither as announced nor as removed.
    """
    indexnow.check_key(place.key)
    covered = {url: date for url, date in dates.by_url.items() if place.covers(url)}
    left_out = {url: verdict for url, verdict in dates.not_to_index.items() if url in covered}
    fitting = {url: date for url, date in covered.items() if url not in left_out}
    added = [url for url in fitting if url not in known]
    changed = [url for url, date in fitting.items() if url in known and known[url] != date]
    removed = [url for url in known if url not in dates.by_url and place.covers(url)]
    requests = indexnow.requests_for([*added, *changed, *removed], place.key, place.location)
    unfit = dates.unfit + len(dates.by_url) - len(covered)
    return Announcement(sitemap, added, changed, removed, unfit, fitting, requests, left_out)


def check_published(files: Mapping[str, Path], web: WebFiles) -> Iterator[str]:
    """Compare what is published with the saved files, and yield the URL of each that is the same.

    Raises NotFetched if one is another, PrivateHost, Unreadable, and Cancelled.
    """
    for url, path in files.items():
        if inflate(web.fetch(url).data).data != inflate(read_file(path).data).data:
            raise UnfitFile(url, Phrase(_OTHER, name=path.name))
        yield url


def check_key_files(planned: Announcement, web: WebFiles) -> Iterator[str]:
    """Fetch the key file of each host, and yield its URL; raises as `check_key_file` does."""
    for location, key in dict.fromkeys((each.key_location, each.key) for each in planned.requests):
        indexnow.check_key_file(location, key, web)
        yield location


def announced(
    planned: Announcement, web: WebFiles, ledger: Ledger, endpoints: Sequence[str] = indexnow.ENDPOINTS
) -> Iterator[indexnow.SentRequest]:
    """Send what is planned, and yield what came of each request; what was taken goes into the ledger."""
    for sent in indexnow.send(planned.requests, web, endpoints):
        if not sent.trouble:
            there = {url: planned.dates[url] for url in sent.request.urls if url in planned.dates}
            gone = [url for url in sent.request.urls if url not in planned.dates]
            ledger.take(planned.sitemap, there, gone)
        yield sent


def sample_of(planned: Announcement, most: int) -> list[tuple[str, str]]:
    """Return some of the URLs to announce, each with the change: added, changed, removed."""
    all_of_them = (
        (change, url)
        for change, urls in (
            ("added", planned.added),
            ("changed", planned.changed),
            ("removed", planned.removed),
        )
        for url in urls
    )
    return list(islice(all_of_them, most))


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
