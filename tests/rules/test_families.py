"""Whatever a family of rules declares is put together with that of the others, and counted nowhere else."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import editor.rules
from editor.rules.catalogue import RULES
from editor.rules.checker import FILE_SECTIONS
from editor.rules.family import FileSection
from editor.rules.fixes.fix_choices import FIXES
from editor.rules.fixes.fix_kinds import Fixes
from editor.rules.listing.listing_fixes import ACROSS_FIXES
from editor.rules.rule import Rule
from editor.rules.values.value_families import VALUE_FAMILIES
from tests.for_each import for_each

FOLDER = Path(editor.rules.__path__[0])
FAMILIES = sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*_rules.py")))


def modules(family: str, pattern: str) -> Iterator[ModuleType]:
    for path in sorted((FOLDER / family).glob(pattern)):
        yield import_module(f"editor.rules.{family}.{path.stem}")


def declared(family: str, pattern: str, kind: type) -> list[object]:
    """What stands in constants of modules: things of a kind, alone or in tuples."""
    values = [value for module in modules(family, pattern) for value in vars(module).values()]
    several = [item for value in values if isinstance(value, tuple) for item in value]
    return [value for value in (*values, *several) if isinstance(value, kind)]


@for_each("family", FAMILIES)
def test_every_rule_that_is_declared_is_in_the_catalogue(family: str) -> None:
    rules = declared(family, "*_rules.py", Rule)
    assert rules
    assert [rule for rule in rules if rule not in RULES] == []


@for_each("family", FAMILIES)
def test_every_fix_that_is_declared_is_in_the_catalogue(family: str) -> None:
    named = [item for module in modules(family, "*_fixes.py") for item in vars(module).items()]
    tables: list[Fixes] = [table for name, table in named if name.endswith("_FIXES")]
    assert tables
    for rule, remedies in [item for table in tables for item in table.items()]:
        assert remedies in (FIXES.get(rule), ACROSS_FIXES.get(rule))


@for_each("family", FAMILIES)
def test_every_section_of_a_family_is_asked(family: str) -> None:
    sections = declared(family, "*.py", FileSection)
    assert [section for section in sections if section not in FILE_SECTIONS] == []


def test_sections_have_names_of_their_own() -> None:
    assert len({section.name for section in FILE_SECTIONS}) == len(FILE_SECTIONS)


def test_every_field_has_its_check() -> None:
    assert {f"{field}_check" for field in VALUE_FAMILIES} <= {
        path.stem for path in FOLDER.rglob("*_check.py")
    }
