"""The dialog that moves rows to other sitemaps: to an existing or new one, or to several by a rule."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass

from PySide6.QtCore import QLocale, QSignalBlocker, Qt
from PySide6.QtWidgets import QButtonGroup, QComboBox, QGridLayout, QRadioButton, QWidget

from editor.core.document.rows import Rows
from editor.core.file_limits import MAX_ENTRIES
from editor.core.grouping import Distribution, Grouping
from editor.core.text import N_
from editor.dialogs.dialog_frame import BoxedList, Dialog
from editor.models.words.translation import counted
from editor.services.tasks import Latest, Tasks
from editor.views.widgets.input_fields import (
    ChoiceBox,
    count_box,
    field_grid,
    name_choice,
    on_change,
    text_line,
)
from editor.views.widgets.labels import plain_label
from editor.views.widgets.widget_layouts import add_layout, line_of, scaled_width

_GROUPINGS = (
    (Grouping.SECTION, N_("By section: the first folder, such as /blog/")),
    (Grouping.LANGUAGE, N_("By language, such as /en/ or /pt-BR/")),
    (Grouping.YEAR, N_("By year of last modification")),
    (Grouping.COUNT, N_("By number only, in the existing order")),
)
_MOST_LINES = 500  # of files that are listed

Plan = dict[str, Rows]  # the rows by the names of files


@dataclass(frozen=True, slots=True)
class Moving:
    """The facts about the rows and the files that the dialog needs."""

    tasks: Tasks
    selected: Rows
    shown: Rows
    names: Sequence[str]  # of the files that there are
    homes_of: Callable[[Rows], Mapping[str, int]]  # the files that have these rows, and how many each has
    ending: str  # of the names of new files that nobody gave one
    trouble_with: Callable[[str], str]  # why a new file cannot have this name; "" if it can
    distribute: Callable[[Rows, Distribution], Plan]  # runs in a worker


class MoveRowsDialog(Dialog):
    """Asks where to move rows, and shows how many of them each file would get."""

    manual_place = "several-files#move-rows"

    def __init__(self, moving: Moving, parent: QWidget | None = None) -> None:
        super().__init__(parent, self.tr("Move to a sitemap"))
        self._moving = moving
        self._latest = self.owns(Latest(moving.tasks))
        self.plan: Plan = {}  # what the dialog shows
        self._make_rows_line()
        self._make_targets()
        self.trouble = self.add_trouble()
        headings = (self.tr("File"), self.tr("Rows"), "")
        self.files = BoxedList(self.tr("Files and how many rows each gets"), headings, self, numeric=[1])
        self.files.setColumnWidth(0, scaled_width(320, self))
        self.column.addWidget(self.files, 1)
        self.add_ok()
        self.propose_size(620, 520)
        self._offer_names()
        self.refresh()
        self.name.setFocus()

    @property
    def rows(self) -> Rows:
        """The rows to be moved."""
        return self._moving.selected if self.selected.isChecked() else self._moving.shown

    def _make_rows_line(self) -> None:
        selected, shown = len(self._moving.selected), len(self._moving.shown)
        one, many = ("The selected row", N_("The %Ln selected rows"))
        self.selected = QRadioButton(counted(one, many, selected), self)
        one, many = ("The row shown", N_("All %Ln rows shown"))
        self.shown = QRadioButton(counted(one, many, shown), self)
        self._which = QButtonGroup(self)
        for button in (self.selected, self.shown):
            self._which.addButton(button)
        add_layout(self.column, line_of(self.selected, self.shown, None, spacing=24))
        self.selected.setEnabled(selected > 0)
        self.selected.setHidden(selected == shown)  # they are the same
        (self.selected if 0 < selected < shown else self.shown).setChecked(True)
        self.selected.toggled.connect(self._on_rows_chosen)

    def _make_targets(self) -> None:
        self.to_one = QRadioButton(self.tr("To an existing or new sitemap"), self)
        self.by_rule = QRadioButton(self.tr("Split over several sitemaps"), self)
        self._how = QButtonGroup(self)
        self._how.addButton(self.to_one)
        self._how.addButton(self.by_rule)
        self.to_one.setChecked(True)
        self.name = self._make_name()
        groupings = ((self.tr(words), grouping) for grouping, words in _GROUPINGS)
        self.grouping = ChoiceBox(self, self.tr("How to split"), groupings)
        self.stem = text_line(self, self.tr("What the file names start with"), "sitemap")
        self.most = count_box(self, self.tr("Maximum rows per file"), MAX_ENTRIES)
        add_layout(self.column, self._lay_out_targets())
        on_change(self.refresh, self.to_one, self.name, self.grouping, self.stem, self.most)

    def _make_name(self) -> QComboBox:
        name = ChoiceBox(self)
        name.setEditable(True)
        name.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        name.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        name_choice(name, self.tr("Sitemap name"))
        completer = name.completer()
        if completer is not None:
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
        return name

    def _lay_out_targets(self) -> QGridLayout:
        grid = field_grid()
        grid.addWidget(self.to_one, 0, 0)
        grid.addWidget(self.name, 0, 1)
        grid.addWidget(self.by_rule, 1, 0)
        grid.addWidget(self.grouping, 1, 1)
        right = Qt.AlignmentFlag.AlignRight
        grid.addWidget(plain_label(self.tr("Names start with"), self), 2, 0, right)
        grid.addWidget(self.stem, 2, 1)
        grid.addWidget(plain_label(self.tr("Rows per file, at most"), self), 3, 0, right)
        grid.addWidget(self.most, 3, 1)
        return grid

    def _offer_names(self) -> None:
        """Offer the files, first those that have none of the rows; the only one that has them is none."""
        homes, typed = self._moving.homes_of(self.rows), self.name.currentText().strip()
        others = [name for name in self._moving.names if name not in homes]
        offered = others if len(homes) == 1 else [*others, *homes]
        with QSignalBlocker(self.name):
            self.name.clear()
            self.name.addItems(offered)
            if typed and [typed] != list(homes):
                self.name.setCurrentText(typed)
            elif not others:
                self.name.setCurrentIndex(-1)

    def _target(self) -> str:
        """Return the name of the file to move to, with an ending if none was typed."""
        typed = self.name.currentText().strip()
        if not typed or typed in self._moving.names:
            return typed
        endings = ("",) if "." in typed else (".xml", ".xml.gz")
        known = {name.lower(): name for name in self._moving.names}
        found = (known.get(f"{typed}{ending}".lower()) for ending in endings)
        return next(filter(None, found), typed if "." in typed else typed + self._moving.ending)

    def _on_rows_chosen(self) -> None:
        self._offer_names()
        self.refresh()

    # The rows of each file

    def refresh(self) -> None:
        """Start to work out which rows go to which file."""
        is_rule = self.by_rule.isChecked()
        for widget in (self.grouping, self.stem, self.most):
            widget.setEnabled(is_rule)
        self.name.setEnabled(not is_rule)
        if not is_rule:
            self._latest.forget()
            name = self._target()
            self._show({name: self.rows} if name else {})
            return
        rule = Distribution(
            Grouping(self.grouping.currentData()),
            self.most.value(),
            self.stem.text().strip(),
            self._moving.ending,
        )
        rows, distribute = self.rows, self._moving.distribute
        self._set_ok(0)
        self._latest.ask(lambda _cancelled: distribute(rows, rule), self._on_planned)

    def _on_planned(self, outcome: Future[Plan]) -> None:
        self._show(outcome.result())

    def _show(self, plan: Plan) -> None:
        known = {name.lower() for name in self._moving.names}
        new = [name for name in plan if name.lower() not in known]
        troubles = (self._moving.trouble_with(name) for name in new)
        trouble = next(filter(None, troubles), "")
        comes = {name: len(rows) - self._moving.homes_of(rows).get(name, 0) for name, rows in plan.items()}
        if plan and not any(comes.values()) and self.to_one.isChecked():
            trouble = self.tr("The rows are already in this file.")
        self.plan = {} if trouble else plan
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))
        self.files.clear()
        for name in list(plan)[:_MOST_LINES]:
            words = self.tr("new") if name in new else ""
            self.files.add_line([name, QLocale().toString(comes[name]), words])
        self._set_ok(0 if trouble else sum(comes.values()))

    def _set_ok(self, count: int) -> None:
        one, many = ("Move %Ln row", N_("Move %Ln rows"))
        words = counted(one, many, count) if count else self.tr("Move")
        self.allow(words, is_possible=count > 0)
