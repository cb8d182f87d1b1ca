"""What is being read into the tabs: one thing at a time for each of them."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from editor.models.session.session import Session, Stage
from editor.services.loading import Loading
from editor.views.document_view import DocumentView


class Readings(QObject):
    """Tells a view how far its document has come, and whoever asked how it ended."""

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
        """The view's document grows by what is being read; one of the two is called at the end of it."""
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
        """Nobody hears any more of what is being read into a view."""
        loading = self._loading.pop(view, None)
        if loading is not None:
            loading.cancel()
            loading.deleteLater()

    def stop(self, view: DocumentView) -> None:
        """Read no more than the person has seen: of several files those that are whole are the document."""
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
