"""Each page and row that a comparison found is a line with its evidence in words."""

from editor.core.site.coverage_lines import HEADINGS, lines_of, record_of
from editor.core.site.found_pages import FoundPage, FoundSite, Reason, Source
from editor.core.site.page_coverage import compare

HOST = "https://e.org"


def test_each_line_says_why_it_is_in_its_list() -> None:
    home = FoundPage(f"{HOST}/", links=(f"{HOST}/new", f"{HOST}/old"))
    pages = [
        home,
        FoundPage(f"{HOST}/new", lastmod="2026-01-02", path="new.html"),
        FoundPage(f"{HOST}/old", Reason.REDIRECTED, f"{HOST}/new"),
        FoundPage(f"{HOST}/secret", Reason.BLOCKED, evidence="line 2"),
        FoundPage(f"{HOST}/alone"),
    ]
    site = FoundSite(Source.FOLDER, "public", pages, scopes=(f"{HOST}/",), home=f"{HOST}/")
    lines = list(lines_of(compare([f"{HOST}/", f"{HOST}/alone", f"{HOST}/lost"], [site])))
    assert [record_of(line, line.evidence) for line in lines] == [
        (
            "missing",
            f"{HOST}/new",
            "",
            f"may be listed; linked from {HOST}/",
            "1",
            "1",
            "2026-01-02",
            "new.html",
        ),
        ("left-out", f"{HOST}/old", "", f"redirected to {HOST}/new", "1", "1", "", ""),
        ("left-out", f"{HOST}/secret", "", "blocked by robots.txt (line 2)", "0", "", "", ""),
        ("absent", f"{HOST}/lost", "3", "no file", "", "", "", ""),
        ("unlinked", f"{HOST}/alone", "2", "no page links to it", "", "", "", ""),
    ]
    assert len(HEADINGS) == len(record_of(lines[0], ""))
    assert [line.is_meant for line in lines] == [True, False, False, True, False]
