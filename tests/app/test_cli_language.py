"""The command line speaks the language of the environment; ids, JSON and exit codes stay the same."""

import importlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from editor.app.cli import language as words
from editor.app.cli import run
from editor.app.cli.language import wanted_languages
from tests.qt_tools import need_qt_tools

REPOSITORY = Path(__file__).resolve().parents[2]
BAD = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc></loc></url></urlset>'


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    need_qt_tools()
    monkeypatch.syspath_prepend(str(REPOSITORY / "packaging"))
    folder = tmp_path / "translations"
    folder.mkdir()
    source = REPOSITORY / "resources" / "translations" / "sitemap_editor_de.ts"
    importlib.import_module("build_hook").compile_to(source, folder / "sitemap_editor_de.qm")
    monkeypatch.setattr(words, "resource", lambda _name: folder)
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    words.language_of_environment.cache_clear()
    yield
    words.language_of_environment.cache_clear()


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({"LANG": "de_DE.UTF-8"}, ["de_DE", "de"]),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, []),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, []),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "pt_BR"}, ["pt_BR", "pt"]),
        ({"LANG": "fr_FR.UTF-8@euro", "LANGUAGE": "es:de"}, ["es", "es", "de", "de", "fr_FR", "fr"]),
        ({}, []),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], wanted: list[str]) -> None:
    assert wanted_languages(environment) == wanted


@pytest.mark.usefixtures("german")
def test_check_speaks_german(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.xml"
    path.write_text(BAD)
    assert run("check", [str(path)]) == 1
    told = capsys.readouterr().out
    assert "1 Eintrag" in told
    assert "loc-empty" in told
    assert "Das loc dieses Eintrags ist leer." in told


@pytest.mark.usefixtures("german")
def test_json_stays_english(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.xml"
    path.write_text(BAD)
    assert run("check", [str(path), "--format", "json"]) == 1
    findings = json.loads(capsys.readouterr().out)["files"][0]["findings"]
    assert "The loc of this entry is empty. Add the URL, or remove the entry." in {
        finding["message"] for finding in findings
    }


@pytest.mark.usefixtures("german")
def test_help_and_errors_are_german(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run("check", ["--help"])
    told = capsys.readouterr().out
    assert told.startswith("Aufruf: sitemap-editor check")
    assert "Führt alles auf, was an Sitemaps nicht stimmt." in told
    assert run("check", ["x.xml", "--limit", "many"]) == 2
    assert "ist keine ganze Zahl ab 0" in capsys.readouterr().err
