"""Passwords in the URLs of a sitemap stay in the file: nothing that is printed or reported has them."""

import json
from pathlib import Path

import pytest

from editor.__main__ import main
from editor.core.text import without_passwords
from editor.formats.reports.report_formats import REPORT_FORMATS, format_named
from editor.services.tables.table_reading import TableDialect, read_table
from tests.app.cli.test_command_line import entry, urlset
from tests.for_each import for_each

SECRET = "geheim"
LONG = SECRET * 40  # longer than what is shown of a value


@pytest.fixture(autouse=True)
def sitemap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A sitemap whose URLs have passwords and faults, in the current folder."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "s.xml"
    path.write_text(
        urlset(
            entry(f"https://user:{SECRET}@shop.test-site.org/a b", lastmod="2026/01/02"),
            entry(f"https://user:{SECRET}@shop.test-site.org/a b", priority="7"),
            entry(f"http://user:{LONG}@shop.test-site.org/%7Ea b"),
            entry(f"//user:{SECRET}@shop.test-site.org/"),
        )
    )
    (tmp_path / "broken.xml").write_text(path.read_text().replace("a b", "a&b").replace("</urlset>", ""))
    return path


@for_each(
    ("text", "shown"),
    [
        ("https://me:pw@e.org/", "https://***@e.org/"),
        ("(http://me@e.org:80/a, //a:b@c:d@e.org)", "(http://***@e.org:80/a, //***@e.org)"),
        ('{"loc": "https://a\\"b:c@e.org"}', '{"loc": "https://***@e.org"}'),
        ("https://me:pwpw…", "https://***@"),
        ("https://e.org/a@b//c@d?x=//e", "https://e.org/a@b//c@d?x=//e"),
        ("https://www.example.org…", "https://www.example.org…"),
        ('["https://e.org","me@e.org"]', '["https://e.org","me@e.org"]'),
    ],
)
def test_the_user_of_a_url_is_hidden_wherever_it_stands(text: str, shown: str) -> None:
    assert without_passwords(text) == shown


@pytest.mark.parametrize(
    "words",
    [
        "check s.xml broken.xml",
        "check s.xml broken.xml --format json",
        "check --group s.xml",
        "fix s.xml --dry-run",
        "fix s.xml --dry-run --format json",
        "fix s.xml --diff",
        "fix s.xml --rule loc-userinfo --dry-run",
        "repair broken.xml --dry-run",
        "repair broken.xml --diff",
        f"edit s.xml --rows 2 loc=https://me:{SECRET}@x/ --diff",
        "apply drop-tracking-parameters s.xml --diff",
        "convert s.xml out.txt",
        "compare s.xml broken.xml",
        "coverage s.xml --data s.xml",
        "robots s.xml --robots robots.txt",
    ],
)
def test_no_command_prints_the_password_of_an_entry(words: str, capfd: pytest.CaptureFixture[str]) -> None:
    Path("robots.txt").write_text("User-agent: *\nDisallow: /")
    main(words.split())
    printed = capfd.readouterr()
    assert printed.out or printed.err
    assert SECRET not in printed.out + printed.err
    if words.endswith("json"):
        json.loads(printed.out)


def test_no_report_has_the_password_of_an_entry() -> None:
    names = {form.name: f"r{form.endings[0]}" for form in REPORT_FORMATS}
    main(["check", "s.xml", "broken.xml", *(word for name in names.values() for word in ("--report", name))])
    for form, name in names.items():
        data = Path(name).read_bytes()
        if format_named(form).name == "xlsx":
            data = str(read_table(data, TableDialect("")).table.rows).encode()
        assert (b"***" in data) == (form in ("json", "jsonl", "md", "csv", "xlsx", "html"))  # with values
        assert SECRET.encode() not in data


def test_a_diff_with_masks_says_that_it_cannot_be_applied(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["fix", "s.xml", "--diff"]) == 0
    printed = capfd.readouterr()
    assert "-<url><loc>https://***@shop.test-site.org/a b</loc>" in printed.out
    assert "s.xml: the diff has *** in place of passwords, so it cannot be applied" in printed.err


def test_files_keep_their_passwords(sitemap: Path, capfd: pytest.CaptureFixture[str]) -> None:
    before = sitemap.read_text()
    main(["edit", "s.xml", "--rows", "2", "priority=0.5", "-o", "-"])
    assert capfd.readouterr().out == before.replace("<priority>7<", "<priority>0.5<")
    main(["edit", "s.xml", "--rows", "2", "priority=0.5"])
    assert sitemap.read_text() == before.replace("<priority>7<", "<priority>0.5<")
