"""The four values of an entry, declared once: columns, delegates, dialogs and the command line read this."""

from collections.abc import Callable
from decimal import Decimal, InvalidOperation
from enum import StrEnum
from typing import NamedTuple

from editor.core.text import N_

XML_SPACE = " \t\r\n"  # what XML calls white space; str.strip() would also take U+00A0

CHANGEFREQS = ("always", "hourly", "daily", "weekly", "monthly", "yearly", "never")


class Kind(StrEnum):
    """The kind of a document, by its root element or, without one, by its form."""

    URLSET = "urlset"
    SITEMAPINDEX = "sitemapindex"
    TEXT = "text"
    FEED = "feed"

    @property
    def is_sitemap(self) -> bool:
        """True if documents of this kind have the protocol's own elements: not for text lists and feeds."""
        return self in (Kind.URLSET, Kind.SITEMAPINDEX)

    @property
    def entry_name(self) -> str:
        """The local name of an entry's element."""
        return "sitemap" if self is Kind.SITEMAPINDEX else "url"


class CellKind(StrEnum):
    """The way in which a cell shows its text, and edits it if it is that of a field."""

    URL = "url"
    DATE = "date"
    CHOICE = "choice"
    NUMBER = "number"
    TEXT = "text"
    NAME = "name"  # of a file
    VERDICT = "verdict"  # one or several, or that there is nothing against a page
    STATUS = "status"  # of an answer
    TIME = "time"  # that is not edited
    DURATION = "duration"  # in milliseconds
    SIZE = "size"  # in bytes
    COUNT = "count"  # a number that is not edited, as it is written


SortKey = tuple[int, float, str]


class Field(NamedTuple):
    """A field of an entry: its name at sitemaps.org, and how it is shown and edited."""

    name: str
    title: str  # on screen, translated when shown
    cell: CellKind
    width: int  # preferred width of its column, in characters
    kinds: frozenset[Kind]  # the documents whose entries have it
    sort_key: Callable[[str], SortKey]  # of a value that is there; absent values sort last
    assumed: str = ""  # what a crawler assumes where it is absent; "" is nothing
    choices: tuple[str, ...] = ()


def by_text(value: str) -> SortKey:
    """Return the key that sorts values as text; sorting the values themselves gives the same order."""
    return (0, 0.0, value)


def _by_frequency(value: str) -> SortKey:
    value = value.strip(XML_SPACE)
    return (0, float(CHANGEFREQS.index(value)), "") if value in CHANGEFREQS else (1, 0.0, value)


def _by_number(value: str) -> SortKey:
    try:
        number = Decimal(value.strip(XML_SPACE))
    except InvalidOperation:
        return (1, 0.0, value)
    return (0, float(number), "") if number.is_finite() else (1, 0.0, value)


_ALL = frozenset(Kind)
_DATED = frozenset({Kind.URLSET, Kind.SITEMAPINDEX, Kind.FEED})
_URLSET = frozenset({Kind.URLSET})

FIELDS = (
    Field("loc", N_("URL"), CellKind.URL, 60, _ALL, by_text),
    Field("lastmod", N_("Last modified"), CellKind.DATE, 27, _DATED, by_text),
    Field("changefreq", N_("Frequency"), CellKind.CHOICE, 11, _URLSET, _by_frequency, choices=CHANGEFREQS),
    Field("priority", N_("Priority"), CellKind.NUMBER, 11, _URLSET, _by_number, assumed="0.5"),
)
FIELD_NAMES = tuple(field.name for field in FIELDS)
FIELD_BY_NAME = {field.name: field for field in FIELDS}


def fields_of(kind: Kind) -> tuple[Field, ...]:
    """Return the fields that entries of a document of this kind have, in the protocol's order."""
    return tuple(field for field in FIELDS if kind in field.kinds)
