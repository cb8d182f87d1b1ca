"""The choice of rules that a sitemap carries beside it: `sitemap.xml.rules.toml`. It is only read here."""

from pathlib import Path

from editor.core.text import QT_TRANSLATE_NOOP
from editor.formats.rules_file import ChosenRules, RulesFileError, read_rules
from editor.services.files.paths import is_file

ENDING = ".rules.toml"
_MOST_BYTES = 1_000_000


def rules_path(path: Path) -> Path:
    """Return the path of the choice of rules for a file or folder, whether it exists or not."""
    return path.with_name(path.name + ENDING)


def rules_beside(path: Path | None) -> ChosenRules | None:
    """Return the choice that a file carries; None if there is none. Raises RulesFileError and OSError."""
    beside = rules_path(path) if path is not None and path.name else None
    return load_rules(beside) if beside is not None and is_file(beside) else None


def load_rules(path: Path) -> ChosenRules:
    """Read a choice of rules; raises RulesFileError and OSError."""
    with path.open("rb") as file:
        data = file.read(_MOST_BYTES + 1)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = ""
    if len(data) > _MOST_BYTES or (data and not text):
        raise RulesFileError(QT_TRANSLATE_NOOP("rules_file", "This is no file with a choice of rules."))
    return read_rules(text)
