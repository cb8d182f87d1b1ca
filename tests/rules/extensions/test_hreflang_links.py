"""What is said of all language links at once is what is said of each entry."""

from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.document.document import Document
from editor.core.extensions.extension_declarations import HREFLANG
from editor.core.extensions.language_links import X_DEFAULT, clusters_of, page_key
from editor.core.extensions.language_matrix import LinkFault, matrix_of
from editor.rules.extensions.hreflang_check import link_codes, link_hits
from editor.rules.extensions.hreflang_links import NO_RETURN, Alternates, Links, alternates_of
from editor.rules.marks import Key, codes_of_hits
from tests.core.extensions.test_language_links import SITE, document_of_pages
from tests.examples import examples

PAGES = ("", "a", "b", "c", "d")
TAGS = ("en", "de", "fr", "x-default")
links = st.lists(st.tuples(st.sampled_from(TAGS), st.sampled_from(PAGES[1:])), max_size=4).map(
    lambda pairs: Links(tuple(tag for tag, _ in pairs), tuple(page for _, page in pairs))
)
entries = st.tuples(st.sampled_from(PAGES), links)


def alternates(rows: list[tuple[str, Links]]) -> Alternates:
    return Alternates(
        [page for page, _ in rows], [own.tags for _, own in rows], [own.pages for _, own in rows]
    )


def at_once(found: Alternates) -> list[dict[Key, bytes]]:
    codes = link_codes(found)
    return [
        {key: bytes([array[row]]) for key, array in codes.items() if array[row]} for row in range(len(found))
    ]


def codes_at(found: Alternates, row: int) -> dict[Key, bytes]:
    return codes_of_hits((HREFLANG.name, hit) for hit in link_hits(found, row))


def one_by_one(found: Alternates) -> list[dict[Key, bytes]]:
    return [codes_at(found, row) for row in range(len(found))]


@settings(deadline=None, max_examples=examples(20))
@given(st.lists(entries, max_size=4), st.lists(st.sampled_from(range(4)), max_size=4))
def test_all_entries_at_once_are_told_as_each_of_them(
    rows: list[tuple[str, Links]], versions: list[int]
) -> None:
    shared = [(page, rows[at][1]) for at, page in zip(versions, PAGES, strict=False) if at < len(rows)]
    every = [*rows, *shared]  # some with the very links of others
    assert at_once(alternates(every)) == one_by_one(alternates(every))


def test_no_links_tell_nothing() -> None:
    found = alternates([("a", Links((), ())), ("a", Links((), ()))])
    assert not found
    assert (link_codes(found), link_hits(found, 0)) == ({}, [])


ALL_PAGES = ("all", "a", "b", "c", "d")
_LINK = st.tuples(st.sampled_from(["en", "de", "fr"]), st.sampled_from(ALL_PAGES))
_LINKS = st.lists(_LINK, max_size=3, unique_by=lambda link: link[0])
_DEFAULTS = st.lists(st.tuples(st.just(X_DEFAULT), st.sampled_from(["all", "a"])), max_size=1)
_ENTRIES = st.tuples(_LINKS, _DEFAULTS).map(
    lambda both: " ".join(f"{language}:{page}" for language, page in (*both[0], *both[1]))
)
ONE_FOR_ALL = {
    "all": "",
    "en/a": "en:en/a de:de/a x-default:all",
    "de/a": "en:en/a de:de/a x-default:all",
    "en/b": "en:en/b de:de/b x-default:all",
    "de/b": "en:en/b de:de/b x-default:all",
}


def not_returned(document: Document) -> dict[int, set[str]]:
    """By row, the pages that do not link back, as the rule has it."""
    alternates = alternates_of(document)
    pages = list(map(page_key, document.column("loc")))
    every = range(len(alternates))
    found = {row: {pages[other] for other in alternates.missing_returns(row)} for row in every}
    told = {row for row in found if any(key[0] == NO_RETURN for key in codes_at(alternates, row))}
    assert told == {row for row, missing in found.items() if missing}
    return {row: missing for row, missing in found.items() if missing}


def shown(document: Document) -> dict[int, set[str]]:
    """The same as the tables of all clusters have it."""
    found: dict[int, set[str]] = {}
    for cluster in clusters_of(document):
        matrix = matrix_of(document, cluster.rows)
        for (number, _), cell in matrix.cells.items():
            if LinkFault.NO_RETURN in cell.faults:
                found.setdefault(matrix.pages[number].row, set()).update(map(page_key, cell.hrefs))
    return found


def test_a_page_for_all_other_languages_of_a_site_need_not_link_back() -> None:
    urlset = document_of_pages(ONE_FOR_ALL)
    assert [cluster.is_complete for cluster in clusters_of(urlset)] == [True, True]
    assert not_returned(urlset) == shown(urlset) == {}
    own = {**ONE_FOR_ALL, "all": "en:all de:de x-default:all", "de": "en:all de:de x-default:all"}
    assert not_returned(document_of_pages(own)) == shown(document_of_pages(own)) == {}


def test_that_of_one_page_has_to() -> None:
    for pages in (
        {"all": "", "en": "en:en de:de x-default:all", "de": "en:en de:de x-default:all"},
        {"all": "x-default:all", "en": "en:en de:de x-default:all", "de": "de:de x-default:all"},
    ):
        assert not_returned(document_of_pages(pages))[1] >= {page_key(f"{SITE}all")}
        assert not_returned(document_of_pages(pages)) == shown(document_of_pages(pages))


@settings(max_examples=examples(20), deadline=None)
@given(st.lists(_ENTRIES, min_size=5, max_size=5))
def test_links_that_are_not_returned_are_shown_in_place(links: list[str]) -> None:
    urlset = document_of_pages(dict(zip(ALL_PAGES, links, strict=True)))
    found, marked = not_returned(urlset), shown(urlset)
    for row, pages in found.items():
        assert pages <= marked.get(row, set())
    for cluster in clusters_of(urlset):
        assert not cluster.is_complete or found.keys().isdisjoint(cluster.rows)


MANY_SITES = ("https://a/x", "https://a/y", "https://a:8/x", "https://b/x", "https://b/", "https://b", "/x")


def site_of(page: str) -> str:
    return "/".join(page.split("/")[:3]) if page.count("/") >= 3 else ""


@settings(max_examples=examples(200), deadline=None)
@given(st.lists(st.tuples(st.sampled_from(MANY_SITES), st.sampled_from(MANY_SITES)), max_size=6))
def test_versions_without_an_entry_are_those_of_sites_that_have_some(pairs: list[tuple[str, str]]) -> None:
    found = alternates([(page, Links(("de",), (linked,))) for page, linked in pairs])
    listed = {page for page, _ in pairs}
    sites = {site_of(page) for page in listed} - {""}
    lacking = dict.fromkeys(linked for _, linked in pairs if linked not in listed)
    assert sorted(found.unlisted(None)) == sorted(page for page in lacking if site_of(page) in sites)
