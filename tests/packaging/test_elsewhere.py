"""What Windows and macOS are told and given, as far as it can be seen on another system."""

import importlib
import plistlib
import re
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]
BUNDLES = REPOSITORY / "packaging" / "bundles"
WORKFLOW = (REPOSITORY / ".github" / "workflows" / "elsewhere.yml").read_text("utf-8")
SYSTEMS = {"windows": "win32", "macos": "darwin"}


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(BUNDLES))
    return importlib.import_module("elsewhere")


def test_the_workflow_builds_what_each_system_has(elsewhere: ModuleType) -> None:
    bundle = importlib.import_module("bundle")
    jobs = re.findall(r"\{ system: (\w+)-[\w-]+, kinds: ([\w ]+) \}", WORKFLOW)
    assert {system for system, _ in jobs} == set(SYSTEMS)
    for system, kinds in jobs:
        assert {*kinds.split(), "sdist"} == set(bundle.KINDS[SYSTEMS[system]])


def test_the_workflow_tests_with_the_oldest_and_the_newest_python(elsewhere: ModuleType) -> None:
    named = [each.rpartition(" ")[2] for each in importlib.import_module("program").project()["classifiers"]]
    versions = [each for each in named if re.fullmatch(r"3\.\d+", each)]
    assert f'python: ["{versions[0]}", "{versions[-1]}"]' in WORKFLOW


def test_macos_takes_it_for_a_program_with_a_window_that_opens_xml(elsewhere: ModuleType) -> None:
    told = plistlib.loads(plistlib.dumps(elsewhere.mac_information()))
    assert told["LSBackgroundOnly"] is False
    kinds = {each for kind in told["CFBundleDocumentTypes"] for each in kind["LSItemContentTypes"]}
    assert "public.xml" in kinds
    assert {"en", "de", "pt-BR"} <= set(told["CFBundleLocalizations"])


def test_inno_setup_is_found_where_it_is_installed(
    elsewhere: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("ProgramFiles(x86)", str(tmp_path))
    assert elsewhere.inno_setup() == "iscc"
    compiler = tmp_path / "Inno Setup 6" / "ISCC.exe"
    compiler.parent.mkdir()
    compiler.touch()
    assert elsewhere.inno_setup() == str(compiler)


def test_a_folder_says_that_it_was_installed_only_while_the_installer_is_made(
    elsewhere: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def run(command: list[str], **_how: object) -> subprocess.CompletedProcess[str]:
        told.append((tmp_path / "_internal" / "installed-as").read_text())
        return subprocess.CompletedProcess(command, 0)

    (tmp_path / "_internal").mkdir()
    monkeypatch.setattr(elsewhere, "icon_file", lambda: None)
    monkeypatch.setattr(elsewhere.subprocess, "run", run)
    elsewhere.build_setup(tmp_path, tmp_path)
    assert told == ["Windows installer\n"]
    assert list((tmp_path / "_internal").iterdir()) == []


def test_the_installer_takes_its_program_from_the_path_again() -> None:
    recipe = (BUNDLES / "setup.iss").read_text("utf-8")
    assert "Check: IsToBeAdded" in recipe
    assert "usPostUninstall" in recipe
