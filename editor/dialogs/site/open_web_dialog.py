"""The dialog that finds the sitemaps at an address, and fetches those that are ticked."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTreeWidgetItem, QWidget

from editor.core.text import N_
from editor.core.values.urls import without_user
from editor.dialogs.dialog_frame import BoxedList, Buttons, Dialog, is_ticked, tick
from editor.models.table.item_data import plain_tip
from editor.models.words.translation import counted, data_size, text_of, translated
from editor.runtime.threads import Cancelled
from editor.services.documents.other_versions import Download, download
from editor.services.web_access import WebAccess, WebErrand
from editor.site.web_files import FoundIn, FoundSitemap, WebFiles, find_sitemaps
from editor.views.widgets.input_fields import push_button, text_line
from editor.views.widgets.keyboard import ENTER, set_tab_order
from editor.views.widgets.widget_layouts import add_layout, line_of

_URL, _TOLD_BY, _SIZE = range(3)
_TOLD = {
    FoundIn.ADDRESS: N_("the address"),
    FoundIn.ROBOTS: N_("robots.txt"),
    FoundIn.PAGE: N_("the page"),
    FoundIn.PLACE: N_("the usual place"),
    FoundIn.INDEX: N_("the index"),
}
_FOUND = ("Found %Ln sitemap.", N_("Found %Ln sitemaps."))
_OPEN = ("&Open %Ln sitemap", N_("&Open %Ln sitemaps"))
_FAILED = (
    "One sitemap could not be fetched; the line says why.",
    N_("%Ln sitemaps could not be fetched; their lines say why."),
)


@dataclass(slots=True)
class _Line:
    found: FoundSitemap
    item: QTreeWidgetItem
    outcome: Download | None = None


class OpenWebDialog(Dialog):
    """Takes an address, lists the sitemaps that it leads to, and fetches some of them into a folder.

    While it looks or fetches, it can be stopped, and the window does not wait.
    """

    manual_place = "live-site#open-from-the-web"

    def __init__(
        self, web: WebAccess, new_folder: Callable[[str], Path], parent: QWidget | None = None
    ) -> None:
        """new_folder: makes the folder for what is fetched, named like the host."""
        super().__init__(parent, self.tr("Open from the web"))
        self._new_folder = new_folder
        self._errand = self.owns(WebErrand(web))
        self._lines: dict[str, _Line] = {}
        self._folder: Path | None = None
        self.add_text(
            self.tr(
                "Enter the address of a sitemap, of a robots.txt, or of the home page. Nothing is changed on "
                "the site; saving will ask for a place on this computer."
            )
        )
        self.line = text_line(self, self.tr("Address"), example="www.example.com", can_clear=True)
        self.line.textChanged.connect(self._refresh)
        self.find_button = push_button(self.tr("&Find sitemaps"), self._find_or_stop, self)
        add_layout(self.column, line_of(self.line, self.find_button, grows=self.line))
        self.add_outlook(lines=2)
        self.list = BoxedList(
            self.tr("Sitemaps that were found"),
            (self.tr("Sitemap"), self.tr("Named by"), self.tr("Size")),
            self,
            stretched=_URL,
            numeric=[_SIZE],
            fitted=(_TOLD_BY, _SIZE),
        )
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.itemChanged.connect(self._refresh)
        self.column.addWidget(self.list, 1)
        self.open_button = self.add_ok(button=Buttons.Open)
        self.box.accepted.disconnect()
        self.box.accepted.connect(self.fetch)
        self.open_button.setAutoDefault(False)
        set_tab_order(self)
        self.line.setFocus()
        self.propose_size(820, 520)
        self._refresh()

    # What it holds

    @property
    def downloads(self) -> list[Download]:
        """The ticked sitemaps that were fetched, in the order of the list."""
        outcomes = [line.outcome for line in self._ticked()]
        return [each for each in outcomes if each is not None and each.path is not None]

    @property
    def index_urls(self) -> set[str]:
        """The URLs of those that are indexes."""
        return {url for url, line in self._lines.items() if line.found.is_index}

    def _ticked(self) -> list[_Line]:
        return [line for line in self._lines.values() if is_ticked(line.item)]

    # Finding

    def _find_or_stop(self) -> None:
        if self.is_busy:
            self._errand.close()
            self.say(self.tr("Stopped."))
            self._refresh()
            return
        address = self.line.text()
        self._lines.clear()
        self.list.clear()
        self.say(self.tr("Looking for sitemaps…"))
        self._errand.begin(lambda web: find_sitemaps(address, web), self.take, self._on_found)
        self._refresh()

    def take(self, found: FoundSitemap) -> None:
        """List a sitemap, or show what else is known of one that is listed."""
        line = self._lines.get(found.url)
        if line is None:
            line = self._lines[found.url] = _Line(found, self.list.add_line(("", "", "")))
            tick(line.item, is_ticked=not found.trouble)
        line.found = found if found.file else replace(found, file=line.found.file)
        self._show(line)
        self.say(counted(*_FOUND, len(self._lines)))
        self._refresh()

    def _show(self, line: _Line) -> None:
        found, trouble = line.found, self._trouble_of(line)
        url = without_user(found.url)
        told = translated(_TOLD[found.told_by])
        size = data_size(found.size) if found.size is not None else ""
        if trouble:
            size = self.tr("not available")
        elif found.is_index:
            size = self.tr("index, {size}").format(size=size)
        with QSignalBlocker(self.list):
            for column, text in enumerate((url, told, size)):
                line.item.setText(column, text)
                line.item.setToolTip(column, plain_tip(text_of(trouble) or url))
            if trouble:
                tick(line.item, is_ticked=False)

    @staticmethod
    def _trouble_of(line: _Line) -> str:
        return (line.outcome.trouble if line.outcome else "") or line.found.trouble

    def _on_found(self, error: BaseException | None) -> None:
        if error is not None and not isinstance(error, Cancelled):
            self.say(text_of(error))
        self._refresh()
        if self._lines and self.open_button.isEnabled():
            self.open_button.setFocus()

    # Fetching

    def fetch(self) -> None:
        """Fetch the ticked files, and close the dialog once all are there."""
        self._errand.close()
        wanted = [line for line in self._ticked() if line.outcome is None]
        if not wanted:
            self.accept()
            return
        if self._folder is None:
            self._folder = self._new_folder(wanted[0].found.url)
        urls = [line.found.url for line in self._ticked()]
        known = {line.found.url: line.found.file for line in self._ticked() if line.found.file}
        folder, count = self._folder, len(urls)

        def work(web: WebFiles) -> Iterator[Download]:
            return download(urls, folder, web.fetch, known, overwrites=True)

        self.say(self._progress(0, count))
        self._errand.begin(work, lambda each: self._keep(each, count), self._on_fetched)
        self._refresh()

    def _keep(self, outcome: Download, count: int) -> None:
        line = self._lines[outcome.url]
        line.outcome = outcome
        if outcome.size:
            line.found = replace(line.found, size=outcome.size)
        self._show(line)
        done = sum(each.outcome is not None for each in self._lines.values())
        self.say(self._progress(done, count))

    def _progress(self, done: int, count: int) -> str:
        locale = self.locale().toString
        return self.tr("Fetching… {done} of {count}").format(done=locale(done), count=locale(count))

    def _on_fetched(self, error: BaseException | None) -> None:
        failed = sum(bool(line.outcome and line.outcome.trouble) for line in self._lines.values())
        if error is not None:
            self.say(text_of(error))
        elif failed:
            self.say(counted(*_FAILED, failed))
        else:
            self.accept()
            return
        self._refresh()

    # The state of the widgets

    def _refresh(self) -> None:
        count = len(self._ticked())
        self.find_button.setText(self.tr("&Stop") if self.is_busy else self.tr("&Find sitemaps"))
        self.find_button.setEnabled(self.is_busy or bool(self.line.text().strip()))
        self.open_button.setText(counted(*_OPEN, count))
        self.open_button.setEnabled(count > 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter in the address line find the sitemaps."""
        if event.key() in ENTER and self.line.hasFocus():
            if not self.is_busy and self.find_button.isEnabled():
                self._find_or_stop()
            return
        super().keyPressEvent(event)
