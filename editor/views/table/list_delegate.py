"""The base class of the delegates of lists: the height of lines, their marks and colours."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStyleOptionViewItem

from editor.models.table.indexes import AnyIndex
from editor.rules.rule import Severity
from editor.views.style.density import density
from editor.views.style.mark_icons import MARK_SIZE, mark_icon
from editor.views.style.theme import current
from editor.views.widgets.letters import LINE
from editor.views.widgets.text_order import TextOrderDelegate


class LineDelegate(TextOrderDelegate):
    """Gives each line some height; subclasses set marks and colours in `initStyleOption`."""

    height = LINE

    @staticmethod
    def show_mark(option: QStyleOptionViewItem, severity: int) -> None:
        """Put the mark of a severity before the text of a cell; a note has none."""
        if severity >= Severity.ADVICE:
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
            option.icon = mark_icon(severity, current())
            option.decorationSize = QSize(MARK_SIZE, MARK_SIZE)

    @staticmethod
    def write_in(option: QStyleOptionViewItem, token: str) -> None:
        """Draw the text of a cell in a colour of the theme, whether it is selected or not."""
        for role in (option.palette.ColorRole.Text, option.palette.ColorRole.HighlightedText):
            option.palette.setColor(role, current().color(token))

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        least = option.fontMetrics.height() + 2  # of large letters
        height = max(round(self.height * density()), least)
        return QSize(super().sizeHint(option, index).width(), height)
