"""The rules of the house: how long modules are, what they are called, where they lie, who imports whom.

`packaging/dev.py check` runs this; it needs the standard library alone. The figures, and the reasons of those
that have one to differ, are in `packaging/house.toml`.
"""

from __future__ import annotations

import ast
import gc
import re
import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatch
from functools import cached_property
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RULES = "packaging/house.toml"
SHOWN = 5  # messages of a rule that is still broken elsewhere

_WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
_LETTER = re.compile(r"&\w")
_NAMED = re.compile(r"\beditor(?:\.\w+)+")
_IMPORTED = re.compile(r"^\s*from (editor[\w.]*) import (?:\(([^)]*)\)|(.*))", re.MULTILINE)


@dataclass(frozen=True)
class Module:
    """A file of Python, by its path in the repository."""

    path: str
    root: Path

    @cached_property
    def text(self) -> str:
        return (self.root / self.path).read_text(encoding="utf-8")

    @cached_property
    def statements(self) -> list[ast.AST]:
        """All of them, however deep, without the expressions in them, which are many."""
        return _within(ast.parse(self.text))

    @property
    def imports(self) -> Iterator[ast.Import | ast.ImportFrom]:
        """All of them: those for types alone, and those that wait until a function is called, as well."""
        return (node for node in self.statements if isinstance(node, ast.Import | ast.ImportFrom))

    @property
    def late_imports(self) -> set[ast.Import | ast.ImportFrom]:
        """Those that wait until a function is called."""
        functions = (
            node for node in self.statements if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        )
        inner = (node for function in functions for node in _within(function))
        return {node for node in inner if isinstance(node, ast.Import | ast.ImportFrom)}

    @property
    def loads(self) -> Iterator[str]:
        """The names of all that is imported when the module is, and of what is taken from it."""
        for node in _at_the_top(ast.parse(self.text).body):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif node.module:
                yield node.module
                yield from (f"{node.module}.{alias.name}" for alias in node.names)

    @property
    def lines(self) -> int:
        return len(self.text.splitlines())

    @property
    def folder(self) -> str:
        return self.path.rpartition("/")[0]

    @property
    def file(self) -> str:
        return self.path.rpartition("/")[2]

    @property
    def dotted(self) -> str:
        return self.path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")

    @property
    def is_plain(self) -> bool:
        """Whether it is neither a package nor what runs when the program is started by its name."""
        return self.file not in ("__init__.py", "__main__.py")


@dataclass
class House:
    """The modules of a repository and the rules that hold for them."""

    root: Path
    rules: Mapping[str, Any]
    program: list[Module] = field(init=False)
    others: list[Module] = field(init=False)  # of packaging and the tests

    def __post_init__(self) -> None:
        self.program = self._modules("editor")
        self.others = [*self._modules("packaging"), *self._modules("tests")]

    def _modules(self, folder: str) -> list[Module]:
        paths = sorted(path.relative_to(self.root).as_posix() for path in (self.root / folder).rglob("*.py"))
        return [Module(path, self.root) for path in paths]

    def troubles(self) -> Iterator[str]:
        """Yield a sentence about each thing that breaks a rule, with what to do."""
        for name, check in CHECKS.items():
            found = list(check(self))
            allowed = self.rules.get("still_broken", {}).get(name, 0)
            if len(found) <= allowed:
                continue
            if allowed:
                found.sort(key=self.age)
                yield f"{name}: {len(found)} where {allowed} are known; those that changed last come first."
            yield from (f"{path} {sentence}" for path, sentence in found[: SHOWN if allowed else None])

    def age(self, trouble: tuple[str, object]) -> float:
        return -(self.root / trouble[0]).stat().st_mtime

    def limit(self, name: str) -> int:
        return int(self.rules["limits"][name])

    def reasons(self, name: str) -> Mapping[str, str]:
        """Return the reasons to differ from a rule, by a path or a pattern of paths."""
        return dict(self.rules.get(name, {}))

    def has_reason(self, name: str, module: Module) -> bool:
        return any(fnmatch(module.path, pattern) for pattern in self.reasons(name))

    @cached_property
    def importers(self) -> dict[str, set[str]]:
        """The modules that import each one, by its dotted name."""
        by_name = {module.dotted: module for module in self.program}
        found: dict[str, set[str]] = {name: set() for name in by_name}
        for module in self.program:
            for name in _imported(module, by_name):
                if name != module.dotted:
                    found[name].add(module.dotted)
        return found

    @cached_property
    def tested(self) -> set[str]:
        """The dotted names of what tests import or name."""
        found: set[str] = set()
        for module in self.others:
            if module.path.startswith("tests/"):
                for name in set(_NAMED.findall(module.text)):  # of a module, or of something in one
                    found.update((name, name.rpartition(".")[0]))
                for package, several, one in _IMPORTED.findall(module.text):
                    found.update(f"{package}.{name}" for name in re.findall(r"\w+", several or one))
        return found


def _within(node: ast.AST) -> list[ast.AST]:
    """Return a node with the statements in it, however deep."""
    found = [node]
    for each in found:  # which grows
        for part in ("body", "handlers", "orelse", "finalbody", "cases"):
            found += getattr(each, part, ())
    return found


def _at_the_top(body: Iterable[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
    """Yield the imports that are made when a module is loaded, so none for types alone."""
    for node in body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            yield from _at_the_top(node.orelse)
        elif isinstance(node, ast.If | ast.Try | ast.With):
            yield from _at_the_top(node.body)


def _imported(module: Module, names: Iterable[str]) -> Iterator[str]:
    """Yield those of our modules that one imports, a package only where something of its own is meant."""
    for node in module.imports:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in names)
        elif node.module:
            inside = (f"{node.module}.{alias.name}" for alias in node.names)
            meant = (name if name in names else node.module for name in inside)
            yield from (name for name in meant if name in names)
    for text in re.findall(r"""import_module\(["']([\w.]+)["']\)""", module.text):
        if text in names:
            yield text


# The rules. Each yields paths and what is to be said of them.

Troubles = Iterator[tuple[str, str]]


def _lengths(house: House) -> Troubles:
    for module in (*house.program, *house.others):
        most = house.limit("longest_test" if module.path.startswith("tests/") else "longest_module")
        if module.lines > most and not house.has_reason("long_modules", module):
            yield (
                module.path,
                f"has {module.lines} lines: split it by subject, "
                f"or give the reason in {RULES}, long_modules.",
            )


def _short_modules(house: House) -> Troubles:
    least = house.limit("shortest_module")
    for module in house.program:
        if module.is_plain and module.lines < least and not house.has_reason("short_modules", module):
            yield (
                module.path,
                f"has {module.lines} lines only: put it where it is used or to its subject, "
                f"or give the reason in {RULES}, short_modules.",
            )


def _reasons_without_need(house: House) -> Troubles:
    def is_needed(name: str, module: Module) -> bool:
        if name == "lone_modules":
            return _is_alone(house, module)
        lines, limit = module.lines, house.limit
        return lines > limit("longest_module") if name == "long_modules" else lines < limit("shortest_module")

    for name in ("long_modules", "short_modules", "lone_modules"):
        for pattern in house.reasons(name):
            meant = [module for module in house.program if fnmatch(module.path, pattern)]
            if not any(is_needed(name, module) for module in meant):
                yield RULES, f"gives a reason for {pattern} in {name} that is not needed: remove it."


def _names_twice(house: House) -> Troubles:
    plain = [module for module in house.program if module.is_plain]
    homes: dict[str, list[str]] = defaultdict(list)
    for module in plain:
        homes[module.file].append(module.path)
    for paths in homes.values():
        if len(paths) > 1:
            first, *others = sorted(paths, key=lambda path: (house.root / path).stat().st_mtime, reverse=True)
            yield first, f"has the name of {', '.join(others)}: add the subject to the name."


def _repeated(named: Iterable[tuple[str, str, int]]) -> Troubles:
    """Tell what is named as something before it; named: paths, names, and the lines where they stand."""
    first: dict[str, str] = {}
    for path, name, line in named:
        if name in first:
            yield path, f"has {name} (line {line}), as {first[name]} has: take another."
        else:
            first[name] = f"{path} (line {line})"


def _calls(module: Module, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(module.text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def _rules_twice(house: House) -> Troubles:
    return _repeated(
        (module.path, str(named.value), call.lineno)
        for module in house.program
        if module.file.endswith("_rules.py")
        for call in _calls(module, "Rule")
        for named in call.args[:2]  # its id and its number
        if isinstance(named, ast.Constant)
    )


def _keys_twice(house: House) -> Troubles:
    return _repeated(
        (module.path, str(key.value), call.lineno)
        for module in house.program
        if module.file.endswith("_actions.py")
        for call in _calls(module, "ActionSpec")
        for keyword in call.keywords
        if keyword.arg == "keys"
        for key in ast.walk(keyword.value)
        if isinstance(key, ast.Constant)
    )


def _letters_twice(house: House) -> Troubles:
    """Tell the letters that choose two actions of a menu; each menu is declared in one assignment."""
    for module in house.program:
        if module.file.endswith("_actions.py"):
            for menu in ast.parse(module.text).body:
                yield from _repeated((module.path, letter, line) for letter, line in _letters(menu))


def _letters(menu: ast.AST) -> Iterator[tuple[str, int]]:
    """Yield the letters behind `&` in the texts of actions, with their lines."""
    for call in ast.walk(menu):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "ActionSpec":
            texts = [node for text in call.args[1:2] for node in ast.walk(text)]
            for node in texts:
                if isinstance(node, ast.Constant) and (letter := _LETTER.search(str(node.value))):
                    yield f"the letter {letter[0].upper()}", node.lineno


def _renamed_imports(house: House) -> Troubles:
    for module in house.program:
        for node in module.imports:
            package = getattr(node, "module", None) or ""
            for alias in node.names:
                if alias.asname and f"{package}.{alias.name}".lstrip(".").startswith("editor."):
                    yield (
                        f"{module.path}",
                        f"imports {alias.name} as {alias.asname} (line {node.lineno}): "
                        "use its own name, and where two are alike, give one of them a name that says more.",
                    )


def _late_imports(house: House) -> Troubles:
    late = [(module.path, node.lineno) for module in house.program for node in module.late_imports]
    if len(late) <= house.limit("late_imports"):
        return
    for path, line in sorted(late, key=house.age)[:SHOWN]:
        yield (
            path,
            f"has one of {len(late)} imports in functions (line {line}), the latest first: do it at "
            "the top, unless that loads Qt, the network, dialogs, fixes or spreadsheets for nothing.",
        )


def _loaded_early(house: House) -> Troubles:
    """Tell what a start loads of that which it does without, by those that import it one after the other."""
    start = house.reasons("start")
    by_name = {module.dotted: module for module in house.program}
    chains: dict[str, tuple[str, ...]] = {root: (root,) for root in start.get("loads", ())}
    for name, chain in _growing(chains):
        for loaded in dict.fromkeys(by_name[name].loads if name in by_name else ()):
            chains.setdefault(loaded, (*chain, loaded))
    for name in sorted(chains.keys() & set(start.get("without", ()))):
        chain = chains[name]
        yield (
            by_name[chain[-2]].path,
            f"is loaded by a start, which does without {name} ({' -> '.join(chain)}): "
            "have the function that needs it import one of these.",
        )


def _growing(chains: dict[str, tuple[str, ...]]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the items of a dict, also those that are added meanwhile."""
    done = 0
    while done < len(chains):
        some = list(chains.items())[done:]
        yield from some
        done += len(some)


def _folders(house: House) -> Troubles:
    sizes = Counter(module.folder for module in house.program if module.is_plain)
    above = {folder.rpartition("/")[0] for folder in {module.folder for module in house.program}}
    for folder, size in sorted(sizes.items()):
        if size > house.limit("most_modules"):
            yield folder, f"has {size} modules: make two folders of it, each with a subject of its own."
        if size < house.limit("fewest_modules") and folder not in above:
            yield folder, f"has {size} modules: make one of it, or put them into the folder above."


def _is_alone(house: House, module: Module) -> bool:
    if not module.is_plain or module.dotted in house.tested:
        return False
    return len(house.importers[module.dotted]) < 2


def _lone_modules(house: House) -> Troubles:
    for module in house.program:
        if _is_alone(house, module) and not house.has_reason("lone_modules", module):
            users = "".join(f"{one} alone" for one in house.importers[module.dotted]) or "nothing"
            yield (
                module.path,
                f"is imported by {users}, and by no test: put it there, give it a test of its own, "
                f"or say in {RULES}, lone_modules, why it is loaded by itself.",
            )


def _private_words(house: House) -> Troubles:
    words = house.reasons("private_words")
    for module in house.program:
        named = [
            (node.name, node.lineno)
            for node in module.statements
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        ]
        for name, line in ((module.file.removesuffix(".py"), 1), *named):
            for word in {each.lower() for each in _WORD.findall(name)} & words.keys():
                yield module.path, f"has the name {name} (line {line}): for “{word}” say {words[word]}."


def _circles(house: House) -> Troubles:
    graph: dict[str, set[str]] = defaultdict(set)
    for name, importers in house.importers.items():
        for importer in importers:
            graph[importer].add(name)
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        circle = list(reversed(error.args[1]))
        path = next(module.path for module in house.program if module.dotted == circle[0])
        yield (path, f"is in a circle of imports ({' -> '.join(circle)}): move what they share below them.")


# By the name that `still_broken` in house.toml gives each.
CHECKS = {
    "lengths": _lengths,
    "short_modules": _short_modules,
    "reasons_without_need": _reasons_without_need,
    "names_twice": _names_twice,
    "rules_twice": _rules_twice,
    "keys_twice": _keys_twice,
    "letters_twice": _letters_twice,
    "renamed_imports": _renamed_imports,
    "late_imports": _late_imports,
    "loaded_early": _loaded_early,
    "folders": _folders,
    "lone_modules": _lone_modules,
    "private_words": _private_words,
    "circles": _circles,
}


def main() -> int:
    """Say what breaks a rule; return 1 if anything does."""
    gc.disable()  # it would look through all trees again and again
    rules = tomllib.loads((ROOT / RULES).read_text(encoding="utf-8"))
    found = list(House(ROOT, rules).troubles())
    print(*found, sep="\n", end="\n" if found else "")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
