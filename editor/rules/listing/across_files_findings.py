"""Keeps the findings about the relations of a document's files up to date while it changes.

These are URLs that several files list, language links between files, and redirects. Their marks are
in the findings of each file; here they are in rows of the document. The files must have checked a
change each by itself before they pass it on to this.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import repeat
from typing import Protocol, TypeVar

from editor.core.document.document import Document
from editor.core.document.rows import RowMapping, Rows
from editor.core.document.sitemap_file import SitemapFile
from editor.rules.audit.audit_check import REDIRECTED, KeptAnswers
from editor.rules.extensions.hreflang_check import KeptLinks, Later, LinksAcross, LinksChecked, LinksOfFile
from editor.rules.extensions.hreflang_links import BETWEEN_RULES
from editor.rules.family import ChangeKind, RowsChange, SharedFacts
from editor.rules.file_findings import FileFindings
from editor.rules.finding import FieldHit, FileHit, Hit
from editor.rules.listing.across_files_check import SHARED, KeptAcross, SharedUrls, shared_codes
from editor.rules.listing.duplicates_check import KeyIndex
from editor.rules.marks import FEW_ROWS, Codes, Key, code_of_hit


class AcrossDocument(Protocol):
    """A document with the findings of its files, as the families of rules about several files see it."""

    document: Document
    is_live: bool  # the findings of all files are known, and changes are followed

    def of(self, file: SitemapFile, /) -> FileFindings:
        """Return the findings of a file."""

    def tell(self) -> None:
        """Tell that marks have changed which were compared later."""


class MarksOfFiles:
    """A family of rules about several files, which marks its findings in those of each file.

    It is told of changes while it is followed, that is after `check`, until `leave`.
    """

    RULES: frozenset[str]  # those whose marks it sets

    def __init__(self, across: AcrossDocument) -> None:
        self.across, self.document, self.of = across, across.document, across.of

    def watch(self, file: SitemapFile) -> None:
        """Connect the findings of a file with those of the others."""

    def welcome(self, file: SitemapFile) -> None:
        """Take a new file without rows into account, which was checked by itself."""

    def files_changed(self) -> None:
        """Follow that files came or went."""

    def check(self) -> None:
        """Check everything at once, in this thread."""

    def remember(self) -> None:
        """Keep what is needed to follow another order of rows, which are about to move."""

    def follow(self, change: RowsChange) -> None:
        """Update the marks after a change of the document, in its rows."""

    def leave(self) -> None:
        """Forget what depends on the present rows, as changes are not followed any more."""

    def each(self) -> Iterator[FileFindings]:
        """Return the findings of each file, in order."""
        return map(self.of, self.document.files)

    def has_any(self, rules: Collection[str]) -> bool:
        """Return True if any row of any file breaks one of these rules."""
        return any(own.marks.has_any(rules) for own in self.each())

    def mark_all(self, codes: Sequence[Codes]) -> None:
        """Replace the marks in all rows; codes: of each file, or () if there are none."""
        for number, own in enumerate(self.each()):
            own.mark_all(codes[number] if codes else {}, self.RULES)

    def mark_rows(self, codes: Iterable[tuple[int, dict[Key, int]]]) -> None:
        """Replace the marks in some rows of the document."""
        found: dict[int, dict[int, dict[Key, int]]] = {}
        for row, of_row in codes:
            file = self.document.file_at(row)
            found.setdefault(file.key, {})[row - file.start] = of_row
        for key, rows in found.items():
            self.of(self.document.files.by_key[key]).mark_rows(rows, self.RULES)


AT_ONCE = 20_000  # rows whose links are compared in no more than a frame or two


def _at_once(work: Callable[[], LinksChecked], done: Callable[[LinksChecked], None]) -> None:
    done(work())


class LinkMarks(MarksOfFiles):
    """Marks the language links that do not fit those of other entries, in whatever file.

    If all links of a large document must be compared, `later` does so; until then the old marks stay.
    """

    RULES = BETWEEN_RULES

    def __init__(self, across: AcrossDocument) -> None:
        super().__init__(across)
        self._links = LinksAcross(across.document, lambda file: self.of(file).kept(KeptLinks))
        self._before: Codes = {}  # of all files, before rows move
        # Compares links if that takes long: it gets the work, which may run in any thread,
        # and a function for the result. A newer call replaces earlier ones.
        self.later: Later = _at_once
        self._is_awaited = False  # the links after the last change are being compared

    def watch(self, file: SitemapFile) -> None:
        self.of(file).kept(KeptLinks).between = LinksOfFile(file, self._links)

    def welcome(self, file: SitemapFile) -> None:
        self._links.welcome(file)

    def check(self) -> None:
        self.adopt(self._links.checking()())

    def adopt(self, links: LinksChecked) -> None:
        """Take over the findings of a check of all links."""
        self._is_awaited = False
        self.mark_all(links.codes)
        self._links.settle(links)

    def files_changed(self) -> None:
        if self._is_awaited:  # of the former files: compare all links anew
            self._check_rows(None)

    def leave(self) -> None:
        self._is_awaited = False

    def remember(self) -> None:
        self._before = self._codes()
        self._links.remember()

    def follow(self, change: RowsChange) -> None:
        old_rows = change.old_rows
        if old_rows is None:
            self._check_rows(self._links.take_touched())
            return
        rows = self._links.take_touched(is_moved=old_rows.is_permutation)
        if rows is None and old_rows.is_permutation:
            rows = self._links.take_order(old_rows)
            if rows is not None:
                self._move(old_rows)
        self._check_rows(rows)

    def _check_rows(self, rows: Iterable[int] | None) -> None:
        """Check the links of some rows, in any file; None: of all."""
        if rows is not None and not self._is_awaited:
            self.mark_rows((row, self._links.codes_at(row)) for row in rows)
        elif len(self.document) <= AT_ONCE:
            self.check()
        else:
            self._is_awaited = True
            self.later(self._links.checking(), self._on_checked)

    def _on_checked(self, links: LinksChecked) -> None:
        if self._is_awaited:
            self.adopt(links)
            self.across.tell()

    def _move(self, old_rows: RowMapping) -> None:
        """Move the codes along with their rows, which may now be in other files."""
        moved = self._before
        for array in moved.values():
            old_rows.arrange(array, repeat(0))
        starts = [(file.rows.start, file.rows.stop) for file in self.document.files]
        self.mark_all([{key: array[a:b] for key, array in moved.items()} for a, b in starts])

    def _codes(self) -> Codes:
        """Return the present codes, over the rows of all files."""
        each = [(file.size, self.of(file).marks.codes(self.RULES)) for file in self.document.files]
        keys = {key for _, codes in each for key in codes}
        return {key: bytearray().join(codes.get(key) or bytes(size) for size, codes in each) for key in keys}


class RedirectMarks(MarksOfFiles):
    """Marks the redirects that are safe to follow: no other file lists the target, or leads there."""

    RULES = frozenset({REDIRECTED})

    def watch(self, file: SitemapFile) -> None:
        def others() -> Sequence[FileFindings] | None:
            if not self.across.is_live:
                return None
            return [self.of(other) for other in self.document.files if other is not file]

        self.of(file).kept(KeptAnswers).others = others

    def files_changed(self) -> None:
        if self.across.is_live:
            self.check()

    def check(self) -> None:
        self._decide(None)

    def follow(self, change: RowsChange) -> None:
        """Decide anew about redirects to or from URLs that came or went in any file."""
        touched = [own.kept(KeptAnswers).take_touched() for own in self.each()]
        known = [each for each in touched if each is not None]
        self._decide(set[bytes]().union(*known) if len(known) == len(touched) else None)

    def _decide(self, touched: Collection[bytes] | None) -> None:
        """Decide about redirects near URLs with these hashes; None: about all."""
        for own in self.each():
            if own.kept(KeptAnswers).reconsider(touched):
                own.report.forget()


_COPIED = (SHARED, "duplicate-loc")  # findings of rows that share their exact URL


class SharedMarks(MarksOfFiles):
    """Marks the URLs that an earlier file of the document has, too."""

    RULES = frozenset({SHARED})

    def __init__(self, across: AcrossDocument) -> None:
        super().__init__(across)
        self._urls = SharedUrls(across.document)
        self._copies: set[bytes] | None = set()  # hashes of shared URLs before rows move; None: too many

    def watch(self, file: SitemapFile) -> None:
        self.of(file).kept(KeptAcross).others = _OtherFiles(file, self._urls)

    def check(self) -> None:
        self.mark_all(shared_codes([file.copy_rows(range(len(file))) for file in self.document.files]))

    def adopt(self, codes: Sequence[Codes], index: KeyIndex | None) -> None:
        """Take over the findings of a check of each file; index: of all present rows, if known."""
        if index is not None:
            self._urls.know(index)
        self.mark_all(codes)

    def leave(self) -> None:
        self._urls.forget()

    def remember(self) -> None:
        self._copies = self._hashes_of_copies()

    def follow(self, change: RowsChange) -> None:
        if change.kind is ChangeKind.VALUES:
            self._follow_values(change)
        elif change.kind is ChangeKind.INSERTED:
            self._follow_inserted(change)
        elif change.kind is ChangeKind.REMOVED:
            self._follow_removed(change)
        elif change.old_rows is not None:
            self._urls.rearrange(change.old_rows)
            self._follow_rearranged(change)

    def _follow_values(self, change: RowsChange) -> None:
        rows, is_loc = change.rows, change.touches("loc")
        if not rows or not (is_loc or self.has_any(self.RULES)):
            return
        is_known = change.is_few and (self._urls.is_ready or not is_loc or not self.has_any(self.RULES))
        before = self._urls.hashes(rows) if is_known else set()
        if is_loc:
            self._urls.update(rows)
        if not is_known:
            self._check_all(change)
        elif is_loc:
            self._check_hashes(before | self._urls.hashes(rows), rows)
        else:
            self._check_hashes(before)

    def _follow_inserted(self, change: RowsChange) -> None:
        self._urls.insert(change.rows[0], change.rows[-1])
        if change.is_few:
            self._check_hashes(self._urls.hashes(change.rows))
        else:
            self._check_all(change)

    def _follow_removed(self, change: RowsChange) -> None:
        first, last = change.rows[0], change.rows[-1]
        if not self.has_any(self.RULES):
            self._urls.remove(first, last)
        elif self._urls.is_ready and change.is_few:
            hashes = self._urls.hashes(change.rows)
            self._urls.remove(first, last)
            self._check_hashes(hashes)
        else:
            self._urls.remove(first, last)
            self._check_all(change)

    def _follow_rearranged(self, change: RowsChange) -> None:
        if self._copies is None or not change.is_few:
            self.check()
        elif self._copies or change.rows:
            new = self._urls.hashes(change.rows) if change.rows else set()
            self._check_hashes(self._copies | new)

    def _check_all(self, change: RowsChange) -> None:
        self.check()
        if change.is_few:  # and more like it may follow
            self._urls.learn()

    def _hashes_of_copies(self) -> set[bytes] | None:
        if not self.has_any(_COPIED):
            return set()
        rows = [row for rule in _COPIED for row in self._rows_of(rule)]
        return self._urls.hashes(rows) if len(rows) <= FEW_ROWS else None

    def _rows_of(self, rule: str) -> Iterator[int]:
        for file in self.document.files:
            yield from file.to_document(self.of(file).marks.rows_of(rule, FEW_ROWS + 1))

    def _check_hashes(self, hashes: Collection[bytes], rows: Rows = ()) -> None:
        """Check the rows whose URLs have these hashes; changed rows may have no finding any more."""
        found: dict[int, Hit | None] = {**dict.fromkeys(rows), **self._urls.check(hashes)}
        self.mark_rows(
            (row, {(SHARED, "loc"): code_of_hit(hit)} if hit else {}) for row, hit in found.items()
        )


class _OtherFiles:
    """The findings about one file because of URLs that others have, too."""

    def __init__(self, file: SitemapFile, urls: SharedUrls) -> None:
        self._file, self._urls = file, urls

    def hits(self, row: int) -> Iterator[FieldHit]:
        if hit := self._urls.hit(self._file.start + row):
            yield "loc", hit

    def file_hits(self) -> Iterable[FileHit]:
        return ()


AnyMarks = TypeVar("AnyMarks", bound=MarksOfFiles)

# Each follows a change in this order: redirects look at what the others have marked.
ACROSS_FAMILIES: tuple[type[MarksOfFiles], ...] = (SharedMarks, LinkMarks, RedirectMarks)


class AcrossFindings:
    """Marks findings about other files in those of each file: shared URLs, language links, and redirects.

    It listens to the document, whose files have each checked a change already, and lets each of
    `ACROSS_FAMILIES` follow. It does nothing before `check` or `adopt`, nor between `leave` and the next of
    these.
    """

    def __init__(
        self, document: Document, findings_of: Callable[[SitemapFile], FileFindings], tell: Callable[[], None]
    ) -> None:
        """`tell` is called whenever marks or the document may have changed."""
        self.document, self.of, self.tell = document, findings_of, tell
        self.is_live = False
        self._families = [family(self) for family in ACROSS_FAMILIES]

    def family(self, kind: type[AnyMarks]) -> AnyMarks:
        """Return one of the families."""
        return next(family for family in self._families if isinstance(family, kind))

    def watch(self, file: SitemapFile) -> None:
        """Connect the findings of a file with those of the others; a new one has no rows yet."""
        for family in self._families:
            family.watch(file)
        if self.is_live:
            self.of(file).check_all()
            for family in self._families:
                family.welcome(file)

    def files_changed(self) -> None:
        """Follow that files came or went."""
        for family in self._families:
            family.files_changed()

    def check(self) -> None:
        """Check everything at once, in this thread."""
        self.is_live = True
        for family in self._families:
            family.check()
        self.tell()

    def adopt(self, shared: Sequence[Codes], links: LinksChecked, index: KeyIndex | None = None) -> None:
        """Take over the findings of a check of each file, and follow changes from now on.

        index: the index of all present rows; without one, it is made when needed.
        """
        self.family(SharedMarks).adopt(shared, index)
        self.family(LinkMarks).adopt(links)
        self.is_live = True
        self.family(RedirectMarks).check()  # which knows other files from now on
        self.tell()

    def leave(self) -> None:
        """Stop following changes, as files are about to be read; everything is checked at the end."""
        self.is_live = False
        for family in self._families:
            family.leave()

    # Changes of the document

    def values_changed(self, field: str, rows: Rows) -> None:
        """Check rows with new values of a field; "" stands for any field."""
        self._follow(ChangeKind.VALUES, rows, field)

    def rows_about_to_be_inserted(self, first: int, last: int) -> None: ...

    def rows_inserted(self, first: int, last: int) -> None:
        """Check whether other files have the URLs of the new rows; `last` is included."""
        self._follow(ChangeKind.INSERTED, range(first, last + 1))

    def rows_about_to_be_removed(self, first: int, last: int) -> None: ...

    def rows_removed(self, first: int, last: int) -> None:
        """Check the rows that shared a URL with removed ones; `last` is included."""
        self._follow(ChangeKind.REMOVED, range(first, last + 1))

    def rows_about_to_be_rearranged(self) -> None:
        """Keep the shared URLs and the links of all rows, which may come to other files."""
        for family in self._families if self.is_live else ():
            family.remember()

    def rows_rearranged(self, old_rows: RowMapping) -> None:
        """Check rows that are new or may now be in other files."""
        self._follow(ChangeKind.REARRANGED, old_rows.new, old_rows=old_rows)

    def frame_changed(self) -> None:
        """Check the links of a file whose namespaces may have changed."""
        self._follow(ChangeKind.FRAME, ())

    def _follow(
        self, kind: ChangeKind, rows: Rows, field: str = "", *, old_rows: RowMapping | None = None
    ) -> None:
        if self.is_live:
            facts = SharedFacts(self.document)
            change = RowsChange(kind, facts, rows, field, old_rows, is_few=len(rows) <= FEW_ROWS)
            for family in self._families:
                family.follow(change)
        self.tell()
