"""Pages whose URLs differ only by a language are found and linked; what is unclear is left alone."""

from collections.abc import Mapping

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.extensions.language_groups import (
    GroupTrouble,
    UrlLanguage,
    linked_groups,
    proposed_groups,
    url_language,
)
from editor.core.extensions.language_links import versions_at
from editor.core.fields import Kind
from editor.core.operations.all_operations import operation
from editor.core.operations.recipe import series_outcome
from editor.core.xml.markup import new_frame
from tests.core.documents import filled, snapshot
from tests.core.extensions.test_language_links import SITE, document_of_pages
from tests.core.operations.cases import LINK_CASES
from tests.for_each import for_each

E = "https://e.org"


@for_each(
    ("url", "rest", "language"),
    [
        (f"{E}/en/x", f"{E}/x", "en"),
        (f"{E}/pt_br/x?a=1#b", f"{E}/x?a=1#b", "pt-BR"),
        (f"{E}/blog/zh-hant/x", f"{E}/blog/x", "zh-Hant"),
        (f"{E}/en", f"{E}/", "en"),
        (f"{E}/en/", f"{E}/", "en"),
        ("https://de.e.org/x", f"{E}/x", "de"),
        ("https://www.e.org/x", f"{E}/x", ""),
        ("https://de.org/x", "https://de.org/x", ""),  # a site, not a language of it
        (f"{E}/x?lang=fr", f"{E}/x", "fr"),
        (f"{E}/x?a=1&HL=fr&b=2", f"{E}/x?a=1&b=2", "fr"),
        (f"{E}/x?lang=fr&hl=en", f"{E}/x?lang=fr&hl=en", ""),
        (f"{E}/en/es/faq", f"{E}/es/faq", "en"),
        (f"{E}/a/en/b/fr", f"{E}/a/en/b/fr", ""),
        (f"{E}/xx/x", f"{E}/xx/x", ""),
        (f"{E}/x-default/x", f"{E}/x-default/x", ""),
        ("no URL", "no URL", ""),
    ],
)
def test_a_url_says_its_language_and_the_rest(url: str, rest: str, language: str) -> None:
    assert url_language(url) == UrlLanguage(rest, language)


def linked(document: Document, otherwise: str = "", default: str = "") -> list[str]:
    """The versions of each entry after its groups were made, as "language:page"."""
    proposal = proposed_groups(document, otherwise=otherwise, default=default)
    before = snapshot(document)
    edit = linked_groups(document, proposal.groups).edit
    if edit is not None:
        edit.apply(document).apply(document)
        assert snapshot(document) == before
        edit.apply(document)
    rows = range(len(document))
    return [
        " ".join(f"{language}:{href.removeprefix(SITE)}" for language, href in versions_at(document, row))
        for row in rows
    ]


@for_each(
    ("pages", "after"),
    [
        ({"en/x": "", "fr/x": "", "y": ""}, ["en:en/x fr:fr/x", "en:en/x fr:fr/x", ""]),
        # Links that there are stay, also to other pages, which then link back.
        (
            {"en/x": "en:en/x de:y", "fr/x": "", "y": "de:y en:en/x"},
            ["en:en/x de:y fr:fr/x", "en:en/x fr:fr/x de:y", "de:y en:en/x fr:fr/x"],
        ),
        # What links say of a page counts more than its URL.
        ({"uk/x": "en-GB:uk/x", "fr/x": ""}, ["en-GB:uk/x fr:fr/x", "en-GB:uk/x fr:fr/x"]),
        # Nobody knows which of two pages is meant.
        ({"en/x": "", "x?lang=en": "", "fr/x": ""}, ["", "", ""]),
        ({"en/x": "en:en/x fr:z", "fr/x": ""}, ["en:en/x fr:z", ""]),
        # Of one language there are no versions.
        ({"en/x": "", "x?lang=en": "", "de/y": ""}, ["", "", ""]),
    ],
)
def test_groups_are_linked(pages: Mapping[str, str], after: list[str]) -> None:
    assert linked(document_of_pages(pages)) == after


def test_pages_without_a_language_in_their_url_are_in_the_one_that_is_named() -> None:
    pages = {"x": "", "fr/x": ""}
    assert linked(document_of_pages(pages)) == ["", ""]
    assert linked(document_of_pages(pages), "en", "en") == ["en:x fr:fr/x x-default:x"] * 2


def test_what_is_left_out_is_told_and_what_is_linked_is_not_proposed() -> None:
    pages = {"en/x": "", "x?lang=en": "", "fr/x": "", "en/y": "en:en/y fr:z", "fr/y": ""}
    both = "en:en/a fr:fr/a"
    proposal = proposed_groups(document_of_pages({**pages, "en/a": both, "fr/a": both}))
    assert [group.trouble for group in proposal.groups] == [GroupTrouble.TWICE, GroupTrouble.OTHER_LINKS]
    assert proposal.left_out == 2
    assert proposal.languages == ("en", "fr")


def test_only_chosen_rows_are_linked_and_nothing_in_an_index() -> None:
    document = document_of_pages({"en/x": "", "fr/x": "en:en/x fr:fr/x", "de/x": ""})
    [group] = proposed_groups(document, [0, 2]).groups
    assert set(group.additions) == {0, 2}
    index = Document(new_frame(Kind.SITEMAPINDEX))
    index.append(index.new_columns([Entry(f"{E}/en/x"), Entry(f"{E}/fr/x")]))
    assert proposed_groups(index).groups == ()


def test_it_is_an_operation_that_may_follow_others() -> None:
    [(name, (arguments, after))] = LINK_CASES.items()
    document = filled(Entry(f"{E}/en/x"), Entry(f"{E}/x"))
    told = operation(name, **arguments)
    outcome = told.outcome(document, range(2))
    assert [(each.row, each.field, each.before, each.after) for each in outcome.previews] == [
        (0, "hreflang", "", after),
        (1, "hreflang", "", after),
    ]
    series = series_outcome(document, [(operation("loc.scheme", scheme="https"), range(2)), (told, range(2))])
    assert (series.rows, series.previews) == (outcome.rows, outcome.previews)
    assert series.edit is not None
