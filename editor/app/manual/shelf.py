"""Answers requests for the manual: shows its window above what the user is doing."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from editor.rules.catalogue import RULE_BY_ID
from editor.services.languages import spoken_language
from editor.services.manual_requests import MANUAL_REQUESTS

if TYPE_CHECKING:
    from editor.app.manual.window import ManualWindow


class ManualShelf(QObject):
    """Keeps the window of the manual, and opens it at the places that are asked for."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._manual: ManualWindow | None = None
        MANUAL_REQUESTS.asked.connect(self.open_at)
        MANUAL_REQUESTS.asked_about_rule.connect(self.explain_rule)

    def open_at(self, place: str) -> None:
        """Show a place of the manual, "" for the contents; a dialog that waits for an answer gets a
        window above it.
        """
        from editor.app.manual.contents import FIRST, Manual  # noqa: PLC0415 - loads what the window can wait for
        from editor.app.manual.window import ManualWindow  # noqa: PLC0415 - the same

        owner = QApplication.activeModalWidget() or self._window
        manual = self._manual
        if manual is None or not isValid(manual) or manual.parent() is not owner:
            manual = self._manual = ManualWindow(Manual(spoken_language()), owner)
        manual.show_place(place or FIRST)
        manual.show()
        manual.raise_()
        manual.activateWindow()

    def explain_rule(self, rule: str) -> None:
        """Show what the manual says of the rule with this id."""
        from editor.app.manual.findings_pages import place_of_rule  # noqa: PLC0415 - loads what can wait

        self.open_at(place_of_rule(RULE_BY_ID[rule]))
