"""What is likely to be needed next is loaded in pauses, one module after the other."""

import importlib
from importlib.util import find_spec

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from editor.app.window import early_imports
from tests.for_each import for_each

MODULES: tuple[str, ...] = vars(early_imports)["_MODULES"]


def test_one_is_loaded_after_the_other_while_the_window_is_there(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner, loaded = QObject(), list[str]()
    monkeypatch.setattr(importlib, "import_module", loaded.append)

    early_imports.load_early(owner, ["first", "second", "last"])

    assert loaded == ["first"]
    qtbot.waitUntil(lambda: loaded == ["first", "second", "last"])
    qtbot.waitUntil(lambda: not owner.children())


@for_each("name", MODULES)
def test_each_is_there(name: str) -> None:
    assert find_spec(name) is not None
