"""Why a recipe cannot be read is told in the person's language."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from editor.core.operations.recipe import RecipeError
from editor.models.words.translation import text_of
from editor.services.recipe_library import load_recipe
from tests.foreign import english_in, translate
from tests.translators import installed

RECIPE = 'name = "a"\n[[step]]\nwhere = "{where}"\ndo = [{{ operation = "priority.set", value = {value} }}]\n'


class _Foreign(QTranslator):
    """Translates what is declared."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, _disambiguation: str | None = None, _n: int = -1) -> str:
        return translate(text) if context == "texts" else text


@pytest.fixture
def translator(qapp: QApplication) -> Iterator[_Foreign]:
    with installed(translator := _Foreign()):
        yield translator


@pytest.mark.parametrize(
    "content",
    [
        b"name = ",
        b"\xff",
        RECIPE.format(where="", value="9" * 5_000).encode(),
        RECIPE.format(where="", value="7").encode(),
        RECIPE.format(where="loc:/(/", value="0.5").encode(),
        None,
    ],
)
def test_why_a_recipe_cannot_be_read_is_translated(
    translator: _Foreign, tmp_path: Path, content: bytes | None
) -> None:
    path = tmp_path / "own.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(RecipeError) as raised:
        load_recipe(path)
    assert not english_in(text_of(raised.value), str(path), "Invalid value TOML UTF missing")
