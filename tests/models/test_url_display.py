from editor.models.table.value_display import UrlDisplay, commonest_origin, origin_length
from tests.for_each import for_each

LOCS = ["https://a.example/", "https://a.example/x", "https://b.example/y"]


@for_each(
    ("loc", "shown"),
    [
        ("https://a.example/x/y", "/x/y"),
        ("https://a.example", "https://a.example"),
        ("https://a.example.org/x", "https://a.example.org/x"),
        ("https://b.example/y", "https://b.example/y"),
        ("https://a.example/%C3%BCber%20uns", "/über%20uns"),
        ("https://a.example/a\nb", "/a b"),
        ("nonsense", "nonsense"),
    ],
)
def test_the_commonest_origin_is_left_out(loc: str, shown: str) -> None:
    assert UrlDisplay(LOCS).readable(loc) == shown


def test_it_can_be_shown_in_full() -> None:
    display = UrlDisplay(LOCS)
    display.set_fold_origin(False)
    assert display.readable(LOCS[1]) == LOCS[1]
    assert (display.is_shared("https://a.example"), display.is_shared("https://b.example")) == (True, False)


@for_each("locs", [[], [""], ["https://a.example/", "https://b.example/"]])
def test_without_a_majority_nothing_is_left_out(locs: list[str]) -> None:
    assert UrlDisplay(locs).folded_origin == ""


def test_entries_without_a_url_do_not_count() -> None:
    assert UrlDisplay(["", "https://a.example/", "", ""]).folded_origin == "https://a.example"


def test_a_whole_url_among_paths_does_not_look_like_one() -> None:
    locs = ["https://a.example/x", "/x", "/y"]
    assert UrlDisplay(locs).readable(locs[0]) == locs[0]
    assert commonest_origin(locs) == "https://a.example"  # where they are published, all the same


def test_it_says_when_another_origin_has_become_the_commonest() -> None:
    display = UrlDisplay(LOCS)
    assert not display.refresh(LOCS)
    assert display.refresh([loc.replace("https", "http") for loc in LOCS])
    assert display.folded_origin == "http://a.example"


def test_a_very_long_url_is_shown_in_part() -> None:
    assert len(UrlDisplay(LOCS).readable("https://a.example/" + "x" * 2_000_000)) < 1000


@for_each(("url", "length"), [("https://a.b/c", 11), ("/c", 0), ("https://a.b", 0), ("", 0)])
def test_the_origin_ends_where_the_path_begins(url: str, length: int) -> None:
    assert origin_length(url) == length


@for_each(
    ("part", "seen"),
    [
        ("caf%C3%A9", "café"),
        ("%A9", "é"),
        ("b%20x", "b%20x"),
        ("e.org/caf", "/caf"),
        ("e.org", None),
    ],
)
def test_a_part_of_a_url_is_found_in_what_is_shown_of_it(part: str, seen: str | None) -> None:
    loc = "https://e.org/caf%C3%A9/b%20x"
    display = UrlDisplay([loc, "https://e.org/"])
    start = loc.index(part)
    span = display.shown_span(loc, (start, start + len(part)))
    assert (display.readable(loc)[slice(*span)] if span else None) == seen


def test_a_host_that_is_shown_in_unicode_is_seen_as_a_whole() -> None:
    loc = "https://xn--mnchen-3ya.de/%E2%82%AC/y"
    display = UrlDisplay(["https://e.org/"])
    span = display.shown_span(loc, (8, 12))
    assert span is not None
    assert display.readable(loc)[slice(*span)] == "https://münchen.de"
