"""The list of dates that are proposed for pages whose text has changed, with the evidence beside them."""

from collections.abc import Callable
from enum import IntEnum

from PySide6.QtCore import QObject, Qt, Signal

from editor.core.site.changed_pages import DateProposal
from editor.core.site.header_dates import shown_header_time
from editor.core.values.w3c_datetime import Precision, of_moment
from editor.models.lists.lines_model import LinesModel
from editor.models.table import roles
from editor.models.table.entries_model import ABSENT
from editor.models.table.indexes import AnyIndex
from editor.models.words.tips import with_plain_tips

_CHECK = int(Qt.ItemDataRole.CheckStateRole)
_Flag = Qt.ItemFlag


class ProposedDateColumn(IntEnum):
    """The columns of the list of proposed dates."""

    URL = 0
    OLD = 1
    NEW = 2
    HEADER = 3
    UNCHANGED = 4
    CHANGED = 5


class ProposedDatesModel(LinesModel[DateProposal]):
    """Each line has a check box: whether its date is taken over."""

    choice_changed = Signal()

    def __init__(self, readable: Callable[[str], str], parent: QObject | None = None) -> None:
        """readable: returns a URL as it is shown."""
        super().__init__(parent)
        self._readable = readable
        self._left_out: set[int] = set()
        self.titles = (
            self.tr("URL"),
            self.tr("Date now"),
            self.tr("New date"),
            self.tr("Last-Modified header"),
            self.tr("Old text seen until"),
            self.tr("New text seen from"),
        )

    @property
    def chosen(self) -> list[DateProposal]:
        """The proposals that are to be taken over."""
        return [line for number, line in enumerate(self.lines) if number not in self._left_out]

    def text(self, line: DateProposal, column: int) -> str:
        match column:
            case ProposedDateColumn.URL:
                return self._readable(line.url)
            case ProposedDateColumn.OLD:
                return line.lastmod or ABSENT
            case ProposedDateColumn.NEW:
                return line.date
            case ProposedDateColumn.HEADER:
                return shown_header_time(line.header) or ABSENT
            case ProposedDateColumn.UNCHANGED:
                return str(of_moment(line.unchanged_until, Precision.MINUTE))
        return str(of_moment(line.changed_by, Precision.MINUTE))

    def more(self, line: DateProposal, column: int, role: int) -> object:
        return line.url if role == roles.TOOL_TIP and column == ProposedDateColumn.URL else None

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        usual = super().flags(index)
        return usual | _Flag.ItemIsUserCheckable if index.column() == ProposedDateColumn.URL else usual

    @with_plain_tips
    def data(self, index: AnyIndex, role: int = roles.DISPLAY) -> object:
        if role == _CHECK and index.isValid() and index.column() == ProposedDateColumn.URL:
            is_left = index.row() in self._left_out
            return Qt.CheckState.Unchecked if is_left else Qt.CheckState.Checked
        return super().data(index, role)

    def setData(self, index: AnyIndex, value: object, role: int = roles.EDIT) -> bool:
        if role != _CHECK or not index.isValid():
            return False
        if Qt.CheckState(value) is Qt.CheckState.Checked:
            self._left_out.discard(index.row())
        else:
            self._left_out.add(index.row())
        self.dataChanged.emit(index, index, [_CHECK])
        self.choice_changed.emit()
        return True
