"""The operations on change frequencies. Source: https://www.sitemaps.org/protocol.html#changefreqdef"""

from editor.core.fields import CHANGEFREQS
from editor.core.operations.operation import Declaration, Request, clear_values, plan_computing, set_value
from editor.core.operations.outcome import Rewrite
from editor.core.operations.parameters import Parameter, ParameterType
from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.values import w3c_datetime
from editor.core.values.w3c_datetime import Instant


def _by_age(request: Request, daily: int, weekly: int, monthly: int, older: str) -> Rewrite:
    """Return a function that makes a frequency from a lastmod, by the days between it and now."""
    now = Instant.of(request.surroundings.now).seconds
    thresholds = (("daily", daily), ("weekly", weekly), ("monthly", monthly))

    def rewrite(lastmod: str) -> str | None:
        moment = w3c_datetime.date_of(lastmod)
        if moment is None:
            return None
        age = now - moment.instant().seconds
        if age < -w3c_datetime.DAY:  # a date in the future is wrong
            return None
        return next((word for word, days in thresholds if age < days * w3c_datetime.DAY), older)

    return rewrite


def _days(name: str, default: int, title: str, text: str) -> Parameter:
    return Parameter(name, ParameterType.WHOLE, default, title, text, low=0, high=36_500)


CHANGEFREQ_OPERATIONS = (
    Declaration(
        "changefreq.set",
        "changefreq",
        QT_TRANSLATE_NOOP("operations", "Set frequency"),
        QT_TRANSLATE_NOOP("operations", "Sets every entry to the same frequency."),
        (
            Parameter(
                "value",
                ParameterType.CHOICE,
                "weekly",
                QT_TRANSLATE_NOOP("operations", "Frequency"),
                QT_TRANSLATE_NOOP("operations", "One of the protocol's seven values."),
                choices=CHANGEFREQS,
            ),
        ),
        set_value,
    ),
    Declaration(
        "changefreq.by_age",
        "changefreq",
        QT_TRANSLATE_NOOP("operations", "Frequency from age"),
        QT_TRANSLATE_NOOP(
            "operations",
            "Sets the frequency by the number of days since the last change. Entries with an "
            "invalid, future or missing date stay as they are.",
        ),
        (
            _days(
                "daily",
                2,
                QT_TRANSLATE_NOOP("operations", "Daily below"),
                QT_TRANSLATE_NOOP(
                    "operations", "For entries changed fewer than this many days ago. 0 skips it."
                ),
            ),
            _days(
                "weekly",
                14,
                QT_TRANSLATE_NOOP("operations", "Weekly below"),
                QT_TRANSLATE_NOOP(
                    "operations", "For entries changed fewer than this many days ago. 0 skips it."
                ),
            ),
            _days(
                "monthly",
                180,
                QT_TRANSLATE_NOOP("operations", "Monthly below"),
                QT_TRANSLATE_NOOP(
                    "operations", "For entries changed fewer than this many days ago. 0 skips it."
                ),
            ),
            Parameter(
                "older",
                ParameterType.CHOICE,
                "yearly",
                QT_TRANSLATE_NOOP("operations", "Older"),
                QT_TRANSLATE_NOOP("operations", "For all older entries."),
                choices=("monthly", "yearly", "never"),
            ),
        ),
        plan_computing(_by_age, reads="lastmod"),
    ),
    Declaration(
        "changefreq.clear",
        "changefreq",
        QT_TRANSLATE_NOOP("operations", "Clear frequency"),
        QT_TRANSLATE_NOOP("operations", "Removes every frequency."),
        (),
        clear_values,
    ),
)
