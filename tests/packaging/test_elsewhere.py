"""What Windows and macOS are told and given, as far as it can be seen on another system."""

import importlib
import os
import plistlib
import re
import shutil
import subprocess
import sys
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


CONSTRAINTS = Path(__file__).resolve().parents[2] / "packaging" / "constraints.txt"
WHEEL_SYSTEMS = (
    "x86_64-pc-windows-msvc",
    "aarch64-apple-darwin",
    "x86_64-apple-darwin",
    "aarch64-manylinux_2_39",
    "x86_64-manylinux_2_34",
)
VERSIONS = ("3.11", "3.12", "3.13", "3.14", "3.15")
NO_ANSWER = ("error sending request", "Failed to fetch", "dns error", "Connection refused", "client error")


@pytest.mark.whole
@pytest.mark.parametrize("system", WHEEL_SYSTEMS)
@pytest.mark.parametrize("version", VERSIONS)
def test_every_pinned_package_has_a_wheel_with_a_known_hash(
    system: str, version: str, tmp_path: Path
) -> None:
    uv = shutil.which("uv")
    if not uv:
        pytest.skip("uv is not installed")
    done = subprocess.run(
        [
            *(uv, "pip", "install", "--dry-run", "--quiet", "--no-deps", "--require-hashes"),
            *("--only-binary", ":all:", "--python", sys.executable, "--target", tmp_path),
            *("--python-platform", system, "--python-version", version, "-r", CONSTRAINTS),
        ],
        env={**os.environ, "MACOSX_DEPLOYMENT_TARGET": "14.0"},  # as the README says
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode and any(each in done.stderr for each in NO_ANSWER):
        pytest.skip("the package index does not answer")
    assert done.returncode == 0, done.stderr
