"""Search in the manual finds words in any spelling, and Japanese ones, which have no blanks between them."""

import pytest

from editor.app.manual.manual_contents import asked, folded, parts_of, with_shown_keys


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("ERSTE", "erste"),
        ("dupliquees", "dupliquées"),
        ("straße", "STRASSE"),
        ("ｕｒｌ", "URL"),
        ("ｲﾝﾃﾞｯｸｽ", "インデックス"),
    ],
)
def test_spellings_of_a_word_are_the_same(typed: str, written: str) -> None:
    assert folded(typed) == folded(written)


def test_voiced_letters_of_japanese_are_others() -> None:
    assert folded("が") != folded("か")


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("行 を　検索", ["行", "を", "検索"]),
        ("サイトマップを開く", ["サイトマップ", "開"]),
        ("honest dates", ["honest", "dates"]),
        ("さらに", ["さらに"]),
        ("URLの確認", ["url", "確認"]),
    ],
)
def test_japanese_is_cut_where_its_script_changes(typed: str, words: list[str]) -> None:
    assert parts_of(asked(typed)) == words


@pytest.mark.usefixtures("qapp")
def test_only_keys_are_shown_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("editor.app.manual.manual_contents._shown", str.upper)
    assert with_shown_keys("`Ctrl+Shift+.` `F8` `Esc` `age` `Ctrl` `Updated`") == (
        "`CTRL+SHIFT+.` `F8` `ESC` `age` `Ctrl` `Updated`"
    )
