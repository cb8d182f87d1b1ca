"""Every text of the program has a translation in each language that is said to be complete."""

import importlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.qt_tools import need_qt_tools

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
COMPLETE = ("de", "ja", "pt_BR", "es", "fr")  # `packaging/dev.py translations` updates them


@pytest.fixture(scope="module")
def tool() -> Iterator[ModuleType]:
    need_qt_tools()
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(PACKAGING))
        yield importlib.import_module("translations")


@pytest.fixture(scope="module", params=COMPLETE)
def catalogue(tool: ModuleType, request: pytest.FixtureRequest) -> Any:
    """The texts of the program and their translations in a language."""
    return tool.updated(request.param)


def test_no_text_is_left_in_english(catalogue: Any) -> None:
    left = [(message.context, message.text) for message in catalogue.left()]
    assert left == []


def test_each_translation_fits_its_text(tool: ModuleType, catalogue: Any) -> None:
    wrong = {
        message.text: faults
        for message in catalogue.messages
        if message.key in catalogue.translations
        and (faults := [*tool.faults_of(catalogue, message, catalogue.translations[message.key])])
    }
    assert wrong == {}
