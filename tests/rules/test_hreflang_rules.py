"""What is said of all language links at once is what is said of each entry."""

from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.document.rows import RowMapping
from editor.rules.extensions.hreflang_check import link_codes, link_codes_at, link_hits
from editor.rules.extensions.hreflang_links import Alternates, Links
from editor.rules.marks import Key
from tests.examples import examples

PAGES = ("", "a", "b", "c", "d")
TAGS = ("en", "de", "fr", "x-default")
links = st.lists(st.tuples(st.sampled_from(TAGS), st.sampled_from(PAGES[1:])), max_size=4).map(
    lambda pairs: Links(tuple(tag for tag, _ in pairs), tuple(page for _, page in pairs))
)
entries = st.tuples(st.sampled_from(PAGES), links)


def alternates(rows: list[tuple[str, Links]]) -> Alternates:
    return Alternates(
        [page for page, _ in rows], [own.tags for _, own in rows], [own.pages for _, own in rows]
    )


def at_once(found: Alternates) -> list[dict[Key, int]]:
    codes = link_codes(found)
    return [{key: array[row] for key, array in codes.items() if array[row]} for row in range(len(found))]


def one_by_one(found: Alternates) -> list[dict[Key, int]]:
    return [link_codes_at(found, row) for row in range(len(found))]


@settings(deadline=None, max_examples=examples(20))
@given(st.lists(entries, max_size=4), st.lists(st.sampled_from(range(4)), max_size=4))
def test_all_entries_at_once_are_told_as_each_of_them(
    rows: list[tuple[str, Links]], versions: list[int]
) -> None:
    shared = [(page, rows[at][1]) for at, page in zip(versions, PAGES, strict=False) if at < len(rows)]
    found = alternates([*rows, *shared])  # some with the very links of others
    assert at_once(found) == one_by_one(found)


@settings(deadline=None, max_examples=examples(40))
@given(st.lists(entries, min_size=1, max_size=5), st.lists(entries, min_size=2, max_size=2), st.data())
def test_after_changes_all_is_told_as_anew(
    rows: list[tuple[str, Links]], new: list[tuple[str, Links]], data: st.DataObject
) -> None:
    found = alternates(rows)
    assert at_once(found) == one_by_one(found)
    at = data.draw(st.integers(0, len(rows) - 1))
    found.put(at, *new[0])
    rows[at] = new[0]
    assert at_once(found) == one_by_one(found) == at_once(alternates(rows))
    found.insert(at, [page for page, _ in new], [own for _, own in new])
    rows[at:at] = new
    assert at_once(found) == at_once(alternates(rows))
    found.remove(at, at + 1)
    del rows[at : at + 2]
    assert at_once(found) == at_once(alternates(rows))
    order = data.draw(st.permutations(range(-1, len(rows))))
    found.rearrange(RowMapping(order, len(rows)), {order.index(-1): new[1]})
    assert at_once(found) == at_once(alternates([rows[old] if old >= 0 else new[1] for old in order]))


@settings(deadline=None, max_examples=examples(40))
@given(st.lists(entries, min_size=1, max_size=6), st.data())
def test_another_order_is_told_as_anew(rows: list[tuple[str, Links]], data: st.DataObject) -> None:
    found = alternates(rows)
    link_codes(found), found.ambiguous()
    order = data.draw(st.permutations(range(len(rows))))
    found.rearrange(RowMapping(order, len(rows)), {})
    assert at_once(found) == one_by_one(found) == at_once(alternates([rows[old] for old in order]))


def test_no_links_tell_nothing() -> None:
    found = alternates([("a", Links((), ())), ("a", Links((), ()))])
    assert not found
    assert (link_codes(found), link_hits(found, 0)) == ({}, [])
