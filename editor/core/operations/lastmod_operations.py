"""The operations on dates of last modification, and the functions that rewrite dates for them.

No date is ever invented: an entry whose page was not asked for, or gave no reliable answer, is left
alone, and only the operations "today" and "now" write the current time. Dates may also come from a
folder that mirrors the site: from its files, or from its history in Git. New values are `YYYY-MM-DD`
or `YYYY-MM-DDThh:mm:ss` with a zone, valid by W3C and by the protocol's schema; a fraction of a second
stays. Sources: https://www.w3.org/TR/NOTE-datetime, https://www.sitemaps.org/protocol.html#lastmoddef
"""

from collections import Counter
from collections.abc import Callable
from datetime import datetime
from urllib.parse import unquote

from editor.core.fields import XML_SPACE
from editor.core.operations.operation import (
    Declaration,
    Outcome,
    Request,
    Rewrite,
    SiteFolder,
    clear_values,
    plan_computing,
    rewritten_rows,
    set_value,
    values_in,
)
from editor.core.operations.operation_parameters import (
    ArgumentError,
    Parameter,
    ParameterType,
    Zone,
    known_zone,
    shift_moment,
    with_instant,
    with_wall_time,
)
from editor.core.site import page_answers
from editor.core.text import N_
from editor.core.values.urls import comparable_path, split, split_site
from editor.core.values.w3c_datetime import DAY, Instant, Precision, W3CDatetime, date_of, of_moment

_HOUR = 3600


def today(request: Request, zone: str) -> Outcome:
    """Return the outcome of setting every date to the current day in a time zone."""
    return _set_now(request, zone, Precision.DAY)


def now(request: Request, zone: str) -> Outcome:
    """Return the outcome of setting every date to the current date and time in a time zone."""
    return _set_now(request, zone, Precision.SECOND)


def _set_now(request: Request, zone: str, precision: Precision) -> Outcome:
    moment = _zone(zone).in_zone(request.surroundings.now)
    if moment is None:
        return Outcome(left_alone=len(request.rows))
    return set_value(request, str(moment.at(precision)))


def shift(_request: Request, days: int, hours: int, minutes: int) -> Rewrite:
    """Return a function that moves a date by a span of time; one without a time by whole days only."""
    seconds = days * DAY + hours * _HOUR + minutes * 60

    def rewrite(value: str) -> str | None:
        moment = _day_or_time(value)
        if moment is None or not seconds:
            return value if moment else None
        return _text(shift_moment(moment, seconds))

    return rewrite


def add_zone(_request: Request, zone: str) -> Rewrite:
    """Return a function that adds a time zone to times without one; the time of day stays."""
    there = _zone(zone)

    def rewrite(value: str) -> str | None:
        moment = date_of(value, zone_optional=True)
        if moment is None or moment.precision < Precision.MINUTE or moment.zone:
            return value if moment else None
        return _text(with_wall_time(moment, there))

    return rewrite


def change_zone(_request: Request, zone: str, keep: str) -> Rewrite:
    """Return a function that converts times to another zone; `keep`: the instant or the clock time."""
    there = _zone(zone)

    def rewrite(value: str) -> str | None:
        moment = date_of(value)
        if moment is None or moment.precision < Precision.MINUTE:
            return None
        moved = (with_instant if keep == "instant" else with_wall_time)(moment, there)
        # A time without seconds gets them if it changes, but not if it stays as it is.
        return value if moved and moved.zone == moment.zone else _text(moved)

    return rewrite


def date_only(_request: Request) -> Rewrite:
    """Return a function that removes the time of day."""

    def rewrite(value: str) -> str | None:
        moment = date_of(value, zone_optional=True)
        if moment is None or moment.precision < Precision.DAY:
            return None
        return value if moment.precision is Precision.DAY else str(moment.at(Precision.DAY))

    return rewrite


def full(_request: Request, zone: str) -> Rewrite:
    """Return a function that adds seconds to a time, and midnight in a zone to a date without a time."""
    there = _zone(zone)

    def rewrite(value: str) -> str | None:
        moment = _day_or_time(value)
        if moment is None or moment.precision >= Precision.SECOND:
            return value if moment else None
        if moment.precision is Precision.MINUTE:
            return str(moment.at(Precision.SECOND))
        return _text(with_wall_time(moment._replace(hour=0, minute=0, second=0), there))

    return rewrite


def clear_future(request: Request, hours: int) -> Rewrite:
    """Return a function that clears dates more than `hours` ahead of now."""
    latest = Instant.of(request.surroundings.now).later(hours * _HOUR)

    def rewrite(value: str) -> str | None:
        moment = date_of(value)
        if moment is None:
            return None
        return "" if moment.instant() > latest else value

    return rewrite


def clear_alike(request: Request, percent: int, at_least: int) -> Outcome:
    """Return the outcome of clearing a date that nearly all entries share, as it dates the file only."""
    column = request.entries.column("lastmod")
    counts = Counter(value.strip(XML_SPACE) for value in values_in(column, request.rows) if value)
    [(common, count)] = counts.most_common(1) or [("", 0)]
    total = counts.total()
    is_generated = total >= at_least and count * 100 >= total * percent

    def rewrite(value: str) -> str | None:
        return "" if is_generated and value.strip(XML_SPACE) == common else value

    return rewritten_rows(request.entries, request.rows, "lastmod", "lastmod", rewrite)


def _day_or_time(value: str) -> W3CDatetime | None:
    """Parse a date that names at least a day; None for a mere year or month."""
    moment = date_of(value)
    return moment if moment is not None and moment.precision >= Precision.DAY else None


def _zone(name: str) -> Zone:
    zone = known_zone(name)
    assert zone is not None  # the parameter was validated before
    return zone


def _text(moment: W3CDatetime | None) -> str | None:
    return None if moment is None else str(moment)


_ZONE = Parameter(
    "zone",
    ParameterType.ZONE,
    "Z",
    N_("Time zone"),
    N_("Z for UTC, an offset such as +02:00, or a place such as Europe/Berlin."),
)
_FORM = Parameter(
    "form",
    ParameterType.CHOICE,
    "time",
    N_("Write"),
    N_("The date and time in UTC, or only the date."),
    choices=("time", "date"),
)
_MIRROR = (
    Parameter(
        "folder",
        ParameterType.FOLDER,
        "",
        N_("Folder"),
        N_("The folder that holds the site's files."),
        is_required=True,
    ),
    Parameter(
        "base",
        ParameterType.TEXT,
        "",
        N_("Published at"),
        N_("The URL this folder is published at. Leave empty for the root of the site."),
    ),
    _FORM,
)


def _span(name: str, title: str, text: str, default: int = 0) -> Parameter:
    return Parameter(name, ParameterType.WHOLE, default, title, text, low=-10_000_000, high=10_000_000)


def use_page_date(request: Request, form: str) -> Rewrite:
    """Return a function that dates a URL by the Last-Modified header of its page, unless that is to come."""
    answer_of = request.known_answers()
    precision = Precision.DAY if form == "date" else Precision.SECOND

    def rewrite(loc: str) -> str | None:
        answer = answer_of(loc)
        moment = page_answers.last_modified(answer) if answer else None
        if moment is None or moment > request.surroundings.now:
            return None
        return str(of_moment(moment, precision))

    return rewrite


def from_files(request: Request, folder: str, base: str, form: str) -> Rewrite:
    """Return a function that dates a URL by the modification time of its file."""
    return _dated(_opened(request, folder).file_time, base, form)


def from_git(request: Request, folder: str, base: str, form: str) -> Rewrite:
    """Return a function that dates a URL by the last commit of its file."""
    return _dated(_opened(request, folder).commit_time, base, form)


def _opened(request: Request, folder: str) -> SiteFolder:
    if request.surroundings.open_folder is None:
        raise ArgumentError(N_("Folders cannot be read here."), parameter="folder")
    return request.surroundings.open_folder(folder)


def _dated(changed: Callable[[str], datetime | None], base: str, form: str) -> Rewrite:
    precision = Precision.DAY if form == "date" else Precision.SECOND

    def rewrite(loc: str) -> str | None:
        path = path_in_folder(loc, base)
        moment = None if path is None else changed(path)
        return None if moment is None else str(of_moment(moment, precision))

    return rewrite


def path_in_folder(loc: str, base: str) -> str | None:
    """Return the path of a URL's page in a folder that is published at `base`; "" is the folder itself.

    `base` is a URL up to a slash, or "" for the root of any host. Returns None if the URL lies elsewhere or
    names no file: a URL with a query is answered by a program.
    """
    parts = split(loc)
    if parts is None or parts.query or split_site(loc) is None:
        return None
    path, directory = comparable_path(parts.path), "/"
    if base:
        root = split(base)
        if root is None or split_site(base) != split_site(loc):
            return None
        directory = comparable_path(root.path)
        directory = directory[: directory.rindex("/") + 1]
    if not path.startswith(directory):
        return None
    try:
        return unquote(path[len(directory) :], errors="strict")
    except UnicodeDecodeError:
        return None


_SETTING = (
    Declaration(
        "lastmod.set",
        "lastmod",
        N_("Set date"),
        N_("Gives all of the rows the same last modified date."),
        (
            Parameter(
                "value",
                ParameterType.DATE,
                "",
                N_("Date"),
                N_("A date, or a date and time with a zone."),
                is_required=True,
            ),
        ),
        set_value,
    ),
    Declaration(
        "lastmod.today",
        "lastmod",
        N_("Set date to today"),
        N_("Gives all of the rows today's date. Use it only if the pages really changed today."),
        (_ZONE,),
        today,
    ),
    Declaration(
        "lastmod.now",
        "lastmod",
        N_("Set date to now"),
        N_("Gives all of the rows this date and time. Use it only if the pages really changed just now."),
        (_ZONE,),
        now,
    ),
    Declaration(
        "lastmod.from_files",
        "lastmod",
        N_("Date from files"),
        N_("Uses the modification time of each URL's file in a local copy of the site."),
        _MIRROR,
        plan_computing(from_files, reads="loc"),
    ),
    Declaration(
        "lastmod.from_git",
        "lastmod",
        N_("Date from git"),
        N_(
            "Uses the time of the last commit to each URL's file in a local copy of the site. Files that "
            "were changed since are left alone."
        ),
        _MIRROR,
        plan_computing(from_git, reads="loc"),
    ),
    Declaration(
        "lastmod.from_page",
        "lastmod",
        N_("Date from page"),
        N_("Uses the Last-Modified header that each page sent when its URL was last checked."),
        (_FORM,),
        plan_computing(use_page_date, reads="loc"),
    ),
)

_CHANGING = (
    Declaration(
        "lastmod.shift",
        "lastmod",
        N_("Shift date"),
        N_("Moves each date forward or back. Dates without a time move by whole days only."),
        (
            _span("days", N_("Days"), N_("Negative numbers move dates back."), default=1),
            _span("hours", N_("Hours"), N_("Added to the days.")),
            _span("minutes", N_("Minutes"), N_("Added to the hours.")),
        ),
        plan_computing(shift),
    ),
    Declaration(
        "lastmod.add_zone",
        "lastmod",
        N_("Add missing time zone"),
        N_("Adds a time zone to times that have none."),
        (_ZONE,),
        plan_computing(add_zone),
    ),
    Declaration(
        "lastmod.change_zone",
        "lastmod",
        N_("Change time zone"),
        N_("Converts times to another time zone. Dates without a time stay as they are."),
        (
            _ZONE,
            Parameter(
                "keep",
                ParameterType.CHOICE,
                "instant",
                N_("Keep"),
                N_("Moment in time: the clock time is converted. Clock time: only the zone is replaced."),
                choices=("instant", "time"),
            ),
        ),
        plan_computing(change_zone),
    ),
    Declaration(
        "lastmod.date_only",
        "lastmod",
        N_("Date without time"),
        N_("Removes the time and keeps the day as written."),
        (),
        plan_computing(date_only),
    ),
    Declaration(
        "lastmod.full",
        "lastmod",
        N_("Date with time"),
        N_("Adds midnight to dates without a time, and seconds to times without them."),
        (_ZONE,),
        plan_computing(full),
    ),
)

_CLEARING = (
    Declaration(
        "lastmod.clear_future",
        "lastmod",
        N_("Clear future dates"),
        N_("Removes dates in the future."),
        (
            Parameter(
                "hours",
                ParameterType.WHOLE,
                24,
                N_("Hours ahead"),
                N_("Keeps dates up to this many hours ahead."),
                low=0,
                high=87_600,
            ),
        ),
        plan_computing(clear_future),
    ),
    Declaration(
        "lastmod.clear_alike",
        "lastmod",
        N_("Clear identical dates"),
        N_("Removes a date that nearly all entries share. It only shows when the file was generated."),
        (
            Parameter(
                "percent",
                ParameterType.WHOLE,
                95,
                N_("Share in percent"),
                N_("How many of the dates must be the same."),
                low=51,
                high=100,
            ),
            Parameter(
                "at_least",
                ParameterType.WHOLE,
                20,
                N_("Minimum dates"),
                N_("With fewer dates than this, nothing is removed."),
                low=2,
                high=1_000_000,
            ),
        ),
        clear_alike,
        weighs_rows=True,
    ),
    Declaration(
        "lastmod.clear",
        "lastmod",
        N_("Clear date"),
        N_("Removes every last modified date."),
        (),
        clear_values,
    ),
)

LASTMOD_OPERATIONS = (*_SETTING, *_CHANGING, *_CLEARING)
