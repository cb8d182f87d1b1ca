"""The dialog that proposes dates for pages whose text has changed, with the evidence side by side."""

import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QHeaderView, QWidget

from editor.core.site.page_proposals import ChangedPages, DateProposal
from editor.core.text import N_
from editor.dialogs.dialog_frame import Dialog
from editor.models.lists.preview_models import ProposedDateColumn, ProposedDatesModel
from editor.models.words.translation import counted
from editor.services.tasks import Latest, Tasks
from editor.views.widgets.lists import ReadingTable, StretchedColumn


class HonestLastmodDialog(Dialog):
    """Proposes a date only where two audits saw different texts, and none for a change of template."""

    manual_place = "live-site#honest-dates"

    def __init__(
        self,
        find: Callable[[], ChangedPages],
        readable: Callable[[str], str],
        tasks: Tasks,
        parent: QWidget | None = None,
    ) -> None:
        """find: called in a worker; readable: returns a URL as it is shown."""
        super().__init__(parent, self.tr("Honest lastmod"))
        self.model = ProposedDatesModel(readable, self)
        self.add_outlook(self.tr("Looking at what earlier checks found…"))
        self._template = self.add_text()
        self._template.hide()
        self.list = ReadingTable(self.tr("Proposed dates"), self.model, self)
        header = self.list.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        StretchedColumn(header, ProposedDateColumn.URL)
        self.list.show_lines(6)
        self.column.addWidget(self.list, 1)
        self.add_ok(self.tr("Set dates"))
        self.model.choice_changed.connect(self._refresh)
        self.propose_size(1040, 480)
        self.owns(Latest(tasks)).ask(lambda _is_stale: find(), self._on_found)
        self._refresh()

    @property
    def outlook(self) -> str:
        """The sentences on what was found."""
        shown = (label for label in (self._outlook, self._template) if not label.isHidden())
        return " ".join(label.text() for label in shown)

    @property
    def chosen(self) -> Sequence[DateProposal]:
        """The dates that are to be set."""
        return self.model.chosen

    def _on_found(self, outcome: Future[ChangedPages]) -> None:
        error = outcome.exception()
        if isinstance(error, OSError | sqlite3.Error):
            text = self.tr("What earlier checks found cannot be read ({cause}).")
            self.say(text.format(cause=error))
            return
        found = outcome.result()
        self.model.show(found.proposals)
        self.say(self._sentence(found))
        if found.may_be_a_template:
            self._template.setText(self._about_template(found))
            self._template.show()
        self._refresh()

    def _sentence(self, found: ChangedPages) -> str:
        number = QLocale().toString
        if not found.compared:
            return self.tr(
                "No page was checked twice yet. Check the URLs now, and again when pages may have changed: "
                "a date is proposed for each page whose text is another by then."
            )
        if found.proposals:
            one = "1 page has another text than before, and an older date."
            many = N_("%Ln pages have another text than before, and an older date.")
            return counted(one, many, len(found.proposals))
        text = self.tr("Of {n} pages that were checked more than once, none needs another date.")
        return text.format(n=number(found.compared))

    def _about_template(self, found: ChangedPages) -> str:
        number = QLocale().toString
        text = self.tr(
            "{n} of {count} pages changed at once: a template? Nothing is proposed for them, as a new menu "
            "or footer is no new content."
        )
        return text.format(n=number(found.template), count=number(found.compared))

    def _refresh(self) -> None:
        self.ok.setEnabled(bool(self.model.chosen))
