"""URLs of other hosts are settled host by host."""

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.rules.finding import Context
from editor.rules.findings import Findings
from editor.rules.fixes.fix_choices import HostChoice, other_hosts, settling
from tests.core.file_sets import joined
from tests.for_each import for_each
from tests.rules.documents import HOST, NOW, checked, with_locs

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
