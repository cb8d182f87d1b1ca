"""What fixes would change is shown before they do, by rule; what only a person can decide is asked."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QRadioButton, QTreeWidgetItem

from editor.core.site.page_answers import Hop, PageAnswer, UrlVerdict
from editor.dialogs.dialog_frame import BoxedList, tick
from editor.dialogs.fix_dialogs import FixPreviewDialog
from editor.dialogs.published_url_dialogs import HostsDialog
from editor.models.lists.fix_models import ChangeColumn
from editor.rules.fixes.fix_choices import HostChoice
from editor.rules.rule import Fixability
from editor.views.panels.changes_list import ChangesTable
from tests.app.desk import Desk
from tests.app.faulty import HEAD, entry
from tests.rules import documents
from tests.rules.extension_cases import DECLARED, video


def planned(desk: Desk, rule: str = "") -> FixPreviewDialog:
    """The dialog, once it is known what would change."""
    dialog = desk.do.fix.preview_dialog(desk.session, rule)
    desk.wait_for(lambda: dialog.plan is not None)
    return dialog


@pytest.fixture
def close() -> Iterator[Callable[[FixPreviewDialog], None]]:
    dialogs: list[FixPreviewDialog] = []
    yield dialogs.append
    for dialog in dialogs:
        dialog.reject()
        dialog.deleteLater()


def in_list(dialog: FixPreviewDialog) -> dict[str, str]:
    """The rules that are listed, with how many findings are mended."""
    lines = dialog.findChildren(BoxedList)[0].lines()
    return {line.text(0): line.text(1) for line in lines}


def lines_by_rule(dialog: FixPreviewDialog) -> dict[str, QTreeWidgetItem]:
    """The lines of the rules that are listed, ticked or not, by their ids."""
    lines = ((line.data(0, Qt.ItemDataRole.UserRole), line) for line in dialog._rules.lines())
    return {rule: line for rule, line in lines if rule}  # the first is for all of them


def test_all_that_is_safe_is_shown_by_rule_and_is_one_step(
    faulty: Desk, close: Callable[[FixPreviewDialog], None]
) -> None:
    before = {name: faulty.values(name) for name in ("loc", "lastmod", "changefreq", "priority")}
    dialog = planned(faulty)
    close(dialog)
    assert set(lines_by_rule(dialog)) == {"loc-space", "changefreq-unknown", "priority-not-a-number"}
    assert dialog.outlook.startswith("5 places will change.")
    assert "errors" in dialog.outlook
    faulty.do.fix.apply(faulty.session, dialog)
    assert faulty.values("changefreq")[:3] == ["weekly", "weekly", "monthly"]
    assert faulty.values("priority")[:2] == ["0.5", "0.5"]
    assert faulty.session.undo_stack.undoText() == "Fix all safe"
    assert not [one for one in faulty.session.document.findings.report.all() if one.fix is Fixability.AUTO]
    faulty.wait_for(lambda: not faulty.is_enabled("fix_all_safe"))
    faulty.trigger("undo")
    assert {name: faulty.values(name) for name in before} == before


def test_a_rule_that_is_unticked_is_left_alone(
    faulty: Desk, close: Callable[[FixPreviewDialog], None]
) -> None:
    dialog = planned(faulty)
    close(dialog)
    tick(lines_by_rule(dialog)["loc-space"], is_ticked=False)
    assert dialog.plan is None
    faulty.wait_for(lambda: dialog.plan is not None)
    assert dialog.outlook.startswith("3 places will change.")
    assert "loc-space" in lines_by_rule(dialog)
    faulty.do.fix.apply(faulty.session, dialog)
    assert faulty.values("loc")[0] == "https://e.org/a b"
    assert faulty.values("changefreq")[0] == "weekly"


def test_each_way_says_how_many_places_it_changes(
    desk: Desk, tmp_path: Path, close: Callable[[FixPreviewDialog], None]
) -> None:
    path = tmp_path / "dates.xml"
    dates = ("2024/1/5", "5 Jan 2024", "Jan 6, 2024", "2024-01-05 10:00", "soon")
    path.write_text(HEAD + "".join(entry("https://e.org/a", date, "", "") for date in dates) + "</urlset>")
    desk.open(path)
    close(dialog := planned(desk, "lastmod-not-w3c-datetime"))
    assert [button.text() for button in dialog.findChildren(QRadioButton)] == [
        "Use the W3C date format (safe)",
        "Use the W3C date format (3)",
        "Keep only the day (4)",
        "Treat the time as UTC",
        "Remove the date (5)",
    ]


def test_keys_begin_at_the_ways_to_mend_it(faulty: Desk, close: Callable[[FixPreviewDialog], None]) -> None:
    close(dialog := planned(faulty, "loc-space"))
    first = dialog.findChildren(QRadioButton)[0]
    assert dialog.focusWidget() is first
    assert first.isChecked()


def test_another_way_can_be_chosen_for_all_of_a_rule(
    faulty: Desk, close: Callable[[FixPreviewDialog], None]
) -> None:
    dialog = planned(faulty, "loc-space")
    close(dialog)
    assert dialog.plan is not None
    dialog.choose([way.id for way in dialog.plan.choices].index("remove"))
    faulty.wait_for(lambda: dialog.plan is not None)
    faulty.do.fix.apply(faulty.session, dialog)
    assert faulty.values("loc")[:2] == ["https://e.org/ab", "https://e.org/cd"]
    assert faulty.session.undo_stack.undoText() == "Remove the white space (2 rows)"


def test_of_several_findings_in_an_entry_those_that_a_fix_removes_are_counted(
    desk: Desk, sitemap: Path, close: Callable[[FixPreviewDialog], None]
) -> None:
    wrong = "<video:duration>soon</video:duration><video:live>Yes</video:live>"
    sitemap.write_text(documents.urlset(documents.url("/", video(wrong)), attributes=DECLARED))
    desk.open(sitemap)
    close(dialog := planned(desk))
    assert in_list(dialog) == {"Everything": "1", "Invalid value in an extension": "1"}


def test_what_only_a_guess_would_mend_is_left_until_a_way_is_chosen(
    desk: Desk, sitemap: Path, close: Callable[[FixPreviewDialog], None]
) -> None:
    hosts = ("https://e.org/", "https://e.org/a", "https://other.org/")
    sitemap.write_text(HEAD + "".join(entry(host, "", "", "") for host in hosts) + "</urlset>")
    desk.open(sitemap)
    close(dialog := planned(desk, "mixed-hosts"))
    (way,) = dialog.findChildren(QRadioButton)
    assert (way.text(), way.isChecked()) == ("Remove these entries", False)
    assert dialog.outlook == "Choose what to do."
    assert dialog.plan
    assert dialog.plan.edit is None
    way.click()
    desk.wait_for(lambda: dialog.plan is not None)
    desk.do.fix.apply(desk.session, dialog)
    assert desk.values("loc") == list(hosts[:2])


def ok_of(dialog: HostsDialog) -> QPushButton:
    box = dialog.findChild(QDialogButtonBox)
    assert isinstance(box, QDialogButtonBox)
    return box.button(QDialogButtonBox.StandardButton.Ok)


def test_hosts_are_settled_one_by_one(desk: Desk, sitemap: Path) -> None:
    hosts = ("e.org", "e.org", "e.org", "www.e.org", "de.e.org", "old.org")
    sitemap.write_text(HEAD + "".join(entry(f"https://{host}/", "", "", "") for host in hosts) + "</urlset>")
    desk.open(sitemap)
    asked: list[HostsDialog] = []

    def answer(dialog: HostsDialog) -> bool:
        asked.append(dialog)
        assert list(dialog.choices.values()) == [HostChoice.MOVE, HostChoice.KEEP, HostChoice.KEEP]
        assert dialog.outlook == "1 URL will be changed to a different host."
        dialog.boxes["www.e.org"].choose(HostChoice.KEEP)
        assert dialog.outlook == "Nothing will change."
        assert not ok_of(dialog).isEnabled()
        dialog.boxes["de.e.org"].choose(HostChoice.MOVE)
        dialog.boxes["old.org"].choose(HostChoice.REMOVE)
        assert dialog.outlook == "1 URL will be changed to a different host. 1 entry will be removed."
        return True

    desk.answer(HostsDialog, answer)
    desk.do.fix.fix_rule("mixed-hosts")
    assert len(asked) == 1
    assert desk.values("loc") == [*["https://e.org/"] * 3, "https://www.e.org/", "https://e.org/"]
    assert desk.session.undo_stack.undoText() == "Correct hosts"
    desk.session.undo_stack.undo()
    assert desk.values("loc") == [f"https://{host}/" for host in hosts]


def test_each_redirect_has_a_tick_its_status_its_target_and_the_row_that_lists_that(
    desk: Desk, tmp_path: Path, close: Callable[[FixPreviewDialog], None]
) -> None:
    old, other, listed, new = (f"https://e.org/{name}" for name in ("old", "other", "listed", "new"))
    (tmp_path / "sitemap.txt").write_text(f"{old}\n{listed}\n{other}\n")
    desk.open(tmp_path / "sitemap.txt")
    desk.session.document.answers.put(
        PageAnswer(url, UrlVerdict.REDIRECTED, status=200, final_url=target, hops=(Hop(url, status),))
        for url, target, status in ((old, listed, 301), (other, new, 308))
    )
    dialog = planned(desk, "audit-redirected")
    close(dialog)
    [table] = dialog.findChildren(ChangesTable)
    model = table.model()
    assert not table.isColumnHidden(ChangeColumn.NOTE)
    lines = [[model.index(row, column).data() for column in ChangeColumn] for row in range(model.rowCount())]
    assert [(line[ChangeColumn.WHERE], line[ChangeColumn.NOTE]) for line in lines] == [
        ("1", f"301 to {listed}, listed in row 2"),
        ("3", "308"),
    ]
    assert lines[0][ChangeColumn.AFTER] == "(removed)"
    assert lines[1][ChangeColumn.AFTER].endswith("/new")  # as much of it as there is room for
    first = model.index(0, ChangeColumn.WHERE)
    assert model.setData(first, Qt.CheckState.Unchecked, Qt.ItemDataRole.CheckStateRole)
    desk.wait_for(lambda: dialog.plan is not None)
    desk.do.fix.apply(desk.session, dialog)
    assert desk.values("loc") == [old, listed, new]
