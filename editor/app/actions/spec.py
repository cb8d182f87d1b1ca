"""How an action is declared: its text, its keys, the command behind it, and when it makes sense."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence

from editor.app.window.menu_action import action_text
from editor.app.window.window_state import WindowState

if TYPE_CHECKING:
    from editor.app.commands.all import Commands

Key = QKeySequence.StandardKey
Role = QAction.MenuRole


Slot = Callable[["Commands"], Callable[[], object]]
Condition = Callable[[WindowState], bool]


def always(_state: WindowState) -> bool:
    """At any time."""
    return True


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One action; `hint` says in a sentence what the text leaves open."""

    id: str
    text: str
    slot: Slot
    keys: tuple[str | Key, ...] = ()
    icon: str = ""
    enabled_when: Condition = always
    checked_when: Condition | None = None  # set: the action shows a state
    hint: str = ""
    many: str = ""  # what it is called where it is for several rows; "" is the same
    synonyms: str = ""  # what else people call it, with spaces between: to be found by
    tool_bar: str = ""  # its short name there; "" is not there
    role: Role = Role.NoRole
    is_for_text: bool = False  # for a line of text, too: what is being typed is not entered first

    def title(self) -> str:
        """The text as shown, in the person's language."""
        return action_text(self.text)

    def sequences(self) -> list[QKeySequence]:
        """The keys that trigger it on this system; the first one is shown."""
        found: list[QKeySequence] = []
        for key in self.keys:
            found += [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
        return [key for number, key in enumerate(found) if not key.isEmpty() and key not in found[:number]]

    def named_sequences(self) -> list[QKeySequence]:
        """The keys that people are told of: the first one, and those chosen beside the system's own."""
        chosen = [QKeySequence(key) for key in self.keys if isinstance(key, str)]
        return [key for number, key in enumerate(self.sequences()) if not number or key in chosen]
