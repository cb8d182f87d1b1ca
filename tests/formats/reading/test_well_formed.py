"""lxml as the judge of every byte."""

import threading
from typing import Any

import pytest

from editor.core.xml.markup import NAMESPACE
from editor.formats.reading import well_formed
from editor.formats.reading.well_formed import Judging, NotWellFormed, WellFormedCheck, judge
from editor.runtime import threads
from tests.for_each import for_each

ROOT = f'<urlset xmlns="{NAMESPACE}">'
ODD = '<urlset xmlns="http://a.s://www(.e/de/">'  # its namespace is no URI
GOOD = f"{ROOT}<url><loc>https://example.com/é</loc></url></urlset>"

REFUSED = [
    pytest.param(ROOT + "<url></urlset>", "tag mismatch", 1, id="a tag that is not closed"),
    pytest.param(ROOT + "\n<url>\n<loc>a&b</loc></url></urlset>", "EntityRef", 3, id="a bare ampersand"),
    pytest.param(ROOT + "&nbsp;</urlset>", "nbsp", 1, id="an entity of HTML"),
    pytest.param(ROOT + "\n<image:image/></urlset>", "image", 2, id="an unbound prefix"),
    pytest.param(
        ROOT + "<a xmlns:x='u' xmlns:y='u' x:b='1' y:b='2'/></urlset>",
        "redefined",
        1,
        id="an attribute twice by namespace",
    ),
    pytest.param(ROOT + "<a b='1' b='2'/></urlset>", "redefined", 1, id="an attribute twice"),
    pytest.param(ROOT, "Premature end", 1, id="no end"),
    pytest.param(GOOD + "<more/>", "Extra content", 1, id="two roots"),
    pytest.param(
        f"{ODD}<a/></urlset>\n<more/>", "Extra content", 2, id="two roots, the first of an odd namespace"
    ),
    pytest.param(
        f'<?xml version="1.0" encoding="UTF-7"?>{ODD}</urlset>text',
        "Extra content",
        1,
        id="an encoding of many bytes",
    ),
    pytest.param(f"{ODD}</urlset>text", "Extra content", 1, id="text after a root of an odd namespace"),
    pytest.param(
        f"{ODD}</urlset>\n<?xml version='1.0'?>", "declaration", 2, id="two files of an odd namespace"
    ),
    pytest.param(
        f"{ODD[:-1]}/>\n\n<url/>", "Extra content", 3, id="entries after an odd root that is closed"
    ),
    pytest.param(
        "\n<?xml version='1.0'?>" + GOOD, "declaration", 2, id="a blank line before the declaration"
    ),
    pytest.param(ROOT + "\0</urlset>", "Char 0x0", 1, id="a NUL"),
    pytest.param(ROOT + "&#1;</urlset>", "xmlChar", 1, id="a reference to a control character"),
    pytest.param(ROOT + "<!--" + "x" * 11_000_000 + "--></urlset>", "too big", 1, id="a comment of 11 MB"),
]


@for_each(("text", "words", "line"), REFUSED)
def test_what_is_not_well_formed_is_refused_with_its_place(text: str, words: str, line: int) -> None:
    with pytest.raises(NotWellFormed, match=words) as refused:
        judge(text.encode())
    assert refused.value.line == line
    assert refused.value.column >= 1


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(GOOD.encode(), id="UTF-8"),
        pytest.param(b"\xef\xbb\xbf" + GOOD.encode(), id="with a byte order mark"),
        pytest.param(f"{ODD}<url/></urlset><!-- end -->\n".encode(), id="a namespace that is no URI"),
        pytest.param(GOOD.encode("utf-16"), id="UTF-16"),
        pytest.param(
            f'<?xml version="1.0" encoding="UTF-16"?>{GOOD}'.encode("utf-16-be"), id="UTF-16 unmarked"
        ),
        pytest.param(GOOD.encode("utf-32"), id="UTF-32"),
        pytest.param(f'<?xml version="1.0" encoding="ISO-8859-1"?>{GOOD}'.encode("latin-1"), id="Latin-1"),
        pytest.param(f'<?xml version="1.1"?>{GOOD}'.encode(), id="XML 1.1, which is only a remark"),
        pytest.param(
            f'<!DOCTYPE urlset SYSTEM "http://127.0.0.1:9/no.dtd">{GOOD}'.encode(), id="a DTD elsewhere"
        ),
        pytest.param(f'<!DOCTYPE urlset [<!ENTITY e "x">]>{GOOD}'.encode(), id="a DTD inside"),
    ],
)
def test_well_formed_bytes_pass_in_pieces_of_any_size(data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    for size in (7, 64, 1 << 20):
        monkeypatch.setattr(well_formed, "PIECE", size)
        judge(data)


def test_entities_are_not_expanded_and_bombs_are_refused() -> None:
    bomb = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 10))
    text = f'<!DOCTYPE urlset [<!ENTITY l0 "lol">{bomb}]>{ROOT}<url><loc>&l9;</loc></url></urlset>'
    with pytest.raises(NotWellFormed):
        judge(text.encode())


def test_a_judge_objects_as_soon_as_it_can() -> None:
    verdict = WellFormedCheck()
    verdict.feed(ROOT.encode())
    with pytest.raises(NotWellFormed, match="prefix"):
        verdict.feed(b"<image:image/><url>")


def test_judging_beside_reading_tells_how_far_all_is_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(well_formed, "PIECE", 100)
    good = ROOT + "<url/>" * 200
    with Judging((good + "<url>&</urlset>").encode()) as verdict:
        verdict.wait_for(1000)
        with pytest.raises(NotWellFormed):
            verdict.wait_for_end()
    with Judging((good + "</urlset>").encode()) as verdict:
        verdict.wait_for_end()


def test_the_judge_keeps_no_further_ahead_than_it_must(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PIECE", "LARGE_PIECE", "AHEAD"):
        monkeypatch.setattr(well_formed, name, 100)

    class Fetched(bytes):
        end = 0

        def __getitem__(self, part: Any) -> Any:
            self.end = max(self.end, part.stop)
            return super().__getitem__(part)

    data = Fetched((ROOT + "<url/>" * 2000 + "</urlset>").encode())
    with Judging(data) as verdict:
        verdict.wait_for(1000)
    assert 1000 <= data.end <= 2300
    with Judging(data) as verdict:
        verdict.wait_for_end()
    assert data.end == len(data)


def test_judging_ends_when_nobody_wants_to_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(well_formed, "PIECE", 100)
    monkeypatch.setattr(threads, "WORTH", 0)
    verdict = Judging(GOOD.encode() * 1000)
    with verdict:
        assert "judge" in workers()
    assert "judge" not in workers()


def workers() -> set[str]:
    return {thread.name.partition("_")[0] for thread in threading.enumerate()}
