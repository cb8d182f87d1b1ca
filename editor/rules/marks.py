"""Stores the rules that rows break: one byte a row for each rule, so that counting and shifting run in C."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import reduce
from itertools import compress, islice, repeat

from editor.core.document.rows import RowMapping
from editor.rules.catalogue import fix_of_hit, severity_of_hit
from editor.rules.finding import FieldHit, Hit
from editor.rules.rule import AS_DECLARED, Fixability, RuleChoice, Severity

Key = tuple[str, str]  # the id of a rule and the field it was broken in
Codes = dict[Key, bytearray]  # one code for each of some rows, 0 if the rule is not broken

# Up to here single rows are quicker than whole arrays: of a million, these take 20 ms a field.
FEW_ROWS = 200

_FIXES = tuple(Fixability)


def code_of(severity: Severity, fix: Fixability) -> int:
    """Return a byte with a severity and a kind of fix."""
    return severity | _FIXES.index(fix) << 3


def severity_of(code: int) -> Severity:
    """Return the severity in a code."""
    return Severity(code & 7)


def fix_of(code: int) -> Fixability:
    """Return the kind of fix in a code."""
    return _FIXES[code >> 3]


_CODES = bytes(code_of(severity, fix) for severity in Severity for fix in Fixability)
FAULT_CODES = bytes(code for code in _CODES if severity_of(code) > Severity.NOTE)


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


def count_codes(array: bytearray) -> dict[int, int]:
    """Count the rows with each code."""
    marked = array.translate(None, b"\0")
    return {code: marked.count(code) for code in _CODES if code in marked}


def mark_of_hit(hit: Hit) -> int:
    """Return the code of a hit, by default with the severity and fix of its rule."""
    return code_of(severity_of_hit(hit), fix_of_hit(hit))


def codes_of_hits(found: Iterable[FieldHit]) -> dict[Key, int]:
    """Return the codes of one row's findings."""
    return {(hit.rule, field): mark_of_hit(hit) for field, hit in found}


def array_of(codes: Codes, size: int, key: Key) -> bytearray:
    """Return the array of a key, for `size` rows; it is made when first needed."""
    array = codes.get(key)
    if array is None:
        array = codes[key] = bytearray(size)
    return array


def put_mark(codes: Codes, size: int, key: Key, row: int, code: int) -> None:
    """Set the code of one row in the array of a key, for `size` rows."""
    array_of(codes, size, key)[row] = code


class CellMarks(ABC):
    """The severity of the worst finding of each cell and row, 0 where there is none; notes do not count."""

    @abstractmethod
    def worst(self, row: int, field: str) -> int:
        """Return the worst severity in a cell, 0 for none; notes do not count."""

    @abstractmethod
    def worst_of_row(self, row: int) -> int:
        """Return the worst severity of a row, including findings about the entry as a whole."""

    @abstractmethod
    def worst_by_row(self) -> bytes:
        """Return the worst severity of each row."""

    @abstractmethod
    def rows_with(self, severity: Severity) -> list[int]:
        """Return the rows with a finding of exactly this severity, even among worse ones; ascending."""

    @abstractmethod
    def places_of(self, rule: str, *fixes: Fixability) -> dict[str, list[int]]:
        """Return the rows that break a rule and have one of these fixes, ascending, by field."""

    def rows_of_severity(self, at_least: Severity) -> Sequence[int]:
        """Return the rows with a finding of at least this severity, ascending."""
        worst = self.worst_by_row()
        return list(compress(range(len(worst)), (severity >= at_least for severity in worst)))

    def next_row(self, row: int, step: int = 1) -> int | None:
        """Return the nearest row with a finding below this one (above with step -1); else None."""
        worst = self.worst_by_row()
        if step > 0:
            below = worst[row + 1 :]
            next_row = row + 1 + len(below) - len(below.lstrip(b"\0"))
            return next_row if next_row < len(worst) else None
        above = len(worst[: max(row, 0)].rstrip(b"\0")) - 1
        return above if above >= 0 else None


class Marks(CellMarks):
    """The codes of all rows of a document by rule and field, and the worst severity of each cell."""

    def __init__(self, size: int, choice: RuleChoice = AS_DECLARED) -> None:
        """choice: what is seen of the marks; it decides the worst severities alone."""
        self.size, self.choice = size, choice
        self._codes: Codes = {}  # only arrays that are not blank
        self._worst: dict[str, bytearray] = {}

    def clear(self, size: int) -> None:
        """Forget all marks: there are `size` rows without any."""
        self.size, self._codes, self._worst = size, {}, {}

    def copied(self) -> "Marks":
        """Return a copy that can be changed independently."""
        copy = Marks(self.size, self.choice)
        copy._codes = {key: bytearray(array) for key, array in self._codes.items()}
        copy._worst = {field: bytearray(array) for field, array in self._worst.items()}
        return copy

    def worst(self, row: int, field: str) -> int:
        array = self._worst.get(field)
        return array[row] if array else 0

    def worst_of_row(self, row: int) -> int:
        return max((array[row] for array in self._worst.values()), default=0)

    def worst_by_row(self) -> bytes:
        bits = (array.translate(_BIT_OF_CODE) for array in self._worst.values())
        return _either(bits, self.size).translate(_WORST_OF_BITS)

    def codes(self, rules: Collection[str] | None = None) -> Mapping[Key, bytearray]:
        """Return the arrays, of all rules or of some, that are not blank; they must not be changed."""
        if rules is None:
            return self._codes
        return {key: array for key, array in self._codes.items() if key[0] in rules}

    def of_rule(self, rule: str) -> list[bytearray]:
        """Return the arrays of one rule, one for each field in which it is broken."""
        return [array for key, array in self._codes.items() if key[0] == rule]

    def rows_of(self, rule: str, limit: int | None = None) -> list[int]:
        """Return the rows that break a rule in any field, ascending; only the first ones with a limit."""
        arrays = self.of_rule(rule)
        if not arrays:
            return []
        marks = arrays[0] if len(arrays) == 1 else _either(arrays, self.size)
        return list(islice(compress(range(self.size), marks), limit))

    def rows_with(self, severity: Severity) -> list[int]:
        wanted = _BITS[severity]
        arrays = [array.translate(self._bits(rule)).translate(wanted) for (rule, _), array in self._seen()]
        return list(compress(range(self.size), _either(arrays, self.size)))

    def places_of(self, rule: str, *fixes: Fixability) -> dict[str, list[int]]:
        wanted = _table({code: 1 for code in _CODES if fix_of(code) in fixes})
        fields = {key[1]: array.translate(wanted) for key, array in self._codes.items() if key[0] == rule}
        return {
            field: list(compress(range(self.size), array)) for field, array in fields.items() if 1 in array
        }

    def at(self, row: int) -> list[tuple[Key, int]]:
        """Return the marks of a row: rule and field, with their code."""
        return [(key, array[row]) for key, array in self._codes.items() if array[row]]

    def has_any(self, rules: Collection[str]) -> bool:
        """Return True if any row breaks one of these rules."""
        return any(rule in rules for rule, _ in self._codes)

    def errors(self, field: str, without: Collection[str]) -> bytes:
        """Return 255 for each row with an error in a field, except by some rules, else 0."""
        arrays = (
            array.translate(_IS_ERROR)
            for (rule, name), array in self._codes.items()
            if name == field and rule not in without
        )
        return _either(arrays, self.size)

    # What is seen

    def choose(self, choice: RuleChoice) -> None:
        """See the marks by another choice of rules."""
        self.choice = choice
        self._worst = {}
        for field in {field for _, field in self._codes}:
            self._refresh(field)

    def _seen(self) -> list[tuple[Key, bytearray]]:
        off = self.choice.off
        return [(key, array) for key, array in self._codes.items() if key[0] not in off]

    def _bits(self, rule: str) -> bytes:
        """Return the table from the codes of a rule to a bit for the severity with which it is seen."""
        if rule not in self.choice.levels:
            return _BIT_OF_CODE
        seen = self.choice.seen
        return _table({code: _BIT_OF_CODE[seen(rule, severity_of(code))] for code in _CODES})

    def _bits_in(self, field: str, codes: Codes) -> list[bytearray]:
        off = self.choice.off
        return [
            array.translate(self._bits(rule))
            for (rule, name), array in codes.items()
            if name == field and rule not in off
        ]

    # Changes

    def replace(self, rules: Collection[str], codes: Codes, fields: Collection[str] | None = None) -> None:
        """Replace the arrays of some rules (in some fields) by new ones for all rows."""
        gone = [key for key in self._codes if key[0] in rules and (fields is None or key[1] in fields)]
        changed = {key[1] for key in (*gone, *codes)}
        for key in gone:
            del self._codes[key]
        self._codes.update((key, array) for key, array in codes.items() if not is_blank(array))
        for field in changed:
            self._refresh(field)

    def fill(self, first: int, size: int, codes: Codes) -> None:
        """Set the codes of `size` rows from `first` on, which have none yet."""
        for key, array in codes.items():
            if key not in self._codes:
                self._codes[key] = bytearray(self.size)
            self._codes[key][first : first + size] = array
        for field in {field for _, field in codes}:
            arrays = self._bits_in(field, codes)
            worst = self._worst.setdefault(field, bytearray(self.size))
            new = _either([*arrays, worst[first : first + size].translate(_BIT_OF_CODE)], size)
            worst[first : first + size] = new.translate(_WORST_OF_BITS)

    def set_rows(self, rules: Collection[str], found: Mapping[int, Mapping[Key, int]]) -> None:
        """Replace the marks of some rules in some rows."""
        keys = {key for key in self._codes if key[0] in rules}
        for row, hits in found.items():
            for key in keys - hits.keys():
                self._codes[key][row] = 0
            for key, code in hits.items():
                put_mark(self._codes, self.size, key, row, code)
                keys.add(key)
        fields = {key[1] for key in keys}
        for key in keys:
            if is_blank(self._codes[key]):
                del self._codes[key]
        for field in fields:
            if len(found) <= FEW_ROWS:
                self._refresh_rows(field, found)
            else:
                self._refresh(field)

    def _refresh(self, field: str) -> None:
        arrays = self._bits_in(field, self._codes)
        if arrays:
            self._worst[field] = bytearray(_either(arrays, self.size).translate(_WORST_OF_BITS))
        else:
            self._worst.pop(field, None)

    def _refresh_rows(self, field: str, rows: Iterable[int]) -> None:
        arrays = [(self._bits(rule), array) for (rule, name), array in self._seen() if name == field]
        if not arrays:
            self._worst.pop(field, None)
            return
        worst = self._worst.setdefault(field, bytearray(self.size))
        for row in rows:
            bits = 0
            for table, array in arrays:
                bits |= table[array[row]]
            worst[row] = _WORST_OF_BITS[bits]

    # Inserted, removed and moved rows

    def insert(self, first: int, count: int) -> None:
        """Make room for rows without marks."""
        self.size += count
        for array in (*self._codes.values(), *self._worst.values()):
            array[first:first] = bytes(count)

    def remove(self, first: int, last: int) -> None:
        """Remove rows; `last` is included."""
        self.size -= last - first + 1
        for array in (*self._codes.values(), *self._worst.values()):
            del array[first : last + 1]
        self._codes = {key: array for key, array in self._codes.items() if not is_blank(array)}

    def rearrange(self, old_rows: RowMapping) -> None:
        """Move the marks to the new places of their rows; new rows have none."""
        for array in (*self._codes.values(), *self._worst.values()):
            old_rows.arrange(array, repeat(0))
        self._codes = {key: array for key, array in self._codes.items() if not is_blank(array)}
        self.size = len(old_rows)
