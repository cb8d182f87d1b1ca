"""How a person enters dates, as the window set it: the calendar popup reads it each time it opens."""

from dataclasses import dataclass

from PySide6.QtCore import QLocale, Qt

from editor.core.values.w3c_datetime import Precision

_PRECISIONS = {"day": Precision.DAY, "minute": Precision.MINUTE, "second": Precision.SECOND}
_DAYS = {
    "monday": Qt.DayOfWeek.Monday,
    "saturday": Qt.DayOfWeek.Saturday,
    "sunday": Qt.DayOfWeek.Sunday,
}


@dataclass(frozen=True, slots=True)
class DateHabits:
    """The values of the settings about entering dates."""

    first_day: str = ""  # of the week; "": as usual in the user's country
    precision: str = "day"  # of a new date
    zone: str = ""  # of a new time: "Z", "here", or "": UTC, and local time for the present moment

    def first_day_of_week(self, locale: QLocale) -> Qt.DayOfWeek:
        """Return the day with which the calendar begins a week."""
        return _DAYS.get(self.first_day, locale.firstDayOfWeek())

    def new_precision(self) -> Precision:
        """Return the precision of a new date."""
        return _PRECISIONS[self.precision]


_HABITS = [DateHabits()]


def date_habits() -> DateHabits:
    """Return the habits that hold now."""
    return _HABITS[0]


def set_date_habits(habits: DateHabits) -> None:
    """Let other habits hold from now on."""
    _HABITS[0] = habits
