"""In another language nothing in the window and its dialogs is left in English."""

import errno
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractListModel, Qt, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QTabBar,
    QWidget,
)

from editor.core.document.edits import SetValues
from editor.dialogs.tables.table_dialog import TableSource
from editor.services.files.file_errors import save_error
from editor.services.tables.table_formats import WRITTEN_ENDINGS
from editor.site.request_limits import USER_AGENT
from tests.app.desk import Desk
from tests.app.screens.test_names_read_out import several
from tests.foreign import english_in, translate
from tests.translators import installed

__all__ = ["several"]  # the fixture

pytestmark = pytest.mark.new_window  # one made in English would stay so

# What has words in no language, or those of its own: terms of filters, keys, encodings, tables as crawlers
# write them, months as the system calls them.
OWN_WORDS = frozenset(
    {"filter-language", "shortcuts", "read-encoding", "update-from-table", "problem", "coverage"}
)
# File names and formats, who says what, keys in tool tips, what hosts are told.
_KNOWN = (
    """
    https www sitemaps org shop example com path txt robots.txt blog OR is error any image gz txt
    Sitemap Editor Google Search Console Bing Yandex RFC ISO Python Qt PySide lxml MIT
    Ctrl Shift Alt Ins Del Return Up Down PgUp PgDown Home End LF kB KB MB AM PM
    faulty export robots index a.xml b.xml mothly Weekly weekly en-UK
    Googlebot Bingbot YandexBot DuckDuckBot Applebot
"""
    + " ".join(WRITTEN_ENDINGS).replace(".", "")
    + " "
    + USER_AGENT
)


class _Foreign(QTranslator):
    """Translates everything, Qt's own words too."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, _context: str, text: str, _disambiguation: str | None = None, _n: int = -1) -> str:
        return translate(text)


@pytest.fixture(autouse=True)
def _abroad(qapp: QApplication) -> Iterator[None]:
    with installed(_Foreign()):
        yield


def _texts(widget: QWidget) -> Iterator[str]:
    """What a person reads or hears of a widget."""
    yield from (widget.windowTitle(), widget.toolTip(), widget.statusTip())
    yield from (widget.accessibleName(), widget.accessibleDescription())
    for action in widget.actions():
        yield from (action.text(), action.toolTip())
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QGroupBox):
        yield widget.title()
    elif isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    elif isinstance(widget, QTabBar):
        yield from (widget.tabText(place) for place in range(widget.count()))
    elif isinstance(widget, QAbstractItemView) and not isinstance(widget.parent(), QComboBox):
        yield from _cells(widget)


def _cells(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    if type(model).__name__.startswith("Q"):
        return  # of the calendar, and lists of values
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(view.rootIndex())
    for row in range(min(model.rowCount(view.rootIndex()), 10)):
        for column in range(columns):
            cell = model.index(row, column, view.rootIndex())
            yield from (text for role in roles if isinstance(text := model.data(cell, role), str))


def in_english(root: QWidget, known: str) -> set[str]:
    """The texts of a window that are still in English, but for what is known."""
    found = set()
    for widget in (root, *root.findChildren(QWidget)):
        for text in _texts(widget):
            plain = re.sub("<[^>]*>", " ", text)
            if english_in(plain, known, _KNOWN):
                found.add(f"{type(widget).__name__}: {plain}")
    return found


def content_of(desk: Desk) -> str:
    """What stands in the open files, and where they lie."""
    document = desk.session.document
    folder = document.path.parent if document.path else None
    files = folder.glob("*.xml") if folder else ()
    return "\n".join([str(folder), *(file.read_text() for file in files)])


def test_the_window_is_translated_with_all_that_it_says_of_a_file(faulty: Desk) -> None:
    faulty.trigger("insight_panel")
    faulty.window.refresh()
    pictures = faulty.do.panels.insight.panel.pictures.values()
    filters = [bar.question for picture in pictures for bar in picture.chart.chart.bars]
    assert in_english(faulty.window, "\n".join([content_of(faulty), *filters])) == set()


def test_why_a_file_cannot_be_opened_is_translated(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "broken.xml"
    for content in (
        "",
        "<html><title>Gone</title></html>",
        "PK\x03\x04",
        "User-agent: *\nSitemap: https://e.org/a.xml",
        "<urlset><url></loc></urlset>",
    ):
        path.write_text(content)
        desk.open(path)
        assert in_english(desk.window, f"{path}\n{content}") == set()
        desk.trigger("close")


def test_why_a_file_or_a_list_of_urls_was_not_saved_and_a_table_cannot_be_read_is_translated(
    desk: Desk, sitemap: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(desk.context.questions, "save_elsewhere", asked.append)
    path = tmp_path / "list.txt"
    path.write_text("http://e.org/")
    desk.open(path)
    for value in ("x", "http://e.org/\n"):
        desk.session.undo_stack.do(SetValues("loc", range(1), value), "Set")
        desk.trigger("save")
        desk.wait_for(lambda: bool(asked))
        assert not english_in(asked.pop(), "http:// https://")
    desk.open(sitemap)
    desk.robot.type_in(1, "priority", "0.7")
    monkeypatch.setattr("editor.services.documents.document_saving.save_file", _on_a_full_disk)
    desk.trigger("save")
    desk.wait_for(lambda: bool(asked))
    assert not english_in(asked.pop(), str(sitemap))
    source = TableSource(desk.context.tasks, lambda: None, desk.window)
    source.failed.connect(asked.append)
    source.open(tmp_path / "missing.csv")
    desk.wait_for(lambda: bool(asked))
    assert not english_in(asked.pop())


def _on_a_full_disk(path: Path, *_: object, **__: object) -> None:
    raise save_error(path, OSError(errno.ENOSPC, "full"))
