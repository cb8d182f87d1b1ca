"""Filters find in real files what asking one entry after the other finds."""

from datetime import UTC, datetime
from functools import cache

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.filtering.filter_evaluation import matching_rows
from editor.core.filtering.filter_facts import gather_facts
from editor.core.filtering.filter_language import parse_filter
from editor.formats.read_errors import Unreadable
from editor.formats.reading.reader import read_document
from editor.rules.finding import Context
from editor.rules.findings import Findings, FindingsFacts
from tests.core.filtering.naive import fits
from tests.for_each import for_each
from tests.rules.documents import checked
from tests.shared import Run, corpus_files, more_when_whole, skip_module_without_shared

skip_module_without_shared()

NOW = datetime(2026, 11, 21, tzinfo=UTC)
ROWS = 4 if Run.whole else 2  # of each file
SMALL = 100_000 if Run.whole else 30_000  # bytes

FILTERS = [
    *(
        "a",
        "HTML",
        "ü",
        "index",
        "20*1",
        "%",
        "-2024",
        "blog OR news",
        "www -html (2019 OR 2020)",
        "/20[0-9]{2}-0/",
    ),
    *(
        "loc:*.html",
        "loc:http://*",
        "loc=https://www.example.com/",
        "loc:é",
        r"loc:/\?.*=/",
        'loc:" "',
        "loc:*a*e*i*",
    ),
    *(
        "lastmod:2019",
        "lastmod<2015",
        "lastmod:2016-02..2018",
        "lastmod>=2018-03-01T10:00Z",
        "lastmod:*T*",
        "lastmod:+",
    ),
    *(
        "age>10y",
        "age<4000d",
        "age:6y..9y",
        "changefreq:ly",
        "changefreq=daily",
        "changefreq:*y",
        "changefreq:/^w/",
    ),
    *(
        "priority>=0.5",
        "priority:0.2..0.64",
        "priority=0.5",
        "priority:00",
        "priority:1*",
        "priority<0",
        "-priority>0",
    ),
    *(
        "path:/blog/",
        "path=/",
        "path:*.php",
        "path:/a*e",
        "depth:0",
        "depth>3",
        "depth:1..2",
        "host:www",
        "host=example.com",
    ),
    *(
        "host:*.org",
        "host:/^[^w]/",
        "param:*",
        "param:id",
        "param:p*=1*",
        "param:/^utm_/",
        "ext:html",
        "ext:*",
        "ext:/^p/",
    ),
    *(
        "is:error",
        "is:warning -is:error",
        "is:advice",
        "is:duplicate",
        "is:absent",
        "has:lastmod -has:priority",
        "has:loc",
    ),
    *("rule:loc-*", "rule:lastmod-*", "-(is:error OR is:warning) has:changefreq", "NOT (a OR b)"),
]


@cache
def _findings() -> Findings:
    """The first entries of many files, checked as one document."""
    entries: list[Entry] = []
    for file in corpus_files(lambda file: file.root == "urlset" and file.path.stat().st_size < SMALL):
        try:
            document = read_document(file.path.read_bytes(), file.path.name).entries
        except Unreadable:
            continue
        entries += [document.entry(row) for row in range(min(ROWS, len(document)))]
    document = Document()
    document.append(document.new_columns(entries))
    return checked(document, Context(document.kind, NOW))


@more_when_whole
@for_each("text", FILTERS)
def test_a_filter_finds_what_asking_each_entry_finds(text: str) -> None:
    findings = _findings()
    document, wanted = findings.entries, parse_filter(text)
    assert len(document) > 300
    facts = gather_facts(wanted, FindingsFacts(findings))
    assert wanted.root is not None
    found = [row for row in range(len(document)) if fits(wanted.root, document.entry(row), row, facts)]
    assert list(matching_rows(document, wanted, FindingsFacts(findings))) == found
