"""The declaration of an action: its text, keys, command, and the conditions under which it is enabled."""

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
    """Return True: the action is always enabled."""
    return True


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """The declaration of an action; `hint` is a sentence that explains its text."""

    id: str
    text: str
    slot: Slot
    keys: tuple[str | Key, ...] = ()
    icon: str = ""
    enabled_when: Condition = always
    checked_when: Condition | None = None  # if set, the action is checkable
    hint: str = ""
    many: str = ""  # its text for several rows; "" if it is the same
    synonyms: str = ""  # other words for it, separated by spaces, for Find an action
    tool_bar: str = ""  # its short name there; "" if it is not there
    role: Role = Role.NoRole
    is_for_text: bool = False  # also for text fields: text being typed is not entered first

    def title(self) -> str:
        """Return the text as shown, in the person's language."""
        return action_text(self.text)

    def sequences(self) -> list[QKeySequence]:
        """Return the keys that trigger it on this system; the first one is shown."""
        found: list[QKeySequence] = []
        for key in self.keys:
            found += [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
        return [key for number, key in enumerate(found) if not key.isEmpty() and key not in found[:number]]

    def named_sequences(self) -> list[QKeySequence]:
        """Return the keys to show: the first one, and those chosen in addition to the system's own."""
        chosen = [QKeySequence(key) for key in self.keys if isinstance(key, str)]
        return [key for number, key in enumerate(self.sequences()) if not number or key in chosen]
