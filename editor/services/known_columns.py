"""Remembers which columns of tables the user has assigned to which fields."""

from collections.abc import Mapping

from editor.core.fields import FIELD_NAMES
from editor.core.table import Table, recognised_columns
from editor.services.settings.export_settings import TABLE_COLUMNS
from editor.services.settings.settings_file import Settings

MAX_TABLES = 50


class KnownColumns:
    """Keeps the columns that the user chose for a table, and finds them for tables with the same headings."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def of(self, table: Table) -> dict[str, int]:
        """Return the column index of each field, as the user chose it, else as
        recognised by headings and values.
        """
        kept = self._settings.get(TABLE_COLUMNS).get(_name_of(table), "") if table.has_headings else ""
        pairs = (pair.partition("=") for pair in kept.split())
        columns = {
            field: int(column)
            for field, _, column in pairs
            if field in FIELD_NAMES and column.isdecimal() and int(column) < len(table.headings)
        }
        return columns or recognised_columns(table)

    def keep(self, table: Table, columns: Mapping[str, int]) -> None:
        """Remember the columns chosen for a table; nothing is kept if they are the ones recognised."""
        if not table.has_headings:
            return
        name = _name_of(table)
        known = {key: value for key, value in self._settings.get(TABLE_COLUMNS).items() if key != name}
        if columns != recognised_columns(table):
            known[name] = " ".join(f"{field}={column}" for field, column in columns.items())
        self._settings.set(TABLE_COLUMNS, dict(list(known.items())[-MAX_TABLES:]))


def _name_of(table: Table) -> str:
    return "\t".join(table.headings)
