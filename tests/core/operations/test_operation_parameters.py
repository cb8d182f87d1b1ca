"""Arguments are read strictly, and kept in the one form in which they are written again."""

from datetime import UTC, date, datetime
from decimal import Decimal
from typing import Any

import pytest

from editor.core.document.columns import Entry
from editor.core.operations.all_operations import OPERATIONS, operation
from editor.core.operations.operation import OperationContext
from editor.core.operations.operation_parameters import Argument, ArgumentError, ParameterType, read_arguments
from tests.core.documents import filled
from tests.for_each import for_each

ALL_PARAMETERS = [
    (declaration.id, parameter) for declaration in OPERATIONS for parameter in declaration.parameters
]


@for_each(("name", "parameter"), ALL_PARAMETERS)
def test_a_default_is_an_argument_in_its_own_form(name: str, parameter: Any) -> None:
    if parameter.is_required:
        with pytest.raises(ArgumentError, match="is missing"):
            parameter.read(parameter.default)
    else:
        assert parameter.read(parameter.default) == parameter.default, name


@for_each("declaration", OPERATIONS, ids=lambda declaration: declaration.id)
def test_what_is_declared_is_said_in_words(declaration: Any) -> None:
    for text in (declaration.help, *(parameter.help for parameter in declaration.parameters)):
        assert text.endswith(".")
        assert text[0] == text[0].upper()
    names = [parameter.name for parameter in declaration.parameters]
    assert len(set(names)) == len(names)
    assert all(
        parameter.type is ParameterType.CHOICE or not parameter.choices
        for parameter in declaration.parameters
    )


@for_each(
    ("name", "given", "kept"),
    [
        ("priority.set", {"value": "0.80"}, Decimal("0.80")),
        ("priority.set", {"value": Decimal("0.3")}, Decimal("0.3")),
        ("priority.set", {"value": 1}, Decimal(1)),
        ("priority.set", {"value": 0.1}, Decimal("0.1")),
        ("lastmod.clear_future", {"hours": "12"}, 12),
        ("lastmod.clear_future", {"hours": Decimal(12)}, 12),
        ("lastmod.set", {"value": date(2026, 1, 2)}, "2026-01-02"),
        ("lastmod.set", {"value": datetime(2026, 1, 2, 3, tzinfo=UTC)}, "2026-01-02T03:00:00+00:00"),
        ("lastmod.set", {"value": " 2026-01-02T10:00:00.5Z "}, "2026-01-02T10:00:00Z"),
        ("lastmod.now", {"zone": "utc"}, "Z"),
        ("lastmod.now", {"zone": "-03:30"}, "-03:30"),
        ("loc.host", {"host": " e.org:81 "}, "e.org:81"),
        ("loc.remove_parameters", {"names": "a*, b c"}, ("a*", "b", "c")),
        ("loc.remove_parameters", {"names": ["a b"]}, ("a b",)),
    ],
)
def test_an_argument_is_kept_in_one_form(name: str, given: dict[str, object], kept: Argument) -> None:
    argument = next(iter(operation(name, **given).arguments.values()))
    assert argument == kept
    assert type(argument) is type(kept)


@for_each(
    ("name", "given", "sentence"),
    [
        ("priority.set", {"value": "0,5"}, "“0,5” is not a number such as 0.5."),
        ("priority.set", {"value": True}, "True is not a number"),
        ("priority.set", {"value": Decimal("NaN")}, "NaN is not a number"),
        ("priority.set", {"value": "1.1"}, "must be 1 or less"),
        ("priority.add", {"amount": "-2"}, "must be -1 or more"),
        ("priority.set", {"values": 1}, "no option called “values” (value)"),
        ("priority.clear", {"value": 1}, "no option called “value”"),
        ("priority.sett", {}, "no operation “priority.sett”"),
        ("changefreq.set", {"value": "Daily"}, "“Daily” (always, hourly"),
        ("changefreq.set", {"value": ["daily"]}, "not one of the options"),
        ("changefreq.by_age", {"daily": "1.5"}, "not a whole number"),
        ("changefreq.by_age", {"daily": False}, "not a whole number"),
        ("changefreq.by_age", {"daily": Decimal("Infinity")}, "Infinity is not a whole number"),
        ("changefreq.by_age", {"daily": Decimal("1e999999999")}, "must be 36500 or less"),
        ("lastmod.set", {}, "“value” is missing"),
        ("lastmod.set", {"value": "2026-02-30"}, "is not a date"),
        ("lastmod.set", {"value": "2026"}, "is not a date"),
        ("lastmod.set", {"value": "2026-01-02T10:00:00"}, "is not a date"),
        ("lastmod.set", {"value": 20260102}, "is not text"),
        ("lastmod.now", {"zone": "Europe/Nowhere"}, "is not a known time zone"),
        ("lastmod.now", {"zone": "../../etc/passwd"}, "is not a known time zone"),
        ("lastmod.now", {"zone": "+15:00"}, "is not a known time zone"),
        ("lastmod.now", {"zone": ""}, "is not a known time zone"),
        ("loc.host", {}, "“host” is missing"),
        ("loc.host", {"host": "https://e.org"}, "is not a host name"),
        ("loc.host", {"host": "a..b"}, "is not a host name"),
        ("loc.base_path", {"old": "blog"}, "is not a path"),
        ("loc.remove_fragment", {"keep_routes": "yes"}, "is not true or false"),
        ("loc.remove_parameters", {"names": 1}, "is not a list"),
        ("loc.remove_parameters", {"names": [1]}, "is not text"),
        ("loc.replace", {"pattern": "(a"}, "Not a valid regular expression: missing )"),
        ("loc.replace", {"pattern": "a", "by": "\x00"}, "XML does not allow"),
        ("loc.replace", {"pattern": ""}, "“pattern” is missing"),
        ("loc.replace", {"pattern": "a", "by": "b", "replacement": "c"}, "no option called “replacement”"),
    ],
)
def test_what_cannot_be_followed_is_told_in_a_sentence(
    name: str, given: dict[str, object], sentence: str
) -> None:
    with pytest.raises(ArgumentError) as raised:
        operation(name, **given)
    assert sentence in str(raised.value)
    assert raised.value.parameter in {"", *given, "value", "host"}


@for_each("by", [r"\2", "${name}", "\\", r"\n"])
def test_a_replacement_must_fit_the_expression_even_where_nothing_matches(by: str) -> None:
    told = operation("loc.replace", pattern="(a)", by=by)
    with pytest.raises(ArgumentError, match=r"has no meaning|has no group|single line"):
        told.outcome(filled(Entry("b")), range(1))


def test_an_expression_that_takes_too_long_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("editor.core.filtering.text_matching.PATIENCE", 0.01)
    told = operation("loc.replace", pattern="(a|aa|a?)+$", by="x")
    with pytest.raises(ArgumentError, match="takes too long"):
        told.outcome(filled(Entry("a" * 60 + "!")), range(1))


def test_without_leave_no_folder_is_looked_into() -> None:
    told = operation("lastmod.from_files", folder=".")
    with pytest.raises(ArgumentError, match="cannot be read"):
        told.outcome(filled(Entry("https://e.org/")), range(1), OperationContext())


def test_nothing_given_is_all_defaults() -> None:
    declaration = next(each for each in OPERATIONS if each.id == "priority.by_depth")
    assert read_arguments(declaration.parameters, {}) == {
        "start": Decimal("1.0"),
        "step": Decimal("0.2"),
        "floor": Decimal("0.2"),
    }
