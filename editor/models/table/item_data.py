"""What all models and views need of Qt: roles as numbers, the types of indexes, plain tool tips.

Roles are plain integers: comparing these in `data` takes a tenth of the time of comparing enum
members. Tool tips show text unchanged: Qt would take text that resembles HTML for HTML, and load
what it refers to.
"""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar, cast

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtGui import Qt

from editor.core.text import as_html

AnyIndex = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


DISPLAY = int(Qt.ItemDataRole.DisplayRole)
EDIT = int(Qt.ItemDataRole.EditRole)
TOOL_TIP = int(Qt.ItemDataRole.ToolTipRole)
ACCESSIBLE_TEXT = int(Qt.ItemDataRole.AccessibleTextRole)
ACCESSIBLE_DESCRIPTION = int(Qt.ItemDataRole.AccessibleDescriptionRole)
TEXT_ALIGNMENT = int(Qt.ItemDataRole.TextAlignmentRole)
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter  # the alignment of text in lists and tables
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter  # the alignment of numbers
NUMBERS = RIGHT | Qt.AlignmentFlag.AlignAbsolute
VALUES = LEFT | Qt.AlignmentFlag.AlignAbsolute  # of values that are drawn from left to right in every window

MARK = int(Qt.ItemDataRole.UserRole)  # the severity of a cell's worst finding, 0 for none
ROW_MARK = MARK + 1  # the severity of the row's worst finding, in any of its cells
PARTS = ROW_MARK + 1  # a value split where it differs (TextDifference); None if it is absent


Answer = TypeVar("Answer", bound=Callable[..., object])
_LONG = 100  # characters: Qt wraps nothing but HTML, and a longer line would be as wide as the screen


class Markup(str):
    """A text that is known to be safe HTML: made here, of escaped texts."""

    __slots__ = ()


def plain_tip(text: str) -> str:
    """Return a tool tip that shows a text unchanged, whatever it contains; long lines are wrapped."""
    if isinstance(text, Markup):
        return text
    lines = text.split("\n")
    if max(map(len, lines)) <= _LONG and not Qt.mightBeRichText(text):
        return text
    return Markup(f"<qt>{'<br>'.join(map(as_html, lines))}</qt>")


def with_plain_tips(answer: Answer) -> Answer:
    """Decorate `data` or `headerData` of a model so that tool tips are shown as plain text."""

    @wraps(answer)
    def answered(*args: object, **kwargs: object) -> object:
        given = answer(*args, **kwargs)
        if isinstance(given, str) and kwargs.get("role", args[-1]) == TOOL_TIP:
            return plain_tip(given)
        return given

    return cast(Answer, answered)
