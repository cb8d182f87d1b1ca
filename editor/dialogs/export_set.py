"""The page of the export dialog for several files with an index: how to split, and the files that result."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from editor.core.cancelling import IsCancelled
from editor.core.grouping import Grouping
from editor.core.limits import MAX_BYTES, MAX_ENTRIES
from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.values.urls import has_space_inside
from editor.formats.writing.export import robots_line
from editor.formats.writing.split_export import SetForm, is_safe_name, published_place
from editor.models.lists.export_files_model import PartsModel
from editor.models.words.translation import counted, text_of
from editor.rules.finding import Finding
from editor.services.documents.export_set import Preflight
from editor.services.latest import Latest
from editor.services.tasks import Tasks
from editor.views.widgets.choices import ChoiceBox, name_choice
from editor.views.widgets.labels import LiveLabel, plain_label
from editor.views.widgets.letters import fit_section
from editor.views.widgets.reading_table import ReadingTable
from editor.views.widgets.restyling import restyle
from editor.views.widgets.spin_box import WholeNumberBox

_CONTEXT = "SetPage"
_GROUPINGS = (
    (Grouping.COUNT, QT_TRANSLATE_NOOP("SetPage", "In the existing order, only at the limits")),
    (
        Grouping.SECTION,
        QT_TRANSLATE_NOOP("SetPage", "By section: the first folder in the path, such as /blog/"),
    ),
    (
        Grouping.LANGUAGE,
        QT_TRANSLATE_NOOP("SetPage", "By language: the start of the path, such as /en/ or /pt-BR/"),
    ),
    (Grouping.YEAR, QT_TRANSLATE_NOOP("SetPage", "By year of last modification")),
)


@dataclass(frozen=True, slots=True)
class Splitting:
    """The facts about a document that the page for a split export needs."""

    tasks: Tasks
    plan: Callable[[SetForm, IsCancelled], Preflight]  # runs in a worker, and may ask if it was cancelled
    errors: Sequence[Finding]  # in the document, which an export would keep
    published_folder: str  # "" if it is unknown
    is_needed: bool  # one file would be too large
    options: dict[str, str] = field(default_factory=dict)  # from the last export, see `SetPage.options`


class SetPage(QWidget):
    """Asks how to split an export, and works out in the background which files would result."""

    settled = Signal()  # `errors` or `is_ready` may have changed

    def __init__(self, splitting: Splitting, parent: QWidget) -> None:
        super().__init__(parent)
        self._splitting = splitting
        self._latest: Latest[Preflight] = Latest(splitting.tasks)
        self._name = ""
        self._found: Preflight | None = None
        self.form: SetForm | None = None  # None: an option is missing or invalid
        self.errors: Sequence[Finding] = splitting.errors
        self.parts = PartsModel(self)
        self.published = QLineEdit(splitting.published_folder, self)
        self.published.setPlaceholderText("https://www.example.com/")
        self.published.setAccessibleName(self.tr("URL of the folder the files will be published in"))
        self.stem = QLineEdit(self)
        self.stem.setAccessibleName(self.tr("What the file names start with"))
        self.grouping = ChoiceBox(self)
        name_choice(self.grouping, self.tr("How to split"))
        for grouping, words in _GROUPINGS:
            self.grouping.addItem(self.tr(words), grouping)
        self.max_urls = self._spin_box(MAX_ENTRIES, self.tr("Maximum URLs per file"))
        self.max_bytes = self._spin_box(MAX_BYTES, self.tr("Maximum bytes per file"))
        self.compresses = QCheckBox(self.tr("Compress the files (.xml.gz), but not the index"), self)
        self._take(splitting.options)
        self._make_column()
        self.published.textChanged.connect(self.refresh)
        self.stem.textChanged.connect(self.refresh)
        self.grouping.currentIndexChanged.connect(self.refresh)
        self.max_urls.valueChanged.connect(self.refresh)
        self.max_bytes.valueChanged.connect(self.refresh)
        self.compresses.toggled.connect(self.refresh)

    def _spin_box(self, most: int, name: str) -> WholeNumberBox:
        box = WholeNumberBox(self)
        box.setRange(1, most)
        box.setValue(most)
        box.setGroupSeparatorShown(True)
        box.setKeyboardTracking(False)
        box.setAccessibleName(name)
        return box

    def _make_column(self) -> None:
        limits = QHBoxLayout()
        limits.setSpacing(8)
        limits.addWidget(self.max_urls)
        limits.addWidget(plain_label(self.tr("URLs and"), self))
        limits.addWidget(self.max_bytes)
        limits.addWidget(plain_label(self.tr("bytes before compression"), self))
        limits.addStretch(1)
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        words = (self.tr("Published in"), self.tr("Split"), self.tr("Per file, at most"))
        self._labels = [plain_label(text, self) for text in words]
        for row, label in enumerate(self._labels):
            grid.addWidget(label, row, 0)
        names = QHBoxLayout()
        names.setSpacing(8)
        names.addWidget(self.published, 2)
        names.addWidget(plain_label(self.tr("Names start with"), self))
        names.addWidget(self.stem, 1)
        grid.addLayout(names, 0, 1)
        grid.addWidget(self.grouping, 1, 1)
        grid.addLayout(limits, 2, 1)
        grid.addWidget(self.compresses, 3, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(grid)
        column.addWidget(self._make_table(), 1)
        self._summary = LiveLabel(parent=self)
        self._summary.setWordWrap(True)
        self._summary.setMinimumHeight(self.fontMetrics().lineSpacing() * 2)
        self._summary.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(self._summary)

    def _make_table(self) -> ReadingTable:
        table = ReadingTable(self.tr("Files to be written"), self.parts, self)
        table.show_lines(2)
        header = table.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column, width in ((1, 96), (2, 128)):
            fit_section(header, column, width, self)
        return table

    @property
    def options(self) -> dict[str, str]:
        """The options as entered, as strings that `_take` can propose again the next time."""
        return {
            "split": str(self.grouping.currentData()),
            "stem": self.stem.text().strip(),
            "urls": str(self.max_urls.value()),
            "bytes": str(self.max_bytes.value()),
            "gzip": "yes" if self.compresses.isChecked() else "no",
        }

    def _take(self, options: Mapping[str, str]) -> None:
        """Fill in the options of the last export, as far as they are valid."""
        self.grouping.setCurrentIndex(max(self.grouping.findData(options.get("split")), 0))
        self.stem.setText(options.get("stem", ""))
        for box, name in ((self.max_urls, "urls"), (self.max_bytes, "bytes")):
            number = options.get(name, "")
            if number.isdecimal() and len(number) < 10:
                box.setValue(int(number))
        self.compresses.setChecked(options.get("gzip") == "yes")

    @property
    def outlook(self) -> str:
        """One or two sentences on what would be written, or why nothing can be."""
        return self._summary.text()

    @property
    def label_width(self) -> int:
        """The width in pixels of the widest label in front of a field."""
        return max(label.sizeHint().width() for label in self._labels)

    @property
    def is_busy(self) -> bool:
        """True while the files are being worked out."""
        return self._latest.is_wanted

    @property
    def is_ready(self) -> bool:
        """True if it is known which files would be written; there may be errors in them."""
        return self._found is not None and bool(self._found.parts)

    def file_names(self) -> list[str]:
        """Return the names of the files that would be written, the index last."""
        parts = self._found.parts if self._found else ()
        return [*(part.name for part in parts), self.form.index_name] if self.form else []

    def set_name(self, name: str) -> None:
        """Set the file name of the index."""
        self._name = name
        self.stem.setPlaceholderText(name.removesuffix(".xml"))
        self.refresh()

    def stop(self) -> None:
        """Stop working out the files."""
        self._latest.forget()

    def refresh(self) -> None:
        """Start to work out which files would be written."""
        self._latest.forget()
        self._found = None
        self.errors = self._splitting.errors
        self.form, trouble = self._asked()
        if self.form is None:
            self.parts.show(())
            self._say(trouble, is_trouble=True)
        else:
            self._say(self.tr("Preparing the files…"))
            self._latest.ask(partial(self._splitting.plan, self.form), self._on_planned)
        self.settled.emit()

    def _asked(self) -> tuple[SetForm | None, str]:
        """Return the options as entered and "", or None and a sentence on what is wrong with them."""
        name, stem, url = self._name, self.stem.text().strip(), self.published.text().strip()
        if not name.lower().endswith(".xml"):
            return None, self.tr("The name of the index must end in .xml.")
        if not all(map(is_safe_name, (name[:-4], stem or name[:-4]))):
            return None, self.tr("File names may only use unaccented letters, digits, - _ and .")
        if not url:
            return None, self.tr(
                "Enter the URL of the folder the files will be published in: the index lists each "
                "file by its full URL."
            )
        if has_space_inside(url):
            return None, self.tr("This URL contains a space. Write it as %20.")
        place = published_place(url)
        if place is None or place.name:
            return None, self.tr("Enter the full URL of a folder, such as https://www.example.com/.")
        return SetForm(
            place.folder,
            name[:-4],
            Grouping(self.grouping.currentData()),
            max_urls=self.max_urls.value(),
            max_bytes=self.max_bytes.value(),
            is_compressed=self.compresses.isChecked(),
            stem=stem,
        ), ""

    def _on_planned(self, outcome: Future[Preflight]) -> None:
        self._found = found = outcome.result()
        self.parts.show(found.parts)
        self.errors = [*self._splitting.errors, *found.outside]
        self._say(text_of(found.trouble) or self._in_words(found), is_trouble=bool(found.trouble))
        self.settled.emit()

    def _in_words(self, found: Preflight) -> str:
        one, many = (
            "1 file and an index, {bytes} bytes.",
            QT_TRANSLATE_NOOP("SetPage", "%Ln files and an index, {bytes} bytes."),
        )
        if self.compresses.isChecked():
            one = "1 file and an index, {bytes} bytes before compression."
            many = QT_TRANSLATE_NOOP("SetPage", "%Ln files and an index, {bytes} bytes before compression.")
        size = QLocale().toString(sum(part.size for part in found.parts))
        url = self.form.index_url if self.form else ""
        return "\n".join(
            (
                counted(_CONTEXT, one, many, len(found.parts)).format(bytes=size),
                self.tr("Line for robots.txt: {line}").format(line=robots_line(url)),
            )
        )

    def _say(self, text: str, *, is_trouble: bool = False) -> None:
        self._summary.setText(text)
        restyle(self._summary, "wrong", "true" if is_trouble else "")
