"""The dialog about pages in several languages: which belong together, and which links are missing.

Its tables, the list of language clusters and the matrix of one, mark findings in cells.
"""

from collections.abc import Sequence
from concurrent.futures import Future
from functools import partial

from PySide6.QtCore import QObject, QSignalBlocker, Qt
from PySide6.QtGui import QBrush, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHeaderView,
    QPushButton,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from editor.core.document.edits import Edit
from editor.core.extensions import language_matrix
from editor.core.extensions.language_groups import linked_groups
from editor.core.extensions.language_links import X_DEFAULT, Cluster, LanguageVersion, Versions, clusters_of
from editor.core.text import N_
from editor.dialogs.dialog_frame import Buttons, Dialog
from editor.dialogs.language_groups_dialog import MakeGroupsDialog, RenameCodeDialog
from editor.models.lists.language_models import LANGUAGE, PAGE, ClusterColumn, ClustersModel, MatrixModel
from editor.models.session.session import Session
from editor.models.table import item_data
from editor.models.table.item_data import AnyIndex
from editor.models.words.translation import counted, numbers_in_words
from editor.rules.extensions.hreflang_fixes import AddEntries
from editor.rules.extensions.hreflang_links import UNLISTED
from editor.rules.fixes.fix_kinds import FixContext, FixPlaces
from editor.services.tasks import Latest, Tasks
from editor.views.style.theme import current
from editor.views.widgets.input_fields import ChoiceBox, push_button
from editor.views.widgets.keyboard import Splitter
from editor.views.widgets.labels import plain_label
from editor.views.widgets.lists import LineDelegate
from editor.views.widgets.widget_layouts import add_layout, column_of, line_of, scaled_width

_LINE = 28  # pixels


class _MarkedCells(LineDelegate):
    """Marks findings in cells by shape and colour."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        super().initStyleOption(option, index)
        theme, severity = current(), index.data(item_data.MARK)
        option.textElideMode = Qt.TextElideMode.ElideMiddle
        self.show_mark(option, severity or 0)
        model = index.model()
        if not isinstance(model, MatrixModel):
            return
        if severity:
            option.backgroundBrush = QBrush(theme.tint(severity))
        if not index.data(item_data.EDIT) or model.matrix.pages[index.row()].row < 0:
            option.palette.setColor(option.palette.ColorRole.Text, theme.color("muted"))


class MarkedTable(QTableView):
    """A table without a grid."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("boxed")
        self.setAccessibleName(name)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setItemDelegate(_MarkedCells(self))
        self.verticalHeader().setDefaultSectionSize(_LINE)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setDefaultAlignment(item_data.LEFT)
        self.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)


class MatrixView(MarkedTable):
    """The matrix of a cluster, in which Delete removes a link."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() == Qt.Key.Key_Delete and index.flags() & Qt.ItemFlag.ItemIsEditable:
            self.model().setData(index, "")
        else:
            super().keyPressEvent(event)


_CELL = 150  # pixels: the usual width of a language
_WIDTHS = {PAGE: 170, LANGUAGE: 88}


class LanguagesDialog(Dialog):
    """Edits the document directly: each change is an undo step, and Ctrl+Z undoes it in the dialog, too.

    What was done before, such as to accept the document, is undone and redone in the window alone.
    """

    manual_place = "languages#the-languages-window"

    def __init__(self, session: Session, tasks: Tasks, row: int, parent: QWidget | None = None) -> None:
        """row: the row whose cluster is shown first; -1: any cluster."""
        super().__init__(parent, self.tr("Languages"))
        self._session, self._tasks, self._row = session, tasks, row
        self._first = self._last = session.undo_stack.index()  # between them are its own steps
        self._search = self.owns(Latest(tasks))
        self._work = self.owns(Latest(tasks))
        self._plan: language_matrix.ClusterCompletion | None = None
        self.clusters = ClustersModel(session.model.urls.readable, self)
        self.matrix = MatrixModel(session.model.urls.readable, self)
        self.add_outlook()
        self._make_parts()
        self._arrange()
        self._connect()
        self.propose_size(1360, 640)
        self._look()

    def _make_parts(self) -> None:
        self.search_line = self.new_search(self.tr("Search URLs"))
        self.only = QCheckBox(self.tr("Only incomplete ones"), self)
        self.list = MarkedTable(self.tr("Pages in several languages"), self)
        self.list.setModel(self.clusters)
        self.list.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.list.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.list.setTabKeyNavigation(False)
        self.list.verticalHeader().hide()
        header = self.list.horizontalHeader()
        header.setSectionResizeMode(ClusterColumn.PAGE, QHeaderView.ResizeMode.Stretch)
        for column in (ClusterColumn.PAGES, ClusterColumn.LANGUAGES):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.view = MatrixView(self.tr("Pages and the versions they list"), self)
        self.view.setModel(self.matrix)
        self.view.setTabKeyNavigation(False)
        self.explanation = plain_label("", self)
        self.explanation.setWordWrap(True)
        self.explanation.setMinimumHeight(self.explanation.fontMetrics().lineSpacing())
        self.default = ChoiceBox(self)
        self.default.setAccessibleName(self.tr("For all other languages"))
        self.default.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        tip = self.tr("List the version that the page itself linked to when last checked")
        self.as_on_page = push_button(self.tr("As on the &page"), self.take_link_of_page, self, tip)
        self.complete = push_button(self.tr("&Complete"), self.complete_chosen, self)
        self.complete_all = push_button(self.tr("Complete &all…"), self.complete_every, self)
        tip = self.tr("Link pages whose URLs differ only by a language")
        self.group = push_button(self.tr("Make &groups…"), self.make_groups, self, tip)
        tip = self.tr("Give all links of the current language another code")
        self.rename = push_button(self.tr("&Rename the code…"), self.rename_code, self, tip)
        self.add_missing = push_button("", self.add_entries, self)
        self.preview = plain_label("", self)

    def _arrange(self) -> None:
        left = QWidget(self)
        column_of(self.search_line, self.only, self.list, inside=left)
        split = Splitter(Qt.Orientation.Horizontal, self.tr("Width of the list"), self)
        split.addWidget(left)
        split.addWidget(self.view)
        split.setStretchFactor(1, 1)
        left_width = min(scaled_width(460, self), self.room().width() * 2 // 5)
        split.setSizes([left_width, self.room().width() - left_width])
        self.column.addWidget(split, 1)
        self.column.addWidget(self.explanation)
        label = plain_label(self.tr("For all other languages (x-default)"), self, self.default)
        first = (label, self.default, self.complete, self.preview)
        add_layout(self.column, line_of(*first, None, self.as_on_page, self.rename))
        add_layout(self.column, line_of(self.group, self.add_missing, None, self.complete_all))
        close = self.add_buttons(Buttons.Close).button(Buttons.Close)
        close.setAutoDefault(False)  # Enter is used in cells and in the search field

    def _connect(self) -> None:
        self.search_line.textChanged.connect(self._narrow)
        self.only.toggled.connect(self._narrow)
        self.list.selectionModel().currentRowChanged.connect(self._on_chosen)
        self.view.selectionModel().currentChanged.connect(self._explain)
        self.view.horizontalHeader().sectionDoubleClicked.connect(self._on_header)
        self.matrix.version_requested.connect(self._set_version)
        self.default.currentIndexChanged.connect(self._show_preview)
        self.default.currentIndexChanged.connect(self._forget_plan)
        self._following = self._session.undo_stack.indexChanged.connect(self._on_edited)
        for key, act in (
            (QKeySequence.StandardKey.Undo, self._undo),
            (QKeySequence.StandardKey.Redo, self._redo),
        ):
            QShortcut(QKeySequence(key), self).activated.connect(act)

    def done(self, result: int) -> None:
        QObject.disconnect(self._following)  # does nothing if the dialog was closed before
        super().done(result)

    # Clusters and their display

    def _look(self) -> None:
        """Start a worker that finds the clusters: the pages that are versions of each other."""
        snapshot = self._session.document.entries.snapshot()
        if not self.clusters.all:
            self.say(self.tr("Looking for pages in several languages…"))
        found = partial(self._on_found, snapshot.column("loc"))
        self._search.ask(lambda _stale: clusters_of(snapshot), found)

    def _on_found(self, locs: Sequence[str], outcome: Future[list[Cluster]]) -> None:
        clusters = outcome.result()
        self.clusters.show_clusters(clusters, locs)
        open_ones = sum(not cluster.is_complete for cluster in clusters)
        wrong = sum(bool(cluster.unknown) for cluster in clusters)
        if not clusters:
            self.say(self.tr("No entry lists versions in other languages."))
        else:
            told = numbers_in_words(
                (
                    len(clusters),
                    "1 group of pages in several languages",
                    N_("%Ln groups of pages in several languages"),
                ),
                (open_ones, "1 of them is incomplete", N_("%Ln of them are incomplete")),
                (wrong, "1 has an unknown code", N_("%Ln have an unknown code")),
            )
            if not open_ones and not wrong:
                told.append(self.tr("all complete"))
            self.say(f"{'; '.join(told)}{self._differing()}.")
        self._show_unlisted()
        self._forget_plan()
        self._choose(self._row)

    def _show_unlisted(self) -> None:
        """Say how many versions without an entry there are, on the button that adds their entries."""
        count = sum(found.places for found in self._session.document.findings.report.about_file(UNLISTED))
        one, many = ("Add 1 missing &entry", N_("Add %Ln missing &entries"))
        self.add_missing.setText(counted(one, many, count))
        self.add_missing.setVisible(count > 0)

    def _differing(self) -> str:
        """Return a clause on the pages that link to other versions than their entries; "" for none known."""
        rows = self._session.document.findings.report.rows("audit-hreflang-differs")
        one, many = ("the links on 1 page differ", N_("the links on %Ln pages differ"))
        return f"; {counted(one, many, len(rows))}" if rows else ""

    def _narrow(self) -> None:
        self.clusters.narrow(self.search_line.text(), only_incomplete=self.only.isChecked())
        self._choose(self._row)

    def _choose(self, row: int) -> None:
        """Show the cluster that contains a row, or else the first one."""
        place = max(self.clusters.place_of(row), 0)
        if self.clusters.cluster(place) is not None:
            self.list.setCurrentIndex(self.clusters.index(place, 0))
        self._show_matrix()

    @property
    def chosen(self) -> Cluster | None:
        """The cluster shown."""
        return self.clusters.cluster(self.list.currentIndex().row())

    def _on_chosen(self) -> None:
        if self.chosen is not None:
            self._row = self.chosen.rows[0]
        self._show_matrix()

    def _show_matrix(self) -> None:
        cluster, document = self.chosen, self._session.document.entries
        rows = [row for row in cluster.rows if row < len(document)] if cluster else []
        before = self.matrix.matrix.languages
        answers = self._session.document.answers
        shown = language_matrix.matrix_of(document, rows, answers) if rows else None
        self.matrix.show(shown, editable=self._session.is_editable)
        if self.matrix.matrix.languages != before:
            for column in range(self.matrix.columnCount()):
                self.view.setColumnWidth(column, scaled_width(_WIDTHS.get(column, _CELL), self))
        self._fit_page()
        self._fill_default()
        self._show_preview()
        self._explain()

    def _fit_page(self) -> None:
        """Show the URLs of the pages whole where that leaves room for their versions."""
        needed = min(self.view.sizeHintForColumn(PAGE), self.room().width() // 4)
        self.view.setColumnWidth(PAGE, max(needed, scaled_width(_WIDTHS[PAGE], self)))

    def _fill_default(self) -> None:
        languages = self.matrix.matrix.languages
        chosen = self.default.currentData()
        with QSignalBlocker(self.default):
            self.default.clear()
            if X_DEFAULT in map(str.lower, languages):
                self.default.addItem(self.tr("as already listed"), "")
            else:
                self.default.addItem(self.tr("none"), "")
                for language in languages:
                    self.default.addItem(language, language)
            self.default.choose(chosen, 0)
            self.default.setEnabled(self.default.count() > 1)

    def _explain(self) -> None:
        index = self.view.currentIndex()
        words = self.matrix.explained(index.row(), index.column()) if index.isValid() else []
        self.explanation.setText(" ".join(words))
        self.as_on_page.setEnabled(self._link_on_page() is not None and self._session.is_editable)
        is_named = index.isValid() and bool(self.matrix.language(index.column()))
        self.rename.setEnabled(is_named and self._session.is_editable)

    # Edits

    def _show_preview(self) -> None:
        """Say what would be added if the cluster were completed."""
        additions = self._additions()
        links = sum(map(len, additions.values()))
        self.complete.setEnabled(bool(additions) and self._session.is_editable)
        if additions:
            self.preview.setText(_added(links, len(additions)))
        else:
            is_known = self.chosen is not None and not self._search.is_wanted
            self.preview.setText(self.tr("Nothing to add") if is_known else "")

    def _additions(self) -> dict[int, Versions]:
        cluster = self.chosen
        if cluster is None or self._search.is_wanted:  # its row numbers are from before an edit
            return {}
        return language_matrix.additions_to(self._session.document.entries, [cluster], self._chosen_default)

    @property
    def _chosen_default(self) -> str:
        """The language chosen for x-default: its page is for readers of all other languages."""
        return str(self.default.currentData() or "")

    def _completable(self) -> list[Cluster]:
        """Return the clusters that are incomplete or lack an x-default that could be set;
        none while they are being found.
        """
        if self._search.is_wanted:
            return []
        default = self._chosen_default
        return [one for one in self.clusters.all if not one.is_complete or (default and not one.has_default)]

    def _set_version(self, row: int, version: LanguageVersion) -> None:
        edit = language_matrix.with_version(self._session.document.entries, row, version)
        title = self.tr("Set language version") if version.href else self.tr("Remove language version")
        self._do(edit, title)

    def _link_on_page(self) -> tuple[int, LanguageVersion] | None:
        """Return the row and the version that the page of the current cell has, where that differs."""
        index = self.view.currentIndex()
        href = self.matrix.other_on_page(index.row(), index.column()) if index.isValid() else None
        if href is None:
            return None
        row = self.matrix.matrix.pages[index.row()].row
        return row, LanguageVersion(self.matrix.language(index.column()), href)

    def take_link_of_page(self) -> None:
        """Have the entry of the current cell link to what its page links to, or to nothing."""
        if found := self._link_on_page():
            self._set_version(*found)
        self.view.setFocus()  # the button may be of no more use

    def make_groups(self) -> None:
        """Link pages whose URLs differ only by a language, as far as the person wants."""
        copy = self._session.document.entries.working_copy()
        dialog = MakeGroupsDialog(copy, self._tasks, self)
        if dialog.ask():
            chosen = dialog.chosen
            self._prepare(self.group)
            self._work.ask(lambda _stale: linked_groups(copy, chosen), self._on_grouped)

    def _on_grouped(self, outcome: Future[language_matrix.ClusterCompletion]) -> None:
        made = outcome.result()
        self._forget_plan()
        one, many = ("Link versions of 1 row", N_("Link versions of %Ln rows"))
        self._do(made.edit, counted(one, many, made.rows))

    def add_entries(self) -> None:
        """Add an entry for each version that is linked and has none."""
        document = self._session.document
        copy = document.entries.working_copy()
        fix = FixContext(copy, document.findings.context, copy)
        self._prepare(self.add_missing)
        self._work.ask(lambda _stale: AddEntries().edit(fix, FixPlaces(of_file=True)), self._on_added)

    def _on_added(self, outcome: Future[Edit | None]) -> None:
        edit = outcome.result()
        self._forget_plan()
        self._do(edit, self.tr("Add entries of language versions"))

    def _prepare(self, button: QPushButton) -> None:
        """Let nothing else be prepared until the work of a button is done, or dropped after an edit."""
        self._forget_plan()
        for each in (button, self.complete_all):
            each.setEnabled(False)

    def rename_code(self) -> None:
        """Give the language of the current cell another code, on all pages."""
        index = self.view.currentIndex()
        code = self.matrix.language(index.column()) if index.isValid() else ""
        if not code or not self._session.is_editable:
            return
        document = self._session.document.entries
        use = language_matrix.use_of_code(document, code)
        dialog = RenameCodeDialog(code, use.links, sorted(use.beside), self)
        if dialog.ask():
            edit = language_matrix.with_renamed_code(document, use.rows, code, dialog.code)
            self._do(edit, self.tr("Rename language code"))

    def _on_header(self, column: int) -> None:
        if self.matrix.language(column):
            self.view.setCurrentIndex(self.matrix.index(0, column))
            self.rename_code()

    def complete_chosen(self) -> None:
        """Make every page of the current cluster list all versions."""
        additions = self._additions()
        self._do(
            language_matrix.with_versions(self._session.document.entries, additions), _title(len(additions))
        )

    def complete_every(self) -> None:
        """Complete all clusters in one undo step; the first call only computes what would be added."""
        if self._plan is not None:
            self._do(self._plan.edit, _title(self._plan.rows))
            return
        copy = self._session.document.entries.working_copy()
        clusters, default = self._completable(), self._chosen_default
        self.complete_all.setEnabled(False)
        self.complete_all.setText(self.tr("Preparing…"))
        self._work.ask(lambda _stale: language_matrix.completion(copy, clusters, default), self._on_planned)

    def _on_planned(self, outcome: Future[language_matrix.ClusterCompletion]) -> None:
        plan = outcome.result()
        if plan.edit is None:
            self.complete_all.setText(self.tr("Nothing to add"))
            return
        self._plan = plan
        self.complete_all.setText(_added(plan.links, plan.rows))
        self.complete_all.setEnabled(True)

    def _forget_plan(self) -> None:
        """Drop the result computed for all clusters, because it is outdated."""
        self._work.forget()
        self._plan = None
        for button in (self.group, self.add_missing):
            button.setEnabled(self._session.is_editable)
        self.complete_all.setText(self.tr("Complete &all…"))
        self.complete_all.setEnabled(self._session.is_editable and bool(self._completable()))

    def _do(self, edit: Edit | None, title: str) -> None:
        if edit is not None:
            self._session.undo_stack.do(edit, title, self._note_done)

    def _note_done(self) -> None:
        self._last = self._session.undo_stack.index()

    def _undo(self) -> None:
        if self._session.undo_stack.index() > self._first:
            self._session.undo_stack.undo()

    def _redo(self) -> None:
        if self._session.undo_stack.index() < self._last:
            self._session.undo_stack.redo()

    def _on_edited(self) -> None:
        self._look()
        self._forget_plan()
        self._show_matrix()


def _added(links: int, rows: int) -> str:
    one, many = ("Add 1 link", N_("Add %Ln links"))
    one_row, many_rows = ("in 1 row", N_("in %Ln rows"))
    return f"{counted(one, many, links)} {counted(one_row, many_rows, rows)}"


def _title(count: int) -> str:
    return counted("Complete languages in 1 row", N_("Complete languages in %Ln rows"), count)
