"""In languages with longer words nothing is cut off or covered, and no mnemonic is there twice."""

import importlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QRect, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QGroupBox,
    QLabel,
    QLayout,
    QMenu,
    QTabBar,
    QWidget,
)

from editor.app.picture.dialogs import OF_SEVERAL
from tests.app.all_dialogs import OF_ONE, complaints
from tests.app.desk import Desk
from tests.app.test_names_read_out import several
from tests.packaging.test_complete_languages import COMPLETE
from tests.qt_tools import need_qt_tools
from tests.translators import installed

__all__ = ["several"]  # the fixture

REPOSITORY = Path(__file__).resolve().parents[2]
_KEPT = re.compile(r"(\{[^{}]*\}|<[^<>]*>|&[a-z]+;|%L?[0-9n]|&)")
_ACCENTED = str.maketrans("aeiouncAEIOUNC", "àéîõüñçÀÉÎÕÜÑÇ")


class _Longer(QTranslator):
    """English with accents, in brackets, and longer by two fifths."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, _apart: str | None = None, _n: int = -1) -> str:
        if not text or context == "QShortcut" or "QFontDatabase" in context:
            return text
        parts = _KEPT.split(text.strip())
        words = "".join(part if at % 2 else part.translate(_ACCENTED) for at, part in enumerate(parts))
        return text.replace(text.strip(), f"[{words}{'·' * round(len(text) * 0.4)}]")


@pytest.fixture(params=["longer", *COMPLETE])
def _abroad(qapp: QApplication, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[None]:
    """All that is shown is in a language with longer words."""
    translator: QTranslator
    if request.param == "longer":
        translator = _Longer()
    else:
        need_qt_tools()
        request.getfixturevalue("monkeypatch").syspath_prepend(str(REPOSITORY / "packaging"))
        source = REPOSITORY / "resources" / "translations" / f"sitemap_editor_{request.param}.ts"
        importlib.import_module("build_hook").compile_to(source, tmp_path / "words.qm")
        translator = QTranslator()
        assert translator.load(str(tmp_path / "words.qm"))
    with installed(translator):
        yield


@pytest.fixture
def abroad(_abroad: None, repaired: Desk) -> Desk:
    return repaired


@pytest.fixture
def several_abroad(_abroad: None, several: Desk) -> Desk:
    return several


def _wrong(root: QWidget) -> list[str]:
    return [*_cut(root), *_covered(root), *_same_letters(_letters(root))]


def _cut(root: QWidget) -> Iterator[str]:
    for widget in root.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, QLabel | QAbstractButton | QGroupBox):
            continue
        text = widget.title() if isinstance(widget, QGroupBox) else widget.text()
        if not text:
            continue
        if isinstance(widget, QLabel) and widget.wordWrap():
            if widget.heightForWidth(widget.width()) > widget.height() + 1:
                yield f"too low: {text}"
        elif widget.minimumSizeHint().width() > widget.width():
            yield f"too narrow: {text}"


def _covered(root: QWidget) -> Iterator[str]:
    for layout in root.findChildren(QLayout):
        items = [layout.itemAt(place) for place in range(layout.count())]
        places: list[QRect] = []
        for item in items:
            widget = item.widget() if item else None
            if widget is None or not widget.isVisible():
                continue
            if any(widget.geometry().intersects(place) for place in places):
                yield f"covers another: {type(widget).__name__} {widget.accessibleName()}"
            places.append(widget.geometry())


def _letters(root: QWidget) -> Iterator[str]:
    for widget in root.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, QAbstractButton) or (isinstance(widget, QLabel) and widget.buddy() is not None):
            yield widget.text()
        elif isinstance(widget, QTabBar):
            yield from (widget.tabText(place) for place in range(widget.count()))


def _same_letters(texts: Iterable[str]) -> Iterator[str]:
    letters: dict[str, list[str]] = {}
    for text in set(texts):
        key = QKeySequence.mnemonic(text).toString()
        if key:
            letters.setdefault(key, []).append(text)
    for key, same in letters.items():
        if len(same) > 1:
            yield f"{key}: {sorted(same)}"


def _look(dialog: QDialog) -> list[str]:
    dialog.show()
    for _ in range(3):  # texts change, and the layout follows
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    return _wrong(dialog)


def test_every_dialog_has_room_for_long_words(abroad: Desk) -> None:
    assert complaints(abroad, sorted(OF_ONE), _look) == {}


def test_every_dialog_about_several_files_has_room_for_long_words(several_abroad: Desk) -> None:
    assert complaints(several_abroad, OF_SEVERAL, _look) == {}


def test_the_window_has_room_for_long_words(abroad: Desk) -> None:
    abroad.window.refresh()
    QApplication.processEvents()
    assert [*_cut(abroad.window)] == []


def test_each_letter_is_there_once_in_a_menu(abroad: Desk) -> None:
    menus = [menu for menu in abroad.window.findChildren(QMenu) if menu.actions()]
    wrong = [*_same_letters(action.text() for action in abroad.window.menuBar().actions())]
    for menu in menus:
        wrong += _same_letters(action.text() for action in menu.actions() if not action.isSeparator())
    assert Counter(wrong) == Counter()
