"""The window with somebody working at random in several files as one document, until it is killed.

Each state of the files is written down with the moment it was reached, as in `living`.
"""

import hashlib
import random
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from editor.app.window.main_window import MainWindow
from editor.core.document.columns import Entry
from editor.core.document.edits import Edit, SetValues, insertion, removal
from editor.formats.moving_entries import distribution, move_to_file
from editor.models.session.session import Session, Stage
from editor.services.documents.open_document import OpenDocument
from editor.services.documents.set_changes import file_renaming, loc_for
from tests.faults import living
from tests.faults.living import PAUSE, SAVES, at_work, until_loaded, warm_up, window_at

__all__ = ["JOBS", "warm_up"]


def live(folder: str, home: str, seed: str, pause: str = PAUSE) -> Callable[[], None]:
    """Open the sitemaps of a folder in a window whose home is another, and work as long as it lives."""
    window = window_at(home)
    until_loaded(window, lambda: window.commands.together.open_folder_at(Path(folder)))
    session = window.context.session
    assert session is not None
    life = _Life(window, session, Path(home) / "states.txt", random.Random(seed))
    life.tell()
    return at_work(window, life.act, pause)


class _Life:
    """What somebody does, and what the files are then."""

    def __init__(self, window: MainWindow, session: Session, states: Path, chance: random.Random) -> None:
        self._window, self._session, self._file_set = window, session, session.document
        self._chance = chance
        self._states = states.open("a", encoding="ascii")
        self._names = 0  # given to files

    def act(self) -> None:
        """Do something, unless a save is under way."""
        if self._session.stage is not Stage.READY:
            return
        luck = self._chance.random()
        if luck < SAVES:
            self._window.commands.save.save()
            return
        if luck < 0.2 and self._session.undo_stack.canUndo():
            self._session.undo_stack.undo()
        else:
            edit = self._edit()
            if edit is not None:
                self._session.undo_stack.do(edit, "Edit")
        self.tell()

    def _edit(self) -> Edit | None:
        chance, file_set = self._chance, self._file_set
        document = file_set.entries
        count = len(document)
        rows = sorted(chance.sample(range(count), min(count, 3)))
        part = chance.choice(document.files)
        kind = chance.randrange(6)
        if kind == 0 or not rows:
            return insertion(document, part.start, [Entry(f"https://acme.org/{chance.random()}")], part)
        if kind == 1:
            return move_to_file(document, rows, part)
        if kind == 2 and len(document.files) < 8:
            return distribution(document, {self._name(): rows}, partial(loc_for, file_set))
        if kind == 3:
            return file_renaming(file_set.file_list.of(part), self._name())
        if kind == 4 and count > 20:
            return removal(document, rows)
        return SetValues("priority", rows, f"0.{chance.randrange(10)}")

    def _name(self) -> str:
        self._names += 1
        return f"file{self._names}.xml"

    def tell(self) -> None:
        """Write down what the files are now."""
        self._states.write(f"{time.time()} {digest(self._file_set)}\n")
        self._states.flush()


def digest(file_set: OpenDocument) -> str:
    """Tells one state of the files from another; in which order they stand does not count.

    Nor do files that no index lists: a save that is broken off may leave one that it was to remove.
    """
    listed = [file for file in file_set.entries.files if file_set.file_list.of(file).now.loc]
    told = sorted((file.name, file.column("loc"), file.column("priority")) for file in listed)
    return hashlib.sha256(repr(told).encode()).hexdigest()


JOBS = {**living.JOBS, "live_together": live}
