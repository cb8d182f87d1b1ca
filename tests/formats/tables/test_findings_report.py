"""Reports tell every finding with its place, and nothing from a file acts in them."""

import ast
import csv
import re
from datetime import UTC, datetime
from html.parser import HTMLParser
from io import StringIO
from pathlib import Path

import editor
from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.fields import Kind
from editor.core.text import Language, Phrase
from editor.formats.read_errors import Unreadable
from editor.formats.tables.findings_report import (
    ReportedFile,
    as_csv,
    as_page,
    findings_of,
    findings_of_unreadable,
)
from editor.resources import resource
from editor.rules.finding import Context, FileHit
from editor.rules.findings import Findings
from editor.rules.rule import Severity
from editor.views.style.theme import DARK, LIGHT, Theme
from tests.core.documents import filled
from tests.core.filtering.documents import NOW
from tests.for_each import for_each
from tests.sources import called, nodes_of

EDITOR = Path(editor.__file__).parent
CHECKED_AT = datetime(2026, 11, 21, 12, 30, tzinfo=UTC)
HOSTILE = '</td><script>alert(1)</script><img src=x onerror="alert(2)">&amp;'


def found(*entries: Entry, limit: int = 0, name: str = "sitemap.xml") -> ReportedFile:
    document: Document = filled(*entries)
    findings = Findings(document, {0: Context(kind=Kind.URLSET, now=CHECKED_AT, byte_size=100)})
    findings.check_all()
    return findings_of(name, document, findings, limit=limit)


def lines_of(data: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(data.decode("utf-8-sig"), newline="")))


class Read(HTMLParser):
    """What a browser makes of a page: its elements, and its text."""

    def __init__(self, page: bytes) -> None:
        super().__init__()
        self.elements: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.text = ""
        self.feed(page.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        self.attributes += attrs

    def handle_data(self, data: str) -> None:
        self.text += data


WRONG = (Entry("https://e.org/a", "2026-13-02"), Entry("https://e.org/b", "2026-14-02", priority="0,8"))


def test_a_table_has_a_line_for_each_place() -> None:
    dates = [line for line in lines_of(as_csv([found(*WRONG)])) if line["rule"] == "lastmod-impossible-date"]
    assert [tuple(line[name] for name in ("severity", "row", "loc", "field", "value")) for line in dates] == [
        ("error", "1", "https://e.org/a", "lastmod", "2026-13-02"),
        ("error", "2", "https://e.org/b", "lastmod", "2026-14-02"),
    ]
    assert dates[0]["line"].isdigit()
    assert dates[0]["sources"]


@for_each("limit", [0, 2])
def test_a_table_has_a_line_for_each_row_of_a_rule_about_the_whole_file(limit: int) -> None:
    hosts = ("e.org", "e.org", "www.e.org", "f.org", "e.org", "g.org", "e.org")
    entries = [Entry(f"https://{host}/{n}") for n, host in enumerate(hosts)]
    lines = lines_of(as_csv([found(*entries, limit=limit)]))
    mixed = [line for line in lines if line["rule"] == "mixed-hosts"]
    assert [line["row"] for line in mixed] == (["3", "4", ""] if limit else ["3", "4", "6"])
    assert sum(int(line["count"]) for line in mixed) == 3


@for_each("limit", [0, 1, 2, 4])
def test_the_counts_of_a_table_add_up_whether_or_not_all_places_are_listed(limit: int) -> None:
    entries = [Entry(f"https://e.org/{n}", "2026-13-02") for n in range(5)]
    lines = [
        line
        for line in lines_of(as_csv([found(*entries, limit=limit)]))
        if line["rule"] == "lastmod-impossible-date"
    ]
    assert sum(int(line["count"]) for line in lines) == 5
    assert len(lines) == (limit + 1 if limit else 5)
    if limit:
        left_out = "1 more place is" if limit == 4 else f"{5 - limit} more places are"
        assert lines[-1]["message"] == f"{left_out} not listed."


def test_nothing_in_a_table_of_findings_is_a_formula() -> None:
    data = as_csv([found(Entry("=HYPERLINK(1)", "-1"), name="=cmd.xml")])
    cells = [cell for record in csv.reader(StringIO(data.decode(), newline="")) for cell in record]
    assert not [cell for cell in cells if cell[:1] in "=+-@" and cell]
    assert "'=HYPERLINK(1)" in cells


def test_a_page_groups_by_rule_and_says_what_it_leaves_out() -> None:
    entries = [Entry(f"https://e.org/{n}", f"2026-13-{n + 10}") for n in range(5)]
    page = Read(as_page([found(*entries, limit=2)], CHECKED_AT, ""))
    for words in (
        "Findings in sitemap.xml",
        "5 errors",
        "https://e.org/1",
        "5 places",
        "2026-13-11",
        "2026-11-21 at 12:30 UTC",
    ):
        assert words in page.text
    assert "2026-13-12" not in page.text
    assert "3 more places are not listed." in page.text


def test_what_a_file_holds_is_shown_and_never_acts() -> None:
    entry = Entry(f"javascript:{HOSTILE}", HOSTILE, HOSTILE, HOSTILE)
    page = as_page([found(entry, name=HOSTILE), found(entry)], CHECKED_AT, "")
    read = Read(page)
    assert not {"script", "img", "iframe", "link", "form"} & set(read.elements)
    assert not [name for name, _ in read.attributes if name.startswith("on")]
    assert all((value or "").startswith("#") for name, value in read.attributes if name == "href")
    assert HOSTILE in read.text
    assert b"default-src &#x27;none&#x27;" in page


def test_a_long_value_is_shortened_and_control_characters_are_seen() -> None:
    text = Read(as_page([found(Entry("https://e.org/" + "x" * 5000, "a\nb\x00"))], CHECKED_AT, "")).text
    assert "x" * 400 not in text
    assert "a␊b␀" in text


def test_every_link_leads_to_a_rule_of_its_file() -> None:
    read = Read(as_page([found(*WRONG), found(*WRONG)], CHECKED_AT, ""))
    links = [value for name, value in read.attributes if name == "href"]
    ids = [value for name, value in read.attributes if name == "id"]
    assert links == [f"#{each}" for each in ids]
    assert len(set(ids)) == len(ids)


def test_a_file_without_findings_says_so() -> None:
    clean = found(Entry("https://e.org/"))._replace(rules=(), counts=dict.fromkeys(Severity, 0))
    read = Read(as_page([clean], CHECKED_AT, ""))
    assert "Nothing was found." in read.text
    assert "table" not in read.elements


def test_a_file_that_cannot_be_read_is_in_the_report() -> None:
    error = Unreadable(Phrase("No."), FileHit("file-unreadable", params=(("reason", "it is a folder."),)))
    file = findings_of_unreadable("x.xml", error)
    assert "Cannot be read" in Read(as_page([file], CHECKED_AT, "")).text
    assert [line["rule"] for line in lines_of(as_csv([file]))] == ["file-unreadable"]


def test_words_are_translated() -> None:
    page = as_page(
        [found(*WRONG)], CHECKED_AT, "", Language(lambda text: text.replace("Row", "Zeile"), tag="de")
    )
    assert "Zeile" in Read(page).text
    assert b'<html lang="de">' in page


@for_each(("theme", "part"), [(LIGHT, 0), (DARK, 1)])
def test_the_colours_of_the_page_are_those_of_the_window(theme: Theme, part: int) -> None:
    style = resource("report.css").read_text(encoding="utf-8")
    block = re.findall(r":root \{(.*?)\}", style, re.DOTALL)[part]
    colours = {name.replace("-", "_"): value for name, value in re.findall(r"--([\w-]+): (#\w+)", block)}
    assert len(colours) == 12
    assert colours == {name: theme.tokens()[name] for name in colours}


def test_every_text_of_the_page_is_marked_for_translation() -> None:
    paths = [path for folder in ("core", "formats", "rules") for path in (EDITOR / folder).rglob("*.py")]
    calls = [call for path in paths for call in nodes_of(path, ast.Call) if called(call) == "N_"]
    marked = {ast.literal_eval(call.args[0]) for call in calls}
    marked |= {severity.word.capitalize() for severity in Severity}  # in the preferences
    said: set[str] = set()

    def translate(text: str) -> str:
        said.add(text)
        return text

    def counted(_one: str, many: str, _count: int) -> str:
        return translate(many)

    language = Language(translate, counted=counted)
    entries = [Entry(f"https://e.org/{n}", "2026-13-02") for n in range(5)]
    as_page(
        [found(*WRONG)._replace(published_url="https://e.org/"), found(*entries, limit=2)],
        CHECKED_AT,
        "",
        language,
    )
    as_page([found()._replace(is_complete=False)], CHECKED_AT, "", language)
    assert "%Ln more places are not listed." in said
    assert said <= marked


def page(*, has_charts: bool) -> str:
    document = filled(
        Entry("https://e.org/<b>&", "2026-10-01", "daily", ""),
        Entry("https://f.org/?<i>=1", "", "weekly", ""),
    )
    findings = Findings(document, {0: Context(document.kind, NOW)})
    findings.check_all()
    report = findings_of("a.xml", document, findings, has_charts=has_charts)
    return as_page([report], NOW, "").decode()


def test_charts_are_drawn_without_scripts_and_with_all_text_escaped() -> None:
    text = page(has_charts=True)
    assert len(re.findall("<svg.*?</svg>", text)) > 5
    assert "<title>2026-10: 1 · 50 %</title>" in text
    assert "&lt;i&gt;" in text
    assert not re.search("<(b|i|script)[ >]", text)


def test_the_folders_of_the_site_are_a_table() -> None:
    text = page(has_charts=True)
    table = text[text.index('<table class="folders">') :]
    first = [re.sub("<.*?>", "", cell) for cell in re.findall("<td.*?</td>", table)[:7]]
    assert first == ["e.org/", "1", "0 %", "100.0", "Error", "2026-10-01", "51 d"]
    assert "Stale: older than 365 days." in text


def test_without_charts_there_are_none() -> None:
    assert "<svg" not in page(has_charts=False)
    assert "folders" not in page(has_charts=False)
