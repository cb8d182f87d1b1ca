"""Offers unsaved work of a window that ended unexpectedly."""

from collections.abc import Sequence
from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from editor.app.commands.documents.open import FileCommands
from editor.app.commands.documents.open_several import FileSetCommands
from editor.app.commands.documents.restoring import LocatedWork, Restoring
from editor.app.window.workbench import Workbench
from editor.core.text import QT_TRANSLATE_NOOP
from editor.models.words.translation import counted
from editor.rules.rule import Severity
from editor.services.files.in_place import CutShort, InPlace
from editor.services.folders import in_place_folder
from editor.views.document_view import DocumentView
from editor.views.panels.banner import Banner

if TYPE_CHECKING:
    from editor.dialogs.compare.recovery import FoundWork, RecoveryDialog
    from editor.formats.transfer.comparing import VersionComparison


class RecoveryCommands(QObject):
    """Finds lost work at the start; `banner` offers it, and so does its file when opened."""

    changed = Signal()  # the offers changed

    def __init__(self, bench: Workbench, file: FileCommands, together: FileSetCommands) -> None:
        super().__init__(bench.window)
        self._bench = bench
        self._restoring = Restoring(bench, file, together)
        self.banner = Banner()
        self._found: list[LocatedWork] = []
        self._is_put_off = False
        self._repaired: list[CutShort] = []
        self._has_other_versions = False  # there is work of other versions, not mentioned yet
        file.loaded.connect(self._on_loaded)
        file.files_changed.connect(self._on_files_changed)
        self._restoring.changed.connect(self._offer)
        self._restoring.restored.connect(self._drop)

    @property
    def has_found(self) -> bool:
        """True if there is work to be restored."""
        return bool(self._waiting)

    @property
    def _waiting(self) -> list[LocatedWork]:
        """The work that was found, except that which is already being restored."""
        return [each for each in self._found if not self._restoring.is_restoring(each)]

    # Finding it

    def look(self) -> None:
        """Look for the work of other windows, in a worker thread."""
        keeping = self._bench.journals.keeping

        def found() -> list[LocatedWork]:
            self._repaired = InPlace(in_place_folder()).repair()
            works = [LocatedWork.of(work) for work in keeping.folder.lost()]
            for each in works:
                if each.is_saved:
                    each.work.discard()
            return [each for each in works if not each.is_saved]

        keeping.tasks.run(found, self._on_found)

    def _on_found(self, outcome: Future[list[LocatedWork]]) -> None:
        self._found = outcome.result()
        self._has_other_versions = self._bench.journals.keeping.folder.has_other_versions
        self._offer()

    def _on_files_changed(self) -> None:
        if self._found:  # a closed document does not offer its work any more
            self._restoring.drop_closed()
            self._say()

    def _offer(self) -> None:
        """Offer the work that was found, in the documents that it belongs to and above them."""
        for view in self._bench.tabs.views():
            self._offer_in(view)
        self._say()

    def _say(self) -> None:
        """Offer the work that was found, except that which open documents offer themselves."""
        open_paths = [path for view in self._bench.tabs.views() for path in view.paths]
        works = [each for each in self._waiting if not any(each.work.is_of(path) for path in open_paths)]
        self.changed.emit()
        if self._repaired:
            self._say_mended()
            return
        if self._has_other_versions:
            self._say_other_versions()
            return
        if not works or self._is_put_off:
            self.banner.say("")
            return
        if len(works) == 1:
            text = self._sentence(works[0])
        else:
            one, many = (
                "Unsaved changes were found.",
                QT_TRANSLATE_NOOP("RecoveryCommands", "Unsaved changes to %Ln documents were found."),
            )
            text = counted("RecoveryCommands", one, many, len(works))
        self.banner.say(
            text,
            Severity.WARNING,
            (
                self.tr("Restore") if len(works) == 1 else self.tr("Restore all"),
                partial(self._restore_all, works),
            ),
            (self.tr("Show changes…"), self.show),
            (self.tr("Not now"), self.put_off),
            (self.tr("Discard…"), partial(self._discard, works)),
        )

    def _say_mended(self) -> None:
        from editor.app.window.open_troubles import text_on_cut_save

        def seen() -> None:
            self._repaired = []
            self._say()

        text = "\n".join(map(text_on_cut_save, self._repaired))
        self.banner.say(text, Severity.WARNING, (self.tr("OK"), seen))

    def _say_other_versions(self) -> None:
        def seen() -> None:
            self._has_other_versions = False
            self._say()

        text = self.tr(
            "Another version of the editor kept unsaved changes that this version cannot read. "
            "They are safe; open that version to recover them."
        )
        self.banner.say(text, Severity.WARNING, (self.tr("OK"), seen))

    def _sentence(self, found: LocatedWork) -> str:
        from editor.dialogs.compare.comparing import moment
        from editor.dialogs.compare.recovery import changes_found

        if not found.work.when:
            text = self.tr("“{name}” was not saved before the editor closed unexpectedly.")
            return text.format(name=found.name)
        text = self.tr("Unsaved changes to “{name}” were found: {changes}, the last on {when}.")
        return text.format(name=found.name, changes=changes_found(found.count), when=moment(found.work.when))

    def _offer_in(self, view: DocumentView) -> None:
        """Offer the lost changes to a document's file in that document."""
        found = self._found_of(view)
        if found is None:
            view.banner.offer("")
            return
        view.banner.offer(
            self._sentence(found),
            (self.tr("Restore"), partial(self._restoring.restore, found)),
            (self.tr("Show changes…"), self.show),
            (self.tr("Discard…"), partial(self._discard, [found])),
        )

    def _found_of(self, view: DocumentView) -> LocatedWork | None:
        if view.session is None:
            return None
        return next((each for each in self._waiting if any(map(each.work.is_of, view.paths))), None)

    # Commands

    def show(self) -> None:
        """List the work that was found, with its changes."""
        if self._waiting:
            self.dialog().ask()

    def dialog(self) -> "RecoveryDialog":
        """Make the dialog, with all work that was found."""
        from editor.dialogs.compare.recovery import RecoveryDialog

        works = self._waiting
        dialog = RecoveryDialog([_found_work(each) for each in works], self._bench.tasks, self._bench.window)

        def restore(number: int) -> None:
            self._restoring.restore(works[number])
            dialog.accept()

        def discard(number: int) -> None:
            if self._discard([works[number]]):
                dialog.remove(number)

        dialog.restore_requested.connect(restore)
        dialog.discard_requested.connect(discard)
        return dialog

    def _restore_all(self, works: Sequence[LocatedWork]) -> None:
        for each in works:
            self._restoring.restore(each)

    def put_off(self) -> None:
        """Offer the work again at the next start, or when its file is opened."""
        self._is_put_off = True
        self._say()

    def _discard(self, works: Sequence[LocatedWork]) -> bool:
        if not self._bench.questions.discard_lost(len(works)):
            return False
        for each in works:
            self._bench.journals.keeping.tasks.run(each.work.discard, lambda outcome: outcome.result())
            self._drop(each)
        return True

    def _drop(self, found: LocatedWork) -> None:
        self._found = [each for each in self._found if each is not found]
        self._offer()

    # In a document that was opened

    def _on_loaded(self, view: DocumentView) -> None:
        if not self._restoring.redo(view):
            self._offer_in(view)
            self._look_elsewhere(view)
        self._say()

    def _look_elsewhere(self, view: DocumentView) -> None:
        """Say so if another window has unsaved changes to one of the document's files."""
        paths, session, keeping = view.paths, view.session, self._bench.journals.keeping
        if not paths or session is None:
            return

        def looked(outcome: Future[bool]) -> None:
            if outcome.result() and view.session is session and self._found_of(view) is None:
                text = self.tr("This file has unsaved changes in another editor window.")
                if len(paths) > 1:
                    text = self.tr("One of these files has unsaved changes in another editor window.")
                view.banner.offer(text, (self.tr("OK"), lambda: view.banner.offer("")))

        keeping.tasks.run(lambda: keeping.folder.is_edited_elsewhere(paths), looked)


def _found_work(found: LocatedWork) -> "FoundWork":
    from editor.dialogs.compare.recovery import FoundWork
    from editor.models.words.difference_words import LISTED

    source, work = found.source, found.work
    compare = partial(work.comparison, source, LISTED) if source else _nowhere
    return FoundWork(found.name, work.subject.path, work.when, found.count, compare)


def _nowhere() -> "VersionComparison":
    raise FileNotFoundError("the file has changed since, and there is no copy of the earlier contents.")
