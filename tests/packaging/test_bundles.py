"""What goes into bundles and what systems are told of the program, without building any."""

import hashlib
import importlib
import re
import shutil
import struct
import subprocess
import xml.etree.ElementTree as ET
from datetime import UTC, datetime
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from editor import __version__
from editor.app.display import ALWAYS, ON_WAYLAND, ON_X11
from editor.usage import COMMANDS

REPOSITORY = Path(__file__).resolve().parents[2]
BUNDLES = REPOSITORY / "packaging" / "bundles"
MOMENT = datetime(2026, 1, 2, tzinfo=UTC)


@pytest.fixture(autouse=True)
def _found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BUNDLES))


def module(name: str) -> ModuleType:
    return importlib.import_module(name)


@pytest.fixture
def shared(tmp_path: Path) -> Path:
    module("share").put_share(tmp_path, sizes=(16,))
    return tmp_path


@pytest.mark.parametrize(
    ("name", "is_wanted"),
    [
        ("PySide6/QtCore.abi3.so", True),
        ("PySide6/QtNetwork.abi3.so", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("PySide6/Qt/plugins/platforms/libqlinuxfb.so", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qtbase_pl.qm", False),
        ("PySide6\\translations\\qtbase_pl.qm", False),
        ("resources/translations/sitemap_editor_de.qm", True),
        ("resources/translations/sitemap_editor_de.mo", True),
        ("libpython3.11.so.1.0", True),
        ("libssl.so.3", True),
        ("libQt6Core.so.6", True),
        ("libstdc++.so.6", False),
        ("libglib-2.0.so.0", False),
        ("libX11.so.6", False),
        ("python3.11/lib-dynload/_ssl.so", True),
    ],
)
def test_of_what_was_found_only_what_is_used_goes_into_a_bundle(name: str, is_wanted: bool) -> None:
    assert module("contents").is_wanted(name, {"QtCore", "QtGui"}, ["de"]) is is_wanted


def test_of_what_runs_at_the_start_only_what_is_written_for_this_program_is_kept() -> None:
    scripts = ["pyi_rth_pyside6", "pyi_rth_multiprocessing", "own_environment", "__main__"]
    kept = [each for each in scripts if module("contents").runs_at_start(each)]
    assert kept == ["own_environment", "__main__"]


def test_the_qt_modules_are_those_that_the_program_imports() -> None:
    assert module("contents").qt_modules(REPOSITORY / "editor") == {"QtCore", "QtGui", "QtSvg", "QtWidgets"}


def test_every_library_that_the_program_asks_for_may_be_one_of_the_system() -> None:
    contents = module("contents")
    for library in (*ALWAYS, *ON_X11, *ON_WAYLAND):
        assert contents.OF_THE_SYSTEM.fullmatch(library.file) or contents.is_carried(library.file)


def test_what_is_said_of_the_program_stands_in_one_place() -> None:
    program = module("program")
    assert program.version() == __version__
    assert "de" in program.languages()


def test_files_bear_the_time_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(int(MOMENT.timestamp())))
    assert module("program").moment() == MOMENT


@pytest.mark.parametrize(("kind", "tool"), [("folder", "tar"), ("run", "makeself"), ("deb", "dpkg-deb")])
def test_the_same_folder_is_packed_to_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, tool: str
) -> None:
    if not shutil.which(tool):
        pytest.skip(f"{tool} is not installed")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
    monkeypatch.setattr(module("deb"), "dependencies", lambda root, _place: (root / "DEBIAN").mkdir() or "")
    packed = []
    for name in ("one", "other"):
        place = tmp_path / name
        folder = place / "program"
        for file in ("_internal/file", "share/man/man1/x.1", "install.sh", "sitemap-editor"):
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            (folder / file).write_text("x")
        module("share").put_licences(folder / "share/doc/sitemap-editor/licences")
        module("folder").same_for_all(folder)
        ways = {
            "folder": lambda folder, place: module("folder").pack(folder, place / "x.tar.xz"),
            "run": lambda folder, place: module("packages").pack_run(folder, place / "x.run"),
            "deb": lambda folder, place: module("deb").build_deb(folder, place, place / "dist"),
        }
        packed.append(hashlib.sha256(ways[kind](folder, place).read_bytes()).hexdigest())
    assert packed[0] == packed[1]


def test_what_is_too_large_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = module("folder")
    monkeypatch.setattr(folder, "MOST_PACKED", 10)
    (tmp_path / "program").mkdir()
    with pytest.raises(folder.NotAsItMustBe, match="10 are allowed"):
        folder.pack(tmp_path / "program", tmp_path / "dist" / "program.tar.xz")
    assert list((tmp_path / "dist").iterdir()) == []


def test_systems_are_told_of_the_program_by_one_name(shared: Path) -> None:
    files = [path for path in shared.rglob("*") if path.is_file()]
    names = {path.name.partition(".")[0].strip("_").removesuffix("-symbolic") for path in files}
    assert names == {"sitemap-editor"}
    assert "Icon=sitemap-editor" in (shared / "applications/sitemap-editor.desktop").read_text()


def test_the_menu_entry_opens_the_kinds_of_files_that_are_declared(shared: Path) -> None:
    entry = (shared / "applications/sitemap-editor.desktop").read_text()
    kinds = ET.parse(shared / "mime/packages/sitemap-editor.xml").getroot()
    declared = [str(kind.get("type")) for kind in kinds]
    assert len(declared) == 2
    for kind in (*declared, "application/xml", "application/gzip"):
        assert f"{kind};" in entry


def test_what_software_centres_show_has_pictures_once_there_is_an_address(
    shared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    share = module("share")
    assert "@" not in (shared / "metainfo/sitemap-editor.metainfo.xml").read_text()
    about: dict[str, Any] = module("program").project() | {"urls": {"Repository": "https://e.org/o/n.git"}}
    monkeypatch.setattr(share, "project", lambda: about)
    told = ET.fromstring(share.metainfo())
    images = [image.text for image in told.iter("image")]
    assert "https://e.org/o/n/raw/HEAD/resources/screenshots/window.png" in images
    assert [url.text for url in told.iter("url")] == ["https://e.org/o/n"]


@pytest.mark.parametrize(
    ("tool", "file"),
    [
        (["desktop-file-validate"], "applications/sitemap-editor.desktop"),
        (["appstreamcli", "validate", "--no-net"], "metainfo/sitemap-editor.metainfo.xml"),
        (["bash", "-n"], "bash-completion/completions/sitemap-editor"),
        (["zsh", "-n"], "zsh/site-functions/_sitemap-editor"),
        (["fish", "--no-execute"], "fish/vendor_completions.d/sitemap-editor.fish"),
    ],
)
def test_who_reads_these_files_finds_nothing_wrong(shared: Path, tool: list[str], file: str) -> None:
    if not shutil.which(tool[0]):
        pytest.skip(f"{tool[0]} is not installed")
    done = subprocess.run([*tool, shared / file], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


def test_page_and_completions_tell_of_every_command_and_option(shared: Path) -> None:
    page = (shared / "man/man1/sitemap-editor.1").read_text().replace("\\-", "-")
    known = module("commands").commands()
    assert [command.name for command in known] == [*COMMANDS]
    for name in ("bash-completion/completions/sitemap-editor", "zsh/site-functions/_sitemap-editor"):
        told = (shared / name).read_text()
        for command in known:
            assert f".SS {command.name} " in page
            for option in command.options:
                for each in option.option_strings:
                    assert each in told
                    assert each in page
    told = (shared / "fish/vendor_completions.d/sitemap-editor.fish").read_text()
    for command in known:
        lines = [line for line in told.splitlines() if f"from {command.name}'" in line]
        named = {f"--{word}" for line in lines for word in re.findall(r" -l (\S+)", line)}
        assert {
            each for option in command.options for each in option.option_strings if each[1] == "-"
        } == named


def test_bash_completes_commands_options_and_values(shared: Path) -> None:
    if not shutil.which("bash"):
        pytest.skip("bash is not installed")

    def completed(*words: str) -> set[str]:
        line = " ".join(f"'{word}'" for word in words)
        script = (
            f"source {shared}/bash-completion/completions/sitemap-editor; COMP_WORDS=({line}); "
            f"COMP_CWORD={len(words) - 1}; _sitemap_editor; printf '%s\\n' \"${{COMPREPLY[@]}}\""
        )
        return set(
            subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False).stdout.split()
        )

    assert {"check", "convert"} <= completed("sitemap-editor", "c")
    assert completed("sitemap-editor", "check", "--fail") == {"--fail-on"}
    assert completed("sitemap-editor", "check", "--format", "s") == {"sarif"}


def test_the_icon_is_drawn_in_every_form() -> None:
    icons = module("icons")
    picture = icons.picture(32)
    assert struct.unpack(">II", picture[16:24]) == (32, 32)
    count = struct.unpack("<HHH", icons.windows_icon()[:6])[2]
    assert count == 6
    for_mac = icons.mac_icon()
    assert struct.unpack(">I", for_mac[4:8])[0] == len(for_mac)
    colours = set(re.findall(r'"(#\w+)"', icons.symbolic(icons.SOURCE.read_text("utf-8"))))
    assert colours == {"#2e3436"}


def test_a_package_of_debian_takes_libraries_from_there(tmp_path: Path) -> None:
    deb = module("deb")
    folder, root = tmp_path / "folder", tmp_path / "root"
    for name in (
        "_internal/libssl.so.3",
        "_internal/libpython3.11.so.1.0",
        "share/man/man1/x.1",
        "install.sh",
    ):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("x")
    module("share").put_licences(folder / "share/doc/sitemap-editor/licences")
    deb.lay_out(folder, root)
    inside = root / "usr/lib/sitemap-editor/_internal"
    assert {path.name for path in inside.iterdir()} == {"libpython3.11.so.1.0", "installed-as"}
    assert (root / "usr/share/man/man1/x.1.gz").exists()
    told = (root / "usr/share/doc/sitemap-editor/copyright").read_text()
    assert "GNU Lesser General" in told
    assert "Lucide" in told
    assert (root / "usr/bin/sitemap-editor").readlink() == Path("../lib/sitemap-editor/sitemap-editor")


def test_libraries_look_beside_themselves_not_in_folders_of_the_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elf = module("elf")
    searched = {
        "a.so": "RUNPATH  $ORIGIN/Qt/lib",
        "b.so": "RPATH  $ORIGIN:/opt/python/lib",
        "c.so": "NEEDED  libc.so",
    }
    told = "".join(
        f"\n{tmp_path / name}:     file format elf64-x86-64\n  {line}\n" for name, line in searched.items()
    )
    commands: list[list[str]] = []

    def run(command: list[str], **_how: object) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        return subprocess.CompletedProcess(command, 0, told)

    monkeypatch.setattr(elf.subprocess, "run", run)
    elf.look_beside_themselves([tmp_path / name for name in searched])
    assert commands[1:] == [["patchelf", "--set-rpath", "$ORIGIN", str(tmp_path / "b.so")]]


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """A folder that somebody has unpacked, with as much of the program as its installer looks at."""
    if not shutil.which("sh") or not shutil.which("tar"):
        pytest.skip("there is no shell")
    folder = tmp_path / "unpacked"
    desktop = BUNDLES / "desktop"
    (folder / "share" / "applications").mkdir(parents=True)
    shutil.copy(desktop / "sitemap-editor.desktop", folder / "share" / "applications")
    (folder / "share" / "mime" / "packages").mkdir(parents=True)
    shutil.copy(desktop / "sitemap-editor.xml", folder / "share" / "mime" / "packages")
    (folder / "_internal").mkdir()
    shutil.copy(desktop / "install.sh", folder)
    (folder / "sitemap-editor").touch()
    return folder


@pytest.fixture
def prefix(tmp_path: Path) -> Path:
    prefix = tmp_path / "Mias Programme"
    (prefix / "bin").mkdir(parents=True)
    (prefix / "bin" / "other").touch()
    return prefix


def install(script: Path, prefix: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["sh", script, "--prefix", prefix, *words], capture_output=True, text=True, check=False
    )


def files_in(folder: Path) -> set[str]:
    return {
        str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file() or path.is_symlink()
    }


def test_what_is_installed_by_hand_is_removed_without_a_trace(unpacked: Path, prefix: Path) -> None:
    for _again in range(2):
        done = install(unpacked / "install.sh", prefix)
        assert done.returncode == 0, done.stderr
    assert f'Exec="{prefix}/bin/' in (prefix / "share/applications/sitemap-editor.desktop").read_text()
    assert (prefix / "bin/sitemap-editor").resolve() == prefix / "lib/sitemap-editor/sitemap-editor"
    done = install(prefix / "lib/sitemap-editor/install.sh", prefix, "--remove")
    assert done.returncode == 0, done.stderr
    assert files_in(prefix) == {"bin/other"}
    assert not (prefix / "share" / "mime").exists()
    assert not (prefix / "share" / "applications").exists()


def test_the_installer_removes_no_files_of_others(unpacked: Path, prefix: Path) -> None:
    others = {"share/mime/mine.txt", "share/applications/.mine"}
    for name in others:
        (prefix / name).parent.mkdir(parents=True, exist_ok=True)
        (prefix / name).touch()
    assert install(unpacked / "install.sh", prefix).returncode == 0
    (prefix / "bin" / "sitemap-editor").unlink()
    (prefix / "bin" / "sitemap-editor").touch()  # by another way of installing
    assert install(prefix / "lib/sitemap-editor/install.sh", prefix, "--remove").returncode == 0
    assert {*others, "bin/other", "bin/sitemap-editor"} <= files_in(prefix)
    assert not (prefix / "lib").exists()


@pytest.mark.parametrize("place", ["lib/sitemap-editor", "lib/sitemap-editor.new"])
@pytest.mark.parametrize("is_link", [False, True], ids=["folder", "link"])
@pytest.mark.parametrize("words", [(), ("--remove",)], ids=["install", "remove"])
def test_the_installer_replaces_and_removes_no_folder_that_it_did_not_make(
    unpacked: Path, prefix: Path, tmp_path: Path, place: str, words: tuple[str, ...], *, is_link: bool
) -> None:
    mine = tmp_path / "mine" if is_link else prefix / place
    (mine / "share").mkdir(parents=True)
    (mine / "share" / "one.txt").touch()
    (prefix / "share").mkdir()
    (prefix / "share" / "one.txt").touch()
    if is_link:
        (prefix / "lib").mkdir()
        (prefix / place).symlink_to(mine, target_is_directory=True)
    before = files_in(tmp_path)
    done = install(unpacked / "install.sh", prefix, *words)
    assert before <= files_in(tmp_path)
    if words or place == "lib/sitemap-editor":
        assert done.returncode == 1
        assert before == files_in(tmp_path)


def test_the_installer_replaces_no_command_that_it_did_not_make(unpacked: Path, prefix: Path) -> None:
    command = prefix / "bin" / "sitemap-editor"
    command.write_text("of pipx")
    done = install(unpacked / "install.sh", prefix)
    assert done.returncode == 1
    assert str(command) in done.stderr
    assert files_in(prefix) == {"bin/other", "bin/sitemap-editor"}
    assert command.read_text() == "of pipx"


def test_windows_is_told_the_version() -> None:
    told = module("elsewhere").version_information("1.2.3")
    assert "filevers=(1, 2, 3, 0)" in told
    assert "StringStruct('ProductVersion', '1.2.3')" in told
