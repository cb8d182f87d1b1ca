"""Mentions invisible characters in messages about values that look right but are wrong."""

from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.core.values.characters import INVISIBLE, code_point

_HINT = QT_TRANSLATE_NOOP("phrases", " Remove the invisible character {character}.")


def hint(text: str) -> str:
    """Return the sentence to add to a message about a value with an invisible character; else ""."""
    match = INVISIBLE.search(text)
    return Phrase(_HINT, character=code_point(match[0])) if match else ""
