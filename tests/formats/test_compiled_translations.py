"""Compiled translations are read as Qt reads them."""

import importlib
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QTranslator

from editor.formats.compiled_translations import CompiledTranslations
from tests.qt_tools import need_qt_tools

REPOSITORY = Path(__file__).resolve().parents[2]
GERMAN = REPOSITORY / "resources" / "translations" / "sitemap_editor_de.ts"


@pytest.fixture
def catalogue(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    need_qt_tools()
    monkeypatch.syspath_prepend(str(REPOSITORY / "packaging"))
    return importlib.import_module("catalogue")


def _compiled(source: Path, target: Path) -> tuple[CompiledTranslations, QTranslator]:
    importlib.import_module("build_hook").compile_to(source, target)
    translator = QTranslator()
    assert translator.load(str(target))
    return CompiledTranslations(target), translator


def test_every_text_has_the_translation_that_qt_finds(catalogue: ModuleType, tmp_path: Path) -> None:
    own, qt = _compiled(GERMAN, tmp_path / "de.qm")
    plain = [message for message in catalogue.read(GERMAN).messages if not message.is_plural]
    assert len(plain) > 1000
    for message in plain:
        assert own.translation(message.context, message.text) == qt.translate(message.context, message.text)
    assert own.translation("rules", "no such text") == ""


def test_plural_forms_are_those_of_the_language(catalogue: ModuleType, tmp_path: Path) -> None:
    polish = catalogue.Catalogue("pl", 3, [catalogue.Message("rows", "%Ln rows")])
    polish.translations["rows", "%Ln rows", ""] = ("wiersz", "wiersze", "wierszy")
    (tmp_path / "pl.ts").write_text(polish.as_xml(), encoding="utf-8")
    own, qt = _compiled(tmp_path / "pl.ts", tmp_path / "pl.qm")
    for number in range(130):
        assert own.translation("rows", "%Ln rows", number) == qt.translate("rows", "%Ln rows", "", number)


def test_another_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.qm").write_text("<TS/>")
    with pytest.raises(ValueError, match="holds no translations"):
        CompiledTranslations(tmp_path / "x.qm")
