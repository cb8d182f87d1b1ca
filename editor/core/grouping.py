"""Groups entries by the section of the site, the language or the year of their date.

Groups come in the order of their first entry, and the entries of a group keep theirs.
"""

import re
from collections.abc import Iterator
from enum import StrEnum
from unicodedata import combining, normalize
from urllib.parse import unquote

from editor.core.document.entries import Entries
from editor.core.document.rows import Rows, as_rows
from editor.core.values.w3c_datetime import date_of

MAX_LABEL = 60  # characters

_START = r"\s*[A-Za-z][A-Za-z0-9+.-]*://[^/?#]*/+"
_SECTION = re.compile(_START + r"([^/?#]+)/")
# A language as in hreflang: two letters, perhaps with a script and a country or world region (es-419).
_LANGUAGE = re.compile(
    _START + r"([A-Za-z]{2}(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?)(?=[/?#]|\s*\Z)"
)
_NOT_SAFE = re.compile(r"[^a-z0-9_.]+")
_NO_LETTER = re.compile(r"[\x00-\x2d/:-^`{-\x7f]+")  # of ASCII all but a to z, digits, "_" and "."


class Grouping(StrEnum):
    """The property by which entries are grouped."""

    COUNT = "count"  # all are in one group
    SECTION = "section"  # the first folder of the path: /blog/ of /blog/2026/a
    LANGUAGE = "language"  # the first name in the path where it looks like en, pt-BR or zh_hant
    YEAR = "year"  # the year of lastmod, as written


# The labels of entries that belong to no group.
_REST = {Grouping.SECTION: "root", Grouping.LANGUAGE: "other", Grouping.YEAR: "undated"}
_NAMELESS = "other"  # for a key without a usable name, such as a blank


def groups_of(entries: Entries, grouping: Grouping) -> dict[str, Rows]:
    """Return the rows of each group by its label, fit for a file name; "" for one group of all rows."""
    if grouping is Grouping.COUNT or not len(entries):
        return {"": range(len(entries))}
    groups: dict[str, list[int]] = {}
    for row, key in enumerate(_keys(entries, grouping)):
        groups.setdefault(key, []).append(row)
    labels: set[str] = set()
    found: dict[str, Rows] = {}
    for key, rows in groups.items():
        label = _free((label_of(key) or _NAMELESS) if key else _REST[grouping], labels)
        labels.add(label)
        found[label] = as_rows(rows)
    return found


def language_in(url: str) -> str:
    """Return the language code at the start of a URL's path, as written; "" if there is none."""
    found = _LANGUAGE.match(url)
    return found[1] if found else ""


def label_of(text: str) -> str:
    """Reduce a text to lower-case ASCII letters, digits, `-`, `_` and `.`; "" if nothing is left.

    Accents are dropped, and other alphabets are written as in host names: `xn--` and Punycode.
    """
    text = unquote(text).casefold()
    letters = normalize("NFKD", text)
    bare = "".join(letter for letter in letters if not combining(letter))
    label = _NOT_SAFE.sub("-", bare)
    if not bare.isascii() and (not label.strip("-.") or any(map(_is_foreign, bare))):
        words = _NO_LETTER.sub("-", normalize("NFC", text)[:MAX_LABEL]).strip("-.")
        label = "xn--" + words.encode("punycode", "replace").decode("ascii")
    return label[:MAX_LABEL].strip("-.")


def _is_foreign(letter: str) -> bool:
    return letter.isalnum() and not letter.isascii()


def _keys(entries: Entries, grouping: Grouping) -> Iterator[str]:
    """Yield the key of each entry's group; "" for entries that belong to none."""
    if grouping is Grouping.YEAR:
        years = {text: _year(text) for text in set(entries.column("lastmod"))}
        return map(years.__getitem__, entries.column("lastmod"))
    pattern = _SECTION if grouping is Grouping.SECTION else _LANGUAGE
    matches = map(pattern.match, entries.column("loc"))
    told = str.lower if grouping is Grouping.LANGUAGE else unquote  # %C3%A4 is ä in another spelling
    return (told(match[1]) if match else "" for match in matches)


def _year(text: str) -> str:
    value = date_of(text)
    return f"{value.year:04}" if value else ""


def _free(label: str, taken: set[str]) -> str:
    """Return a label, with a number appended if another group has it already."""
    number, free = 1, label
    while free in taken:
        number += 1
        free = f"{label}-{number}"
    return free
