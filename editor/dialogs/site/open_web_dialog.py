"""The dialog that finds the sitemaps at an address, and fetches those that are ticked."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QLineEdit, QPushButton, QTreeWidgetItem, QWidget

from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.values.urls import without_user
from editor.dialogs.dialog_frame import BoxedList, Buttons, Dialog
from editor.models.table.item_data import plain_tip
from editor.models.words.translation import counted, data_size, text_of, translated
from editor.runtime.threads import Cancelled
from editor.services.documents.other_versions import Download, download
from editor.services.web_access import WebAccess, WebErrand
from editor.site.web_files import FoundSitemap, ToldBy, WebFiles, find_sitemaps
from editor.views.widgets.input_fields import add_clear_button
from editor.views.widgets.keyboard import set_tab_order

_CHECKED, _UNCHECKED = Qt.CheckState.Checked, Qt.CheckState.Unchecked
_URL, _TOLD_BY, _SIZE = range(3)
_TOLD = {
    ToldBy.ADDRESS: QT_TRANSLATE_NOOP("OpenWebDialog", "the address"),
    ToldBy.ROBOTS: QT_TRANSLATE_NOOP("OpenWebDialog", "robots.txt"),
    ToldBy.PAGE: QT_TRANSLATE_NOOP("OpenWebDialog", "the page"),
    ToldBy.PLACE: QT_TRANSLATE_NOOP("OpenWebDialog", "the usual place"),
    ToldBy.INDEX: QT_TRANSLATE_NOOP("OpenWebDialog", "the index"),
}
_FOUND = (
    "Found %Ln sitemap.",
    QT_TRANSLATE_NOOP("OpenWebDialog", "Found %Ln sitemaps."),
)
_OPEN = (
    "&Open %Ln sitemap",
    QT_TRANSLATE_NOOP("OpenWebDialog", "&Open %Ln sitemaps"),
)
_FAILED = (
    "One sitemap could not be fetched; the line says why.",
    QT_TRANSLATE_NOOP("OpenWebDialog", "%Ln sitemaps could not be fetched; their lines say why."),
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
        super().__init__(parent)
        self.setWindowTitle(self.tr("Open from the web"))
        self._new_folder = new_folder
        self._errand = WebErrand(web)
        self._lines: dict[str, _Line] = {}
        self._folder: Path | None = None
        self.add_text(
            self.tr(
                "Enter the address of a sitemap, of a robots.txt, or of the home page. Nothing is changed on "
                "the site; saving will ask for a place on this computer."
            )
        )
        self.line = QLineEdit(self)
        self.line.setAccessibleName(self.tr("Address"))
        self.line.setPlaceholderText("www.example.com")
        add_clear_button(self.line)
        self.line.textChanged.connect(self._refresh)
        self.find_button = QPushButton(self.tr("&Find sitemaps"), self)
        self.find_button.clicked.connect(self._find_or_stop)
        self.find_button.setAutoDefault(False)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.line, 1)
        row.addWidget(self.find_button)
        self.column.addLayout(row)
        self._outlook = self.add_text()
        self._outlook.setMinimumHeight(self.fontMetrics().lineSpacing() * 2)
        self.list = self._make_list()
        self.column.addWidget(self.list, 1)
        box = self.add_buttons(Buttons.Open | Buttons.Cancel)
        box.accepted.disconnect()
        box.accepted.connect(self.fetch)
        self.open_button: QPushButton = box.button(Buttons.Open)
        self.open_button.setAutoDefault(False)
        set_tab_order(self)
        self.line.setFocus()
        self.propose_size(820, 520)
        self._refresh()

    def _make_list(self) -> BoxedList:
        headings = (self.tr("Sitemap"), self.tr("Named by"), self.tr("Size"))
        tree = BoxedList(self.tr("Sitemaps that were found"), headings, self)
        tree.setUniformRowHeights(True)
        tree.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        tree.set_numeric(_SIZE)
        tree.stretch(_URL)
        for column in (_TOLD_BY, _SIZE):
            tree.header().setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        tree.itemChanged.connect(self._on_ticked)
        return tree

    # What it holds

    @property
    def is_busy(self) -> bool:
        """True while it looks for sitemaps or fetches them."""
        return self._errand.is_under_way

    @property
    def outlook(self) -> str:
        """The sentence on what was found, or why nothing was."""
        return self._outlook.text()

    @property
    def downloads(self) -> list[Download]:
        """The ticked sitemaps that were fetched, in the order of the list."""
        outcomes = [line.outcome for line in self._ticked()]
        return [each for each in outcomes if each is not None and each.path is not None]

    @property
    def index_urls(self) -> set[str]:
        """The URLs of those that are indexes."""
        return {url for url, line in self._lines.items() if line.found.is_index}

    def tick(self, url: str, *, is_ticked: bool) -> None:
        """Tick or untick a sitemap."""
        self._lines[url].item.setCheckState(_URL, _CHECKED if is_ticked else _UNCHECKED)

    def texts(self) -> list[tuple[str, ...]]:
        """Return what the lines show."""
        return [tuple(item.text(column) for column in range(3)) for item in self.list.lines()]

    def _ticked(self) -> list[_Line]:
        return [line for line in self._lines.values() if line.item.checkState(_URL) is _CHECKED]

    # Finding

    def find_at(self, address: str) -> None:
        """Look for the sitemaps at an address."""
        self.line.setText(address)
        self._find_or_stop()

    def _find_or_stop(self) -> None:
        if self.is_busy:
            self._errand.stop()
            self._outlook.setText(self.tr("Stopped."))
            self._refresh()
            return
        address = self.line.text()
        self._lines.clear()
        self.list.clear()
        self._outlook.setText(self.tr("Looking for sitemaps…"))
        self._errand.begin(lambda web: find_sitemaps(address, web), self.take, self._on_found)
        self._refresh()

    def take(self, found: FoundSitemap) -> None:
        """List a sitemap, or show what else is known of one that is listed."""
        line = self._lines.get(found.url)
        if line is None:
            line = self._lines[found.url] = _Line(found, self.list.add_line(("", "", "")))
            line.item.setTextAlignment(_SIZE, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            line.item.setCheckState(_URL, _UNCHECKED if found.trouble else _CHECKED)
        line.found = found if found.file else replace(found, file=line.found.file)
        self._show(line)
        self._outlook.setText(counted("OpenWebDialog", *_FOUND, len(self._lines)))
        self._refresh()

    def _show(self, line: _Line) -> None:
        found, trouble = line.found, self._trouble_of(line)
        url = without_user(found.url)
        told = translated("OpenWebDialog", _TOLD[found.told_by])
        size = data_size(found.size) if found.size is not None else ""
        if trouble:
            size = self.tr("not available")
        elif found.is_index:
            size = self.tr("index, {size}").format(size=size)
        blocked = QSignalBlocker(self.list)
        for column, text in enumerate((url, told, size)):
            line.item.setText(column, text)
            line.item.setToolTip(column, plain_tip(text_of(trouble) or url))
        if trouble:
            line.item.setCheckState(_URL, _UNCHECKED)
        blocked.unblock()

    @staticmethod
    def _trouble_of(line: _Line) -> str:
        return (line.outcome.trouble if line.outcome else "") or line.found.trouble

    def _on_found(self, error: BaseException | None) -> None:
        if error is not None and not isinstance(error, Cancelled):
            self._outlook.setText(text_of(error))
        self._refresh()
        if self._lines and self.open_button.isEnabled():
            self.open_button.setFocus()

    # Fetching

    def fetch(self) -> None:
        """Fetch the ticked files, and close the dialog once all are there."""
        self._errand.stop()
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

        self._outlook.setText(self._progress(0, count))
        self._errand.begin(work, lambda each: self._keep(each, count), self._on_fetched)
        self._refresh()

    def _keep(self, outcome: Download, count: int) -> None:
        line = self._lines[outcome.url]
        line.outcome = outcome
        if outcome.size:
            line.found = replace(line.found, size=outcome.size)
        self._show(line)
        done = sum(each.outcome is not None for each in self._lines.values())
        self._outlook.setText(self._progress(done, count))

    def _progress(self, done: int, count: int) -> str:
        locale = self.locale().toString
        return self.tr("Fetching… {done} of {count}").format(done=locale(done), count=locale(count))

    def _on_fetched(self, error: BaseException | None) -> None:
        failed = sum(bool(line.outcome and line.outcome.trouble) for line in self._lines.values())
        if error is not None:
            self._outlook.setText(text_of(error))
        elif failed:
            self._outlook.setText(counted("OpenWebDialog", *_FAILED, failed))
        else:
            self.accept()
            return
        self._refresh()

    # The state of the widgets

    def _on_ticked(self) -> None:
        self._refresh()

    def _refresh(self) -> None:
        count = len(self._ticked())
        self.find_button.setText(self.tr("&Stop") if self.is_busy else self.tr("&Find sitemaps"))
        self.find_button.setEnabled(self.is_busy or bool(self.line.text().strip()))
        self.open_button.setText(counted("OpenWebDialog", *_OPEN, count))
        self.open_button.setEnabled(count > 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter in the address line find the sitemaps."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.line.hasFocus():
            if not self.is_busy and self.find_button.isEnabled():
                self._find_or_stop()
            return
        super().keyPressEvent(event)

    def done(self, result: int) -> None:
        """Break off what is being fetched, and close the dialog."""
        self._errand.stop()
        super().done(result)
