"""The panel of charts: a page for each subject, with its charts and what stands out in them.

One page has the folders of the site: how old their pages are, and what is wrong there. A line above
a chart says how far its rows are counted.
"""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QLocale, QModelIndex, Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from editor.core.insight.charts import Chart
from editor.core.insight.folder_freshness import DEFAULT_STALE, FolderFreshness, FreshFolders, stale_question
from editor.core.insight.insight_pages import PAGES, InsightPage, InsightPicture
from editor.core.text import N_
from editor.models.lists.insight_models import FINDINGS, FOLDER, STALE, URLS, FreshnessModel
from editor.models.table.item_data import plain_tip
from editor.models.words.translation import text_of, translated
from editor.views.panels.chart_view import ChartView
from editor.views.widgets.input_fields import WholeNumberBox
from editor.views.widgets.labels import make_heading, set_wrapping_text, wrapping_label
from editor.views.widgets.lists import MarkDelegate
from editor.views.widgets.widget_layouts import ScrolledPage, add_layout, scaled_width


def note_label(parent: QWidget) -> QLabel:
    """Return the line, hidden as there is nothing to say yet."""
    label = wrapping_label("", parent)
    label.setProperty("muted", "true")
    label.hide()
    return label


def show_note(label: QLabel, words: str) -> None:
    """Have the line say this; "" hides it."""
    set_wrapping_text(label, words)
    label.setVisible(words != "")


def counting_words() -> str:
    """Return what is said before anything is counted."""
    return translated(N_("Counting…"))


def sample_words(rows: int, of: int) -> str:
    """Return what is said of a picture of so many rows of all."""
    number = QLocale().toString
    words = N_("Estimated from {rows} of {all} entries. Counting all of them…")
    return translated(words, rows=number(rows), all=number(of))


_LONGEST = 3650  # days
_AROUND_HEADING, _ARROW = 20, 18  # pixels
_ENOUGH = 60  # pixels for the names of folders in any case


class FreshnessPage(QWidget):
    """A table of folders; a click on one shows its URLs, in the column of stale ones only these."""

    filter_requested = Signal(str)
    stale_changed = Signal(int)  # days
    levels_changed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = FreshnessModel(self)
        self.stale = self._spin(self.tr("Stale after, in days"), 1, _LONGEST, DEFAULT_STALE)
        self.levels = self._spin(self.tr("Levels"), 1, 5, 1)
        self.note = note_label(self)
        self._given: list[int] = []  # the widths of the columns, until the person chooses others
        self.table = _FolderTable(self)
        self.table.resized.connect(self._fit)
        self.table.setModel(self.model)
        self.table.setAccessibleName(self.tr("Folders by age"))
        self.table.setRootIsDecorated(False)
        self.table.setUniformRowHeights(True)
        self.table.setTextElideMode(Qt.TextElideMode.ElideLeft)
        self.table.setItemDelegate(MarkDelegate(self.table))
        self.table.setFrameShape(QTreeView.Shape.NoFrame)
        self.table.setSortingEnabled(True)
        self.table.sortByColumn(FOLDER, Qt.SortOrder.AscendingOrder)
        header = self.table.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(False)
        lines = QGridLayout()  # one below the other, as the panel is narrow
        for number, (words, box) in enumerate(
            ((self.tr("Stale after (days)"), self.stale), (self.tr("Levels"), self.levels))
        ):
            label = wrapping_label(words, self)
            label.setBuddy(box)
            lines.addWidget(label, number, 0)
            lines.addWidget(box, number, 1)
        lines.setColumnStretch(0, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        add_layout(column, lines)
        column.addWidget(self.note)
        column.addWidget(self.table, 1)
        self.stale.valueChanged.connect(self.stale_changed)
        self.levels.valueChanged.connect(self.levels_changed)
        header.sortIndicatorChanged.connect(self._fit)
        self.table.clicked.connect(self._ask_for)
        self.table.activated.connect(self._ask_for)

    def _spin(self, name: str, low: int, high: int, value: int) -> WholeNumberBox:
        box = WholeNumberBox(self)
        box.setRange(low, high)
        box.setValue(value)
        box.setKeyboardTracking(False)
        box.setAccessibleName(name)
        return box

    def show_lines(self, lines: Sequence[FolderFreshness], note: str = "") -> None:
        """Show these folders; if their numbers are estimates, `note` says so."""
        show_note(self.note, note)
        is_new = not self.model.lines or self.model.is_sample
        self.model.is_sample = note != ""
        self.model.show(list(lines))
        if is_new:
            self._fit()

    def _fit(self) -> None:
        """Give the columns their widths, so that what tells where to begin is seen without scrolling."""
        header, columns = self.table.header(), range(self.model.columnCount())
        if not self.model.lines or self._given not in ([], [header.sectionSize(each) for each in columns]):
            return
        needed = [max(self.table.sizeHintForColumn(each), self._heading_width(each)) for each in columns]
        left = self.table.viewport().width() - sum(needed[URLS : FINDINGS + 1])
        folder = max(min(needed[FOLDER], left), scaled_width(_ENOUGH, self))
        self._given = [folder, *needed[URLS:]]
        for column, width in enumerate(self._given):
            header.resizeSection(column, width)

    def _heading_width(self, column: int) -> int:
        """Return the width of a heading; only that of the column that lines are sorted by has an arrow."""
        header = self.table.header()
        heading = self.model.headerData(column, Qt.Orientation.Horizontal)
        width = header.fontMetrics().size(0, str(heading)).width() + _AROUND_HEADING
        return width + (_ARROW if header.sortIndicatorSection() == column else 0)

    def _ask_for(self, index: QModelIndex) -> None:
        question = self.model.lines[index.row()].question
        if index.column() == STALE:
            question = f"{question} {stale_question(self.stale.value())}".lstrip()
        self.filter_requested.emit(question)


class _FolderTable(QTreeView):
    """Tells when the room for its columns changes."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()


_LEAST = 200  # pixels
_MARGIN, _GAP = 12, 8


class PictureView(QWidget):
    """One chart with its title and remarks; without bars it says why there are none."""

    filter_requested = Signal(str)  # the filter of a remark

    def __init__(self, picture: InsightPicture, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture = picture
        title = translated(picture.title)
        self.title = wrapping_label(title, self)
        self.title.setProperty("heading", "true")
        make_heading(self.title, weight=QFont.Weight.Bold)
        self.chart = ChartView(title, self)
        self.note = note_label(self)
        self._remarks: list[_Remark] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, _GAP)
        self._column.setSpacing(4)
        for widget in (self.title, self.note, self.chart):
            self._column.addWidget(widget)

    def show_chart(self, chart: Chart) -> None:
        """Show a chart, with its remarks above it."""
        self.chart.show_chart(chart)
        told = sample_words(chart.total, chart.sample_of) if chart.sample_of else ""
        is_told = bool(chart.bars or chart.remarks)
        show_note(self.note, told or ("" if is_told else translated(self.picture.empty)))
        self.chart.setVisible(bool(chart.bars))
        said = [(text_of(remark.words), remark.question) for remark in chart.remarks]
        if said == [(remark.words, remark.question) for remark in self._remarks]:
            return
        for widget in self._remarks:
            self._column.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self._remarks = [self._remark(words, question) for words, question in said]
        for number, widget in enumerate(self._remarks):
            self._column.insertWidget(1 + number, widget)

    def forget(self) -> None:
        """Show no bars, as they are yet to be counted."""
        self.show_chart(Chart(self.picture.name, self.picture.title))
        show_note(self.note, counting_words())

    def _remark(self, words: str, question: str) -> "_Remark":
        label = _Remark(words, question, self)
        label.filter_requested.connect(self.filter_requested)
        return label


class _Remark(QWidget):
    """A sentence about what stands out, with a button that shows the rows."""

    filter_requested = Signal(str)

    def __init__(self, words: str, question: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.words, self.question = words, question
        label = wrapping_label("", self)
        set_wrapping_text(label, words)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        row.addWidget(label, 1)
        if question:
            button = QPushButton(self.tr("Show"), self)
            button.setAccessibleDescription(words)
            button.setToolTip(plain_tip(question))
            button.clicked.connect(lambda: self.filter_requested.emit(question))
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)


class InsightPanel(QWidget):
    """Pages of charts; which is shown is chosen above them."""

    page_changed = Signal()
    bars_requested = Signal(object, str, bool)  # a Chart, the filter of a bar, and whether to add it
    filter_requested = Signal(str)  # the filter of a remark or a folder
    save_requested = Signal(object)  # a ChartView
    compare_requested = Signal()
    published_requested = Signal()
    part_requested = Signal(object)  # the DifferenceKind of the last comparison, or a FormerState
    version_requested = Signal()
    stale_changed = Signal(int)  # days

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumWidth(_LEAST)
        self.setObjectName("insight")
        self.pages = QComboBox(self)
        self.pages.setAccessibleName(self.tr("Subject"))
        self.pages.setToolTip(self.tr("What the charts are about"))
        self.pages.setMinimumContentsLength(12)
        self.stack = QStackedWidget(self)
        self.pictures: dict[str, PictureView] = {}
        self.freshness = FreshnessPage(self)
        self.freshness.filter_requested.connect(self.filter_requested)
        self.freshness.stale_changed.connect(self.stale_changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _GAP, _MARGIN, 0)
        column.setSpacing(_GAP)
        column.addWidget(self.pages)
        column.addWidget(self.stack, 1)
        for page in PAGES:
            self.pages.addItem(translated(page.title), page.name)
            self.stack.addWidget(self._page(page) if page.pictures else self.freshness)
        self.pages.currentIndexChanged.connect(self._on_page)
        self.setFocusProxy(self.pages)

    @property
    def page(self) -> InsightPage:
        """The page on screen."""
        return PAGES[max(self.pages.currentIndex(), 0)]

    def show_page(self, name: str) -> None:
        """Show the page with a name."""
        index = self.pages.findData(name)
        if index >= 0:
            self.pages.setCurrentIndex(index)

    def show_chart(self, chart: Chart) -> None:
        """Show a chart in its place."""
        self.pictures[chart.name].show_chart(chart)

    def show_freshness(self, folders: FreshFolders) -> None:
        """Show the folders of the site."""
        note = sample_words(folders.rows, folders.sample_of) if folders.sample_of else ""
        self.freshness.show_lines(folders.lines, note)

    def questions(self) -> list[str]:
        """Return the filters of all bars on screen."""
        charts = [self.pictures[picture.name].chart.chart for picture in self.page.pictures]
        return [bar.question for chart in charts for bar in chart.bars if bar.question]

    def choose(self, questions: Collection[str]) -> None:
        """Mark the bars that the filter asks for."""
        for picture in self.page.pictures:
            self.pictures[picture.name].chart.chart_model.choose(questions)

    def forget(self) -> None:
        """Empty all charts, as the document is another one."""
        for picture in self.pictures.values():
            picture.forget()
        self.freshness.show_lines([], counting_words())

    def _on_page(self, index: int) -> None:
        self.stack.setCurrentIndex(index)
        self.page_changed.emit()

    def _page(self, page: InsightPage) -> QWidget:
        area = QScrollArea(self)
        area.setAccessibleName(translated(page.title))
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes through the charts, and scrolls to them
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = ScrolledPage()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 4, 0)
        for picture in page.pictures:
            view = PictureView(picture, inside)
            view.filter_requested.connect(self.filter_requested)
            view.chart.bar_requested.connect(
                lambda question, adds, chart=view.chart: self.bars_requested.emit(chart.chart, question, adds)
            )
            view.chart.part_requested.connect(self.part_requested)
            view.chart.save_requested.connect(lambda chart=view.chart: self.save_requested.emit(chart))
            self.pictures[picture.name] = view
            column.addWidget(view)
        if page.name == "changes":
            self._add_comparing(column)
        column.addStretch(1)
        area.setWidget(inside)
        return area

    def _add_comparing(self, column: QVBoxLayout) -> None:
        """Add what leads to the differences from other states and files."""
        told: QLabel = wrapping_label(self.tr("Differences from other states and files:"), self)
        column.addWidget(told)
        for words, asked in (
            (self.tr("Earlier versions of this file…"), self.version_requested),
            (self.tr("Another file…"), self.compare_requested),
            (self.tr("What is published…"), self.published_requested),
        ):
            button = QPushButton(words, self)
            button.clicked.connect(asked)
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeading)
