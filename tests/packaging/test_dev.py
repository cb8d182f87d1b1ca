import importlib.util
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import ModuleType

import pytest
from coverage import CoverageData

REPOSITORY = Path(__file__).resolve().parents[2]


def load_dev() -> ModuleType:
    spec = importlib.util.spec_from_file_location("dev", REPOSITORY / "packaging" / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """dev.py of a repository in a temporary folder, whose commands are written down instead of run."""
    module = load_dev()
    (tmp_path / "pyproject.toml").write_text("[project]")
    for name in module.PARTS:
        (tmp_path / name).write_text(f"{name}==1")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "PARTS", {name: tmp_path / name for name in module.PARTS})
    monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(module, "PYTHON", tmp_path / ".venv" / "python")
    monkeypatch.setattr(module, "STAMPS", tmp_path / ".venv" / "set-up")
    monkeypatch.setattr(module, "calls", [], raising=False)
    monkeypatch.setattr(module, "installed", [], raising=False)

    def make_environment() -> None:
        module.PYTHON.parent.mkdir(exist_ok=True)
        module.PYTHON.touch()

    def call(*arguments: str, cwd: Path | None = None) -> int:
        module.calls.append(arguments)
        return 0

    monkeypatch.setattr(module, "make_environment", make_environment)
    monkeypatch.setattr(module, "install", lambda *arguments: module.installed.append(arguments))

    def output_of(command: tuple[str, ...]) -> tuple[int, str]:
        module.calls.append(command)
        return 0, ""

    monkeypatch.setattr(module, "call", call)
    monkeypatch.setattr(module, "output_of", output_of)
    return module


def parts_installed(dev: ModuleType) -> list[str]:
    """What was installed from files of versions, each with hashes."""
    found = [arguments for arguments in dev.installed if "-r" in arguments]
    assert all(arguments[0] == "--require-hashes" for arguments in found)
    return [Path(arguments[-1]).name for arguments in found]


def test_first_use_installs_with_hashes_and_then_the_program_itself(dev: ModuleType) -> None:
    assert dev.main(["run"]) == 0
    assert parts_installed(dev) == ["run"]
    assert dev.installed[-1][:2] == ("--no-deps", "--no-build-isolation")


@pytest.mark.parametrize(
    ("command", "parts"),
    [
        ("run", ["run"]),
        ("bench", ["run", "test"]),
        ("test", ["run", "test", "check"]),
        ("faults", ["run", "test", "check"]),
        ("coverage", ["run", "test", "check"]),
        ("check", ["run", "test", "check"]),
        ("mend", ["run", "test", "check"]),
    ],
)
def test_each_command_installs_what_it_needs(dev: ModuleType, command: str, parts: list[str]) -> None:
    dev.main([command])
    assert [part for part in parts_installed(dev) if part in dev.PARTS] == parts


def test_a_command_that_needs_more_installs_the_rest(dev: ModuleType) -> None:
    dev.main(["run"])
    dev.installed.clear()
    dev.main(["check"])
    assert parts_installed(dev) == ["test", "check"]
    assert len(dev.installed) == 2  # not the program itself


def test_no_package_stands_in_two_files_of_versions() -> None:
    names = [
        line.partition(" \\")[0]
        for path in load_dev().PARTS.values()
        for line in path.read_text("ascii").splitlines()
        if not line.startswith(" ")
    ]
    assert len(names) == len(set(names)) > 40


def _with_tests(dev: ModuleType) -> None:
    (dev.ROOT / "tests" / "core").mkdir(parents=True)
    for name in ("test_a.py", "test_b.py"):
        (dev.ROOT / "tests" / "core" / name).touch()


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["tests/core"],
        ["-k", "undo"],
        ["tests/core/test_a.py", "tests/core/test_b.py"],
        ["tests/core", "-x"],
    ],
)
def test_tests_run_side_by_side(dev: ModuleType, arguments: list[str]) -> None:
    _with_tests(dev)
    assert dev.main(["test", *arguments]) == 0
    assert dev.calls == [("-m", "pytest", *dev.SIDE_BY_SIDE, *arguments)]


@pytest.mark.parametrize(
    "arguments",
    [
        ["tests/core/test_a.py"],
        ["-x", "tests/core/test_a.py", "-k", "undo"],
        ["tests/core/test_a.py::test_one", "tests/core/test_a.py::test_two[a::b]"],
    ],
)
def test_one_file_is_run_without_further_processes(dev: ModuleType, arguments: list[str]) -> None:
    _with_tests(dev)
    assert dev.main(["test", *arguments]) == 0
    assert dev.calls == [("-m", "pytest", *arguments)]


@pytest.mark.parametrize("command", ["test", "coverage", "faults"])
@pytest.mark.parametrize("before", [[], ["-x"], ["-k", "undo"], ["tests/core"]])
def test_a_path_that_is_not_there_is_told(
    dev: ModuleType, capsys: pytest.CaptureFixture[str], command: str, before: list[str]
) -> None:
    _with_tests(dev)
    dev.main(["run", "--version"])
    dev.calls.clear()
    assert dev.main([command, *before, "tests/nope.py::test_it"]) == 2
    assert capsys.readouterr().err.endswith("There is no tests/nope.py.\n")
    assert dev.calls == []


@pytest.mark.parametrize("command", ["test", "coverage", "faults"])
def test_what_tests_compile_is_kept(dev: ModuleType, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    dev.main([command])
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ


@pytest.mark.parametrize(("failing", "code"), [("pytest", 3), ("report", 2), ("", 0)])
def test_coverage_fails_with_the_tests_and_where_they_reach_too_little(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, failing: str, code: int
) -> None:
    monkeypatch.setattr(dev, "call", lambda *arguments, cwd: code if failing in arguments else 0)
    assert dev.main(["coverage"]) == code


def test_what_killed_processes_left_of_their_coverage_is_not_combined(dev: ModuleType) -> None:
    whole, empty, begun, torn = (
        dev.ROOT / f".coverage.{name}" for name in ("whole", "empty", "begun", "torn")
    )
    with closing(CoverageData(str(whole))) as data:
        data.add_lines({"editor.py": [1]})
    empty.touch()
    with closing(sqlite3.connect(begun)) as database:
        database.execute("CREATE TABLE coverage_schema (version integer)")
    torn.write_bytes(b"SQLite form")
    dev.main(["coverage"])
    assert list(dev.ROOT.glob(".coverage.*")) == [whole]


def test_translations_are_compiled_where_they_changed(dev: ModuleType) -> None:
    folder = dev.ROOT / "resources" / "translations"
    folder.mkdir(parents=True)
    compile_all = (str(dev.ROOT / "packaging" / "translations.py"), "compile")
    (folder / "sitemap_editor_de.ts").touch()
    dev.main(["run"])
    assert dev.calls.count(compile_all) == 1
    for ending in (".qm", ".mo"):
        (folder / "sitemap_editor_de").with_suffix(ending).touch()
    dev.main(["run"])
    assert dev.calls.count(compile_all) == 1


def test_second_use_installs_nothing(dev: ModuleType) -> None:
    dev.main(["test"])
    dev.installed.clear()
    dev.main(["test"])
    assert dev.installed == []


@pytest.mark.parametrize(
    ("name", "parts"),
    [("pyproject.toml", ["run", "test", "check"]), ("run", ["run"]), ("check", ["check"]), ("bundle", [])],
)
def test_a_change_of_what_is_to_be_installed_installs_that_again(
    dev: ModuleType, name: str, parts: list[str]
) -> None:
    dev.main(["test"])
    dev.installed.clear()
    (dev.ROOT / name).write_text("changed")
    dev.main(["test"])
    assert parts_installed(dev) == parts


def test_an_interrupted_set_up_is_done_again(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_arguments: str) -> None:
        raise KeyboardInterrupt

    dev.main(["test"])
    (dev.ROOT / "pyproject.toml").write_text("changed")
    with monkeypatch.context() as patch:
        patch.setattr(dev, "install", interrupted)
        assert dev.main(["test"]) == 2
    (dev.ROOT / "pyproject.toml").write_text("[project]")  # back to what was installed once
    dev.installed.clear()
    dev.main(["test"])
    assert parts_installed(dev) == ["run", "test", "check"]


@pytest.mark.parametrize("is_offered", [True, False])
def test_faults_run_with_the_fuzzer_or_without(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, is_offered: bool
) -> None:
    dev.main(["test"])

    def install(*arguments: str) -> None:
        assert str(dev.FUZZER) in arguments
        if not is_offered:
            raise dev.SetUpFailed

    monkeypatch.setattr(dev, "install", install)
    assert dev.main(["faults", "-k", "fuzz"]) == 0
    struck, others = dev.calls[-2:]
    assert struck[:4] == ("-m", "pytest", "-m", "")
    assert struck[-3:] == ("tests/faults", "-k", "fuzz")
    assert others[:4] == ("-m", "pytest", "-m", "whole")
    assert others[-2:] == ("-k", "fuzz")


@pytest.mark.parametrize(
    ("arguments", "handed_on"),
    [
        ([], ["SAMPLE"]),
        (["--smoke"], ["--smoke", "SAMPLE"]),
        (["--version"], ["--version"]),
        (["--help"], ["--help"]),
        (["a.xml", "b.xml"], ["a.xml", "b.xml"]),
        (["check", "a.xml", "--format", "json"], ["check", "a.xml", "--format", "json"]),
    ],
)
def test_run_hands_all_arguments_on(dev: ModuleType, arguments: list[str], handed_on: list[str]) -> None:
    dev.main(["run", *arguments])
    expected = [str(dev.SAMPLE) if argument == "SAMPLE" else argument for argument in handed_on]
    assert dev.calls == [("-P", "-m", "editor", *expected)]


def test_check_runs_everything_and_says_only_what_fails_and_what_to_do(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    outcomes = {"format": (1, "a.py"), "translations": (0, "de: 2 to translate"), "types": (0, "Success")}
    by_command = {command: outcomes.get(name, (0, "fine")) for name, command in dev.CHECKS.items()}
    monkeypatch.setattr(dev, "output_of", by_command.__getitem__)
    assert dev.main(["check"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "== types",
        "== format",
        "a.py",
        "Run: python3 packaging/dev.py mend",
        "== lint",
        "== house",
        "== imports",
        "== manual",
        "== translations",
        "de: 2 to translate",
        "Failed: format",
    ]


def test_lint_that_mend_leaves_is_not_said_to_be_mended(dev: ModuleType) -> None:
    assert dev.advice_on("lint", "E501 Line too long") == ""
    assert dev.advice_on("lint", "F401 [*] `re` imported but unused").endswith("dev.py mend")
    assert dev.advice_on("house", "a.py has 701 lines") == ""


def test_what_check_runs_is_there() -> None:
    dev = load_dev()
    files = [command[0] for command in (*dev.CHECKS.values(), *dev.MENDS) if not command[0].startswith("-")]
    assert len(files) == 5
    assert [name for name in files if not (REPOSITORY / name).is_file()] == []


def test_mend_tells_what_it_changed(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module, page = dev.ROOT / "editor" / "a.py", dev.ROOT / "resources" / "manual" / "rules.md"
    for path in (module, page):
        path.parent.mkdir(parents=True)
        path.write_text("x=1")
    assert dev.main(["mend"]) == 0
    assert capsys.readouterr().out == "There was nothing to mend.\n"
    assert dev.calls == [*dev.MENDS]

    def output_of(command: tuple[str, ...]) -> tuple[int, str]:
        if "format" in command:
            module.write_text("x = 1")
        return 0, ""

    monkeypatch.setattr(dev, "output_of", output_of)
    assert dev.main(["mend"]) == 0
    assert (
        capsys.readouterr().out == "Changed editor/a.py\nLook at it, then: python3 packaging/dev.py check\n"
    )


def test_mend_that_cannot_go_on_says_why(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "output_of", lambda _command: (1, "error: Failed to parse a.py"))
    assert dev.main(["mend"]) == 2
    assert capsys.readouterr().err.endswith("error: Failed to parse a.py\n")


def test_the_output_of_a_program_is_kept_with_its_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    dev = load_dev()
    monkeypatch.setattr(dev, "PYTHON", Path(sys.executable))
    assert dev.output_of(("-c", "import sys; print('a', flush=True); sys.exit('b')")) == (1, "a\nb")


def test_what_is_set_up_is_announced_once_with_how_long_it_takes(
    dev: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    dev.main(["run", "--version"])
    assert capsys.readouterr().err == "Setting up .venv to run the program: about 2 min, once.\n"
    for command in ("test", "check", "mend", "coverage"):
        dev.main([command])
    assert capsys.readouterr().err == "Setting up .venv to test and check the program: about 2 min, once.\n"


@pytest.mark.parametrize("arguments", [["nonsense"], ["check", "--fast"], ["mend", "a.py"]])
def test_wrong_use_is_one_line_and_exit_code_2(
    dev: ModuleType, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    dev.main(["check"])
    capsys.readouterr()
    assert dev.main(arguments) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_an_old_python_is_told_in_a_sentence(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 2))
    assert dev.main(["run"]) == 2
    assert "Python 3.11 or newer" in capsys.readouterr().err


def test_a_failed_set_up_says_why(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise dev.SetUpFailed("sudo apt-get install python3-venv")

    monkeypatch.setattr(dev, "make_environment", fail)
    assert dev.main(["run"]) == 2
    assert "python3-venv" in capsys.readouterr().err


def test_the_exit_code_of_a_program_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    dev = load_dev()
    monkeypatch.setattr(dev, "PYTHON", Path(sys.executable))
    assert dev.call("-c", "raise SystemExit(7)") == 7


def test_another_python_under_the_same_name_installs_again(dev: ModuleType, tmp_path: Path) -> None:
    for name in ("python3.11", "python3.13"):
        (tmp_path / name).touch()
    dev.main(["test"])
    dev.PYTHON.unlink()
    dev.PYTHON.symlink_to(tmp_path / "python3.11")
    dev.main(["test"])
    dev.installed.clear()
    dev.main(["test"])
    assert dev.installed == []
    dev.PYTHON.unlink()
    dev.PYTHON.symlink_to(tmp_path / "python3.13")
    dev.main(["test"])
    assert parts_installed(dev) == ["run", "test", "check"]


def test_an_environment_that_had_to_be_made_anew_gets_all_that_it_held(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def make_anew() -> None:
        shutil.rmtree(dev.VENV)
        dev.VENV.mkdir()
        dev.PYTHON.touch()

    dev.main(["run"])
    dev.installed.clear()
    monkeypatch.setattr(dev, "make_environment", make_anew)
    dev.main(["test"])
    assert parts_installed(dev) == ["run", "test", "check"]


@pytest.mark.parametrize("place", ["lib/python3.11/site-packages", "Lib/site-packages"])
def test_the_environment_finds_the_program_whatever_its_folder_is_called(
    dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    root = tmp_path / "Übersicht"
    packages = root / ".venv" / place
    packages.mkdir(parents=True)
    monkeypatch.setattr(dev, "ROOT", root)
    monkeypatch.setattr(dev, "VENV", root / ".venv")
    (root / "pyproject.toml").touch()
    (packages / "other.pth").write_text("import other")
    (packages / "program.pth").write_text(str(root), encoding="utf-8")  # as hatchling writes it
    dev.main(["run"])
    assert (packages / "other.pth").read_text() == "import other"
    relative = (packages / "program.pth").read_text("ascii").strip()
    assert Path(os.path.normpath(packages / relative)) == root


def test_a_damaged_note_of_what_is_installed_installs_again(dev: ModuleType) -> None:
    dev.main(["test"])
    (dev.STAMPS / "test").write_bytes(b"\xff\0")
    dev.installed.clear()
    assert dev.main(["test"]) == 0
    assert parts_installed(dev) == ["test"]


@pytest.mark.parametrize("make", [Path.touch, lambda path: path.symlink_to("nowhere")])
def test_what_is_no_folder_where_the_environment_should_be_is_told(
    make: Callable[[Path], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    dev, path = load_dev(), tmp_path / ".venv"
    make(path)
    monkeypatch.setattr(dev, "VENV", path)
    monkeypatch.setattr(dev, "PYTHON", path / "bin" / "python")
    monkeypatch.setattr(dev, "STAMPS", path / "set-up")
    assert dev.main(["run"]) == 2
    assert f"The environment {path} could not be made" in capsys.readouterr().err


def test_an_environment_that_cannot_be_started_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    dev = load_dev()
    (tmp_path / "python").write_text("no program")
    monkeypatch.setattr(dev, "PYTHON", tmp_path / "python")
    assert dev.call("-m", "editor") == 2
    assert capsys.readouterr().err.endswith("Remove it; the next use makes it anew.\n")


def test_a_set_up_that_cannot_write_is_told(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse() -> None:
        raise PermissionError(13, "Permission denied", str(dev.VENV))

    monkeypatch.setattr(dev, "make_environment", refuse)
    assert dev.main(["run"]) == 2
    assert "Permission denied" in capsys.readouterr().err
    assert dev.calls == []
