"""A release is refused while anything about it does not fit."""

import importlib
import re
from datetime import date
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]
TODAY = date(2026, 12, 1)
CHANGES = "# Changelog\n\n## Unreleased\n\n### Added\n\n- Something.\n"


@pytest.fixture
def release(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    monkeypatch.syspath_prepend(str(REPOSITORY / "packaging"))
    module = importlib.import_module("release")
    (tmp_path / "CHANGELOG.md").write_text(CHANGES)
    (tmp_path / "__init__.py").write_text('__version__ = "0.1.0"\n')
    monkeypatch.setattr(module, "CHANGELOG", tmp_path / "CHANGELOG.md")
    monkeypatch.setattr(module, "VERSIONED", tmp_path / "__init__.py")
    monkeypatch.setattr(module, "_output_of", lambda *_words: "")
    monkeypatch.setattr(module.share, "releases", list)
    monkeypatch.setattr(module.program, "version", lambda: "0.1.0")
    monkeypatch.setattr(module.translations, "unfinished", lambda _languages: [])
    return module


def test_what_fits_together_can_be_released(release: ModuleType) -> None:
    assert list(release.troubles("0.2.0", TODAY)) == []


@pytest.mark.parametrize(
    ("version", "why"), [("0.1.0", "is not newer than 0.1.0"), ("1.0", "is no version; it has three numbers")]
)
def test_a_version_that_cannot_follow_is_refused(release: ModuleType, version: str, why: str) -> None:
    assert why in "".join(release.troubles(version, TODAY))


def test_a_tag_that_exists_and_changes_that_are_not_committed_are_told(
    release: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(release, "_output_of", lambda *_words: "x")
    assert list(release.troubles("0.2.0", TODAY)) == [
        "There is a tag v0.2.0 already.",
        "There are changes that are not committed.",
    ]


def test_sections_of_the_changelog_have_to_fit(release: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    release.CHANGELOG.write_text("# Changelog\n\n## Unreleased\n")
    past = [("0.0.9", date(2026, 1, 1)), ("0.0.8", date(2027, 1, 1))]
    monkeypatch.setattr(release.share, "releases", lambda: past)
    assert len(list(release.troubles("0.2.0", TODAY))) == 4


def test_a_pin_outside_its_range_is_told(release: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    about: dict[str, Any] = {"dependencies": ["lxml>=99"], "optional-dependencies": {}, "classifiers": []}
    monkeypatch.setattr(release.program, "project", lambda: about | {"description": "x", "license": "MIT"})
    assert "No pinned version of lxml is in >=99." in list(release.troubles("0.2.0", TODAY))


def test_a_version_that_is_no_beta_is_not_called_one(
    release: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    about = release.program.project() | {"classifiers": ["Development Status :: 4 - Beta"]}
    monkeypatch.setattr(release.program, "project", lambda: about)
    assert list(release.troubles("0.2.0", TODAY)) == []
    assert "but 1.0.0 is no such thing" in "".join(release.troubles("1.0.0", TODAY))


def test_what_software_centres_are_told_has_to_fit(
    release: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = '<component><release version="9.0.0" date="2026-01-01"/><image>https://e.org/gone.png</image></component>'
    monkeypatch.setattr(release.share, "metainfo", lambda: told)
    assert list(release.troubles("0.2.0", TODAY)) == [
        "Software centres are told of other releases than CHANGELOG.md has.",
        "Software centres are told of a picture gone.png that is missing.",
    ]


def test_a_picture_of_the_readme_that_is_missing_is_told(
    release: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "README.md").write_text("![The window](gone.png) ![Away](https://e.org/there.png)")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(release, "_of_pins", list)
    assert list(release.troubles("0.2.0", TODAY)) == ["README.md shows gone.png, which is missing."]


def test_what_is_left_to_translate_is_told(release: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release.translations, "unfinished", lambda languages: [f"{languages[0]}: 1 text"])
    assert list(release.troubles("0.2.0", TODAY)) == ["de: 1 text"]


def test_what_was_unreleased_becomes_the_section_of_the_version(release: ModuleType) -> None:
    release.write("0.2.0", TODAY)
    text = release.CHANGELOG.read_text()
    assert re.search(r"## Unreleased\n\n## 0\.2\.0 – 2026-12-01\n\n### Added", text)
    assert release.VERSIONED.read_text() == '__version__ = "0.2.0"\n'
