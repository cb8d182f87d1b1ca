"""Languages that stand for all others, as translators for the tests."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from string import ascii_letters
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QEvent, QTranslator
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.app.actions.action_spec import without_mnemonic
from editor.core.fields import FIELD_NAMES
from editor.services.settings.settings import COLUMNS
from editor.services.settings.settings_file import Settings
from editor.views.style.theme import apply_theme
from tests.app.desk import SITEMAP, Desk
from tests.packaging.test_complete_languages import COMPLETE
from tests.qt_tools import compile_finished, need_qt_tools
from tests.translators import installed

_KEPT = re.compile(r"(\{[^{}]*\}|<[^<>]*>|&[a-z]+;|%L?[0-9n]|&)")
_ACCENTED = str.maketrans("aeiouncAEIOUNC", "àéîõüñçÀÉÎÕÜÑÇ")
_TO_HEBREW = str.maketrans(ascii_letters, "אבגדהוזחטיכלמנסעפצקרשתםןףץ" * 2)
_NUMBER = re.compile(r"\d+")
_VALUE = re.compile(r"\{[^{}]*\}")
_ISOLATED = "\u2068{}\u2069"  # keeps a URL together, whatever stands around it


class Longer(QTranslator):
    """English with accents, in brackets, and longer by two fifths."""

    letters = _ACCENTED

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, _apart: str | None = None, _n: int = -1) -> str:
        if not text or context == "QShortcut" or "QFontDatabase" in context:
            return text
        parts = _KEPT.split(text.strip())
        words = "".join(part if at % 2 else part.translate(self.letters) for at, part in enumerate(parts))
        return text.replace(text.strip(), f"[{words}{'·' * round(len(text) * 0.4)}]")


class Mirrored(Longer):
    """English in Hebrew letters, as long, from right to left; values in it have a direction of their own."""

    letters = _TO_HEBREW

    def translate(self, context: str, text: str, _apart: str | None = None, _n: int = -1) -> str:
        if text == "QT_LAYOUT_DIRECTION":
            return "RTL"
        words = super().translate(context, text)
        return _VALUE.sub(lambda value: _ISOLATED.format(value[0]), words)


class OneLetter(Longer):
    """English in which the same letter chooses every action."""

    def translate(self, context: str, text: str, _apart: str | None = None, _n: int = -1) -> str:
        return f"&Aha {without_mnemonic(text)}" if context == "texts" and "&" in text else text


class Widest(QTranslator):
    """Of each text the widest translation: where all of these have room, that of any one language has it.

    It knows what is said in each language in place of what it said last.
    """

    def __init__(self, languages: Mapping[str, QTranslator]) -> None:
        super().__init__()
        self.languages = languages
        self._metrics = QFontMetrics(QApplication.font())
        self._known: dict[tuple[str, str, str | None, int], tuple[str, dict[str, str]]] = {}
        self._in_each: dict[str, dict[str, str]] = {}

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, apart: str | None = None, n: int = -1) -> str:
        key = (context, text, apart, n)
        if key not in self._known:
            told = {name: each.translate(*key) or "" for name, each in self.languages.items()}
            self._known[key] = (
                max([each or text for each in told.values()], key=self._metrics.horizontalAdvance),
                told,
            )
        widest, told = self._known[key]
        self._in_each[widest] = told
        return widest

    def said_in(self, language: str, text: str) -> str | None:
        """What a language says in place of this text, which may have a number in it; "" if not translated."""
        for known in (text, _NUMBER.sub("%Ln", text), _NUMBER.sub("%n", text)):
            if known in self._in_each:
                return self._in_each[known][language]
        return None


@contextmanager
def compiled(*languages: str) -> Iterator[dict[str, QTranslator]]:
    """The translators of these languages, from their sources."""
    found: dict[str, QTranslator] = {}
    if not languages:
        yield found
        return
    need_qt_tools()
    with TemporaryDirectory() as folder:
        for language in languages:
            compile_finished(language, Path(folder) / f"{language}.qm")
            translator = found[language] = QTranslator()
            assert translator.load(f"{folder}/{language}.qm")
        yield found


@contextmanager
def spoken(name: str) -> Iterator[Widest]:
    """All that is shown is in this language: one of those above, a real one, or the widest of real ones."""
    own: dict[str, QTranslator] = {"longer": Longer()} if name in ("longer", "widest") else {}
    if name == "one-letter":
        own[name] = OneLetter()
    if name == "mirrored":
        own[name] = Mirrored()
    real = COMPLETE if name == "widest" else [name] if not own else []
    with compiled(*real) as languages, installed(widest := Widest({**own, **languages})):
        assert QApplication.isRightToLeft() is (name == "mirrored")
        yield widest


@contextmanager
def desk_abroad(qtbot: QtBot, folder: Path, language: str) -> Iterator[tuple[Desk, Widest]]:
    """A window of its own in a language, with a file that was repaired."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    settings = Settings(folder / "settings" / "settings.ini")
    settings.set(COLUMNS, dict.fromkeys(FIELD_NAMES[1:], "shown"))
    path = folder / "sitemap.xml"
    path.write_text(SITEMAP.replace("e.org/b", "e.org/b?x&y"))
    with spoken(language) as said:
        apply_theme(app, "light")
        desk = Desk(qtbot, settings)
        try:
            desk.open(path)
            yield desk, said
        finally:
            desk.clear()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
