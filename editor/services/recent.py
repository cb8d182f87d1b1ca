"""What is remembered about files: which were opened last, where each is published, what columns mean."""

from collections.abc import Mapping
from pathlib import Path

from editor.core.fields import FIELD_NAMES
from editor.core.table import Table, recognised_columns
from editor.services.settings import PUBLISHED_URLS, RECENT_FILES, TABLE_COLUMNS, Settings

MAX_RECENT = 12
MAX_PUBLISHED = 500
MAX_TABLES = 50


class RecentFiles:
    """The files that were opened last, the newest first."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def paths(self) -> list[Path]:
        """All of them, whether they are still there or not."""
        return [Path(name) for name in self._settings.get(RECENT_FILES)[:MAX_RECENT]]

    def add(self, path: Path) -> None:
        """A file was opened or saved: it is the newest now."""
        name = str(path.absolute())
        others = [other for other in self._settings.get(RECENT_FILES) if other != name]
        self._settings.set(RECENT_FILES, [name, *others][:MAX_RECENT])

    def clear(self) -> None:
        """Forget them all."""
        self._settings.set(RECENT_FILES, [])


class PublishedUrls:
    """Where each file is published, as the person said."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def of(self, path: Path | None) -> str:
        """The URL set for a file, or ""."""
        return self._settings.get(PUBLISHED_URLS).get(str(path.absolute()), "") if path else ""

    def set(self, path: Path | None, url: str) -> None:
        """Remember a URL; "" forgets it. A document without a file is not remembered."""
        if path is None:
            return
        name = str(path.absolute())
        known = {key: value for key, value in self._settings.get(PUBLISHED_URLS).items() if key != name}
        if url:
            known[name] = url
        self._settings.set(PUBLISHED_URLS, dict(list(known.items())[-MAX_PUBLISHED:]))


class KnownColumns:
    """Which columns of a table have which field: as the person said of one with the same headings."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def of(self, table: Table) -> dict[str, int]:
        """As was said, else as headings and values tell."""
        kept = self._settings.get(TABLE_COLUMNS).get(_name_of(table), "") if _has_headings(table) else ""
        pairs = (part.partition("=") for part in kept.split())
        columns = {
            field: int(column)
            for field, _, column in pairs
            if field in FIELD_NAMES and column.isdecimal() and int(column) < len(table.headings)
        }
        return columns or recognised_columns(table)

    def keep(self, table: Table, columns: Mapping[str, int]) -> None:
        """Remember what was said of a table; where everything was told by itself, nothing is."""
        if not _has_headings(table):
            return
        name = _name_of(table)
        known = {key: value for key, value in self._settings.get(TABLE_COLUMNS).items() if key != name}
        if columns != recognised_columns(table):
            known[name] = " ".join(f"{field}={column}" for field, column in columns.items())
        self._settings.set(TABLE_COLUMNS, dict(list(known.items())[-MAX_TABLES:]))


def _has_headings(table: Table) -> bool:
    """Whether the headings tell this table from others; without any they are numbers."""
    return not all(heading.isdecimal() for heading in table.headings)


def _name_of(table: Table) -> str:
    return "\t".join(table.headings)
