"""The dialog that makes a new sitemap from a table: it asks for the columns and previews the result."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QHeaderView,
    QTreeWidget,
    QWidget,
)

from editor.core.crawled import without_unlisted
from editor.core.document.columns import Entry
from editor.core.fields import Kind, fields_of
from editor.core.table import Table
from editor.core.table_import import TableEntries, as_written, entries_of
from editor.core.text import QT_TRANSLATE_NOOP
from editor.dialogs.tables.table_dialog import TableDesk, TableDialog
from editor.models.table import roles
from editor.models.table.entries_model import ABSENT
from editor.models.words.explanations import field_title, shorten_value
from editor.models.words.translation import counted
from editor.rules.finding import Context
from editor.rules.rule import Severity
from editor.services.documents.open_document import OpenDocument
from editor.services.tables.importing import correction_in, kind_of, new_sitemap
from editor.views.table.list_delegate import LineDelegate
from editor.views.widgets.line_item import LineItem

_CONTEXT = "TableImportDialog"
_SHOWN = 100  # entries
_FIELDS = fields_of(Kind.URLSET)


class _Made(NamedTuple):
    """The result of importing a table."""

    entries: TableEntries
    document: OpenDocument
    unlisted: int  # rows of pages that no sitemap should list


class _Rows(LineDelegate):
    """Draws rows that are lower than those of other lists, because there are many of them."""

    height = 24


class _EntryList(QTreeWidget):
    """A preview of the first entries."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("boxed")
        self.setAccessibleName(self.tr("Preview of the entries"))
        self.setHeaderLabels(list(map(field_title, _FIELDS)))
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setItemDelegate(_Rows(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        header = self.header()
        header.setDefaultAlignment(roles.LEFT)
        header.setStretchLastSection(False)
        digit = self.fontMetrics().horizontalAdvance("0")
        for column, field in enumerate(_FIELDS):
            stretches = field.name == "loc"
            mode = QHeaderView.ResizeMode.Stretch if stretches else QHeaderView.ResizeMode.Interactive
            header.setSectionResizeMode(column, mode)
            if not stretches:
                header.resizeSection(column, field.width * digit)

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Show these entries in place of the earlier ones."""
        self.clear()
        self.addTopLevelItems(
            [LineItem([shorten_value(value) or ABSENT for value in entry.values()]) for entry in entries]
        )


class TableImportDialog(TableDialog):
    """Asks for a table and the meaning of its columns, and shows the entries that result."""

    manual_place = "import-and-export#from-a-table"

    def __init__(self, desk: TableDesk, now: datetime, parent: QWidget | None = None) -> None:
        super().__init__(desk, _FIELDS, parent)
        self.setWindowTitle(self.tr("New sitemap from a table"))
        self._now = now
        self.document: OpenDocument | None = None  # the document made from the table
        self.corrects = QCheckBox(
            self.tr("Convert values to the sitemap format where the meaning is clear"), self
        )
        self.corrects.setChecked(True)
        self.is_index = QCheckBox(self.tr("Create a sitemap index: the URLs are sitemaps"), self)
        self.is_index.toggled.connect(self._on_kind_told)
        self.leaves_out = QCheckBox(self)
        self.leaves_out.hide()
        self._kind: Kind | None = None  # the kind that the user has chosen
        self.source.table_read.connect(self._on_other_table)
        self.entries = _EntryList(self)
        self._arrange((self.corrects, self.leaves_out, self.is_index), self.entries)

    def _on_other_table(self) -> None:
        self._kind = None

    def _on_kind_told(self) -> None:
        self._kind = Kind.SITEMAPINDEX if self.is_index.isChecked() else Kind.URLSET

    def _work_out(self, table: Table, columns: Mapping[str, int]) -> None:
        """Make a document from the table, to be shown and, if the user agrees, opened."""
        now, corrects, kind, leaves_out = (
            self._now,
            self.corrects.isChecked(),
            self._kind,
            self.leaves_out.isChecked(),
        )

        def make() -> _Made:
            context = Context(kind=Kind.URLSET, now=now)
            listed = without_unlisted(table)
            taken = listed if leaves_out else table
            correct = correction_in(taken, columns, context) if corrects else as_written
            found = entries_of(taken, columns, correct)
            document = new_sitemap(found.entries, now, kind=kind or kind_of(found.entries))
            return _Made(found, document, len(table.rows) - len(listed.rows))

        self._ask(self.tr("Reading…"), make, self._on_made)

    def _on_made(self, made: _Made) -> None:
        found, document, unlisted = made
        with QSignalBlocker(self.is_index):
            self.is_index.setChecked(document.entries.kind is Kind.SITEMAPINDEX)
        one, many = (
            "Leave out 1 page that did not return 200 or is not indexable",
            QT_TRANSLATE_NOOP(
                "TableImportDialog", "Leave out %Ln pages that did not return 200 or are not indexable"
            ),
        )
        self.leaves_out.setText(counted(_CONTEXT, one, many, unlisted))
        self.leaves_out.setVisible(unlisted > 0)
        self._show(document if found.entries else None)
        self._say(self._in_words(found, document))

    def _show_nothing(self) -> None:
        self._show(None)

    def _show(self, document: OpenDocument | None) -> None:
        self.document = document
        count = len(document.entries) if document else 0
        rows = range(min(count, _SHOWN))
        self.entries.show_entries([document.entries.entry(row) for row in rows] if document else [])
        one, many = (
            "Create a sitemap with 1 entry",
            QT_TRANSLATE_NOOP("TableImportDialog", "Create a sitemap with %Ln entries"),
        )
        if document and document.entries.kind is Kind.SITEMAPINDEX:
            one, many = (
                "Create an index of 1 sitemap",
                QT_TRANSLATE_NOOP("TableImportDialog", "Create an index of %Ln sitemaps"),
            )
        words = counted(_CONTEXT, one, many, count)
        self._offer(words if count else self.tr("Create a sitemap"), is_possible=count > 0)

    def _in_words(self, found: TableEntries, document: OpenDocument) -> str:
        count = len(found.entries)
        if not count and self.leaves_out.isChecked() and not self.leaves_out.isHidden():
            return self.tr("No pages are left.")
        if not count:
            return self.tr("The table has no URLs.")
        counts = document.findings.report.counts()
        parts = []
        for number, one, many in (
            (
                count,
                "1 entry.",
                QT_TRANSLATE_NOOP("TableImportDialog", "%Ln entries."),
            ),
            (
                found.corrected,
                "1 value will be converted.",
                QT_TRANSLATE_NOOP("TableImportDialog", "%Ln values will be converted."),
            ),
            (
                found.blank,
                "1 row has nothing to import.",
                QT_TRANSLATE_NOOP("TableImportDialog", "%Ln rows have nothing to import."),
            ),
            (
                counts[Severity.ERROR],
                "There will be 1 error to fix.",
                QT_TRANSLATE_NOOP("TableImportDialog", "There will be %Ln errors to fix."),
            ),
        ):
            if number:
                parts.append(counted(_CONTEXT, one, many, number))
        if count > _SHOWN:
            parts.append(
                counted(
                    _CONTEXT,
                    "The first one is shown.",
                    QT_TRANSLATE_NOOP("TableImportDialog", "The first %Ln are shown."),
                    _SHOWN,
                )
            )
        return " ".join(parts)
