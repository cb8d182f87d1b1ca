"""The parameters of operations, declared as data, and how their values are read.

Values come from a dialog (as text), a recipe (in the types of TOML) or another program; each type
of parameter has one Python type, in the form in which a recipe contains it. Time zones are read by
offset or by name, and dates and times are converted between them. Names are those of the system's
time zone database, which Windows may lack; only offsets are known then.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from decimal import Decimal
from enum import StrEnum
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from editor.core.extensions.extension_cells import cell_at
from editor.core.extensions.language_links import X_DEFAULT, is_known_code, usual_case
from editor.core.filtering.text_matching import ExpressionError, compiled_expression
from editor.core.text import N_, SentenceError
from editor.core.values.characters import without_illegal_characters
from editor.core.values.priorities import decimal_of
from editor.core.values.urls import authority_flaw
from editor.core.values.w3c_datetime import DAY, MAX_OFFSET, Precision, W3CDatetime, parse_date

_OFFSET = re.compile(r"([+-])([01][0-9]):([0-5][0-9])")
_LAST_DAY = date.max.toordinal()


@dataclass(frozen=True, slots=True)
class Zone:
    """A time zone; `name` is Z, an offset such as +02:00, or a place such as Europe/Berlin."""

    name: str
    clock: tzinfo

    def text_at(self, moment: datetime) -> str | None:
        """Return the zone's offset at a moment, as lastmod writes it; None if it cannot be written.

        A naive datetime is taken as the time that a clock in the zone shows.
        """
        if self.name == "Z":
            return "Z"
        offset = (moment if moment.tzinfo else moment.replace(tzinfo=self.clock)).astimezone(self.clock)
        return _offset_text(offset.utcoffset())

    def in_zone(self, moment: datetime) -> W3CDatetime | None:
        """Convert an aware datetime to this zone, to the second; None if the offset cannot be written."""
        local = moment.astimezone(self.clock)
        text = self.text_at(moment)
        if text is None:
            return None
        return W3CDatetime(
            local.year, local.month, local.day, local.hour, local.minute, local.second, zone=text
        )


def known_zone(name: str) -> Zone | None:
    """Return the zone with a name; None if it is unknown."""
    if name.upper() in ("Z", "UTC", "GMT"):
        return Zone("Z", UTC)
    match = _OFFSET.fullmatch(name)
    if match:
        minutes = int(match[2]) * 60 + int(match[3])
        if minutes > MAX_OFFSET:
            return None
        return Zone(name, timezone(timedelta(minutes=-minutes if match[1] == "-" else minutes)))
    try:
        return Zone(name, ZoneInfo(name)) if name else None
    except (ZoneInfoNotFoundError, ValueError, OSError):  # ValueError: a path that leads elsewhere
        return None


def _offset_text(offset: timedelta | None) -> str | None:
    if offset is None or offset.seconds % 60:  # local time from before there were time zones
        return None
    minutes = offset // timedelta(minutes=1)
    if abs(minutes) > MAX_OFFSET:
        return None
    return f"{'-' if minutes < 0 else '+'}{abs(minutes) // 60:02}:{abs(minutes) % 60:02}"


def shift_moment(moment: W3CDatetime, seconds: int) -> W3CDatetime | None:
    """Return a date, or a date and time, shifted by seconds on its own clock; None outside the years 1 to
    9999.

    A date moves by whole days only. A time without seconds gets them, as the protocol's schema demands.
    """
    days, clock = divmod(moment.second_of_day + seconds, DAY)
    day = moment.first_day.toordinal() + days
    if not 1 <= day <= _LAST_DAY:
        return None
    there = moment.on(date.fromordinal(day))
    if moment.precision <= Precision.DAY:
        return None if clock else there
    return there._replace(hour=clock // 3600, minute=clock // 60 % 60, second=clock % 60)


def wall_time(moment: W3CDatetime) -> datetime:
    """Return a date and time, to the second, as a datetime without its zone."""
    day = moment.first_day
    return datetime(  # noqa: DTZ001 - the zone is what is being asked for
        day.year, day.month, day.day, moment.hour or 0, moment.minute or 0, moment.second or 0
    )


def with_wall_time(moment: W3CDatetime, zone: Zone) -> W3CDatetime | None:
    """Put a time of day in a zone unchanged; None if the zone's offset cannot be written."""
    try:
        text = zone.text_at(wall_time(moment))
    except OverflowError:  # at the first or last year of the calendar
        return None
    return None if text is None else _with_seconds(moment._replace(zone=text))


def with_instant(moment: W3CDatetime, zone: Zone) -> W3CDatetime | None:
    """Convert a time to a zone, keeping the instant; None if the zone's offset cannot be written."""
    try:
        aware = wall_time(moment).replace(tzinfo=timezone(timedelta(minutes=moment.offset)))
        text = zone.text_at(aware)
    except OverflowError:
        return None
    if text is None:
        return None
    there = moment._replace(zone=text)
    return shift_moment(there, (there.offset - moment.offset) * 60)


def _with_seconds(moment: W3CDatetime) -> W3CDatetime:
    return moment.at(Precision.SECOND) if moment.precision is Precision.MINUTE else moment


Argument = str | int | bool | Decimal | tuple[str, ...]


class ParameterType(StrEnum):
    """The type of a parameter: it decides how a value is read and which editor a dialog shows."""

    TEXT = "text"
    NUMBER = "number"  # a Decimal, exact
    WHOLE = "whole number"
    FLAG = "flag"  # a bool
    CHOICE = "choice"  # one of `choices`
    NAMES = "names"  # texts, `*` and `?` stand for any characters
    DATE = "date"  # as a new lastmod is written
    ZONE = "zone"  # Z, +02:00 or Europe/Berlin
    HOST = "host"  # with a port where it is not the scheme's own
    PATH = "path"  # of a URL, from its first slash on
    FOLDER = "folder"  # on this computer
    LANGUAGE = "language"  # a code such as en or pt-BR
    CELL = "value of an extension"  # such as image[2].title
    EXPRESSION = "regular expression"


class ArgumentError(SentenceError):
    """The error for an argument that an operation cannot work with.

    `parameter` names the parameter at fault, `position` the place in its text, from 0, and `task` the
    operation in a series, from 0.
    """

    def __init__(
        self, sentence: str, detail: str = "", *, parameter: str = "", position: int | None = None
    ) -> None:
        super().__init__(sentence, detail)
        self.parameter = parameter
        self.position = position
        self.task: int | None = None


@dataclass(frozen=True, slots=True)
class Former:
    """The name and form that a parameter had in recipes of earlier versions."""

    name: str
    renewed: Callable[[str], str]  # converts such a text to the present form


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of an operation."""

    name: str
    type: ParameterType
    default: Argument
    title: str  # on screen, translated when shown
    help: str  # a sentence that says what it does
    choices: tuple[str, ...] = ()
    low: int | None = None  # of a number; None is no limit
    high: int | None = None
    is_required: bool = False  # True if "" is the default but is not accepted
    former: Former | None = None

    def read(self, value: object) -> Argument:
        """Return the argument that a given value stands for; raises ArgumentError for an unsuitable value."""
        try:
            argument = _READERS[self.type](self, value)
        except ArgumentError as error:
            error.parameter = self.name
            raise
        if self.is_required and argument == "":
            raise ArgumentError(N_("“{detail}” is missing."), self.name, parameter=self.name)
        return argument


def read_arguments(parameters: tuple[Parameter, ...], given: Mapping[str, object]) -> dict[str, Argument]:
    """Return an argument for every parameter, the default if none is given; raises ArgumentError."""
    names = [parameter.name for parameter in parameters]
    given = _renewed(parameters, given)
    for name in given:
        if name not in names:
            raise ArgumentError(
                N_("There is no option called {detail}."),
                f"“{name}” ({', '.join(names)})" if names else f"“{name}”",
                parameter=name,
            )
    return {
        parameter.name: parameter.read(given.get(parameter.name, parameter.default))
        for parameter in parameters
    }


def _renewed(parameters: tuple[Parameter, ...], given: Mapping[str, object]) -> Mapping[str, object]:
    """Return the given values under the present names of their parameters and in the present form."""
    renewed = dict(given)
    for parameter in parameters:
        former = parameter.former
        if former is not None and former.name in renewed and parameter.name not in renewed:
            value = renewed.pop(former.name)
            renewed[parameter.name] = former.renewed(value) if isinstance(value, str) else value
    return renewed


# How each type is read


def _text(_parameter: Parameter, value: object) -> str:
    if not isinstance(value, str):
        raise ArgumentError(N_("{detail} is not text."), _shown(value))
    if without_illegal_characters(value) != value:
        raise ArgumentError(N_("{detail} contains a character that XML does not allow."), _shown(value))
    return value


def _number(parameter: Parameter, value: object) -> Decimal:
    number = None
    if isinstance(value, Decimal):
        number = value if value.is_finite() else None
    elif isinstance(value, str) or (isinstance(value, int | float) and not isinstance(value, bool)):
        number = decimal_of(str(value))
    if number is None:
        raise ArgumentError(N_("{detail} is not a number such as 0.5."), _shown(value))
    _refuse_beyond(parameter, number)
    return number


def _whole(parameter: Parameter, value: object) -> int:
    number = decimal_of(value) if isinstance(value, str) else value
    if isinstance(number, Decimal) and number.is_finite() and number == number.to_integral_value():
        _refuse_beyond(parameter, number)  # before int(): 1e999999999 has a billion digits
        number = int(number)
    if not isinstance(number, int) or isinstance(number, bool):
        raise ArgumentError(N_("{detail} is not a whole number."), _shown(value))
    _refuse_beyond(parameter, Decimal(number))
    return number


def _refuse_beyond(parameter: Parameter, number: Decimal) -> None:
    if parameter.low is not None and number < parameter.low:
        sentence = N_("The number must be {detail} or more.")
        raise ArgumentError(sentence, str(parameter.low))
    if parameter.high is not None and number > parameter.high:
        sentence = N_("The number must be {detail} or less.")
        raise ArgumentError(sentence, str(parameter.high))


def _flag(_parameter: Parameter, value: object) -> bool:
    if not isinstance(value, bool):
        raise ArgumentError(N_("{detail} is not true or false."), _shown(value))
    return value


def _choice(parameter: Parameter, value: object) -> str:
    if value not in parameter.choices:
        raise ArgumentError(
            N_("{detail} is not one of the options."), f"{_shown(value)} ({', '.join(parameter.choices)})"
        )
    return str(value)


def _names(parameter: Parameter, value: object) -> tuple[str, ...]:
    """Read a list of names; a dialog gives them as one text with spaces or commas between them."""
    if isinstance(value, str):
        value = value.replace(",", " ").split()
    if not isinstance(value, list | tuple):
        raise ArgumentError(N_("{detail} is not a list of names."), _shown(value))
    return tuple(_text(parameter, name) for name in value)


def _date(parameter: Parameter, value: object) -> str:
    """Read a date, or a date and time with seconds and a zone, valid by W3C and the protocol's schema."""
    text = value.isoformat() if isinstance(value, date) else _text(parameter, value).strip()
    if not text:
        return ""
    moment = parse_date(text)
    if moment is None or moment.precision < Precision.DAY:
        raise ArgumentError(
            N_("{detail} is not a date such as 2026-11-21 or 2026-11-21T10:00:00+01:00."), _shown(text)
        )
    return str(moment.at(Precision.SECOND) if moment.precision > Precision.DAY else moment)


def _zone(parameter: Parameter, value: object) -> str:
    text = _text(parameter, value).strip()
    zone = known_zone(text)
    if zone is None:
        raise ArgumentError(
            N_("{detail} is not a known time zone, such as Z, +02:00 or Europe/Berlin."), _shown(text)
        )
    return zone.name


def _host(parameter: Parameter, value: object) -> str:
    text = _text(parameter, value).strip()
    if text and ("@" in text or any(c in text for c in "/?# \t\r\n") or authority_flaw(text) is not None):
        raise ArgumentError(N_("{detail} is not a host name."), _shown(text))
    return text


def _language(parameter: Parameter, value: object) -> str:
    text = _text(parameter, value).strip()
    if text and not (is_known_code(text) and text.lower() != X_DEFAULT):
        raise ArgumentError(N_("{detail} is not a language code such as en or pt-BR."), _shown(text))
    return usual_case(text)


def _cell(parameter: Parameter, value: object) -> str:
    text = _text(parameter, value).strip()
    if text and cell_at(text) is None:
        raise ArgumentError(
            N_("{detail} is no value such as image[2].title, video.rating or hreflang[de]."), _shown(text)
        )
    return text


def _path(parameter: Parameter, value: object) -> str:
    text = _text(parameter, value).strip()
    if not text.startswith("/") or any(character in text for character in "?# \t\r\n"):
        raise ArgumentError(N_("{detail} is not a path such as /blog/."), _shown(text))
    return text


def _expression(parameter: Parameter, value: object) -> str:
    text = _text(parameter, value)
    try:
        compiled_expression(text)
    except ExpressionError as error:
        sentence = N_("Not a valid regular expression: {detail}.")
        raise ArgumentError(sentence, error.detail, position=error.position) from error
    return text


def _shown(value: object) -> str:
    text = f"“{value}”" if isinstance(value, str) else str(value)
    return text if len(text) <= 80 else text[:79] + "…"


_READERS: dict[ParameterType, Callable[[Parameter, object], Argument]] = {
    ParameterType.TEXT: _text,
    ParameterType.NUMBER: _number,
    ParameterType.WHOLE: _whole,
    ParameterType.FLAG: _flag,
    ParameterType.CHOICE: _choice,
    ParameterType.NAMES: _names,
    ParameterType.DATE: _date,
    ParameterType.ZONE: _zone,
    ParameterType.HOST: _host,
    ParameterType.LANGUAGE: _language,
    ParameterType.CELL: _cell,
    ParameterType.PATH: _path,
    ParameterType.FOLDER: _text,
    ParameterType.EXPRESSION: _expression,
}
