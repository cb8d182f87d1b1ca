"""The commands for the files of a document of several, and for their index.

Files are shown, added, renamed, removed and filled; an index is made, and matched to the files.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from editor.app.commands.documents.set_commands import FileSetCommands
from editor.app.window.command_context import CommandContext, why_read_only
from editor.app.window.panel_docks import FilesDock
from editor.core.document.document import Document
from editor.core.document.edits import Edit, SetListing, removal_of_file
from editor.core.document.rows import Rows, as_rows
from editor.core.document.sitemap_file import IndexPlan
from editor.core.grouping import rows_by_file
from editor.core.text import N_
from editor.dialogs import index_dialogs
from editor.dialogs.move_rows_dialog import MoveRowsDialog, Moving, Plan
from editor.formats.moving_entries import CannotMove, distribution, move_to_file
from editor.models.session.session import Session
from editor.models.table.value_display import commonest_origin
from editor.models.words.translation import counted, text_of, translated
from editor.services.documents import set_changes
from editor.services.documents.file_on_disk import FileOnDisk, FileState
from editor.services.documents.open_document import OpenDocument
from editor.services.tasks import Latest
from editor.views.panels.files_panel import FileStrip


class IndexCommands(QObject):
    """Changes which files an index lists: one step of undo each."""

    def __init__(self, context: CommandContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._looking = Latest(context.tasks)

    def make_index(self) -> None:
        """Ask for the name and place of an index, and make one that lists the files."""
        document = self._context.editable_file_set
        if document is None:
            return
        if document.index is not None:
            text = self.tr("There already is an index: {name}.")
            self._context.say(text.format(name=document.index.name))
            return
        if not document.entries.files:
            self._context.say(self.tr("There are no open files to list."))
            return
        dialog = self.making_dialog(document)
        if dialog.ask():
            edit = set_changes.making_of_index(document, dialog.plan, is_dated=dialog.is_dated)
            if self._context.do(edit, self.tr("Create the index {name}").format(name=dialog.plan.name)):
                self._context.say(self.tr("The index will be written when you save."))

    def making_dialog(self, document: OpenDocument) -> index_dialogs.MakeIndexDialog:
        """Make the dialog that asks for the name and place of an index."""
        origin = commonest_origin(document.entries.column("loc"))
        folder = set_changes.published_folder(document) or (f"{origin}/" if origin else "")
        parts = document.entries.files
        return index_dialogs.MakeIndexDialog(
            IndexPlan(set_changes.INDEX_NAME, folder),
            {sitemap.name: document.kept_index.newest_in(sitemap) for sitemap in parts},
            [file.name for file in document.file_list.there if file.sitemap is None],
            partial(_index_trouble, document),
            self._context.window,
        )

    def match_index(self) -> None:
        """Ask which entries without a file to remove from the index, and which files to add."""
        document = self._context.editable_file_set
        if document is None:
            return
        if document.index is None:
            self._context.say(self.tr("There is no index yet. Create one first."))
            return
        if not document.file_list.missing and not set_changes.unlisted(document):
            self._context.say(self.tr("The index and the files already match."))
        elif (dialog := self.matching_dialog(document)).ask():
            self._change(document, dialog.out, dialog.into, self.tr("Match the index to the files"))

    def matching_dialog(self, document: OpenDocument) -> index_dialogs.MatchIndexDialog:
        """Make the dialog that asks which entries to remove and which files to add."""
        return index_dialogs.MatchIndexDialog(
            document.file_list.missing, set_changes.unlisted(document), self._context.window
        )

    def list_file(self, file: FileOnDisk) -> None:
        """Add a file to the index that the index does not list yet."""
        document = self._context.file_set
        if document is not None and file in set_changes.unlisted(document):
            self._change(document, (), [file], self.tr("List {name} in the index").format(name=file.name))
        else:
            self._context.say(self.tr("Only open files that the index does not list can be added."))

    def take_out(self, file: FileOnDisk) -> None:
        """Remove an entry without a file from the index."""
        document = self._context.file_set
        if document is not None:
            title = self.tr("Remove {name} from the index").format(name=file.name)
            self._change(document, [file], (), title)

    def date_index(self) -> None:
        """Ask which files get their newest date as their date in the index."""
        document = self._context.editable_file_set
        if document is None:
            return
        if not set_changes.newest_of_stale(document):
            self._context.say(self.tr("The dates in the index are up to date."))
            return
        dialog = self.dating_dialog(document)
        if dialog.ask():
            title = self.tr("Update dates in the index")
            if self._context.do(set_changes.dating(dialog.chosen), title):
                self._context.say(title)

    def dating_dialog(self, document: OpenDocument) -> index_dialogs.DateIndexDialog:
        """Make the dialog that shows the dates and asks which to use."""
        return index_dialogs.DateIndexDialog(set_changes.newest_of_stale(document), self._context.window)

    def take_in_indexes(self) -> None:
        """Ask which indexes that the index lists to replace by the sitemaps that they list."""
        session = self._context.editable
        if session is None:
            return
        index, path = _index_of(session.document)
        if index is None:
            self._context.say(self.tr("There is no index yet. Create one first."))
        elif path is None:
            self._context.say(self.tr("Save the index first, so that the files next to it can be found."))
        else:
            search = partial(set_changes.nested_in, index.snapshot(), path, self._context.now())
            ask = partial(self._ask_what_comes, session)
            self._looking.ask(
                lambda _is_stale: search(), lambda found: self._context.when_free(partial(ask, found))
            )

    def _ask_what_comes(self, session: Session, found: Future[list[set_changes.NestedIndex]]) -> None:
        if self._context.session is not session or not session.is_editable:
            return
        nested = [each for each in found.result() if _may_go(session.document, each)]
        if not nested:
            self._context.say(self.tr("The index lists no other indexes in the same folder."))
            return
        dialog = self.taking_in_dialog(session, nested)
        if dialog.ask():
            self.take_in_these(session, dialog.coming)

    def taking_in_dialog(
        self, session: Session, nested: Sequence[set_changes.NestedIndex]
    ) -> index_dialogs.TakeInDialog:
        """Make the dialog that shows the sitemaps to take in, and asks for confirmation."""
        index, path = _index_of(session.document)
        assert index is not None
        name = path.name if path is not None else session.title
        return index_dialogs.TakeInDialog(
            name, nested, partial(set_changes.incoming, index.snapshot()), self._context.window
        )

    def take_in_these(self, session: Session, coming: Sequence[set_changes.Incoming]) -> None:
        """Replace indexes by the sitemaps that they list."""
        document = session.document
        if document.is_set:
            edit = set_changes.planned_taking_in(document, coming)
        else:
            edit = set_changes.taking_in(document.entries, coming)
        one = "Replace {name} with its sitemaps"
        many = N_("Replace %Ln indexes with their sitemaps")
        if edit is not None:
            name = coming[0].nested.name
            title = counted(one, many, len(coming)).format(name=name)
            if self._context.do(edit, title):
                self._context.say(title)

    def _change(
        self, document: OpenDocument, out: Sequence[FileOnDisk], into: Sequence[FileOnDisk], title: str
    ) -> None:
        if into and not set_changes.loc_for(document, into[0].name):
            self._context.say(self.tr("Set the published URL of the index first."))
        elif self._context.do(set_changes.matching(document, out, into), title):
            self._context.say(title)


def _index_of(document: OpenDocument) -> tuple[Document | None, Path | None]:
    """Return the open index as it would be saved now, with its place; both None if there is none."""
    if not document.is_set:
        return document.entries, document.path
    now = document.kept_index.now()
    return (now.entries, document.file_list.index_place) if now else (None, None)


def _may_go(document: OpenDocument, nested: set_changes.NestedIndex) -> bool:
    """Return True if a nested index is still listed, and no sitemap was opened under its URL meanwhile."""
    index, _ = _index_of(document)
    if index is None or set(nested.locs).isdisjoint(index.column("loc")):
        return False
    return not any(
        file.sitemap is not None and file.now.loc in nested.locs for file in document.file_list.there
    )


def _index_trouble(document: OpenDocument, name: str) -> str:
    return translated(set_changes.trouble_with_index(document, name))


class FilesCommands(QObject):
    """Shows one file after another, and changes the files and their rows: one step of undo each."""

    def __init__(
        self, context: CommandContext, together: FileSetCommands, index: IndexCommands, dock: FilesDock
    ) -> None:
        super().__init__(context.window)
        self._context, self._together, self._index, self._dock = context, together, index, dock

    @property
    def _strip(self) -> FileStrip | None:
        view = self._context.view
        return view.strip if view else None

    # Which file is shown

    def next_file(self) -> None:
        """Show only the file on the right; after the last one, show all of them."""
        if self._strip is not None:
            self._strip.step(1)

    def previous_file(self) -> None:
        """Show only the file on the left; before the first one, show all of them."""
        if self._strip is not None:
            self._strip.step(-1)

    def find_file(self) -> None:
        """Let the person type the name of the file to show."""
        if self._strip is not None:
            self._strip.find_file()

    def show_file(self, file: FileOnDisk) -> None:
        """Show only the rows of a file; open it first if needed."""
        if file.state is FileState.UNREAD:
            self._together.read_files([file])
        elif file.key and self._context.view is not None:
            self._context.view.show_file(file.key)
            self._context.focus_table()
        elif file.trouble:
            self._context.say(text_of(file.trouble))

    # Which files there are

    def new_file(self) -> None:
        """Ask for a name and add an empty file."""
        document = self._context.file_set
        if document is None or self._is_refused(self._context.session):
            return
        dialog = self.name_dialog(document)
        if dialog.ask():
            self.add_file(dialog.name)

    def name_dialog(self, document: OpenDocument) -> index_dialogs.FileNameDialog:
        """Make the dialog that asks for the name of a new file."""
        return index_dialogs.FileNameDialog(
            f"sitemap-new{_ending(document)}", partial(_trouble, document), self._context.window
        )

    def add_file(self, name: str) -> None:
        """Add an empty file, and show it."""
        document = self._context.file_set
        if document is None:
            return
        edit = distribution(document.entries, {name: ()}, partial(set_changes.loc_for, document))
        if self._context.do(edit, self.tr("New sitemap {name}").format(name=name)):
            file = document.entries.files.named(name)
            if file is not None and self._context.view is not None:
                self._context.view.show_file(file.key)

    def change(self, file: FileOnDisk, what: str, text: str) -> None:
        """Rename a file, or change its URL or date in the index.

        The text was typed in the list of files, which may show another document by now.
        """
        session = self._session_with(file)
        if session is None or not file.key:
            return
        if self._is_refused(session):
            return
        if what == "name":
            trouble = _trouble(session.document, text, file)
            if trouble:
                self._context.say(trouble)
                return
            session.undo_stack.do(
                set_changes.file_renaming(file, text), self.tr("Rename {name}").format(name=file.name)
            )
        else:
            edit = SetListing(file.key, **{what: text})
            session.undo_stack.do(edit, self.tr("Change the index entry for {name}").format(name=file.name))

    def list_file(self, file: FileOnDisk) -> None:
        """Add a file to the index that the index does not list yet."""
        if not self._is_refused(self._context.session):
            self._index.list_file(file)

    def _is_refused(self, session: Session | None) -> bool:
        """Return True if a document cannot be changed now; then tell the person why."""
        if session is None or session.is_editable:
            return False
        self._context.say(why_read_only(session))
        return True

    def _session_with(self, file: FileOnDisk) -> Session | None:
        for view in self._context.tabs.views():
            session = view.session
            if session and file in session.document.file_list.there:
                return session
        return None

    def remove_current(self) -> None:
        """Remove the file of the current line."""
        file = self._dock.panel.current
        if file is not None:
            self.remove(file)

    def remove(self, file: FileOnDisk) -> None:
        """Remove a file and its rows from the document; the file itself is deleted on saving.

        If the file is missing or cannot be opened, remove its entry from the index instead.
        """
        document, sitemap = self._context.file_set, file.sitemap
        if self._is_refused(self._context.session):
            return
        if file.is_entry_alone and file.now.loc:
            self._index.take_out(file)
        elif document is None or sitemap is None:
            self._context.say(self.tr("Only files that are open can be removed."))
        elif len(document.entries.files) < 2:
            self._context.say(self.tr("The last file cannot be removed."))
        else:
            name = file.name
            text = self.tr("{name} was removed. The file will be deleted when you save.").format(name=name)
            title = self.tr("Remove {name}").format(name=name)
            self._context.do(removal_of_file(sitemap), title, partial(self._context.say, text))

    # Rows from file to file

    def move_rows(self) -> None:
        """Ask which rows to move to which file."""
        session, document = self._context.session, self._context.editable_file_set
        if session is None or document is None:
            return
        dialog = self.move_dialog(session, document)
        if dialog.ask():
            self.distribute(dialog.plan)

    def move_dialog(self, session: Session, document: OpenDocument) -> MoveRowsDialog:
        """Make the dialog, for the rows selected and those shown."""
        table, model = self._context.table, session.model
        shown = model.order.document_rows(0, model.rowCount() - 1)
        moving = Moving(
            self._context.tasks,
            table.selected_rows() if table is not None else (),
            shown if isinstance(shown, range) else as_rows(sorted(shown)),
            [file.name for file in document.entries.files],
            partial(_homes_of, document.entries),
            _ending(document),
            partial(_trouble, document),
            partial(rows_by_file, document.entries),
        )
        return MoveRowsDialog(moving, self._context.window)

    def distribute(self, plan: Plan) -> None:
        """Move rows into files by name; files that do not exist are made."""
        document = self._context.file_set
        if document is None or not plan:
            return
        count = sum(map(len, plan.values()))
        if len(plan) == 1:
            title = _title_of_moving(count, next(iter(plan)))
        else:
            text = N_("Distribute %Ln rows")
            title = counted(text, text, count)
        self._move(
            lambda: distribution(document.entries, plan, partial(set_changes.loc_for, document)), title
        )

    def move_selected_to(self, key: int) -> None:
        """Move the selected rows to the end of a file."""
        document, table = self._context.file_set, self._context.table
        rows: Rows = table.selected_rows() if table is not None else ()
        if document is None or not rows or self._is_refused(self._context.session):
            return
        file = document.entries.files.by_key[key]
        self._move(lambda: move_to_file(document.entries, rows, file), _title_of_moving(len(rows), file.name))

    def _move(self, make: Callable[[], Edit | None], title: str) -> None:
        try:
            edit = make()
        except CannotMove as error:
            self._context.questions.tell(text_of(error))
            return
        if edit is None:
            self._context.say(self.tr("They are already there."))
        else:
            self._context.do(edit, title, partial(self._context.say, title))


def _homes_of(document: Document, rows: Rows) -> dict[str, int]:
    """Return the names of the files that have some ascending rows, with the number of these rows."""
    return {document.files.by_key[key].name: count for key, count in document.files.runs(rows)}


def _ending(document: OpenDocument) -> str:
    """Return the ending for the name of a new file: that of most others."""
    packed = sum(file.name.lower().endswith(".gz") for file in document.file_list.there)
    return ".xml.gz" if packed * 2 > len(document.file_list.there) else ".xml"


def _title_of_moving(count: int, target: str) -> str:
    one = "Move a row to {target}"
    many = N_("Move %Ln rows to {target}")
    return counted(one, many, count).format(target=target)


def _trouble(document: OpenDocument, name: str, own: FileOnDisk | None = None) -> str:
    return translated(set_changes.trouble_with(document, name, own))
