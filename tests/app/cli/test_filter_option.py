"""`--where` finds what a command can know, and refuses the rest, which would look like nothing found."""

from pathlib import Path

import pytest

from editor.__main__ import main
from editor.site.site_storage import AnswerStore, answers_path
from tests.app.cli.test_command_line import entry, urlset
from tests.for_each import for_each
from tests.rules.audit_cases import GONE, PAGE
from tests.rules.documents import HOST

B = f"{HOST}/b"
EDIT = ["edit", "sitemap.xml", "priority=0.1"]
COMPARED = ["inlinks:0", "-inlinks>3", "inlinks:1..2", "is:not-found", "(path:/b OR is:unlinked)"]


@pytest.fixture(autouse=True)
def sitemap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A sitemap of two pages, in a folder of its own, and a crawl."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    path = Path("sitemap.xml")
    path.write_text(urlset(entry(PAGE), entry(B)), encoding="utf-8")
    Path("crawl.csv").write_text(f"Address,Status Code,Clicks\n{PAGE},200,3\n{B},404,0\n")
    return path


@for_each("where", COMPARED)
def test_what_only_a_comparison_tells_is_refused_by_all_that_take_filters(where: str) -> None:
    Path("r.toml").write_text(
        'name = "r"\n[[step]]\nwhere = "has:loc"\ndo = [{ operation = "priority.clear" }]\n'
        f'[[step]]\nwhere = "{where}"\ndo = [{{ operation = "rows.delete" }}]\n'
    )
    before = Path("sitemap.xml").read_text()
    commands = (
        [*EDIT, f"--where={where}"],
        ["audit", "sitemap.xml", f"--where={where}"],
        ["apply", "r.toml", "sitemap.xml"],
    )
    assert [main(command) for command in commands] == [2, 2, 2]
    assert Path("sitemap.xml").read_text() == before


REFUSED = [
    ("inlinks:0", "sitemap.xml: inlinks asks for the last comparison with the pages of the site"),
    ("is:unlinked", "is:unlinked asks for the last comparison"),
    ('data:"page views">1', "There is no data column called page views. Name its table with --data."),
    ("is:edited", "is:edited asks for edits in the window, and a file that is opened here has none."),
    (
        "rule:robots-blocked",
        "rule:robots-blocked asks for a robots.txt, which edit and apply take with --robots.",
    ),
]


def test_the_reason_names_the_term_and_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    for where, told in REFUSED:
        assert main([*EDIT, "--where", where]) == 2, where
        assert told in capsys.readouterr().err


def test_what_is_known_without_a_comparison_is_found(sitemap: Path) -> None:
    Path("robots.txt").write_text("User-agent: *\nDisallow: /b\n")
    for arguments in (
        ["--where", "is:edited OR path:/b"],
        ["--where", "rule:robots-blocked", "--robots", "robots.txt"],
        ["--where", "-is:new path:/b"],
    ):
        assert main([*EDIT, *arguments, "-o", "out.xml", "--overwrite-protected"]) == 0
        assert Path("out.xml").read_text() == urlset(entry(PAGE), entry(B, priority="0.1"))
        Path("out.xml").unlink()


def test_a_table_answers_for_its_columns_and_for_pages_that_were_not_audited(sitemap: Path) -> None:
    for where in ("data:clicks:0", "status:404", "verdict:gone"):
        sitemap.write_text(urlset(entry(PAGE), entry(B)), encoding="utf-8")
        assert main([*EDIT, "--where", where, "--data", "crawl.csv"]) == 0
        assert sitemap.read_text() == urlset(entry(PAGE), entry(B, priority="0.1"))
    store = AnswerStore(answers_path())
    store.put([GONE])  # of the page that is there by the table
    store.close()
    assert main([*EDIT, "--where", "verdict:gone", "--data", "crawl.csv"]) == 0
    assert sitemap.read_text() == urlset(entry(PAGE, priority="0.1"), entry(B, priority="0.1"))
