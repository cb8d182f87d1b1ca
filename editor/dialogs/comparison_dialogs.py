"""The dialogs that compare with another sitemap, and that merge changes which another program made.

Differences can be read, selected, copied as a list, or applied to the document. Entries that moved can be
saved as redirects from their old URLs, once each of them was looked at.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QStyleOptionViewItem, QWidget

from editor.core.document.document import Document
from editor.core.document.document_states import SavedState
from editor.core.document.rows import Rows
from editor.core.document.sitemap_file import SitemapFile
from editor.core.fields import FIELD_BY_NAME
from editor.core.text import N_
from editor.core.versions import (
    ENTRY,
    DifferenceKind,
    Differences,
    KnownBy,
    MergeConflict,
    MergeSide,
    Moved,
    differences,
    without_deletions,
)
from editor.dialogs.dialog_frame import BoxedList, Buttons, Dialog, is_ticked, tick
from editor.formats.read_errors import Unreadable
from editor.formats.redirect_rules import (
    REDIRECT_FORMAT_BY_NAME,
    REDIRECT_FORMATS,
    Redirect,
    RedirectFormat,
    RedirectRules,
)
from editor.models.lists import differences_model
from editor.models.lists.fix_models import ChangesModel
from editor.models.table.cell_edits import to_mime_data
from editor.models.table.entries_model import ABSENT
from editor.models.table.item_data import PARTS, AnyIndex, plain_tip
from editor.models.words.explanations import field_title, move_words, shorten_value
from editor.models.words.translation import counted, listed, numbers_in_words, text_of, translated
from editor.runtime.threads import IsCancelled
from editor.services.documents.other_versions import ComparedContent, MergeImpossible, Merging
from editor.services.tasks import Latest, Tasks
from editor.views.panels.changes_list import ChangesTable, DifferenceDelegate
from editor.views.widgets.input_fields import ChoiceBox
from editor.views.widgets.labels import TextOrderDelegate, plain_label
from editor.views.widgets.lists import ReadingTable
from editor.views.widgets.widget_layouts import add_layout, fit_columns, line_of


class DifferencesAnswer(Enum):
    """The ways to close the dialog by a button for an action."""

    SELECT = auto()
    TAKE_OVER = auto()
    REDIRECTS = auto()


class _Url(TextOrderDelegate):
    """Draws URLs shortened in the middle rather than at the end, where they differ."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        super().initStyleOption(option, index)
        option.textElideMode = Qt.TextElideMode.ElideMiddle


class DifferencesDialog(Dialog):
    """Reads another sitemap and compares in a worker, then lists the differences."""

    manual_place = "import-and-export#compare"

    def __init__(
        self,
        mine: Document,
        read: Callable[[IsCancelled], ComparedContent],
        names: tuple[str, str],
        *,
        can_edit: bool,
        tasks: Tasks,
        may_try_again: Callable[[BaseException], bool] = lambda _error: False,
        parent: QWidget | None = None,
    ) -> None:
        """mine: a snapshot of the document; names: those of the two sitemaps.

        may_try_again: asks the person what reading failed for; if it returns True, it is done again.
        """
        title = self.tr("Compare “{mine}” with “{theirs}”")
        super().__init__(parent, title.format(mine=names[0], theirs=names[1]))
        self._mine, self._read, self._can_edit = mine, read, can_edit
        self._may_try_again = may_try_again
        self._latest = self.owns(Latest(tasks))
        self.content: ComparedContent | None = None  # the other sitemap, once it is read
        self.found: Differences | None = None  # all of them, once they are known
        self._harmless: Differences | None = None  # those that delete nothing here
        self._part_wanted = DifferenceKind.ALL
        self.wish = DifferencesAnswer.SELECT
        self._line: int | None = None  # the document row of the line that was double-clicked
        self.add_outlook()
        add_layout(self.column, self._make_choices())
        self.model = differences_model.DifferencesModel(self)
        self.table = self._make_table()
        self.column.addWidget(self.table, 1)
        self._trouble = self.add_trouble()
        self._trouble.hide()
        self.deletes = QCheckBox(self)
        self.deletes.hide()
        self.deletes.toggled.connect(self._offer_to_take)
        self.column.addWidget(self.deletes)
        self._make_buttons()
        self.propose_size(1020, 600)
        self._compare()

    def _make_choices(self) -> QHBoxLayout:
        self._part = ChoiceBox(self)
        self._part.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._part.currentIndexChanged.connect(self._show_part)
        label = plain_label(self.tr("&Show"), self, self._part)
        self._by_path = QCheckBox(self.tr("Ignore scheme and &host"), self)
        self._by_path.setToolTip(self.tr("For a site that has moved, or a test site"))
        self._by_path.toggled.connect(self._compare)
        return line_of(label, self._part, None, self._by_path)

    def _make_table(self) -> ReadingTable:
        table = ReadingTable(self.tr("What differs"), self.model, self)
        table.setItemDelegateForColumn(differences_model.DifferenceColumn.URL, _Url(table))
        header = table.horizontalHeader()
        widths = {
            differences_model.DifferenceColumn.ROW: 72,
            differences_model.DifferenceColumn.WHAT: 190,
            differences_model.DifferenceColumn.HERE: 204,
            differences_model.DifferenceColumn.THERE: 204,
        }
        texts = {differences_model.DifferenceColumn.WHAT: differences_model.possible_differences()}
        fit_columns(header, widths, self, stretched=[differences_model.DifferenceColumn.URL], texts=texts)
        header.sectionResized.connect(self._on_resized)
        table.activated.connect(self._on_activated)
        return table

    def _make_buttons(self) -> None:
        self.add_buttons(Buttons.Close)
        select = partial(self._close_for, DifferencesAnswer.SELECT)
        take_over = partial(self._close_for, DifferencesAnswer.TAKE_OVER)
        self.select_button = self.add_answer(self.tr("Select these &rows"), select)
        self.take_button = self.add_answer(self.tr("&Apply"), take_over)
        self.copy_button = self.add_answer(self.tr("&Copy the list"), self._copy)
        save = partial(self._close_for, DifferencesAnswer.REDIRECTS)
        self.redirects_button = self.add_answer(self.tr("Sa&ve redirects…"), save)
        self.redirects_button.setToolTip(
            self.tr("For entries that moved, from their old URLs to the new ones")
        )

    # Results and choices

    @property
    def part(self) -> DifferenceKind:
        """The kind of differences listed."""
        data = self._part.currentData()
        return DifferenceKind.ALL if data is None else DifferenceKind(data)

    @property
    def known_by(self) -> KnownBy:
        """The key that pairs the entries of both sitemaps: the URL, or its path alone."""
        return KnownBy.PATH if self._by_path.isChecked() else KnownBy.URL

    @property
    def chosen(self) -> Differences | None:
        """The differences listed; None if the sitemaps could not be compared."""
        return None if self.found is None else self.part.of(self.found)

    @property
    def to_apply(self) -> Differences | None:
        """The differences listed, without those that delete something here unless that is wanted."""
        if self._harmless is None or self.part is DifferenceKind.ONLY_HERE or self.deletes.isChecked():
            return self.chosen
        return self.part.of(self._harmless)

    def rows(self) -> Rows:
        """Return the rows of the snapshot that are to be selected."""
        if self._line is not None:
            return [self._line]
        return sorted({line.mine for line in self.model.lines if line.mine >= 0})

    def show_part(self, part: DifferenceKind) -> None:
        """List one kind of differences, now or once they are known."""
        self._part_wanted = part
        self._part.choose(part)

    def ignore_host(self, ignore: bool = True) -> None:
        """Set whether entries are paired by the paths of their URLs alone."""
        self._by_path.setChecked(ignore)

    # Comparing

    def _compare(self) -> None:
        self.say(self.tr("Comparing…"))
        self.found = self._harmless = None
        self._show_part()
        mine, read, known, known_by = self._mine, self._read, self.content, self.known_by

        def compared(cancelled: IsCancelled) -> tuple[ComparedContent, Differences, Differences]:
            content = known or read(cancelled)
            found = differences(mine, content.entries, known_by)
            return content, found, without_deletions(found, content.entries)

        self._latest.ask(compared, self._on_compared)

    def _on_compared(self, outcome: Future[tuple[ComparedContent, Differences, Differences]]) -> None:
        error = outcome.exception()
        if error is not None and self._may_try_again(error):
            self._compare()
            return
        if error is not None:
            self.say(self.tr("The files cannot be compared: {cause}").format(cause=text_of(error)))
            return
        self.content, found, self._harmless = outcome.result()
        if self.content.trouble:
            text = self.tr("The other file is damaged, so only what could be recovered is compared. {cause}")
            self._trouble.setText(text.format(cause=text_of(self.content.trouble)))
            self._trouble.show()
        self.say(differences_model.difference_sentence(found))
        self._list_parts(found)
        self.found = found
        self._show_part()

    def _list_parts(self, found: Differences) -> None:
        part = self.part if self._part.count() else self._part_wanted
        with QSignalBlocker(self._part):
            self._part.clear()
            for each in DifferenceKind:
                self._part.addItem(differences_model.part_words(each, found), each)
            self.show_part(part)

    def _show_part(self) -> None:
        chosen, content = self.chosen, self.content
        if chosen is None or content is None:
            self.model.show(())
        else:
            self.model.show_between(self._mine, content.entries, chosen)
        has_values = any(line.name for line in self.model.lines)
        for column in (differences_model.DifferenceColumn.HERE, differences_model.DifferenceColumn.THERE):
            self.table.setColumnHidden(column, bool(self.model.lines) and not has_values)  # room for the URL
        has_lines = self.model.rowCount() > 0
        self.select_button.setEnabled(any(line.mine >= 0 for line in self.model.lines))
        self.copy_button.setEnabled(has_lines)
        self.redirects_button.setEnabled(self.found is not None and bool(self.found.moved))
        self._offer_to_take()

    def _offer_to_take(self) -> None:
        """Say what would be applied, and offer to delete here what the other file lacks, if it lacks any."""
        chosen, to_apply = self.chosen, self.to_apply
        rows = values = 0
        if chosen is not None and self._harmless is not None and self.part is not DifferenceKind.ONLY_HERE:
            harmless = self.part.of(self._harmless)
            rows = len(chosen.only_mine)
            values = sum(len(each.names) for each in chosen.changed)
            values -= sum(len(each.names) for each in harmless.changed)
            lacking = numbers_in_words((rows, "1 row", N_("%Ln rows")), (values, "1 value", N_("%Ln values")))
            text = self.tr("&Delete here what the other file lacks: {parts}")
            self.deletes.setText(text.format(parts=listed(lacking)))
        may_delete = rows + values > 0
        self.deletes.setVisible(may_delete and self._can_edit)
        self.take_button.setEnabled(to_apply is not None and to_apply.count > 0 and self._can_edit)
        applied = self.tr("&Apply all")
        if may_delete and not self.deletes.isChecked():
            applied = self.tr("&Apply without deleting")
        self.take_button.setText(
            {
                DifferenceKind.ALL: applied,
                DifferenceKind.ONLY_HERE: self.tr("Dele&te these here"),
                DifferenceKind.ONLY_THERE: self.tr("&Add these here"),
                DifferenceKind.MOVED: self.tr("&Use these URLs"),
                DifferenceKind.CHANGED: self.tr("&Use these values"),
            }[self.part]
        )

    # Actions on the result

    def _copy(self) -> None:
        QGuiApplication.clipboard().setMimeData(to_mime_data(self.model.as_block()))

    def _on_activated(self, index: AnyIndex) -> None:
        row = self.model.lines[index.row()].mine
        if row >= 0:
            self._line = row
            self._close_for(DifferencesAnswer.SELECT)

    def _close_for(self, wish: DifferencesAnswer) -> None:
        self.wish = wish
        self.accept()

    def _on_resized(self, section: int, _old: int, width: int) -> None:
        if section == differences_model.DifferenceColumn.THERE:
            self.model.set_room(width // self.table.fontMetrics().averageCharWidth())


_WIDTH = 170  # pixels of a column of values
_MINE, _THEIRS = 3, 4  # the columns of both sides; the second has the check boxes


class MergeDialog(Dialog):
    """Lists the conflicts, each to be decided for one side, and the other changes in the file."""

    manual_place = "recovery#somebody-else-changed-the-file"

    def __init__(
        self, title: str, begin: Callable[[], Merging], tasks: Tasks, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, self.tr("Merge “{name}”").format(name=title))
        self.merging: Merging | None = None  # None while it is being computed, or if a merge is impossible
        self.add_outlook(self.tr("Reading the file…"))
        self._list = self._make_list()
        self._changes = ChangesModel(self)
        self._along = plain_label(self.tr("Changes in the file:"), self)
        self.column.addWidget(self._list, 1)
        self.column.addWidget(self._along)
        self.column.addWidget(ChangesTable(self._changes, self), 1)
        self.add_ok(self.tr("Merge")).setEnabled(False)
        self._sides = (
            self.add_answer(self.tr("All mine"), partial(self.take_all, MergeSide.MINE)),
            self.add_answer(self.tr("All theirs"), partial(self.take_all, MergeSide.THEIRS)),
        )
        self._rest = MergeSide.MINE  # the side for conflicts beyond those listed
        self._show_conflicts(())
        self.propose_size(960, 600)
        self.owns(Latest(tasks)).ask(lambda _is_stale: begin(), self._on_begun)

    @classmethod
    def of(
        cls, path: Path, file: SitemapFile, saved: SavedState, tasks: Tasks, parent: QWidget | None = None
    ) -> "MergeDialog":
        """Make it for a changed file; `file` has its entries in the document, `saved` those saved last."""
        begin = partial(
            Merging.of,
            path,
            Document.copy_of(saved.base_of(file)),
            Document.copy_of(file, shares_layouts=True),
            list(saved.origins_of(file)),
            differences_model.LISTED,
        )
        return cls(path.name, begin, tasks, parent)

    def choices(self) -> list[MergeSide]:
        """Return the side that is chosen for each conflict."""
        if self.merging is None:
            return []
        lines = self._list.lines()
        found = [MergeSide.THEIRS if is_ticked(item, _THEIRS) else MergeSide.MINE for item in lines]
        return found + [self._rest] * (len(self.merging.merge.conflicts) - len(found))

    def take_all(self, side: MergeSide) -> None:
        """Decide all conflicts for one side."""
        self._rest = side
        for item in self._list.lines():
            tick(item, is_ticked=side is MergeSide.THEIRS, column=_THEIRS)

    def _make_list(self) -> BoxedList:
        headings = (
            self.tr("URL"),
            self.tr("Value"),
            self.tr("Before"),
            self.tr("Mine"),
            self.tr("Theirs (tick to use)"),
        )
        name = self.tr("Changed by both; select a value to use the one in the file")
        widths = dict.fromkeys(range(2, _THEIRS + 1), _WIDTH)
        tree = BoxedList(name, headings, self, stretched=0, widths=widths, fitted=[1])
        tree.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        tree.tick_with_space(_THEIRS)
        for column in (_MINE, _THEIRS):
            tree.setItemDelegateForColumn(column, DifferenceDelegate(is_before=False, parent=tree))
        return tree

    def _on_begun(self, outcome: Future[Merging]) -> None:
        error = outcome.exception()
        if isinstance(error, MergeImpossible | Unreadable):
            self.say(self.tr("These changes cannot be merged: {cause}").format(cause=text_of(error)))
            return
        self.merging = outcome.result()
        conflicts = self.merging.merge.conflicts
        self._show_conflicts(conflicts)
        self._changes.show(self.merging.comparison.changes)
        self._along.setText(
            self.tr("Changes in the file: {changes}").format(
                changes=differences_model.difference_words(self.merging.comparison)
            )
        )
        self.say(_outlook_text(len(conflicts)))
        self.ok.setEnabled(True)
        self.ok.setDefault(True)
        (self._list if conflicts else self.ok).setFocus()

    def _show_conflicts(self, conflicts: Sequence[MergeConflict]) -> None:
        self._list.setVisible(bool(conflicts))
        for button in self._sides:
            button.setVisible(bool(conflicts))
        for conflict in conflicts[: differences_model.LISTED]:
            is_entry = conflict.field == ENTRY
            texts = [conflict.loc, _value(conflict.field)]
            for text in (conflict.base, conflict.mine, conflict.theirs):
                gone = self.tr("(removed)") if is_entry else ABSENT
                texts.append(shorten_value(text) if text else gone)
            item = self._list.add_line(texts)
            tick(item, is_ticked=False, column=_THEIRS)
            for column, text in ((_MINE, conflict.mine), (_THEIRS, conflict.theirs)):
                if text:
                    before, after = shorten_value(conflict.base), shorten_value(text)
                    item.setData(column, PARTS, differences_model.text_difference(before, after)[1])
            for column, text in enumerate(texts):
                item.setToolTip(column, plain_tip(text))


def _value(field: str) -> str:
    if field in FIELD_BY_NAME:
        return field_title(FIELD_BY_NAME[field])
    if field == ENTRY:
        return translated("Entry")
    return translated("Extensions")


def _outlook_text(conflicts: int) -> str:
    if not conflicts:
        return translated("You and the other program changed different things. Both changes are kept.")
    one = "You and the other program both changed 1 value. Yours is kept unless you select theirs."
    many = N_("You and the other program both changed %Ln values. Yours are kept unless you select theirs.")
    text = counted(one, many, conflicts)
    if conflicts > differences_model.LISTED:
        more = N_("The first %Ln are listed. For the rest, choose “All mine” or “All theirs”.")
        text += " " + counted(more, more, differences_model.LISTED)
    return text


_OLD, _NEW, _WHY = range(3)
_WIDTHS = {0: 300, 2: 230}  # pixels of the old URLs and of the reasons


class MovedPages(NamedTuple):
    """What moved between two sitemaps, with all URLs of both."""

    moved: Sequence[Moved]
    here: Sequence[str]
    there: Sequence[str]
    names: tuple[str, str]  # of both sitemaps


class RedirectsDialog(Dialog):
    """Lists old and new URLs with a tick for each, and says what cannot be written in a format."""

    manual_place = "import-and-export#redirects"

    def __init__(self, pages: MovedPages, usual: str = "", parent: QWidget | None = None) -> None:
        """usual: the name of the format that is proposed."""
        super().__init__(parent, self.tr("Save redirects"))
        self._pages = pages
        self._seen: dict[tuple[int, bool], frozenset[str]] = {}
        here, there = pages.names
        text = self.tr("From “{old}” to “{new}”")
        ways = (text.format(old=there, new=here), text.format(old=here, new=there))
        self.way = ChoiceBox(self, self.tr("Direction"), zip(ways, (True, False), strict=True))
        self.form = ChoiceBox(
            self, self.tr("Format"), ((translated(each.title), each) for each in REDIRECT_FORMATS)
        )
        self.form.choose(REDIRECT_FORMAT_BY_NAME.get(usual), 0)
        form_label = plain_label(self.tr("&Format"), self, self.form)
        way_label = plain_label(self.tr("&Direction"), self, self.way)
        add_layout(self.column, line_of(way_label, self.way, None, form_label, self.form))
        headings = (self.tr("Old URL"), self.tr("New URL"), self.tr("What differs"))
        self.list = BoxedList(self.tr("Redirects"), headings, self, stretched=_NEW, widths=_WIDTHS)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.tick_with_space(_OLD)
        self.column.addWidget(self.list, 1)
        self._note = self.add_remark()
        self.add_outlook(lines=2)
        self.add_ok(self.tr("Choose a file…"))
        self._fill()
        self.way.currentIndexChanged.connect(self._fill)
        self.form.currentIndexChanged.connect(self._refresh)
        self.list.itemChanged.connect(self._refresh)
        self.propose_size(960, 560)

    @property
    def format(self) -> RedirectFormat:
        """The format chosen."""
        return REDIRECT_FORMATS[self.form.currentIndex()]

    def rules(self) -> RedirectRules:
        """Return the ticked redirects in the format chosen."""
        pairs = zip(self.list.lines(), self._redirects(), strict=True)
        chosen = [redirect for item, redirect in pairs if is_ticked(item, _OLD)]
        return self.format.rules(chosen, self._listed())

    def _listed(self) -> frozenset[str]:
        """Return the new pages, as the format chosen sees them."""
        place = self.form.currentIndex(), self._is_from_there
        if place not in self._seen:
            listed = self._pages.here if self._is_from_there else self._pages.there
            self._seen[place] = self.format.pages(listed)
        return self._seen[place]

    @property
    def _is_from_there(self) -> bool:
        return bool(self.way.currentData())

    def _redirects(self) -> list[Redirect]:
        here, there = self._pages.here, self._pages.there
        pairs = ((here[each.mine], there[each.theirs]) for each in self._pages.moved)
        return [Redirect(other, one) if self._is_from_there else Redirect(one, other) for one, other in pairs]

    def _fill(self) -> None:
        with QSignalBlocker(self.list):
            self._list_pairs()
        self._refresh()

    def _list_pairs(self) -> None:
        ticks = [is_ticked(item, _OLD) for item in self.list.lines()] or [True] * len(self._pages.moved)
        self.list.clear()
        for moved, redirect, was_ticked in zip(self._pages.moved, self._redirects(), ticks, strict=True):
            folders = moved.folders[::-1] if self._is_from_there else moved.folders
            texts = [redirect.source, redirect.target, move_words(moved.how, folders)]
            item = self.list.add_line(texts)
            tick(item, is_ticked=was_ticked, column=_OLD)
            for column, text in enumerate(texts):
                item.setToolTip(column, plain_tip(text))

    def _refresh(self) -> None:
        rules = self.rules()
        self._note.setText(translated(self.format.note))
        texts = [counted("1 redirect.", N_("%Ln redirects."), rules.count)]
        reasons = Counter(each.reason for each in rules.left_out)
        left_out = translated("Left out: {n}. {reason}")
        texts += [
            left_out.format(n=self.locale().toString(count), reason=translated(reason))
            for reason, count in reasons.items()
        ]
        self.say(" ".join(texts))
        self.ok.setEnabled(rules.count > 0)
