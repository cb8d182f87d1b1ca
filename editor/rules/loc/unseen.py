"""Characters that nobody sees, in values that look right and are wrong because of them."""

from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.core.values.characters import INVISIBLE, code_point

_HINT = QT_TRANSLATE_NOOP("phrases", " Remove the invisible character {character}.")


def hint(text: str) -> str:
    """What to add to a message about a value; "" where all of it can be seen."""
    match = INVISIBLE.search(text)
    return Phrase(_HINT, character=code_point(match[0])) if match else ""
