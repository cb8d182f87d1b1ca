"""What is given to others has all languages, or is not built; a clone says what it lacks."""

import importlib
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The hook where translations cannot be compiled."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    module = importlib.import_module("build_hook")

    def fail(_folder: Path) -> list[Path]:
        raise module.CannotCompile("no lrelease")

    monkeypatch.setattr(module, "compile_stale", fail)
    return module


def _build(hook: ModuleType, version: str) -> str:
    said: list[str] = []

    def abort(text: str) -> None:
        raise SystemExit(text)

    building: Any = SimpleNamespace(
        root=str(PACKAGING.parent), app=SimpleNamespace(display_warning=said.append, abort=abort)
    )
    hook.WheelHook.initialize(building, version, {})
    return "".join(said)


def test_no_wheel_lacks_languages(hook: ModuleType) -> None:
    with pytest.raises(SystemExit, match="no lrelease"):
        _build(hook, "standard")


def test_a_clone_without_languages_says_so(hook: ModuleType) -> None:
    assert "no lrelease" in _build(hook, "editable")


def test_no_bundle_lacks_languages(hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(PACKAGING / "bundles"))
    folder = importlib.import_module("folder")
    with pytest.raises(folder.NotAsItMustBe, match="no lrelease"):
        folder.freeze(tmp_path)
