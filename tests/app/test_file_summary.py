"""What is said of a document in all: as much of several files as of one, and each thing once."""

from pathlib import Path

from editor.app.window.file_messages import summary_of
from tests.app.as_one import open_as_one
from tests.app.desk import Desk
from tests.services.file_sets import index, urlset, write


def lines(desk: Desk, number: int) -> dict[str, str]:
    """The lines under a heading, by what is named on their left."""
    return dict(summary_of(desk.session)[number].lines)


def test_of_one_file_it_says_what_that_is(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    told = lines(desk, 0)
    assert (told["Kind"], told["Location"], told["Entries"]) == ("Sitemap", str(sitemap), "3")
    assert told["Encoding"] == "UTF-8"
    assert list(lines(desk, 1)) == ["Errors", "Warnings", "Advice"]


def test_of_several_files_it_says_what_they_are_and_what_is_noted_of_many_once(
    desk: Desk, tmp_path: Path
) -> None:
    a, b = (urlset(path).replace("</loc>", "</loc><priority>0.5</priority>") for path in "ab")
    open_as_one(desk, write(tmp_path, index_xml=index("a.xml", "b.xml.gz"), a_xml=a, b_xml_gz=b))
    told = lines(desk, 0)
    assert told["Kind"] == "Sitemap index and its sitemaps"
    assert (told["Files"], told["Entries"]) == ("2", "2")
    assert told["Encoding"] == "UTF-8; UTF-8, gzipped"
    notes = lines(desk, 2)
    assert len(notes) == len(summary_of(desk.session)[2].lines)
    assert notes["Frequency and priority count for little"].endswith(" (2 files)")


def test_of_a_file_that_was_not_read_to_its_end_it_says_so(desk: Desk, sitemap: Path) -> None:
    desk.do.file.open_paths([sitemap])
    desk.do.file.stop()
    desk.wait_for(lambda: desk.bench.tasks.is_idle)
    assert lines(desk, 0)["Entries"].endswith(" (only part of the file was read)")
