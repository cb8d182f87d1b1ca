"""How the language links of several files of one document fit together, while they change.

Each file knows its own links (`LiveLinks`) and is brought up to date first; here is nothing but what combines
them. Where no file has links, nothing is done at all.
"""

from collections.abc import Callable, Sequence

from editor.core.extensions.declared import HREFLANG
from editor.core.joined import JoinedUrlset
from editor.core.part import Part
from editor.core.urlset import Block
from editor.rules.finding import Hit
from editor.rules.hreflang_links import Alternates
from editor.rules.hreflang_pairs import BETWEEN_RULES, Links, conflict_of, no_return, not_returning
from editor.rules.hreflang_reading import without_links
from editor.rules.live_links import LiveLinks
from editor.rules.marks import FEW_ROWS, Codes, Key, code_of_hit


def with_pages(files: Sequence[Alternates], blocks: Sequence[Block]) -> list[Alternates]:
    """What has to be known of each file where any of them has links, of which `blocks` are the rows."""
    if not any(files):
        return []
    return [own or without_links(block.loc) for own, block in zip(files, blocks, strict=True)]


def link_codes(files: Sequence[Alternates]) -> list[Codes]:
    """The codes of `BETWEEN_RULES` by file, of files whose pages are all known."""
    whole = {
        key: array for key, array in Alternates.together(files).codes().items() if key[0] in BETWEEN_RULES
    }
    found: list[Codes] = []
    first = 0
    for file in files:
        found.append({key: array[first : first + len(file)] for key, array in whole.items()})
        first += len(file)
    return found


class LinksAcross:
    """The links of all files of a document; its rows are those of the document."""

    def __init__(self, urlset: JoinedUrlset, links_of: Callable[[Part], LiveLinks]) -> None:
        self._urlset, self._links_of = urlset, links_of

    def follow(self, files: Sequence[Alternates] = ()) -> bool:
        """Have all pages known, if any file has links; files: what was read of each. Whether any has."""
        each = list(map(self._links_of, self._urlset.parts))
        has_any = any(links.alternates for links in each)
        if has_any:
            for at, links in enumerate(each):
                links.follow(files[at] if files else None)
        return has_any

    def settle(self, files: Sequence[Alternates]) -> None:
        """All has been checked as it is now; files: see `follow`."""
        self.follow(files)
        for part in self._urlset.parts:
            self._links_of(part).take_touched()

    def codes(self) -> list[Codes]:
        """What is wrong in each file."""
        if not self.follow():
            return [{} for _ in self._urlset.parts]
        return link_codes([self._links_of(part).alternates for part in self._urlset.parts])

    def take_touched(self) -> list[int] | None:
        """The rows that changes have to do with since this was asked; None: too many for one by one."""
        touched = [self._links_of(part).take_touched() for part in self._urlset.parts]
        pages: set[str] = set().union(*(each for each in touched if each))
        if None in touched:
            return None
        if not pages or not self.follow():
            return []
        rows: list[int] = []
        for part in self._urlset.parts:
            alternates = self._links_of(part).alternates
            if alternates.names_any(pages):
                rows += part.outward(alternates.touched_by(pages))
        return rows if len(rows) <= FEW_ROWS else None

    def codes_at(self, row: int) -> dict[Key, int]:
        """What is wrong in a row."""
        return {(hit.rule, HREFLANG.name): code_of_hit(hit) for hit in self.hits(row)}

    def hits(self, row: int) -> list[Hit]:
        """What is said about a row, other rows by their number in their file."""
        part = self._urlset.part_of(row)
        alternates, own = self._links_of(part).alternates, row - part.start
        links = alternates.links_of(own) if alternates else ()
        if not links:
            return []
        hits = []
        if conflict := conflict_of(self, links):
            other = self._urlset.part_of(conflict.first)
            place = "" if other is part else f" ({other.name})"
            hit = conflict.hit(conflict.first - other.start + 1, place)
            hits.append(hit._replace(params=(*hit.params, ("file", other.name))))
        page = alternates.pages[own]
        if missing := page and not_returning(self, row, page, links):
            hits.append(no_return(missing))
        return hits

    # As `Pages`

    def row_of(self, page: str) -> int | None:
        """Where a page stands first; None where it is in no file."""
        for part in self._urlset.parts:
            row = self._links_of(part).alternates.row_of(page)
            if row is not None:
                return part.start + row
        return None

    def links_of(self, row: int) -> Links:
        """The links of an entry."""
        part = self._urlset.part_of(row)
        return self._links_of(part).alternates.links_of(row - part.start)

    def is_contested(self, page: str) -> bool:
        """Whether links in any files say different things of the language of a page."""
        files = [self._links_of(part).alternates for part in self._urlset.parts]
        said = {word for file in files if (word := file.word_on(page)) is not None}
        return len(said) > 1 or any(file.is_contested(page) for file in files)

    def first_word_on(self, page: str) -> tuple[int, frozenset[str]]:
        """The first row that says which languages a contested page is in."""
        each = ((part, self._links_of(part).alternates) for part in self._urlset.parts)
        part, alternates = next((part, file) for part, file in each if file.word_on(page) is not None)
        row, said = alternates.first_word_on(page)
        return part.start + row, said


class LinksOfPart:
    """What all files have to do with the links of one of them, in rows of its own."""

    def __init__(self, part: Part, links: LinksAcross) -> None:
        self._part, self._links = part, links

    def hits(self, row: int) -> Sequence[Hit]:
        """What is said about a row."""
        return self._links.hits(self._part.start + row)
