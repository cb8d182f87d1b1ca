"""Enumerations that are made quickly are the same as those that Python makes."""

import enum
import sys
from typing import Any

import pytest
from PySide6 import QtCore, QtGui, QtWidgets

from editor.runtime import quick_enums
from editor.runtime.quick_enums import quick, use_quick_enums
from editor.runtime.switches import VARIABLE

PLAIN: Any = vars(quick_enums)["_plain"]  # the function of Python that the trick stands in for
LISTS: dict[str, list[tuple[str, Any]]] = {
    "numbers": [("A", 3), ("B", 1), ("C", -2), ("NO", 0)],
    "another name": [("A", 1), ("B", 2), ("ALSO_A", 1)],
    "bits": [("A", 1), ("B", 2), ("C", 4)],
    "bits in another order": [("C", 4), ("A", 1), ("BOTH", 5), ("NONE", 0), ("MASK", 0xFF)],
    "none": [],
    "texts": [("A", "a"), ("B", "b")],
    "a name that enumerations use": [("name", 1), ("B", 2)],
    "a name to leave out": [("_ignore_", []), ("B", 2)],
}
BASES = [enum.Enum, enum.IntEnum, enum.Flag, enum.IntFlag]
PARTS = ("__doc__", "_member_type_", "_flag_mask_", "_singles_mask_", "_all_bits_", "_boundary_", "__str__")


def told(made: Any) -> list[object]:
    """Return what can be asked of an enumeration."""
    members = made.__members__
    return [
        [*map(repr, made)],
        [(name, repr(member), str(member), f"{member}", hash(member)) for name, member in members.items()],
        [(made(member.value) is member, getattr(made, name) is member) for name, member in members.items()],
        [sorted(vars(member)) for member in members.values()],
        [getattr(made, part, None) for part in PARTS],
        sorted(vars(made)),
    ]


def made_by(
    maker: Any, base: type[enum.Enum], members: list[tuple[str, Any]], **options: Any
) -> list[object]:
    try:
        return told(maker(base, "Kind", members, **options))
    except (TypeError, ValueError) as error:
        return [str(error)]


@pytest.mark.parametrize("base", BASES)
@pytest.mark.parametrize("members", LISTS.values(), ids=LISTS)
def test_they_answer_as_any_other(base: type[enum.Enum], members: list[tuple[str, Any]]) -> None:
    for options in ({}, {"boundary": enum.KEEP}, {"module": "there", "qualname": "There.Kind"}):
        assert made_by(quick(), base, members, **options) == made_by(PLAIN, base, members, **options)


@pytest.mark.parametrize("base", [enum.Flag, enum.IntFlag])
def test_flags_are_put_together_and_turned_over(base: type[enum.Flag]) -> None:
    outcomes = []
    for maker in (quick(), PLAIN):
        made: Any = maker(base, "Kind", [("B", 2), ("A", 1), ("D", 8)], boundary=enum.KEEP)
        both = made.A | made.D
        outcomes.append([repr(both), [*map(repr, both)], repr(~both), repr(both ^ made.D), made(4).value])
    assert outcomes[0] == outcomes[1]


def test_those_of_qt_are_as_python_makes_them() -> None:
    for owner in (QtCore.Qt, QtCore.QEvent, QtGui.QPalette, QtWidgets.QStyle, QtWidgets.QAbstractItemView):
        kinds: list[Any] = [made for made in vars(owner).values() if isinstance(made, enum.EnumType)]
        for made in kinds:
            members = [(name, member.value) for name, member in made.__members__.items()]
            plain = PLAIN(made.__mro__[1], made.__name__, members, boundary=enum.KEEP)
            assert [*map(repr, made)] == [*map(repr, plain)]
            assert [vars(made)[name].value for name, _ in members] == [value for _, value in members]


def test_where_python_does_something_else_it_is_left_to_python() -> None:
    asked = []

    def of_the_future(*given: Any, **named: Any) -> Any:
        made = PLAIN(*given, **named)
        type.__setattr__(made, "_what_is_new_", [*made.__members__])
        asked.append(given[1])
        return made

    made = quick(of_the_future)(enum.Enum, "Kind", LISTS["numbers"])

    assert made._what_is_new_ == ["A", "B", "C", "NO"]
    assert asked[-1] == "Kind"


def of_this_python(*given: Any, **named: Any) -> Any:
    """Make an enumeration as this Python does."""
    return PLAIN(*given, **named)


def of_an_older_python(*given: Any, **named: Any) -> Any:
    """Make an enumeration as Python 3.11.2 does, which is that of Debian 12."""
    made = PLAIN(*given, **named)
    if "_singles_mask_" in vars(made):
        type.__setattr__(made, "_flag_mask_", made._singles_mask_)
        type.__delattr__(made, "_singles_mask_")
    return made


@pytest.mark.parametrize("plain", [of_this_python, of_an_older_python])
def test_this_python_and_an_older_one_leave_them_to_the_quick_way(plain: Any) -> None:
    asked = []

    def counting(*given: Any, **named: Any) -> Any:
        asked.append(given[1])
        return plain(*given, **named)

    maker = quick(counting)
    for base in BASES:
        maker(base, "Kind", LISTS["bits"], boundary=enum.KEEP)
    assert "Kind" not in asked, f"Python {sys.version} makes enumerations in another way"


def test_without_the_trick_python_makes_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "quick-enums")
    before = vars(enum.EnumType)["_create_"]
    use_quick_enums()
    assert vars(enum.EnumType)["_create_"] is before
