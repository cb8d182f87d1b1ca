"""The dialog that loads a robots.txt, and shows what it does to the URLs of a document."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QPushButton, QWidget

from editor.core.site.robots_txt import EVERY_AGENT, MAX_ROBOTS_BYTES, RobotsTxt
from editor.core.text import QT_TRANSLATE_NOOP
from editor.dialogs.dialog_frame import BoxedList, Buttons, Dialog
from editor.formats.read_errors import Unreadable
from editor.formats.writing.export import robots_line
from editor.models.table import item_data
from editor.models.words.translation import counted, text_of
from editor.services.documents.published_site import (
    ROBOTS_NAME,
    BlockedRows,
    blocked_rows,
    naming_line,
    read_robots,
    robots_path,
    rules_for,
)
from editor.services.tasks import Latest, Tasks
from editor.services.web_access import WebAccess, WebErrand
from editor.site.web_files import NotFetched, WebFile, WebFiles
from editor.views.widgets.input_fields import ChoiceBox, name_choice
from editor.views.widgets.keyboard import set_tab_order
from editor.views.widgets.labels import plain_label
from editor.views.widgets.widget_layouts import fit_section

AGENTS = ("Googlebot", "Bingbot", "Yandex")
_LINE, _RULE, _COUNT = range(3)
_BLOCKED = (
    "%Ln URL is blocked for {agent}, by the lines below.",
    QT_TRANSLATE_NOOP("RobotsDialog", "%Ln URLs are blocked for {agent}, by the lines below."),
)


@dataclass(frozen=True, slots=True)
class LoadedRobots:
    """A robots.txt with the place that it was loaded from, and the crawler whose rules count."""

    robots: RobotsTxt
    source: str
    agent: str = AGENTS[0]


class RobotsDialog(Dialog):
    """Loads a robots.txt from a file, a folder or the site; tells what it blocks, and whom it names."""

    manual_place = "live-site#robotstxt"

    def __init__(
        self,
        locs: Sequence[str],
        published_url: str,
        site: str,
        loaded: LoadedRobots | None,
        *,
        desk: "RobotsDesk",
        parent: QWidget | None = None,
    ) -> None:
        """locs: the URLs of the document; site: the origin whose robots.txt can be fetched, "" if unknown."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("robots.txt"))
        self._locs, self._published_url, self._site, self._desk = locs, published_url, site, desk
        self._latest = Latest(desk.tasks)
        self._errand = WebErrand(desk.web)
        self.loaded: LoadedRobots | None = None
        self.add_text(
            self.tr(
                "Crawlers do not fetch pages that the robots.txt of the site forbids. Load it to mark the "
                "rows it blocks; they stay checked while you edit."
            )
        )
        self.column.addLayout(self._make_sources())
        self._source = self.add_text()
        self.column.addLayout(self._make_agents())
        self._outlook = self.add_text()
        self.list = self._make_list()
        self.column.addWidget(self.list, 1)
        self._make_naming()
        box = self.add_buttons(Buttons.Ok | Buttons.Cancel)
        self.ok: QPushButton = box.button(Buttons.Ok)
        self.ok.setText(self.tr("&Check the rows"))
        self.remove_button: QPushButton = box.addButton(
            self.tr("Do &not check"), QDialogButtonBox.ButtonRole.DestructiveRole
        )
        self.remove_button.setEnabled(loaded is not None)
        self.remove_button.clicked.connect(self._remove)
        set_tab_order(self)
        self.propose_size(720, 560)
        if loaded is not None:
            self.agent.setCurrentText(self._agent_text(loaded.agent))
        self._take(loaded)

    def _make_sources(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.site_button = QPushButton(self.tr("From the &site"), self)
        self.site_button.setEnabled(bool(self._site))
        self.site_button.clicked.connect(self.load_from_site)
        file_button = QPushButton(self.tr("From a &file…"), self)
        file_button.clicked.connect(lambda: self._load_chosen(self._desk.choose_file()))
        folder_button = QPushButton(self.tr("From a f&older…"), self)
        folder_button.clicked.connect(lambda: self._load_chosen(self._desk.choose_folder()))
        for button in (self.site_button, file_button, folder_button):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _make_agents(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.agent = ChoiceBox(self)
        self.agent.setEditable(True)
        self.agent.setMinimumContentsLength(20)
        for name in (*AGENTS, EVERY_AGENT):
            self.agent.addItem(self._agent_text(name), name)
        name_choice(self.agent, self.tr("Crawler"))
        self.agent.currentTextChanged.connect(self._work_out)
        label = plain_label(self.tr("C&rawler"), self)
        label.setBuddy(self.agent)
        row.addWidget(label)
        row.addWidget(self.agent)
        row.addStretch(1)
        return row

    def _agent_text(self, name: str) -> str:
        return self.tr("Any crawler (*)") if name == EVERY_AGENT else name

    def _make_list(self) -> BoxedList:
        headings = (self.tr("Line"), self.tr("Rule"), self.tr("URLs"))
        tree = BoxedList(self.tr("Lines that block URLs"), headings, self)
        tree.setUniformRowHeights(True)
        tree.set_numeric(_LINE)
        tree.set_numeric(_COUNT)
        tree.stretch(_RULE)
        for column, width in ((_LINE, 64), (_COUNT, 88)):
            fit_section(tree.header(), column, width, self)
        return tree

    def _make_naming(self) -> None:
        self._naming = self.add_text()
        row = QHBoxLayout()
        self.copy_button = QPushButton(self.tr("Copy the “Sitemap:” &line"), self)
        self.copy_button.setAutoDefault(False)
        self.copy_button.setEnabled(bool(self._published_url))
        self.copy_button.clicked.connect(self._copy)
        row.addWidget(self.copy_button)
        row.addStretch(1)
        self.column.addLayout(row)

    # What it shows

    @property
    def is_busy(self) -> bool:
        """True while a robots.txt is being fetched or URLs are being compared with it."""
        return self._errand.is_under_way or self._latest.is_wanted

    @property
    def outlook(self) -> str:
        """The sentence on how many URLs are blocked."""
        return self._outlook.text()

    @property
    def source(self) -> str:
        """The sentence on what was loaded, or why it could not be."""
        return self._source.text()

    @property
    def naming(self) -> str:
        """The sentence on whether the robots.txt names the sitemap."""
        return self._naming.text()

    @property
    def agent_name(self) -> str:
        """The crawler that is chosen."""
        text = self.agent.currentText().strip()
        return EVERY_AGENT if text == self._agent_text(EVERY_AGENT) else text

    # Loading

    def load(self, place: Path) -> None:
        """Load a file, or the robots.txt in a folder."""
        try:
            self._take(LoadedRobots(read_robots(place), str(robots_path(place))))
        except Unreadable as error:
            self._source.setText(text_of(error))

    def _load_chosen(self, place: Path | None) -> None:
        if place is not None:
            self.load(place)

    def load_from_site(self) -> None:
        """Fetch the robots.txt of the site."""
        url = f"{self._site}/{ROBOTS_NAME}"

        def fetch(web: WebFiles) -> Iterator[WebFile]:
            yield web.fetch(url)

        def take(file: WebFile) -> None:
            self._take(LoadedRobots(RobotsTxt(file.data), url))

        self._source.setText(self.tr("Fetching {url}…").format(url=url))
        self._errand.begin(fetch, take, self._on_fetched)

    def _on_fetched(self, error: BaseException | None) -> None:
        if isinstance(error, NotFetched) and error.status in (404, 410):
            url = f"{self._site}/{ROBOTS_NAME}"
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
        self._tell_naming()
        self._work_out()

    def _tell_naming(self) -> None:
        url, loaded = self._published_url, self.loaded
        if not url:
            text = self.tr("Set the published URL of this sitemap to see whether robots.txt names it.")
        elif loaded is None:
            text = self.tr("A robots.txt should name this sitemap: {line}").format(line=robots_line(url))
        elif (line := naming_line(loaded.robots, url)) is not None:
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
        if loaded is None or not agent:
            self._latest.forget()
            self._outlook.setText("")
            return
        rules, locs = rules_for(loaded.robots, agent, self._published_url), self._locs
        self._outlook.setText(self.tr("Comparing…"))
        self._latest.ask(lambda cancelled: blocked_rows(locs, rules, cancelled), self._show)

    def _show(self, outcome: Future[BlockedRows]) -> None:
        blocked, locale = outcome.result(), self.locale().toString
        agent = self.agent.currentText().strip()
        if blocked.lines:
            self._outlook.setText(counted("RobotsDialog", *_BLOCKED, blocked.count).format(agent=agent))
        else:
            self._outlook.setText(self.tr("No URL is blocked for {agent}.").format(agent=agent))
        for rule, count in blocked.lines:
            item = self.list.add_line((locale(rule.line), str(rule), locale(count)))
            for column in (_LINE, _COUNT):
                item.setTextAlignment(column, item_data.RIGHT)

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

    def done(self, result: int) -> None:
        """Stop all work, and close the dialog."""
        self._errand.stop()
        self._latest.close()
        super().done(result)


@dataclass(frozen=True, slots=True)
class RobotsDesk:
    """The means that the dialog needs."""

    tasks: Tasks
    web: WebAccess
    choose_file: Callable[[], Path | None]
    choose_folder: Callable[[], Path | None]
