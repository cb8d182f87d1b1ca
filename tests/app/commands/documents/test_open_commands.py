"""Opening: rows appear, or a sentence says why not"""

import gc
import gzip
import os
import weakref
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragLeaveEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPlainTextEdit, QPushButton, QWidget

from editor.core.fields import Kind
from editor.dialogs.questions import Leaving
from editor.models.session.session import Stage
from editor.rules.extensions import extension_usage
from editor.services.documents.open_document import Outside
from editor.services.settings.settings import RECENT_FILES
from editor.services.settings.settings_file import Settings
from editor.views.panels.start_page import DropFrame
from tests.app.desk import SITEMAP, Desk
from tests.dragging import drag_enters
from tests.services.file_sets import index, write

BARE_AMPERSAND = SITEMAP.replace("e.org/b", "e.org/?a&b")


def test_a_file_opens_in_a_tab_with_its_rows_and_findings_and_leaves_nothing_in_memory(
    desk: Desk, sitemap: Path
) -> None:
    desk.open(sitemap)
    assert desk.values("loc") == ["https://e.org/", "https://e.org/a", "https://e.org/b"]
    assert desk.window.windowTitle() == "sitemap.xml[*] — Sitemap Editor"
    assert not desk.window.isWindowModified()
    assert {group.rule.field for group in desk.session.document.findings.report.groups()} >= {
        "lastmod",
        "changefreq",
    }
    document = weakref.ref(desk.session.document.entries)
    assert desk.close_and_free(document)


def test_texts_that_were_read_go_with_the_file_that_is_closed(desk: Desk, sitemap: Path) -> None:
    picture = (
        '<image xmlns="http://www.google.com/schemas/sitemap-image/1.1"><loc>https://e.org/p</loc></image>'
    )
    sitemap.write_text(SITEMAP.replace("</url>", f"{picture}</url>", 1))
    desk.open(sitemap)
    assert extension_usage.read_extension.cache_info().currsize
    desk.trigger("close")
    desk.wait_for(lambda: not extension_usage.read_extension.cache_info().currsize)


def test_a_file_that_is_open_comes_to_the_front(desk: Desk, sitemap: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.xml"
    other.write_text(SITEMAP)
    first = desk.open(sitemap)
    desk.open(other)
    link = tmp_path / "link.xml"
    link.symlink_to(sitemap)
    desk.do.file.open_paths([link])
    assert desk.context.view is first
    assert desk.context.tabs.count() == 2


def test_what_cannot_be_read_says_why_in_its_tab(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "page.html").write_text("<!DOCTYPE html><html><body>404</body></html>")
    (tmp_path / "empty.xml").write_bytes(b"")
    (tmp_path / "cut.gz").write_bytes(gzip.compress(SITEMAP.encode())[:40])
    for name in ("missing.xml", "page.html", "empty.xml", "cut.gz"):
        view = desk.open(tmp_path / name)
        assert view.session is None, name
        assert view.trouble.endswith("."), name
        assert not desk.is_enabled("save")
        assert desk.is_enabled("reload")
    monkeypatch.chdir(tmp_path)
    view = desk.open(Path("gone.xml"))
    assert str(tmp_path / "gone.xml") in [label.text() for label in view.findChildren(QLabel)]
    desk.trigger("close")


def test_keys_go_on_with_what_is_offered_where_a_file_cannot_be_read(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    path.write_text("<!DOCTYPE html><html></html>")
    view = desk.open(path)
    first = view.focusProxy()
    assert first is not None
    desk.wait_for(first.isVisible)
    stops = []
    for _stop in range(4):
        button = desk.window.focusWidget()
        assert isinstance(button, QPushButton)
        assert view.isAncestorOf(button)
        stops.append(button.text())
        QTest.keyClick(button, Qt.Key.Key_Tab)
    assert stops == ["Try again", "Open another file…", "Close", "Try again"]


def test_keys_try_again_as_often_as_one_likes_until_the_file_is_there(desk: Desk, tmp_path: Path) -> None:
    view = desk.open(tmp_path / "missing.xml")
    for _time in range(3):
        desk.wait_for(view.isVisible)
        button = desk.window.focusWidget()
        assert isinstance(button, QPushButton)
        assert button.text() == "Try again"
        with desk.until(desk.do.file.loaded):
            QTest.keyClick(button, Qt.Key.Key_Space)
        QApplication.processEvents()
    (tmp_path / "missing.xml").write_text(SITEMAP)
    with desk.until(desk.do.file.loaded):
        desk.trigger("reload")
    assert len(desk.values("loc")) == 3


def test_a_damaged_file_is_read_only_until_it_is_accepted(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "damaged.xml"
    path.write_text(BARE_AMPERSAND)
    desk.open(path)
    assert len(desk.values("loc")) == 3
    assert not desk.session.is_editable
    assert not desk.is_enabled("add")
    assert not desk.is_enabled("save")
    desk.trigger("accept_recovery")
    assert desk.session.is_editable
    assert desk.session.is_modified
    assert path.read_text() == BARE_AMPERSAND


def test_while_a_file_is_read_nothing_can_be_done_to_it_and_a_reload_asks_before_changes_are_lost(
    desk: Desk, sitemap: Path
) -> None:
    desk.do.file.open_paths([sitemap])
    assert desk.session.stage is Stage.LOADING
    assert not desk.is_enabled("save")
    assert not desk.is_enabled("add")
    desk.do.save.save()
    desk.do.edit.add()
    desk.do.edit.undo()
    assert desk.session.stage is Stage.LOADING
    desk.wait_until_ready()
    assert sitemap.read_text() == SITEMAP
    desk.robot.type_in(0, "priority", "0.3")
    desk.person.answers.agrees = False
    desk.do.file.reload()
    assert desk.values("priority")[0] == "0.3"
    desk.person.answers.agrees = True
    with desk.until(desk.do.file.loaded):
        desk.do.file.reload()
    assert desk.values("priority")[0] == "1.0"
    assert desk.person.asked == ["discard sitemap.xml"] * 2


def test_row_numbers_have_their_room_from_the_first_rows_on(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "long.xml"
    path.write_text(
        SITEMAP.replace("</urlset>", "<url><loc>https://e.org/x</loc></url>\n" * 20_000 + "</urlset>")
    )
    desk.do.file.open_paths([path])
    table, widths = desk.context.table, dict[int, int]()
    assert table is not None
    desk.session.progressed.connect(
        lambda: widths.update({table.model().rowCount(): table.row_header.width()})
    )
    desk.wait_until_ready()
    del widths[0]
    assert len(widths) > 1
    assert set(widths.values()) == {table.row_header.width()}


def test_closing_while_a_file_is_read_drops_it(desk: Desk, sitemap: Path) -> None:
    desk.do.file.open_paths([sitemap])
    desk.do.close.close()
    assert desk.context.tabs.count() == 0
    desk.wait_for(lambda: desk.context.tasks.is_idle)


def test_reading_can_be_stopped_and_then_nothing_is_saved_or_said_that_is_not_known(
    desk: Desk, sitemap: Path
) -> None:
    sitemap.write_text(SITEMAP.replace("2026-13-02", "2026-11-02").replace("Weekly", "weekly"))
    status = desk.window.status

    def told() -> list[str]:
        desk.window.refresh()
        labels = desk.do.panels.findings.header.findChildren(QLabel)
        return [label.text() for label in labels if label.text().startswith("no findings")]

    desk.do.file.open_paths([sitemap])
    desk.do.file.stop()
    assert (told(), "MB" in status._rows.toolTip()) == (["no findings so far"], False)
    desk.wait_for(lambda: desk.context.tasks.is_idle)
    assert desk.session.stage is Stage.BROKEN_OFF
    assert not desk.is_enabled("save")
    assert not desk.is_enabled("add")
    with desk.until(desk.do.file.loaded):
        desk.do.file.reload()
    assert (told(), "MB" in status._rows.toolTip()) == (["no findings"], True)


def test_recent_files_are_listed_and_missing_ones_greyed(desk: Desk, sitemap: Path, tmp_path: Path) -> None:
    desk.open(sitemap)
    gone = tmp_path / "gone.xml"
    desk.context.recent.add(gone)
    desk.window.show_recent()
    menu = desk.window.menus._recent
    assert [(action.toolTip(), action.isEnabled()) for action in menu.actions()[:2]] == [
        (str(gone), False),
        (str(sitemap), True),
    ]
    assert Settings(tmp_path / "fresh.ini").get(RECENT_FILES) == []


def test_a_new_document_is_empty_and_unnamed_and_the_sample_has_no_file_of_its_own(desk: Desk) -> None:
    new = {"new": (Kind.URLSET, 4), "new_index": (Kind.SITEMAPINDEX, 2), "new_text": (Kind.TEXT, 1)}
    for action, (kind, fields) in new.items():
        desk.trigger(action)
        assert desk.session.document.entries.kind is kind
        assert len(desk.session.model.fields) == fields
        assert desk.session.title == "Untitled"
        assert not desk.session.is_modified
    with desk.until(desk.do.file.loaded):
        desk.trigger("sample")
    assert desk.session.document.path is None
    assert desk.context.recent.paths() == []


def test_a_change_by_another_program_is_noticed_but_touching_is_none(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    os.utime(sitemap, (1, 1))
    with desk.until(desk.do.outside.watcher.stirred):
        pass
    desk.wait_for(lambda: desk.context.tasks.is_idle)
    assert desk.session.on_disk.outside is Outside.SAME
    other = sitemap.with_name("new")
    other.write_text(SITEMAP.replace("0.5", "0.6"))
    other.replace(sitemap)
    desk.wait_for(lambda: desk.session.on_disk.outside is Outside.CHANGED)


def drop(target: QWidget, path: Path) -> None:
    """Drag a file from another program over the middle of a part of a window, and let go of it there."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)), QUrl("https://e.org/")])
    data.setText(str(path))
    window = target.window()
    place = target.mapTo(window, target.rect().center())
    actions, button = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton
    moves = Qt.KeyboardModifier.ShiftModifier
    for event in (
        drag_enters(place, data, actions, moves),
        QDropEvent(QPointF(place), actions, data, button, moves),
    ):
        assert event.proposedAction() is Qt.DropAction.MoveAction
        QApplication.sendEvent(window.windowHandle(), event)
        assert event.isAccepted()
        assert event.dropAction() is Qt.DropAction.CopyAction  # whoever gave the file keeps it


def test_the_window_is_framed_while_a_file_is_dragged_over_it(desk: Desk, sitemap: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(sitemap))])
    copy, none = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    [frame] = desk.window.findChildren(DropFrame)
    assert not frame.isVisible()
    enter = drag_enters(QPoint(300, 300), data, copy, none)
    QApplication.sendEvent(desk.window.windowHandle(), enter)
    assert frame.isVisible()
    assert frame.rect() == desk.window.rect()
    QApplication.sendEvent(desk.window.windowHandle(), QDragLeaveEvent())
    assert not frame.isVisible()


def test_dropped_files_are_opened(desk: Desk, sitemap: Path) -> None:
    with desk.until(desk.do.file.loaded):
        drop(desk.window, sitemap)
    assert [view.path for view in desk.context.tabs.views()] == [sitemap]


def test_files_that_are_dropped_on_a_field_are_opened_and_change_nothing(desk: Desk, sitemap: Path) -> None:
    other = sitemap.with_name("other.xml")
    other.write_text(SITEMAP)
    view = desk.open(sitemap)
    desk.do.panels.details.open_panel()
    details = desk.do.panels.details
    desk.wait_for(details.isVisible)
    fields = [*details.findChildren(QPlainTextEdit), *desk.window.filter_bar.findChildren(QLineEdit)]
    assert len(fields) > 1
    for field in fields:
        with desk.until(desk.do.file.opened):
            drop(field, other)
        assert [each.path for each in desk.context.tabs.views()] == [sitemap, other]
        desk.trigger("close")
    assert view.session is not None
    assert not view.session.is_modified
    assert not desk.session.filter.text


def test_dates_in_local_format_are_shown_and_the_editor_has_the_exact_text(desk: Desk, sitemap: Path) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("de_DE"))
    try:
        desk.open(sitemap)
        shown = desk.robot.table.viewport().grab().toImage()
        desk.trigger("local_dates")
        desk.wait_for(lambda: desk.robot.table.viewport().grab().toImage() != shown)
        assert [desk.robot.text(row, "lastmod") for row in range(3)] == ["02.11.2026", "2026-13-02", "—"]
        assert desk.robot.value(0, "lastmod") == "2026-11-02"
        assert not desk.session.is_modified
        desk.trigger("local_dates")
        assert desk.robot.text(0, "lastmod") == "2026-11-02"
    finally:
        QLocale.setDefault(before)


def test_a_reload_keeps_what_the_table_offers(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    desk.trigger("fold_origin")
    with desk.until(desk.do.file.loaded):
        desk.trigger("reload")
    table = desk.context.table
    assert table is not None
    assert desk.window.menus.actions["delete"] in table.actions()
    assert desk.robot.text(0, "loc") == "https://e.org/"


def test_a_reload_keeps_filter_and_sorting(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    desk.robot.sort_by("lastmod")
    desk.robot.sort_by("lastmod")
    for sort in (None, "worst_first"):
        if sort:
            desk.trigger(sort)
        desk.session.filter.set("e.org/ -e.org/b")
        desk.wait_for(lambda: desk.robot.row_count == 2)
        with desk.until(desk.do.file.loaded):
            desk.trigger("reload")
        desk.wait_for(lambda: desk.robot.column_values("loc") == ["https://e.org/a", "https://e.org/"])
        desk.window.refresh()
        assert desk.window.filter_bar.line.text() == "e.org/ -e.org/b"


@pytest.mark.parametrize(
    ("name", "content"),
    [
        (
            "robots.txt",
            "User-agent: *\nSitemap: https://e.org/x/sitemap.xml\nSitemap: https://e.org/gone.xml\n",
        ),
        ("page.html", '<html><a href="/sitemap.xml">a</a><a href="/gone-sitemap.xml">b</a></html>'),
    ],
)
def test_what_names_a_sitemap_offers_to_open_the_one_beside_it(
    desk: Desk, sitemap: Path, name: str, content: str
) -> None:
    path = sitemap.with_name(name)
    path.write_text(content)
    view = desk.open(path)
    buttons = {button.text(): button for button in view.findChildren(QPushButton)}
    assert list(buttons)[:2] == ["Open sitemap.xml", "Copy URLs"]
    buttons["Copy URLs"].click()
    assert len(QGuiApplication.clipboard().text().splitlines()) == 2
    with desk.until(desk.do.file.loaded):
        buttons["Open sitemap.xml"].click()
    assert len(desk.values("loc")) == 3
    assert desk.session.document.path == sitemap


def test_of_a_folder_with_nothing_but_an_index_that_is_opened(desk: Desk, tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("gone.xml", "lost.xml"))
    with desk.until(desk.do.file.loaded):
        desk.do.file.open_paths([tmp_path])
    desk.do.file.open_paths([tmp_path])
    desk.wait_for(lambda: desk.context.tasks.is_idle)
    assert desk.context.tabs.count() == 1
    assert desk.session.document.path == path
    assert desk.person.asked == []


TABS = 4


def our_objects() -> Counter[str]:
    """How many objects there are of each of our classes."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    names = (f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.get_objects())
    return Counter(name for name in names if name.startswith("editor."))


def use_and_close(desk: Desk, sitemap: Path) -> None:
    """Open a file, change a value, and close it at once: what was to follow has no time."""
    desk.open(sitemap)
    desk.robot.type_in(1, "priority", "0.7")
    desk.person.answers.leaving = Leaving.DISCARD
    desk.trigger("close")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # as comes before all that waits
    desk.wait_for(lambda: desk.context.tasks.is_idle and desk.context.journals.keeping.tasks.is_idle)


def test_each_tab_that_is_closed_leaves_no_object(desk: Desk, sitemap: Path) -> None:
    for _ in range(2):
        use_and_close(desk, sitemap)
    before = our_objects()
    for _ in range(TABS):
        use_and_close(desk, sitemap)
    more = our_objects() - before
    assert {kind: count for kind, count in more.items() if count >= TABS} == {}
