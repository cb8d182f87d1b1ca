from editor.core.document.columns import Entry
from editor.core.grouping import Grouping, groups_of
from tests.core.documents import filled
from tests.for_each import for_each


def labels(grouping: Grouping, *locs: str) -> list[str]:
    groups = groups_of(filled(*map(Entry, locs)), grouping)
    by_row = {row: label for label, rows in groups.items() for row in rows}
    return [by_row[row] for row in range(len(locs))]


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
