"""Files of a set get other names, and sitemaps of an index come into the one that lists it."""

import gzip
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import MagicMock

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.document.edits import Edit, SetValues
from editor.formats.edit_records import decode_edit, encode_edit
from editor.formats.moving_entries import distribution
from editor.services.documents.file_on_disk import FileState, SaveOptions
from editor.services.documents.file_sets import file_set_of_files
from editor.services.documents.open_document import OpenDocument
from editor.services.documents.set_changes import (
    DAMAGED,
    LISTED,
    NO_OTHERS,
    TAKEN,
    TOO_DEEP,
    NestedIndex,
    file_renaming,
    incoming,
    matching,
    nested_in,
    nested_locs,
    planned_taking_in,
    taking_in,
    trouble_with,
    unlisted,
)
from editor.services.files.file_errors import SaveError
from editor.services.opening.opening import Opening, open_document
from tests.core.file_sets import file_set_edits
from tests.examples import examples
from tests.services.file_sets import HOST, NOW, contents, index, locs, opened, urlset, write


def test_a_file_is_compressed_as_its_new_name_says_and_undo_takes_that_back(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml", "b.xml.gz"), a_xml=urlset("1"), b_xml_gz=urlset("2"))
    before = contents(tmp_path)
    file_set = opened(path)
    names = ("a2.xml.gz", "b2.xml")
    pairs = zip(list(file_set.file_list.there), names, strict=True)
    back = [file_renaming(file, name).apply(file_set.entries) for file, name in pairs]
    assert not any(one.rule.id == "gzip-name-mismatch" for one in file_set.findings.report.all())
    file_set.save()
    after = contents(tmp_path)
    assert gzip.decompress(after["a2.xml.gz"]).decode() == urlset("1")
    assert after["b2.xml"].decode() == urlset("2")
    assert locs(opened(path)) == {"a2.xml.gz": ["1"], "b2.xml": ["2"]}
    for edit in reversed(back):
        edit.apply(file_set.entries)
    file_set.save()
    assert {name: data for name, data in contents(tmp_path).items() if name != "index.xml"} == {
        name: data for name, data in before.items() if name != "index.xml"
    }


def test_a_file_whose_name_was_wrong_already_stays_as_it_is(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml.gz"))
    (tmp_path / "a.xml.gz").write_text(urlset("1"))
    file_set = opened(path)
    file_renaming(file_set.file_list.there[0], "a.xml").apply(file_set.entries)
    file_set.save()
    assert (tmp_path / "a.xml").read_text() == urlset("1")


def test_a_new_file_is_compressed_as_its_name_says(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml"), a_xml=urlset("1"))
    file_set = opened(path)
    distribution(file_set.entries, {"n.xml.gz": [0]}, lambda _name: "").apply(file_set.entries)
    file_set.save()
    assert b"/1</loc>" in gzip.decompress((tmp_path / "n.xml.gz").read_bytes())


def test_an_index_that_is_saved_by_another_name_is_compressed_as_that_says(tmp_path: Path) -> None:
    file_set = opened(write(tmp_path, index_xml=index("a.xml"), a_xml=urlset("1")))
    file_set.save(tmp_path / "all.xml.gz", SaveOptions(as_named=True))
    assert not list(file_set.findings.report.of_rule("gzip-name-mismatch"))
    file_set.save()
    assert gzip.decompress((tmp_path / "all.xml.gz").read_bytes()).decode() == index("a.xml")


def test_a_name_that_only_an_entry_without_a_file_has_is_said_to_be_that(tmp_path: Path) -> None:
    file_set = opened(write(tmp_path, index_xml=index("a.xml", "gone.xml"), a_xml=urlset("1")))
    assert trouble_with(file_set, "A.xml") == TAKEN
    assert trouble_with(file_set, "Gone.xml") == LISTED
    matching(file_set, file_set.file_list.missing, ()).apply(file_set.entries)
    assert trouble_with(file_set, "gone.xml") == ""


def test_a_name_is_taken_by_a_file_that_only_lies_there_but_not_by_one_that_this_save_removes(
    tmp_path: Path,
) -> None:
    path = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=urlset("1"), b_xml=urlset("2"))
    write(tmp_path, other_xml=urlset("3"))
    file_set = opened(path)
    assert trouble_with(file_set, "other.xml") == TAKEN
    file_renaming(file_set.file_list.there[1], "c.xml").apply(file_set.entries)
    assert trouble_with(file_set, "b.xml", file_set.file_list.there[0]) == ""
    file_renaming(file_set.file_list.there[0], "b.xml").apply(file_set.entries)
    file_set.save()
    assert locs(opened(path)) == {"b.xml": ["1"], "c.xml": ["2"]}


ENTRY = f"<sitemap>\n    <loc>{HOST}/c.xml</loc> <!-- shop -->\n <lastmod>2023-02-03</lastmod></sitemap>"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """An index of a.xml, inner.xml and b.xml; inner.xml lists c.xml, a.xml and d.xml."""
    return write(
        tmp_path,
        index_xml=index("a.xml", "inner.xml", "b.xml"),
        inner_xml=index("c.xml", "a.xml", "d.xml").replace(entry("c.xml"), ENTRY),
        a_xml=urlset("1"),
        b_xml=urlset("2"),
        c_xml=urlset("3"),
    )


def entry(name: str) -> str:
    return f"<sitemap><loc>{HOST}/{name}</loc><lastmod>2024-05-01</lastmod></sitemap>"


def found(path: Path) -> list[NestedIndex]:
    return nested_in(open_document(path, NOW).entries, path, NOW)


def names(text: str) -> list[str]:
    return [part.partition("<")[0].removeprefix(f"{HOST}/") for part in text.split("<loc>")[1:]]


def saved_alone(path: Path) -> str:
    """What the index holds after all of it was taken in and saved, opened alone."""
    document = open_document(path, NOW)
    edit = taking_in(document.entries, incoming(document.entries, nested_in(document.entries, path, NOW)))
    assert edit
    edit.apply(document.entries)
    document.save()
    return path.read_text()


def plan_of(file_set: OpenDocument) -> Edit:
    now = file_set.kept_index.now()
    assert now
    nested = nested_in(now.entries, file_set.file_list.index_place, NOW)
    edit = planned_taking_in(file_set, incoming(now.entries, nested))
    assert edit
    return edit


def listed(file_set: OpenDocument) -> list[str]:
    now = file_set.kept_index.now()
    assert now
    return [loc.removeprefix(f"{HOST}/") for loc in now.entries.column("loc")]


# What comes


def test_what_an_index_lists_comes_once(path: Path) -> None:
    [coming] = incoming(open_document(path, NOW).entries, found(path))
    assert coming.entries.column("loc") == [f"{HOST}/c.xml", f"{HOST}/d.xml"]
    assert coming.known == 1


def test_an_index_in_an_index_in_an_index_brings_its_sitemaps_too(path: Path) -> None:
    write(path.parent, d_xml=index("e.xml", "inner.xml", "index.xml", "d.xml"))
    [nested] = found(path)
    assert nested.entries.column("loc") == [f"{HOST}/{name}.xml" for name in ("c", "a", "e")]
    assert nested.within == ("d.xml",)
    assert nested.around == ("inner.xml", "index.xml", "d.xml")


def test_an_index_that_leads_back_only_is_refused_with_a_sentence(path: Path) -> None:
    write(path.parent, inner_xml=index("index.xml", "inner.xml"))
    assert [nested.trouble for nested in found(path)] == [NO_OTHERS]


def test_a_damaged_index_is_refused_with_a_sentence(path: Path) -> None:
    write(path.parent, inner_xml=index("c.xml")[:-20])
    assert [nested.trouble for nested in found(path)] == [DAMAGED]


def test_an_index_that_is_named_twice_goes_twice(path: Path) -> None:
    write(path.parent, index_xml=index("a.xml", "inner.xml", "b.xml", "inner.xml"))
    assert names(saved_alone(path)) == ["a.xml", "c.xml", "d.xml", "b.xml"]


def test_an_index_of_the_same_name_in_another_folder_is_not_taken_for_it(path: Path) -> None:
    write(path.parent, index_xml=index("x/inner.xml", "inner.xml", "b.xml"))
    assert [(nested.locs, nested.is_unsure) for nested in found(path)] == [
        ((f"{HOST}/x/inner.xml",), True),
        ((f"{HOST}/inner.xml",), False),
    ]
    assert nested_locs(open_document(path, NOW).entries, path, NOW) == ((f"{HOST}/inner.xml", "inner.xml"),)


def test_an_entry_of_another_folder_leads_back_to_no_index_by_its_name_alone(path: Path) -> None:
    write(path.parent, inner_xml=index("blog/index.xml", "blog/inner.xml", "c.xml"))
    [nested] = found(path)
    assert (len(nested.entries), nested.around) == (3, ())


@pytest.mark.parametrize("number", [0, 1])
def test_of_two_entries_for_files_of_one_name_one_is_taken_in_and_the_other_stays(
    path: Path, number: int
) -> None:
    write(path.parent, index_xml=index("inner.xml", "x/inner.xml", "b.xml"))
    file_set = opened(path)
    now = file_set.kept_index.now()
    assert now
    edit = planned_taking_in(file_set, incoming(now.entries, [found(path)[number]]))
    assert edit
    back = edit.apply(file_set.entries)
    left = ["inner.xml", "x/inner.xml"]
    left[number : number + 1] = ["c.xml", "a.xml", "d.xml"]
    assert listed(file_set) == [*left, "b.xml"]
    file_set.save()
    assert names(path.read_text()) == [*left, "b.xml"]
    assert listed(file_set) == [*left, "b.xml"]
    back.apply(file_set.entries)
    assert sorted(listed(file_set)) == ["b.xml", "inner.xml", "x/inner.xml"]


# The index by itself


def test_the_entries_stand_where_the_index_stood_as_they_were_written(path: Path) -> None:
    before = path.read_text()
    new = f"<!-- inner.xml -->\n<!-- c.xml -->{ENTRY}\n<!-- d.xml -->{entry('d.xml')}"
    assert saved_alone(path) == before.replace(f"<!-- inner.xml -->{entry('inner.xml')}", new)


# The index with its files


def test_with_its_files_the_index_becomes_the_same_and_nothing_else_is_written(path: Path) -> None:
    before = contents(path.parent)
    file_set = opened(path)
    plan_of(file_set).apply(file_set.entries)
    file_set.save()
    after = contents(path.parent)
    path.write_bytes(before[path.name])
    assert after == {**before, path.name: saved_alone(path).encode()}


def test_what_lies_beside_it_can_be_read_then(path: Path) -> None:
    file_set = opened(path)
    plan_of(file_set).apply(file_set.entries)
    assert [(file.name, file.state) for file in file_set.file_list.there] == [
        ("a.xml", FileState.READ),
        ("c.xml", FileState.UNREAD),
        ("d.xml", FileState.REFUSED),
        ("b.xml", FileState.READ),
    ]
    Opening(file_set).run()
    assert locs(file_set)["c.xml"] == ["3"]
    assert [file.name for file in file_set.file_list.missing] == ["d.xml"]
    assert "index-nested" not in {one.rule.id for one in file_set.findings.report.all()}


def test_undone_all_is_as_before_and_done_again_too(path: Path) -> None:
    before = contents(path.parent)
    file_set = opened(path)
    back = plan_of(file_set).apply(file_set.entries)
    again = back.apply(file_set.entries)
    assert (
        listed(file_set)
        == [file.name for file in file_set.file_list.there]
        == ["a.xml", "inner.xml", "b.xml"]
    )
    file_set.save()
    assert contents(path.parent) == before
    again.apply(file_set.entries)
    assert listed(file_set) == ["a.xml", "c.xml", "d.xml", "b.xml"]


def test_undone_after_a_save_the_entry_stands_where_it_stood(path: Path) -> None:
    file_set = opened(path)
    back = plan_of(file_set).apply(file_set.entries)
    file_set.save()
    again = back.apply(file_set.entries)
    file_set.save()
    assert names(path.read_text()) == ["a.xml", "inner.xml", "b.xml"]
    again.apply(file_set.entries)
    file_set.save()
    assert names(path.read_text()) == ["a.xml", "c.xml", "d.xml", "b.xml"]


def test_a_file_that_was_opened_since_stays_open_where_it_is_undone(path: Path) -> None:
    before = contents(path.parent)
    file_set = opened(path)
    back = plan_of(file_set).apply(file_set.entries)
    Opening(file_set).run()
    again = back.apply(file_set.entries)
    assert [file.name for file in file_set.file_list.there if not file.now.loc] == ["c.xml"]
    file_set.save()
    assert contents(path.parent) == before
    again.apply(file_set.entries)
    SetValues("priority", [2], "0.3").apply(file_set.entries)
    file_set.save()
    assert names(path.read_text()) == ["a.xml", "c.xml", "d.xml", "b.xml"]
    assert "<lastmod>2023-02-03" not in path.read_text()


def test_a_file_of_the_folder_that_was_not_listed_is_listed_then(path: Path) -> None:
    files = [path.with_name(f"{name}.xml") for name in ("a", "b", "c", "inner")]
    file_set = file_set_of_files(files, NOW, open_document(path, NOW))
    Opening(file_set).run()
    back = plan_of(file_set).apply(file_set.entries)
    assert listed(file_set) == ["a.xml", "c.xml", "d.xml", "b.xml"]
    assert file_set.file_list.there[-1].now.loc == f"{HOST}/c.xml"
    back.apply(file_set.entries)
    assert file_set.file_list.there[-1].now.loc == ""


def test_a_journal_can_tell_it(path: Path) -> None:
    file_set = opened(path)
    edit = plan_of(file_set)
    assert decode_edit(encode_edit(edit, file_set.entries), file_set.entries) == edit


@settings(max_examples=examples(6))
@given(st.data())
def test_whatever_is_done_besides_the_index_lists_its_files_and_all_can_be_taken_back(
    data: st.DataObject,
) -> None:
    with TemporaryDirectory() as folder:
        place = write(
            Path(folder),
            index_xml=index("a.xml", "inner.xml", "b.xml"),
            inner_xml=index("c.xml", "b.xml", "gone.xml", "x/c.xml"),
            a_xml=urlset("1"),
            b_xml=urlset("2"),
            c_xml=urlset("3"),
        )
        file_set, history = opened(place), list[Edit]()
        for _ in range(data.draw(st.integers(1, 6))):
            what = data.draw(st.sampled_from(["take in", "edit", "undo", "read", "match", "save"]))
            if what == "undo" and history:
                history.pop().apply(file_set.entries)
            elif what == "read":
                Opening(file_set).run()
            elif what == "save":
                with suppress(SaveError):  # two files may have been given one name
                    file_set.save()
            elif edit := _any_edit(file_set, what, data):
                history.append(edit.apply(file_set.entries))
            _assert_index_is_true(file_set)
        for edit in reversed(history):
            edit.apply(file_set.entries)
        assert listed(file_set) == ["a.xml", "inner.xml", "b.xml"]


def _any_edit(file_set: OpenDocument, what: str, data: st.DataObject) -> Edit | None:
    if what == "edit":
        return data.draw(file_set_edits(file_set.entries))
    if what == "match":
        return matching(file_set, file_set.file_list.missing, unlisted(file_set))
    now = file_set.kept_index.now()
    if what != "take in" or now is None:
        return None
    return planned_taking_in(
        file_set, incoming(now.entries, nested_in(now.entries, file_set.file_list.index_place, NOW))
    )


def _assert_index_is_true(file_set: OpenDocument) -> None:
    now = file_set.kept_index.now()
    assert now
    found = {(file, loc) for file, loc in zip(now.files, now.entries.column("loc"), strict=True)}
    assert found == {(file.above or file, file.now.loc) for file in file_set.file_list.there if file.now.loc}


def chain(folder: Path, length: int) -> Path:
    """An index in an index, so many in each other; the last of them lists a sitemap."""
    (folder / f"{length}.xml").write_text(urlset("1"))
    for number in range(length):
        (folder / f"{number}.xml").write_text(index(f"{number + 1}.xml"))
    return folder / "0.xml"


def test_indexes_are_taken_in_as_deep_as_twenty_lie_in_each_other(tmp_path: Path) -> None:
    [nested] = found(chain(tmp_path, 21))
    assert (nested.trouble, len(nested.within)) == ("", 19)
    assert names(saved_alone(tmp_path / "0.xml")) == ["21.xml"]


@pytest.mark.parametrize("length", [22, 400])
def test_indexes_that_are_nested_deeper_are_refused(tmp_path: Path, length: int) -> None:
    [nested] = found(chain(tmp_path, length))
    assert (nested.trouble, nested.name, list(nested.entries.column("loc"))) == (TOO_DEEP, "1.xml", [])


def test_each_file_is_read_once_however_many_indexes_list_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "editor.services.documents.set_changes.open_document", spy := MagicMock(side_effect=open_document)
    )
    numbers = [f"{number}.xml" for number in range(6)]
    for name in numbers:
        (tmp_path / name).write_text(index(*numbers, "end.xml"))
    (tmp_path / "end.xml").write_text(urlset("1"))
    assert len(found(tmp_path / "0.xml")) == 5
    read = [call.args[0].name for call in spy.call_args_list]
    assert sorted(read) == sorted(set(read))
