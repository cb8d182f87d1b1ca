"""The list of files of a file set: the state of each, and its entry in the index."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QLocale, QObject, Qt, Signal

from editor.core.text import N_
from editor.core.values.characters import without_illegal_characters
from editor.models.lists.list_models import LinesModel
from editor.models.session.session import FileSummary
from editor.models.table import item_data
from editor.models.table.item_data import AnyIndex
from editor.models.words.explanations import FAULTS, findings_counted
from editor.models.words.translation import data_size, listed, text_of, translated
from editor.rules.rule import Severity
from editor.services.documents.file_on_disk import FileOnDisk, FileState
from editor.services.documents.open_document import OpenDocument

_Flag = Qt.ItemFlag


class FileColumn(IntEnum):
    """The columns of the list of files."""

    NAME = 0
    ROWS = 1
    STATE = 2
    FINDINGS = 3
    LOC = 4
    LASTMOD = 5
    SIZE = 6


_EDITED = {FileColumn.NAME: "name", FileColumn.LASTMOD: "lastmod", FileColumn.LOC: "loc"}


@dataclass(frozen=True, slots=True)
class _Line:
    file: FileOnDisk
    texts: tuple[str, ...]
    severity: int


class FilesModel(LinesModel[_Line]):
    """All files of a file set, in the state of the last `refresh`."""

    change_requested = Signal(object, str, str)  # a FileOnDisk, the field of its index entry, the text

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.titles = (
            self.tr("File"),
            self.tr("URLs"),
            self.tr("State"),
            self.tr("Findings"),
            self.tr("URL in the index"),
            self.tr("Date in the index"),
            self.tr("Bytes"),
        )
        self.numbers = (FileColumn.ROWS, FileColumn.SIZE)

    def refresh(self, document: OpenDocument, looks: Sequence[FileSummary]) -> None:
        """Update the list from a file set; looks: the short description of each of its files."""
        severities = {look.key: look.severity for look in looks}
        lines = [_line(document, file, severities.get(file.key, 0)) for file in document.file_list.there]
        if [line.file for line in lines] != [line.file for line in self.lines]:
            self.show(lines)
        elif lines != self.lines:
            self.lines = lines
            self.dataChanged.emit(self.index(0, 0), self.index(len(lines) - 1, len(FileColumn) - 1))

    def file(self, row: int) -> FileOnDisk | None:
        """Return the file in a line."""
        return self.lines[row].file if 0 <= row < len(self.lines) else None

    def row_of(self, key: int) -> int:
        """Return the line of the file with a key; -1 if there is none."""
        return next((row for row, line in enumerate(self.lines) if key and line.file.key == key), -1)

    def text(self, line: _Line, column: int) -> str:
        return line.texts[column]

    def more(self, line: _Line, column: int, role: int) -> object:
        if role == item_data.EDIT:
            return line.texts[column]
        if role == item_data.TOOL_TIP:
            return line.texts[column] or None
        if role == item_data.MARK:
            return line.severity if column == FileColumn.FINDINGS else 0
        return None

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        if not index.isValid():
            return _Flag.NoItemFlags
        flags = _Flag.ItemIsSelectable | _Flag.ItemIsEnabled | _Flag.ItemNeverHasChildren
        is_part = self.lines[index.row()].file.sitemap is not None
        return flags | _Flag.ItemIsEditable if is_part and index.column() in _EDITED else flags

    def setData(self, index: AnyIndex, value: object, role: int = item_data.EDIT) -> bool:
        if role != item_data.EDIT or not index.isValid() or index.column() not in _EDITED:
            return False
        line, text = self.lines[index.row()], without_illegal_characters(str(value)).strip()
        if text == line.texts[index.column()]:
            return False
        self.change_requested.emit(line.file, _EDITED[FileColumn(index.column())], text)
        return True


def _line(document: OpenDocument, file: FileOnDisk, severity: int) -> _Line:
    sitemap, number = file.sitemap, QLocale().toString
    findings, size = "", size_on_disk(file)
    if sitemap is not None:
        own = document.findings.of(sitemap)
        counts = own.report.counts() if severity >= Severity.ADVICE else dict.fromkeys(Severity, 0)
        findings = listed(findings_counted(level, counts[level]) for level in FAULTS if counts[level])
        size = _sizes(own.context.byte_size, size if sitemap.frame.gzip else "")
    texts = (
        file.name,
        "" if sitemap is None else number(sitemap.size),
        state_words(file),
        findings,
        file.now.loc,
        file.now.lastmod,
        size,
    )
    return _Line(file, texts, severity)


def state_words(file: FileOnDisk) -> str:
    """Return the state of a file in words: open, edited, new, not open, or why it cannot be opened."""
    if file.state is FileState.REFUSED:
        return text_of(file.trouble)
    if file.state is FileState.READ and not file.is_modified:
        return translated("open")
    words = {
        FileState.UNREAD: N_("not open"),
        FileState.READING: N_("being read…"),
        FileState.READ: N_("edited"),
    }
    text = N_("new") if file.path is None else words[file.state]
    return translated(text)


def size_on_disk(file: FileOnDisk) -> str:
    """Return the size of a file on disk in words; "" if it is unknown."""
    if file.read_stamp is not None:  # known without asking the disk
        return data_size(file.read_stamp.size)
    try:
        return data_size(file.path.stat().st_size) if file.path else ""
    except OSError:
        return ""


def _sizes(size: int, packed: str) -> str:
    inflated = data_size(size) if size else ""
    return f"{inflated} ({packed} gz)" if packed and inflated else inflated or packed
