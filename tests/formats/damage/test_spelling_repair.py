"""Tags, sections and attributes that are not written as XML demands are mended where they stand."""

from editor.formats.damage.repair_list import RepairKind, TrackedText
from editor.formats.damage.spelling_repair import mend_spelling
from tests.for_each import for_each

ROOT = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'


def mended(text: str) -> str:
    tracked: TrackedText[RepairKind] = TrackedText(f"{ROOT}{text}</urlset>")
    mend_spelling(tracked)
    return tracked.text.removeprefix(ROOT).removesuffix("</urlset>")


@for_each(
    ("damaged", "right"),
    [
        ("< loc>a</ loc>", "<loc>a</loc>"),
        ("< loc >a< / loc >", "<loc>a</loc>"),
        ("<loc>a<\\/loc>", "<loc>a</loc>"),
        ("<loc>a<//loc>", "<loc>a</loc>"),
        ("<loc>a<</loc>", "<loc>a</loc>"),
        ("<loc>a</<loc>", "<loc>a</loc>"),
        ("<lastmod>a</<loc>b</loc>", "<lastmod>a<loc>b</loc>"),
        ("<lastmod>a</<loc><![CDATA[b]]></loc>", "<lastmod>a<loc><![CDATA[b]]></loc>"),
        ("<lochttps://e.org/</loc>", "<loc>https://e.org/</loc>"),
        ("<loc>a < b</loc>", "<loc>a < b</loc>"),
        ("<loc>a<b</loc>", "<loc>a&lt;b</loc>"),
        ("<!-- < loc> -->", "<!-- < loc> -->"),
        ('<a b="1>&lt;\'" c="2">', '<a b="1>&lt;\'" c="2">'),
    ],
)
def test_tags_are_closed_up(damaged: str, right: str) -> None:
    assert mended(damaged) == right


@for_each(
    ("damaged", "right"),
    [
        ("<loc><![CDATA[a</loc><loc><![CDATA[b]]></loc>", "<loc><![CDATA[a]]></loc><loc><![CDATA[b]]></loc>"),
        *(
            (f"<loc><![CDATA[a{end}</loc>", "<loc><![CDATA[a]]></loc>")
            for end in ("%5D%5D%3E", "]] >", "]>", "]]", "]]&gt;", "] ]>")
        ),
        *(
            (f"<loc>{start}a]]></loc>", "<loc><![CDATA[a]]></loc>")
            for start in ("<!CDATA[", "<[CDATA[", "<![cdata[", "< ! [CDATA [")
        ),
        ("<loc><![CDATA[</loc>", "<loc></loc>"),
        (
            "<loc><![CDATA[a\n</url>\n<url><loc><![CDATA[b]]></loc>",
            "<loc><![CDATA[a]]>\n</url>\n<url><loc><![CDATA[b]]></loc>",
        ),
        (
            "</url><![CDATA[a\n<url><loc><![CDATA[b]]></loc>",
            "</url><![CDATA[a]]>\n<url><loc><![CDATA[b]]></loc>",
        ),
        ("</url><![CDATA[a\n<url><loc>b]]></loc>", "</url><![CDATA[a]]>\n<url><loc>b]]></loc>"),
        ("<image:title><![CDATA[a <b>x</b> ]>]]></image:title>", None),
    ],
)
def test_a_section_ends_with_its_element(damaged: str, right: str | None) -> None:
    assert mended(damaged) == (right or damaged)


@for_each(
    ("damaged", "right"),
    [
        ("<!-- a\n<url>", "<!-- a -->\n<url>"),
        ("<!-- a -- >\n<url>", "<!-- a -->\n<url>"),
        ("<!- a -->\n<url>", "<!-- a -->\n<url>"),
        ("<!-- a\n<url><!-- b --></url>", "<!-- a -->\n<url><!-- b --></url>"),
        ("<!-- <url><!-- b --></url> -->", "<!-- <url><!- - b - -></url> -->"),
        (
            "<url><!-- a <loc>x</loc><!-- b --></url><url><loc>y</loc> c --></url>",
            "<url><!-- a <loc>x</loc><!- - b --></url><url><loc>y</loc> c --></url>",
        ),
        ("<url><!-- <!-- b --><loc>x</loc> --></url>", "<url><!-- <!- - b --><loc>x</loc> --></url>"),
        (
            "<!-- <!-- <loc>a</loc> --><url><loc>x</loc></url> -->",
            "<!-- <!- - <loc>a</loc> - -><url><loc>x</loc></url> -->",
        ),
        ("<!-- <!--><url><loc>x</loc></url>-->", "<!-- <!--><url><loc>x</loc></url>-->"),
        ("<!--<url>", "<url>"),
        (
            "<!-- a\n<!-- b\n<!-- c --><url><x> d --></x></url>",
            "<!-- a -->\n<!-- b -->\n<!-- c --><url><x> d --></x></url>",
        ),
    ],
)
def test_a_comment_ends_before_what_follows_it(damaged: str, right: str) -> None:
    assert mended(damaged) == right


@for_each(
    ("damaged", "right"),
    [
        ('<a b="c d="e">', '<a b="c" d="e">'),
        ('<a b=c" d="e">', '<a b="c" d="e">'),
        ('<a b="c" d="e/>', '<a b="c" d="e"/>'),
        ("<a b=\"c'>", '<a b="c">'),
        ("<a b=“c”>", '<a b="c">'),
        ('<a b="c<d">', '<a b="c&lt;d">'),
        ("<a b=\"it's\" c='d'>", "<a b=\"it's\" c='d'>"),
    ],
)
def test_values_of_attributes_have_their_quotation_marks(damaged: str, right: str) -> None:
    assert mended(damaged) == right
