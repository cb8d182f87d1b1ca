"""The operations on dates of last modification. Source: https://www.sitemaps.org/protocol.html#lastmoddef"""

from editor.core.operations import answered, dates, mirrored
from editor.core.operations.operation import Declaration, clear_values, plan_computing, set_value
from editor.core.operations.parameters import Parameter, ParameterType
from editor.core.text import QT_TRANSLATE_NOOP

_ZONE = Parameter(
    "zone",
    ParameterType.ZONE,
    "Z",
    QT_TRANSLATE_NOOP("operations", "Time zone"),
    QT_TRANSLATE_NOOP("operations", "Z for UTC, an offset such as +02:00, or a place such as Europe/Berlin."),
)
_FORM = Parameter(
    "form",
    ParameterType.CHOICE,
    "time",
    QT_TRANSLATE_NOOP("operations", "Write"),
    QT_TRANSLATE_NOOP("operations", "The date and time in UTC, or only the date."),
    choices=("time", "date"),
)
_MIRROR = (
    Parameter(
        "folder",
        ParameterType.FOLDER,
        "",
        QT_TRANSLATE_NOOP("operations", "Folder"),
        QT_TRANSLATE_NOOP("operations", "The folder that holds the site's files."),
        is_required=True,
    ),
    Parameter(
        "base",
        ParameterType.TEXT,
        "",
        QT_TRANSLATE_NOOP("operations", "Published at"),
        QT_TRANSLATE_NOOP(
            "operations", "The URL this folder is published at. Leave empty for the root of the site."
        ),
    ),
    _FORM,
)


def _span(name: str, title: str, text: str, default: int = 0) -> Parameter:
    return Parameter(name, ParameterType.WHOLE, default, title, text, low=-10_000_000, high=10_000_000)


_SETTING = (
    Declaration(
        "lastmod.set",
        "lastmod",
        QT_TRANSLATE_NOOP("operations", "Set date"),
        QT_TRANSLATE_NOOP("operations", "Sets every entry to the same last modified date."),
        (
            Parameter(
                "value",
                ParameterType.DATE,
                "",
                QT_TRANSLATE_NOOP("operations", "Date"),
                QT_TRANSLATE_NOOP("operations", "A date, or a date and time with a zone."),
                is_required=True,
            ),
        ),
        set_value,
    ),
    Declaration(
        "lastmod.today",
        "lastmod",
        QT_TRANSLATE_NOOP("operations", "Set date to today"),
        QT_TRANSLATE_NOOP(
            "operations", "Sets every entry to today's date. Use it only if the pages really changed today."
        ),
        (_ZONE,),
        dates.today,
    ),
    Declaration(
        "lastmod.now",
        "lastmod",
        QT_TRANSLATE_NOOP("operations", "Set date to now"),
        QT_TRANSLATE_NOOP(
            "operations",
            "Sets every entry to the current date and time. Use it only if the pages really "
            "changed just now.",
        ),
        (_ZONE,),
        dates.now,
    ),
    Declaration(
        "lastmod.from_files",
        "lastmod",
        QT_TRANSLATE_NOOP("operations", "Date from files"),
        QT_TRANSLATE_NOOP(
            "operations", "Uses the modification time of each URL's file in a local copy of the site."
        ),
        _MIRROR,
        plan_computing(mirrored.from_files, reads="loc"),
    ),
    Declaration(
        "lastmod.from_git",
        "lastmod",
        QT_TRANSLATE_NOOP("operations", "Date from git"),
        QT_TRANSLATE_NOOP(
            "operations", "Uses the time of the last commit to each URL's file in a local copy of the site."
        ),
        _MIRROR,
        plan_computing(mirrored.from_git, reads="loc"),
    ),
    Declaration(
        "lastmod.from_page",
        "lastmod",
        QT_TRANSLATE_NOOP("operations", "Date from page"),
        QT_TRANSLATE_NOOP(
            "operations", "Uses the Last-Modified header that each page sent when its URL was last checked."
        ),
        (_FORM,),
        plan_computing(answered.use_page_date, reads="loc"),
    ),
)

_CHANGING = (
    Declaration(
        "lastmod.shift",
        "lastmod",
        QT_TRANSLATE_NOOP("operations", "Shift date"),
        QT_TRANSLATE_NOOP(
            "operations", "Moves each date forward or back. Dates without a time move by whole days only."
        ),
        (
            _span(
                "days",
                QT_TRANSLATE_NOOP("operations", "Days"),
                QT_TRANSLATE_NOOP("operations", "Negative numbers move dates back."),
                default=1,
            ),
            _span(
                "hours",
                QT_TRANSLATE_NOOP("operations", "Hours"),
                QT_TRANSLATE_NOOP("operations", "Added to the days."),
            ),
            _span(
                "minutes",
                QT_TRANSLATE_NOOP("operations", "Minutes"),
                QT_TRANSLATE_NOOP("operations", "Added to the hours."),
            ),
        ),
        plan_computing(dates.shift),
    ),
    Declaration(
        "lastmod.add_zone",
        "lastmod",
        QT_TRANSLATE_NOOP("operations", "Add missing time zone"),
        QT_TRANSLATE_NOOP("operations", "Adds a time zone to times that have none."),
        (_ZONE,),
        plan_computing(dates.add_zone),
    ),
    Declaration(
        "lastmod.change_zone",
        "lastmod",
        QT_TRANSLATE_NOOP("operations", "Change time zone"),
        QT_TRANSLATE_NOOP(
            "operations", "Converts times to another time zone. Dates without a time stay as they are."
        ),
        (
            _ZONE,
            Parameter(
                "keep",
                ParameterType.CHOICE,
                "instant",
                QT_TRANSLATE_NOOP("operations", "Keep"),
                QT_TRANSLATE_NOOP(
                    "operations",
                    "Moment in time: the clock time is converted. Clock time: only the zone is replaced.",
                ),
                choices=("instant", "time"),
            ),
        ),
        plan_computing(dates.change_zone),
    ),
    Declaration(
        "lastmod.date_only",
        "lastmod",
        QT_TRANSLATE_NOOP("operations", "Date without time"),
        QT_TRANSLATE_NOOP("operations", "Removes the time and keeps the day as written."),
        (),
        plan_computing(dates.date_only),
    ),
    Declaration(
        "lastmod.full",
        "lastmod",
        QT_TRANSLATE_NOOP("operations", "Date with time"),
        QT_TRANSLATE_NOOP(
            "operations", "Adds midnight to dates without a time, and seconds to times without them."
        ),
        (_ZONE,),
        plan_computing(dates.full),
    ),
)

_CLEARING = (
    Declaration(
        "lastmod.clear_future",
        "lastmod",
        QT_TRANSLATE_NOOP("operations", "Clear future dates"),
        QT_TRANSLATE_NOOP("operations", "Removes dates in the future."),
        (
            Parameter(
                "hours",
                ParameterType.WHOLE,
                24,
                QT_TRANSLATE_NOOP("operations", "Hours ahead"),
                QT_TRANSLATE_NOOP("operations", "Keeps dates up to this many hours ahead."),
                low=0,
                high=87_600,
            ),
        ),
        plan_computing(dates.clear_future),
    ),
    Declaration(
        "lastmod.clear_alike",
        "lastmod",
        QT_TRANSLATE_NOOP("operations", "Clear identical dates"),
        QT_TRANSLATE_NOOP(
            "operations",
            "Removes a date that nearly all entries share. It only shows when the file was generated.",
        ),
        (
            Parameter(
                "percent",
                ParameterType.WHOLE,
                95,
                QT_TRANSLATE_NOOP("operations", "Share in percent"),
                QT_TRANSLATE_NOOP("operations", "How many of the dates must be the same."),
                low=51,
                high=100,
            ),
            Parameter(
                "at_least",
                ParameterType.WHOLE,
                20,
                QT_TRANSLATE_NOOP("operations", "Minimum dates"),
                QT_TRANSLATE_NOOP("operations", "With fewer dates than this, nothing is removed."),
                low=2,
                high=1_000_000,
            ),
        ),
        dates.clear_alike,
        weighs_rows=True,
    ),
    Declaration(
        "lastmod.clear",
        "lastmod",
        QT_TRANSLATE_NOOP("operations", "Clear date"),
        QT_TRANSLATE_NOOP("operations", "Removes every last modified date."),
        (),
        clear_values,
    ),
)

LASTMOD_OPERATIONS = (*_SETTING, *_CHANGING, *_CLEARING)
