"""The translations that there are fit their texts; a release is refused while some are missing."""

import importlib
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.qt_tools import need_qt_tools

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
HOUSE = tomllib.loads((PACKAGING / "house.toml").read_text(encoding="utf-8"))
COMPLETE: tuple[str, ...] = tuple(HOUSE["complete_languages"])


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


def test_each_translation_fits_its_text(tool: ModuleType, catalogue: Any) -> None:
    wrong = {
        message.text: faults
        for message in catalogue.messages
        if message.key in catalogue.translations
        and (faults := catalogue.faults(message, catalogue.translations[message.key]))
    }
    assert len(catalogue.translations) > 3000
    assert wrong == {}
