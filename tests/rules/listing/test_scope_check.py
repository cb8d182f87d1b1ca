"""Which URLs a file may list, the sites that they are on, and other hosts settled one by one."""

import re

from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.fields import Kind
from editor.core.values.urls import PLAIN_HOST, split_site
from editor.rules.finding import Context
from editor.rules.findings import Findings
from editor.rules.fixes.fix_choices import HostChoice, other_hosts, settling
from editor.rules.listing.scope_check import error_in, origin_of, origins_of, site_of_origin
from editor.rules.rule import Severity
from editor.rules.values import loc_check
from editor.rules.values.url_traits import UrlColumn
from tests.core.file_sets import joined
from tests.for_each import for_each
from tests.rules.documents import HOST, NOW, checked, with_locs


def _rules(
    loc: str, published: str, kind: Kind = Kind.URLSET, *, cross: bool = False, console: bool = False
) -> dict[str, Severity]:
    context = Context(kind, NOW, "", published, cross, console)
    return {
        finding.rule.id: finding.severity
        for finding in checked(with_locs(loc, kind=kind), context).report.at(0)
    }


@for_each(
    ("loc", "published", "expected"),
    [
        (f"{HOST}/a", f"{HOST}/sitemap.xml", None),
        (f"{HOST}:443/a", f"{HOST}/sitemap.xml", "loc-default-port"),
        ("https://acme.org./a", f"{HOST}/sitemap.xml", "url-off-host"),
        ("https://www.acme.org/a", f"{HOST}/sitemap.xml", "url-off-host"),
        (f"{HOST}:8443/a", f"{HOST}/sitemap.xml", "url-off-host"),
        ("http://acme.org/a", f"{HOST}/sitemap.xml", "url-off-scheme"),
        (f"{HOST}/shop", f"{HOST}/shop/sitemap.xml", "url-outside-scope"),
        (f"{HOST}/Shop/a", f"{HOST}/shop/sitemap.xml", "url-outside-scope"),
        (f"{HOST}/shop/../a", f"{HOST}/shop/sitemap.xml", "url-outside-scope"),
        (f"{HOST}/sh%6Fp/a", f"{HOST}/shop/sitemap.xml", None),
        ("https://me@acme.org/a", f"{HOST}/sitemap.xml", "loc-userinfo"),
        ("https://{{host}}/a", f"{HOST}/sitemap.xml", "template-code"),
        ("/a", f"{HOST}/sitemap.xml", "loc-not-absolute"),
    ],
)
def test_a_url_is_judged_against_the_files_own(loc: str, published: str, expected: str | None) -> None:
    rules = _rules(loc, published)
    assert set(rules) - {"loc-dot-segments"} == ({expected} if expected else set())


def test_www_is_named_where_it_makes_the_difference() -> None:
    context = Context(Kind.URLSET, NOW, "", f"{HOST}/sitemap.xml")
    (finding,) = checked(with_locs("https://www.acme.org/"), context).report.at(0)
    assert finding.message.endswith("With and without www are different hosts.")


def test_the_folder_rule_is_waived_but_told_where_the_person_declared_so() -> None:
    published = f"{HOST}/shop/sitemap.xml"
    assert _rules(f"{HOST}/a", published) == {"url-outside-scope": Severity.ERROR}
    assert _rules(f"{HOST}/a", published, console=True) == {"url-outside-scope": Severity.ADVICE}
    assert _rules(f"{HOST}/a", published, cross=True) == {"url-outside-scope": Severity.ADVICE}


def test_cross_submission_allows_other_hosts_but_no_other_scheme() -> None:
    assert not _rules("https://other.org/", f"{HOST}/sitemap.xml", cross=True)
    assert "url-off-scheme" in _rules("http://acme.org/", f"{HOST}/sitemap.xml", cross=True)


@for_each(
    ("loc", "expected"),
    [
        (f"{HOST}/maps/index.xml", "index-self-reference"),
        (f"{HOST}/m%61ps/index.xml", "index-self-reference"),
        (f"{HOST}/maps/a.xml", None),
        (f"{HOST}/a.xml", "index-child-outside-dir"),
        ("http://acme.org/maps/a.xml", "index-child-off-site"),
    ],
)
def test_an_index_has_rules_of_its_own(loc: str, expected: str | None) -> None:
    rules = _rules(loc, f"{HOST}/maps/index.xml", Kind.SITEMAPINDEX)
    assert set(rules) == ({expected} if expected else set())


def test_the_host_of_most_urls_is_right_and_the_first_wins_a_tie() -> None:
    assert checked(with_locs("https://a.org/", "https://b.org/", "https://b.org/1")).report.rows(
        "mixed-hosts"
    ) == [0]
    assert checked(with_locs("https://a.org/", "https://b.org/")).report.rows("mixed-hosts") == [1]


def test_a_host_of_a_test_machine_is_never_the_one_that_most_should_be_on() -> None:
    locs = [*(f"http://localhost:4000/{row}" for row in range(9)), f"{HOST}/a", f"{HOST}/b"]
    findings = checked(with_locs(*locs), Context(Kind.URLSET, NOW))
    found = [finding for finding in findings.report.all() if finding.row is not None]
    assert [(each.row, each.rule.id) for each in found] == [(row, "loc-not-public-host") for row in range(9)]
    assert {finding.severity for finding in found} == {Severity.ERROR}


@for_each(
    ("loc", "published", "cause"),
    [
        ("http://localhost:3000/a", "", "loc-not-public-host E"),
        ("http://localhost:3000/a", f"{HOST}/sitemap.xml", "loc-not-public-host E"),
        ("http://localhost:3000/a", "http://localhost:3000/sitemap.xml", "loc-not-public-host W"),
        ("https://www.example.com/a", "", "loc-not-public-host E"),
        ("https://example.org/a", f"{HOST}/sitemap.xml", "loc-not-public-host E"),
        ("https://acme.orgacme.org/a", "", "url-in-url W"),
        ("http://other.org/a", "", "mixed-hosts E"),
        ("https://your-domain.com/a", "", "template-code W"),
        ("https://www.acme.org/https://acme.org/a", "", "url-in-url W"),
        ("https://www.acme.org/https://acme.org/a", f"{HOST}/sitemap.xml", "url-in-url W"),
    ],
)
def test_one_cause_is_one_finding(loc: str, published: str, cause: str) -> None:
    findings = checked(with_locs(f"{HOST}/1", f"{HOST}/2", loc), Context(Kind.URLSET, NOW, "", published))
    assert [f"{each.rule.id} {each.severity.name[0]}" for each in findings.report.at(2)] == [cause]


def test_a_file_of_examples_has_no_fault_by_their_hosts() -> None:
    samples = [*(f"https://www.example.com/{row}" for row in range(9)), "https://www.example.com/ä"]
    findings = checked(with_locs(*samples), Context(Kind.URLSET, NOW))
    assert not [
        each for each in findings.report.all() if "host" in each.rule.id and each.severity > Severity.NOTE
    ]


@for_each(
    ("hosts", "told"),
    [
        ("a.org a.org b.org", "most are on a.org"),
        ("a.org a.org b.org c.org", "a.org has 2 of 4"),
        ("a.org b.org c.org c.org d.org", "c.org has 2 of 5"),
    ],
)
def test_most_is_more_than_half(hosts: str, told: str) -> None:
    findings = checked(with_locs(*(f"https://{host}/{row}" for row, host in enumerate(hosts.split()))))
    finding, *others = findings.report.of_rule("mixed-hosts")
    assert len(others) == len(set(hosts.split())) - 2
    assert (
        finding.message == f"The file lists URLs on several hosts; {told}. Use a separate file for each host."
    )


@for_each(
    ("schemes", "told"), [("http https https", "most are https"), ("http https", "half of them are http")]
)
def test_most_schemes_are_more_than_half(schemes: str, told: str) -> None:
    findings = checked(with_locs(*(f"{scheme}://a.org/{n}" for n, scheme in enumerate(schemes.split()))))
    (finding,) = findings.report.of_rule("mixed-schemes")
    assert finding.message == f"The file lists http and https URLs; {told}. Use one of them."


def test_the_share_of_a_host_is_told_as_it_is_after_an_edit() -> None:
    document = with_locs("https://a.org/", "https://a.org/1", "https://b.org/2", "https://c.org/3")
    findings = checked(document)
    document.set_values("loc", range(3, 4), ["https://a.org/3"])
    (finding,) = findings.report.of_rule("mixed-hosts")
    assert "most are on a.org" in finding.message


def test_two_schemes_on_one_host_are_one_finding() -> None:
    findings = checked(with_locs(f"{HOST}/", "http://acme.org/a"))
    assert [finding.rule.id for finding in findings.report.at(1)] == ["mixed-schemes"]


@for_each(
    ("published", "flaw"),
    [
        ("sitemap.xml", "The URL does not begin with http:// or https://."),
        (f"{HOST}/a b.xml", "There is white space inside the URL."),
        ("ftp://acme.org/sitemap.xml#a", "Search engines drop everything from # on"),
    ],
)
def test_it_is_said_what_is_wrong_with_the_published_url(published: str, flaw: str) -> None:
    findings = checked(with_locs(f"{HOST}/a"), Context(Kind.URLSET, NOW, "", published))
    (finding,) = findings.report.of_rule("published-url-invalid")
    assert finding.message.startswith(f"The file's published URL {published} is not valid. {flaw}")


@for_each("kind", [Kind.URLSET, Kind.SITEMAPINDEX, Kind.TEXT])
def test_a_published_url_that_is_none_is_told_and_judges_nothing(kind: Kind) -> None:
    findings = checked(with_locs(f"{HOST}/a", kind=kind), Context(kind, NOW, "", "sitemap.xml"))
    assert [finding.rule.id for finding in findings.report.all() if finding.severity == Severity.ERROR] == [
        "published-url-invalid"
    ]


@for_each(
    ("name", "locs", "rows"),
    [
        ("sitemap.xml", ["/sitemap.xml", "/a.xml", "/blog/sitemap.xml"], [0]),
        ("site%map.xml.gz", ["/maps/a.xml", "/maps/site%25map.xml?x"], [1]),
        ("sitemap.xml", ["/blog/sitemap.xml", "/a.xml"], []),
        ("other.xml", ["/sitemap.xml", "/a.xml"], []),
        ("", ["/sitemap.xml", "/a.xml"], []),
    ],
)
def test_an_index_that_lists_its_own_name_lists_itself(name: str, locs: list[str], rows: list[int]) -> None:
    index = with_locs(*(f"{HOST}{loc}" for loc in locs), kind=Kind.SITEMAPINDEX)
    findings = checked(index, Context(Kind.SITEMAPINDEX, NOW, name))
    assert findings.report.rows("index-self-reference") == rows


def test_whether_an_index_lists_itself_follows_its_other_entries() -> None:
    index = with_locs(f"{HOST}/blog/a.xml", f"{HOST}/blog/sitemap.xml", kind=Kind.SITEMAPINDEX)
    findings = checked(index, Context(Kind.SITEMAPINDEX, NOW, "sitemap.xml"))
    assert findings.report.rows("index-self-reference") == [1]
    index.set_values("loc", [0], f"{HOST}/a.xml")
    assert findings.report.rows("index-self-reference") == []
    index.set_values("loc", [0], f"{HOST}/blog/news/a.xml")
    assert findings.report.rows("index-self-reference") == [1]


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


@for_each(
    "host",
    [
        *(
            "acme.org",
            "www.acme.org",
            "a-b.acme.org",
            "-a.acme.org",
            "a.xn--bcher-kva.de",
            "a.xn--org",
            "acme.xn--p1ai",
        ),
        *(
            "acme",
            "acme.org.",
            ".acme.org",
            "a..org",
            "acme.123",
            "1.2.3.4",
            "1.2.3",
            "acme.o",
            "a_b.org",
            "Acme.org",
        ),
        *(
            "yourdomain.com",
            "www.your-site.org",
            "acme.yourdomain",
            "https",
            "http.org",
            "acme.org:80",
            "me@acme.org",
        ),
        *(
            f"{'a' * 63}.org",
            f"{'a' * 64}.org",
            f"acme.{'a' * 64}",
            f"{'a.' * 126}org",
            f"{'a.' * 125}org",
            "ä.org",
        ),
    ],
)
def test_a_plain_host_is_one_in_which_a_thorough_look_finds_nothing(host: str) -> None:
    origin = f"https://{host}"
    assert site_of_origin(origin) == (None if error_in(f"{origin}/") else split_site(origin))
    hits = loc_check.check(f"{origin}/", Context(Kind.URLSET, NOW))
    assert not re.fullmatch(PLAIN_HOST, host) or not hits


LOCS = (
    f"{HOST}/",
    f"{HOST}/a",
    f"{HOST}/b",
    f"{HOST}/e",
    "https://de.acme.org/c",
    "http://www.acme.org/d",
    "https://de.acme.org:8443/d",
    "https://DE.acme.org/d?x",
)


def document(published: str = "") -> tuple[Document, Findings]:
    urlset = with_locs(*LOCS)
    return urlset, checked(urlset, Context(urlset.kind, NOW, published_url=published))


def test_each_host_is_told_once_with_what_it_should_be() -> None:
    _, findings = document()
    hosts = other_hosts(findings, "mixed-hosts")
    assert [(host.name, host.rows, host.is_spelling) for host in hosts] == [
        ("de.acme.org", [4, 7], False),
        ("www.acme.org", [5], True),
        ("de.acme.org:8443", [6], False),
    ]
    assert all(host.meant == {"acme.org"} for host in hosts)


def test_to_each_host_is_done_what_was_chosen_and_nothing_to_the_others() -> None:
    urlset, findings = document()
    hosts = other_hosts(findings, "mixed-hosts")
    choices = {
        "de.acme.org": HostChoice.REMOVE,
        "www.acme.org": HostChoice.MOVE,
        "de.acme.org:8443": HostChoice.KEEP,
    }
    edit = settling(urlset, findings, "mixed-hosts", hosts, choices)
    assert edit
    inverse = edit.apply(urlset)
    assert urlset.column("loc") == [*LOCS[:4], f"{HOST}/d", LOCS[6]]
    inverse.apply(urlset)
    assert urlset.column("loc") == list(LOCS)
    assert settling(urlset, findings, "mixed-hosts", hosts, {}) is None


def test_where_the_file_is_published_says_what_they_should_be() -> None:
    urlset, findings = document("https://de.acme.org/sitemap.xml")
    hosts = other_hosts(findings, "url-off-host")
    assert {host.name: host.meant for host in hosts}["acme.org"] == {"de.acme.org"}
    edit = settling(urlset, findings, "url-off-host", hosts, {"acme.org": HostChoice.MOVE})
    assert edit
    edit.apply(urlset)
    assert urlset.column("loc")[0] == "https://de.acme.org/"


@for_each("choice", HostChoice)
def test_each_of_several_files_has_a_host_of_its_own(choice: HostChoice) -> None:
    files = [("a.org", "a.org", "x.org"), ("x.org", "b.org", "b.org")]
    whole = joined(*([Entry(f"https://{host}/{n}") for n, host in enumerate(hosts)] for hosts in files))
    findings = Findings(whole, {0: Context(whole.kind, NOW)})
    findings.check_all()
    hosts = other_hosts(findings, "mixed-hosts")
    before = whole.column("loc")
    edit = settling(whole, findings, "mixed-hosts", hosts, {"x.org": choice})
    after = {
        HostChoice.KEEP: before,
        HostChoice.MOVE: [*before[:2], "https://a.org/2", "https://b.org/0", *before[4:]],
        HostChoice.REMOVE: [loc for loc in before if "x.org" not in loc],
    }
    if edit:
        edit.apply(whole)
    assert [host.meant for host in hosts] == [{"a.org", "b.org"}]
    assert whole.column("loc") == after[choice]
