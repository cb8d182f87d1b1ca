"""A line in doubt is shown as it reads in each encoding."""

import pytest
from pytestqt.qtbot import QtBot

from editor.dialogs.damaged_file_dialogs import ReadEncodingDialog
from editor.formats.reading.encoding import Samples


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


@pytest.mark.parametrize(
    ("declared", "chosen"),
    [
        ("windows-1251", "cp1251"),
        ("shift_jis", "cp932"),
        ("euc-kr", "cp949"),
        ("gb2312", "gb18030"),
        ("gbk", "gb18030"),
        ("big5", "big5"),
        ("viscii", "utf-8"),
    ],
)
def test_the_encoding_that_a_file_says_is_known_by_any_of_its_names(
    qtbot: QtBot, declared: str, chosen: str
) -> None:
    dialog = ReadEncodingDialog(Samples((b"\xe9",), declared))
    qtbot.addWidget(dialog)
    assert dialog.encoding == chosen
