"""Exporting as one file or several: what the dialog asks, works out and refuses."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from editor.core.document.columns import Entry
from editor.core.document.edits import SetValues, insertion
from editor.core.fields import Kind
from editor.core.grouping import Grouping
from editor.dialogs.export_dialog import ExportDialog, SetPage, Splitting
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.finding import Finding
from editor.services.documents.document_export import errors_in_set, preflight
from editor.services.documents.open_document import OpenDocument
from editor.services.tasks import Tasks

RULE = RULE_BY_ID["priority-not-a-number"]
ERROR = Finding(RULE, RULE.severity, RULE.fix, 11, "priority", "0,8", "0,8 is not a number.")


def errors(name: str) -> Sequence[Finding]:
    return [] if name.endswith(".txt") else [ERROR]


@pytest.fixture
def dialog(qapp: object, tmp_path: Path) -> Iterator[ExportDialog]:
    dialog = ExportDialog(tmp_path / "shop.xml", errors, lambda _path: tmp_path / "chosen.xml.gz")
    yield dialog
    dialog.deleteLater()


@pytest.mark.parametrize(
    ("ending", "name"), [(".xml.gz", "shop.xml.gz"), (".txt", "shop.txt"), (".xml", "shop.xml")]
)
def test_the_form_gives_the_name_its_ending(dialog: ExportDialog, ending: str, name: str) -> None:
    dialog.choose_form(ending)
    assert dialog.path.name == name


def test_errors_stand_in_the_way_of_the_form_they_are_in(dialog: ExportDialog) -> None:
    assert not dialog.ok.isEnabled()
    assert dialog._list.item(0).text().startswith("Row 12: ")
    dialog.choose_form(".txt")
    assert dialog.ok.isEnabled()
    assert not dialog.insists


def test_a_chosen_place_decides_the_form(dialog: ExportDialog) -> None:
    dialog._on_browse()
    assert dialog.path.name == "chosen.xml.gz"
    assert [button.isChecked() for button in dialog._forms.buttons()] == [False, True, False]


def test_a_name_without_a_form_is_not_taken(dialog: ExportDialog) -> None:
    dialog._anyway.setChecked(True)
    dialog._line.setText("/tmp/shop.zip")
    assert not dialog.ok.isEnabled()
    assert "must end in" in dialog._outlook.text()


def test_of_a_published_file_the_line_for_robots_txt_is_told(qapp: object, tmp_path: Path) -> None:
    dialog = ExportDialog(
        tmp_path / "shop.xml",
        lambda _name: [],
        lambda _path: None,
        published_url="https://bücher.example.org/shop.xml",
    )
    line = "Line for robots.txt: Sitemap: https://xn--bcher-kva.example.org/shop.xml"
    assert line in dialog._outlook.text()
    dialog.choose_form(".xml.gz")
    assert "robots.txt" not in dialog._outlook.text()
    dialog.deleteLater()


@pytest.mark.parametrize(
    ("name", "why"), [("index.txt", "lists sitemaps"), ("index.zip", "must end in .xml or .xml.gz")]
)
def test_an_index_is_no_list_of_pages(qapp: object, tmp_path: Path, name: str, why: str) -> None:
    dialog = ExportDialog(
        tmp_path / "index.xml", lambda _name: [], lambda _path: None, kind=Kind.SITEMAPINDEX
    )
    assert dialog.ok.isEnabled()
    assert [button.isVisibleTo(dialog) for button in dialog._forms.buttons()] == [True, True, False]
    dialog._line.setText(str(tmp_path / name))
    assert not dialog.ok.isEnabled()
    assert why in dialog._outlook.text()
    dialog.deleteLater()


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
        return self.dialog.ok.isEnabled()

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
def set_dialog(qtbot: QtBot, document: OpenDocument) -> Iterator[Dialog]:
    dialog = Dialog(qtbot, document)
    yield dialog
    dialog.close()


def test_the_files_are_worked_out_as_asked(set_dialog: Dialog) -> None:
    set_dialog.split()
    assert set_dialog.files() == [["map-1.xml", "5"]]
    set_dialog.page.max_urls.setValue(3)
    set_dialog.page.compresses.setChecked(True)
    set_dialog.settle()
    assert set_dialog.files() == [["map-1.xml.gz", "3"], ["map-2.xml.gz", "2"]]
    assert set_dialog.dialog.targets == [
        Path(f"/a/map/{n}") for n in ("map-1.xml.gz", "map-2.xml.gz", "map.xml")
    ]
    assert f"Sitemap: {URL}map.xml" in set_dialog.page._summary.text()
    set_dialog.page.grouping.setCurrentIndex(set_dialog.page.grouping.findData(Grouping.YEAR))
    set_dialog.settle()
    assert [name for name, _ in set_dialog.files()] == [f"map-202{n}.xml.gz" for n in range(5)]
    assert set_dialog.can_export


def test_the_files_may_be_called_otherwise_than_the_index(set_dialog: Dialog) -> None:
    set_dialog.split()
    assert set_dialog.page.stem.placeholderText() == "map"
    set_dialog.page.stem.setText("pages")
    set_dialog.settle()
    assert set_dialog.files() == [["pages.xml", "5"]]
    assert set_dialog.dialog.targets == [Path("/a/map/pages.xml"), Path("/a/map/map.xml")]
    set_dialog.page.stem.setText("päges")
    assert not set_dialog.can_export


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("", "Enter the URL of the folder"),
        ("shop", "Enter the full URL"),
        (f"{URL}map.xml", "Enter the full URL of a folder"),
    ],
)
def test_without_the_folder_it_is_published_in_nothing_is_written(
    set_dialog: Dialog, url: str, why: str
) -> None:
    set_dialog.split()
    set_dialog.page.published.setText(url)
    assert why in set_dialog.page._summary.text()
    assert not set_dialog.can_export
    assert set_dialog.dialog.set_form is None


def test_a_name_that_is_not_safe_is_not_taken(set_dialog: Dialog) -> None:
    set_dialog.split()
    for name in ["map.xml.gz", "map.txt", "mäp.xml", ".xml", "a b.xml"]:
        set_dialog.dialog._line.setText("/a/map.xml")
        set_dialog.settle()
        assert set_dialog.can_export
        set_dialog.dialog._line.setText(f"/a/{name}")
        assert not set_dialog.can_export, name


def test_urls_outside_the_folder_stand_in_the_way_unless_the_person_insists(set_dialog: Dialog) -> None:
    set_dialog.split()
    set_dialog.page.published.setText(f"{URL}news/")
    set_dialog.settle()
    assert set_dialog.dialog._list.count() == 5
    assert not set_dialog.can_export
    set_dialog.dialog._anyway.setChecked(True)
    assert set_dialog.can_export


def test_a_limit_that_no_entry_fits_is_told(set_dialog: Dialog) -> None:
    set_dialog.split()
    set_dialog.page.max_bytes.setValue(100)
    set_dialog.settle()
    assert "Row 1 alone" in set_dialog.page._summary.text()
    set_dialog.dialog._anyway.setChecked(True)
    assert not set_dialog.can_export


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


def test_each_way_keeps_its_own_place(set_dialog: Dialog) -> None:
    set_dialog.split()
    set_dialog.dialog._line.setText("/b/index.xml")
    set_dialog.dialog.one.setChecked(True)
    assert set_dialog.dialog.path == Path("/a/map.xml")
    set_dialog.split()
    assert set_dialog.dialog.path == Path("/b/index.xml")


def test_kinds_of_pages_are_files_with_patterns_that_are_remembered(set_dialog: Dialog) -> None:
    page = set_dialog.page
    set_dialog.split()
    assert page.kinds.isHidden()
    page.grouping.choose(Grouping.PATTERN)
    assert not page.kinds.isHidden()
    assert "products=/shop/*" in page._summary.text()
    page.kinds.setText("a=/nothing/* /b")
    assert page._summary.text().startswith("/b is no kind of page.")
    page.kinds.setText("first=*/0 rest=*")
    set_dialog.settle()
    assert set_dialog.files() == [["map-first.xml", "1"], ["map-rest.xml", "4"]]
    page.keeps.setChecked(True)
    assert page.form is not None
    assert page.form.keeps_parts
    assert (page.options["kinds"], page.options["keep"]) == ("first=*/0 rest=*", "yes")


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
    assert page.options == {"split": "count", "stem": "", **limits, "gzip": "no", "kinds": "", "keep": "no"}
    dialog.deleteLater()
    tasks.close()
