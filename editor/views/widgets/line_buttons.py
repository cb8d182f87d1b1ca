"""What stands inside a line edit: a magnifying glass, and the button that empties it."""

from PySide6.QtWidgets import QLineEdit, QToolButton

from editor.models.words.translation import translated
from editor.views.style.icons import icon


def add_clear_button(line: QLineEdit) -> None:
    """Show a button in a line edit that empties it, with a name for screen readers."""
    line.setClearButtonEnabled(True)
    _name_new(line, translated("labels", "Clear"))


def add_search_icon(line: QLineEdit) -> None:
    """Show a magnifying glass at the start of a line edit."""
    line.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
    _name_new(line, translated("labels", "Search"))


def _name_new(line: QLineEdit, name: str) -> None:
    for button in line.findChildren(QToolButton):
        if not button.accessibleName():
            button.setAccessibleName(name)
