"""Input that wants to break the reader: everything gets rows or a sentence, and nothing is fetched."""

import gzip
import random
import time
import zlib

import pytest

from editor.formats.read_errors import Unreadable
from editor.formats.reading.reader import Reading, read_document
from editor.rules.catalogue import RULE_BY_ID
from tests.for_each import for_each
from tests.formats.recovered import read_or_recover
from tests.patience import seconds
from tests.shared import Run, more_when_whole

NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"
URL = "https://example.com/"


def sitemap(loc: str = URL, *, doctype: str = "", extra: str = "", encoding: str = "UTF-8") -> str:
    return (
        f'<?xml version="1.0" encoding="{encoding}"?>\n{doctype}<urlset xmlns="{NAMESPACE}">\n'
        f"<url><loc>{loc}</loc>{extra}</url>\n</urlset>\n"
    )


def outcome(data: bytes) -> tuple[Reading | None, str]:
    """What was read, and the rule that says what is wrong with it."""
    reading: Reading | None = None
    try:
        reading = read_or_recover(data)
    except Unreadable as error:
        file_hits = error.file_hits
        assert file_hits
    else:
        file_hits = reading.file_hits
        assert reading.complete is not bool(reading.trouble and reading.repairs)
        assert reading.complete or file_hits
    for file_hit in file_hits:
        assert RULE_BY_ID[file_hit.rule].message.format(**dict(file_hit.params))
    return reading, file_hits[0].rule if file_hits else ""


def attributes(count: int) -> str:
    return " ".join(f"a{number}='x'" for number in range(count))


def namespaces(count: int) -> str:
    return " ".join(f"xmlns:a{number}='x'" for number in range(count))


LAUGHS = "".join(f'<!ENTITY e{number} "{f"&e{number - 1};" * 10}">' for number in range(1, 12))


ENTITIES = [
    (f'<!DOCTYPE urlset [<!ENTITY e0 "lol">{LAUGHS}]>', "&e11;"),
    (f'<!DOCTYPE urlset [<!ENTITY x "{"y" * 200_000}">]>', "&x;" * 2000),
    ('<!DOCTYPE urlset [<!ENTITY a "&b;"><!ENTITY b "&a;">]>', "&a;"),
    ('<!DOCTYPE urlset [<!ENTITY x "y">]>', "&x;"),
    ('<!DOCTYPE urlset [<!ENTITY x SYSTEM "file:///etc/passwd">]>', "&x;"),
    ('<!DOCTYPE urlset [<!ENTITY x SYSTEM "http://localhost:1/">]>', "&x;"),
    ('<!DOCTYPE urlset SYSTEM "http://localhost:1/x.dtd">', "&x;"),
    ('<!DOCTYPE urlset [<!ENTITY % p SYSTEM "file:///etc/passwd"> %p;]>', "&x;"),
]


@pytest.mark.parametrize(
    ("doctype", "loc"),
    ENTITIES,
    ids=["laughs", "quadratic", "loop", "internal", "file", "http", "external subset", "parameter"],
)
def test_entities_are_neither_expanded_nor_fetched(doctype: str, loc: str) -> None:
    reading, _ = outcome(sitemap(loc, doctype=doctype).encode())
    assert reading is not None
    assert reading.entries.column("loc") == [loc]


TEXTS = [
    (sitemap("&nbsp;"), "undefined-entity"),
    (sitemap("\0"), "illegal-character"),
    (sitemap("&#1;"), "illegal-character"),
    ("\n" + sitemap(), "leading-whitespace"),
    (sitemap(extra="<x>" * 300 + "</x>" * 300), "file-unreadable"),
    (sitemap(extra="<x>" * 5000 + "</x>" * 5000), "file-unreadable"),
    (sitemap(extra="<x>" * 5000), "not-well-formed"),
    ("<urlset>" + "<url>" * 2000, "not-well-formed"),
    (sitemap("x" * 11_000_000), "file-unreadable"),
    (sitemap(extra=f"<x {attributes(8000)}/>"), ""),
    (sitemap(extra=f"<x {namespaces(4000)}/>"), ""),
    (f"<urlset {attributes(49_000)}><url><loc>{URL}</loc></url></urlset>", ""),
    (f"<urlset {attributes(50_001)}><url><loc>{URL}</loc></url></urlset>", "file-unreadable"),
    (f"<urlset {namespaces(50_001)}><url><loc>{URL}</loc>", "file-unreadable"),
    (sitemap(extra='<i:include xmlns:i="http://www.w3.org/2001/XInclude" href="/etc/passwd"/>'), ""),
    ("<urlset>" + "<!--" * 8000, "not-well-formed"),
    ("<urlset>" + "<" * 8000, "not-well-formed"),
    (sitemap("&" * 6000), "unescaped-ampersand"),
    ('<urlset a="' + '<a b="' * 2000, "not-well-formed"),
    ("<urlset>" + "<url " * 2000, "not-well-formed"),
    ("<!DOCTYPE " + "[" * 8000, "not-well-formed"),
    ("<!DOCTYPE x [" + "<!--" * 8000, "not-well-formed"),
    ("<!DOCTYPE x " + "\"'" * 8000, "not-well-formed"),
    ("<?" * 8000, "not-well-formed"),
    (f"<urlset><url><loc>{URL}</loc>" + "<![CDATA[" * 8000, "not-well-formed"),
    (f"<urlset><url><loc>{URL}</loc>" + "<?a " * 8000, "not-well-formed"),
    (f"<urlset><url><loc>{URL}</loc>" + "</" * 8000, "not-well-formed"),
    (f"<urlset><url><loc>{URL}</loc>" + "<a " * 8000, "not-well-formed"),
    (f"<urlset {'&nbsp;' * 4000}><url><loc>{URL}</loc></url></urlset>", "not-well-formed"),
    (f"<urlset {'<!DOCTYPE' * 4000}><url><loc>{URL}</loc></url></urlset>", "not-well-formed"),
    ("<<<<<<<\n=======\n" * 8000, "merge-conflict"),
    ("{{" * 4000, "not-a-sitemap"),
    (" " * 200_000 + "x", "not-a-sitemap"),
    ("\0" * 200_000, "not-a-sitemap"),
    (sitemap() + "\0" * 100_000, "illegal-character"),
    (sitemap(extra=f"<x>{'&#0;' * 2500}</x>"), "illegal-character"),
    (sitemap(extra="<x>" + "\1y" * 2000 + "</x>"), "illegal-character"),
    (f"{URL}{'a b' * 5_000_000}\n", "file-unreadable"),
    (f"{URL}\n" * 30_000, ""),
]


# Some of the same, so long that they take seconds.
LONG = [
    (sitemap(extra=f"<x {attributes(200_000)}/>"), ""),
    (sitemap(extra=f"<x {namespaces(100_000)}/>"), ""),
    ("<urlset>" + "<url>" * 100_000, "not-well-formed"),
    (sitemap(extra=f"<!--{'x' * 11_000_000}-->"), "not-well-formed"),
    ("<urlset>" + "<!--" * 300_000, "not-well-formed"),
    ("<urlset>" + "<url " * 100_000, "not-well-formed"),
    ("<urlset>" + "<" * 300_000, "not-well-formed"),
    ('<urlset a="' + '<a b="' * 100_000, "not-well-formed"),
    (f"<urlset><url><loc>{URL}</loc>" + "</" * 200_000, "not-well-formed"),
    ("{{" * 300_000, "not-a-sitemap"),
    (" " * 5_000_000 + "x", "not-a-sitemap"),
    (sitemap() + "\0" * 2_000_000, "illegal-character"),
    (sitemap(extra=f"<x>{'&#0;' * 100_000}</x>"), "illegal-character"),
    (sitemap(extra="<x>" + "\1y" * 150_000 + "</x>"), "illegal-character"),
    (f"{URL}\n" * 300_000, ""),
    (sitemap(extra=f'<x y="{"x" * 11_000_000}"/>'), "not-well-formed"),
    (sitemap("&" * 100_000), "unescaped-ampersand"),
    ("<!DOCTYPE " + "[" * 300_000, "not-well-formed"),
    ("<!DOCTYPE x [" + "<!--" * 300_000, "not-well-formed"),
    ("<!DOCTYPE x " + "\"'" * 300_000, "not-well-formed"),
    ("<?" * 300_000, "not-well-formed"),
    (f"<urlset><url><loc>{URL}</loc>" + "<![CDATA[" * 100_000, "not-well-formed"),
    (f"<urlset><url><loc>{URL}</loc>" + "<?a " * 100_000, "not-well-formed"),
    (f"<urlset><url><loc>{URL}</loc>" + "<a " * 100_000, "not-well-formed"),
    (f"<urlset {'&nbsp;' * 50_000}><url><loc>{URL}</loc></url></urlset>", "not-well-formed"),
    (f"<urlset {'<!DOCTYPE' * 50_000}><url><loc>{URL}</loc></url></urlset>", "not-well-formed"),
    ("<<<<<<<\n=======\n" * 100_000, "merge-conflict"),
    ("\0" * 1_000_000, "not-a-sitemap"),
]


@for_each(
    ("text", "rule"), [*TEXTS, *(pytest.param(*each, marks=pytest.mark.whole) for each in LONG if Run.whole)]
)
def test_hostile_texts_get_their_verdict(text: str, rule: str) -> None:
    start = time.process_time()
    assert outcome(text.encode())[1] == rule
    # Of those of every run none takes more than a tenth of one, of the long ones none more than three.
    assert time.process_time() - start < seconds(20 if Run.whole else 1)


@for_each(
    "data",
    [
        sitemap(f"{URL}é", encoding="UTF-16").encode("utf-16"),
        sitemap(f"{URL}é", encoding="UTF-16").encode("utf-16-le"),
        sitemap(f"{URL}é", encoding="UTF-16").encode("utf-16-be"),
        sitemap(f"{URL}é", encoding="UTF-32").encode("utf-32"),
        sitemap(f"{URL}é", encoding="UTF-32").encode("utf-32-be"),
        sitemap(f"{URL}é", encoding="windows-1252").encode("cp1252"),
        sitemap(f"{URL}é", encoding="ISO-8859-1").encode("utf-8-sig"),
    ],
)
def test_other_encodings_are_read(data: bytes) -> None:
    reading = read_document(data)
    assert reading.entries.column("loc") == [f"{URL}é"]


@for_each("data", [sitemap(f"{URL}é").encode("latin-1"), b"\xff\xfe" + sitemap(f"{URL}é").encode()])
def test_bytes_of_another_encoding_are_shown_as_damaged(data: bytes) -> None:
    reading, rule = outcome(data)
    assert rule == "encoding-invalid-bytes"
    assert reading is not None
    assert not reading.complete
    assert reading.entries.column("loc")[0].startswith(URL)


PACKED = gzip.compress(sitemap().encode(), mtime=0)


@for_each(
    ("data", "rule", "entries"),
    [
        (PACKED, "", 1),
        (PACKED[:-3], "gzip-corrupt", 1),
        (PACKED[:-8] + bytes(8), "gzip-corrupt", 1),
        (PACKED + b"rest", "gzip-corrupt", 1),
        (PACKED + bytes(512), "", 1),
        (gzip.compress(b"\xef\xbb\xbf", mtime=0) + gzip.compress(sitemap().encode(), mtime=0), "", 1),
        (gzip.compress(b"", mtime=0), "file-empty", 0),
        (gzip.compress(PACKED, mtime=0), "gzip-corrupt", 1),
        (gzip.compress(gzip.compress(PACKED, mtime=0), mtime=0), "gzip-corrupt", 0),
        (PACKED[:12], "gzip-corrupt", 0),
        (gzip.compress(b"<html>", mtime=0), "html-instead-of-sitemap", 0),
        (gzip.compress(URL.encode(), mtime=0), "", 1),
        (zlib.compress(sitemap().encode()), "not-a-sitemap", 0),
    ],
)
def test_gzip_files_are_read_as_far_as_they_go(data: bytes, rule: str, entries: int) -> None:
    reading, found = outcome(data)
    assert found == rule
    assert (len(reading.entries) if reading else 0) == entries


SAMPLES = (
    sitemap(f"{URL}?a=1&amp;b=2", extra="<lastmod>2024-01-02</lastmod><!-- x --><i:x xmlns:i='y'/>").encode(),
    sitemap(f"<![CDATA[{URL}]]>", doctype="<!DOCTYPE urlset [<!ENTITY x 'y'>]>", encoding="UTF-16").encode(
        "utf-16"
    ),
    b"<rss><channel><item><link>https://example.com/</link></item></channel></rss>",
    b"https://example.com/1\r\n\r\nhttps://example.com/2",
    PACKED,
)


@pytest.mark.parametrize("sample", SAMPLES, ids=["urlset", "utf-16", "feed", "text", "gzip"])
def test_a_file_cut_off_anywhere_gives_rows_or_a_sentence(sample: bytes) -> None:
    for length in range(0, len(sample), max(1, len(sample) // 200)):
        outcome(sample[:length])


@more_when_whole
@pytest.mark.parametrize("sample", SAMPLES, ids=["urlset", "utf-16", "feed", "text", "gzip"])
def test_a_changed_byte_anywhere_gives_rows_or_a_sentence(sample: bytes) -> None:
    chance = random.Random(2)
    for _ in range(1000 if Run.whole else 100):
        changed = bytearray(sample)
        changed[chance.randrange(len(sample))] = chance.randrange(256)
        outcome(bytes(changed))
