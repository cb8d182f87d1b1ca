"""What of a URL stands out in the table."""

from PySide6.QtGui import QColor, QPainter, QPixmap

from editor.models.table.value_display import NO_HINT
from editor.views.delegates.cell_delegate import Room
from editor.views.delegates.text_delegates import LocDelegate
from editor.views.style.theme import LIGHT
from tests.views.tables import Desk


class Written(LocDelegate):
    """Remembers what is written, and in which colour."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.model, lambda _field, _text: NO_HINT, LIGHT, desk.table)
        self.parts: list[tuple[str, QColor]] = []

    def draw_text(self, painter: QPainter, room: Room, text: str) -> None:
        del room
        self.parts.append((text, painter.pen().color()))


def test_another_origin_alone_stands_out_however_much_of_a_url_is_left_out(desk: Desk) -> None:
    for width in [1000, 340, 200, 140]:
        written = Written(desk)
        origin, path = "https://elsewhere.example.com", "/a/path/that/goes/on/and/on/to/its/end"
        picture = QPixmap(10, 10)
        with QPainter(picture) as painter:
            written.paint_value(painter, Room(0, width, 0, 20), origin + path, 0)
        (first, accent), (rest, text) = written.parts
        assert (accent, text) == (LIGHT.color("accent"), LIGHT.color("text"))
        assert origin.startswith(first.rstrip("…"))
        assert path.endswith(rest.lstrip("…"))
        assert len(rest) > 3
