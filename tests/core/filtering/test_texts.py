from editor.core.filtering.text_matching import text_matcher
from tests.for_each import for_each

VALUES = ["https://a.org/Blog", "https://a.org/%C3%BCber", "https://a.org/straße", "", "a\nb", "\uab70"]


@for_each(
    ("text", "found"),
    [
        ("blog", [0]),
        ("BLOG", [0]),
        ("STRASSE", [2]),
        ("a.b", []),
        ("\n", [4]),
        ("\u13a0", [5]),
        ("/", [0, 1, 2]),
    ],
)
def test_a_text_is_found_whatever_its_case(text: str, found: list[int]) -> None:
    for in_url in (False, True):
        matches = list(text_matcher(text, in_url=in_url)(VALUES))
        assert [place for place, is_match in enumerate(matches) if is_match] == found


def test_only_in_a_url_a_text_is_found_encoded() -> None:
    assert not any(text_matcher("über")(VALUES))
    assert list(text_matcher("über", in_url=True)(VALUES)) == [False, True, False, False, False, False]


@for_each(("text", "url"), [("ß", "https://a.org/stra%C3%9Fe"), ('ü"', 'https://a.org/%C3%BC"x')])
def test_a_text_is_found_however_much_of_it_is_encoded(text: str, url: str) -> None:
    assert list(text_matcher(text, in_url=True)([url])) == [True]
