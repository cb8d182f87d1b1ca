"""Opens web pages in the user's browser, and places of the manual in the window of the manual.

A request for a place of the manual is made anywhere in the window and answered by the window
itself.
"""

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices


def browse(url: str) -> bool:
    """Open a web page; return True if the system has accepted it."""
    return QDesktopServices.openUrl(QUrl(url))


class _ManualRequests(QObject):
    """Passes on which place of the manual is asked for."""

    asked = Signal(str)  # such as "bulk-work#recipes"
    asked_about_rule = Signal(str)  # the id of the rule


MANUAL_REQUESTS = _ManualRequests()


def ask_manual(place: str = "") -> None:
    """Ask the window to show a place of the manual: a page, and a heading in it after a number sign.

    place: "" for the contents.
    """
    MANUAL_REQUESTS.asked.emit(place)


def ask_manual_about_rule(rule: str) -> None:
    """Ask the window to show what the manual says of the rule with this id."""
    MANUAL_REQUESTS.asked_about_rule.emit(rule)
