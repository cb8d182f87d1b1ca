"""Dataclasses whose methods are compiled when they are called behave as others do."""

import dataclasses
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, InitVar, dataclass, field, replace
from typing import Any

import pytest

from editor.runtime.late_methods import declare_late, use_late_methods
from editor.runtime.switches import VARIABLE


def declare() -> dict[str, type[Any]]:
    """Some dataclasses that use what dataclasses can do."""

    @dataclass(frozen=True, slots=True, order=True)
    class Point:
        x: int
        notes: list[str] = field(default_factory=list, compare=False)

    @dataclass
    class Base:
        first: int = 3
        given: InitVar[int] = 4
        self: int = 5

        def __post_init__(self, given: int) -> None:
            self.kept = given

    @dataclass
    class Derived(Base):
        last: int = field(default=0, kw_only=True)

    @dataclass
    class Empty:
        pass

    return {kind.__name__: kind for kind in (Point, Base, Derived, Empty)}


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch) -> dict[str, type[Any]]:
    monkeypatch.setattr(dataclasses, "exec", declare_late, raising=False)
    return declare()


USES: dict[str, Callable[[Any], Any]] = {
    "is shown": lambda kinds: repr(kinds["Point"](1, ["a"])),
    "is equal": lambda kinds: kinds["Point"](1, ["a"]) == kinds["Point"](1),
    "is not equal": lambda kinds: kinds["Point"](1) == kinds["Point"](2),
    "is no other": lambda kinds: kinds["Base"]() == kinds["Derived"](),
    "is ordered": lambda kinds: sorted([kinds["Point"](2), kinds["Point"](1)])[0].x,
    "is hashed": lambda kinds: hash(kinds["Point"](1)),
    "is replaced": lambda kinds: repr(replace(kinds["Point"](1, ["a"]), x=2)),
    "has defaults": lambda kinds: repr(kinds["Base"]()),
    "hands on": lambda kinds: kinds["Derived"](1, 2, last=9).kept,
    "is derived": lambda kinds: repr(kinds["Derived"](1, 2, self=6, last=9)),
    "has its base": lambda kinds: repr([kinds["Derived"](1), kinds["Base"](2), kinds["Derived"](3)]),
    "is empty": lambda kinds: (repr(kinds["Empty"]()), kinds["Empty"]() == kinds["Empty"]()),
}


@pytest.mark.parametrize("use", USES)
def test_it_answers_as_any_other(late: dict[str, type[Any]], use: str) -> None:
    assert USES[use](late) == USES[use](declare())


def test_a_frozen_one_stays_as_it_is(late: dict[str, type[Any]]) -> None:
    point = late["Point"](1)
    for _ in range(2):
        with pytest.raises(FrozenInstanceError, match="cannot assign to field 'x'"):
            point.x = 2
    with pytest.raises(FrozenInstanceError):
        del point.x


def test_what_is_missing_is_told_with_the_name_of_the_class(late: dict[str, type[Any]]) -> None:
    with pytest.raises(TypeError, match=r"Point\.__init__\(\) missing 1 required positional argument: 'x'"):
        late["Point"]()


def test_one_of_another_process_is_read(late: dict[str, type[Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    kind = late["Point"]
    kind.__qualname__ = "Point"
    monkeypatch.setitem(globals(), "Point", kind)
    assert pickle.loads(pickle.dumps(kind(1, ["a"]))) == kind(1)


def test_a_method_is_compiled_once(late: dict[str, type[Any]]) -> None:
    kind = late["Point"]
    before = kind.__init__
    kind(1)
    compiled = kind.__init__
    kind(2)
    assert before is not compiled is kind.__init__


def test_what_is_none_of_these_methods_is_compiled_at_once() -> None:
    declared: dict[str, Any] = {}
    declare_late("def other():\n return 3", {}, declared)
    assert declared["other"]() == 3


def test_without_the_trick_they_are_compiled_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "late-methods")
    monkeypatch.setattr(dataclasses, "exec", exec, raising=False)
    use_late_methods()
    assert vars(dataclasses)["exec"] is exec
