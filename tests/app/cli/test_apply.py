"""`apply` does to files of every kind what a recipe says, and nothing else."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from editor.__main__ import main
from editor.core.operations.all_operations import operation
from editor.core.operations.recipe import Recipe, RecipeStep
from editor.services.recipe_library import RecipeLibrary
from tests.app.cli.test_command_line import urlset

NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"
NOW = "2026-11-21T12:00:00Z"
RECIPE = """\
name = "Blog first"
version = 2

[[step]]
name = "Blog"
where = "path:/blog/"
do = [
    { operation = "priority.set", value = 0.8 },
    { operation = "changefreq.by_age", daily = 2, weekly = 14, monthly = 180, older = "yearly" },
]

[[step]]
where = ""
do = [ { operation = "priority.add", amount = -0.1 } ]
"""


def entry(path: str, lastmod: str, priority: str) -> str:
    values = f"<lastmod>{lastmod}</lastmod><priority>{priority}</priority>"
    return f"<url><loc>https://e.org/{path}</loc>{values}</url>"


BEFORE = (
    f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{NAMESPACE}">\n'
    + entry("blog/a", "2026-11-20", "0.5")
    + "\n<!-- shop -->\n"
    + entry("shop", "2026-11-20", "high")
    + "\n"
    + entry("shop/b", "2026-11-20", "0.30")
    + "\n</urlset>\n"
)


@pytest.fixture
def recipe(tmp_path: Path) -> Path:
    path = tmp_path / "blog.toml"
    path.write_text(RECIPE)
    return path


@pytest.fixture
def sitemap(tmp_path: Path) -> Path:
    path = tmp_path / "sitemap.xml"
    path.write_text(BEFORE)
    return path


def apply(*words: str | Path) -> int:
    return main(["apply", *map(str, words), "--now", NOW])


def test_only_the_values_change(recipe: Path, sitemap: Path) -> None:
    assert apply(recipe, sitemap) == 0
    after = BEFORE.replace("0.30", "0.2").replace(
        "<priority>0.5", "<changefreq>daily</changefreq><priority>0.8"
    )
    assert sitemap.read_text() == after


def test_a_dry_run_writes_nothing_and_says_what_would_change(
    recipe: Path, sitemap: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert apply("--dry-run", recipe, sitemap, "-o", sitemap.parent / "out.xml") == 0
    assert sitemap.read_text() == BEFORE
    assert not (sitemap.parent / "out.xml").exists()
    assert capsys.readouterr().out.splitlines() == [
        f"{sitemap}: 2 of 3 entries would change",
        "  step 1 (Blog) applies to 1 entry",
        "  step 2 (every entry) applies to 2 entries",
        "  1 value left alone: nothing follows from it",
        '  row 1, changefreq: (nothing) → "daily"',
        '  row 1, priority: "0.5" → "0.8"',
        '  row 3, priority: "0.30" → "0.2"',
    ]


def answer(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(capsys.readouterr().out)
    return loaded


def test_json_tells_which_step_takes_a_row(
    recipe: Path, sitemap: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert apply(recipe, sitemap, "--format", "json") == 0
    told = answer(capsys)
    assert (told["version"], told["dry_run"]) == (1, False)
    assert told["recipe"] == {"name": "Blog first", "mode": "first-match"}
    [file] = told["files"]
    assert (file["entries"], file["changed"], file["left_alone"], file["absent"]) == (3, 2, 1, 0)
    assert file["steps"][0] == {"name": "Blog", "where": "path:/blog/", "entries": 1}
    assert file["changes"][2] == {
        "row": 3,
        "field": "priority",
        "before": "0.30",
        "after": "0.2",
        "steps": [2],
    }


def test_a_recipe_that_comes_with_the_program_is_named(
    sitemap: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = sitemap.parent / "out" / "new.xml"
    assert apply("remove-ignored-fields", sitemap, "-o", target) == 0
    assert "priority" not in target.read_text()
    assert sitemap.read_text() == BEFORE
    assert f"3 of 3 entries changed, written to {target}\n" in capsys.readouterr().out


def test_where_nothing_changes_the_copy_is_the_same(sitemap: Path, tmp_path: Path) -> None:
    times = sitemap.stat().st_mtime_ns
    assert apply("https-everywhere", sitemap) == 0
    assert sitemap.stat().st_mtime_ns == times
    assert apply("https-everywhere", sitemap, "-o", tmp_path / "copy.xml") == 0
    assert (tmp_path / "copy.xml").read_bytes() == sitemap.read_bytes()


def test_findings_may_choose_rows(recipe: Path, sitemap: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recipe.write_text(RECIPE.replace("path:/blog/", "rule:priority-not-a-number"))
    assert apply(recipe, sitemap, "--dry-run", "--format", "json") == 0
    assert answer(capsys)["files"][0]["changes"][-2]["before"] == "high"


def test_an_index_gets_no_priority(recipe: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    index = tmp_path / "index.xml"
    child = "<sitemap><loc>https://e.org/s.xml</loc></sitemap>"
    index.write_text(f'<sitemapindex xmlns="{NAMESPACE}">{child}</sitemapindex>')
    assert apply(recipe, index, "--format", "json") == 0
    assert answer(capsys)["files"][0]["changed"] == 0


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        (("value = 0.8", "value = 8"), "blog.toml, line 8: The number must be 1 or less."),
        (("path:/blog/", "rule:nonsense"), "blog.toml, step 1: There is no such rule."),
        (('priority.add", amount = -0.1', 'lastmod.from_git"'), "line 14: “folder” is missing."),
    ],
)
def test_a_recipe_that_cannot_be_followed_returns_2_and_writes_nothing(
    recipe: Path, sitemap: Path, capsys: pytest.CaptureFixture[str], fault: tuple[str, str], complaint: str
) -> None:
    recipe.write_text(RECIPE.replace(*fault))
    assert apply(recipe, sitemap) == 2
    assert sitemap.read_text() == BEFORE
    told = capsys.readouterr().err
    assert complaint in told
    assert told.count("\n") == 1


def test_a_folder_that_is_not_there_returns_2(
    recipe: Path, sitemap: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    step = 'where = ""\ndo = [ { operation = "lastmod.from_files", folder = "missing-folder" } ]\n'
    recipe.write_text(f'name = "n"\n[[step]]\n{step}')
    assert apply(recipe, sitemap) == 2
    assert "There is no folder missing-folder." in capsys.readouterr().err


def test_times_come_from_a_folder(recipe: Path, sitemap: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    (folder / "blog").mkdir(parents=True)
    (folder / "blog" / "a.html").write_text("page")
    step = (
        f"where = ''\ndo = [ {{ operation = 'lastmod.from_files', folder = '{folder}', form = 'date' }} ]\n"
    )
    recipe.write_text(f'name = "n"\n[[step]]\n{step}')
    assert apply(recipe, sitemap) == 0
    assert sitemap.read_text().count("2026-11-20") == 2


@pytest.mark.parametrize("words", [["no-such-recipe", "a.xml"], ["https-everywhere"], []])
def test_wrong_use_returns_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["apply", *words]) == 2
    assert capsys.readouterr().err.startswith("sitemap-editor: apply: ")


def test_a_file_that_cannot_be_read_leaves_the_others_done(
    recipe: Path, sitemap: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert apply(recipe, tmp_path / "missing.xml", sitemap) == 2
    assert "0.8" in sitemap.read_text()
    assert "missing.xml" in capsys.readouterr().err


def test_a_recipe_may_write_groups_as_anybody_does(sitemap: Path) -> None:
    recipe = sitemap.with_name("move.toml")
    step = r"""{ operation = "loc.replace", pattern = "/blog/(?<page>.*)", by = '/${page}?from=\$1' }"""
    recipe.write_text(f'name = "Move"\n[[step]]\nwhere = ""\ndo = [ {step} ]\n')
    assert apply(recipe, sitemap) == 0
    assert sitemap.read_text() == BEFORE.replace("/blog/a", "/a?from=$1")


def test_a_replacement_that_means_nothing_is_told_and_nothing_is_written(
    sitemap: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    recipe = sitemap.with_name("move.toml")
    step = """{ operation = "loc.replace", pattern = "/blog/", by = "/$1" }"""
    recipe.write_text(f'name = "Move"\n[[step]]\nwhere = ""\ndo = [ {step} ]\n')
    assert apply(recipe, sitemap) == 2
    assert "has no group “1”" in capsys.readouterr().err
    assert sitemap.read_text() == BEFORE


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


TRACKED = {
    "/?utm_source=x": "/",
    "/a?&UTM_Source=x&": "/a",
    "/b?b=1&gclid=2": "/b?b=1",
    "/c?b=1;utm_source=x": "/c?b=1",
    "/d;jsessionid=1": "/d",
    "/e?PHPSESSID=1#top": "/e#top",
    "/f?sid=0123456789abcdef": "/f",
    "/g?sid=12": "/g?sid=12",
    "/h?q=utm_source": "/h?q=utm_source",
}
OPERATION = """name = "Mine"
[[step]]
where = ""
do = [ { operation = "loc.remove_parameters" } ]
"""


@pytest.mark.parametrize("way", ["fix", "operation", "recipe"])
def test_what_is_found_as_tracking_is_removed_in_any_way_with_the_question_mark(
    way: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    listed, mine = tmp_path / "urls.txt", tmp_path / "mine.toml"
    listed.write_text("".join(f"https://e.org{path}\n" for path in TRACKED))
    mine.write_text(OPERATION)
    check = ["check", "--format", "json", "--limit", "0", str(listed)]
    main(check)
    findings = json.loads(capsys.readouterr().out)["files"][0]["findings"]
    rows = [each["row"] for each in findings if each["rule"] == "loc-session-or-tracking"]
    assert rows == [row for row, (before, after) in enumerate(TRACKED.items(), 1) if before != after]
    command = {
        "fix": ["fix", "--rule", "loc-session-or-tracking"],
        "operation": ["apply", str(mine)],
        "recipe": ["apply", "drop-tracking-parameters"],
    }[way]
    assert main([*command, str(listed)]) == 0
    assert listed.read_text().split() == [f"https://e.org{path}" for path in TRACKED.values()]


def test_a_recipe_of_the_users_library_is_found_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("editor.app.cli.apply.library_folder", lambda: tmp_path / "recipes")
    monkeypatch.setattr("editor.services.recipe_library.library_folder", lambda: tmp_path / "recipes")
    steps = (RecipeStep("", (operation("priority.clear"),), ""),)
    RecipeLibrary(tmp_path / "recipes").save(Recipe("My lower", steps))
    path = tmp_path / "a.xml"
    path.write_text(urlset(entry("a", "2026-01-02", "0.5")))
    for name in ("my-lower", "My lower"):
        assert main(["apply", name, str(path), "--dry-run"]) == 0
    assert main(["apply", "my-lowest", str(path)]) == 2
    assert "there are my-lower, " in capsys.readouterr().err


def test_a_recipe_sets_what_images_and_languages_hold(
    tmp_path: Path, sitemap: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    recipe = tmp_path / "media.toml"
    recipe.write_text(
        """name = "Media"
version = 2

[[step]]
do = [
    { operation = "rows.set_extension", place = "image.loc", value = "https://e.org/a.png" },
    { operation = "rows.set_extension", place = "hreflang[de]", value = "https://e.org/de" },
]
"""
    )
    assert apply(recipe, sitemap, "--format", "json", "--dry-run") == 0
    [file] = answer(capsys)["files"]
    assert file["changed"] == file["entries"]
    assert [(each["field"], each["after"]) for each in file["changes"] if each["row"] == 1] == [
        ("hreflang", "de"),
        ("image:1:loc", "https://e.org/a.png"),
    ]
    assert apply(recipe, sitemap) == 0
    text = sitemap.read_text()
    assert text.count("<image:loc>https://e.org/a.png</image:loc>") == file["entries"]
    assert text.count('hreflang="de" href="https://e.org/de"') == file["entries"]


def test_a_place_that_no_extension_has_stops_a_recipe(
    tmp_path: Path, sitemap: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    recipe = tmp_path / "media.toml"
    recipe.write_text(
        """name = "Media"
version = 2

[[step]]
do = [ { operation = "rows.set_extension", place = "image.rating" } ]
"""
    )
    assert apply(recipe, sitemap) == 2
    assert "is no value such as image[2].title" in capsys.readouterr().err
    assert sitemap.read_text() == BEFORE


def test_a_step_that_is_left_out_is_told_and_asks_for_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sitemap, recipe = tmp_path / "s.xml", tmp_path / "r.toml"
    before = urlset("<url><loc>https://e.org/a</loc></url><url><loc>https://e.org/tags/</loc></url>")
    sitemap.write_text(before, encoding="utf-8")
    step = '[[step]]\nwhere = "{}"\non = {}\ndo = [{{ operation = "rows.delete" }}]\n'
    recipe.write_text('name = "r"\n' + step.format("inlinks:0", "false") + step.format("path:/tags/", "true"))
    assert main(["apply", str(recipe), str(sitemap)]) == 0
    told = capsys.readouterr().out
    assert "  step 1 (inlinks:0) is left out\n  step 2 (path:/tags/) applies to 1 entry\n" in told
    assert sitemap.read_text() == urlset("<url><loc>https://e.org/a</loc></url>")
    assert main(["apply", "Drop what need not be listed", str(sitemap), "--dry-run"]) == 0
    assert "step 6 (Print views) applies to 0 entries" in capsys.readouterr().out


def test_a_table_is_joined_for_filters_and_operations(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sitemap, table, recipe = tmp_path / "s.xml", tmp_path / "t.csv", tmp_path / "r.toml"
    sitemap.write_text(
        urlset("<url><loc>https://e.org/a</loc></url><url><loc>https://e.org/b</loc></url>"), encoding="utf-8"
    )
    table.write_text("Page;Clicks\nhttps://e.org/a;1.500\nhttps://e.org/b;3,5\n", encoding="utf-8")
    recipe.write_text(
        'name = "r"\n[[step]]\nwhere = "data:clicks>100"\n'
        'do = [{ operation = "priority.by_steps", column = "clicks" }]\n'
    )
    assert main(["apply", str(recipe), str(sitemap), "--data", str(table)]) == 0
    assert sitemap.read_text().count("<priority>1.0</priority>") == 1
    capsys.readouterr()
    for data, words in (([], "no data column called clicks"), (["--data", str(recipe)], "")):
        assert main(["apply", str(recipe), str(sitemap), *data]) == 2
        assert words in capsys.readouterr().err
