"""Rows of a table as entries of a new sitemap."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from editor.core.document.columns import Entry
from editor.core.fields import FIELD_NAMES
from editor.core.table import Table

# How a text would be written as a value of a field; None where it is so already, or nobody knows.
Mend = Callable[[str, str], str | None]


def as_written(_field: str, _text: str) -> None:
    """Nothing is mended, not even what a sitemap has no form for."""


@dataclass(frozen=True, slots=True)
class TableEntries:
    """What a table holds for a sitemap, in its order."""

    entries: tuple[Entry, ...] = ()
    mended: int = 0  # values in another form than in the table
    blank: int = 0  # rows with nothing in the columns that were taken


def entries_of(table: Table, columns: Mapping[str, int], mend: Mend = as_written) -> TableEntries:
    """The rows as entries; `columns` says where the table has each field.

    A URL comes in as it is written: two URLs that look alike may be two pages.
    """
    known: dict[tuple[str, str], str | None] = {}
    entries: list[Entry] = []
    mended = 0
    for row in table.rows:
        values = dict.fromkeys(FIELD_NAMES, "")
        for field, column in columns.items():
            text = row[column]
            if field != "loc" and text:
                if (field, text) not in known:
                    known[field, text] = mend(field, text)
                better = known[field, text]
                mended += better is not None
                text = text if better is None else better
            values[field] = text
        if any(map(str.strip, values.values())):
            entries.append(Entry(**values))
    return TableEntries(tuple(entries), mended, len(table.rows) - len(entries))
