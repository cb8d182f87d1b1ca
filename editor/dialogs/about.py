"""The About dialog: the name and version of the program, what it promises and what it is made with."""

import platform

import lxml.etree
import PySide6
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from editor import __version__
from editor.dialogs.parts.dialog_frame import Buttons, Dialog
from editor.resources import resource
from editor.views.widgets.labels import plain_label


class AboutDialog(Dialog):
    """The dialog with the name, the version, the promises and the components of the program."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Sitemap Editor"))
        self.setMinimumWidth(420)
        picture = plain_label("", self)
        picture.setPixmap(
            QIcon(str(resource("icons/app.svg"))).pixmap(QSize(48, 48), self.devicePixelRatioF())
        )
        self.column.addWidget(picture)
        name = self.add_text(f"Sitemap Editor {__version__}")
        font = name.font()
        font.setPointSizeF(font.pointSizeF() * 1.4)
        name.setFont(font)
        self.add_text(
            self.tr(
                "Opens XML sitemaps, shows what is wrong with them, and saves them without touching "
                "a byte you did not edit."
            )
        )
        self.add_text(
            self.tr(
                "Free software (MIT). Made with Python {python}, Qt for Python {qt} and lxml {lxml}."
            ).format(python=platform.python_version(), qt=PySide6.__version__, lxml=lxml.etree.__version__)
        )
        self.add_buttons(Buttons.Close)
