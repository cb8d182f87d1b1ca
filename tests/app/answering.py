"""Someone who answers a dialog once it is on screen, while the program waits for that."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton

from editor.services.tasks import call_later

AnyDialog = TypeVar("AnyDialog", bound=QDialog)


class Answering(QObject):
    """Answers each dialog of a kind that is shown, until it is told to leave."""

    def __init__(self, kind: type[QDialog], answer: Callable[[QDialog], object]) -> None:
        super().__init__()
        self._kind, self._answer = kind, answer
        self._known: set[QDialog] = set()  # on screen, and answered or about to be
        _application().focusWindowChanged.connect(self._on_focus)

    def leave(self) -> None:
        """Answer no more."""
        _application().focusWindowChanged.disconnect(self._on_focus)

    def _on_focus(self) -> None:
        """Answer a dialog once it has the focus, as every new one gets it."""
        dialog = QApplication.activeWindow()
        if not isinstance(dialog, self._kind) or dialog in self._known:
            return
        self._known.add(dialog)
        dialog.finished.connect(lambda: self._known.discard(dialog))
        if (window := dialog.parentWidget()) is not None:
            dialog.finished.connect(window.activateWindow)  # as a desktop does
        call_later(dialog, lambda: self._look_at(dialog))

    def _look_at(self, dialog: QDialog) -> None:
        agrees = False
        try:
            agrees = bool(self._answer(dialog))
        finally:  # else it would wait for ever
            if dialog.isVisible() and not agrees:
                dialog.reject()
        if dialog.isVisible():
            press_default(dialog)


def press_default(dialog: QDialog) -> None:
    """Click the button that Enter presses; the dialog is left without if that cannot be pressed."""
    try:
        buttons = dialog.findChildren(QPushButton)
        [button] = [each for each in buttons if each.isDefault() and each.window() is dialog]
        assert button.isEnabled(), f"{button.text()} is disabled"
    except BaseException:
        dialog.reject()
        raise
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def _application() -> QApplication:
    running = QApplication.instance()
    assert isinstance(running, QApplication)
    return running
