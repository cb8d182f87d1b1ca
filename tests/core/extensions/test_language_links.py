"""Pages that are versions of each other: which belong together, and what they say of each other."""

from collections.abc import Mapping

from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.document.columns import CompactList, Entry
from editor.core.document.document import Document
from editor.core.extensions.language_links import (
    Cluster,
    LanguageVersion,
    clusters_of,
    is_known_code,
    language_versions,
    named_versions,
    versions_at,
)
from editor.core.extensions.language_matrix import (
    Cell,
    LinkFault,
    Matrix,
    completion,
    matrix_of,
    with_version,
)
from editor.core.site.page_answers import KnownAnswers, PageAnswer, UrlVerdict
from editor.formats.reading.reader import read_document
from tests.core.extensions.blocks import DECLARED, LINK, LINKS, OTHERS, XHTML, frame_with
from tests.core.file_sets import joined, texts
from tests.examples import examples
from tests.for_each import for_each

SITE = "https://a.b/"
COMPLETE = {"en": "en:en de:de x-default:en", "de": "en:en de:de x-default:en"}


def links(text: str) -> str:
    """Links written as "language:page language:page"."""
    pairs = (pair.split(":") for pair in text.split())
    return "".join(
        f'<xhtml:link rel="alternate" hreflang="{language}" href="{SITE}{page}"/>' for language, page in pairs
    )


def document_of_pages(pages: Mapping[str, str]) -> Document:
    """An entry for each page, with its links."""
    urlset = Document(frame_with())
    block = urlset.new_columns(Entry(SITE + page) for page in pages)
    block.extensions = CompactList(map(links, pages.values()))
    urlset.append(block)
    return urlset


def rows(document: Document) -> list[tuple[int, ...]]:
    return [cluster.rows for cluster in clusters_of(document)]


def matrix(pages: Mapping[str, str]) -> Matrix:
    return matrix_of(document_of_pages(pages), range(len(pages)))


def completed(pages: Mapping[str, str], default: str = "") -> dict[str, str]:
    """What the pages name in the end."""
    urlset = document_of_pages(pages)
    edit = completion(urlset, clusters_of(urlset), default).edit
    if edit is not None:
        edit.apply(urlset)
    said = [
        " ".join(f"{language}:{href.removeprefix(SITE)}" for language, href in versions)
        for versions in language_versions(urlset)
    ]
    return dict(zip(pages, said, strict=True))


def test_pages_that_name_each_other_belong_together_over_any_number_of_steps() -> None:
    urlset = document_of_pages({"en": "de:de", "other": "", "de": "fr:fr", "x": "y:y", "fr": "", "y": ""})
    assert rows(urlset) == [(0, 2, 4), (3, 5)]


def test_a_page_that_is_merely_named_belongs_to_those_that_name_it() -> None:
    assert rows(document_of_pages({"en": "de:de", "de": ""})) == [(0, 1)]
    assert rows(document_of_pages({"en": "", "de": ""})) == []


def test_pages_that_share_one_for_all_other_languages_are_no_versions_of_each_other() -> None:
    pages = {
        "": "",
        "en/a": "en:en/a de:de/a fr:fr/a x-default:",
        "de/a": "en:en/a de:de/a fr:fr/a x-default:",
        "en/b": "en:en/b de:de/b x-default:",
        "de/b": "de:de/b x-default:",
    }
    assert rows(document_of_pages(pages)) == [(1, 2), (3, 4)]
    assert completed(pages) == {**pages, "de/b": "de:de/b x-default: en:en/b"}
    found = matrix_of(document_of_pages(pages), (3, 4))
    assert [page.url for page in found.pages] == [f"{SITE}en/b", f"{SITE}de/b"]
    assert not found.cell(0, "x-default").faults


def test_a_page_for_all_other_languages_belongs_to_those_that_name_no_others() -> None:
    pages = {"all": "", "en": "en:en x-default:all", "de": "de:de x-default:all"}
    assert rows(document_of_pages(pages)) == [(0, 1, 2)]
    assert rows(document_of_pages({"en": "en:en x-default:en", "de": "de:de x-default:en"})) == [(0, 1)]


def test_a_cluster_is_complete_where_all_name_all() -> None:
    assert clusters_of(document_of_pages(COMPLETE)) == [
        Cluster((0, 1), 2, is_complete=True, has_default=True)
    ]
    for text in ("en:en x-default:en", "en:en de:de de:de x-default:en", "de:de en:x x-default:en"):
        [cluster] = clusters_of(document_of_pages({**COMPLETE, "de": text}))
        assert not cluster.is_complete


def test_a_page_for_all_other_languages_is_no_part_of_being_complete() -> None:
    [cluster] = clusters_of(document_of_pages({"en": "en:en de:de", "de": "en:en de:de"}))
    assert cluster.is_complete
    assert not cluster.has_default


def test_links_are_read_however_they_are_written() -> None:
    text = links("de:de")
    for odd in (
        text.replace('hreflang="de" ', "").replace("/>", ' hreflang="de"/>'),
        text.replace('"', "'"),
        f"<!-- {text} -->{text}",
        text.replace("/>", "></xhtml:link>"),
        text.replace('"de"', '" de "'),
        '<link xmlns="http://www.w3.org/1999/xhtml" rel="alternate" hreflang="de" href="https://a.b/de"/>',
    ):
        urlset = document_of_pages({"en": ""})
        urlset.set_values("extensions", range(1), odd)
        assert language_versions(urlset) == [(LanguageVersion("de", "https://a.b/de"),)]


def test_nothing_is_wrong_with_a_complete_cluster() -> None:
    found = matrix(COMPLETE)
    assert found.languages == ("en", "de", "x-default")
    assert [(page.url, page.language, page.faults) for page in found.pages] == [
        (f"{SITE}en", "en", LinkFault.NONE),
        (f"{SITE}de", "de", LinkFault.NONE),
    ]
    assert not any(cell.faults for cell in found.cells.values())
    assert found.unknown == frozenset()


@for_each(
    ("text", "language", "fault"),
    [
        ("de:de x-default:en", "en", LinkFault.MISSING),
        ("en:en en:en de:de x-default:en", "en", LinkFault.DUPLICATE),
        ("en:other de:de x-default:en", "en", LinkFault.DIFFERENT),
    ],
)
def test_what_is_wrong_is_told_where_page_and_language_meet(
    text: str, language: str, fault: LinkFault
) -> None:
    found = matrix({"en": COMPLETE["en"], "fr": COMPLETE["en"], "de": text})
    assert found.cell(2, language).faults == fault


def test_a_page_that_does_not_link_back_is_told_where_it_is_named() -> None:
    found = matrix({"en": "en:en de:de", "de": "de:de"})
    assert found.cell(0, "de").faults == LinkFault.NO_RETURN
    assert found.cell(1, "en").faults == LinkFault.MISSING


def test_a_page_tells_whether_it_names_itself_and_one_for_all_others() -> None:
    [en, de] = matrix({"en": "de:de", "de": "de:de x-default:de"}).pages
    assert en.faults == LinkFault.NO_SELF | LinkFault.NO_DEFAULT
    assert de.faults == LinkFault.NONE


def test_pages_that_the_document_has_no_entry_for_are_listed_last() -> None:
    found = matrix({"en": "en:en de:elsewhere"})
    assert [(page.row, page.url, page.language) for page in found.pages] == [
        (0, f"{SITE}en", "en"),
        (-1, f"{SITE}elsewhere", "de"),
    ]
    assert not found.cell(0, "de").faults


@for_each("code", ["de", "de-AT", "zh-Hant", "zh-Hant-TW", "x-default", "DE-at"])
def test_codes_that_are_known(code: str) -> None:
    assert is_known_code(code)


@for_each("code", ["", "english", "en-UK", "en_US", "de-", "es-419", "cn", "sr-\u0421yrl"])
def test_codes_that_nobody_knows(code: str) -> None:
    assert not is_known_code(code)
    assert matrix({"en": f"{code}:a"}).unknown == {code}


@for_each(
    ("pages", "default", "after"),
    [
        (COMPLETE, "", COMPLETE),
        ({"en": "en:en de:de", "de": ""}, "", {"en": "en:en de:de", "de": "en:en de:de"}),
        ({"en": "de:de", "de": "en:en"}, "", {"en": "de:de en:en", "de": "en:en de:de"}),
        ({"en": "en:en de:de", "de": "DE:de"}, "EN",
         {"en": "en:en de:de x-default:en", "de": "DE:de en:en x-default:en"}),
        ({"en": "de:de", "de": "de:de"}, "", {"en": "de:de", "de": "de:de"}),
        ({"en": "en:en en-UK:gb", "gb": ""}, "", {"en": "en:en en-UK:gb", "gb": "en:en"}),
        ({"en": "en:en de:far", "de": "en:en"}, "", {"en": "en:en de:far", "de": "en:en de:far"}),
        ({"en/a": "en:en/a fr:fr", "en/b": "en:en/b fr:fr", "fr": "fr:fr"}, "",
         {"en/a": "en:en/a fr:fr", "en/b": "en:en/b fr:fr", "fr": "fr:fr"}),
    ],
)  # fmt: skip
def test_a_cluster_is_completed_by_what_its_pages_say(
    pages: Mapping[str, str], default: str, after: Mapping[str, str]
) -> None:
    assert completed(pages, default) == after


def test_one_link_is_changed_added_and_taken_away() -> None:
    urlset = document_of_pages({"en": "en:en de:de"})
    before = urlset.column("extensions")[0]
    for version, after in (
        (LanguageVersion("DE", "https://a.b/d&e"), before.replace('/de"', '/d&amp;e"')),
        (LanguageVersion("fr", "https://a.b/fr"), before + links("fr:fr")),
        (LanguageVersion("en", ""), links("de:de")),
    ):
        edit = with_version(urlset, 0, version)
        assert edit is not None
        undo = edit.apply(urlset)
        assert urlset.column("extensions")[0] == after
        undo.apply(urlset)
    assert with_version(urlset, 0, LanguageVersion("fr", "")) is None
    assert urlset.column("extensions")[0] == before


def test_pages_in_different_files_belong_together_and_each_file_declares_what_it_needs() -> None:
    whole = joined([Entry(f"{SITE}en")], [Entry(f"{SITE}x"), Entry(f"{SITE}de")])
    declared = '<xhtml:link xmlns:xhtml="http://www.w3.org/1999/xhtml" '
    whole.set_values("extensions", range(1), links("en:en de:de").replace("<xhtml:link ", declared))
    before = texts(whole)
    clusters = clusters_of(whole)
    assert [cluster.rows for cluster in clusters] == [(0, 2)]
    edit = completion(whole, clusters).edit
    assert edit is not None
    undo = edit.apply(whole)
    assert language_versions(whole)[2] == language_versions(whole)[0]
    assert ["xhtml" in file.frame.prolog for file in whole.files] == [False, True]
    undo.apply(whole)
    assert texts(whole) == before


def test_the_links_of_the_pages_themselves_stand_beside_those_of_their_entries() -> None:
    urlset = document_of_pages({"en": "en:en de:de", "de": "en:en de:de"})
    answer = PageAnswer(
        f"{SITE}en",
        UrlVerdict.OK,
        status=200,
        alternates=(("EN", f"{SITE}en"), ("de", f"{SITE}de2"), ("fr", f"{SITE}fr")),
    )
    found = matrix_of(urlset, (0, 1), KnownAnswers([answer, PageAnswer(f"{SITE}de", UrlVerdict.OK)]))
    assert found.languages == ("en", "de", "fr")
    assert found.cell(0, "en").on_page == (f"{SITE}en",)
    assert found.cell(0, "en").faults == LinkFault.NONE
    assert found.cell(0, "de").faults == LinkFault.PAGE_DIFFERS
    assert found.cell(0, "fr") == Cell((), LinkFault.PAGE_DIFFERS, (f"{SITE}fr",))
    assert found.cell(1, "de") == Cell((f"{SITE}de",))
    assert found.cell(1, "fr") == Cell()
    assert completion(urlset, clusters_of(urlset)).edit is None


PREFIXES = (DECLARED, DECLARED.replace("xmlns:xhtml", "xmlns:h"), DECLARED + f' xmlns:h="{XHTML}"')


def document_of_contents(contents: list[str], declared: str = DECLARED) -> Document:
    """An entry for each content, every other one with a comment, so that it is odd."""
    entries = (
        f"<url>{'<!-- c -->' * (number % 2)}<loc>https://a.b/{number}</loc>{content}</url>\n"
        for number, content in enumerate(contents)
    )
    root = f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"{declared}>'
    return read_document(f"{root}\n{''.join(entries)}</urlset>".encode()).entries


def assert_as_nodes_tell(document: Document) -> None:
    assert language_versions(document) == [versions_at(document, row) for row in range(len(document))]


@for_each("link", [*LINKS, *OTHERS])
def test_a_link_is_read_as_its_nodes_tell(link: str) -> None:
    rows = (link, LINK + link, link + LINK)
    assert_as_nodes_tell(document_of_contents([row for row in rows for _ in range(2)]))
    whole = document_of_contents([*(LINK for _ in range(110)), *rows])  # the first of which are all alike
    usual, others = [versions_at(whole, 0)] * 110, range(110, len(whole))
    assert language_versions(whole) == [*usual, *(versions_at(whole, row) for row in others)]


@settings(deadline=None, max_examples=examples(20))
@given(
    st.lists(st.lists(st.sampled_from((*LINKS, *OTHERS)), max_size=4), max_size=8), st.sampled_from(PREFIXES)
)
def test_any_links_are_read_as_their_nodes_tell(rows: list[list[str]], declared: str) -> None:
    used = "<h:" if "xmlns:xhtml" not in declared else "<xhtml:"
    contents = [
        "\n    ".join(row).replace("<xhtml:", used).replace("</xhtml:", f"</{used[1:]}") for row in rows
    ]
    assert_as_nodes_tell(document_of_contents(contents, declared))


def test_entries_with_the_same_text_share_what_they_name() -> None:
    named = named_versions(document_of_contents([LINK, "", LINK, "", ""]))
    assert (named.hrefs, named.counts, list(named.numbers)) == (
        ["https://a.b/?c=1&d"],
        [0, 1],
        [1, 0, 1, 0, 0],
    )
    one, _, other, *_ = named.by_entry(named.hrefs)
    assert one is other
