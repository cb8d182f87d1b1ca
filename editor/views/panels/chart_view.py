"""A chart as a list of bars, painted in the colours of the theme, for mouse, keys and screen readers."""

from PySide6.QtCore import (
    QBuffer,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QBrush,
    QColor,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from editor.core.insight import charts
from editor.models.lists.insight_models import ChartModel
from editor.models.words.translation import text_of
from editor.views.style.theme import Theme, current

_TOKENS = {
    charts.Tone.PLAIN: "accent",
    charts.Tone.ABSENT: "muted",
    charts.Tone.STRIKING: "warning",
    charts.Tone.ERROR: "error",
    charts.Tone.WARNING: "warning",
}
_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_PAD = 8  # pixels beside the bars
_LEAST_FRAME = 14  # pixels of the frame around the current column: a thinner one looks like a column
Index = QModelIndex | QPersistentModelIndex


class ChartView(QListView):
    """One chart. A click on a bar or Enter asks for its rows, with Shift for them as well."""

    bar_requested = Signal(str, bool)  # the filter of a bar, and whether it is to be added
    part_requested = Signal(object)  # the part of a comparison that a bar leads to
    save_requested = Signal()

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chart_model = ChartModel(self)
        self.setModel(self.chart_model)
        self.setAccessibleName(title)
        self.setItemDelegate(_BarDelegate(self))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.placed = charts.ChartLayout((), 0)
        self._pressed = QPersistentModelIndex()
        self.is_plain = False  # without what is chosen, current or below the mouse
        for words, act in (
            (self.tr("Copy as picture"), self.copy_picture),
            (self.tr("Copy as table"), self.copy_table),
            (self.tr("Save as…"), self.save_requested.emit),
        ):
            action = QAction(words, self)
            action.triggered.connect(act)
            self.addAction(action)
        self.chart_model.modelReset.connect(self._lay_out)
        self.chart_model.dataChanged.connect(self._lay_out)

    @property
    def chart(self) -> charts.Chart:
        """The chart on screen."""
        return self.chart_model.chart

    def show_chart(self, chart: charts.Chart) -> None:
        """Show a chart."""
        is_upright = chart.is_upright
        self.setFlow(QListView.Flow.LeftToRight if is_upright else QListView.Flow.TopToBottom)
        self.setWrapping(False)
        self.chart_model.show(chart)
        self._lay_out()

    def copy_picture(self) -> None:
        """Copy the chart to the clipboard as a picture, and as text for spreadsheets."""
        data = QMimeData()
        data.setImageData(self.picture().toImage())
        data.setText(self.table_text())
        QGuiApplication.clipboard().setMimeData(data)

    def copy_table(self) -> None:
        """Copy the chart to the clipboard as text with tabs."""
        QGuiApplication.clipboard().setText(self.table_text())

    def table_text(self) -> str:
        """Return the chart as text with tabs."""
        headings = (self.accessibleName(), self.tr("Rows"), self.tr("Share"), self.tr("Filter"))
        return charts.chart_tsv(self.chart, headings, text_of)

    def picture(self) -> QPixmap:
        """Return the chart with its title as a picture of twice as many pixels as on the screen."""
        title = self.fontMetrics().height() + 12
        pixmap = QPixmap(QSize(self.width(), self.height() + title) * 2)
        pixmap.setDevicePixelRatio(2)
        pixmap.fill(current().color("base"))
        painter = QPainter(pixmap)
        painter.setFont(self.font())
        painter.setPen(current().color("text"))
        painter.drawText(8, self.fontMetrics().ascent() + 4, self.accessibleName())
        self.is_plain = True
        self.render(painter, QPoint(0, title))
        self.is_plain = False
        painter.end()
        return pixmap

    def png(self) -> bytes:
        """Return the picture as a PNG file."""
        buffer = QBuffer()
        buffer.open(QBuffer.OpenModeFlag.WriteOnly)
        self.picture().save(buffer, "PNG")
        return bytes(buffer.data().data())

    def svg(self) -> str:
        """Return the chart with its title as an SVG file, in the colours of the window."""
        return charts.chart_svg(self.chart, self.accessibleName(), text_of, colors=chart_colors(current()))

    # Places

    def _lay_out(self) -> None:
        metrics = QFontMetricsF(self.font())
        line = max(charts.LINE, metrics.height() + 8)
        texts = charts.ChartTexts(self.chart_model.labels, self.chart_model.values)
        width = max(self.viewport().width() - 2 * _PAD, 1)
        self.placed = charts.lay_out(self.chart, texts, width, line, metrics.horizontalAdvance)
        self.setFixedHeight(round(self.placed.height) + 4)
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._lay_out()

    def box(self, place: charts.Box) -> QRectF:
        """Return a place on the screen, mirrored where the script runs from right to left."""
        box = QRectF(*place).adjusted(_PAD, 0, _PAD, 0)
        if self.isRightToLeft():
            box.moveLeft(self.viewport().width() - box.right())
        return box

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.chart.is_upright:
            return
        painter = QPainter(self.viewport())  # labels of columns are wider than these
        painter.setPen(current().color("muted"))
        middle, metrics = int(Qt.AlignmentFlag.AlignCenter), self.fontMetrics()
        model = self.chart_model
        for text, number, places in zip(model.labels, model.counts, self.placed.bars, strict=False):
            if places.label.width:
                painter.drawText(self.box(places.label), middle, text)
            if metrics.horizontalAdvance(number) <= places.value.width:
                painter.drawText(self.box(places.value), middle, number)
        if self.hasFocus() and self.currentIndex().isValid() and not self.is_plain:
            self._paint_current(painter, self.currentIndex().row())
        painter.end()

    def _paint_current(self, painter: QPainter, row: int) -> None:
        """Frame the current column, and say above it which it is: most columns are too narrow for a label."""
        area, theme = self.box(self.placed.bars[row].area), current()
        wider = max(_LEAST_FRAME - area.width(), 0) / 2
        _paint_frame(painter, area.adjusted(-wider, 0, wider, 0), theme)
        words = self.chart_model.sentence(row)
        width = self.fontMetrics().horizontalAdvance(words) + _PAD
        left = min(max(area.center().x() - width / 2, 0), max(self.viewport().width() - width, 0))
        told = QRectF(left, 0, width, self.fontMetrics().height() + 2)
        painter.fillRect(told, theme.color("base"))
        painter.setPen(theme.color("text"))
        painter.drawText(told, int(Qt.AlignmentFlag.AlignCenter), words)

    def currentChanged(self, now: Index, before: Index) -> None:
        super().currentChanged(now, before)
        self.viewport().update()  # what is painted of the current bar is wider than it

    # Keys and mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed = QPersistentModelIndex(self.indexAt(event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and index.isValid() and self._pressed == index:
            self._ask_for(index, event.modifiers())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in _KEYS and index.isValid() and self._leads_on(index):
            self._ask_for(index, event.modifiers())
            return
        super().keyPressEvent(event)  # in a dialog, Enter presses its button

    def _leads_on(self, index: QModelIndex) -> bool:
        return self.chart_model.can_be_asked(self.chart.bars[index.row()])

    def _ask_for(self, index: QModelIndex, modifiers: Qt.KeyboardModifier) -> None:
        if not self._leads_on(index):
            return
        bar = self.chart.bars[index.row()]
        if bar.part:
            self.part_requested.emit(bar.part)
        if bar.question:
            self.bar_requested.emit(bar.question, bool(modifiers & Qt.KeyboardModifier.ShiftModifier))


class _BarDelegate(QStyledItemDelegate):
    """Paints a bar with its label and value; the places are those of the view."""

    def __init__(self, view: ChartView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        placed = self._view.placed.bars
        if index.row() >= len(placed):
            return QSize(1, 1)
        area = placed[index.row()].area
        width = round(area.x + area.width) - round(area.x)
        before = _PAD if index.row() == 0 else 0
        return QSize(max(width, 1) + before, round(area.height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view, theme = self._view, current()
        if index.row() >= len(view.placed.bars):
            return
        places, model = view.placed.bars[index.row()], view.chart_model
        bar = model.chart.bars[index.row()]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = view.box(places.area)
        is_below_mouse = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if model.is_chosen(bar) and not view.is_plain:
            painter.fillRect(area, theme.color("selection"))
        elif is_below_mouse and model.can_be_asked(bar) and not view.is_plain:
            painter.fillRect(area, theme.color("window"))
        _paint_bar(painter, view.box(places.bar), bar.tone, theme)
        if places.cut is not None:
            painter.setPen(QPen(theme.color("base"), 3))
            across = view.box(places.cut)
            painter.drawLine(across.bottomLeft(), across.topRight())
        if not model.chart.is_upright:
            self._write(painter, places, index.row(), theme)
            if option.state & QStyle.StateFlag.State_HasFocus and not view.is_plain:
                _paint_frame(painter, area, theme)
        painter.restore()

    def _write(self, painter: QPainter, places: charts.PlacedBar, row: int, theme: Theme) -> None:
        view = self._view
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(theme.color("text"))
        label = view.box(places.label)
        words = view.fontMetrics().elidedText(
            view.chart_model.labels[row], Qt.TextElideMode.ElideMiddle, round(label.width())
        )
        painter.drawText(label, int(middle | Qt.AlignmentFlag.AlignLeading), words)
        painter.setPen(theme.color("muted"))
        value = view.box(places.value)
        painter.drawText(value, int(middle | Qt.AlignmentFlag.AlignLeading), view.chart_model.values[row])


def _paint_bar(painter: QPainter, box: QRectF, tone: charts.Tone, theme: Theme) -> None:
    if box.width() <= 0 or box.height() <= 0:
        return
    color: QColor = theme.color(_TOKENS[tone])
    painter.setPen(Qt.PenStyle.NoPen)
    if tone is charts.Tone.ABSENT:
        painter.setPen(QPen(color, 1))
        painter.setBrush(theme.color("window"))
        box = box.adjusted(0.5, 0.5, -0.5, -0.5)
    else:
        painter.setBrush(color)
    painter.drawRoundedRect(box, 2, 2)
    if tone.is_hatched:
        painter.setBrush(QBrush(theme.color("base"), Qt.BrushStyle.BDiagPattern))
        painter.drawRoundedRect(box, 2, 2)


def _paint_frame(painter: QPainter, area: QRectF, theme: Theme) -> None:
    painter.setPen(QPen(theme.color("accent"), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 3, 3)


def chart_colors(theme: Theme) -> dict[str, str]:
    """Return the colours of a theme for a chart as SVG."""
    colors = {str(tone): str(getattr(theme, token)) for tone, token in _TOKENS.items()}
    return {**colors, "text": theme.text, "muted": theme.muted, "base": theme.base}
