"""The commands of the Site menu: ask for pages, open sitemaps, check a robots.txt, announce changes, compare
with the pages that there are.

Nothing is fetched unless a person asks for it. Sitemaps are found at an address, fetched, and shown
as one document. The answers of pages come and are shown while the person works.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from editor.app.commands.column_commands import ColumnCommands
from editor.app.commands.data_commands import EarlierAnswerCommands
from editor.app.commands.documents.open_commands import FileCommands
from editor.app.commands.documents.set_commands import FileSetCommands
from editor.app.window.command_context import CommandContext, at_work
from editor.core.document.edits import SetValues
from editor.core.document.entry_text import items_at
from editor.core.document.rows import Rows, as_rows
from editor.core.fields import XML_SPACE
from editor.core.site.page_answers import PageAnswer
from editor.core.site.page_coverage import Coverage
from editor.core.site.page_proposals import DateProposal
from editor.core.text import N_
from editor.core.values.urls import Reach, origin, reach, split, split_site, without_user
from editor.dialogs.published_url_dialogs import PublishedUrlDialog
from editor.dialogs.site.announce_dialog import AnnounceContext, AnnounceDialog
from editor.dialogs.site.audit_dialogs import CheckUrlsDialog, HonestLastmodDialog, KnownBefore, Scope
from editor.dialogs.site.coverage_dialog import CoverageDialog, CoverageNeeds
from editor.dialogs.site.open_web_dialog import OpenWebDialog
from editor.dialogs.site.robots_dialog import LoadedRobots, RobotsContext, RobotsDialog
from editor.formats.tables.text_tables import TableError
from editor.models.session.session import Session, Stage
from editor.models.table.value_display import commonest_origin
from editor.models.words.translation import counted, text_of, translated
from editor.services.documents.other_versions import Download, published_urls_of
from editor.services.documents.published_site import NotAnnounced, dates_of, rules_for, saved_files
from editor.services.earlier_answers import changed_pages
from editor.services.files.file_errors import SaveError
from editor.services.files.file_replacement import save_file
from editor.services.installation import new_download_folder
from editor.services.settings.settings import INDEXNOW_KEYS, USER_AGENT
from editor.services.site_audit import AuditPlan, SiteAudit
from editor.services.tables.table_formats import NO_OPTIONS, TABLE_FORMATS, format_of_name
from editor.services.tasks import Latest
from editor.services.web_access import WebAccess
from editor.site import request_limits
from editor.site.site_storage import ledger_path
from editor.views.panels.audit_bar import AuditBar
from editor.views.table.entries_table import EntriesTable


class PublishedUrlCommands(QObject):
    """Asks where a file is published."""

    def __init__(self, context: CommandContext) -> None:
        super().__init__(context.window)
        self._context = context

    def ask(self) -> None:
        """Ask where the file on screen is published."""
        session = self._context.session
        if session is None or session.stage is not Stage.READY:
            self._context.say(at_work(session) if session else "")
            return
        dialog = self.dialog(session)
        if dialog.ask():
            session.set_published_url(dialog.url)
            self._context.published.set(session.shown_path, dialog.url)

    def dialog(self, session: Session) -> PublishedUrlDialog:
        """Make the dialog; it proposes the origin of most entries if the public can open it."""
        commonest = commonest_origin(session.document.entries.column("loc"))
        site = split_site(commonest)
        name = session.shown_path.name if session.shown_path else "sitemap.xml"
        proposal = f"{commonest}/{name}" if site and reach(site.host) is not Reach.PRIVATE else ""
        return PublishedUrlDialog(session.published_url, proposal, self._context.window)


class AnnounceCommands(QObject):
    """Shows what would be announced of the saved document on screen, and announces it."""

    def __init__(self, context: CommandContext, web: WebAccess, ask_url: Callable[[], None]) -> None:
        """ask_url: asks the person where the document on screen is published."""
        super().__init__(context.window)
        self._context, self._ask_url = context, ask_url
        self.needs = AnnounceContext(web, ledger_path(), self._ask_place)

    def show(self) -> None:
        """Ask for the key, try the announcement, and announce what changed."""
        session = self._context.session
        if session is None or not session.is_whole or session.is_modified:
            return
        if not all(published_urls_of(session.document)):
            self._ask_url()
            if not all(published_urls_of(session.document)):
                return
        try:
            dialog = self.dialog(session)
        except NotAnnounced as error:
            self._context.questions.tell(self.tr("These changes cannot be announced yet."), text_of(error))
            return
        dialog.ask()
        self._remember(session, dialog.key)

    def dialog(self, session: Session) -> AnnounceDialog:
        """Make the dialog for a document; raises NotAnnounced."""
        files, document = saved_files(session.document), session.document
        key = self._context.settings.get(INDEXNOW_KEYS).get(origin(next(iter(files))), "")
        needs = replace(self.needs, ledger=ledger_path())
        return AnnounceDialog(files, lambda: dates_of(document), key, needs, self._context.window)

    def _ask_place(self, name: str) -> Path | None:
        files, title = self._context.questions.files, self.tr("Save the key file")
        return files.path_to_save(title, self._context.last_folder / name, [self.tr("Key file (*.txt)")])

    def _remember(self, session: Session, key: str) -> None:
        """Remember the key of the site, which everybody can read there."""
        site = origin(next(iter(saved_files(session.document))))
        if key:
            keys = self._context.settings.get(INDEXNOW_KEYS)
            self._context.settings.set(INDEXNOW_KEYS, {**keys, site: key})


class OpenWebCommands(QObject):
    """Finds and fetches sitemaps, and opens them as documents that were never saved."""

    def __init__(
        self, context: CommandContext, web: WebAccess, file: FileCommands, together: FileSetCommands
    ) -> None:
        super().__init__(context.window)
        self._context, self._web, self._file, self._together = context, web, file, together

    def show(self) -> None:
        """Ask for an address, and open the sitemaps that it leads to."""
        dialog = self.dialog()
        if dialog.ask():
            self.open(dialog.downloads, dialog.index_urls)

    def dialog(self) -> OpenWebDialog:
        """Make the dialog."""
        return OpenWebDialog(self._web, _new_folder, self._context.window)

    def open(self, downloads: Sequence[Download], index_urls: set[str]) -> None:
        """Open files that were fetched: one by itself, several as one document.

        index_urls: those of indexes. With several of these, their sitemaps are opened without them, as a
        document has one index at most.
        """
        indexes = [each for each in downloads if each.url in index_urls]
        sitemaps = [each for each in downloads if each.url not in index_urls]
        if len(downloads) == 1:
            self._file.open_fetched(downloads[0])
        elif sitemaps:
            index = indexes[0] if len(indexes) == 1 else None
            self._together.open_fetched(sitemaps, index)
            if len(indexes) > 1:
                self._context.say(
                    self.tr("There are several indexes, so the sitemaps were opened without them.")
                )
        else:
            for each in indexes:
                self._file.open_fetched(each)


def _new_folder(url: str) -> Path:
    """Make a folder for files from the host of a URL."""
    parts = split(without_user(url))
    authority = parts.authority if parts else ""
    return new_download_folder("".join(each if each.isalnum() or each in ".-" else "-" for each in authority))


class RobotsCommands(QObject):
    """Loads a robots.txt for a document; its rows are checked against it until another is chosen."""

    def __init__(self, context: CommandContext, web: WebAccess) -> None:
        super().__init__(context.window)
        self._context, self._web = context, web
        self._loaded: WeakKeyDictionary[Session, LoadedRobots] = WeakKeyDictionary()

    def show(self) -> None:
        """Ask for a robots.txt and a crawler, and check the rows against it."""
        session = self._context.session
        if session is None or not session.is_whole:
            return
        dialog = self.dialog(session)
        if dialog.ask():
            self.check(session, dialog.loaded)

    def dialog(self, session: Session) -> RobotsDialog:
        """Make the dialog for a document."""
        locs, url = list(session.document.entries.column("loc")), session.published_url
        return RobotsDialog(
            locs,
            url,
            origin(url) or commonest_origin(locs),
            self._loaded.get(session),
            needs=RobotsContext(self._context.tasks, self._web, self._ask_file, self._ask_folder),
            parent=self._context.window,
        )

    def check(self, session: Session, loaded: LoadedRobots | None) -> None:
        """Check the rows of a document against a robots.txt from now on; None: against none."""
        rules = None
        self._loaded.pop(session, None)
        if loaded is not None:
            self._loaded[session] = loaded
            rules = rules_for(loaded.robots, loaded.agent, session.published_url)
        session.robots.check_against(rules)

    def _ask_file(self) -> Path | None:
        return self._context.questions.files.robots_to_read(str(self._context.last_folder))

    def _ask_folder(self) -> Path | None:
        title = self.tr("Choose the folder with the robots.txt")
        folder = self._context.questions.files.folder(title, str(self._context.last_folder))
        return Path(folder) if folder else None


class AuditCommands(QObject):
    """Runs at most one audit for each document; the bar shows that of the document on screen."""

    answered = Signal()  # the page of the current row: what is shown of that row is out of date
    bar_made = Signal(QWidget)  # when it is first asked for; it has no place in the window yet

    def __init__(
        self,
        context: CommandContext,
        columns: ColumnCommands,
        web: WebAccess,
        earlier: EarlierAnswerCommands,
        show_only: Callable[[str], None],
    ) -> None:
        """show_only: shows the rows that match a filter."""
        super().__init__(context.window)
        self._context, self._columns, self._web, self._earlier = context, columns, web, earlier
        self._show_only = show_only
        self._audits: dict[Session, SiteAudit] = {}
        self._signed_in: WeakKeyDictionary[Session, request_limits.Credentials] = WeakKeyDictionary()

    @cached_property
    def bar(self) -> AuditBar:
        """The bar; it is hidden until an audit is to be seen."""
        bar = AuditBar()
        bar.hide()
        bar.pause_toggled.connect(self.pause_or_resume)
        bar.stop_requested.connect(self.stop)
        bar.pace_changed.connect(self._set_pace)
        bar.private_requested.connect(self.ask_private)
        bar.continue_requested.connect(self.check_urls)
        bar.verdict_requested.connect(lambda verdict: self._show_only(f"verdict:{verdict}"))
        bar.closed.connect(self.close_bar)
        self.bar_made.emit(bar)
        return bar

    # Asking

    def check_urls(self) -> None:
        """Ask which URLs to check and how, and begin."""
        session, table = self._context.session, self._context.table
        if session is None or table is None or not session.is_whole:
            return
        if (audit := self._audits.get(session)) is not None and audit.is_running:
            self._context.say(self.tr("The URLs of this document are being checked. Stop that first."))
            return
        dialog = self.dialog(session, table)
        if dialog.ask():
            self.begin(session, dialog.plan())

    def dialog(self, session: Session, table: EntriesTable) -> CheckUrlsDialog:
        """Make the dialog for the document on screen."""
        signed_in = self._signed_in.get(session, request_limits.NO_CREDENTIALS)
        tasks = self._context.tasks
        known = KnownBefore(
            session.document.answers, signed_in, Latest(tasks), Latest(tasks), self._web.private_hosts
        )
        return CheckUrlsDialog(_scopes(session, table), known, self._context.settings, self._context.window)

    def begin(self, session: Session, plan: AuditPlan) -> None:
        """Begin to ask for URLs; their answers come while the person works on."""
        if session in self._audits:
            self._let_go(self._audits.pop(session))
        else:
            session.closed.connect(partial(self._drop, session))
        self._signed_in[session] = plan.credentials
        self._web.allow(plan.limits.private_hosts)
        plan = replace(plan, limits=replace(plan.limits, private_hosts=self._web.private_hosts))
        audit = self._audits[session] = SiteAudit(plan, self)
        audit.answered.connect(partial(self._on_answered, session))
        audit.changed.connect(self.follow)
        audit.ended.connect(partial(self._earlier.look_up_all, but=session))
        self.follow()

    def _on_answered(self, session: Session, answers: Sequence[PageAnswer]) -> None:
        session.document.answers.put(answers)
        view = next((view for view in self._context.tabs.views() if view.session is session), None)
        if view is not None:
            self._columns.show_answers(view, answers)
        table = self._context.table
        if session is self._context.session and table is not None and table.current_row() >= 0:
            loc = session.document.entries.column("loc")[table.current_row()].strip(XML_SPACE)
            if any(answer.url == loc for answer in answers):
                self.answered.emit()

    def _drop(self, session: Session) -> None:
        """End the audit of a document that is closed; what came is on the disk."""
        audit = self._audits.pop(session, None)
        if audit is not None:
            self._let_go(audit)

    def _let_go(self, audit: SiteAudit) -> None:
        for bar in self.bars():
            if bar.audit is audit:
                bar.audit = None
        audit.close()
        audit.deleteLater()

    # Dates

    def honest_lastmod(self) -> None:
        """Propose dates for pages whose text has changed, and set those that are chosen, in one step."""
        session = self._context.editable
        if session is None:
            return
        dialog = self.dates_dialog(session)
        if dialog.ask() and dialog.chosen:
            self.set_dates(session, dialog.chosen)

    def dates_dialog(self, session: Session) -> HonestLastmodDialog:
        """Make the dialog for a document."""
        document = session.document.entries
        pairs = zip(document.column("loc"), document.column("lastmod"), strict=True)
        dates = {loc.strip(XML_SPACE): lastmod for loc, lastmod in pairs if loc}
        agent = self._context.settings.get(USER_AGENT) or request_limits.USER_AGENT
        return HonestLastmodDialog(
            partial(changed_pages, dates, agent),
            session.model.urls.readable,
            self._context.tasks,
            self._context.window,
        )

    def set_dates(self, session: Session, chosen: Sequence[DateProposal]) -> None:
        """Set the dates that were proposed."""
        new = {proposal.url: proposal.date for proposal in chosen}
        locs = session.document.entries.column("loc")
        dates = {row: new[url] for row, loc in enumerate(locs) if (url := loc.strip(XML_SPACE)) in new}
        if dates:
            edit = SetValues("lastmod", as_rows(list(dates)), list(dates.values()))
            session.undo_stack.do(edit, self.tr("Dates of changed pages"))

    # The bar

    @property
    def _here(self) -> SiteAudit | None:
        """The audit of the document on screen."""
        session = self._context.session
        return self._audits.get(session) if session is not None else None

    def bars(self) -> list[AuditBar]:
        """Return a list with the bar of the audit; an empty one if the bar was not made yet."""
        return [self.bar] if "bar" in vars(self) else []

    def follow(self) -> None:
        """Show how the audit of the document on screen stands."""
        audit = self._here
        if audit is None and not self.bars():
            return
        if self.bar.isHidden() == (audit is not None):
            self.bar.setVisible(audit is not None)
        if audit is not None:
            self.bar.show_audit(audit)

    def pause_or_resume(self) -> None:
        """Pause the audit of the document on screen, or let it go on."""
        audit = self._here
        if audit is not None and audit.is_running:
            (audit.resume if audit.is_paused else audit.pause)()

    def stop(self) -> None:
        """Ask for nothing more; what came stays."""
        if (audit := self._here) is not None:
            audit.stop()

    def close_bar(self) -> None:
        """Hide the bar of an audit that has ended, and go back to the rows."""
        session, audit = self._context.session, self._here
        if session is not None and audit is not None and not audit.is_running:
            self._context.focus_table()  # first, so that hiding the bar does not move the focus elsewhere
            self._drop(session)
            self.follow()

    def _set_pace(self, per_host: int, delay: int) -> None:
        if (audit := self._here) is not None:
            audit.set_pace(per_host, delay / 1000)

    def ask_private(self) -> None:
        """Ask the person whether to check hosts in private networks, too, and check those allowed."""
        session, audit = self._context.session, self._here
        if session is None or audit is None or audit.is_running:
            return
        hosts = [host for host in audit.refused if self._web.may_ask(host)]
        if hosts:
            urls = [url for host in hosts for url in audit.refused[host]]
            self.begin(session, replace(audit.plan, urls=urls))


def _scopes(session: Session, table: EntriesTable) -> list[Scope]:
    """Return the rows that may be checked: all, those shown, those selected; the one that is meant first."""
    model, document = session.model, session.document.entries
    every, selected = range(len(document)), table.selected_rows()
    shown = model.order.document_rows(0, model.rowCount() - 1)

    def scope(one: str, many: str, rows: Rows | Sequence[int]) -> Scope:
        title = counted(one, many, len(rows))
        return Scope(title, lambda: items_at(document.column("loc"), rows))

    one, many = ("The only row", N_("All %Ln rows"))
    found = [scope(one, many, every)]
    one = "The row shown"
    many = N_("The %Ln rows shown")
    if len(shown) < len(every):
        found.insert(0, scope(one, many, shown))
    one = "The selected row"
    many = N_("The %Ln selected rows")
    if 0 < len(selected) < len(every):
        found.insert(0 if len(selected) > 1 else len(found), scope(one, many, selected))
    return [each for each in found if each.locs()]


_TABLE = "coverage.csv"  # the name that is proposed for it


class CoverageCommands(QObject):
    """Shows the dialog, which does the rest."""

    def __init__(
        self, context: CommandContext, web: WebAccess, file: FileCommands, columns: ColumnCommands
    ) -> None:
        super().__init__(context.window)
        self._context, self._web, self._file, self._columns = context, web, file, columns

    def show(self) -> None:
        """Compare the document on screen."""
        session = self._context.editable
        if session is not None:
            self.dialog(session).ask()

    def new_from_site(self) -> None:
        """Start a sitemap, and find the pages that it is to list."""
        self._file.new()
        self.show()

    def dialog(self, session: Session) -> CoverageDialog:
        """Make the dialog for a document."""
        parent = self._context.window
        needs = CoverageNeeds(
            self._context.tasks,
            self._web,
            self._context.settings,
            self._ask_folder,
            self._ask_file,
            partial(self._save_table, session),
            session.model.urls.readable,
            session.undo_stack.do,
            partial(self._mark, session),
        )
        return CoverageDialog(session.document.entries, needs, parent)

    def _ask_folder(self) -> Path | None:
        title = self.tr("Choose the folder of the built site")
        folder = self._context.questions.files.folder(title, str(self._context.last_folder))
        return Path(folder) if folder else None

    def _ask_file(self) -> Path | None:
        return self._context.questions.files.file_to_compare(str(self._context.last_folder))

    def _save_table(self, session: Session, records: Sequence[Sequence[str]]) -> None:
        """Ask for a place, and write a table there in the background."""
        suggestion = self._context.place_for(session.document.path, _TABLE)
        filters = [
            f"{translated(each.title)} ({' '.join(f'*{ending}' for ending in each.endings)})"
            for each in TABLE_FORMATS
        ]
        chosen = self._context.questions.files.path_to_save(self.tr("Export"), suggestion, filters)
        if chosen is None:
            return
        form = format_of_name(chosen.name)
        path = chosen if form is not None else chosen.with_name(f"{chosen.name}.csv")
        written = form or TABLE_FORMATS[0]

        def work() -> None:
            save_file(path, written.write(records, NO_OPTIONS.for_name(path.name)))

        self._context.tasks.run(work, partial(self._on_saved, path))

    def _on_saved(self, path: Path, outcome: Future[None]) -> None:
        error = outcome.exception()
        if isinstance(error, SaveError | TableError | OSError):
            self._context.questions.tell(self.tr("The table could not be saved."), text_of(error))
        else:
            outcome.result()
            self._context.say(self.tr("Saved to {path}").format(path=path))

    def _mark(self, session: Session, found: Coverage) -> None:
        """Show what a comparison found of the rows, and let the filters know."""
        document, view = session.document, self._context.view
        document.entries.mark_inlinks(found.inlinks)
        document.answers.mark({row.url for row in found.absent}, {row.url for row in found.unlinked or ()})
        session.model.values_changed("loc", document.entries.rows)
        if view is not None and view.session is session:
            self._columns.fit(view)
        if session.filter.is_active:
            session.filter.refresh()
