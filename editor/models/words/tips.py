"""Tool tips that show what they hold: Qt takes what looks like HTML for such, and loads what it names."""

from collections.abc import Callable, Iterable
from functools import wraps
from html import escape
from typing import TypeVar, cast

from PySide6.QtGui import Qt

from editor.models.table import roles

Answer = TypeVar("Answer", bound=Callable[..., object])
_LONG = 100  # characters: Qt wraps nothing but HTML, and a longer line would be as wide as the screen


class Markup(str):
    """HTML that was made here, of texts that were escaped."""

    __slots__ = ()


def plain_tip(text: str) -> str:
    """A text as a tool tip that shows it unchanged, whatever it holds; long lines are wrapped."""
    if isinstance(text, Markup):
        return text
    lines = text.split("\n")
    if max(map(len, lines)) <= _LONG and not Qt.mightBeRichText(text):
        return text
    return wrapped_tip(lines)


def wrapped_tip(lines: Iterable[str]) -> str:
    """Lines as a tool tip that shows them unchanged, whatever they hold, and wraps them."""
    return Markup(f"<qt>{'<br>'.join(map(escape, lines))}</qt>")


def with_plain_tips(answer: Answer) -> Answer:
    """For `data` and `headerData` of a model: what they give for a tool tip is shown unchanged, too."""

    @wraps(answer)
    def answered(*args: object, **kwargs: object) -> object:
        given = answer(*args, **kwargs)
        if isinstance(given, str) and kwargs.get("role", args[-1]) == roles.TOOL_TIP:
            return plain_tip(given)
        return given

    return cast(Answer, answered)
