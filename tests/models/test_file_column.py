"""The column that names the file of each row."""

from editor.core.document.columns import Entry
from editor.core.document.document import SITEMAP
from editor.core.document.edits import SetListing
from editor.core.document.sitemap_file import Listing
from editor.core.fields import Kind
from editor.models.table.rows_model import RowsModel, columns_of
from tests.core.file_sets import joined

COLUMN = [column.name for column in columns_of(Kind.URLSET, has_files=True)].index(SITEMAP)


def model_of(*files: str) -> RowsModel:
    whole = joined(*([Entry(letter) for letter in letters] for letters in files))
    for file, name in zip(whole.files, ("news.xml", "shop.xml", "blog.xml"), strict=False):
        whole.files.set_listing(file.key, Listing(name))
    return RowsModel(whole)


def test_each_row_names_its_file_and_only_where_there_are_several() -> None:
    model = model_of("ab", "", "c")
    assert [model.text(row, model.columns[COLUMN]) for row in range(3)] == ["news.xml"] * 2 + ["blog.xml"]
    assert SITEMAP not in [column.name for column in columns_of(Kind.URLSET)]


def test_rows_sort_by_the_names_of_their_files() -> None:
    model = model_of("ab", "cd", "ef")
    model.sort(COLUMN)
    assert list(model.order.document_rows(0, 5)) == [4, 5, 0, 1, 2, 3]
    model.set_filter([1, 2, 4])
    assert list(model.order.document_rows(0, 2)) == [4, 1, 2]


def test_a_renamed_file_is_named_at_once() -> None:
    model = model_of("ab", "c")
    SetListing(model.document.files[0].key, "new.xml").apply(model.document)
    assert model.text(0, model.columns[COLUMN]) == "new.xml"
