"""Files are read by other processes as they are here, and here where those fail."""

from collections.abc import Iterator
from datetime import UTC, datetime
from multiprocessing import active_children
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest

from editor.core.fields import Kind
from editor.formats.read_errors import Unreadable
from editor.rules.finding import Context
from editor.services.documents.file_on_disk import FileState
from editor.services.documents.open_document import OpenDocument
from editor.services.opening import opening
from editor.services.opening.file_reading import FileReading, OtherKind, Piece
from editor.services.opening.opening import Opening, ReadingAhead, helpers_for
from tests.services.file_sets import HOST, index, locs, opened, unread, urlset, write

NOW = datetime(2026, 5, 1, tzinfo=UTC)
LINK = f'<xhtml:link rel="alternate" hreflang="de" href="{HOST}/1"/>'
LINKED = (
    urlset("1")
    .replace("</loc>", "</loc>" + LINK)
    .replace("xmlns=", 'xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns=')
)
ODD = urlset("1", "1", lastmod="soon").replace("</loc>", "</loc><!-- odd -->", 1)
TEXTS = (urlset("0"), LINKED, ODD, urlset("3")[:-12], urlset(*map(str, range(300)), lastmod="2024-05-01"))


@pytest.fixture
def paths(tmp_path: Path) -> list[Path]:
    """Sitemaps of every sort."""
    paths = [tmp_path / f"{number}.xml" for number in range(len(TEXTS))]
    for path, text in zip(paths, TEXTS, strict=True):
        path.write_text(text)
    return paths


@pytest.fixture(autouse=True)
def _no_process_is_left() -> Iterator[None]:
    yield
    assert not active_children()


def readings(paths: list[Path], kinds: frozenset[Kind] = frozenset(Kind)) -> list[FileReading]:
    context = Context(kind=Kind.URLSET, now=NOW)
    return [FileReading(path, context, kinds=kinds, lot=100) for path in paths]


def document_of(pieces: Iterator[Piece], path: Path) -> OpenDocument:
    document = OpenDocument.new(NOW)
    document.file_list.there[0].path = path
    for piece in pieces:
        piece.put_into(document, document.file_list.there[0])
    return document


def told(document: OpenDocument) -> object:
    """All that a document says of its file."""
    findings = [(one.rule.id, one.row, one.field, one.message) for one in document.findings.report.all()]
    return (
        document.entries.columns,
        document.entries.frame,
        findings,
        document.file_list.trouble,
        document.file_list.there[0].stamp,
    )


@pytest.mark.parametrize("helpers", [0, 1])  # this one begins anew: copies of what runs are tried below
def test_whoever_reads_a_file_it_says_the_same(paths: list[Path], helpers: int) -> None:
    expected = [told(document_of(reading.pieces(), reading.path)) for reading in readings(paths)]
    with ReadingAhead(readings(paths), helpers) as ahead:
        assert [told(document_of(ahead.next_pieces(), path)) for path in paths] == expected
        assert len(active_children()) == helpers


@pytest.mark.usefixtures("copied_helpers")
def test_the_same_file_may_be_read_several_times(paths: list[Path]) -> None:
    twice = [paths[0], paths[0], paths[4], paths[4]]
    with ReadingAhead(readings(twice), 1) as ahead:
        assert [len(document_of(ahead.next_pieces(), path).entries) for path in twice] == [1, 1, 300, 300]


@pytest.mark.usefixtures("copied_helpers")
def test_texts_that_occur_again_in_a_file_are_one_object_wherever_it_was_read(paths: list[Path]) -> None:
    with ReadingAhead(readings([paths[0], paths[4]]), 1) as ahead:
        for path in (paths[0], paths[4]):
            document = document_of(ahead.next_pieces(), path)
    assert len(document.entries) == 300
    assert len(set(map(id, document.entries.column("lastmod")))) == 1


@pytest.mark.usefixtures("copied_helpers")
def test_what_a_helper_cannot_read_is_told_here(paths: list[Path], tmp_path: Path) -> None:
    paths[1].unlink()
    paths[2].write_text(index("0.xml"))
    with ReadingAhead(readings(paths, frozenset({Kind.URLSET})), 1) as ahead:
        assert len(document_of(ahead.next_pieces(), paths[0]).entries) == 1
        with pytest.raises(Unreadable, match=r"1\.xml"):
            list(ahead.next_pieces())
        with pytest.raises(OtherKind):
            list(ahead.next_pieces())
        assert document_of(ahead.next_pieces(), paths[3]).file_list.trouble
        assert len(document_of(ahead.next_pieces(), paths[4]).entries) == 300


@pytest.mark.usefixtures("copied_helpers")
def test_what_a_killed_helper_was_at_is_read_here_from_its_beginning(paths: list[Path]) -> None:
    expected = [told(document_of(reading.pieces(), reading.path)) for reading in readings(paths)]
    found = []
    with ReadingAhead(readings(paths), 2) as ahead:
        for number, path in enumerate(paths):
            pieces = ahead.next_pieces()
            document = OpenDocument.new(NOW)
            document.file_list.there[0].path = path
            next(pieces).put_into(document, document.file_list.there[0])
            for helper in active_children():
                if number == 1:
                    helper.kill()
            for piece in pieces:
                piece.put_into(document, document.file_list.there[0])
            found.append(told(document))
    assert found == expected


def test_where_no_process_can_be_started_all_is_read_here(
    paths: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_self: SpawnProcess) -> None:
        raise OSError("too many processes")

    monkeypatch.setattr(SpawnProcess, "start", refuse)
    with ReadingAhead(readings(paths), 2) as ahead:
        assert [len(document_of(ahead.next_pieces(), path).entries) for path in paths] == [1, 1, 2, 1, 300]


@pytest.mark.usefixtures("copied_helpers")
def test_nobody_waits_for_a_helper_when_it_was_cancelled(paths: list[Path]) -> None:
    with ReadingAhead(readings(paths), 1) as ahead:
        list(ahead.next_pieces())
        assert list(ahead.next_pieces(lambda: True)) == []


@pytest.mark.parametrize(
    ("sizes", "helpers"),
    [
        ({"a.xml": 10_000_000, "b.xml": 9_000_000}, 0),
        ({"a.xml": 30_000_000}, 0),
        ({"a.xml": 10_000_000, "b.xml": 10_000_000}, 1),
        ({f"{number}.xml.gz": 1_500_000 for number in range(20)}, 4),
    ],
)
def test_helpers_are_for_much_to_read(
    sizes: dict[str, int], helpers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 8)
    assert helpers_for({Path(name): size for name, size in sizes.items()}) == helpers


@pytest.mark.usefixtures("copied_helpers")
def test_a_file_set_is_the_same_with_helpers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(
        tmp_path,
        index_xml=index("a.xml", "b.xml.gz", "c.xml", "d.xml", "e.xml", "gone.xml"),
        a_xml=urlset("1"),
        b_xml_gz=LINKED,
        c_xml=index("a.xml"),
        d_xml=ODD,
        e_xml=urlset("1")[:-9],
    )

    def told_of(file_set: OpenDocument) -> object:
        states = [(file.name, file.state, file.trouble) for file in file_set.file_list.there]
        findings = [(one.rule.id, one.file, one.row, one.message) for one in file_set.findings.report.all()]
        return locs(file_set), states, findings, file_set.file_list.trouble, file_set.file_list.is_complete

    alone = told_of(opened(path))
    monkeypatch.setattr(opening, "helpers_for", lambda _sizes: 2)
    together = opened(path)
    assert told_of(together) == alone
    assert all(own.context.answers is together.answers for _, own in together.findings.each)
    assert [file.state for file in together.file_list.there].count(FileState.READ) == 4


def test_a_file_that_began_anew_and_was_not_read_to_its_end_is_no_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path, index_xml=index("a.xml"), a_xml=urlset("1"))

    def broken_off(_ahead: ReadingAhead, _cancelled: object) -> Iterator[Piece]:
        [reading] = readings([tmp_path / "a.xml"])
        pieces = list(reading.pieces())
        yield from (*pieces, pieces[0])

    file_set = unread(path)
    monkeypatch.setattr(ReadingAhead, "next_pieces", broken_off)
    Opening(file_set).run()
    assert [file.state for file in file_set.file_list.there] == [FileState.UNREAD]
    assert len(file_set.entries) == 0
