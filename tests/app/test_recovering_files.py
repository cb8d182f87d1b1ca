"""What a crash left unsaved of several files that were one document comes back file by file."""

from pathlib import Path

import pytest

from editor.core.edits import RemoveRows
from editor.core.joined import JoinedUrlset
from editor.services.settings import recovery_folder
from tests.app.desk import Desk
from tests.app.test_recovering import Crash, crash  # noqa: F401 - a fixture
from tests.core.workspaces import move_to
from tests.services.workspaces import HOST, contents, index, urlset, write


@pytest.fixture
def opened(desk: Desk, tmp_path: Path) -> Desk:
    """An index with its sitemaps, as one document."""
    folder = tmp_path / "site"
    folder.mkdir()
    path = write(
        folder,
        index_xml=index("news.xml", "shop.xml"),
        news_xml=urlset("news/a", "news/b", "news/c"),
        shop_xml=urlset("shop/a", "shop/b"),
    )
    desk.open(path)
    with desk._qtbot.waitSignal(desk.do.file.loaded):
        desk.trigger("open_children")
    desk.window.refresh()
    return desk


def test_each_changed_file_is_offered_and_restored(
    opened: Desk,
    tmp_path: Path,
    crash: Crash,  # noqa: F811
) -> None:
    before = contents(tmp_path / "site")
    opened.robot.type_in(0, "priority", "0.7")
    whole = opened.session.document.urlset
    assert isinstance(whole, JoinedUrlset)
    opened.session.do(move_to(whole, [2], whole.parts[1]), "Move")
    crash.keep()
    recovery = crash.start()
    assert recovery.banner.text == "Unsaved changes to 2 documents were found."
    recovery.banner.choose("Restore all")
    opened.wait_for(lambda: not recovery.has_found)
    found = {
        view.title: view.session.document.urlset.column("loc")
        for view in opened.bench.tabs.views()
        if view.session is not None
    }
    assert found == {
        "news.xml": [f"{HOST}/news/a", f"{HOST}/news/b"],
        "shop.xml": [f"{HOST}/shop/a", f"{HOST}/shop/b", f"{HOST}/news/c"],
    }
    assert contents(tmp_path / "site") == before


def test_what_was_undone_or_saved_is_not_kept(opened: Desk) -> None:
    def is_kept() -> bool:
        return any(recovery_folder().glob("*/*.journal"))

    opened.session.do(RemoveRows([0]), "Remove")
    opened.wait_for(is_kept)
    opened.do.edit.undo()
    opened.wait_for(lambda: not is_kept())
    opened.session.do(RemoveRows([4]), "Remove")
    opened.wait_for(is_kept)
    with opened._qtbot.waitSignal(opened.do.save.saved):
        opened.trigger("save")
    opened.wait_for(lambda: not is_kept())
