"""Entries that are not directly in the root are rows, and the file is told to be damaged."""

import pytest

from editor.formats.damage.repair_list import RepairKind, TrackedText
from editor.formats.damage.structure_repair import put_entries_into_root, structure_faults
from editor.formats.read_errors import BrokenXml
from editor.formats.reading.reader import read_document
from editor.formats.writing.faithful_writing import to_bytes
from editor.rules.fixes.fix_run import fix_rule
from tests.for_each import for_each
from tests.formats.recovered import read_or_recover
from tests.rules.documents import checked

ROOT = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
IMAGE = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
A = "<url><loc>https://e.org/a</loc></url>"
B = "<url><loc>https://e.org/b</loc></url>"


@for_each(
    ("text", "flat", "rules"),
    [
        (f"{ROOT}\n<urlset>\n{A}\n</urlset>\n{B}</urlset>", f"{ROOT}\n{A}\n{B}</urlset>", ["nested-urlset"]),
        (f"<urlset>{ROOT}{A}{B}</urlset></urlset>", f"{ROOT}{A}{B}</urlset>", ["nested-urlset"]),
        (
            f"{ROOT}<urlset{IMAGE}>{A}</urlset>{B}</urlset>",
            f"{ROOT[:-1]}{IMAGE}>{A}{B}</urlset>",
            ["nested-urlset"],
        ),
        (f"{ROOT}<urls>{A}</urls>{B}</urlset>", f"{ROOT}{A}{B}</urlset>", ["entries-in-wrapper"]),
        (f"{ROOT}<a><b>{A}</b>{B}</a></urlset>", f"{ROOT}{A}{B}</urlset>", ["entries-in-wrapper"]),
        (
            f"{ROOT}<page><loc>https://e.org/a</loc></page>{B}</urlset>",
            f"{ROOT}{A}{B}</urlset>",
            ["entry-misnamed"],
        ),
        (
            f"{ROOT}<a><b><c><loc>i</loc></c><loc>https://e.org/a</loc></b>{B}</a></urlset>",
            f"{ROOT}<url><c><loc>i</loc></c><loc>https://e.org/a</loc></url>{B}</urlset>",
            ["entries-in-wrapper", "entry-misnamed"],
        ),
        (
            f"{ROOT}<pages><page>{A[5:-6]}</page><page>{B[5:-6]}</page></pages></urlset>",
            f"{ROOT}{A}{B}</urlset>",
            ["entries-in-wrapper", "entry-misnamed"],
        ),
        (
            f"{ROOT}<loc>https://e.org/a</loc><page>{B[5:-6]}</page></urlset>",
            f"{ROOT}{A}{B}</urlset>",
            ["loc-under-root", "entry-misnamed"],
        ),
        (
            f"{ROOT}<page><url>https://e.org/a</url></page><item><url>https://e.org/b</url></item></urlset>",
            f"{ROOT}{A}{B}</urlset>",
            ["entry-misnamed"],
        ),
        (
            f"{ROOT}<pages><page><url ><![CDATA[https://e.org/a]]></url ></page><!-- -->{B}</pages></urlset>",
            f"{ROOT}<url><loc ><![CDATA[https://e.org/a]]></loc ></url><!-- -->{B}</urlset>",
            ["entries-in-wrapper", "entry-misnamed"],
        ),
        (
            f"{ROOT}<loc>https://e.org/a</loc><loc>https://e.org/b</loc></urlset>",
            f"{ROOT}{A}{B}</urlset>",
            ["loc-under-root"],
        ),
        (
            f"{ROOT}\n  <loc>https://e.org/a</loc>\n  <lastmod>2024</lastmod>\n  {B}</urlset>",
            f"{ROOT}\n  <url>\n  <loc>https://e.org/a</loc>\n  <lastmod>2024</lastmod>\n"
            f"  </url>\n  {B}</urlset>",
            ["loc-under-root"],
        ),
    ],
)
def test_entries_are_put_into_the_root(text: str, flat: str, rules: list[str]) -> None:
    assert [fault.rule for fault in structure_faults(text)] == rules
    with pytest.raises(BrokenXml):
        read_document(text.encode())
    reading = read_or_recover(text.encode())
    assert reading.entries.column("loc") == ["https://e.org/a", "https://e.org/b"]
    assert to_bytes(reading.entries).decode() == flat
    assert [hit.rule for hit in reading.file_hits] == rules


@for_each(
    ("text", "flat", "rule"),
    [
        (
            f'{ROOT}<page loc="https://e.org/a"/><page loc="https://e.org/b" ></page></urlset>',
            f'{ROOT}<url loc="https://e.org/a"/><url loc="https://e.org/b" ></url></urlset>',
            "entry-misnamed",
        ),
        (
            f"{ROOT}<pages><url>https://e.org/a</url><url>https://e.org/b</url></pages></urlset>",
            f"{ROOT}<url>https://e.org/a</url><url>https://e.org/b</url></urlset>",
            "entries-in-wrapper",
        ),
    ],
)
def test_entries_are_rows_whose_url_a_fix_puts_into_a_loc(text: str, flat: str, rule: str) -> None:
    reading = read_or_recover(text.encode())
    assert [hit.rule for hit in reading.file_hits] == [rule]
    assert to_bytes(reading.entries).decode() == flat
    fixed = fix_rule(reading.entries, checked(reading.entries), "loc-missing").edit
    assert fixed is not None
    fixed.apply(reading.entries)
    assert reading.entries.column("loc") == ["https://e.org/a", "https://e.org/b"]


@for_each("entry", ['<page loc="home"/>', '<page data-loc="https://e.org/a"/>'])
def test_an_element_without_a_url_is_no_entry(entry: str) -> None:
    assert not structure_faults(f"{ROOT}{entry}{B}</urlset>")


def test_an_entry_under_another_name_may_have_its_url_under_another_name() -> None:
    text = f"{ROOT}<item><link>https://e.org/a</link></item></urlset>"
    reading = read_or_recover(text.encode())
    assert to_bytes(reading.entries).decode() == text.replace("item>", "url>")


@for_each(
    "text",
    [
        f"{ROOT}<!-- <urlset>{A}</urlset> -->{B}</urlset>",
        f'{ROOT}<x:y xmlns:x="urn:x"><x:loc>c</x:loc></x:y>{A}</urlset>',
        f"{ROOT}<lastmod>2024</lastmod>{A}</urlset>",
        f"{ROOT}{A}<sitemap><loc>c</loc></sitemap></urlset>",
        f"{ROOT}{A}<image><loc>c</loc></image><URL><loc>d</loc></URL></urlset>",
        f"{ROOT}{A}<page><name>https://e.org/b</name></page></urlset>",
        f'{ROOT}{A}<page xmlns="urn:x"><loc>c</loc></page></urlset>',
        f"<!DOCTYPE urlset>{ROOT}{A}</urlset>",
    ],
)
def test_what_hides_no_entry_stays_as_it_is(text: str) -> None:
    tracked: TrackedText[RepairKind] = TrackedText(text)
    put_entries_into_root(tracked)
    assert tracked.text == text
    assert to_bytes(read_document(text.encode()).entries) == text.encode()
