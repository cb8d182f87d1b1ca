import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import editor
from editor.models.words.numbers import data_size

EDITOR = Path(editor.__file__).parent


def test_a_size_is_told_in_the_units_of_the_limit() -> None:
    assert data_size(52_428_800) == "50.00 MB"
    assert data_size(25_068) == "24.48 kB"


def _unmarked(tree: ast.Module) -> Iterator[str]:
    """Texts about a number that Qt's tools do not see: a mark has to name its context itself."""
    nodes = list(ast.walk(tree))
    calls = [node for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    marks = [call.args for call in calls if ast.unparse(call.func) == "QT_TRANSLATE_NOOP"]
    seen = [text for context, text in marks if isinstance(context, ast.Constant)]
    seen += [node.value for node in nodes if isinstance(node, ast.Expr)]  # docstrings
    imported = {node.module for node in nodes if isinstance(node, ast.ImportFrom)}
    is_shown = "editor.models.words.numbers" in imported  # else it is printed, in English
    counting = [call.args for call in calls if is_shown and ast.unparse(call.func) == "counted"]
    forms = [form for arguments in counting for form in arguments[1:3]]
    for node in nodes:
        if isinstance(node, ast.Constant) and node not in seen:
            text = str(node.value)
            if node in forms or "%Ln" in text:
                yield text


@pytest.mark.parametrize("folder", ["app", "dialogs", "models", "views"])
def test_texts_about_a_number_are_marked_for_translation(folder: str) -> None:
    paths = [path for path in (EDITOR / folder).rglob("*.py") if "cli" not in path.parts]  # that is English
    assert {path.name: found for path in paths if (found := [*_unmarked(ast.parse(path.read_bytes()))])} == {}
