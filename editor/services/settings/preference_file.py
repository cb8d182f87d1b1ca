"""Preferences as a TOML file, to be kept or taken to another computer."""

import tomllib
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from editor.core.text import N_, SentenceError
from editor.formats.rules_file import toml_key, toml_value
from editor.services.settings.settings import PREFERENCES, Setting
from editor.services.settings.settings_file import Settings

_HEADING = "# Preferences of Sitemap Editor"


class NoPreferencesError(SentenceError):
    """Raised for a file that holds no preferences."""


def preferences_text(settings: Settings) -> str:
    """Return all preferences as the text of a file."""
    return "\n".join(_lines(settings)) + "\n"


def _lines(settings: Settings) -> Iterator[str]:
    yield _HEADING
    for table, own in groupby(sorted(PREFERENCES, key=_table), key=_table):
        yield ""
        yield f"[{toml_key(table)}]"
        yield from (f"{toml_key(_name(each))} = {toml_value(settings.get(each))}" for each in own)


def _table(setting: Setting[Any]) -> str:
    return setting.key.partition("/")[0]


def _name(setting: Setting[Any]) -> str:
    return setting.key.partition("/")[2]


def take_preferences(text: str, settings: Settings) -> list[str]:
    """Set the preferences that a file has; the others stay.

    Returns the names in the file that are no preferences or have a value that is not possible, such as
    “appearance.theme”. Raises NoPreferencesError, and then sets nothing.
    """
    try:
        tables = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise NoPreferencesError(N_("This is not valid TOML: {detail}."), str(error)) from error
    known = {(_table(each), _name(each)): each for each in PREFERENCES}
    left_out: list[str] = []
    taken: list[tuple[Setting[Any], Any]] = []
    for table, values in tables.items():
        for name, value in values.items() if isinstance(values, dict) else ((None, values),):
            setting = known.get((table, str(name)))
            if setting is not None and setting.accepts(value):
                taken.append((setting, value))
            else:
                left_out.append(table if name is None else f"{table}.{name}")
    if not taken:
        raise NoPreferencesError(N_("There are no preferences in this file."))
    for setting, value in taken:
        settings.set(setting, value)
    return left_out


def reset_preferences(settings: Settings) -> None:
    """Give all preferences their defaults."""
    for setting in PREFERENCES:
        settings.set(setting, setting.default)
