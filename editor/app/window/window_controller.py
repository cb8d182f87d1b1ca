"""The part of the window that works with documents: commands, tabs, findings, their connections.

It makes the present state of the window, and the summary for the status line, of the document on
screen. Figures of the selected rows are worked out once the selection rests. It answers requests for
the manual, whose window it shows above what the user is doing.
"""

from collections.abc import Callable
from concurrent.futures import Future
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractItemView, QApplication, QDialog, QVBoxLayout, QWidget

from editor.app.actions.action_spec import WindowState
from editor.app.actions.all_actions import TICKS, ticked
from editor.app.commands.all_commands import Commands
from editor.app.commands.window_commands import TABLE_SETTINGS
from editor.app.window.command_context import CommandContext, DocumentTabs, Readings, Writings, at_work
from editor.app.window.main_window import MainWindow
from editor.core.document.document import SITEMAP, Document
from editor.core.document.rows import Rows
from editor.core.document.sitemap_file import SitemapFile
from editor.core.extensions.language_links import page_key
from editor.core.fields import Kind
from editor.core.filtering.filter_language import Filter
from editor.core.text import N_
from editor.core.xml.markup import Frame
from editor.dialogs.questions import Questions
from editor.models.session.journaling import Journals, Keeping
from editor.models.session.session import Session, Stage
from editor.models.words.translation import translated
from editor.rules.extensions import extension_usage
from editor.runtime.process import free_closed_documents
from editor.runtime.threads import IsCancelled
from editor.services.documents.open_document import OpenDocument
from editor.services.files.earlier_versions import keep_most
from editor.services.installation import recovery_folder
from editor.services.open_pages import MANUAL_REQUESTS
from editor.services.recovery.recovery_folder import RecoveryFolder
from editor.services.settings.settings import (
    JOURNAL,
    VERSIONS_KEPT,
    WINDOW_GEOMETRY,
    WINDOW_STATE,
    WINDOW_VERSION,
)
from editor.services.settings.settings_file import PublishedUrls
from editor.services.tasks import Latest, Tasks, call_later
from editor.views.document_view import DocumentView
from editor.views.panels.banners import DocumentBanner
from editor.views.panels.status_bar import Summary
from editor.views.style.theme import theme_switch
from editor.views.table.entries_table import EntriesTable
from editor.views.widgets.labels import tell_current
from editor.views.widgets.widget_layouts import laid_out_once, scaled_width, width_in_letters

if TYPE_CHECKING:
    from editor.app.commands.later_commands import LaterCommands
    from editor.app.manual.manual_window import ManualOpener
    from editor.core.insight.date_charts import SelectionFigures
    from editor.views.panels.insight_panel import InsightPanel


_PAUSE = 120  # milliseconds without another change of the selection


class SelectionMeter(QObject):
    """Tells the figures of several selected rows; nothing while fewer than two are selected."""

    def __init__(
        self, tasks: Tasks, tell: "Callable[[SelectionFigures | None], None]", parent: QObject
    ) -> None:
        super().__init__(parent)
        self._tell = tell
        self._known: tuple[Session | None, int, Rows] = (None, 0, ())
        self._latest = Latest(tasks)
        self._rest = QTimer(self, interval=_PAUSE, singleShot=True)
        self._rest.timeout.connect(self._measure)

    def follow(self, session: Session | None, table: EntriesTable | None) -> None:
        """Note what is selected now, and work its figures out in a moment if that is new."""
        rows = table.selected_rows() if session is not None and table is not None else ()
        edits = session.undo_stack.edits if session is not None else 0
        if (session, edits, rows) == self._known:
            return
        self._known = (session, edits, rows)
        self._latest.forget()
        self._tell(None)
        if len(rows) > 1:
            self._rest.start()
        else:
            self._rest.stop()

    def _measure(self) -> None:
        session, _, rows = self._known
        if session is None or (rows and rows[-1] >= len(session.document.entries)):
            return
        document = session.document.entries
        measured = partial(self._on_measured, document, document.arrangement)
        self._latest.ask(partial(_figures_of, document, rows), measured)

    def _on_measured(self, document: Document, arrangement: int, outcome: "Future[SelectionFigures]") -> None:
        if document.arrangement == arrangement:  # else they are asked for again
            self._tell(outcome.result())


def _figures_of(document: Document, rows: Rows, _is_cancelled: IsCancelled) -> "SelectionFigures":
    from editor.core.insight.date_charts import SelectedColumns  # noqa: PLC0415 - once several are selected

    return SelectedColumns.of(document, rows).figures()


_LEAST_WORK_AREA = 200  # pixels that panels beside it leave the table

_MOMENT = 500  # milliseconds: Qt releases widgets a little later, and several may be closed in turn


class MemoryCleanup(QObject):
    """Frees the memory of closed documents, which takes long, once no work is running."""

    def __init__(self, tasks: Tasks, parent: QObject) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._later = QTimer(self, interval=_MOMENT, singleShot=True)
        self._later.timeout.connect(self._tidy)

    def call_later(self) -> None:
        """Free closed documents in a moment; called when one is closed."""
        self._later.start()

    def _tidy(self) -> None:
        if self._tasks.is_idle:
            for reader in (extension_usage.read_extension, page_key):  # their caches keep texts alive
                reader.cache_clear()
            free_closed_documents()
        else:
            self._later.start()


class WindowController(QObject):
    """Makes and connects the parts of the window that work with documents."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        tasks, folder = Tasks(self), RecoveryFolder(recovery_folder())
        self.context = CommandContext(
            window=window,
            status=window.status,
            tabs=DocumentTabs(window),
            tasks=tasks,
            settings=window.settings,
            recent=window.recent,
            published=PublishedUrls(window.settings),
            questions=Questions(window, window.settings),
            readings=Readings(self),
            writings=Writings(),
            actions=window.menus.actions,
            journals=Journals(Keeping(folder, Tasks(self), partial(window.settings.get, JOURNAL)), self),
        )
        self._has_remembered_tabs = False
        self._meter = SelectionMeter(tasks, window.status.show_figures, self)
        self._tidying = MemoryCleanup(self.context.tasks, self)
        self.commands = Commands(self.context, window.filter_bar, self._close_for_another)
        self._make_layout()
        self._connect()
        self._refresh_later = QTimer(self, interval=0, singleShot=True)
        self._refresh_later.timeout.connect(self.refresh)
        self._restore_panels()
        self.refresh_soon()  # a document is opened first, if one was asked for

    # Set-up

    def _make_layout(self) -> None:
        window, panels = self._window, self.commands.panels
        self._work_area = QWidget(window)
        self._work_area.setMinimumWidth(scaled_width(_LEAST_WORK_AREA, window))
        column = QVBoxLayout(self._work_area)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.context.tabs, 1)
        self.commands.find.bar_made.connect(partial(column.insertWidget, 1))  # below the documents
        self.commands.later_made.connect(partial(self._connect_audit, column))
        window.centre.addWidget(self._work_area)
        window.page.insertWidget(0, self.commands.recovery.banner)
        window.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)  # forms are long
        panels.place_in(window)

    def _restore_panels(self) -> None:
        """Put the panels where they were, and back into the window those that earlier versions let out."""
        self._window.restoreState(QByteArray(self._window.settings.get(WINDOW_STATE)), WINDOW_VERSION)
        for dock in self.commands.panels.all_docks():
            dock.setFloating(False)

    def _connect(self) -> None:
        do, tabs, window = self.commands, self.context.tabs, self._window
        MANUAL_REQUESTS.asked.connect(self._open_manual)
        MANUAL_REQUESTS.asked_about_rule.connect(self._explain_rule)
        of_tables = (each.setting for each in TABLE_SETTINGS)
        window.settings.follow(self.refresh, *of_tables, *(tick.setting for tick in TICKS.values()))
        window.settings.follow(self._keep_versions, VERSIONS_KEPT)
        window.settings.follow(self.context.journals.follow_wish, JOURNAL)
        self._keep_versions()
        findings = do.panels.findings
        window.painting.connect(self._finish_updates)
        for asked in (tabs.tabBarClicked, tabs.close_requested):  # neither moves the focus from a field
            asked.connect(do.finish_typing)
        tabs.currentChanged.connect(self._on_tab_changed)
        tabs.close_requested.connect(do.close.close_view)
        tabs.close_others_requested.connect(do.close.close_others)
        tabs.folder_requested.connect(do.tabs.open_folder)
        do.file.files_changed.connect(window.show_recent)
        do.file.opened.connect(self._on_opened)
        do.file.began.connect(do.rules.prepare)
        do.file.prepared.connect(self._on_prepared)
        do.file.loaded.connect(findings.model.refresh)
        do.file.loaded.connect(do.columns.fit)
        do.file.loaded.connect(do.rules.tell)
        do.together.replacing.connect(do.finish_typing)
        do.close.closing.connect(do.finish_typing)
        do.recovery.changed.connect(self.refresh_soon)
        do.recovery.banner.left.connect(self.context.focus_table)
        self.context.journals.failed.connect(self._on_journal_failed)
        window.status.stop_requested.connect(do.file.stop)
        findings.panel.place_requested.connect(do.view.go_to)
        findings.header.only_requested.connect(do.finish_typing)
        findings.header.only_requested.connect(self._on_only_requested)
        findings.model.modelReset.connect(self.refresh_soon)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme_switch(app).theme_changed.connect(self.refresh_soon)
            app.focusChanged.connect(self._on_focus)
        self._connect_late()

    @cached_property
    def _manual(self) -> "ManualOpener":
        from editor.app.manual.manual_window import ManualOpener  # noqa: PLC0415 - fixes, operations, the command line

        return ManualOpener(self._window)

    def _open_manual(self, place: str) -> None:
        self._manual.open_at(place)

    def _explain_rule(self, rule: str) -> None:
        self._manual.explain_rule(rule)

    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Tell screen readers of the current part of a list, once Qt told that the list has the focus."""
        if QAccessible.isActive() and isinstance(now, QAbstractItemView):
            call_later(now, partial(tell_current, now))

    def _connect_late(self) -> None:
        """Connect what is shown with commands that are made when they are first asked for."""
        # ruff: noqa: PLW0108 - without the lambdas they would be made now
        do, act, bar = self.commands, self._window.menus.actions, self._window.filter_bar
        header = do.panels.findings.header
        do.file.table_found.connect(lambda path: do.later.into.import_table(path))
        bar.save_requested.connect(lambda: do.later.filters.save_filter())
        bar.saved_requested.connect(lambda: do.later.filters.show_saved())
        status = self._window.status
        status.published_url_requested.connect(lambda: do.later.published.ask())
        bar.help_requested.connect(act["filter_language"].trigger)
        header.fix_all_requested.connect(act["fix_all_safe"].trigger)
        for asked in (do.panels.findings.panel.fix_requested, do.panels.details.fix_requested):
            asked.connect(lambda *place: do.fix.fix_finding(*place))
        header.summary_requested.connect(act["summary"].trigger)
        do.panels.insight.made.connect(self._connect_insight)

    def _connect_insight(self, panel: "InsightPanel") -> None:
        do, act = self.commands, self._window.menus.actions
        panel.save_requested.connect(lambda chart: do.later.out.save_chart(chart))
        panel.compare_requested.connect(act["compare"].trigger)
        panel.published_requested.connect(act["compare_published"].trigger)
        panel.part_requested.connect(lambda part: do.later.compare.show_part(part))
        panel.version_requested.connect(act["versions"].trigger)

    def _connect_audit(self, column: QVBoxLayout, later: "LaterCommands") -> None:
        later.audit.bar_made.connect(column.addWidget)
        later.audit.answered.connect(self.refresh_soon)

    def _connect_banner(self, banner: DocumentBanner) -> None:
        """Connect the banner of a document, which few documents show, with its commands."""
        do, act = self.commands, self._window.menus.actions
        banner.encoding_requested.connect(do.edit.convert_utf8)
        banner.import_requested.connect(lambda: do.later.into.import_feed())
        banner.accept_requested.connect(act["accept_recovery"].trigger)
        banner.repairs_requested.connect(act["repairs"].trigger)

    # Updates of the screen

    def parts(self) -> list[QWidget]:
        """Return the parts that Tab visits, in this order: the document, panels around it, the rest."""
        view = self.context.view
        if view is None:  # Qt would visit the tab bar of panels, which is not visible
            return [self.commands.recovery.banner, self._window.empty_state]
        docks = self.commands.panels.visible_docks()
        panels = [part for dock in docks for part in (dock.widget(), dock.titleBarWidget())]
        around = (self._window.status, self._window.filter_bar, self.context.tabs.tabBar())
        return [self.commands.recovery.banner, view, *self.commands.bars(), *panels, *around]

    def refresh_soon(self) -> None:
        """Refresh once at the end of this turn of the event loop, however often this is called."""
        if not self._refresh_later.isActive():
            self._refresh_later.start()

    def _finish_updates(self) -> None:
        """Apply pending updates now, which would cause another painting if they came later."""
        if self._refresh_later.isActive():
            self.refresh()
        if self.context.table is not None:
            self.context.table.lay_out_now()

    def refresh(self) -> None:
        """Update everything around the table."""
        self._refresh_later.stop()
        findings = self.commands.panels.findings
        findings.follow()
        state = self._present_state()
        # Laid out before the files, which share its place: it stays in front if both are shown at once.
        findings.setVisible(state.has_document and findings.is_wanted)
        with laid_out_once(self._window):
            self._show(state)

    def _present_state(self) -> WindowState:
        context, findings = self.context, self.commands.panels.findings.model
        view, session, table = context.view, context.session, context.table
        bare = WindowState(
            context.tabs.count(),
            has_path=view is not None and view.path is not None,
            has_lost_work=self.commands.recovery.has_found,
            ticks=ticked(context.settings, width_in_letters(context.window)),
        )
        if session is None or table is None:
            return bare
        document = session.document
        return bare._replace(
            has_document=True,
            has_files=document.entries.is_set,
            is_index=document.entries.kind is Kind.SITEMAPINDEX,
            is_whole=session.is_whole,
            is_busy=session.is_busy,
            is_modified=session.is_modified,
            at_work=at_work(session),
            is_read_only=document.is_read_only,
            is_recovered=not document.file_list.is_accepted,
            has_repairs=document.file_list.has_repairs,
            is_foreign_encoding=not document.entries.frame.is_utf8,
            rows=len(document.entries),
            selected=len(table.selected_rows()),
            is_file_order=session.model.is_whole_in_order,
            is_sorted=session.model.is_sorted,
            is_filtered=session.filter.is_active,
            # Where one of several files is shown, others may have some.
            has_findings=findings.rowCount() > 0 or session.filter.file is not None,
            has_safe_fixes=findings.has_safe_fixes,
            undo_text=session.undo_stack.undoText(),
            redo_text=session.undo_stack.redoText(),
            can_redo=session.undo_stack.canRedo(),
        )

    def _show(self, state: WindowState) -> None:
        window, context, panels = self._window, self.context, self.commands.panels
        panels.findings.header.set_fixable(state.is_editable and state.has_safe_fixes)
        window.menus.update(state)
        window.centre.setCurrentWidget(self._work_area if state.tabs else window.empty_state)
        window.filter_bar.setEnabled(state.has_document)
        view, session, table = context.view, context.session, context.table
        window.status.show_summary(status_of(session, table) if session and table else None)
        self._meter.follow(session, table)
        self._show_filter()
        if view is not None:
            view.show_files()
        panels.files.follow()
        panels.site.follow()
        panels.details.follow()
        panels.insight.follow()
        self.commands.follow()
        name = context.tabs.title_of(view) if view else ""
        window.setWindowTitle(f"{name}[*] — Sitemap Editor" if name else "Sitemap Editor")
        window.setWindowModified(session is not None and session.is_modified)

    def _show_filter(self) -> None:
        bar, session = self._window.filter_bar, self.context.session
        if session is None:
            bar.show_filter("", Filter())
            return
        asked = session.filter
        bar.show_filter(asked.typed, asked.wanted, asked.error, asked.place)
        self.commands.panels.findings.show_filter()

    def _on_opened(self, view: DocumentView) -> None:
        view.state_changed.connect(self.refresh_soon)
        view.left.connect(self._tidying.call_later)
        self._connect_banner(view.banner)
        view.rows_dropped.connect(self._on_rows_dropped)
        view.file_changed.connect(partial(self.commands.columns.fit_files, view))
        self.refresh_soon()

    def _on_rows_dropped(self, key: int) -> None:
        self.commands.later.files.move_selected_to(key)

    def _on_prepared(self, view: DocumentView) -> None:
        if view.table is not None and view.session is not None:
            self.commands.look.show_in(view.table)
            self.commands.columns.prepare(view)
            view.session.undo_stack.changing.connect(partial(self._on_changing, view))
            performed = view.session.undo_stack.performed
            performed.connect(partial(self.commands.columns.follow, view))
            performed.connect(self._window.status.clearMessage)  # its message is out of date
            view.table.details_requested.connect(self._on_more_requested)
            view.table.told.connect(self.context.say)
            view.table.move_requested.connect(self.commands.edit.move_to)
            self._window.menus.fill_context_menu(view.table)
            self.commands.offer_fixes(view.table)
            view.table.row_header.offer(view.table.actions())
            view.table.set_marker(self.commands.find.matches)

    def _on_changing(self, view: DocumentView) -> None:
        self.commands.panels.details.finish_typing_in(view.session)

    def _on_more_requested(self, column: str) -> None:
        """Open the dialog or panel for a column that is not edited in place."""
        if column == SITEMAP:
            self.commands.later.files.move_rows()
        else:
            self.commands.panels.show_details(column)

    def _on_tab_changed(self) -> None:
        self._window.status.clearMessage()
        self.commands.panels.finish_typing()  # they still show the previous document
        for view in self.context.tabs.views():
            if view is not self.context.view and view.table is not None:
                view.table.finish_editing()  # the tab changed by the wheel, or by itself
        if self.context.table is not None:
            self.commands.look.show_in(self.context.table)
        self.refresh()

    def _on_only_requested(self, only: bool) -> None:
        chosen = self.commands.panels.findings.panel.chosen_rule
        self.commands.view.show_only_rule(chosen if only else "")

    def _on_journal_failed(self, cause: str) -> None:
        text = self.tr("Changes cannot be backed up in case of a crash: {cause} Save often.")
        self.context.say(text.format(cause=cause), 15_000)

    # The end

    def is_closed(self) -> bool:
        """Close all documents, which may take a save; return True if they are closed.

        If not, the window is closed once they are.
        """
        if not self._has_remembered_tabs:
            if not self.commands.tabs.may_be_left():
                return False
            self.commands.tabs.remember()
        if not self.commands.may_be_left():
            return False
        if self.context.tabs.count():
            self.commands.close.close_all(self._close_window)
            return False
        self._remember_place()
        self.commands.panels.findings.model.set_findings(None)
        self.commands.find.matches.stop()
        self._refresh_later.stop()
        self.context.tasks.close()
        self.context.journals.close()
        return True

    def _close_window(self) -> None:
        """Close the window, as all documents are closed; the tabs that there were are remembered."""
        self._has_remembered_tabs = True
        call_later(self._window, self._window.close)

    def _close_for_another(self) -> None:
        """Close the window for another one to come with the same files, unless the person stays."""
        tabs = [*self.commands.tabs.descriptions()]

        def close() -> None:
            self._window.tabs_to_come = tabs
            for dialog in self._window.findChildren(QDialog):
                if dialog.isVisible():
                    dialog.reject()  # else it would be the last window, and none come after it
            call_later(self._window, self._window.close)

        if self.commands.may_be_left():
            self.commands.tabs.remember()
            self.commands.close.close_all(close)

    def _keep_versions(self) -> None:
        keep_most(self.context.settings.get(VERSIONS_KEPT))

    def _remember_place(self) -> None:
        """Remember where the window and its panels are; all settings are on the disk afterwards."""
        settings, window = self.context.settings, self._window
        settings.set(WINDOW_GEOMETRY, bytes(window.saveGeometry().data()))
        settings.set(WINDOW_STATE, bytes(window.saveState(WINDOW_VERSION).data()))
        settings.save()


_BUSY = {Stage.BUSY: N_("working…"), Stage.WRITING: N_("writing…")}
_LINE_ENDS = {"\n": "LF", "\r\n": "CRLF", "\r": "CR"}


def status_of(session: Session, table: EntriesTable) -> Summary:
    """Return the summary of a document for the status line, or of the only one of several files shown."""
    document, file = session.document, session.filter.file
    if document.is_set:
        return _status_of_files(document, file, _summary(session, table))
    return _summary(session, table)


def _status_of_files(document: OpenDocument, file: SitemapFile | None, summary: Summary) -> Summary:
    files = [file] if file is not None else document.entries.files
    if not files:
        return summary
    contexts = {each.key: document.findings.of(each).context for each in files}
    fullest, largest = max(files, key=len), max(context.byte_size for context in contexts.values())
    return summary._replace(
        rows=sum(map(len, files)),
        limited_rows=len(fullest),
        byte_size=largest if summary.byte_size is not None else None,
        form=_form(fullest.frame) if file is not None else "",
        published_url=contexts[file.key].published_url if file is not None else summary.published_url,
        files=0 if file is not None else len(files),
        fullest="" if file is not None else fullest.name,
    )


def _summary(session: Session, table: EntriesTable) -> Summary:
    document = session.document
    return Summary(
        rows=len(document.entries),
        limited_rows=len(document.entries),
        selected=len(table.selected_rows()),
        shown=session.model.rowCount(),
        is_searching=session.filter.is_searching,
        byte_size=document.findings.context.byte_size if session.is_whole else None,
        form=_form(document.entries.frame),
        published_url=document.findings.context.published_url,
        saved=_saved_state(session),
        at_work=at_work(session),
        can_stop=session.stage in (Stage.LOADING, Stage.WRITING)
        or (session.stage is Stage.BUSY and session.can_stop),
        is_index=document.entries.kind is Kind.SITEMAPINDEX,
    )


def _form(frame: Frame) -> str:
    parts = [frame.encoding.upper(), _LINE_ENDS.get(frame.line_end, "LF")]
    if frame.bom:
        parts.insert(1, "BOM")
    if frame.gzip:
        parts.append("gzip")
    return " · ".join(parts)


def _work_words(session: Session) -> str:
    """Say what is being done with a document, and how much of it is done where that is known."""
    if session.stage is Stage.LOADING:
        text = translated("reading {n} %")
    elif session.stage is Stage.BUSY and session.fraction:
        text = translated("working {n} %")
    elif session.stage is Stage.WRITING and session.fraction:
        text = translated("writing {n} %")
    else:
        text = translated(_BUSY[session.stage])
    return text.format(n=int(session.fraction * 100))


def _saved_state(session: Session) -> str:
    if session.stage is Stage.LOADING or session.is_busy:
        return _work_words(session)
    if session.stage is Stage.BROKEN_OFF or session.document.is_read_only:
        return translated("read-only")
    if session.is_modified:
        return translated("unsaved changes")
    if session.document.needs_place:
        return translated("not saved yet")
    return translated("saved")
