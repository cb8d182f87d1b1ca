"""Asks for files and folders, with the system's file dialog or Qt's own, and for their encodings.

Qt's own is in the style of the program.
"""

import codecs
from collections.abc import Sequence

from PySide6.QtCore import QFileInfo, QSize
from PySide6.QtGui import QAbstractFileIconProvider, QIcon
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHeaderView,
    QStyledItemDelegate,
    QToolButton,
    QTreeView,
    QWidget,
)

from editor.core.text import N_
from editor.formats.reading.encoding import later_form
from editor.views.style.icons import arrow_back, arrow_on, icon
from editor.views.widgets.widget_layouts import room_on_screen, scaled_width

# What they are called, whose texts are in them, and how bytes.decode calls them; those first that come
# up most often. As on the web, Shift JIS and EUC-KR have what Windows added to them, and ISO 8859-1 is left
# out: it is read as Windows-1252.
ENCODINGS = (
    ("UTF-8", N_("all languages"), "utf-8"),
    ("Windows-1252", N_("Western Europe"), "cp1252"),
    ("Windows-1251", N_("Cyrillic"), "cp1251"),
    ("KOI8-R", N_("Cyrillic"), "koi8-r"),
    ("Windows-1250", N_("Central Europe"), "cp1250"),
    ("ISO 8859-2", N_("Central Europe"), "iso8859-2"),
    ("Windows-1253", N_("Greek"), "cp1253"),
    ("Windows-1254", N_("Turkish"), "cp1254"),
    ("Windows-1255", N_("Hebrew"), "cp1255"),
    ("Windows-1256", N_("Arabic"), "cp1256"),
    ("Windows-1258", N_("Vietnamese"), "cp1258"),
    ("Shift JIS", N_("Japanese"), "cp932"),
    ("EUC-JP", N_("Japanese"), "euc_jp"),
    ("EUC-KR", N_("Korean"), "cp949"),
    ("GB 18030", N_("Chinese"), "gb18030"),
    ("Big5", N_("Chinese"), "big5"),
)


def encoding_name(codec: str) -> str:
    """Return the usual name of an encoding for users, such as "Windows-1252" for "cp1252"."""
    known = _codecs()
    name = codecs.lookup(codec).name
    return ENCODINGS[known.index(name)][0] if name in known else codec.upper()


def encoding_number(codec: str) -> int | None:
    """Return the index in ENCODINGS of a codec, by any of its names, or of a superset of it.

    None if it is not among them.
    """
    known = _codecs()
    names = (codecs.lookup(codec).name, later_form(codec))
    return next((known.index(name) for name in names if name in known), None)


def _codecs() -> list[str]:
    return [codecs.lookup(codec).name for _name, _whose, codec in ENCODINGS]


_SIZE = (860, 520)  # pixels
_SIGNS = {
    "toParentButton": "arrow-up",
    "newFolderButton": "plus",
    "listModeButton": "square",
    "detailModeButton": "list-checks",
}


class _Icons(QAbstractFileIconProvider):
    """Provides the program's own icons for files and folders."""

    def icon(self, of: QAbstractFileIconProvider.IconType | QFileInfo) -> QIcon:
        is_file = of.isFile() if isinstance(of, QFileInfo) else of is self.IconType.File
        return icon("file" if is_file else "folder-open")


class FileDialog(QFileDialog):
    """A file dialog to be used once, by one of its methods."""

    def __init__(self, window: QWidget, title: str, place: str, filters: Sequence[str] = ()) -> None:
        """place: a folder, or a proposed path; filters: name filters, of which the first is set."""
        super().__init__(window, title, place, ";;".join(filters))
        self._icons = _Icons()
        if self.findChild(QToolButton, "newFolderButton") is not None:  # the dialog is Qt's own
            self._apply_appearance()

    def files(self) -> list[str]:
        """Ask for existing files; an empty list if the user cancels."""
        self.setFileMode(QFileDialog.FileMode.ExistingFiles)
        return self._chosen()

    def file(self) -> str:
        """Ask for an existing file; "" if the user cancels."""
        self.setFileMode(QFileDialog.FileMode.ExistingFile)
        return next(iter(self._chosen()), "")

    def file_to_write(self) -> tuple[str, str]:
        """Ask for a path to write to, and return it with the name filter
        chosen; ("", "") if the user cancels.
        """
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setFileMode(QFileDialog.FileMode.AnyFile)
        name = next(iter(self._chosen()), "")
        return (name, self.selectedNameFilter()) if name else ("", "")

    def folder(self) -> str:
        """Ask for a folder; "" if the user cancels."""
        self.setFileMode(QFileDialog.FileMode.Directory)
        self.setOption(QFileDialog.Option.ShowDirsOnly)
        return next(iter(self._chosen()), "")

    def _chosen(self) -> list[str]:
        names = self.selectedFiles() if self.exec() else []
        self.deleteLater()
        return names

    def _apply_appearance(self) -> None:
        self.setIconProvider(self._icons)
        signs = {**_SIGNS, "backButton": arrow_back(self), "forwardButton": arrow_on(self)}
        for button in self.findChildren(QToolButton):
            if button.objectName() in signs:
                button.setIcon(icon(signs[button.objectName()]))
        for box in self.findChildren(QComboBox):
            box.setItemDelegate(QStyledItemDelegate(box))
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        listing = self.findChild(QTreeView, "treeView")
        if isinstance(listing, QTreeView):
            header = listing.header()
            header.setStretchLastSection(False)
            header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
            header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        usual = QSize(scaled_width(_SIZE[0], self), scaled_width(_SIZE[1], self))
        self.resize(usual.boundedTo(room_on_screen(self)))
