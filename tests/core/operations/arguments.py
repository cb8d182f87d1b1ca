"""Operations for property tests: any that there is, with any arguments that it takes."""

from collections.abc import Callable
from datetime import date

from hypothesis import strategies as st

from editor.core.operations.all_operations import OPERATIONS
from editor.core.operations.operation import Declaration, Operation
from editor.core.operations.operation_parameters import Parameter, ParameterType

_EXPRESSIONS = ["a", "/$", "^", "(.)/(.)", "https?", "$", ".*", "b+?", r"\d+", r"(?<=/)[^/]*\Z"]
_REPLACEMENTS = ["", "b", "/", r"\\", " ", "é&<", "]]>", "\u200b"]
_TEXTS = ["", "site", "https://example.com/", "https://example.com/a/", "x"]
_NAMES = ["a", "b", "utm_*", "*", "?", "%61", "ü", "", "a=1", "["]
_STEPS = ["1=0.5", "100=1", "-3=0.25", "0.5=0"]
_TEXTS_BY_NAME = {"by": _REPLACEMENTS, "column": ["Clicks", "days  between CHANGES"]}
_ZONES = ["Z", "+02:00", "-11:30", "Europe/Berlin", "America/New_York", "Pacific/Apia"]
_DATES = ["2024-02-29", "2024-01-01T10:00Z", "0001-01-01", "9999-12-31T23:59:59.5-12:00", date(2024, 5, 1)]
_HOSTS = ["example.com", "www.example.com:8080", "münchen.example", "[::1]", "127.0.0.1", "E.org."]
_CELLS = [
    "image.loc",
    "image[2].title",
    "video[1].rating",
    "news.publication.name",
    "hreflang[de]",
    "video.tag[3]",
]
_PATHS = ["/", "/a", "/a/", "/ü/", "//", "/a.html"]


def _whole(parameter: Parameter) -> st.SearchStrategy[object]:
    low, high = parameter.low or 0, parameter.high or 0
    return st.integers(low, high) | st.integers(max(low, -3), min(high, 60))


def _number(parameter: Parameter) -> st.SearchStrategy[object]:
    return st.decimals(parameter.low or 0, 10 if parameter.high is None else parameter.high, places=3)


_VALUES: dict[ParameterType, Callable[[Parameter], st.SearchStrategy[object]]] = {
    ParameterType.TEXT: lambda each: st.sampled_from(_TEXTS_BY_NAME.get(each.name, _TEXTS)),
    ParameterType.NUMBER: _number,
    ParameterType.WHOLE: _whole,
    ParameterType.FLAG: lambda _: st.booleans(),
    ParameterType.CHOICE: lambda each: st.sampled_from(each.choices),
    ParameterType.NAMES: lambda each: st.lists(
        st.sampled_from(_STEPS if each.name == "steps" else _NAMES), max_size=3
    ),
    ParameterType.DATE: lambda _: st.sampled_from(_DATES),
    ParameterType.ZONE: lambda _: st.sampled_from(_ZONES),
    ParameterType.HOST: lambda each: st.sampled_from(_HOSTS if each.is_required else ["", *_HOSTS]),
    ParameterType.PATH: lambda _: st.sampled_from(_PATHS),
    ParameterType.FOLDER: lambda _: st.just("site"),
    ParameterType.LANGUAGE: lambda _: st.sampled_from(["", "en", "pt-br", "zh-Hant"]),
    ParameterType.CELL: lambda _: st.sampled_from(_CELLS),
    ParameterType.EXPRESSION: lambda _: st.sampled_from(_EXPRESSIONS),
}


def told(declaration: Declaration) -> st.SearchStrategy[Operation]:
    """One operation with any arguments that it takes."""
    arguments = {each.name: _VALUES[each.type](each) for each in declaration.parameters}
    return st.fixed_dictionaries(arguments).map(declaration.with_arguments)


def operations() -> st.SearchStrategy[Operation]:
    """Any operation with any arguments that it takes."""
    return st.sampled_from(OPERATIONS).flatmap(told)
