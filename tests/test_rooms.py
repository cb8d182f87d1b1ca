"""The rooms of the code are small, and each name stands for one thing."""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from tests.sources import called, nodes_of, text_of, tree_of

REPOSITORY = Path(__file__).resolve().parents[1]
MODULES = sorted((REPOSITORY / "editor").rglob("*.py"))
MAP = (REPOSITORY / "ARCHITECTURE.md").read_text(encoding="utf-8")
MOST_MODULES = 25
# What every command of the command line has, and what every field's rules have.
EVERYWHERE = {"run", "command_parser", "check", "check_column"}


def test_no_folder_holds_more_than_one_can_look_over() -> None:
    sizes = Counter(path.parent for path in MODULES if path.name != "__init__.py")
    assert [folder for folder, size in sizes.items() if size > MOST_MODULES] == []


def test_no_public_class_or_function_has_the_name_of_another() -> None:
    homes: dict[str, list[Path]] = defaultdict(list)
    for path in MODULES:
        for node in tree_of(path).body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
                homes[node.name].append(path)
    assert {name: found for name, found in homes.items() if len(found) > 1 and name not in EVERYWHERE} == {}


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Imports for types alone, and those that wait until a function is called, count as well."""
    paths = {_module_name(path): path for path in MODULES}
    imports = {name: set(_imported(path, paths)) - {name} for name, path in paths.items()}
    assert _circle(imports) == []


def _module_name(path: Path) -> str:
    return ".".join(path.relative_to(REPOSITORY).with_suffix("").parts).removesuffix(".__init__")


def _imported(path: Path, modules: Collection[str]) -> Iterator[str]:
    """Those of our modules that one imports, a package only where something of its own is meant."""
    for plain in nodes_of(path, ast.Import):
        yield from (alias.name for alias in plain.names if alias.name in modules)
    for node in nodes_of(path, ast.ImportFrom):
        if node.module and node.module in modules:
            inside = (f"{node.module}.{alias.name}" for alias in node.names)
            yield from (name if name in modules else node.module for name in inside)
    for call in nodes_of(path, ast.Call):
        if called(call) == "import_module":
            yield from (name for each in call.args if (name := ast.unparse(each).strip("'")) in modules)


def _circle(imports: dict[str, set[str]]) -> list[str]:
    """Modules of which each imports the one before it and the first the last; none without a circle."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_nobody_asks_of_what_kind_a_document_is() -> None:
    """One file and a set of them are of the same classes: `is_set` says which it is."""
    kinds = {"Document", "Entries", "Findings", "FileOnDisk", "IndexFile", "OpenDocument", "SitemapFile"}
    asked, kin = [], set()
    for path in MODULES:
        for call in nodes_of(path, ast.Call):
            if called(call) in ("isinstance", "issubclass"):
                asked += [(path.name, name) for name in _names_in(call.args[1]) & kinds]
        for node in nodes_of(path, ast.ClassDef):
            if {ast.unparse(base) for base in node.bases} & kinds:
                kin.add(node.name)
    assert asked == []
    assert kin == {"Document", "SitemapFile"}  # which can both be read as Entries


def _names_in(node: ast.expr) -> set[str]:
    return set(re.findall(r"\w+", ast.unparse(node)))


def test_docstrings_are_sentences_that_stand_alone() -> None:
    """They say what a thing is or does, and lean neither on a question word nor on their neighbour."""
    leaning = re.compile(r"(What|Who|Whose|Whether|Where|How|Why|Which|When|The same|As|That)\b")
    found = []
    for path in MODULES:
        told: list[ast.Module | ast.ClassDef | ast.FunctionDef] = [tree_of(path)]
        told += [*nodes_of(path, ast.ClassDef), *nodes_of(path, ast.FunctionDef)]
        texts = (ast.get_docstring(node) or "" for node in told)
        found += [f"{path.name}: {text}" for text in texts if leaning.match(text)]
    assert len(found) < 20, found  # the form is a hint, not a law


def test_texts_are_translated_in_one_place_with_qt_and_one_without() -> None:
    """Elsewhere a QObject has its own `self.tr`; `translated` and `cli_text` show texts that are declared."""
    own_way = re.compile(r"QCoreApplication\.translate|(?<![.\w])_?(tr|translate) = |def _?(tr|translate)\(")
    found = [path for path in MODULES if own_way.search(text_of(path))]
    assert found == [
        REPOSITORY / f"editor/{place}.py" for place in ("app/cli/language", "models/words/translation")
    ]


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
    defined = {node.name for path in MODULES for node in tree_of(path).body if isinstance(node, ast.ClassDef)}
    table = MAP.partition("## The classes to read first")[2].partition("\n## ")[0]
    named = set(re.findall(r"`([A-Z]\w+)`", table))
    assert named
    assert named - defined == set()
