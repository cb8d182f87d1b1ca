import ast
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import editor
from editor.models.words.numbers import data_size

EDITOR = Path(editor.__file__).parent


def test_a_size_is_told_in_the_units_of_the_limit() -> None:
    assert data_size(52_428_800) == "50.00 MB"
    assert data_size(25_068) == "24.48 kB"


def _texts(tree: ast.Module) -> Iterator[tuple[str, bool]]:
    """Each text of a module from top to bottom, and whether it is marked with the name of its context."""
    nodes = list(ast.walk(tree))
    calls = [node for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    marks = [call.args for call in calls if ast.unparse(call.func) == "QT_TRANSLATE_NOOP"]
    contexts = [context for context, _ in marks]
    docstrings = [node.value for node in nodes if isinstance(node, ast.Expr)]
    marked = [text for context, text in marks if isinstance(context, ast.Constant)]
    texts = [
        node
        for node in nodes
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node not in (*contexts, *docstrings)
    ]
    parts = [part for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values]
    texts = [node for node in texts if node not in parts]
    for text in sorted(texts, key=lambda node: (node.lineno, node.col_offset)):
        yield str(text.value), text in marked


def _not_paired(tree: ast.Module) -> Iterator[str]:
    """Texts with a number that are neither a marked plural nor the English singular just before one."""
    texts = list(_texts(tree))
    for (text, is_marked), (next_text, next_is_marked) in pairwise([*texts, ("", False)]):
        if "%Ln" in text != "%Ln" and not is_marked and not (next_is_marked and "%Ln" in next_text):
            yield text


def _both_marked(tree: ast.Module) -> Iterator[str]:
    """Singulars that are marked beside their plural: translators would be asked for them in vain."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and ast.unparse(node).startswith("one = QT_TRANSLATE_NOOP"):
            yield ast.unparse(node)
        inside = node.elts if isinstance(node, ast.Tuple) else node.args if isinstance(node, ast.Call) else []
        for one, many in pairwise(map(ast.unparse, inside)):
            marked = [each.startswith("QT_TRANSLATE_NOOP") for each in (one, many)]
            if all(marked) and "%Ln" in many and "%Ln" not in one:
                yield one


@pytest.mark.parametrize("wrong", [_not_paired, _both_marked])
@pytest.mark.parametrize("folder", ["app", "dialogs", "models", "views"])
def test_of_texts_about_a_number_the_plural_is_marked(
    folder: str, wrong: Callable[[ast.Module], Iterator[str]]
) -> None:
    paths = [path for path in (EDITOR / folder).rglob("*.py") if b"%Ln" in path.read_bytes()]
    assert {path.name: found for path in paths if (found := [*wrong(ast.parse(path.read_bytes()))])} == {}
