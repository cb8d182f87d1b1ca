"""A line in doubt is shown as it reads in each encoding."""

import pytest
from pytestqt.qtbot import QtBot

from editor.dialogs.read_encoding import ReadEncodingDialog
from editor.formats.encoding_samples import Samples


@pytest.mark.parametrize(
    ("text", "written", "name"), [("髙①", "cp932", "Shift JIS"), ("똠뷁", "cp949", "EUC-KR")]
)
def test_what_windows_added_to_an_encoding_can_be_read(
    qtbot: QtBot, text: str, written: str, name: str
) -> None:
    dialog = ReadEncodingDialog(Samples((text.encode(written),), "utf-8"))
    qtbot.addWidget(dialog)
    [item] = [item for item in dialog.items if item.text(0) == name]
    assert item.text(2) == text


def test_the_encoding_that_a_file_says_is_known_by_any_of_its_names(qtbot: QtBot) -> None:
    dialog = ReadEncodingDialog(Samples((b"\xe9",), "windows-1251"))
    qtbot.addWidget(dialog)
    assert dialog.encoding == "cp1251"
