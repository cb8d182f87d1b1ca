"""Whatever was torn out of a sitemap, doubled or moved in it: repair loses no entry."""

import re

from hypothesis import example, given
from hypothesis import strategies as st

from editor.formats.damage.repair_list import END_LAST, ENTRY_TAG, LEFT_OVER, NEW_ROOT, REMAINS, RepairKind
from editor.formats.damage.text_repair import repair
from editor.formats.read_errors import Unreadable
from editor.formats.reading.encoding import decode_damaged
from editor.formats.reading.reader import Reading, read_document
from editor.formats.writing.faithful_writing import to_bytes
from tests.for_each import for_each
from tests.formats.recovered import read_or_recover

ROOT = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
HEAD = f'<?xml version="1.0" encoding="UTF-8"?>\n{ROOT}'
END = "</urlset>\n"


def entry(number: int) -> str:
    return (
        f"  <url>\n    <loc>https://e.org/{number}</loc>\n    <lastmod>2025-09-0{number}</lastmod>\n"
        "    <priority>0.6</priority>\n  </url>\n"
    )


ONE, TWO, THREE = map(entry, (1, 2, 3))
REST = "    <lastmod>2025-09-08</lastmod>\n  </url>\n"
INDEX = (HEAD + ONE + TWO + END).replace("urlset", "sitemapindex").replace("url>", "sitemap>")


def done(text: str) -> tuple[str, list[RepairKind]]:
    mended = repair(decode_damaged(text.encode()))
    assert mended.data is not None
    return mended.data.decode(), [change.why for change in mended.tracked.changes]


@for_each(
    ("broken", "mended", "kinds"),
    [
        (f"{HEAD}{ONE}{END}{TWO}{THREE}{END}", f"{HEAD}{ONE}{TWO}{THREE}{END}", [END_LAST]),
        (f"{HEAD}{ONE}{END}{TWO}{THREE}", f"{HEAD}{ONE}{TWO}{THREE}{END}", [END_LAST] * 2),
        (f"{HEAD}{ONE}{END}{TWO}{END}{THREE}{END}", f"{HEAD}{ONE}{TWO}{THREE}{END}", [END_LAST] * 2),
        (f"{ONE}{HEAD}{TWO}{END}", f"{ROOT}{ONE}{TWO}{END}", None),
        (f"{REST}{ONE}{TWO}{END}", f"{ROOT}{ONE}{TWO}{END}", [NEW_ROOT, REMAINS]),
        (f"{REST}{ONE}", f"{ROOT}{ONE}{END}", [NEW_ROOT, REMAINS, NEW_ROOT]),
        (f"org/0</loc>\n{REST}{ONE}{END}", f"{ROOT}{ONE}{END}", [NEW_ROOT, REMAINS]),
        (f"  </url>\n{ONE}{END}", f"{ROOT}{ONE}{END}", [NEW_ROOT, LEFT_OVER]),
        (f"mas/sitemap/0.9'>\n{ONE}{END}", f"{ROOT}{ONE}{END}", [NEW_ROOT]),
        (f"{HEAD}{ONE}  </url>\n{TWO}{END}", f"{HEAD}{ONE}{TWO}{END}", [LEFT_OVER]),
        (f"{HEAD}{ONE}  <url>\n{TWO}{END}", f"{HEAD}{ONE}{TWO}{END}", [LEFT_OVER]),
        (f"{HEAD}{ONE}{REST}{TWO}{END}", f"{HEAD}{ONE}{TWO}{END}", [REMAINS]),
        (f"{HEAD}{ONE.replace('  </url>', '')}{TWO}{END}", f"{HEAD}{ONE}{TWO}{END}", [ENTRY_TAG]),
        (f"{HEAD}{ONE}{TWO.replace('  <url>', '')}{END}", f"{HEAD}{ONE}{TWO}{END}", [ENTRY_TAG]),
        (f"{HEAD}{ONE.replace('  </url>', '')}{END}", f"{HEAD}{ONE}{END}", [ENTRY_TAG]),
        (f"{INDEX}{TWO.replace('url>', 'sitemap>')}", None, [END_LAST] * 2),
    ],
)  # fmt: skip
def test_every_entry_is_in_the_root_again(
    broken: str, mended: str | None, kinds: list[RepairKind] | None
) -> None:
    text, told = done(broken)
    assert kinds is None or told == kinds
    if mended:
        assert text.split() == mended.split()
    assert len(read_document(text.encode()).entries) == broken.count("<loc>")
    assert urls_of(text) == urls_of(broken)


@for_each("line_end", ["\r\n", "\r"])
def test_what_is_put_in_ends_its_lines_as_the_file_does(line_end: str) -> None:
    for broken in (
        f"{REST}{ONE}",
        f"{HEAD}{ONE}{END}{TWO}",
        f"{HEAD}{ONE}{END}{HEAD}{TWO}{END}",
        f"{HEAD}{ONE}<url>",
    ):
        text, _ = done(broken.replace("\n", line_end))
        assert "\n" not in text.replace(line_end, "")


def test_entries_with_a_prefix_get_a_root_with_it() -> None:
    broken = re.sub("<(/?)", r"<\1s:", f"{REST}{ONE}{TWO}{END}")
    assert read_or_recover(broken.encode()).entries.column("loc") == urls_of(f"{ONE}{TWO}")


@for_each("damage", ["<", "</lok>", "<loc>", '<x y="', "<!--", "<![CDATA["])
def test_damage_elsewhere_takes_no_entry_behind_the_end_along(damage: str) -> None:
    reading = read_or_recover(f"{HEAD}{ONE.replace('  </url>', damage + '</url>')}{END}{TWO}{THREE}".encode())
    assert reading.entries.column("loc")[-2:] == urls_of(TWO + THREE)


def test_a_second_url_in_an_entry_that_is_picked_up_begins_another() -> None:
    broken = f"{HEAD}<url><loc>https://e.org/1</loc><loc>https://e.org/2</loc></lok></url>{END}"
    assert read_or_recover(broken.encode()).entries.column("loc") == ["https://e.org/1", "https://e.org/2"]


@for_each("start", [REST, f"https://e.org/0</loc>\n{REST}", "  </url>\n", "0.9'>\n"])
def test_a_file_that_begins_in_the_middle_is_told_so(start: str) -> None:
    reading = read_or_recover(f"{start}{ONE}{END}".encode())
    assert "begins in the middle" in reading.trouble
    assert [file_hit.rule for file_hit in reading.file_hits] == ["not-well-formed"]


def test_entries_behind_the_root_are_no_mere_text_that_follows_it() -> None:
    assert "Move the root's end tag" in read_or_recover(f"{HEAD}{ONE}{END}{TWO}{END}".encode()).trouble


FOREIGN = (
    "<image:image><image:loc>https://e.org/i.png</image:loc></image:image>",
    '<xhtml:link rel="alternate" hreflang="en" href="https://e.org/en"/>',
    "<!-- a > b -->",
    "",
)
PLAIN = f"{HEAD}{ONE}{TWO}{THREE}{END}"
SITEMAPS = (
    PLAIN,
    INDEX,
    PLAIN.replace("  </url>", f"{''.join(FOREIGN)}</url>"),
    PLAIN.replace("\n", "").replace(" ", "").replace("xmlv", "xml v").replace("xmlns", " xmlns"),
    PLAIN.replace("<loc>", "<loc><![CDATA[").replace("</loc>", "?a&b]]></loc>"),
    re.sub("<(/?)(?=[a-z])", r"<\1s:", PLAIN).replace("xmlns", "xmlns:s"),
)  # fmt: skip


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A sitemap from which parts were cut, or doubled, or moved elsewhere; at tags or anywhere."""
    text = draw(st.sampled_from(SITEMAPS))
    for _ in range(draw(st.integers(1, 3))):
        edges = [found.start() for found in re.finditer("<|(?<=>)", text)]
        place = st.sampled_from(edges or [0]) | st.integers(0, len(text))
        start, end, to = draw(place), draw(place), draw(place)
        start, end = min(start, end), max(start, end)
        part = text[start:end]
        kept = draw(st.sampled_from([text, text[:start] + text[end:]]))
        text = kept[:to] + part * draw(st.integers(0, 1)) + kept[to:]
    return text


def urls_of(text: str) -> list[str]:
    """The URLs that stand in a text, whole, in no comment that ends."""
    text = re.sub("<!--.*?-->", "", text, flags=re.DOTALL)
    return re.findall(r"<(?:s:)?loc>(?:<!\[CDATA\[)?([^<>\]]+)(?:\]\]>)?</(?:s:)?loc>", text)


def written(reading: Reading) -> str:
    return to_bytes(reading.entries).decode().replace("&amp;", "&")


@given(damaged())
@example(  # what begins like an instruction, and is none
    "oc>\n    <lastmod>2025-09-01</lastmod>\n<?    <priority>0.6</priority>\n  </url>\n  <url>\n"
    '    <loc>https://e.org/2</loc>xml version="1.0" encoding="UTF-8"?>\n    <lastmod>2025-09-02</lastmod>\n'
    f"    <priority>0.6</priority>\n  </url>\n{THREE}{END}"
)
@example("<?l<loc>https://e.org/1?a&b]]></loc><urlset ")
@example("</lastmod><<?x<url><loc>https://e.org/2</loc><?xml ></url")
@example(f"\n<loc>https://e.org/1</loc>{HEAD}  <url>\n{END}")  # before the declaration
@example(f"<?xml version='1.<loc>https://e.org/1?a&b]]></loc>0' encoding='UTF-8'?>\n{ROOT}<url>")
@example("<urlset <loc>https://e.org/1</loc><l>")  # in the root's start tag
@example("<l\n</urlset><url><loc>https://e.org/3</loc>")  # after it, where its name is cut
@example(
    "<?xml versio<lastmod>2025</lastmod></url><url><loc>https://e.org/3</lon='1.0'?><ur<loc>https://e.org/2</loc>"
    "<lastmod>2025-09-02</lastmod></url><url><loc>https://e.org/3</loc></url></urlset>"
)
@example("<loc><!--<!--><url><loc>https://e.org/3</loc>-->")  # comments in comments
@example(f"{HEAD}{ONE}<![CDATA[<url><loc><![CDATA[https://e.org/3?a&b]]></loc></url>{END}")  # CDATA in CDATA
@example("<urlset><![CDATA[b<url><loc>https://e.org/3?a&b]]></loc></url></urlset>")
@example("<><url><loc></<s:loc>https://e.org/3</s:loc>")  # an end tag cut by a start tag
@example("</<loc><![CDATA[https://e.org/2?a&b]]></loc><urlset ")
@example("<urlset<s:loc>https://e.org/1</s:loc>")  # a prefix that neither the root nor an entry has
@example("<url><s:loc>https://e.org/1</s:loc>")
@example(
    "<s:loc>ht<s:url><s:loc>https://e.org/2</s:loc></s:url></s:urlset>25-09-01</s:lastmod></s:url>"
    'emap/0.9"><s:url><s:loc>https://e.org/1</s:loc></s:url><s:url> '
)
def test_no_url_that_stands_in_a_file_is_lost(text: str) -> None:
    try:
        reading = read_or_recover(text.encode())
    except Unreadable:  # nothing was repaired, and nothing is written
        return
    if not reading.complete:
        kept = written(reading)
        assert [url for url in urls_of(text) if url.strip() not in kept] == []
