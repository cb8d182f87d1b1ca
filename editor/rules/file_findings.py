"""Keeps the findings of one file up to date while it changes, checking only the affected parts."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import repeat

from editor.core.document.columns import ODD
from editor.core.document.entries import Entries
from editor.core.document.row_mapping import RowMapping
from editor.core.document.rows import Rows
from editor.core.extensions.declaration import Extension
from editor.core.extensions.declared import EXTENSION_NAMES
from editor.core.fields import Kind
from editor.core.xml.markup import EXTENSIONS
from editor.rules import checker
from editor.rules.across_files.shared_urls import ACROSS_RULES, Neighbours
from editor.rules.audit.live import KeptAnswers
from editor.rules.checker import ENTRY_RULES, Checked, FileChecked
from editor.rules.duplicates.live import KeptDuplicates
from editor.rules.duplicates.live_twins import KeptTwins
from editor.rules.entry.check import unordered_rows
from editor.rules.extensions.namespaces import (
    UNKNOWN,
    Extensions,
    ExtensionTexts,
    texts_of,
    unknown_extension_codes,
)
from editor.rules.finding import Context, FileHit, Hit
from editor.rules.hreflang.live import KeptLinks
from editor.rules.loc.advice import looks_like_sitemap
from editor.rules.marks import FEW_ROWS, Codes, Marks, code_of_hit, hide_marked
from editor.rules.scope.live import BESIDE_ERRORS, KeptScope
from editor.rules.scope.looks import LISTS_SITEMAPS, LOOKS_LIKE_SITEMAP, looks_of
from editor.rules.scope.sites import Sites, origins_of
from editor.rules.url_column import UrlColumn, UrlTraits, all_traits


class LiveState:
    """The marks of all rows, the remarks about the file, and the state needed to update them."""

    def __init__(self, urlset: Entries, context: Context) -> None:
        self.urlset = urlset
        self.context = context
        self.marks = Marks(len(urlset))
        self.is_settled = False  # True once the whole file was checked; until then rows are only appended
        self.scope = KeptScope(urlset, context)
        self.copies = KeptDuplicates(urlset)
        self._twins = KeptTwins(urlset)
        self.neighbours: Neighbours | None = None  # the source of hits because of other files
        self._extensions = Extensions(urlset.frame)
        self.links = KeptLinks(urlset)
        self.answers = KeptAnswers(urlset, self)
        self._looks = bytearray(len(urlset))
        self.extensions: tuple[Extension, ...] = ()  # those in use at the last check of the whole file
        self._remarks: checker.Remarks = {}
        self._stale: set[str] = set()

    def remarks(self) -> Iterator[FileHit]:
        """Yield the remarks about the file as a whole, except those from reading it."""
        self._remarks.update(checker.remarks_of(sorted(self._stale), self.urlset, self.context))
        self._stale.clear()
        for remarks in self._remarks.values():
            yield from remarks
        if self._lists_sitemaps():
            yield FileHit(LISTS_SITEMAPS, count=len(self._looks))
        if self.neighbours:
            yield from self.neighbours.remarks()

    # Checks from outside

    def merge(self, checked: Checked) -> None:
        """Take over the findings in rows that were just appended."""
        self.marks.fill(checked.first_row, checked.size, checked.codes)

    def adopt(self, checked: FileChecked) -> None:
        """Take over the findings about the whole file."""
        self.scope.adopt(checked.sites, self.context)
        self.copies.forget()
        self._twins.forget()
        self._extensions = Extensions(self.urlset.frame)
        self._looks = checked.looks
        self.extensions = checked.extensions
        self.links.adopt(checked.alternates)
        self._remarks = dict(checked.remarks)
        self._stale.clear()
        codes = self.links.own(checked.codes)
        self.scope.hide_hosts(self.marks, codes)
        self.marks.replace(checker.WHOLE_FILE_RULES - self.links.beyond, codes)
        self._mark_slips(range(len(self.urlset)))
        self._mark_looks()
        self._mark_twins()
        self.answers.check_all()
        self.is_settled = True

    def copied(self, urlset: Entries) -> "LiveState":
        """Return an independent copy for a copy of the document."""
        copy = LiveState(urlset, self.context)
        copy.marks = self.marks.copied()
        copy.is_settled = self.is_settled
        copy.scope = self.scope.copied(urlset, self.context)
        copy._twins = self._twins.copied(urlset)
        copy._looks = bytearray(self._looks)
        copy.extensions = self.extensions
        copy.links = self.links.copied(urlset)
        copy._remarks = dict(self._remarks)
        copy._stale = set(self._stale)
        return copy

    def check_all(self) -> None:
        """Check everything again, except the relations to other files."""
        across = ACROSS_RULES | self.links.beyond
        kept = {key: array for key, array in self.marks.codes().items() if key[0] in across}
        self.marks = Marks(len(self.urlset))
        checked = checker.check_entries(self.urlset, self.context)
        self.merge(checked)
        self.adopt(checker.check_file(self.urlset, self.context, checked.traits))
        if kept:
            self.marks.replace(across, kept)

    def answers_changed(self, urls: Collection[str]) -> bool:
        """Check the rows with these URLs, whose answers changed; return True if there are any."""
        return self.is_settled and self.answers.answers_changed(urls)

    def robots_changed(self) -> None:
        """Check all rows by another robots.txt."""
        self.answers.check_all()

    def stale(self, sections: Iterable[str]) -> None:
        """Note that these sections of the remarks must run again when they are next read."""
        self._stale.update(sections)

    # Changes of the document

    def values_changed(self, field: str, rows: Rows) -> None:
        """Check rows with new values of a field; "" stands for any field, or the source."""
        if not self.is_settled or not rows:
            return
        self.stale(checker.sections_of(field, self.urlset.frame))
        before, gone = self._twins.hashes(rows), self.answers.hashes(rows)
        if len(rows) > FEW_ROWS:
            self._check_columns(field)
        else:
            self._check_few(field, rows)
        self._mark_twins(rows, before)
        self.answers.check(rows, gone)

    def rows_inserted(self, first: int, last: int) -> None:
        """Check new rows; `last` is included."""
        rows = range(first, last + 1)
        self.marks.insert(first, len(rows))
        if not self.is_settled:
            self._looks[first:first] = bytes(len(rows))
            return
        self.stale(checker.sections_of("", self.urlset.frame))
        checked = checker.check_rows(self.urlset, first, last, self.context)
        self.merge(checked)
        self._mark_slips(rows)
        column = UrlColumn(self.urlset.column("loc")[first : last + 1], checked.traits)
        self.scope.sites.insert(first, origins_of(column))
        self._looks[first:first] = looks_of(self.urlset, column)
        self.copies.inserted(first, column)
        self._check_new_locs(rows, set())
        self._check_extensions(rows)
        self.links.inserted(self.marks, first, last)
        self._twins.inserted(first, self.urlset.column("loc")[first : last + 1])
        self._mark_twins(rows, set())
        self.answers.check(rows, set())

    def rows_removed(self, first: int, last: int) -> None:
        """Forget removed rows, and check rows related to them; `last` is included."""
        self.marks.remove(first, last)
        del self._looks[first : last + 1]
        if not self.is_settled:
            return
        hashes = self.copies.hashes(range(first, last + 1))
        gone = self.answers.hashes(range(first, last + 1))
        self.scope.sites.remove(first, last)
        self.copies.removed(first, last)
        self.stale(checker.sections_of("", self.urlset.frame))
        self._check_scope(())
        self.copies.check_known(self.marks, self.context, hashes)
        self._mark_looks()
        self.links.removed(self.marks, first, last)
        before = self._twins.hashes(range(first, last + 1))
        self._twins.removed(first, last)
        self._mark_twins((), before)
        self.answers.check((), gone)

    def rows_rearranged(self, old_rows: RowMapping) -> None:
        """Follow rows to their new places; some may be new, some removed."""
        self.marks.rearrange(old_rows)
        old_rows.arrange(self._looks, repeat(0))
        if not self.is_settled:
            return
        self.scope.sites.rearrange(old_rows)
        self.copies.forget()
        self.stale(checker.sections_of("", self.urlset.frame))
        if len(old_rows.new) > FEW_ROWS:
            self._check_columns("")
        else:
            self._check_rearranged(old_rows)
        self._twins.forget()
        self._mark_twins()
        self.answers.check_all()

    def frame_changed(self) -> None:
        """Check everything that depends on the text around the entries, maybe with another kind of file."""
        if not self.is_settled:
            return
        if self.context.kind is not self.urlset.kind:
            self.context = replace(self.context, kind=self.urlset.kind)
            self.check_all()
            return
        self.stale(checker.sections_of("", self.urlset.frame))
        self._check_odd_entries()
        self._extensions = Extensions(self.urlset.frame)
        self._check_extensions(range(len(self.urlset)))
        self._check_blocks()
        self.links.check_all(self.marks)
        self._mark_twins()
        self.answers.check_all()

    def _check_odd_entries(self) -> None:
        """Check odd entries, whose names mean something else if the file has other prefixes."""
        odd, _ = self.urlset.columns.odd_sources()
        if len(odd) > FEW_ROWS:
            self._check_columns("")
        elif odd:
            self._check_entries(odd)

    # Many rows at once

    def _check_columns(self, field: str) -> None:
        """Check one column, or everything about single entries."""
        traits: Sequence[UrlTraits] = ()
        if field == "" or not self._is_regular():
            checked = checker.check_entries(self.urlset, self.context)
            traits = checked.traits
            self.marks.replace(ENTRY_RULES, checked.codes)
        elif field != EXTENSIONS:
            values = self.urlset.column(field)
            traits = list(all_traits(values)) if field == "loc" else ()
            codes = checker.check_column(field, values, self.context, traits)
            self.marks.replace(ENTRY_RULES, codes, {field})
        if field in ("", "loc"):
            column = UrlColumn(self.urlset.column("loc"), traits)
            self.scope.sites = Sites(origins_of(column))
            self._looks = looks_of(self.urlset, column)
            self._check_scope(range(len(self.urlset)))
            self.copies.forget()
            self._twins.forget()
            self.copies.check_all(self.marks, self.context, column)
            self._mark_looks()
        else:
            hashes = self.copies.hashes(self.marks.rows_of("duplicate-loc"))
            self.copies.check_known(self.marks, self.context, hashes)
        if field in ("", EXTENSIONS):
            self._check_extensions(range(len(self.urlset)))
        if field in ("loc", EXTENSIONS):
            self._check_blocks()
        if field in ("", EXTENSIONS):
            self.links.check_all(self.marks)
        elif field == "loc":
            self.links.pages_changed(self.marks)
        self._mark_slips(range(len(self.urlset)))

    def _is_regular(self) -> bool:
        """Return True if setting a value cannot change any finding about structure."""
        block = self.urlset.columns
        if unordered_rows(block, self.urlset.layouts):
            return False
        return ODD not in block.layout or not any(source and source.oddities for source in block.source)

    # Few rows

    def _check_few(self, field: str, rows: Rows) -> None:
        """Check everything that depends on values of a field in some rows; "" stands for any field."""
        self._check_entries(rows)
        if field in ("", "loc"):
            self._check_locs(rows)
        else:
            self.copies.check_known(self.marks, self.context, self.copies.hashes(rows))
        if field in ("", EXTENSIONS):
            self._check_extensions(rows)
        if field in ("", "loc", EXTENSIONS):
            self.links.check(self.marks, rows)

    def _check_rearranged(self, old_rows: RowMapping) -> None:
        """Check moved rows, of which few are new."""
        new = old_rows.new
        self._check_entries(new)
        self._check_extensions(new)
        self.links.rearranged(self.marks, old_rows)
        if new:
            self._check_locs(new)
        else:
            self._check_scope(())
            self.copies.check_known(self.marks, self.context, None)
            self._mark_looks()

    def _check_entries(self, rows: Rows) -> None:
        found = {row: checker.codes_of_hits(checker.row_hits(self.urlset, row, self.context)) for row in rows}
        self.marks.set_rows(ENTRY_RULES, found)
        self._mark_slips(rows)

    def _check_locs(self, rows: Rows) -> None:
        """Check everything that depends on the URLs of these rows, except the rules about single entries."""
        locs = self.urlset.column("loc")
        before = self.copies.hashes(rows)
        is_urlset = self.urlset.kind is Kind.URLSET
        for row in rows:
            self.scope.sites.update(row, locs[row])
            self._looks[row] = is_urlset and looks_like_sitemap(locs[row])
            self.copies.updated(row, locs[row])
            self._twins.updated(row, locs[row])
        self._check_new_locs(rows, before)

    def _check_new_locs(self, rows: Rows, before: set[bytes] | None) -> None:
        """Compare these rows' URLs, which are already indexed, with others.

        before: the hashes of the keys that these rows had.
        """
        self._check_scope(rows)
        self.copies.check_new(self.marks, self.context, rows, before)
        self._mark_looks()

    def _check_scope(self, rows: Rows) -> None:
        self.scope.check(self.marks, self.context, rows)

    def _mark_twins(self, rows: Rows = (), before: set[bytes] | None = None) -> None:
        """Update the safe fixes of these rows and those with the same keys; before None: of all."""
        now = self._twins.hashes(rows) if len(rows) <= FEW_ROWS else None
        hashes = None if before is None or now is None else before | now
        self._twins.check(self.marks, self.context, self.scope.judge, hashes)

    def _mark_slips(self, rows: Rows) -> None:
        self.scope.mark_slips(self.marks, rows)

    def neighbours_at(self, row: int) -> list[tuple[str, Hit]]:
        """Return the hits about a row because of other files, each with its field."""
        return list(self.neighbours.hits(row)) if self.neighbours else []

    def extension_at(self, row: int) -> Hit | None:
        """Return the hit about unknown extensions in a row; None if there is none."""
        return self._extensions.hit(texts_of(self.urlset, row, row)[0])

    def _check_extensions(self, rows: Rows) -> None:
        if len(rows) > FEW_ROWS:
            codes = unknown_extension_codes(ExtensionTexts(self.urlset), self._extensions)
            self.marks.replace({UNKNOWN}, codes)
            return
        hits = {row: self.extension_at(row) for row in rows}
        found = {row: {(hit.rule, ""): code_of_hit(hit)} if hit else {} for row, hit in hits.items()}
        self.marks.set_rows({UNKNOWN}, found)

    def _check_blocks(self) -> None:
        """Check the extensions of all entries, each by itself."""
        codes = checker.known_extension_codes(self.urlset.columns, self.urlset.frame, self.context)
        if codes or any(field in EXTENSION_NAMES for _, field in self.marks.codes()):
            self.marks.replace(ENTRY_RULES, codes, EXTENSION_NAMES)

    def _lists_sitemaps(self) -> bool:
        """Return True if every URL looks like a sitemap."""
        return len(self._looks) > 0 and 0 not in self._looks

    def _mark_looks(self) -> None:
        """Mark URLs that look like sitemaps among others that do not; an error of a URL hides this."""
        codes: Codes = {}
        if 1 in self._looks and not self._lists_sitemaps():
            table = bytes([0, code_of_hit(Hit(LOOKS_LIKE_SITEMAP)), *[0] * 254])
            errors = self.marks.errors("loc", BESIDE_ERRORS)
            codes[LOOKS_LIKE_SITEMAP, "loc"] = hide_marked(self._looks.translate(table), errors)
        if codes or self.marks.has_any({LOOKS_LIKE_SITEMAP}):
            self.marks.replace({LOOKS_LIKE_SITEMAP}, codes)
