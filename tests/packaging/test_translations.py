"""Texts are all found, handed out to translators and taken back."""

import ast
import importlib
import json
import re
import sys
from collections.abc import Iterator
from gettext import GNUTranslations
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QTranslator

from tests.qt_tools import need_qt_tools
from tests.sources import called, nodes_of, text_of, tree_of

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
SOURCE = """
class Panel(QObject):
    def words(self):
        return f"{self.tr('&Close all…')} {number}"
class Head(QObject):
    def words(self):
        return self.tr("Row ")
one, many = "1 row", N_("%Ln rows of {name}")
HEAD = N_("Row " ""), translated("Row ")
"""


@pytest.fixture
def catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The tool for a program of three texts, which has a file of German translations."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    module = importlib.import_module("catalogue")
    (tmp_path / "editor").mkdir()
    (tmp_path / "editor" / "words.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.setattr(module, "FOLDER", tmp_path / "translations")
    monkeypatch.setattr(module.extracted, "__defaults__", ("en", tmp_path))
    yield module
    for name in ("translations", "catalogue", "build_hook"):
        sys.modules.pop(name, None)


@pytest.fixture
def tool(catalogue: ModuleType, capsys: pytest.CaptureFixture[str]) -> ModuleType:
    module = importlib.import_module("translations")
    module.main(["update", "de"])
    capsys.readouterr()
    return module


def _taken(tool: ModuleType, folder: Path, answers: dict[str, object]) -> int:
    assert tool.main(["left", "de", str(folder)]) == 0
    (folder / "de-01.done.json").write_text(json.dumps(answers), encoding="utf-8")
    code: int = tool.main(["take", str(folder / "de-01.done.json")])
    return code


def test_each_number_has_the_plural_form_that_qt_gives_it(catalogue: ModuleType, tmp_path: Path) -> None:
    hook = importlib.import_module("build_hook")
    listed = " ".join(hook.PLURAL_RULES.values()).split()
    for language in ("de", "en", "es", "nl", "pt_BR", *listed):
        count = catalogue.plural_forms(language)
        own = catalogue.Catalogue(language, count, [catalogue.Message("texts", "%Ln rows")])
        own.translations["texts", "%Ln rows"] = tuple(f"%Ln: form {form}" for form in range(count))
        source = tmp_path / f"{language}.ts"
        source.write_text(own.as_xml(), encoding="utf-8")
        _compile(source, tmp_path / "all.qm")
        qt = _loaded(tmp_path / "all.qm")
        with (tmp_path / "all.mo").open("rb") as file:
            gettext = GNUTranslations(file)
        for number in (*range(250), 1000, 1001, 1011, 10**6):
            told = qt.translate("texts", "%Ln rows", "", number)
            assert gettext.ngettext("%Ln rows", "%Ln rows", number) == told, (language, number)


def test_each_text_is_handed_out_once_with_its_contexts(tool: ModuleType, tmp_path: Path) -> None:
    tool.main(["left", "de", str(tmp_path)])
    told = json.loads((tmp_path / "de-01.json").read_text(encoding="utf-8"))
    assert list(told.values()) == [
        {"text": "&Close all…", "where": "Panel"},
        {"text": "Row ", "where": "Head, texts"},
        {"text": "%Ln rows of {name}", "where": "texts", "forms": 2},
    ]


def test_translations_are_taken_and_kept_until_the_text_changes(
    tool: ModuleType, catalogue: ModuleType, tmp_path: Path
) -> None:
    rows = ["Eine Zeile", "%Ln Zeilen von {name}"]
    assert (
        _taken(tool, tmp_path, {"1": "Alle &schließen…", "2": {"Head": "Reihe ", "": "Zeile "}, "3": rows})
        == 0
    )
    kept = catalogue.read(catalogue.path_of("de")).translations
    assert kept["texts", "%Ln rows of {name}"] == tuple(rows)
    assert kept["Head", "Row "] == ("Reihe ",)
    assert kept["texts", "Row "] == ("Zeile ",)
    source = tmp_path / "editor" / "words.py"
    source.write_text(source.read_text().replace("Close all", "Close everything"), encoding="utf-8")
    tool.main(["update"])
    assert [message.text for message in catalogue.updated("de").left()] == ["&Close everything…"]


def _change(folder: Path, old: str, new: str) -> None:
    source = folder / "editor" / "words.py"
    text = source.read_text(encoding="utf-8")
    assert old in text
    source.write_text(text.replace(old, new), encoding="utf-8")


def _shown(catalogue: ModuleType, context: str, text: str) -> str:
    """What a program says that has the translations compiled."""
    compiled = catalogue.path_of("de").with_suffix(".qm")
    _compile(catalogue.path_of("de"), compiled)
    return _loaded(compiled).translate(context, text) or ""


def _compile(source: Path, target: Path) -> None:
    need_qt_tools()
    importlib.import_module("build_hook").compile_to(source, target)


def _loaded(compiled: Path) -> QTranslator:
    translator = QTranslator()
    assert translator.load(str(compiled))
    return translator


def test_the_translation_of_a_changed_text_is_shown_until_it_was_checked(
    tool: ModuleType, catalogue: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _taken(tool, tmp_path, {"1": "Alle &schließen…"})
    for old, new in (("Close all", "Close all files"), ("Close all files", "Close all tabs")):
        _change(tmp_path, old, new)
        tool.main(["update"])
        assert "1 to check" in capsys.readouterr().out
        assert _shown(catalogue, "Panel", f"&{new}…") == "Alle &schließen…"
    tool.main(["left", "de", str(tmp_path)])
    assert json.loads((tmp_path / "de-01.json").read_text(encoding="utf-8"))["1"] == {
        "text": "&Close all tabs…",
        "where": "Panel",
        "was": "&Close all…",
        "translated": "Alle &schließen…",
    }
    _taken(tool, tmp_path, {"1": "Alle Tabs &schließen…"})
    assert _shown(catalogue, "Panel", "&Close all tabs…") == "Alle Tabs &schließen…"
    assert "oldsource" not in catalogue.path_of("de").read_text(encoding="utf-8")


def test_an_earlier_translation_that_does_not_fit_is_kept_to_start_from_but_not_shown(
    tool: ModuleType, catalogue: ModuleType, tmp_path: Path
) -> None:
    rows = ["Eine Zeile", "%Ln Zeilen von {name}"]
    _taken(tool, tmp_path, {"1": "Alle &schließen…", "3": rows})
    _change(tmp_path, "rows of {name}", "rows of {file}")
    _change(tmp_path, "&Close all…", "Close all…")
    for _ in range(2):  # the second time it is read from the file
        tool.main(["update"])
        earlier = catalogue.updated("de").earlier
        assert earlier["texts", "%Ln rows of {file}"].forms == tuple(rows)
        assert earlier["Panel", "Close all…"].forms == ("Alle &schließen…",)
        assert _shown(catalogue, "texts", "%Ln rows of {file}") == ""
        assert _shown(catalogue, "Panel", "Close all…") == ""


def test_a_text_that_is_changed_back_has_its_translation_again(
    tool: ModuleType, catalogue: ModuleType, tmp_path: Path
) -> None:
    _taken(tool, tmp_path, {"1": "Alle &schließen…"})
    before = catalogue.path_of("de").read_bytes()
    for old, new in (("Close all", "Close all files"), ("Close all files", "Close all")):
        _change(tmp_path, old, new)
        tool.main(["update"])
    assert catalogue.path_of("de").read_bytes() == before


def test_a_new_text_gets_no_translation_of_one_that_says_something_else(
    tool: ModuleType, catalogue: ModuleType, tmp_path: Path
) -> None:
    _taken(tool, tmp_path, {"1": "Alle &schließen…"})
    _change(tmp_path, "&Close all…", "Which sitemap lists it")
    assert catalogue.updated("de").earlier == {}


def test_what_is_left_is_listed_and_refuses_a_release_alone(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tool, "complete_languages", lambda: ["de"])
    monkeypatch.setattr(importlib.import_module("manual"), "stale_pages", lambda _language: ["table"])
    _taken(tool, tmp_path, {"1": "Alle &schließen…", "2": "Zeile "})
    _change(tmp_path, "Close all", "Close all files")
    capsys.readouterr()
    for arguments, code in (([], 0), (["--release"], 1)):
        assert tool.main(["check", *arguments]) == code
        assert capsys.readouterr().out.splitlines() == [
            "de: texts to translate: 1, translations to check: 1; "
            "begin with: python3 packaging/dev.py translations left de DIR",
            "de: pages of the manual that changed in English: table; "
            "when they are translated: python3 packaging/dev.py manual --seen de PAGE...",
        ]


def test_a_translation_that_does_not_fit_is_wrong_at_any_time(
    tool: ModuleType, catalogue: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    path = catalogue.path_of("de")
    text = path.read_text(encoding="utf-8")
    path.write_text(
        text.replace('<translation type="unfinished"></translation>', "<translation>x</translation>")
    )
    assert tool.main(["check"]) == 1
    assert "de, Panel: has no mnemonic (&)" in capsys.readouterr().out


def test_values_stay_together_in_languages_that_run_from_right_to_left(tool: ModuleType) -> None:
    once = tool.isolated("קובץ {name}", "he")
    assert once == "קובץ \u2068{name}\u2069"
    assert tool.isolated(once, "he") == once
    assert tool.isolated("Datei {name}", "de") == "Datei {name}"


def test_a_text_that_moves_to_another_context_keeps_its_translation(
    tool: ModuleType, catalogue: ModuleType, tmp_path: Path
) -> None:
    _taken(tool, tmp_path, {"1": "Alle &schließen…"})
    source = tmp_path / "editor" / "words.py"
    source.write_text(source.read_text().replace("class Panel", "class Bar"), encoding="utf-8")
    assert catalogue.updated("de").translations["Bar", "&Close all…"] == ("Alle &schließen…",)


@pytest.mark.parametrize(
    ("answers", "fault"),
    [
        ({"1": "Alle schließen…"}, "has no mnemonic"),
        ({"1": "Alle &schließen"}, "must end in …"),
        ({"1": ""}, "is empty"),
        ({"2": "Zeile"}, "ends with other white space"),
        ({"3": "%Ln Zeilen von {name}"}, "needs 2 forms"),
        ({"3": ["Eine Zeile", "Zeilen von {name}"]}, "has the numbers none instead of %Ln"),
        ({"3": ["Eine Zeile", "%Ln Zeilen von {file}"]}, "has the placeholders {file:}"),
    ],
)
def test_a_wrong_translation_is_refused(
    tool: ModuleType,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    answers: dict[str, object],
    fault: str,
) -> None:
    assert _taken(tool, tmp_path, answers) == 1
    assert fault in capsys.readouterr().out


def test_compiled_translations_are_the_same_each_time(tool: ModuleType, catalogue: ModuleType) -> None:
    source = catalogue.path_of("de")
    compiled = []
    for name in ("a", "b"):
        target = source.with_name(f"{name}.qm")
        _compile(source, target)
        compiled.append((target.read_bytes(), target.with_suffix(".mo").read_bytes()))
    assert compiled[0] == compiled[1]
    assert all(compiled[0])


def test_only_what_changed_is_compiled(tool: ModuleType, catalogue: ModuleType) -> None:
    source = catalogue.path_of("de")
    need_qt_tools()
    compile_stale = importlib.import_module("build_hook").compile_stale
    assert compile_stale(source.parent) == [source]
    assert compile_stale(source.parent) == []
    source.with_suffix(".mo").unlink()
    assert compile_stale(source.parent) == [source]


def test_a_tool_that_does_not_run_is_told_with_what_to_install(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "lrelease"
    broken.write_text("#!/bin/sh\necho lrelease: no libgssapi_krb5.so.2 >&2\nexit 127\n")
    broken.chmod(0o755)
    monkeypatch.setattr(importlib.import_module("build_hook"), "tool", lambda _name: str(broken))
    assert tool.main(["compile"]) == 1
    told = capsys.readouterr().err
    assert "lrelease: no libgssapi_krb5.so.2\n" in told
    assert "sudo apt-get install libgssapi-krb5-2" in told


_TRANSLATING = ("translated", "cli_text", "translate", "N_")
_CALLS = re.compile(rf"\b(tr|{'|'.join(_TRANSLATING)})\(")
EDITOR = Path(__file__).resolve().parents[2] / "editor"


def _files() -> list[Path]:
    """Those that translate anything."""
    return [path for path in EDITOR.rglob("*.py") if _CALLS.search(text_of(path))]


def _unseen(path: Path) -> Iterator[str]:
    for call in nodes_of(path, ast.Call):
        is_marked = called(call) in ("tr", *_TRANSLATING) and call.args
        if is_marked and isinstance(call.args[0], ast.JoinedStr | ast.BinOp | ast.IfExp):
            yield ast.unparse(call)


def test_texts_are_literals() -> None:
    files = _files()
    assert len(files) > 100
    unseen = {str(path): [*_unseen(path)] for path in files}
    assert {path: calls for path, calls in unseen.items() if calls} == {}


_WORDS = re.compile(r"[A-Za-z]{2,} [a-z(]|[a-z] [a-z]{2}")
_OTHERWISE_TOLD = ("count_with_noun", "counted")  # their English singular is in no catalogue
_ALIKE_IN_ALL = ("--", "sitemap-editor ", "python3 ", "\\ ")  # what one types, and a line that `patch` reads
_NOT_READ = ("examples", "one", "many")  # names of what holds command lines and pairs of numbers


def _english_alone(node: ast.AST, *, is_told: bool = False) -> Iterator[str]:
    """Yield texts of several words that no translating function is given."""
    for child in ast.iter_child_nodes(node):
        told = is_told
        if isinstance(child, ast.Call):
            name = called(child)
            told = told or name in (*_TRANSLATING, *_OTHERWISE_TOLD)
        elif isinstance(child, ast.Assign):
            targets = re.findall(r"\w+", " ".join(map(ast.unparse, child.targets)))
            told = told or not {*targets}.isdisjoint(_NOT_READ)
        elif isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
            continue  # a docstring
        elif isinstance(child, ast.Constant) and not told and isinstance(child.value, str):
            is_alike = child.value.startswith(_ALIKE_IN_ALL)
            yield from [child.value] if _WORDS.search(child.value) and not is_alike else ()
        yield from _english_alone(child, is_told=told)


@pytest.mark.parametrize("place", ["app/cli", "app/shot.py", "app/display.py", "usage.py"])
def test_the_command_line_says_nothing_in_english_alone(place: str) -> None:
    root = EDITOR / place
    files = [*root.rglob("*.py")] if root.is_dir() else [root]
    assert files
    alone = {path.name: [*_english_alone(tree_of(path))] for path in files}
    assert {name: texts for name, texts in alone.items() if texts} == {}
