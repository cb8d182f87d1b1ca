"""The terms of the filter language, declared once: the parser, the completion and the help read this."""

from dataclasses import dataclass
from enum import Enum, auto

from editor.core.extensions.extension_declarations import EXTENSIONS
from editor.core.site.page_answers import UrlVerdict
from editor.core.text import QT_TRANSLATE_NOOP


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


@dataclass(frozen=True, slots=True)
class Word:
    """One of the fixed words that a term takes."""

    name: str
    help: str  # to be translated


@dataclass(frozen=True, slots=True)
class Term:
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
    Word("error", QT_TRANSLATE_NOOP("filter", "Breaks the protocol")),
    Word("warning", QT_TRANSLATE_NOOP("filter", "Has something a major search engine rejects")),
    Word("advice", QT_TRANSLATE_NOOP("filter", "Has something harmless that could be better")),
    Word(
        "duplicate",
        QT_TRANSLATE_NOOP("filter", "Has the same URL as an earlier row, even if written differently"),
    ),
    Word("changed", QT_TRANSLATE_NOOP("filter", "Edited or added since the file was opened or saved")),
    Word("new", QT_TRANSLATE_NOOP("filter", "Added since the file was opened or saved")),
    Word("edited", QT_TRANSLATE_NOOP("filter", "Edited or added since the file was opened, saved or not")),
    Word("absent", QT_TRANSLATE_NOOP("filter", "Is missing an optional value")),
    Word("redirected", QT_TRANSLATE_NOOP("filter", "Redirects to another URL, when last checked")),
    Word("noindex", QT_TRANSLATE_NOOP("filter", "Asks not to be indexed, when last checked")),
    Word("blocked", QT_TRANSLATE_NOOP("filter", "Must not be fetched, by a robots.txt")),
)
_VERDICTS = (
    Word(UrlVerdict.OK, QT_TRANSLATE_NOOP("filter", "Is a page to be listed")),
    Word(UrlVerdict.REDIRECTED, QT_TRANSLATE_NOOP("filter", "Redirects to another URL")),
    Word(UrlVerdict.CANONICALISED, QT_TRANSLATE_NOOP("filter", "Names another URL as canonical")),
    Word(UrlVerdict.NOINDEX, QT_TRANSLATE_NOOP("filter", "Asks not to be indexed")),
    Word(UrlVerdict.UNVERIFIED, QT_TRANSLATE_NOOP("filter", "Wants a log-in, or keeps programs out")),
    Word(UrlVerdict.BLOCKED, QT_TRANSLATE_NOOP("filter", "Must not be fetched, by the site's robots.txt")),
    Word(UrlVerdict.SOFT_404, QT_TRANSLATE_NOOP("filter", "Shows what the site shows for any wrong URL")),
    Word(UrlVerdict.CLIENT_ERROR, QT_TRANSLATE_NOOP("filter", "Refused the request")),
    Word(UrlVerdict.GONE, QT_TRANSLATE_NOOP("filter", "Does not exist (404 or 410)")),
    Word(UrlVerdict.SERVER_ERROR, QT_TRANSLATE_NOOP("filter", "Answered with an error of the server")),
    Word(UrlVerdict.UNREACHABLE, QT_TRANSLATE_NOOP("filter", "Could not be reached")),
)
_HAS = (
    Word("lastmod", QT_TRANSLATE_NOOP("filter", "Has a last modified date")),
    Word("changefreq", QT_TRANSLATE_NOOP("filter", "Has a frequency")),
    Word("priority", QT_TRANSLATE_NOOP("filter", "Has a priority")),
    Word("loc", QT_TRANSLATE_NOOP("filter", "Has a URL")),
    *(Word(extension.name, extension.has) for extension in EXTENSIONS),
    Word("extension", QT_TRANSLATE_NOOP("filter", "Has any element that is not part of the basic protocol")),
)
_WEEKDAYS = (
    Word("monday", QT_TRANSLATE_NOOP("filter", "Last modified on a Monday")),
    Word("tuesday", QT_TRANSLATE_NOOP("filter", "Last modified on a Tuesday")),
    Word("wednesday", QT_TRANSLATE_NOOP("filter", "Last modified on a Wednesday")),
    Word("thursday", QT_TRANSLATE_NOOP("filter", "Last modified on a Thursday")),
    Word("friday", QT_TRANSLATE_NOOP("filter", "Last modified on a Friday")),
    Word("saturday", QT_TRANSLATE_NOOP("filter", "Last modified on a Saturday")),
    Word("sunday", QT_TRANSLATE_NOOP("filter", "Last modified on a Sunday")),
)
_PRECISIONS = (
    Word("year", QT_TRANSLATE_NOOP("filter", "Last modified names a year alone")),
    Word("month", QT_TRANSLATE_NOOP("filter", "Last modified names a year and a month")),
    Word("day", QT_TRANSLATE_NOOP("filter", "Last modified names a day, without a time")),
    Word("minute", QT_TRANSLATE_NOOP("filter", "Last modified has a time in hours and minutes")),
    Word("second", QT_TRANSLATE_NOOP("filter", "Last modified has a time with seconds")),
    Word("fraction", QT_TRANSLATE_NOOP("filter", "Last modified has a time with fractions of a second")),
    Word("none", QT_TRANSLATE_NOOP("filter", "Last modified is no date")),
)

TERMS = (
    Term(
        ANY,
        Takes.TEXT,
        QT_TRANSLATE_NOOP(
            "filter", "Text in any field, image, video, news article or language link, like a word on its own"
        ),
        "any:/^https.*2024/",
        takes_expressions=True,
    ),
    Term(
        "loc",
        Takes.TEXT,
        QT_TRANSLATE_NOOP("filter", "Text in the URL; * matches anything, /…/ is a regular expression"),
        "loc:*.pdf",
        field="loc",
        takes_expressions=True,
        meant_by=("url", "address"),
    ),
    Term(
        "lastmod",
        Takes.DATE,
        QT_TRANSLATE_NOOP(
            "filter", "Last modified before, in or after a year, month, day or time; or text in the date"
        ),
        "lastmod>=2024-01",
        field="lastmod",
        takes_expressions=True,
        meant_by=("modified", "date"),
    ),
    Term(
        "changefreq",
        Takes.TEXT,
        QT_TRANSLATE_NOOP("filter", "Text in the frequency"),
        "changefreq:daily",
        field="changefreq",
        takes_expressions=True,
        meant_by=("frequency", "freq"),
    ),
    Term(
        "priority",
        Takes.NUMBER,
        QT_TRANSLATE_NOOP("filter", "Priority below, equal to or above a number; or text in the priority"),
        "priority:0.3..0.6",
        field="priority",
        takes_expressions=True,
    ),
    Term(
        "age",
        Takes.AGE,
        QT_TRANSLATE_NOOP("filter", "Time since last modified, in days, weeks, months or years"),
        "age>400d",
    ),
    Term(
        "weekday",
        Takes.WORD,
        QT_TRANSLATE_NOOP("filter", "Day of the week of the last modified date, as written"),
        "weekday:sunday",
        words=_WEEKDAYS,
    ),
    Term(
        "precision",
        Takes.WORD,
        QT_TRANSLATE_NOOP("filter", "Smallest unit that the last modified date names"),
        "precision:second",
        words=_PRECISIONS,
    ),
    Term(
        "zone",
        Takes.TEXT,
        QT_TRANSLATE_NOOP("filter", "Time zone of the last modified date, as written"),
        "zone:Z",
        fit=Fit.WHOLE,
    ),
    Term(
        "scheme",
        Takes.TEXT,
        QT_TRANSLATE_NOOP("filter", "Scheme of the URL"),
        "scheme:http",
        fit=Fit.WHOLE,
    ),
    Term("length", Takes.COUNT, QT_TRANSLATE_NOOP("filter", "Number of characters of the URL"), "length>100"),
    Term(
        "path",
        Takes.TEXT,
        QT_TRANSLATE_NOOP(
            "filter", "Start of the URL's path, such as /blog/, or a regular expression such as /[0-9]+$/"
        ),
        "path:/blog/",
        fit=Fit.START,
    ),
    Term("depth", Takes.COUNT, QT_TRANSLATE_NOOP("filter", "Number of levels in the URL's path"), "depth>3"),
    Term(
        "host",
        Takes.TEXT,
        QT_TRANSLATE_NOOP("filter", "Text in the URL's host; use = for the whole host"),
        "host:example.com",
        takes_expressions=True,
    ),
    Term(
        "param",
        Takes.TEXT,
        QT_TRANSLATE_NOOP("filter", "Name of a URL parameter, or name=value"),
        "param:utm_*",
        fit=Fit.WHOLE,
        takes_expressions=True,
    ),
    Term(
        "ext",
        Takes.TEXT,
        QT_TRANSLATE_NOOP("filter", "File extension in the URL"),
        "ext:pdf",
        fit=Fit.WHOLE,
        takes_expressions=True,
    ),
    Term("is", Takes.WORD, QT_TRANSLATE_NOOP("filter", "Status of the row"), "is:error", words=_IS),
    Term("has", Takes.WORD, QT_TRANSLATE_NOOP("filter", "What the entry contains"), "has:image", words=_HAS),
    *(Term(extension.name, Takes.COUNT, extension.number_of, extension.example) for extension in EXTENSIONS),
    Term(
        "language",
        Takes.TEXT,
        QT_TRANSLATE_NOOP("filter", "Language that the entry itself gives its page, by a link to it"),
        "language:de",
        fit=Fit.WHOLE,
    ),
    Term(
        "version",
        Takes.TEXT,
        QT_TRANSLATE_NOOP("filter", "Language of a version that the entry links to"),
        "version:fr",
        fit=Fit.WHOLE,
    ),
    Term(
        "sitemap",
        Takes.TEXT,
        QT_TRANSLATE_NOOP("filter", "Text in the name of the row's file; use = for the whole name"),
        "sitemap:news",
        takes_expressions=True,
    ),
    Term(
        "status",
        Takes.COUNT,
        QT_TRANSLATE_NOOP("filter", "Status that the page answered with, when last checked"),
        "status>=400",
    ),
    Term(
        "verdict",
        Takes.WORD,
        QT_TRANSLATE_NOOP("filter", "What the answer of the page means for its entry"),
        "verdict:gone",
        words=_VERDICTS,
    ),
    Term(
        "final",
        Takes.TEXT,
        QT_TRANSLATE_NOOP("filter", "Text in the URL where the page was found in the end"),
        "final:*/login",
        takes_expressions=True,
    ),
    Term(
        "response",
        Takes.COUNT,
        QT_TRANSLATE_NOOP("filter", "Milliseconds that the page took to answer, when last checked"),
        "response>1000",
    ),
    Term("rule", Takes.RULE, QT_TRANSLATE_NOOP("filter", "Rule that the row breaks"), "rule:loc-*"),
)
TERM_BY_NAME = {term.name: term for term in TERMS}
MEANT_BY = {word: term.name for term in TERMS for word in (term.name, *term.meant_by)}
