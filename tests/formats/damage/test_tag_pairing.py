"""Tags of a sitemap that do not belong together are paired, each by what stands right there."""

from editor.core.fields import Kind
from editor.formats.damage.repair_list import RepairKind, TrackedText
from editor.formats.damage.tag_pairing import TagPairing
from tests.for_each import for_each

ROOT = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
URL = "https://e.org/"


def paired(entries: str, kind: Kind = Kind.URLSET) -> str:
    """The content of a root with its tags paired."""
    start, end = ROOT.replace("urlset", kind), f"</{kind}>"
    tracked: TrackedText[RepairKind] = TrackedText(f"{start}{entries}{end}")
    tracked.replace_each(TagPairing(tracked.text, kind).repairs())
    assert tracked.text.startswith(start)
    assert tracked.text.endswith(end)
    return tracked.text[len(start) : -len(end)]


@for_each(
    ("damaged", "mended"),
    [
        (f"<url><loc>{URL}<loc><lastmod>2024</lastmod></url>", None),
        (f"<url><loc>{URL}</lok><lastmod>2024</lastmod></url>", None),
        (f"<url><loc>{URL}<lastmod>2024</lastmod></url>", None),
        (f"<url><loc>{URL}</url><lastmod>2024</lastmod></url>", None),
        (f"<url><loc>{URL}</loc></loc><lastmod>2024</lastmod></url>", None),
        (f"<url><loc><loc>{URL}</loc><lastmod>2024</lastmod></url>", None),
        (f"<url>{URL}</loc><lastmod>2024</lastmod></url>", None),
        (f"<url>loc>{URL}</loc><lastmod>2024</lastmod></url>", None),
        (f"<url><loc>{URL}/loc><lastmod>2024</lastmod></url>", None),
        (f"<url><lco>{URL}</loc><lastmod>2024</lastmod></url>", None),
        (f"<url><loc>{URL}<loc/><lastmod>2024</lastmod></url>", None),
        (f"<url><loc/>{URL}</loc><lastmod>2024</lastmod></url>", None),
        (f"<ulr><loc>{URL}</loc><lastmod>2024</lastmod></url>", None),
        (f"<url><loc>{URL}</loc><lastmod>2024</lastmod></ulr>", None),
        (f"<url><loc>{URL}</loc><p><lastmod>2024</lastmod></url>", None),
        (f"<url><loc>{URL}</loc><lastmod>2024</lastmod></url></url>", None),
        (f"</url><loc>{URL}</loc><lastmod>2024</lastmod></url>", None),
        (f"<loc>{URL}</loc><lastmod>2024</lastmod><url>", None),
        (f"<url><loc>{URL}</", f"<url><loc>{URL}</loc></url>"),
        ("<url><loc/><lastmod>2024</lastmod></url>", "<url><loc/><lastmod>2024</lastmod></url>"),
        ("<url><loc><a href='b'>c</a></loc></url>", "<url><loc><a href='b'>c</a></loc></url>"),
    ],
)  # fmt: skip
def test_what_was_meant_is_told_by_what_stands_there(damaged: str, mended: str | None) -> None:
    assert paired(damaged) == (mended or f"<url><loc>{URL}</loc><lastmod>2024</lastmod></url>")


@for_each(
    ("damaged", "mended"),
    [
        ("<image:image><image:loc>a</image:loc>", "<image:image><image:loc>a</image:loc></image:image>"),
        ("<image:loc>a</image:loc></image:image>", "<image:image><image:loc>a</image:loc></image:image>"),
        ("<image:image><image:loc>a</image:image>", "<image:image><image:loc>a</image:loc></image:image>"),
        ('<xhtml:link href="a"><xhtml:link href="b">', '<xhtml:link href="a"/><xhtml:link href="b"/>'),
        ("<own:a><own:b>c</own:a>", "<own:a>c</own:a>"),
    ],
)
def test_elements_of_extensions_are_paired_as_well(damaged: str, mended: str) -> None:
    assert paired(f"<url><loc>{URL}</loc>{damaged}</url>") == f"<url><loc>{URL}</loc>{mended}</url>"


def test_an_entry_in_one_that_is_not_closed_is_an_entry_of_its_own() -> None:
    link = '<xhtml:link rel="alternate" href="https://e.org/a"/>'
    damaged = f"<sitemap><loc>https://e.org/s.xml</loc>{link}<url><loc>https://e.org/a</loc></url>"
    assert paired(damaged, Kind.SITEMAPINDEX) == (
        f"<sitemap><loc>https://e.org/s.xml</loc>{link}</sitemap>"
        "<sitemap><loc>https://e.org/a</loc></sitemap>"
    )
