"""Entries under nearly the same URL are paired with the evidence, and never where two fit."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from editor.core.moved_entries import Move, MovedUrl, moved_urls
from tests.for_each import for_each

HOST = "https://e.org"


def moved(mine: Sequence[str], theirs: Sequence[str], *, by_path: bool = False) -> list[MovedUrl]:
    """Compare paths of one site, or URLs, each of which stands once."""
    own, others = ([HOST + url if url.startswith("/") else url for url in urls] for urls in (mine, theirs))
    only_mine = [row for row, url in enumerate(own) if url not in others]
    only_theirs = [row for row, url in enumerate(others) if url not in own]
    return moved_urls(own, others, only_mine, only_theirs, by_path=by_path)


WAYS = [
    ("http://e.org/a", "https://e.org/a", (Move.SCHEME,)),
    ("https://www.e.org/a", "https://e.org/a", (Move.WWW,)),
    ("/a", "/a/", (Move.SLASH,)),
    ("/a/index.html", "/a/", (Move.INDEX_FILE,)),
    ("/About", "/about", (Move.CASE,)),
    ("/a?x=1", "/a/?x=1", (Move.SLASH,)),
    ("http://www.e.org/A", "https://e.org/a/", (Move.SCHEME, Move.WWW, Move.SLASH, Move.CASE)),
    ("/blog/a", "/news/a", (Move.FOLDER,)),
    ("/Docs/v1/intro", "/docs/v2/intro/", (Move.FOLDER, Move.SLASH, Move.CASE)),
]


@for_each(("old", "new", "how"), WAYS)
def test_what_differs_is_the_evidence(old: str, new: str, how: tuple[Move, ...]) -> None:
    assert [each.how for each in moved(["/", old], ["/", new])] == [how]


UNCLEAR = [
    (["/a"], ["/a/", "/A"]),
    (["/a", "/A"], ["/a/"]),
    (["/a"], ["/b"]),
    (["/a?x=1"], ["/a/?x=2"]),
    (["/keep/", "/Keep"], ["/keep/", "/keep"]),  # both have one that fits as well
    (["/blog/a"], ["/news/a", "/posts/a"]),
    (["/blog/a", "/old/a"], ["/news/a"]),
    (["/blog/a", "/blog/b"], ["/blog/b", "/news/a"]),  # the folder is still there
    (["/blog/a", "/news/b"], ["/news/a", "/news/b"]),  # and here it was there already
    ([f"/blog/{n}" for n in range(9)], ["/news/0"]),  # too few of its pages
    (["//A"], ["/AA/A"]),  # no folder has no name
    (["text"], ["Text"]),
]


@for_each(("mine", "theirs"), UNCLEAR)
def test_nothing_is_guessed(mine: list[str], theirs: list[str]) -> None:
    assert moved(mine, theirs) == []


def test_of_several_spellings_each_belongs_to_one_where_the_same_changed_in_all() -> None:
    found = moved(["/a", "/A"], ["/A/", "/a/"])
    assert [(each.mine, each.theirs, each.how) for each in found] == [
        (0, 1, (Move.SLASH,)),
        (1, 0, (Move.SLASH,)),
    ]


def test_a_renamed_folder_is_named_and_takes_its_own_page_along() -> None:
    found = moved(["/Blog/", "/Blog/a", "/Blog/b"], ["/x/", "/news/", "/news/b", "/news/a"])
    assert [(each.mine, each.theirs) for each in found] == [(0, 1), (1, 3), (2, 2)]
    assert {each.folders for each in found} == {("/Blog/", "/news/")}


def test_by_path_the_host_is_no_difference() -> None:
    found = moved(["http://localhost:8000/a"], ["https://www.e.org/a/"], by_path=True)
    assert [each.how for each in found] == [(Move.SLASH,)]


URLS = st.lists(
    st.from_regex(r"https?://(www\.)?e\.org/[abAB]{0,2}(/[abAB])?/?", fullmatch=True), max_size=8, unique=True
)


@given(URLS, URLS)
def test_no_entry_is_in_two_pairs_and_spellings_are_the_same_the_other_way_round(
    mine: list[str], theirs: list[str]
) -> None:
    found = moved(mine, theirs)
    assert len({each.mine for each in found}) == len({each.theirs for each in found}) == len(found)
    there, back = (
        {each for each in some if Move.FOLDER not in each.how} for some in (found, moved(theirs, mine))
    )
    assert {(each.mine, each.theirs, each.how) for each in there} == {
        (each.theirs, each.mine, each.how) for each in back
    }
