"""Finding entries among anything."""

import pytest

from editor.core.xml.markup import NAMESPACE, Frame
from editor.core.xml.outline import MAX_DEPTH, EntrySpan, TooDeep, check_depth, read_prolog, spans
from tests.for_each import for_each


def frame_of(root: str) -> Frame:
    frame = read_prolog(root, 0)
    assert frame is not None
    return frame


PLAIN = frame_of(f'<urlset xmlns="{NAMESPACE}">')
PREFIXED = frame_of(f'<s:urlset xmlns:s="{NAMESPACE}">')
OLD = "http://www.google.com/schemas/sitemap/0.84"
INDEX = frame_of(f'<sitemapindex xmlns="{NAMESPACE}">')


@for_each(
    ("text", "frame", "gaps", "entries"),
    [
        ("\n</urlset>\n", PLAIN, ["\n</urlset>\n"], []),
        ("<url/> <url ></url ></urlset>", PLAIN, ["", " ", "</urlset>"], ["<url/>", "<url ></url >"]),
        ("<!--<url/>--><?<url>?><url/>", PLAIN, ["<!--<url/>--><?<url>?>", ""], ["<url/>"]),
        ("<url><![CDATA[</url>]]></url>", PLAIN, ["", ""], ["<url><![CDATA[</url>]]></url>"]),
        ("<url a='</url>/>'/></urlset>", PLAIN, ["", "</urlset>"], ["<url a='</url>/>'/>"]),
        ("<url><url/></url><url/>", PLAIN, ["", "", ""], ["<url><url/></url>", "<url/>"]),
        ("<a><url/></a><url/>", PLAIN, ["<a><url/></a>", ""], ["<url/>"]),
        ("<sitemap/><url/>", PLAIN, ["<sitemap/>", ""], ["<url/>"]),
        ("<sitemap/><url/>", INDEX, ["", "<url/>"], ["<sitemap/>"]),
        ("<url/><s:url/>", PREFIXED, ["", "", ""], ["<url/>", "<s:url/>"]),
        ("<x:url xmlns:x=''/><s:url/>", PREFIXED, ["<x:url xmlns:x=''/>", ""], ["<s:url/>"]),
        ("<x:url xmlns:x='urn:x'/><url/>", PLAIN, ["<x:url xmlns:x='urn:x'/>", ""], ["<url/>"]),
        (f"<x:url xmlns:x='{NAMESPACE}'/>", PLAIN, ["", ""], [f"<x:url xmlns:x='{NAMESPACE}'/>"]),
        ("<url xmlns='urn:x'/><url/>", PLAIN, ["<url xmlns='urn:x'/>", ""], ["<url/>"]),
        ("<url xmlns=''/><url/>", PLAIN, ["", "", ""], ["<url xmlns=''/>", "<url/>"]),
        (f"<url xmlns='{OLD}'/><url/>", PLAIN, ["", "", ""], [f"<url xmlns='{OLD}'/>", "<url/>"]),
        (f"<s:url xmlns:s='{OLD}'/>", PREFIXED, ["", ""], [f"<s:url xmlns:s='{OLD}'/>"]),
        (f"<url xmlns='{OLD}'/><s:url/>", PREFIXED, ["", "", ""], [f"<url xmlns='{OLD}'/>", "<s:url/>"]),
        ("&e;<url>&e;</url>", PLAIN, ["&e;", ""], ["<url>&e;</url>"]),
    ],
)
def test_entries_are_found_with_what_stands_between(
    text: str, frame: Frame, gaps: list[str], entries: list[str]
) -> None:
    found = list(spans(text, frame))
    assert found == [EntrySpan(gap, entry) for gap, entry in zip(gaps, [*entries, ""], strict=True)]
    assert "".join(gap + entry for gap, entry in found) == text


def test_what_is_nested_too_deep_is_refused_without_recursion() -> None:
    deep = MAX_DEPTH - 1  # below the root
    assert len(list(spans("<a>" * deep + "</a>" * deep, PLAIN))) == 1
    with pytest.raises(TooDeep):
        list(spans("<a>" * 100_000 + "</a>" * 100_000, PLAIN))


def test_the_depth_of_an_entry_counts_elements_not_siblings() -> None:
    check_depth("<url>" + "<a></a>" * 1000 + "</url>")
    check_depth("<a>" * 255 + "<b/>" + "<!-- <a> -->" * 9 + "</a>" * 255)
    with pytest.raises(TooDeep):
        check_depth("<a>" * 256 + "</a>" * 256)
