"""What is shown in a scroll area: as high as it needs to be at the width that it gets there."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget


class ScrolledPage(QWidget):
    """A page with a layout in which words may be wrapped.

    Qt would make it at least as high as its words need where they are wrapped at their narrowest, and scroll
    over what stays empty.
    """

    def minimumSizeHint(self) -> QSize:
        least, layout = super().minimumSizeHint(), self.layout()
        if layout is not None and layout.hasHeightForWidth():  # of which the area asks its height
            least.setHeight(0)
        return least
