"""Texts are found, handed out to translators and taken back."""

import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.qt_tools import need_qt_tools

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
SOURCE = """
class Panel(QObject):
    def words(self):
        return self.tr("&Close all…")
one, many = "1 row", QT_TRANSLATE_NOOP("rows", "%Ln rows of {name}")
HEAD = QT_TRANSLATE_NOOP("rows", "Row "), QT_TRANSLATE_NOOP("cells", "Row ")
"""


@pytest.fixture
def catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The tool for a program of three texts, which has a file of German translations."""
    need_qt_tools()
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


@pytest.mark.parametrize(("language", "forms"), [("de", 2), ("ja", 1), ("pl", 3)])
def test_a_language_has_its_own_number_of_plural_forms(
    catalogue: ModuleType, language: str, forms: int
) -> None:
    assert catalogue.plural_forms(language) == forms


def test_each_text_is_handed_out_once_with_its_contexts(tool: ModuleType, tmp_path: Path) -> None:
    tool.main(["left", "de", str(tmp_path)])
    told = json.loads((tmp_path / "de-01.json").read_text(encoding="utf-8"))
    assert list(told.values()) == [
        {"text": "&Close all…", "where": "Panel"},
        {"text": "Row ", "where": "cells, rows"},
        {"text": "%Ln rows of {name}", "where": "rows", "forms": 2},
    ]


def test_translations_are_taken_and_kept_until_the_text_changes(
    tool: ModuleType, catalogue: ModuleType, tmp_path: Path
) -> None:
    rows = ["Eine Zeile", "%Ln Zeilen von {name}"]
    assert (
        _taken(tool, tmp_path, {"1": "Alle &schließen…", "2": {"cells": "Reihe ", "": "Zeile "}, "3": rows})
        == 0
    )
    kept = catalogue.read(catalogue.path_of("de")).translations
    assert kept["rows", "%Ln rows of {name}", ""] == tuple(rows)
    assert kept["cells", "Row ", ""] == ("Reihe ",)
    assert kept["rows", "Row ", ""] == ("Zeile ",)
    source = tmp_path / "editor" / "words.py"
    source.write_text(source.read_text().replace("Close all", "Close everything"), encoding="utf-8")
    tool.main(["update"])
    assert [message.text for message in catalogue.updated("de").left()] == ["&Close everything…"]


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
    assert catalogue.updated("de").translations["Bar", "&Close all…", ""] == ("Alle &schließen…",)


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
    compile_to = importlib.import_module("build_hook").compile_to
    compiled = []
    for name in ("a.qm", "b.qm"):
        compile_to(source, source.with_name(name))
        compiled.append(source.with_name(name).read_bytes())
    assert compiled[0] == compiled[1] != b""


def test_only_what_changed_is_compiled(tool: ModuleType, catalogue: ModuleType) -> None:
    source = catalogue.path_of("de")
    compile_stale = importlib.import_module("build_hook").compile_stale
    assert compile_stale(source.parent) == [source]
    assert compile_stale(source.parent) == []


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
