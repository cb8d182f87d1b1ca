"""The delegates of the columns for what pages answered; none of them can be edited."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from editor.core.site.answer_columns import AnswerColumn
from editor.models.table.entries_model import EntriesModel
from editor.views.delegates.cell import CellDelegate, Hints, Room
from editor.views.delegates.cell_editors import ValueEditor
from editor.views.style.theme import Theme


class AnswerDelegate(CellDelegate):
    """Shows a part of what a page answered: its status, its type, how long it took."""

    def __init__(
        self, column: AnswerColumn, model: EntriesModel, hints: Hints, theme: Theme, parent: QObject
    ) -> None:
        super().__init__(model, hints, theme, parent)
        self._column = column

    def shown(self, value: str) -> str:
        from editor.models.words.answer_words import answer_shown  # noqa: PLC0415 - on demand

        return answer_shown(self._column, value, self.model.dates)

    def paint_value(self, painter: QPainter, room: Room, value: str, mark: int) -> None:
        super().paint_value(painter, room, self.shown(value), mark)

    def new_editor(self, parent: QWidget, value: str) -> ValueEditor:
        raise NotImplementedError("The model lets no such cell be edited.")
