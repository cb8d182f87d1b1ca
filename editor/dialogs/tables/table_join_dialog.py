"""The dialog that joins a table to the open sitemap: which of its columns are shown beside the entries."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QLocale, QSignalBlocker, Qt
from PySide6.QtWidgets import QCheckBox, QWidget

from editor.core.fields import FIELD_BY_NAME
from editor.core.joined_data import NO_DATA, Join, JoinedColumn, JoinedData, joined
from editor.core.table_import import Table
from editor.core.text import N_
from editor.dialogs.dialog_frame import BoxedList, is_ticked, tick
from editor.dialogs.tables.table_dialog import TableContext, TableDialog
from editor.models.table.item_data import plain_tip
from editor.models.words.explanations import shorten_value
from editor.models.words.translation import counted

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
        parts = [
            counted("1 URL was found in the table.", N_("%Ln URLs were found in the table."), found.found)
        ]
        for count, one, many in (
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
        ):
            if count:
                parts.append(counted(one, many, count))
        parts.append(self.tr("The sitemap itself does not change."))
        return " ".join(parts)
