import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from editor import resources
from editor.resources import resource


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of an installed package that has no resources yet."""
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "site" / "editor")
    resource.cache_clear()
    yield tmp_path / "site" / "editor"
    resource.cache_clear()


def put(path: Path) -> Path:
    path.parent.mkdir(parents=True)
    path.write_text("x")
    return path


def test_what_the_program_needs_is_there() -> None:
    for relative in ("icons/app.svg", "icons/LICENSE", "samples/shop.xml", "report.css"):
        assert resource(relative).is_file()


def test_the_wheel_has_its_resources_inside_the_package(package: Path) -> None:
    inside = put(package / "_resources" / "icons" / "save.svg")
    put(package.parent / "resources" / "icons" / "save.svg")
    assert resource("icons/save.svg") == inside


def test_an_editable_install_finds_those_of_the_repository(package: Path) -> None:
    beside = put(package.parent / "resources" / "icons" / "save.svg")
    assert resource("icons/save.svg") == beside


def test_a_bundle_has_them_where_it_was_unpacked(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "bundle"), raising=False)
    unpacked = put(tmp_path / "bundle" / "resources" / "icons" / "save.svg")
    assert resource("icons/save.svg") == unpacked


def test_a_missing_one_is_named_with_the_places_searched(package: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"icons/no\.svg is missing.*_resources"):
        resource("icons/no.svg")
