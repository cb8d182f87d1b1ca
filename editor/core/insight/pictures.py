"""The pictures that there are, declared once: the panel, the report and the tests go through these."""

from collections.abc import Callable
from dataclasses import dataclass

from editor.core.insight import content, dates, history, urls, values
from editor.core.insight.chart import Chart
from editor.core.insight.source import InsightSource
from editor.core.text import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture: its name and title, how it is made, and the columns that it depends on."""

    name: str
    title: str  # to be translated
    make: Callable[[InsightSource], Chart]
    reads: frozenset[str]  # fields, "extensions", "answers", "changes"
    is_reported: bool = True  # part of reports, which know no other state of the file


@dataclass(frozen=True, slots=True)
class Page:
    """Some pictures of one subject, shown together."""

    name: str
    title: str  # to be translated
    pictures: tuple[Picture, ...] = ()


_DATES = frozenset({"lastmod"})
_URLS = frozenset({"loc"})
_LINKS = frozenset({"loc", "extensions"})
_ANSWERS = frozenset({"loc", "answers"})
_CHANGES = frozenset({"loc", "lastmod", "changefreq", "priority", "changes"})

PAGES = (
    Page(
        "lastmod",
        QT_TRANSLATE_NOOP("insight", "Last modified"),
        (
            Picture("lastmod-month", dates.MONTHS, dates.by_month, _DATES),
            Picture("lastmod-day", dates.DAYS, dates.by_day, _DATES),
            Picture("lastmod-year", dates.YEARS, dates.by_year, _DATES),
            Picture("lastmod-weekday", dates.WEEKDAYS_TITLE, dates.by_weekday, _DATES),
            Picture("precision", dates.PRECISIONS, dates.by_precision, _DATES),
            Picture("zone", dates.ZONES, dates.by_zone, _DATES),
        ),
    ),
    Page("freshness", QT_TRANSLATE_NOOP("insight", "Freshness by folder")),
    Page(
        "values",
        QT_TRANSLATE_NOOP("insight", "Frequency and priority"),
        (
            Picture("changefreq", values.FREQUENCY, values.by_frequency, frozenset({"changefreq"})),
            Picture("priority", values.PRIORITY, values.by_priority, frozenset({"priority"})),
        ),
    ),
    Page(
        "urls",
        QT_TRANSLATE_NOOP("insight", "URLs"),
        (
            Picture("length", urls.LENGTH, urls.by_length, _URLS),
            Picture("depth", urls.DEPTH, urls.by_depth, _URLS),
            Picture("ext", urls.FILE_TYPES, urls.by_file_type, _URLS),
            Picture("param", urls.PARAMETERS, urls.by_parameter, _URLS),
            Picture("host", urls.HOSTS, urls.by_host, _URLS),
            Picture("scheme", urls.SCHEMES, urls.by_scheme, _URLS),
        ),
    ),
    Page(
        "content",
        QT_TRANSLATE_NOOP("insight", "Images, videos, news, languages"),
        (
            Picture("coverage", content.COVERAGE, content.by_coverage, _LINKS),
            Picture("language", content.LANGUAGES, content.by_language, _LINKS),
            Picture("missing-pair", content.MISSING_PAIRS, content.by_missing_pair, _LINKS),
        ),
    ),
    Page(
        "changes",
        QT_TRANSLATE_NOOP("insight", "Changes"),
        (
            Picture("since-saved", history.SINCE_SAVED, history.since_saved, _CHANGES, is_reported=False),
            Picture("since-opened", history.SINCE_OPENED, history.since_opened, _CHANGES, is_reported=False),
        ),
    ),
    Page(
        "answers",
        QT_TRANSLATE_NOOP("insight", "Answers of the pages"),
        (
            Picture("verdict", history.VERDICTS, history.by_verdict, _ANSWERS),
            Picture("response", history.TIMES, history.by_response_time, _ANSWERS),
        ),
    ),
)
PICTURES = tuple(picture for page in PAGES for picture in page.pictures)
