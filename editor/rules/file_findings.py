"""Keeps the findings of one file up to date while it changes, checking only the affected parts."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any

from editor.core.document.entries import Entries
from editor.core.document.rows import RowMapping, Rows
from editor.core.extensions.extension_declarations import Extension
from editor.core.xml.markup import EXTENSIONS
from editor.rules import checker
from editor.rules.checker import ENTRY_RULES, FILE_SECTIONS, KEPT_FAMILIES, Checked, FileChecked
from editor.rules.family import AnyKept, ChangeKind, FileSection, Kept, RowsChange, SharedFacts
from editor.rules.finding import Context, FieldHit, FileHit, Hit
from editor.rules.marks import FAULT_CODES, FEW_ROWS, Codes, Key, Marks, codes_of_hits
from editor.rules.report import OneFileReport
from editor.rules.rule import AS_DECLARED
from editor.rules.values.url_traits import UrlTraits


class FileFindings:
    """The findings of one file, in its own rows; it listens to the file from its construction.

    It starts with nothing checked. While a file is read, `merge` takes the findings of `check_block` in the
    rows just appended; `adopt` takes those of `check_file` once all rows are there. From then on it follows
    edits. Notes are counted separately and never mark a row.
    """

    def __init__(
        self,
        file: Entries,
        context: Context,
        tell: Callable[[], None],
        original: "FileFindings | None" = None,
    ) -> None:
        """`tell` is called whenever findings may have changed. original: those of a file that this copies."""
        self.file = file
        self.context = context
        self._tell_others = tell
        self.marks: Marks = original.marks.copied() if original else Marks(len(file), context.choice)
        self.report = OneFileReport(self)
        self.declared = OneFileReport(self, AS_DECLARED)  # whatever a person chose to see
        self.is_settled = False  # True once the whole file was checked; until then rows are only appended
        self._kept: dict[type[Kept[Any]], Kept[Any]] = {
            family: original.kept(family).copied(self) if original else family(self)
            for family in KEPT_FAMILIES
        }
        self.extensions: tuple[Extension, ...] = ()  # those in use at the last check of the whole file
        self._file_hits: checker.FileHits = {}
        self._stale: set[FileSection] = set()
        file.listeners.add(self)

    def kept(self, family: type[AnyKept]) -> AnyKept:
        """Return what a family keeps of this file."""
        kept = self._kept[family]
        assert isinstance(kept, family)
        return kept

    def copied(self, file: Entries, tell: Callable[[], None]) -> "FileFindings":
        """Return the same findings for a copy of the present file; they follow the copy's edits."""
        copy = FileFindings(file, self.context, tell, self)
        copy.is_settled, copy.extensions = self.is_settled, self.extensions
        copy._file_hits, copy._stale = dict(self._file_hits), set(self._stale)
        return copy

    def _tell(self) -> None:
        self._forget()
        self._tell_others()

    def _forget(self) -> None:
        self.report.forget()
        self.declared.forget()

    # What the context says

    def set_context(self, context: Context) -> None:
        """Change the facts that the rules use, and check again what depends on them."""
        old, self.context = self.context, context
        changed = {
            fact.name
            for fact in fields(Context)
            if fact.compare and getattr(old, fact.name) != getattr(context, fact.name)
        }
        if "choice" in changed:
            self.marks.choose(context.choice)
            changed.remove("choice")
        if self.is_settled and changed:
            reads = [*(each.reads for each in FILE_SECTIONS), *(each.reads for each in KEPT_FAMILIES)]
            if changed <= frozenset[str]().union(*reads):
                self._stale.update(each for each in FILE_SECTIONS if changed & each.reads)
                for kept in self._kept.values():
                    if changed & kept.reads:
                        kept.settle()
            else:
                self._check_all()
        self._tell()

    def answers_changed(self, urls: Collection[str]) -> None:
        """Check the entries with these URLs, as the site has answered, or its answers were forgotten."""
        news = [kept.answers_changed(urls) for kept in self._kept.values() if self.is_settled]
        if any(news):
            self._tell()

    # Checks from outside

    def merge(self, checked: Checked) -> None:
        """Take over the findings in rows that were just appended."""
        self.marks.fill(checked.first_row, checked.size, checked.codes)
        self._tell()

    def adopt(self, checked: FileChecked) -> None:
        """Take over the findings about the whole file, and follow edits from now on."""
        self._adopt(checked)
        self._tell()

    def _adopt(self, checked: FileChecked) -> None:
        self.extensions = checked.extensions
        self._file_hits = dict(checked.file_hits)
        self._stale.clear()
        codes = dict(checked.codes)
        for family, kept in self._kept.items():
            kept.adopt(checked.found[family], codes)
        marked = self._marked()
        self.marks.replace(marked, {key: array for key, array in codes.items() if key[0] in marked})
        for kept in self._kept.values():
            kept.settle()
        self.is_settled = True

    def _marked(self) -> set[str]:
        """Return the rules about more than one entry whose marks are set here, not by other files."""
        return set[str]().union(*(kept.marked for kept in self._kept.values()))

    def check_all(self) -> None:
        """Check everything again, in this thread, except the relations to other files."""
        self._check_all()
        self._tell()

    def _check_all(self) -> None:
        own = self._marked() | ENTRY_RULES
        across = {key: array for key, array in self.marks.codes().items() if key[0] not in own}
        self.marks.clear(len(self.file))
        checked = checker.check_entries(self.file, self.context)
        self.marks.fill(checked.first_row, checked.size, checked.codes)
        self._adopt(checker.check_file(self.file, self.context, checked.traits))
        if across:
            self.marks.replace({rule for rule, _ in across}, across)

    # Marks because of other files, whose listeners are told of them together

    def mark_all(self, codes: Codes, rules: Collection[str]) -> None:
        """Replace the marks of some rules in all rows."""
        if codes or self.marks.has_any(rules):
            self.marks.replace(rules, codes)
            self._forget()

    def mark_rows(self, found: Mapping[int, Mapping[Key, int]], rules: Collection[str]) -> None:
        """Replace the marks of some rules in some rows."""
        self.marks.set_rows(rules, found)
        self._forget()

    # Changes of the file

    def values_changed(self, field: str, rows: Rows) -> None:
        """Check rows with new values of a field; "" stands for any field, or the source."""
        if self.is_settled and rows:
            self._check_values(field, rows)
        self._tell()

    def _check_values(self, field: str, rows: Rows) -> None:
        is_few = len(rows) <= FEW_ROWS
        traits: Sequence[UrlTraits] = ()
        if is_few:
            self._check_entries(rows)
        else:
            rows, traits = range(len(self.file)), self._check_columns(field)
        shared = SharedFacts(self.file, traits=traits)
        self._follow(RowsChange(ChangeKind.VALUES, shared, rows, field, is_few=is_few))

    def rows_about_to_be_inserted(self, first: int, last: int) -> None: ...

    def rows_inserted(self, first: int, last: int) -> None:
        """Make room for new rows, and check them; `last` is included."""
        rows = range(first, last + 1)
        self.marks.insert(first, len(rows))
        if self.is_settled:
            checked = checker.check_rows(self.file, first, last, self.context)
            self.marks.fill(first, len(rows), checked.codes)
            shared, is_few = SharedFacts(self.file, rows, checked.traits), len(rows) <= FEW_ROWS
            self._follow(RowsChange(ChangeKind.INSERTED, shared, rows, is_few=is_few))
        self._tell()

    def rows_about_to_be_removed(self, first: int, last: int) -> None: ...

    def rows_removed(self, first: int, last: int) -> None:
        """Forget removed rows, and check rows related to them; `last` is included."""
        self.marks.remove(first, last)
        if self.is_settled:
            self._follow(RowsChange(ChangeKind.REMOVED, SharedFacts(self.file), range(first, last + 1)))
        self._tell()

    def rows_about_to_be_rearranged(self) -> None: ...

    def rows_rearranged(self, old_rows: RowMapping) -> None:
        """Follow rows to their new places; some may be new, some removed."""
        self.marks.rearrange(old_rows)
        if self.is_settled:
            rows: Rows = old_rows.new
            traits: Sequence[UrlTraits] = ()
            is_few = len(rows) <= FEW_ROWS
            if is_few:
                self._check_entries(rows)
            else:
                rows, traits = range(len(self.file)), self._check_columns("")
            shared = SharedFacts(self.file, traits=traits)
            change = RowsChange(ChangeKind.REARRANGED, shared, rows, old_rows=old_rows, is_few=is_few)
            self._follow(change)
        self._tell()

    def frame_changed(self) -> None:
        """Check everything that depends on the text around the entries, maybe with another kind of file."""
        if self.is_settled:
            self._check_frame()
        self._tell()

    def _check_frame(self) -> None:
        if self.context.kind is not self.file.kind:
            self.context = replace(self.context, kind=self.file.kind)
            self._check_all()
            return
        odd, _ = self.file.columns.odd_sources()
        if odd:  # their names mean something else if the file has other prefixes
            self._check_values("", odd)
        self._check_field(EXTENSIONS)
        self._follow(RowsChange(ChangeKind.FRAME, SharedFacts(self.file)))

    def _follow(self, change: RowsChange) -> None:
        self._stale.update(checker.sections_of(change.field, self.file.frame))
        for kept in self._kept.values():
            kept.prepare(change)
        for kept in self._kept.values():
            kept.follow(change)

    # The rules about single entries

    def _check_entries(self, rows: Rows) -> None:
        found = {row: codes_of_hits(checker.row_hits(self.file, row, self.context)) for row in rows}
        self.marks.set_rows(ENTRY_RULES, found)

    def _check_columns(self, field: str) -> Sequence[UrlTraits]:
        """Check one column, or everything about single entries; return the traits of URLs, if determined."""
        if field == "" or checker.depends_on_all(self.file):
            checked = checker.check_entries(self.file, self.context)
            self.marks.replace(ENTRY_RULES, checked.codes)
            return checked.traits
        return self._check_field(field)

    def _check_field(self, field: str) -> Sequence[UrlTraits]:
        found = checker.check_field(self.file, field, self.context)
        self.marks.replace(ENTRY_RULES, found.codes, found.fields)
        return found.traits

    # What is behind the marks

    def fault_codes(self) -> list[tuple[int, bytes]]:
        """Return the codes of each rule but for notes, each with the row where they begin."""
        return [
            (0, bytes(array))
            for array in self.marks.codes().values()
            if any(map(array.__contains__, FAULT_CODES))
        ]

    def file_hits(self) -> Iterator[FileHit]:
        """Yield the file hits about the file as a whole, except those from reading it."""
        if self._stale:
            sections = sorted(self._stale, key=FILE_SECTIONS.index)
            self._file_hits.update(
                checker.file_hits_of(sections, self.file, self.context, SharedFacts(self.file))
            )
            self._stale.clear()
        for file_hits in self._file_hits.values():
            yield from file_hits
        for kept in self._kept.values():
            yield from kept.file_hits()

    def hits(self, row: int) -> dict[Key, Hit]:
        """Return all hits of a row, with the parameters of their messages."""
        hits = checker.row_hits(self.file, row, self.context)
        if self.is_settled:
            for kept in self._kept.values():
                hits += kept.hits(row)
        return {(hit.rule, field): hit for field, hit in hits}

    def hit(self, row: int, key: Key) -> Hit | None:
        """Return the hit of a row by one rule; None if there is none."""
        hits: Iterable[FieldHit] = ()
        if key[0] in ENTRY_RULES:
            hits = checker.row_hits(self.file, row, self.context)
        elif kept := self.family_of(key[0]):
            hits = kept.hits(row)
        return next((hit for field, hit in hits if (hit.rule, field) == key), None)

    def family_of(self, rule: str) -> Kept[Any] | None:
        """Return what the family of a rule keeps of this file; None if it keeps nothing."""
        return next((kept for kept in self._kept.values() if rule in kept.RULES), None)
