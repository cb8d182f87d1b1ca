"""The rooms of the code are small, and each name stands for one thing."""

import ast
import re
from collections import Counter, defaultdict
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[1]
MODULES = sorted((REPOSITORY / "editor").rglob("*.py"))
MAP = (REPOSITORY / "ARCHITECTURE.md").read_text(encoding="utf-8")
MOST_MODULES = 25
# What every command of the command line has, and what every field's rules have.
EVERYWHERE = {"run", "check", "check_column"}


def test_no_folder_holds_more_than_one_can_look_over() -> None:
    sizes = Counter(path.parent for path in MODULES if path.name != "__init__.py")
    assert [folder for folder, size in sizes.items() if size > MOST_MODULES] == []


def test_no_public_class_or_function_has_the_name_of_another() -> None:
    homes: dict[str, list[Path]] = defaultdict(list)
    for path in MODULES:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
                homes[node.name].append(path)
    assert {name: found for name, found in homes.items() if len(found) > 1 and name not in EVERYWHERE} == {}


def test_what_the_map_names_is_there() -> None:
    named = {word.rstrip("/") for word in re.findall(r"`((?:tests/)?[a-z_]+(?:/[\w.]+)+/?)`", MAP)}
    bases = (REPOSITORY, REPOSITORY / "editor")
    missing = [
        name
        for name in named
        if not any((base / f"{name}{end}").exists() for base in bases for end in ("", ".py"))
    ]
    assert len(named) > 20
    assert sorted(missing) == []


def test_the_classes_that_the_map_names_are_where_it_says() -> None:
    defined = {
        node.name
        for path in MODULES
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    }
    table = MAP.partition("## The classes to read first")[2].partition("\n## ")[0]
    named = set(re.findall(r"`([A-Z]\w+)`", table))
    assert named
    assert named - defined == set()
