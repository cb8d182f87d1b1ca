"""The language that the window speaks, and reports of faults with nothing of the person in them."""

import importlib
import shutil
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QStandardPaths, QTranslator
from PySide6.QtWidgets import QApplication

import editor
from editor.app.application import NAME
from editor.services import installation
from editor.services.installation import (
    best_language,
    known_languages,
    native_name,
    recipes_folder,
    speak,
    without_names,
)
from editor.services.installation import installation as installation_of_fault_report
from editor.services.recipe_library import library_folder
from tests.for_each import for_each
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


@for_each(
    ("said", "left"),
    [
        ("FileNotFoundError: [Errno 2] No such file or directory: '/srv/mia/My site/map.xml'", "'<path>'"),
        ("FileNotFoundError: [WinError 2] Not found: 'C:\\\\Users\\\\Mia\\\\map.xml'", "'<path>'"),
        ("ValueError: /srv/mia/My site is no folder", "ValueError: <path>"),
        ("ValueError: C:\\Users\\Mia\\My site", "ValueError: <path>"),
        ("ValueError: ~/sites/map.xml", "ValueError: <path>"),
        ("ValueError: ../sites/map.xml", "ValueError: <path>"),
        ("KeyError: 'map.xml'", "KeyError: '<path>'"),
        ("XMLSyntaxError: Start tag expected, column 1 (map.xml, line 1)", "column 1 (<name>, line 1)"),
        ("OSError: no answer of shop.example.com:443", "OSError: no answer of <name>:443"),
        ("OSError: no answer of 10.0.0.7", "OSError: no answer of <name>"),
        ("ValueError: mia@shop.example is nobody", "ValueError: <name> is nobody"),
        ("json.decoder.JSONDecodeError: Extra data", "json.decoder.JSONDecodeError: Extra data"),
        ("RuntimeError: C++ object (PySide6.QtCore.QObject) deleted", "(PySide6.QtCore.QObject) deleted"),
        ("KeyError: 'https://shop.example.com/a b'", "KeyError: '<URL>'"),
        ("gaierror: host='shop.example.com'", "gaierror: host='<path>'"),
        ("ValueError: https://shop.example.com/?q=1 answered", "ValueError: <URL> answered"),
        ("TypeError: 'NoneType' object is not callable", "TypeError: 'NoneType' object is not callable"),
        ("ValueError: 3/4 of 1.5", "ValueError: 3/4 of 1.5"),
    ],
)
def test_paths_and_urls_are_left_out_of_a_message(said: str, left: str) -> None:
    assert without_names(said).endswith(left)
    for name in ("mia", "Mia", "site", "map", "shop"):
        assert name not in without_names(said)


def test_the_system_is_named_in_full() -> None:
    about = (
        "Sitemap Editor 1.0.0 (clone), Python 3.13.1, Qt 6.11.0 (xcb), Linux-6.11.4-301.fc41.x86_64-glibc2.40"
    )
    assert without_names(about) == about


def test_frames_name_modules_from_the_program_on_and_keep_their_lines() -> None:
    path = Path("/srv/mia", "no such folder", "map.xml")
    with pytest.raises(FileNotFoundError) as caught:
        path.read_bytes()
    told = without_names("".join(traceback.format_exception(caught.value)))
    assert "/home" not in told
    assert 'File "test_installation.py", line ' in told
    # Which file it is, pathlib.py or one in pathlib/, is another one in Python 3.13 and in 3.14.
    library = Path(traceback.__file__).parent
    module = Path(Path.read_bytes.__code__.co_filename).relative_to(library).as_posix()
    assert f'File "{module}", line ' in told


def test_modules_of_python_are_named_from_its_library_on_where_that_is_called_lib_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(traceback, "__file__", "D:/Mia/Python314/Lib/traceback.py")
    frame = '  File "D:\\Mia\\Python314\\Lib\\pathlib\\__init__.py", line 771, in read_bytes'
    assert without_names(frame) == '  File "pathlib/__init__.py", line 771, in read_bytes'


def test_what_is_the_programs_own_is_named_from_its_folder_on() -> None:
    frame = '  File "/srv/mia/editor/tools/lib/python3.11/site-packages/editor/app/start.py", line 3, in run'
    assert without_names(frame) == '  File "editor/app/start.py", line 3, in run'
    assert without_names(frame.replace("lib/python3.11/site-packages/", "")) == (
        '  File "editor/app/start.py", line 3, in run'
    )


def test_each_way_to_install_it_has_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert installation_of_fault_report() == "clone"
    (tmp_path / "_resources").mkdir()
    monkeypatch.setattr(editor, "__file__", str(tmp_path / "__init__.py"))
    ways = {
        "/srv/mia/.local/share/pipx/venvs/sitemap-editor": "wheel, by pipx",
        "/srv/mia/.local/share/uv/tools/sitemap-editor": "wheel, by uv",
        "/srv/mia/venv": "wheel",
    }
    for prefix, name in ways.items():
        monkeypatch.setattr(sys, "prefix", prefix)
        assert installation_of_fault_report() == name
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert installation_of_fault_report() == "folder"
    monkeypatch.setattr(sys, "_MEIPASS", "/Applications/Sitemap Editor.app/Contents/Frameworks")
    assert installation_of_fault_report() == "macOS program"
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path))
    (tmp_path / "installed-as").write_text("Debian package\n")
    assert installation_of_fault_report() == "Debian package"


def test_the_command_line_finds_the_recipes_of_the_window(qapp: QApplication) -> None:
    QStandardPaths.setTestModeEnabled(False)
    name = qapp.applicationName()
    qapp.setApplicationName(NAME)
    try:
        assert library_folder() == recipes_folder()
    finally:
        qapp.setApplicationName(name)
        QStandardPaths.setTestModeEnabled(True)
