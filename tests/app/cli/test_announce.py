"""`announce`: search engines are told what changed, once the same is published and the key is in place."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from editor.__main__ import main
from editor.core.site.page_answers import PageAnswer, UrlVerdict
from editor.site import indexnow
from editor.site.site_storage import AnswerStore, answers_path
from tests.app.cli.test_command_line import entry, urlset
from tests.site.misbehaving import Reply, Site, running

KEY = "0123456789abcdef"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A site with a key file, and two endpoints that take what they are told."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("HOME", str(tmp_path))
    with running() as site:
        site.replies |= {
            f"/{KEY}.txt": Reply(body=f"{KEY}\n".encode()),
            "/one": Reply(200),
            "/two": Reply(202),
        }
        publish(site, "/a", "/b")
        yield site


def publish(site: Site, *paths: str, lastmod: str = "2026-11-01") -> None:
    """Save a sitemap, and upload it."""
    text = urlset(*(entry(site.url(path), lastmod=lastmod) for path in paths))
    Path("sitemap.xml").write_text(text, encoding="utf-8")
    site.replies["/sitemap.xml"] = Reply(body=text.encode())


def announce(site: Site, *arguments: str, key: str = KEY) -> int:
    published = ["--published-url", site.url("/sitemap.xml"), "--allow-private"]
    endpoints = ["--endpoint", site.url("/one"), "--endpoint", site.url("/two")]
    return main(["announce", "sitemap.xml", "--key", key, *published, *endpoints, *arguments])


def told(site: Site, capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    announce(site, *arguments, "--format", "json")
    file: dict[str, Any] = json.loads(capsys.readouterr().out)["files"][0]
    return file


def posts(site: Site) -> list[dict[str, Any]]:
    """What the endpoints were told."""
    return [json.loads(body) for body in site.bodies]


def test_what_the_last_audit_found_gone_is_left_out(
    site: Site, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    store = AnswerStore(answers_path())
    store.put([PageAnswer(site.url("/a"), UrlVerdict.GONE, status=404)])
    store.close()
    assert announce(site) == 0
    assert [post["urlList"] for post in posts(site)] == [[site.url("/b")]]
    assert "  1 URL is left out, as its page was found gone or not to be indexed" in capsys.readouterr().out
    store = AnswerStore(answers_path())
    store.put([PageAnswer(site.url("/a"), UrlVerdict.OK, status=200)])
    store.close()
    file = told(site, capsys)
    assert (file["added"], file["left_out"]) == (1, 0)


def test_what_is_new_is_announced_once(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    assert announce(site) == 0
    host = site.origin.removeprefix("http://")
    assert capsys.readouterr().out.splitlines() == [
        "sitemap.xml: 2 added, 0 changed, 0 removed",
        f'  added "{site.url("/a")}"',
        f'  added "{site.url("/b")}"',
        f"  2 URLs of {host}: taken by {site.url('/one')} (200)",
    ]
    assert posts(site) == [
        {
            "host": host,
            "key": KEY,
            "keyLocation": site.url(f"/{KEY}.txt"),
            "urlList": [site.url("/a"), site.url("/b")],
        }
    ]
    assert announce(site) == 0
    assert len(posts(site)) == 1


def test_only_what_changed_since_is_announced(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    announce(site)
    capsys.readouterr()
    publish(site, "/b", "/c", lastmod="2026-11-02")
    file = told(site, capsys)
    assert [file[change] for change in ("added", "changed", "removed")] == [1, 1, 1]
    assert set(posts(site)[-1]["urlList"]) == {site.url(path) for path in ("/a", "/b", "/c")}
    assert told(site, capsys)["requests"] == []


def test_a_dry_run_checks_all_and_tells_nobody(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    assert announce(site, "--dry-run") == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith(": would be sent")
    assert site.count(f"/{KEY}.txt") == 1
    assert posts(site) == []


def test_nothing_is_announced_unless_the_same_is_published(
    site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    site.replies["/sitemap.xml"] = Reply(body=urlset(entry(site.url("/old"))).encode())
    assert announce(site) == 2
    assert "Upload the saved file" in capsys.readouterr().err
    site.replies["/sitemap.xml"] = Reply(404)
    assert announce(site) == 2
    assert "There is no such file (404)." in capsys.readouterr().err
    assert posts(site) == []


@pytest.mark.parametrize(("body", "said"), [(b"other", "something else than the key"), (None, "(404)")])
def test_the_key_file_is_checked_first(
    site: Site, capsys: pytest.CaptureFixture[str], body: bytes | None, said: str
) -> None:
    site.replies[f"/{KEY}.txt"] = Reply(404) if body is None else Reply(body=body)
    assert announce(site) == 2
    assert said in capsys.readouterr().err
    assert announce(site, key="short") == 2
    assert "8 to 128 letters" in capsys.readouterr().err
    assert posts(site) == []


def test_a_busy_endpoint_is_left_for_the_next(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    site.replies["/one"] = Reply(429)
    [request] = told(site, capsys)["requests"]
    assert (request["endpoint"], request["status"]) == (site.url("/two"), 202)


def test_what_is_not_taken_is_told_and_tried_again_the_next_time(
    site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    for status, said in ((429, "so were the others"), (403, "does not accept the key"), (500, "status 500")):
        site.replies |= {"/one": Reply(status), "/two": Reply(status)}
        assert announce(site) == 2
        assert said in capsys.readouterr().out
    site.replies["/one"] = Reply(200)
    assert told(site, capsys)["added"] == 2


def test_a_request_has_no_more_urls_than_allowed(
    site: Site, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(indexnow, "MOST_URLS", 2)
    publish(site, "/a", "/b", "/c")
    site.replies["/one"] = [Reply(200), Reply(500)]
    assert [request["urls"] for request in told(site, capsys)["requests"]] == [2, 1]
    assert told(site, capsys)["added"] == 1  # the others were taken


def test_all_can_be_taken_as_announced(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    assert announce(site, "--mark-known") == 0
    assert "nothing was sent" in capsys.readouterr().out
    assert posts(site) == []
    assert told(site, capsys)["added"] == 0


def test_a_key_file_in_a_folder_stands_for_that_folder_alone(
    site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    publish(site, "/a", "/blog/b")
    site.replies["/blog/key.txt"] = Reply(body=KEY.encode())
    file = told(site, capsys, "--key-location", site.url("/blog/key.txt"))
    assert (file["added"], file["unfit"]) == (1, 1)
    assert posts(site)[0]["urlList"] == [site.url("/blog/b")]


def test_it_is_said_what_is_missing(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["announce", "sitemap.xml", "--key", KEY]) == 2
    assert "--published-url is missing" in capsys.readouterr().err
    assert main(["announce", "sitemap.xml", "--key", KEY, "--published-url", site.url("/sitemap.xml")]) == 2
    assert "Use --allow-private" in capsys.readouterr().err


def test_a_ledger_that_is_none_is_set_aside(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    path = Path("state/sitemap-editor/announced.sqlite")
    path.parent.mkdir(parents=True)
    path.write_bytes(b"no database at all, but something else" * 30)
    assert announce(site) == 0
    assert "set aside as announced.damaged" in capsys.readouterr().err


def publish_set(site: Site, *names: str) -> None:
    """Save an index beside the sitemaps of these names, each with a page, and upload them."""
    maps = "".join(f"<sitemap><loc>{site.url(f'/{name}.xml')}</loc></sitemap>" for name in names)
    head = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
    files = {name: urlset(entry(site.url(f"/page-{name}"))) for name in names}
    for name, text in {**files, "sitemap": f"{head}{maps}</sitemapindex>"}.items():
        Path(f"{name}.xml").write_text(text, encoding="utf-8")
        site.replies[f"/{name}.xml"] = Reply(body=text.encode())


def test_of_an_index_the_pages_of_its_sitemaps_are_announced(site: Site) -> None:
    publish_set(site, "one", "two", "three")
    assert announce(site) == 0
    [post] = posts(site)
    assert post["urlList"] == [site.url(f"/page-{name}") for name in ("one", "two", "three")]
    publish_set(site, "one", "three")
    assert announce(site) == 0
    assert posts(site)[1]["urlList"] == [site.url("/page-two")]


def test_an_index_without_one_of_its_sitemaps_takes_no_page_for_removed(
    site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    publish_set(site, "one", "two")
    Path("two.xml").unlink()
    assert announce(site) == 2
    assert "two.xml is missing or cannot be read" in capsys.readouterr().err
    assert posts(site) == []


def test_a_damaged_sitemap_is_not_announced(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    damaged = Path("sitemap.xml").read_bytes().replace(b"</url>", b"", 1)
    Path("sitemap.xml").write_bytes(damaged)
    site.replies["/sitemap.xml"] = Reply(body=damaged)
    assert announce(site) == 2
    assert "It is damaged, so there is no telling" in capsys.readouterr().err
