"""A choice of rules as a small TOML file, for the command line and beside a sitemap.

profile = "google"
ignore = ["hreflang-*"]

[rules]
lastmod-in-future = "off"
loc-not-https = "advice"

A project has it as `.sitemap-editor.toml`, or as [tool.sitemap-editor] in its pyproject.toml. Values are
written as TOML as small files that people read and write have them.
Source: https://toml.io/en/v1.0.0
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from types import MappingProxyType
from typing import NamedTuple

from editor.core.text import N_, SentenceError
from editor.rules.catalogue import RULE_BY_ID, Level, Profile, choice_of, rules_matching
from editor.rules.rule import RuleChoice

TomlValue = str | bool | int | Decimal | Sequence["TomlValue"] | Mapping[str, "TomlValue"]

_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}
_BARE_KEY = r"[A-Za-z0-9_-]+"


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
    return name if re.fullmatch(_BARE_KEY, name) else toml_value(name)


def _character(character: str) -> str:
    if character in _ESCAPES:
        return _ESCAPES[character]
    if character.isprintable():
        return character
    if "\ud800" <= character <= "\udfff":
        return ""
    return f"\\U{ord(character):08X}"


_MEMBERS = ("profile", "select", "ignore", "rules")
_PROJECT = "sitemap-editor"  # below [tool]


class RulesFileError(SentenceError):
    """Raised for a file that is no choice of rules; the sentence says why."""


class ChosenRules(NamedTuple):
    """A profile, the levels of single rules by their ids, and ids and patterns of rules."""

    profile: Profile = Profile.ALL
    levels: Mapping[str, str] = MappingProxyType({})
    select: tuple[str, ...] = ()  # of the only ones to look at; all where there are none
    ignore: tuple[str, ...] = ()  # of those to leave out

    @property
    def choice(self) -> RuleChoice:
        """The choice as findings are seen by it."""
        return choice_of(self.profile, self.levels, self.select, self.ignore)


def read_rules(text: str, *, of_project: bool = False) -> ChosenRules:
    """Parse a choice of rules, of_project: in a pyproject.toml; raises RulesFileError."""
    import tomllib  # noqa: PLC0415 - few files have rules beside them

    try:
        tables = tomllib.loads(text)
    except RecursionError as error:
        raise RulesFileError(N_("Brackets are nested too deeply.")) from error
    except ValueError as error:
        raise RulesFileError(N_("This is not valid TOML: {detail}."), str(error)) from error
    if of_project:
        tool = tables.get("tool")
        tables = tool.get(_PROJECT, {}) if isinstance(tool, dict) else {}
    if not isinstance(tables, dict):
        raise RulesFileError(N_("The choice of rules must stand below [tool.sitemap-editor]."))
    for name in tables:
        if name not in _MEMBERS:
            raise RulesFileError(N_("“{detail}” is none of profile, select, ignore and [rules]."), name)
    profile, levels = tables.get("profile", Profile.ALL), tables.get("rules", {})
    if profile not in list(Profile):
        raise RulesFileError(N_("The profile must be one of these: {detail}."), ", ".join(Profile))
    if not isinstance(levels, dict):
        raise RulesFileError(N_("The rules must stand below [rules]."))
    for rule, level in levels.items():
        if rule not in RULE_BY_ID:
            raise RulesFileError(N_("There is no rule “{detail}”."), rule)
        if level not in list(Level):
            raise RulesFileError(N_("A rule must be one of these: {detail}."), ", ".join(Level))
    select, ignore = (_patterns(tables.get(name, [])) for name in ("select", "ignore"))
    return ChosenRules(Profile(profile), levels, select, ignore)


def _patterns(value: object) -> tuple[str, ...]:
    """Return the ids and patterns of rules in a list; raises RulesFileError."""
    if not isinstance(value, list):
        raise RulesFileError(N_('The rules to select or ignore must be a list, such as ["hreflang-*"].'))
    for each in value:
        if not isinstance(each, str) or not rules_matching(each):
            raise RulesFileError(N_("There is no rule “{detail}”."), str(each))
    return tuple(value)


def rules_text(chosen: ChosenRules) -> str:
    """Return a choice of rules as the text of a file, which is read as the same choice again."""
    return "\n".join(_lines(chosen)) + "\n"


def _lines(chosen: ChosenRules) -> Iterator[str]:
    yield f"profile = {toml_value(chosen.profile)}"
    for name, patterns in (("select", chosen.select), ("ignore", chosen.ignore)):
        if patterns:
            yield f"{name} = {toml_value(patterns)}"
    if chosen.levels:
        yield ""
        yield "[rules]"
        yield from (f"{toml_key(rule)} = {toml_value(level)}" for rule, level in chosen.levels.items())
