"""In languages with longer words nothing is cut off or covered, and no mnemonic is there twice."""

import importlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from string import ascii_letters

import pytest
from PySide6.QtCore import QEvent, QRect, Qt, QTranslator
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

from editor.app.manual.contents import Manual
from editor.app.manual.window import ManualWindow
from editor.app.picture.dialogs import OF_SEVERAL
from editor.views.style.icons import icon
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


_TO_HEBREW = str.maketrans(ascii_letters, "אבגדהוזחטיכלמנסעפצקרשתםןףץ" * 2)
_VALUE = re.compile(r"\{[^{}]*\}")
_ISOLATED = "\u2068{}\u2069"  # keeps a URL together, whatever stands around it


class _Longer(QTranslator):
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


class _Mirrored(_Longer):
    """English in Hebrew letters, as long, from right to left; values in it have a direction of their own."""

    letters = _TO_HEBREW

    def translate(self, context: str, text: str, _apart: str | None = None, _n: int = -1) -> str:
        if text == "QT_LAYOUT_DIRECTION":
            return "RTL"
        words = super().translate(context, text)
        return _VALUE.sub(lambda value: _ISOLATED.format(value[0]), words)


@pytest.fixture(params=["longer", "mirrored", *COMPLETE])
def _abroad(qapp: QApplication, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[None]:
    """All that is shown is in a language with longer words."""
    translator: QTranslator
    if request.param == "longer":
        translator = _Longer()
    elif request.param == "mirrored":
        translator = _Mirrored()
    else:
        need_qt_tools()
        request.getfixturevalue("monkeypatch").syspath_prepend(str(REPOSITORY / "packaging"))
        source = REPOSITORY / "resources" / "translations" / f"sitemap_editor_{request.param}.ts"
        importlib.import_module("build_hook").compile_to(source, tmp_path / "words.qm")
        translator = QTranslator()
        assert translator.load(str(tmp_path / "words.qm"))
    with installed(translator):
        assert qapp.isRightToLeft() is (request.param == "mirrored")
        yield


@pytest.fixture
def abroad(_abroad: None, repaired: Desk) -> Desk:
    return repaired


@pytest.fixture
def several_abroad(_abroad: None, several: Desk) -> Desk:
    return several


def _wrong(root: QWidget) -> list[str]:
    return [*cut(root), *covered(root), *_same_letters(_letters(root))]


def cut(root: QWidget) -> Iterator[str]:
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


def covered(root: QWidget) -> Iterator[str]:
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


@pytest.mark.parametrize("_abroad", ["mirrored"], indirect=True)
def test_what_points_on_or_back_does_so_from_right_to_left(abroad: Desk) -> None:
    manual = ManualWindow(Manual(), abroad.window)
    size = manual.back.iconSize()
    for button, name in ((manual.back, "chevron-right"), (manual.forth, "chevron-left")):
        assert button.icon().pixmap(size).toImage() == icon(name).pixmap(size).toImage()
    assert "arrow-left-light" in menu_arrow(abroad)
    model = abroad.session.model
    alignment = model.headerData(0, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole)
    assert isinstance(alignment, Qt.AlignmentFlag)
    assert alignment & Qt.AlignmentFlag.AlignAbsolute  # above values that are drawn from left to right


def menu_arrow(desk: Desk) -> str:
    """The picture of the arrow beside entries of a menu that lead to further ones."""
    sheet = QApplication.instance()
    assert isinstance(sheet, QApplication)
    return sheet.styleSheet().partition("QMenu::right-arrow")[2].partition("}")[0]


def test_the_window_has_room_for_long_words(abroad: Desk) -> None:
    abroad.window.refresh()
    QApplication.processEvents()
    assert [*cut(abroad.window)] == []


def test_each_letter_is_there_once_in_a_menu(abroad: Desk) -> None:
    menus = [menu for menu in abroad.window.findChildren(QMenu) if menu.actions()]
    wrong = [*_same_letters(action.text() for action in abroad.window.menuBar().actions())]
    for menu in menus:
        wrong += _same_letters(action.text() for action in menu.actions() if not action.isSeparator())
    assert Counter(wrong) == Counter()
