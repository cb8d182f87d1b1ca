"""Dates for display: as they are written, or in the format of the user's locale."""

import re

from PySide6.QtCore import QDate, QLocale, QTime

from editor.core.fields import XML_SPACE
from editor.core.values.w3c_datetime import Precision, W3CDatetime, parse_date
from editor.models.words.explanations import shorten_value

_MOST_KNOWN = 10_000
WRITTEN, DAY, LONG = "written", "day", "long"  # forms of dates, as the setting names them
_WEEKDAY = re.compile(r"^dddd?(?:'[^']*'|[^\w'])*|(?:'[^']*'|[^\w'])*dddd?$")


class DateDisplay:
    """Formats the dates of a document for display; an invalid date is shown as it is written."""

    def __init__(self) -> None:
        self.form = WRITTEN
        self._known: dict[str, str] = {}

    def set_form(self, form: str) -> None:
        """Set how dates are shown: as the setting names it."""
        self.form = form
        self._known.clear()

    def readable(self, text: str) -> str:
        """Return a date in the format to display."""
        if self.form == WRITTEN:
            return shorten_value(text)
        shown = self._known.get(text)
        if shown is None:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            moment = parse_date(text.strip(XML_SPACE))
            shown = self._known[text] = shorten_value(text) if moment is None else self._shown(moment)
        return shown

    def _shown(self, moment: W3CDatetime) -> str:
        if self.form == DAY:
            return str(moment)[: len("2026-11-26")]
        return local_date(moment, QLocale(), is_long=self.form == LONG)


def local_date(moment: W3CDatetime, locale: QLocale, *, is_long: bool = False) -> str:
    """Return a date in the format of a locale, with its own time and zone; a
    year or month alone is not changed.

    is_long: with the name of the month instead of its number.
    """
    if moment.precision < Precision.DAY:
        return str(moment)
    form = QLocale.FormatType.ShortFormat
    pattern = locale.dateFormat(form)
    if is_long:
        pattern = without_weekday(locale.dateFormat(QLocale.FormatType.LongFormat))
    elif "yyyy" not in pattern:  # a year of two digits could be taken for a day
        pattern = pattern.replace("yy", "yyyy")
    words = [locale.toString(QDate(moment.year, moment.month or 1, moment.day or 1), pattern)]
    if moment.precision >= Precision.MINUTE:
        clock = locale.timeFormat(form)
        if moment.precision >= Precision.SECOND and "s" not in clock:
            clock = clock.replace("mm", "mm:ss")
        time = QTime(moment.hour or 0, moment.minute or 0, moment.second or 0)
        words += [locale.toString(time, clock), "UTC" if moment.zone == "Z" else moment.zone]
    return " ".join(words)


def without_weekday(pattern: str) -> str:
    """Return the pattern of a date without the day of the week at its begin or end."""
    return _WEEKDAY.sub("", pattern).strip()
