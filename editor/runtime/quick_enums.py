"""Enumerations of Qt, made in a fifth of the time that Python takes for one.

Loading Qt makes hundreds of them with thousands of members, through the function that Python has for them:
`Enum(name, members)`. It takes each member through a dozen steps, nearly all of which serve what these
enumerations do not have. Here a class is copied from one that Python made, and its members are put in
straight. Where the outcome is not the same as Python's, as it may be in some future Python, Python makes it.
Switch: `quick-enums`; without it rows are seen a quarter of the time of a bare window later. There is nothing
to undo: the enumerations are the same.
"""

import enum
from collections.abc import Callable
from typing import Any

from editor.runtime.switches import QUICK_ENUMS, uses_trick

_Make = Callable[..., Any]

_plain: _Make = vars(enum.EnumType)["_create_"]

_BASES: tuple[type[enum.Enum], ...] = (enum.Enum, enum.IntEnum, enum.Flag, enum.IntFlag)
# An alias, and what is no single bit, with one that has no name of its own.
_SAMPLE = [("A", 4), ("B", 1), ("ALSO_A", 4), ("BOTH", 5), ("MORE", 13), ("NONE", 0)]
_OWN = {"__dict__", "__weakref__", "__new__"}  # what each class gets anyway, or when it is there


def use_quick_enums() -> None:
    """Make enumerations of members that are listed with their numbers quickly from now on."""
    if uses_trick(QUICK_ENUMS):
        type.__setattr__(enum.EnumType, "_create_", quick())


def quick(plain: _Make = _plain) -> _Make:
    """Return a stand-in for `EnumType._create_`; `plain` is called for what it does not make itself."""
    patterns: dict[tuple[type[enum.Enum], object], _Pattern | None] = {}

    def create(cls: type[enum.Enum], class_name: str, names: object, **options: Any) -> Any:
        boundary = options.get("boundary")
        asked = {name for name, option in options.items() if option is not None} - {"boundary", "start"}
        if cls in _BASES and not asked and type(names) is list and set(map(type, names)) == {tuple}:
            key = cls, boundary
            if key not in patterns:
                patterns[key] = _pattern(plain, cls, boundary)
            pattern = patterns[key]
            members = dict(names)
            if pattern is not None and len(members) == len(names) and pattern.fits(members):
                return pattern.make(class_name, members)
        return plain(cls, class_name, names, **options)

    return create


def _pattern(plain: _Make, base: type[enum.Enum], boundary: object) -> "_Pattern | None":
    """Return what makes enumerations with this base; None if those are not as Python makes them."""
    model = plain(base, "Sample", _SAMPLE, module=enum.__name__, boundary=boundary)
    pattern = _Pattern(base, model)
    return pattern if _told(pattern.make("Sample", dict(_SAMPLE))) == _told(model) else None


def _told(made: Any) -> list[object]:
    """Return everything about an enumeration, to be compared."""
    parts = {name: repr(part) for name, part in vars(made).items()}
    return [parts, [repr(vars(member)) for member in made.__members__.values()], list(map(repr, made))]


class _Pattern:
    """Makes enumerations like one that Python has made."""

    def __init__(self, base: type[enum.Enum], model: Any) -> None:
        self._base = base
        self._is_flag = issubclass(base, enum.Flag)
        self._new: Callable[..., Any] = model._new_member_
        self._given = vars(model).get("__new__")  # what is called to look a member up
        self._counts = issubclass(base, int)
        left_out = {*model.__members__, *_OWN, "_iter_member_"}
        parts = {name: part for name, part in vars(model).items() if name not in left_out}
        self._lists = [name for name, part in parts.items() if type(part) is list]
        self._maps = [name for name, part in parts.items() if type(part) is dict]
        self._parts = {name: part for name, part in parts.items() if type(part) not in (list, dict)}
        self._taken = {name for kind in (*base.__mro__, type(base)) for name in vars(kind)} | {"mro"}

    def fits(self, members: dict[Any, Any]) -> bool:
        """Return whether all members have a usual name, and a number."""
        return (
            set(map(type, members)) == {str}
            and set(map(type, members.values())) == {int}
            and self._taken.isdisjoint(members)
            and not any(name.startswith("_") for name in members)
            and not (self._is_flag and min(members.values()) < 0)
        )

    def make(self, class_name: str, members: dict[str, int]) -> Any:
        """Return an enumeration of these members."""
        parts = dict(self._parts)
        parts.update((name, []) for name in self._lists)
        parts.update((name, {}) for name in self._maps)
        if self._is_flag:
            self._add_masks(parts, members.values())
        made: Any = type.__new__(enum.EnumType, class_name, (self._base,), parts)
        if self._given is not None:
            type.__setattr__(made, "__new__", self._given)
        names, by_name, by_value = made._member_names_, made._member_map_, made._value2member_map_
        new, put, is_flag = self._new, type.__setattr__, self._is_flag
        for name, value in members.items():
            member = by_value.get(value)
            if member is None:
                member = new(made, value) if self._counts else new(made)
                member._value_ = value
                member._name_ = name
                member.__objclass__ = made
                member._sort_order_ = len(names)
                if not is_flag or _is_bit(value):
                    names.append(name)
                by_value[value] = member
            put(made, name, member)
            by_name[name] = member
        if "_hashable_values_" in parts:
            made._hashable_values_.extend(by_value)
        if is_flag:
            bits = [by_name[name]._value_ for name in names]
            if bits != sorted(bits):
                put(made, "_iter_member_", made._iter_member_by_def_)
        return made

    def _add_masks(self, parts: dict[str, Any], values: Any) -> None:
        whole = single = 0
        for value in values:
            whole |= value
            if _is_bit(value):
                single |= value
        if "_singles_mask_" in parts:
            parts["_singles_mask_"] = single
            parts["_flag_mask_"] = whole
        else:  # Python 3.11.2
            parts["_flag_mask_"] = single
        parts["_all_bits_"] = 2 ** whole.bit_length() - 1


def _is_bit(value: int) -> bool:
    return value > 0 and value & (value - 1) == 0
