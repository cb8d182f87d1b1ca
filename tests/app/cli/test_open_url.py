"""`open-url`: the sitemaps of a site, fetched into a folder."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from editor.__main__ import main
from tests.site.misbehaving import Reply, Site, running
from tests.site.test_web_files import SITEMAP_REPLY, index


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A site with an index and a sitemap."""
    monkeypatch.chdir(tmp_path)
    with running() as site:
        site.replies |= {"/index.xml": index(site, "/a.xml"), "/a.xml": SITEMAP_REPLY}
        yield site


def test_an_index_and_its_sitemaps_are_written_to_a_folder(
    site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["open-url", site.url("/index.xml"), "-o", "out", "--allow-private"]) == 0
    folder, size = Path("out"), len(site.reply("/index.xml").body)
    assert (folder / "a.xml").read_bytes() == SITEMAP_REPLY.body
    assert capsys.readouterr().out.splitlines() == [
        "2 sitemaps",
        f'  "{site.url("/index.xml")}": index, {size:,} bytes, written to {folder / "index.xml"}',
        f'  "{site.url("/a.xml")}": {len(SITEMAP_REPLY.body):,} bytes, written to {folder / "a.xml"}',
    ]
    assert site.count("/a.xml") == 1


def test_the_list_alone_writes_nothing(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    site.replies["/a.xml"] = Reply(body=SITEMAP_REPLY.body, headers={"ETag": '"1"'})
    assert main(["open-url", site.url("/a.xml"), "--list", "--allow-private", "--format", "json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == {
        "version": 1,
        "address": site.url("/a.xml"),
        "files": [
            {
                "url": site.url("/a.xml"),
                "told_by": "address",
                "index_url": None,
                "is_index": False,
                "size": len(SITEMAP_REPLY.body),
                "path": None,
                "etag": '"1"',
                "last_modified": None,
                "trouble": None,
            }
        ],
    }
    assert list(Path().iterdir()) == []


def test_no_password_in_a_url_is_printed(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    address = site.url("/index.xml").replace("//", "//me:secret@")
    entries = index(site, "/a.xml", "/gone.xml").body.replace(b"http://127", b"http://me:secret@127")
    site.replies["/index.xml"] = Reply(body=entries)
    for words in (["--list"], ["--list", "--format", "json"], ["-o", "out"]):
        assert main(["open-url", address, "--allow-private", *words]) == 2
    told = capsys.readouterr()
    assert site.url("/gone.xml") in told.out
    assert "secret" not in told.out + told.err


def test_another_file_of_that_name_stays_unless_that_was_said(
    site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("a.xml").write_text("mine")
    words = ["open-url", site.url("/a.xml"), "-o", ".", "--allow-private"]
    assert main(words) == 2
    assert "another file named a.xml" in capsys.readouterr().out
    assert Path("a.xml").read_text() == "mine"
    assert main([*words, "--overwrite"]) == 0
    assert main(words) == 0  # it is the same by now
    assert Path("a.xml").read_bytes() == SITEMAP_REPLY.body


def test_sitemaps_of_one_name_get_names_of_their_own(site: Site) -> None:
    site.replies |= {
        "/index.xml": index(site, "/1/a.xml", "/2/a.xml"),
        "/1/a.xml": SITEMAP_REPLY,
        "/2/a.xml": SITEMAP_REPLY,
    }
    assert main(["open-url", site.url("/index.xml"), "-o", ".", "--allow-private"]) == 0
    assert sorted(path.name for path in Path().iterdir()) == ["a-2.xml", "a.xml", "index.xml"]


def test_names_cannot_mislead_and_a_fragment_makes_no_other_file(site: Site) -> None:
    site.replies |= {
        "/index.xml": index(site, "/-rf.php", "/a.xml", "/a.xml#b"),
        "/-rf.php": SITEMAP_REPLY,
        "/a.xml": SITEMAP_REPLY,
    }
    assert main(["open-url", site.url("/index.xml"), "-o", ".", "--allow-private"]) == 0
    assert sorted(path.name for path in Path().iterdir()) == ["a.xml", "index.xml", "rf.php.xml"]
    assert site.count("/a.xml") == 1


def test_what_cannot_be_had_is_said_in_a_line(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["open-url", site.url("/index.xml"), "-o", "out"]) == 2
    assert "in a private network. Use --allow-private" in capsys.readouterr().err
    assert main(["open-url", site.url("/gone"), "-o", "out", "--allow-private"]) == 2
    assert "There is no such file (404)." in capsys.readouterr().err
    assert main(["open-url", site.url("/index.xml")]) == 2
    assert "-o FOLDER" in capsys.readouterr().err
    assert not Path("out").exists()
