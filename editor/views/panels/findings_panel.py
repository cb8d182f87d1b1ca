"""The panel of findings, grouped by rule, the worst first, with its header and the menu of fixes.

A click goes to the place of a finding. The header has the number of each severity, and what can be
done with all of them. The menu at a cell has the findings, and below each the ways to fix it, the
safest first.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QModelIndex, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QMenu,
    QStyle,
    QStyleOptionViewItem,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
    QWidgetAction,
)

from editor.core.text import N_
from editor.models.lists.findings_model import FIELD, ROW, RULE, FindingColumn, FindingsModel
from editor.models.table import item_data
from editor.models.table.item_data import AnyIndex
from editor.models.words.explanations import FAULTS, findings_counted
from editor.models.words.translation import translated
from editor.rules.rule import Severity
from editor.services.tasks import call_later
from editor.views.panels.panel_headers import PanelHeader
from editor.views.style.icons import MARK_SIZE, mark_icon, mark_pixmap
from editor.views.style.theme import current
from editor.views.widgets.input_fields import add_clear_button, add_search_icon
from editor.views.widgets.keyboard import is_entered_without_mouse
from editor.views.widgets.labels import muted_label, plain_label, read_out, set_tip
from editor.views.widgets.lists import LineDelegate
from editor.views.widgets.widget_layouts import scaled_width

if TYPE_CHECKING:
    from editor.models.lists.fix_models import Offer, OfferGroup


class _Count(QToolButton):
    """The number of findings of a severity, with words where there is room; pressed, it lists no others."""

    def __init__(self, severity: Severity, parent: QWidget) -> None:
        super().__init__(parent)
        self.severity, self._count = severity, 0
        self._is_brief = self._is_silent = False
        self.setCheckable(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setIconSize(QSize(MARK_SIZE, MARK_SIZE))
        self.apply_appearance()
        self._say()

    def apply_appearance(self) -> None:
        """Show the mark in the colours of the current theme."""
        self.setIcon(mark_icon(self.severity, current()))

    def tell(self, count: int) -> None:
        """Show this number."""
        if count != self._count:
            self._count = count
            self._say()
            if not count and self.isChecked():  # nobody could press it again
                call_later(self, lambda: self.setChecked(bool(self._count) and self.isChecked()))

    def be_brief(self, is_brief: bool) -> None:
        """Set whether the number is shown without words."""
        if is_brief != self._is_brief:
            self._is_brief = is_brief
            self._say()

    def be_silent(self, is_silent: bool) -> None:
        """Set whether the number is hidden, as the list shows it, too."""
        if is_silent != self._is_silent:
            self._is_silent = is_silent
            self._say()

    def width_of_words(self) -> int:
        """Return the width in pixels that is saved by leaving out the words."""
        return self._advance(self._words) - self._advance(self._number) if self._count else 0

    def width_of_number(self) -> int:
        """Return the width in pixels that is saved by then hiding the number and the mark.

        It is worked out, as a text that is set, even for a moment, makes the header be laid out again.
        """
        around = self.sizeHint().width() - self._advance(self.text())
        return around + self._advance(self._shown(is_brief=True)) + 8 if self._count else 0

    def _advance(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text)

    def _shown(self, *, is_brief: bool) -> str:
        return " " + (self._number if is_brief else self._words)

    @property
    def _words(self) -> str:
        return findings_counted(self.severity, self._count)

    @property
    def _number(self) -> str:
        return QLocale().toString(self._count)

    def _say(self) -> None:
        self.setText(self._shown(is_brief=self._is_brief))
        self.setAccessibleName(self._words)
        set_tip(self, translated(N_("{counted}: press to list only these")).format(counted=self._words))
        self.setVisible(bool(self._count) and not self._is_silent)


_SEARCH = 150  # pixels of the field that finds in the list


class _SearchLine(QLineEdit):
    """Finds in the list below it: Esc empties it, and leads back to the rows where it is empty."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class FindingsHeader(PanelHeader):
    """The header of the panel: its name, the counts by severity, and buttons for actions on the list."""

    only_requested = Signal(bool)  # show only the rows of the current rule, or all again
    summary_requested = Signal()
    fix_all_requested = Signal()
    list_requested = Signal(
        object, str
    )  # only findings of these severities, all if there are none; with this text

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(translated("Findings"), parent)
        row = self.row
        self._counts = {severity: _Count(severity, self) for severity in FAULTS}
        for each in self._counts.values():
            row.addWidget(each)
            each.toggled.connect(self._ask_for_list)
        self._clean = plain_label("", self)
        row.addWidget(self._clean)
        self.search = self._make_search()
        row.addWidget(self.search)
        row.addStretch(1)
        self._notes = QToolButton(self)
        self._notes.clicked.connect(self.summary_requested)
        row.addWidget(self._notes)
        self._only = self.add_button(self.tr("Show only these rows"), "funnel", self.only_requested)
        self._only.setToolTip(self.tr("Show only the rows with the selected finding"))
        self._only.setCheckable(True)
        self._fix_all = self.add_button(self.tr("Fix all safe…"), "circle-check", self.fix_all_requested)
        self._fix_all.setToolTip(self.tr("Fix everything that is safe to fix; shows a preview first"))
        self.add_close(self.tr("Close this panel (Ctrl+1)"), self.tr("Close the findings panel"))
        self._note_count, self._has_faults = 0, False
        counts = self._counts.values()
        self.add_giving(self._width_of_notes, self._leave_out_notes)  # the file's summary has them, too
        self.add_giving(
            self._width_of_search, lambda gives: self.search.setVisible(self._has_faults and not gives)
        )
        self.add_giving(lambda: sum(each.width_of_words() for each in counts), self._be_brief)
        self.add_giving_name()
        self.add_giving(lambda: sum(each.width_of_number() for each in counts), self._be_silent)
        self.show_counts(None)

    def _make_search(self) -> QLineEdit:
        line = _SearchLine(self)
        line.setPlaceholderText(self.tr("Find in this list"))
        line.setAccessibleName(self.tr("Find in the list of findings"))
        line.setToolTip(self.tr("List only findings with this text"))
        line.setFixedWidth(scaled_width(_SEARCH, self))
        add_search_icon(line)
        add_clear_button(line)
        line.textChanged.connect(self._ask_for_list)
        return line

    def _ask_for_list(self) -> None:
        wanted = {each.severity for each in self._counts.values() if each.isChecked()}
        self.list_requested.emit(wanted, self.search.text())

    def show_only(self, shown_rule: str, chosen_rule: str) -> None:
        """Update the button that limits the table to the rows of a rule: on for
        `shown_rule`, else enabled for `chosen_rule`.
        """
        self._only.setChecked(bool(shown_rule))
        self._only.setEnabled(bool(shown_rule or chosen_rule))

    def set_fixable(self, fixable: bool) -> None:
        """Set whether the button that applies all safe fixes is enabled."""
        self._fix_all.setEnabled(fixable)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.PaletteChange:
            for each in self._counts.values():
                each.apply_appearance()
        super().changeEvent(event)

    def show_counts(self, counts: Mapping[Severity, int] | None, *, is_whole: bool = True) -> None:
        """Show the number of findings of each severity; None: no document is open.

        is_whole: True if the document has been read to its end, so that no findings will follow.
        """
        found = counts or {}
        for severity, each in self._counts.items():
            each.tell(found.get(severity, 0))
        faults = sum(found.get(severity, 0) for severity in self._counts)
        clean = self.tr("no findings") if is_whole else self.tr("no findings so far")
        self._clean.setText(clean if counts is not None and not faults else "")
        self._clean.setVisible(not faults)
        self._has_faults = faults > 0
        self.search.setVisible(self._has_faults)
        self._note_count = notes = found.get(Severity.NOTE, 0)
        self._notes.setVisible(notes > 0)
        self._notes.setText(findings_counted(Severity.NOTE, notes))
        self._notes.setToolTip(self.tr("Worth knowing about the whole file; nothing is wrong"))

    def _width_of_notes(self) -> int:
        return self._notes.sizeHint().width() + self.row.spacing() if self._note_count else 0

    def _width_of_search(self) -> int:
        is_needed = self._has_faults and not self.search.text()
        return self.search.width() + self.row.spacing() if is_needed else 0

    def _leave_out_notes(self, gives: bool) -> None:
        self._notes.setVisible(bool(self._note_count) and not gives)

    def _be_brief(self, gives: bool) -> None:
        for each in self._counts.values():
            each.be_brief(gives)

    def _be_silent(self, gives: bool) -> None:
        for each in self._counts.values():
            each.be_silent(gives)


_ORDER = (FindingColumn.COUNT, FindingColumn.TITLE, FindingColumn.FIX)  # from left to right
_WIDTH_OF_FIX = 72  # pixels
_NARROW = 360  # pixels: the width of a list in which the links are narrower
_AROUND_THE_COUNT = 24  # pixels left and right of the longest number
_AROUND_THE_FIX = 40  # pixels left and right of the link, in languages where it is longer
_MOST_OF_PLACES = 208  # pixels
_LEAST_OF_SENTENCE = 200  # pixels: where it would have less, the places are left out
_BEFORE_PLACES = 16


class FindingDelegate(LineDelegate):
    """Draws the mark of a group before its title, and where that is, dimmed, right behind the sentence."""

    def __init__(self, view: QTreeView) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        if index.column() != FindingColumn.TITLE:
            super().paint(painter, option, index)
            return
        cell = QStyleOptionViewItem(option)
        self.initStyleOption(cell, index)
        self._view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, cell, painter, self._view)
        painter.save()
        self._paint_sentence(painter, cell, index)
        painter.restore()

    def _paint_sentence(self, painter: QPainter, cell: QStyleOptionViewItem, index: AnyIndex) -> None:
        cell.text = index.data()
        cell.features |= QStyleOptionViewItem.ViewItemFeature.HasDisplay
        part = QStyle.SubElement.SE_ItemViewItemText
        style, metrics = self._view.style(), cell.fontMetrics
        margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, cell, self._view) + 1
        rect = style.subElementRect(part, cell, self._view).adjusted(margin, 0, -margin, 0)
        sentence, places = self.parts(index, rect.width(), metrics)
        is_selected = bool(cell.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if is_selected else QPalette.ColorRole.Text
        painter.setPen(cell.palette.color(role))
        painter.drawText(rect, item_data.LEFT, sentence)
        if places:
            behind = rect.adjusted(metrics.horizontalAdvance(sentence) + _BEFORE_PLACES, 0, 0, 0)
            painter.setPen(current().color("muted"))
            painter.drawText(QStyle.visualRect(cell.direction, rect, behind), item_data.LEFT, places)

    def parts(self, index: AnyIndex, width: int, metrics: QFontMetrics) -> tuple[str, str]:
        """Return the sentence and the places as they fit into a width."""
        right = Qt.TextElideMode.ElideRight
        places = index.sibling(index.row(), FindingColumn.PLACES).data()
        places = metrics.elidedText(places, right, scaled_width(_MOST_OF_PLACES, self._view))
        taken = metrics.horizontalAdvance(places) + _BEFORE_PLACES
        if width - taken < scaled_width(_LEAST_OF_SENTENCE, self._view):
            places, taken = "", 0
        return metrics.elidedText(index.data(), right, width - taken), places

    def initStyleOption(self, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        super().initStyleOption(option, index)
        if index.column() == FindingColumn.TITLE:
            option.text = ""  # it is painted with the places
            self.show_mark(option, index.data(item_data.MARK) or 0)
        else:
            self.write_in(option, "accent" if index.column() == FindingColumn.FIX else "muted")


@dataclass(frozen=True, slots=True)
class _Line:
    """The current line of the list and the scroll position, kept while the list is read again."""

    group: int
    place: int  # the line in the group; -1: the group itself
    cell: tuple[int, str]  # the document row and field that the line is about
    height: int  # the scroll position

    def again(self, group: QModelIndex) -> QModelIndex:
        """Return the line of the same cell in the group as it is now, or else
        the one that has taken its place.
        """
        model = group.model()
        count = model.rowCount(group)
        if self.place < 0 or not count:
            return group
        lines = [model.index(number, 0, group) for number in range(count)]
        same = next((line for line in lines if _cell(line) == self.cell), None)
        return same or lines[min(self.place, count - 1)]


class FindingsPanel(QWidget):
    """The list of findings; it keeps open groups and the current line while the findings change."""

    place_requested = Signal(int, str)  # document row, field
    rule_chosen = Signal(str)
    # rule; row, -1: all, IN_INDEX: in the index; field; global position
    fix_requested = Signal(str, int, str, QPoint)

    def __init__(self, model: FindingsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._chosen = ""  # rule
        self._opened: set[str] = set()  # rules
        self._left = _Line(-1, -1, (-1, ""), 0)  # the current line before the list is read again
        self._view = QTreeView(self)
        self._view.setModel(model)
        self._view.setAccessibleName(self.tr("Findings"))
        self._view.setItemDelegate(FindingDelegate(self._view))
        self._view.setHeaderHidden(True)
        self._view.setUniformRowHeights(True)
        self._view.setIndentation(20)
        self._view.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._view.setFrameShape(QTreeView.Shape.NoFrame)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._view)
        header = self._view.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(0)
        for place, section in enumerate(_ORDER):
            header.moveSection(header.visualIndex(section), place)
        self._view.setTreePosition(FindingColumn.TITLE)
        self._view.setColumnHidden(FindingColumn.PLACES, True)  # noqa: FBT003 - they stand behind the title
        header.setSectionResizeMode(FindingColumn.TITLE, QHeaderView.ResizeMode.Stretch)
        self._view.expanded.connect(lambda index: self._opened.add(model.rule_id(index)))
        self._view.collapsed.connect(lambda index: self._opened.discard(model.rule_id(index)))
        self._view.clicked.connect(self._on_clicked)
        self._view.activated.connect(self._go)
        self._view.selectionModel().currentChanged.connect(self._on_current_changed)
        model.modelAboutToBeReset.connect(self._remember)
        model.modelReset.connect(self._restore)
        model.modelReset.connect(self._fit_columns)
        model.modelReset.connect(self._say_when_empty)
        self._view.installEventFilter(self)
        self._view.viewport().installEventFilter(self)
        self.setFocusProxy(self._view)
        self._nothing = muted_label(self.tr("No finding in this list matches."), self)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.hide()
        column.insertWidget(0, self._nothing)

    def _say_when_empty(self) -> None:
        self._nothing.setVisible(self._model.is_narrowed and not self._model.rowCount())

    @property
    def chosen_rule(self) -> str:
        """The rule of the current line; "" if there is none or the rule has no rows."""
        index = self._model.group_index(self._chosen)
        return self._chosen if index.isValid() and index.data(ROW) >= 0 else ""

    def choose_rule(self, rule: str) -> None:
        """Make the line of a rule current."""
        index = self._model.group_index(rule)
        self._view.setCurrentIndex(index)
        self._view.scrollTo(index)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the columns to the width, and make a line current when a key leads to the list."""
        if is_entered_without_mouse(event) and not self._view.currentIndex().isValid():
            self._view.setCurrentIndex(self._model.index(0, 0))
        if event.type() is QEvent.Type.Resize:
            self._fit_columns()
        return super().eventFilter(watched, event)

    def _fit_columns(self) -> None:
        """Give the numbers and the links what they need, and the sentences all else."""
        self._view.header().resizeSection(FindingColumn.COUNT, self._width_of_count())
        self._view.header().resizeSection(FindingColumn.FIX, self._width_of_fix())

    def _width_of_count(self) -> int:
        groups = range(self._model.rowCount())
        numbers = (self._model.index(place, FindingColumn.COUNT).data() for place in groups)
        longest = max((self.fontMetrics().horizontalAdvance(text) for text in numbers), default=0)
        return longest + _AROUND_THE_COUNT

    def _width_of_fix(self) -> int:
        """Return the width of the links, which are longer in some languages."""
        words = self.fontMetrics().horizontalAdvance(translated("Fix…")) + _AROUND_THE_FIX
        is_narrow = self._view.viewport().width() < scaled_width(_NARROW, self)
        return words if is_narrow else max(words, scaled_width(_WIDTH_OF_FIX, self))

    @property
    def has_focus(self) -> bool:
        """True if the list has the focus."""
        return self._view.hasFocus()

    def fix_current(self) -> None:
        """Request a fix of the current line."""
        self._fix(self._view.currentIndex())

    def _on_clicked(self, index: QModelIndex) -> None:
        if index.column() == FindingColumn.FIX and index.data():
            self._fix(index)
        else:
            self._go(index)

    def _fix(self, index: QModelIndex) -> None:
        """Request a fix of the only finding in a line, or of all findings of a rule."""
        if not index.isValid():
            return
        first = index.siblingAtColumn(0)
        is_one = index.parent().isValid() or self._model.has_one_place(index)
        row = first.data(ROW) if is_one else -1
        corner = self._view.visualRect(index.siblingAtColumn(FindingColumn.FIX)).bottomLeft()
        place = self._view.viewport().mapToGlobal(corner)
        self.fix_requested.emit(first.data(RULE), row, first.data(FIELD) or "", place)

    def _go(self, index: QModelIndex) -> None:
        row = index.siblingAtColumn(0).data(ROW)
        if isinstance(row, int) and row >= 0:
            self.place_requested.emit(row, index.siblingAtColumn(0).data(FIELD) or "")

    def _on_current_changed(self, index: QModelIndex) -> None:
        rule = self._model.rule_id(index)
        if rule and rule != self._chosen:
            self._chosen = rule
            self.rule_chosen.emit(rule)

    def _remember(self) -> None:
        """Remember open groups and the current line before the list is read again."""
        index = self._view.currentIndex()
        is_place = index.parent().isValid()
        self._left = _Line(
            self._model.group_number(index) if index.isValid() else -1,
            index.row() if is_place else -1,
            _cell(index) if is_place else (-1, ""),
            self._view.verticalScrollBar().value(),
        )

    def _restore(self) -> None:
        """Restore open groups and the current line after the list was read again."""
        for rule in list(self._opened):
            index = self._model.group_index(rule)
            if index.isValid():
                self._view.expand(index)
        if self._view.isVisible():
            self._view.executeDelayedItemsLayout()  # reads the lines of groups, sets the scroll range
        index = self._model.group_index(self._chosen)
        if index.isValid():
            self._view.setCurrentIndex(self._left.again(index))
        elif self._view.hasFocus() and (count := self._model.rowCount()):  # it was fixed: go to the next line
            self._view.setCurrentIndex(self._model.index(min(self._left.group, count - 1), 0))
        elif self._chosen:
            self._chosen = ""
            self.rule_chosen.emit("")
        self._view.verticalScrollBar().setValue(self._left.height)


def _cell(line: QModelIndex) -> tuple[int, str]:
    """Return the document row and field that a line is about."""
    first = line.siblingAtColumn(0)
    return first.data(ROW), first.data(FIELD)


_LONGEST = 20  # lines; with more, each finding opens to its fixes


class FixMenu(QMenu):
    """A context menu that is filled whenever it opens."""

    offer_chosen = Signal(object)  # an Offer
    rule_chosen = Signal(str)  # fix all findings of the rule

    def __init__(self, parent: QWidget) -> None:
        super().__init__(translated("Fi&x"), parent)
        self.setToolTipsVisible(False)
        self._told = ""  # the heading of the current item, which was read out

    def fill(self, groups: "Sequence[OfferGroup]", counts: dict[str, int], reason: str) -> None:
        """Offer these fixes, and to fix all findings of a rule that has more than one.

        reason: the text to show if there is nothing to offer.
        """
        self.clear()
        self._told = ""
        if not groups:
            self.addAction(_shown(reason)).setEnabled(False)
            return
        is_long = sum(len(group.offers) + 1 for group in groups) > _LONGEST
        for group in groups:
            if is_long:
                menu = self.addMenu(mark_icon(group.severity, current()), _shown(group.heading))
            else:
                self._add_heading(group)
                menu = self
            for offer in group.offers:
                text = f"{offer.title}\t{offer.change}" if offer.change else offer.title
                action = menu.addAction(_shown(text))
                action.triggered.connect(partial(self._on_offer, offer))
                action.hovered.connect(partial(self._tell, group.heading))
        many = {group.rule.id: group for group in groups if counts.get(group.rule.id, 0) > 1}
        if many and not is_long:
            self.addSeparator()
            for rule, group in many.items():
                self._add_rule(group, counts[rule])

    def _add_rule(self, group: "OfferGroup", count: int) -> None:
        """Add an item that fixes all findings of a rule."""
        title = translated(group.rule.title)
        text = self.tr("Fix all {n}: {title}…").format(n=QLocale().toString(count), title=title)
        self.addAction(_shown(text)).triggered.connect(partial(self._on_rule, group.rule.id))

    def choose_first(self) -> None:
        """Make the first fix current, so that Enter applies it."""
        for action in self.fixes()[:1]:
            self.setActiveAction(action)

    def fixes(self) -> list[QAction]:
        """Return the items that can be chosen, from top to bottom."""
        return [
            action
            for action in self.actions()
            if action.isEnabled() and not action.isSeparator() and not isinstance(action, QWidgetAction)
        ]

    def _add_heading(self, group: "OfferGroup") -> None:
        """Add a heading with the finding; it cannot be chosen."""
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(12, 8, 24, 4)
        row.setSpacing(8)
        mark, text = plain_label("", line), plain_label(group.heading, line)
        mark.setPixmap(mark_pixmap(group.severity, current(), self.devicePixelRatioF()))
        mark.setFixedWidth(MARK_SIZE)
        text.setObjectName("heading")
        row.addWidget(mark)
        row.addWidget(text, 1)
        action = QWidgetAction(self)
        action.setDefaultWidget(line)
        action.setEnabled(False)
        self.addAction(action)
        line.setEnabled(True)  # so that the mark keeps its colour

    def _tell(self, heading: str) -> None:
        """Let a screen reader read a heading once, as the arrow keys skip it."""
        if heading != self._told:
            self._told = heading
            read_out(self, heading)

    def _on_offer(self, offer: "Offer", _checked: bool = False) -> None:
        self.offer_chosen.emit(offer)

    def _on_rule(self, rule: str, _checked: bool = False) -> None:
        self.rule_chosen.emit(rule)


def _shown(text: str) -> str:
    """Return a text for a menu, in which an ampersand does not mark a mnemonic."""
    return text.replace("&", "&&")
