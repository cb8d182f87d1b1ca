"""The commands for the index of several files: make one, and match it to the files."""

from collections.abc import Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from editor.app.window.command_context import CommandContext
from editor.core.document.document import Document
from editor.core.document.sitemap_file import IndexPlan
from editor.core.text import N_
from editor.dialogs.index_dialogs import DateIndexDialog, MakeIndexDialog, MatchIndexDialog, TakeInDialog
from editor.models.session.session import Session
from editor.models.table.value_display import commonest_origin
from editor.models.words.translation import counted, translated
from editor.services.documents.file_on_disk import FileOnDisk
from editor.services.documents.open_document import OpenDocument
from editor.services.documents.set_changes import (
    INDEX_NAME,
    Incoming,
    NestedIndex,
    dating,
    incoming,
    loc_for,
    making_of_index,
    matching,
    nested_in,
    newest_of_stale,
    planned_taking_in,
    published_folder,
    taking_in,
    trouble_with_index,
    unlisted,
)
from editor.services.tasks import Latest


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
            edit = making_of_index(document, dialog.plan, is_dated=dialog.is_dated)
            if self._context.do(edit, self.tr("Create the index {name}").format(name=dialog.plan.name)):
                self._context.say(self.tr("The index will be written when you save."))

    def making_dialog(self, document: OpenDocument) -> MakeIndexDialog:
        """Make the dialog that asks for the name and place of an index."""
        origin = commonest_origin(document.entries.column("loc"))
        folder = published_folder(document) or (f"{origin}/" if origin else "")
        parts = document.entries.files
        return MakeIndexDialog(
            IndexPlan(INDEX_NAME, folder),
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
        if not document.file_list.missing and not unlisted(document):
            self._context.say(self.tr("The index and the files already match."))
        elif (dialog := self.matching_dialog(document)).ask():
            self._change(document, dialog.out, dialog.into, self.tr("Match the index to the files"))

    def matching_dialog(self, document: OpenDocument) -> MatchIndexDialog:
        """Make the dialog that asks which entries to remove and which files to add."""
        return MatchIndexDialog(document.file_list.missing, unlisted(document), self._context.window)

    def list_file(self, file: FileOnDisk) -> None:
        """Add a file to the index that the index does not list yet."""
        document = self._context.file_set
        if document is not None and file in unlisted(document):
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
        if not newest_of_stale(document):
            self._context.say(self.tr("The dates in the index are up to date."))
            return
        dialog = self.dating_dialog(document)
        if dialog.ask():
            title = self.tr("Update dates in the index")
            if self._context.do(dating(dialog.chosen), title):
                self._context.say(title)

    def dating_dialog(self, document: OpenDocument) -> DateIndexDialog:
        """Make the dialog that shows the dates and asks which to use."""
        return DateIndexDialog(newest_of_stale(document), self._context.window)

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
            search = partial(nested_in, index.snapshot(), path, self._context.now())
            ask = partial(self._ask_what_comes, session)
            self._looking.ask(
                lambda _is_stale: search(), lambda found: self._context.when_free(partial(ask, found))
            )

    def _ask_what_comes(self, session: Session, found: Future[list[NestedIndex]]) -> None:
        if self._context.session is not session or not session.is_editable:
            return
        nested = [each for each in found.result() if _may_go(session.document, each)]
        if not nested:
            self._context.say(self.tr("The index lists no other indexes in the same folder."))
            return
        dialog = self.taking_in_dialog(session, nested)
        if dialog.ask():
            self.take_in_these(session, dialog.coming)

    def taking_in_dialog(self, session: Session, nested: Sequence[NestedIndex]) -> TakeInDialog:
        """Make the dialog that shows the sitemaps to take in, and asks for confirmation."""
        index, path = _index_of(session.document)
        assert index is not None
        name = path.name if path is not None else session.title
        return TakeInDialog(name, nested, partial(incoming, index.snapshot()), self._context.window)

    def take_in_these(self, session: Session, coming: Sequence[Incoming]) -> None:
        """Replace indexes by the sitemaps that they list."""
        document = session.document
        if document.is_set:
            edit = planned_taking_in(document, coming)
        else:
            edit = taking_in(document.entries, coming)
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
        if into and not loc_for(document, into[0].name):
            self._context.say(self.tr("Set the published URL of the index first."))
        elif self._context.do(matching(document, out, into), title):
            self._context.say(title)


def _index_of(document: OpenDocument) -> tuple[Document | None, Path | None]:
    """Return the open index as it would be saved now, with its place; both None if there is none."""
    if not document.is_set:
        return document.entries, document.path
    now = document.kept_index.now()
    return (now.entries, document.file_list.index_place) if now else (None, None)


def _may_go(document: OpenDocument, nested: NestedIndex) -> bool:
    """Return True if a nested index is still listed, and no sitemap was opened under its URL meanwhile."""
    index, _ = _index_of(document)
    if index is None or set(nested.locs).isdisjoint(index.column("loc")):
        return False
    return not any(
        file.sitemap is not None and file.now.loc in nested.locs for file in document.file_list.there
    )


def _index_trouble(document: OpenDocument, name: str) -> str:
    return translated(trouble_with_index(document, name))
