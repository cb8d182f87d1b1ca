"""The dialog that announces changes to search engines, after a trial that checks everything."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QWidget

from editor.core.text import N_
from editor.dialogs.dialog_frame import BoxedList, Buttons, Dialog
from editor.models.words.explanations import verdict_title
from editor.models.words.translation import counted, text_of, translated
from editor.services.documents import published_site
from editor.services.files.file_errors import SaveError
from editor.services.files.file_replacement import save_file
from editor.services.web_access import WebAccess, WebErrand
from editor.site.indexnow import ENDPOINTS, BadKeyError, SentRequest, check_key, key_location
from editor.site.site_storage import Ledger, LedgerUnusableError
from editor.site.web_files import WebFiles
from editor.views.widgets.input_fields import push_button
from editor.views.widgets.keyboard import set_tab_order
from editor.views.widgets.labels import plain_label
from editor.views.widgets.widget_layouts import add_layout, line_of

_MOST_LINES = 1000
_KEY_BYTES = 16
_CHANGE, _URL = range(2)
_CHANGES = {"added": N_("added"), "changed": N_("changed"), "removed": N_("removed")}
_LEFT_OUT = (
    "1 is left out, as its page was found gone or not to be indexed.",
    N_("%Ln are left out, as their pages were found gone or not to be indexed."),
)
_TAKEN = ("%Ln URL was announced.", N_("%Ln URLs were announced."))


@dataclass(frozen=True, slots=True)
class AnnounceContext:
    """The means that the dialog needs."""

    web: WebAccess
    ledger: Path
    ask_place: Callable[[str], Path | None]  # where to save a file with this name; None: nowhere
    endpoints: Sequence[str] = ENDPOINTS


class AnnounceDialog(Dialog):
    """Compares what is published with what was saved, checks the key file, and lists what would be announced.

    Only then it can be announced.
    """

    manual_place = "live-site#announce-changes-to-search-engines"

    def __init__(
        self,
        files: Mapping[str, Path],
        dates: Callable[[], published_site.EntryDates],
        key: str,
        needs: AnnounceContext,
        parent: QWidget | None = None,
    ) -> None:
        """files: those of the document by their published URLs; dates: tells those of its entries."""
        super().__init__(parent, self.tr("Announce changes to search engines"))
        self._files, self._dates, self._needs = files, dates, needs
        self._sitemap = next(iter(files))
        self._errand = self.owns(WebErrand(needs.web))
        self.planned: published_site.Announcement | None = None  # once everything was checked
        self.taken = 0  # URLs
        self.add_text(
            self.tr(
                "Tells Bing, Yandex, Seznam, Naver and others (IndexNow) which URLs were added, removed, or "
                "have another date since the last announcement. Google does not take part. What is published "
                "must be the same as the saved file."
            )
        )
        add_layout(self.column, self._make_key(key))
        self._hint = self.add_text()
        self.add_outlook(lines=2)
        headings = (self.tr("Change"), self.tr("URL"))
        name = self.tr("What would be announced")
        self.list = BoxedList(name, headings, self, stretched=_URL, widths={_CHANGE: 160})
        self.column.addWidget(self.list, 1)
        self._leave_out = QCheckBox(self.tr("&Leave out what was found gone or not to be indexed"), self)
        self._leave_out.setChecked(True)
        self._leave_out.setVisible(False)  # until there is any
        self._leave_out.toggled.connect(self._on_key)
        self.column.addWidget(self._leave_out)
        self._make_buttons()
        set_tab_order(self)
        self.propose_size(760, 540)
        self._refresh()

    def _make_key(self, key: str) -> QHBoxLayout:
        self.key_line = QLineEdit(key, self)
        self.key_line.textChanged.connect(self._on_key)
        label = plain_label(self.tr("&Key"), self, self.key_line)
        make = push_button(self.tr("&Make a key"), self._make_a_key, self)
        tip = self.tr("Copy the key, which the key file has to contain")
        copy = push_button(self.tr("&Copy"), self._copy_key, self, tip)
        tip = self.tr("Save the file that contains the key, to be uploaded to the site")
        self.save_key = push_button(self.tr("&Save the key file…"), self._save_key, self, tip)
        return line_of(label, self.key_line, make, copy, self.save_key, grows=self.key_line)

    def _make_a_key(self) -> None:
        self.key_line.setText(os.urandom(_KEY_BYTES).hex())

    def _copy_key(self) -> None:
        QGuiApplication.clipboard().setText(self.key)

    def _save_key(self) -> None:
        """Save the key as the file that the site has to offer."""
        place = key_location(self._sitemap, self.key)
        try:
            check_key(self.key)
            path = self._needs.ask_place(place.rpartition("/")[2])
            if path is None:
                return
            save_file(path, self.key.encode("ascii"))
        except (BadKeyError, SaveError) as error:
            self.say(text_of(error))
        else:
            told = self.tr("{name} is saved. Upload it to {url}, then check.")
            self.say(told.format(name=path.name, url=place))

    def _make_buttons(self) -> None:
        self.add_buttons(Buttons.Close)
        self.check_button = self.add_answer(self.tr("Check &first"), self.check_first)
        self.check_button.setToolTip(
            self.tr("Looks at what is published and lists what would be sent; sends nothing")
        )
        self.known_button = self.add_answer(self.tr("Mark &all as announced"), self.mark_known)
        self.known_button.setToolTip(self.tr("For the first time: later only changes are announced"))
        self.send_button = self.add_answer(self.tr("A&nnounce"), self.send)
        self.check_button.setDefault(True)
        for button in (self.known_button, self.send_button):
            button.setAutoDefault(False)  # Enter in the key line announces nothing

    # What it shows

    @property
    def key(self) -> str:
        """The key as entered."""
        return self.key_line.text().strip()

    # The check

    def check_first(self) -> None:
        """Check what is published and the key file, and list what would be announced; nothing is sent."""
        if self.is_busy:
            self._errand.close()
            self.say(self.tr("Stopped."))
            self._refresh()
            return
        self.planned = None
        self.list.clear()
        self.say(self.tr("Comparing what is published with the saved file…"))
        files, dates, sitemap = self._files, self._dates(), self._sitemap
        if not self._leave_out.isChecked():
            dates = replace(dates, not_to_index={})
        place, ledger_path = published_site.KeyPlace(self.key), self._needs.ledger

        def work(web: WebFiles) -> Iterator[published_site.Announcement]:
            with Ledger(ledger_path) as ledger:
                planned = published_site.announcement(sitemap, dates, ledger.known(sitemap), place)
            for _ in published_site.check_published(files, web):
                pass
            for _ in published_site.check_key_files(planned, web):
                pass
            yield planned

        self._errand.begin(work, self.show_planned, self._on_checked)
        self._refresh()

    def show_planned(self, planned: published_site.Announcement) -> None:
        """List what would be announced."""
        self.planned = planned
        for change, url in published_site.sample_of(planned, _MOST_LINES):
            self.list.add_line((translated(_CHANGES[change]), url))
        for url, verdict in islice(planned.left_out.items(), _MOST_LINES):
            self.list.add_line((self.tr("left out: {verdict}").format(verdict=verdict_title(verdict)), url))
        if planned.left_out:
            self._leave_out.setVisible(True)
        self._refresh()
        left_out = counted(*_LEFT_OUT, len(planned.left_out)) if planned.left_out else ""
        if not planned.count:
            nothing = self.tr("Nothing has changed since the last announcement.")
            self.say(" ".join(filter(None, (nothing, left_out))))
            return
        number = self.locale().toString
        text = self.tr(
            "Everything is in place. {added} added, {changed} changed and {removed} removed URLs would be "
            "announced."
        )
        told = text.format(
            added=number(len(planned.added)),
            changed=number(len(planned.changed)),
            removed=number(len(planned.removed)),
        )
        if planned.count > _MOST_LINES:
            told = f"{told} {self.tr('The first {n} are listed.').format(n=number(_MOST_LINES))}"
        self.say(" ".join(filter(None, (told, left_out))))

    def _on_checked(self, error: BaseException | None) -> None:
        if error is not None:
            self.say(text_of(error))
        self._refresh()

    # The announcement

    def send(self) -> None:
        """Send what was listed; what is taken goes into the ledger."""
        planned = self.planned
        if planned is None or self.is_busy:
            return
        ledger_path, endpoints = self._needs.ledger, self._needs.endpoints

        def work(web: WebFiles) -> Iterator[SentRequest]:
            with Ledger(ledger_path) as ledger:
                yield from published_site.announced(planned, web, ledger, endpoints)

        self.planned = None
        self.list.setFocus()  # as the button is about to be disabled
        self.say(self.tr("Announcing…"))
        self._errand.begin(work, self._on_sent, self._on_done)
        self._refresh()

    def _on_sent(self, sent: SentRequest) -> None:
        if not sent.trouble:
            self.taken += len(sent.request.urls)
        words = counted(*_TAKEN, self.taken) if self.taken else ""
        self.say(" ".join(filter(None, (words, text_of(sent.trouble)))))

    def _on_done(self, error: BaseException | None) -> None:
        if error is not None:
            self.say(text_of(error))
        self.list.clear()
        self._refresh()

    def mark_known(self) -> None:
        """Take all URLs as announced; nothing is sent."""
        if self.planned is None:
            return
        try:
            with Ledger(self._needs.ledger) as ledger:
                ledger.take(self._sitemap, self.planned.dates, self.planned.removed)
        except (OSError, LedgerUnusableError) as error:
            self.say(text_of(error))
            return
        self.planned = None
        self.list.clear()
        self.say(self.tr("All URLs count as announced. From now on, only changes are."))
        self._refresh()

    # The state of the widgets

    def _on_key(self) -> None:
        self.planned = None
        self.list.clear()
        self._refresh()

    def _refresh(self) -> None:
        key = self.key
        place = key_location(self._sitemap, key or self.tr("key"))
        hint = self.tr("The site has to offer the key in a text file that contains nothing else: {url}")
        self._hint.setText(hint.format(url=place))
        self.key_line.setReadOnly(self.is_busy)  # and not disabled, which would take the focus away
        self.check_button.setText(self.tr("&Stop") if self.is_busy else self.tr("Check &first"))
        self.check_button.setEnabled(self.is_busy or bool(key))
        self.save_key.setEnabled(bool(key))
        self._leave_out.setEnabled(not self.is_busy)
        can_send = not self.is_busy and self.planned is not None and self.planned.count > 0
        self.send_button.setEnabled(can_send)
        self.known_button.setEnabled(can_send)
