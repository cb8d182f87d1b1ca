"""The user's recipes, one TOML file each in a folder, and those bundled with the program."""

import os
import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Any

from editor.core.filtering.filter_language import parse_filter
from editor.core.filtering.filter_tree import FilterError
from editor.core.operations.all_operations import operation
from editor.core.operations.operation import Operation
from editor.core.operations.operation_parameters import ArgumentError
from editor.core.operations.recipe import Mode, Recipe, RecipeError, RecipeStep
from editor.core.text import N_, words_of
from editor.formats.read_errors import Unreadable
from editor.formats.rules_file import toml_value
from editor.resources import resource
from editor.runtime.system import ON_MAC, ON_WINDOWS
from editor.services.files.file_access import read_file
from editor.services.files.file_replacement import save_file

_OF_RECIPE = ("name", "description", "mode", "step")
_OF_STEP = ("name", "where", "on", "do")
_OPERATION = "operation"

_PLACE = re.compile(r" \(at (?:line (?P<line>[0-9]+), column [0-9]+|end of document)\)\Z")
_STEP_HEADER = re.compile(r"\s*\[\[\s*[\"']?step[\"']?\s*\]\]")


def read_recipe(text: str) -> Recipe:
    """Parse a recipe; raises RecipeError with the line and a sentence."""
    try:
        tables = tomllib.loads(text, parse_float=Decimal)
        repr(tables)  # raises for hexadecimal numbers that are too long to be shown
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(error, text) from error
    except (ValueError, ArithmeticError) as error:  # Python limits the digits of numbers
        raise RecipeError(N_("A number in it has too many digits.")) from error
    except RecursionError as error:
        raise RecipeError(N_("Brackets are nested too deeply.")) from error
    return _Reader(text).recipe(tables)


def _not_toml(error: tomllib.TOMLDecodeError, text: str) -> RecipeError:
    message = str(error)
    place = _PLACE.search(message)
    line = int(place["line"]) if place and place["line"] else text.count("\n") + 1
    detail = message[: place.start()] if place else message
    return RecipeError(N_("This is not valid TOML: {detail}."), detail, line=line)


class _Reader:
    """Makes a recipe from TOML tables, and finds the lines of their faults."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._steps = [number for number, line in enumerate(self._lines) if _STEP_HEADER.match(line)]

    def recipe(self, tables: dict[str, Any]) -> Recipe:
        tables.pop("version", None)  # recipes of before have one, which says nothing
        self._refuse_unknown(tables, _OF_RECIPE, None)
        name = self._text(tables, "name", None)
        if not name.strip():
            raise RecipeError(N_("The recipe has no name."), line=1)
        mode = self._text(tables, "mode", None) or Mode.FIRST_MATCH
        if mode not in list(Mode):
            sentence = N_("The mode must be one of these: {detail}.")
            raise self._error(sentence, ", ".join(Mode), None, "mode")
        steps = tables.get("step", [])
        if not isinstance(steps, list) or not steps or not all(isinstance(step, dict) for step in steps):
            sentence = N_("The recipe has no steps. Add one under [[step]].")
            raise self._error(sentence, "", None, "step")
        return Recipe(
            name.strip(),
            tuple(self._step(number, step) for number, step in enumerate(steps)),
            Mode(mode),
            self._text(tables, "description", None),
        )

    def _step(self, number: int, table: dict[str, Any]) -> RecipeStep:
        self._refuse_unknown(table, _OF_STEP, number)
        where = self._text(table, "where", number)
        try:
            parse_filter(where)
        except FilterError as error:
            raise self._error(error.sentence, error.detail, number, "where") from error
        actions = table.get("do", [])
        if not isinstance(actions, list) or not actions:
            sentence = N_("The step does nothing. List its operations as “do”.")
            raise self._error(sentence, "", number, "do")
        operations = tuple(self._operation(number, action) for action in actions)
        is_on = table.get("on", True)
        if not isinstance(is_on, bool):
            raise self._error(N_("“{detail}” must be true or false."), "on", number, "on =")
        return RecipeStep(where, operations, self._text(table, "name", number), is_on)

    def _operation(self, number: int, action: object) -> Operation:
        name = action.get(_OPERATION) if isinstance(action, dict) else None
        if not isinstance(action, dict) or not isinstance(name, str):
            sentence = N_("Each of “do” must name its operation, such as {detail}.")
            raise self._error(sentence, '{ operation = "priority.clear" }', number, "do")
        try:
            return operation(name, **{key: value for key, value in action.items() if key != _OPERATION})
        except ArgumentError as error:
            raise self._error(error.sentence, error.detail, number, f'"{name}"') from error

    def _text(self, table: Mapping[str, object], key: str, step: int | None) -> str:
        value = table.get(key, "")
        if not isinstance(value, str):
            sentence = N_("“{detail}” must be text in quotes.")
            raise self._error(sentence, key, step, key)
        return value

    def _refuse_unknown(self, table: Mapping[str, object], known: tuple[str, ...], step: int | None) -> None:
        for key in table:
            if key not in known:
                sentence = N_("A recipe cannot contain {detail}.")
                raise self._error(sentence, f"“{key}” ({', '.join(known)})", step, key)

    def _error(self, sentence: str, detail: str, step: int | None, wanted: str) -> RecipeError:
        return RecipeError(sentence, detail, step=step, line=self._line_of(step, wanted))

    def _line_of(self, step: int | None, wanted: str) -> int:
        """Return the first line, from 1, with a text in a step; None: in the part before all steps."""
        bounds = [*self._steps, len(self._lines)]
        first = 0 if step is None else self._steps[min(step, len(self._steps) - 1)] if self._steps else 0
        last = next((bound for bound in bounds if bound > first), len(self._lines))
        for number in range(first, last):
            if wanted in self._lines[number]:
                return number + 1
        return first + 1


def write_recipe(recipe: Recipe) -> str:
    """Return a recipe as the text of a file, which is read as the same recipe again."""
    return "\n".join(_lines(recipe)) + "\n"


def _lines(recipe: Recipe) -> Iterator[str]:
    yield f"name = {toml_value(recipe.name)}"
    if recipe.description:
        yield f"description = {toml_value(recipe.description)}"
    yield f"mode = {toml_value(recipe.mode)}"
    for step in recipe.steps:
        yield ""
        yield "[[step]]"
        if step.name:
            yield f"name = {toml_value(step.name)}"
        yield f"where = {toml_value(step.where)}"
        if not step.is_on:
            yield "on = false"
        yield "do = ["
        yield from (f"    {_inline(each)}," for each in step.operations)
        yield "]"


def _inline(told: Operation) -> str:
    return toml_value({_OPERATION: told.declaration.id, **told.arguments})


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


def bundled_recipe(name: str) -> Recipe | None:
    """Return the bundled recipe with that file name, without suffix, or with that name; None if there is
    none.
    """
    for stored in bundled_recipes():
        if _is_called(stored, name):
            return stored.recipe
    return None


def _is_called(stored: StoredRecipe, name: str) -> bool:
    title = stored.recipe.name if stored.recipe else ""
    return name.casefold() in (stored.path.stem.casefold(), title.casefold())


def library_folder() -> Path:
    """Return the folder of the user's recipes, which is that of the window, where no Qt is loaded."""
    if ON_WINDOWS:
        above = Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming")
    elif ON_MAC:
        above = Path.home() / "Library" / "Application Support"
    else:
        named = os.environ.get("XDG_DATA_HOME", "")
        above = Path(named) if named.startswith("/") else Path.home() / ".local" / "share"
    return above / "sitemap-editor" / "recipes"


def recipe_named(name: str) -> Recipe | None:
    """Return the recipe of the library with this name, or of a file of this name; else the bundled one.

    None if there is none; raises RecipeError if it cannot be read.
    """
    for stored in RecipeLibrary(library_folder()).recipes():
        if _is_called(stored, name):
            return load_recipe(stored.path)
    return bundled_recipe(name)


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
