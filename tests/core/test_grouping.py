"""Rows in groups, in files, and in the folders of a site: what they hold is what a filter by them finds."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import SetListing
from editor.core.filtering.filter_evaluation import matching_rows
from editor.core.filtering.filter_facts import KnownFacts
from editor.core.filtering.filter_language import Filter, parse_filter
from editor.core.filtering.filter_parts import place_in, with_place
from editor.core.grouping import (
    MOST_FOLDERS,
    Distribution,
    Folder,
    Grouping,
    NoPageKind,
    PageKind,
    SiteTree,
    groups_of,
    rows_by_file,
    site_tree,
)
from tests.core.documents import filled
from tests.core.file_sets import joined
from tests.for_each import for_each


def labels(grouping: Grouping, *locs: str) -> list[str]:
    groups = groups_of(filled(*map(Entry, locs)), grouping)
    by_row = {row: label for label, rows in groups.items() for row in rows}
    return [by_row[row] for row in range(len(locs))]


def test_pages_go_by_the_first_pattern_that_fits_them() -> None:
    kinds = [PageKind.of_text(text) for text in ("News=/blog/news/*", "blog=/blog/*", "shop=https://b.org/*")]
    locs = ("https://e.org/blog/a", "https://e.org/blog/news/b", "https://b.org/c?d", "https://e.org/", "")
    groups = groups_of(filled(*map(Entry, locs)), Grouping.PATTERN, kinds)
    found = {label: list(rows) for label, rows in groups.items()}
    assert found == {"blog": [0], "news": [1], "shop": [2], "other": [3, 4]}


@for_each("text", ["", "shop", "=/a", "shop=", "shop=a/*", "!=/a"])
def test_a_kind_of_page_has_a_name_and_a_pattern(text: str) -> None:
    with pytest.raises(NoPageKind):
        PageKind.of_text(text)


@for_each(
    ("loc", "section", "language"),
    [
        ("https://e.org/", "root", "other"),
        ("https://e.org", "root", "other"),
        ("https://e.org/about", "root", "other"),
        ("https://e.org/blog/", "blog", "other"),
        ("https://e.org/Blog/2026/a?b/c", "blog", "other"),
        ("https://e.org/?a=/b/", "root", "other"),
        ("https://e.org/en/a", "en", "en"),
        ("https://e.org/en", "root", "en"),
        ("https://e.org/pt-BR/a", "pt-br", "pt-br"),
        ("https://e.org/zh_hant/", "zh_hant", "zh_hant"),
        ("https://e.org/zh-Hans-CN/", "zh-hans-cn", "zh-hans-cn"),
        ("https://e.org/es-419/a", "es-419", "es-419"),
        ("https://e.org/en-gb-x/", "en-gb-x", "other"),
        ("https://e.org/a%20b/c", "a-b", "other"),
        ("https://e.org/блог/c", "xn--90aexm", "other"),
        ("https://e.org/%D0%B1%D0%BB%D0%BE%D0%B3/c", "xn--90aexm", "other"),
        ("https://e.org/Café-Crème/c", "cafe-creme", "other"),
        ("https://e.org/straße/c", "strasse", "other"),
        ("https://e.org/don’t/c", "don-t", "other"),
        ("https://e.org/★/c", "xn--p3h", "other"),
        ("https://e.org/%FF/c", "xn--zn7c", "other"),
        (" https://e.org/blog/a\n", "blog", "other"),
        ("no URL", "root", "other"),
        ("", "root", "other"),
    ],
)
def test_the_path_tells_section_and_language(loc: str, section: str, language: str) -> None:
    assert labels(Grouping.SECTION, loc) == [section]
    assert labels(Grouping.LANGUAGE, loc) == [language]


def test_the_date_tells_the_year() -> None:
    dates = ["2025-12-31T23:59:59-05:00", "2024", "", "2025-13-01", " 2024-05 "]
    document = filled(*(Entry("https://e.org/", date) for date in dates))
    groups = {label: list(rows) for label, rows in groups_of(document, Grouping.YEAR).items()}
    assert groups == {"2025": [0], "2024": [1, 4], "undated": [2, 3]}


def test_groups_whose_names_look_alike_stay_apart() -> None:
    locs = [f"https://e.org/{name}/x" for name in ("a b", "a-b", "a b", "root", "")]
    assert labels(Grouping.SECTION, *locs) == ["a-b", "a-b-2", "a-b", "root", "root-2"]
    locs = ["https://e.org/%20/x", "https://e.org/x", "https://e.org/root/x"]
    assert labels(Grouping.SECTION, *locs) == ["other", "root", "root-2"]


def test_a_folder_is_one_section_however_its_letters_are_spelt() -> None:
    locs = [
        f"https://e.org/{name}/x" for name in ("блог", "%D0%B1%D0%BB%D0%BE%D0%B3", "%d0%b1%d0%bb%d0%be%d0%b3")
    ]
    assert labels(Grouping.SECTION, *locs) == ["xn--90aexm"] * 3


def test_the_name_of_a_section_does_not_depend_on_the_others() -> None:
    sections = ["новости", "блог", "新闻", "日本語" * 20]
    locs = [f"https://e.org/{section}/x" for section in sections]
    found = labels(Grouping.SECTION, *locs)
    assert labels(Grouping.SECTION, *reversed(locs)) == found[::-1]
    assert len(set(found)) == len(sections)
    assert all(label.startswith("xn--") and len(label) <= 60 for label in found)


def test_without_entries_there_is_one_empty_group() -> None:
    for grouping in Grouping:
        assert [list(rows) for rows in groups_of(filled(), grouping).values()] == [[]]


HOST = "https://acme.org"


def pages(*paths: str) -> Document:
    return filled(*(Entry(f"{HOST}/{path}") for path in paths))


def test_rows_of_a_section_come_into_one_file() -> None:
    document = pages("blog/a", "shop/a", "blog/b", "about")
    assert rows_by_file(document, range(4), Distribution(Grouping.SECTION, stem="map")) == {
        "map-blog.xml": [0, 2],
        "map-shop.xml": range(1, 2),
        "map-root.xml": range(3, 4),
    }


def test_only_the_rows_that_are_meant_are_moved() -> None:
    document = pages("blog/a", "shop/a", "blog/b", "shop/b")
    found = rows_by_file(document, [1, 2], Distribution(Grouping.SECTION))
    assert found == {"sitemap-shop.xml": range(1, 2), "sitemap-blog.xml": range(2, 3)}


def test_a_file_takes_no_more_than_it_may() -> None:
    document = pages("blog/a", "blog/b", "blog/c")
    found = rows_by_file(document, range(3), Distribution(Grouping.SECTION, most=2, ending=".xml.gz"))
    assert found == {"sitemap-blog.xml.gz": range(2), "sitemap-blog-2.xml.gz": range(2, 3)}


def test_by_number_alone_files_are_numbered() -> None:
    document = pages("a", "b", "c", "d")
    found = rows_by_file(document, [0, 1, 3], Distribution(most=2))
    assert found == {"sitemap-1.xml": [0, 1], "sitemap-2.xml": [3]}


def test_a_name_that_two_groups_come_to_is_given_to_the_first() -> None:
    document = pages("blog/1", "blog/2", "blog-2/x", "blog/3")
    assert rows_by_file(document, range(4), Distribution(Grouping.SECTION, most=2)) == {
        "sitemap-blog.xml": [0, 1],
        "sitemap-blog-2.xml": [3],
        "sitemap-blog-2-2.xml": range(2, 3),
    }


def test_rows_that_stay_in_a_file_take_room_in_it() -> None:
    whole = joined(*([Entry(f"{HOST}/{number}")] * count for number, count in enumerate((3, 3, 2, 4))))
    rule = Distribution(most=3, stem="x")
    for file, name in zip(whole.files, ("b.xml", "x-1.xml", "x-2.xml", "x-4.xml"), strict=True):
        SetListing(file.key, name).apply(whole)
    assert rows_by_file(whole, range(3), rule) == {"x-2.xml": range(1), "x-3.xml": range(1, 3)}
    assert rows_by_file(whole, range(4), rule) == {
        "x-1.xml": range(1),
        "x-2.xml": range(1, 2),
        "x-3.xml": range(2, 4),
    }


def test_a_file_whose_name_is_written_in_other_letters_is_the_same_file() -> None:
    whole = joined(*([Entry(f"{HOST}/{number}")] * count for number, count in enumerate((2, 3))))
    for file, name in zip(whole.files, ("new.xml", "Sitemap-1.xml"), strict=True):
        SetListing(file.key, name).apply(whole)
    assert rows_by_file(whole, range(2), Distribution(most=4)) == {
        "sitemap-1.xml": range(1),
        "sitemap-2.xml": range(1, 2),
    }


def test_without_a_beginning_names_begin_with_their_label_or_number() -> None:
    document = pages("blog/a", "blog/b", "shop/a")
    sections = rows_by_file(document, range(3), Distribution(Grouping.SECTION, most=1, stem=""))
    assert list(sections) == ["blog.xml", "blog-2.xml", "shop.xml"]
    assert list(rows_by_file(document, range(3), Distribution(most=2, stem=""))) == ["1.xml", "2.xml"]


FACTS = KnownFacts(datetime(2026, 11, 21, tzinfo=UTC))


def tree_of(*locs: str) -> SiteTree:
    return site_tree(locs, bytes(len(locs)))


def outline(folder: Folder) -> list[object]:
    """The name of a folder with the number of URLs in it, and those of the folders in it."""
    return [f"{folder.name} {folder.count}", *(outline(inner) for inner in folder.folders)]


def folders_in(folder: Folder) -> Iterator[Folder]:
    yield folder
    for inner in folder.folders:
        yield from folders_in(inner)


def found_by(tree: SiteTree, folder: Folder, locs: list[str]) -> list[int]:
    """The rows that a filter by a folder finds."""
    wanted = parse_filter(with_place(Filter(), tree.question(folder)))
    return list(matching_rows(filled(*map(Entry, locs)), wanted, FACTS))


def test_folders_count_all_that_lies_below_them() -> None:
    tree = tree_of(
        "https://e.org/", "https://e.org/about", "https://e.org/blog/2026/snow", "https://e.org/blog/ice"
    )
    assert [outline(host) for host in tree.hosts] == [["e.org 4", ["blog 2", ["2026 1"]]]]


def test_a_page_that_ends_with_a_slash_is_a_folder_only_where_something_lies_below_it() -> None:
    tree = tree_of("https://e.org/blog/", "https://e.org/blog/ice/", "https://e.org/shop/")
    assert [outline(host) for host in tree.hosts] == [["e.org 3", ["blog 2"]]]


def test_the_fullest_folder_comes_first_and_equals_by_name() -> None:
    tree = tree_of(*(f"https://e.org/{path}" for path in ("b/1", "a/1", "c/1", "c/2")))
    assert [folder.name for folder in tree.hosts[0].folders] == ["c", "a", "b"]


def test_a_folder_is_as_bad_as_the_worst_in_it() -> None:
    locs = ["https://e.org/a/b/1", "https://e.org/a/b/2", "https://e.org/a/3", "https://e.org/c/4"]
    [host] = site_tree(locs, bytes([2, 4, 3, 0])).hosts
    worst = {folder.path: folder.worst for folder in folders_in(host)}
    assert worst == {"": 4, "/a/": 4, "/a/b/": 4, "/c/": 0}


def test_several_hosts_stand_side_by_side() -> None:
    tree = tree_of("https://e.org/a/1", "http://E.org:8080/a/2", "https://www.e.org/a/3")
    assert [outline(host) for host in tree.hosts] == [["e.org 2", ["a 2"]], ["www.e.org 1", ["a 1"]]]


def test_what_is_no_absolute_url_has_a_place_of_its_own() -> None:
    locs = ["https://e.org/a/1", "/a/2", ""]
    tree = tree_of(*locs)
    assert [outline(host) for host in tree.hosts] == [["e.org 1", ["a 1"]], [" 2"]]
    assert found_by(tree, tree.hosts[1], locs) == [1, 2]


def test_letter_case_and_percent_encoding_make_no_difference() -> None:
    [host] = tree_of("https://e.org/Café/1", "https://e.org/caf%C3%A9/2", "https://e.org/CAF%c3%89/3").hosts
    assert outline(host) == ["e.org 3", ["Café 3"]]


@for_each(
    ("others", "host", "folder"),
    [
        ([], "", "path:/a/"),
        (["/b"], "host=e.org", "path:/a/"),
        (["https://www.e.org/"], "host=e.org", "host=e.org path:/a/"),
    ],
)
def test_a_folder_is_asked_for_by_no_more_than_it_takes(others: list[str], host: str, folder: str) -> None:
    tree = tree_of("https://e.org/a/1", *others)
    for asked, text in ((tree.hosts[0], host), (tree.hosts[0].folders[0], folder)):
        question = tree.question(asked)
        assert with_place(Filter(), question) == text
        assert tree.asked_for(place_in(parse_filter(text))) is asked


@for_each("text", ["path:/b/", "path:/a", "host:e", "path:/a/ path:/b/", "-host:*"])
def test_what_asks_for_none_of_the_folders_is_told_apart(text: str) -> None:
    assert tree_of("https://e.org/a/1").asked_for(place_in(parse_filter(text))) is None


def test_a_hostile_url_makes_no_more_than_some_folders() -> None:
    locs = [f"https://e.org/{'a/' * 5_000}1", f"https://e.org/{'a/' * 6_000}", "https://e.org/a/2"]
    tree = tree_of(*locs)
    every = list(folders_in(tree.hosts[0]))
    assert len(every) == MOST_FOLDERS + 1
    assert [folder.count for folder in every] == [3, 3, *([2] * (MOST_FOLDERS - 1))]


def test_many_urls_are_counted_as_few_are() -> None:
    locs = [f"https://e.org/{number % 7}/{number}" for number in range(9_000)]
    [host] = site_tree(locs, bytes(8_999) + b"\4").hosts
    assert host.count == 9_000
    assert {folder.name: folder.worst for folder in host.folders}[str(8_999 % 7)] == 4
    assert sum(folder.worst for folder in host.folders) == 4


names = st.sampled_from(["a", "A", "b", "é", "a b", "a%20b", "", ".", "ß", "ss", "%", '"', "%22", "x:(y"])
paths = st.lists(names, max_size=4).map("/".join)
spelled = (
    paths
    | paths.map(str.upper)
    | paths.map(lambda path: path.replace("é", "%C3%A9").replace("ß", "%c3%9f"))
    | paths.map(lambda path: path.replace("é", "%C3%A9", 1))
)
homes = st.sampled_from(
    ["https://e.org", "http://e.org", "https://www.e.org", "https://u@E.ORG:1", "", "HTTPS://é.org"]
)
tails = st.sampled_from(["", "/", "?q=/a/b", "#/a/", "/ "])
urls = st.builds(lambda home, path, tail: f"{home}/{path}{tail}", homes, spelled, tails)


@given(st.lists(urls, max_size=12))
@example(["https://e.org", "https://e.org/a//", "https://e.org//b", "x"])
@example(["https://e.org/SS/A", "https://e.org/%c3%9f/a"])
@example(["https://e.org/é/%C3%A9/", 'https://e.org/é"/1', "https://e.org/é%22/1"])
def test_a_filter_by_a_folder_finds_what_the_folder_counts(locs: list[str]) -> None:
    tree = tree_of(*locs)
    assert sum(host.count for host in tree.hosts) == len(locs)
    for host in tree.hosts:
        for folder in folders_in(host):
            assert len(found_by(tree, folder, locs)) == folder.count, folder


@for_each(
    ("before", "after"),
    [
        ("", "path:/blog/"),
        ("is:error", "is:error path:/blog/"),
        ("path:/shop/ is:error", "is:error path:/blog/"),
        ("host=e.org path:/shop/", "path:/blog/"),
        ("-host:* ice", "ice path:/blog/"),
        ("-path:/shop/", "-path:/shop/ path:/blog/"),
        ("a OR b", "(a OR b) path:/blog/"),
    ],
)
def test_a_place_takes_the_place_of_another_in_a_filter(before: str, after: str) -> None:
    assert with_place(parse_filter(before), place_in(parse_filter("path:/blog/"))) == after


def test_without_a_place_all_else_stays() -> None:
    assert with_place(parse_filter("path:/shop/ is:error host:e"), ()) == "is:error"
