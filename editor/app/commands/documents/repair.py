"""Damaged files: shows the repairs in them, and reads them in another way."""

from collections.abc import Callable
from concurrent.futures import Future

from PySide6.QtCore import QObject

from editor.app.commands.documents.open import FileCommands
from editor.app.window.workbench import Workbench
from editor.dialogs.read_encoding import ReadEncodingDialog
from editor.dialogs.repairs import RepairAnswer, RepairsDialog
from editor.formats.damage.read_as import ReadAs
from editor.formats.errors import Unreadable
from editor.formats.reading.encoding_samples import Samples, samples_of
from editor.models.session.session import Session, Stage
from editor.models.words.translation import text_of
from editor.services.files.files import read_file
from editor.views.document_view import DocumentView


class RepairCommands(QObject):
    """Shows the repairs of a file, and reads it again in the way that a person chooses."""

    def __init__(self, bench: Workbench, file: FileCommands, save_report: Callable[[], None]) -> None:
        """`save_report` asks for a place and writes the findings there."""
        super().__init__(bench.window)
        self._bench, self._file, self._save_report = bench, file, save_report
        self._read_anew: DocumentView | None = None  # the view whose repairs to show once it is read
        file.loaded.connect(self._on_loaded)

    def accept(self) -> None:
        """Accept the readable part of a damaged file as the document."""
        if self._bench.session is not None:
            self._bench.session.accept_recovery()

    def show_repairs(self) -> None:
        """Show the repairs in the file on screen, and do what the person then chooses."""
        session = self._bench.session
        if session is None or session.stage is not Stage.READY or not session.document.file_list.repairs:
            return
        dialog = self.repairs_dialog(session)
        wish, side = dialog.ask(), dialog.side
        if wish == RepairAnswer.ACCEPT:
            self.accept()
        elif wish == RepairAnswer.READ_AGAIN:
            self._read(ReadAs(session.document.file_list.there[0].read_as.encoding, side))
        elif wish == RepairAnswer.READ_IN_ENCODING:
            self.read_in_encoding()
        elif wish == RepairAnswer.SAVE_REPORT:
            self._save_report()

    def repairs_dialog(self, session: Session) -> RepairsDialog:
        """Make the dialog for a document."""
        return RepairsDialog(session.document, self._bench.window)

    def read_in_encoding(self) -> None:
        """Ask in which encoding to read the file on screen."""
        view = self._bench.view
        if view is None or view.path is None:
            return
        path = view.path

        def sampled(outcome: Future[Samples]) -> None:
            error = outcome.exception()
            if isinstance(error, Unreadable):
                self._bench.questions.tell(text_of(error))
            elif self._bench.view is view:
                self._choose_encoding(view, outcome.result())

        self._bench.tasks.run(lambda: samples_of(read_file(path).data), sampled)

    def _choose_encoding(self, view: DocumentView, samples: Samples) -> None:
        dialog = self.encoding_dialog(view, samples)
        if dialog.ask():
            side = view.session.document.file_list.there[0].read_as.side if view.session else ReadAs().side
            self._read(ReadAs(dialog.encoding, side))

    def encoding_dialog(self, view: DocumentView, samples: Samples) -> ReadEncodingDialog:
        """Make the dialog for a file."""
        current = view.session.document.file_list.there[0].read_as.encoding if view.session else ""
        return ReadEncodingDialog(samples, current, self._bench.window)

    def _read(self, read_as: ReadAs) -> None:
        view = self._bench.view
        if self._file.read_again(read_as):
            self._read_anew = view

    def _on_loaded(self, view: DocumentView) -> None:
        if view is self._read_anew:
            self._read_anew = None
            if view is self._bench.view:
                self.show_repairs()
