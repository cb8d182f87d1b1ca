"""Simple entries read quickly are read as those that are read with care."""

from dataclasses import replace

from hypothesis import given

from editor.core.xml.markup import Frame
from editor.core.xml.odd_entries import read_entry
from editor.formats.reading.entry_layouts import Grammar
from editor.formats.reading.unusual_entries import SimpleReader
from tests.core.test_odd_entries import URLSET, entries
from tests.for_each import for_each

READER = SimpleReader(Grammar(URLSET), URLSET)
LOC = "<loc>http://a.example/</loc>"


def is_read_quickly(entry: str, frame: Frame = URLSET) -> bool:
    """Whether an entry is simple; then it has to be read right."""
    reader = READER if frame is URLSET else SimpleReader(Grammar(frame), frame)
    alike, others = reader.take_apart({7: entry})
    assert [row for one in alike for row in one.rows] + others == [7]
    source = reader.read([entry], alike[0].form, alike[0].texts)[0] if alike else None
    assert source is None or source == read_entry(entry, frame)
    return source is not None


@for_each(
    "inside",
    [
        LOC,
        "<loc><![CDATA[http://a.example/?a&b]]></loc>",
        "<!-- a --><loc>http://a.example/<!-- b --></loc><?pi?>",
        f"<priority> 0.5 </priority><s:lastmod>2024</s:lastmod>{LOC}",
        f"{LOC}<x:own xmlns:x='urn:x' a=\">\">text</x:own>",
        "<loc id='1'>http&#58;//a.example/</loc><Priority>1</Priority>",
    ],
)
def test_entries_whose_children_hold_text_only_are_simple(inside: str) -> None:
    assert is_read_quickly(f"<url>{inside}</url>")


@for_each(
    "entry",
    [
        "<url/>",
        "<url></url>",
        f"<url id='1'>{LOC}</url>",
        f"<url>{LOC}{LOC}</url>",
        f"<url>{LOC}stray</url>",
        f"<url>{LOC}<lastmod/></url>",
        f"<url>{LOC}<lastmod> </lastmod></url>",
        f"<url>{LOC}<image:image><image:loc>b</image:loc></image:image></url>",
        f"<url>{LOC * 7}</url>",
    ],
)
def test_others_are_left_to_the_careful_reader(entry: str) -> None:
    assert not is_read_quickly(entry)


def test_entities_of_the_file_s_own_are_left_to_the_careful_reader() -> None:
    frame = replace(URLSET, prolog="<!DOCTYPE urlset [<!ENTITY e 'x'>]>" + URLSET.prolog)
    assert not is_read_quickly("<url><loc>&e;</loc></url>", frame)


@given(entries)
def test_any_entry_is_read_right_or_not_at_all(entry: str) -> None:
    is_read_quickly(entry)
