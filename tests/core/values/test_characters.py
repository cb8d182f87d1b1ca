"""Texts that were escaped twice or read in the wrong encoding, and texts that were not."""

from hypothesis import given
from hypothesis import strategies as st

from editor.core.values.characters import (
    escaped_in,
    may_be_misread,
    misread_in,
    misread_in_url,
    reread,
    reread_url,
    unescaped,
)
from tests.for_each import for_each


@for_each(
    ("text", "found", "meant"),
    [
        ("A &amp; B", "&amp;", "A & B"),
        ("it&rsquo;s", "&rsquo;", "it’s"),
        ("a &#8211; b &#x2013; c", "&#8211;", "a – b – c"),
        ("<![CDATA[ A &amp; B ]]>", "<![CDATA[", "A &amp; B"),
        ("![CDATA[A]]", "![CDATA[", "A"),
        ("<![CDATA[A", "<![CDATA[", "A"),
    ],
)
def test_what_was_escaped_twice_is_found_and_unescaped_once(text: str, found: str, meant: str) -> None:
    assert escaped_in(text) == found
    assert unescaped(text) == meant


@for_each("text", ["A & B", "AT&T; more", "&nosuchname;", "&#0;", "a CDATA[ b", ""])
def test_other_signs_are_no_entities(text: str) -> None:
    assert escaped_in(text) == ""
    assert unescaped(text) == text


@for_each(
    ("text", "meant"),
    [
        ("verÃ¶ffentlicht", "veröffentlicht"),
        ("CafÃ© crÃ¨me â€“ best", "Café crème – best"),
        ("itâ€™s 5Â°", "it’s 5°"),
        ("ÐŸÑ€Ð¸", "При"),
        ("ðŸ˜€", "😀"),
        ("Asesor√≠a √±", "Asesoría ñ"),
        ("æ\x97¥æ\x9c¬", "日本"),
    ],
)
def test_misread_characters_are_found_and_read_again(text: str, meant: str) -> None:
    assert may_be_misread(text)
    assert misread_in(text) is not None
    assert reread(text) == meant


@for_each(
    "text",
    [
        "café – naïve",
        "«café»…",
        "«IRMÃ»",
        "AMANHÃ…",
        "TSCHÜ…",
        "Пример",
        "日本語",
        "CAFÉ»",
        "Ångström",
        "São",
    ],
)
def test_characters_that_people_write_are_left(text: str) -> None:
    assert misread_in(text) is None
    assert reread(text) == text


def test_a_url_is_read_again_as_it_is_written() -> None:
    assert reread_url("https://a.org/caf%C3%83%C2%A9/Ã¶/%C3%B6") == "https://a.org/caf%C3%A9/ö/%C3%B6"
    assert misread_in_url("https://a.org/%C3%83%C2%B6") == ("Ã¶", "ö")
    assert misread_in_url("https://a.org/%C3%B6/%E2%82%AC/%E9") is None


@given(st.text(alphabet="äöüßéñçøåÄÖÜ€–“”…", min_size=1, max_size=12))
def test_what_was_read_in_windows_1252_is_as_it_was_afterwards(text: str) -> None:
    spoilt = "".join(bytes([byte]).decode("cp1252", "ignore") or chr(byte) for byte in f"x{text}".encode())
    assert misread_in(spoilt) is not None
    assert reread(spoilt) == f"x{text}"


@given(st.text(max_size=40))
def test_reading_again_never_makes_a_text_longer(text: str) -> None:
    assert len(reread(text)) <= len(text)
