"""The pictures that there are, declared once: the panel, the report and the tests go through these."""

from collections.abc import Callable
from dataclasses import dataclass

from editor.core.fields import FIELD_NAMES
from editor.core.insight import date_charts, value_charts
from editor.core.insight.chart_source import InsightSource, MakeSource
from editor.core.insight.charts import Chart, as_sample
from editor.core.text import N_


@dataclass(frozen=True, slots=True)
class InsightPicture:
    """A picture: its name and title, how it is made, and what it needs of a source."""

    name: str
    title: str  # to be translated
    make: Callable[[InsightSource], Chart]
    reads: frozenset[str]  # fields, "extensions", "answers", "changes"
    is_reported: bool = True  # part of reports, which know no other state of the file
    empty: str = N_("Nothing to show.")  # said without bars; to be translated

    @property
    def needs_all_rows(self) -> bool:
        """True if a sample of the rows tells nothing."""
        return not self.reads.issubset(FIELD_NAMES)

    def drawn(self, make_source: MakeSource) -> Chart:
        """Return the chart of a source, which may be a sample."""
        source = make_source()
        chart = self.make(source)
        return as_sample(chart, source.sample_of) if source.sample_of else chart


@dataclass(frozen=True, slots=True)
class InsightPage:
    """Some pictures of one subject, shown together."""

    name: str
    title: str  # to be translated
    pictures: tuple[InsightPicture, ...] = ()


_DATES = frozenset({"lastmod"})
_URLS = frozenset({"loc"})
_LINKS = frozenset({"loc", "extensions"})
_ANSWERS = frozenset({"loc", "answers"})
_CHANGES = frozenset({"loc", "changes"})

_UNDATED = N_("No entry has a date.")
_UNCHANGED = N_("Nothing was changed.")
_UNCHECKED = N_("No URL was checked yet.")

PAGES = (
    InsightPage(
        "lastmod",
        N_("Last modified"),
        (
            InsightPicture("lastmod-month", date_charts.MONTHS, date_charts.by_month, _DATES),
            InsightPicture("lastmod-day", date_charts.DAYS, date_charts.by_day, _DATES, empty=_UNDATED),
            InsightPicture("lastmod-year", date_charts.YEARS, date_charts.by_year, _DATES, empty=_UNDATED),
        ),
    ),
    InsightPage("freshness", N_("Freshness by folder")),
    InsightPage(
        "values",
        N_("Frequency and priority"),
        (
            InsightPicture(
                "changefreq", value_charts.FREQUENCY, value_charts.by_frequency, frozenset({"changefreq"})
            ),
            InsightPicture(
                "priority", value_charts.PRIORITY, value_charts.by_priority, frozenset({"priority"})
            ),
        ),
    ),
    InsightPage(
        "urls",
        N_("URLs"),
        (
            InsightPicture("length", value_charts.LENGTH, value_charts.by_length, _URLS),
            InsightPicture("depth", value_charts.DEPTH, value_charts.by_depth, _URLS),
            InsightPicture("ext", value_charts.FILE_TYPES, value_charts.by_file_type, _URLS),
            InsightPicture("param", value_charts.PARAMETERS, value_charts.by_parameter, _URLS),
            InsightPicture("host", value_charts.HOSTS, value_charts.by_host, _URLS),
            InsightPicture("scheme", value_charts.SCHEMES, value_charts.by_scheme, _URLS),
        ),
    ),
    InsightPage(
        "content",
        N_("Images, videos, news, languages"),
        (
            InsightPicture("coverage", value_charts.COVERAGE, value_charts.by_coverage, _LINKS),
            InsightPicture("language", value_charts.LANGUAGES, value_charts.by_language, _LINKS),
            InsightPicture("missing-pair", value_charts.MISSING_PAIRS, value_charts.by_missing_pair, _LINKS),
        ),
    ),
    InsightPage(
        "changes",
        N_("Changes"),
        (
            InsightPicture(
                "since-saved",
                value_charts.SINCE_SAVED,
                value_charts.since_saved,
                _CHANGES,
                is_reported=False,
                empty=_UNCHANGED,
            ),
            InsightPicture(
                "since-opened",
                value_charts.SINCE_OPENED,
                value_charts.since_opened,
                _CHANGES,
                is_reported=False,
                empty=_UNCHANGED,
            ),
            InsightPicture(
                "compared",
                value_charts.COMPARED,
                value_charts.by_comparison,
                _CHANGES,
                is_reported=False,
                empty=N_("Not compared yet."),
            ),
        ),
    ),
    InsightPage(
        "answers",
        N_("Answers of the pages"),
        (
            InsightPicture(
                "verdict", value_charts.ANSWERS, value_charts.by_verdict, _ANSWERS, empty=_UNCHECKED
            ),
            InsightPicture(
                "response", value_charts.TIMES, value_charts.by_response_time, _ANSWERS, empty=_UNCHECKED
            ),
        ),
    ),
)
PICTURES = tuple(picture for page in PAGES for picture in page.pictures)
