"""Tool tips in plain text: Qt would take text that looks like HTML for HTML, and load what it refers to."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar, cast

from PySide6.QtGui import Qt

from editor.core.text import as_html
from editor.models.table import roles

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
        if isinstance(given, str) and kwargs.get("role", args[-1]) == roles.TOOL_TIP:
            return plain_tip(given)
        return given

    return cast(Answer, answered)
