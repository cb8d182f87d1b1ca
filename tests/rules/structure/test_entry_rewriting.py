"""Entries that hold more than one are taken apart, and nothing they hold is lost."""

from editor.core.document.document import Document
from editor.core.fields import Kind
from editor.core.xml.markup import new_frame
from editor.formats.writing.faithful_writing import to_bytes
from editor.rules.structure.entry_rewriting import with_entry_for_each_url, with_swallowed_fields
from tests.for_each import for_each
from tests.formats.damage.single_damages import DAMAGES, SAMPLES, Damage, entries_of
from tests.formats.damage.test_any_damage import BROKEN, CASES
from tests.rules.documents import IMAGE, url, urlset
from tests.rules.fixes.file_fixes import FileCase
from tests.rules.fixes.test_fix_choices import made, offered, opened

FRAME = new_frame(Kind.URLSET)


@for_each(
    ("value", "entries"),
    [
        ("a</loc><lastmod>2024", "<url><loc>a</loc><lastmod>2024</lastmod></url>"),
        ("a<lastmod>2024", "<url><loc>a</loc><lastmod>2024</lastmod></url>"),
        ("a%5D%5D%3E</loc><lastmod><![CDATA[2024", "<url><loc>a</loc><lastmod>2024</lastmod></url>"),
        ("a</loc></url><url><loc><![CDATA[b?c&d", "<url><loc>a</loc></url><url><loc>b?c&amp;d</loc></url>"),
        ("a</loc><b>c</b><lastmod>2024", "<url><loc>a</loc>&lt;b>c&lt;/b><lastmod>2024</lastmod></url>"),
        ("a</url>", None),
    ],
)
def test_a_value_is_split_at_the_tags_of_a_sitemap(value: str, entries: str | None) -> None:
    text = f"<url><loc><![CDATA[{value}]]></loc></url>"
    assert with_swallowed_fields(text, "loc", FRAME) == (entries or text)


@for_each(
    ("value", "meant"),
    [
        ("b&lt;/image:caption>", "b</image:caption>"),
        (
            "b&lt;/image:caption>&lt;image:title>c &amp; d&lt;e",
            "b</image:caption><image:title>c &amp; d&lt;e</image:title>",
        ),
        (
            "<![CDATA[b</image:caption></image:image><image:image><image:caption><![CDATA[c&d]]>",
            "b</image:caption></image:image><image:image><image:caption>c&amp;d</image:caption>",
        ),
        (
            "<![CDATA[b</image:caption></image:image></url> <url><loc>c</loc><image:image>"
            "<image:loc>d</image:loc><image:caption><![CDATA[e]]>",
            "b</image:caption></image:image></url> <url><loc>c</loc><image:image>"
            "<image:loc>d</image:loc><image:caption>e</image:caption>",
        ),
        ("b&lt;/image:caption>&lt;/url>", None),
    ],
)
def test_a_value_of_an_image_is_split_at_the_end_of_an_element(value: str, meant: str | None) -> None:
    start, end = "<url><loc>a</loc><image:image><image:caption>", "</image:image></url>"
    text = f"{start}{value}</image:caption>{end}"
    frame = FRAME._replace(namespaces=(*FRAME.namespaces, ("image", IMAGE)))
    new = with_swallowed_fields(text, "image", frame)
    assert new == (text if meant is None else start + meant + end)
    assert with_swallowed_fields(text, "video", frame) == text


def test_tags_that_were_typed_into_a_value_are_found_at_once_and_split() -> None:
    document, findings = opened(FileCase("split", "", None), urlset(url("/a")).encode())
    document.set_values("loc", range(1), ["https://acme.org/b</loc><lastmod>2024-05-01"])
    assert [each.rule.id for each in findings.report.at(0)] == ["markup-in-value"]
    made(document, offered(document, findings, "markup-in-value", "split")).apply(document)
    assert b"/b</loc><lastmod>2024-05-01</lastmod></url>" in to_bytes(document)


def test_what_follows_each_url_goes_with_it_where_all_have_something() -> None:
    text = "<url><loc>a</loc><lastmod>1</lastmod><loc>b</loc><lastmod>2</lastmod></url>"
    assert with_entry_for_each_url(text, "loc", FRAME) == (
        "<url><loc>a</loc><lastmod>1</lastmod></url>\n<url><loc>b</loc><lastmod>2</lastmod></url>"
    )
    assert with_entry_for_each_url(text, "lastmod", FRAME) == text


@for_each(("damage", "name"), [case for case in CASES if case not in BROKEN])
def test_what_an_open_section_swallowed_is_back_after_the_fix(damage: Damage, name: str) -> None:
    document, findings = opened(FileCase("split", "", None), damage.make(SAMPLES[name]).encode())
    made(document, offered(document, findings, "markup-in-value", "split")).apply(document)
    assert written(document) == damage.whole(entries_of(SAMPLES[name]))


def test_there_are_such_sections() -> None:
    assert len(CASES) - len(BROKEN) > 20
    assert len(BROKEN) > 5 * len(DAMAGES)


def written(document: Document) -> list[tuple[str, ...]]:
    return entries_of(to_bytes(document).decode())
