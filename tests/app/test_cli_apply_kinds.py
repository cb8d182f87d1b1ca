"""`apply` on files of every kind at once: each keeps its form, and one that cannot be read stops no other."""

import gzip
import json
from pathlib import Path

import pytest

from editor.__main__ import main

NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"
URLS = f'<urlset xmlns="{NAMESPACE}"><url><loc>http://E.org/a</loc><!-- c --></url></urlset>'
INDEX = (
    f'<sitemapindex xmlns="{NAMESPACE}">\n<sitemap>\n<loc>http://e.org/s.xml</loc></sitemap></sitemapindex>'
)
FILES = {
    "plain.xml": URLS.encode(),
    "packed.xml.gz": gzip.compress(URLS.encode(), mtime=0),
    "index.xml": INDEX.encode(),
    "urls.txt": "\ufeffhttp://e.org/a\r\nhttps://e.org/b".encode(),
    "wide.xml": f'<?xml version="1.0" encoding="UTF-16"?>{URLS}'.encode("utf-16"),
    "page.html": b"<html><body>404</body></html>",
    "cut.xml": URLS[:-20].encode(),
    "feed.xml": b"<rss><channel><item><link>http://e.org/a</link></item></channel></rss>",
}
UNFIT = ("page.html", "cut.xml", "feed.xml")


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    for name, data in FILES.items():
        (tmp_path / name).write_bytes(data)
    return [tmp_path / name for name in (*FILES, "missing.xml")]


def contents(files: list[Path]) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in files if path.exists()}


def test_every_file_keeps_its_form_and_one_that_is_unfit_stops_no_other(
    files: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["apply", "https-everywhere", *map(str, files)]) == 2
    now = contents(files)
    urls = URLS.replace("http://E.org", "https://e.org")
    assert now["plain.xml"] == urls.encode()
    assert gzip.decompress(now["packed.xml.gz"]) == urls.encode()
    assert now["index.xml"] == INDEX.replace("http://e.org", "https://e.org").encode()
    assert now["urls.txt"] == "\ufeffhttps://e.org/a\r\nhttps://e.org/b".encode()
    assert now["wide.xml"] == f'<?xml version="1.0" encoding="UTF-16"?>{urls}'.encode("utf-16")
    assert {name: now[name] for name in UNFIT} == {name: FILES[name] for name in UNFIT}
    told = capsys.readouterr()
    assert all(str(path) in told.err for path in files if path.name in (*UNFIT, "missing.xml"))
    assert told.err.count("\n") == 4
    assert told.out.count("entries changed") + told.out.count("entry changed") == 5


def test_a_dry_run_leaves_all_of_them_alone(files: list[Path]) -> None:
    before = contents(files)
    assert main(["apply", "--dry-run", "https-everywhere", *map(str, files)]) == 2
    assert contents(files) == before
    assert {path.name for path in files[0].parent.iterdir()} == set(before)


def test_the_json_form_is_what_it_always_was(files: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["apply", "https-everywhere", str(files[3]), "--dry-run", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "version": 1,
        "recipe": {"name": "HTTPS everywhere", "mode": "first-match"},
        "dry_run": True,
        "files": [
            {
                "path": str(files[3]),
                "target": str(files[3]),
                "entries": 2,
                "changed": 1,
                "left_alone": 0,
                "absent": 0,
                "steps": [{"name": "", "where": "", "entries": 2}],
                "changes": [
                    {
                        "row": 1,
                        "field": "loc",
                        "before": "http://e.org/a",
                        "after": "https://e.org/a",
                        "steps": [1],
                    }
                ],
            }
        ],
    }


def test_the_first_match_or_every_match_decides(tmp_path: Path) -> None:
    step = '[[step]]\nwhere = "{}"\ndo = [ {{ operation = "priority.{}", {} }} ]\n'
    steps = step.format("path:/a", "set", "value = 0.4") + step.format("loc:a", "add", "amount = 0.1")
    sitemap = tmp_path / "sitemap.xml"
    for mode, expected in (("first-match", "0.4"), ("every-match", "0.5")):
        sitemap.write_text(URLS)
        (tmp_path / "r.toml").write_text(f'name = "r"\nmode = "{mode}"\n{steps}')
        assert main(["apply", str(tmp_path / "r.toml"), str(sitemap)]) == 0
        assert f"<priority>{expected}</priority>" in sitemap.read_text()
