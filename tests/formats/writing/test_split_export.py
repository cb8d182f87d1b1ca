import gzip
import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.fields import FIELD_NAMES
from editor.core.grouping import Grouping
from editor.core.values.w3c_datetime import parse_date
from editor.core.xml.markup import NAMESPACE
from editor.formats.reading.reader import read_document
from editor.formats.writing import split_export
from editor.formats.writing.export import ExportForm, export
from editor.formats.writing.split_export import (
    PublishedPlace,
    SetForm,
    SetImpossible,
    SetPart,
    index_bytes,
    part_bytes,
    plan_parts,
    published_place,
)
from tests.core.documents import filled
from tests.for_each import for_each
from tests.shared import CorpusFile, corpus_files, is_sound, sweep

FORM = SetForm("https://e.org/")


def pages(count: int) -> Document:
    return filled(*(Entry(f"https://e.org/{number}") for number in range(count)))


def written(document: Document, form: SetForm) -> list[tuple[SetPart, bytes]]:
    return [(part, part_bytes(document, form, part)) for part in plan_parts(document, form)]


def rows_of(data: bytes) -> list[tuple[str, ...]]:
    document = read_document(data).entries
    return list(zip(*(document.column(field) for field in FIELD_NAMES), strict=True))


def test_parts_are_cut_at_the_number_of_urls_and_named_in_order() -> None:
    parts = plan_parts(pages(5), replace(FORM, max_urls=2))
    assert [(part.name, list(part.rows)) for part in parts] == [
        ("sitemap-1.xml", [0, 1]),
        ("sitemap-2.xml", [2, 3]),
        ("sitemap-3.xml", [4]),
    ]


def test_parts_are_cut_at_the_bytes_that_are_written() -> None:
    document = pages(9)
    [(whole, data)] = written(document, FORM)
    assert whole.size == len(data)
    assert len(plan_parts(document, replace(FORM, max_bytes=whole.size))) == 1
    form = replace(FORM, max_bytes=whole.size - 1)
    assert [len(part.rows) for part in plan_parts(document, form)] == [8, 1]
    assert [part.size for part in plan_parts(document, form)] == [
        len(data) for _, data in written(document, form)
    ]


def test_an_entry_that_no_part_has_room_for_is_told() -> None:
    with pytest.raises(SetImpossible, match="Row 1 alone"):
        plan_parts(pages(1), replace(FORM, max_bytes=100))


def test_an_index_cannot_have_more_parts_than_it_may_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(split_export, "MAX_ENTRIES", 3)
    assert len(plan_parts(pages(3), replace(FORM, max_urls=1))) == 3
    with pytest.raises(SetImpossible, match="more than the 3 files"):
        plan_parts(pages(4), replace(FORM, max_urls=1))


def test_an_index_is_not_split() -> None:
    index = read_document(f'<sitemapindex xmlns="{NAMESPACE}"></sitemapindex>'.encode()).entries
    with pytest.raises(SetImpossible):
        plan_parts(index, FORM)


def test_a_part_has_at_most_a_thousand_entries_with_news(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(split_export, "MAX_NEWS", 2)
    news = "<n:news><n:title>a</n:title></n:news>"
    text = "".join(f"<url><loc>https://e.org/{n}</loc>{'' if n == 1 else news}</url>" for n in range(5))
    space = 'xmlns:n="http://www.google.com/schemas/sitemap-news/0.9"'
    document = read_document(f'<urlset xmlns="{NAMESPACE}" {space}>{text}</urlset>'.encode()).entries
    assert [list(part.rows) for part in plan_parts(document, FORM)] == [[0, 1, 2], [3, 4]]


def test_groups_become_parts_of_their_own() -> None:
    locs = ["blog/a", "shop/a", "blog/b", "about", "blog/c"]
    document = filled(*(Entry(f"https://e.org/{loc}") for loc in locs))
    parts = plan_parts(document, replace(FORM, grouping=Grouping.SECTION, max_urls=2, name="map"))
    assert [(part.name, list(part.rows)) for part in parts] == [
        ("map-blog-1.xml", [0, 2]),
        ("map-blog-2.xml", [4]),
        ("map-shop.xml", [1]),
        ("map-root.xml", [3]),
    ]


@for_each(
    ("form", "groups", "names"),
    [
        (FORM, {"": 1}, {"": ["sitemap-1.xml"]}),
        (replace(FORM, is_compressed=True), {"": 1}, {"": ["sitemap-1.xml.gz"]}),
        (replace(FORM, stem="pages"), {"": 1}, {"": ["pages.xml"]}),
        (replace(FORM, stem="Sitemap"), {"": 1}, {"": ["Sitemap-1.xml"]}),
        (replace(FORM, name="map-blog", stem="map"), {"blog": 1}, {"blog": ["map-blog-1.xml"]}),
        (
            FORM,
            {"a": 2, "a-1": 1, "a-3": 1},
            {
                "a": ["sitemap-a-1.xml", "sitemap-a-2.xml"],
                "a-1": ["sitemap-a-1-1.xml"],
                "a-3": ["sitemap-a-3.xml"],
            },
        ),
    ],
)
def test_the_only_part_of_a_group_has_a_number_only_where_its_name_is_taken(
    form: SetForm, groups: dict[str, int], names: dict[str, list[str]]
) -> None:
    assert form.part_names(groups) == names


@given(
    st.dictionaries(st.from_regex(r"(a|b)?(-?[12]){0,3}", fullmatch=True), st.integers(1, 3), max_size=8),
    st.sampled_from(["", "s", "s-a"]),
    st.sampled_from(["s", "s-a", "s-a-1"]),
)
def test_no_two_files_of_a_set_have_one_name(groups: dict[str, int], stem: str, name: str) -> None:
    form = replace(FORM, name=name, stem=stem)
    found = form.part_names(groups)
    assert {label: len(names) for label, names in found.items()} == groups
    everything = [form.index_name, *(each for names in found.values() for each in names)]
    assert len(set(everything)) == len(everything)


def test_the_index_lists_the_parts_with_the_newest_date_in_each_and_invents_none() -> None:
    dates = ["2026-01-02", " 2026-01-02T08:00:00+09:00 ", "2025", "", "2026-13-01"]
    document = filled(*(Entry("https://e.org/", date) for date in dates))
    form = SetForm("https://e.org/ü/", "map", max_urls=3, is_compressed=True)
    assert index_bytes(form, plan_parts(document, form)).decode() == (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="{NAMESPACE}">\n'
        "  <sitemap>\n    <loc>https://e.org/%C3%BC/map-1.xml.gz</loc>\n"
        "    <lastmod>2026-01-02</lastmod>\n  </sitemap>\n"
        "  <sitemap>\n    <loc>https://e.org/%C3%BC/map-2.xml.gz</loc>\n  </sitemap>\n"
        "</sitemapindex>\n"
    )


def test_compressed_parts_are_the_same_bytes_each_time() -> None:
    document, form = pages(3), replace(FORM, is_compressed=True)
    [(_, data)] = written(document, form)
    assert data[4:8] == bytes(4)
    assert gzip.decompress(data) == written(document, FORM)[0][1]
    assert data == written(document, form)[0][1]


def test_every_part_has_what_stands_before_the_root_and_the_last_one_what_stands_behind() -> None:
    text = (
        f'<?xml-stylesheet href="a.xsl"?><s:urlset xmlns:s="{NAMESPACE}" xmlns:x="urn:x">'
        "<s:url><s:loc>a</s:loc></s:url><!-- é --><s:url><s:loc>b</s:loc><x:y/></s:url><!-- end -->"
        "</s:urlset><!-- after -->"
    )
    document = read_document(text.encode()).entries
    (one, first), (other, last) = written(document, replace(FORM, max_urls=1))
    head = f'<urlset xmlns="{NAMESPACE}" xmlns:s="{NAMESPACE}" xmlns:x="urn:x">'.encode()
    assert b'<?xml-stylesheet href="a.xsl"?>' in first
    assert head in first
    assert head in last
    assert (b"end" in first, b"after" in first) == (False, False)
    assert "é" in last.decode()
    assert last.endswith(b"<!-- end -->\n</urlset>\n<!-- after -->\n")
    assert (one.size, other.size) == (len(first), len(last))


def test_a_list_of_urls_becomes_parts_of_xml() -> None:
    document = read_document(b"https://e.org/a\nhttps://e.org/b\n", "list.txt").entries
    assert [rows_of(data)[0][0] for _, data in written(document, replace(FORM, max_urls=1))] == [
        "https://e.org/a",
        "https://e.org/b",
    ]


def test_an_empty_document_is_one_part() -> None:
    [(part, data)] = written(filled(), replace(FORM, grouping=Grouping.YEAR))
    assert (part.name, rows_of(data)) == ("sitemap-1.xml", [])


def test_a_cancelled_plan_ends_early() -> None:
    assert plan_parts(pages(3), FORM, lambda: True) == []


@for_each(
    ("url", "place"),
    [
        ("https://e.org", PublishedPlace("https://e.org/", "")),
        ("https://e.org/a", PublishedPlace("https://e.org/a/", "")),
        ("https://e.org/a/", PublishedPlace("https://e.org/a/", "")),
        ("https://e.org/a/map.xml", PublishedPlace("https://e.org/a/", "map")),
        ("https://e.org/a/map.xml.gz", None),
        ("https://e.org/a/list.txt", None),
        ("https://e.org/?a", None),
        ("https://e.org/#a", None),
        ("https://e.org/a b/", None),
        ("ftp://e.org/", None),
        ("https://", None),
        ("e.org/", None),
        ("", None),
    ],
)
def test_a_published_url_names_the_folder_or_the_index(url: str, place: PublishedPlace | None) -> None:
    assert published_place(url) == place


locs = st.builds(
    "https://e.org/{}{}".format,
    st.sampled_from(["", "blog/", "en/", "ü/", "a b/", "A-B/"]),
    st.text("aé&", max_size=9),
)
entries = st.builds(
    Entry,
    locs,
    st.sampled_from(["", "2025", "2026-01-02", "soon"]),
    st.just(""),
    st.sampled_from(["", "0.5"]),
)


@given(st.lists(entries, max_size=12), st.sampled_from(Grouping), st.integers(1, 4), st.integers(400, 900))
def test_the_parts_together_are_the_document_and_keep_every_limit(
    rows: list[Entry], grouping: Grouping, max_urls: int, max_bytes: int
) -> None:
    document = filled(*rows)
    form = SetForm("https://e.org/", grouping=grouping, max_urls=max_urls, max_bytes=max_bytes)
    parts = written(document, form)
    together = sorted(
        zip(
            [row for part, _ in parts for row in part.rows],
            [r for _, d in parts for r in rows_of(d)],
            strict=True,
        )
    )
    assert [row for row, _ in together] == list(range(len(rows)))
    assert [values for _, values in together] == rows_of(export(document, ExportForm.XML))
    assert all(list(part.rows) == sorted(part.rows) for part, _ in parts)
    assert all(len(part.rows) <= max_urls and part.size == len(data) <= max_bytes for part, data in parts)
    names = [part.name for part, _ in parts]
    assert len({name.lower() for name in names}) == len(names)
    assert all(re.fullmatch(r"[A-Za-z0-9_.-]+", name) for name in names)


dates = st.builds(
    "{}-{}-{}{}".format,
    st.sampled_from(["0001", "2025", "2026", "9999"]),
    st.sampled_from(["01", "12"]),
    st.sampled_from(["01", "02", "30", "31", "32"]),
    st.sampled_from(["", "T00:00Z", "T23:59:59.5+14:00", "T23:59-14:00", "T00:00+14:00", "T00:00-14:00"]),
)


@given(st.lists(dates | st.sampled_from(["", "2025", "2026-01", "2026", "soon", "0"]), max_size=12))
def test_the_date_of_a_part_is_the_newest_valid_one(lastmods: list[str]) -> None:
    [part] = plan_parts(filled(*(Entry("https://e.org/", lastmod) for lastmod in lastmods)), FORM)
    instants = {text: value.instant() for text in lastmods if (value := parse_date(text))}
    if not instants:
        assert part.lastmod == ""
    else:
        assert instants[part.lastmod] == max(instants.values())


@for_each(
    "file", sweep([f for f in corpus_files(is_sound) if f.root == "urlset" and 1 < f.entries < 3000], 4)
)
def test_real_files_lose_nothing_in_parts(file: CorpusFile) -> None:
    document = read_document(file.path.read_bytes(), file.path.name).entries
    form = replace(FORM, max_urls=max(len(document) // 3, 1))
    parts = written(document, form)
    assert all(part.size == len(data) for part, data in parts)
    assert [row for _, data in parts for row in rows_of(data)] == rows_of(export(document, ExportForm.XML))
