"""Pictures of the window and of the manual show it as it is"""

import importlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

import pictures
from editor.__main__ import main
from editor.app import shot, start
from editor.app.display import Display
from editor.app.shot import BETWEEN, SHOWN
from editor.services.settings.settings_file import Settings
from picture_dialogs import DIALOGS, OF_SEVERAL
from tests.app.desk import SITEMAP
from tests.app.program import program
from tests.services.file_sets import index, urlset

Shoot = Callable[..., tuple[int, str]]


@pytest.fixture
def sitemap(tmp_path: Path) -> Path:
    path = tmp_path / "sitemap.xml"
    path.write_text(SITEMAP)
    return path


@pytest.fixture
def shoot(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shoot:
    """Draws in this process: returns the exit code, and what is said on standard error."""
    monkeypatch.setattr(shot, "make_application", lambda path: (qapp, Settings(path)))
    monkeypatch.setattr(shot, "_prepare_platform", lambda _picture: None)

    def shoot(*arguments: object) -> tuple[int, str]:
        words = [*map(str, arguments)]
        code = pictures.run(words) if "--dialog" in words else main(["shot", *words])
        return code, capsys.readouterr().err

    return shoot


IMPORTING = """
import builtins
import linecache
import sys
plain = builtins.__import__
from editor.__main__ import main
code = main(sys.argv[1:])
print("Python imports as ever:", builtins.__import__ is plain)
print("No sources are kept:", len(linecache.cache) < 20)
sys.exit(code)
"""


def test_a_picture_has_its_size_whatever_the_locale_is_and_the_temporary_folder_is_called(
    sitemap: Path, tmp_path: Path
) -> None:
    """Afterwards Python imports as ever, and keeps no sources."""
    (folder := tmp_path / ("Süß 漢字" if sys.platform == "win32" else "Süß: 漢字")).mkdir()
    out = tmp_path / "out.png"
    options = ("--size", "900x500", "--scale", "2", "--theme", "dark", "--select", "2")
    done = program("shot", sitemap, out, *options, code=IMPORTING, TMPDIR=str(folder), LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("Python imports as ever: True\nNo sources are kept: True\n")
    image = QImage(str(out))
    assert (image.width(), image.height()) == (1800, 1000)


def test_more_rows_may_be_selected_than_there_are(shoot: Shoot, sitemap: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.png"
    assert shoot(sitemap, out, "--select", "2-99999999999", "--select", "900") == (0, "")


@pytest.mark.parametrize(
    ("name", "entries"), [("repairs", 1), ("lastmod", 0), ("priority", 0), ("changefreq", 0)]
)
def test_a_dialog_with_nothing_to_show_is_said(shoot: Shoot, tmp_path: Path, name: str, entries: int) -> None:
    path = tmp_path / "map.xml"
    path.write_text(urlset(*["a"] * entries))
    told = f"sitemap-editor: --dialog {name} has nothing to show here\n"
    assert shoot(path, tmp_path / "out.png", "--dialog", name) == (2, told)


def test_a_dialog_about_nothing_is_said(shoot: Shoot, tmp_path: Path) -> None:
    told = "sitemap-editor: --dialog export has nothing to show here\n"
    assert shoot(tmp_path / "out.png", "--dialog", "export") == (2, told)


def test_values_of_an_index_can_be_drawn_too(shoot: Shoot, tmp_path: Path) -> None:
    path = tmp_path / "index.xml"
    path.write_text(index("a.xml"))
    assert shoot(path, tmp_path / "out.png", "--dialog", "edit-values") == (0, "")


def test_a_file_that_cannot_be_read_is_drawn_and_said(shoot: Shoot, tmp_path: Path) -> None:
    out = tmp_path / "out.png"
    code, told = shoot(tmp_path / "missing.xml", out)
    assert code == 2
    assert "missing.xml" in told
    assert out.exists()


def test_a_file_whose_name_is_too_long_is_drawn_and_said(shoot: Shoot, tmp_path: Path) -> None:
    code, told = shoot(f"{'x' * 300}.xml", tmp_path / "out.png")
    assert code == 2
    assert "its name is too long" in told


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["a.xml"],
        ["a.xml", "b.xml", "c.png"],
        ["out.png", "--size", "huge"],
        ["out.png", "--size", "0x10"],
        ["out.png", "--scale", "9"],
        ["out.png", "--theme", "pink"],
        ["out.png", "--select", "0"],
    ],
)
def test_wrong_use_is_said_in_a_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shot", *arguments]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_dialog_that_there_is_not_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert pictures.run([str(tmp_path / "out.png"), "--dialog", "unknown"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_picture_is_not_drawn_over_the_file_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "map.png"
    path.write_text(SITEMAP)
    assert main(["shot", str(path), str(path)]) == 2
    assert "is the file itself" in capsys.readouterr().err
    assert path.read_text() == SITEMAP


def test_a_picture_that_cannot_be_written_is_said_with_the_reason(shoot: Shoot, tmp_path: Path) -> None:
    out = tmp_path / "no folder" / "out.png"
    assert shoot(out) == (2, f"sitemap-editor: {out} was not saved: its folder does not exist.\n")


@pytest.mark.parametrize(
    "protect", [lambda path: path.with_name("other").hardlink_to(path), lambda path: path.chmod(0o444)]
)
def test_a_picture_is_drawn_over_a_protected_file_only_if_that_was_said(
    shoot: Shoot, protect: Callable[[Path], None], tmp_path: Path
) -> None:
    out = tmp_path / "out.png"
    out.write_text("before")
    protect(out)
    code, told = shoot(out)
    assert code == 2
    assert told.endswith(", or overwrite it with --overwrite-protected.\n")
    assert out.read_text() == "before"
    assert shoot(out, "--overwrite-protected") == (0, "")
    assert QImage(str(out)).width() == 1280


def test_every_dialog_can_be_asked_for() -> None:
    assert {
        "edit-values",
        "export",
        "published-url",
        "lastmod",
        "changefreq",
        "priority",
        "about",
        "shortcuts",
    } <= set(DIALOGS)


@pytest.mark.parametrize("words", [["--nix"], ["a.xml", "-v"], ["--chekc", "a.xml"], [""], ["--", ""]])
def test_an_option_that_there_is_not_opens_no_window(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert start.run(words) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_all_words_behind_two_dashes_are_files(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[Sequence[Path], bool]] = []

    def main_window(paths: Sequence[Path], *, is_smoke: bool, connected: Callable[[], None]) -> int:
        opened.append((paths, is_smoke))
        return 0

    monkeypatch.setattr(start, "look_for_display", Display)
    monkeypatch.setattr(start, "main_window", main_window)
    assert start.run(["--smoke", "a.xml", "--", "-b.xml", "--smoke"]) == 0
    assert opened == [([Path("a.xml"), Path("-b.xml"), Path("--smoke")], True)]


def test_dialogs_about_several_files_need_a_folder_of_them(
    sitemap: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "empty").mkdir()
    for name in OF_SEVERAL:
        assert pictures.run([str(sitemap), str(tmp_path / "out.png"), "--dialog", name]) == 2
        assert "needs a folder of sitemaps" in capsys.readouterr().err
    assert main(["shot", str(tmp_path / "empty"), str(tmp_path / "out.png")]) == 2
    assert "no sitemaps in this folder" in capsys.readouterr().err


PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
NAMES = (
    *("window", "details", "fix-preview", "edit-values", "several-files"),
    *("languages", "insight", "export-set", "check-urls", "repairs"),
)


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(PACKAGING))
    return importlib.import_module("manual")


@pytest.fixture
def drawn(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, tool: ModuleType
) -> Callable[[str], QImage]:
    """Draws a picture anew, in this process."""
    monkeypatch.setattr(shot, "make_application", lambda path: (qapp, Settings(path)))
    monkeypatch.setattr(shot, "_prepare_platform", lambda _picture: None)
    (folder := tmp_path / "example").mkdir()
    tool.make_samples(folder)

    def drawn(name: str) -> QImage:
        file, *options = tool.PICTURES[name]
        out = tmp_path / "out.png"
        assert pictures.run([str(folder / file), str(out), "--size", tool.SIZE, *options]) == 0
        return QImage(str(out))

    return drawn


def test_every_picture_is_tried(tool: ModuleType) -> None:
    assert set(NAMES) == set(tool.PICTURES)
    assert {path.stem for path in (tool.MANUAL / "pictures").iterdir()} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_shows_what_the_window_shows_now(
    tool: ModuleType, drawn: Callable[[str], QImage], name: str
) -> None:
    kept = QImage(str(tool.picture_path(name))).text(SHOWN).split(BETWEEN)
    assert drawn(name).text(SHOWN).split(BETWEEN) == kept, (
        f"run: python3 packaging/dev.py manual --pictures {name}"
    )
