"""What is done with the index of several files: made for those that have none, and matched to them."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject

from editor.app.workbench import Workbench
from editor.core.edits import Edit
from editor.core.part import IndexPlan
from editor.dialogs.make_index import MakeIndexDialog
from editor.dialogs.match_index import MatchIndexDialog
from editor.models.url_display import commonest_origin
from editor.services.workspace import Workspace
from editor.services.workspace_file import WorkspaceFile
from editor.services.workspace_names import (
    INDEX_NAME,
    loc_for,
    making_of_index,
    matching,
    published_folder,
    trouble_with_index,
    unlisted,
)


class IndexCommands(QObject):
    """Changes which files an index lists: one step of undo each."""

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench.window)
        self._bench = bench

    def make(self) -> None:
        """Ask for name and place of an index, and let it list the files."""
        session, workspace = self._bench.session, self._bench.workspace
        if session is None or workspace is None or not session.is_editable:
            return
        if workspace.index is not None:
            text = self.tr("There is an index already: {name}.")
            self._bench.say(text.format(name=workspace.index.context.file_name))
            return
        if not workspace.urlset.parts:
            self._bench.say(self.tr("No file is open that it could list."))
            return
        dialog = self.making_dialog(workspace)
        if dialog.exec():
            edit = making_of_index(workspace, dialog.plan, is_dated=dialog.is_dated)
            if self._do(edit, self.tr("Make the index {name}").format(name=dialog.plan.name)):
                self._bench.say(self.tr("The index is written when you save."))
        dialog.deleteLater()

    def making_dialog(self, workspace: Workspace) -> MakeIndexDialog:
        """The dialog that asks for name and place of an index."""
        origin = commonest_origin(workspace.urlset.column("loc"))
        folder = published_folder(workspace) or (f"{origin}/" if origin else "")
        parts = workspace.urlset.parts
        return MakeIndexDialog(
            IndexPlan(INDEX_NAME, folder),
            {part.name: workspace.newest_in(part) for part in parts},
            [file.name for file in workspace.files if file.part is None],
            partial(_index_trouble, workspace),
            self._bench.window,
        )

    def match(self) -> None:
        """Ask which entries without a file leave the index, and which files come into it."""
        session, workspace = self._bench.session, self._bench.workspace
        if session is None or workspace is None or not session.is_editable:
            return
        if workspace.index is None:
            self._bench.say(self.tr("There is no index yet: make one first."))
            return
        dialog = self.matching_dialog(workspace)
        if not workspace.missing and not unlisted(workspace):
            self._bench.say(self.tr("The index lists the files that are there, and no others."))
        elif dialog.exec():
            self._change(workspace, dialog.out, dialog.into, self.tr("Match the index to the files"))
        dialog.deleteLater()

    def matching_dialog(self, workspace: Workspace) -> MatchIndexDialog:
        """The dialog that asks what leaves it and what comes into it."""
        return MatchIndexDialog(workspace.missing, unlisted(workspace), self._bench.window)

    def list_file(self, file: WorkspaceFile) -> None:
        """Let the index list a file that it does not list."""
        workspace = self._bench.workspace
        if workspace is not None and file in unlisted(workspace):
            self._change(workspace, (), [file], self.tr("List {name} in the index").format(name=file.name))
        else:
            self._bench.say(self.tr("Only an open file that the index does not list can be added to it."))

    def take_out(self, file: WorkspaceFile) -> None:
        """Take an entry without a file out of the index."""
        workspace = self._bench.workspace
        if workspace is not None:
            title = self.tr("Take {name} out of the index").format(name=file.name)
            self._change(workspace, [file], (), title)

    def _change(
        self, workspace: Workspace, out: Sequence[WorkspaceFile], into: Sequence[WorkspaceFile], title: str
    ) -> None:
        if into and not loc_for(workspace, into[0].name):
            self._bench.say(self.tr("Say first where the index is published."))
        elif self._do(matching(workspace, out, into), title):
            self._bench.say(title)

    def _do(self, edit: Edit, title: str) -> bool:
        session = self._bench.session
        return session is not None and session.do(edit, title)


def _index_trouble(workspace: Workspace, name: str) -> str:
    return QCoreApplication.translate("workspace", trouble_with_index(workspace, name))
