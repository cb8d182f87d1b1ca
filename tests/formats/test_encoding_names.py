"""What lxml reads we read, with the same values; what it does not read gets a sentence."""

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
from editor.formats.reading.encoding import codec_of, decode_text, is_taken, is_wide, later_form
from editor.formats.reading.reader import read_document
from editor.formats.writing.faithful_writing import to_bytes
from tests.for_each import for_each

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
