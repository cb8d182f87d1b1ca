"""The quick look at extensions says the same as the exact check of each entry."""

import re
from datetime import timedelta
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.document.document import Document
from editor.core.extensions.extension_declarations import EXTENSION_NAMES, Extension
from editor.core.extensions.extension_editing import NewElement, Style, render_element
from editor.core.extensions.extension_reading import Node, nodes_in
from editor.core.fields import Kind
from editor.core.xml.outline import Names, scope_names
from editor.formats.reading.reader import read_document
from editor.rules import checker
from editor.rules.extensions.extension_check import ExtensionContext, extension_hits
from editor.rules.extensions.extension_column_check import ExtensionFamily, known_extension_codes
from editor.rules.finding import Context, FieldHit
from editor.rules.marks import Key, codes_of_hits
from tests.core.extensions.blocks import blocks, frame_with
from tests.examples import examples
from tests.for_each import for_each
from tests.rules import extension_cases
from tests.rules.documents import HOST, NOW, Case, url, urlset
from tests.rules.extension_cases import DECLARED, image, link, news, video

CASES = extension_cases.OF_FEW_ENTRIES
# What stands in the entries of files that declare the usual namespaces.
ENTRIES = [
    entry
    for case in CASES
    if isinstance(case.content, str) and DECLARED in case.content and len(case.content) < 5_000
    for entry in re.findall("<url>(.*?)</url>", case.content, re.DOTALL)
]
SHORT = (
    "",
    " ",
    "a",
    "yes",
    "Yes",
    "60",
    "0",
    "/a",
    "GB",
    "a&#32;",
    " b",
    "&quot;a&quot;",
    "en",
    "EN",
    "web tv",
)
LONG = ("https://acme.org/", "https://acme.org/a b", "x" * 101, "é" * 200)
VALUES = (*SHORT, *LONG, "2026-11-21", "2020-01-01", "2099-01-01T10:00:00Z")
NAMES = ("title", "duration", "content", "image", "news", "link", "language", "live")
TAGS = (
    "en-gb",
    "EN-GB",
    "zh-Hant-TW",
    "en-UK",
    "deu",
    "x-default",
    "X-Default",
    "de_AT",
    "es-419",
    "xx",
    "zh-Hant-",
)
AGAIN = 16  # times that four entries are there, so that there are more than are looked at first


def document(*entries: str) -> Document:
    return read_document(urlset(*entries, attributes=DECLARED).encode()).entries


def exact(document: Document, context: Context) -> list[dict[Key, bytes]]:
    """What is said about each entry's extensions by itself."""
    found = (checker.row_hits(document, row, context) for row in range(len(document)))
    return [
        {key: bytes(sorted(codes)) for key, codes in codes_of_hits(hits).items() if key[1] in EXTENSION_NAMES}
        for hits in found
    ]


def quick(document: Document, context: Context) -> list[dict[Key, bytes]]:
    """The same as told by a look at all of them."""
    codes, several = known_extension_codes(document.columns, document.frame, context)
    return [
        {
            key: bytes(sorted(several.get(key, {}).get(row, [array[row]])))
            for key, array in codes.items()
            if array[row]
        }
        for row in range(len(document))
    ]


def hits_of_rows(document: Document, context: Context) -> list[list[FieldHit]]:
    """What is said about each entry's extensions, with its places."""
    return [*map(ExtensionFamily().hits_in(document, context), range(len(document)))]


def assert_same(document: Document) -> None:
    context = Context(document.kind, NOW)
    other = context._replace(now=NOW + timedelta(microseconds=1))  # of which nothing is known yet
    expected, by_itself = exact(document, other), hits_of_rows(document, other)
    assert quick(document, context) == expected
    assert hits_of_rows(document, context) == by_itself  # with what the quick look knows
    assert quick(document, context) == expected  # with all that was learned the first time


@cache
def _whole() -> Document:
    return document(*(f"<url>{entry}</url>" for entry in ENTRIES * 2))


def test_every_case_is_told_by_a_quick_look() -> None:
    assert len(ENTRIES) > 200
    assert_same(_whole())


def test_no_rule_about_extensions_reads_more_of_the_context_than_its_time() -> None:
    plain = Context(Kind.URLSET, NOW)
    full = plain._replace(published_url=f"{HOST}/sub/a.xml", cross_submitted=True, letter_case=True)
    names = scope_names(_whole().frame)
    for text in _whole().columns.extensions.distinct():
        nodes = nodes_in(text, names, is_entry=False)
        found = extension_hits(nodes, ExtensionContext(HOST, names, plain))
        assert found == extension_hits(nodes, ExtensionContext(HOST, names, full))


@for_each("case", CASES)
def test_a_file_of_its_own_is_told_by_a_quick_look(case: Case) -> None:
    assert isinstance(case.content, str)
    assert_same(read_document(case.content.encode()).entries)


@for_each(
    "inside",
    [
        f"<lastmod>2024{image()}</lastmod>{image(loc='')}",
        f"<lastmod>2024{image()}</lastmod><priority>{image(loc='')}</priority>",
        f"{image()}<lastmod>2024{image(loc='')}</lastmod>",
        f"{image()}<lastmod/><priority>0.5</priority>{image(loc='')}",
    ],
)
def test_blocks_in_other_elements_and_around_them_are_told_by_a_quick_look(inside: str) -> None:
    assert_same(document(url("/", inside), url("/a", image())))


@settings(deadline=None, max_examples=examples(12))
@given(st.lists(blocks(), min_size=1, max_size=4), st.lists(st.sampled_from(VALUES), min_size=1, max_size=6))
def test_any_blocks_are_told_by_a_quick_look(
    rows: list[list[tuple[Extension, NewElement]]], values: list[str]
) -> None:
    texts = ["\n    ".join(_text(*block, values, number) for number, block in enumerate(row)) for row in rows]
    assert_same(document(*(url(f"/{number}", text) for number, text in enumerate(texts * 3))))


def _text(extension: Extension, draft: NewElement, values: list[str], number: int) -> str:
    style = Style(frame_with(), f"{extension.prefix}:", "\n    ", "  ")
    return render_element(_filled(draft, values, number), style)


def _filled(draft: NewElement, values: list[str], number: int) -> NewElement:
    chosen = values[number % len(values) :] + values
    attributes = tuple((name, value) for (name, _), value in zip(draft.attributes, chosen * 5, strict=False))
    children = tuple(_filled(child, values, number + at) for at, child in enumerate(draft.children))
    text = "" if children or draft.attributes else chosen[0]
    return draft._replace(text=text, attributes=attributes, children=children)


@settings(deadline=None, max_examples=examples(12))
@given(
    st.lists(st.tuples(st.sampled_from(NAMES), st.sampled_from((*VALUES, *TAGS))), min_size=3, max_size=8),
    st.sampled_from(["{}", "<![CDATA[{}]]>", "<!-- c -->{}"]),
)
def test_any_values_are_told_by_a_quick_look(parts: list[tuple[str, str]], written: str) -> None:
    makers = {
        "title": lambda value: video(title=value),
        "duration": lambda value: video(f"<video:duration>{value}</video:duration>"),
        "content": lambda value: video(location=value),
        "image": lambda value: image(loc=value) + image(loc=value),
        "news": lambda value: news(date=value),
        "link": lambda value: link("en", value.replace("<", "&lt;")),
        "language": lambda value: link(value.replace("<", "&lt;")),
        "live": lambda value: video(f"<video:live>{value}</video:live>"),
    }
    plain = written if {"link", "language"}.isdisjoint(name for name, _ in parts) else "{}"
    entries = [url(f"/{name}", makers[name](plain.format(value))) for name, value in parts]
    assert_same(document(*entries, *entries))


@for_each("tag", TAGS)
def test_any_language_is_told_by_a_quick_look(tag: str) -> None:
    assert_same(document(url("/a", link("en")), url("/b", link(tag)), url("/c", link("de") + link(tag))))


def test_entries_from_which_nothing_is_learned_are_told_by_a_quick_look() -> None:
    wrong = [url(f"/{number}", image(loc=f"/{number}")) for number in range(300)]
    assert_same(document(*wrong, url("/good", image())))


def test_urls_without_an_origin_are_told_by_a_quick_look() -> None:
    wrong = image(loc="/a.png")
    assert_same(document(url("/", image(loc="&#104;ttps://acme.org/a.png")), *(url("/", wrong),) * 70))


@for_each(
    "path",
    [
        *(
            "/a",
            "/a/b.png?c=d&amp;e=f",
            "/a%20b",
            "/a%2",
            "/a b",
            " /a",
            "/a&#32;",
            "/",
            "//acme.org/a",
            "/a//b",
            "/é",
        ),
        *(
            "/null",
            "/a/null",
            "/a?b=null",
            "/a;b=null",
            "/:id",
            "/a/[id]",
            "/%5Bid%5D",
            "/YOUR-DOMAIN/a",
            "/your.app",
        ),
        *(
            "/https://acme.org/a",
            "/a:/b",
            "/www.acme.org/a",
            "/acme.org/a",
            "/a.b:80",
            "/a#b",
            "/a&amp;amp;b",
            "/Ã¶",
        ),
    ],
)
def test_an_image_whose_url_is_a_path_is_told_by_a_quick_look(path: str) -> None:
    entries = [image(loc="/a.png"), image(loc=path), image(loc=path) + image(loc="/b.png"), image()]
    entries += [image(f"<image:license>{path}</image:license>"), image(loc=path) + link("en", path)]
    assert_same(document(*(url(f"/{number}", entry) for number, entry in enumerate(entries * AGAIN))))


@for_each("other", ["<![CDATA[<image:loc>/b</image:loc>]]>", "<image:loc>/b</image:loc>", "/b"])
def test_what_another_element_says_of_images_is_told_by_a_quick_look(other: str) -> None:
    entries = [image(loc="/a.png"), image(), image(loc="/a.png") + f'<x:y xmlns:x="urn:x">{other}</x:y>']
    entries += [f"{block}<other:y>{other}</other:y>" for block in entries]
    text = urlset(
        *(url(f"/{number}", entry) for number, entry in enumerate(entries * AGAIN)),
        attributes=f'{DECLARED} xmlns:other="urn:other"',
    )
    assert_same(read_document(text.encode()).entries)


def test_an_image_on_a_host_that_comes_twice_is_told_by_a_quick_look() -> None:
    twice = image(loc="https://acme.orgacme.org/a.png")
    entries = [image(), image(loc="https://acme.org.acme.org/a"), twice, image(loc="/b.png") + twice]
    for each in (entries, entries[::-1]):
        assert_same(document(*(url(f"/{number}", entry) for number, entry in enumerate(each * AGAIN))))


def test_entries_with_the_same_extensions_are_told_by_a_quick_look() -> None:
    assert_same(document(*(url(path, video(location=f"{HOST}/a")) for path in ("/b", "/a", "/c") * 2)))


def test_odd_entries_are_told_by_a_quick_look() -> None:
    odd = [entry.replace("<loc>", "<!-- c --><loc>") for entry in ENTRIES]
    late = [f"{entry}<lastmod>2024-01-01</lastmod>" for entry in ENTRIES]
    assert_same(document(*(f"<url>{entry}</url>" for entry in (*odd, *late))))


@for_each(
    ("note", "title"),
    product(
        [
            "<!-- c -->",
            "<!-- <image:image> -->",
            "<!-- </image:image> -->",
            '<!-- <xhtml:link a=" -->',
            "<?p </video:video>?>",
        ],
        ["a/>b", "a>b", "a'/>", "</xhtml:link>".replace("<", "&lt;")],
    ),
)
def test_an_odd_entry_with_anything_in_notes_and_attributes_is_told_by_a_quick_look(
    note: str, title: str
) -> None:
    wrong = f'<xhtml:link rel="alternate" hreflang="xx" title="{title}" href="/rel"/>'
    good = link("en")
    entries = [f"{note}<loc>{HOST}/</loc>{content}" for content in (wrong, good + wrong, wrong + image())]
    entries += [f"<loc>{HOST}/</loc>{content}{note}" for content in (wrong, good + wrong, wrong + image())]
    assert_same(document(*(f"<url>{entry}</url>" for entry in entries)))


def test_wrong_texts_that_entries_share_are_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[str] = []

    def counted(text: str, names: Names, *, is_entry: bool = False) -> tuple[Node, ...]:
        judged.append(text)
        return nodes_in(text, names, is_entry=is_entry)

    shared = link("en") + link("x-", f"{HOST}/shared")
    text = urlset(*(url(f"/{row}", shared) for row in range(50)), attributes=DECLARED)
    document = read_document(text.encode()).entries
    monkeypatch.setattr("editor.rules.extensions.extension_column_check.nodes_in", counted)
    codes, _ = known_extension_codes(document.columns, document.frame, Context(document.kind, NOW))
    assert codes["hreflang-malformed", "hreflang"].count(0) == 0
    assert len(judged) <= 3  # to learn from it, to know it, to find what is wrong
