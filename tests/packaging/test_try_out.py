"""What is tried on a bare system is what the README tells people to type, without setting one up."""

import importlib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


@pytest.fixture
def try_out(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(PACKAGING))
    monkeypatch.syspath_prepend(str(PACKAGING / "bundles"))
    return importlib.import_module("try_out")


@pytest.fixture
def person(try_out: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Somebody on a system that is not there, where every command succeeds."""
    typed: list[str] = []

    class Nowhere(try_out.Person):  # type: ignore[name-defined, misc]
        def as_root(self, _what: str, *command: str) -> None:
            typed.append(" ".join(command))

        def run(self, trial: Any, _folder: str = "") -> None:
            typed.append(trial.command)

        def output(self, _command: str) -> str:
            return ""

    artefacts = tmp_path / try_out.HERE.lstrip("/")
    artefacts.mkdir(parents=True)
    monkeypatch.setattr(try_out, "_older", lambda _system: "older.deb")
    monkeypatch.setattr(try_out.bare_system, "configuration_of_pip", lambda: {"index-url": "https://e.org/"})
    system = Nowhere("stable", "", tmp_path)
    system.typed = typed
    return system


@pytest.mark.parametrize("kind", ["wheel", "folder", "run", "deb"])
def test_the_commands_of_the_readme_are_typed_as_they_stand_there(
    try_out: ModuleType, person: Any, kind: str
) -> None:
    steps = try_out.readme.installation(try_out.README)[kind]
    try_out.WAYS[kind][1](person, steps)
    for install, remove in zip(steps.install, steps.remove, strict=True):
        order = [install.removeprefix("sudo "), "use.sh", remove.removeprefix("sudo ")]
        found = [word for typed in person.typed for word in order if word in typed]
        assert [*dict.fromkeys(found[found.index(order[0]) :])] == order


def test_the_readme_tells_how_every_kind_is_installed_and_removed(try_out: ModuleType) -> None:
    bundle = importlib.import_module("bundle")
    told = try_out.readme.installation(try_out.README)
    assert set(told) == {*bundle.OF_LINUX, *(kind for kinds in bundle.KINDS.values() for kind in kinds)} - {
        "sdist"
    }
    for kind in try_out.WAYS:
        assert told[kind].install
        assert len(told[kind].remove) == len(told[kind].install)


def test_what_a_package_leaves_is_told_but_not_the_file_it_was_installed_from(
    try_out: ModuleType, person: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    (person.root / try_out.HERE.lstrip("/") / "sitemap-editor_1-1_amd64.deb").touch()
    monkeypatch.setattr(person, "output", lambda _command: f"{try_out.HOME}/sitemap-editor_1-1_amd64.deb\n")
    person.nothing_is_left()
    monkeypatch.setattr(person, "output", lambda _command: "/usr/share/icons/sitemap-editor.png\n")
    with pytest.raises(try_out.Failed, match=r"this is left:\n/usr/share/icons/sitemap-editor\.png"):
        person.nothing_is_left()
