"""In languages with longer words nothing is cut off or covered, and no dialog has a mnemonic twice.

Texts that are not translated yet are left out; `packaging/dev.py check` lists them.
One walk looks at the widest of all translations of each text; each language alone is marked whole.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLayout,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from editor.app.manual.manual_contents import Manual
from editor.app.manual.manual_window import ManualWindow
from editor.views.style.icons import icon
from editor.views.widgets.widget_layouts import parts_of_layout
from picture_dialogs import OF_SEVERAL
from tests.app.all_dialogs import OF_ONE, walk
from tests.app.desk import Desk
from tests.app.screens.abroad import Widest, desk_abroad
from tests.app.screens.test_names_read_out import open_several
from tests.app.screens.test_translated import OWN_WORDS, content_of, in_english
from tests.packaging.test_complete_languages import COMPLETE

pytestmark = pytest.mark.new_window

ALONE = [pytest.param(name, marks=pytest.mark.whole) for name in ("longer", *COMPLETE)]
# What the dialogs of these names may have. The first column of one leaves room to the others; no real
# language is as long.
MAY_BE = {"long headings that can be read": {"languages"}, "translated": {*OWN_WORDS}}


@pytest.mark.parametrize("language", ["widest", "mirrored", *ALONE])
def test_all_words_have_room_and_all_letters_one_place(language: str, qtbot: QtBot, tmp_path: Path) -> None:
    """One walk through window and dialogs looks at everything: it takes longer than the looks."""
    with desk_abroad(qtbot, tmp_path, language) as (desk, said):
        assert _look_around(desk, said, tmp_path) == {}


def _look_around(desk: Desk, said: Widest, folder: Path) -> dict[str, object]:
    """What is wrong in a language, by what was looked for: in the window, and with each dialog."""
    desk.window.refresh()
    QApplication.processEvents()
    in_window = [*cut(desk.window)]
    known = content_of(desk)
    looks: dict[str, Callable[[QDialog], object]] = {
        "room for long words": _places,
        "letters that are there once": partial(_letters_in_dialog, said),
        "long headings that can be read": _cut_headings,
    }
    if "mirrored" in said.languages:
        looks["translated"] = lambda dialog: in_english(dialog, known)
    of_one = walk(desk, OF_ONE, looks.values())
    open_several(desk, folder)
    known = content_of(desk)
    of_several = walk(desk, OF_SEVERAL, looks.values())
    wrong: dict[str, object] = {"room in the window": in_window} if in_window else {}
    for name, look in looks.items():
        found = of_one[look] | of_several[look]
        wrong |= {name: told} if (told := _without(found, MAY_BE.get(name, set()))) else {}
    return wrong


def _without(found: dict[str, object], dialogs: set[str]) -> dict[str, object]:
    return {name: found[name] for name in found.keys() - dialogs}


def _places(dialog: QDialog) -> list[str]:
    for _ in range(3):  # texts change, and the layout follows
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    return [*cut(dialog), *covered(dialog)]


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
        places: list[QRect] = []
        for widget in parts_of_layout(layout):
            if isinstance(widget, QLayout) or not widget.isVisible():
                continue
            if any(widget.geometry().intersects(place) for place in places):
                yield f"covers another: {type(widget).__name__} {widget.accessibleName()}"
            places.append(widget.geometry())


def _cut_headings(dialog: QDialog) -> list[str]:
    return [
        str(header.model().headerData(section, Qt.Orientation.Horizontal))
        for header in dialog.findChildren(QHeaderView)
        if header.isVisible() and header.orientation() is Qt.Orientation.Horizontal
        for section in range(header.count())
        if header.sectionSize(section) < header.sectionSizeHint(section)
        and not header.isSectionHidden(section)
    ]


def _letters_in_dialog(said: Widest, dialog: QDialog) -> list[str]:
    return [*_same_letters(said, _lettered(dialog))]


def _lettered(root: QWidget) -> Iterator[str]:
    for widget in root.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, QAbstractButton) or (isinstance(widget, QLabel) and widget.buddy() is not None):
            yield widget.text()
        elif isinstance(widget, QTabBar):
            yield from (widget.tabText(place) for place in range(widget.count()))


def _same_letters(said: Widest, texts: Iterable[str]) -> Iterator[str]:
    """The letters that several of these texts have in one of the languages."""
    shown = {text for text in texts if not QKeySequence.mnemonic(text).isEmpty()}
    for language in said.languages:
        letters: dict[str, list[str]] = {}
        for text in shown:
            told = said.said_in(language, text)
            if told == "":
                continue
            letter = QKeySequence.mnemonic(told or text).toString()
            assert told is not None or letter[-1:].isdigit(), f"no translation is behind {text}"
            letters.setdefault(letter, []).append(told or text)
        for key, same in letters.items():
            if key and len(same) > 1:
                yield f"{language}, {key}: {sorted(same)}"


def test_what_points_on_or_back_does_so_from_right_to_left(qtbot: QtBot, tmp_path: Path) -> None:
    with desk_abroad(qtbot, tmp_path, "mirrored") as (desk, _said):
        manual = ManualWindow(Manual(), desk.window)
        size = manual.back.iconSize()
        for button, name in ((manual.back, "chevron-right"), (manual.forth, "chevron-left")):
            assert button.icon().pixmap(size).toImage() == icon(name).pixmap(size).toImage()
        assert "arrow-left-light" in menu_arrow()
        model = desk.session.model
        alignment = model.headerData(0, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole)
        assert isinstance(alignment, Qt.AlignmentFlag)
        assert alignment & Qt.AlignmentFlag.AlignAbsolute  # above values that are drawn from left to right


def menu_arrow() -> str:
    """The picture of the arrow beside entries of a menu that lead to further ones."""
    sheet = QApplication.instance()
    assert isinstance(sheet, QApplication)
    return sheet.styleSheet().partition("QMenu::right-arrow")[2].partition("}")[0]
