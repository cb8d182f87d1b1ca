"""Someone in front of the window: answers its questions as told, and remembers what was asked."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from PySide6.QtWidgets import QWidget

from editor.core.operations.recipe import Recipe
from editor.dialogs.questions import (
    FileQuestions,
    Leaving,
    OpenTogether,
    Protected,
    Questions,
    Reopening,
    SaveConflict,
)
from editor.services.files.file_errors import Clash
from editor.services.settings.settings_file import Settings


@dataclass
class Answers:
    """What the person will say."""

    leaving: Leaving = Leaving.STAY
    leaving_steps: Leaving = Leaving.DISCARD
    conflict: SaveConflict = SaveConflict.LEAVE
    protected: Protected = Protected.WRITE
    agrees: bool = True
    together: OpenTogether = OpenTogether.EACH
    reopens: Reopening = Reopening.LEAVE
    to_open: list[Path] = field(default_factory=list)
    to_save: Path | None = None
    table: Path | None = None
    to_compare: Path | None = None
    folder: str = ""
    name: str = ""  # of a recipe that is saved; "" is none


class _Files(FileQuestions):
    """In place of dialogs for files."""

    def __init__(self, window: QWidget, person: "Person") -> None:
        super().__init__(window, person.replace_existing)
        self._person = person

    @property
    def answers(self) -> Answers:
        return self._person.answers

    def paths_to_open(self, folder: str) -> list[Path]:
        return self.answers.to_open

    def file_to_compare(self, folder: str) -> Path | None:
        return self.answers.to_compare

    def robots_to_read(self, folder: str) -> Path | None:
        return next(iter(self.answers.to_open), None)

    def table_to_read(self, folder: str) -> Path | None:
        return self.answers.table

    def path_to_save(self, title: str, suggestion: Path, filters: Sequence[str]) -> Path | None:
        self._person.asked.append(f"{title}: {suggestion.name}")
        return self.answers.to_save

    def folder(self, title: str, folder: str) -> str:
        self._person.asked.append(title)
        return self.answers.folder

    def recipe_to_open(self, folder: str) -> Path | None:
        return next(iter(self.answers.to_open), None)

    def preferences_to_open(self, folder: str) -> Path | None:
        return next(iter(self.answers.to_open), None)


class Person(Questions):
    """In place of dialogs that wait for somebody."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window, settings)
        self.answers = Answers()
        self.asked: list[str] = []
        self.files = _Files(window, self)

    def leave(self, title: str) -> Leaving:
        self.asked.append(f"leave {title}")
        return self.answers.leaving

    def reopen(self, count: int) -> Reopening:
        self.asked.append(f"reopen {count}")
        return self.answers.reopens

    def together(self, count: int) -> OpenTogether:
        self.asked.append(f"{count} together")
        return self.answers.together

    def discard(self, title: str) -> bool:
        return self._agree(f"discard {title}")

    def conflict(self, title: str, clash: Clash, *, can_merge: bool) -> SaveConflict:
        self.asked.append(f"conflict {title} {clash.name.lower().replace('_', ' ')}")
        return self.answers.conflict

    def leave_unwritten(self, path: Path) -> bool:
        return self._agree(f"leave {path.name} unwritten")

    def leave_at_work(self, title: str, *, is_written: bool) -> bool:
        return self._agree(f"leave {title} {'unwritten' if is_written else 'at work'}")

    def discard_lost(self, count: int) -> bool:
        return self._agree(f"discard lost {count}")

    def replace_damaged(self, names: Sequence[str]) -> bool:
        return self._agree(f"replace {', '.join(names)}")

    def override_protection(self, reason: str) -> Protected:
        self.asked.append(f"protected: {reason}")
        return self.answers.protected

    def save_elsewhere(self, reason: str) -> bool:
        return self._agree(f"failed: {reason}")

    def leave_out(self, reasons: Sequence[str]) -> bool:
        return self._agree(f"leave out: {' '.join(reasons)}")

    def replace_existing(self, path: Path, others: int = 0) -> bool:
        return self._agree(f"replace {path.name}" + (f" and {others} others" if others else ""))

    def delete_left_over(self, paths: Sequence[Path]) -> bool:
        return self._agree(f"delete {', '.join(path.name for path in paths)}")

    def tell(self, text: str, more: str = "") -> None:
        self.asked.append(f"told: {text}")

    def problem(self, text: str, more: str, report: str) -> None:
        self.asked.append(f"problem: {report.rstrip().rpartition(chr(10))[2]}")

    def recipe_to_save(self, recipe: Recipe, taken: Collection[str]) -> Recipe | None:
        self.asked.append(f"save recipe, {len(taken)} taken")
        return replace(recipe, name=self.answers.name) if self.answers.name else None

    def reset_preferences(self) -> bool:
        return self._agree("reset preferences")

    def delete_recipe(self, name: str) -> bool:
        return self._agree(f"delete recipe {name}")

    def delete_filter(self, name: str) -> bool:
        return self._agree(f"delete filter {name}")

    def leave_steps(self) -> Leaving:
        self.asked.append("leave steps")
        return self.answers.leaving_steps

    def drop_steps(self) -> bool:
        return self._agree("drop steps")

    def replace_with_nothing(self) -> bool:
        return self._agree("replace with nothing")

    def ask_private_host(self, host: str) -> bool:
        return self._agree(f"ask {host}")

    def _agree(self, question: str) -> bool:
        self.asked.append(question)
        return self.answers.agrees
