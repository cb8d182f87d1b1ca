import ast
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import editor
from editor.models.words.translation import data_size
from tests.for_each import for_each
from tests.sources import called, nodes_of, text_of

EDITOR = Path(editor.__file__).parent


def test_a_size_is_told_in_the_units_of_the_limit() -> None:
    assert data_size(52_428_800) == "50.00 MB"
    assert data_size(25_068) == "24.48 kB"


def _is_marked(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and called(node) == "N_"


def _texts(path: Path) -> Iterator[tuple[str, bool]]:
    """Each text of a module from top to bottom, and whether it is marked."""
    marked = {call.args[0] for call in nodes_of(path, ast.Call) if _is_marked(call)}
    elsewhere: set[ast.AST] = {node.value for node in nodes_of(path, ast.Expr)}  # docstrings
    elsewhere |= {part for node in nodes_of(path, ast.JoinedStr) for part in node.values}
    texts = [
        node for node in nodes_of(path, ast.Constant) if isinstance(node.value, str) and node not in elsewhere
    ]
    for text in sorted(texts, key=lambda node: (node.lineno, node.col_offset)):
        yield str(text.value), text in marked


def _not_paired(path: Path) -> Iterator[str]:
    """Texts with a number that are neither a marked plural nor the English singular just before one."""
    texts = list(_texts(path))
    for (text, is_marked), (next_text, next_is_marked) in pairwise([*texts, ("", False)]):
        if "%Ln" in text != "%Ln" and not is_marked and not (next_is_marked and "%Ln" in next_text):
            yield text


def _both_marked(path: Path) -> Iterator[str]:
    """Singulars that are marked beside their plural: translators would be asked for them in vain."""
    for node in nodes_of(path, ast.Assign):
        if _is_marked(node.value) and ast.unparse(node.targets[0]) == "one":
            yield ast.unparse(node)
    lists = [
        *(node.elts for node in nodes_of(path, ast.Tuple)),
        *(node.args for node in nodes_of(path, ast.Call)),
    ]
    for inside in lists:
        for one, many in pairwise(inside):
            if _is_marked(one) and _is_marked(many):
                singular, plural = ast.unparse(one), ast.unparse(many)
                if "%Ln" in plural and "%Ln" not in singular:
                    yield singular


@for_each("wrong", [_not_paired, _both_marked])
def test_of_texts_about_a_number_the_plural_is_marked(wrong: Callable[[Path], Iterator[str]]) -> None:
    folders = (EDITOR / folder for folder in ("app", "dialogs", "models", "views"))
    paths = [path for folder in folders for path in folder.rglob("*.py") if "%Ln" in text_of(path)]
    assert len(paths) > 20
    assert {path.name: found for path in paths if (found := [*wrong(path)])} == {}
