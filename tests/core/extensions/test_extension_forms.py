"""Blocks of extensions line by line, and what becomes of them when a line is filled."""

from editor.core.extensions.extension_declarations import (
    HREFLANG,
    IMAGE,
    MOBILE,
    NEWS,
    VIDEO,
    Extension,
    Need,
)
from editor.core.extensions.extension_editing import ExtensionText
from editor.core.extensions.extension_forms import (
    FormLine,
    LineKey,
    extensions_without,
    fill_in_line,
    form_lines,
)
from tests.core.extensions.blocks import frame_with
from tests.for_each import for_each

LOC: LineKey = (("loc",), "", 0)
FRAME = frame_with()


def text_with(text: str) -> ExtensionText:
    return ExtensionText(text, FRAME)


def lines(text: str, extension: Extension, *wanted: LineKey) -> dict[LineKey, FormLine]:
    blocks = text_with(text).blocks(extension)
    return {line.key: line for line in form_lines(extension, blocks[0] if blocks else None, text, wanted)}


def shown(text: str, extension: Extension, *wanted: LineKey) -> dict[str, str]:
    found = lines(text, extension, *wanted).values()
    return {
        "/".join((*line.key[0], line.attribute)).rstrip("/"): line.value
        for line in found
        if not line.is_offered
    }


def test_a_new_block_asks_for_what_it_has_to_hold() -> None:
    assert list(shown("", IMAGE)) == ["loc"]
    assert list(shown("", HREFLANG)) == ["hreflang", "href"]
    assert list(shown("", MOBILE)) == ["media", "href"]
    assert list(shown("", NEWS)) == [
        *("publication", "publication/name", "publication/language", "publication_date", "title")
    ]
    assert list(shown("", VIDEO)) == ["thumbnail_loc", "title", "description", "content_loc", "player_loc"]


def test_what_is_there_is_shown_and_what_may_be_is_offered() -> None:
    text = "<image:image><image:loc>a</image:loc><image:title>b</image:title></image:image>"
    assert shown(text, IMAGE) == {"loc": "a", "title": "b"}
    offered = [line.key[0] for line in lines(text, IMAGE).values() if line.is_offered]
    assert offered == [("caption",), ("geo_location",), ("license",)]
    assert list(shown(text, IMAGE, (("caption",), "", 0))) == ["loc", "caption", "title"]


def test_elements_that_may_stand_several_times_are_offered_again() -> None:
    text = "<video:video><video:tag>a</video:tag><video:tag>b</video:tag></video:video>"
    found = lines(text, VIDEO)
    assert [found[("tag",), "", number].value for number in (0, 1)] == ["a", "b"]
    assert found[("tag",), "", 2].is_offered


def test_a_language_needs_no_word_about_its_relation() -> None:
    text = '<xhtml:link rel="alternate" hreflang="de" href="a"/>'
    assert shown(text, HREFLANG) == {"hreflang": "de", "href": "a"}
    assert shown(text.replace("alternate", "Alternate"), HREFLANG)["rel"] == "Alternate"


def test_attributes_stand_below_their_element() -> None:
    text = '<video:video><video:uploader info="a">b</video:uploader></video:video>'
    found = lines(text, VIDEO)
    assert found[("uploader",), "", 0].value == "b"
    assert found[("uploader",), "info", 0].value == "a"
    assert found[("uploader",), "info", 0].depth == 1
    assert found[("uploader",), "info", 0].around == "Uploader"


def test_what_nothing_is_known_of_is_shown_as_it_stands() -> None:
    text = "<image:image><image:size>1</image:size></image:image>"
    [foreign] = [line for line in lines(text, IMAGE).values() if line.is_foreign]
    assert foreign.value == "<image:size>1</image:size>"


@for_each(
    ("extension", "before", "key", "value", "after"),
    [
        (IMAGE, "", LOC, "a&b", "<image:image><image:loc>a&amp;b</image:loc></image:image>"),
        (IMAGE, "<image:image />", LOC, "a", "<image:image><image:loc>a</image:loc></image:image>"),
        (IMAGE, "<image:image><image:loc>a</image:loc></image:image>", LOC, "b",
         "<image:image><image:loc>b</image:loc></image:image>"),
        (IMAGE, "<image:image><image:loc>a</image:loc></image:image>", LOC, "",
         "<image:image><image:loc></image:loc></image:image>"),
        (HREFLANG, "", ((), "hreflang", 0), "de", '<xhtml:link rel="alternate" hreflang="de"/>'),
        (HREFLANG, '<xhtml:link rel="alternate" hreflang="de"/>', ((), "href", 0), "a",
         '<xhtml:link rel="alternate" hreflang="de" href="a"/>'),
        (MOBILE, "", ((), "media", 0), "print", '<xhtml:link rel="alternate" media="print"/>'),
        (MOBILE, "", ((), "href", 0), "a", '<xhtml:link rel="alternate" media="" href="a"/>'),
        (NEWS, "<news:news></news:news>", (("publication", "name"), "", 0), "N",
         "<news:news><news:publication><news:name>N</news:name></news:publication></news:news>"),
        (VIDEO, "<video:video><video:live>no</video:live></video:video>", (("live",), "", 0), "",
         "<video:video></video:video>"),
    ],
)  # fmt: skip
def test_a_line_that_is_filled_is_all_that_changes(
    extension: Extension, before: str, key: LineKey, value: str, after: str
) -> None:
    text = text_with(before)
    line = lines(before, extension)[key]
    number = 0 if before else None
    assert fill_in_line(text, extension, number, line, value).text == after


def test_a_line_can_be_taken_away_with_all_in_it() -> None:
    rest = "<news:title>T</news:title></news:news>"
    text = f"<news:news><news:publication><news:name>N</news:name></news:publication>{rest}"
    line = lines(text, NEWS)[("publication",), "", 0]
    assert line.is_heading
    assert line.need is Need.REQUIRED
    assert extensions_without(text_with(text), NEWS, 0, line).text == f"<news:news>{rest}"
