"""Exporting as several files: what the dialog asks, works out and refuses."""

from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from editor.core.document.columns import Entry
from editor.core.document.edits import SetValues, insertion
from editor.core.grouping import Grouping
from editor.dialogs.export_dialog import ExportDialog, SetPage, Splitting
from editor.rules.finding import Finding
from editor.services.documents.open_document import OpenDocument
from editor.services.documents.set_export import errors_in_set, preflight
from editor.services.tasks import Tasks

URL = "https://shop.test-site.org/"


class Dialog:
    """The dialog with a document of five pages in front of a person."""

    def __init__(self, qtbot: QtBot, document: OpenDocument, *, is_needed: bool = False) -> None:
        self._qtbot = qtbot
        self.tasks = Tasks()
        plan = partial(preflight, document.entries, document.findings.context)
        splitting = Splitting(self.tasks, plan, errors_in_set(document), URL, is_needed)

        def errors(_name: str) -> list[Finding]:
            return []

        self.dialog = ExportDialog(Path("/a/map.xml"), errors, lambda _path: None, splitting=splitting)

    def close(self) -> None:
        self.dialog.reject()
        self.tasks.close()
        self.dialog.deleteLater()

    @property
    def page(self) -> SetPage:
        assert self.dialog.set_page is not None
        return self.dialog.set_page

    def settle(self) -> None:
        self._qtbot.waitUntil(lambda: not self.page.is_busy)

    def split(self) -> None:
        self.dialog.several.setChecked(True)
        self.settle()

    @property
    def can_export(self) -> bool:
        return self.dialog._ok.isEnabled()

    def files(self) -> list[list[str]]:
        model = self.page.parts
        return [[model.index(row, column).data() for column in (0, 1)] for row in range(model.rowCount())]


@pytest.fixture
def document() -> OpenDocument:
    document = OpenDocument.new(datetime(2026, 11, 21, tzinfo=UTC))
    pages = [Entry(f"{URL}blog/{number}", f"202{number}") for number in range(5)]
    insertion(document.entries, 0, pages).apply(document.entries)
    return document


@pytest.fixture
def dialog(qtbot: QtBot, document: OpenDocument) -> Iterator[Dialog]:
    dialog = Dialog(qtbot, document)
    yield dialog
    dialog.close()


def test_the_files_are_worked_out_as_asked(dialog: Dialog) -> None:
    dialog.split()
    assert dialog.files() == [["map-1.xml", "5"]]
    dialog.page.max_urls.setValue(3)
    dialog.page.compresses.setChecked(True)
    dialog.settle()
    assert dialog.files() == [["map-1.xml.gz", "3"], ["map-2.xml.gz", "2"]]
    assert dialog.dialog.targets == [Path(f"/a/map/{n}") for n in ("map-1.xml.gz", "map-2.xml.gz", "map.xml")]
    assert f"Sitemap: {URL}map.xml" in dialog.page.outlook
    dialog.page.grouping.setCurrentIndex(dialog.page.grouping.findData(Grouping.YEAR))
    dialog.settle()
    assert [name for name, _ in dialog.files()] == [f"map-202{n}.xml.gz" for n in range(5)]
    assert dialog.can_export


def test_the_files_may_be_called_otherwise_than_the_index(dialog: Dialog) -> None:
    dialog.split()
    assert dialog.page.stem.placeholderText() == "map"
    dialog.page.stem.setText("pages")
    dialog.settle()
    assert dialog.files() == [["pages.xml", "5"]]
    assert dialog.dialog.targets == [Path("/a/map/pages.xml"), Path("/a/map/map.xml")]
    dialog.page.stem.setText("päges")
    assert not dialog.can_export


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("", "Enter the URL of the folder"),
        ("shop", "Enter the full URL"),
        (f"{URL}map.xml", "Enter the full URL of a folder"),
    ],
)
def test_without_the_folder_it_is_published_in_nothing_is_written(dialog: Dialog, url: str, why: str) -> None:
    dialog.split()
    dialog.page.published.setText(url)
    assert why in dialog.page.outlook
    assert not dialog.can_export
    assert dialog.dialog.set_form is None


def test_a_name_that_is_not_safe_is_not_taken(dialog: Dialog) -> None:
    dialog.split()
    for name in ["map.xml.gz", "map.txt", "mäp.xml", ".xml", "a b.xml"]:
        dialog.dialog._line.setText("/a/map.xml")
        dialog.settle()
        assert dialog.can_export
        dialog.dialog._line.setText(f"/a/{name}")
        assert not dialog.can_export, name


def test_urls_outside_the_folder_stand_in_the_way_unless_the_person_insists(dialog: Dialog) -> None:
    dialog.split()
    dialog.page.published.setText(f"{URL}news/")
    dialog.settle()
    assert dialog.dialog._list.count() == 5
    assert not dialog.can_export
    dialog.dialog.insist()
    assert dialog.can_export


def test_a_limit_that_no_entry_fits_is_told(dialog: Dialog) -> None:
    dialog.split()
    dialog.page.max_bytes.setValue(100)
    dialog.settle()
    assert "Row 1 alone" in dialog.page.outlook
    dialog.dialog.insist()
    assert not dialog.can_export


def test_errors_stand_in_the_way_of_a_set_too(qtbot: QtBot, document: OpenDocument) -> None:
    SetValues("priority", [0], "0,8").apply(document.entries)
    dialog = Dialog(qtbot, document)
    dialog.split()
    assert "An error prevents the export" in dialog.dialog._outlook.text()
    assert not dialog.can_export
    dialog.close()


def test_splitting_is_proposed_where_one_file_would_be_too_large(
    qtbot: QtBot, document: OpenDocument
) -> None:
    dialog = Dialog(qtbot, document, is_needed=True)
    dialog.settle()
    assert dialog.dialog.several.isChecked()
    assert dialog.can_export
    dialog.dialog.one.setChecked(True)
    assert "larger than the protocol allows" in dialog.dialog._outlook.text()
    dialog.close()


def test_each_way_keeps_its_own_place(dialog: Dialog) -> None:
    dialog.split()
    dialog.dialog._line.setText("/b/index.xml")
    dialog.dialog.one.setChecked(True)
    assert dialog.dialog.path == Path("/a/map.xml")
    dialog.split()
    assert dialog.dialog.path == Path("/b/index.xml")


@pytest.mark.parametrize(
    "options",
    [{"urls": "x", "bytes": "-1", "split": "nothing", "gzip": "maybe"}, {"urls": "99999999999"}, {}],
)
def test_options_that_make_no_sense_are_as_good_as_none(qtbot: QtBot, options: dict[str, str]) -> None:
    document = OpenDocument.new(datetime(2026, 11, 21, tzinfo=UTC))
    tasks = Tasks()
    plan = partial(preflight, document.entries, document.findings.context)
    splitting = Splitting(tasks, plan, [], URL, is_needed=False, options=options)
    dialog = ExportDialog(Path("/a/map.xml"), lambda _name: [], lambda _path: None, splitting=splitting)
    page = dialog.set_page
    assert page is not None
    limits = {"urls": "50000", "bytes": "52428800"}
    assert page.options == {"split": "count", "stem": "", **limits, "gzip": "no"}
    dialog.deleteLater()
    tasks.close()
