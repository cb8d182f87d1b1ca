"""The open files of the last time: remembered at the end, and opened again at the next start if wanted."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt

from editor.app.commands.documents.open import FileCommands
from editor.app.commands.documents.open_several import FileSetCommands
from editor.app.window.workbench import Workbench
from editor.services.files.paths import is_file
from editor.services.settings.settings import OPEN_TABS, RESTORE_TABS
from editor.views.document_view import DocumentView
from editor.views.table.kept_look import Look, look_of

_CURRENT = "current"


class TabCommands(QObject):
    """Remembers the tabs with their places: row, filter, sorting and what is in sight."""

    def __init__(self, bench: Workbench, file: FileCommands, together: FileSetCommands) -> None:
        super().__init__(bench.window)
        self._bench, self._file, self._together = bench, file, together
        self._coming: list[str] = []  # what was told of tabs that are not open again yet

    def remember(self) -> None:
        """Remember the files that are open, if they are to be opened at the next start."""
        wanted = self._bench.settings.get(RESTORE_TABS)
        self._bench.settings.set(OPEN_TABS, [*self.told()] if wanted else [])

    def told(self) -> Iterator[str]:
        """Yield each tab that can come back, with its place."""
        for view in self._bench.tabs.views():
            if view.session is None or view.session.document.needs_place or not view.paths:
                continue
            about: dict[str, Any] = {"paths": list(map(str, view.paths)), **_told_of(view)}
            if view is self._bench.view:
                about[_CURRENT] = True
            yield json.dumps(about)
        yield from self._coming

    def restore(self) -> None:
        """Open the files of the last time again, as they were shown; those that are gone are left out."""
        if self._bench.settings.get(RESTORE_TABS):
            tabs = self._bench.settings.get(OPEN_TABS)
            self.bring_back(tabs)

    def bring_back(self, tabs: Iterable[str]) -> None:
        """Open the files of tabs that were told of, in their order."""
        self._coming = list(tabs)
        self._open_coming(None)

    def _open_coming(self, current: DocumentView | None) -> None:
        """Open tab after tab, as several files take a while to be found; then show `current`."""
        while self._coming:
            about = _read(self._coming[0])
            paths = [path for path in map(Path, about.get("paths", ())) if is_file(path)]
            if len(paths) > 1:
                self._together.open_together(paths, _look(about), partial(self._on_opened, current))
                return
            del self._coming[0]
            if paths and self._bench.tabs.view_of(paths[0]) is None:
                view = self._file.open_file(paths[0], look=_look(about))
                current = view if about.get(_CURRENT) else current
        if current is not None:
            self._bench.tabs.setCurrentWidget(current)

    def _on_opened(self, current: DocumentView | None) -> None:
        """Go on with the next tab after one of several files."""
        is_current = _read(self._coming.pop(0)).get(_CURRENT)
        self._open_coming(self._bench.view if is_current else current)


def _told_of(view: DocumentView) -> dict[str, Any]:
    look, table = look_of(view), view.table
    return {
        "row": look.row,
        "top": table.rowAt(0) if table is not None else -1,
        "filter": look.filter,
        "is_sorted": look.is_sorted,
        "column": look.column,
        "file": look.file,
        "descending": look.order is Qt.SortOrder.DescendingOrder,
    }


def _read(text: str) -> dict[str, Any]:
    """Return what was remembered of a tab; nothing if it cannot be read."""
    try:
        about = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    paths = about.get("paths") if isinstance(about, dict) else None
    if not isinstance(paths, list) or not all(isinstance(path, str) for path in paths):
        return {}
    return dict(about)


def _look(about: dict[str, Any]) -> Look:
    known = {
        name: about[name]
        for name in ("row", "top", "filter", "is_sorted", "column", "file")
        if type(about.get(name)) is type(getattr(Look(), name))
    }
    order = Qt.SortOrder.DescendingOrder if about.get("descending") is True else Qt.SortOrder.AscendingOrder
    return replace(Look(order=order), **known)
