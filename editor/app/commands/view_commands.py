"""The views of a document: filter, order, findings and rules.

Nothing here changes the document. The choice of rules in the preferences holds for each document
that has no choice of its own beside it.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, Qt

from editor.app.window.command_context import CommandContext
from editor.app.window.panel_docks import DetailsDock
from editor.core.document.rows import Rows
from editor.core.extensions.extension_declarations import EXTENSION_NAMES
from editor.core.filtering.filter_parts import begin_condition, rule_of, without_part
from editor.core.filtering.filter_proposals import document_values
from editor.formats.rules_file import ChosenRules, RulesFileError, rules_text
from editor.models.session.session import ALL, Session
from editor.models.words.translation import text_of
from editor.rules.catalogue import Profile
from editor.rules.rule import Severity
from editor.services.files.file_access import ENDING, rules_for, rules_near, rules_path
from editor.services.files.file_errors import SaveError
from editor.services.files.file_replacement import save_file
from editor.services.settings.settings import RULE_LEVELS, RULE_PROFILE
from editor.services.settings.settings_file import FilterMemory
from editor.views.document_view import DocumentView
from editor.views.find.filter_bar import FilterBar
from editor.views.table.entries_table import EntriesTable


class ViewCommands(QObject):
    """The commands of the View menu, except for the appearance of the window."""

    def __init__(self, context: CommandContext, filter_bar: FilterBar, details: DetailsDock) -> None:
        super().__init__(context.window)
        self._context, self._filter_bar, self._details = context, filter_bar, details
        self._memory = FilterMemory(context.settings)
        filter_bar.set_values(self.values)
        filter_bar.set_memory(self._memory)
        filter_bar.filter_requested.connect(self.show_only)
        filter_bar.typed.connect(self._show_typed)
        filter_bar.place_left.connect(self._leave_place)
        filter_bar.left.connect(context.focus_table)

    # Filter

    def focus_filter(self) -> None:
        """Let the person type a filter."""
        self._filter_bar.take_focus()

    def begin_filter(self, term: str) -> None:
        """Let the person continue a term, in addition to the present filter."""
        session = self._context.session
        if session is not None:
            self._filter_bar.begin(begin_condition(session.filter.wanted, term))

    def show_only(self, text: str) -> None:
        """Show the rows that match a filter in the document on screen."""
        session = self._context.session
        if session is not None:
            session.filter.set(text)

    def _show_typed(self, text: str) -> None:
        session = self._context.session
        if session is not None:
            is_half_typed = self._filter_bar.line.completer_list.is_within_term
            session.filter.set_typed(text, is_half_typed=is_half_typed)

    def _leave_place(self) -> None:
        session = self._context.session
        if session is not None:
            session.filter.set_place(())

    def show_only_rule(self, rule: str) -> None:
        """Show the rows that break a rule; "" removes this part from the filter."""
        session = self._context.session
        if session is not None:
            shown = rule_of(session.filter.wanted)
            self.show_only(f"rule:{rule}" if rule else without_part(session.filter.wanted, f"rule:{shown}"))

    def select_shown(self) -> None:
        """Select all rows that are shown."""
        if self._context.table is not None:
            self._context.focus_table()
            self._context.table.selectAll()

    def values(self, term: str) -> Iterable[str]:
        """Return the values to propose for a term of a filter."""
        session = self._context.session
        if session is None:
            return ()
        document, facts = session.document.entries, session.facts
        return document_values(document, facts.rules_broken, lambda: facts.answers().values())(term)

    def clear_filter(self) -> None:
        """Show all rows."""
        self.show_only("")

    def next_match(self) -> None:
        """Go to the next row that is shown, from the last one to the first."""
        self._step_match(1)

    def previous_match(self) -> None:
        """Go to the previous row that is shown, from the first one to the last."""
        self._step_match(-1)

    def _step_match(self, step: int) -> None:
        session, table = self._context.session, self._context.table
        if session is None or table is None:
            return
        if not session.filter.is_active:
            self.focus_filter()
        elif session.model.rowCount():
            index = table.currentIndex()
            place = index.row() + step if index.isValid() else 0
            self._go_to_place(place % session.model.rowCount())

    def _go_to_place(self, place: int) -> None:
        session, table = self._context.session, self._context.table
        if session is not None and table is not None and place < session.model.rowCount():
            table.go_to(session.model.order.document_row(place))

    # Sorting

    def sort_column(self) -> None:
        """Sort by the column of the current cell, like a click on its heading."""
        table = self._context.table
        if table is None:
            return
        table.have_current()
        header, section = table.horizontalHeader(), max(table.currentIndex().column(), 0)
        order = Qt.SortOrder.AscendingOrder
        if section == header.sortIndicatorSection():
            is_first = header.sortIndicatorOrder() is order
            section, order = (section, Qt.SortOrder.DescendingOrder) if is_first else (-1, order)
        header.setSortIndicator(section, order)

    def show_worst_first(self) -> None:
        """Sort by findings, and go to the worst."""
        session, table = self._context.session, self._context.table
        if session is not None and table is not None:
            self.restore_file_order()
            session.model.sort_by_findings()
            table.setCurrentIndex(session.model.index(0, max(table.currentIndex().column(), 0)))

    def restore_file_order(self) -> None:
        """Show the rows in the order of the file."""
        session = self._context.session
        if session is not None:
            session.model.sort(-1)

    # Findings

    def next_finding(self) -> None:
        """Go to the next cell with a finding, from the end of the file to its start."""
        self._step_finding(1)

    def previous_finding(self) -> None:
        """Go to the previous cell with a finding, from the start of the file to its end."""
        self._step_finding(-1)

    def _step_finding(self, step: int) -> None:
        session, table = self._context.session, self._context.table
        if session is None or table is None:
            return
        findings, model = session.document.findings, session.model
        beside = _wrong_beside(table, step)
        if beside:
            self.go_to(table.current_row(), beside)
            return
        if model.is_whole_in_order:
            edge = -1 if step > 0 else len(model.document)
            row = findings.marks.next_row(table.current_row(), step)
            row = findings.marks.next_row(edge, step) if row is None else row
        else:
            row = self._shown_finding(session, table.currentIndex().row(), step)
        if row is not None:
            fields = _wrong_in(table, row)[::step]
            self.go_to(row, fields[0] if fields else findings.report.at(row)[0].field)
        elif model.is_whole_in_order:
            self._context.say(self.tr("The findings are about the whole file, not about single rows."))
        else:
            self._context.say(self.tr("The rows shown have no findings."))

    @staticmethod
    def _shown_finding(session: Session, here: int, step: int) -> int | None:
        """Return the next row with a finding among those shown, in the order shown."""
        model = session.model
        rows = session.document.findings.marks.rows_of_severity(Severity.ADVICE)
        places = sorted(place for place in map(model.order.view_row, rows) if place >= 0)
        if not places:
            return None
        number = bisect_right(places, here) if step > 0 else bisect_left(places, here) - 1
        return model.order.document_row(places[number % len(places)])

    def go_to(self, row: int, field: str) -> None:
        """Make a cell visible and current; if a filter hides it, offer to clear the filter.

        If only another one of several files is shown, show the file of the row instead.
        """
        session, table, view = self._context.session, self._context.table, self._context.view
        if session is None or table is None or view is None:
            return
        file = session.filter.file
        if file is not None and row not in file.rows:
            view.show_file(session.document.entries.file_at(row).key)
        if session.model.order.view_row(row) < 0:
            self._offer_hidden(session, row, field)
            return
        table.go_to(row, field)
        self._context.focus_table()
        if field in EXTENSION_NAMES:
            self._details.reveal(field)

    def _offer_hidden(self, session: Session, row: int, field: str) -> None:
        """Offer to clear the filter, which is not done without the person's consent."""

        def show() -> None:
            if session is self._context.session:
                session.filter.set("")
                self.go_to(row, field)

        if self._context.view is not None and self._context.view.notice is not None:
            text = self.tr("Row {n} is not among the rows shown").format(n=QLocale().toString(row + 1))
            self._context.view.notice.offer(text, self.tr("Show it"), show)

    def select_all_of(self, rows: Rows) -> None:
        """Select rows anywhere; clear a filter that hides any of them."""
        session, table, view = self._context.session, self._context.table, self._context.view
        if session is None or table is None or view is None:
            return
        if any(session.model.order.view_row(row) < 0 for row in rows):
            if session.filter.file is not None:
                view.show_file(ALL)
            session.filter.set("")
        self._context.focus_table()
        table.select_rows(rows)

    # Tabs

    def next_tab(self) -> None:
        """Go to the tab on the right, from the last one to the first."""
        self._step_tab(1)

    def previous_tab(self) -> None:
        """Go to the tab on the left, from the first one to the last."""
        self._step_tab(-1)

    def _step_tab(self, step: int) -> None:
        tabs = self._context.tabs
        if tabs.count():
            tabs.setCurrentIndex((tabs.currentIndex() + step) % tabs.count())
            if tabs.current() is not None:
                tabs.currentWidget().setFocus()


def _wrong_in(table: EntriesTable, row: int) -> list[str]:
    """Return the shown columns with a finding in a document row, from left to right."""
    mark = table.entries.findings.marks.worst
    return [column.name for column in table.visible.columns() if mark(row, column.name)]


def _wrong_beside(table: EntriesTable, step: int) -> str:
    """Return the next column with a finding in the current row, in the given direction; "" if none."""
    index = table.currentIndex()
    if not index.isValid():
        return ""
    place = table.horizontalHeader().visualIndex
    columns = {column.name: place(section) for section, column in enumerate(table.entries.columns)}
    wrong = _wrong_in(table, table.current_row())[::step]
    return next((name for name in wrong if (columns[name] - place(index.column())) * step > 0), "")


class RuleCommands(QObject):
    """Gives documents the choice of rules that holds for them, and writes a choice to a file if asked to."""

    def __init__(self, context: CommandContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._own: dict[Session, ChosenRules] = {}  # of documents that have a choice beside them
        self._to_say: dict[Session, str] = {}  # once they have been read
        context.settings.follow(self._on_chosen, RULE_PROFILE, RULE_LEVELS)

    @property
    def chosen(self) -> ChosenRules:
        """The choice of the preferences."""
        get = self._context.settings.get
        levels = get(RULE_LEVELS)
        return ChosenRules(Profile(get(RULE_PROFILE)), levels)

    def prepare(self, view: DocumentView) -> None:
        """Let a document that was just opened be seen by its own choice, or by that of the preferences."""
        session = view.session
        if session is None:
            return
        path = session.document.place
        try:
            own = rules_for(path)
        except (RulesFileError, OSError) as error:
            own = None
            self._to_say[session] = self._why_unused(path, error)
        if own is not None:
            self._own[session] = own
            near = rules_near(path)
            self._to_say[session] = (
                self.tr("The choice of rules beside this file holds for it.")
                if path is None or near == rules_path(path)
                else self.tr("The choice of rules in {path} holds for this file.").format(path=near)
            )
        session.closed.connect(lambda: (self._own.pop(session, None), self._to_say.pop(session, None)))
        session.document.choose_rules((own or self.chosen).choice)

    def tell(self, view: DocumentView) -> None:
        """Say which choice of rules holds for a document that has been read, if it is one of its own."""
        if view.session is not None and (told := self._to_say.pop(view.session, "")):
            self._context.say(told, 15_000)

    def _why_unused(self, path: Path | None, error: Exception) -> str:
        near = rules_near(path)
        name = near.name if near is not None else ""
        return self.tr("{name} was not used: {cause}").format(name=name, cause=text_of(error))

    def _on_chosen(self) -> None:
        choice = self.chosen.choice
        for view in self._context.tabs.views():
            if view.session is not None and view.session not in self._own:
                view.session.document.choose_rules(choice)

    def save(self) -> None:
        """Write the choice of the preferences to a file that the user names, proposed beside the document."""
        session, folder = self._context.session, self._context.last_folder
        path = session.document.place if session is not None else None
        proposed = rules_path(path) if path is not None else folder / f"sitemap.xml{ENDING}"
        filters = [self.tr("Rules ({patterns})").format(patterns="*.toml")]
        target = self._context.questions.files.path_to_save(
            self.tr("Save the choice of rules"), proposed, filters
        )
        if target is None:
            return
        try:
            save_file(target, rules_text(self.chosen).encode())
        except (SaveError, OSError) as error:
            self._context.questions.tell(self.tr("The choice of rules could not be saved."), text_of(error))
        else:
            self._context.say(self.tr("Saved to {path}").format(path=target))
