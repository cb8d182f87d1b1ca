"""An index and its files as one document, from disk to disk."""

import errno
import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import (
    AddFile,
    EmptyFile,
    SetListing,
    SetValues,
    insertion,
    removal,
    removal_of_file,
)
from editor.core.document.sitemap_file import Listing
from editor.core.site.page_answers import Hop, PageAnswer, UrlVerdict
from editor.core.site.robots_txt import AgentRules, RobotsTxt
from editor.core.text import Phrase
from editor.formats.writing import faithful_writing
from editor.formats.writing.export import ExportForm
from editor.formats.writing.faithful_writing import NotFaithful
from editor.rules.fixes.fix_run import fix_all_safe, fix_rule
from editor.rules.rule import Severity
from editor.runtime.threads import Cancelled, Tell
from editor.services.documents.file_on_disk import NO_FILE, FileState, SaveOptions
from editor.services.documents.file_sets import file_set_of_files
from editor.services.documents.index_file import LEADS_AWAY, LISTED_TWICE, NO_NAME
from editor.services.documents.open_document import OpenDocument
from editor.services.documents.set_changes import TAKEN, trouble_with
from editor.services.files.file_errors import ChangedOutside, SaveError
from editor.services.opening.opening import IS_INDEX, NO_URLSET, Opening, open_document
from tests.foreign import assert_translated
from tests.rules import documents
from tests.rules.extension_cases import DECLARED, page
from tests.services.file_sets import HOST, NOW, contents, index, locs, opened, unread, urlset, write

# Which files belong to it


def test_files_are_looked_for_beside_the_index_compressed_or_not(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        index_xml=index("a.xml", "b.xml.gz", "c.xml", "../x.xml", "", "a.xml.gz"),
        a_xml_gz=urlset("a"),
        b_xml=urlset("b"),
    )
    file_set = unread(path)
    assert [(file.name, file.state, file.trouble) for file in file_set.file_list.there] == [
        ("a.xml.gz", FileState.UNREAD, ""),
        ("b.xml", FileState.UNREAD, ""),
        ("c.xml", FileState.REFUSED, NO_FILE),
        ("x.xml", FileState.REFUSED, NO_FILE),
        (f"{HOST}/", FileState.REFUSED, NO_NAME),
        ("a.xml.gz", FileState.REFUSED, LISTED_TWICE),
    ]
    assert [file.name for file in file_set.file_list.missing] == ["c.xml", "x.xml"]


@pytest.mark.skipif(os.name == "nt", reason="links need a permission there")
def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    write(tmp_path, secret_xml=urlset("secret"))
    (folder / "a.xml").symlink_to(tmp_path / "secret.xml")
    (folder / "c.xml").write_text(urlset("c"))
    (folder / "b.xml").symlink_to(folder / "c.xml")
    file_set = opened(write(folder, index_xml=index("a.xml", "b.xml")))
    assert [file.trouble for file in file_set.file_list.there] == [LEADS_AWAY, ""]
    assert locs(file_set) == {"b.xml": ["c"]}


# Reading


def test_all_files_are_one_table(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=urlset("1", "2"), b_xml_gz=urlset("3"))
    file_set = opened(path)
    assert locs(file_set) == {"a.xml": ["1", "2"], "b.xml.gz": ["3"]}
    assert file_set.entries.column("loc") == [f"{HOST}/{number}" for number in "123"]
    assert not any(file.is_modified for file in file_set.file_list.there)


def test_one_bad_file_does_not_stop_the_others(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        index_xml=index("a.xml", "nested.xml", "list.xml", "html.xml", "index.xml", "z.xml"),
        a_xml=urlset("1"),
        nested_xml=index("z.xml"),
        list_xml=f"{HOST}/x\n",
        html_xml="<html></html>",
        z_xml=urlset("2"),
    )
    file_set = opened(path)
    assert locs(file_set) == {"a.xml": ["1"], "z.xml": ["2"]}
    troubles = [file.trouble for file in file_set.file_list.there if file.state is FileState.REFUSED]
    assert troubles[:2] == [IS_INDEX, NO_URLSET]
    assert "HTML page" in troubles[2]
    index_findings = file_set.findings.index.own
    assert index_findings
    assert index_findings.report.rows("index-nested") == [1]
    assert index_findings.report.rows("index-self-reference") == [4]


def test_a_damaged_file_makes_the_document_one_to_look_at_until_that_is_accepted(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=urlset("1"), b_xml=urlset("2")[:-9])
    file_set = opened(path)
    assert locs(file_set) == {"a.xml": ["1"], "b.xml": ["2"]}
    assert (file_set.file_list.is_complete, file_set.is_read_only) == (False, True)
    assert file_set.file_list.trouble.startswith("b.xml: ")
    file_set.accept_recovery()
    assert not file_set.is_read_only
    assert [file.is_modified for file in file_set.file_list.there] == [False, True]


def test_a_damaged_index_is_not_told_of_once_that_is_accepted(tmp_path: Path) -> None:
    text = f"junk{index('a.xml')[:-16]}"
    file_set = opened(write(tmp_path, index_xml=text, a_xml=urlset("1")))
    before = file_set.findings.index.own
    assert before is not None
    file_hits = {one.rule.id for one in before.report.about_file()}
    assert file_set.index
    assert file_set.index.context.file_hits
    file_set.accept_recovery()
    after = file_set.findings.index.own
    assert after is not None
    assert {one.rule.id for one in after.report.about_file()} < file_hits


def test_reading_stops_behind_a_whole_file_and_goes_on_later(tmp_path: Path) -> None:
    names = [f"{number}.xml" for number in range(4)]
    path = write(tmp_path, index_xml=index(*names))
    for name in names:
        (tmp_path / name).write_text(urlset(name))
    file_set = unread(path)
    opening = Opening(file_set)
    for step in opening.steps():
        step.deliver()
        if file_set.file_list.there[1].state is FileState.READ:
            opening.finish_early()
    assert list(locs(file_set)) == names[:2]
    assert [file.state for file in file_set.file_list.there] == [FileState.READ] * 2 + [FileState.UNREAD] * 2
    back = [
        SetValues("loc", [0], f"{HOST}/1.xml").apply(file_set.entries),
        removal(file_set.entries, [0]).apply(file_set.entries),
    ]
    for step in Opening(file_set, file_set.file_list.there[3:]).steps():
        step.deliver()
    for edit in reversed(back):
        edit.apply(file_set.entries)
    assert locs(file_set) == {name: [name] for name in (*names[:2], names[3])}
    Opening(file_set).run()
    assert list(locs(file_set)) == [*names[:2], names[3], names[2]]


@pytest.mark.parametrize("stop_at", range(12))
def test_wherever_reading_stops_the_files_are_whole_or_unread(tmp_path: Path, stop_at: int) -> None:
    path = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=urlset("1"), b_xml=urlset("1"))
    file_set = unread(path)
    opening = Opening(file_set)
    for number, step in enumerate(opening.steps()):
        step.deliver()
        if number == stop_at:
            opening.finish_early()
    states = [file.state for file in file_set.file_list.there]
    assert set(states) <= {FileState.READ, FileState.UNREAD}
    assert list(locs(file_set).values()) == [["1"]] * states.count(FileState.READ)
    Opening(file_set).run()
    assert file_set.findings.report.rows("duplicate-across-files") == [1]


def test_what_is_read_part_of_the_way_says_how_far(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=urlset("1"), b_xml=urlset("2"))
    opening = Opening(unread(path))
    fractions = [opening.fraction for _ in opening.steps()]
    assert fractions == sorted(fractions)
    assert opening.fraction == 1


def test_files_that_the_index_does_not_list_can_be_added(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml"), a_xml=urlset("1"), b_xml=urlset("2"))
    paths = [tmp_path / "a.xml", tmp_path / "b.xml", path]
    file_set = file_set_of_files(paths, NOW, open_document(path, NOW))
    Opening(file_set).run()
    assert locs(file_set) == {"a.xml": ["1"], "b.xml": ["2"]}
    index_findings = file_set.findings.index.own
    assert index_findings
    assert [one.value for one in index_findings.report.of_rule("index-child-missing")] == ["b.xml"]
    SetListing(file_set.entries.files[1].key, loc=f"{HOST}/b.xml").apply(file_set.entries)
    file_set.save()
    assert path.read_text() == index("a.xml", "b.xml").replace(
        f"<!-- b.xml --><sitemap><loc>{HOST}/b.xml</loc><lastmod>2024-05-01</lastmod>",
        f"  <sitemap><loc>{HOST}/b.xml</loc>",
    )


# What is found


def test_what_is_wrong_with_the_index_is_known_of_a_copy_too(tmp_path: Path) -> None:
    file_set = opened(write(tmp_path, index_xml=index("a.xml", "gone.xml"), a_xml=urlset("1")))
    copy = file_set.findings.copied(file_set.entries.working_copy())
    assert copy.report.counts() == file_set.findings.report.counts()
    assert [each.rule.id for each in copy.report.groups()] == [
        each.rule.id for each in file_set.findings.report.groups()
    ]


def test_the_index_says_where_its_files_are_published(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("maps/a.xml", "b.xml"), a_xml=urlset("1"), b_xml=urlset("maps/2"))
    file_set = opened(path)
    part = file_set.entries.files[0]
    assert file_set.findings.of(part).context.published_url == f"{HOST}/maps/a.xml"
    assert [one.severity for one in file_set.findings.report.of_rule("url-outside-scope")] == [
        Severity.WARNING
    ]
    file_set.set_published_url(f"{HOST}/shop/a.xml", part)
    assert [one.severity for one in file_set.findings.report.of_rule("url-outside-scope")] == [Severity.ERROR]
    file_set.set_published_url("", part)
    SetListing(part.key, loc=f"{HOST}/a.xml").apply(file_set.entries)
    assert not list(file_set.findings.report.of_rule("url-outside-scope"))


def test_an_index_that_is_older_than_its_files_is_told_live(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml"), a_xml=urlset("1", lastmod="2024-04-01"))
    file_set = opened(path)
    assert "index-lastmod-stale" not in {one.rule.id for one in file_set.findings.report.all()}
    back = SetValues("lastmod", [0], "2024-06-01").apply(file_set.entries)
    stale = file_set.findings.report.of_rule("index-lastmod-stale")
    assert [(one.file, one.row) for one in stale] == [("index.xml", None)]
    back.apply(file_set.entries)
    assert not list(file_set.findings.report.of_rule("index-lastmod-stale"))


# Saving


def test_only_what_changed_is_written(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        index_xml=index("a.xml", "b.xml", "c.xml"),
        a_xml=urlset("1"),
        b_xml_gz=urlset("2"),
        c_xml=urlset("3"),
    )
    before, times = contents(tmp_path), {file.name: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    file_set = opened(path)
    SetValues("loc", [1], f"{HOST}/two").apply(file_set.entries)
    assert [file.name for file in file_set.file_list.there if file.is_modified] == ["b.xml.gz"]
    job = file_set.prepare_save()
    job.run()
    job.finish()
    after = contents(tmp_path)
    assert {file.name for file in job.written} == {"b.xml.gz", "index.xml"}
    assert {name: after[name] for name in ("a.xml", "c.xml")} == {
        name: before[name] for name in ("a.xml", "c.xml")
    }
    assert all((tmp_path / name).stat().st_mtime_ns == times[name] for name in ("a.xml", "c.xml"))
    today = job.index.moment.date().isoformat() if job.index else ""
    assert after["index.xml"].decode() == index("a.xml", "b.xml", "c.xml").replace(
        "b.xml</loc><lastmod>2024-05-01", f"b.xml</loc><lastmod>{today}"
    )
    assert locs(opened(path))["b.xml.gz"] == ["two"]
    assert not any(file.is_modified for file in file_set.file_list.there)
    assert file_set.entries.files[1].listing.lastmod == today


def test_saving_without_changes_writes_nothing(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml"), a_xml_gz=urlset("1"))
    file_set = opened(path)
    before = file_set.entries.files.versions()
    back = SetValues("loc", [0], "x").apply(file_set.entries)
    back.apply(file_set.entries)
    assert before != file_set.entries.files.versions()
    job = file_set.prepare_save()
    job.run()
    assert not job.written
    file_set.entries.files.restore_versions(before)
    assert not file_set.file_list.there[0].is_modified


def test_an_index_without_dates_gets_none(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml", lastmod=""), a_xml=urlset("1"))
    file_set = opened(path)
    SetValues("loc", [0], f"{HOST}/x").apply(file_set.entries)
    file_set.save()
    assert path.read_text() == index("a.xml", lastmod="")


def test_an_index_that_takes_the_place_of_a_removed_file_stays(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=urlset("1"), b_xml=urlset("2"))
    file_set = opened(path)
    removal_of_file(file_set.entries.files[0]).apply(file_set.entries)
    file_set.save(tmp_path / "a.xml")
    assert list(locs(opened(tmp_path / "a.xml"))) == ["b.xml"]


def test_files_that_are_renamed_removed_and_new_are_followed_by_the_index(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        index_xml=index("a.xml", "b.xml", "c.xml"),
        a_xml=urlset("1"),
        b_xml=urlset("2"),
        c_xml=urlset("3"),
    )
    file_set = opened(path)
    whole = file_set.entries
    a, b, _ = whole.files
    history = [
        SetListing(a.key, "new a.xml", f"{HOST}/new%20a.xml").apply(whole),
        removal_of_file(b).apply(whole),
        AddFile(2, EmptyFile.of(whole.files.new(Listing("d.xml", f"{HOST}/d.xml")))).apply(whole),
    ]
    history.append(insertion(whole, 2, [Entry(f"{HOST}/4")], whole.files[2]).apply(whole))
    file_set.save()
    assert sorted(contents(tmp_path)) == ["c.xml", "d.xml", "index.xml", "new a.xml"]
    assert locs(opened(path)) == {"new a.xml": ["1"], "c.xml": ["3"], "d.xml": ["4"]}
    assert (tmp_path / "new a.xml").read_text() == urlset("1")
    assert "<!-- c.xml -->" in path.read_text()
    for edit in reversed(history):
        edit.apply(whole)
    file_set.save()
    assert sorted(contents(tmp_path)) == ["a.xml", "b.xml", "c.xml", "index.xml"]
    assert list(locs(opened(path))) == ["a.xml", "b.xml", "c.xml"]


def test_files_that_come_back_after_a_save_are_listed_where_they_were(tmp_path: Path) -> None:
    names = [f"{name}.xml" for name in "abcde"]
    path = write(tmp_path, index_xml=index(*names), **{f"{name}_xml": urlset(name) for name in "abcde"})
    file_set = opened(path)
    whole = file_set.entries
    history = [removal_of_file(whole.files[number]).apply(whole) for number in (0, 0, 1)]
    file_set.save()
    assert list(locs(opened(path))) == ["c.xml", "e.xml"]
    for edit in reversed(history):
        edit.apply(whole)
    file_set.save()
    assert list(locs(opened(path))) == names


def test_a_new_name_that_another_file_has_is_refused(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml"), a_xml=urlset("1"), other_xml="mine")
    file_set = opened(path)
    SetListing(file_set.entries.files[0].key, "other.xml", f"{HOST}/other.xml").apply(file_set.entries)
    before = contents(tmp_path)
    with pytest.raises(SaveError, match="another file already has that name"):
        file_set.save()
    assert contents(tmp_path) == before


def test_a_name_that_another_part_has_or_that_leads_elsewhere_is_refused(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=urlset("1"), b_xml=urlset("2"))
    file_set, before = opened(path), contents(tmp_path)
    for name in ("b.xml", "index.xml", "../out.xml", "/tmp/out.xml", "", ".."):
        SetListing(file_set.entries.files[0].key, name).apply(file_set.entries)
        with pytest.raises(SaveError, match=r"that name|not a valid file name"):
            file_set.save()
        assert contents(tmp_path) == before, name
        assert not (tmp_path.parent / "out.xml").exists()


def test_two_files_can_exchange_their_names(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=urlset("1"), b_xml=urlset("2"))
    file_set = opened(path)
    a, b = file_set.entries.files
    SetListing(a.key, "b.xml", f"{HOST}/b.xml").apply(file_set.entries)
    SetListing(b.key, "a.xml", f"{HOST}/a.xml").apply(file_set.entries)
    file_set.save()
    assert (tmp_path / "a.xml").read_text() == urlset("2")
    assert (tmp_path / "b.xml").read_text() == urlset("1")


@pytest.mark.parametrize("name", ["a.xml", "index.xml", "b.xml"])
def test_a_file_that_was_changed_outside_keeps_all_of_them(tmp_path: Path, name: str) -> None:
    path = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=urlset("1"), b_xml=urlset("2"))
    file_set = opened(path)
    SetValues("loc", range(2), f"{HOST}/x").apply(file_set.entries)
    (tmp_path / name).write_text((tmp_path / name).read_text() + "\n")
    before = contents(tmp_path)
    with pytest.raises(ChangedOutside, match=name):
        file_set.save()
    assert contents(tmp_path) == before
    file_set.save(options=SaveOptions(overwrite=[tmp_path / name]))
    assert locs(opened(path)) == {"a.xml": ["x"], "b.xml": ["x"]}


def test_a_save_that_fails_half_way_leaves_all_files_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=urlset("1"), b_xml=urlset("2"))
    file_set = opened(path)
    SetValues("loc", range(2), f"{HOST}/x").apply(file_set.entries)
    before = contents(tmp_path)

    def full(source: Path, target: Path, _status: object = None) -> None:
        if target.name == "index.xml":
            raise OSError(errno.ENOSPC, "full")
        source.replace(target)

    monkeypatch.setattr("editor.services.files.file_replacement.move_durably", full)
    with pytest.raises(SaveError, match="disk is full"):
        file_set.save()
    assert contents(tmp_path) == before
    assert [file.is_modified for file in file_set.file_list.there] == [True, True]


def test_the_file_that_cannot_be_told_as_it_is_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file_set = opened(
        write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=urlset("1"), b_xml=urlset("2"))
    )
    SetValues("loc", [1], f"{HOST}/x").apply(file_set.entries)

    def fail(_urlset: Document, _data: bytes, _tell: Tell) -> None:
        raise NotFaithful(Phrase("The data to be written cannot be read back."))

    monkeypatch.setattr(faithful_writing, "verify", fail)
    with pytest.raises(NotFaithful, match=r"^b\.xml: The data to be written") as refusal:
        file_set.save()
    assert_translated(refusal.value, "b.xml")


def test_a_save_can_be_called_off(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml"), a_xml=urlset("1"))
    file_set = opened(path)
    SetValues("loc", [0], f"{HOST}/x").apply(file_set.entries)
    before = contents(tmp_path)
    with pytest.raises(Cancelled):
        file_set.prepare_save().run(lambda: True)
    assert contents(tmp_path) == before


@pytest.mark.parametrize("as_copy", [False, True])
def test_all_files_can_be_saved_into_another_folder(tmp_path: Path, as_copy: bool) -> None:
    path = write(
        tmp_path, index_xml=index("a.xml", "b.xml", "c.xml"), a_xml=urlset("1"), b_xml_gz=urlset("2")
    )
    (tmp_path / "c.xml").write_text(index("a.xml"))
    before = contents(tmp_path)
    file_set = opened(path)
    SetValues("loc", [0], f"{HOST}/x").apply(file_set.entries)
    target = tmp_path / "copy" / "all.xml"
    file_set.save(target, SaveOptions(as_copy=as_copy))
    assert contents(tmp_path) == before
    assert sorted(contents(target.parent)) == ["a.xml", "all.xml", "b.xml.gz", "c.xml"]
    assert locs(opened(target)) == {"a.xml": ["x"], "b.xml.gz": ["2"]}
    assert file_set.path == (path if as_copy else target)
    assert file_set.file_list.there[0].is_modified is as_copy


def test_an_index_that_is_saved_by_another_name_is_known_by_that(tmp_path: Path) -> None:
    file_set = opened(write(tmp_path, index_xml=index("a.xml"), a_xml=urlset("1")))
    file_set.save(tmp_path / "all.xml.gz")
    [found] = file_set.findings.report.of_rule("gzip-name-mismatch")
    assert (found.file, found.value) == ("all.xml.gz", "all.xml.gz")
    assert trouble_with(file_set, "all.xml.gz") == TAKEN


def test_an_index_is_saved_by_another_name_also_where_a_link_leads_to_its_folder(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "site")
    file_set = opened(write(tmp_path / "site", index_xml=index("a.xml"), a_xml=urlset("1")))
    file_set.save(tmp_path / "link" / "other.xml")
    assert file_set.path == tmp_path / "site" / "other.xml"
    assert contents(tmp_path / "site").keys() == {"a.xml", "index.xml", "other.xml"}


def test_a_copy_is_not_saved_over_the_files_themselves(tmp_path: Path) -> None:
    file_set = opened(write(tmp_path, index_xml=index("a.xml"), a_xml=urlset("1")))
    SetValues("loc", [0], f"{HOST}/x").apply(file_set.entries)
    before = contents(tmp_path)
    with pytest.raises(SaveError, match="Choose another folder"):
        file_set.save(tmp_path / "all.xml", SaveOptions(as_copy=True))
    assert contents(tmp_path) == before


# Findings


def test_language_links_between_files_are_known_once_they_are_read(tmp_path: Path) -> None:
    text = documents.urlset(page("/en", ("en", "/en"), ("de", "/de")), attributes=DECLARED)
    path = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=text, b_xml=urlset("x", "de"))
    file_set = opened(path)
    findings = file_set.findings
    assert findings.report.rows("hreflang-no-return") == [0]
    SetValues("loc", [2], f"{HOST}/fr").apply(file_set.entries)
    assert findings.report.rows("hreflang-no-return") == []
    SetValues("loc", [1], f"{HOST}/de").apply(file_set.entries)
    assert findings.report.rows("hreflang-no-return") == [0]


GONE = PageAnswer(f"{HOST}/gone", UrlVerdict.GONE, status=404)
NEW = f"{HOST}/new"
MOVED = PageAnswer(
    f"{HOST}/old",
    UrlVerdict.REDIRECTED,
    status=200,
    final_url=NEW,
    canonical=NEW,
    hops=(Hop(f"{HOST}/old", 308),),
)


def two_files(folder: Path) -> OpenDocument:
    files = {"a_xml": urlset("gone", "x"), "b_xml": urlset("old", "gone")}
    return opened(write(folder, index_xml=index("a.xml", "b.xml"), **files))


def test_answers_reach_the_findings_of_a_file_that_was_opened(tmp_path: Path) -> None:
    path = tmp_path / "sitemap.xml"
    path.write_text(urlset("gone", "x"))
    document = open_document(path, datetime.now(UTC))
    document.answers.put([GONE])
    assert document.findings.report.rows("audit-gone") == [0]
    document.set_published_url(f"{HOST}/sitemap.xml")
    assert document.findings.report.rows("audit-gone") == [0]
    document.answers.clear()
    assert document.findings.report.rows("audit-gone") == []


def test_answers_reach_all_files_of_a_document_and_rows_that_move_between_them(tmp_path: Path) -> None:
    document = two_files(tmp_path)
    told: list[object] = []
    document.findings.add_listener(lambda: told.append(None))
    document.answers.put([GONE])
    assert document.findings.report.rows("audit-gone") == [0, 3]
    assert told
    plan = fix_rule(document.entries, document.findings, "audit-gone")
    assert plan.edit
    inverse = plan.edit.apply(document.entries)
    assert document.entries.column("loc") == [f"{HOST}/x", f"{HOST}/old"]
    inverse.apply(document.entries)
    assert document.findings.report.rows("audit-gone") == [0, 3]


def test_what_another_file_may_list_is_not_followed_without_asking(tmp_path: Path) -> None:
    files = {"a_xml": urlset("new", "x"), "b_xml": urlset("old", "gone")}
    document = opened(write(tmp_path, index_xml=index("a.xml", "b.xml"), **files))
    document.answers.put([MOVED])
    assert document.findings.report.rows("audit-redirected") == [2]
    assert fix_all_safe(document.entries, document.findings).edit is None
    assert fix_rule(document.entries, document.findings, "audit-redirected").edit is not None


def test_a_robots_txt_is_that_of_all_files(tmp_path: Path) -> None:
    document = two_files(tmp_path)
    document.set_robots(AgentRules(RobotsTxt(b"User-agent: *\nDisallow: /g"), "Bingbot"))
    assert document.findings.report.rows("robots-blocked") == [0, 3]
    document.set_robots(None)
    assert document.findings.report.rows("robots-blocked") == []


# A check that is awaited


def test_an_export_is_refused_for_what_a_check_that_is_awaited_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    document = OpenDocument.of(documents.with_locs(f"{HOST}/a"), NOW, f"{HOST}/sitemap.xml")
    document.findings.check_all()
    documents.HeldChecks(document.findings, monkeypatch)
    SetValues("loc", range(1), "https://other.org/a").apply(document.entries)
    assert document.findings.is_awaited
    assert [error.rule.id for error in document.export_errors(ExportForm.XML)] == ["url-off-host"]


def test_dates_in_an_index_are_compared_with_many_new_ones_once_these_are_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path, index_xml=index("a.xml"), a_xml=urlset("a", "b", "c", lastmod="2024-04-01"))
    file_set = opened(path)

    def stale() -> int:
        return [one.rule.id for one in file_set.findings.index.all()].count("index-lastmod-stale")

    held = documents.HeldChecks(file_set.findings, monkeypatch)
    monkeypatch.setattr("editor.rules.file_findings.FEW_ROWS", 1)
    assert stale() == 0
    SetValues("lastmod", range(3), "2025-01-01").apply(file_set.entries)
    assert stale() == 0
    held.run()
    assert stale() == 1
    SetValues("lastmod", range(1), "2025-01-02").apply(file_set.entries)  # a single one at once
    assert stale() == 1
