"""Every text of the program has a translation in each language that is said to be complete."""

import importlib
from pathlib import Path
from types import ModuleType

import pytest

from tests.qt_tools import need_qt_tools

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
COMPLETE = ("de", "ja", "pt_BR", "es", "fr")  # `packaging/dev.py translations` updates them


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    need_qt_tools()
    monkeypatch.syspath_prepend(str(PACKAGING))
    return importlib.import_module("translations")


@pytest.mark.parametrize("language", COMPLETE)
def test_no_text_is_left_in_english(tool: ModuleType, language: str) -> None:
    left = [(message.context, message.text) for message in tool.updated(language).left()]
    assert left == []


@pytest.mark.parametrize("language", COMPLETE)
def test_each_translation_fits_its_text(tool: ModuleType, language: str) -> None:
    catalogue = tool.updated(language)
    wrong = {
        message.text: faults
        for message in catalogue.messages
        if message.key in catalogue.translations
        and (faults := [*tool.faults_of(catalogue, message, catalogue.translations[message.key])])
    }
    assert wrong == {}
