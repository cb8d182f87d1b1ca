"""The user's recipes, one file each in a folder, and those bundled with the program."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from editor.core.operations.recipe import Recipe, RecipeError
from editor.core.text import N_, words_of
from editor.formats.read_errors import Unreadable
from editor.formats.recipe_file import read_recipe, write_recipe
from editor.resources import resource
from editor.services.files.file_access import read_file
from editor.services.files.file_replacement import save_file

SUFFIX = ".toml"
MAX_RECIPE_BYTES = 1024 * 1024  # of a recipe file; a larger one is no recipe

_NOT_IN_NAMES = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True, slots=True)
class StoredRecipe:
    """A file of a library: a recipe, or the reason why it contains none."""

    path: Path
    recipe: Recipe | None
    trouble: RecipeError | None = None


def load_recipe(path: Path) -> Recipe:
    """Read a recipe; raises RecipeError if the file cannot be read or is no recipe."""
    try:
        text = read_file(path, limit=MAX_RECIPE_BYTES).data.decode("utf-8-sig")
    except Unreadable as error:
        raise RecipeError("{detail}", words_of(error)) from error
    except UnicodeDecodeError as error:
        sentence = N_("{detail} is not UTF-8 text.")
        raise RecipeError(sentence, path.name) from error
    return read_recipe(text.replace("\r\n", "\n"))


def bundled_recipes() -> tuple[StoredRecipe, ...]:
    """Return the recipes bundled with the program, by name."""
    return tuple(_stored(resource("recipes")))


def bundled_recipe(stem: str) -> Recipe | None:
    """Return the bundled recipe with that file name, without suffix; None if there is none."""
    for stored in bundled_recipes():
        if stored.path.stem == stem:
            return stored.recipe
    return None


class RecipeLibrary:
    """The recipes in a folder, which is created when the first one is saved."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def recipes(self) -> tuple[StoredRecipe, ...]:
        """Return all files of the library, by name; those that cannot be read have the reason instead."""
        return tuple(_stored(self.folder))

    def save(self, recipe: Recipe, replacing: Path | None = None) -> Path:
        """Write a recipe to a new file or over `replacing`; return its path. Raises SaveError and OSError."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = replacing or self._free_path(recipe.name)
        save_file(path, write_recipe(recipe).encode())
        return path

    def delete(self, path: Path) -> None:
        """Delete one of the library's files; raises OSError."""
        if path.parent != self.folder:
            raise ValueError(f"{path} is no file of the library.")
        path.unlink(missing_ok=True)

    def _free_path(self, name: str) -> Path:
        plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
        stem = _NOT_IN_NAMES.sub("-", plain.lower()).strip("-")[:60] or "recipe"
        path, number = self.folder / f"{stem}{SUFFIX}", 2
        while path.exists():
            path, number = self.folder / f"{stem}-{number}{SUFFIX}", number + 1
        return path


def _stored(folder: Path) -> Iterator[StoredRecipe]:
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        try:
            yield StoredRecipe(path, load_recipe(path))
        except RecipeError as error:
            yield StoredRecipe(path, None, error)
