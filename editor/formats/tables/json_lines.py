"""Reads and writes tables as JSON Lines: an object in each line, with the headings as its keys.

Source: https://jsonlines.org
"""

import codecs
import json
from collections.abc import Iterable, Sequence

from editor.core.table_import import Table
from editor.core.text import N_
from editor.formats.tables.csv_tables import ReadTable, TableError, decoded_table

_NAMES = (".jsonl", ".jsonl.gz")
_LOOKED_AT = 1_000  # bytes before the first object
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
    beginning = data[:_LOOKED_AT].removeprefix(codecs.BOM_UTF8).lstrip()
    is_empty = not beginning and len(data) < _LOOKED_AT
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
