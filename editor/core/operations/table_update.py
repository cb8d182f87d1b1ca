"""Updates entries from a table: each entry takes the values of the table row that has its URL."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from operator import itemgetter

from editor.core.document.document import Document
from editor.core.document.edits import Edit, SetValues, one_of
from editor.core.document.rows import Rows, as_rows
from editor.core.fields import CHANGEFREQS, FIELD_NAMES, XML_SPACE, fields_of
from editor.core.operations.operation import PREVIEWS, Outcome, Preview
from editor.core.table_import import Correction, Table, as_written
from editor.core.values.priorities import decimal_of, priority_of, priority_text
from editor.core.values.urls import equivalence_key, near_key
from editor.core.values.w3c_datetime import Precision, parse_date

# What a table row and an entry can have in common: their place among those with the URL, the URL's text, and
# their values. The closest match comes first; in the end the rest are matched in order.
_LIKENESSES: tuple[Callable[[tuple[int, str, tuple[str, ...]]], object], ...] = (
    itemgetter(0, 1, 2),
    itemgetter(1, 2),
    itemgetter(1),
    itemgetter(2),
    lambda _any: None,
)


@dataclass(frozen=True, slots=True)
class TableOutcome(Outcome):
    """The changes that a table would make; its rows are counted from 0, without the header row."""

    without_partner: tuple[int, ...] = ()  # table rows whose URL no entry in the scope has
    contradicting: tuple[int, ...] = ()  # table rows that contradict one above; not used
    refused: tuple[tuple[int, str], ...] = ()  # table rows and fields of invalid cells; not used


def update_from_table(
    document: Document,
    rows: Rows,
    table: Table,
    columns: Mapping[str, int],
    *,
    is_near_enough: bool = False,
    clears: bool = False,
    correct: Correction = as_written,
) -> TableOutcome:
    """Work out what becomes of these rows, without changing anything.

    `columns` maps fields, "loc" among them, to columns of the table. URLs match if they are equivalent by RFC
    3986; with `is_near_enough` also if they differ only in http or https, www, a final slash or an index
    file. An empty cell changes nothing, or with `clears` removes the value. Texts that are no valid value are
    left alone and counted, unless `correct` knows what is meant.
    """
    fields = [each.name for each in fields_of(document.kind) if each.name != "loc" and each.name in columns]
    partners = _Partners(document, rows, is_near_enough=is_near_enough)
    agreement = _Agreement(document, table, {field: columns[field] for field in ("loc", *fields)})
    without_partner: list[int] = []
    groups: dict[int, tuple[list[int], list[int]]] = {}  # entries, and the table rows with their URL
    for number, record in enumerate(table.rows):
        found = partners.of(record[columns["loc"]])
        if found:
            groups.setdefault(id(found), (found, []))[1].append(number)
        else:
            without_partner.append(number)
    said: dict[int, int] = {}  # row of the document -> row of the table
    contradicting: list[int] = []
    for found, numbers in groups.values():
        contradicting += agreement.share_out(found, numbers, said)
    values = _Values(table, columns, correct, clears=clears)
    edits, previews, changed = _changes(document, said, fields, values)
    return TableOutcome(
        one_of(edits),
        as_rows(sorted(changed)),
        left_alone=len(values.refused),
        absent=len(rows) - len(said),
        previews=tuple(previews),
        without_partner=tuple(without_partner),
        contradicting=tuple(sorted(contradicting)),
        refused=tuple(sorted(values.refused)),
    )


class _Partners:
    """An index of entries by URL."""

    def __init__(self, document: Document, rows: Rows, *, is_near_enough: bool) -> None:
        self._same: dict[str, list[int]] = defaultdict(list)
        self._near: dict[str, list[int]] = defaultdict(list)
        locs = document.column("loc")
        for row in rows:
            if locs[row]:
                self._same[equivalence_key(locs[row])].append(row)
                if is_near_enough:
                    self._near[near_key(locs[row])].append(row)

    def of(self, url: str) -> list[int]:
        """Return the rows with an equivalent URL, or else those with nearly the same one."""
        url = url.strip()
        if not url:
            return []
        return self._same.get(equivalence_key(url)) or self._near.get(near_key(url), [])


class _Agreement:
    """Decides which table row applies to which of several entries with one URL."""

    def __init__(self, document: Document, table: Table, columns: Mapping[str, int]) -> None:
        self._document, self._table = document, table
        self._url_column = columns["loc"]
        self._columns = {field: column for field, column in columns.items() if field != "loc"}

    def share_out(self, found: list[int], numbers: list[int], said: dict[int, int]) -> list[int]:
        """Assign table rows to the entries that have none yet; returns the table rows that contradict them.

        If all table rows say the same, it applies to all entries. If not, each goes to the entry that is most
        alike, so that a table made from the document finds its entries again, sorted or not.
        """
        free = [row for row in found if row not in said]
        if free and len(numbers) == 1:  # as nearly always
            said.update(dict.fromkeys(free, numbers[0]))
            return []
        told = list(map(self._in_table, numbers))
        if len(free) < 2 or told.count(told[0]) == len(told):
            said.update(dict.fromkeys(free, numbers[0]))
        else:
            self._share_out(free, numbers, said)
        used = {self._in_table(said[row]) for row in found if row in said}
        return [number for number, texts in zip(numbers, told, strict=True) if texts not in used]

    def _share_out(self, free: list[int], numbers: list[int], said: dict[int, int]) -> None:
        lines = [(at, self._url(number), self._in_table(number)) for at, number in enumerate(numbers)]
        present = [(at, self._loc(row), self._present(row)) for at, row in enumerate(free)]
        left = dict(zip(numbers, lines, strict=True))
        for alike in _LIKENESSES:
            waiting: dict[object, list[int]] = defaultdict(list)
            for row, entry in reversed(list(zip(free, present, strict=True))):
                if row not in said:
                    waiting[alike(entry)].append(row)
            for number, line in list(left.items()):
                if rows := waiting[alike(line)]:
                    said[rows.pop()] = number
                    del left[number]

    def _url(self, number: int) -> str:
        return self._table.rows[number][self._url_column].strip()

    def _loc(self, row: int) -> str:
        return self._document.column("loc")[row].strip()

    def _in_table(self, number: int) -> tuple[str, ...]:
        return tuple(self._table.rows[number][column].strip() for column in self._columns.values())

    def _present(self, row: int) -> tuple[str, ...]:
        return tuple(self._document.column(field)[row].strip() for field in self._columns)


class _Values:
    """Converts cells of a table to valid values; each different text is converted once."""

    def __init__(
        self, table: Table, columns: Mapping[str, int], correct: Correction, *, clears: bool
    ) -> None:
        self.refused: set[tuple[int, str]] = set()  # invalid cells so far
        self._table = table
        self._columns = columns
        self._correct = correct
        self._clears = clears
        self._known: dict[tuple[str, str], str | None] = {}

    def of(self, field: str, number: int, present: str) -> str | None:
        """Return the new value that a table row gives a field; None to leave the field as it is.

        A cell equal to the present text, valid or not, changes nothing, so a table that was exported and
        comes back unchanged leaves every byte alone; so does one in which a spreadsheet turned 0.50 into 0.5.
        """
        text = self._table.rows[number][self._columns[field]].strip()
        if text == present.strip():
            return None
        if not text:
            return "" if self._clears else None
        if (field, text) not in self._known:
            meant = valid(field, text)
            if meant is None and (corrected := self._correct(field, text)) is not None:
                meant = valid(field, corrected)
            self._known[field, text] = meant
        value = self._known[field, text]
        if value is None:
            self.refused.add((number, field))
        if field == "priority" and value is not None and decimal_of(value) == decimal_of(present):
            return None
        return value


def valid(field: str, text: str) -> str | None:
    """Return a text as a valid new value of a field; None if it is no valid value."""
    text = text.strip(XML_SPACE)
    if field == "priority":
        number = priority_of(text)
        return None if number is None else priority_text(number)
    if field == "changefreq":
        return text.lower() if text.lower() in CHANGEFREQS else None
    moment = parse_date(text)
    if moment is None or moment.precision < Precision.DAY:
        return None
    return str(moment if moment.precision is Precision.DAY else moment.at(Precision.SECOND))


def _changes(
    document: Document, said: Mapping[int, int], fields: list[str], values: _Values
) -> tuple[list[Edit], list[Preview], set[int]]:
    edits: list[Edit] = []
    previews: list[Preview] = []
    changed: set[int] = set()
    for field in fields:
        affected = list(_of_field(document.column(field), said, field, values))
        if not affected:
            continue
        rows = as_rows([preview.row for preview in affected])
        edits.append(SetValues(field, rows, [preview.after for preview in affected]))
        previews += affected[:PREVIEWS]
        changed.update(rows)
    previews.sort(key=lambda preview: (preview.row, FIELD_NAMES.index(preview.field)))
    return edits, previews[:PREVIEWS], changed


def _of_field(column: list[str], said: Mapping[int, int], field: str, values: _Values) -> Iterator[Preview]:
    for row in sorted(said):
        value = values.of(field, said[row], column[row])
        if value is not None and value != column[row]:
            yield Preview(row, field, column[row], value)
