"""The command line speaks the language of the environment; ids, JSON and exit codes stay the same."""

import importlib
import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from editor.__main__ import main
from editor.app.cli import language
from editor.app.cli.language import wanted_languages
from editor.core.site.page_answers import PageAnswer, UrlVerdict
from editor.formats.tables.audit_report import FileAnswers, answers_as_page
from tests.qt_tools import need_qt_tools

REPOSITORY = Path(__file__).resolve().parents[3]
TRANSLATIONS = REPOSITORY / "resources" / "translations"
BAD = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc></loc></url></urlset>'


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    need_qt_tools()
    monkeypatch.syspath_prepend(str(REPOSITORY / "packaging"))
    folder = tmp_path / "translations"
    folder.mkdir()
    source = TRANSLATIONS / "sitemap_editor_de.ts"
    importlib.import_module("build_hook").compile_to(source, folder / "sitemap_editor_de.qm")
    monkeypatch.setattr(language, "resource", lambda _name: folder)
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    language.language_of_environment.cache_clear()
    yield
    language.language_of_environment.cache_clear()


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
    assert main(["check", str(path)]) == 1
    told = capsys.readouterr().out
    assert "1 Eintrag" in told
    assert "loc-empty" in told
    assert "Das loc dieses Eintrags ist leer." in told


@pytest.mark.usefixtures("german")
def test_json_stays_english(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.xml"
    path.write_text(BAD)
    assert main(["check", str(path), "--format", "json"]) == 1
    findings = json.loads(capsys.readouterr().out)["files"][0]["findings"]
    assert "The loc of this entry is empty. Add the URL, or remove the entry." in {
        finding["message"] for finding in findings
    }


@pytest.mark.usefixtures("german")
def test_help_and_errors_are_german(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["check", "--help"])
    told = capsys.readouterr().out
    assert told.startswith("Aufruf: sitemap-editor check")
    assert "Führt alles auf, was an Sitemaps nicht stimmt." in told
    assert main(["check", "x.xml", "--limit", "many"]) == 2
    assert "ist keine ganze Zahl ab 0" in capsys.readouterr().err


@pytest.mark.usefixtures("german")
def test_the_lines_of_a_help_that_argparse_writes_are_german(capsys: pytest.CaptureFixture[str]) -> None:
    main(["help", "edit", "--all"])
    told = capsys.readouterr().out
    assert "\n\nArgumente:\n" in told
    assert "\n\nOptionen:\n  -h, --help " in told
    assert " diese Hilfe anzeigen und beenden\n" in told


ERRORS_OF_ARGPARSE = {
    "check": "diese Argumente fehlen: FILE",
    "convert a.xml": "diese Argumente fehlen: OUT",
    "convert a.xml b.xml c.xml": "unbekannte Argumente: c.xml",
    "check x.xml --bogus": "unbekannte Argumente: --bogus",
    "check x.xml --limit": "Argument --limit: genau ein Wert erwartet",
    "check x.xml --format yaml": "Argument --format: ungültige Auswahl: 'yaml' (zur Wahl stehen ",
    "check x.xml --group=yes": "Argument --group: der Wert 'yes' wird ignoriert",
    "edit x.xml --all --where x a=b": "Argument --where: nicht erlaubt zusammen mit --all",
}


@pytest.mark.usefixtures("german")
def test_errors_of_argparse_are_german(capsys: pytest.CaptureFixture[str]) -> None:
    told = {}
    for command in ERRORS_OF_ARGPARSE:
        assert main(command.split()) == 2
        told[command] = capsys.readouterr().err
    assert [command for command, error in ERRORS_OF_ARGPARSE.items() if error not in told[command]] == []


@pytest.mark.usefixtures("german")
def test_what_somebody_wrote_is_not_translated(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "x.xml", "--format", "expected one argument"]) == 2
    assert "ungültige Auswahl: 'expected one argument'" in capsys.readouterr().err


@pytest.mark.usefixtures("german")
def test_an_error_that_argparse_has_in_another_version_is_told_in_english() -> None:
    other = "argument --format: invalid choice: 'jsn', maybe you meant 'json'?"
    assert language.error_of_argparse(other) == f"A{other[1:]}"


@pytest.mark.usefixtures("german")
def test_the_ways_to_call_the_program_are_german(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    first, *others = capsys.readouterr().out.splitlines()
    assert first.startswith("Aufruf: sitemap-editor [FILE|FOLDER ...]")
    assert "Sitemaps im Fenster öffnen" in first
    assert {line.index("sitemap-editor") for line in others} == {len("Aufruf: ")}


@pytest.mark.usefixtures("german")
def test_severities_stand_in_a_column_as_wide_as_the_longest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.xml"
    path.write_text(BAD)
    main(["check", "--group", str(path)])
    severities = {*re.findall(r"^  [A-Z]\w+ +", capsys.readouterr().out, re.MULTILINE)}
    assert severities == {"  Fehler     ", "  Empfehlung ", "  Hinweis    "}


@pytest.mark.usefixtures("german")
def test_a_report_of_an_audit_is_german() -> None:
    answers = [(1199, PageAnswer("https://e.com/", UrlVerdict.GONE, status=404, reason="No page"))]
    file = FileAnswers("a.xml", 1200, answers)
    page = answers_as_page([file], datetime(2026, 11, 26, tzinfo=UTC), "", language.language()).decode()
    assert '<html lang="de">' in page
    for told in ("Prüfung von a.xml", "1.200 Einträge", "1 URL geprüft", "Zeile", ">1.200<"):
        assert told in page


def test_the_command_line_says_what_the_window_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    need_qt_tools()
    monkeypatch.syspath_prepend(str(REPOSITORY / "packaging"))
    catalogue = importlib.import_module("catalogue")
    compiled = tmp_path / "sitemap_editor_pt_BR.qm"
    importlib.import_module("build_hook").compile_to(catalogue.path_of("pt_BR"), compiled)
    qt = QTranslator()
    assert qt.load(str(compiled))
    own = language.translated_by(compiled.with_suffix(".mo"))
    texts = [each.text for each in catalogue.extracted().messages if each.context == "texts"]
    assert len(texts) > 2000
    for text in texts:
        if not qt.translate("texts", text, "", 0):  # it is to be translated yet
            assert own.translate(text) == text
        elif "%Ln" not in text:
            assert own.translate(text) == qt.translate("texts", text)
        else:
            for number in range(3):
                told = qt.translate("texts", text, "", number) or ""
                assert own.counted("one", text, number) == told.replace("%Ln", str(number))
    assert (own.tag, own.translate(""), own.translate("no such text")) == ("pt-BR", "", "no such text")
    assert [own.counted("1 x", "%Ln x", number) for number in (1, 2000)] == ["1 x", "2.000 x"]


@pytest.mark.usefixtures("german")
def test_a_file_of_translations_that_cannot_be_read_leaves_it_in_english(tmp_path: Path) -> None:
    for content in (b"", b"<TS/>", b"\xde\x12\x04\x95" + b"\xff" * 40):
        (tmp_path / "translations" / "sitemap_editor_de.mo").write_bytes(content)
        language.language_of_environment.cache_clear()
        assert language.language_of_environment().tag == "en"


def test_a_number_in_french_has_its_narrow_spaces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    need_qt_tools()
    monkeypatch.syspath_prepend(str(REPOSITORY / "packaging"))
    importlib.import_module("build_hook").compile_to(
        TRANSLATIONS / "sitemap_editor_fr.ts", tmp_path / "fr.qm"
    )
    french = language.translated_by(tmp_path / "fr.mo")
    assert f"{french.number(1234567):,}" == "1\u202f234\u202f567"


@pytest.mark.usefixtures("german")
def test_apply_says_the_steps_of_a_bundled_recipe_in_german_and_its_name_in_json_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "sitemap.xml"
    path.write_text(BAD.replace("<loc></loc>", "<loc>https://e.org/</loc>"))
    assert main(["apply", "clean-dates", str(path), "--dry-run"]) == 0
    assert "Uhrzeiten ohne Sekunden" in capsys.readouterr().out
    assert main(["apply", "clean-dates", str(path), "--dry-run", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["recipe"]["name"] == "Clean dates"


INDEX = (
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
    "<sitemap><loc>https://e.org/missing.xml</loc></sitemap></sitemapindex>"
)


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("fix none.xml", "none.xml kann nicht gelesen werden: sie existiert nicht."),
        ("repair none.xml --dry-run", "none.xml kann nicht gelesen werden: sie existiert nicht."),
        ("fix table.csv", "Es ist eine Tabelle."),
        ("edit kept.xml --all priority=1", "kept.xml wurde nicht gespeichert: sie ist schreibgeschützt."),
        ("edit bad.xml --where foo:( priority=1", "Diesen Ausdruck gibt es nicht."),
        ("edit bad.xml --where loc:/(/ priority=1", "Kein gültiger regulärer Ausdruck:"),
        ("apply empty.toml bad.xml", "Der Schritt bewirkt nichts."),
        ("check --profile own.toml bad.xml", "Eine Regel „none“ gibt es nicht."),
        ("convert table.csv out.xml", "In dieser Tabelle wurde keine Spalte mit URLs gefunden."),
        ("convert bad.xml out.xml", "Das loc dieses Eintrags ist leer."),
        ("compare --children index.xml bad.xml", "Die Datei liegt nicht neben dem Index."),
    ],
)
def test_why_something_was_not_done_is_german(
    command: str,
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.xml").write_text(BAD)
    Path("index.xml").write_text(INDEX)
    Path("kept.xml").write_text(BAD)
    Path("kept.xml").chmod(0o444)
    Path("table.csv").write_text("a,b\n1,2\n")
    Path("empty.toml").write_text('name = "x"\n[[step]]\n')
    Path("own.toml").write_text('[rules]\nnone = "off"\n')
    name, *arguments = command.split()
    assert main([name, *arguments]) in (1, 2)
    assert told in capsys.readouterr().err


@pytest.mark.usefixtures("german")
def test_a_ledger_that_is_set_aside_is_told_in_german(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "announced.sqlite"
    path.write_bytes(b"no database at all " * 100)
    monkeypatch.setattr("editor.app.cli.site.announce.ledger_path", lambda: path)
    main(["announce", str(tmp_path / "none.xml"), "--key", "k" * 8, "--published-url", "https://e.org/a.xml"])
    assert "wurde als announced.damaged beiseitegelegt" in capsys.readouterr().err


@pytest.mark.usefixtures("german")
def test_rules_stand_below_each_other_with_long_german_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--select", "loc-space,near-duplicate-loc"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        "loc-space           Fehler      sichere Korrektur  Leerzeichen in der URL",
        "near-duplicate-loc  Empfehlung  Korrektur          Fast gleiche URL",
    ]
