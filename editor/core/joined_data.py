"""Data that tables bring along about URLs: columns beside those of the sitemap, never saved in it.

A value belongs to a URL in any equivalent spelling, and so to each entry that has it. Numbers are told
by the column: whether 1.234 is more than a thousand depends on how the others are written.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from functools import cached_property
from typing import NamedTuple

from editor.core.fields import SortKey
from editor.core.values.urls import equivalence_key, equivalence_keys
from editor.core.values.w3c_datetime import DAY, date_of

DATA = "data:"  # before the heading: the name of a column, and of its term in filters
DAYS_BETWEEN_CHANGES = "Days between changes"  # the heading of a column that earlier versions bring along
_NUMBER = r"[^\w.,+-]*([+-]?[0-9](?:[0-9.,' \xa0\u202f\u2019]*[0-9])?)[^\w.,]*"  # 12 %, € 4.50
_SPACES = str.maketrans(dict.fromkeys("' \xa0\u202f\u2019", ""))  # between groups of digits
_MOST_DIGITS = 30


def _says(decimal: str, other: str) -> re.Pattern[str]:
    """Return what fits numbers that say which of two signs stands before their decimals."""
    with_both = rf"[0-9]+(?:{other}[0-9]{{3}})+{decimal}[0-9]+"
    alone = rf"0{decimal}[0-9]+|[0-9]+{decimal}(?![0-9]{{3}}\Z)[0-9]+"
    groups = rf"[0-9]+(?:{other}[0-9]{{3}}){{2,}}"
    return re.compile(f"{with_both}|{alone}|{groups}")


def _bare_number(text: str) -> str:
    """Return a number as it is written without signs around it and spaces in it; "" if it is none."""
    found = re.fullmatch(_NUMBER, text.strip())
    return found[1].translate(_SPACES) if found else ""


def comparable_heading(heading: str) -> str:
    """Return a heading as it is compared: letter case and white space do not count."""
    return " ".join(heading.casefold().split())


class JoinedColumn:
    """A column of a table, by the URLs that its rows are about."""

    def __init__(self, heading: str, texts: Mapping[str, str]) -> None:
        """texts: by equivalence key; none is ""."""
        self.heading, self.texts = heading, texts

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, JoinedColumn):
            return NotImplemented
        return (self.heading, self.texts) == (other.heading, other.texts)

    __hash__ = None  # type: ignore[assignment]

    def text(self, loc: str) -> str:
        """Return the value for an entry with this URL; "" if there is none."""
        return self.texts.get(equivalence_key(loc), "")

    def texts_of(self, locs: Iterable[str]) -> list[str]:
        """Return the values for entries with these URLs."""
        return [self.texts.get(key, "") for key in equivalence_keys(locs)]

    @cached_property
    def _decimal(self) -> str:
        """The sign that stands before decimals, as most of the values that say so have it."""
        bare = [text.lstrip("+-") for text in map(_bare_number, self.texts.values())]
        forms = (_says(r"\.", ","), _says(",", r"\."))
        points, commas = (sum(map(bool, map(form.fullmatch, bare))) for form in forms)
        return "," if commas > points else "."

    def number(self, text: str) -> Decimal | None:
        """Return the number that a value of this column stands for; None if it is none."""
        whole, *decimals = _bare_number(text).split(self._decimal)
        whole = whole.replace("," if self._decimal == "." else ".", "")
        is_number = whole and len(decimals) < 2 and "".join(decimals).isdecimal() >= bool(decimals)
        return Decimal(".".join([whole, *decimals])) if is_number and len(whole) < _MOST_DIGITS else None

    @cached_property
    def is_of_numbers(self) -> bool:
        """True if all values are numbers."""
        return bool(self.texts) and all(self.number(text) is not None for text in set(self.texts.values()))

    def sort_key(self, text: str) -> SortKey:
        """Return the key that sorts numbers by their size; words come last."""
        number = self.number(text)
        return (1, 0.0, text.casefold()) if number is None else (0, float(number), "")


class JoinedData(NamedTuple):
    """The columns that were joined to a sitemap, in their order."""

    columns: tuple[JoinedColumn, ...] = ()

    def column(self, heading: str) -> JoinedColumn | None:
        """Return the column with a heading, in any letter case; None if there is none."""
        wanted = comparable_heading(heading)
        return next((each for each in self.columns if comparable_heading(each.heading) == wanted), None)

    def with_columns(self, columns: Iterable[JoinedColumn]) -> "JoinedData":
        """Return the data with further columns; one of the same heading is replaced."""
        kept = {comparable_heading(each.heading): each for each in self.columns}
        kept |= {comparable_heading(each.heading): each for each in columns}
        return JoinedData(tuple(kept.values()))


NO_DATA = JoinedData()


def column_of_changes(versions: Iterable[tuple[Sequence[str], Sequence[str]]]) -> JoinedColumn:
    """Return how many days lie between two changes of each URL, by all dates that versions of a sitemap had.

    versions: the URLs and the lastmods of each. A URL with one date alone has none.
    """
    days: dict[str, set[int]] = {}
    for locs, lastmods in versions:
        for key, lastmod in zip(equivalence_keys(locs), lastmods, strict=True):
            if lastmod and (date := date_of(lastmod)) is not None:
                days.setdefault(key, set()).add(date.instant().seconds // DAY)
    texts = {
        key: f"{(max(known) - min(known)) / (len(known) - 1):.1f}".removesuffix(".0")
        for key, known in days.items()
        if len(known) > 1
    }
    return JoinedColumn(DAYS_BETWEEN_CHANGES, texts)


def _commonest_site(keys: Sequence[str]) -> str:
    """Return scheme and host of most URLs; "" if there is none."""
    sites = Counter("/".join(key.split("/", 3)[:3]) for key in keys if "://" in key)
    return sites.most_common(1)[0][0] if sites else ""


class Join(NamedTuple):
    """What a table brings along for some URLs."""

    columns: tuple[JoinedColumn, ...]
    found: int  # URLs that the table knows
    unknown: tuple[int, ...] = ()  # rows of the table whose URL no entry has
    repeated: tuple[int, ...] = ()  # rows that say something else than one above of the same URL; not used


def joined(
    locs: Iterable[str],
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    url_column: int,
    columns: Iterable[int] | None = None,
) -> Join:
    """Match the rows of a table with the URLs of entries; columns: those that are taken, None for all others.

    Of several rows with the same URL the first one counts. A path alone belongs to the commonest site.
    """
    known = equivalence_keys(locs)
    wanted, home = set(known) - {""}, _commonest_site(known)
    taken = (
        [each for each in range(len(headings)) if each != url_column] if columns is None else list(columns)
    )
    first: dict[str, int] = {}
    unknown: list[int] = []
    repeated: list[int] = []
    urls = (row[url_column].strip() for row in rows)
    urls = (home + url if url.startswith("/") and not url.startswith("//") else url for url in urls)
    for number, key in enumerate(equivalence_keys(urls)):
        if key not in wanted:
            unknown.append(number)
        elif key in first:
            one, other = rows[first[key]], rows[number]
            if any(one[column] != other[column] for column in taken):
                repeated.append(number)
        else:
            first[key] = number
    found: dict[str, JoinedColumn] = {}
    for column in taken:
        texts = {key: text for key, number in first.items() if (text := rows[number][column].strip())}
        heading = " ".join(headings[column].split())
        if texts and heading and comparable_heading(heading) not in found:
            found[comparable_heading(heading)] = JoinedColumn(heading, texts)
    return Join(tuple(found.values()), len(first), tuple(unknown), tuple(repeated))
