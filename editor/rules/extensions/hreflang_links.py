"""The language links of all entries, of one file or of several, and how their codes and pages fit.

The links are read in the form in which the rules compare them. `hreflang_check` finds what is
wrong with them, but the code of a single link is checked here:

| rule | parameters |
|---|---|
| hreflang-malformed | what (a sentence), suggestion ("" where there is no safe one) |
| hreflang-unsupported-form | suggestion (the language alone) |
| hreflang-language-unknown | language, hint, suggestion ("" where there is no safe one) |
| hreflang-script-unknown | script |
| hreflang-region-unknown | region, hint, suggestion |
| hreflang-code-doubtful | means, meant |

Sources: BCP 47 (RFC 5646 section 2.1), ISO 639-1, ISO 3166-1; Google's documentation of localized
versions.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from functools import cached_property, lru_cache
from itertools import compress, filterfalse
from operator import ne
from typing import NamedTuple

from editor.core.document.entries import Entries
from editor.core.extensions.extension_declarations import COUNTRIES, LANGUAGES, SCRIPTS
from editor.core.extensions.language_links import X_DEFAULT, Namers, named_versions, namers_of
from editor.core.fields import XML_SPACE
from editor.core.text import N_, Phrase
from editor.core.values.urls import UrlScope, equivalence_keys, is_under
from editor.rules.finding import Hit, Params
from editor.rules.rule import Fixability
from editor.rules.structure.entry_check import PROBABLY, shown_text
from editor.rules.values.url_traits import UrlColumn

_LANGTAG = (
    r"(?ia)(?P<language>[a-z]{2,3}(?:-[a-z]{3}){0,3}|[a-z]{4}|[a-z]{5,8})"
    r"(?:-(?P<script>[a-z]{4}))?"
    r"(?:-(?P<region>[a-z]{2}|[0-9]{3}))?"
    r"(?:-(?:[a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*"
    r"(?:-[0-9a-wy-z](?:-[a-z0-9]{2,8})+)*"
    r"(?:-x(?:-[a-z0-9]{1,8})+)?"
)
_PRIVATE = r"(?ia)x(?:-[a-z0-9]{1,8})+"
_SCRIPT = r"(?ia)[a-z]{2,3}-([a-z]{4})(?![a-z0-9])"
_SUPPORTED = r"(?ia)([a-z]{2})(?:-[a-z]{4})?(?:-([a-z]{2}))?"
# Codes that ISO 639-1 withdrew, with those that it gave the languages instead. Java wrote the first three for
# long.
_SUCCESSORS = {"iw": "he", "in": "id", "ji": "yi", "jw": "jv"}
# Wrong codes that people write for a language: that of its country, or its name.
LANGUAGE_MEANT = {
    "cn": "zh", "jp": "ja", "kr": "ko", "cz": "cs", "dk": "da", "gr": "el", "se": "sv", "si": "sl",
    "ua": "uk", "us": "en", "gb": "en", "vn": "vi", "al": "sq", "rs": "sr", "ir": "fa",
    "english": "en", "german": "de", "deutsch": "de", "french": "fr", "spanish": "es", "italian": "it",
    "portuguese": "pt", "russian": "ru", "chinese": "zh", "japanese": "ja", **_SUCCESSORS,
}  # fmt: skip
_REGION_MEANT = {"UK": "GB"}
# Codes of languages that hardly any site is in, or with a country where hardly anybody speaks the language:
# what they mean, and what is mostly meant by them.
DOUBTFUL = {
    "ch": (Phrase(N_("Chamorro")), Phrase(N_("Switzerland"))),
    "ie": (Phrase(N_("Interlingue")), Phrase(N_("Ireland"))),
    "kr": (Phrase(N_("Kanuri")), Phrase(N_("Korean (ko)"))),
    "tw": (Phrase(N_("Twi")), Phrase(N_("Taiwan (zh-TW)"))),
    "za": (Phrase(N_("Zhuang")), Phrase(N_("South Africa"))),
    "es-la": (Phrase(N_("Spanish in Laos")), Phrase(N_("Latin America (es)"))),
    "pt-la": (Phrase(N_("Portuguese in Laos")), Phrase(N_("Latin America (pt)"))),
}
_MEANT = N_(" Did you mean {known}?")
_REPLACED = N_(" The code is {known} today.")
_NEITHER = N_("{code} is neither a language code nor x-default.")
_NEITHER_PADDED = N_("{code} with the white space around it is neither a language code nor x-default.")
_EMPTY = N_("An empty hreflang is neither a language code nor x-default.")
_BLANK = N_("White space is neither a language code nor x-default.")


@lru_cache(maxsize=4096)
def tag_hits(value: str) -> tuple[Hit, ...]:
    """Return the hits of a language code as it stands in the file, decoded."""
    if value.lower() == X_DEFAULT:
        return ()
    if not is_tag(value):
        suggestion = suggested_tag(value)
        fix = Fixability.AUTO if suggestion else Fixability.NONE
        params: Params = (("value", value), ("what", _malformed(value)), ("suggestion", suggestion))
        return (Hit("hreflang-malformed", params, fix=fix),)
    supported = re.fullmatch(_SUPPORTED, value)
    language = value.partition("-")[0]
    hits: list[Hit] = []
    if supported is None and len(language) < 4:
        short = language if language.lower() in LANGUAGES else ""
        fix = Fixability.ASK if short else Fixability.NONE
        hits.append(Hit("hreflang-unsupported-form", (("value", value), ("suggestion", short)), fix=fix))
    if language.lower() not in LANGUAGES and (supported or len(language) > 3):
        meant, successor = LANGUAGE_MEANT.get(language.lower(), ""), with_successor(value)
        hint = Phrase(PROBABLY, meant=meant) if meant else ""
        if successor:
            hint = Phrase(_REPLACED, known=successor)
        params = (("value", value), ("language", language), ("hint", hint), ("suggestion", successor))
        fix = Fixability.AUTO if successor else Fixability.NONE
        hits.append(Hit("hreflang-language-unknown", params, fix=fix))
    script = re.match(_SCRIPT, value)
    if script and script[1].title() not in SCRIPTS:
        hits.append(Hit("hreflang-script-unknown", (("value", value), ("script", script[1]))))
    region = supported[2] if supported else None
    if region and region.upper() not in COUNTRIES:
        known = _REGION_MEANT.get(region.upper(), "")
        hint = Phrase(_MEANT, known=known) if known else ""
        suggestion = with_known_region(value) if known else ""
        params = (("value", value), ("region", region), ("hint", hint), ("suggestion", suggestion))
        hits.append(Hit("hreflang-region-unknown", params, fix=Fixability.AUTO if known else Fixability.NONE))
    if doubt := DOUBTFUL.get(value.lower()):
        hits.append(
            Hit("hreflang-code-doubtful", (("value", value), ("means", doubt[0]), ("meant", doubt[1])))
        )
    return tuple(hits)


def _malformed(value: str) -> Phrase:
    """Return the message about a malformed code; it mentions whitespace around it, which is not visible."""
    text = value.strip(XML_SPACE)
    if not text:
        return Phrase(_BLANK if value else _EMPTY)
    return Phrase(_NEITHER if text == value else _NEITHER_PADDED, code=shown_text(text))


def is_tag(value: str) -> bool:
    """Return True if a code is well-formed by BCP 47, or x-default."""
    return bool(re.fullmatch(_LANGTAG, value) or re.fullmatch(_PRIVATE, value))


def suggested_tag(value: str) -> str:
    """Correct a malformed code: `-` instead of `_`, no whitespace around it; "" if that is not enough."""
    text = value.strip(XML_SPACE).replace("_", "-")
    return text if text.lower() == X_DEFAULT or is_tag(text) else ""


def with_successor(value: str) -> str:
    """Replace a withdrawn language code by the one in use: iw-IL becomes he-IL; "" if it is none."""
    language, hyphen, rest = value.partition("-")
    successor = _SUCCESSORS.get(language.lower(), "")
    return f"{successor.upper() if language.isupper() else successor}{hyphen}{rest}" if successor else ""


def with_known_region(value: str) -> str:
    """Replace a region that is often mistaken for a country code: en-UK becomes en-GB."""
    head, _, region = value.rpartition("-")
    known = _REGION_MEANT.get(region.upper(), "")
    return f"{head}-{known.lower() if region.islower() else known}" if known and head else value


@lru_cache(maxsize=1024)
def comparable_tag(value: str) -> str:
    """Return a language code as it is meant, in lower case, for comparisons: as safe fixes would write it."""
    tag = with_known_region((suggested_tag(value) or value.strip(XML_SPACE)).lower())
    return with_successor(tag) or tag


def language_alone(value: str) -> str:
    """Return the language of a code if it is a known one, else ""."""
    language = value.partition("-")[0]
    return language if language.lower() in LANGUAGES else ""


NO_RETURN, CONFLICT, INCOMPLETE = "hreflang-no-return", "hreflang-conflict", "hreflang-set-incomplete"
UNLISTED = "hreflang-version-unlisted"
BETWEEN_RULES = frozenset({NO_RETURN, CONFLICT, INCOMPLETE})
_UNSAID = frozenset({""})  # the language of an empty code, which has a finding of its own


class Links(NamedTuple):
    """The links of one entry in their order: languages in lower case, and keys of the linked pages."""

    tags: tuple[str, ...]
    pages: tuple[str, ...]

    def pairs(self) -> list[tuple[str, str]]:
        """Return each language with its page."""
        return list(zip(self.tags, self.pages, strict=True))


def not_returning(pages: "Alternates", row: int, page: str, links: Links) -> list[str]:
    """Return those of an entry's linked pages that are entries and do not link back.

    An x-default page need not link back if it serves pages that are no versions of this one.
    """
    places, linked = pages.places(), pages.linked
    silent = []  # those that do not link back
    for key in dict.fromkeys(links.pages):
        other = places.get(key)
        if other is not None and other != row and key != page and page not in linked[other]:
            silent.append(key)
    said = _languages_said_by(links) if silent else {}
    return [key for key in silent if said[key] or _is_for_versions(pages, key)]


def _is_for_versions(pages: "Alternates", default: str) -> bool:
    """Return True if an x-default page, which is an entry, belongs to the versions of one page alone."""
    namers, own = pages.namers_of(default), pages.links_of(pages.places()[default])
    return namers is not None and namers.are_versions_with(default, own.pairs())


def no_return(missing: Sequence[str]) -> Hit:
    """Return the hit for an entry to which these pages do not link back."""
    return Hit(NO_RETURN, (("value", missing[0]), ("count", len(missing))))


class LackingVersion(NamedTuple):
    """A version that an entry does not name, while another version of the same page does."""

    language: str
    page: str
    namer: str  # the page of the other version

    def hit(self) -> Hit:
        """Return the hit of the entry."""
        return Hit(INCOMPLETE, (("value", self.page), ("language", self.language), ("other", self.namer)))


def lacking_version(pages: "Alternates", row: int, page: str, links: Links) -> LackingVersion | None:
    """Return the first version that an entry lacks, while one with links back and forth names it.

    x-default has a rule of its own, as has a page that does not name itself; unknown codes need not spread.
    """
    tags, named = set(links.tags), set(links.pages)
    places, every = pages.places(), pages.linked
    for key in dict.fromkeys(_versions_of(links)):
        other = places.get(key)
        if other is None or other == row or key == page or page not in every[other]:
            continue
        back = pages.links_of(other)
        if page not in _versions_of(back):
            continue
        for tag, linked in back.pairs():
            if (tag not in tags or linked not in named) and linked != page and _may_be_lacking(tag):
                return LackingVersion(tag, linked, key)
    return None


def _versions_of(links: Links) -> list[str]:
    """Return the pages that links name in some language, not only as x-default."""
    return [page for tag, page in zip(links.tags, links.pages, strict=True) if tag != X_DEFAULT]


def _may_be_lacking(tag: str) -> bool:
    return tag not in ("", X_DEFAULT) and not tag_hits(tag)


class LinkConflict(NamedTuple):
    """A linked page to which an earlier link gives another language."""

    page: str
    language: str
    other: str
    first: int  # the row of the earlier link

    def hit(self) -> Hit:
        """Return its hit."""
        own = (("value", self.page), ("language", self.language), ("other", self.other))
        return Hit(CONFLICT, (*own, ("first", self.first + 1), ("place", "")))


def conflict_of(pages: "Alternates", links: Links) -> LinkConflict | None:
    """Return the first of an entry's linked pages to which an earlier link gives another language."""
    contested = list(filter(pages.said.contested.__contains__, dict.fromkeys(links.pages)))
    languages = _languages_said_by(links) if contested else {}
    for key in contested:
        own = languages[key] - _UNSAID
        first, said = pages.first_word_on(key) if own else (0, own)
        others = said - _UNSAID
        if own and others and own.isdisjoint(others):
            return LinkConflict(key, min(own), min(others), first)
    return None


def _languages_said_by(links: Links) -> Mapping[str, Set[str]]:
    """Return the languages that links give to each page they lead to."""
    said: dict[str, set[str]] = {}
    for tag, page in zip(links.tags, links.pages, strict=True):
        own = said.setdefault(page, set())
        if tag != X_DEFAULT:
            own.add(tag)
    return said


class LinkedLanguages(NamedTuple):
    """The languages that links give to the pages they lead to."""

    languages: Mapping[str, str]  # the language of each page by the first link to it
    defaults: Set[str]  # the x-default pages
    contested: Set[str]  # pages to which links give different languages

    def names_any(self, pages: Iterable[str]) -> bool:
        """Return True if any of these pages is linked to."""
        return not (self.languages.keys().isdisjoint(pages) and self.defaults.isdisjoint(pages))


class Alternates:
    """The language links of all entries of a document.

    They are kept in columns. The versions of a page mostly share one object with the same links, which is
    then examined only once.
    """

    def __init__(
        self,
        pages: Iterable[str] = (),
        tags: Iterable[tuple[str, ...]] = (),
        linked: Iterable[tuple[str, ...]] = (),
    ) -> None:
        """Keep columns of links.

        pages: the key of each entry's URL. tags and linked: the two parts of the `Links` of each; entries
        share both objects or neither. All are empty if no entry has links and nobody asks for the pages.
        """
        self.pages = list(pages)
        self.tags = list(tags)
        self.linked = list(linked)
        self.between: dict[int, Sequence[Hit]] = {}  # the hits of rows together with others; made when needed
        self._rows: dict[str, int] = {}  # the first row of each page; made when needed
        self._said: LinkedLanguages | None = None  # from all links; made when needed
        # The first row that gives a page a language, and the languages that it gives; made when needed.
        self._first_words: dict[str, tuple[int, set[str]]] = {}
        self._namers: dict[str, Namers] | None = None  # of x-default pages; made when needed
        self._unlisted: dict[UrlScope | None, list[str]] = {}  # by what a file may list; made when needed

    def __bool__(self) -> bool:
        """Return True if an entry has links."""
        return any(self.linked)

    def __len__(self) -> int:
        return len(self.linked)

    @staticmethod
    def together(files: Sequence["Alternates"]) -> "Alternates":
        """Return the links of several files, joined in their order."""
        return Alternates(
            [page for file in files for page in file.pages],
            [tags for file in files for tags in file.tags],
            [linked for file in files for linked in file.linked],
        )

    # Queries

    @property
    def said(self) -> LinkedLanguages:
        """The languages that all links together give to pages."""
        if self._said is None:
            self._said = _said_by(self.tags, self.linked)
        return self._said

    @cached_property
    def links_to_own(self) -> bool:
        """True if any entry is linked to, as they are where the versions of a page are in one file."""
        return self.said.names_any(self.pages)

    def unlisted(self, scope: UrlScope | None) -> Sequence[str]:
        """Return the linked versions that have no entry, of sites that have some.

        scope: what the file may list, as others belong into a sitemap elsewhere; None if that is not known.
        """
        if scope not in self._unlisted:
            named = self.said.languages
            lacking = list(filterfalse(self.places().__contains__, named) if self.links_to_own else named)
            sites = list(_sites_of(lacking))
            found = compress(lacking, map(_sites_among({*sites} - {""}, self.pages).__contains__, sites))
            self._unlisted[scope] = [page for page in found if not scope or is_under(page, scope.directory)]
        return self._unlisted[scope]

    def links_of(self, row: int) -> Links:
        """Return the links of an entry."""
        return Links(self.tags[row], self.linked[row])

    def row_of(self, page: str) -> int | None:
        """Return the first row of a page; None if no entry has it."""
        return self.places().get(page)

    def names_any(self, pages: set[str]) -> bool:
        """Return True if any of these pages is an entry or is linked to."""
        return self.said.names_any(pages) or not self.places().keys().isdisjoint(pages)

    def word_on(self, page: str) -> str | None:
        """Return the language that the first entry that links to a page gives it; None if none does."""
        return self.said.languages.get(page)

    def first_word_on(self, page: str) -> tuple[int, Set[str]]:
        """Return the first row that gives a page a language, and the languages that it gives."""
        if not self._first_words:
            for row, (tags, linked) in enumerate(zip(self.tags, self.linked, strict=True)):
                for tag, key in zip(tags, linked, strict=True):
                    if tag != X_DEFAULT:
                        first, said = self._first_words.setdefault(key, (row, set()))
                        if first == row:
                            said.add(tag)
        return self._first_words[page]

    def namers_of(self, page: str) -> Namers | None:
        """Return the entries that link to a page as x-default, summed up; None if none of these does."""
        if self._namers is None:
            self._namers = namers_of(self._entries(self._different()), self.said.defaults)
        return self._namers.get(page)

    def _entries(self, rows: Iterable[int]) -> Iterator[tuple[str, list[tuple[str, str]]]]:
        return ((self.pages[row], self.links_of(row).pairs()) for row in rows)

    def _different(self) -> Iterator[int]:
        """Yield the entries with links, except those that share theirs with an earlier one."""
        seen: set[int] = set()
        for row, linked in enumerate(self.linked):
            if linked and id(linked) not in seen:
                if set(self.tags[row]) != {X_DEFAULT}:
                    seen.add(id(linked))
                yield row

    def missing_returns(self, row: int) -> list[int]:
        """Return the rows of the entries that an entry links to and that do not link back."""
        found = not_returning(self, row, self.pages[row], self.links_of(row))
        return [row for row in map(self.row_of, found) if row is not None]

    def places(self) -> Mapping[str, int]:
        """Return the first row of each page."""
        if not self._rows:
            size = len(self.pages)
            self._rows = dict(zip(reversed(self.pages), range(size - 1, -1, -1), strict=True))
        return self._rows


def _said_by(tags: Sequence[tuple[str, ...]], linked: Sequence[tuple[str, ...]]) -> LinkedLanguages:
    """Return the languages that links give to pages; links that share an object are examined once."""
    own_links = list(filter(None, linked))
    pairs = zip(filter(None, tags), own_links, strict=True)
    different = dict(zip(map(id, own_links), pairs, strict=True)).values()
    words = [tag for own, _ in different for tag in own]
    pages = [page for _, own in different for page in own]
    defaults: set[str] = set()
    if X_DEFAULT in words:
        is_language = list(map(X_DEFAULT.__ne__, words))
        defaults = {page for page, is_one in zip(pages, is_language, strict=True) if not is_one}
        words, pages = list(compress(words, is_language)), list(compress(pages, is_language))
    languages = dict(zip(reversed(pages), reversed(words), strict=True))
    contested: set[str] = set()
    if len(languages) < len(pages):  # otherwise no page is named twice
        first_words = map(languages.__getitem__, pages)
        contested = set(compress(pages, map(ne, words, first_words)))
    return LinkedLanguages(languages, defaults, contested)


def _sites_of(pages: Iterable[str]) -> Iterator[str]:
    """Yield what stands before the path of each page: mostly the same as of the one before it."""
    site = ""
    for page in pages:
        if not site or not page.startswith(site):
            *start, _path = page.split("/", 3)
            site = "/".join(start) + "/" if len(start) == 3 else ""
        yield site


def _sites_among(wanted: Set[str], pages: Iterable[str]) -> Set[str]:
    """Return those of some sites that have any of the pages: mostly all, by the first page."""
    left = set(wanted)
    for site in _sites_of(pages):
        left.discard(site)
        if not left:
            break
    return wanted - left


def alternates_of(entries: Entries, column: UrlColumn | None = None) -> Alternates:
    """Return the language links of all entries of a document, of one file or of several.

    column: the URLs of the entries, if they were examined before.
    """
    versions = [named_versions(file) for file in entries.files]
    if not any(named.hrefs for named in versions):
        return Alternates()
    tags: list[tuple[str, ...]] = []
    linked: list[tuple[str, ...]] = []
    for named in versions:
        by_spelling = {language: comparable_tag(language) for language in set(named.languages)}
        tags += named.by_entry(list(map(by_spelling.__getitem__, named.languages)))
        linked += named.by_entry(equivalence_keys(named.hrefs))
    pages = column.keys() if column else equivalence_keys(entries.column("loc"))
    return Alternates(pages, tags, linked)


def without_links(locs: Sequence[str]) -> Alternates:
    """Return the pages of entries without links, to which other files may link."""
    return Alternates(equivalence_keys(locs), [()] * len(locs), [()] * len(locs))
