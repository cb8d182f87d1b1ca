"""Finds and replaces in the document on screen."""

from collections.abc import Callable
from concurrent.futures import Future
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack
from PySide6.QtWidgets import QWidget

from editor.app.commands.view_commands import ViewCommands
from editor.app.window.command_context import CommandContext
from editor.core.filtering.text_matching import ExpressionError
from editor.core.text import N_
from editor.models.session.search_matches import Match, Matches, SearchStatus
from editor.models.session.session import Session
from editor.models.words.translation import counted, text_of

if TYPE_CHECKING:
    from editor.core.operations.operation import Outcome
    from editor.views.find.replace_bar import ReplaceBar


_NOTHING = (0, -1)  # no matches replaced, no place on the undo stack
_AHEAD = 100_000  # rows for which Replace all is computed beforehand


class FindCommands(QObject):
    """The commands of the replace bar, which is made when it is first asked for."""

    bar_made = Signal(QWidget)  # it has no place in the window yet

    def __init__(self, context: CommandContext, view: ViewCommands) -> None:
        super().__init__(context.window)
        self._context, self._view = context, view
        self.matches = Matches(context.tasks, self)
        self._is_open = False
        self._trouble: ExpressionError | None = None  # of the replacement
        self._replaced = _NOTHING  # the number of matches, and the index of the undo stack then
        self._done: list[QUndoCommand] = []  # replacements since the last typing in the bar
        self._may_remove = False  # the person confirmed an empty replacement

    @cached_property
    def bar(self) -> "ReplaceBar":
        """The bar; it is hidden until it is asked for."""
        from editor.views.find.replace_bar import ReplaceBar

        bar = ReplaceBar()
        bar.hide()
        bar.typed.connect(self._done.clear)
        bar.search_changed.connect(self._on_search_changed)
        bar.replacement_changed.connect(self._on_replacement_changed)
        bar.step_requested.connect(self._step)
        bar.replace_requested.connect(self.replace_one)
        bar.replace_all_requested.connect(self.replace_all)
        bar.only_selected_toggled.connect(self._on_only_selected)
        bar.preview_toggled.connect(self._look_ahead)
        bar.closed.connect(self.close_bar)
        self.matches.changed.connect(self._on_found)
        self.bar_made.emit(bar)
        return bar

    # The bar

    def bars(self) -> "list[ReplaceBar]":
        """Return the bar, if it was made."""
        return [self.bar] if "bar" in vars(self) else []

    def replace(self) -> None:
        """Let the person type a text to find, and its replacement: in several selected rows, if there are."""
        self._is_open = True
        self.follow()
        self._take_selected()
        self.bar.take_focus()

    def _take_selected(self) -> None:
        table = self._context.table
        rows = table.selected_rows() if table is not None else ()
        if len(rows) > 1:
            self.bar.only_selected.setChecked(False)  # first: others may be ticked
            self.bar.show_selected(len(rows))
            self.bar.only_selected.setChecked(True)

    def close_bar(self) -> None:
        """Hide the bar, and go back to the rows."""
        self._context.focus_table()  # first, so that hiding the bar does not move the focus elsewhere
        self._is_open = self._may_remove = False
        self.follow()

    def follow(self) -> None:
        """Switch to the document that is on screen now."""
        if not self._is_open and not self.bars():
            return
        session = self._context.session if self._is_open else None
        if session is not self.matches.session:
            self.bar.only_selected.setChecked(False)
            self._replaced = _NOTHING
            self._done.clear()
            self.matches.follow(session)
        if self.bar.isHidden() == (session is not None):
            self.bar.setVisible(session is not None)
        table = self._context.table
        if session is not None and table is not None:
            self.bar.offer_fields(session.model.fields)
            if not self.bar.only_selected.isChecked():
                self.bar.show_selected(len(table.selected_rows()))
            self._show_status()

    def _on_search_changed(self) -> None:
        self._replaced = _NOTHING
        self.matches.look_for(self.bar.search())

    def _on_only_selected(self, on: bool) -> None:
        table = self._context.table
        rows = list(table.selected_rows()) if on and table is not None else None
        self.matches.look_only_at(rows)

    def _on_found(self) -> None:
        self._check_replacement()
        self._show_status()
        if self._context.table is not None:
            self._context.table.viewport().update()
        self._look_ahead()

    def _on_replacement_changed(self) -> None:
        self._replaced = _NOTHING
        self._check_replacement()
        self._show_status()
        self._look_ahead()

    def _check_replacement(self) -> None:
        self._trouble = None
        try:
            self.matches.replacer(self.bar.replacement_line.text())
        except ExpressionError as error:
            self._trouble = error

    def _show_status(self) -> None:
        found, session = self.matches.found, self.matches.session
        replaced, stood = self._replaced
        self.bar.show_status(
            SearchStatus(
                found.count,
                len(found.rows),
                self.matches.number(),
                self.matches.is_searching,
                replaced if session is not None and session.undo_stack.index() == stood else 0,
                self.matches.trouble or self._trouble,
                session is not None and session.is_editable,
                takes_back=session is not None
                and self._was_done(session.undo_stack, session.undo_stack.index() - 1),
                brings_back=session is not None
                and self._was_done(session.undo_stack, session.undo_stack.index()),
            )
        )

    def _was_done(self, stack: QUndoStack, place: int) -> bool:
        return any(stack.command(place) is each for each in self._done)

    # Going from match to match

    def next_match(self) -> None:
        """Go to the next match; without the bar, to the next row that the filter shows."""
        if self.matches.session is not None:
            self._step(1)
        else:
            self._view.next_match()

    def previous_match(self) -> None:
        """Go to the previous match; without the bar, to the previous row that the filter shows."""
        if self.matches.session is not None:
            self._step(-1)
        else:
            self._view.previous_match()

    def _step(self, direction: int) -> None:
        session, table = self.matches.session, self._context.table
        if session is None or table is None:
            return
        self._replaced = _NOTHING
        index, start = table.currentIndex(), None
        if index.isValid():
            start = (table.current_row(), session.model.columns[index.column()].name)
        self.matches.step(direction, start, self._go_to)

    def _go_to(self, match: Match) -> None:
        """Show a match without moving the keyboard focus."""
        if self._context.table is not None:
            self._context.table.go_to(match.row, match.field)

    # Replacing

    def replace_one(self) -> None:
        """Replace the current match, and go to the next one; without one, go to the first."""
        session, match = self.matches.session, self.matches.current
        if session is None or not session.is_editable or not self._is_meant(match is not None):
            return
        edit = None
        try:
            if match is not None:
                edit = self.matches.edit_of(match, self.bar.replacement_line.text())
        except ExpressionError as error:
            self._on_trouble(error)
            return
        if edit is not None and session.undo_stack.do(edit, self.tr("Replace")):
            self._remember(session)
        self._step(1)

    def _is_meant(self, replaces: bool = True) -> bool:
        """Return True if the replacement is intended; ask once about an empty one while the bar is open."""
        if replaces and not self.bar.replacement_line.text() and not self._may_remove:
            self._may_remove = self._context.questions.replace_with_nothing()
            return self._may_remove
        return True

    def _remember(self, session: Session) -> None:
        """Note that the last change was made by the bar, which then offers to undo it."""
        self._done.append(session.undo_stack.command(session.undo_stack.index() - 1))

    def replace_all(self) -> None:
        """Replace all matches in one step, even if the person switches to another document meanwhile.

        The document is busy while the changes are computed.
        """
        session = self.matches.session
        if session is None or not session.is_editable or self._trouble is not None or not self._is_meant():
            return
        replacement = self.bar.replacement_line.text()
        if known := self.matches.previewed(replacement):
            self._do(session, *known, is_told=True)
        elif work := self.matches.replacing(replacement, session.note_done):
            self._work_out(session, work)

    def _work_out(self, session: Session, work: "Callable[[], tuple[int, Outcome]]") -> None:
        search = self.matches.search

        def planned(outcome: "Future[tuple[int, Outcome]]") -> None:
            is_here = (self.matches.session, self.matches.search) == (session, search)
            error = outcome.exception()
            if not isinstance(error, ExpressionError):
                self._do(session, *outcome.result(), is_told=is_here)
            elif is_here:
                self._on_trouble(error)
            else:
                text = self.tr("Nothing was replaced in “{name}”: {reason}")
                self._context.say(text.format(name=session.title, reason=text_of(error)))

        session.work_out(work, planned)

    def _do(self, session: Session, count: int, outcome: "Outcome", *, is_told: bool) -> None:
        if outcome.edit is not None:
            one = "Replace in 1 row"
            many = N_("Replace in %Ln rows")
            told = partial(self._on_replaced, session, count) if is_told else None
            session.undo_stack.do(outcome.edit, counted(one, many, len(outcome.rows)), told)

    def _on_replaced(self, session: Session, count: int) -> None:
        self._replaced = (count, session.undo_stack.index())
        self._remember(session)
        self._show_status()

    def _look_ahead(self) -> None:
        """Compute the changes of Replace all beforehand, so that it is quick and can be previewed."""
        matches, is_shown = self.matches, self.bar.preview.isChecked()
        rows = len(matches.found.rows)
        is_gone = matches.session is None  # the document was closed during the search
        if is_gone or self._trouble is not None or matches.trouble is not None or not rows:
            self.bar.show_changes(())
        elif not matches.is_searching and (is_shown or rows <= _AHEAD):
            text = self.bar.replacement_line.text()
            matches.preview(text, self._on_previewed, self._on_trouble, previews_only=rows > _AHEAD)

    def _on_previewed(self, outcome: "Outcome") -> None:
        session = self.matches.session
        if session is not None and self.bar.preview.isChecked():
            self.bar.show_changes(outcome.previews, session.document.entries.column("loc"))

    def _on_trouble(self, error: ExpressionError) -> None:
        self._trouble = error
        self._show_status()
