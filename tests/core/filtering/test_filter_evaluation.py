"""Which rows fit."""

import re
from datetime import timedelta

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.extensions.extension_declarations import EXTENSION_NAMES
from editor.core.fields import Kind
from editor.core.filtering import filter_evaluation, text_matching
from editor.core.filtering.filter_evaluation import is_slow, matching_rows
from editor.core.filtering.filter_facts import KnownFacts, gather_facts
from editor.core.filtering.filter_language import Filter, parse_filter
from editor.core.filtering.filter_parts import narrows
from editor.core.filtering.filter_terms import TERMS
from editor.core.filtering.filter_tree import FilterError, Node
from editor.core.site.page_answers import Hop, PageAnswer, UrlVerdict
from editor.core.values import w3c_datetime
from editor.core.xml.markup import new_frame
from tests.core.extensions.test_language_links import document_of_pages
from tests.core.filtering.documents import ENTRIES, FACTS, NOW, document
from tests.core.filtering.naive import fits
from tests.core.filtering.nodes import nodes
from tests.examples import examples
from tests.for_each import for_each

VERDICTS: dict[str, list[int]] = {
    **{verdict: [] for verdict in UrlVerdict},
    "ok": [0],
    "gone": [1],
    "redirected": [2],
    "unreachable": [3],
    "soft-404": [5],
    "server-error": [6],
}
CASES = {
    "": [0, 1, 2, 3, 4, 5, 6, 7, 8],
    "blog": [1, 2, 4, 6, 7],
    "WEEKLY": [1, 2],
    "blog weekly": [1, 2],
    "blog -weekly": [4, 6, 7],
    "paper OR team": [2, 3],
    "blog (team OR winter)": [1, 2],
    "über": [2],
    "MÜNCHEN": [4],
    '"2024-05-31 10"': [7],
    "any:2024/05": [5],
    "any=never": [4],
    "w*ter": [1],
    "*.pdf": [],
    "/^http:|ly$/": [0, 1, 2, 3, 6],
    "/blog/": [1, 2, 6, 7],
    "loc:2024": [],
    "loc=https://example.com/blog/spaced": [6],
    "loc:*spaced": [6],
    "loc:https://example.com/*": [0, 1, 2, 6],
    "loc:blog*page": [1],
    "loc:/blog$/": [],
    "loc:/spaced$/": [6],
    r"loc:/^\s/": [6],
    "lastmod:/^2024-06-01$/": [6],
    "loc:*/über/*": [2],
    "loc:*": [0, 1, 2, 3, 4, 5, 6, 7],
    "loc:/.?/": [0, 1, 2, 3, 4, 5, 6, 7],
    "changefreq:weekly": [1, 2],
    "changefreq=week": [],
    "changefreq:*ly": [0, 1, 2, 6],
    "priority<0.5": [5],
    "priority=0.5": [3],
    "priority:0.5": [3],
    'priority:"0.5"': [3],
    "priority:0.3..0.6": [3, 5, 6],
    "priority:0.6..0.3": [3, 5, 6],
    "priority>=1": [0],
    "priority>0.6": [0, 1],
    "priority<=0.5": [3, 5],
    "priority!=0.5": [0, 1, 2, 4, 5, 6, 7, 8],
    "priority:high": [4],
    "lastmod:2024": [3, 6, 7],
    "lastmod=2024-05-31": [3, 7],
    "lastmod<2024-06": [3, 4, 7],
    "lastmod<=2024-06": [3, 4, 6, 7],
    "lastmod>2025-01": [0, 1],
    "lastmod:2023..2024-05": [3, 4, 7],
    "lastmod:2026-11-02..": [0, 1],
    "lastmod>=2024-06-01T00:00Z": [0, 1, 2, 3, 6],
    "lastmod=2026-11-02T08:00Z": [1],
    "lastmod:2024/05": [5],
    "lastmod:2024-*": [3, 6, 7],
    "age>1y": [2, 3, 4, 6, 7],
    "age<=3w": [0, 1],
    "age>=3y": [4],
    "age:2w..1m": [1],
    "age:1m..2w": [1],
    "age:22m..23m": [2],
    "age<0d": [],
    "age>9999y": [],
    "path:/blog/": [1, 2, 6],
    "path:blog": [1, 2, 4, 6],
    "path=/": [0, 5],
    "path:*.html": [1],
    "path:/blog/über/": [2],
    "path:/^.blog.(?!caf)/": [1, 2, 6],
    "depth>1": [1, 2, 3, 6],
    "depth:0": [0, 5],
    "depth=4": [2],
    "depth<2": [0, 4, 5],
    "depth<=1": [0, 4, 5],
    "depth>=2": [1, 2, 3, 6],
    "depth:1..2": [1, 3, 4, 6],
    "image>3": [1],
    "image>0 -blog": [3],
    "video:1..2": [2],
    "news=1": [3],
    "hreflang<12 -hreflang:0": [8],
    "mobile>1": [5],
    "host:example.com": [0, 1, 2, 5, 6],
    "host=example.org": [],
    "host:*.example.org": [3],
    "host=münchen.example": [4],
    "host:xn--": [4],
    "param:utm_*": [1],
    "param:page": [1],
    "param:page=2": [1],
    "param:page=3": [],
    "param:a[]": [4],
    "ext:pdf": [3],
    "ext:htm*": [1],
    "ext:winter.html": [],
    "-ext:*": [0, 2, 4, 5, 6, 7, 8],
    "is:error": [5, 8],
    "is:warning": [7],
    "is:advice": [1, 5],
    "is:error OR is:warning": [5, 7, 8],
    "is:duplicate": [5],
    "is:changed": [2],
    "is:new": [0, 8],
    "is:edited": [0, 2, 3, 8],
    "weekday:monday": [1],
    "weekday:tuesday": [],
    "weekday:wednesday": [],
    "weekday:thursday": [],
    "weekday:friday": [3, 7],
    "weekday:saturday": [0, 6],
    "weekday:sunday": [],
    "precision:year": [4],
    "precision:month": [2],
    "precision:day": [0, 6],
    "precision:minute": [],
    "precision:second": [1, 3],
    "precision:fraction": [],
    "precision:none": [5, 7],
    "zone:+02:00": [1],
    "zone:*": [1, 3],
    "zone:Z": [],
    "has:lastmod -zone:*": [0, 2, 4, 5, 6, 7],
    "scheme:http": [3],
    "scheme:HTTPS": [0, 1, 2, 4, 5, 6],
    "length>40": [1, 2, 3],
    "length:15..20": [0, 5, 7],
    "language:de": [],
    "version:fr": [],
    "response>1000": [6],
    "response<=90": [0],
    "is:absent": [2, 3, 5, 7, 8],
    "-is:absent": [0, 1, 4, 6],
    "has:loc": [0, 1, 2, 3, 4, 5, 6, 7],
    "has:lastmod": [0, 1, 2, 3, 4, 5, 6, 7],
    "-has:changefreq": [3, 5, 7, 8],
    "has:priority": [0, 1, 3, 4, 5, 6],
    "has:image": [1],
    "has:video": [2],
    "has:news": [3],
    "has:hreflang": [4],
    "has:mobile": [5],
    "has:extension": [1, 2, 3, 4, 5],
    "sitemap:news": [0, 1, 2],
    "sitemap:shop": [3, 4, 5, 6, 7, 8],
    "sitemap=shop": [],
    "sitemap=shop.xml": [3, 4, 5, 6, 7, 8],
    "sitemap:/^s.*p/ blog": [1, 2, 4, 6, 7],
    "-sitemap:news blog": [4, 6, 7],
    "is:redirected": [1, 2],
    "is:noindex": [5],
    "is:blocked": [4],
    "is:not-found": [3, 5],
    "is:unlinked": [6],
    "status:301": [1],
    "status>=300 status<400": [1, 2],
    "status>=500": [6],
    "status<404": [0, 1, 2, 5],
    "status:300..301": [1],
    "-status:200": [1, 2, 3, 4, 6, 7, 8],
    "final-status:404": [1],
    "final-status<300": [0, 2, 5],
    "redirects>1": [1],
    "redirects:1": [2],
    "is:checked": [0, 1, 2, 3, 5, 6],
    "is:indexable": [0],
    "-is:indexable is:checked": [1, 2, 3, 5, 6],
    "indexable:yes": [0],
    "indexable:noindex": [5],
    "indexable=redirected": [2],
    "canonical:other": [5],
    "type:html": [2],
    "type=text/html": [2],
    "page-modified>=2026-11-25T10:00Z": [2],
    "page-modified<2026": [],
    "size>3999": [2],
    "inlinks:0": [0],
    "inlinks>3": [2],
    "inlinks:3..12": [2, 5],
    "final:login": [2],
    "final=https://example.com/": [0],
    "final:/gone$/": [1],
    "final:*": [0, 1, 2],
    **{f"verdict:{verdict}": rows for verdict, rows in VERDICTS.items()},
    "rule:loc-empty": [8],
    "rule:l*": [5, 7, 8],
    "rule:loc-padded": [],
    "-rule:lastmod-format blog": [1, 2, 4, 6],
}


@for_each(("text", "rows"), CASES.items())
def test_a_filter_finds_the_rows_that_fit(text: str, rows: list[int]) -> None:
    assert list(matching_rows(document(), parse_filter(text), FACTS)) == rows


def test_every_term_with_its_words_and_operators_has_a_case() -> None:
    cases = " ".join(CASES)
    for term in TERMS:
        names = [f"{term.name}:{word.name}" for word in term.words] or [term.name]
        assert [name for name in names if name not in cases] == []
        alike = "|".join(each.name for each in TERMS if each.takes is term.takes)
        assert [sign for sign in term.operators if not re.search(f"({alike}){sign}[^=]", cases)] == []


_LOCS = st.sampled_from([entry.loc for entry in ENTRIES]) | st.builds(
    "{}{}{}".format,
    st.sampled_from(
        ["https://e.org", "http://e.org:81", "ftp://e", "https:", "e.org", "https://ü.e", "HTTPS://e.org/"]
    ),
    st.sampled_from(["", "/", "//", "/blog", "/e.x", "/a.b/", "/.x", "/2024/ü/b.", " /x"]),
    st.sampled_from(["", "?", "?p=2", "?x&e=1+2", "?p%3D=2&=x", "#/e.x", "?a#b/c?d", "\n"]),
)
_LASTMODS = st.sampled_from(
    [entry.lastmod for entry in ENTRIES]
    + [
        "2024-05-01",
        "2024-05-31T23:30:00Z",
        "2024-06-01T00:30:59.5Z",
        "2024-06-01T00:30+01:00",
        "2024-05-311",
    ]
    + [
        "2026-11-02T08:00:00.25Z",
        "2026-11-02T10:00:00+02:00",
        " 2024",
        "2024-05 ",
        "0000",
        "2026-02-29",
        "0001",
    ]
)
_ENTRIES = st.builds(
    Entry,
    _LOCS,
    _LASTMODS,
    st.sampled_from(["", "daily", "Weekly", " x "]),
    st.sampled_from(["", "0.5", "0.50", "1", " 0.25", "high", "-1", "0,5"]),
)
_TEXTS = st.sampled_from(
    ["b", "blog", "e", "x", "t", "z", "2", "2024", "0.5", "/", "p=2", "p", "ü", "e.org", "a b", "ly", "."]
)


ANSWERS = (
    PageAnswer(
        "",
        UrlVerdict.REDIRECTED,
        status=3,
        final_url="https://e.org/blog",
        hops=(Hop("", 2), Hop("", 1)),
        content_type="a/b",
        last_modified="Mon, 02 Nov 2026 08:00:00 GMT",
        milliseconds=2,
    ),
    None,
    PageAnswer("", UrlVerdict.GONE, (UrlVerdict.NOINDEX,), status=4, final_url="b", canonical="p=2", size=3),
    PageAnswer("", UrlVerdict.UNREACHABLE),
)


@settings(max_examples=examples(20))
@given(st.lists(_ENTRIES, max_size=8), nodes(_TEXTS))
def test_it_finds_what_asking_one_entry_after_the_other_finds(entries: list[Entry], node: Node) -> None:
    every = list(range(len(entries)))
    facts = KnownFacts(
        NOW,
        rules={"e.x": every[::2]},
        rule_ids=("e.x", "b"),
        severities={"error": every[1::2]},
        duplicates=every[:1],
        extensions={"image": every[2:]},
        counts={name: [(row * len(name)) % 4 for row in every] for name in EXTENSION_NAMES},
        edited=every[1:],
        page_answers={row: answer for row in every if (answer := ANSWERS[row % len(ANSWERS)])},
        blocked=every[1:2],
        names=[("b.xml", every[:3]), ("0.5", every[3:])],
        only_dates=all(w3c_datetime.parse_date(entry.lastmod.strip() or "2024") for entry in entries),
    )
    wanted = Filter(node)
    try:
        found = list(matching_rows(document(entries), wanted, facts))
    except FilterError:  # a rule that does not exist
        reject()
    assert found == [row for row, entry in enumerate(entries) if fits(node, entry, row, facts)]
    assert list(matching_rows(document(entries), wanted, gather_facts(wanted, facts))) == found


def test_large_documents_are_searched_piece_by_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(filter_evaluation, "ROWS_AT_ONCE", 2)
    for text, rows in CASES.items():
        assert list(matching_rows(document(), parse_filter(text), FACTS)) == rows


def test_a_cancelled_search_ends_with_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(filter_evaluation, "ROWS_AT_ONCE", 2)
    answers = iter([False, False, True])
    assert list(matching_rows(document(), parse_filter("has:loc"), FACTS, lambda: next(answers))) == [
        0,
        1,
        2,
        3,
    ]


def test_an_ending_may_have_a_dot_within() -> None:
    names = ("a.tar.gz", "tar.gz", "a.gz", "b.a.TAR.GZ?x", "a.tar.gz/b")
    urlset = document([Entry(f"https://example.com/{name}") for name in names])
    assert list(matching_rows(urlset, parse_filter("ext:tar.gz"), FACTS)) == [0, 3]
    assert list(matching_rows(urlset, parse_filter("ext:gz"), FACTS)) == [0, 1, 2, 3]


def test_a_text_list_lacks_no_values_that_it_cannot_have() -> None:
    document = Document(new_frame(Kind.TEXT))
    document.append(document.new_columns([Entry("https://example.com/")]))
    assert list(matching_rows(document, parse_filter("is:absent"), FACTS)) == []


@for_each(
    ("text", "message", "place"),
    [
        ("a rule:loc-emty", "Did you mean loc-empty?", "loc-emty"),
        ("-rule:x*", "There is no such rule.", "x*"),
    ],
)
def test_a_rule_that_does_not_exist_is_a_mistake(text: str, message: str, place: str) -> None:
    with pytest.raises(FilterError, match=message) as caught:
        matching_rows(Document(), parse_filter(text), FACTS)
    error = caught.value
    assert text[error.position : error.position + error.length] == place


@pytest.mark.parametrize(
    "text", ["/(a|aa|a?)+$/", "loc:/(a|aa|a?)+$/", "host:/(a|aa|a?)+$/", "is:new any:/(a|aa|a?)+$/"]
)
def test_a_hostile_expression_is_given_up(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_matching, "PATIENCE", 0.01)
    urlset = document([Entry(f"https://{'a' * 60}!/{'a' * 60}!")])
    wanted = parse_filter(text)
    assert is_slow(wanted.root)
    with pytest.raises(FilterError, match="takes too long") as caught:
        matching_rows(urlset, wanted, KnownFacts(NOW, new=[0]))
    assert caught.value.length > 0


def test_a_hostile_glob_takes_no_time() -> None:
    urlset = document([Entry("a" * 20_000)])
    assert list(matching_rows(urlset, parse_filter("loc:*" + "a*" * 40 + "b"), FACTS)) == []


def test_facts_that_were_gathered_do_not_change() -> None:
    wanted = parse_filter("is:new OR rule:loc-* OR has:image")
    new = [0]
    known = gather_facts(
        wanted, KnownFacts(NOW + timedelta(1), {"loc-empty": [8]}, ["loc-empty"], new=tuple(new))
    )
    assert known == KnownFacts(
        NOW + timedelta(1), {"loc-empty": [8]}, ["loc-empty"], new=(0,), extensions={"image": ()}
    )


LOCS = [
    "https://e.org/",
    "https://e.org/blog/boot",
    "https://e.org/B%C3%A9b%c3%a9",
    "https://e.org/b%C3%A9%28bo%29",
    "/path/bo",
    "",
    "é BO",
]
WORDS = st.text(alphabet="bBoét/%C3()", min_size=1, max_size=4)


@for_each(
    ("wanted", "before", "does"),
    [
        ("boot", "boo", True),
        ("reboot", "boo", True),
        ("boo", "boot", False),
        ("blog boo", "bo", True),
        ("blog", "blog boo", False),
        ("path:/blog", "path:/b", True),
        ("path:/a/b", "path:/b", False),
        ("loc:boo", "boo", False),
        ("bo(é", "bo(", False),
        ("bo(éé", "bo(é", True),
        ("-boot", "-boo", False),
        ("boo OR x", "boo", False),
        ("lastmod:2024", "lastmod:20", False),
        ("is:error", "is:error", False),
        ("boo", "", False),
    ],
)
def test_what_has_grown_narrows(wanted: str, before: str, does: bool) -> None:
    assert narrows(parse_filter(wanted), parse_filter(before)) is does


@given(st.sampled_from(["", "loc:", "path:"]), WORDS, WORDS, WORDS)
def test_rows_found_among_those_found_before_are_all_there_are(
    term: str, start: str, middle: str, end: str
) -> None:
    def said(text: str) -> Filter:
        return parse_filter(f'{term}"{text}"')

    urlset = document([Entry(loc) for loc in LOCS])
    before, wanted = said(middle), said(f"{'' if term == 'path:' else start}{middle}{end}")
    if narrows(wanted, before):
        found = matching_rows(urlset, before, FACTS)
        assert matching_rows(urlset, wanted, FACTS, among=found) == matching_rows(urlset, wanted, FACTS)


PAGES = {"en": "en:en de:de fr:fr", "de": "en:en de:de", "fr": "", "at": "de-AT:at x-default:en"}
LANGUAGE_CASES = {
    "language:de": [1],
    "language:de-at": [3],
    "language:de*": [1, 3],
    "language:x-default": [],
    "-language:*": [2],
    "version:fr": [0],
    "version:x-default": [3],
    "language:de -version:fr": [1],
}


@for_each(("text", "rows"), LANGUAGE_CASES.items())
def test_a_filter_asks_for_languages(text: str, rows: list[int]) -> None:
    assert list(matching_rows(document_of_pages(PAGES), parse_filter(text), KnownFacts(NOW))) == rows
