"""Tables from other programs, such as exports of crawlers: their columns, and entries made from them.

Columns are recognised by headings, and where a table has none, by values. Pages that no sitemap
should list are dropped, by the other columns of a crawler's table. Source:
https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap (list what should
be in search results); the headings are those of Screaming Frog, Sitebulb and Netpeak Spider.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from editor.core.document.columns import Entry
from editor.core.extensions.extension_cells import CellName, Cells, cell_named, cell_of_language
from editor.core.fields import CHANGEFREQS, FIELD_NAMES, XML_SPACE
from editor.core.values.urls import split
from editor.core.values.w3c_datetime import Precision, parse_date

# Headings of crawlers, search consoles and spreadsheets, in small letters with single spaces.
_HEADINGS = {
    "loc": frozenset(
        {
            *("loc", "location", "url", "urls", "address", "page", "pages", "top pages", "page url", "link"),
            *("landing page", "full url", "uri", "permalink", "web address", "adresse", "seite", "seiten"),
            # Those of Google Analytics, which names paths.
            *("page path", "page path and screen class", "landing page query string"),
            # "Top pages" in other languages of Search Console.
            *("die häufigsten seiten", "pages les plus populaires", "páginas principales"),
            *("páginas principais", "pagine principali", "самые популярные страницы", "上位のページ"),
        }
    ),
    "lastmod": frozenset(
        {
            *("lastmod", "last mod", "last modified", "last modification", "modified", "date modified"),
            *("modification date", "updated", "updated at", "last updated", "last update"),
        }
    ),
    "changefreq": frozenset({"changefreq", "change freq", "change frequency", "frequency", "freq"}),
    "priority": frozenset({"priority", "prio", "sitemap priority"}),
}
_NO_WORD = re.compile(r"[\W_]+")
LOOKED_AT = 50  # rows, to see in which column URLs are
_MOST_TITLES = 9  # lines above the headings, such as a name, a date, a filter
SURE = 2  # a table surely is a list of URLs

# Cells that a spreadsheet may take for a formula (also in full width or after whitespace) or split,
# even after apostrophes, so that removing an apostrophe always undoes adding one.
_ACTIVE = re.compile("'*(?:\\s*[-=+@\uff0d\uff1d\uff0b\uff20]|[\t\r\n])")


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of texts, as long as the headings; these are numbers from 1 if the table has none."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    has_headings: bool = True


def named_columns(headings: Sequence[str]) -> dict[str, int]:
    """Return the column of each field that a heading names; the first one if several do."""
    return {field: columns[0] for field, columns in _named(headings).items()}


def _named(headings: Sequence[str]) -> dict[str, list[int]]:
    columns: dict[str, list[int]] = {}
    for column, heading in enumerate(headings):
        words = heading_words(heading)
        for field, known in _HEADINGS.items():
            if words in known:
                columns.setdefault(field, []).append(column)
    return columns


def heading_words(text: str) -> str:
    """Return a heading as it is compared: in lower case, with single spaces for other characters."""
    return _NO_WORD.sub(" ", text.casefold()).strip()


def recognised_columns(table: Table) -> dict[str, int]:
    """Return the column of each field by its heading, or by values where there are no headings; that of URLs
    must contain some if any column does.
    """
    named = _named(table.headings) if table.has_headings else _by_values(table)
    columns = {field: found[0] for field, found in named.items()}
    others = {column for field, column in columns.items() if field != "loc"}
    urls = Counter(
        column
        for row in table.rows[:LOOKED_AT]
        for column, text in enumerate(row)
        if column not in others and is_absolute_url(text)
    )
    best = [column for column in named.get("loc", ()) if urls[column]] or urls
    if best:
        columns["loc"] = min(best, key=lambda column: (-urls[column], column))
    return {field: columns[field] for field in FIELD_NAMES if field in columns}


def _by_values(table: Table) -> dict[str, list[int]]:
    """Return the column of each field but the URL, if there is just one that holds its values alone."""
    found: dict[str, list[int]] = {}
    for column in range(len(table.headings)):
        texts = {text for row in table.rows if (text := row[column].strip())}
        for field, is_one in _IS_VALUE.items():
            if texts and all(map(is_one, texts)):
                found.setdefault(field, []).append(column)
    return {field: columns for field, columns in found.items() if len(columns) == 1}


def _is_day_or_time(text: str) -> bool:
    moment = parse_date(text)
    return moment is not None and moment.precision >= Precision.DAY


def _is_frequency(text: str) -> bool:
    return text.lower() in CHANGEFREQS


def _is_priority(text: str) -> bool:
    return _PRIORITY.fullmatch(text) is not None


_PRIORITY = re.compile("0[.,][0-9]+|1[.,]0+")
_IS_VALUE = {"lastmod": _is_day_or_time, "changefreq": _is_frequency, "priority": _is_priority}


def cell_columns(table: Table, columns: Mapping[str, int]) -> dict[int, CellName]:
    """Return the columns whose headings name values of extensions, or languages above URLs alone; `columns`
    has those of fields, which are none of these, but the URL may be that of a language.
    """
    found: dict[CellName, int] = {}
    fields = {column for field, column in columns.items() if field != "loc"}
    for column, heading in enumerate(table.headings if table.has_headings else ()):
        name = None if column in fields else cell_named(heading)
        if name is None and column not in fields and (language := cell_of_language(heading)):
            texts = {text for row in table.rows if (text := row[column].strip())}
            name = language if texts and all(map(is_absolute_url, texts)) else None
        if name is not None:
            found.setdefault(name, column)
    return {column: name for name, column in found.items()}


def unused_columns(table: Table, used: Iterable[int]) -> tuple[str, ...]:
    """Return the headings of the other columns that have any value, or their numbers where there are none."""
    crawl = CrawlColumns.of(table)
    known = crawl.answers, crawl.indexing, crawl.types, crawl.issues
    others = sorted(set(range(len(table.headings))).difference(used, *known))
    return tuple(
        table.headings[column].strip() or str(column + 1)
        for column in others
        if any(row[column].strip() for row in table.rows)
    )


def sureness_of_urls(table: Table) -> int:
    """Return how surely a table is a list of URLs: SURE if a heading says so, 1 if it may be, else 0."""
    columns = recognised_columns(table)
    if "loc" not in columns:
        return 0
    has_urls = any(is_absolute_url(row[columns["loc"]]) for row in table.rows[:LOOKED_AT])
    return SURE if has_urls and columns["loc"] in _named(table.headings).get("loc", ()) else 1


def inert(text: str) -> str:
    """Return a cell in a form that spreadsheets show as text and never evaluate as a formula.

    Source: https://owasp.org/www-community/attacks/CSV_Injection
    """
    return f"'{text}" if _ACTIVE.match(text) else text


def as_meant(text: str) -> str:
    """Return a cell as it was before `inert`; any other text unchanged."""
    return text[1:] if text.startswith("'") and _ACTIVE.match(text) else text


def is_absolute_url(text: str) -> bool:
    """Return True if a cell contains an absolute URL."""
    return split(text) is not None


def table_of(records: Sequence[Sequence[str]], *, has_headings: bool | None = None) -> Table:
    """Return the table that records make.

    `has_headings` says whether the first record holds the headings; None: unless it holds a URL. Titles above
    the headings, as some crawlers write them, are then left out.
    """
    if has_headings is None:
        records = without_title(records)
    width = max(map(len, records), default=0)
    padded = [(*map(as_meant, record), *[""] * (width - len(record))) for record in records]
    if has_headings is None:
        has_headings = bool(padded) and not any(map(is_absolute_url, padded[0]))
    if has_headings and padded:
        return Table(padded[0], tuple(padded[1:]))
    return Table(tuple(str(number + 1) for number in range(width)), tuple(padded), has_headings=False)


def without_title(records: Sequence[Sequence[str]]) -> Sequence[Sequence[str]]:
    """Return the records from the headings on, if there are only titles above them.

    Titles are single texts, or anything without a URL if an apparent heading has a URL below it.
    """
    are_single = True
    for number, record in enumerate(records[: _MOST_TITLES + 1]):
        columns = _named(record).get("loc", ())
        below = records[number + 1] if number + 1 < len(records) else ()
        has_urls = any(column < len(below) and is_absolute_url(below[column]) for column in columns)
        if number and columns and (has_urls or (are_single and len(record) > 1)):
            return records[number:]
        if has_urls or any(map(is_absolute_url, record)):
            break
        are_single = are_single and sum(map(bool, map(str.strip, record))) <= 1
    return records


_ANSWERS = frozenset({"status code", "statuscode", "http status code", "http status", "response code"})
_INDEXING = frozenset({"indexability", "indexable", "indexable status", "indexierbarkeit"})
_TYPES = frozenset({"content type", "mime type", "inhaltstyp", "type de contenu", "tipo de contenido"})
# What no page is. Documents, such as PDF, can be found in search results.
_NO_PAGE = re.compile(
    r"(?:image|font|audio|video)/|text/css\b|(?:text|application)/(?:[\w.-]*javascript|json)\b"
)
_CODE = re.compile(r"([0-9]+)(?!\w)", re.ASCII)  # perhaps with words: `404 Not Found`
_OK = "200"
_NOT_INDEXED = frozenset({"non indexable", "not indexable", "no", "false", "nicht indexierbar"})
# What Search Console calls the reason why the pages of an export are not indexed, in its languages.
_ISSUES = frozenset(
    {"issue", "problem", "problème", "problema", "probleem", "проблема", "問題", "问题", "문제"}
)
# What it says in any language of why it does not list a page, the first that fits. What it calls "currently
# not indexed", and what is a duplicate only in its eyes, may be listed.
_KINDS_OF_ISSUES = (
    ("noindex", "noindex"),
    (r"robots\.txt", "blocked"),
    (r"\(404\)", "gone"),
    ("404|5xx|4xx|401|403|redirect error", "error"),
    ("redirec|weiterleitung|reindirizz|リダイレクト", "redirected"),
    ("(?:alternat|autre page).*[ck]anoni|代替ページ", "canonical"),
)


@dataclass(frozen=True, slots=True)
class CrawlColumns:
    """The columns of a crawl that say whether a sitemap should list a page."""

    answers: Sequence[int] = ()  # HTTP statuses
    indexing: Sequence[int] = ()
    types: Sequence[int] = ()  # of content
    issues: Sequence[int] = ()  # for which Search Console does not list it; none where others say more

    @classmethod
    def of(cls, table: Table) -> "CrawlColumns":
        """Return those of a table, by their headings."""
        headings = (_ANSWERS, _INDEXING, _TYPES, _ISSUES)
        answers, indexing, types, issues = (columns_named(table, known) for known in headings)
        return cls(answers, indexing, types, () if answers or indexing else issues)

    def status(self, row: Sequence[str]) -> str:
        """Return the HTTP status other than 200 that a page answered with; "" if none is known."""
        codes = (_CODE.match(row[column].strip()) for column in self.answers)
        return next((code[1] for code in codes if code and code[1] != _OK), "")

    def is_not_indexed(self, row: Sequence[str]) -> bool:
        """Tell whether a row says that its page is not to be indexed."""
        return any(heading_words(row[column]) in _NOT_INDEXED for column in self.indexing)

    def issue(self, row: Sequence[str]) -> tuple[str, str]:
        """Return the kind of issue for which a page need not be listed, and its name; "" if there is none."""
        for column in self.issues:
            words = unicodedata.normalize("NFKC", row[column]).casefold()
            kinds = (kind for pattern, kind in _KINDS_OF_ISSUES if re.search(pattern, words))
            if kind := next(kinds, ""):
                return kind, row[column].strip()
        return "", ""

    def is_no_page(self, row: Sequence[str]) -> bool:
        """Tell whether a row is about something else than a page, such as an image or a script."""
        return any(_NO_PAGE.match(row[column].strip().lower()) for column in self.types)


def columns_named(table: Table, known: Collection[str]) -> list[int]:
    """Return the columns that have one of some headings, which are as `heading_words` gives them."""
    headings = list(map(heading_words, table.headings)) if table.has_headings else []
    return [column for column, words in enumerate(headings) if words in known]


_MOST_PROPERTIES = 20  # rows of a table that says what another one is about


def issue_of(properties: Table) -> tuple[str, str] | None:
    """Return the issue that a table of properties names, behind its heading; None if it names none."""
    if len(properties.headings) != 2 or len(properties.rows) > _MOST_PROPERTIES:
        return None
    records = (properties.headings, *properties.rows)
    issues = (record for record in records if heading_words(record[0]) in _ISSUES and record[1].strip())
    return next(((heading.strip(), issue.strip()) for heading, issue in issues), None)


def with_issue(table: Table, others: Iterable[Table]) -> Table:
    """Return a table of pages with the issue of all of them as a column, if one of the others names it.

    Search Console exports the pages with one issue as a table of URLs, and says in another what it is.
    """
    is_of_pages = table.has_headings and "loc" in recognised_columns(table)
    found = next(filter(None, map(issue_of, others)), None) if is_of_pages else None
    if found is None or columns_named(table, _ISSUES):
        return table
    heading, issue = found
    return replace(
        table, headings=(*table.headings, heading), rows=tuple((*row, issue) for row in table.rows)
    )


def without_unlisted(table: Table) -> Table:
    """Return a table without the rows of pages that did not answer with 200 or are not to be indexed, and of
    what is no page, such as images and scripts.

    A page for which this is unknown stays.
    """
    crawl = CrawlColumns.of(table)
    if not (crawl.answers or crawl.indexing or crawl.types or crawl.issues):
        return table
    rows = (
        row
        for row in table.rows
        if not (
            crawl.status(row) or crawl.is_not_indexed(row) or crawl.is_no_page(row) or crawl.issue(row)[0]
        )
    )
    return replace(table, rows=tuple(rows))


# Returns the text in the form that a field's values have; None if it has that form already or is unclear.
Correction = Callable[[str, str], str | None]


def as_written(_field: str, _text: str) -> None:
    """Return None: for imports that keep every text as written, even one that no sitemap may contain."""


@dataclass(frozen=True, slots=True)
class TableEntries:
    """The entries in a table, in its order."""

    entries: tuple[Entry, ...] = ()
    corrected: int = 0  # values that were converted
    blank: int = 0  # rows with nothing in the columns used
    cells: tuple[Cells, ...] = ()  # of extensions, for each entry; () if the table has none
    left_out: tuple[str, ...] = ()  # headings of columns with values that were not used


def entries_of(
    table: Table,
    columns: Mapping[str, int],
    correct: Correction = as_written,
    cells: Mapping[int, CellName] = MappingProxyType({}),
) -> TableEntries:
    """Convert the rows of a table to entries; `columns` maps fields to columns, `cells` columns to values of
    extensions.

    A URL is taken as it is written: two URLs that look alike may be two pages. Where the column of URLs is
    that of a language, each version in a row becomes an entry.
    """
    known: dict[tuple[str, str], str | None] = {}
    entries: list[Entry] = []
    held: list[Cells] = []
    corrected = blank = 0
    versions = sorted(
        column for column, name in cells.items() if columns.get("loc") in cells and name.is_page
    )
    for row in table.rows:
        values = dict.fromkeys(FIELD_NAMES, "")
        for field, column in columns.items():
            text = row[column]
            if field != "loc" and text:
                if (field, text) not in known:
                    known[field, text] = correct(field, text)
                better = known[field, text]
                corrected += better is not None
                text = text if better is None else better
            values[field] = text
        own = {name: text for column, name in cells.items() if (text := row[column].strip(XML_SPACE))}
        if not own and not any(map(str.strip, values.values())):
            blank += 1
            continue
        urls = dict.fromkeys(text for column in versions if (text := row[column].strip()))
        for url in urls or (values["loc"],):
            entries.append(Entry(**{**values, "loc": url}))
            held.append(own)
    return TableEntries(
        tuple(entries),
        corrected,
        blank,
        tuple(held) if any(held) else (),
        unused_columns(table, {*columns.values(), *cells}),
    )
