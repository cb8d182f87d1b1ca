"""Each command that writes can only say, or show as a diff, what it would write."""

import gzip
import re
from pathlib import Path

import pytest

from editor.__main__ import main
from tests.app.cli.test_command_line import entry, urlset

SITE = "https://shop.test-site.org"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a sitemap that every command has something to do to, and a damaged one."""
    (tmp_path / "map.xml").write_text(urlset(entry(f"{SITE}/a b", priority="0.5"), entry(f"{SITE}/c")))
    (tmp_path / "sound.xml").write_text(urlset(entry(f"{SITE}/a", lastmod="2026-01-02", priority="0.5")))
    (tmp_path / "damaged.xml").write_text(urlset(entry(f"{SITE}/a?b&c")))
    monkeypatch.chdir(tmp_path)
    return tmp_path


COMMANDS = [
    ("edit map.xml --all priority=0.7", "map.xml"),
    ("fix map.xml", "map.xml"),
    ("fix map.xml --rule loc-space", "map.xml"),
    ("repair damaged.xml --in-place", "damaged.xml"),
    ("apply remove-ignored-fields sound.xml", "sound.xml"),
    ("convert sound.xml out.txt", "out.txt"),
    ("convert sound.xml map.xml", "map.xml"),
    ("convert sound.xml out.csv", "out.csv"),
]


def patched(old: str, diff: str) -> str:
    """What a unified diff makes of a text, as `patch` does, which not every system has."""
    left = old.splitlines(keepends=True)
    hunks = re.split(r"^@@ -(\d+)(?:,(\d+))? .*\n", diff, flags=re.MULTILINE)[1:]
    for start, count, lines in reversed(list(zip(hunks[::3], hunks[1::3], hunks[2::3], strict=True))):
        told: list[tuple[str, str]] = []
        for line in lines.splitlines(keepends=True):
            if line.startswith("\\"):  # the line before ends the file without a line end
                told[-1] = (told[-1][0], told[-1][1].removesuffix("\n"))
            else:
                told.append((line[0], line[1:]))
        size = int(count or 1)
        first = int(start) - 1 if size else int(start)
        assert left[first : first + size] == [line for sign, line in told if sign in " -"]
        left[first : first + size] = [line for sign, line in told if sign in " +"]
    return "".join(left)


@pytest.mark.parametrize(("command", "target"), COMMANDS)
def test_a_diff_is_what_the_command_does_and_nothing_is_written_for_it(
    command: str, target: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {path: path.read_bytes() for path in folder.iterdir()}
    assert main([*command.split(), "--diff"]) == 0
    diff = capsys.readouterr().out
    assert {path: path.read_bytes() for path in folder.iterdir()} == before
    assert f"+++ {target}\n" in diff
    assert main(command.split()) == 0
    written = (folder / target).read_bytes()
    old = before.get(folder / target, b"").decode()
    assert patched(old, diff).encode() == written


@pytest.mark.parametrize(("command", "target"), COMMANDS)
def test_a_dry_run_says_what_would_change_and_writes_nothing(
    command: str, target: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {path: path.read_bytes() for path in folder.iterdir()}
    assert main([*command.split(), "--dry-run"]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"{target}: ")
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


def test_a_diff_of_no_change_is_empty_and_one_of_a_compressed_file_shows_its_text(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["fix", "sound.xml", "--diff"]) == 0
    assert capsys.readouterr().out == ""
    (folder / "a.xml.gz").write_bytes(gzip.compress((folder / "map.xml").read_bytes()))
    assert main(["fix", "a.xml.gz", "--diff"]) == 0
    assert f"+<url><loc>{SITE}/a%20b</loc>" in capsys.readouterr().out
    assert main(["convert", "sound.xml", "out.xlsx", "--diff"]) == 2
    assert "is no text, so --diff has nothing to show" in capsys.readouterr().err


@pytest.mark.parametrize(
    "values",
    [
        ["priority=7"],
        ["lastmod=2026-13-01"],
        ["changefreq=often"],
        ["loc=https://shop.test-site.org/a b"],
        ["image.loc=not a url"],
        ["video.duration=99999"],
    ],
)
def test_a_value_that_is_an_error_is_set_only_if_that_was_said(
    values: list[str], folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (folder / "sound.xml").read_bytes()
    assert main(["edit", "sound.xml", "--all", *values]) == 1
    said = capsys.readouterr().err
    assert ": error " in said
    assert "--force" in said
    assert (folder / "sound.xml").read_bytes() == before
    assert main(["edit", "sound.xml", "--all", *values, "--force"]) == 0
    assert (folder / "sound.xml").read_bytes() != before


def test_a_warning_about_a_value_is_said_and_the_value_set(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["edit", "sound.xml", "--all", "lastmod=2999-01-01"]) == 0
    assert "warning lastmod-in-future" in capsys.readouterr().err
    assert "2999-01-01" in (folder / "sound.xml").read_text()


def edited(*values: str) -> str:
    """Edit the sitemap without errors, and return what stands in its entry behind the priority."""
    assert main(["edit", "sound.xml", "--all", *values]) == 0
    return Path("sound.xml").read_text().partition("</priority>")[2].partition("</url>")[0]


def test_values_of_images_videos_news_and_languages_are_set_and_cleared() -> None:
    assert edited(f"image[1].loc={SITE}/1.png") == (
        f"<image:image><image:loc>{SITE}/1.png</image:loc></image:image>"
    )
    assert "<image:title>Salt &amp; more</image:title>" in edited("image.title=Salt & more")
    assert edited(f"image[2].loc={SITE}/2.png").count("<image:image>") == 2
    assert edited("--clear", "image[2].loc", "--clear", "image.title") == (
        f"<image:image><image:loc>{SITE}/1.png</image:loc></image:image>"
    )
    assert edited("--clear", "image.loc") == ""
    assert f'hreflang="de" href="{SITE}/de"' in edited(f"hreflang[de]={SITE}/de")
    assert f'hreflang="de" href="{SITE}/d"' in edited(f"hreflang[de]={SITE}/d")
    assert edited("hreflang[de]=") == ""
    assert "<news:language>en</news:language></news:publication>" in edited("news.publication.language=en")
    assert "<video:tag>b</video:tag>" in edited("video.title=T", "video.tag[1]=a", "video.tag[2]=b")


@pytest.mark.parametrize(
    ("values", "said"),
    [
        (["image[2].loc=https://e.org/"], "row 1 lacks what comes before image:2:loc"),
        (["image.lok=https://e.org/"], "there is no field image.lok"),
        (["image=x"], "there is no field image"),
        (["image.title=a", "image[1].title=b"], "is given two values"),
    ],
)
def test_a_place_that_cannot_be_is_said(
    values: list[str], said: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (folder / "sound.xml").read_bytes()
    assert main(["edit", "sound.xml", "--all", *values]) == 2
    assert said in capsys.readouterr().err
    assert (folder / "sound.xml").read_bytes() == before


def test_a_diff_of_a_set_shows_each_file_and_writes_none(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["convert", "sound.xml", "out", "--split", "--published-url", "https://shop.test-site.org/"]
    assert main([*words, "--diff"]) == 0
    diff = capsys.readouterr().out
    assert not Path("out").exists()
    assert main(words) == 0
    capsys.readouterr()
    for part in re.split(r"^(?=--- )", diff, flags=re.MULTILINE)[1:]:
        [name] = re.findall(r"^\+\+\+ (.+)$", part, re.MULTILINE)
        assert part.startswith("--- /dev/null\n")
        assert patched("", part) == Path(name).read_text()
    assert diff.count("+++ ") == len(list(Path("out").iterdir()))
    assert main([*words, "--diff"]) == 0
    assert capsys.readouterr().out == ""
