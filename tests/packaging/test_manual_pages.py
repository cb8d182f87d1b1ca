"""The pages of the manual that are made of declarations are told where they are not as they would be made."""

import importlib
from pathlib import Path
from types import ModuleType

import pytest

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def manual(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The tool for a manual of two pages."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    module = importlib.import_module("manual")
    pages = {"reference/rules": lambda: "# Rules\n", "reference/keys": lambda: "# Keys\n"}
    monkeypatch.setattr(module, "REFERENCE", pages)
    monkeypatch.setattr(module, "MANUAL", tmp_path)
    module.write_pages(tmp_path)
    return module


def test_pages_that_are_missing_changed_or_left_over_are_told(manual: ModuleType, tmp_path: Path) -> None:
    assert manual.outdated_pages(tmp_path) == []
    (tmp_path / "reference" / "rules.md").write_text("# Old rules\n")
    (tmp_path / "reference" / "keys.md").unlink()
    (tmp_path / "reference" / "gone.md").touch()
    told = [f"resources/manual/reference/{name}.md" for name in ("gone", "keys", "rules")]
    assert manual.outdated_pages(tmp_path) == told
    manual.write_pages(tmp_path)
    assert manual.outdated_pages(tmp_path) == []
