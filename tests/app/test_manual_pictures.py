"""The pictures of the manual show the window as it is: they carry the words in them, which are compared."""

import importlib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

import pictures
from editor.app import shot
from editor.app.shot import BETWEEN, SHOWN
from editor.services.settings.settings_file import Settings

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
NAMES = (
    *("window", "details", "fix-preview", "edit-values", "several-files"),
    *("languages", "insight", "export-set", "check-urls", "repairs"),
)


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(PACKAGING))
    return importlib.import_module("manual")


@pytest.fixture
def drawn(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, tool: ModuleType
) -> Callable[[str], QImage]:
    """Draws a picture anew, in this process."""
    monkeypatch.setattr(shot, "make_application", lambda path: (qapp, Settings(path)))
    monkeypatch.setattr(shot, "_prepare_platform", lambda _picture: None)
    (folder := tmp_path / "example").mkdir()
    tool.make_samples(folder)

    def drawn(name: str) -> QImage:
        file, *options = tool.PICTURES[name]
        out = tmp_path / "out.png"
        assert pictures.run([str(folder / file), str(out), "--size", tool.SIZE, *options]) == 0
        return QImage(str(out))

    return drawn


def test_every_picture_is_tried(tool: ModuleType) -> None:
    assert set(NAMES) == set(tool.PICTURES)
    assert {path.stem for path in (tool.MANUAL / "pictures").iterdir()} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_shows_what_the_window_shows_now(
    tool: ModuleType, drawn: Callable[[str], QImage], name: str
) -> None:
    kept = QImage(str(tool.picture_path(name))).text(SHOWN).split(BETWEEN)
    assert drawn(name).text(SHOWN).split(BETWEEN) == kept, (
        f"run: python3 packaging/dev.py manual --pictures {name}"
    )
