"""Stores the rules that rows break: one byte a row for each rule, so that counting and shifting run in C."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, reduce
from itertools import chain, compress, count, groupby, islice, repeat
from typing import NamedTuple

from editor.core.document.entries import Entries
from editor.core.document.rows import RowMapping
from editor.rules.catalogue import fix_of_hit, severity_of_hit
from editor.rules.finding import FieldHit, Hit
from editor.rules.rule import AS_DECLARED, Fixability, RuleChoice, Severity

Key = tuple[str, str]  # the id of a rule and the field it was broken in
Codes = dict[Key, bytearray]  # one code for each of some rows, 0 if the rule is not broken
# Of the rows that break a rule in several places, the code of each place.
Several = dict[Key, dict[int, bytes]]

# Up to here single rows are quicker than whole arrays: of a million, these take 20 ms a field.
FEW_ROWS = 200

_FIXES = tuple(Fixability)
_SEVERITIES = {severity.value: severity for severity in Severity}


def code_of(severity: Severity, fix: Fixability) -> int:
    """Return a byte with a severity and a kind of fix."""
    return severity | _FIXES.index(fix) << 3


def severity_of(code: int) -> Severity:
    """Return the severity in a code."""
    return _SEVERITIES[code & 7]


def fix_of(code: int) -> Fixability:
    """Return the kind of fix in a code."""
    return _FIXES[code >> 3]


_CODES = bytes(code_of(severity, fix) for severity in Severity for fix in Fixability)
FAULT_CODES = bytes(code for code in _CODES if severity_of(code) > Severity.NOTE)
NOTE_CODES = bytes(set(_CODES) - set(FAULT_CODES))
WITHOUT_NOTES = bytes(0 if code in NOTE_CODES else code for code in range(256))


def _table(value: Mapping[int, int]) -> bytes:
    table = bytearray(256)
    for byte, translated in value.items():
        table[byte] = translated
    return bytes(table)


# Notes mark no row, so they have no bit here.
_BIT_OF_CODE = _table({code: 1 << (code & 7) for code in _CODES if code & 7 != Severity.NOTE})
_BITS = {severity: bytes(1 if bits >> severity & 1 else 0 for bits in range(256)) for severity in Severity}
_WORST_OF_BITS = bytes(max(bits.bit_length() - 1, 0) for bits in range(256))
_IS_ERROR = _table({code: 255 for code in _CODES if code & 7 == Severity.ERROR})
_IS_CLEAR = bytes([255, *[0] * 255])


def _either(arrays: Iterable[bytes | bytearray], size: int) -> bytes:
    """Combine several arrays of one size by a bitwise or."""
    return reduce(int.__or__, (int.from_bytes(array, "little") for array in arrays), 0).to_bytes(
        size, "little"
    )


def hide_marked(array: bytes | bytearray, hidden: bytes) -> bytearray:
    """Return an array with 0 wherever `hidden` is not 0."""
    kept = int.from_bytes(array, "little") & int.from_bytes(hidden.translate(_IS_CLEAR), "little")
    return bytearray(kept.to_bytes(len(array), "little"))


def is_blank(array: bytes | bytearray) -> bool:
    """Return True if all bytes are 0."""
    return array == bytes(len(array))


def count_codes(array: bytes | bytearray) -> dict[int, int]:
    """Count the rows with each code."""
    marked = array.translate(None, b"\0")
    return {code: marked.count(code) for code in _CODES if code in marked}


def worst_codes(array: bytearray, limit: int) -> bytearray:
    """Return the codes of the rows that are worst, at most `limit` of them; among equals the first ones."""
    worst = bytearray(len(array))
    rows = (
        compress(count(), array.translate(_table(dict.fromkeys(alike, 1))))
        for _, alike in groupby(sorted(count_codes(array), key=severity_of, reverse=True), key=severity_of)
    )
    for row in islice(chain.from_iterable(rows), limit):
        worst[row] = array[row]
    return worst


def mark_of_hit(hit: Hit) -> int:
    """Return the code of a hit, by default with the severity and fix of its rule."""
    return _mark(hit.rule, hit.severity, hit.fix)


@cache
def _mark(rule: str, severity: Severity | None, fix: Fixability | None) -> int:
    hit = Hit(rule, (), severity, fix)
    return code_of(severity_of_hit(hit), fix_of_hit(hit))


def codes_of_hits(found: Iterable[FieldHit]) -> dict[Key, bytes]:
    """Return the codes of one row's findings, one for each place."""
    codes: dict[Key, bytearray] = {}
    for name, hit in found:
        codes.setdefault((hit.rule, name), bytearray()).append(mark_of_hit(hit))
    return {key: bytes(each) for key, each in codes.items()}


def common_code(codes: bytes) -> int:
    """Return the mark of several places: the worst severity, and the safest fix that any of them has."""
    return codes[0] if len(codes) == 1 else max(code & 7 for code in codes) | min(codes) & ~7


def array_of(codes: Codes, size: int, key: Key) -> bytearray:
    """Return the array of a key, for `size` rows; it is made when first needed."""
    array = codes.get(key)
    if array is None:
        array = codes[key] = bytearray(size)
    return array


class EntryCodes(NamedTuple):
    """The codes of some entries, and of their places where one breaks a rule several times."""

    codes: Codes
    several: Several

    def put(self, size: int, row: int, found: Iterable[FieldHit]) -> None:
        """Mark a row, one of `size`, with all its hits."""
        for key, codes in codes_of_hits(found).items():
            put_mark(self.codes, size, key, row, common_code(codes))
            if len(codes) > 1:
                self.several.setdefault(key, {})[row] = codes


def put_mark(codes: Codes, size: int, key: Key, row: int, code: int) -> None:
    """Set the code of one row in the array of a key, for `size` rows."""
    array_of(codes, size, key)[row] = code


class MarkArrays:
    """The marks of all rows of a document, which its files share."""

    def __init__(self, size: int, choice: RuleChoice = AS_DECLARED) -> None:
        """choice: what is seen of the marks; it decides the worst severities alone."""
        self.size, self.choice = size, choice
        self.codes: Codes = {}  # only arrays that are not blank
        self.several: Several = {}
        self.worst: dict[str, bytearray] = {}  # by field

    @property
    def each(self) -> Iterator[bytearray]:
        """All arrays."""
        return chain(self.codes.values(), self.worst.values())

    def drop_blank(self, keys: Iterable[Key]) -> None:
        """Drop the arrays with some of these keys that mark no row any more."""
        for key in keys:
            if is_blank(self.codes[key]):
                del self.codes[key]
                self.several.pop(key, None)

    def move(self, new_row: Callable[[int], int | None]) -> None:
        """Move the rows that break a rule several times; `new_row` returns None for one that is removed."""
        for key, rows in self.several.items():
            moved = ((new_row(row), codes) for row, codes in rows.items())
            self.several[key] = {row: codes for row, codes in moved if row is not None}


class Marks:
    """The codes of rows by rule and field, and the severity of the worst finding of each cell and row.

    A severity is 0 where there is no finding; notes do not count. Of a file these are slices of the arrays of
    its document: they are asked and changed in rows of the file.
    """

    def __init__(self, entries: Entries, arrays: MarkArrays) -> None:
        """arrays: those of the document whose rows hold the entries."""
        self._entries, self._arrays = entries, arrays

    def part(self, file: Entries) -> "Marks":
        """Return the marks of one of the files."""
        return Marks(file, self._arrays)

    def copied(self, entries: Entries) -> "Marks":
        """Return a copy for a copy of the entries that can be changed independently."""
        copy = MarkArrays(len(entries), self._arrays.choice)
        copy.codes = {key: bytearray(array) for key, array in self.codes().items()}
        copy.several = self.several
        copy.worst = {name: bytearray(self._own(array)) for name, array in self._arrays.worst.items()}
        return Marks(entries, copy)

    def _own(self, array: bytearray) -> bytearray:
        """Return the part of an array; of one of several files a copy, as others change the array, too."""
        rows, is_all = self._entries.rows, self._entries.key == 0
        return array if is_all and len(rows) == len(array) else array[rows.start : rows.stop]

    def _put(self, array: bytearray, own: bytes | bytearray, first: int = 0) -> None:
        at = self._entries.rows.start + first
        array[at : at + len(own)] = own

    # Severities

    def worst(self, row: int, field: str) -> int:
        """Return the worst severity in a cell, 0 for none."""
        array = self._arrays.worst.get(field)
        return array[self._entries.rows.start + row] if array else 0

    def worst_of_row(self, row: int) -> int:
        """Return the worst severity of a row, including findings about the entry as a whole."""
        at = self._entries.rows.start + row
        return max((array[at] for array in self._arrays.worst.values()), default=0)

    def worst_by_row(self) -> bytes:
        """Return the worst severity of each row."""
        bits = (self._own(array).translate(_BIT_OF_CODE) for array in self._arrays.worst.values())
        return _either(bits, len(self._entries)).translate(_WORST_OF_BITS)

    def rows_with(self, severity: Severity) -> list[int]:
        """Return the rows with a finding of exactly this severity, even among worse ones; ascending."""
        bits = (array.translate(_BITS[severity]) for array in self._bits(self.codes()))
        return list(compress(count(), _either(bits, len(self._entries))))

    def rows_of_severity(self, at_least: Severity) -> Sequence[int]:
        """Return the rows with a finding of at least this severity, ascending."""
        return list(compress(count(), (severity >= at_least for severity in self.worst_by_row())))

    def next_row(self, row: int, step: int = 1) -> int | None:
        """Return the nearest row with a finding below this one (above with step -1); else None."""
        worst = self.worst_by_row()
        if step > 0:
            below = worst[row + 1 :]
            next_row = row + 1 + len(below) - len(below.lstrip(b"\0"))
            return next_row if next_row < len(worst) else None
        above = len(worst[: max(row, 0)].rstrip(b"\0")) - 1
        return above if above >= 0 else None

    # Codes

    def codes(self, rules: Collection[str] | None = None) -> Mapping[Key, bytearray]:
        """Return the arrays, of all rules or of some, that are not blank; they must not be changed."""
        keys = [key for key in self._arrays.codes if rules is None or key[0] in rules]
        own = ((key, self._own(self._arrays.codes[key])) for key in keys)
        return {key: array for key, array in own if not is_blank(array)}

    @property
    def several(self) -> Several:
        """The codes of the places in rows that break a rule several times."""
        return {key: rows for key in self._arrays.several if (rows := self._several_of(key))}

    def _several_of(self, key: Key) -> dict[int, bytes]:
        own, several = self._entries.rows, self._arrays.several.get(key, {})
        return {row - own.start: codes for row, codes in several.items() if row in own}

    def count(self, key: Key, array: bytearray) -> dict[int, int]:
        """Count the places with each code in the array of a key."""
        counts = Counter(count_codes(array))
        for row, codes in self._several_of(key).items():
            counts[array[row]] -= 1
            counts.update(codes)
        return {code: number for code, number in counts.items() if number}

    def fault_codes(self) -> list[bytes]:
        """Return the arrays of each rule but for notes, as they are now."""
        arrays = self.codes().values()
        return [bytes(array) for array in arrays if any(map(array.__contains__, FAULT_CODES))]

    def rows_of(self, rule: str, limit: int | None = None) -> list[int]:
        """Return the rows that break a rule in any field, ascending; only the first ones with a limit."""
        return list(islice(compress(count(), self._broken(rule)), limit))

    def count_rows_of(self, rule: str) -> int:
        """Return the number of rows that break a rule in any field."""
        broken = self._broken(rule)
        return len(broken) - broken.count(0)

    def _broken(self, rule: str) -> bytes | bytearray:
        """Return an array that is not 0 where a rule is broken in any field."""
        arrays = [self._own(array) for key, array in self._arrays.codes.items() if key[0] == rule]
        return arrays[0] if len(arrays) == 1 else _either(arrays, len(self._entries)) if arrays else b""

    def places_of(self, rule: str, *fixes: Fixability) -> dict[str, list[int]]:
        """Return the rows that break a rule and have one of these fixes, ascending, by field."""
        wanted = _table({code: 1 for code in _CODES if fix_of(code) in fixes})
        fields = {key[1]: array.translate(wanted) for key, array in self.codes({rule}).items()}
        return {field: list(compress(count(), array)) for field, array in fields.items() if 1 in array}

    def at(self, row: int) -> list[tuple[Key, int]]:
        """Return the marks of a row: rule and field, with their code."""
        at = self._entries.rows.start + row
        return [(key, array[at]) for key, array in self._arrays.codes.items() if array[at]]

    def has_any(self, rules: Collection[str]) -> bool:
        """Return True if any row breaks one of these rules."""
        return bool(self.codes(rules))

    def errors(self, field: str, without: Collection[str]) -> bytes:
        """Return 255 for each row with an error in a field, except by some rules, else 0."""
        arrays = (
            array.translate(_IS_ERROR)
            for (rule, name), array in self.codes().items()
            if name == field and rule not in without
        )
        return _either(arrays, len(self._entries))

    # What is seen

    def choose(self, choice: RuleChoice) -> None:
        """See the marks of all files by another choice of rules."""
        self._arrays.choice = choice
        self._arrays.worst.clear()
        for name in {name for _, name in self._arrays.codes}:
            self._refresh(name)

    def _table_of(self, rule: str) -> bytes:
        """Return the table from the codes of a rule to a bit for the severity with which it is seen."""
        choice = self._arrays.choice
        if rule not in choice.levels:
            return _BIT_OF_CODE
        return _table({code: _BIT_OF_CODE[choice.seen(rule, severity_of(code))] for code in _CODES})

    def _bits(self, codes: Mapping[Key, bytearray], field: str | None = None) -> list[bytearray]:
        """Return a bit for the severity of each code with which it is seen (in one field)."""
        return [
            array.translate(self._table_of(rule))
            for (rule, name), array in codes.items()
            if field in (None, name) and rule not in self._arrays.choice.off
        ]

    # Changes

    def clear(self) -> None:
        """Forget all marks, and count the rows anew: an edit that failed may have left another number."""
        self._arrays.size = len(self._entries)
        for kept in (self._arrays.codes, self._arrays.several, self._arrays.worst):
            kept.clear()

    def replace(
        self,
        rules: Collection[str],
        codes: Codes,
        fields: Collection[str] | None = None,
        several: Several | None = None,
    ) -> None:
        """Replace the arrays of some rules (in some fields) by new ones for all rows."""
        own = self.codes(rules)
        gone = [key for key in own if fields is None or key[1] in fields]
        for key in gone:
            self._put(self._arrays.codes[key], bytes(len(self._entries)))
            for row in self._several_of(key):
                del self._arrays.several[key][self._entries.rows.start + row]
        self._arrays.drop_blank(gone)
        for key, array in codes.items():
            if not is_blank(array):
                self._put(array_of(self._arrays.codes, self._arrays.size, key), array)
        self._put_several(several or {})
        for name in {key[1] for key in (*gone, *codes)}:
            self._refresh(name)

    def fill(self, first: int, size: int, codes: Codes, several: Several) -> None:
        """Set the codes of `size` rows from `first` on, which have none yet; `several` counts from there."""
        self._put_several(several, first)
        for key, array in codes.items():
            self._put(array_of(self._arrays.codes, self._arrays.size, key), array, first)
        at = self._entries.rows.start + first
        for name in {name for _, name in codes}:
            worst = self._arrays.worst.setdefault(name, bytearray(self._arrays.size))
            bits = [*self._bits(codes, name), worst[at : at + size].translate(_BIT_OF_CODE)]
            worst[at : at + size] = _either(bits, size).translate(_WORST_OF_BITS)

    def _put_several(self, several: Several, first: int = 0) -> None:
        start = self._entries.rows.start + first
        for key, rows in several.items():
            of_key = self._arrays.several.setdefault(key, {})
            of_key.update((start + row, codes) for row, codes in rows.items())

    def set_rows(self, rules: Collection[str], found: Mapping[int, Mapping[Key, bytes]]) -> None:
        """Replace the marks of some rules in some rows by the codes of their places."""
        codes, start = self._arrays.codes, self._entries.rows.start
        keys = {key for key in codes if key[0] in rules}
        for row, hits in found.items():
            for key in keys - hits.keys():
                codes[key][start + row] = 0
            for key in keys & self._arrays.several.keys():
                self._arrays.several[key].pop(start + row, None)
            for key, places in hits.items():
                put_mark(codes, self._arrays.size, key, start + row, common_code(places))
                if len(places) > 1:
                    self._put_several({key: {row: places}})
                keys.add(key)
        self._arrays.drop_blank(keys)
        for name in {key[1] for key in keys}:
            if len(found) <= FEW_ROWS:
                self._refresh_rows(name, [start + row for row in found])
            else:
                self._refresh(name)

    def _refresh(self, field: str) -> None:
        """Find the worst severities in a field anew."""
        codes = {key: self._own(array) for key, array in self._arrays.codes.items() if key[1] == field}
        if bits := self._bits(codes):
            worst = _either(bits, len(self._entries)).translate(_WORST_OF_BITS)
            self._put(self._arrays.worst.setdefault(field, bytearray(self._arrays.size)), worst)
        else:
            self._arrays.worst.pop(field, None)

    def _refresh_rows(self, field: str, rows: Iterable[int]) -> None:
        off = self._arrays.choice.off
        arrays = [
            (self._table_of(rule), array)
            for (rule, name), array in self._arrays.codes.items()
            if name == field and rule not in off
        ]
        if not arrays:
            self._arrays.worst.pop(field, None)
            return
        worst = self._arrays.worst.setdefault(field, bytearray(self._arrays.size))
        for row in rows:
            bits = 0
            for table, array in arrays:
                bits |= table[array[row]]
            worst[row] = _WORST_OF_BITS[bits]

    # Inserted, removed and moved rows: the entries have changed already, here and in the files before

    def insert(self, first: int, count: int) -> None:
        """Make room for rows without marks."""
        at = self._entries.rows.start + first
        self._arrays.size += count
        for array in self._arrays.each:
            array[at:at] = bytes(count)
        self._arrays.move(lambda row: row if row < at else row + count)

    def remove(self, first: int, last: int) -> None:
        """Remove rows; `last` is included."""
        start, stop = self._entries.rows.start + first, self._entries.rows.start + last + 1
        self._arrays.size -= stop - start
        for array in self._arrays.each:
            del array[start:stop]
        self._arrays.move(lambda row: row if row < start else row - stop + start if row >= stop else None)
        self._arrays.drop_blank([*self._arrays.codes])

    def work_ahead(self, old_rows: RowMapping) -> None:
        """Work out what `rearrange` will need, for a worker; marks that change until then are moved then."""
        start = self._entries.rows.start
        for array in list(self._arrays.each):
            old_rows.arrange_ahead(array[start : start + old_rows.before])

    def rearrange(self, old_rows: RowMapping) -> None:
        """Move the marks to the new places of their rows; new rows have none."""
        start = self._entries.rows.start
        stop = start + old_rows.before
        self._arrays.size += len(old_rows) - old_rows.before
        for array in self._arrays.each:
            own = array[start:stop]
            old_rows.arrange(own, repeat(0))
            array[start:stop] = own
        if self._arrays.several:
            new, moved_by = old_rows.new_rows, len(old_rows) - old_rows.before

            def new_row(row: int) -> int | None:
                if not start <= row < stop:
                    return row if row < start else row + moved_by
                return start + new[row - start] if new[row - start] >= 0 else None

            self._arrays.move(new_row)
        self._arrays.drop_blank([*self._arrays.codes])
