"""The window speaks the language of the system or the one that is chosen."""

import importlib
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from editor.services import installation
from editor.services.installation import best_language, known_languages, native_name, speak
from tests.qt_tools import need_qt_tools

REPOSITORY = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def folder_of_compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The translations of the repository, compiled."""
    need_qt_tools()
    folder = tmp_path_factory.mktemp("translations")
    for path in (REPOSITORY / "resources" / "translations").glob("*.ts"):
        shutil.copy(path, folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(REPOSITORY / "packaging"))
        importlib.import_module("build_hook").compile_stale(folder)
        sys.modules.pop("build_hook", None)
    return folder


@pytest.fixture
def compiled(folder_of_compiled: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A program that has all its translations."""
    monkeypatch.setattr(installation, "resource", lambda _name: folder_of_compiled)
    installation._compiled.cache_clear()
    yield
    installation._compiled.cache_clear()


@pytest.fixture
def english_again(qapp: QCoreApplication) -> Iterator[None]:
    locale = QLocale()
    yield
    for translator in qapp.findChildren(QTranslator):
        QCoreApplication.removeTranslator(translator)
    QLocale.setDefault(locale)


@pytest.mark.usefixtures("compiled")
def test_the_first_language_that_is_known_is_spoken() -> None:
    for wanted, best in [
        (["de-CH"], "de"),
        (["nl", "de-DE"], "de"),
        (["C"], "en"),
        ([], "en"),
        (["en-US", "de"], "en"),
    ]:
        assert best_language(wanted) == best


def test_a_language_is_called_by_its_own_name() -> None:
    assert native_name("de") == "Deutsch"
    assert native_name("en") == "English"
    assert native_name("es") == "Español"
    assert native_name("pt_BR") == "Português (Brasil)"


@pytest.mark.usefixtures("compiled", "english_again")
def test_a_chosen_language_is_spoken_by_qt_and_numbers_too(qapp: QCoreApplication) -> None:
    assert "de" in known_languages()
    assert speak(qapp, "de") == "de"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    assert QLocale().toString(1234) == "1.234"
    assert speak(qapp, "en") == "en"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_without_translations_the_program_speaks_english(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(installation, "resource", lambda _name: tmp_path)
    installation._compiled.cache_clear()
    assert known_languages() == ["en"]
    installation._compiled.cache_clear()
