"""Values as TOML, as small files that people read and write have them.

Source: https://toml.io/en/v1.0.0
"""

import re
from collections.abc import Mapping, Sequence
from decimal import Decimal

TomlValue = str | bool | int | Decimal | Sequence["TomlValue"] | Mapping[str, "TomlValue"]

_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def toml_value(value: TomlValue) -> str:
    """Return a value as TOML on one line; characters that TOML does not allow even escaped are dropped."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return '"' + "".join(map(_character, value)) + '"'
    if isinstance(value, Mapping):
        pairs = [f"{toml_key(name)} = {toml_value(each)}" for name, each in value.items()]
        return "{ " + ", ".join(pairs) + " }" if pairs else "{}"
    if isinstance(value, Sequence):
        return "[" + ", ".join(map(toml_value, value)) + "]"
    return format(value, "f") if isinstance(value, Decimal) else str(value)


def toml_key(name: str) -> str:
    """Return the name of a value as TOML, in quotes if it needs them."""
    return name if _BARE_KEY.fullmatch(name) else toml_value(name)


def _character(character: str) -> str:
    if character in _ESCAPES:
        return _ESCAPES[character]
    if character.isprintable():
        return character
    if "\ud800" <= character <= "\udfff":
        return ""
    return f"\\U{ord(character):08X}"
