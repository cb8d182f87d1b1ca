"""The difference between two versions of a document, in words."""

from PySide6.QtCore import QLocale

from editor.core.text import QT_TRANSLATE_NOOP
from editor.formats.transfer.comparing import VersionComparison
from editor.models.words.translation import counted, listed, translated

LISTED = 1000  # the most changes that are listed: nobody reads more

_KINDS = (
    (
        "changed",
        "1 entry changed",
        QT_TRANSLATE_NOOP("difference", "%Ln entries changed"),
    ),
    (
        "added",
        "1 entry added",
        QT_TRANSLATE_NOOP("difference", "%Ln entries added"),
    ),
    (
        "removed",
        "1 entry removed",
        QT_TRANSLATE_NOOP("difference", "%Ln entries removed"),
    ),
)


def difference_words(found: VersionComparison) -> str:
    """Return a sentence such as "3 entries changed, 1 entry added.", and say
    if the list of changes is cut off.
    """
    parts = [
        counted("difference", one, many, getattr(found, name))
        for name, one, many in _KINDS
        if getattr(found, name)
    ]
    if found.is_reordered:
        parts.append(translated("difference", "different order"))
    if found.of_file:
        parts.append(translated("difference", "text outside the entries changed"))
    if not parts:
        return translated("difference", "Nothing differs.")
    text = listed(parts)
    sentence = translated("difference", "{changes}.").format(changes=f"{text[0].upper()}{text[1:]}")
    if found.count > len(found.changes) - found.is_reordered and len(found.changes) >= LISTED:
        more = translated("difference", "The first {n} changes are listed.")
        sentence += " " + more.format(n=QLocale().toString(len(found.changes)))
    return sentence
