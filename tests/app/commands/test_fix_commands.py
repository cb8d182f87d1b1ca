"""Every finding is mended from where it is seen: at the cell, in the list, all at once; each one step."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton, QTreeView

from editor.core.document.edits import SetValues
from editor.dialogs.damaged_file_dialogs import RepairsDialog
from editor.dialogs.fix_dialogs import FixPreviewDialog
from editor.dialogs.published_url_dialogs import HostsDialog
from editor.models.lists.findings_model import ROW, FindingColumn
from editor.views.panels import findings_panel
from editor.views.panels.findings_panel import FixMenu
from tests.app.desk import Desk
from tests.app.faulty import ENTRIES, HEAD, entry


def menu_of(desk: Desk) -> FixMenu:
    """The menu that is open."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, FixMenu)
    return menu


def texts(menu: FixMenu) -> list[str]:
    return [action.text() for action in menu.fixes()]


def choose(menu: FixMenu, words: str) -> None:
    """Choose what begins so."""
    action = next(action for action in menu.fixes() if action.text().startswith(words))
    action.trigger()
    menu.close()


# At the cell


def test_who_hears_the_fixes_hears_what_they_mend(faulty: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(findings_panel, "read_out", lambda _menu, text: heard.append(text))
    faulty.robot.click(0, "loc")
    faulty.trigger("fix_here")
    menu = menu_of(faulty)
    for _fix in menu.fixes()[1:]:
        QTest.keyClick(menu, Qt.Key.Key_Down)
    menu.close()
    assert heard == [
        "There is white space inside the URL. Write a space as %20.",
        "Weekly is not one of always, hourly, daily, weekly, monthly, yearly and never.",
    ]


def test_the_key_offers_fixes_of_the_cell_or_of_several_and_enter_applies_the_safest(faulty: Desk) -> None:
    faulty.robot.click(0, "loc")
    faulty.trigger("fix_here")
    menu = menu_of(faulty)
    assert texts(menu)[:2] == [
        "Write spaces as %20\thttps://e.org/a b → https://e.org/a%20b",
        "Remove the white space\thttps://e.org/a b → https://e.org/ab",
    ]
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert faulty.values("loc")[0] == "https://e.org/a%20b"
    assert faulty.session.undo_stack.undoText() == "Write spaces as %20"
    faulty.trigger("undo")
    assert faulty.values("loc")[0] == "https://e.org/a b"
    faulty.robot.click(0, "loc")  # other cells of the entry are offered below
    faulty.trigger("fix_here")
    choose(menu_of(faulty), "Correct the spelling")
    assert faulty.values("changefreq")[0] == "weekly"
    faulty.trigger("undo")
    faulty.robot.select_cells("loc", [0, 1, 2])
    faulty.trigger("fix_here")
    choose(menu_of(faulty), "Write spaces as %20 (2)")
    assert faulty.values("loc")[:3] == ["https://e.org/a%20b", "https://e.org/c%20d", "https://e.org/e"]
    assert faulty.session.undo_stack.undoText() == "Write spaces as %20 (2 rows)"
    faulty.trigger("undo")
    assert faulty.values("loc")[:2] == ["https://e.org/a b", "https://e.org/c d"]


DATES = [
    ("Jan 5 2024", ["Use the W3C date format	Jan 5 2024 → 2024-01-05", "Remove the date\tJan 5 2024 → —"]),
    ("05.01.2024", ["Use the W3C date format	05.01.2024 → 2024-01-05", "Remove the date\t05.01.2024 → —"]),
    (
        "01/02/2024",
        [
            "Read as day/month/year	01/02/2024 → 2024-02-01",
            "Read as month/day/year	01/02/2024 → 2024-01-02",
            "Remove the date\t01/02/2024 → —",
        ],
    ),
]


def test_a_date_that_can_be_read_is_rewritten_before_it_is_removed(faulty: Desk) -> None:
    for date, fixes in DATES:
        faulty.robot.type_in(3, "lastmod", date)
        faulty.robot.click(3, "lastmod")
        faulty.trigger("fix_here")
        menu = menu_of(faulty)
        assert [text for text in texts(menu) if "date" in text or "Read" in text] == fixes
        QTest.keyClick(menu, Qt.Key.Key_Return)
        assert faulty.values("lastmod")[3] == fixes[0][-10:]


def test_where_nothing_can_be_fixed_the_status_line_says_why_and_no_tool_tip_says_that_there_is_a_fix(
    faulty: Desk,
) -> None:
    tip = faulty.robot.cell(0, "loc").data(Qt.ItemDataRole.ToolTipRole)
    assert "Press Ctrl+. to fix: Write spaces as %20" in tip
    tip = faulty.robot.cell(2, "lastmod").data(Qt.ItemDataRole.ToolTipRole)
    assert "<b>Press Ctrl+. to fix</b>" in tip
    for url, words in (("", "Nothing is wrong here."), ("https://a..b/", "Host is not valid")):
        if url:
            faulty.robot.type_in(3, "loc", url)
        assert "to fix" not in str(faulty.robot.cell(3, "loc").data(Qt.ItemDataRole.ToolTipRole))
        faulty.robot.click(3, "loc")
        faulty.trigger("fix_here")
        assert words in faulty.window.status.currentMessage()
        assert QApplication.activePopupWidget() is None


def test_a_long_menu_opens_each_finding_to_its_fixes(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "many.xml"
    odd = entry("https://e.org/é|", "2024-05-01T10:00", "mothly", "7")
    path.write_text(HEAD + entry(*ENTRIES[0]) + odd + "".join(entry(*one) for one in ENTRIES) + "</urlset>")
    desk.open(path)
    desk.trigger("select_all")
    desk.trigger("fix_here")
    inner = QApplication.activePopupWidget()
    assert isinstance(inner, QMenu)
    menu = inner.parentWidget()
    assert isinstance(menu, FixMenu)
    assert inner.title() == texts(menu)[0] == "Space in the URL"
    next(action for action in inner.actions() if action.text().startswith("Write spaces")).trigger()
    menu.close()
    assert [loc for loc in desk.values("loc") if " " in loc] == []


def test_the_file_is_offered_where_the_entry_has_no_faults(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "wrong.xml"
    path.write_text(HEAD.replace("/0.9", "/0.90") + entry(*ENTRIES[3]) + "</urlset>")
    desk.open(path)
    desk.robot.click(0, "loc")
    desk.trigger("fix_here")
    choose(menu_of(desk), "Use the sitemap namespace")
    assert desk.session.document.entries.frame.namespace == "http://www.sitemaps.org/schemas/sitemap/0.9"


def test_a_rule_offers_to_fix_as_many_as_a_fix_is_for(faulty: Desk) -> None:
    for row, loc in enumerate(("https://a<b.org/", "https://e.org/|", "https://e.org/^")):
        faulty.robot.type_in(row, "loc", loc)
    faulty.robot.click(1, "loc")
    faulty.trigger("fix_here")
    assert "Fix all 2: Character not allowed in URLs…" in texts(menu_of(faulty))


# In the list of findings


def line_of(desk: Desk, rule: str, place: int = -1) -> tuple[QTreeView, QPoint]:
    """The list, and where the Fix of a rule (or of one of its places) is."""
    panel, model = desk.do.panels.findings.panel, desk.do.panels.findings.model
    view = panel.findChild(QTreeView)
    assert isinstance(view, QTreeView)
    index = model.group_index(rule)
    if place >= 0:
        view.expand(index)
        index = model.index(place, 0, index)
    view.scrollTo(index)
    cell = index.siblingAtColumn(FindingColumn.FIX)
    assert cell.data() == "Fix…"
    return view, view.visualRect(cell).center()


def test_a_place_in_the_list_is_fixed_by_the_key_or_where_it_stands(faulty: Desk) -> None:
    model = faulty.do.panels.findings.model
    view, place = line_of(faulty, "loc-space", 1)
    view.setCurrentIndex(view.indexAt(place))
    view.setFocus()
    faulty.wait_for(view.hasFocus)
    faulty.trigger("fix_here")
    choose(menu_of(faulty), "Write spaces as %20")
    assert faulty.values("loc")[1] == "https://e.org/c%20d"
    faulty.trigger("undo")
    faulty.wait_for(lambda: model.rowCount(model.group_index("loc-space")) == 2)
    view, place = line_of(faulty, "loc-space", 1)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    choose(menu_of(faulty), "Remove the white space")
    assert faulty.values("loc")[:2] == ["https://e.org/a b", "https://e.org/cd"]


def test_the_menu_of_the_table_holds_the_same_fixes(faulty: Desk) -> None:
    faulty.robot.click(0, "changefreq")
    assert faulty.context.table is not None
    menu = next(
        menu for action in faulty.context.table.actions() if isinstance(menu := action.menu(), FixMenu)
    )
    faulty.do.fix.fill_menu(menu)
    choose(menu, "Correct the spelling")
    assert faulty.values("changefreq")[0] == "weekly"


def test_after_a_fix_in_the_list_the_next_place_is_at_hand_and_then_the_next_rule(faulty: Desk) -> None:
    view, place = line_of(faulty, "loc-space", 0)
    model = faulty.do.panels.findings.model
    rules = [model.rule_id(model.index(number, 0)) for number in range(model.rowCount())]
    view.setCurrentIndex(view.indexAt(place))
    view.setFocus()
    faulty.wait_for(view.hasFocus)
    at_hand = []
    for row, loc in enumerate(("https://e.org/a", "https://e.org/c")):
        with faulty.until(model.modelReset):
            faulty.session.undo_stack.do(SetValues("loc", [row], loc), "Fix")
        index = view.currentIndex().siblingAtColumn(0)
        at_hand.append((model.rule_id(index), index.data(ROW) if index.parent().isValid() else None))
    assert at_hand == [("loc-space", 1), (rules[rules.index("loc-space") + 1], None)]


def test_the_list_of_findings_keeps_its_place_while_cells_are_edited_and_clicked(faulty: Desk) -> None:
    view, place = line_of(faulty, "duplicate-loc")
    bar = view.verticalScrollBar()
    view.expandAll()  # else there may be room for all of it
    faulty.wait_for(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    before = bar.value()
    with faulty.until(faulty.do.panels.findings.model.modelReset):
        faulty.robot.type_in(3, "priority", "0.5")
    assert 0 < before == bar.value()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert bar.value() == before


def test_a_rule_of_the_list_opens_a_look_at_all_that_it_finds(faulty: Desk) -> None:
    opened: list[str] = []

    def look(dialog: FixPreviewDialog) -> bool:
        faulty.wait_for(lambda: dialog.plan is not None)
        opened.append(dialog.windowTitle())
        return True

    faulty.answer(FixPreviewDialog, look)
    view, place = line_of(faulty, "loc-space")
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert opened == ["Fix: Space in the URL"]
    assert faulty.values("loc")[:2] == ["https://e.org/a%20b", "https://e.org/c%20d"]
    assert faulty.session.undo_stack.undoText() == "Write spaces as %20 (2 rows)"


def test_a_finding_about_where_the_file_is_published_asks_for_that(
    faulty: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(faulty.context, "trigger", asked.append)
    faulty.do.fix.fix_rule("published-url-invalid")
    assert asked == ["published_url"]


# All that is safe


def test_the_button_over_the_list_is_there_as_long_as_something_is_safe(faulty: Desk) -> None:
    header = faulty.do.panels.findings.header
    button = next(one for one in header.findChildren(QToolButton) if "Fix all safe" in one.text())
    faulty.wait_for(button.isEnabled)
    for row, field, text in ((0, "loc", "https://e.org/a"), (1, "loc", "https://e.org/c")):
        faulty.robot.type_in(row, field, text)
    for row, field, text in ((0, "changefreq", "never"), (2, "changefreq", "never"), (1, "priority", "1.0")):
        faulty.robot.type_in(row, field, text)
    faulty.wait_for(lambda: not button.isEnabled())


# What is mended most in the wild, each by a click from its finding

MOBILE = ' xmlns:m="http://www.google.com/schemas/sitemap-mobile/1.0"'
IN_THE_WILD = [  # a file, and what is mended there one after the other, with where it is published by then
    (
        "\n\n"
        + HEAD.partition("\n")[2].replace("0.9", "0.84").replace('0.84">', f'0.84"{MOBILE}>')
        + "".join(entry(f"https://e.org/{row}", "", "", "") for row in range(6))
        + entry("https://www.e.org/host", "", "", "")
        + entry("http://e.org/scheme", "", "", "")
        + entry("https://e.org/day", "2024/5/1", "", "")
        + entry("https://e.org/time", "2024-05-01T10:00:00", "", "")
        + entry("\n https://e.org/padded ", "", "", "")
        + "<url><loc>https://e.org/mobile</loc><m:mobile/></url>",
        {
            "leading-whitespace": "",
            "namespace-wrong": "",
            "mixed-hosts": "",
            "mixed-schemes": "",
            "lastmod-not-w3c-datetime": "",
            "lastmod-missing-timezone": "",
            "loc-padded": "",
            "contains-legacy-extension": "",
        },
    ),
    (
        "<urlset>" + entry("https://e.org/", "", "", "") + entry("/x", "", "", ""),
        {
            "namespace-missing": "",
            "loc-not-absolute": "https://e.org/sitemap.xml",
            "url-off-host": "https://www.e.org/sitemap.xml",
            "url-off-scheme": "http://www.e.org/sitemap.xml",
        },
    ),
    (HEAD + entry("https://e.org/sitemap-1.xml", "", "", ""), {"urlset-lists-sitemaps": ""}),
]


@pytest.mark.parametrize(("text", "rules"), IN_THE_WILD, ids=["entries", "published", "index"])
def test_what_is_wrong_in_the_wild_is_a_click_away_from_right(
    desk: Desk, tmp_path: Path, text: str, rules: dict[str, str]
) -> None:
    path = tmp_path / "wild.xml"
    path.write_text(text + "</urlset>\n")
    desk.open(path)

    def look(dialog: FixPreviewDialog) -> bool:
        desk.wait_for(lambda: dialog.plan is not None)
        return True

    def is_found(rule: str) -> bool:
        return rule in {one.rule.id for one in desk.session.document.findings.report.all()}

    desk.answer(FixPreviewDialog, look)
    desk.answer(HostsDialog, lambda _dialog: True)
    for count, (rule, published_url) in enumerate(rules.items()):
        if published_url:
            desk.session.set_published_url(published_url)
        desk.wait_for(partial(is_found, rule))
        if desk.do.panels.findings.model.group_index(rule).isValid():
            view, place = line_of(desk, rule)
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
            if isinstance(menu := QApplication.activePopupWidget(), FixMenu):  # of the only place
                QTest.keyClick(menu, Qt.Key.Key_Return)
        else:
            desk.do.fix.fix_rule(rule)  # a note is not listed
        assert desk.session.undo_stack.count() == count + 1
        assert not is_found(rule)


def test_a_finding_of_a_damaged_file_leads_to_what_was_repaired(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "damaged.xml"
    path.write_text(HEAD + entry("https://e.org/?a&b", "", "", "") + "</urlset>")
    desk.open(path)
    view, place = line_of(desk, "unescaped-ampersand")
    wishes = [False, True]
    desk.answer(RepairsDialog, lambda _dialog: wishes.pop(0))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert (len(wishes), desk.session.is_editable) == (1, False)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert (wishes, desk.session.is_editable) == ([], True)
    assert desk.session.undo_stack.undoText() == "Accept the recovered entries"


# What can only be looked at


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        (
            "damaged.xml",
            HEAD + entry("https://e.org/a b", "", "", "") + "<url><loc>https://e.org/b",
            "Accept the recovered entries first.",
        ),
        (
            "feed.rss",
            '<rss version="2.0"><channel><item><link>https://e.org/a b</link></item></channel></rss>',
            "This document is read-only.",
        ),
    ],
)
def test_what_can_only_be_looked_at_is_not_fixed(
    desk: Desk, tmp_path: Path, name: str, text: str, words: str
) -> None:
    path = tmp_path / name
    path.write_text(text)
    desk.open(path)
    desk.answer(RepairsDialog, lambda _dialog: False)
    before = desk.values("loc")
    assert not desk.is_enabled("fix_all_safe")
    assert not desk.is_enabled("duplicates")
    desk.robot.click(0, "loc")
    desk.trigger("fix_here")
    assert desk.window.status.currentMessage() == words
    assert "to fix" not in desk.robot.cell(0, "loc").data(Qt.ItemDataRole.ToolTipRole)
    desk.do.fix.fix_rule("loc-space")
    desk.do.fix.fix_all_safe()
    desk.do.fix.resolve_duplicates()
    assert desk.values("loc") == before


def test_a_fix_for_what_was_recovered_leads_to_the_repairs_and_goes_on_once_they_are_accepted(
    desk: Desk, tmp_path: Path
) -> None:
    path = tmp_path / "damaged.xml"
    path.write_text(HEAD + entry("https://e.org/a b", "", "", "") + "<url><loc>https://e.org/b</loc>")
    desk.open(path)
    desk.answer(RepairsDialog, lambda _dialog: True)
    desk.robot.click(0, "loc")
    desk.trigger("fix_here")
    assert desk.session.is_editable
    choose(menu_of(desk), "Write spaces as %20")
    assert desk.values("loc") == ["https://e.org/a%20b", "https://e.org/b"]


def test_what_was_recovered_can_be_fixed_once_it_is_accepted(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "damaged.xml"
    path.write_text(HEAD + entry("https://e.org/a b", "", "", "") + "<url><loc>https://e.org/b")
    desk.open(path)
    desk.trigger("accept_recovery")
    desk.robot.click(0, "loc")
    desk.trigger("fix_here")
    choose(menu_of(desk), "Write spaces as %20")
    assert desk.values("loc")[0] == "https://e.org/a%20b"
