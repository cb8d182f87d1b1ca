"""The rules of the house find what breaks them, and say what to do."""

import importlib
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
LONG, USUAL, SHORT = ("x = 1\n" * lines for lines in (701, 100, 79))
LIMITS = {
    "longest_module": 700,
    "longest_test": 500,
    "shortest_module": 80,
    "most_modules": 20,
    "fewest_modules": 3,
    "late_imports": 2,
}
TESTED = "import editor.core.a, editor.core.b, editor.core.c\n"

Troubles = Callable[..., list[str]]


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(PACKAGING))
    return importlib.import_module("house")


@pytest.fixture
def troubles(house: ModuleType, tmp_path: Path) -> Troubles:
    """What is told of a program of three usual modules, but for files that are given."""

    def told(files: dict[str, str], **rules: Any) -> list[str]:
        usual = {f"editor/core/{name}.py": USUAL for name in "abc"}
        for path, text in {**usual, "tests/test_all.py": TESTED, **files}.items():
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / path).write_text(text)
        return list(house.House(tmp_path, {"limits": LIMITS, **rules}).troubles())

    return told


def test_a_program_as_it_should_be_has_no_troubles(troubles: Troubles) -> None:
    assert troubles({}) == []


@pytest.mark.parametrize("path", ["editor/core/a.py", "packaging/a.py"])
def test_a_module_that_is_too_long_is_told(troubles: Troubles, path: str) -> None:
    told = f"{path} has 701 lines: split it by subject"
    assert troubles({path: LONG}) == [f"{told}, or give the reason in packaging/house.toml, long_modules."]


def test_a_test_file_may_be_less_long(troubles: Troubles) -> None:
    (told,) = troubles({"tests/test_b.py": "x = 1\n" * 501})
    assert told.startswith("tests/test_b.py has 501 lines: split it by subject")


def test_a_long_or_short_module_may_have_a_reason(troubles: Troubles) -> None:
    reasons = {"long_modules": {"editor/core/a.py": "a table"}, "short_modules": {"editor/core/b*": "a list"}}
    assert troubles({"editor/core/a.py": LONG, "editor/core/b.py": SHORT}, **reasons) == []


def test_a_short_module_without_a_reason_is_told(troubles: Troubles) -> None:
    (told,) = troubles({"editor/core/a.py": SHORT, "editor/core/__init__.py": ""})
    assert told.startswith("editor/core/a.py has 79 lines only: put it where it is used")
    assert told.endswith("or give the reason in packaging/house.toml, short_modules.")


@pytest.mark.parametrize("name", ["long_modules", "short_modules", "lone_modules"])
def test_a_reason_that_is_needed_no_more_is_told(troubles: Troubles, name: str) -> None:
    (told,) = troubles({}, **{name: {"editor/core/a.py": "it was otherwise"}})
    assert told == (
        f"packaging/house.toml gives a reason for editor/core/a.py in {name} that is not needed: remove it."
    )


def test_a_file_name_that_stands_twice_is_told(troubles: Troubles) -> None:
    files = {f"editor/rules/{name}.py": USUAL for name in "ade"}
    tests = {"tests/test_rules.py": "from editor.rules import (\n    a,\n    d,\n    e,\n)\n"}
    (told,) = troubles({**files, **tests})
    assert told in {
        f"editor/{one}/a.py has the name of editor/{other}/a.py: add the subject to the name."
        for one, other in (("core", "rules"), ("rules", "core"))
    }


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("from editor.core import b as other", "b as other"),
        ("from editor.core.b import x as y", "x as y"),
        ("import editor.core.b as other", "editor.core.b as other"),
        ("def late():\n    from editor.core import b as other", "b as other"),
    ],
)
def test_an_import_under_another_name_is_told(troubles: Troubles, statement: str, words: str) -> None:
    (told,) = troubles({"editor/core/a.py": f"import re as regex\n{statement}\n{USUAL}"})
    assert told.startswith(f"editor/core/a.py imports {words} (line ")


def test_a_function_that_imports_is_told_where_more_do_than_need_to(troubles: Troubles) -> None:
    late = f"def late():\n    if x:\n        import json\n{USUAL}"
    assert troubles({f"editor/core/{name}.py": late for name in "ab"}) == []
    told = troubles({f"editor/core/{name}.py": late for name in "abc"})
    assert sorted(each.partition(",")[0] for each in told) == [
        f"editor/core/{name}.py has one of 3 imports in functions (line 3)" for name in "abc"
    ]


@pytest.mark.parametrize(
    ("count", "what"), [(2, "2 modules: make one of it"), (21, "21 modules: make two folders of it")]
)
def test_a_folder_with_too_few_or_too_many_modules_is_told(troubles: Troubles, count: int, what: str) -> None:
    names = [f"m{number}" for number in range(count)]
    files = {f"editor/rules/{name}.py": USUAL for name in names}
    tests = {"tests/test_rules.py": f"from editor.rules import {', '.join(names)}\n"}
    (told,) = troubles({**files, **tests})
    assert told.startswith(f"editor/rules has {what}")


def test_what_a_start_does_without_is_told_where_it_loads_it(troubles: Troubles) -> None:
    start = {"loads": ["editor.core.a"], "without": ["csv", "editor.core.c"]}
    late = "if TYPE_CHECKING:\n    import csv\nelse:\n    import re\n\n\ndef f():\n    import csv\n"
    one = {"editor/core/a.py": f"from editor.core import b\n{USUAL}"}
    assert troubles({**one, "editor/core/b.py": late + USUAL}, start=start) == []
    (told,) = troubles({**one, "editor/core/b.py": f"import csv\n{USUAL}"}, start=start)
    chain = "editor.core.a -> editor.core.b -> csv"
    assert told.startswith(f"editor/core/b.py is loaded by a start, which does without csv ({chain}): have")


def test_a_folder_of_folders_may_have_few_modules(troubles: Troubles) -> None:
    tests = {"tests/test_all.py": f"{TESTED}from editor.usage import x\n"}
    assert troubles({"editor/usage.py": USUAL, **tests}) == []


def test_a_module_for_one_other_alone_is_told(troubles: Troubles) -> None:
    lone = {"editor/core/lone.py": USUAL}
    user = f"def late():\n    from editor.core.lone import x\n{USUAL}"
    (told,) = troubles({**lone, "editor/core/a.py": user})
    assert told.startswith(
        "editor/core/lone.py is imported by editor.core.a alone, and by no test: put it there"
    )
    assert troubles({"editor/core/a.py": user}, lone_modules={"editor/core/l*": "it is loaded late"}) == []
    assert troubles({"editor/core/a.py": user, "editor/core/b.py": user}) == []
    assert troubles({"tests/test_lone.py": 'patch("editor.core.lone.x")'}) == []


def test_a_rule_with_the_number_of_another_is_told(troubles: Troubles) -> None:
    rules = 'Rule("a", "R001")\nRule("b", "R001")\n'
    (told,) = troubles({"editor/core/a_rules.py": rules + USUAL, "tests/test_b.py": "editor.core.a_rules"})
    path = "editor/core/a_rules.py"
    assert told == f"{path} has R001 (line 2), as {path} (line 1) has: take another."


def test_a_key_of_two_actions_is_told(troubles: Troubles) -> None:
    actions = 'ActionSpec("a", keys=("F9", Key.Copy))\nActionSpec("b", keys=(Key.Copy, "F9"))\n'
    files = {"editor/core/a_actions.py": actions + USUAL, "tests/test_b.py": "editor.core.a_actions"}
    (told,) = troubles(files)
    path = "editor/core/a_actions.py"
    assert told == f"{path} has F9 (line 2), as {path} (line 1) has: take another."


def test_a_letter_that_chooses_two_actions_of_a_menu_is_told(troubles: Troubles) -> None:
    edit = 'EDIT = (\n    ActionSpec("a", N_("Cu&t")),\n    ActionSpec("b", N_("&Take")),\n)\n'
    view = 'VIEW = (ActionSpec("c", N_("&Take")),)\n'
    files = {"editor/core/a_actions.py": edit + view + USUAL, "tests/test_b.py": "editor.core.a_actions"}
    (told,) = troubles(files)
    path = "editor/core/a_actions.py"
    assert told == f"{path} has the letter &T (line 3), as {path} (line 2) has: take another."


@pytest.mark.parametrize(
    "name", ["class KeptRows: pass", "def _kept(): pass", "class A:\n    def is_kept(self): pass"]
)
def test_a_private_word_in_a_name_is_told_with_a_plain_one(troubles: Troubles, name: str) -> None:
    words = {"kept": "TrackedRows"}
    (told,) = troubles({"editor/core/a.py": f"{name}\n{USUAL}"}, private_words=words)
    assert told.endswith("for “kept” say TrackedRows.")
    assert troubles({"editor/core/a.py": f"def keptical(): pass\n{USUAL}"}, private_words=words) == []


@pytest.mark.parametrize(
    "statement",
    [
        "from editor.core.a import x",
        "from editor.core import a",
        "def late():\n    import editor.core.a",
        "if TYPE_CHECKING:\n    from editor.core.a import x",
        'import_module("editor.core.a")',
    ],
)
def test_a_circle_of_imports_is_told(troubles: Troubles, statement: str) -> None:
    files = {
        "editor/core/a.py": f"import editor.core.b\n{USUAL}",
        "editor/core/b.py": f"{statement}\n{USUAL}",
    }
    (told,) = troubles(files)
    assert "is in a circle of imports (editor.core." in told
    assert "editor.core.a -> editor.core.b" in told or "editor.core.b -> editor.core.a" in told


def test_what_is_still_broken_is_told_where_it_becomes_more(troubles: Troubles) -> None:
    files = {f"editor/core/{name}.py": SHORT for name in "ab"}
    assert troubles(files, still_broken={"short_modules": 2}) == []
    told = troubles(files, still_broken={"short_modules": 1})
    assert told[0].startswith("short_modules: 2 where 1 are known")
    assert len(told) == 3


def test_the_rules_of_this_repository_have_names_that_are_known(house: ModuleType) -> None:
    rules = tomllib.loads((PACKAGING / "house.toml").read_text(encoding="utf-8"))
    assert rules["limits"].keys() == LIMITS.keys()
    assert rules.get("still_broken", {}).keys() <= house.CHECKS.keys()
    assert rules["private_words"]
