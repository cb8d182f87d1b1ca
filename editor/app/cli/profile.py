"""The choice of rules on the command line: a profile by name, a file, or the file beside a sitemap."""

from argparse import ArgumentTypeError
from pathlib import Path

from editor.app.cli.usage import UsageError
from editor.formats.rules_file import RulesFileError
from editor.rules.rule_choice import AS_DECLARED, RuleChoice
from editor.rules.rule_profiles import Profile, choice_of
from editor.services.files.file_errors import system_cause
from editor.services.files.rules_beside import load_rules, rules_beside, rules_path

NamedChoice = tuple[str, RuleChoice]  # as the outputs name it


def profile_argument(text: str) -> NamedChoice:
    """Return the choice for the argument of `--profile`."""
    if text in list(Profile):
        return text, choice_of(Profile(text))
    if not text.endswith(".toml"):
        raise ArgumentTypeError(f"{text!r} is neither a profile ({', '.join(Profile)}) nor a file NAME.toml")
    try:
        return text, load_rules(Path(text)).choice
    except (RulesFileError, OSError) as error:
        raise ArgumentTypeError(f"{text}: {_cause(error)}") from None


def choice_for(path: str) -> NamedChoice:
    """Return the choice that a sitemap carries beside it, or that of all rules."""
    try:
        chosen = rules_beside(Path(path)) if path else None
    except (RulesFileError, OSError) as error:
        raise UsageError(f"{rules_path(Path(path))}: {_cause(error)}") from None
    return (str(rules_path(Path(path))), chosen.choice) if chosen else (Profile.ALL, AS_DECLARED)


def _cause(error: Exception) -> str:
    return str(system_cause(error) if isinstance(error, OSError) else error)
