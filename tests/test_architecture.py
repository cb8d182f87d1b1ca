"""What holds for the code as a whole."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.sources import Node, called, nodes_of, text_of

REPOSITORY = Path(__file__).resolve().parents[1]
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


def nodes(kind: type[Node], *words: str) -> Iterator[tuple[Path, Node]]:
    """All of a kind in the modules of the program whose text holds one of these words."""
    for path in python_files("editor"):
        if any(word in text_of(path) for word in words):
            yield from ((path, node) for node in nodes_of(path, kind))


def place(path: Path, node: ast.expr) -> str:
    return f"{name_of(path)}:{node.lineno}"


OURS = python_files("editor", "packaging")


@pytest.mark.skipif(find_spec("importlinter") is None, reason="import-linter comes with `dev.py check`")
def test_imports_run_one_way() -> None:
    # In a process of its own: it sets up logging anew, and with that silences every logger there is.
    lint = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
    command = [sys.executable, "-c", lint]
    done = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_packaging_does_not_shadow_the_library_of_that_name() -> None:
    assert not (REPOSITORY / "packaging" / "__init__.py").exists()


def test_every_module_says_what_it_holds() -> None:
    texts = {name_of(path): path.read_text(encoding="utf-8") for path in OURS}
    assert [name for name, text in texts.items() if text and not text.startswith(('"""', 'r"""'))] == []


# Split, so that this file does not hold what it looks for; in small letters.
_FOREIGN = [
    "pypi" + r"\.org",
    "python" + r"hosted\.org",
    "npm" + r"js\.(org|com)",
    "npm" + r"mirror\.com",
    r"(?<![\w.}])/(work|root|home|users)" + r"/\w",
]


def test_no_file_names_a_registry_or_a_place_on_somebodys_machine() -> None:
    hits = []
    for path in tracked_files():
        if path.suffix in TEXT:
            text = path.read_text(encoding="utf-8", errors="replace").lower()
            hits += [(name_of(path), pattern) for pattern in _FOREIGN if re.search(pattern, text)]
    assert hits == []


_COLOUR = re.compile(r"#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})", re.IGNORECASE)


def test_colours_are_declared_in_the_theme_alone() -> None:
    theme = REPOSITORY / "editor" / "views" / "style" / "theme.py"
    colours = [
        (path, node)
        for path, node in nodes(ast.Constant, '"#', "'#")
        if isinstance(node.value, str) and _COLOUR.fullmatch(node.value)
    ]
    assert theme in [path for path, _ in colours]
    assert [place(*found) for found in colours if found[0] != theme] == []


# What Qt shows as HTML where it looks so, and the functions that see to it that it does not.
_TIPS = {"setToolTip", "setTabToolTip", "setStatusTip", "setWhatsThis", "showText"}
_PLAIN = {"tr", "plain_tip"}


def _is_plain(text: ast.expr) -> bool:
    if isinstance(text, ast.IfExp):
        return _is_plain(text.body) and _is_plain(text.orelse)
    return isinstance(text, ast.Constant) or (isinstance(text, ast.Call) and called(text) in _PLAIN)


def _calls(*names: str) -> list[tuple[Path, ast.Call]]:
    return [(path, call) for path, call in nodes(ast.Call, *names) if called(call) in names]


def test_tool_tips_are_set_to_texts_that_stay_plain() -> None:
    tips = [(path, call) for path, call in _calls(*_TIPS) if call.args]
    assert len(tips) > 30
    texts = [(path, call, call.args[1 if called(call) == "showText" else -1]) for path, call in tips]
    assert [place(path, call) for path, call, text in texts if not _is_plain(text)] == []


def test_models_give_plain_tool_tips() -> None:
    answers = [
        (path, function)
        for path, kind in nodes(ast.ClassDef, "def data(", "def headerData(")
        if "QTreeWidgetItem" not in map(ast.unparse, kind.bases)
        for function in kind.body
        if isinstance(function, ast.FunctionDef) and function.name in {"data", "headerData"}
        if len(function.args.args) > 1  # else it is no question of a view
    ]
    assert len(answers) > 10
    unmarked = [
        f"{name_of(path)}:{function.lineno}"
        for path, function in answers
        if "with_plain_tips" not in map(ast.unparse, function.decorator_list)
    ]
    assert unmarked == []


def test_labels_and_html_are_made_in_one_place_each() -> None:
    makers = {
        "QLabel": {"editor/views/widgets/labels.py"},
        "QMessageBox": {"editor/dialogs/questions.py"},
        "Markup": {"editor/models/table/item_data.py", "editor/models/words/explanations.py"},
        "setHtml": {"editor/app/commands/documents/export_commands.py", "editor/models/table/cell_edits.py"},
    }
    for name, places in makers.items():
        bases = {
            name_of(path) for path, node in nodes(ast.ClassDef, name) if name in map(ast.unparse, node.bases)
        }
        assert {name_of(path) for path, _ in _calls(name)} | bases <= places, name
