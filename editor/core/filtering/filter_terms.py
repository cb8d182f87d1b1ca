"""The terms of the filter language, declared once: the parser, the completion and the help read this."""

from enum import Enum, auto
from typing import NamedTuple

from editor.core.extensions.extension_declarations import EXTENSIONS
from editor.core.joined_data import DATA
from editor.core.site.page_answers import VERDICTS
from editor.core.text import N_


class Takes(Enum):
    """The type of the value that follows a term's name."""

    TEXT = auto()
    NUMBER = auto()
    COUNT = auto()  # a whole number from 0
    DATE = auto()
    AGE = auto()  # a time span, such as 400d
    WORD = auto()  # one of a few fixed words
    RULE = auto()  # the id of a rule


class Fit(Enum):
    """The position of a pattern in a matching text: anywhere, at the start, or the whole of it."""

    ANYWHERE = auto()
    START = auto()
    WHOLE = auto()


class Word(NamedTuple):
    """One of the fixed words that a term takes."""

    name: str
    help: str  # to be translated


class Term(NamedTuple):
    """A term of the filter language: its name, the type of its value, and its explanation."""

    name: str
    takes: Takes
    help: str  # to be translated
    example: str
    field: str = ""  # the field that it tests; "" if it tests something derived
    fit: Fit = Fit.ANYWHERE  # of a text after a colon
    takes_expressions: bool = False  # otherwise text between slashes may be a path
    words: tuple[Word, ...] = ()
    meant_by: tuple[str, ...] = ()  # other names that people may try, which only lead to a proposal

    @property
    def operators(self) -> tuple[str, ...]:
        """The operators that may follow the term's name."""
        return _OPERATORS[self.takes]

    @property
    def is_compared(self) -> bool:
        """True if the term's values have an order."""
        return "<" in self.operators


_OPERATORS = {
    Takes.TEXT: (":", "="),
    Takes.NUMBER: (":", "=", "<", "<=", ">", ">="),
    Takes.COUNT: (":", "=", "<", "<=", ">", ">="),
    Takes.DATE: (":", "=", "<", "<=", ">", ">="),
    Takes.AGE: (":", "<", "<=", ">", ">="),
    Takes.WORD: (":",),
    Takes.RULE: (":",),
}

ANY = "any"  # the term of a word that is written on its own

_IS = (
    Word("error", N_("Breaks the protocol")),
    Word("warning", N_("Has something a major search engine rejects")),
    Word("advice", N_("Has something harmless that could be better")),
    Word("duplicate", N_("Has the same URL as an earlier row, even if written differently")),
    Word("changed", N_("Edited or added since the file was opened or saved")),
    Word("new", N_("Added since the file was opened or saved")),
    Word("edited", N_("Edited or added since the file was opened, saved or not")),
    Word("absent", N_("Is missing an optional value")),
    Word("checked", N_("Was asked for on the live site")),
    Word("redirected", N_("Redirects to another URL, when last checked")),
    Word("noindex", N_("Asks not to be indexed, when last checked")),
    Word("indexable", N_("Has a URL that search engines may index, when last checked")),
    Word("blocked", N_("Must not be fetched, by a robots.txt")),
    Word("not-found", N_("Is not among the pages that there are, when last compared")),
    Word("unlinked", N_("Has no page that links to it, when last compared")),
)
_VERDICTS = tuple(Word(verdict.value, words.sentence) for verdict, words in VERDICTS.items())
_HAS = (
    Word("lastmod", N_("Has a last modified date")),
    Word("changefreq", N_("Has a frequency")),
    Word("priority", N_("Has a priority")),
    Word("loc", N_("Has a URL")),
    *(Word(extension.name, extension.has) for extension in EXTENSIONS),
    Word("extension", N_("Has any element that is not part of the basic protocol")),
)
_WEEKDAYS = (
    Word("monday", N_("Last modified on a Monday")),
    Word("tuesday", N_("Last modified on a Tuesday")),
    Word("wednesday", N_("Last modified on a Wednesday")),
    Word("thursday", N_("Last modified on a Thursday")),
    Word("friday", N_("Last modified on a Friday")),
    Word("saturday", N_("Last modified on a Saturday")),
    Word("sunday", N_("Last modified on a Sunday")),
)
_PRECISIONS = (
    Word("year", N_("Last modified names a year alone")),
    Word("month", N_("Last modified names a year and a month")),
    Word("day", N_("Last modified names a day, without a time")),
    Word("minute", N_("Last modified has a time in hours and minutes")),
    Word("second", N_("Last modified has a time with seconds")),
    Word("fraction", N_("Last modified has a time with fractions of a second")),
    Word("none", N_("Last modified is no date")),
)

TERMS = (
    Term(
        ANY,
        Takes.TEXT,
        N_("Text in any field, image, video, news article or language link, like a word on its own"),
        "any:/^https.*2024/",
        takes_expressions=True,
    ),
    Term(
        "loc",
        Takes.TEXT,
        N_("Text in the URL; * matches anything, /…/ is a regular expression"),
        "loc:*.pdf",
        field="loc",
        takes_expressions=True,
        meant_by=("url", "address"),
    ),
    Term(
        "lastmod",
        Takes.DATE,
        N_("Last modified before, in or after a year, month, day or time; or text in the date"),
        "lastmod>=2024-01",
        field="lastmod",
        takes_expressions=True,
        meant_by=("modified", "date"),
    ),
    Term(
        "changefreq",
        Takes.TEXT,
        N_("Text in the frequency"),
        "changefreq:daily",
        field="changefreq",
        takes_expressions=True,
        meant_by=("frequency", "freq"),
    ),
    Term(
        "priority",
        Takes.NUMBER,
        N_("Priority below, equal to or above a number; or text in the priority"),
        "priority:0.3..0.6",
        field="priority",
        takes_expressions=True,
    ),
    Term("age", Takes.AGE, N_("Time since last modified, in days, weeks, months or years"), "age>400d"),
    Term(
        "weekday",
        Takes.WORD,
        N_("Day of the week of the last modified date, as written"),
        "weekday:sunday",
        words=_WEEKDAYS,
    ),
    Term(
        "precision",
        Takes.WORD,
        N_("Smallest unit that the last modified date names"),
        "precision:second",
        words=_PRECISIONS,
    ),
    Term("zone", Takes.TEXT, N_("Time zone of the last modified date, as written"), "zone:Z", fit=Fit.WHOLE),
    Term("scheme", Takes.TEXT, N_("Scheme of the URL"), "scheme:http", fit=Fit.WHOLE),
    Term("length", Takes.COUNT, N_("Number of characters of the URL"), "length>100"),
    Term(
        "path",
        Takes.TEXT,
        N_("Start of the URL's path, such as /blog/, or a regular expression such as /[0-9]+$/"),
        "path:/blog/",
        fit=Fit.START,
    ),
    Term("depth", Takes.COUNT, N_("Number of levels in the URL's path"), "depth>3"),
    Term(
        "host",
        Takes.TEXT,
        N_("Text in the URL's host; use = for the whole host"),
        "host:example.com",
        takes_expressions=True,
    ),
    Term(
        "param",
        Takes.TEXT,
        N_("Name of a URL parameter, or name=value"),
        "param:utm_*",
        fit=Fit.WHOLE,
        takes_expressions=True,
    ),
    Term(
        "ext", Takes.TEXT, N_("File extension in the URL"), "ext:pdf", fit=Fit.WHOLE, takes_expressions=True
    ),
    Term("is", Takes.WORD, N_("Status of the row"), "is:error", words=_IS),
    Term("has", Takes.WORD, N_("What the entry contains"), "has:image", words=_HAS),
    *(Term(extension.name, Takes.COUNT, extension.number_of, extension.example) for extension in EXTENSIONS),
    Term(
        "language",
        Takes.TEXT,
        N_("Language that the entry itself gives its page, by a link to it"),
        "language:de",
        fit=Fit.WHOLE,
    ),
    Term(
        "version",
        Takes.TEXT,
        N_("Language of a version that the entry links to"),
        "version:fr",
        fit=Fit.WHOLE,
    ),
    Term(
        "sitemap",
        Takes.TEXT,
        N_("Text in the name of the row's file; use = for the whole name"),
        "sitemap:news",
        takes_expressions=True,
    ),
    Term(
        "verdict",
        Takes.WORD,
        N_("What the answer of the page means for its entry"),
        "verdict:gone",
        words=_VERDICTS,
    ),
    Term(
        "status",
        Takes.COUNT,
        N_("Status that the URL itself answered with, such as that of a redirect, when last checked"),
        "status>=400",
    ),
    Term(
        "final-status", Takes.COUNT, N_("Status of the page that was found in the end"), "final-status>=400"
    ),
    Term("final", Takes.TEXT, N_("Text in the final URL"), "final:*/login", takes_expressions=True),
    Term("redirects", Takes.COUNT, N_("Number of redirects on the way to the page"), "redirects>1"),
    Term(
        "indexable",
        Takes.TEXT,
        N_("Whether the URL may be indexed: yes, or the verdicts for which not"),
        "indexable:noindex",
    ),
    Term(
        "canonical",
        Takes.TEXT,
        N_("Text in the other URL that the page names as canonical"),
        "canonical:/blog/",
        takes_expressions=True,
    ),
    Term("type", Takes.TEXT, N_("Text in the type of the page"), "type:html"),
    Term(
        "page-modified",
        Takes.DATE,
        N_("When the page last changed, by its own account"),
        "page-modified<2024",
    ),
    Term(
        "response",
        Takes.COUNT,
        N_("Milliseconds that the page took to answer, when last checked"),
        "response>1000",
        meant_by=("time", "ms"),
    ),
    Term("size", Takes.COUNT, N_("Size of the page in bytes"), "size>500000"),
    Term(
        "inlinks",
        Takes.COUNT,
        N_("Number of pages that link to the URL, when last compared"),
        "inlinks>3",
        meant_by=("links",),
    ),
    Term("rule", Takes.RULE, N_("Rule that the row breaks"), "rule:loc-*"),
)


# What stands for all data columns, each of which is a term of its own.
DATA_TERM = Term(
    "data",
    Takes.NUMBER,
    N_("Value of a column that a table brought along; put headings with spaces in quotes"),
    "data:clicks>100",
    takes_expressions=True,
)
ALL_TERMS = (*TERMS, DATA_TERM)  # as they are explained


def term_of(name: str) -> Term | None:
    """Return a term by its name, which may be that of a data column; None if there is none."""
    if name.startswith(DATA):
        return DATA_TERM._replace(name=name, field=name)
    return TERM_BY_NAME.get(name)


TERM_BY_NAME = {term.name: term for term in TERMS}
MEANT_BY = {word: term.name for term in TERMS for word in (term.name, *term.meant_by)}
