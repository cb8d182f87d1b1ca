"""Converts the rows of a table to the entries of a new sitemap."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from editor.core.document.columns import Entry
from editor.core.fields import FIELD_NAMES
from editor.core.table import Table

# Returns the text in the form that a field's values have; None if it has that form already or is unclear.
Correction = Callable[[str, str], str | None]


def as_written(_field: str, _text: str) -> None:
    """Return None: for imports that keep every text as written, even one that no sitemap may contain."""


@dataclass(frozen=True, slots=True)
class TableEntries:
    """The entries in a table, in its order."""

    entries: tuple[Entry, ...] = ()
    corrected: int = 0  # values that were converted
    blank: int = 0  # rows with nothing in the columns used


def entries_of(table: Table, columns: Mapping[str, int], correct: Correction = as_written) -> TableEntries:
    """Convert the rows of a table to entries; `columns` maps fields to columns.

    A URL is taken as it is written: two URLs that look alike may be two pages.
    """
    known: dict[tuple[str, str], str | None] = {}
    entries: list[Entry] = []
    corrected = 0
    for row in table.rows:
        values = dict.fromkeys(FIELD_NAMES, "")
        for field, column in columns.items():
            text = row[column]
            if field != "loc" and text:
                if (field, text) not in known:
                    known[field, text] = correct(field, text)
                better = known[field, text]
                corrected += better is not None
                text = text if better is None else better
            values[field] = text
        if any(map(str.strip, values.values())):
            entries.append(Entry(**values))
    return TableEntries(tuple(entries), corrected, len(table.rows) - len(entries))
