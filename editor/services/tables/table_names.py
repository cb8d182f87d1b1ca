"""Which files are tables: told by their names, and only where these do not say it by what they hold."""

from pathlib import Path

TABLES = (".csv", ".tsv", ".csv.gz", ".tsv.gz", ".xlsx", ".xlsm", ".xlsb", ".xls", ".ods")


def is_table(path: Path) -> bool:
    """Tell whether a file contains a table rather than a sitemap.

    A file is a table by its name, as a ZIP archive of tables, or as a text with
    headings: Excel's “Unicode text”.
    """
    name = path.name.lower()
    if not name.endswith((".zip", ".txt")):
        return name.endswith(TABLES)
    from editor.services.tables.table_reading import (  # noqa: PLC0415 - reads it
        has_table_in_text,
        tables_in_archive,
    )

    return bool(tables_in_archive(path)) if name.endswith(".zip") else has_table_in_text(path)
