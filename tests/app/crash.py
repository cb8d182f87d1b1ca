"""What a crash would leave, for tests of a window."""

import shutil
from pathlib import Path

from editor.app.commands.documents.recovery_commands import RecoveryCommands
from editor.dialogs.questions import Leaving
from editor.services.installation import recovery_folder
from tests.app.desk import Desk


def left_as(name: str) -> str:
    """Return the name under which another window would have left a folder: no other one has it."""
    return name[::-1] if name != name[::-1] else "0123456789abcdef"


class Crash:
    """Takes what a window has on the disk at this moment for what a crash left."""

    def __init__(self, desk: Desk, left: Path) -> None:
        self._desk, self._left = desk, left

    def keep(self, contents: int = 1) -> None:
        """Wait until the journal is written, and keep what it holds; contents: how many files it is of."""
        folder = recovery_folder()
        self._desk.wait_for(
            lambda: any(folder.glob("*/*.journal")) and len([*folder.glob("*/*.content")]) >= contents
        )
        self._desk.wait_for(lambda: not self._desk.journal_is_behind)
        self._desk.wait_for(
            lambda: self._desk.context.journals.keeping.tasks.is_idle
        )  # it may be copying yet
        shutil.copytree(folder, self._left)

    def kept_contents(self) -> list[Path]:
        """What was kept of what the files held."""
        return self.left("*.content")

    def left(self, pattern: str) -> list[Path]:
        """The files of that kind that were kept."""
        return list(self._left.glob(f"*/{pattern}"))

    def found(self, pattern: str) -> list[Path]:
        """The files of that kind that the next window finds, and has not deleted yet."""
        folders = [recovery_folder() / left_as(path.name) for path in self._left.iterdir() if path.is_dir()]
        return [path for folder in folders for path in folder.glob(pattern)]

    def start(self) -> RecoveryCommands:
        """Close this window; the next one finds what was kept."""
        desk = self._desk
        while desk.context.tabs.count():
            desk.person.answers.leaving = Leaving.DISCARD
            desk.do.close.close()
        desk.wait_for(lambda: not any(recovery_folder().glob("*/*.journal")))
        desk.wait_for(lambda: desk.context.journals.keeping.tasks.is_idle)  # it may be deleting yet
        for folder in self._left.iterdir():
            if folder.is_dir():
                shutil.copytree(folder, recovery_folder() / left_as(folder.name), dirs_exist_ok=True)
        with desk.until(desk.do.recovery.changed):
            desk.do.recovery.look()
        desk.window.refresh()
        return desk.do.recovery
