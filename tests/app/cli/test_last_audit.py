"""Commands that use what pages answered in the last audit: fix, apply, edit --where; none of them fetches."""

import json
from pathlib import Path

import pytest

from editor.__main__ import main
from editor.site.site_storage import AnswerStore, answers_path
from tests.app.cli.test_command_line import entry, urlset
from tests.rules.audit_cases import GONE, MOVED, MOVED_FOR_NOW, NEW, OK, PAGE
from tests.rules.documents import HOST

B = f"{HOST}/b"
RECIPE = 'name = "r"\n[[step]]\nwhere = "{where}"\ndo = [ {{ operation = "{operation}" }} ]\n'


@pytest.fixture(autouse=True)
def sitemap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A sitemap of two pages, in a folder of its own, and no audit."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    path = Path("sitemap.xml")
    path.write_text(urlset(entry(PAGE), entry(B)), encoding="utf-8")
    return path


def audited(*answers: object) -> None:
    store = AnswerStore(answers_path())
    store.put(answers)  # type: ignore[arg-type]
    store.close()


def test_a_rule_about_answers_is_fixed_by_those_of_the_last_audit(sitemap: Path) -> None:
    audited(MOVED)
    assert main(["fix", "sitemap.xml", "--rule", "audit-redirected", "-o", "out.xml"]) == 0
    assert Path("out.xml").read_text() == urlset(entry(NEW), entry(B))
    assert main(["fix", "sitemap.xml", "--rule", "audit-redirected", "--choice", "remove-entry"]) == 0
    assert sitemap.read_text() == urlset(entry(B))


def test_an_entry_whose_target_is_listed_is_removed_and_that_is_said(
    sitemap: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    audited(MOVED)
    listed = urlset(entry(PAGE), entry(NEW))
    sitemap.write_text(listed, encoding="utf-8")
    assert main(["fix", "sitemap.xml", "--rule", "audit-redirected", "--dry-run"]) == 0
    assert f"(301 to {NEW}, listed in row 2)" in capsys.readouterr().out
    assert main(["fix", "sitemap.xml", "--rule", "audit-redirected", "--format", "json"]) == 0
    [change] = json.loads(capsys.readouterr().out)["files"][0]["changes"]
    assert (change["row"], change["note"]) == (1, f"301 to {NEW}, listed in row 2")
    assert sitemap.read_text() == urlset(entry(NEW))


def test_a_temporary_redirect_stays_unless_it_is_said_what_to_do(
    sitemap: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    audited(MOVED_FOR_NOW)
    assert main(["fix", "sitemap.xml", "--rule", "audit-redirected"]) == 0
    temporary = ["fix", "sitemap.xml", "--rule", "audit-redirected-temporarily"]
    assert main(temporary) == 0
    assert "1 place left that need a decision" in capsys.readouterr().out
    assert PAGE in sitemap.read_text()
    assert main([*temporary, "--choice", "target"]) == 0
    assert sitemap.read_text() == urlset(entry(NEW), entry(B))


def test_what_is_gone_is_removed(sitemap: Path, capsys: pytest.CaptureFixture[str]) -> None:
    audited(OK)
    audited(GONE)
    assert main(["fix", "sitemap.xml", "--rule", "audit-gone", "--format", "json"]) == 0
    [report] = json.loads(capsys.readouterr().out)["files"]
    assert (report["rules"], report["left"]) == ({"audit-gone": 1}, 0)
    assert sitemap.read_text() == urlset(entry(B))


def test_all_that_is_safe_does_not_ask_for_audits(sitemap: Path) -> None:
    audited(MOVED)
    assert main(["fix", "sitemap.xml"]) == 0
    assert PAGE in sitemap.read_text()


def test_rows_are_found_by_what_their_pages_answered(sitemap: Path) -> None:
    audited(GONE)
    assert main(["edit", "sitemap.xml", "--where", "status:404", "priority=0.1"]) == 0
    assert sitemap.read_text() == urlset(entry(PAGE, priority="0.1"), entry(B))


def test_a_recipe_uses_them_in_its_filters_and_operations(sitemap: Path) -> None:
    audited(MOVED._replace(last_modified="Mon, 06 May 2024 07:08:09 GMT"))
    Path("r.toml").write_text(RECIPE.format(where="is:redirected", operation="loc.redirect_target"))
    assert main(["apply", "r.toml", "sitemap.xml"]) == 0
    assert sitemap.read_text() == urlset(entry(NEW), entry(B))


@pytest.mark.parametrize(
    "command",
    [
        ["fix", "sitemap.xml", "--rule", "audit-gone"],
        ["edit", "sitemap.xml", "--where", "verdict:gone", "priority=1"],
        ["edit", "sitemap.xml", "--where", "rule:audit-*", "priority=1"],
        ["edit", "sitemap.xml", "--where", "is:blocked", "priority=1"],
        ["apply", "where.toml", "sitemap.xml"],
        ["apply", "operation.toml", "sitemap.xml"],
    ],
)
@pytest.mark.parametrize("is_begun", [False, True])
def test_where_there_are_none_that_is_said_and_nothing_is_changed(
    command: list[str], is_begun: bool, sitemap: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if is_begun:
        audited(GONE._replace(url=f"{HOST}/elsewhere"))
    before = sitemap.read_text()
    Path("where.toml").write_text(RECIPE.format(where="status:404", operation="priority.clear"))
    Path("operation.toml").write_text(RECIPE.format(where="", operation="lastmod.from_page"))
    assert main(command) == 2
    assert "sitemap.xml: None of its URLs has been audited" in capsys.readouterr().err
    assert sitemap.read_text() == before
    assert answers_path().exists() == is_begun


def test_a_rule_about_a_robots_txt_is_not_fixed_without_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fix", "sitemap.xml", "--rule", "robots-blocked"]) == 2
    assert "robots-blocked needs --robots" in capsys.readouterr().err


@pytest.mark.parametrize(
    "command",
    [
        ("fix", "--rule", "robots-blocked", "--choice", "remove-entry"),
        ("edit", "--where", "is:blocked", "priority=0.1"),
        ("edit", "--where", "rule:robots-blocked", "priority=0.1"),
        ("apply", "where.toml"),
    ],
)
def test_what_a_robots_txt_blocks_needs_no_audit(command: tuple[str, ...], sitemap: Path) -> None:
    before = urlset(entry(PAGE, priority="0.5"), entry(B))
    sitemap.write_text(before, encoding="utf-8")
    Path("where.toml").write_text(RECIPE.format(where="is:blocked", operation="priority.clear"))
    Path("robots.txt").write_text("User-agent: Bingbot\nDisallow: /a")
    for agent in ("Googlebot", "Bingbot"):
        assert main([*command, "sitemap.xml", "--robots", ".", "--agent", agent]) == 0
        assert (sitemap.read_text() != before) is (agent == "Bingbot")


def test_a_robots_txt_that_is_not_there_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fix", "sitemap.xml", "--rule", "robots-blocked", "--robots", "nowhere"]) == 2
    assert "argument --robots: " in capsys.readouterr().err
