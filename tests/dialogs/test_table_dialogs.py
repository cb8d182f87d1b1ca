"""Dialogs for tables: what they propose, and what a person said of the columns of a table before."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from editor.core.fields import Kind
from editor.core.table_columns import columns_of
from editor.core.table_import import Table
from editor.dialogs.tables.table_dialog import MAX_TABLES, KnownColumns
from editor.dialogs.tables.table_export_dialog import TableExportDialog, TableLook
from editor.services.settings.settings import TABLE_COLUMNS
from editor.services.settings.settings_file import Settings


@pytest.fixture
def restored_locale() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("language", "delimiter"), [(QLocale.Language.English, ","), (QLocale.Language.German, ";")]
)
def test_the_delimiter_is_that_of_the_person(
    qapp: object, restored_locale: None, language: QLocale.Language, delimiter: str
) -> None:
    QLocale.setDefault(QLocale(language))
    dialog = TableExportDialog(TableLook(columns_of(Kind.URLSET), 3, 5, is_file_order=False))
    assert dialog.delimiter.currentData() == delimiter
    assert dialog.shown.text() == "The 3 rows shown, in this order"
    dialog.deleteLater()


TABLE = Table(("url", "changed"), (("https://e.org/", "2026"),))


@pytest.fixture
def settings(qapp: object, tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


def test_columns_are_known_again_after_a_start(settings: Settings, tmp_path: Path) -> None:
    KnownColumns(settings).keep(TABLE, {"loc": 0, "lastmod": 1})
    settings.save()
    known = KnownColumns(Settings(tmp_path / "settings.ini"))
    assert known.of(TABLE) == {"loc": 0, "lastmod": 1}
    assert known.of(Table(("url", "other"), TABLE.rows)) == {"loc": 0}


def test_what_is_told_by_itself_is_not_kept(settings: Settings) -> None:
    known = KnownColumns(settings)
    known.keep(TABLE, {"loc": 0, "lastmod": 1})
    known.keep(TABLE, {"loc": 0})
    assert settings.get(TABLE_COLUMNS) == {}


def test_a_table_without_headings_is_like_no_other(settings: Settings) -> None:
    KnownColumns(settings).keep(Table(("1", "2"), TABLE.rows, has_headings=False), {"loc": 0, "lastmod": 1})
    assert settings.get(TABLE_COLUMNS) == {}


def test_damaged_settings_are_as_good_as_none(settings: Settings) -> None:
    for kept in ["", "loc", "loc=2", "loc=9", "x=1", "loc=-1", "= =", "loc=1e9"]:
        settings.set(TABLE_COLUMNS, {"url\tchanged": kept})
        assert KnownColumns(settings).of(TABLE) == {"loc": 0}


def test_only_so_many_tables_are_remembered(settings: Settings) -> None:
    known = KnownColumns(settings)
    for number in range(MAX_TABLES + 5):
        known.keep(Table(("url", f"c{number}"), TABLE.rows), {"loc": 1})
    kept = settings.get(TABLE_COLUMNS)
    assert list(kept) == [f"url\tc{number}" for number in range(5, MAX_TABLES + 5)]
