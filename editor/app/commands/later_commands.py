"""The commands that a start can do without: loaded together, when the first of them is chosen."""

from collections.abc import Callable

from editor.app.commands import site_commands
from editor.app.commands.bulk_commands import BulkCommands, LanguageCommands
from editor.app.commands.column_commands import ColumnCommands
from editor.app.commands.data_commands import EarlierAnswerCommands
from editor.app.commands.documents.compare_commands import CompareCommands, VersionCommands
from editor.app.commands.documents.export_commands import ExportCommands, OutputCommands
from editor.app.commands.documents.import_commands import ImportCommands, RepairCommands
from editor.app.commands.documents.open_commands import FileCommands
from editor.app.commands.documents.set_commands import FileSetCommands
from editor.app.commands.documents.set_file_commands import FilesCommands, IndexCommands
from editor.app.commands.filter_commands import FilterCommands
from editor.app.commands.fix_commands import FixCommands
from editor.app.commands.help_commands import HelpCommands, PreferenceCommands, SearchCommands
from editor.app.commands.site_commands import CoverageCommands
from editor.app.commands.view_commands import RuleCommands, ViewCommands
from editor.app.commands.window_commands import PanelCommands
from editor.app.window.command_context import CommandContext
from editor.services.web_access import WebAccess


class LaterCommands:
    """The objects behind actions that neither listen to anything nor show anything before one is chosen."""

    def __init__(
        self,
        context: CommandContext,
        web: WebAccess,
        begin_anew: Callable[[], None],
        *,
        file: FileCommands,
        together: FileSetCommands,
        panels: PanelCommands,
        view: ViewCommands,
        columns: ColumnCommands,
        earlier_answers: EarlierAnswerCommands,
        rules: RuleCommands,
        fix: FixCommands,
    ) -> None:
        """`begin_anew` closes the window for another one in the language of the settings."""
        self.audit = site_commands.AuditCommands(context, columns, web, earlier_answers, view.show_only)
        self.help = HelpCommands(context, fix.current_rule)
        self.into = ImportCommands(context, file)
        self.index = IndexCommands(context)
        self.files = FilesCommands(context, together, self.index, panels.files)
        self.filters = FilterCommands(context, view)
        self.export = ExportCommands(context, view, panels)
        self.out = OutputCommands(context)
        self.repair = RepairCommands(context, file, self.out.save_findings)
        self.languages = LanguageCommands(context)
        self.bulk = BulkCommands(context)
        self.versions = VersionCommands(context, file)
        self.published = site_commands.PublishedUrlCommands(context)
        self.compare = CompareCommands(context, view, web, self.published.ask, self.out.save_redirects)
        self.compare.compared.connect(panels.insight.on_compared)
        self.open_web = site_commands.OpenWebCommands(context, web, file, together)
        self.robots = site_commands.RobotsCommands(context, web)
        self.coverage = CoverageCommands(context, web, file, columns)
        self.announce = site_commands.AnnounceCommands(context, web, self.published.ask)
        self.preferences = PreferenceCommands(context, rules.save, begin_anew)
        self.search = SearchCommands(
            context, file=file, panels=panels, filters=self.filters, columns=columns, fix=fix, bulk=self.bulk
        )
