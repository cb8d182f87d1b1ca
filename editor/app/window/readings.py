"""The running readings of files: at most one for each tab."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from editor.models.session.session import Session, Stage
from editor.services.loading import Loading
from editor.views.document_view import DocumentView


class Readings(QObject):
    """Tells a view the progress of its reading, and calls back at the end."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._loading: dict[DocumentView, Loading] = {}

    def follow(
        self,
        view: DocumentView,
        loading: Loading,
        ended: Callable[[], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Let a view's document grow by a reading; one of the two functions is called at its end."""
        self._loading[view] = loading

        def on_ended() -> None:
            self.drop(view)
            ended()

        def on_failed(error: Exception) -> None:
            self.drop(view)
            failed(error)

        loading.progressed.connect(partial(self._on_progressed, view))
        loading.ended.connect(on_ended)
        loading.failed.connect(on_failed)

    def drop(self, view: DocumentView) -> None:
        """Cancel the reading of a view, without any callback."""
        loading = self._loading.pop(view, None)
        if loading is not None:
            loading.cancel()
            loading.deleteLater()

    def stop(self, view: DocumentView) -> None:
        """Stop reading at what the person has seen; of several files, the complete ones stay."""
        loading = self._loading.get(view)
        if loading is None or view.session is None or loading.finish_early():
            return
        self.drop(view)
        view.session.set_stage(Stage.BROKEN_OFF)

    @staticmethod
    def _on_progressed(view: DocumentView, fraction: float) -> None:
        session: Session | None = view.session
        if session is not None:
            session.set_fraction(fraction)
