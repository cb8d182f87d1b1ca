"""The contents of the manual: its pages in order, their texts in the user's language, places and search."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from editor.app.manual.markdown import Section, page_sections, place_of
from editor.app.manual.reference import REFERENCE
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
    "import-and-export",
    "live-site",
    "command-line",
    "recovery",
    "troubleshooting",
    "what-it-does",
    "limits",
)
PAGES = (*WRITTEN, *REFERENCE)


@dataclass(frozen=True, slots=True)
class Found:
    """A section of the manual that has all words that were searched for."""

    page: str
    title: str  # of the page
    section: Section
    place: str  # of the section


def page_path(page: str, language: str = "") -> Path:
    """Return the file of a written page, in a language if it was translated to that, else in English."""
    if language:
        try:
            return resource(f"manual/{language}/{page}.md")
        except FileNotFoundError:
            pass
    return resource(f"manual/{page}.md")


class Manual:
    """The pages in one language."""

    def __init__(self, language: str = "") -> None:
        """language: such as "de" or "pt_BR"; "" for English."""
        self._language = language
        self._texts: dict[str, str] = {}

    def text(self, page: str) -> str:
        """Return a page in Markdown."""
        if page not in self._texts:
            make = REFERENCE.get(page)
            self._texts[page] = (
                make() if make else page_path(page, self._language).read_text(encoding="utf-8")
            )
        return self._texts[page]

    def sections(self, page: str) -> list[Section]:
        """Return the sections of a page, its title first."""
        return list(page_sections(self.text(page)))

    def title(self, page: str) -> str:
        """Return the title of a page."""
        return self.sections(page)[0].heading

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
        """Return the sections that have all of these words, those with a word in their heading first."""
        words = text.casefold().split()
        found = [each for each in self._all() if words and _has(each, words)]
        return sorted(found, key=lambda each: not _has_in_heading(each, words))

    def _all(self) -> Iterator[Found]:
        for page in PAGES:
            title = self.title(page)
            for section in self.sections(page):
                yield Found(page, title, section, place_of(section.heading))


@cache
def _english() -> Manual:
    return Manual()


def _has(found: Found, words: Sequence[str]) -> bool:
    text = f"{found.title} {found.section.heading} {found.section.text}".casefold()
    return all(word in text for word in words)


def _has_in_heading(found: Found, words: Sequence[str]) -> bool:
    return all(word in found.section.heading.casefold() for word in words)
