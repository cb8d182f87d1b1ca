"""Sitemaps in programs and notebooks: `open_sitemap` gives a sequence of entries with typed values.

Nothing here needs Qt, and nothing is written before `save`, which leaves every other byte as it is. What
this module offers stays as it is within a major version.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import MAXYEAR, MINYEAR, UTC, date, datetime, timedelta, timezone
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, overload

from editor.core.document.edits import Edit, SetValues
from editor.core.extensions.extension_cells import CellName, ReadCells, cell_named, read_cells
from editor.core.extensions.extension_declarations import EXTENSION_BY_NAME, EXTENSIONS
from editor.core.extensions.extension_editing import ExtensionText, change_extensions_each, with_cell
from editor.core.fields import FIELD_NAMES, XML_SPACE, Kind, fields_of
from editor.core.values.characters import without_illegal_characters
from editor.core.values.priorities import priority_of
from editor.core.values.w3c_datetime import parse_date
from editor.formats.writing.finding_places import FindingPlaces
from editor.rules.catalogue import Profile, choice_of, rules_matching, severity_of_hit
from editor.rules.extensions.extension_values import extension_value_hits
from editor.rules.finding import Hit
from editor.rules.fixes.fix_run import fix_all_safe, fix_rule
from editor.rules.rule import AS_DECLARED, Severity
from editor.rules.values.value_families import value_hits
from editor.services.documents.file_on_disk import SaveOptions
from editor.services.opening.opening import open_document

if TYPE_CHECKING:
    import pandas  # type: ignore[import-not-found, import-untyped, unused-ignore]

Value = str | date | datetime | Decimal | float | None  # what `Sitemap.edit` sets; None removes


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of a sitemap as it is at a moment; later edits do not change it."""

    loc: str
    lastmod: date | datetime | None  # None where it is absent, no valid date, or only a year or month
    changefreq: str | None
    priority: Decimal | None  # None where it is absent or no valid priority
    texts: Mapping[str, str]  # all values as they are written, also `image:1:title` and `hreflang:de`


@dataclass(frozen=True, slots=True)
class Problem:
    """A broken rule at a place: `index` counts entries from 0, lines and columns from 1; None is unknown."""

    rule: str
    severity: str  # error, warning, advice, note
    index: int | None
    line: int | None
    column: int | None
    field: str
    value: str
    message: str
    fix: str  # auto, ask, none


class Sitemap(Sequence[Entry]):
    """The entries of a file, which `open_sitemap` opens."""

    def __init__(self, path: Path, published_url: str = "") -> None:
        """Use `open_sitemap`."""
        self._document = open_document(path, datetime.now(UTC), published_url)

    @property
    def kind(self) -> str:
        """What the file is: urlset, sitemapindex, text or feed."""
        return str(self._document.entries.kind)

    @property
    def path(self) -> Path | None:
        """Where the file lies."""
        return self._document.path

    def __len__(self) -> int:
        return len(self._document.entries)

    @overload
    def __getitem__(self, index: int) -> Entry: ...
    @overload
    def __getitem__(self, index: slice) -> list[Entry]: ...
    def __getitem__(self, index: int | slice) -> Entry | list[Entry]:
        if isinstance(index, slice):
            return [self._entry(row) for row in range(*index.indices(len(self)))]
        return self._entry(self._row(index))

    def __repr__(self) -> str:
        return f"<Sitemap {str(self.path)!r}: {self.kind}, {len(self)} entries>"

    def check(
        self, *, profile: str = "all", select: Iterable[str] = (), ignore: Iterable[str] = ()
    ) -> list[Problem]:
        """Return what is wrong with the file as it is now: of the file itself first, then entry by entry."""
        chosen, left_out = tuple(select), tuple(ignore)
        for pattern in (*chosen, *left_out):
            if not rules_matching(pattern):
                raise ValueError(f"There is no rule {pattern!r}.")
        document = self._document
        document.choose_rules(choice_of(Profile(profile), select=chosen, ignore=left_out))
        document.findings.finish()
        places = FindingPlaces(document.entries, is_complete=document.file_list.is_complete)
        return [
            Problem(
                each.rule.id,
                each.severity.word,
                each.row,
                *places.of(each),
                each.field,
                each.value,
                each.message,
                str(each.fix),
            )
            for each in document.findings.report.all(0)
        ]

    def fix(self, rule: str = "", *, ignore: Iterable[str] = ()) -> int:
        """Fix what is safe to fix, or what one rule finds; return the number of changes."""
        document = self._document
        document.choose_rules(AS_DECLARED)
        document.findings.finish()
        if rule:
            plan = fix_rule(document.entries, document.findings, rule)
        else:
            off = frozenset().union(*map(rules_matching, ignore))
            plan = fix_all_safe(document.entries, document.findings, off)
        self._apply(plan.edit)
        return plan.count

    def edit(
        self,
        index: int | slice | Iterable[int],
        values: Mapping[str, Value] | None = None,
        *,
        force: bool = False,
        **fields: Value,
    ) -> int:
        """Set values in some entries and return how many values changed; None removes one.

        fields: such as `priority=0.8`; values: by other names, such as `image[2].title` or `hreflang[de]`.
        Raises ValueError for a name that there is not, and for a value that is an error, unless it is forced;
        nothing is set then.
        """
        rows, given = self._rows(index), {**fields, **(values or {})}
        wanted = {name: _text(value) for name, value in given.items()}
        for name, value in wanted.items():
            self._refuse_wrong(name, value, force=force)
        return sum(self._set(name, value, rows) for name, value in wanted.items())

    def save(self, path: str | Path | None = None) -> Path:
        """Write the file, or another one, with all that was not edited as it was read; return its path."""
        target = self.path if path is None else Path(path)
        if target is None:
            raise ValueError("Name a file to save to.")
        self._document.save(target, SaveOptions(leaves_same=True))
        return target

    def to_pandas(self) -> "pandas.DataFrame":
        """Return a DataFrame with a row for each entry and a column for each value; needs pandas."""
        import pandas as frames  # type: ignore[import-not-found, import-untyped, unused-ignore]  # noqa: PLC0415

        return frames.DataFrame([dict(entry.texts) for entry in self])

    def _row(self, index: int) -> int:
        row = index + len(self) if index < 0 else index
        if not 0 <= row < len(self):
            raise IndexError(f"There is no entry {index}; there are {len(self)}.")
        return row

    def _rows(self, index: int | slice | Iterable[int]) -> list[int]:
        if isinstance(index, slice):
            return list(range(*index.indices(len(self))))
        return sorted({self._row(each) for each in ([index] if isinstance(index, int) else index)})

    def _entry(self, row: int) -> Entry:
        entries = self._document.entries
        texts = {field.name: entries.column(field.name)[row] for field in fields_of(entries.kind)}
        texts = {name: text for name, text in texts.items() if text}
        if entries.kind is Kind.URLSET:
            read = ReadCells()
            read_cells(entries, [row], EXTENSIONS, read)
            texts |= {name.heading: text for name, text in read.rows[0].items()}
        plain = {name: texts.get(name, "").strip(XML_SPACE) for name in FIELD_NAMES}
        return Entry(
            plain["loc"],
            _moment(plain["lastmod"]),
            plain["changefreq"] or None,
            priority_of(plain["priority"]),
            texts,
        )

    def _refuse_wrong(self, name: str, value: str, *, force: bool) -> None:
        """Raise ValueError for a name that there is not, and for a value that is an error."""
        entries, context = self._document.entries, self._document.findings.context
        if without_illegal_characters(value) != value:
            raise ValueError(f"The value for {name} contains a character that XML does not allow.")
        hits: Iterable[Hit] = ()
        if name in [field.name for field in fields_of(entries.kind)]:
            hits = value_hits(name, value, context)
        elif (cell := _cell(name)) is None or entries.kind is not Kind.URLSET:
            raise ValueError(f"There is no field {name}.")
        elif value:
            hits = extension_value_hits(cell.form, value, context)
        wrong = [hit.rule for hit in hits if severity_of_hit(hit) is Severity.ERROR]
        if wrong and not force:
            raise ValueError(f"{name}={value} is an error: {', '.join(wrong)}.")

    def _set(self, name: str, value: str, rows: list[int]) -> int:
        entries, cell = self._document.entries, _cell(name)
        if cell is None:
            changed = [row for row in rows if entries.column(name)[row] != value]
            self._apply(SetValues(name, rows, value))
            return len(changed)
        place, changed = cell, []

        def with_value(row: int, text: ExtensionText) -> ExtensionText:
            new = with_cell(text, place, value)
            if new is None:
                raise ValueError(f"Entry {row} lacks what comes before {name}; set that first.")
            if new.text != text.text:
                changed.append(row)
            return new

        extension = EXTENSION_BY_NAME[cell.extension] if value else None
        self._apply(change_extensions_each(entries, rows, with_value, extension))
        return len(changed)

    def _apply(self, edit: Edit | None) -> None:
        if self._document.is_read_only:
            raise ValueError(f"{self.path} is a feed, or damaged; `repair` makes it well-formed again.")
        if edit is not None:
            edit.apply(self._document.entries)


def open_sitemap(path: str | Path, *, published_url: str = "") -> Sitemap:
    """Open a sitemap, an index, a list of URLs or a feed; damaged ones are read as far as they can be.

    published_url: where the file is published, which decides on the URLs it may list. Raises an error with a
    sentence where nothing can be read.
    """
    return Sitemap(Path(path), published_url)


def _cell(name: str) -> CellName | None:
    """Return the place that is named like `image[2].title`; None if it is none of an extension."""
    return cell_named(name.replace("[", ":").replace("]", "").replace(".", ":"))


def _moment(text: str) -> date | datetime | None:
    """Return the day or the time of a valid date; None for a year or month alone, and for any other text."""
    found = parse_date(text)
    if found is None or found.day is None or not MINYEAR < found.year < MAXYEAR:
        return None
    if found.hour is None:
        return found.first_day
    zone = timezone(timedelta(minutes=found.offset))
    day, seconds = found.first_day, timedelta(seconds=found.second_of_day)
    micro = int(f"{found.fraction:0<6}"[:6]) if found.fraction else 0
    return datetime(day.year, day.month, day.day, tzinfo=zone) + seconds + timedelta(microseconds=micro)


def _text(value: Value) -> str:
    if value is None:
        return ""
    return value.isoformat() if isinstance(value, date) else str(value)
