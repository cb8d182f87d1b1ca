"""The tool that finds texts sees all that are handed to a translating function: it reads literals only."""

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.qt_tools import need_qt_tools
from tests.sources import called, nodes_of, text_of, tree_of

_TRANSLATING = ("translated", "cli_text", "translate", "QT_TRANSLATE_NOOP")
_CALLS = re.compile(rf"\b(tr|{'|'.join(_TRANSLATING)})\(")
EDITOR = Path(__file__).resolve().parents[2] / "editor"


def _files() -> list[Path]:
    """Those that translate anything."""
    return [path for path in EDITOR.rglob("*.py") if _CALLS.search(text_of(path))]


def _unseen(path: Path) -> Iterator[str]:
    for call in nodes_of(path, ast.Call):
        if len(call.args) not in (1, 2, 3, 4):
            continue
        name = called(call)
        if name in ("tr", *_TRANSLATING) and any(isinstance(each, ast.JoinedStr) for each in call.args):
            yield ast.unparse(call)
        elif name == "tr":
            if isinstance(call.args[0], ast.BinOp | ast.IfExp):
                yield ast.unparse(call)
        elif name in _TRANSLATING and len(call.args) > 1:
            context, text = call.args[:2]
            if isinstance(text, ast.Constant) and not isinstance(context, ast.Constant):
                yield ast.unparse(call)


def test_texts_and_their_contexts_are_literals() -> None:
    files = _files()
    assert len(files) > 100
    unseen = {str(path): [*_unseen(path)] for path in files}
    assert {path: calls for path, calls in unseen.items() if calls} == {}


def _marked(path: Path) -> Iterator[tuple[str, str]]:
    for call in nodes_of(path, ast.Call):
        if len(call.args) > 1:
            name = called(call)
            context, text = call.args[:2]
            if name in _TRANSLATING and (
                isinstance(context, ast.Constant)
                and isinstance(context.value, str)
                and isinstance(text, ast.Constant)
            ):
                yield str(context.value), str(text.value)


def test_every_marked_text_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    need_qt_tools()
    monkeypatch.syspath_prepend(str(EDITOR.parent / "packaging"))
    found = {message.key[:2] for message in importlib.import_module("catalogue").extracted().messages}
    marked = {each for path in _files() for each in _marked(path)}
    assert marked - found == set()


_WORDS = re.compile(r"[A-Za-z]{2,} [a-z(]|[a-z] [a-z]{2}")
_OTHERWISE_TOLD = ("count_with_noun", "counted")  # their English singular is in no catalogue
_NOT_READ = ("examples", "one", "many")  # names of what holds command lines and pairs of numbers


def _english_alone(node: ast.AST, *, is_told: bool = False) -> Iterator[str]:
    """Yield texts of several words that no translating function is given."""
    for child in ast.iter_child_nodes(node):
        told = is_told
        if isinstance(child, ast.Call):
            name = called(child)
            told = told or name in (*_TRANSLATING, *_OTHERWISE_TOLD)
        elif isinstance(child, ast.Assign):
            targets = re.findall(r"\w+", " ".join(map(ast.unparse, child.targets)))
            told = told or not {*targets}.isdisjoint(_NOT_READ)
        elif isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
            continue  # a docstring
        elif isinstance(child, ast.Constant) and not told and isinstance(child.value, str):
            is_option = child.value.startswith("--")
            yield from [child.value] if _WORDS.search(child.value) and not is_option else ()
        yield from _english_alone(child, is_told=told)


@pytest.mark.parametrize("place", ["app/cli", "app/shot.py", "app/display.py", "usage.py"])
def test_the_command_line_says_nothing_in_english_alone(place: str) -> None:
    root = EDITOR / place
    files = [*root.rglob("*.py")] if root.is_dir() else [root]
    assert files
    alone = {path.name: [*_english_alone(tree_of(path))] for path in files}
    assert {name: texts for name, texts in alone.items() if texts} == {}
