"""`audit`: which URLs of a sitemap do not answer as they should, also where sites ask for a log-in."""

import base64
import csv
import json
import re
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from html import escape
from pathlib import Path
from typing import Any

import pytest
from lxml import etree

from editor.__main__ import main
from editor.formats.reports.report_formats import REPORT_FORMATS
from tests.app.cli.test_command_line import NAMESPACE, entry, urlset
from tests.site.misbehaving import Reply, Site, page, redirect, running

pytestmark = pytest.mark.usefixtures("copied_helpers")


HERE = ("--allow-private", "--delay", "0")


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A site with a sitemap of it, where one is, and nothing that was audited before."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    with running() as site:
        site.replies |= {"/": page(), "/old": redirect("/new"), "/new": page("New")}
        write(site, "/", "/old", "/gone")
        yield site


def write(site: Site, *paths: str) -> None:
    Path("sitemap.xml").write_text(
        urlset(*(entry(escape(site.url(path))) for path in paths)), encoding="utf-8"
    )


def audit(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, dict[str, Any]]:
    code = main(["audit", "sitemap.xml", *HERE, *arguments, "--format", "json"])
    return code, json.loads(capsys.readouterr().out)["files"][0]


def test_what_does_not_answer_with_a_page_is_listed(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", "sitemap.xml", *HERE]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "sitemap.xml: 3 entries, 3 URLs audited: 1 ok, 1 redirected, 1 gone; 1 error, 1 warning",
        f"sitemap.xml:4:11: warning audit-redirected redirected; 301; leads to {site.url('/new')}; "
        f'which answers 200 "{site.url("/old")}"',
        f'sitemap.xml:5:11: error audit-gone gone; 404 "{site.url("/gone")}"',
        "3 URLs audited: 1 ok, 1 redirected, 1 gone",
        "1 file, 3 entries: 1 error, 1 warning",
    ]


def test_the_text_is_grouped_and_limited_like_that_of_a_check(
    site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    write(site, "/gone", "/lost", "/away")
    assert main(["audit", "sitemap.xml", *HERE, "--limit", "1"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[1:3] == [
        f'sitemap.xml:3:11: error audit-gone gone; 404 "{site.url("/gone")}"',
        "sitemap.xml: audit-gone: and 2 more places listed by --limit 0",
    ]
    assert main(["audit", "sitemap.xml", *HERE, "--group"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[1:3] == [
        "  error    audit-gone (3): gone; 404",
        f'             row 1, line 3, column 11: "{site.url("/gone")}"',
    ]


def test_the_json_form_tells_all_of_a_url(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    code, file = audit(capsys, "--rows", "2")
    [told] = file["urls"]
    assert (code, file["counts"]) == (0, {"redirected": 1})
    assert told.pop("ms") >= 0
    assert datetime.fromisoformat(told.pop("checked")) <= datetime.now(UTC)
    assert told == {
        "row": 2,
        "loc": site.url("/old"),
        "verdict": "redirected",
        "also": [],
        "status": 301,
        "final_status": 200,
        "final_url": site.url("/new"),
        "redirects": 1,
        "indexable": "redirected",
        "hops": [{"url": site.url("/old"), "status": 301}],
        "type": "text/html; charset=utf-8",
        "canonical": None,
        "robots": [],
        "last_modified": None,
        "page_modified": None,
        "size": len(page("New").body),
        "blocked_by": None,
        "reason": None,
        "findings": [],
    }


def test_what_is_not_known_of_a_url_is_null(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    site.replies["/robots.txt"] = Reply(body=b"User-agent: *\nDisallow: /old")
    [told] = audit(capsys, "--rows", "2")[1]["urls"]
    assert told.pop("checked")
    assert told.pop("blocked_by") == {"line": 2, "rule": "Disallow: /old"}
    assert told == {
        "row": 2,
        "loc": site.url("/old"),
        "verdict": "blocked",
        "also": [],
        "redirects": 0,
        "hops": [],
        "indexable": "blocked",
        "findings": [],
        **dict.fromkeys(("status", "final_status", "final_url", "type", "canonical", "robots")),
        **dict.fromkeys(("last_modified", "page_modified", "ms", "size", "reason")),
    }


def test_what_answered_today_is_not_asked_again_unless_that_is_wanted(
    site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    site.replies["/broken"] = Reply(503, headers={"Retry-After": "0"})
    write(site, "/", "/broken")
    for arguments, asked in [
        ((), (1, 3)),
        ((), (1, 6)),
        (("--continue",), (1, 6)),
        (("--again", "all"), (2, 9)),
    ]:
        audit(capsys, *arguments)
        assert (site.count("/"), site.count("/broken")) == asked


def test_rows_can_be_chosen_and_the_verdicts_that_fail(
    site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit(capsys, "--where", "new OR old", "--fail-on", "redirected")[0] == 1
    assert audit(capsys, "--fail-on", "noindex")[0] == 0
    assert len(audit(capsys, "--sample", "1")[1]["urls"]) == 1


def test_a_robots_txt_of_ones_own_is_obeyed_or_none(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    site.replies["/robots.txt"] = Reply(body=b"User-agent: *\nDisallow: /")
    Path("robots.txt").write_text("User-agent: *\nDisallow: /old")
    assert audit(capsys)[1]["counts"] == {"blocked": 3}
    counts = audit(capsys, "--robots", "robots.txt")[1]["counts"]
    assert counts == {"ok": 1, "blocked": 1, "gone": 1}
    assert audit(capsys, "--robots", "off")[1]["counts"] == {"ok": 1, "redirected": 1, "gone": 1}


def test_a_robots_txt_may_be_fetched(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    site.replies["/other.txt"] = Reply(body=b"User-agent: *\nDisallow: /old")
    assert audit(capsys, "--robots", site.url("/other.txt"))[1]["counts"] == {
        "ok": 1,
        "blocked": 1,
        "gone": 1,
    }


def test_only_errors_are_asked_anew_however_old_the_others_are(
    site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    site.replies["/broken"] = Reply(400)
    write(site, "/", "/broken")
    audit(capsys)
    with closing(sqlite3.connect(Path("cache/sitemap-editor/answers.sqlite"))) as database, database:
        database.execute("UPDATE answers SET time = time - 9 * 24 * 60 * 60")
    audit(capsys, "--again", "errors")
    assert (site.count("/"), site.count("/broken")) == (1, 2)
    audit(capsys, "--again", "30d")
    assert (site.count("/"), site.count("/broken")) == (1, 3)


def test_junit_shows_what_fails_and_skips_what_could_not_be_verified(
    site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    site.replies["/in"] = Reply(401)
    write(site, "/", "/in", "/<gone>&\u00fc")
    assert main(["audit", "sitemap.xml", *HERE, "--format", "junit"]) == 1
    root = etree.fromstring(capsys.readouterr().out.encode())
    [suite] = root
    assert {str(name): str(value) for name, value in suite.attrib.items()} == {
        "name": "sitemap.xml",
        "tests": "3",
        "failures": "1",
        "errors": "0",
        "skipped": "1",
    }
    well, skipped, failed = suite
    assert (len(well), skipped[0].tag, failed[0].get("type")) == (0, "skipped", "gone")
    assert failed.get("name") == "row 3: " + site.url("/<gone>&\u00fc")


def test_a_report_is_a_page_or_a_table(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    write(site, "/", "/<b>gone</b>")
    for name in ("out.html", "out.csv"):
        assert main(["audit", "sitemap.xml", *HERE, "--report", name]) == 1
    capsys.readouterr()
    page = Path("out.html").read_text(encoding="utf-8")
    assert "/&lt;b&gt;gone&lt;/b&gt;" in page
    assert "<b>" not in page
    lines = list(csv.reader(Path("out.csv").read_text(encoding="utf-8").splitlines()))
    assert [line[1:4:2] for line in lines] == [["row", "verdict"], ["1", "ok"], ["2", "gone"]]


@pytest.mark.usefixtures("site")
def test_hosts_of_the_own_network_are_not_asked_unless_that_is_said(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["audit", "sitemap.xml"]) == 0
    told = capsys.readouterr()
    assert "in a private network" in told.out
    hint = "is in a private network and was not asked; use --allow-private if it may be"
    assert told.err.splitlines() == [f"sitemap-editor: audit: 127.0.0.1 {hint}"]


def test_a_name_of_this_machine_is_asked_once_that_is_allowed(
    site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    sitemap = Path("sitemap.xml")
    sitemap.write_text(
        sitemap.read_text(encoding="utf-8").replace("127.0.0.1", "localhost"), encoding="utf-8"
    )
    assert main(["audit", "sitemap.xml", "--rows", "1", "--format", "json"]) == 0
    told = capsys.readouterr()
    assert "audit: localhost is in a private network" in told.err
    assert json.loads(told.out)["files"][0]["urls"][0]["verdict"] == "unverified"
    _, file = audit(capsys, "--rows", "1", "--continue")
    assert file["urls"][0]["verdict"] == "ok"


@pytest.mark.usefixtures("site")
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--fail-on", "bad"], "no list of verdicts"),
        (["--again", "soon"], "nor an age"),
        (["--again", f"{'9' * 5000}d"], "nor an age"),
        (["--per-host", "0"], "1 or more"),
        (["--brake", "101"], "more than 100"),
        (["--accept", "all"], "no list of statuses"),
        (["--rows", "9"], "there is no row 9"),
        (["--robots", "missing.txt"], "missing.txt"),
        (["--robots", "http://127.0.0.1:1/robots.txt"], "--robots"),
        (["--report", "out.pdf"], "must end in one of these: .json, "),
        (["--report", "./sitemap.xml.html", "sitemap.xml.html"], "is one of the files"),
    ],
)
def test_what_cannot_be_followed_is_said(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["audit", "sitemap.xml", *arguments]) == 2
    assert words in capsys.readouterr().err


def test_an_audit_that_stops_by_itself_says_so_wherever_it_tells_what_it_found(
    site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    paths = [f"/{number}" for number in range(80)]
    site.replies |= dict.fromkeys(paths, Reply(503, headers={"Retry-After": "0"}))
    write(site, *paths)
    again = ("--again", "all", "--fail-on", "gone")
    assert main(["audit", "sitemap.xml", *HERE, *again, "--report", "out.csv", "--format", "json"]) == 1
    told = capsys.readouterr()
    assert "It stopped by itself. 50 of the last 50 URLs failed: 503." in told.err
    assert "The same command goes on with the others; with --brake off it does not stop" in told.err
    whole = json.loads(told.out)
    [file] = whole["files"]
    assert (whole["complete"], whole["stopped"]) == (False, "50 of the last 50 URLs failed: 503")
    assert file["not_asked"] == 80 - len(file["urls"]) > 0
    lines = list(csv.DictReader(Path("out.csv").read_text(encoding="utf-8").splitlines()))
    left = [line for line in lines if line["verdict"] == "not-asked"]
    assert (len(lines), len(left)) == (80, file["not_asked"])
    assert left[0]["reason"] == "50 of the last 50 URLs failed: 503"
    assert main(["audit", "sitemap.xml", *HERE, *again, "--report", "out.html", "--format", "junit"]) == 1
    [suite] = etree.fromstring(capsys.readouterr().out.encode())
    assert (suite.get("tests"), suite.get("errors"), suite[0][0].get("type")) == ("81", "1", "not-asked")
    report = Path("out.html").read_text(encoding="utf-8")
    assert "The audit is not complete" in report
    assert "50 of the last 50 URLs failed: 503" in report
    assert main(["audit", "sitemap.xml", *HERE, *again]) == 1
    text = capsys.readouterr().out
    [(asked, unasked)] = re.findall(r"entries, (\d+) URLs audited: .*, (\d+) not asked for; ", text)
    assert int(unasked) == 80 - int(asked) > 0  # some are under way when it stops, not as many each time
    assert f"sitemap.xml: error audit-unverified {unasked} URLs were not asked for. " in text
    assert "more places" not in text


def test_a_table_that_cannot_be_read_is_told_with_filters_or_without(
    site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    write(site, "/")
    for which in ((), ("--where", "data:clicks>1")):
        assert main(["audit", "sitemap.xml", *HERE, "--data", "nowhere.csv", *which]) == 2
        assert "nowhere.csv: " in capsys.readouterr().err


def test_the_brake_can_be_set_and_ended(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    paths = [f"/{number}" for number in range(60)]
    site.replies |= {path: Reply(501 if number % 2 else 404) for number, path in enumerate(paths)}
    write(site, *paths)
    for arguments in (("--brake", "off"), ("--brake", "60")):
        main(["audit", "sitemap.xml", *HERE, *arguments, "--again", "all", "--format", "json"])
        told = capsys.readouterr()
        assert json.loads(told.out)["complete"] is True
        assert told.err == ""


def test_where_all_was_asked_for_it_is_not_said_that_something_is_left(
    site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    paths = [f"/{number}" for number in range(80)]
    site.replies |= dict.fromkeys(paths, Reply(501))
    write(site, *paths)
    assert main(["audit", "sitemap.xml", *HERE, "--brake", "off"]) == 1
    capsys.readouterr()
    assert main(["audit", "sitemap.xml", *HERE, "--format", "json"]) == 1
    told = capsys.readouterr()
    assert "All URLs have been checked, some of them earlier." in told.err
    assert len(json.loads(told.out)["files"][0]["urls"]) == 80


def test_client_errors_fail_unless_their_status_is_accepted(
    site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    site.replies |= {"/a": Reply(418), "/b": Reply(401), "/c": page(status=203)}
    write(site, "/a", "/b", "/c")
    assert audit(capsys)[0] == 1
    code, file = audit(capsys, "--accept", "203,401,410-420")
    assert (code, file["counts"]) == (0, {"ok": 3})


def test_pages_are_judged_as_googlebot_or_whoever_is_named(
    site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    site.replies["/"] = page(X_Robots_Tag="googlebot: noindex")
    site.replies["/robots.txt"] = Reply(body=b"User-agent: Yandex\nDisallow: /")
    write(site, "/")
    for arguments, verdict in [
        ((), "noindex"),
        (("--agent", "Bingbot"), "ok"),
        (("--agent", "*"), "ok"),
        (("--agent", "YandexBot"), "blocked"),
    ]:
        assert audit(capsys, *arguments)[1]["counts"] == {verdict: 1}


def test_a_date_that_is_older_than_the_page_is_told(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    site.replies["/"] = page(Last_Modified="Wed, 01 Jul 2026 10:00:00 GMT")
    dated = entry(site.url("/")).replace("</loc>", "</loc><lastmod>2020-01-01</lastmod>")
    Path("sitemap.xml").write_text(urlset(dated), encoding="utf-8")
    sentence = "The page says that it last changed on 2026-07-01T10:00:00Z, which is later."
    [told] = audit(capsys, "--report", "out.html")[1]["urls"]
    assert told["findings"] == [{"rule": "audit-lastmod-older", "message": sentence}]
    assert main(["audit", "sitemap.xml", *HERE, "--report", "out.csv"]) == 0
    assert f"sitemap.xml:3:11: advice audit-lastmod-older {sentence}" in capsys.readouterr().out
    assert sentence in Path("out.html").read_text(encoding="utf-8")
    assert "audit-lastmod-older" in Path("out.csv").read_text(encoding="utf-8")


def test_no_password_in_a_url_is_printed_or_reported(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    secret = site.url("/gone").replace("//", "//me:secret@")
    Path("sitemap.xml").write_text(urlset(entry(secret)), encoding="utf-8")
    for report in ("out.html", "out.csv"):
        for form in ("text", "json", "junit"):
            Path(report).unlink(missing_ok=True)
            assert main(["audit", "sitemap.xml", *HERE, "--report", report, "--format", form]) == 1
            told = capsys.readouterr()
            assert "/gone" in told.out
            assert "secret" not in told.out + told.err + Path(report).read_text(encoding="utf-8")


SECRET = "never-to-be-told"
TOKEN = base64.b64encode(f"me:{SECRET}".encode()).decode()


@pytest.fixture
def locked_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A site whose sitemap and page ask for a log-in, with credentials for it in a file."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    with running() as site:
        content = urlset(entry(site.url("/a")))
        Path("sitemap.xml").write_text(content, encoding="utf-8")
        keep("site", f"[{site.origin}]\nuser = me\npassword = {SECRET}\n")
        site.replies |= {"/a": page(), "/sitemap.xml": Reply(body=content.encode())}
        answer = site.reply

        def reply(path: str) -> Reply:
            may = path == "/robots.txt" or site.headers[-1].get("authorization") == f"Basic {TOKEN}"
            return answer(path) if may else Reply(401)

        site.reply = reply  # type: ignore[method-assign]
        yield site


def keep(name: str, text: str) -> None:
    Path(name).write_text(text, encoding="utf-8")
    Path(name).chmod(0o600)


AUDIT = ("audit", "sitemap.xml", "--allow-private", "--delay", "0", "--fail-on", "unverified")


@pytest.mark.usefixtures("locked_site")
def test_credentials_reach_their_site_and_are_written_nowhere(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main([*AUDIT]) == 1
    assert main([*AUDIT, "--credentials", "site", "--report", "out.html"]) == 0
    assert main([*AUDIT, "--credentials", "site", "--report", "out.csv", "--format", "json"]) == 0
    written = [path.read_bytes() for path in tmp_path.rglob("*") if path.is_file() and path.name != "site"]
    told = capsys.readouterr()
    for secret in (SECRET, TOKEN):
        assert secret not in told.out + told.err
        assert not any(secret.encode() in content for content in written)


def test_sitemaps_are_fetched_with_them_too(locked_site: Site) -> None:
    url, here = locked_site.url("/sitemap.xml"), ("--allow-private", "--credentials", "site")
    assert main(["open-url", url, "-o", "there", *here]) == 0
    assert main(["compare", "sitemap.xml", url, *here]) == 0
    assert main(["compare", "sitemap.xml", url, "--allow-private"]) == 2


def test_a_password_in_the_url_of_a_sitemap_is_not_printed(
    locked_site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    url = locked_site.url("/sitemap.xml")
    secret = url.replace("//", f"//me:{SECRET}@")
    assert main(["compare", "sitemap.xml", secret, "--allow-private"]) == 0
    assert main(["compare", secret, "sitemap.xml", "--allow-private", "--format", "json"]) == 0
    told = capsys.readouterr()
    assert told.out.count(url) == 2
    assert SECRET not in told.out + told.err


@pytest.mark.usefixtures("locked_site")
def test_a_file_that_cannot_be_read_is_said_without_what_it_holds(capsys: pytest.CaptureFixture[str]) -> None:
    keep("bad", f"password {SECRET}")
    for name in ("bad", "missing", "."):
        assert main([*AUDIT, "--credentials", name]) == 2
        told = capsys.readouterr().err
        assert f"argument --credentials: {name}: " in told
        assert SECRET not in told


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such rights")
@pytest.mark.usefixtures("locked_site")
def test_it_is_said_where_others_can_read_them(capsys: pytest.CaptureFixture[str]) -> None:
    Path("site").chmod(0o644)
    assert main([*AUDIT, "--credentials", "site"]) == 0
    assert "Others on this machine can read it; chmod 600 site keeps it to you." in capsys.readouterr().err


def write_set(site: Site, *names: str) -> None:
    """Write an index of sitemaps, and those of them that are named; each has pages of its own."""
    listed = "".join(f"<sitemap><loc>{site.url(f'/{name}')}</loc></sitemap>" for name in ("a.xml", "b.xml"))
    Path("index.xml").write_text(f'<sitemapindex xmlns="{NAMESPACE}">{listed}</sitemapindex>')
    paths = {"a.xml": ["/", "/old"], "b.xml": ["/gone"]}
    for name in names:
        Path(name).write_text(urlset(*(entry(escape(site.url(path))) for path in paths[name])))


def test_of_an_index_the_pages_in_its_files_are_asked_for(
    site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    write_set(site, "a.xml", "b.xml")
    report = "r.sarif"
    assert main(["audit", "index.xml", "a.xml", *HERE, "--format", "json", "--report", report]) == 1
    files = json.loads(capsys.readouterr().out)["files"]
    assert [(file["path"], file["counts"]) for file in files] == [
        ("a.xml", {"ok": 1, "redirected": 1}),
        ("b.xml", {"gone": 1}),
    ]
    assert site.count("/a.xml") == site.count("/index.xml") == 0
    [run] = json.loads(Path(report).read_text())["runs"]
    places = [each["locations"][0]["physicalLocation"] for each in run["results"]]
    assert [(each["artifactLocation"]["uri"], each["region"]["startLine"]) for each in places] == [
        ("a.xml", 4),
        ("b.xml", 3),
    ]
    assert [each["level"] for each in run["results"]] == ["warning", "error"]


def test_an_index_can_be_asked_for_itself(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    write_set(site, "a.xml", "b.xml")
    main(["audit", "index.xml", *HERE, "--no-children", "--format", "jsonl"])
    urls = [json.loads(line)["loc"] for line in capsys.readouterr().out.splitlines()]
    assert urls == [site.url("/a.xml"), site.url("/b.xml")]
    for name in ("a.xml", "b.xml"):
        Path(name).unlink()
    assert main(["audit", "index.xml", *HERE]) == 1
    assert "none of its sitemaps is beside it" in capsys.readouterr().err


def test_a_file_of_an_index_that_is_not_there_is_told(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    write_set(site, "b.xml")
    assert main(["audit", "index.xml", *HERE]) == 2
    told = capsys.readouterr()
    assert f"These of its sitemaps are not beside it: {site.url('/a.xml')}" in told.err
    assert told.out.startswith("b.xml: 1 entry, 1 URL audited")


def test_every_format_is_printed_as_it_is_written(
    site: Site, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    reports = {form.name: f"r{form.endings[0]}" for form in REPORT_FORMATS}
    words = [word for name in reports.values() for word in ("--report", name)]
    assert main(["audit", "sitemap.xml", *HERE, *words]) == 1
    for form, name in reports.items():
        capsysbinary.readouterr()
        assert main(["audit", "sitemap.xml", *HERE, "--format", form, "--continue"]) == 1
        printed, written = capsysbinary.readouterr().out, Path(name).read_bytes()
        if form in ("xlsx", "html"):  # which say when they were made
            assert printed[:9] == written[:9]
        else:
            assert printed == written
    assert b"## Sitemaps: failed" in Path("r.md").read_bytes()
