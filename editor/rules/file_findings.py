"""The findings of one file: marks of single entries change at once with it, others as the last check found.

Rules about single entries are checked in the rows that changed. Those that need all entries are only
noted as due, by family; `FileCheck` checks them, of this file or of a copy in any thread.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from editor.core.document.document import Document
from editor.core.document.entries import DocumentListener, Entries
from editor.core.document.rows import RowMapping, Rows
from editor.core.extensions.extension_declarations import Extension
from editor.core.site.page_answers import KnownAnswers
from editor.core.xml.markup import EXTENSIONS
from editor.rules import checker
from editor.rules.audit.audit_check import REDIRECTED, AnswersState
from editor.rules.checker import (
    ENTRY_RULES,
    FILE_FAMILIES,
    FILE_SECTIONS,
    WHOLE_FILE_RULES,
    Checked,
    FileChecked,
    check_families,
)
from editor.rules.family import AnyState, FamilyState, FileSection, SharedFacts
from editor.rules.finding import Context, FileHit, Hit
from editor.rules.listing.colliding_fixes import CHANGING
from editor.rules.listing.duplicates_check import AcrossState
from editor.rules.marks import FEW_ROWS, Codes, Key, Marks, codes_of_hits, fix_of
from editor.rules.report import HitsOfRow, Report, SeenFile
from editor.rules.rule import Fixability

_Family = type[FamilyState[Any]]
_MOVED_AT_ONCE = 10_000  # rows that are checked in a moment where they come, go or move
FIXED_TOGETHER = WHOLE_FILE_RULES | CHANGING  # whose safe fixes depend on other entries


class Due(NamedTuple):
    """What a change may concern that no check has seen."""

    families: Collection[_Family]
    fields: Collection[str]  # whose values are to be checked in all rows; "" is any, and the source
    sections: Collection[FileSection]


def _check_columns(file: Entries, field: str, context: Context, marks: Marks) -> None:
    """Check one column, or everything about single entries."""
    if field == "" or checker.depends_on_all(file):
        checked = checker.check_entries(file, context)
        marks.replace(ENTRY_RULES, checked.codes, None, checked.several)
    else:
        found, fields = checker.check_field(file, field, context)
        marks.replace(ENTRY_RULES, found.codes, fields, found.several)


class FileCheck:
    """A check of some families of a file that does not change meanwhile, with the outcome of the last one."""

    def __init__(
        self,
        file: Entries,
        context: Context,
        marks: Marks,
        states: Iterable[FamilyState[Any]],
        *,
        is_part: bool,
    ) -> None:
        """states: what the last check found of this file, or of that of which it is a copy."""
        self.file, self.context, self.marks, self.is_part = file, context, marks, is_part
        self.file_hits: checker.FileHits = {}  # of sections that were due
        self._states: dict[_Family, FamilyState[Any]] = {}
        for state in states:
            own = self._states[type(state)] = type(state)(self)
            own.facts = state.facts

    def state(self, family: type[AnyState]) -> AnyState:
        """Return what a family found out about the file."""
        state = self._states[family]
        assert isinstance(state, family)
        return state

    def run(self, due: Due) -> None:
        """Check what is due."""
        for field in due.fields:
            _check_columns(self.file, field, self.context, self.marks)
        families = [family for family in FILE_FAMILIES if family in due.families]
        shared = SharedFacts(self.file, is_part=self.is_part)
        self.set_checked(*check_families(families, self.file, self.context, shared))
        self.file_hits = checker.file_hits_of(due.sections, self.file, self.context, shared)
        for state in self._states.values():
            state.prepare()

    def set_checked(self, codes: Codes, found: Mapping[_Family, object]) -> None:
        """Take over what some families found, and let them finish."""
        states = [state for family, state in self._states.items() if family in found]
        codes = dict(codes)
        for state in states:
            state.set_checked(found[type(state)], codes)
        marked = set[str]().union(*(state.marked for state in states))
        self.marks.replace(marked, {key: array for key, array in codes.items() if key[0] in marked})
        for state in states:
            state.finish()


class FileFindings(DocumentListener):
    """The findings of one file, in its own rows; it listens to the file from its construction.

    It starts with nothing checked. While a file is read, `merge` takes the findings of `check_block` in the
    rows just appended; `set_checked` takes those of `check_file` once all rows are there. From then on it
    follows edits. Notes are counted separately and never mark a row.
    """

    def __init__(
        self,
        file: Entries,
        context: Context,
        marks: Marks,
        tell: Callable[[], None],
        can_wait: Callable[[], bool] = lambda: False,
    ) -> None:
        """marks: those of this file. `tell` is called whenever findings may have changed.

        can_wait: whether a check of many rows is to be awaited with those that need all entries.
        """
        self.file = file
        self.context = context
        self.marks = marks
        self._tell_others, self._can_wait = tell, can_wait
        self.is_part = file.key != 0
        self.report = Report(file, lambda _: self)
        self.seen: dict[Report, SeenFile] = {}  # as reports see them; dropped whenever they may have changed
        self.is_finished = False  # True once the whole file was checked; until then rows are only appended
        self._states: dict[_Family, FamilyState[Any]] = {family: family(self) for family in FILE_FAMILIES}
        self._due: set[_Family] = set()  # those that a change may concern that no check has seen
        self._due_fields: set[str] = set()  # with new values in many rows, which no check has seen
        self._due_sections: set[FileSection] = set()  # the same
        self._is_moved = False  # rows are not where they were at the last check
        self.extensions: tuple[Extension, ...] = ()  # those in use at the last check of the whole file
        self._file_hits: checker.FileHits = {}
        self._stale: set[FileSection] = set()
        file.listeners.add(self)

    def state(self, family: type[AnyState]) -> AnyState:
        """Return what a family found out about this file at the last check."""
        state = self._states[family]
        assert isinstance(state, family)
        return state

    def copied(
        self, file: Entries, marks: Marks, tell: Callable[[], None], can_wait: Callable[[], bool]
    ) -> "FileFindings":
        """Return the same findings for a copy of the present file, with its marks; they follow its edits."""
        copy = FileFindings(file, self.context, marks, tell, can_wait)
        for family, state in self._states.items():
            if family is not AcrossState:
                copy._states[family].facts = state.facts
        copy._due, copy._is_moved = set(self._due), self._is_moved
        copy._due_fields, copy._due_sections = set(self._due_fields), set(self._due_sections)
        copy.is_finished, copy.extensions = self.is_finished, self.extensions
        copy._file_hits, copy._stale = dict(self._file_hits), set(self._stale)
        return copy

    # What no check has seen yet

    @property
    def awaits_many(self) -> bool:
        """True if the check is awaited of what many rows changed."""
        return bool(self._due_fields or self._due_sections)

    @property
    def is_due(self) -> bool:
        """True if findings that need all entries are those of an earlier check, or those of many rows are."""
        return bool(self._due) or self.awaits_many

    def check(self) -> FileCheck:
        """Return the check of the present file, for `run` and `take`."""
        return self._check(self.file, self.context, self.marks)

    def check_of_copy(self, answers: KnownAnswers) -> FileCheck:
        """Return the check of a copy of the present file, in any thread; answers: a copy of those known."""
        context = self.context._replace(answers=answers)
        copy = Document.copy_of(self.file)
        return self._check(copy, context, self.marks.copied(copy))

    def _check(self, file: Entries, context: Context, marks: Marks) -> FileCheck:
        return FileCheck(file, context, marks, self._states.values(), is_part=self.is_part)

    @property
    def due(self) -> Due:
        """What is to be checked."""
        return Due(frozenset(self._due), sorted(self._due_fields), tuple(self._due_sections))

    def take(self, check: FileCheck) -> None:
        """Take over the outcome of a check of everything due; the file has not changed since."""
        for family, state in self._states.items():
            state.take(check.state(family))
        self._file_hits.update(check.file_hits)
        codes = check.marks.codes()
        if codes != self.marks.codes():  # of a copy
            self.marks.replace(
                {rule for rule, _ in self.marks.codes()}, dict(codes), None, check.marks.several
            )
        for due in (self._due, self._due_fields, self._due_sections):
            due.clear()
        self._is_moved = False
        self.forget()

    def _tell(self) -> None:
        self.forget()
        self._tell_others()

    def forget(self) -> None:
        """Count again when asked, as marks have changed."""
        self.seen.clear()

    # What the context says

    def set_context(self, context: Context) -> None:
        """Change the facts that the rules use, and check again what depends on them."""
        old, self.context = self.context, context
        changed = {
            fact
            for fact, before, now in zip(Context._fields, old, context, strict=True)
            if fact != "answers" and before != now  # those of a document tell what changes
        }
        changed.discard("choice")  # which whoever has the marks of all files lets them follow
        if self.is_finished and changed:
            reads = [*(each.reads for each in FILE_SECTIONS), *(each.reads for each in FILE_FAMILIES)]
            if changed <= frozenset[str]().union(*reads):
                self._stale.update(each for each in FILE_SECTIONS if changed & each.reads)
                self._due.update(each for each in FILE_FAMILIES if changed & each.reads)
            else:
                self._check_all()
        self._tell()

    def answers_changed(self, urls: Collection[str]) -> None:
        """Check the entries with these URLs, as the site has answered, or its answers were forgotten."""
        if self.is_finished:
            is_checked = self.state(AnswersState).answers_changed(urls)
            if is_checked or self.marks.has_any({REDIRECTED}):
                self._due.add(AnswersState)
                self._tell()

    # Checks from outside

    def merge(self, checked: Checked) -> None:
        """Take over the findings in rows that were just appended."""
        self.marks.fill(checked.first_row, checked.size, checked.codes, checked.several)
        self._tell()

    def set_checked(self, checked: FileChecked) -> None:
        """Take over the findings about the whole file, and follow edits from now on."""
        self._set_checked(checked)
        self._tell()

    def _set_checked(self, checked: FileChecked) -> None:
        self.extensions = checked.extensions
        self._file_hits = dict(checked.file_hits)
        self._stale.clear()
        check = self.check()
        check.set_checked(checked.codes, checked.found)
        self.take(check)
        self.is_finished = True

    def check_all(self) -> None:
        """Check everything again, in this thread, except the relations to other files."""
        self._check_all()
        self._tell()

    def _check_all(self) -> None:
        self.marks.replace(ENTRY_RULES.union(*(state.marked for state in self._states.values())), {})
        checked = checker.check_entries(self.file, self.context)
        self.marks.fill(checked.first_row, checked.size, checked.codes, checked.several)
        self._set_checked(checker.check_file(self.file, self.context, checked.traits, is_part=self.is_part))

    # Marks because of other files, whose listeners are told of them together

    def mark_all(self, codes: Codes, rules: Collection[str]) -> None:
        """Replace the marks of some rules in all rows."""
        if codes != self.marks.codes(rules):
            self.marks.replace(rules, codes)
            self.forget()

    # Changes of the file

    def values_changed(self, field: str, rows: Rows) -> None:
        """Check rows with new values of a field; "" stands for any field, or the source."""
        if self.is_finished and rows:
            self._check_values(field, rows)
        self._tell()

    def _check_values(self, field: str, rows: Rows) -> None:
        self._note(field, is_later=self._is_checked_later(field, rows))

    def _is_checked_later(self, field: str, rows: Rows) -> bool:
        """Check the values of some rows now; returns True if they are many, and rather awaited."""
        if len(rows) > FEW_ROWS and self._can_wait():
            self._due_fields.add(field)
            return True
        if len(rows) <= FEW_ROWS:
            self._check_entries(rows)
        else:
            _check_columns(self.file, field, self.context, self.marks)
        return False

    def rows_inserted(self, first: int, last: int) -> None:
        """Make room for new rows, and check them; `last` is included."""
        rows = range(first, last + 1)
        self.marks.insert(first, len(rows))
        if self.is_finished and self._waits_for(len(rows)):
            self._due_fields.add("")
            self._note("", is_moved=True, is_later=True)
        elif self.is_finished:
            checked = checker.check_rows(self.file, first, last, self.context)
            self.marks.fill(first, len(rows), checked.codes, checked.several)
            self._note("", is_moved=True)
        self._tell()

    def _waits_for(self, count: int) -> bool:
        """Tell whether a check is awaited of what this many rows change that came, went or moved."""
        return count > _MOVED_AT_ONCE and self._can_wait()

    def rows_removed(self, first: int, last: int) -> None:
        """Forget removed rows, and check rows related to them; `last` is included."""
        self.marks.remove(first, last)
        if self.is_finished:
            self._note("", is_moved=True, is_later=self._waits_for(last - first + 1))
        self._tell()

    def work_ahead(self, old_rows: RowMapping) -> None:
        """Move the marks ahead."""
        self.marks.work_ahead(old_rows)

    def rows_rearranged(self, old_rows: RowMapping) -> None:
        """Follow rows to their new places; some may be new, some removed."""
        self.marks.rearrange(old_rows)
        if self.is_finished:
            is_later = self._is_checked_later("", old_rows.new)
            moved = max(len(old_rows), old_rows.before) - old_rows.start - old_rows.kept
            self._note("", is_moved=True, is_later=is_later or self._waits_for(moved))
        self._tell()

    def frame_changed(self) -> None:
        """Check everything that depends on the text around the entries, maybe with another kind of file."""
        if self.is_finished:
            self._check_frame()
        self._tell()

    def _check_frame(self) -> None:
        if self.context.kind is not self.file.kind:
            self.context = self.context._replace(kind=self.file.kind)
            self._check_all()
            return
        odd, _ = self.file.columns.odd_sources()
        if odd:  # their names mean something else if the file has other prefixes
            self._check_values("", odd)
        _check_columns(self.file, EXTENSIONS, self.context, self.marks)
        self._note("")

    def _note(self, field: str, *, is_moved: bool = False, is_later: bool = False) -> None:
        """Note what depends on new values of a field; "" is any field, the source, the rows or the frame."""
        sections = self._due_sections if is_later else self._stale
        sections.update(checker.sections_of(field, self.file.frame))
        for family, state in self._states.items():
            if state.depends_on(field):
                self._due.add(family)
        self._is_moved = self._is_moved or is_moved

    # The rules about single entries

    def _check_entries(self, rows: Rows) -> None:
        found = {row: codes_of_hits(checker.row_hits(self.file, row, self.context)) for row in rows}
        self.marks.set_rows(ENTRY_RULES, found)

    # What is behind the marks

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
        for state in self._states.values():
            yield from state.file_hits()

    def hits_behind(self, keys: Collection[Key], *, of_many: bool) -> HitsOfRow:
        """Return what gives the hits behind marks with some keys; of_many: for many rows, where it pays."""
        of_entries = {key for key in keys if key[0] in ENTRY_RULES}
        of_states: dict[FamilyState[Any], set[Key]] = {}
        for key in keys:
            if self.is_finished and not self._is_moved and (state := self.family_of(key[0])):
                of_states.setdefault(state, set()).add(key)
        asked = [(own, state.hits_of_many() if of_many else state.hits) for state, own in of_states.items()]
        known: dict[tuple[Key, ...], list[checker.HitsOfRow]] = {}  # of rows with the same marks

        def alike(marked: Collection[Key]) -> list[checker.HitsOfRow]:
            own = of_entries.intersection(marked)
            of_all = [hits_in for keys, hits_in in asked if not keys.isdisjoint(marked)]
            return [checker.hits_behind(self.file, own, self.context), *of_all] if own else of_all

        def hits_of(row: int, marked: Collection[Key]) -> dict[Key, list[Hit]]:
            found: dict[Key, list[Hit]] = {}
            told = known.get(keys := tuple(marked)) or known.setdefault(keys, alike(keys))
            for hits_in in told:
                for field, hit in hits_in(row):
                    found.setdefault((hit.rule, field), []).append(hit)
            return found

        return hits_of

    def fix_of(self, rule: str, code: int) -> Fixability:
        """Return the kind of fix in a code of a rule; one that a check may yet withdraw asks."""
        fix = fix_of(code)
        is_certain = not self._due or fix is not Fixability.AUTO or rule not in FIXED_TOGETHER
        return fix if is_certain else Fixability.ASK

    def family_of(self, rule: str) -> FamilyState[Any] | None:
        """Return what the family of a rule found out about this file; None if it needs one entry alone."""
        return next((state for state in self._states.values() if rule in state.rules), None)
