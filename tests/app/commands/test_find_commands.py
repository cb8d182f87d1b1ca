"""Find and replace: a bar below the table, as a person uses it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget

from editor.services.settings.settings import DETAILS_PANEL, SITE_PANEL
from tests.app.desk import Desk
from tests.app.replace_robot import Finding

SHIFT = Qt.KeyboardModifier.ShiftModifier
MEANS_NOTHING = r"has no meaning here. Write \$ for a dollar sign, \\ for a backslash."


@pytest.fixture
def finding(desk: Desk, sitemap: Path) -> Iterator[Finding]:
    desk.open(sitemap)
    yield Finding(desk)
    desk.wait_for(lambda: not desk.do.find.matches.is_busy)


def test_it_previews_and_counts_while_one_types_in_the_chosen_column_with_case_and_whole_values_if_asked_for(
    finding: Finding,
) -> None:
    assert finding.bar.find_line.hasFocus()
    finding.click("preview")
    finding.look_for("e.org/", "f.org/")
    changes = finding.bar.changes
    first = changes.topLevelItem(0)
    assert first is not None
    assert changes.isColumnHidden(1)  # what is before and after says it
    assert [first.text(column) for column in (0, 2, 3, 4)] == ["1", "URL", "https://e.org/", "https://f.org/"]
    assert changes.topLevelItemCount() == 3
    finding.look_for("nowhere", "f.org/")
    assert changes.topLevelItemCount() == 0
    finding.look_for("weekly", "daily")
    assert not changes.isColumnHidden(1)
    [line] = [changes.topLevelItem(0)]
    assert line is not None
    assert [line.text(column) for column in range(5)] == [
        "3",
        "https://e.org/b",
        "Frequency",
        "Weekly",
        "daily",
    ]
    finding.click("preview")
    finding.look_for("e.org")
    assert finding.says == "3 matches in 3 rows"
    finding.look_for("e.org/a")
    assert finding.says == "1 match in 1 row"
    finding.look_for("nowhere")
    assert finding.says == "no matches"
    finding.look_for("")
    assert finding.says == ""
    finding.look_for("weekly")
    assert finding.says == "1 match in 1 row"
    finding.click("case")
    assert finding.says == "no matches"
    finding.look_for("Week")
    assert finding.says == "1 match in 1 row"
    finding.click("whole")
    assert finding.says == "no matches"
    finding.click("case")
    finding.click("whole")
    finding.look_for("2")
    assert finding.says == "6 matches in 2 rows"
    finding.bar.field.setCurrentIndex(1)
    finding.wait()
    assert finding.says == "no matches"


def test_enter_goes_from_match_to_match_and_around_tab_to_what_takes_its_place_and_escape_to_the_table(
    finding: Finding,
) -> None:
    finding.look_for("0.")
    for says, cell in (("1 of 2", (1, "priority")), ("2 of 2", (2, "priority")), ("1 of 2", (1, "priority"))):
        finding.press(Qt.Key.Key_Return)
        assert (finding.says, finding.cell) == (says, cell)
    finding.press(Qt.Key.Key_Return, SHIFT)
    assert finding.says == "2 of 2"
    finding.desk.trigger("next_match")
    finding.wait()
    assert finding.says == "1 of 2"
    finding.desk.trigger("previous_match")
    finding.wait()
    assert finding.says == "2 of 2"
    finding.bar.find_line.setFocus()
    finding.press(Qt.Key.Key_Tab)
    assert finding.desk.window.focusWidget() is finding.bar.replacement_line
    QTest.keyClick(finding.bar.replacement_line, Qt.Key.Key_Tab)
    assert finding.desk.window.focusWidget() is finding.bar.case
    chosen: list[str] = []
    finding.desk.do.panels.findings.panel.rule_chosen.connect(chosen.append)
    finding.press(Qt.Key.Key_Escape)
    assert chosen == []
    assert not finding.bar.isVisible()
    assert finding.desk.context.table is not None
    finding.desk.wait_for(finding.desk.context.table.hasFocus)


def test_all_are_replaced_in_one_step_at_once_and_also_when_that_is_asked_for_during_the_search(
    finding: Finding,
) -> None:
    before = finding.desk.values("loc")
    finding.look_for("E.ORG", "shop.example")
    finding.click("replace_all")
    assert finding.desk.values("loc") == [loc.replace("e.org", "shop.example") for loc in before]
    assert finding.desk.session.undo_stack.undoText() == "Replace in 3 rows"
    assert finding.says == "3 matches replaced"
    finding.desk.trigger("undo")
    finding.wait()
    assert finding.desk.values("loc") == before
    assert finding.says == "3 matches in 3 rows"
    finding.look_for("e.org", "f.org")
    finding.bar.replace_all.click()
    assert finding.desk.values("loc")[0] == "https://f.org/"
    finding.desk.trigger("undo")
    finding.wait()
    finding.look_for("e.or", "f.org")
    finding.bar.find_line.setText("e.org")
    assert finding.desk.do.find.matches.is_searching
    finding.click("replace_all")
    assert finding.desk.values("loc") == ["https://f.org/", "https://f.org/a", "https://f.org/b"]
    assert finding.desk.session.undo_stack.count() == 1


def test_replacing_all_is_done_whatever_one_does_meanwhile(finding: Finding, tmp_path: Path) -> None:
    desk, session = finding.desk, finding.desk.session
    finding.look_for("e.or", "f.org")
    finding.bar.find_line.setText("e.org")
    finding.bar.replace_all.click()
    assert not desk.is_enabled("save")
    finding.bar.find_line.setText("priority")
    finding.bar.preview.click()
    desk.do.view.show_only("nowhere")
    other = tmp_path / "other.txt"
    other.write_text("https://e.org/x\n")
    desk.do.file.open_paths([other])
    desk.trigger("previous_tab")
    desk.trigger("next_tab")
    finding.wait()
    assert list(session.document.entries.column("loc")) == [
        "https://f.org/",
        "https://f.org/a",
        "https://f.org/b",
    ]
    assert session.is_editable
    assert finding.says == "no matches"


def test_the_document_knows_how_much_is_replaced_meanwhile(
    finding: Finding, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[float] = []
    monkeypatch.setattr("editor.core.replacement.VALUES_AT_ONCE", 1)
    monkeypatch.setattr(finding.desk.session, "note_done", told.append)
    finding.look_for("e.or", "f.org")
    finding.bar.find_line.setText("e.org")
    finding.click("replace_all")
    assert told == [0, 1 / 3, 2 / 3]


def test_why_nothing_was_replaced_is_said_in_another_tab(
    finding: Finding, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, session = finding.desk, finding.desk.session
    other = tmp_path / "other.txt"
    other.write_text("https://e.org/x\n")
    desk.open(other)
    desk.trigger("previous_tab")
    desk.robot.type_in(0, "loc", "a" * 40)
    finding.click("expression")
    finding.look_for("a", "b")
    monkeypatch.setattr("editor.core.filtering.text_matching.PATIENCE", 0.01)
    finding.bar.find_line.setText("(a|aa)+$x")
    finding.bar.replace_all.click()
    desk.trigger("next_tab")
    said = "This expression takes too long to run. Simplify it."
    desk.wait_for(lambda: desk.window.status.currentMessage().endswith(said))
    assert session.is_editable
    assert session.undo_stack.count() == 1


def test_one_is_replaced_and_the_next_one_gone_to_and_how_many_were_is_said_until_something_else_is_done(
    finding: Finding,
) -> None:
    finding.look_for("e", "ee")
    finding.press(Qt.Key.Key_Return)
    finding.click("replace")
    assert finding.desk.values("loc")[0] == "https://ee.org/"
    assert finding.cell == (1, "loc")  # what was put in is not found again
    finding.desk.trigger("undo")
    assert finding.desk.values("loc")[0] == "https://e.org/"
    finding.wait()
    finding.look_for("e.org/a", "e.org/aa")
    finding.click("replace_all")
    assert finding.says == "1 match replaced"
    finding.press(Qt.Key.Key_Return)
    assert finding.says == "1 of 1"
    finding.click("replace_all")
    finding.look_for("nowhere")
    assert finding.says == "no matches"


def test_groups_of_an_expression_can_be_put_in_and_an_end_is_replaced_once_in_each_value(
    finding: Finding,
) -> None:
    finding.click("expression")
    finding.look_for(r"https://(e)\.org/(?P<page>.+)", r"https://$1.org/\g<page>/index.html")
    finding.click("replace_all")
    assert finding.desk.values("loc")[1:] == ["https://e.org/a/index.html", "https://e.org/b/index.html"]
    finding.desk.trigger("undo")
    finding.desk.robot.click(0, "loc")
    finding.bar.field.setCurrentIndex(1)
    finding.look_for("$", "/")
    assert finding.says == "3 matches in 3 rows"
    for _ in range(3):
        finding.click("replace")
    assert finding.desk.values("loc")[:2] == ["https://e.org//", "https://e.org/a/"]


def test_words_that_find_no_room_end_with_an_ellipsis(finding: Finding) -> None:
    label, words = finding.bar.count, "The expression is wrong. " * 40
    label.setText(words)
    cut = label.grab().toImage()
    label.setText(label.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, label.width()))
    assert label.grab().toImage() == cut
    label.setText(words[:40])
    assert label.grab().toImage() != cut


def test_what_is_bad_is_said_with_its_place_and_an_expression_without_end_is_given_up(
    finding: Finding, monkeypatch: pytest.MonkeyPatch
) -> None:
    finding.click("expression")
    for text, replacement, words in (
        ("(e", "", "Not a valid regular expression: missing ). At the end."),
        ("e", r"x\1", "The expression has no group “1”. At character 2."),
        ("(e)", r"\g<name>", "The expression has no group “name”. At character 1."),
        ("e", "5 $", f"“$” {MEANS_NOTHING} At character 3."),
        ("e", r"a\/b", rf"“\/” {MEANS_NOTHING} At character 2."),
        ("e", r"a\x00", "XML does not allow the character U+0000. At character 2."),
        ("e", r"a\n", "A value is a single line and cannot contain a line break. At character 2."),
    ):
        finding.look_for(text, replacement)
        assert finding.trouble == words
        assert not finding.bar.replace_all.isEnabled(), words
        finding.look_for("e", "x")
        assert finding.trouble == "", words
        assert finding.bar.replace_all.isEnabled(), words
    monkeypatch.setattr("editor.core.filtering.text_matching.PATIENCE", 0.01)
    finding.desk.robot.type_in(0, "loc", "a" * 40)
    finding.look_for("(a|aa)+$x")
    assert finding.trouble == "This expression takes too long to run. Simplify it."
    assert not finding.bar.replace_all.isEnabled()


def test_only_selected_rows_are_looked_at_when_asked_for_also_after_others_came_went_or_moved(
    finding: Finding,
) -> None:
    finding.desk.robot.select_rows(0, 2)
    finding.desk.window.refresh()
    finding.look_for("e.org", "f.org")
    finding.click("only_selected")
    assert finding.says == "2 matches in 2 rows"
    finding.click("replace_all")
    assert finding.desk.values("loc") == ["https://f.org/", "https://e.org/a", "https://f.org/b"]
    finding.desk.trigger("undo")
    finding.click("only_selected")
    finding.desk.robot.select_rows(1, 2)
    finding.desk.window.refresh()
    finding.look_for("e.org", "f.org")
    finding.click("only_selected")
    finding.desk.robot.select_rows(0)
    finding.desk.trigger("duplicate")
    finding.desk.trigger("move_bottom")
    finding.desk.robot.select_rows(0)
    finding.desk.trigger("delete")
    finding.wait()
    assert finding.says == "2 matches in 2 rows"
    finding.click("replace_all")
    assert finding.desk.values("loc") == ["https://f.org/a", "https://f.org/b", "https://e.org/"]


def test_a_sorted_table_is_walked_as_it_is_seen_and_rows_that_the_filter_hides_are_left_alone(
    finding: Finding,
) -> None:
    finding.desk.robot.sort_by("priority")
    finding.look_for("0.")
    finding.press(Qt.Key.Key_Return)
    assert (finding.says, finding.cell) == ("1 of 2", (2, "priority"))
    finding.press(Qt.Key.Key_Return)
    assert (finding.says, finding.cell) == ("2 of 2", (1, "priority"))
    finding.desk.window.filter_bar.line.set_filter_text("org/b")
    finding.look_for("e.org", "f.org")
    assert finding.says == "1 match in 1 row"
    finding.click("replace_all")
    assert finding.desk.values("loc") == ["https://e.org/", "https://e.org/a", "https://f.org/b"]


def test_matches_are_kept_up_with_edits(finding: Finding) -> None:
    finding.look_for("e.org/a")
    finding.desk.robot.type_in(2, "loc", "https://e.org/ab")
    finding.wait()
    assert finding.says.startswith(("2 matches", "1 of 2", "2 of 2"))
    finding.desk.robot.select_rows(1)
    finding.desk.trigger("delete")
    finding.wait()
    assert finding.says == "1 match in 1 row"


def test_another_tab_is_looked_through_and_a_closed_one_is_let_go(finding: Finding, tmp_path: Path) -> None:
    finding.look_for("e.org")
    other = tmp_path / "other.txt"
    other.write_text("https://e.org/x\n")
    finding.desk.open(other)
    finding.wait()
    assert finding.says == "1 match in 1 row"
    finding.desk.trigger("close")
    finding.wait()
    assert finding.says == "3 matches in 3 rows"
    finding.desk.trigger("close")
    assert not finding.bar.isVisible()


def test_replacing_in_thousands_of_scattered_rows_does_not_select_them_all(
    desk: Desk, tmp_path: Path
) -> None:
    path = tmp_path / "many.txt"
    path.write_text("".join(f"https://e.org/{'odd' if row % 2 else 'even'}\n" for row in range(12_000)))
    desk.open(path)
    finding = Finding(desk)
    finding.look_for("odd", "other")
    assert finding.says == "6000 matches in 6000 rows"
    finding.click("replace_all")
    assert desk.values("loc").count("https://e.org/other") == 6_000
    assert desk.context.table is not None
    assert list(desk.context.table.selected_rows()) == [1]


CONTROL = Qt.KeyboardModifier.ControlModifier


def test_no_button_moves_when_numbers_change(finding: Finding) -> None:
    bar = finding.bar
    buttons = (bar.previous, bar.next, bar.replace, bar.replace_all, bar.preview, bar.only_selected)

    def places() -> list[QRect]:
        finding.desk.window.refresh()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        return [button.geometry() for button in buttons]

    finding.look_for("e.org")
    before = places()
    for text in ("0.", "nowhere", "", "(", "https://e.org/a"):
        finding.look_for(text, "x")
        assert places() == before
    for rows in ((0,), (0, 1), (0, 1, 2)):
        finding.desk.robot.select_rows(*rows)
        assert places() == before
    finding.click("replace_all")
    assert places() == before


def test_an_empty_replacement_is_asked_about_once(finding: Finding) -> None:
    person = finding.desk.person
    person.answers.agrees = False
    finding.look_for("e.org/")
    finding.click("replace_all")
    assert (finding.desk.values("loc")[0], person.asked) == ("https://e.org/", ["replace with nothing"])
    person.answers.agrees = True
    finding.click("replace_all")
    assert finding.desk.values("loc") == ["https://", "https://a", "https://b"]
    finding.look_for("s:")
    finding.press(Qt.Key.Key_Return)
    finding.click("replace")
    assert finding.desk.session.undo_stack.count() == 2
    assert len(person.asked) == 2


def press_undo(
    finding: Finding, key: Qt.Key = Qt.Key.Key_Z, modifiers: Qt.KeyboardModifier = CONTROL
) -> None:
    """Press it in the line for the replacement, as the system delivers it: to whoever claims it."""
    finding.bar.replacement_line.setFocus()
    QTest.keyClick(finding.desk.window.windowHandle(), key, modifiers)
    finding.wait()


def test_undo_in_the_bar_takes_back_what_was_replaced_last(finding: Finding) -> None:
    before = finding.desk.values("loc")
    finding.bar.find_line.setFocus()
    QTest.keyClicks(finding.bar.find_line, "e.org")
    QTest.keyClicks(finding.bar.replacement_line, "f.org")
    finding.wait()
    finding.click("replace_all")
    assert finding.desk.values("loc") != before
    press_undo(finding)
    assert finding.desk.values("loc") == before
    assert finding.bar.replacement_line.text() == "f.org"
    press_undo(finding, modifiers=CONTROL | SHIFT)
    assert finding.desk.values("loc") != before
    press_undo(finding)
    press_undo(finding)  # there is nothing of the bar left on the stack: now it is about what was typed
    assert finding.bar.replacement_line.text() == ""


def test_undo_in_the_bar_is_about_what_was_typed_since(finding: Finding) -> None:
    finding.look_for("e.org")
    QTest.keyClicks(finding.bar.replacement_line, "f.org")
    finding.wait()
    finding.click("replace_all")
    QTest.keyClicks(finding.bar.replacement_line, "x")
    press_undo(finding)
    assert finding.bar.replacement_line.text() != "f.orgx"
    assert finding.desk.values("loc")[0] == "https://f.org/"


def test_several_selected_rows_are_the_scope_at_once(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    desk.robot.select_cells("priority", (0, 2))
    desk.robot.press(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    bar = desk.do.find.bar
    assert (bar.only_selected.isChecked(), bar.only_selected.text()) == (True, "2 selected")
    for line, text in ((bar.find_line, "e.org"), (bar.replacement_line, "e.net")):
        QTest.keyClicks(line, text)
    desk.wait_for(lambda: not desk.do.find.matches.is_busy)
    QTest.mouseClick(bar.replace_all, Qt.MouseButton.LeftButton)
    desk.wait_for(lambda: desk.values("loc") == ["https://e.net/", "https://e.org/a", "https://e.net/b"])
    QTest.keyClick(bar.find_line, Qt.Key.Key_Escape)
    desk.robot.click(1, "loc")
    desk.robot.press(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert not bar.only_selected.isChecked()


def test_the_bar_has_two_lines_in_every_usual_window(desk: Desk, sitemap: Path) -> None:
    desk.context.settings.set(DETAILS_PANEL, "closed")
    desk.context.settings.set(SITE_PANEL, "closed")
    desk.open(sitemap)
    desk.robot.select_cells("priority", (0, 2))
    desk.trigger("replace")
    bar = desk.do.find.bar
    QTest.keyClicks(bar.find_line, "e.org")
    for width in (900, 1000, 1280, 1366, 1440, 1600):
        desk.window.resize(width, 800)
        QApplication.processEvents()
        shown = [each for each in bar.findChildren(QWidget) if each.isVisible() and each.focusPolicy()]
        centres = sorted({each.mapTo(bar, each.rect().center()).y() for each in shown if is_own(each)})
        lines = [y for number, y in enumerate(centres) if not number or y - centres[number - 1] > 8]
        assert len(lines) == 2, width


def is_own(widget: QWidget) -> bool:
    """Whether a control is one of the bar, and no part of another one."""
    return not isinstance(widget.parentWidget(), QLineEdit | QComboBox)
