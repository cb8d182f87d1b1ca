"""The Export dialog: form by name, errors told beforehand."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from editor.core.fields import Kind
from editor.dialogs.export_dialog import ExportDialog
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.finding import Finding

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
    assert not dialog._ok.isEnabled()
    assert dialog._list.item(0).text().startswith("Row 12: ")
    dialog.choose_form(".txt")
    assert dialog._ok.isEnabled()
    assert not dialog.insists


def test_a_chosen_place_decides_the_form(dialog: ExportDialog) -> None:
    dialog._on_browse()
    assert dialog.path.name == "chosen.xml.gz"
    assert [button.isChecked() for button in dialog._forms.buttons()] == [False, True, False]


def test_a_name_without_a_form_is_not_taken(dialog: ExportDialog) -> None:
    dialog.insist()
    dialog._line.setText("/tmp/shop.zip")
    assert not dialog._ok.isEnabled()
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
    assert dialog._ok.isEnabled()
    assert [button.isVisibleTo(dialog) for button in dialog._forms.buttons()] == [True, True, False]
    dialog._line.setText(str(tmp_path / name))
    assert not dialog._ok.isEnabled()
    assert why in dialog._outlook.text()
    dialog.deleteLater()
