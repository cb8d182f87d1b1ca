"""The dialogs that make a new sitemap from a table, or update values of the open one from it or join it.

They ask for the columns and preview the result. In an update each row goes to the entry with its
URL. What is joined is shown beside the entries, and changes no file.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QLocale, QSignalBlocker, QStringListModel, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QListView, QPushButton, QTabWidget, QWidget

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.fields import FIELD_BY_NAME, Kind, fields_of
from editor.core.joined_data import NO_DATA, Join, JoinedColumn, JoinedData, joined
from editor.core.operations.table_update import TableOutcome, update_from_table
from editor.core.table_import import (
    Table,
    TableEntries,
    as_written,
    cell_columns,
    entries_of,
    unused_columns,
    without_unlisted,
)
from editor.core.text import N_
from editor.dialogs.dialog_frame import BoxedList, is_ticked, tick
from editor.dialogs.tables.table_dialog import TableContext, TableDialog
from editor.models.table import item_data
from editor.models.table.cell_edits import TitledEdit
from editor.models.table.entries_model import ABSENT
from editor.models.table.item_data import plain_tip
from editor.models.words.explanations import field_title, shorten_value
from editor.models.words.translation import counted, listed, numbers_in_words, translated
from editor.rules.finding import Context
from editor.rules.rule import Severity
from editor.services.documents.open_document import OpenDocument
from editor.services.tables.imported_sitemaps import correction_in, kind_of, new_sitemap
from editor.views.panels.changes_list import ChangeList
from editor.views.widgets.lists import LineDelegate, LineItem
from editor.views.widgets.widget_layouts import column_of

_SHOWN = 100  # entries
_NAMED = 5  # columns that are not used
_FIELDS = fields_of(Kind.URLSET)


class _Made(NamedTuple):
    """The result of importing a table."""

    entries: TableEntries
    document: OpenDocument
    unlisted: int  # rows of pages that no sitemap should list


class _Rows(LineDelegate):
    """Draws rows that are lower than those of other lists, because there are many of them."""

    height = 24


class _EntryList(BoxedList):
    """A preview of the first entries."""

    def __init__(self, parent: QWidget) -> None:
        titles, url = [*map(field_title, _FIELDS)], [field.name for field in _FIELDS].index("loc")
        others = [column for column in range(len(titles)) if column != url]
        super().__init__(self.tr("Preview of the entries"), titles, parent, stretched=url, fitted=others)
        self.setItemDelegate(_Rows(self))
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.header().setDefaultAlignment(item_data.LEFT)

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Show these entries in place of the earlier ones."""
        self.clear()
        self.addTopLevelItems(
            [LineItem([shorten_value(value) or ABSENT for value in entry.values()]) for entry in entries]
        )


class TableImportDialog(TableDialog):
    """Asks for a table and the meaning of its columns, and shows the entries that result."""

    manual_place = "import-and-export#from-a-table"

    def __init__(self, needs: TableContext, now: datetime, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("New sitemap from a table"), needs, _FIELDS, parent)
        self._now = now
        self.document: OpenDocument | None = None  # the document made from the table
        self.corrects = QCheckBox(
            self.tr("Convert values to the sitemap format where the meaning is clear"), self
        )
        self.corrects.setChecked(True)
        self.is_index = QCheckBox(self.tr("Create a sitemap index: the URLs are sitemaps"), self)
        self.is_index.toggled.connect(self._on_kind_chosen)
        self.leaves_out = QCheckBox(self)
        self.leaves_out.setChecked(True)
        self.leaves_out.hide()
        self._kind: Kind | None = None  # the kind that the user has chosen
        self.source.table_read.connect(self._on_other_table)
        self.entries = _EntryList(self)
        self._arrange((self.corrects, self.leaves_out, self.is_index), self.entries)

    def _on_other_table(self) -> None:
        self._kind = None

    def _on_kind_chosen(self) -> None:
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
            found = entries_of(taken, columns, correct, cell_columns(taken, columns))
            kind_made = kind or kind_of(found)
            document = new_sitemap(found.entries, now, kind=kind_made, cells=found.cells)
            return _Made(found, document, len(table.rows) - len(listed.rows))

        self._ask(self.tr("Reading…"), make, self._on_made)

    def _on_made(self, made: _Made) -> None:
        found, document, unlisted = made
        with QSignalBlocker(self.is_index):
            self.is_index.setChecked(document.entries.kind is Kind.SITEMAPINDEX)
        one, many = (
            "Leave out 1 page that did not return 200 or is not indexable, or is an image or script",
            N_("Leave out %Ln pages that did not return 200, are not indexable, or are images or scripts"),
        )
        self.leaves_out.setText(counted(one, many, unlisted))
        self.leaves_out.setVisible(unlisted > 0)
        self._show(document if found.entries else None)
        self.say(self._in_words(found, document))

    def _show_nothing(self) -> None:
        self._show(None)

    def _show(self, document: OpenDocument | None) -> None:
        self.document = document
        count = len(document.entries) if document else 0
        rows = range(min(count, _SHOWN))
        self.entries.show_entries([document.entries.entry(row) for row in rows] if document else [])
        one, many = ("Create a sitemap with 1 entry", N_("Create a sitemap with %Ln entries"))
        if document and document.entries.kind is Kind.SITEMAPINDEX:
            one, many = ("Create an index of 1 sitemap", N_("Create an index of %Ln sitemaps"))
        words = counted(one, many, count)
        self._offer(words if count else self.tr("Create a sitemap"), is_possible=count > 0)

    def _in_words(self, found: TableEntries, document: OpenDocument) -> str:
        count = len(found.entries)
        if not count and self.leaves_out.isChecked() and not self.leaves_out.isHidden():
            return self.tr("No pages are left.")
        if not count:
            return self.tr("The table has no URLs.")
        counts = document.findings.report.counts()
        parts = numbers_in_words(
            (count, "1 entry.", N_("%Ln entries.")),
            (found.corrected, "1 value will be converted.", N_("%Ln values will be converted.")),
            (found.blank, "1 row has nothing to import.", N_("%Ln rows have nothing to import.")),
            (counts[Severity.ERROR], "There will be 1 error to fix.", N_("There will be %Ln errors to fix.")),
        )
        if count > _SHOWN:
            parts.append(counted("The first one is shown.", N_("The first %Ln are shown."), _SHOWN))
        return " ".join([*parts, *_of_columns(found.left_out)])


def _of_columns(left_out: Sequence[str]) -> list[str]:
    """Return a sentence on the columns of a table that are not used, if there are any."""
    if not left_out:
        return []
    names = [shorten_value(name) for name in left_out[:_NAMED]]
    if more := len(left_out) - _NAMED:
        names += [counted("1 more", N_("%Ln more"), more)] if more > 0 else []
    return [translated(N_("Columns that are not used: {names}.")).format(names=listed(names))]


class _UnusedList(QWidget):
    """A list of the parts of the table that were not used, one per line, to read and to copy."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = QStringListModel(self)
        view = QListView(self)
        view.setAccessibleName(name)
        view.setUniformItemSizes(True)
        view.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        view.setFrameShape(QListView.Shape.NoFrame)
        view.setModel(self._model)
        self.copy_button = QPushButton(self.tr("Copy the list"), self)
        self.copy_button.clicked.connect(self._copy)
        line = column_of(self.copy_button)
        line.setContentsMargins(8, 0, 8, 0)
        column_of(view, line, grows=view, inside=self).setContentsMargins(0, 0, 0, 8)

    def show_lines(self, lines: Sequence[str]) -> None:
        self._model.setStringList(list(map(shorten_value, lines)))
        self.copy_button.setEnabled(bool(lines))

    def lines(self) -> list[str]:
        return self._model.stringList()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(self.lines()))


class TableUpdateDialog(TableDialog):
    """Asks for a table and the meaning of its columns, and says how the entries would change."""

    manual_place = "bulk-work#update-from-a-table"

    def __init__(
        self, document: Document, context: Context, needs: TableContext, parent: QWidget | None = None
    ) -> None:
        """urlset: the document; nobody may change it while the dialog is open."""
        super().__init__(self.tr("Update from a table"), needs, fields_of(document.kind), parent)
        self._document, self._context = document, context
        self._result = TableOutcome()
        self.near = QCheckBox(
            self.tr("Also match URLs that differ only in http/https, www or a trailing slash"), self
        )
        self.clears = QCheckBox(self.tr("Empty cells clear values"), self)
        self.changes = ChangeList(self)
        self.without_partner = _UnusedList(self.tr("Rows that match no entry"), self)
        self.contradicting = _UnusedList(self.tr("Conflicting rows"), self)
        self.refused = _UnusedList(self.tr("Values that are not valid"), self)
        self.pages = QTabWidget(self)
        self.pages.setDocumentMode(True)
        for widget in (self.pages, self.pages.tabBar()):
            widget.setAccessibleName(self.tr("What would change and what would not"))
        for page in (self.changes, self.without_partner, self.contradicting, self.refused):
            self.pages.addTab(page, "")
        self._arrange((self.near, self.clears), self.pages)

    def outcome(self) -> TitledEdit | None:
        """Return the edit to apply, with its title; None if nothing would change."""
        if self._result.edit is None:
            return None
        one, many = ("Update a row from a table", N_("Update %Ln rows from a table"))
        return TitledEdit(self._result.edit, counted(one, many, len(self._result.rows)))

    # The result

    def _work_out(self, table: Table, columns: Mapping[str, int]) -> None:
        if len(columns) == 1:
            self.say(self.tr("Select at least one column to use."))
            return
        rows = range(len(self._document))
        is_near_enough, clears = self.near.isChecked(), self.clears.isChecked()

        def work() -> TableOutcome:
            return update_from_table(
                self._document,
                rows,
                table,
                columns,
                is_near_enough=is_near_enough,
                clears=clears,
                correct=correction_in(table, columns, self._context),
            )

        self._ask(self.tr("Comparing…"), work, partial(self._on_compared, table, columns))

    def _on_compared(self, table: Table, columns: Mapping[str, int], result: TableOutcome) -> None:
        urls, line = columns["loc"], self.tr("{url} — {field}: {value}")
        self._show(
            result,
            [table.rows[number][urls] for number in result.without_partner],
            [table.rows[number][urls] for number in result.contradicting],
            [
                line.format(
                    url=table.rows[number][urls],
                    field=field_title(FIELD_BY_NAME[field]),
                    value=table.rows[number][columns[field]],
                )
                for number, field in result.refused
            ],
        )
        left_out = unused_columns(table, columns.values())
        self.say(" ".join([self._in_words(result, len(table.rows)), *_of_columns(left_out)]))

    def _show_nothing(self) -> None:
        self._show(TableOutcome())

    def _show(
        self,
        result: TableOutcome,
        partnerless: Sequence[str] = (),
        contradicting: Sequence[str] = (),
        refused: Sequence[str] = (),
    ) -> None:
        self._result = result
        self.changes.show_changes(result.previews, self._document.column("loc"))
        self.without_partner.show_lines(partnerless)
        self.contradicting.show_lines(contradicting)
        self.refused.show_lines(refused)
        number = QLocale().toString
        names = (self.tr("Changes"), self.tr("No match"), self.tr("Conflicting"), self.tr("Not valid"))
        counts = (len(result.rows), len(partnerless), len(contradicting), len(refused))
        for place, (name, count) in enumerate(zip(names, counts, strict=True)):
            self.pages.setTabText(place, f"{name} ({number(count)})" if count else name)
        count = len(result.rows)
        words = counted("Change 1 row", N_("Change %Ln rows"), count)
        self._offer(words if count else self.tr("Change"), is_possible=count > 0)

    def _in_words(self, result: TableOutcome, rows: int) -> str:
        if not rows:
            return self.tr("The table has no rows.")
        changes = numbers_in_words((len(result.rows), "1 row changes.", N_("%Ln rows change.")))
        others = numbers_in_words(
            (result.absent, "1 entry is not in the table.", N_("%Ln entries are not in the table.")),
            (
                len(result.without_partner),
                "1 row of the table matches no entry.",
                N_("%Ln rows of the table match no entry."),
            ),
            (
                len(result.contradicting),
                "1 row contradicts an earlier row and is not used.",
                N_("%Ln rows contradict an earlier row and are not used."),
            ),
            (
                result.left_alone,
                "1 value is not valid and is not used.",
                N_("%Ln values are not valid and are not used."),
            ),
        )
        return " ".join([*(changes or [self.tr("No row changes.")]), *others])


_HEADING, _VALUES, _EXAMPLES = range(3)
_SAMPLES = 3


class TableJoinDialog(TableDialog):
    """Asks for a table and its column of URLs, and which of the others to show."""

    manual_place = "bulk-work#join-a-table"

    def __init__(
        self, locs: Sequence[str], data: JoinedData, needs: TableContext, parent: QWidget | None = None
    ) -> None:
        """locs: the URLs of the entries; data: what was joined before."""
        super().__init__(self.tr("Join a table"), needs, [FIELD_BY_NAME["loc"]], parent)
        self._locs, self._before = locs, data
        self._found: Join | None = None
        self.replaces = QCheckBox(self.tr("Remove the columns that were joined before"), self)
        self.replaces.setVisible(bool(data.columns))
        headings = (self.tr("Column"), self.tr("Values"), self.tr("Examples"))
        self.list = BoxedList(
            self.tr("Columns to show"),
            headings,
            self,
            stretched=_EXAMPLES,
            numeric=[_VALUES],
            widths={_HEADING: 240, _VALUES: 96},
        )
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.tick_with_space(_HEADING)
        self.list.itemChanged.connect(self._offer_columns)
        self._arrange((self.replaces,), self.list)

    def data(self) -> JoinedData:
        """Return the data with the columns that are ticked."""
        return (NO_DATA if self.replaces.isChecked() else self._before).with_columns(self._ticked())

    def _ticked(self) -> list[JoinedColumn]:
        columns = self._found.columns if self._found else ()
        lines = zip(self.list.lines(), columns, strict=True)
        return [column for item, column in lines if is_ticked(item, _HEADING)]

    def _work_out(self, table: Table, columns: Mapping[str, int]) -> None:
        work = partial(joined, self._locs, table.headings, table.rows, columns["loc"])
        self._ask(self.tr("Comparing…"), work, self._show)

    def _show(self, found: Join) -> None:
        with QSignalBlocker(self.list):
            self.list.clear()
            self._found = found
            for column in found.columns:
                examples = ", ".join(
                    map(shorten_value, list(dict.fromkeys(column.texts.values()))[:_SAMPLES])
                )
                texts = [column.heading, QLocale().toString(len(column.texts)), examples]
                item = self.list.add_line(texts)
                tick(item, is_ticked=True, column=_HEADING)
                for at, text in enumerate(texts):
                    item.setToolTip(at, plain_tip(text))
        self.say(self._in_words(found))
        self._offer_columns()

    def _show_nothing(self) -> None:
        with QSignalBlocker(self.list):
            self.list.clear()
            self._found = None
        self._offer_columns()

    def _offer_columns(self) -> None:
        count = len(self._ticked())
        clears = self.replaces.isChecked() and bool(self._before.columns)
        words = counted("Join 1 column", N_("Join %Ln columns"), count) if count else self.tr("Join")
        self._offer(words, is_possible=count > 0 or clears)

    def _in_words(self, found: Join) -> str:
        if not found.found:
            return self.tr("The table knows none of the URLs.")
        parts = numbers_in_words(
            (found.found, "1 URL was found in the table.", N_("%Ln URLs were found in the table.")),
            (
                len(found.unknown),
                "1 row of the table matches no entry.",
                N_("%Ln rows of the table match no entry."),
            ),
            (
                len(found.repeated),
                "1 row contradicts an earlier row and is not used.",
                N_("%Ln rows contradict an earlier row and are not used."),
            ),
        )
        return " ".join([*parts, self.tr("The sitemap itself does not change.")])
