"""Files and their index keep to each other through any series of edits, undos and saves."""

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.document.edits import Edit
from editor.services.documents.file_sets import file_set_of_files
from editor.services.documents.open_document import OpenDocument
from editor.services.files.file_errors import SaveError
from editor.services.opening.opening import Opening, open_document
from tests.core.file_sets import file_set_edits, texts
from tests.examples import examples
from tests.services.file_sets import NOW, contents, index, urlset, write


@pytest.mark.parametrize("listed", [(), ("a.xml", "gone.xml", "b.xml")])
@settings(max_examples=examples(8))
@given(st.data())
def test_all_that_was_done_can_be_taken_back_saved_or_not(listed: Sequence[str], data: st.DataObject) -> None:
    with TemporaryDirectory() as name:
        file_set = _opened(Path(name), listed)
        folder, whole = file_set.file_list.folder, file_set.entries
        before, lying, files = (
            texts(whole),
            contents(folder),
            [file.name for file in file_set.file_list.there],
        )
        history: list[Edit] = []
        for _ in range(data.draw(st.integers(1, 6))):
            is_undo = data.draw(st.booleans())
            if history and is_undo:
                history.pop().apply(whole)
            else:
                history.append(data.draw(file_set_edits(whole)).apply(whole))
            _assert_index_is_true(file_set)
            if data.draw(st.booleans()):
                _save(file_set)
        for edit in reversed(history):
            edit.apply(whole)
        assert texts(whole)[1] == before[1]
        assert [rows for _, rows in texts(whole)[0]] == [rows for _, rows in before[0]]
        assert [file.name for file in file_set.file_list.there] == files
        file_set.save()
        now = contents(folder)
        assert now.keys() == lying.keys()
        assert [now[name] for name in ("a.xml", "b.xml")] == [lying[name] for name in ("a.xml", "b.xml")]
        assert _listed(folder) == list(listed)


def _opened(folder: Path, listed: Sequence[str]) -> OpenDocument:
    path = write(folder, a_xml=urlset("1", "2"), b_xml=urlset("1", "3", lastmod="2024-05-05"))
    if listed:
        write(folder, index_xml=index(*listed))
    files = [folder / "a.xml", folder / "b.xml"]
    file_set = file_set_of_files(files, NOW, open_document(path, NOW) if listed else None)
    Opening(file_set).run()
    return file_set


def _assert_index_is_true(file_set: OpenDocument) -> None:
    now = file_set.kept_index.now()
    if now is None:
        assert file_set.findings.index.own is None
        return
    listed = {file: loc for file, loc in zip(now.files, now.entries.column("loc"), strict=True) if file}
    assert listed == {file: file.now.loc for file in file_set.file_list.there if file.now.loc}


def _save(file_set: OpenDocument) -> None:
    try:
        file_set.save()
    except SaveError as error:
        assert "would have that name" in str(error)  # noqa: PT017 - it may be refused, for that alone
    else:
        assert not any(file.is_modified for file in file_set.file_list.there)


def _listed(folder: Path) -> list[str]:
    path = folder / "index.xml"
    if not path.exists():
        return []
    return [loc.rpartition("/")[2] for loc in open_document(path, NOW).entries.column("loc")]
