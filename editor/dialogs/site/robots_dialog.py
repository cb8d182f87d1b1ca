"""The dialog that loads a robots.txt, and shows what it does to the URLs of a document."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QHBoxLayout, QPlainTextEdit, QWidget

from editor.core.site.robots_txt import (
    EVERY_AGENT,
    MAX_ROBOTS_BYTES,
    RobotsChange,
    RobotsRule,
    RobotsTxt,
    tried,
)
from editor.core.text import N_
from editor.core.values.urls import without_user
from editor.dialogs.dialog_frame import BoxedList, Dialog
from editor.formats.read_errors import Unreadable
from editor.formats.writing.export import robots_line
from editor.models.words.translation import counted, text_of
from editor.services.documents import published_site
from editor.services.tasks import Latest, Tasks
from editor.services.web_access import WebAccess, WebErrand
from editor.site.web_files import NotFetched, WebFile, WebFiles
from editor.views.widgets.input_fields import ChoiceBox, name_choice, push_button
from editor.views.widgets.keyboard import set_tab_order
from editor.views.widgets.labels import plain_label, set_code
from editor.views.widgets.widget_layouts import add_layout, line_of

AGENTS = ("Googlebot", "Bingbot", "Yandex")
_LINE, _RULE, _COUNT = range(3)
_ROW, _URL, _BEFORE, _AFTER = range(4)
_MOST_LISTED = 1_000  # rows that a change blocks or frees
_LINES_OF_TEXT = 6
_BLOCKED = (
    "%Ln URL is blocked for {agent}, by the lines below.",
    N_("%Ln URLs are blocked for {agent}, by the lines below."),
)


@dataclass(frozen=True, slots=True)
class LoadedRobots:
    """A robots.txt with the place that it was loaded from, and the crawler whose rules count."""

    robots: RobotsTxt
    source: str
    agent: str = AGENTS[0]


class RobotsDialog(Dialog):
    """Loads a robots.txt from a file, a folder or the site; tells what it blocks, and whom it names.

    A change of it can be tried on all rows before anybody uploads it.
    """

    manual_place = "live-site#robotstxt"

    def __init__(
        self,
        locs: Sequence[str],
        published_url: str,
        site: str,
        loaded: LoadedRobots | None,
        *,
        needs: "RobotsContext",
        parent: QWidget | None = None,
    ) -> None:
        """locs: the URLs of the document; site: the origin whose robots.txt can be fetched, "" if unknown."""
        super().__init__(parent, self.tr("robots.txt"))
        self._locs, self._published_url, self._site, self._needs = locs, published_url, site, needs
        self._latest = self.owns(Latest(needs.tasks))
        self._errand = self.owns(WebErrand(needs.web))
        self.loaded: LoadedRobots | None = None
        self.add_text(
            self.tr(
                "Crawlers do not fetch pages that the robots.txt of the site forbids. Load it to mark the "
                "rows it blocks; they stay checked while you edit."
            )
        )
        add_layout(self.column, self._make_sources())
        self._source = self.add_text()
        add_layout(self.column, self._make_agents())
        self.add_outlook()
        self.list = BoxedList(
            self.tr("Lines that block URLs"),
            (self.tr("Line"), self.tr("Rule"), self.tr("URLs")),
            self,
            stretched=_RULE,
            numeric=(_LINE, _COUNT),
            widths={_LINE: 64, _COUNT: 88},
        )
        self.column.addWidget(self.list, 1)
        self._make_what_if()
        self._make_naming()
        self.add_ok(self.tr("&Check the rows"))
        role = QDialogButtonBox.ButtonRole.DestructiveRole
        self.remove_button = self.add_answer(self.tr("Do &not check"), self._remove, role)
        self.remove_button.setEnabled(loaded is not None)
        set_tab_order(self)
        self.propose_size(720, 560)
        if loaded is not None:
            self.agent.setCurrentText(self._agent_text(loaded.agent))
        self._take(loaded)

    def _make_sources(self) -> QHBoxLayout:
        self.site_button = push_button(self.tr("From the &site"), self.load_from_site, self)
        self.site_button.setEnabled(bool(self._site))
        from_file = partial(self._load_from, self._needs.choose_file)
        from_folder = partial(self._load_from, self._needs.choose_folder)
        return line_of(
            self.site_button,
            push_button(self.tr("From a &file…"), from_file, self),
            push_button(self.tr("From a f&older…"), from_folder, self),
            None,
        )

    def _make_agents(self) -> QHBoxLayout:
        items = ((self._agent_text(name), name) for name in (*AGENTS, EVERY_AGENT))
        self.agent = ChoiceBox(self, items=items)
        self.agent.setEditable(True)
        self.agent.setMinimumContentsLength(20)
        name_choice(self.agent, self.tr("Crawler"))
        self.agent.currentTextChanged.connect(self._work_out)
        label = plain_label(self.tr("C&rawler"), self, self.agent)
        return line_of(label, self.agent, None)

    def _make_what_if(self) -> None:
        self.what_if = QCheckBox(self.tr("&What if it were changed"), self)
        self.what_if.toggled.connect(self._show_what_if)
        self.text = QPlainTextEdit(self)
        self.text.setAccessibleName(self.tr("Changed robots.txt"))
        self.text.setTabChangesFocus(True)
        set_code(self.text)
        self.text.setFixedHeight(self.fontMetrics().lineSpacing() * _LINES_OF_TEXT + 16)
        self.text.textChanged.connect(self._work_out)
        self.changes = BoxedList(
            self.tr("Rows that the change blocks or frees"),
            (self.tr("Row"), self.tr("URL"), self.tr("Before"), self.tr("After")),
            self,
            stretched=_URL,
            numeric=(_ROW,),
            widths={_ROW: 72, _BEFORE: 176, _AFTER: 176},
        )
        self.column.addWidget(self.what_if)
        self.column.addWidget(self.text)
        self.column.addWidget(self.changes, 1)
        self._show_what_if(is_wanted=False)

    def _agent_text(self, name: str) -> str:
        return self.tr("Any crawler (*)") if name == EVERY_AGENT else name

    def _make_naming(self) -> None:
        self._naming = self.add_text()
        self.copy_button = push_button(self.tr("Copy the “Sitemap:” &line"), self._copy, self)
        self.copy_button.setEnabled(bool(self._published_url))
        add_layout(self.column, line_of(self.copy_button, None))

    # What it shows

    @property
    def agent_name(self) -> str:
        """The crawler that is chosen."""
        text = self.agent.currentText().strip()
        return EVERY_AGENT if text == self._agent_text(EVERY_AGENT) else text

    # Loading

    def load(self, place: Path) -> None:
        """Load a file, or the robots.txt in a folder."""
        try:
            self._take(
                LoadedRobots(published_site.read_robots(place), str(published_site.robots_path(place)))
            )
        except Unreadable as error:
            self._source.setText(text_of(error))

    def _load_from(self, choose: Callable[[], Path | None]) -> None:
        place = choose()
        if place is not None:
            self.load(place)

    def load_from_site(self) -> None:
        """Fetch the robots.txt of the site."""
        url = f"{self._site}/{published_site.ROBOTS_NAME}"

        def fetch(web: WebFiles) -> Iterator[WebFile]:
            yield web.fetch(url)

        def take(file: WebFile) -> None:
            self._take(LoadedRobots(RobotsTxt(file.data), url))

        self._source.setText(self.tr("Fetching {url}…").format(url=url))
        self._errand.begin(fetch, take, self._on_fetched)

    def _on_fetched(self, error: BaseException | None) -> None:
        if isinstance(error, NotFetched) and error.status in (404, 410):
            url = f"{self._site}/{published_site.ROBOTS_NAME}"
            self._take(LoadedRobots(RobotsTxt(b""), url))
            self._source.setText(self.tr("The site has no robots.txt, so it forbids nothing."))
        elif error is not None:
            self._source.setText(text_of(error))

    def _take(self, loaded: LoadedRobots | None) -> None:
        self.loaded = loaded
        text = self.tr("Nothing is loaded.")
        if loaded is not None:
            text = self.tr("Loaded from {source}.").format(source=loaded.source)
        if loaded is not None and loaded.robots.is_cut:
            more = self.tr("Crawlers read only its first {n} bytes.")
            text = f"{text} {more.format(n=self.locale().toString(MAX_ROBOTS_BYTES))}"
        self._source.setText(text)
        self.ok.setEnabled(loaded is not None)
        self.what_if.setEnabled(loaded is not None)
        self.text.setPlainText(loaded.robots.content.decode("utf-8-sig", "replace") if loaded else "")
        self._tell_naming()
        self._work_out()

    def _tell_naming(self) -> None:
        url, loaded = self._published_url, self.loaded
        if not url:
            text = self.tr("Set the published URL of this sitemap to see whether robots.txt names it.")
        elif loaded is None:
            text = self.tr("A robots.txt should name this sitemap: {line}").format(line=robots_line(url))
        elif (line := published_site.naming_line(loaded.robots, url)) is not None:
            text = self.tr("Line {n} names this sitemap.").format(n=self.locale().toString(line))
        else:
            text = self.tr("It does not name this sitemap. Add the line: {line}").format(
                line=robots_line(url)
            )
        self._naming.setText(text)

    # What it does to the URLs

    def _work_out(self) -> None:
        loaded, agent = self.loaded, self.agent_name
        self.list.clear()
        self.changes.clear()
        if loaded is None or not agent:
            self._latest.forget()
            self.say("")
            return
        rules, locs = published_site.rules_for(loaded.robots, agent, self._published_url), self._locs
        self.say(self.tr("Comparing…"))
        if self.what_if.isChecked():
            robots = RobotsTxt(self.text.toPlainText().encode("utf-8", "replace"))
            changed = published_site.rules_for(robots, agent, self._published_url)
            self._latest.ask(lambda cancelled: tried(locs, rules, changed, cancelled), self._show_change)
            return
        self._latest.ask(lambda cancelled: published_site.blocked_rows(locs, rules, cancelled), self._show)

    def _show(self, outcome: Future[published_site.BlockedRows]) -> None:
        blocked, locale = outcome.result(), self.locale().toString
        agent = self.agent.currentText().strip()
        if blocked.lines:
            self.say(counted(*_BLOCKED, blocked.count).format(agent=agent))
        else:
            self.say(self.tr("No URL is blocked for {agent}.").format(agent=agent))
        for rule, count in blocked.lines:
            self.list.add_line((locale(rule.line), str(rule), locale(count)))

    def _show_what_if(self, is_wanted: bool) -> None:
        """Show the text that can be changed and what that does, in place of the lines that block."""
        self.list.setVisible(not is_wanted)
        for part in (self.text, self.changes):
            part.setVisible(is_wanted)
        if is_wanted:
            self.text.setFocus()
        self._work_out()

    def _show_change(self, outcome: Future[RobotsChange]) -> None:
        change, locale = outcome.result(), self.locale().toString
        text = self.tr("URLs blocked for {agent}: {before} before, {after} after the change.")
        told = text.format(
            agent=self.agent.currentText().strip(), before=locale(change.before), after=locale(change.after)
        )
        if len(change.rows) > _MOST_LISTED:
            more = self.tr("The first {n} rows that change are listed.")
            told = f"{told} {more.format(n=locale(_MOST_LISTED))}"
        self.say(told)
        for each in change.rows[:_MOST_LISTED]:
            url = without_user(self._locs[each.row])
            line = (locale(each.row + 1), url, self._said(each.before), self._said(each.after))
            self.changes.add_line(line)

    def _said(self, rule: RobotsRule | None) -> str:
        return self.tr("may be fetched") if rule is None else str(rule)

    # Its end

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(robots_line(self._published_url))

    def _remove(self) -> None:
        self.loaded = None
        super().accept()

    def accept(self) -> None:
        """Close the dialog; the rows are to be checked against what is loaded."""
        if self.loaded is not None and self.agent_name:
            self.loaded = LoadedRobots(self.loaded.robots, self.loaded.source, self.agent_name)
            super().accept()


@dataclass(frozen=True, slots=True)
class RobotsContext:
    """The means that the dialog needs."""

    tasks: Tasks
    web: WebAccess
    choose_file: Callable[[], Path | None]
    choose_folder: Callable[[], Path | None]
