"""What an action is, and the state of the window that decides which ones make sense."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence

from editor.core.text import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
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
    from editor.app.commands.documents.open_several import WorkspaceCommands
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
    from editor.app.commands.view import ViewCommands

Key = QKeySequence.StandardKey
Role = QAction.MenuRole


@dataclass(frozen=True, slots=True)
class WindowState:
    """The window at one moment, as far as it decides what can be done."""

    tabs: int = 0
    has_document: bool = False
    is_whole: bool = False  # read to its end: nothing may act on half a document
    is_busy: bool = False  # being saved or exported
    is_modified: bool = False  # and not saved yet
    at_work: str = ""  # that it is being read or written, in a sentence; "" where it is not
    is_read_only: bool = False  # recovered and not accepted, or a feed
    has_repairs: bool = False  # it was damaged, and is repaired
    is_recovered: bool = False  # not accepted yet
    is_foreign_encoding: bool = False  # not UTF-8
    has_path: bool = False
    has_files: bool = False  # it consists of several
    is_index: bool = False  # of sitemaps
    rows: int = 0
    selected: int = 0
    is_file_order: bool = True  # neither sorted nor filtered; of several files one may be shown alone
    is_sorted: bool = False
    is_filtered: bool = False
    has_findings: bool = False
    has_safe_fixes: bool = False  # findings that can be mended without asking
    undo_text: str = ""  # of what would be undone; "" is nothing
    redo_text: str = ""
    theme: str = "system"
    shows_findings: bool = True
    shows_site: bool = False
    shows_details: bool = True
    shows_files: bool = True
    folds_origin: bool = True
    shows_local_dates: bool = False
    freezes_url: bool = True
    has_lost_work: bool = False  # unsaved changes that a crash left

    @property
    def is_ready(self) -> bool:
        """Whether the document may be written and asked for all it holds."""
        return self.is_whole and not self.is_busy

    @property
    def is_editable(self) -> bool:
        """Whether the document may be changed."""
        return self.is_ready and not self.is_read_only


@dataclass(frozen=True, slots=True, weakref_slot=True)  # a signal refers weakly to what it calls
class Commands:
    """The objects whose methods actions call."""

    file: "FileCommands"
    save: "SaveCommands"
    close: "CloseCommands"
    export: "ExportCommands"
    edit: "EditCommands"
    view: "ViewCommands"
    filters: "FilterCommands"
    panels: "PanelCommands"
    look: "LookCommands"
    cells: "CellCommands"
    columns: "ColumnCommands"
    languages: "LanguageCommands"
    files: "FilesCommands"
    index: "IndexCommands"
    together: "WorkspaceCommands"
    find: "FindCommands"
    help: "HelpCommands"
    search: "SearchCommands"
    fix: "FixCommands"
    bulk: "BulkCommands"
    out: "OutputCommands"
    into: "ImportCommands"
    repair: "RepairCommands"
    recovery: "RecoveryCommands"
    outside: "OutsideCommands"
    versions: "VersionCommands"
    compare: "CompareCommands"

    def finish_typing(self) -> None:
        """Take what is being typed into the document, before anything else is done with that."""
        self.edit.finish_typing()
        self.panels.finish_typing()


class Menu(StrEnum):
    """The menus of the menu bar, in their order."""

    FILE = QT_TRANSLATE_NOOP("actions", "&File")
    EDIT = QT_TRANSLATE_NOOP("actions", "&Edit")
    ROWS = QT_TRANSLATE_NOOP("actions", "&Rows")
    VIEW = QT_TRANSLATE_NOOP("actions", "&View")
    HELP = QT_TRANSLATE_NOOP("actions", "&Help")


Slot = Callable[[Commands], Callable[[], object]]
Condition = Callable[[WindowState], bool]


def always(_state: WindowState) -> bool:
    """At any time."""
    return True


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One action; `hint` says in a sentence what the text leaves open."""

    id: str
    text: str
    slot: Slot
    keys: tuple[str | Key, ...] = ()
    icon: str = ""
    enabled_when: Condition = always
    checked_when: Condition | None = None  # set: the action shows a state
    hint: str = ""
    many: str = ""  # what it is called where it is for several rows; "" is the same
    synonyms: str = ""  # what else people call it, with spaces between: to be found by
    tool_bar: str = ""  # its short name there; "" is not there
    role: Role = Role.NoRole
    is_for_text: bool = False  # for a line of text, too: what is being typed is not entered first

    def title(self) -> str:
        """The text as shown, in the person's language."""
        return action_text(self.text)

    def sequences(self) -> list[QKeySequence]:
        """The keys that trigger it on this system; the first one is shown."""
        found: list[QKeySequence] = []
        for key in self.keys:
            found += [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
        return [key for number, key in enumerate(found) if not key.isEmpty() and key not in found[:number]]

    def named_sequences(self) -> list[QKeySequence]:
        """The keys that people are told of: the first one, and those chosen beside the system's own."""
        chosen = [QKeySequence(key) for key in self.keys if isinstance(key, str)]
        return [key for number, key in enumerate(self.sequences()) if not number or key in chosen]


def action_text(text: str) -> str:
    """What an action or a menu is called in the person's language; text: as it is declared."""
    return QCoreApplication.translate("actions", text)
