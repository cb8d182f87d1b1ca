"""The sites that the URLs of a document are on."""

from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.rows import RowMapping
from editor.core.file_limits import MAX_ENTRIES
from editor.rules.listing.scope_check import Sites, origin_of, origins_of, site_of_origin
from editor.rules.values.url_traits import UrlColumn
from tests.for_each import for_each
from tests.rules.documents import HOST

_ORIGINS = st.lists(st.sampled_from(["", HOST, "http://acme.org", "https://other.example"]), max_size=8)


@for_each(
    "locs",
    [
        [f"{HOST}/a", f"{HOST}/b"],
        [f"{HOST}/a", "http://acme.org/b", "/c", "", f" {HOST}/d", "HTTPS://ACME.ORG/e"],
        ["", f"{HOST}", f"{HOST}?x"],
        [f"a\n{HOST}/b", "c"],
    ],
)
def test_origins_found_in_one_go_are_those_found_one_by_one(locs: list[str]) -> None:
    assert origins_of(UrlColumn(locs)) == [origin_of(loc) for loc in locs]


@given(_ORIGINS, _ORIGINS, st.data())
def test_sites_that_change_are_those_counted_anew(
    first: list[str], more: list[str], data: st.DataObject
) -> None:
    sites, origins = Sites(first), list(first)
    at = data.draw(st.integers(0, len(origins)))
    sites.insert(at, more)
    origins[at:at] = more
    old_rows = data.draw(st.permutations(range(-1, len(origins))))
    sites.rearrange(RowMapping(old_rows, len(origins)))
    origins = ["" if old < 0 else origins[old] for old in old_rows]
    sites.update(0, "https://new.example/a")
    origins[0] = "https://new.example"
    last = data.draw(st.integers(0, len(origins) - 1))
    sites.remove(0, last)
    del origins[: last + 1]
    fresh = Sites(origins)
    assert list(sites) == list(fresh) == origins
    assert sites.present() == fresh.present()
    assert sites.majority() == fresh.majority()


def test_after_an_edit_only_the_new_site_is_looked_at() -> None:
    sites = Sites([f"https://shop-{number}.example" for number in range(200)])
    sites.majority()
    before = site_of_origin.cache_info().misses
    sites.update(0, "https://another-shop.example/")
    sites.majority()
    assert site_of_origin.cache_info().misses - before == 1
    assert site_of_origin.cache_info().maxsize == MAX_ENTRIES  # all sites of a file may differ
