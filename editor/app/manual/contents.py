"""The contents of the manual: its pages in order, their texts in the user's language, places and search."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from posixpath import dirname, join, normpath

from editor.app.manual.markdown import Section, page_sections, place_of
from editor.app.manual.reference import REFERENCE
from editor.app.manual.search import asked, folded, parts_of
from editor.app.manual.shown_keys import with_shown_keys
from editor.resources import resource

FIRST = "README"  # the list of contents, under the name that is shown where a folder is read on the web
WRITTEN = (
    FIRST,
    "first-file",
    "findings",
    "table",
    "filters",
    "bulk-work",
    "several-files",
    "languages",
    "insight",
    "import-and-export",
    "live-site",
    "command-line",
    "recovery",
    "troubleshooting",
    "what-it-does",
    "limits",
)
PAGES = (*WRITTEN, *REFERENCE)
ENGLISH = "en"  # the language of the pages that lie in the folder itself


@dataclass(frozen=True, slots=True)
class Found:
    """A section of the manual that has all words that were searched for."""

    page: str
    title: str  # of the page
    section: Section
    place: str  # of the section


@dataclass(frozen=True, slots=True)
class _Searched:
    """A section as it is searched: in lower case and without accents."""

    found: Found
    text: str
    heading: str


class Manual:
    """The pages in one language: written ones as far as they are translated, and the declared ones."""

    def __init__(self, language: str = ENGLISH) -> None:
        """language: that of the window, such as "de" or "pt_BR"."""
        self._language = language
        self._texts: dict[str, str] = {}
        self._searched: list[_Searched] = []  # all sections, once one was searched for

    def file(self, page: str) -> Path:
        """Return the file of a page, in English if there is none in the language.

        Raises FileNotFoundError if the page is only made when it is shown.
        """
        return resource(f"manual/{join(self.folder(page), page.rpartition('/')[2])}.md")

    def folder(self, page: str) -> str:
        """Return where a page lies in the folder of the manual; its links and pictures start from there."""
        if page in REFERENCE:
            return dirname(page)
        return self._language if self._is_translated(page) else ""

    def _is_translated(self, page: str) -> bool:
        try:
            resource(f"manual/{self._language}/{page}.md")
        except FileNotFoundError:
            return False
        return self._language != ENGLISH

    def linked(self, page: str, link: str) -> str:
        """Return the place that a link on a page leads to."""
        file, mark, section = link.partition("#")
        path = normpath(join(self.folder(page), file)).removesuffix(".md").removeprefix(f"{self._language}/")
        return f"{path if file else page}{mark}{section}"

    def text(self, page: str) -> str:
        """Return a page in Markdown, with keys as they are called here."""
        if page not in self._texts:
            make = REFERENCE.get(page) if self._language != ENGLISH else None
            written = make() if make else self.file(page).read_text(encoding="utf-8")
            self._texts[page] = with_shown_keys(written)
        return self._texts[page]

    def sections(self, page: str) -> list[Section]:
        """Return the sections of a page, its title first."""
        return list(page_sections(self.text(page)))

    def title(self, page: str) -> str:
        """Return the title of a page."""
        return next(page_sections(self.text(page))).heading

    def section_number(self, page: str, place: str) -> int:
        """Return which section of a page a place means, from 0 for its title; -1 if there is none.

        Links name places by the English headings; a page in another language has as many sections.
        """
        for manual in (self, _english()):
            places = [place_of(section.heading) for section in manual.sections(page)]
            if place in places:
                return places.index(place)
        return -1

    def find(self, text: str) -> list[Found]:
        """Return the sections that have all of these words, those with a word in their heading first.

        Where none has a word, those with its parts count, for languages that put no blanks between words.
        """
        if not self._searched:
            self._searched = list(self._all())
        words = asked(text)
        found = [each for each in self._searched if words and _has(each.text, words)]
        if not found and (parts := parts_of(words)) != words:
            words, found = parts, [each for each in self._searched if _has(each.text, parts)]
        return [each.found for each in sorted(found, key=lambda each: not _has(each.heading, words))]

    def _all(self) -> Iterator[_Searched]:
        for page in PAGES:
            title, *_rest = sections = self.sections(page)
            for section in sections:
                found = Found(page, title.heading, section, place_of(section.heading))
                text = folded(f"{title.heading} {section.heading} {section.text}")
                yield _Searched(found, text, folded(section.heading))


@cache
def _english() -> Manual:
    return Manual()


def _has(text: str, words: Sequence[str]) -> bool:
    return all(word in text for word in words)
