import codecs

import pytest

from editor.formats.read_errors import BrokenXml, Unreadable
from editor.formats.reading.encoding import Decoded, decode_damaged, decode_text
from editor.formats.reading.well_formed import judge
from editor.rules.catalogue import RULE_BY_ID
from tests.for_each import for_each

SINGLE_BYTE = [
    *(f"iso-8859-{number}" for number in range(1, 17) if number != 12),
    *(f"windows-{number}" for number in range(1250, 1259)),
    *("koi8-r", "koi8-u", "macintosh", "cp850", "cp862", "ibm866", "tis-620"),
]


def declared(name: str, text: str = "") -> str:
    return f'<?xml version="1.0" encoding="{name}"?>\n<urlset>{text}</urlset>'


@for_each(
    ("data", "encoding", "bom"),
    [
        (b"", "utf-8", b""),
        (b"<urlset/>", "utf-8", b""),
        (declared("utf8", "é").encode(), "utf-8", b""),
        (declared("ISO-8859-1", "é").encode("latin-1"), "iso-8859-1", b""),
        (declared("Windows-1251", "Ж").encode("cp1251"), "windows-1251", b""),
        (declared("Shift_JIS", "日本").encode("shift_jis"), "shift_jis", b""),
        (declared("x-sjis", "日本").encode("shift_jis"), "shift_jis", b""),
        (declared("EUC-JP", "日本").encode("euc_jp"), "euc-jp", b""),
        (declared("ISO-8859-1", "é").encode("utf-8-sig"), "utf-8", codecs.BOM_UTF8),
        (declared("UTF-16", "é").encode("utf-16"), "utf-16-le", codecs.BOM_UTF16_LE),
        (codecs.BOM_UTF16_BE + declared("UTF-8").encode("utf-16-be"), "utf-16-be", codecs.BOM_UTF16_BE),
        (declared("UTF-16", "é").encode("utf-16-be"), "utf-16-be", b""),
        (declared("UTF-16", "é").encode("utf-16-le"), "utf-16-le", b""),
        (declared("UTF-32", "é").encode("utf-32"), "utf-32-le", codecs.BOM_UTF32_LE),
        (declared("UTF-32", "é").encode("utf-32-be"), "utf-32-be", b""),
        (b"\n " + declared("windows-1251", "Ж").encode("cp1251"), "windows-1251", b""),
        (b"<!-- <?xml encoding='windows-1251'?> --><urlset/>", "utf-8", b""),
        (declared("rot13").encode(), "utf-8", b""),
        (declared("unheard-of").encode(), "utf-8", b""),
    ],
)
def test_the_encoding_is_that_of_mark_declaration_or_utf_8(data: bytes, encoding: str, bom: bytes) -> None:
    decoded = decode_text(data)
    assert (decoded.encoding, decoded.bom) == (encoding, bom)
    assert decoded.exact
    assert decoded.bom + decoded.text.encode(decoded.encoding) == data


@for_each("name", SINGLE_BYTE)
def test_an_encoding_of_single_bytes_gives_the_same_bytes_again(name: str) -> None:
    every = bytes(range(0x80, 0x100)).decode(name, "ignore")
    data = declared(name, every).encode(name)
    decoded = decode_text(data)
    assert every in decoded.text
    assert decoded.exact
    assert decoded.text.encode(decoded.encoding) == data


@for_each("name", [*SINGLE_BYTE, "shift_jis", "euc-jp", "gb18030", "big5", "euc-kr", "us-ascii"])
def test_the_judge_reads_what_we_read(name: str) -> None:
    judge(declared(name, "x").encode(name))


def test_a_text_that_does_not_encode_to_the_same_bytes_is_known() -> None:
    data = declared("ISO-2022-JP", "日").encode("iso2022_jp").replace(b"\x1b(B", b"\x1b(B\x1b(B")
    decoded = decode_text(data)
    assert "日" in decoded.text
    assert not decoded.exact


@for_each(
    ("data", "line", "column", "value", "words"),
    [
        (b"<urlset>\n\xc3\xa9\xe9</urlset>", 2, 2, "E9", "UTF-8"),
        (b"<urlset>\r\rx\xff\xfe", 3, 2, "FF", "UTF-8"),
        (codecs.BOM_UTF8 + b"<urlset>\xe2\x82</urlset>", 1, 9, "E2 82", "UTF-8"),
        (declared("us-ascii", "é").encode(), 2, 9, "C3", "ASCII"),
        (declared("windows-1252").encode() + b"\x81", 2, 18, "81", "WINDOWS-1252"),
        (declared("ISO-2022-JP").encode() + b"\x1b(Z", 2, 18, "1B 28 5A", "ISO-2022-JP"),
        (b"\xff\xfe<?xml version='1.0'?><urlset/>", 1, 1, "FF FE", "UTF-16"),
        (b"\xff\xfe\0\0https://example.com/", 1, 1, "FF FE 00 00", "UTF-32"),
        (declared("UTF-16").encode(), 1, 1, "", "UTF-16"),
    ],
)
def test_bytes_that_do_not_fit_are_named_with_their_place(
    data: bytes, line: int, column: int, value: str, words: str
) -> None:
    with pytest.raises(BrokenXml, match=words) as refusal:
        decode_text(data)
    error, file_hit = refusal.value, refusal.value.file_hits[0]
    assert (error.line, error.column) == (line, column)
    assert (file_hit.rule, file_hit.line, file_hit.column, file_hit.value) == (
        "encoding-invalid-bytes",
        line,
        column,
        value,
    )
    assert RULE_BY_ID[file_hit.rule].message.format(**dict(file_hit.params))


@for_each(
    ("data", "rule"),
    [
        (b"<html>\xe9</html>", "html-instead-of-sitemap"),
        (b"\x89PNG\r\n\x1a\n", "not-a-sitemap"),
        (b"\xff\xfe", "file-empty"),
    ],
)
def test_what_is_no_sitemap_in_any_encoding_is_told_so(data: bytes, rule: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        decode_text(data)
    assert refusal.value.file_hits[0].rule == rule


@for_each(
    ("data", "decoded"),
    [
        (b"<a>\xe9</a>", Decoded("<a>\ufffd</a>", "utf-8", exact=False)),
        (b"\xff\xfe<a/>", Decoded("<a/>", "utf-8", exact=False)),
        (b"<a/>", Decoded("<a/>", "utf-8", exact=False)),
    ],
)
def test_damaged_bytes_can_be_looked_at(data: bytes, decoded: Decoded) -> None:
    assert decode_damaged(data) == decoded


@for_each(
    ("name", "damaged", "kept"),
    [
        ("UTF-8", b"a\xe9b", "a\udce9b"),
        ("ISO-2022-JP", b"a\x1b(Zb", "a\x1b(Zb"),
        ("ISO-2022-JP", b"a\x1b$BF|K", "a日K"),
        ("ISO-2022-KR", b"a\x1b", "a\x1b"),
        ("Shift_JIS", b"a\x81<", "a\udc81<"),
    ],
)
def test_what_means_nothing_in_damaged_bytes_is_kept(name: str, damaged: bytes, kept: str) -> None:
    head = f'<?xml version="1.0" encoding="{name}"?>'
    assert decode_damaged(head.encode() + damaged, keeps_bytes=True).text == head + kept
