"""Images, videos, news and languages of an entry as forms beside the table."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QToolButton, QWidget

from editor.core.document.entry_text import document_text
from editor.core.extensions.extension_forms import LineKey
from editor.rules.rule import Severity
from editor.views.delegates.value_delegates import CellChoice
from editor.views.details import block_form
from editor.views.details.block_form import LineRow
from editor.views.details.extension_form import ExtensionSection
from editor.views.details.value_row import ValueRow
from editor.views.style.icons import MARK_SIZE, mark_pixmap
from editor.views.style.theme import current
from tests.app.desk import Desk

ALT = Qt.KeyboardModifier.AltModifier
NONE = Qt.KeyboardModifier.NoModifier
CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
LOC: LineKey = (("loc",), "", 0)
CAPTION: LineKey = (("caption",), "", 0)
GOOGLE = "http://www.google.com/schemas/sitemap"
URLSET = (
    f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="{GOOGLE}-image/1.1"'
    f' xmlns:video="{GOOGLE}-video/1.1" xmlns:my="urn:my">\n'
)
TWO_IMAGES = (
    "<url><loc>https://e.org/a</loc><image:image><image:loc>https://e.org/1.png</image:loc></image:image>"
    "<image:image><image:loc>https://e.org/2.png</image:loc><image:title>T</image:title></image:image></url>\n"
)
VIDEO = (
    "<url><loc>https://e.org/b</loc><video:video><video:duration>60</video:duration></video:video></url>\n"
)
FOREIGN = "<url><loc>https://e.org/c</loc><my:note a='1'>kept &amp; shown</my:note></url>\n"


@pytest.fixture
def opened(desk: Desk, tmp_path: Path) -> Desk:
    path = tmp_path / "images.xml"
    path.write_text(f"{URLSET}{TWO_IMAGES}{VIDEO}{FOREIGN}</urlset>", encoding="utf-8")
    desk.open(path)
    desk.window.activateWindow()
    return desk


def text(desk: Desk) -> str:
    return "".join(document_text(desk.session.document.entries))


def test_who_comes_to_the_details_by_key_sees_where_they_are(opened: Desk) -> None:
    opened.window.resize(1280, 480)
    section(opened, "image", 0)
    panel = opened.do.panels.details.panel
    assert panel is not None
    bar = panel.verticalScrollBar()
    opened.wait_for(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    opened.trigger("details_panel")
    assert opened.do.panels.details.has_focus
    assert not opened.window.focusWidget().visibleRegion().isEmpty()


def section(desk: Desk, name: str, row: int | None = None) -> ExtensionSection:
    if row is not None:
        desk.robot.click(row, "loc")
    desk.window.refresh()
    panel = desk.do.panels.details.panel
    assert panel is not None
    return panel.extensions.sections[name]


def line(row: ValueRow) -> QWidget:
    return row.editor.focusable()[0]


def fill(desk: Desk, row: LineRow, value: str) -> None:
    widget = line(row)
    assert isinstance(widget, QLineEdit | QPlainTextEdit)
    widget.setFocus()
    desk.wait_for(widget.hasFocus)
    widget.selectAll()
    QTest.keyClicks(widget, value)
    QTest.keyClick(widget, Qt.Key.Key_Return)
    desk.window.refresh()


def add_field(desk: Desk, images: ExtensionSection, title: str) -> None:
    next(action for action in images.body.form.menu.actions() if action.text() == title).trigger()


def shown(images: ExtensionSection) -> list[str]:
    return [images.body.list.item(place).text() for place in range(images.body.list.count())]


def test_blocks_are_listed_and_the_chosen_one_is_a_form_of_which_only_what_is_changed_changes(
    opened: Desk,
) -> None:
    images = section(opened, "image", 0)
    assert shown(images) == ["https://e.org/1.png", "https://e.org/2.png"]
    assert list(images.body.form.rows) == [LOC]
    images.body.list.setCurrentRow(1)
    assert [row.editor.value() for row in images.body.form.rows.values()] == ["https://e.org/2.png", "T"]
    assert images.body.form.rows[("title",), "", 0].aside.text() == "retired · 1 / 384 B"
    assert images.count.text() == "2"
    before = text(opened)
    images = section(opened, "image", 0)
    images.body.list.setCurrentRow(1)
    fill(opened, images.body.form.rows[LOC], "https://e.org/new.png?a&b")
    assert text(opened) == before.replace("https://e.org/2.png", "https://e.org/new.png?a&amp;b")
    assert opened.session.undo_stack.undoText() == "Set image URL"
    opened.trigger("undo")
    assert text(opened) == before
    assert shown(section(opened, "image"))[1] == "https://e.org/2.png"


def test_a_first_image_declares_its_namespace_in_the_same_step(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    desk.window.activateWindow()
    before = text(desk)
    images = section(desk, "image", 1)
    images.add.click()
    fill(desk, images.body.form.rows[LOC], "https://e.org/i.png")
    block = "<image:image>\n      <image:loc>https://e.org/i.png</image:loc>\n    </image:image>"
    assert f'xmlns:image="{GOOGLE}-image/1.1"' in text(desk)
    assert block in text(desk)
    assert images.count.text() == "1"
    assert desk.session.undo_stack.undoText() == "Add image"
    desk.trigger("undo")
    assert text(desk) == before
    assert not desk.session.undo_stack.canUndo()


def test_fields_are_added_and_taken_away_and_a_new_block_left_empty_leaves_no_trace(opened: Desk) -> None:
    before = text(opened)
    images = section(opened, "image", 1)
    images.add.click()
    assert images.body.form.isVisible()
    images = section(opened, "image", 2)
    assert not images.body.form.isVisible()
    assert text(opened) == before
    before = text(opened)
    images = section(opened, "image", 0)
    add_field(opened, images, "Caption (retired)")
    caption = images.body.form.rows[CAPTION]
    assert caption.aside.text() == "retired"
    fill(opened, caption, "c")
    assert text(opened) == before.replace(
        "1.png</image:loc>", "1.png</image:loc><image:caption>c</image:caption>"
    )
    images.body.form.rows[CAPTION].remove.click()
    opened.window.refresh()
    assert text(opened) == before
    assert CAPTION not in images.body.form.rows


def test_blocks_are_copied_moved_removed_and_added_with_the_keyboard(opened: Desk) -> None:
    section(opened, "image", 0)
    opened.robot.click(2, "loc", Qt.KeyboardModifier.ShiftModifier)
    images = section(opened, "image")
    assert images.body.copy.text().strip() == "Copy to the other 2 rows"
    images.body.copy.click()
    assert [text.count("<image:image>") for text in opened.values("extensions")] == [2, 2, 2]
    assert opened.session.undo_stack.undoText() == "Copy images to 2 rows"
    opened.trigger("undo")
    for key, held in ((Qt.Key.Key_Insert, NONE), (Qt.Key.Key_N, CTRL_SHIFT)):  # either adds
        section(opened, "image", 2)
        images = section(opened, "image", 0)
        assert shown(images)[-1] != "New: Image"
        images.body.list.setFocus()
        opened.wait_for(images.body.list.hasFocus)
        QTest.keyClick(images.body.list, key, held)
        assert shown(images)[-1] == "New: Image"
        assert len(opened.values("loc")) == 3
    section(opened, "image", 2)
    images = section(opened, "image", 0)
    images.body.list.setFocus()
    opened.wait_for(images.body.list.hasFocus)
    QTest.keyClick(images.body.list, Qt.Key.Key_Down, ALT)
    opened.window.refresh()
    assert shown(images) == ["https://e.org/2.png", "https://e.org/1.png"]
    assert images.body.list.currentRow() == 1
    QTest.keyClick(images.body.list, Qt.Key.Key_Delete)
    opened.window.refresh()
    assert opened.values("extensions")[0].count("<image:image>") == 1
    assert "2.png" in opened.values("extensions")[0]
    assert [opened.session.undo_stack.text(step) for step in range(2)] == ["Move image", "Remove image"]


def test_a_duration_may_be_typed_as_a_time_and_a_choice_is_taken_at_once(opened: Desk) -> None:
    videos = section(opened, "video", 1)
    duration = videos.body.form.rows[("duration",), "", 0]
    fill(opened, duration, "1:00:05")
    assert "<video:duration>3605</video:duration>" in opened.values("extensions")[1]
    add_field(opened, videos, "Live stream")
    live = videos.body.form.rows[("live",), "", 0].editor
    assert isinstance(live, CellChoice)
    QTest.keyClicks(live.box, "y")
    assert "<video:live>yes</video:live>" in opened.values("extensions")[1]


def test_what_is_asked_for_says_so_also_to_who_hears_it_and_room_is_counted_while_typing(
    opened: Desk,
) -> None:
    names = [
        editor.accessibleName()
        for row in section(opened, "video", 1).body.form.rows.values()
        for editor in row.editor.focusable()
    ]
    assert {"Title, required", "Duration"} <= set(names)
    videos = section(opened, "video", 1)
    title = videos.body.form.rows[("title",), "", 0]
    assert title.aside.text().startswith("required")
    description = videos.body.form.rows[("description",), "", 0]
    widget = line(description)
    widget.setFocus()
    QTest.keyClicks(widget, "  ")
    assert description.aside.text() == "required · 0 / 2048"
    QTest.keyClicks(widget, "abc ")
    assert description.aside.text() == "3 / 2048"


@pytest.mark.new_window
def test_a_section_without_blocks_is_made_when_it_is_unfolded(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    images = section(desk, "image", 0)
    assert "body" not in vars(images)
    assert desk.do.panels.details.panel is not None
    desk.do.panels.details.panel.extensions.offer()
    images.toggle.click()
    assert images.body.isVisible()
    assert not images.body.form.isVisible()


def test_sections_open_and_close_and_what_nobody_declares_is_shown_and_kept(opened: Desk) -> None:
    section(opened, "image", 2)
    panel = opened.do.panels.details.panel
    assert panel is not None
    foreign = panel.extensions.foreign
    assert foreign.isVisible()
    assert foreign.text.value() == "<my:note a='1'>kept &amp; shown</my:note>"
    section(opened, "image", 0)
    assert not foreign.isVisible()
    images = section(opened, "image", 0)
    assert images.body.form.isVisible()
    images.toggle.click()
    assert not images.body.form.isVisible()
    section(opened, "image", 1)
    images.toggle.click()
    section(opened, "image", 0)
    assert images.body.form.isVisible()


def test_f2_on_a_column_goes_to_its_section_and_going_to_a_finding_opens_it(opened: Desk) -> None:
    opened.robot.click(0, "image")
    opened.robot.press(Qt.Key.Key_F2)
    images = section(opened, "image")
    opened.wait_for(images.body.list.hasFocus)
    QTest.keyClick(images.body.list, Qt.Key.Key_Escape)
    table = opened.context.table
    assert table is not None
    opened.wait_for(table.hasFocus)
    videos = section(opened, "video", 1)
    videos.toggle.click()
    assert not videos.body.form.isVisible()
    opened.do.view.go_to(1, "video")
    assert videos.body.form.isVisible()
    assert opened.robot.current == (1, "video")


def test_a_document_that_can_only_be_looked_at_offers_no_change(opened: Desk) -> None:
    opened.session.document.file_list.there[0].is_accepted = False
    opened.session._apply_stage()
    images = section(opened, "image", 0)
    assert not any(
        button.isVisible()
        for button in (images.add, images.body.remove, images.body.up, images.body.form.add)
    )
    assert not any(each.isVisible() for each in images.body.form.findChildren(QToolButton))


def test_what_is_wrong_is_told_at_its_line_while_it_is_typed_too_and_mended_there(opened: Desk) -> None:
    videos = section(opened, "video", 1)
    duration = videos.body.form.rows[("duration",), "", 0]
    fill(opened, duration, "0")
    assert duration.cards.isVisible()
    assert videos.body.form.rows[("title",), "", 0].cards.isVisible()
    fill(opened, duration, "60")
    assert not duration.cards.isVisible()
    widget = line(videos.body.form.rows[("duration",), "", 0])
    widget.setFocus()
    QTest.keyClicks(widget, "x")
    assert widget.property("severity") == "error"
    assert widget.toolTip()


def test_blocks_with_something_wrong_are_marked_in_the_list(opened: Desk) -> None:
    images = section(opened, "image", 0)
    fill(opened, images.body.form.rows[LOC], "1.png")
    marks = [images.body.list.item(place).icon().pixmap(MARK_SIZE).toImage() for place in range(2)]
    assert [mark == mark_pixmap(Severity.ERROR, current()).toImage() for mark in marks] == [True, False]
    told = Qt.ItemDataRole.AccessibleDescriptionRole
    assert [images.body.list.item(place).data(told) for place in range(2)] == ["Error", ""]
    assert marks[0].size() == marks[1].size()  # so that the lines stand one below the other
    assert images.body.form.rows[LOC].cards.isVisible()
    assert not images.body.cards.isVisible()
    images.body.list.setCurrentRow(1)
    assert images.body.cards.isVisible()


def test_the_form_of_an_entry_begins_at_the_block_in_which_something_is_wrong(
    desk: Desk, tmp_path: Path
) -> None:
    path = tmp_path / "images.xml"
    path.write_text(f"{URLSET}{TWO_IMAGES}{TWO_IMAGES.replace('2.png', '2 .png')}</urlset>", encoding="utf-8")
    desk.open(path)
    assert section(desk, "image", 0).body.list.currentRow() == 0
    images = section(desk, "image", 1)
    assert images.body.list.currentRow() == 1
    assert images.body.form.rows[LOC].cards.isVisible()
    images.body.list.setCurrentRow(0)
    desk.window.refresh()
    assert images.body.list.currentRow() == 0  # whoever looks elsewhere stays there


def test_the_chosen_one_of_many_blocks_is_seen_whole(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "images.xml"
    blocks = "".join(
        f"<image:image><image:loc>https://e.org/{n}.png</image:loc></image:image>" for n in range(12)
    )
    entry = f"<url><loc>https://e.org/a</loc>{blocks.replace('/11.', '/1 1.')}</url>"
    path.write_text(f"{URLSET}<url><loc>https://e.org/</loc></url>{entry}</urlset>", encoding="utf-8")
    desk.open(path)
    section(desk, "image", 0)
    images = section(desk, "image", 1)
    desk.wait_for(lambda: images.body.list.height() == images.body.list.maximumHeight())
    QApplication.processEvents()
    index = images.body.list.currentIndex()
    assert index.row() == 11
    assert images.body.list.viewport().rect().contains(images.body.list.visualRect(index))


def test_tab_goes_through_the_panel_as_it_is_seen(opened: Desk) -> None:
    images = section(opened, "image", 0)
    images.body.list.setCurrentRow(1)
    panel = opened.do.panels.details.panel
    assert panel is not None
    expected = [
        *(line(row) for row in panel.form.values.values()),
        *(images.toggle, images.body.up, images.body.remove, images.add, images.body.list),
        *(line(row) for row in images.body.form.rows.values()),
        images.body.form.add,
        panel.extensions.sections["video"].toggle,
    ]
    opened.trigger("details_panel")
    opened.wait_for(expected[0].hasFocus)
    for widget in expected:
        focused = QApplication.focusWidget()
        assert focused is widget
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    for widget in reversed(expected):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Backtab)
        assert widget.hasFocus()


def test_an_element_with_others_inside_is_added_and_taken_away_as_a_whole(opened: Desk) -> None:
    before = text(opened)
    videos = section(opened, "video", 1)
    add_field(opened, videos, "TV show (retired)")
    fill(opened, videos.body.form.rows[("tvshow", "show_title"), "", 0], "S")
    show = "<video:tvshow><video:show_title>S</video:show_title></video:tvshow>"
    assert opened.values("extensions")[1].endswith(f"{show}</video:video>")
    videos.body.form.headings[("tvshow",), "", 0].remove.click()
    opened.window.refresh()
    assert text(opened) == before


@pytest.fixture
def short_form(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of equal elements, 5 are shown at first, and 10 more each time."""
    assert block_form._AT_FIRST + block_form._MORE <= 250  # more are too slow
    monkeypatch.setattr(block_form, "_AT_FIRST", 5)
    monkeypatch.setattr(block_form, "_MORE", 10)


@pytest.mark.usefixtures("short_form")
def test_of_many_tags_some_are_shown_and_edited_and_the_others_on_request(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "tags.xml"
    tags = "".join(f"<video:tag>t{number}</video:tag>" for number in range(40))
    path.write_text(f"{URLSET}{VIDEO.replace('</video:video>', f'{tags}</video:video>')}</urlset>")
    desk.open(path)
    desk.window.activateWindow()
    before = text(desk)
    form = section(desk, "video", 0).body.form

    def shown_tags() -> list[str]:
        return [row.editor.value() for (names, _, _), row in form.rows.items() if names == ("tag",)]

    assert shown_tags() == [f"t{number}" for number in range(5)]
    assert form.more.text() == "Show 35 more"
    fill(desk, form.rows[("tag",), "", 4], "new")
    assert text(desk) == before.replace("<video:tag>t4<", "<video:tag>new<")
    desk.trigger("undo")
    desk.window.refresh()
    form.more.click()
    assert shown_tags() == [f"t{number}" for number in range(15)]
    assert line(form.rows[("tag",), "", 5]).hasFocus()
    fill(desk, form.rows[("tag",), "", 14], "new")
    assert text(desk) == before.replace("<video:tag>t14<", "<video:tag>new<")


@pytest.mark.usefixtures("short_form")
def test_a_value_that_is_added_to_many_of_its_kind_stays_in_sight(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "prices.xml"
    prices = '<video:price currency="EUR">1</video:price>' * 6
    path.write_text(f"{URLSET}{VIDEO.replace('</video:video>', f'{prices}</video:video>')}</urlset>")
    desk.open(path)
    desk.window.activateWindow()
    videos = section(desk, "video", 0)
    add_field(desk, videos, "Price (retired)")
    fill(desk, videos.body.form.rows[("price",), "", 6], "7")
    assert text(desk).count("video:price currency=") == 6
    assert videos.body.form.rows[("price",), "", 6].editor.value() == "7"
    add_field(desk, videos, "Price: Currency")
    assert (("price",), "currency", 6) in videos.body.form.rows
    assert videos.body.form.more.text() == "Show 2 more"


def test_no_more_blocks_are_offered_than_an_entry_may_have(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "news.xml"
    news = f'<n:news xmlns:n="{GOOGLE}-news/0.9"><n:title>{"A long headline " * 9}</n:title></n:news>'
    path.write_text(f"{URLSET}<url><loc>https://e.org/a</loc>{news}</url>{VIDEO}</urlset>", encoding="utf-8")
    desk.open(path)
    assert not section(desk, "news", 0).add.isVisible()
    title = line(section(desk, "news").body.form.rows[("title",), "", 0])
    assert isinstance(title, QLineEdit)
    assert title.cursorPosition() == 0
    assert section(desk, "news", 1).add.isVisible()
