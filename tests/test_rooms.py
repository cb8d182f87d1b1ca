"""What is said of the code is so, and things have one place; `packaging/house.py` knows the other rules."""

import ast
import re
from pathlib import Path

from tests.sources import called, nodes_of, text_of, tree_of

REPOSITORY = Path(__file__).resolve().parents[1]
MODULES = sorted((REPOSITORY / "editor").rglob("*.py"))
MAP = (REPOSITORY / "ARCHITECTURE.md").read_text(encoding="utf-8")


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


def test_what_the_map_names_without_its_folder_is_there() -> None:
    table = MAP.partition("## Where is …?")[2].partition("\n## ")[0]
    modules = {path.name for path in (*MODULES, *REPOSITORY.glob("packaging/**/*.py"))}
    program = "".join(map(text_of, MODULES))
    defined = set(re.findall(r"^ *(?:def |class )?(\w+)(?=[(:]| = )", program, re.MULTILINE))
    assert set(re.findall(r"`(\w+\.py)`", table)) - modules == set()
    assert set(re.findall(r"`(?:[A-Z]\w+\.)?([A-Za-z]\w+)`", table)) - defined == {"shot"}  # a command


def test_the_classes_that_the_map_names_are_where_it_says() -> None:
    defined = {node.name for path in MODULES for node in tree_of(path).body if isinstance(node, ast.ClassDef)}
    table = MAP.partition("## The classes to read first")[2].partition("\n## ")[0]
    named = set(re.findall(r"`([A-Z]\w+)`", table))
    assert named
    assert named - defined == set()
