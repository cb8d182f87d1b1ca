"""All commands of a window: makes the objects behind its actions, and connects them with each other."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction

from editor.app.commands.audit_commands import AuditCommands
from editor.app.commands.column_commands import ColumnCommands
from editor.app.commands.documents.open_commands import CloseCommands, FileCommands
from editor.app.commands.documents.outside_commands import OutsideCommands
from editor.app.commands.documents.recovery_commands import RecoveryCommands
from editor.app.commands.documents.save_commands import SaveCommands
from editor.app.commands.documents.set_commands import FileSetCommands
from editor.app.commands.edit_commands import CellCommands, EditCommands
from editor.app.commands.find_commands import FindCommands
from editor.app.commands.view_commands import FilterCommands, RuleCommands, ViewCommands
from editor.app.commands.window_commands import AppearanceCommands, PanelCommands, TabCommands
from editor.app.window.command_context import CommandContext
from editor.services.web_access import WebAccess
from editor.views.find.filter_bar import FilterBar
from editor.views.panels.findings_panel import FixMenu
from editor.views.table.entries_table import EntriesTable

if TYPE_CHECKING:
    from editor.app.commands.bulk_commands import BulkCommands, LanguageCommands
    from editor.app.commands.documents.compare_commands import CompareCommands, VersionCommands
    from editor.app.commands.documents.export_commands import ExportCommands, OutputCommands
    from editor.app.commands.documents.import_commands import ImportCommands, RepairCommands
    from editor.app.commands.documents.index_commands import IndexCommands
    from editor.app.commands.documents.set_file_commands import FilesCommands
    from editor.app.commands.fix_commands import FixCommands
    from editor.app.commands.help_commands import HelpCommands, PreferenceCommands, SearchCommands
    from editor.app.commands.site_commands import AnnounceCommands, OpenWebCommands, RobotsCommands


class Commands:
    """The objects whose methods actions call.

    Those that neither listen to anything nor show anything before somebody calls them are made, and their
    modules loaded, when that happens: they would take a tenth of the time until a file is seen.
    """

    # ruff: noqa: PLW0108 - without the lambdas they would be made at once

    def __init__(
        self, context: CommandContext, filter_bar: FilterBar, begin_anew: Callable[[], None]
    ) -> None:
        """`begin_anew` closes the window for another one in the language of the settings."""
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
        self.rules = RuleCommands(context)
        self.edit = EditCommands(context, lambda: self.into.new_from_clipboard())
        self.cells = CellCommands(context, self.view.show_only)
        self.filters = FilterCommands(context, self.view)
        self.look = AppearanceCommands(context)
        self.find = FindCommands(context, self.view)
        self.recovery = RecoveryCommands(context, self.file, self.together)
        self.outside = OutsideCommands(context, self.file, self.save)
        self.audit = AuditCommands(context, self.columns, self._web)
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
        panel.show_requested.connect(lambda file: self.files.show_file(file))
        panel.new_requested.connect(lambda: self.files.new_file())
        panel.remove_requested.connect(lambda file: self.files.remove(file))
        panel.list_requested.connect(lambda file: self.files.list_file(file))
        panel.change_requested.connect(lambda file, what, text: self.files.change(file, what, text))
        panel.rows_dropped.connect(lambda key: self.files.move_selected_to(key))
        header.read_requested.connect(self.together.read_rest)
        header.new_requested.connect(lambda: self.files.new_file())
        header.index_requested.connect(lambda: self.index.make_index())
        header.remove_requested.connect(lambda: self.files.remove_current())

    def may_be_left(self) -> bool:
        """Return whether nothing is being written that was asked for, or the person would rather leave."""
        return "out" not in vars(self) or self.out.may_be_left()

    @cached_property
    def fix(self) -> "FixCommands":
        from editor.app.commands.fix_commands import FixCommands

        return FixCommands(self._context, self.panels)

    @cached_property
    def help(self) -> "HelpCommands":
        from editor.app.commands.help_commands import HelpCommands

        return HelpCommands(self._context, self.fix.current_rule)

    @cached_property
    def into(self) -> "ImportCommands":
        from editor.app.commands.documents.import_commands import ImportCommands

        return ImportCommands(self._context, self.file)

    @cached_property
    def index(self) -> "IndexCommands":
        from editor.app.commands.documents.index_commands import IndexCommands

        return IndexCommands(self._context)

    @cached_property
    def files(self) -> "FilesCommands":
        from editor.app.commands.documents.set_file_commands import FilesCommands

        return FilesCommands(self._context, self.together, self.index, self.panels.files)

    @cached_property
    def export(self) -> "ExportCommands":
        from editor.app.commands.documents.export_commands import ExportCommands

        return ExportCommands(self._context)

    @cached_property
    def repair(self) -> "RepairCommands":
        from editor.app.commands.documents.import_commands import RepairCommands

        return RepairCommands(self._context, self.file, self.out.save_findings)

    @cached_property
    def languages(self) -> "LanguageCommands":
        from editor.app.commands.bulk_commands import LanguageCommands

        return LanguageCommands(self._context)

    @cached_property
    def bulk(self) -> "BulkCommands":
        from editor.app.commands.bulk_commands import BulkCommands

        return BulkCommands(self._context)

    @cached_property
    def out(self) -> "OutputCommands":
        from editor.app.commands.documents.export_commands import OutputCommands

        return OutputCommands(self._context)

    @cached_property
    def versions(self) -> "VersionCommands":
        from editor.app.commands.documents.compare_commands import VersionCommands

        return VersionCommands(self._context, self.file)

    @cached_property
    def compare(self) -> "CompareCommands":
        from editor.app.commands.documents.compare_commands import CompareCommands

        made = CompareCommands(self._context, self.view, self._web, self.file.set_published_url)
        made.compared.connect(self.panels.insight.on_compared)
        return made

    @cached_property
    def open_web(self) -> "OpenWebCommands":
        from editor.app.commands.site_commands import OpenWebCommands

        return OpenWebCommands(self._context, self._web, self.file, self.together)

    @cached_property
    def robots(self) -> "RobotsCommands":
        from editor.app.commands.site_commands import RobotsCommands

        return RobotsCommands(self._context, self._web)

    @cached_property
    def announce(self) -> "AnnounceCommands":
        from editor.app.commands.site_commands import AnnounceCommands

        return AnnounceCommands(self._context, self._web, self.file.set_published_url)

    @cached_property
    def preferences(self) -> "PreferenceCommands":
        from editor.app.commands.help_commands import PreferenceCommands

        return PreferenceCommands(self._context, self.rules.save, self._begin_anew)

    @cached_property
    def search(self) -> "SearchCommands":
        from editor.app.commands.help_commands import SearchCommands

        return SearchCommands(
            self._context,
            file=self.file,
            panels=self.panels,
            filters=self.filters,
            columns=self.columns,
            fix=self.fix,
            bulk=self.bulk,
        )
