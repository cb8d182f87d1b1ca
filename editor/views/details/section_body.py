"""The blocks of an extension in a list, and the form of the chosen one."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from editor.core.extensions.declaration import Extension
from editor.models.table.block_edits import block_title
from editor.models.words.explanations import extension_title
from editor.models.words.translation import translated
from editor.views.details.block_form import BUTTON_HEIGHT, BlockForm, Hints, small_button
from editor.views.details.block_list import BlockList
from editor.views.details.finding_cards import FindingCards
from editor.views.style.icons import icon
from editor.views.widgets.letters import scaled_width


class SectionBody(QWidget):
    """The content of an unfolded section: findings, the list of blocks, and the form of the chosen block.

    The buttons `up`, `down` and `remove` belong to the head of the section, which puts them there.
    """

    def __init__(self, extension: Extension, section: QWidget, hint: Hints) -> None:
        super().__init__(section)
        self.cards = FindingCards(self)
        self.list = BlockList(extension_title(extension), self)
        moves_up = translated("ExtensionSection", "Move up (Alt+Up)")
        moves_down = translated("ExtensionSection", "Move down (Alt+Down)")
        removes = translated("ExtensionSection", "Remove: {what}").format(what=block_title(extension))
        self.up = small_button("arrow-up", moves_up, section)
        self.down = small_button("arrow-down", moves_down, section)
        self.remove = small_button("trash-2", removes, section)
        self.copy = QToolButton(self)
        self.copy.setObjectName("unfolds")
        self.copy.setIcon(icon("copy-plus"))
        self.copy.setIconSize(QSize(14, 14))
        self.copy.setMinimumHeight(scaled_width(BUTTON_HEIGHT, self))
        self.copy.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.form = BlockForm(self, hint)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 4)
        column.setSpacing(8)
        for part in (self.cards, self.list, self.copy, self.form):
            column.addWidget(part)
        column.setAlignment(self.copy, Qt.AlignmentFlag.AlignLeft)
