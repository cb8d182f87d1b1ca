"""Opens web pages in the user's browser."""

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices


def browse(url: str) -> bool:
    """Open a web page; return True if the system has accepted it."""
    return QDesktopServices.openUrl(QUrl(url))
