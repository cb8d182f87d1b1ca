"""The dialog for a table proposes what the person's spreadsheet reads."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from editor.core.fields import Kind
from editor.dialogs.tables.table_export_dialog import TableExportDialog, TableLook
from editor.models.table.rows_model import columns_of


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
