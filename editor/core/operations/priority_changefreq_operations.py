"""The operations on priorities and change frequencies.

Sources: https://www.sitemaps.org/protocol.html#prioritydef,
https://www.sitemaps.org/protocol.html#changefreqdef
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from decimal import Decimal
from functools import partial

from editor.core.fields import CHANGEFREQS, XML_SPACE
from editor.core.joined_data import DAYS_BETWEEN_CHANGES
from editor.core.operations.operation import (
    Declaration,
    Outcome,
    Request,
    Rewrite,
    clear_values,
    plan_computing,
    rewritten_rows,
    set_value,
    values_in,
)
from editor.core.operations.operation_parameters import ArgumentError, Parameter, ParameterType
from editor.core.text import N_
from editor.core.values import w3c_datetime
from editor.core.values.priorities import (
    HIGHEST,
    LOWEST,
    add_to_priority,
    clamp_priority,
    decimal_of,
    in_tenths,
    multiply_priority,
    priority_of,
    priority_text,
    rounded_to_tenth,
)
from editor.core.values.urls import path_depth, split
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


def _by_interval(request: Request, column: str, daily: int, weekly: int, monthly: int) -> Outcome:
    """Return the outcome of a frequency by the days between two changes, as a data column has them."""
    data = request.data_column(column)
    thresholds = (("daily", daily), ("weekly", weekly), ("monthly", monthly))

    def rewrite(text: str) -> str | None:
        days = data.number(text)
        if days is None or days < 0:
            return None
        return next((word for word, limit in thresholds if days < limit), "yearly")

    return request.from_data(data, rewrite)


def _column(text: str) -> Parameter:
    return Parameter("column", ParameterType.TEXT, "", N_("Data column"), text, is_required=True)


def _days(name: str, default: int, title: str, text: str) -> Parameter:
    return Parameter(name, ParameterType.WHOLE, default, title, text, low=0, high=36_500)


CHANGEFREQ_OPERATIONS = (
    Declaration(
        "changefreq.set",
        "changefreq",
        N_("Set frequency"),
        N_("Gives all of the rows the same frequency."),
        (
            Parameter(
                "value",
                ParameterType.CHOICE,
                "weekly",
                N_("Frequency"),
                N_("One of the protocol's seven values."),
                choices=CHANGEFREQS,
            ),
        ),
        set_value,
    ),
    Declaration(
        "changefreq.by_age",
        "changefreq",
        N_("Frequency from age"),
        N_(
            "Sets the frequency by the number of days since the last change. Entries with an "
            "invalid, future or missing date stay as they are."
        ),
        (
            _days(
                "daily",
                2,
                N_("Daily below"),
                N_("For entries changed fewer than this many days ago. 0 skips it."),
            ),
            _days(
                "weekly",
                14,
                N_("Weekly below"),
                N_("For entries changed fewer than this many days ago. 0 skips it."),
            ),
            _days(
                "monthly",
                180,
                N_("Monthly below"),
                N_("For entries changed fewer than this many days ago. 0 skips it."),
            ),
            Parameter(
                "older",
                ParameterType.CHOICE,
                "yearly",
                N_("Older"),
                N_("For all older entries."),
                choices=("monthly", "yearly", "never"),
            ),
        ),
        plan_computing(_by_age, reads="lastmod"),
    ),
    Declaration(
        "changefreq.by_interval",
        "changefreq",
        N_("Frequency from how often it changes"),
        N_(
            "Sets the frequency by a data column with the days between two changes, such as that of "
            "earlier versions. Entries without a number stay as they are."
        ),
        (
            replace(
                _column(N_("The heading of the column, such as Days between changes.")),
                default=DAYS_BETWEEN_CHANGES,
                is_required=False,
            ),
            _days("daily", 2, N_("Daily below"), N_("For entries that change after fewer days. 0 skips it.")),
            _days(
                "weekly", 14, N_("Weekly below"), N_("For entries that change after fewer days. 0 skips it.")
            ),
            _days(
                "monthly",
                180,
                N_("Monthly below"),
                N_("For entries that change after fewer days. 0 skips it."),
            ),
        ),
        _by_interval,
    ),
    Declaration(
        "changefreq.clear",
        "changefreq",
        N_("Clear frequency"),
        N_("Removes every frequency."),
        (),
        clear_values,
    ),
)


_RANKED = ("lastmod", "changefreq", "loc")


def _set(request: Request, value: Decimal) -> Outcome:
    return set_value(request, priority_text(value))


def _add(_request: Request, amount: Decimal) -> Rewrite:
    return partial(add_to_priority, amount=amount)


def _multiply(_request: Request, factor: Decimal) -> Rewrite:
    return partial(multiply_priority, factor=factor)


def _clamp(_request: Request, low: Decimal, high: Decimal) -> Rewrite:
    return partial(clamp_priority, low=min(low, high), high=max(low, high))


def _round(_request: Request) -> Rewrite:
    return rounded_to_tenth


def _by_depth(_request: Request, start: Decimal, step: Decimal, floor: Decimal) -> Rewrite:
    def rewrite(loc: str) -> str | None:
        return priority_text(max(floor, start - step * path_depth(loc))) if split(loc) else None

    return rewrite


def _by_rank(request: Request, column: str, first: str, highest: Decimal, lowest: Decimal) -> Outcome:
    """Return the outcome of spreading priorities evenly over the distinct values of a column."""
    values = values_in(request.entries.column(column), request.rows)
    keys = {value: key for value in set(values) if value and (key := _rank_key(column, value)) is not None}
    ranks = {key: rank for rank, key in enumerate(sorted(set(keys.values()), reverse=first == "greatest"))}
    last = max(len(ranks) - 1, 1)

    def rewrite(value: str) -> str | None:
        key = keys.get(value)
        return None if key is None else priority_text(highest - (highest - lowest) * ranks[key] / last)

    return rewritten_rows(request.entries, request.rows, request.field, column, rewrite)


def _by_data(
    request: Request, column: str, *, scale: str, first: str, highest: Decimal, lowest: Decimal
) -> Outcome:
    """Return the outcome of spreading priorities over the numbers of a data column."""
    data = request.data_column(column)
    texts = set(data.texts_of(values_in(request.entries.column("loc"), request.rows)))
    numbers = {text: number for text in texts if (number := data.number(text)) is not None}
    share = _SCALES[scale](sorted(set(numbers.values())))
    top, bottom = (highest, lowest) if first == "greatest" else (lowest, highest)

    def rewrite(text: str) -> str | None:
        number = numbers.get(text)
        return None if number is None else in_tenths(bottom + (top - bottom) * share(number))

    return request.from_data(data, rewrite)


def _by_place(numbers: Sequence[Decimal]) -> Callable[[Decimal], Decimal]:
    places = {number: Decimal(place) for place, number in enumerate(numbers)}
    last = max(len(numbers) - 1, 1)
    return lambda number: places[number] / last if len(numbers) > 1 else Decimal(1)


def _by_size(numbers: Sequence[Decimal]) -> Callable[[Decimal], Decimal]:
    if len(set(numbers)) < 2:
        return lambda _number: Decimal(1)
    low, high = numbers[0], numbers[-1]
    return lambda number: (number - low) / (high - low)


def _by_logarithm(numbers: Sequence[Decimal]) -> Callable[[Decimal], Decimal]:
    if len(set(numbers)) < 2:
        return lambda _number: Decimal(1)
    low, span = numbers[0], (numbers[-1] - numbers[0] + 1).ln()
    return lambda number: (number - low + 1).ln() / span


_SCALES = {"rank": _by_place, "linear": _by_size, "logarithmic": _by_logarithm}


def _by_steps(request: Request, column: str, steps: tuple[str, ...]) -> Outcome:
    """Return the outcome of giving each entry the priority of the highest step that it reaches."""
    data = request.data_column(column)
    known = sorted(map(_step, steps), reverse=True)

    def rewrite(text: str) -> str | None:
        number = data.number(text)
        if number is None:
            return None
        return next((priority_text(priority) for least, priority in known if number >= least), None)

    return request.from_data(data, rewrite)


def _step(text: str) -> tuple[Decimal, Decimal]:
    """Return the number and the priority of a step such as `100=0.8`; raises ArgumentError."""
    least, _, priority = text.partition("=")
    number, value = decimal_of(least), priority_of(priority)
    if number is None or value is None:
        raise ArgumentError(N_("{detail} is no step such as 100=0.8."), f"“{text}”", parameter="steps")
    return number, value


def _rank_key(column: str, value: str) -> tuple[int | str, ...] | None:
    value = value.strip(XML_SPACE)
    if column == "lastmod":
        moment = w3c_datetime.parse_date(value)
        return moment.instant() if moment else None
    if column == "changefreq":
        return (-CHANGEFREQS.index(value),) if value in CHANGEFREQS else None
    return (value,)


def _number(name: str, default: str, title: str, text: str, low: int | None = 0) -> Parameter:
    return Parameter(name, ParameterType.NUMBER, Decimal(default), title, text, low=low, high=1)


PRIORITY_OPERATIONS = (
    Declaration(
        "priority.set",
        "priority",
        N_("Set priority"),
        N_("Gives all of the rows the same priority."),
        (_number("value", "0.5", N_("Priority"), N_("From 0.0 to 1.0.")),),
        _set,
    ),
    Declaration(
        "priority.add",
        "priority",
        N_("Add to priority"),
        N_("Raises or lowers each priority, within 0.0 and 1.0."),
        (
            _number(
                "amount",
                "0.1",
                N_("Amount"),
                N_("How much to add. Negative numbers lower priorities."),
                low=-1,
            ),
        ),
        plan_computing(_add),
    ),
    Declaration(
        "priority.multiply",
        "priority",
        N_("Multiply priority"),
        N_("Multiplies each priority, up to 1.0."),
        (
            Parameter(
                "factor",
                ParameterType.NUMBER,
                Decimal("0.5"),
                N_("Factor"),
                N_("What to multiply each priority by."),
                low=0,
            ),
        ),
        plan_computing(_multiply),
    ),
    Declaration(
        "priority.clamp",
        "priority",
        N_("Limit priority"),
        N_("Changes priorities outside a range to the nearest end of it."),
        (
            _number("low", "0.0", N_("Lowest"), N_("Lower priorities become this.")),
            _number("high", "1.0", N_("Highest"), N_("Higher priorities become this.")),
        ),
        plan_computing(_clamp),
    ),
    Declaration(
        "priority.round",
        "priority",
        N_("Round priority to 0.1"),
        N_("Rounds each priority to one decimal; halves round up."),
        (),
        plan_computing(_round),
    ),
    Declaration(
        "priority.by_depth",
        "priority",
        N_("Priority by path depth"),
        N_("The home page gets the highest priority, and every path level lowers it."),
        (
            _number("start", "1.0", N_("Start"), N_("The priority of the home page.")),
            _number("step", "0.2", N_("Step"), N_("How much each path level lowers it.")),
            _number("floor", "0.2", N_("Minimum"), N_("No priority goes below this.")),
        ),
        plan_computing(_by_depth, reads="loc"),
    ),
    Declaration(
        "priority.by_rank",
        "priority",
        N_("Priority by rank"),
        N_("Ranks the entries by a column and spreads priorities evenly over them."),
        (
            Parameter(
                "column",
                ParameterType.CHOICE,
                "lastmod",
                N_("Column"),
                N_("The column to rank by."),
                choices=_RANKED,
            ),
            Parameter(
                "first",
                ParameterType.CHOICE,
                "greatest",
                N_("First"),
                N_("Whether the highest (newest, most frequent) value ranks first."),
                choices=("greatest", "least"),
            ),
            _number("highest", str(HIGHEST), N_("Highest"), N_("The priority of the first rank.")),
            _number("lowest", str(LOWEST), N_("Lowest"), N_("The priority of the last rank.")),
        ),
        _by_rank,
        weighs_rows=True,
    ),
    Declaration(
        "priority.by_data",
        "priority",
        N_("Priority from data"),
        N_(
            "Spreads priorities over the numbers of a data column, such as clicks or inlinks, rounded to "
            "0.1. Entries without a number stay as they are."
        ),
        (
            _column(N_("The heading of the column, such as Clicks.")),
            Parameter(
                "scale",
                ParameterType.CHOICE,
                "rank",
                N_("Scale"),
                N_("By rank, by size, or by the logarithm, where few pages have most of it."),
                choices=tuple(_SCALES),
            ),
            Parameter(
                "first",
                ParameterType.CHOICE,
                "greatest",
                N_("First"),
                N_("Whether the highest or the lowest number gets the highest priority."),
                choices=("greatest", "least"),
            ),
            _number("highest", "1.0", N_("Highest"), N_("The priority of the first.")),
            _number("lowest", "0.1", N_("Lowest"), N_("The priority of the last.")),
        ),
        _by_data,
        weighs_rows=True,
    ),
    Declaration(
        "priority.by_steps",
        "priority",
        N_("Priority from data by steps"),
        N_(
            "Gives each entry the priority of the highest step that its number in a data column reaches. "
            "Entries below all steps, or without a number, stay as they are."
        ),
        (
            _column(N_("The heading of the column, such as Clicks.")),
            Parameter(
                "steps",
                ParameterType.NAMES,
                ("1000=1.0", "100=0.8", "10=0.6", "0=0.4"),
                N_("Steps"),
                N_("The least number and its priority, such as 100=0.8."),
            ),
        ),
        _by_steps,
    ),
    Declaration(
        "priority.clear",
        "priority",
        N_("Clear priority"),
        N_("Removes every priority. Crawlers then assume 0.5."),
        (),
        clear_values,
    ),
)
