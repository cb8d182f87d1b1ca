"""All commands of a window: makes the objects behind its actions, and connects them with each other."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from editor.app.commands.column_commands import ColumnCommands
from editor.app.commands.data_commands import DataCommands, EarlierAnswerCommands
from editor.app.commands.documents.open_commands import CloseCommands, FileCommands, OutsideCommands
from editor.app.commands.documents.recovery_commands import RecoveryCommands
from editor.app.commands.documents.save_commands import SaveCommands
from editor.app.commands.documents.set_commands import FileSetCommands
from editor.app.commands.edit_commands import CellCommands, EditCommands
from editor.app.commands.find_commands import FindCommands
from editor.app.commands.view_commands import RuleCommands, ViewCommands
from editor.app.commands.window_commands import AppearanceCommands, PanelCommands, TabCommands
from editor.app.window.command_context import CommandContext
from editor.services.web_access import WebAccess
from editor.views.find.filter_bar import FilterBar
from editor.views.panels.findings_panel import FixMenu
from editor.views.table.entries_table import EntriesTable

if TYPE_CHECKING:
    from editor.app.commands.fix_commands import FixCommands
    from editor.app.commands.later_commands import LaterCommands


class Commands(QObject):
    """The objects whose methods actions call.

    Those in `later` neither listen to anything nor show anything before one of them is chosen: they would
    take a tenth of the time until a file is seen.
    """

    later_made = Signal(object)  # the LaterCommands

    # ruff: noqa: PLW0108 - without the lambdas they would be made at once

    def __init__(
        self, context: CommandContext, filter_bar: FilterBar, begin_anew: Callable[[], None]
    ) -> None:
        """`begin_anew` closes the window for another one in the language of the settings."""
        super().__init__(context.window)
        self._context, self._begin_anew = context, begin_anew
        self._web = WebAccess(context.tasks, context.may_ask_host)
        self.save = SaveCommands(context)
        self.close = CloseCommands(context, self.save)
        self.file = FileCommands(context, self.save, self.close)
        self.panels = PanelCommands(context)
        self.panels.files.filled.connect(self._connect_files)
        self.view = ViewCommands(context, filter_bar, self.panels.details)
        self.together = FileSetCommands(context, self.file, self.close, self.panels.files.open_panel)
        self.columns = ColumnCommands(context, self.view.begin_filter)
        self.earlier_answers = EarlierAnswerCommands(context, self.file, self.columns)
        self.data = DataCommands(context, self.file, self.save, self.columns)
        self.rules = RuleCommands(context)
        self.edit = EditCommands(context, lambda: self.later.into.new_from_clipboard())
        self.cells = CellCommands(context, self.view.show_only)
        self.look = AppearanceCommands(context)
        self.find = FindCommands(context, self.view)
        self.recovery = RecoveryCommands(context, self.file, self.together)
        self.outside = OutsideCommands(context, self.file, self.save, self.close)
        self.tabs = TabCommands(context, self.file, self.together)

    def finish_typing(self) -> None:
        """Put the text being typed into the document, before anything else happens to it."""
        self.edit.finish_typing()
        self.panels.finish_typing()

    def offer_fixes(self, table: EntriesTable) -> None:
        """Add the fixes to the context menu of a table, as a submenu that is filled whenever it opens."""
        menu = FixMenu(table)
        menu.aboutToShow.connect(lambda: self.fix.fill_menu(menu))
        menu.offer_chosen.connect(lambda offer: self.fix.apply_offer(offer))
        menu.rule_chosen.connect(lambda rule: self.fix.fix_rule(rule))
        line = QAction(table)
        line.setSeparator(True)
        table.addActions([line, menu.menuAction()])

    def _connect_files(self) -> None:
        """Connect the list of files, which was just made."""
        panel, header = self.panels.files.panel, self.panels.files.header
        panel.show_requested.connect(lambda file: self.later.files.show_file(file))
        panel.new_requested.connect(lambda: self.later.files.new_file())
        panel.remove_requested.connect(lambda file: self.later.files.remove(file))
        panel.list_requested.connect(lambda file: self.later.files.list_file(file))
        panel.change_requested.connect(lambda file, what, text: self.later.files.change(file, what, text))
        panel.rows_dropped.connect(lambda key: self.later.files.move_selected_to(key))
        header.read_requested.connect(self.together.read_rest)
        header.new_requested.connect(lambda: self.later.files.new_file())
        header.index_requested.connect(lambda: self.later.index.make_index())
        header.remove_requested.connect(lambda: self.later.files.remove_current())

    @property
    def _has_later(self) -> bool:
        return "later" in vars(self)

    def bars(self) -> list[QWidget]:
        """Return the bars between the document and the panels that were made by now."""
        return [*self.find.bars(), *(self.later.audit.bars() if self._has_later else ())]

    def follow(self) -> None:
        """Have these bars show how things stand with the document on screen."""
        self.find.follow()
        if self._has_later:
            self.later.audit.follow()

    def may_be_left(self) -> bool:
        """Return whether nothing is being written that was asked for, or the person would rather leave."""
        return not self._has_later or self.later.out.may_be_left()

    @cached_property
    def fix(self) -> "FixCommands":
        """The commands that fix findings: the context menu of a table would wait for all of `later`."""
        from editor.app.commands.fix_commands import FixCommands

        return FixCommands(self._context, self.panels)

    @cached_property
    def later(self) -> "LaterCommands":
        """The commands that a start can do without, made when the first of them is chosen."""
        from editor.app.commands.later_commands import LaterCommands

        made = LaterCommands(
            self._context,
            self._web,
            self._begin_anew,
            file=self.file,
            together=self.together,
            panels=self.panels,
            view=self.view,
            columns=self.columns,
            earlier_answers=self.earlier_answers,
            rules=self.rules,
            fix=self.fix,
        )
        self.later_made.emit(made)
        return made
