"""An index is made for files that are open together and have none."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialogButtonBox

from editor.dialogs.index_dialogs import MakeIndexDialog
from tests.app.desk import Desk
from tests.services.file_sets import HOST, index, urlset, write

NAME = "sitemap_index.xml"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two sitemaps without an index, one with dates."""
    folder = tmp_path / "shop"
    folder.mkdir()
    write(folder, a_xml=urlset("1", lastmod="2024-02-01"), b_xml=urlset("2"))
    return folder


@pytest.fixture
def opened(desk: Desk, folder: Path) -> Desk:
    with desk.until(desk.do.file.loaded):
        desk.do.file.open_paths([folder])
    desk.window.refresh()
    return desk


@pytest.fixture
def answered(opened: Desk) -> Desk:
    """Somebody who ticks the dates and agrees."""

    def answer(dialog: MakeIndexDialog) -> bool:
        dialog.dates.setChecked(True)
        return True

    opened.answer(MakeIndexDialog, answer)
    return opened


def ask(desk: Desk) -> MakeIndexDialog:
    return desk.do.index.making_dialog(desk.file_set)


def shown(dialog: MakeIndexDialog) -> list[tuple[str, str]]:
    items = [dialog.files.topLevelItem(number) for number in range(dialog.files.topLevelItemCount())]
    return [(item.text(0), item.text(1)) for item in items if item is not None]


def test_it_proposes_name_and_folder_and_shows_what_it_will_list(opened: Desk) -> None:
    dialog = ask(opened)
    assert (dialog.name.text(), dialog.folder.text()) == (NAME, f"{HOST}/")
    assert shown(dialog) == [(f"{HOST}/a.xml", ""), (f"{HOST}/b.xml", "")]
    dialog.dates.setChecked(True)
    dialog.folder.setText(f"{HOST}/\x01maps\x0b")
    assert shown(dialog) == [(f"{HOST}/maps/a.xml", "2024-02-01"), (f"{HOST}/maps/b.xml", "")]


TROUBLES = [
    ("a.xml", HOST, "A file with this name already exists."),
    ("taken.xml", HOST, "A file with this name already exists."),
    ("x/y.xml", HOST, "This is not a valid file name"),
    (NAME, "acme.org", "Enter the full URL of the folder"),
    (NAME, "ftp://acme.org/", "Enter the full URL of the folder"),
    (NAME, f"{HOST}/?a=b", "Enter the full URL of the folder"),
    (NAME, f"{HOST}/a b/", "The folder URL contains a space"),
    (NAME, "", "Enter the full URL of the folder"),
]


def test_what_cannot_be_is_said_before(opened: Desk, folder: Path) -> None:
    (folder / "taken.xml").write_text("something")
    dialog = ask(opened)
    agree = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    for name, folder_url, trouble in TROUBLES:
        dialog.name.setText(NAME)
        dialog.folder.setText(HOST)
        assert agree.isEnabled(), (name, folder_url)
        dialog.name.setText(name)
        dialog.folder.setText(folder_url)
        assert dialog.trouble.text().startswith(trouble), (name, folder_url)
        assert not agree.isEnabled(), (name, folder_url)


def test_made_it_is_one_step_and_written_by_the_next_save(answered: Desk, folder: Path) -> None:
    answered.trigger("make_index")
    answered.window.refresh()
    assert answered.window.windowTitle() == f"{NAME}[*] — Sitemap Editor"
    assert answered.window.isWindowModified()
    assert answered.session.undo_stack.count() == 1
    assert not (folder / NAME).exists()
    answered.trigger("save")
    answered.wait_until_ready()
    text = (folder / NAME).read_text()
    assert text.count("<sitemap>") == 2
    assert text.count("<lastmod>2024-02-01</lastmod>") == text.count("<lastmod>") == 1
    assert answered.window.recent.paths()[0] == folder / NAME
    assert not answered.session.is_modified


def test_undone_the_document_is_the_folder_again(answered: Desk, folder: Path) -> None:
    answered.trigger("make_index")
    answered.trigger("undo")
    answered.window.refresh()
    assert answered.window.windowTitle() == "shop[*] — Sitemap Editor"
    assert not answered.session.is_modified
    answered.trigger("redo")
    answered.trigger("save")
    answered.wait_until_ready()
    assert (folder / NAME).exists()


def test_where_there_is_an_index_that_is_said(desk: Desk, folder: Path) -> None:
    write(folder, index_xml=index("a.xml", "b.xml"))
    with desk.until(desk.do.file.loaded):
        desk.do.file.open_paths([folder])
    desk.trigger("make_index")
    assert desk.window.status.currentMessage() == "There already is an index: index.xml."
    assert desk.do.panels.files.header.index.isHidden()
