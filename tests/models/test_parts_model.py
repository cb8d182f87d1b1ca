from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from editor.formats.writing.split_export import SetPart
from editor.models.lists.preview_models import PartsModel
from editor.models.table import item_data
from tests.models.model_check import check


def test_a_line_says_what_a_file_would_hold(qtmodeltester: ModelTester) -> None:
    model = PartsModel()
    model.show([SetPart("sitemap-1.xml", range(12), 456, ""), SetPart("sitemap-2.xml", [7, 9], 300, "2026")])
    check(qtmodeltester, model)
    lines = [[model.index(row, column).data() for column in range(3)] for row in range(2)]
    assert lines == [["sitemap-1.xml", "12", "456"], ["sitemap-2.xml", "2", "300"]]
    titles = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(3)]
    assert titles == ["File", "URLs", "Bytes"]
    assert model.index(0, 1).data(item_data.ACCESSIBLE_TEXT) == "URLs: 12"
    sides = [item_data.LEFT, item_data.RIGHT, item_data.RIGHT]
    assert [model.index(0, column).data(item_data.TEXT_ALIGNMENT) for column in range(3)] == sides
    role = item_data.TEXT_ALIGNMENT
    assert [model.headerData(column, Qt.Orientation.Horizontal, role) for column in range(3)] == sides
