"""The recipes of CONTRIBUTING.md are performed as they stand there, on a copy of the program."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

REPOSITORY = Path(__file__).resolve().parents[1]
RECIPES = (REPOSITORY / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Recipes")[2]
SECTION = re.compile(
    r"^### (?P<title>.+?)$.*?^```diff\n(?P<diff>.*?)^```.*?^```python\n(?P<proof>.*?)^```", re.M | re.S
)


class Recipe(NamedTuple):
    title: str
    changes: dict[str, list[str]]  # hunks by the path of the file
    proof: str  # Python that fails where the example does not do what it is for


def recipes() -> list[Recipe]:
    found = []
    for section in SECTION.finditer(RECIPES):
        files = re.split(r"^--- (.+)\n", section["diff"], flags=re.MULTILINE)[1:]
        changes = {path: hunks.split("@@\n")[1:] for path, hunks in zip(files[::2], files[1::2], strict=True)}
        found.append(Recipe(section["title"], changes, section["proof"]))
    return found


def change(path: Path, hunk: str) -> None:
    lines = hunk.splitlines(keepends=True)
    old = "".join(line[1:] for line in lines if line[0] != "+")
    new = "".join(line[1:] for line in lines if line[0] != "-")
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{path.name} has not once:\n{old}"
    write_anew(path, text.replace(old, new).encode())


def write_anew(path: Path, content: bytes) -> None:
    """Write to another file of that name: the one there may be that of the repository, too."""
    path.unlink()
    path.write_bytes(content)


def link(source: str, target: str) -> None:
    """Have a file under another name, which is quicker than to copy it."""
    try:
        os.link(source, target)
    except OSError:  # on another disk
        shutil.copy2(source, target)


def test_there_is_a_recipe_for_each_thing_that_is_often_added() -> None:
    named = re.findall(r"^### (.+)$", RECIPES, re.MULTILINE)
    assert [recipe.title for recipe in recipes()] == named
    assert len(named) == 5


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program and its tests, in another place, with what Python has compiled: pytest has its own."""
    place = tmp_path_factory.mktemp("copy")
    for folder in ("editor", "resources", "tests"):
        ignored = shutil.ignore_patterns("*-pytest-*")
        shutil.copytree(REPOSITORY / folder, place / folder, ignore=ignored, copy_function=link)
    return place


@pytest.fixture
def changed(copy: Path) -> Iterator[Callable[[Recipe], None]]:
    """Makes the changes of a recipe in the copy; they are taken back afterwards."""
    before: dict[Path, bytes] = {}

    def make(recipe: Recipe) -> None:
        for name, hunks in recipe.changes.items():
            before[copy / name] = (copy / name).read_bytes()
            for hunk in hunks:
                change(copy / name, hunk)

    yield make
    for path, content in before.items():
        write_anew(path, content)


@pytest.mark.parametrize("recipe", recipes(), ids=lambda recipe: recipe.title)
def test_a_recipe_does_what_it_says(recipe: Recipe, copy: Path, changed: Callable[[Recipe], None]) -> None:
    changed(recipe)
    environment = {**os.environ, "PYTHONPATH": str(copy)}
    proof = [sys.executable, "-c", recipe.proof]
    done = subprocess.run(proof, cwd=copy, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
