"""All commands of a window: makes the objects behind its actions, and connects them with each other."""

from dataclasses import dataclass

from editor.app.commands.audit import AuditCommands
from editor.app.commands.bulk import BulkCommands
from editor.app.commands.cell import CellCommands
from editor.app.commands.column import ColumnCommands
from editor.app.commands.documents.bring_in import ImportCommands
from editor.app.commands.documents.close import CloseCommands
from editor.app.commands.documents.compare import CompareCommands
from editor.app.commands.documents.export import ExportCommands
from editor.app.commands.documents.files_of_set import FilesCommands
from editor.app.commands.documents.index import IndexCommands
from editor.app.commands.documents.open import FileCommands
from editor.app.commands.documents.open_several import FileSetCommands
from editor.app.commands.documents.output import OutputCommands
from editor.app.commands.documents.outside import OutsideCommands
from editor.app.commands.documents.recovery import RecoveryCommands
from editor.app.commands.documents.repair import RepairCommands
from editor.app.commands.documents.save import SaveCommands
from editor.app.commands.documents.version import VersionCommands
from editor.app.commands.edit import EditCommands
from editor.app.commands.filter import FilterCommands
from editor.app.commands.find import FindCommands
from editor.app.commands.find_action import SearchCommands
from editor.app.commands.fix import FixCommands
from editor.app.commands.help import HelpCommands
from editor.app.commands.language import LanguageCommands
from editor.app.commands.look import LookCommands
from editor.app.commands.panel import PanelCommands
from editor.app.commands.preferences import PreferenceCommands
from editor.app.commands.rules import RuleCommands
from editor.app.commands.tabs import TabCommands
from editor.app.commands.view import ViewCommands
from editor.app.commands.web.announce import AnnounceCommands
from editor.app.commands.web.open_web import OpenWebCommands
from editor.app.commands.web.robots import RobotsCommands
from editor.app.window.workbench import Workbench
from editor.services.web_access import WebAccess
from editor.views.find.filter_bar import FilterBar


@dataclass(frozen=True, slots=True, weakref_slot=True)  # signals refer weakly to the objects they call
class Commands:
    """The objects whose methods actions call."""

    file: FileCommands
    save: SaveCommands
    close: CloseCommands
    export: ExportCommands
    edit: EditCommands
    view: ViewCommands
    filters: FilterCommands
    panels: PanelCommands
    look: LookCommands
    cells: CellCommands
    columns: ColumnCommands
    languages: LanguageCommands
    files: FilesCommands
    index: IndexCommands
    together: FileSetCommands
    find: FindCommands
    help: HelpCommands
    search: SearchCommands
    fix: FixCommands
    bulk: BulkCommands
    out: OutputCommands
    into: ImportCommands
    repair: RepairCommands
    recovery: RecoveryCommands
    outside: OutsideCommands
    versions: VersionCommands
    compare: CompareCommands
    audit: AuditCommands
    open_web: OpenWebCommands
    robots: RobotsCommands
    announce: AnnounceCommands
    preferences: PreferenceCommands
    rules: RuleCommands
    tabs: TabCommands

    def finish_typing(self) -> None:
        """Put the text being typed into the document, before anything else happens to it."""
        self.edit.finish_typing()
        self.panels.finish_typing()


def make_commands(bench: Workbench, filter_bar: FilterBar) -> Commands:
    """Make the commands of a window."""
    saving = SaveCommands(bench)
    closing = CloseCommands(bench, saving)
    file = FileCommands(bench, saving, closing)
    panels = PanelCommands(bench)
    view = ViewCommands(bench, filter_bar, panels.details)
    into = ImportCommands(bench, file)
    out = OutputCommands(bench)
    index = IndexCommands(bench)
    together = FileSetCommands(bench, file, closing, panels.show_files)
    filters = FilterCommands(bench, view, filter_bar)
    columns = ColumnCommands(bench, view.begin_filter)
    fix = FixCommands(bench, panels)
    bulk = BulkCommands(bench)
    rules = RuleCommands(bench)
    web = WebAccess(bench.tasks, bench.may_ask_host)
    return Commands(
        file=file,
        save=saving,
        close=closing,
        export=ExportCommands(bench),
        edit=EditCommands(bench, into.new_from_clipboard),
        view=view,
        filters=filters,
        panels=panels,
        look=LookCommands(bench),
        cells=CellCommands(bench, view.show_only),
        columns=columns,
        languages=LanguageCommands(bench),
        files=FilesCommands(bench, index, panels.files),
        index=index,
        together=together,
        find=FindCommands(bench, view),
        help=HelpCommands(bench, fix.current_rule),
        search=SearchCommands(
            bench, file=file, panels=panels, filters=filters, columns=columns, fix=fix, bulk=bulk
        ),
        fix=fix,
        bulk=bulk,
        out=out,
        into=into,
        repair=RepairCommands(bench, file, out),
        recovery=RecoveryCommands(bench, file, together),
        outside=OutsideCommands(bench, file, saving),
        versions=VersionCommands(bench, file),
        compare=CompareCommands(bench, view, web, file.set_published_url),
        audit=AuditCommands(bench, columns, web),
        open_web=OpenWebCommands(bench, web, file, together),
        robots=RobotsCommands(bench, web),
        announce=AnnounceCommands(bench, web, file.set_published_url),
        preferences=PreferenceCommands(bench, rules.save),
        rules=rules,
        tabs=TabCommands(bench, file, together),
    )
