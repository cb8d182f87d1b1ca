"""The recipes of CONTRIBUTING.md are performed as they stand there, on a copy of the program."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
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
    if not old and not path.exists():
        path.write_bytes(new.encode())
        return
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


def run_in(copy: Path, *command: str) -> None:
    """Run Python in the copy; fails with all that it says where that fails."""
    environment = {**os.environ, "PYTHONPATH": str(copy)}
    done = subprocess.run(
        [sys.executable, *command], cwd=copy, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_there_is_a_recipe_for_each_thing_that_is_often_added() -> None:
    named = re.findall(r"^### (.+)$", RECIPES, re.MULTILINE)
    assert [recipe.title for recipe in recipes()] == named
    assert len(named) == 9


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program and its tests, in another place, with what Python has compiled: pytest has its own."""
    place = tmp_path_factory.mktemp("copy")
    ignored = shutil.ignore_patterns("*-pytest-*")
    for folder in ("editor", "packaging", "tests"):
        shutil.copytree(REPOSITORY / folder, place / folder, ignore=ignored, copy_function=link)
    shutil.copytree(REPOSITORY / "resources", place / "resources")  # some is written to
    for path in REPOSITORY.glob("*.*"):
        if path.is_file():
            link(str(path), str(place / path.name))
    return place


@pytest.fixture
def changed(copy: Path) -> Iterator[Callable[[Recipe], None]]:
    """Makes the changes of a recipe in the copy; they are taken back afterwards."""
    before: dict[Path, bytes | None] = {}

    def make(recipe: Recipe) -> None:
        for name, hunks in recipe.changes.items():
            path = copy / name
            before.setdefault(path, path.read_bytes() if path.exists() else None)
            for hunk in hunks:
                change(path, hunk)

    yield make
    for path, content in before.items():
        if content is None:
            path.unlink()
        else:
            write_anew(path, content)


@pytest.mark.parametrize("recipe", recipes(), ids=lambda recipe: recipe.title)
def test_a_recipe_does_what_it_says(recipe: Recipe, copy: Path, changed: Callable[[Recipe], None]) -> None:
    changed(recipe)
    run_in(copy, "-c", recipe.proof)


# What is put together of declarations, and is tested there.
OF_ALL = (
    "app/cli/test_arguments.py",
    "app/cli/test_command_line.py",
    "app/commands/test_preferences.py",
    "app/test_manual.py",
    "app/window/test_actions.py",
    "packaging/test_manual_pages.py",
)


def modules_nearby(copy: Path, changed: Iterable[str]) -> set[Path]:
    """The tests of changed modules, the changed ones, and below the window all others in their folders."""
    tests = copy / "tests"
    found = {tests / name for name in OF_ALL}
    for path in map(Path, changed):
        folder = copy.joinpath("tests", *path.parent.parts[1:])
        if path.parts[1] == "app":
            found.add(folder / f"test_{path.stem.removeprefix('test_')}.py")
        elif path.parts[0] in ("editor", "tests"):
            found.update(folder.glob("test_*.py"))
    return {path for path in found if path.exists() and path.parent != tests}


@pytest.mark.whole  # takes a minute
@pytest.mark.timeout(600)
def test_all_recipes_at_once_leave_nothing_undone(copy: Path, changed: Callable[[Recipe], None]) -> None:
    names: set[str] = set()
    for recipe in recipes():
        changed(recipe)
        names.update(recipe.changes)
    run_in(copy, "packaging/translations.py", "update")
    run_in(copy, "packaging/manual.py", "--pages")
    run_in(copy, "packaging/house.py")
    nearby = sorted(map(str, modules_nearby(copy, names)))
    run_in(copy, "-m", "pytest", "-p", "no:xdist", "-p", "no:cacheprovider", *nearby)
