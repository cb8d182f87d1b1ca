"""The export dialog: clean files for publication.

An export is refused while the files have errors, unless the user insists. For several files with an
index it has a page of its own: how to split, and the files that result.
"""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QRadioButton,
    QWidget,
)

from editor.core.fields import Kind
from editor.core.file_limits import MAX_BYTES, MAX_ENTRIES
from editor.core.grouping import Grouping, NoPageKind, PageKind
from editor.core.text import N_
from editor.core.values.urls import has_space_inside
from editor.dialogs.dialog_frame import Dialog
from editor.dialogs.help_dialogs import glossary_button
from editor.formats.writing.export import ExportForm, robots_line
from editor.formats.writing.split_export import PublishedPlace, SetForm, is_safe_name, published_place
from editor.models.lists.preview_models import PartsModel
from editor.models.words.explanations import finding_message
from editor.models.words.translation import counted, text_of
from editor.rules.finding import Finding
from editor.runtime.threads import IsCancelled
from editor.services.documents.document_export import Preflight
from editor.services.tasks import Latest, Tasks
from editor.views.style.icons import mark_icon
from editor.views.style.theme import current
from editor.views.widgets.input_fields import ChoiceBox, count_box, field_grid, on_change, restyle, text_line
from editor.views.widgets.labels import LiveLabel, plain_label, set_tip
from editor.views.widgets.lists import ReadingTable
from editor.views.widgets.widget_layouts import add_layout, column_of, fit_columns, line_of

_GROUPINGS = (
    (Grouping.COUNT, N_("In the existing order, only at the limits")),
    (Grouping.SECTION, N_("By section: the first folder in the path, such as /blog/")),
    (Grouping.LANGUAGE, N_("By language: the start of the path, such as /en/ or /pt-BR/")),
    (Grouping.YEAR, N_("By year of last modification")),
    (Grouping.PATTERN, N_("By kind of page: a path pattern for each file")),
)


@dataclass(frozen=True, slots=True)
class Splitting:
    """The facts about a document that the page for a split export needs."""

    tasks: Tasks
    plan: Callable[
        [SetForm, Path, IsCancelled], Preflight
    ]  # for a folder; runs in a worker, and may ask if it was cancelled
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
        self._latest = Latest(splitting.tasks)
        self._path = Path()
        self._found: Preflight | None = None
        self.form: SetForm | None = None  # None: an option is missing or invalid
        self.errors: Sequence[Finding] = splitting.errors
        self.parts = PartsModel(self)
        name = self.tr("URL of the folder the files will be published in")
        self.published = text_line(self, name, splitting.published_folder, "https://www.example.com/")
        self.stem = text_line(self, self.tr("What the file names start with"))
        groupings = ((self.tr(words), grouping) for grouping, words in _GROUPINGS)
        self.grouping = ChoiceBox(self, self.tr("How to split"), groupings)
        kinds_example = self.tr("products=/shop/* blog=/blog/*")
        self.kinds = text_line(self, self.tr("Names and path patterns"), example=kinds_example)
        self.max_urls = count_box(self, self.tr("Maximum URLs per file"), MAX_ENTRIES)
        self.max_bytes = count_box(self, self.tr("Maximum bytes per file"), MAX_BYTES)
        self.compresses = QCheckBox(self.tr("Compress the files (.xml.gz), but not the index"), self)
        self.keeps = QCheckBox(self.tr("Keep earlier files"), self)
        self.keeps.setToolTip(
            self.tr(
                "Entries stay in the files of the last time; new ones go to the last file, then to new files"
            )
        )
        self._take(splitting.options)
        self._make_column()
        self._show_kinds()
        self.grouping.currentIndexChanged.connect(self._show_kinds)
        on_change(self.refresh, self.published, self.stem, self.grouping, self.max_urls, self.max_bytes)
        on_change(self.refresh, self.compresses, self.keeps, self.kinds)

    def _make_column(self) -> None:
        limits = line_of(
            self.max_urls,
            plain_label(self.tr("URLs and"), self),
            self.max_bytes,
            plain_label(self.tr("bytes before compression"), self),
            None,
        )
        grid = field_grid()
        words = (self.tr("Published in"), self.tr("Split"), self.tr("Per file, at most"))
        self._labels = [plain_label(text, self) for text in words]
        for row, label in enumerate(self._labels):
            grid.addWidget(label, row, 0)
        names = QHBoxLayout()
        names.setSpacing(8)
        names.addWidget(self.published, 2)
        names.addWidget(plain_label(self.tr("Names start with"), self))
        names.addWidget(self.stem, 1)
        add_layout(grid, names, (0, 1))
        add_layout(grid, column_of(self.grouping, self.kinds), (1, 1))
        add_layout(grid, limits, (2, 1))
        add_layout(grid, line_of(self.compresses, self.keeps, None, spacing=16), (3, 1))
        table = ReadingTable(self.tr("Files to be written"), self.parts, self)
        table.show_lines(2)
        fit_columns(table.horizontalHeader(), {1: 96, 2: 128}, self, stretched=[0])
        self._summary = LiveLabel(parent=self)
        self._summary.setWordWrap(True)
        self._summary.setMinimumHeight(self.fontMetrics().lineSpacing() * 2)
        self._summary.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column_of(grid, table, self._summary, grows=table, inside=self)

    @property
    def options(self) -> dict[str, str]:
        """The options as entered, as strings that `_take` can propose again the next time."""
        return {
            "split": str(self.grouping.currentData()),
            "stem": self.stem.text().strip(),
            "urls": str(self.max_urls.value()),
            "bytes": str(self.max_bytes.value()),
            "gzip": "yes" if self.compresses.isChecked() else "no",
            "kinds": self.kinds.text().strip(),
            "keep": "yes" if self.keeps.isChecked() else "no",
        }

    def _take(self, options: Mapping[str, str]) -> None:
        """Fill in the options of the last export, as far as they are valid."""
        self.grouping.choose(options.get("split"), 0)
        self.stem.setText(options.get("stem", ""))
        for box, name in ((self.max_urls, "urls"), (self.max_bytes, "bytes")):
            number = options.get(name, "")
            if number.isdecimal() and len(number) < 10:
                box.setValue(int(number))
        self.compresses.setChecked(options.get("gzip") == "yes")
        self.kinds.setText(options.get("kinds", ""))
        self.keeps.setChecked(options.get("keep") == "yes")

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

    def set_path(self, path: Path) -> None:
        """Set the path of the index."""
        self._path = path
        self.stem.setPlaceholderText(path.name.removesuffix(".xml"))
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
            self._latest.ask(partial(self._splitting.plan, self.form, self._path.parent), self._on_planned)
        self.settled.emit()

    def _show_kinds(self) -> None:
        self.kinds.setVisible(self._grouping is Grouping.PATTERN)

    @property
    def _grouping(self) -> Grouping:
        return Grouping(self.grouping.currentData())

    def _asked(self) -> tuple[SetForm | None, str]:
        """Return the options as entered and "", or None and a sentence on what is wrong with them."""
        name, stem = self._path.name, self.stem.text().strip()
        place = published_place(self.published.text().strip())
        try:
            texts = self.kinds.text().split() if self._grouping is Grouping.PATTERN else ()
            kinds = tuple(map(PageKind.of_text, texts))
        except NoPageKind as error:
            return None, text_of(error)
        trouble = self._trouble_with_names(name, stem) or self._trouble_with_place(place)
        if not trouble and self._grouping is Grouping.PATTERN and not kinds:
            trouble = self.tr("Enter a name and a path pattern for each file, such as products=/shop/*")
        if trouble or place is None:
            return None, trouble
        return SetForm(
            place.folder,
            name[:-4],
            self._grouping,
            max_urls=self.max_urls.value(),
            max_bytes=self.max_bytes.value(),
            is_compressed=self.compresses.isChecked(),
            stem=stem,
            kinds=kinds,
            keeps_parts=self.keeps.isChecked(),
        ), ""

    def _trouble_with_names(self, name: str, stem: str) -> str:
        """Return a sentence on what is wrong with the names of the files; "" if nothing is."""
        if not name.lower().endswith(".xml"):
            return self.tr("The name of the index must end in .xml.")
        if not all(map(is_safe_name, (name[:-4], stem or name[:-4]))):
            return self.tr("File names may only use unaccented letters, digits, - _ and .")
        return ""

    def _trouble_with_place(self, place: PublishedPlace | None) -> str:
        """Return a sentence on what is wrong with the URL of the folder; "" if nothing is."""
        url = self.published.text().strip()
        if not url:
            return self.tr(
                "Enter the URL of the folder the files will be published in: the index lists each "
                "file by its full URL."
            )
        if has_space_inside(url):
            return self.tr("This URL contains a space. Write it as %20.")
        if place is None or place.name:
            return self.tr("Enter the full URL of a folder, such as https://www.example.com/.")
        return ""

    def _on_planned(self, outcome: Future[Preflight]) -> None:
        self._found = found = outcome.result()
        self.parts.show(found.parts)
        self.errors = [*self._splitting.errors, *found.outside]
        self._say(text_of(found.trouble) or self._in_words(found), is_trouble=bool(found.trouble))
        self.settled.emit()

    def _in_words(self, found: Preflight) -> str:
        one, many = ("1 file and an index, {bytes} bytes.", N_("%Ln files and an index, {bytes} bytes."))
        if self.compresses.isChecked():
            one = "1 file and an index, {bytes} bytes before compression."
            many = N_("%Ln files and an index, {bytes} bytes before compression.")
        size = QLocale().toString(sum(part.size for part in found.parts))
        url = self.form.index_url if self.form else ""
        return "\n".join(
            (
                counted(one, many, len(found.parts)).format(bytes=size),
                self.tr("Line for robots.txt: {line}").format(line=robots_line(url)),
            )
        )

    def _say(self, text: str, *, is_trouble: bool = False) -> None:
        self._summary.setText(text)
        restyle(self._summary, "wrong", "true" if is_trouble else "")


_SIZE_FOR_SEVERAL = QSize(640, 642)
_LISTED = 200  # errors that are listed; the findings panel has all of them
_ERROR = Qt.ItemDataRole.UserRole  # the Finding of a line
_FORMS = (".xml", ".xml.gz", ".txt")  # endings of file names

Errors = Callable[[str], Sequence[Finding]]  # errors in an export to a file of this name


class ExportDialog(Dialog):
    """Asks for the format and the path of an export, and shows the errors that prevent it."""

    manual_place = "import-and-export#export"

    def __init__(
        self,
        suggestion: Path,
        errors: Errors,
        browse: Callable[[Path], Path | None],
        parent: QWidget | None = None,
        splitting: Splitting | None = None,
        *,
        kind: Kind = Kind.URLSET,
        hidden: int = 0,
        published_url: str = "",
    ) -> None:
        """splitting: None if the export has to be a single file; kind: the kind of document that is exported;
        hidden: the number of entries that a filter hides.

        published_url: that of the file, if it is a single one; "" if it is unknown.
        """
        super().__init__(parent, self.tr("Export"), 640)
        self._errors, self._browse, self._kind = errors, browse, kind
        self._published_url = published_url
        self._other_path = _set_suggestion(suggestion)  # the path for the other choice, one file or several
        self._say_what_is_written(hidden)
        self._make_ways_and_forms()
        self._line = QLineEdit(str(suggestion), self)
        add_layout(self.column, self._make_place())
        self.set_page = SetPage(splitting, self) if splitting else None
        if self.set_page:
            self.column.addWidget(self.set_page, 1)
            self.set_page.settled.connect(self._show_outlook)
        self._make_outlook()
        self.add_ok(self.tr("Export"))
        self.box.addButton(glossary_button(self), QDialogButtonBox.ButtonRole.HelpRole)
        self._form = ""
        self._form_errors: Sequence[Finding] = ()  # errors in an export in the current format
        self.place: Finding | None = None  # the error that the user went to instead of exporting
        self.fixes_first = False  # the user wants to fix all that is safe, and to come back
        self._is_too_large = splitting is not None and splitting.is_needed
        self._way_line.setVisible(splitting is not None)
        (self.several if self._is_too_large else self.one).setChecked(True)
        self._line.textChanged.connect(self._on_named)
        self.several.toggled.connect(self._on_way_chosen)
        if self._is_too_large:
            self._on_way_chosen()
        else:
            self._show_way()
            self._on_named()

    def _say_what_is_written(self, hidden: int) -> None:
        self.add_text(
            self.tr(
                "Exporting writes a clean new copy to upload to your site: UTF-8, tidy, in the order "
                "the protocol specifies. The file you are editing stays as it is; to write your "
                "changes back to it, use Save."
            )
        )
        if hidden:
            one, many = (
                "All entries are written, including one that is not shown.",
                N_("All entries are written, including %Ln that are not shown."),
            )
            self.add_text(counted(one, many, hidden))

    def _make_ways_and_forms(self) -> None:
        self._ways, self._forms = QButtonGroup(self), QButtonGroup(self)
        ways = (self.tr("One file"), self.tr("Several files with an index"))
        self._way_line, (self.one, self.several) = self._make_choice(ways, self._ways)
        words = (self.tr("XML"), self.tr("XML, gzipped"), self.tr("List of URLs"))
        names = [f"{text} ({ending})" for text, ending in zip(words, _FORMS, strict=True)]
        self._form_line, buttons = self._make_choice(names, self._forms)
        for button, ending in zip(buttons, _FORMS, strict=True):
            button.setProperty("ending", ending)
            button.setVisible(ExportForm(ending).takes(self._kind))
        self._forms.buttonClicked.connect(self._on_form)

    def _make_choice(
        self, words: Sequence[str], group: QButtonGroup
    ) -> tuple[QWidget, tuple[QRadioButton, ...]]:
        """Return a row of radio buttons, one for each word, and the buttons themselves."""
        whole = QWidget(self)
        buttons = tuple(QRadioButton(text, whole) for text in words)
        for button in buttons:
            group.addButton(button)
        line_of(*buttons, None, spacing=16, inside=whole)
        self.column.addWidget(whole)
        return whole, buttons

    def _make_place(self) -> QHBoxLayout:
        button = QPushButton(self.tr("Choose…"), self)
        button.clicked.connect(self._on_browse)
        self._label = plain_label(self.tr("Index"), self)
        return line_of(self._label, self._line, button, spacing=16, grows=self._line)

    def _make_outlook(self) -> None:
        self.add_outlook().setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._list = QListWidget(self)
        self._list.setAccessibleName(self.tr("Errors that prevent the export"))
        self._list.setSpacing(2)
        self._list.setWordWrap(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setToolTip(self.tr("Close this dialog, and go to the place of the error"))
        self._list.itemClicked.connect(self._on_error)
        self._list.itemActivated.connect(self._on_error)
        self._list.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.column.addWidget(self._list, 1)
        self.fix_all = QPushButton(self.tr("Fix all safe…"), self)
        self.fix_all.setToolTip(self.tr("Fix everything that is safe to fix, then come back here"))
        self.fix_all.clicked.connect(self._on_fix_all)
        self._without = QCheckBox(self)
        self._anyway = QCheckBox(self.tr("Export anyway, with the errors"), self)
        for box in (self._without, self._anyway):
            box.toggled.connect(self._let_go)
        self.column.addWidget(self._without)
        add_layout(self.column, line_of(self._anyway, None, self.fix_all))

    @property
    def path(self) -> Path:
        """The path to write to: the only file, or the index, beside which the other files go."""
        return Path(self._line.text())

    @property
    def left_out(self) -> list[int]:
        """The rows that the user wants to leave out, as there are errors in them."""
        return self._wrong_rows() if self._without.isChecked() and not self._set else []

    def _wrong_rows(self) -> list[int]:
        return sorted({error.row for error in self._form_errors if error.row is not None})

    def _on_error(self, item: QListWidgetItem) -> None:
        """Leave the dialog for the place of an error."""
        self.place = item.data(_ERROR)
        self.reject()

    def _on_fix_all(self) -> None:
        self.fixes_first = True
        self.reject()

    @property
    def insists(self) -> bool:
        """True if the user wants to export in spite of errors."""
        return self._anyway.isChecked()

    @property
    def _set(self) -> SetPage | None:
        """The page with the options of a split export; None if a single file is written."""
        return self.set_page if self.several.isChecked() else None

    @property
    def set_form(self) -> SetForm | None:
        """The options of a split export; None if a single file is written."""
        return self._set.form if self._set else None

    @property
    def targets(self) -> list[Path]:
        """The paths of all files that would be written, the most important one last."""
        if self._set:
            return [self.path.with_name(name) for name in self._set.file_names()]
        return [self.path]

    def choose_form(self, ending: str) -> None:
        """Choose the format of the export by the ending of the file name."""
        name = self.path.name
        stem = name[: len(name) - len(_form_of(name))]
        self._line.setText(str(self.path.with_name((stem or "sitemap") + ending)))

    def _on_form(self, button: QAbstractButton) -> None:
        self.choose_form(str(button.property("ending")))

    def done(self, result: int) -> None:
        """Stop the preview of a split export and close the dialog, whether it was accepted or not."""
        if self.set_page:
            self.set_page.stop()
        super().done(result)

    def _on_browse(self) -> None:
        path = self._browse(self.path)
        if path is not None:
            self._line.setText(str(path))

    def _on_way_chosen(self) -> None:
        """Switch between one file and several; each keeps a path of its own."""
        self._show_way()
        self.adjustSize()
        if self.several.isChecked():
            self.grow(self.minimumSizeHint().expandedTo(_SIZE_FOR_SEVERAL))
        path, self._other_path = self._other_path, self.path
        self._line.setText(str(path))
        self._on_named()  # there is no signal if the text is the same

    def _show_way(self) -> None:
        several = self.several.isChecked()
        self._form_line.setVisible(not several)
        self._label.setVisible(several)
        self._list.setMinimumHeight(60 if several else 96)
        if self.set_page:
            self._label.setFixedWidth(self.set_page.label_width)
            self.set_page.setVisible(several)
        name = (
            self.tr("Index to write; the sitemaps go in the same folder")
            if several
            else self.tr("File to write")
        )
        self._line.setAccessibleName(name)
        set_tip(self._line, name if several else "")

    def _on_named(self) -> None:
        if self._set:
            self._set.set_path(self.path)
            return
        form = _form_of(self.path.name)
        form = form if form and ExportForm(form).takes(self._kind) else ""
        for button in self._forms.buttons():
            button.setChecked(button.property("ending") == form)
        if form != self._form:
            self._form = form
            self._form_errors = self._errors(f"sitemap{form}") if form else ()
        self._show_outlook()

    def _show_outlook(self) -> None:
        """Show what would be written and what prevents it."""
        page = self._set
        errors = page.errors if page else self._form_errors
        self._list.clear()
        row = QLocale().toString
        for error in errors[:_LISTED]:
            place = "" if error.row is None else self.tr("Row {row}: ").format(row=row(error.row + 1))
            item = QListWidgetItem(mark_icon(error.severity, current()), place + finding_message(error))
            item.setData(_ERROR, error)
            self._list.addItem(item)
        wrong = [] if page else self._wrong_rows()
        one, many = ("Leave out the row with errors", N_("Leave out the %Ln rows with errors"))
        self._without.setText(counted(one, many, len(wrong)))
        self._without.setVisible(bool(wrong))
        for part in (self._list, self._anyway, self.fix_all):
            part.setVisible(bool(errors))
        lines = []
        if not page and not self._form:
            lines.append(self._what_name())
        elif errors:
            one = "An error prevents the export:"
            many = N_("%Ln errors prevent the export:")
            lines.append(counted(one, many, len(errors)))
        elif not page or page.is_ready:
            lines.append(self.tr("No errors; ready to export."))
        if self._is_too_large and not page:
            lines.append(self.tr("A single file would be larger than the protocol allows. Split it."))
        elif not page and self._form and not errors and _form_of(self._published_url) == self._form:
            lines.append(self.tr("Line for robots.txt: {line}").format(line=robots_line(self._published_url)))
        self.say("\n".join(lines))
        self._let_go()
        height = self.column.minimumHeightForWidth(self.width())
        if height > self.height():  # else wrapped text would overlap its neighbours
            self.grow(QSize(self.width(), height))

    def _what_name(self) -> str:
        """Return the sentence that says which endings the file name may have."""
        if ExportForm.TEXT.takes(self._kind):
            return self.tr("The name must end in .xml, .xml.gz or .txt.")
        if _form_of(self.path.name):
            return self.tr(
                "An index lists sitemaps, so it cannot be exported as a list of URLs. The name must "
                "end in .xml or .xml.gz."
            )
        return self.tr("The name must end in .xml or .xml.gz.")

    def _let_go(self) -> None:
        is_ready = self._set.is_ready if self._set else bool(self._form)
        errors = self._set.errors if self._set else self._form_errors
        left_out = set(self.left_out)
        is_clean = all(error.row in left_out for error in errors)
        self.ok.setEnabled(is_ready and (is_clean or self.insists))


def _form_of(name: str) -> str:
    """Return the ending of a name if it stands for an export format, else ""."""
    lower = name.lower()
    return next((form for form in _FORMS if lower.endswith(form)), "")


def _set_suggestion(path: Path) -> Path:
    """Return a path for the index of a split export, in a new folder, given the path for a single file."""
    stem = path.name[: len(path.name) - len(_form_of(path.name))]
    name = stem.removesuffix("-export")
    return path.with_name(stem or "sitemap") / f"{name if is_safe_name(name) else 'sitemap'}.xml"
