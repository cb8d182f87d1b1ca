"""Shows a page in the person's browser."""

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices


def browse(url: str) -> bool:
    """Open a page of the web; whether the system has taken it."""
    return QDesktopServices.openUrl(QUrl(url))
