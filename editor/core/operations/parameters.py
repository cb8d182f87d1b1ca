"""The parameters of operations, declared as data, and how their values are read.

Values come from a dialog (as text), a recipe (in the types of TOML) or another program; each type of
parameter keeps one Python type, in the form in which a recipe contains it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from enum import StrEnum

from editor.core.filtering.expressions import fault_in, malformed
from editor.core.operations.zones import known_zone
from editor.core.text import QT_TRANSLATE_NOOP, SentenceError
from editor.core.values.characters import without_illegal_characters
from editor.core.values.hosts import authority_flaw
from editor.core.values.priorities import decimal_of
from editor.core.values.w3c_datetime import Precision, parse_date

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
    EXPRESSION = "regular expression"


class ArgumentError(SentenceError):
    """The error for an argument that an operation cannot work with.

    `parameter` names the parameter at fault, `position` the place in its text, from 0, and `task` the
    operation in a series, from 0.
    """

    context = "operations"

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
            raise ArgumentError(
                QT_TRANSLATE_NOOP("operations", "“{detail}” is missing."), self.name, parameter=self.name
            )
        return argument


def read_arguments(parameters: tuple[Parameter, ...], given: Mapping[str, object]) -> dict[str, Argument]:
    """Return an argument for every parameter, the default if none is given; raises ArgumentError."""
    names = [parameter.name for parameter in parameters]
    given = _renewed(parameters, given)
    for name in given:
        if name not in names:
            raise ArgumentError(
                QT_TRANSLATE_NOOP("operations", "There is no option called {detail}."),
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
        raise ArgumentError(QT_TRANSLATE_NOOP("operations", "{detail} is not text."), _shown(value))
    if without_illegal_characters(value) != value:
        raise ArgumentError(
            QT_TRANSLATE_NOOP("operations", "{detail} contains a character that XML does not allow."),
            _shown(value),
        )
    return value


def _number(parameter: Parameter, value: object) -> Decimal:
    number = None
    if isinstance(value, Decimal):
        number = value if value.is_finite() else None
    elif isinstance(value, str) or (isinstance(value, int | float) and not isinstance(value, bool)):
        number = decimal_of(str(value))
    if number is None:
        raise ArgumentError(
            QT_TRANSLATE_NOOP("operations", "{detail} is not a number such as 0.5."), _shown(value)
        )
    _refuse_beyond(parameter, number)
    return number


def _whole(parameter: Parameter, value: object) -> int:
    number = decimal_of(value) if isinstance(value, str) else value
    if isinstance(number, Decimal) and number.is_finite() and number == number.to_integral_value():
        _refuse_beyond(parameter, number)  # before int(): 1e999999999 has a billion digits
        number = int(number)
    if not isinstance(number, int) or isinstance(number, bool):
        raise ArgumentError(QT_TRANSLATE_NOOP("operations", "{detail} is not a whole number."), _shown(value))
    _refuse_beyond(parameter, Decimal(number))
    return number


def _refuse_beyond(parameter: Parameter, number: Decimal) -> None:
    if parameter.low is not None and number < parameter.low:
        sentence = QT_TRANSLATE_NOOP("operations", "The number must be {detail} or more.")
        raise ArgumentError(sentence, str(parameter.low))
    if parameter.high is not None and number > parameter.high:
        sentence = QT_TRANSLATE_NOOP("operations", "The number must be {detail} or less.")
        raise ArgumentError(sentence, str(parameter.high))


def _flag(_parameter: Parameter, value: object) -> bool:
    if not isinstance(value, bool):
        raise ArgumentError(QT_TRANSLATE_NOOP("operations", "{detail} is not true or false."), _shown(value))
    return value


def _choice(parameter: Parameter, value: object) -> str:
    if value not in parameter.choices:
        raise ArgumentError(
            QT_TRANSLATE_NOOP("operations", "{detail} is not one of the options."),
            f"{_shown(value)} ({', '.join(parameter.choices)})",
        )
    return str(value)


def _names(parameter: Parameter, value: object) -> tuple[str, ...]:
    """Read a list of names; a dialog gives them as one text with spaces or commas between them."""
    if isinstance(value, str):
        value = value.replace(",", " ").split()
    if not isinstance(value, list | tuple):
        raise ArgumentError(
            QT_TRANSLATE_NOOP("operations", "{detail} is not a list of names."), _shown(value)
        )
    return tuple(_text(parameter, name) for name in value)


def _date(parameter: Parameter, value: object) -> str:
    """Read a date, or a date and time with seconds and a zone, valid by W3C and the protocol's schema."""
    text = value.isoformat() if isinstance(value, date) else _text(parameter, value).strip()
    if not text:
        return ""
    moment = parse_date(text)
    if moment is None or moment.precision < Precision.DAY:
        raise ArgumentError(
            QT_TRANSLATE_NOOP(
                "operations", "{detail} is not a date such as 2026-11-21 or 2026-11-21T10:00:00+01:00."
            ),
            _shown(text),
        )
    return str(moment.at(Precision.SECOND) if moment.precision > Precision.DAY else moment)


def _zone(parameter: Parameter, value: object) -> str:
    text = _text(parameter, value).strip()
    zone = known_zone(text)
    if zone is None:
        raise ArgumentError(
            QT_TRANSLATE_NOOP(
                "operations", "{detail} is not a known time zone, such as Z, +02:00 or Europe/Berlin."
            ),
            _shown(text),
        )
    return zone.name


def _host(parameter: Parameter, value: object) -> str:
    text = _text(parameter, value).strip()
    if text and ("@" in text or any(c in text for c in "/?# \t\r\n") or authority_flaw(text) is not None):
        raise ArgumentError(QT_TRANSLATE_NOOP("operations", "{detail} is not a host name."), _shown(text))
    return text


def _path(parameter: Parameter, value: object) -> str:
    text = _text(parameter, value).strip()
    if not text.startswith("/") or any(character in text for character in "?# \t\r\n"):
        raise ArgumentError(
            QT_TRANSLATE_NOOP("operations", "{detail} is not a path such as /blog/."), _shown(text)
        )
    return text


def _expression(parameter: Parameter, value: object) -> str:
    import regex  # noqa: PLC0415 - takes 12 ms, and few use it

    text = _text(parameter, value)
    try:
        regex.compile(text)
    except malformed() as error:
        sentence = QT_TRANSLATE_NOOP("operations", "Not a valid regular expression: {detail}.")
        detail, position = fault_in(error)
        raise ArgumentError(sentence, detail, position=position) from error
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
    ParameterType.PATH: _path,
    ParameterType.FOLDER: _text,
    ParameterType.EXPRESSION: _expression,
}
