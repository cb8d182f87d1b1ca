"""A choice of rules as a small TOML file, for the command line and beside a sitemap.

profile = "google"

[rules]
lastmod-in-future = "off"
loc-not-https = "advice"
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from editor.core.text import QT_TRANSLATE_NOOP, SentenceError
from editor.formats.toml_text import toml_key, toml_value
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.rule_choice import RuleChoice
from editor.rules.rule_profiles import Level, Profile, choice_of

_MEMBERS = ("profile", "rules")


class RulesFileError(SentenceError):
    """Raised for a file that is no choice of rules; the sentence says why."""

    context = "rules_file"


@dataclass(frozen=True, slots=True)
class ChosenRules:
    """A profile, and the levels of single rules by their ids."""

    profile: Profile = Profile.ALL
    levels: dict[str, str] = field(default_factory=dict)

    @property
    def choice(self) -> RuleChoice:
        """The choice as findings are seen by it."""
        return choice_of(self.profile, self.levels)


def read_rules(text: str) -> ChosenRules:
    """Parse a choice of rules; raises RulesFileError."""
    import tomllib  # noqa: PLC0415 - few files have rules beside them

    try:
        tables = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise RulesFileError(
            QT_TRANSLATE_NOOP("rules_file", "This is not valid TOML: {detail}."), str(error)
        ) from error
    for name in tables:
        if name not in _MEMBERS:
            raise RulesFileError(
                QT_TRANSLATE_NOOP("rules_file", "“{detail}” is neither “profile” nor “[rules]”."), name
            )
    profile, levels = tables.get("profile", Profile.ALL), tables.get("rules", {})
    if profile not in list(Profile):
        raise RulesFileError(
            QT_TRANSLATE_NOOP("rules_file", "The profile must be one of these: {detail}."), ", ".join(Profile)
        )
    if not isinstance(levels, dict):
        raise RulesFileError(QT_TRANSLATE_NOOP("rules_file", "The rules must stand below [rules]."))
    for rule, level in levels.items():
        if rule not in RULE_BY_ID:
            raise RulesFileError(QT_TRANSLATE_NOOP("rules_file", "There is no rule “{detail}”."), rule)
        if level not in list(Level):
            raise RulesFileError(
                QT_TRANSLATE_NOOP("rules_file", "A rule must be one of these: {detail}."), ", ".join(Level)
            )
    return ChosenRules(Profile(profile), levels)


def rules_text(chosen: ChosenRules) -> str:
    """Return a choice of rules as the text of a file, which is read as the same choice again."""
    return "\n".join(_lines(chosen)) + "\n"


def _lines(chosen: ChosenRules) -> Iterator[str]:
    yield f"profile = {toml_value(chosen.profile)}"
    if chosen.levels:
        yield ""
        yield "[rules]"
        yield from (f"{toml_key(rule)} = {toml_value(level)}" for rule, level in chosen.levels.items())
