"""Pages in several languages: what they name is seen, changed and completed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from editor.core.document.edits import RemoveRows
from editor.core.document.entry_text import document_text
from editor.core.extensions.language_matrix import matrix_of
from editor.core.fields import Kind
from editor.core.site.page_answers import PageAnswer, UrlVerdict
from editor.dialogs.dialog_frame import tick
from editor.dialogs.language_groups_dialog import MakeGroupsDialog, RenameCodeDialog
from editor.dialogs.languages_dialog import LanguagesDialog
from editor.models.lists.language_models import LANGUAGE
from editor.models.table import item_data
from editor.rules.rule import Severity
from tests.app.desk import Desk

HEAD = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'


def entry(page: str, *links: str, odd: str = "") -> str:
    """An entry with links written as "language:page"."""
    pairs = (link.split(":") for link in links)
    alternates = "".join(
        f'<xhtml:link rel="alternate" hreflang="{language}" href="https://e.org/{target}"/>'
        for language, target in pairs
    )
    return f"<url>{odd}<loc>https://e.org/{page}</loc>{alternates}</url>\n"


@pytest.fixture
def opened(desk: Desk, tmp_path: Path) -> Desk:
    """One group of three, the second of them odd, one of two, and a page of its own."""
    path = tmp_path / "languages.xml"
    entries = (
        entry("en", "en:en", "de:de", "fr:fr"),
        entry("de", "de:de", odd="<foo/>"),
        entry("fr", "fr:fr", "en:en"),
        entry("alone"),
        entry("en/shop", "en:en/shop", "de:de/shop", "x-default:en/shop"),
        entry("de/shop", "en:en/shop", "de:de/shop", "x-default:en/shop"),
    )
    path.write_text(f"{HEAD}{''.join(entries)}</urlset>", encoding="utf-8")
    desk.open(path)
    return desk


@pytest.fixture
def dialog(opened: Desk) -> Iterator[LanguagesDialog]:
    dialog = opened.do.later.languages.dialog(opened.session)
    dialog.show()
    opened.wait_for(lambda: not dialog.is_busy)
    yield dialog
    dialog.close()
    dialog.deleteLater()


def text(desk: Desk) -> str:
    return "".join(document_text(desk.session.document.entries))


def cell(dialog: LanguagesDialog, page: int, language: str) -> QModelIndex:
    model = dialog.matrix
    columns = {model.language(column): column for column in range(model.columnCount())}
    return model.index(page, columns[language])


def listed(dialog: LanguagesDialog) -> list[str]:
    return [str(dialog.clusters.index(place, 0).data()) for place in range(dialog.clusters.rowCount())]


def test_groups_are_listed_and_that_of_the_current_row_is_shown_with_what_is_wrong_in_place(
    dialog: LanguagesDialog,
) -> None:
    assert dialog.outlook == "2 groups of pages in several languages; 1 of them is incomplete."
    assert listed(dialog) == ["/en", "/en/shop"]
    assert dialog.chosen is not None
    assert dialog.chosen.rows == (0, 1, 2)
    assert [str(dialog.matrix.index(page, 0).data()) for page in range(3)] == ["/en", "/de", "/fr"]
    assert cell(dialog, 1, "en").data() == "missing"
    assert cell(dialog, 0, "de").data(item_data.MARK) == Severity.WARNING
    assert "does not link back" in cell(dialog, 0, "de").data(item_data.ACCESSIBLE_DESCRIPTION)
    assert cell(dialog, 0, "en").data(item_data.MARK) == 0
    dialog.view.setCurrentIndex(cell(dialog, 1, "en"))
    assert dialog.explanation.text().startswith("Other pages list a version in this language")


def test_a_group_is_completed_in_one_step_with_what_is_missing_of_other_rows_too(
    opened: Desk, dialog: LanguagesDialog
) -> None:
    before = text(opened)
    assert dialog.preview.text() == "Add 3 links in 2 rows"
    dialog.default.setCurrentIndex(dialog.default.findData("en"))
    assert dialog.preview.text() == "Add 6 links in 3 rows"
    dialog.complete.click()
    opened.wait_for(lambda: not dialog.is_busy)
    assert opened.session.undo_stack.undoText() == "Complete languages in 3 rows"
    faults = matrix_of(opened.session.document.entries, range(3)).cells.values()
    assert not any(each.faults for each in faults)
    assert "<foo/>" in text(opened)
    assert dialog.outlook == "2 groups of pages in several languages; all complete."
    opened.session.undo_stack.undo()
    assert text(opened) == before
    opened.wait_for(lambda: not dialog.is_busy)
    assert dialog.preview.text() == "Add 3 links in 2 rows"


def test_pages_may_go_and_come_back_while_they_are_listed_and_all_groups_are_completed_in_one_step(
    opened: Desk, dialog: LanguagesDialog
) -> None:
    opened.session.undo_stack.do(RemoveRows(range(4)), "Delete 4 rows")
    assert listed(dialog) == ["/en", "/en/shop"]
    assert not dialog.complete.isEnabled()
    assert not dialog.complete_all.isEnabled()
    opened.wait_for(lambda: not dialog.is_busy)
    assert listed(dialog) == ["/en/shop"]
    assert dialog.outlook == "1 group of pages in several languages; all complete."
    opened.session.undo_stack.undo()
    opened.wait_for(lambda: not dialog.is_busy)
    assert listed(dialog) == ["/en", "/en/shop"]
    assert dialog.complete_all.isEnabled()
    dialog.complete_all.click()
    opened.wait_for(lambda: not dialog.is_busy)
    assert dialog.complete_all.text() == "Add 3 links in 2 rows"
    assert not opened.session.undo_stack.canUndo()
    dialog.complete_all.click()
    opened.wait_for(lambda: not dialog.is_busy)
    assert opened.session.undo_stack.undoText() == "Complete languages in 2 rows"
    assert opened.session.undo_stack.count() == 1


def test_the_keys_for_undo_and_redo_are_for_what_was_done_in_the_dialog(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "damaged.xml"
    entries = (entry("en", "en:en", "de:de"), entry("de", "de:de"), entry("a?b&c"))
    path.write_text(f"{HEAD}{''.join(entries)}</urlset>")
    desk.open(path)
    desk.trigger("accept_recovery")
    dialog = desk.do.later.languages.dialog(desk.session)
    dialog.show()
    desk.wait_for(lambda: not dialog.is_busy)

    def press(key: QKeySequence.StandardKey) -> None:
        QTest.keySequence(dialog, QKeySequence(key))
        desk.wait_for(lambda: not dialog.is_busy)

    before = text(desk)
    dialog.complete.click()
    completed = text(desk)
    assert completed != before
    for key, expected in (
        (QKeySequence.StandardKey.Undo, before),
        (QKeySequence.StandardKey.Undo, before),
        (QKeySequence.StandardKey.Redo, completed),
        (QKeySequence.StandardKey.Undo, before),
    ):
        press(key)
        assert text(desk) == expected
        assert desk.session.is_editable
    assert dialog.complete.isEnabled()
    dialog.close()
    dialog.deleteLater()
    desk.trigger("undo")
    again = desk.do.later.languages.dialog(desk.session)
    again.show()
    QTest.keySequence(again, QKeySequence(QKeySequence.StandardKey.Redo))
    assert not desk.session.is_editable
    again.close()
    again.deleteLater()


def test_a_link_is_edited_in_its_cell_and_removed_with_delete(opened: Desk, dialog: LanguagesDialog) -> None:
    before = text(opened)
    dialog.view.setFocus()
    dialog.view.setCurrentIndex(cell(dialog, 0, "de"))
    dialog.view.edit(cell(dialog, 0, "de"))
    line = dialog.view.findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    line.setText("https://e.org/de?a&b")
    QTest.keyClick(line, Qt.Key.Key_Return)
    opened.wait_for(opened.session.undo_stack.canUndo)
    assert text(opened) == before.replace('/de"', '/de?a&amp;b"', 1)
    opened.wait_for(lambda: not dialog.is_busy)
    opened.session.undo_stack.undo()
    dialog.view.setCurrentIndex(cell(dialog, 0, "fr"))
    QTest.keyClick(dialog.view, Qt.Key.Key_Delete)
    assert 'hreflang="fr"' not in opened.values("extensions")[0]
    opened.wait_for(lambda: not dialog.is_busy)


@pytest.fixture
def nameless(desk: Desk, tmp_path: Path) -> Desk:
    """One page that names others, and of which nobody says the language."""
    return with_page(desk, tmp_path, "de:de")


def with_page(desk: Desk, tmp_path: Path, *versions: str) -> Desk:
    path = tmp_path / "page.xml"
    path.write_text(f"{HEAD}{entry('page', *versions)}</urlset>", encoding="utf-8")
    desk.open(path)
    return desk


def test_a_page_whose_language_nobody_says_names_itself_once_that_is_entered(nameless: Desk) -> None:
    dialog = nameless.do.later.languages.dialog(nameless.session)
    nameless.wait_for(lambda: not dialog.is_busy)
    own, other = (dialog.matrix.index(page, LANGUAGE) for page in range(2))
    assert (own.data(), other.data()) == ("?", "de")
    assert "Enter its code" in str(own.data(item_data.TOOL_TIP))
    assert own.flags() & Qt.ItemFlag.ItemIsEditable
    assert not other.flags() & Qt.ItemFlag.ItemIsEditable
    assert dialog.matrix.setData(own, " en ")
    assert '"en" href="https://e.org/page"' in nameless.values("extensions")[0]
    nameless.wait_for(lambda: not dialog.is_busy)
    assert dialog.matrix.index(0, LANGUAGE).data() == "en"
    assert not nameless.session.document.findings.marks.places_of("hreflang-no-self")
    dialog.done(0)
    dialog.deleteLater()


def test_a_page_whose_language_nobody_says_is_mended_where_it_can_be_said(nameless: Desk) -> None:
    shown: list[int] = []

    nameless.answer(LanguagesDialog, lambda dialog: shown.append(dialog._row))
    nameless.trigger("fix_here")
    nameless.do.fix.fix_finding("hreflang-no-self", 0, "hreflang", QPoint())
    nameless.do.fix.fix_rule("hreflang-no-self")
    assert shown == [0, 0, 0]


def test_the_list_is_searched_and_narrowed_and_the_dialog_closed_twice_is_closed(
    dialog: LanguagesDialog,
) -> None:
    dialog.search_line.setText("SHOP")
    assert listed(dialog) == ["/en/shop"]
    dialog.only.setChecked(True)
    assert listed(dialog) == []
    assert dialog.matrix.rowCount() == 0
    dialog.search_line.clear()
    assert listed(dialog) == ["/en"]
    dialog.reject()
    dialog.done(0)  # as when the window goes
    dialog.close()
    assert dialog.isHidden()


def test_pages_without_an_entry_are_shown_and_not_edited(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "one.xml"
    path.write_text(f"{HEAD}{entry('en', 'en:en', 'xx:elsewhere')}</urlset>", encoding="utf-8")
    desk.open(path)
    dialog = desk.do.later.languages.dialog(desk.session)
    desk.wait_for(lambda: not dialog.is_busy)
    place = dialog.matrix.index(1, 2)
    assert dialog.matrix.index(1, 0).data() == "/elsewhere"
    assert not place.flags() & Qt.ItemFlag.ItemIsEditable
    assert dialog.matrix.headerData(3, Qt.Orientation.Horizontal) == "xx: unknown"
    dialog.done(0)
    dialog.deleteLater()


def test_the_urls_of_pages_are_whole(desk: Desk, tmp_path: Path) -> None:
    page = "alpine-touring-skis/specs"
    path = tmp_path / "languages.xml"
    links = (f"en:en/{page}", f"de:de/{page}")
    path.write_text(f"{HEAD}{entry(f'en/{page}', *links)}{entry(f'de/{page}', *links)}</urlset>")
    desk.open(path)
    desk.window.resize(1440, 900)
    dialog = desk.do.later.languages.dialog(desk.session)
    dialog.show()
    desk.wait_for(lambda: not dialog.is_busy)
    url = dialog.fontMetrics().horizontalAdvance(f"/en/{page}")
    assert min(dialog.list.columnWidth(0), dialog.view.columnWidth(0)) > url
    dialog.close()


def test_a_document_without_languages_says_so(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    assert desk.session.document.entries.kind is Kind.URLSET
    dialog = desk.do.later.languages.dialog(desk.session)
    desk.wait_for(lambda: not dialog.is_busy)
    assert dialog.outlook == "No entry lists versions in other languages."
    assert not dialog.complete.isEnabled()
    dialog.done(0)
    dialog.deleteLater()


def test_what_a_page_links_to_itself_is_told_and_taken_over(opened: Desk) -> None:
    alternates = (("en", "https://e.org/en"), ("de", "https://e.org/de2"))
    answer = PageAnswer("https://e.org/en", UrlVerdict.OK, status=200, alternates=alternates)
    opened.session.document.answers.put([answer])
    dialog = opened.do.later.languages.dialog(opened.session)
    dialog.show()
    opened.wait_for(lambda: not dialog.is_busy)
    assert dialog.outlook.endswith("; the links on 1 page differ.")
    dialog.view.setCurrentIndex(cell(dialog, 0, "en"))
    assert not dialog.as_on_page.isEnabled()
    dialog.view.setCurrentIndex(cell(dialog, 0, "de"))
    assert "On the page: https://e.org/de2" in dialog.explanation.text()
    dialog.as_on_page.click()
    dialog.view.setCurrentIndex(cell(dialog, 0, "fr"))
    assert "On the page there is none." in dialog.explanation.text()
    dialog.as_on_page.click()
    assert entry("en", "en:en", "de:de2") in text(opened)
    opened.session.undo_stack.undo()
    opened.session.undo_stack.undo()
    assert entry("en", "en:en", "de:de", "fr:fr") in text(opened)
    dialog.close()
    dialog.deleteLater()


def test_a_group_with_a_wrong_code_is_not_called_complete_and_the_code_is_renamed_on_all_pages(
    desk: Desk, tmp_path: Path
) -> None:
    links = ("en-UK:en", "de:de", "x-default:en")
    path = tmp_path / "codes.xml"
    path.write_text(f"{HEAD}{entry('en', *links)}{entry('de', *links)}</urlset>", encoding="utf-8")
    desk.open(path)
    dialog = desk.do.later.languages.dialog(desk.session)
    desk.wait_for(lambda: not dialog.is_busy)
    assert dialog.outlook == "1 group of pages in several languages; 1 has an unknown code."
    assert dialog.clusters.index(0, 0).data(item_data.MARK) == Severity.WARNING
    assert "en-uk" in str(dialog.clusters.index(0, 0).data(item_data.TOOL_TIP))
    dialog.only.setChecked(True)
    assert listed(dialog) == ["/en"]
    asked: list[str] = []

    def rename(question: RenameCodeDialog) -> bool:
        asked.append(question.code)
        for code, trouble in (("xx", "do not recognize"), ("de", "link to de, too"), ("en-GB", "")):
            question.line.setText(code)
            assert trouble in question.trouble.text()
            assert question.ok.isEnabled() == (not trouble)
        return True

    desk.answer(RenameCodeDialog, rename)
    dialog.view.setCurrentIndex(cell(dialog, 1, "de"))
    dialog.view.horizontalHeader().sectionDoubleClicked.emit(cell(dialog, 0, "en-UK").column())
    assert asked == ["en-GB"]
    desk.wait_for(lambda: not dialog.is_busy)
    assert text(desk).count('hreflang="en-GB"') == 2
    assert "en-UK" not in text(desk)
    assert dialog.outlook == "1 group of pages in several languages; all complete."
    desk.session.undo_stack.undo()
    assert text(desk).count('hreflang="en-UK"') == 2
    dialog.done(0)
    dialog.deleteLater()


def test_groups_are_made_by_urls_in_one_step_without_those_that_are_not_wanted(
    desk: Desk, tmp_path: Path
) -> None:
    pages = ("en/a", "fr/a", "en/b", "fr/b", "en/c", "fr/c", "c?lang=fr", "d", "fr/d")
    path = tmp_path / "groups.xml"
    path.write_text(f"{HEAD}{''.join(map(entry, pages))}</urlset>", encoding="utf-8")
    desk.open(path)
    before = text(desk)
    dialog = desk.do.later.languages.dialog(desk.session)
    desk.wait_for(lambda: not dialog.is_busy)

    def choose(made: MakeGroupsDialog) -> bool:
        desk.wait_for(lambda: not made.is_busy)
        assert made.outlook == "2 groups; 8 links to add. 1 group is left out, as it is unclear."
        made.otherwise.choose("en")
        made.default.choose("fr")
        desk.wait_for(lambda: not made.is_busy)
        assert [line.text(1) for line in made.list.lines()] == ["en, fr"] * 3 + ["en, fr, fr"]
        tick(made.list.lines()[1], is_ticked=False)
        assert made.outlook == "2 groups; 12 links to add. 1 group is left out, as it is unclear."
        return True

    desk.answer(MakeGroupsDialog, choose)
    dialog.group.click()
    desk.wait_for(lambda: not dialog.is_busy)
    assert desk.session.undo_stack.undoText() == "Link versions of 4 rows"
    assert text(desk).count('hreflang="x-default"') == 4
    assert listed(dialog) == ["/en/a", "/d"]
    desk.session.undo_stack.undo()
    assert text(desk) == before
    dialog.done(0)
    dialog.deleteLater()


def test_versions_without_an_entry_get_one(desk: Desk, tmp_path: Path) -> None:
    with_page(desk, tmp_path, "de:de", "fr:fr")
    dialog = desk.do.later.languages.dialog(desk.session)
    desk.wait_for(lambda: not dialog.is_busy)
    assert dialog.add_missing.text() == "Add 2 missing &entries"
    dialog.add_missing.click()
    desk.wait_for(lambda: not dialog.is_busy)
    assert desk.values("loc") == ["https://e.org/page", "https://e.org/de", "https://e.org/fr"]
    assert dialog.add_missing.isHidden()
    assert desk.session.undo_stack.count() == 1
    dialog.done(0)
    dialog.deleteLater()
