"""Encodings: what lxml reads we read, with the same values"""

import codecs
import encodings
import pkgutil
from contextlib import suppress
from encodings.aliases import aliases
from itertools import product

import pytest
from lxml import etree

from editor.core.document.edits import SetValues
from editor.core.xml.markup import NAMESPACE, in_utf8
from editor.formats.damage.entry_recovery import recover
from editor.formats.read_errors import BrokenXml, Unreadable
from editor.formats.reading.encoding import (
    Decoded,
    codec_of,
    decode_damaged,
    decode_text,
    is_taken,
    is_wide,
    later_form,
)
from editor.formats.reading.reader import read_document
from editor.formats.reading.well_formed import judge
from editor.formats.writing.faithful_writing import to_bytes
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
        (b"<urlset>\xed\xa0\xbc\xed\xbc\x9e</urlset>", 1, 9, "ED", "written as two halves"),
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
    told = RULE_BY_ID[file_hit.rule].message.format(**dict(file_hit.params))
    assert words in told
    assert ("Remove the mark." in told) is value.startswith("FF FE")


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
        (
            b"\xfe\xff" + declared("iso-8859-1", "\xe9").encode("latin-1"),
            Decoded(declared("iso-8859-1", "\xe9"), "iso-8859-1", exact=False),
        ),
        (
            b"\xff\xfe" + declared("utf-16", "\xe9").encode(),
            Decoded(declared("utf-16", "\xe9"), "utf-8", exact=False),
        ),
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


# Declared names, and characters that each has.
SAMPLES = {
    **dict.fromkeys(("ISO-8859-1", "latin1", "windows-1252", "macintosh", "mac", "HP-ROMAN8"), "é"),
    **dict.fromkeys(("UTF-7", "MacCentralEurope", "MacTurkish", "MacIceland", "NEXTSTEP", "ms-ansi"), "é"),
    **dict.fromkeys(("windows-1251", "KOI8-R", "KOI8-RU", "MacCyrillic", "MacUkraine", "PT154"), "жя"),
    **dict.fromkeys(("RK1048",), "жя"),
    **dict.fromkeys(("Shift_JIS", "EUC-JP", "ISO-2022-JP", "CP932", "GBK", "HZ", "CN-BIG5"), "日"),
    **dict.fromkeys(("windows-936",), "日"),
    **dict.fromkeys(("VISCII", "TCVN"), "ểé"),
    **dict.fromkeys(("ARMSCII-8",), "ա"),
    **dict.fromkeys(("Georgian-PS", "Georgian-Academy"), "ა"),
    **dict.fromkeys(("MacGreek", "ISO-8859-7"), "αω"),
    **dict.fromkeys(("EUC-KR", "JOHAB", "CP949"), "한"),
    **dict.fromkeys(("TIS-620", "windows-874", "MacThai"), "ก"),
}  # fmt: skip
KNOWN_TO_PYTHON = sorted({*aliases, *(module.name for module in pkgutil.iter_modules(encodings.__path__))})


def document(name: str, *paths: str) -> str:
    rows = "".join(f"<url><loc>http://a.example/{path}</loc></url>\n" for path in paths)
    return f'<?xml version="1.0" encoding="{name}"?>\n<urlset xmlns="{NAMESPACE}">\n{rows}</urlset>\n'


@for_each(("name", "characters"), SAMPLES.items())
def test_what_lxml_reads_has_the_same_values_and_is_saved_as_it_was(name: str, characters: str) -> None:
    data = document(name, characters, "b", characters + "c").encode(codec_of(name))
    urls = [loc.text for loc in etree.fromstring(data).iter("{*}loc")]
    urlset = read_document(data).entries
    assert list(urlset.column("loc")) == urls
    assert urls[0] == f"http://a.example/{characters}"
    assert to_bytes(urlset, data) == data
    SetValues("loc", range(1, 2), f"http://a.example/{characters}€<&+~").apply(urlset)
    changed = to_bytes(urlset, data)
    assert read_document(changed).entries.column("loc")[1] == f"http://a.example/{characters}€<&+~"
    lines = zip(data.splitlines(), changed.splitlines(), strict=True)
    assert [number for number, (old, new) in enumerate(lines) if old != new] == [3]


@for_each(("name", "characters"), SAMPLES.items())
def test_it_is_converted_to_utf_8(name: str, characters: str) -> None:
    urlset = read_document(document(name, characters).encode(codec_of(name))).entries
    urlset.set_frame(in_utf8(urlset.frame))
    assert to_bytes(urlset) == document("UTF-8", characters).encode()


@for_each("name", ["VISCII", "TCVN", "ARMSCII-8", "MacArabic", "JIS_X0201", "KOI8-RU"])
def test_an_encoding_that_only_the_parser_knows_gives_the_same_bytes_or_is_known_not_to(name: str) -> None:
    head = f'<?xml version="1.0" encoding="{name}"?><urlset>'.encode()
    read = []
    for number in range(0x80, 0x100):
        with suppress(BrokenXml):
            decoded = decode_text(head + bytes([number]))
            assert decoded.exact == (decoded.text.encode(codec_of(name)) == head + bytes([number]))
            read.append(number)
    assert len(read) > 60


def test_every_encoding_is_read_recovered_or_refused_as_lxml_does() -> None:
    for name in KNOWN_TO_PYTHON:
        _assert_read_recovered_or_refused_as_lxml_does(name)


def _assert_read_recovered_or_refused_as_lxml_does(name: str) -> None:
    try:
        data = document(name, "a").encode(name)
        assert data.decode(name)
    except (LookupError, UnicodeError, OSError, AttributeError):  # no encoding of texts
        return
    with suppress(etree.XMLSyntaxError):
        etree.fromstring(data)
        reading = read_document(data)
        assert list(reading.entries.column("loc")) == ["http://a.example/a"]
        assert to_bytes(reading.entries, data) == data
        return
    with pytest.raises(Unreadable) as refusal:
        read_document(data)
    if isinstance(refusal.value, BrokenXml):
        assert list(recover(data, "", refusal.value).entries.column("loc")) == ["http://a.example/a"]
    else:
        assert refusal.value.file_hits[0].rule in {"encoding-not-utf8", "not-a-sitemap"}


@for_each(
    ("name", "codec", "characters"),
    [
        *(("latin-1", "latin-1", "é"), ("cp852", "cp852", "ő"), ("IBM437", "cp437", "é")),
        *(("win-1251", "cp1251", "ж"), ("x-cp1251", "cp1251", "ж"), ("windows1252", "cp1252", "é")),
        *(("x-mac-cyrillic", "mac-cyrillic", "ж"), ("koi8_r", "koi8-r", "ж"), ("iso88591", "latin-1", "é")),
        *(("Windows-31J", "cp932", "日"), ("x-euc-jp", "euc_jp", "日"), ("KS_C_5601-1987", "euc_kr", "한")),
        *(("iso-8859-8-i", "iso8859-8", "א"), ("dos-866", "cp866", "ж"), ("x-gbk", "gbk", "日")),
    ],
)
def test_a_name_that_the_parser_does_not_take_costs_nothing_but_the_encoding(
    name: str, codec: str, characters: str
) -> None:
    assert not is_taken(name)
    data = document(name, characters).encode(codec)
    with pytest.raises(BrokenXml) as refusal:
        read_document(data)
    reading = recover(data, "", refusal.value)
    assert to_bytes(reading.entries) == document("UTF-8", characters).encode()
    assert [repair.kind.rule for repair in reading.repairs] == ["encoding-not-utf8"]


@for_each("name", ["rot13", "idna", "unicode_escape", "nobody", "", "a" * 60, "..", "cp1"])
def test_what_is_no_encoding_of_files_is_none(name: str) -> None:
    assert not codec_of(name)


@for_each(
    ("codec", "start"),
    product(
        ["utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"],
        ["", "<!-- é -->\n", '\n<?xml version="1.0" encoding="UTF-16"?>\n'],
    ),
)
def test_wide_characters_that_nothing_announces_are_recovered(codec: str, start: str) -> None:
    root = document("", "é").partition("\n")[2]
    data = (start + root).encode(codec)
    try:
        etree.fromstring(data)
    except etree.XMLSyntaxError:
        with pytest.raises(BrokenXml, match=codec[:6].upper()) as refusal:
            read_document(data)
        reading = recover(data, "", refusal.value)
        expected = (start.lstrip().replace("UTF-16", "UTF-8") + root).encode()
        assert to_bytes(reading.entries) == expected
        assert reading.repairs
    else:
        assert to_bytes(read_document(data).entries) == data


@for_each("codec", ["utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"])
def test_a_list_of_wide_characters_needs_no_mark(codec: str) -> None:
    data = "https://a.example/é\r\nhttps://a.example/2\r\n".encode(codec)
    reading = read_document(data)
    assert is_wide(reading.encoding)
    assert list(reading.entries.column("loc")) == ["https://a.example/é", "https://a.example/2"]
    assert to_bytes(reading.entries, data) == data


@for_each("name", ["cp037", "cp500", "cp1140", "cp273", "cp1026"])
def test_the_encodings_of_mainframes_are_called_by_their_name(name: str) -> None:
    for text in (document(name, "a"), document(name, "a").partition("\n")[2]):
        with pytest.raises(Unreadable, match="EBCDIC"):
            read_document(text.encode(name))


def test_a_name_in_other_letters_is_none_whatever_is_left_without_them() -> None:
    assert codec_of("latin堭1") == ""


@for_each("name", ["korean", "ks_c_5601-1987", "KSC_5601", "iso-ir-149"])
def test_korean_has_its_later_form_in_every_python(name: str) -> None:
    assert later_form(codec_of(name)) == "cp949"
