"""The dialog that compares a document with the pages that there are, and adds and removes rows.

What it compares with is a folder of the built site, the live site, a table or another sitemap,
together or alone. It reads and asks in the background; what was found is one view of several lists.
"""

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, QTimer
from PySide6.QtWidgets import (
    QCheckBox,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QTabBar,
    QWidget,
)

from editor.core.document.document import Document
from editor.core.document.edits import Edit, removal
from editor.core.operations.operation_parameters import ArgumentError
from editor.core.site.crawl_frontier import MOST_LEVELS, MOST_PAGES, CrawlPlan
from editor.core.site.declined_urls import DeclinedUrls, Proposal, patterns_in, proposed_patterns
from editor.core.site.found_pages import FoundPage, FoundSite, Source
from editor.core.site.page_coverage import (
    ADDED,
    HEADINGS,
    REMOVED,
    Coverage,
    CoverageLine,
    Part,
    addition,
    compare,
    lines_of,
    record_of,
)
from editor.core.text import N_
from editor.core.values.urls import origin
from editor.dialogs.dialog_frame import Buttons, Dialog
from editor.formats.read_errors import Unreadable
from editor.formats.tables.text_tables import TableError
from editor.models.lists.preview_models import CoverageColumn, CoverageModel
from editor.models.words.translation import counted, text_of, translated
from editor.runtime.threads import Cancelled, IsCancelled
from editor.services.documents.crawled_pages import SiteRequest, home_of, site_of_web
from editor.services.documents.page_sources import UnknownBase, site_of_data, site_of_folder
from editor.services.settings.settings import CRAWLER, DECLINED_URLS, PER_HOST, REQUEST_DELAY
from editor.services.settings.settings_file import Settings
from editor.services.site_folder import UNDATED, DateSource, dated
from editor.services.tasks import Latest, Tasks
from editor.services.web_access import WebAccess
from editor.site.request_limits import Limits
from editor.views.widgets.input_fields import (
    ChoiceBox,
    count_box,
    field_grid,
    name_choice,
    on_change,
    push_button,
    text_line,
)
from editor.views.widgets.keyboard import set_tab_order
from editor.views.widgets.labels import plain_label
from editor.views.widgets.lists import ReadingTable, StretchedColumn, least_width
from editor.views.widgets.widget_layouts import add_layout, fit_columns, line_of, scaled_width

_MOST_EVER = 1_000_000  # pages that a person can let be asked for
_LOOK = 250  # milliseconds between two looks at how far it is
_TYPING = 400  # milliseconds after the last letter of a pattern
_LINES = 5
_EVIDENCE = 280  # pixels: the most that evidence gets
_TABS = {
    Part.MISSING: N_("Missing ({count})"),
    Part.LEFT_OUT: N_("Rightly left out ({count})"),
    Part.ABSENT: N_("Absent ({count})"),
    Part.NOT_INDEXABLE: N_("Not indexable ({count})"),
    Part.UNLINKED: N_("Not linked ({count})"),
}
_PARTS = tuple(Part)  # as the tabs are
_ADD = ("Add this one", N_("Add these %Ln"))
_REMOVE = ("Remove this one", N_("Remove these %Ln"))
_ADDED = ("1 page added", N_("%Ln pages added"))
_REMOVED = ("1 URL removed", N_("%Ln URLs removed"))
_FOUND = ("1 page was found.", N_("%Ln pages were found."))
_PROPOSED = ("{pattern}: 1 page", N_("{pattern}: %Ln pages"))


@dataclass(frozen=True, slots=True)
class CoverageNeeds:
    """The means that the dialog needs."""

    tasks: Tasks
    web: WebAccess
    settings: Settings
    choose_folder: Callable[[], Path | None]
    choose_file: Callable[[], Path | None]
    save_table: Callable[[Sequence[Sequence[str]]], object]
    readable: Callable[[str], str]  # returns a URL as it is shown
    do: Callable[[Edit, str], bool]  # makes an edit of the document that one undo takes back
    take: Callable[[Coverage], object]  # keeps the outcome for the filters


@dataclass(frozen=True, slots=True)
class _Wanted:
    """What the document is compared with."""

    home: str
    folder: Path | None
    site: SiteRequest | None
    data: Path | None
    agent: str


@dataclass(slots=True)
class _Progress:
    """How far a worker is: written by that, and read by the dialog."""

    done: int = 0
    known: int = 0


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What a comparison found, and which patterns may be declined."""

    coverage: Coverage
    lines: Sequence[CoverageLine]
    proposals: Sequence[Proposal]


class CoverageDialog(Dialog):
    """Compares, lists what was found, and adds or removes what is ticked, as often as wanted."""

    manual_place = "coverage"

    def __init__(self, document: Document, needs: CoverageNeeds, parent: QWidget | None = None) -> None:
        super().__init__(parent, self.tr("Coverage"))
        self._document, self._needs = document, needs
        self._reading = self.owns(Latest(needs.tasks))
        self._comparing = self.owns(Latest(needs.tasks))
        self._sites: Sequence[FoundSite] = ()
        self._found: Coverage | None = None
        self._progress = _Progress()
        self._note = ""  # on what was done last, said behind what is found after it
        self.add_text(
            self.tr(
                "Which pages are not listed, and which listed URLs are not there? Choose what to compare "
                "with; only the live site is asked for anything."
            )
        )
        add_layout(self.column, self._make_sources())
        self.compare_button = push_button(self.tr("&Compare"), self.compare_or_stop, self)
        self.add_outlook()
        add_layout(self.column, line_of(self.compare_button, self._outlook, grows=self._outlook))
        self._make_lists()
        self._make_choices()
        self.add_buttons(Buttons.Close)
        action = QDialogButtonBox.ButtonRole.ActionRole
        self.add_button = self.add_answer("", self.add_ticked, action)
        self.remove_button = self.add_answer("", self.remove_ticked, action)
        self.export_button = self.add_answer(self.tr("&Export…"), self._export, action)
        self._clock = QTimer(self, interval=_LOOK)
        self._clock.timeout.connect(self._tell_progress)
        self._typing = QTimer(self, interval=_TYPING, singleShot=True)
        self._typing.timeout.connect(self._on_patterns)
        self.model.choice_changed.connect(self._refresh)
        set_tab_order(self)
        self.propose_size(1040, 720)
        self._show_patterns()
        self._refresh()

    # Its parts

    def _make_sources(self) -> QGridLayout:
        locs = self._document.column("loc")
        self.home = text_line(self, self.tr("Home page"), home_of(locs), "https://www.example.com/")
        self.uses_folder = QCheckBox(self.tr("&Folder of the built site"), self)
        self.folder = text_line(self, self.tr("Folder of the built site"))
        self.uses_site = QCheckBox(self.tr("&Live site"), self)
        self.most = count_box(self, self.tr("Pages at most"), _MOST_EVER)
        self.most.setValue(MOST_PAGES)
        self.levels = count_box(self, self.tr("Links from the home page at most"), MOST_LEVELS)
        self.uses_data = QCheckBox(self.tr("&Table or sitemap"), self)
        self.data = text_line(self, self.tr("Table or sitemap"))
        browse_folder = partial(self._browse, self._needs.choose_folder, self.folder)
        browse_file = partial(self._browse, self._needs.choose_file, self.data)
        asked = line_of(
            plain_label(self.tr("at most"), self),
            self.most,
            plain_label(self.tr("pages, within"), self),
            self.levels,
            plain_label(self.tr("links of the home page"), self),
            None,
        )
        grid = field_grid()
        label = plain_label(self.tr("&Home page"), self, self.home)
        rows: Sequence[tuple[QWidget, QWidget | QHBoxLayout]] = (
            (label, self.home),
            (
                self.uses_folder,
                line_of(
                    self.folder,
                    push_button(self.tr("Choose f&older…"), browse_folder, self),
                    grows=self.folder,
                ),
            ),
            (self.uses_site, asked),
            (
                self.uses_data,
                line_of(
                    self.data, push_button(self.tr("Choose ta&ble…"), browse_file, self), grows=self.data
                ),
            ),
        )
        for row, (left, right) in enumerate(rows):
            grid.addWidget(left, row, 0)
            if isinstance(right, QWidget):
                grid.addWidget(right, row, 1)
            else:
                add_layout(grid, right, (row, 1))
        for line, box in ((self.folder, self.uses_folder), (self.data, self.uses_data)):
            line.textEdited.connect(partial(_tick_if_filled, box))
        for line in (self.home, self.folder, self.data):
            line.returnPressed.connect(self._compare_if_possible)
        on_change(self._refresh, self.home, self.folder, self.data)
        on_change(self._refresh, self.uses_folder, self.uses_site, self.uses_data)
        self.home.textChanged.connect(self._show_patterns)
        return grid

    def _browse(self, choose: Callable[[], Path | None], line: QLineEdit) -> None:
        place = choose()
        if place is not None:
            line.setText(str(place))
            (self.uses_folder if line is self.folder else self.uses_data).setChecked(True)

    def _make_lists(self) -> None:
        self.tabs = QTabBar(self)
        self.tabs.setAccessibleName(self.tr("Lists"))
        self.tabs.setExpanding(False)
        for _part in Part:
            self.tabs.addTab("")
        self.search = self.new_search(self.tr("Filter"))
        self.search.textChanged.connect(self._choose_list)
        self.all_button = push_button(self.tr("T&ick all"), partial(self._tick_shown, is_ticked=True), self)
        self.none_button = push_button(
            self.tr("&Untick all"), partial(self._tick_shown, is_ticked=False), self
        )
        add_layout(self.column, line_of(self.tabs, None, self.search, self.all_button, self.none_button))
        self.model = CoverageModel(self._needs.readable, self)
        self.list = ReadingTable(self.tr("Pages and URLs"), self.model, self)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # URLs of a folder differ at the end
        header = self.list.horizontalHeader()
        widths = {
            CoverageColumn.EVIDENCE: _EVIDENCE,
            CoverageColumn.INLINKS: 88,
            CoverageColumn.DEPTH: 64,
            CoverageColumn.PATH: 176,
        }
        fit_columns(header, {int(column): width for column, width in widths.items()}, self)
        StretchedColumn(header, CoverageColumn.URL)
        self.model.modelReset.connect(self._fit_evidence)
        self.list.show_lines(_LINES)
        self.column.addWidget(self.list, 1)
        self.tabs.currentChanged.connect(self._choose_list)

    def _fit_evidence(self) -> None:
        """Give the evidence what it needs, but not the room of the URLs."""
        header = self.list.horizontalHeader()
        needed = max(
            self.list.sizeHintForColumn(CoverageColumn.EVIDENCE),
            header.sectionSizeHint(CoverageColumn.EVIDENCE),
        )
        most = min(scaled_width(_EVIDENCE, self), self.list.viewport().width() // 3)
        header.resizeSection(
            CoverageColumn.EVIDENCE, max(min(needed, most), least_width(header, CoverageColumn.EVIDENCE))
        )

    def _make_choices(self) -> None:
        self.patterns = text_line(self, self.tr("Not to be listed"), "", "/tag/* /draft/*")
        self.patterns.textEdited.connect(lambda _text: self._typing.start())
        self.propose_button = push_button(self.tr("P&roposals"), self._show_proposals, self)
        self.proposals: Sequence[Proposal] = ()
        label = plain_label(self.tr("&Not to be listed"), self, self.patterns)
        self.into = ChoiceBox(self, items=self._files())
        name_choice(self.into, self.tr("Put into"))
        into = plain_label(self.tr("&Put into"), self, self.into)
        for part in (into, self.into):
            part.setVisible(self.into.count() > 1)
        self.dates = ChoiceBox(self, items=self._date_sources())
        name_choice(self.dates, self.tr("Dates"))
        dates = plain_label(self.tr("&Dates"), self, self.dates)
        self._date_parts = (dates, self.dates)
        line = line_of(label, self.patterns, self.propose_button, grows=self.patterns)
        add_layout(self.column, line)
        add_layout(self.column, line_of(into, self.into, dates, self.dates, None))

    def _date_sources(self) -> Iterable[tuple[str, str]]:
        """Yield what may date a page that no header or table dates."""
        yield self.tr("From headers and tables alone"), ""
        yield self.tr("From the files as well"), DateSource.FILE
        yield self.tr("From the last commits (git) as well"), DateSource.GIT

    def _files(self) -> Iterable[tuple[str, object]]:
        names = [file.name for file in self._document.files]
        yield self.tr("Where their folders are"), ""
        if len(names) > 1:
            yield from ((name, name) for name in names)

    # What it compares with

    def _wanted(self) -> _Wanted:
        settings, home = self._needs.settings, self.home.text().strip()
        limits = Limits(
            per_host=settings.get(PER_HOST),
            delay=settings.get(REQUEST_DELAY) / 1000,
            private_hosts=self._needs.web.private_hosts,
        )
        agent = settings.get(CRAWLER)
        depth = self.levels.value()
        plan = CrawlPlan(home, self.most.value(), None if depth == MOST_LEVELS else depth)
        return _Wanted(
            home,
            Path(self.folder.text().strip()) if self.uses_folder.isChecked() else None,
            SiteRequest(plan, limits, agent) if self.uses_site.isChecked() else None,
            Path(self.data.text().strip()) if self.uses_data.isChecked() else None,
            agent,
        )

    @property
    def _can_compare(self) -> bool:
        """Whether something is chosen, and said where it is."""
        has_home = bool(origin(self.home.text().strip()))
        chosen = (
            (self.uses_folder.isChecked(), bool(self.folder.text().strip()) and has_home),
            (self.uses_site.isChecked(), has_home),
            (self.uses_data.isChecked(), bool(self.data.text().strip())),
        )
        return any(is_chosen for is_chosen, _ in chosen) and all(
            is_filled for is_chosen, is_filled in chosen if is_chosen
        )

    def _compare_if_possible(self) -> None:
        if self._can_compare and not self._reading.is_wanted:
            self.compare_or_stop()

    def compare_or_stop(self) -> None:
        """Compare with what is chosen, or stop that; what the live site answered is kept."""
        if self._reading.is_wanted:
            self._reading.forget()
            self._clock.stop()
            self.say(self.tr("Stopped. Comparing again goes on with what the site has answered by now."))
            self._refresh()
            return
        self._progress = _Progress()
        wanted, locs = self._wanted(), list(self._document.column("loc"))
        self.say(self.tr("Reading…"))
        self._reading.ask(partial(_read, wanted, locs, self._progress), self._on_read)
        self._clock.start()
        self._refresh()

    def _tell_progress(self) -> None:
        done, known = self._progress.done, self._progress.known
        if known:
            locale = self.locale().toString
            text = self.tr("{done} of {known} known pages have answered…")
            self.say(text.format(done=locale(done), known=locale(known)))

    def _on_read(self, outcome: Future[Sequence[FoundSite]]) -> None:
        self._clock.stop()
        error = outcome.exception()
        if isinstance(error, Unreadable | TableError):
            more = self.tr("Enter its home page.") if isinstance(error, UnknownBase) else ""
            self.say(f"{text_of(error)} {more}".rstrip())
            self._refresh()
            return
        self._sites = outcome.result()
        refused = [host for site in self._sites for host in site.refused]
        allowed = [host for host in refused if self._needs.web.may_ask(host)]
        if allowed:
            self.compare_or_stop()
            return
        self._compare()

    # What was found

    def _compare(self) -> None:
        """Compare what was read with the document as it is now."""
        if not self._sites:
            return
        locs, sites = list(self._document.column("loc")), self._sites
        patterns = patterns_in(self.patterns.text())
        self._comparing.ask(partial(_compared, locs, sites, patterns), self._on_compared)

    def _on_compared(self, outcome: Future[_Outcome]) -> None:
        found = outcome.result()
        self._found, self.proposals = found.coverage, found.proposals
        self._needs.take(found.coverage)
        self.model.take(found.lines)
        for part in self._date_parts:
            part.setVisible(self._folder is not None)
        self.say(f"{self._sentences(found.coverage)} {self._note}".rstrip())
        self._note = ""
        self._refresh()

    def _sentences(self, found: Coverage) -> str:
        said = [counted(*_FOUND, found.found)]
        if found.is_of_another_site:
            said.append(
                self.tr("None of the listed URLs is among them; are these the pages of another site?")
            )
        if found.not_compared:
            one, many = ("Nothing is known of 1 URL.", N_("Nothing is known of %Ln URLs."))
            said.append(counted(one, many, found.not_compared))
        if found.unlinked is None:
            said.append(self.tr("Which pages nobody links to is not known."))
        for site in self._sites:
            said += [text_of(trouble) for trouble in (*site.trouble[:2], *site.notes)]
            said += [
                self.tr("{host} is in a private network and was not asked.").format(host=host)
                for host in site.refused
            ]
        return " ".join(said)

    def _choose_list(self) -> None:
        self.model.choose(_PARTS[self.tabs.currentIndex()], self.search.text())
        self._refresh()

    def _tick_shown(self, *, is_ticked: bool) -> None:
        self.model.tick(self.model.lines, is_ticked=is_ticked)

    @property
    def _folder(self) -> FoundSite | None:
        """The pages of the folder, if that was read."""
        return next((site for site in self._sites if site.source is Source.FOLDER), None)

    # Patterns

    @property
    def _site_key(self) -> str:
        return origin(self.home.text().strip())

    def _show_patterns(self) -> None:
        """Show what was declined for the site, as long as nothing else was typed."""
        known = self._needs.settings.get(DECLINED_URLS).get(self._site_key, "")
        if not self.patterns.isModified():
            with QSignalBlocker(self.patterns):
                self.patterns.setText(known)

    def _on_patterns(self) -> None:
        """Keep the patterns for the site, and compare once more."""
        patterns = " ".join(patterns_in(self.patterns.text()))
        site, known = self._site_key, self._needs.settings.get(DECLINED_URLS)
        others = {each: text for each, text in known.items() if each != site}
        if site:
            self._needs.settings.set(DECLINED_URLS, {**others, site: patterns} if patterns else others)
        self._compare()

    def _show_proposals(self) -> None:
        menu = QMenu(self)
        for each in self.proposals:
            title = counted(*_PROPOSED, each.pages).format(pattern=each.pattern.replace("&", "&&"))
            menu.addAction(title, partial(self.decline, each.pattern))
        menu.exec(self.propose_button.mapToGlobal(self.propose_button.rect().bottomLeft()))
        menu.deleteLater()

    def decline(self, pattern: str) -> None:
        """Leave out the pages that fit a pattern from now on."""
        self.patterns.setText(" ".join([*patterns_in(self.patterns.text()), pattern]))
        self.patterns.setModified(True)
        self._on_patterns()

    # What is done

    def add_ticked(self) -> None:
        """Add the ticked pages to the document, in one step."""
        pages = [line.page for line in self.model.ticked(ADDED) if line.page is not None]
        folder, name = self._folder, self.dates.currentData()
        if folder is not None and name:
            source = DateSource(name)
            self.say(self.tr("Reading…"))
            work = partial(_dated, pages, folder, source)
            self._comparing.ask(work, partial(self._on_dated, source))
        else:
            self._add(pages)

    def _on_dated(self, source: DateSource, outcome: Future[Sequence[FoundPage]]) -> None:
        error = outcome.exception()
        if isinstance(error, ArgumentError):
            self.say(text_of(error))
            return
        pages = outcome.result()
        undated = sum(not page.lastmod for page in pages) if source is DateSource.GIT else 0
        self._note = counted(*UNDATED, undated) if undated else ""
        self._add(pages)

    def _add(self, pages: Sequence[FoundPage]) -> None:
        name = self.into.currentData()
        edit = addition(self._document, pages, self._document.files.named(name) if name else None)
        if edit is not None and self._needs.do(edit, self.tr("Add pages")):
            self._compare_after(counted(*_ADDED, len(pages)))

    def remove_ticked(self) -> None:
        """Remove the ticked URLs from the document, in one step."""
        rows = sorted({line.row for line in self.model.ticked(REMOVED) if line.row is not None})
        if rows and self._needs.do(removal(self._document, rows), self.tr("Remove URLs")):
            self._compare_after(counted(*_REMOVED, len(rows)))

    def _compare_after(self, done: str) -> None:
        self.model.take(())  # until it is known what is left
        self.say(done)
        self._compare()

    def _export(self) -> None:
        self._needs.save_table(
            [HEADINGS, *(record_of(line, text_of(line.evidence)) for line in self.model.every)]
        )

    # The state of the widgets

    def _refresh(self) -> None:
        is_reading = self._reading.is_wanted
        self.compare_button.setText(self.tr("&Stop") if is_reading else self.tr("&Compare"))
        self.compare_button.setEnabled(is_reading or self._can_compare)
        locale = self.locale().toString
        for place, part in enumerate(_PARTS):
            is_unknown = part is Part.UNLINKED and (self._found is None or self._found.unlinked is None)
            count = "–" if self._found is None or is_unknown else locale(self.model.count(part))
            self.tabs.setTabText(place, translated(_TABS[part], count=count))
        added, removed = len(self.model.ticked(ADDED)), len(self.model.ticked(REMOVED))
        is_other = self._found is not None and self._found.is_of_another_site
        self.add_button.setText(counted(*_ADD, added) if added else self.tr("Add"))
        self.add_button.setEnabled(bool(added) and not is_other)
        self.remove_button.setText(counted(*_REMOVE, removed) if removed else self.tr("Remove"))
        self.remove_button.setEnabled(bool(removed) and not is_other)
        self.export_button.setEnabled(bool(self.model.every))
        self.propose_button.setEnabled(bool(self.proposals))
        for button in (self.all_button, self.none_button):
            button.setEnabled(bool(self.model.lines))


def _tick_if_filled(box: QCheckBox, text: str) -> None:
    box.setChecked(bool(text.strip()))


def _read(
    wanted: _Wanted, locs: Sequence[str], progress: _Progress, cancelled: IsCancelled
) -> Sequence[FoundSite]:
    """Read what the document is compared with, in a worker; raises Unreadable, TableError and Cancelled."""
    found: list[FoundSite] = []
    if wanted.folder is not None:
        found.append(site_of_folder(wanted.folder, locs, wanted.home, wanted.agent, cancelled))
    if wanted.data is not None:
        found.append(site_of_data(wanted.data, locs, datetime.now(UTC), cancelled))
    if wanted.site is not None:

        def tell(done: int, known: int) -> None:
            progress.done, progress.known = done, known

        found.append(site_of_web(wanted.site, locs, cancelled, tell))
    return found


def _compared(
    locs: Sequence[str], sites: Sequence[FoundSite], patterns: Sequence[str], cancelled: IsCancelled
) -> _Outcome:
    """Compare, in a worker."""
    coverage = compare(locs, sites, DeclinedUrls(patterns))
    if cancelled():
        raise Cancelled
    missing = [each.page.url for each in coverage.missing]
    return _Outcome(coverage, list(lines_of(coverage)), proposed_patterns(missing, locs))


def _dated(
    pages: Sequence[FoundPage], folder: FoundSite, source: DateSource, _cancelled: IsCancelled
) -> Sequence[FoundPage]:
    """Date pages by the files of a folder, in a worker; raises ArgumentError."""
    return dated(pages, folder, source)
