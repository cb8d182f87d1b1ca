"""What holds for the code as a whole."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from editor.resources import resource

REPOSITORY = Path(__file__).resolve().parents[1]
LONGEST_FILE = 500
TEXT = {".py", ".md", ".toml", ".txt", ".xml", ".svg", ".desktop", ".yml", ".yaml", ".cfg", ".ini", ""}


def tracked_files() -> list[Path]:
    """The files of the repository; without git, those below the folders that belong to it."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
            cwd=REPOSITORY,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()
        found = [REPOSITORY / name for name in listed]
    except (OSError, subprocess.CalledProcessError):
        folders = ("editor", "tests", "packaging", "resources")
        found = [path for folder in folders for path in (REPOSITORY / folder).rglob("*")]
        found += REPOSITORY.glob("*")
    return [path for path in found if path.is_file()]


def python_files(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (REPOSITORY / folder).rglob("*.py"))


def name_of(path: Path) -> str:
    return path.relative_to(REPOSITORY).as_posix()


OURS = python_files("editor", "packaging")
EVERYTHING = [*OURS, *python_files("tests")]


def test_imports_run_one_way() -> None:
    # In a process of its own: it sets up logging anew, and with that silences every logger there is.
    lint = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
    command = [sys.executable, "-c", lint]
    done = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_command_line_loads_no_qt() -> None:
    command = [sys.executable, "-X", "importtime", "-m", "editor", "check", str(resource("samples/shop.xml"))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "editor.rules" in done.stderr
    assert "PySide6" not in done.stderr


def test_packaging_does_not_shadow_the_library_of_that_name() -> None:
    assert not (REPOSITORY / "packaging" / "__init__.py").exists()


@pytest.mark.parametrize("path", [path for path in OURS if path.stat().st_size], ids=name_of)
def test_every_module_says_what_it_holds(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), f"{name_of(path)} has no docstring"


@pytest.mark.parametrize("path", EVERYTHING, ids=name_of)
def test_no_file_is_too_long_to_read(path: Path) -> None:
    with path.open(encoding="utf-8") as lines:
        assert sum(1 for _ in lines) < LONGEST_FILE


# Split, so that this file does not hold what it looks for.
_FOREIGN = [
    "pypi" + r"\.org",
    "python" + r"hosted\.org",
    "npm" + r"js\.(org|com)",
    "npm" + r"mirror\.com",
    r"(?<![\w.}])/(work|root|home|Users)" + r"/\w",
]


@pytest.mark.parametrize("pattern", _FOREIGN)
def test_no_file_names_a_registry_or_a_place_on_somebodys_machine(pattern: str) -> None:
    wanted = re.compile(pattern, re.IGNORECASE)
    hits = [
        name_of(path)
        for path in tracked_files()
        if path.suffix in TEXT and wanted.search(path.read_text(encoding="utf-8", errors="replace"))
    ]
    assert hits == []


@pytest.mark.parametrize("path", python_files("editor"), ids=name_of)
def test_translated_texts_are_plain_strings(path: Path) -> None:
    """The tools for translators do not see into f-strings."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name in ("tr", "translate", "QT_TRANSLATE_NOOP"):
            formatted = [argument for argument in node.args if isinstance(argument, ast.JoinedStr)]
            assert not formatted, f"{name_of(path)}:{node.lineno} has an f-string inside {name}()"


_COLOUR = re.compile(r"#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})", re.IGNORECASE)


@pytest.mark.parametrize("path", python_files("editor"), ids=name_of)
def test_colours_are_declared_in_the_theme_alone(path: Path) -> None:
    if path == REPOSITORY / "editor" / "views" / "theme.py":
        return
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            assert not _COLOUR.fullmatch(node.value), f"{name_of(path)}:{node.lineno} names a colour"
