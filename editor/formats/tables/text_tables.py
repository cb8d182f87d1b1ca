"""Reads and writes tables as text: CSV in the dialects of spreadsheets and crawlers, and JSON Lines.

JSON Lines have an object in each line, with the headings as its keys. Source: https://jsonlines.org
A log of a server in the combined format is read as a table, too: how often and when each URL was asked for.
Sources: https://httpd.apache.org/docs/2.4/logs.html#combined,
https://nginx.org/en/docs/http/ngx_http_log_module.html (which has the same form, named `combined`)
"""

import codecs
import csv
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from io import StringIO
from itertools import chain, islice

from editor.core.fields import CHANGEFREQS
from editor.core.table_import import (
    SURE,
    Table,
    inert,
    is_absolute_url,
    sureness_of_urls,
    table_of,
    without_title,
)
from editor.core.text import N_, SentenceError
from editor.formats.reading.encoding import bare_encoding

DELIMITERS = (",", ";", "\t", "|")
MAX_CELL = 1_000_000  # characters; one stray quotation mark would make a cell of the rest of the file
GUESSED = ("cp1252", "latin-1")  # mere guesses: many other encodings are possible
_NO_DELIMITER = "\x1f"  # in no table; cells may still be quoted
_LOOKED_AT = 50  # records, to tell the delimiter

# No program that makes tables writes UTF-32.
_MARKS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
# Cells with any delimiter are quoted, as a spreadsheet may be set to use another one.
_PLAIN = re.compile(r'(?:[0-9A-Za-z][^",;\t|\r\n]*+(?<!\s))?')  # as nearly all cells are
_QUOTED = re.compile(r'[",;\t|\r\n]|^\s|\s$')
_SPACED = re.compile('"[,;|] +"')  # as some people write it
_IN_URLS = ",;"  # the delimiters that stand in URLs, too
_NUMBER_OR_DATE = re.compile(r"[-+0-9.,:/%TZ]*")


class TableError(SentenceError):
    """The error for a file that contains no table."""


@dataclass(frozen=True, slots=True)
class ReadTable:
    """A table, with the encoding and the delimiter it was read with."""

    table: Table
    encoding: str
    delimiter: str  # "" where there is only one column


def read_csv(
    data: bytes, encoding: str = "", delimiter: str | None = None, *, has_headings: bool | None = None
) -> ReadTable:
    """Read a table of separated values; encoding and delimiter are detected unless given.

    Raises TableError if the bytes are not in the encoding, or if there are none.
    """
    text, encoding = decoded_table(data, encoding)
    table, delimiter = _table_in(text, delimiter, has_headings=has_headings)
    return ReadTable(table, encoding, delimiter)


def decoded_table(data: bytes, encoding: str = "") -> tuple[str, str]:
    """Return the text of a table, and its encoding, which is detected unless given; raises TableError."""
    encoding = encoding or table_encoding(data)
    try:
        return data.decode(encoding), encoding
    except (UnicodeDecodeError, LookupError) as error:
        raise TableError(N_("The file is not encoded in {detail}."), encoding) from error


def begins_like_table(data: bytes) -> bool:
    """Return True if a text begins as a table of URLs with headings; a mere list of URLs has none.

    `data` is whole lines, if line ends are single bytes.
    """
    try:
        table, _ = _table_in(data.decode(table_encoding(data), errors="ignore"))
    except TableError:
        return False
    return table.has_headings and len(table.headings) > 1 and sureness_of_urls(table) == SURE


def _table_in(
    text: str, delimiter: str | None = None, *, has_headings: bool | None = None
) -> tuple[Table, str]:
    """Return the table in a text, and the delimiter of its cells; raises TableError."""
    text, announced = _without_announcement(text.removeprefix("\ufeff"))
    if delimiter is None:
        delimiter = announced or delimiter_of(text)
    records = _records(text, delimiter)
    if not records:
        raise TableError(N_("The file is empty."))
    return table_of(records, has_headings=has_headings), delimiter


def write_csv(
    records: Iterable[Sequence[str]], delimiter: str = ",", *, bom: bool = False, is_sparing: bool = False
) -> bytes:
    """Write records, the first one of headings, as CSV in UTF-8; Excel only recognises that with `bom`.

    Where one cell must be quoted, all are: in a spreadsheet that expects another delimiter, quotation marks
    may count at the beginning of a line alone, and the rest would be taken apart, perhaps into formulas.
    is_sparing: only what must be quoted is, as for cells that are pasted.
    Sources: https://www.rfc-editor.org/rfc/rfc4180, https://owasp.org/www-community/attacks/CSV_Injection
    """
    rows = [[text if _PLAIN.fullmatch(text) else inert(text) for text in record] for record in records]
    written = _as_needed
    if not is_sparing and any(map(_must_be_quoted, chain.from_iterable(rows))):
        written = _quoted
    text = "".join(delimiter.join(map(written, row)) + "\r\n" for row in rows)
    return text.encode("utf-8-sig" if bom else "utf-8", errors="replace")  # names of files may be no text


def _must_be_quoted(text: str) -> bool:
    return not _PLAIN.fullmatch(text) and _QUOTED.search(text) is not None


def _as_needed(text: str) -> str:
    return _quoted(text) if _must_be_quoted(text) else text


def _quoted(text: str) -> str:
    return '"' + text.replace('"', '""') + '"'


def table_encoding(data: bytes) -> str:
    """Detect the encoding by a byte order mark; else it is UTF-8 if valid, or that of old spreadsheets.

    Databases write UTF-16 without a mark, which is detected, too.
    """
    for mark, name in _MARKS:
        if data.startswith(mark):
            return name
    if bare := bare_encoding(data):
        return bare
    for name in ("utf-8", *GUESSED):
        try:
            data.decode(name)
        except UnicodeDecodeError:
            continue
        return name
    return GUESSED[-1]  # takes any byte


def _without_announcement(text: str) -> tuple[str, str]:
    """Return a text without a first line `sep=;`, as written by Excel, and the delimiter it names."""
    first, _, rest = text.partition("\n")
    name, is_there, delimiter = first.strip("\r").partition("=")
    if is_there and name.lower() == "sep" and delimiter in DELIMITERS:
        return rest, delimiter
    return text, ""


def delimiter_of(text: str) -> str:
    """Return the delimiter with which most records have as many cells as the first one.

    If there are several, it is the one that leaves no other delimiter in the URLs. Returns "" if no delimiter
    gives more than one cell, as in a mere list of URLs. A title may precede the records.
    """
    scores = {}
    for delimiter in DELIMITERS:
        try:
            records = _beginning(text, delimiter)
        except csv.Error:
            continue
        widths = [len(record) for record in without_title(records)]
        width, count = Counter(widths).most_common(1)[0] if widths else (1, 0)
        if width > 1 and widths[0] == width and not _is_list(text, delimiter, records):
            scores[delimiter] = (count / len(widths), _whole_urls(records), width)
    return max(scores, key=lambda delimiter: scores[delimiter]) if scores else ""


def _beginning(text: str, delimiter: str) -> list[list[str]]:
    return [record for record in islice(_reader(text, delimiter), _LOOKED_AT) if record]


def _whole_urls(records: Sequence[Sequence[str]]) -> int:
    """Return the number of cells with URLs that seem to end where the cell does."""
    urls = (cell for record in records for cell in record if is_absolute_url(cell))
    return sum(_QUOTED.search(url) is None for url in urls)


def _is_list(text: str, delimiter: str, records: Sequence[Sequence[str]]) -> bool:
    """Return True for URLs that contain the delimiter: what follows it is nothing a table would have."""
    if delimiter not in _IN_URLS or '"' in text:
        return False
    rests = (cell for record in records for cell in record[1:])
    return all(is_absolute_url(record[0]) for record in records) and not any(map(_is_value, rests))


def _is_value(cell: str) -> bool:
    is_known = _NUMBER_OR_DATE.fullmatch(cell) or is_absolute_url(cell) or cell.lower() in CHANGEFREQS
    return bool(is_known) or any(map(str.isspace, cell))


def _records(text: str, delimiter: str) -> list[list[str]]:
    try:
        is_spaced = _SPACED.search(text.partition("\n")[0]) is not None
        records = _reader(text, delimiter or _NO_DELIMITER, skips_spaces=is_spaced)
        return [record for record in records if any(map(str.strip, record))]
    except csv.Error as error:
        sentence = N_("The table cannot be read: {detail}.")
        raise TableError(sentence, str(error)) from error


def _reader(text: str, delimiter: str, *, skips_spaces: bool = False) -> Iterator[list[str]]:
    """Return a CSV reader; `skips_spaces`: cells may be quoted after spaces, which are skipped."""
    csv.field_size_limit(MAX_CELL)
    return csv.reader(StringIO(text, newline=""), delimiter=delimiter, skipinitialspace=skips_spaces)


_NAMES = (".jsonl", ".jsonl.gz")
_BEGINNING = 1_000  # bytes before the first object
_NO_OBJECT = N_("Line {detail} is not a JSON object.")


def write_json_lines(records: Iterable[Sequence[str]]) -> bytes:
    """Write records, the first one of headings, as an object each; what is empty is null, as jq expects."""
    rows = iter(records)
    headings = next(rows)
    objects = ({key: text or None for key, text in zip(headings, row, strict=True)} for row in rows)
    lines = (json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in objects)
    text = "".join(f"{line}\n" for line in lines)
    return text.encode("utf-8", errors="replace")  # names of files may be no text


def are_json_lines(data: bytes, name: str = "") -> bool:
    """Tell whether data begins with an object, after a byte order mark and white space, or has nothing in it
    and the name of such a file.
    """
    beginning = data[:_BEGINNING].removeprefix(codecs.BOM_UTF8).lstrip()
    is_empty = not beginning and len(data) < _BEGINNING
    return beginning.startswith(b"{") or (is_empty and name.lower().endswith(_NAMES))


def read_json_lines(data: bytes, encoding: str = "") -> ReadTable:
    """Read a table whose columns are the keys of all objects, in the order in which they come.

    Numbers stay as they are written, and an object or list in a value is its JSON. Without any object it is a
    table of URLs that has no rows. Raises TableError.
    """
    text, encoding = decoded_table(data, encoding)
    objects = [
        _object_in(line, number)
        for number, line in enumerate(text.split("\n"), 1)
        if line.strip("\ufeff \t\r")
    ]
    headings = tuple(dict.fromkeys(key for each in objects for key in each)) or ("loc",)
    rows = tuple(tuple(each.get(key, "") for key in headings) for each in objects)
    return ReadTable(Table(headings, rows), encoding, "")


def _object_in(line: str, number: int) -> dict[str, str]:
    try:
        found = json.loads(line.strip("\ufeff \t\r"), parse_float=str, parse_int=str, parse_constant=str)
    except (ValueError, RecursionError) as error:
        raise TableError(_NO_OBJECT, str(number)) from error
    if not isinstance(found, dict):
        raise TableError(_NO_OBJECT, str(number))
    return {key: _text_of(value) for key, value in found.items()}


def _text_of(value: object) -> str:
    if isinstance(value, str):
        return value
    return "" if value is None else json.dumps(value, ensure_ascii=False)


_LINE = re.compile(
    rb"\S+ \S+ [^\[\n]*\[(?P<time>[^\]\n]{20,40})\] "
    rb'"(?:GET|HEAD) (?P<target>\S+)(?: [^"\n]*)?" (?P<status>[0-9]{3}) \S+'
    rb'(?: "(?:[^"\\\n]|\\.)*" "(?P<agent>(?:[^"\\\n]|\\.)*)")?[^\n]*'
)
_ANY_LINE = re.compile(rb'\S+ \S+ [^\[\n]*\[[^\]\n]{20,40}\] "[^"\n]*" [0-9]{3} [^\n]*')
_LINES_OF_LOG = 5  # that are looked at
_BOTS = {"Googlebot": b"googlebot", "Bingbot": b"bingbot"}
_TIME = re.compile(r"([0-9]{2})/([A-Z][a-z]{2})/([0-9]{4}):([0-9:]{8}) ([+-][0-9]{2})([0-9]{2})")
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


@dataclass(slots=True)
class _Asked:
    """What a log says of a path."""

    count: int = 0
    bots: "Counter[str]" = field(default_factory=Counter)
    last: bytes = b""
    last_of_bot: bytes = b""
    status: str = ""


def is_access_log(data: bytes) -> bool:
    """Tell whether the first lines are those of a log in the combined or the common format."""
    lines = data[:20_000].split(b"\n")[:_LINES_OF_LOG]
    whole = [line for line in lines if line.strip()]
    return bool(whole) and all(_ANY_LINE.fullmatch(line.rstrip(b"\r")) for line in whole)


def table_of_log(data: bytes) -> Table:
    """Return what a log says of each URL, which is a path where the log does not name the site.

    A request for another path than that of a page, such as an image, is a row, too: only URLs of the sitemap
    are taken of it. Times are given as they stand, in the form of lastmod.
    """
    asked: dict[bytes, _Asked] = {}
    for line in _LINE.finditer(data):
        one = asked.setdefault(line["target"], _Asked())
        one.count += 1
        one.last, one.status = line["time"], line["status"].decode()
        agent = (line["agent"] or b"").lower()
        for name, sign in _BOTS.items():
            if sign in agent:
                one.bots[name] += 1
                one.last_of_bot = line["time"] if name == "Googlebot" else one.last_of_bot
    times = ("Last request", "Last by Googlebot", "Last status")
    headings = ("URL", "Requests", *(f"{name} requests" for name in _BOTS), *times)
    rows = (
        (
            target.decode("utf-8", errors="replace"),
            str(one.count),
            *(str(one.bots[name]) for name in _BOTS),
            _time(one.last),
            _time(one.last_of_bot),
            one.status,
        )
        for target, one in asked.items()
    )
    return Table(headings, tuple(rows))


def _time(text: bytes) -> str:
    """Return a time in the form of lastmod; as it stands where it has another form than usual."""
    written = text.decode("ascii", errors="replace")
    found = _TIME.fullmatch(written)
    if found is None or found[2] not in _MONTHS:
        return written
    day, month, year, clock, hours, minutes = found.groups()
    return f"{year}-{_MONTHS.index(month) + 1:02}-{day}T{clock}{hours}:{minutes}"
