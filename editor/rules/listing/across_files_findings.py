"""The findings about the relations of a document's files, in the findings of each file.

These are URLs that several files list, language links between files, and redirects. A check reads
files that do not change meanwhile, in any thread; its outcome is put into the marks of each file.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from editor.core.document.columns import EntryColumns
from editor.core.document.document import Document
from editor.core.document.entries import DocumentListener
from editor.core.document.rows import RowMapping, Rows
from editor.core.document.sitemap_file import SitemapFile
from editor.core.extensions.extension_declarations import HREFLANG
from editor.core.fields import XML_SPACE
from editor.core.xml.markup import EXTENSIONS
from editor.rules.audit.audit_check import mark_redirects
from editor.rules.extensions.hreflang_check import (
    LinkState,
    between_codes,
    between_hits,
    links_together,
    unlisted_by_file,
    unlisted_hits,
)
from editor.rules.extensions.hreflang_links import BETWEEN_RULES, CONFLICT, Alternates
from editor.rules.file_findings import FileCheck, FileFindings
from editor.rules.finding import FieldHit, FileHit, Hit
from editor.rules.listing.duplicates_check import SHARED, AcrossState, SharedChecked, check_shared, shared_hit
from editor.rules.marks import Codes, is_blank


class AcrossChecked(NamedTuple):
    """The outcome of a check of the relations of some files."""

    shared: SharedChecked
    links: Alternates  # of all files, one after the other; none if no file has links
    between: Codes  # of how these fit together
    unlisted: Sequence[Sequence[str]]  # the versions without an entry in any file that each links to first

    @classmethod
    def of(cls, blocks: Sequence[EntryColumns], links: Sequence[Alternates]) -> "AcrossChecked":
        """Check files with these entries and links; of the entries only values are read."""
        whole = links_together(links, [block.loc for block in blocks])
        return cls(check_shared(blocks), whole, between_codes(whole), unlisted_by_file(links, whole))


def check_across(files: Sequence[FileCheck]) -> AcrossChecked:
    """Check the relations of files, each of which was checked by itself, and mark redirects."""
    checked = AcrossChecked.of(
        [each.file.columns for each in files], [each.state(LinkState).alternates for each in files]
    )
    mark_redirects(files)
    return checked


class AcrossFindings(DocumentListener):
    """The outcome of the last check of the relations between files.

    It listens to the document, whose files have noted a change already, and says whether the change may
    matter. It does nothing before `set_checked`, nor between `stop_following` and the next of these.
    """

    def __init__(
        self,
        document: Document,
        findings_of: Callable[[SitemapFile], FileFindings],
        changed: Callable[[], None],
        original: "AcrossFindings | None" = None,
    ) -> None:
        """`changed` is called after each change of the document. original: those of which it is a copy."""
        self._document, self._of, self._changed = document, findings_of, changed
        # The findings of all files are known, and changes are followed.
        self.is_live: bool = original is not None and original.is_live
        self.is_due: bool = (
            original is not None and original.is_due
        )  # a change may matter that no check has seen
        self.last: AcrossChecked = original.last if original else AcrossChecked.of((), ())
        self.is_moved: bool = original is not None and original.is_moved  # rows moved since the last check
        # The versions without an entry that each file links to first, by its key.
        self.unlisted: dict[int, Sequence[str]] = original.unlisted if original else {}

    def connect(self, file: SitemapFile) -> None:
        """Let the findings of a file tell of others."""
        self._of(file).state(AcrossState).facts = _OtherFiles(file, self)

    def set_checked(self, checked: AcrossChecked) -> None:
        """Take over the outcome of a check of the present files, and follow changes from now on."""
        self.is_live, self.is_due, self.is_moved = True, False, False
        self.last = checked
        unlisted = zip(self._document.files, checked.unlisted, strict=True)
        self.unlisted = {file.key: own for file, own in unlisted}
        for file, shared in zip(self._document.files, checked.shared.codes, strict=True):
            own = file.rows
            slices = {key: array[own.start : own.stop] for key, array in checked.between.items()}
            links = {key: array for key, array in slices.items() if not is_blank(array)}
            self._of(file).mark_all({**shared, **links}, {SHARED, *BETWEEN_RULES})

    def stop_following(self) -> None:
        """Stop following changes, as files are about to be read; everything is checked at the end."""
        self.is_live = self.is_due = False
        self.is_moved = True

    # What is behind the marks

    def hits(self, file: SitemapFile, row: int) -> Iterator[FieldHit]:
        """Yield the hits of a row of a file, as of the last check; none once rows have moved since."""
        if self.is_moved:
            return
        if hit := self._shared_hit(file, row):
            yield "loc", hit
        for hit in between_hits(self.last.links, file.start + row):
            yield HREFLANG.name, self._placed(hit, file)

    def _placed(self, hit: Hit, file: SitemapFile) -> Hit:
        """Return a hit of a row of a file about links, with any other row as its own file numbers it."""
        if hit.rule != CONFLICT:
            return hit
        params = dict(hit.params)
        first = int(params["first"])
        other = self._document.file_at(first - 1)
        place = "" if other is file else f" ({other.name})"
        params.update(first=first - other.start, place=place, file=other.name)
        return hit._replace(params=tuple(params.items()))

    def file_hits(self, file: SitemapFile) -> Iterator[FileHit]:
        """Yield the file hits of a file, as of the last check."""
        return unlisted_hits(self.unlisted.get(file.key, ()))

    def _shared_hit(self, file: SitemapFile, row: int) -> Hit | None:
        text = file.column("loc")[row].strip(XML_SPACE)
        place = self.last.shared.first.get(text)
        other = self._document.files[place.file] if place else file
        if place is None or other is file or other.column("loc")[place.row].strip(XML_SPACE) != text:
            return None
        hit = shared_hit(other.columns, place.row, file.columns, row)
        return hit._replace(params=(*hit.params, ("file", other.name), ("first", place.row + 1)))

    # Changes of the document

    def _note(self, *, is_moved: bool = True) -> None:
        self.is_due = self.is_live
        self.is_moved = self.is_moved or is_moved
        self._changed()

    def values_changed(self, field: str, rows: Rows) -> None:
        """Note new values of a field, if they may matter; "" stands for any field."""
        if field in ("", "loc", EXTENSIONS) or self.last.shared.first:
            self._note(is_moved=False)
        else:
            self._changed()

    def rows_inserted(self, first: int, last: int) -> None:
        """Note that rows came."""
        self._note()

    def rows_removed(self, first: int, last: int) -> None:
        """Note that rows went."""
        self._note()

    def rows_rearranged(self, old_rows: RowMapping) -> None:
        """Note that rows moved."""
        self._note()

    def frame_changed(self) -> None:
        """Note that the links of a file may be others, as its namespaces are."""
        self._note(is_moved=False)

    def files_changed(self) -> None:
        """Note that files came or went."""
        self.is_due, self.is_moved = self.is_live, True


class _OtherFiles:
    """The findings about one file because of the others."""

    def __init__(self, file: SitemapFile, across: AcrossFindings) -> None:
        self._file, self._across = file, across

    def hits(self, row: int) -> Iterator[FieldHit]:
        return self._across.hits(self._file, row)

    def file_hits(self) -> Iterable[FileHit]:
        return self._across.file_hits(self._file)
