"""Entries that hold more than one are taken apart, and nothing they hold is lost."""

from editor.core.document.document import Document
from editor.core.fields import Kind
from editor.core.xml.markup import new_frame
from editor.formats.writing.faithful_writing import to_bytes
from editor.rules.structure.entry_rewriting import with_entry_for_each_url, with_swallowed_fields
from tests.for_each import for_each
from tests.formats.damage.single_damages import DAMAGES, SAMPLES, Damage, entries_of
from tests.formats.damage.test_any_damage import BROKEN, CASES
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
