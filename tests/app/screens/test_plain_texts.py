"""Nothing in a file is shown as rich text: that would load what it names, or hide what it says."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QAbstractItemView, QDialog, QLabel, QTabBar, QWidget

from editor.core.document.edits import SetValues
from tests.app.all_dialogs import OF_ONE, complaints
from tests.app.as_one import open_as_one
from tests.app.desk import Desk
from tests.services.file_sets import index, write

PICTURE = "<img src='x.png'>"
CODE = PICTURE.replace("<", "&lt;")
EXTENSIONS = (
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
)
ENTRY = f"""<url><loc>https://e.org/{CODE}</loc><lastmod>{CODE}</lastmod><changefreq>{CODE}</changefreq>
<priority>{CODE}</priority><image:image><image:loc>{CODE}</image:loc><image:title>{CODE}</image:title></image:image>
<xhtml:link rel="alternate" hreflang="{CODE}" href="{CODE}"/><image:odd>{CODE}</image:odd></url>"""
HOSTILE = f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" {EXTENSIONS}>{ENTRY}{ENTRY}</urlset>'
PANELS = ("findings_panel", "site_panel", "details_panel", "insight_panel", "replace")
SHOWN = "\N{OBJECT REPLACEMENT CHARACTER}"  # where a document shows a picture


def indexes(model: QAbstractItemModel, around: QModelIndex | None = None) -> Iterator[QModelIndex]:
    parent = QModelIndex() if around is None else around
    for row in range(model.rowCount(parent)):
        column = 0
        while (inner := model.index(row, column, parent)).isValid():
            yield inner
            yield from indexes(model, inner) if column == 0 else ()
            column += 1


def tips(widget: QWidget) -> Iterator[str]:
    """What tool tips of a widget and of what is listed in it say."""
    yield from (widget.toolTip(), widget.statusTip(), widget.whatsThis())
    yield from (action.toolTip() for action in widget.actions())
    if isinstance(widget, QTabBar):
        yield from (widget.tabToolTip(number) for number in range(widget.count()))
    if isinstance(widget, QAbstractItemView) and (model := widget.model()) is not None:
        role = Qt.ItemDataRole.ToolTipRole
        yield from (str(inner.data(role) or "") for inner in indexes(model))
        header = getattr(widget, "horizontalHeader", getattr(widget, "header", None))
        for section in range(header().count() if header else 0):
            yield str(model.headerData(section, Qt.Orientation.Horizontal, role) or "")


def rich_texts(window: QWidget) -> list[str]:
    """Tool tips and labels that show a picture, or something else than they hold."""
    document, found = QTextDocument(), []
    for widget in (window, *window.findChildren(QWidget)):
        if isinstance(widget, QLabel) and widget.textFormat() is not Qt.TextFormat.PlainText:
            found += [widget.text()] if PICTURE in widget.text() else []
        for tip in filter(GuiQt.mightBeRichText, tips(widget)):
            document.setHtml(tip)
            found += [tip] if SHOWN in document.toPlainText() or PICTURE in tip else []
    return found


def count_of_tips(window: QWidget) -> int:
    """How many tool tips say something of what the file holds."""
    widgets = (window, *window.findChildren(QWidget))
    return sum("x.png" in tip for widget in widgets for tip in tips(widget))


@pytest.fixture
def hostile(desk: Desk, tmp_path: Path) -> Desk:
    path = tmp_path / "<img src='x.png'>.xml"
    path.write_text(HOSTILE)
    desk.open(path)
    desk.window.refresh()
    return desk


def test_the_window_shows_no_value_as_rich_text(hostile: Desk) -> None:
    for panel in PANELS:
        if not hostile.window.menus.actions[panel].isChecked():
            hostile.trigger(panel)
    hostile.robot.click(0, "loc")
    hostile.session.undo_stack.do(SetValues("priority", range(1), PICTURE), "Set")
    hostile.window.refresh()
    assert count_of_tips(hostile.window) > 10
    assert rich_texts(hostile.window) == []


def test_nor_does_that_of_several_files(desk: Desk, tmp_path: Path) -> None:
    write(tmp_path, index_xml=index("a.xml", "b.xml", lastmod=CODE), a_xml=HOSTILE, b_xml=HOSTILE)
    open_as_one(desk, tmp_path)
    desk.trigger("files_panel")
    desk.window.refresh()
    assert rich_texts(desk.window) == []


def test_no_dialog_shows_a_value_as_rich_text(hostile: Desk) -> None:
    hostile.session.undo_stack.do(SetValues("loc", range(1), f"https://e.org/{PICTURE}?a=1"), "Set")

    def shown_rich(dialog: QDialog) -> list[str]:
        dialog.show()
        return rich_texts(dialog)

    assert complaints(hostile, OF_ONE, shown_rich, have_all=False) == {}
