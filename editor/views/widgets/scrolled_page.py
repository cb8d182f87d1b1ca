"""The page in a scroll area: as high as its content needs at its width."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget


class ScrolledPage(QWidget):
    """A page whose layout may contain wrapped text.

    Qt would make it at least as high as the text needs at its narrowest, and scroll over empty space.
    """

    def minimumSizeHint(self) -> QSize:
        least, layout = super().minimumSizeHint(), self.layout()
        if layout is not None and layout.hasHeightForWidth():  # then the area uses heightForWidth
            least.setHeight(0)
        return least
