"""Which files the entries of an index mean."""

import os
from pathlib import Path

from editor.services.documents.index_file import file_name_in_url, loc_named
from tests.for_each import for_each
from tests.services.file_sets import HOST, index, locs, opened, urlset, write


@for_each(
    ("loc", "name"),
    [
        (f"{HOST}/maps/news.xml", "news.xml"),
        (f"{HOST}/news.xml?a=b/c.xml#d", "news.xml"),
        (f"{HOST}/m%C3%A4rz%20.xml", "märz .xml"),
        (f"{HOST}/caf%E9.xml", os.fsdecode(b"caf\xe9.xml")),
        (f"{HOST}/caf%EF%BF%BD.xml", ""),
        (f"{HOST}/\ud800.xml", ""),
        *(
            (f"{HOST}/{bad}", "")
            for bad in (
                "",
                "..",
                "%2e%2e",
                "..%2Fa.xml",
                "..%5Ca.xml",
                "C%3Aa.xml",
                "a%00.xml",
                "nul.xml",
                "con",
            )
        ),
        *(
            (bad, "")
            for bad in ("file:///etc/passwd", "ftp://acme.org/a.xml", "mailto:a.xml", "C:a.xml", "", "a/")
        ),
        *(
            (short, "a.xml")
            for short in ("a.xml", " /a.xml?b/c#d:e\n", "./a.xml", "//acme.org/a.xml", "acme.org/a.xml")
        ),
        ("/etc/passwd", "passwd"),  # beside the index
        ("a\\b.xml", ""),
        (f"{HOST}/{'a' * 256}", ""),
    ],
)
def test_only_a_plain_last_segment_of_a_url_names_a_file(loc: str, name: str) -> None:
    assert file_name_in_url(loc) == name


def test_an_index_whose_entries_lack_their_beginning_is_read_with_its_files(tmp_path: Path) -> None:
    listed = index("a.xml", "b.xml").replace(f"{HOST}/a", "a").replace(HOST, "")
    file_set = opened(write(tmp_path, index_xml=listed, a_xml=urlset("1"), b_xml=urlset("2")))
    assert locs(file_set) == {"a.xml": ["1"], "b.xml": ["2"]}
    assert not file_set.file_list.missing
    found = {finding.rule.id for finding in file_set.findings.report.all()}
    assert "loc-not-absolute" in found
    assert "index-child-missing" not in found
    assert [loc_named(loc, "c d.xml") for loc in ("a.xml", "/b.xml?c", f"{HOST}/a.xml")] == [
        "c%20d.xml",
        "/c%20d.xml",
        f"{HOST}/c%20d.xml",
    ]
