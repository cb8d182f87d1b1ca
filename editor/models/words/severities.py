"""The severities in words, in the user's language."""

from editor.core.text import QT_TRANSLATE_NOOP
from editor.models.words.translation import counted, translated
from editor.rules.rule import Severity

FAULTS = (Severity.ERROR, Severity.WARNING, Severity.ADVICE)  # the worst first; notes are none
_NUMBERS = {  # the texts for one finding and for several
    Severity.ERROR: (
        "1 error",
        QT_TRANSLATE_NOOP("severity", "%Ln errors"),
    ),
    Severity.WARNING: (
        "1 warning",
        QT_TRANSLATE_NOOP("severity", "%Ln warnings"),
    ),
    Severity.ADVICE: (
        "1 advice",
        QT_TRANSLATE_NOOP("severity", "%Ln advice"),
    ),
    Severity.NOTE: (
        "1 note",
        QT_TRANSLATE_NOOP("severity", "%Ln notes"),
    ),
}


def severity_word(severity: Severity) -> str:
    """Return the name of a severity with a capital, to begin a line."""
    return translated("severity", severity.word.capitalize())


def mark_word(severity: int) -> str:
    """Return the text that a screen reader reads for a mark of a severity; ""
    if there is no mark, as for notes.
    """
    return severity_word(Severity(severity)) if severity >= Severity.ADVICE else ""


def findings_counted(severity: Severity, count: int) -> str:
    """Return the number of findings of a severity in words."""
    return counted("severity", *_NUMBERS[severity], count)
