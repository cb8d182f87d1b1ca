"""The calendar popup of the date editor."""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

from PySide6.QtCore import QDate, QEvent, QObject, QSignalBlocker, Qt, QTime, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QTextCharFormat
from PySide6.QtWidgets import (
    QCalendarWidget,
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QTableView,
    QTimeEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.core.fields import XML_SPACE
from editor.core.values.w3c_datetime import Precision, W3CDatetime, of_moment, parse_date
from editor.models.table.value_display import date_habits
from editor.views.style.icons import arrow_back, arrow_on, icon
from editor.views.widgets.input_fields import ChoiceBox, indent
from editor.views.widgets.keyboard import ENTER, handles_key
from editor.views.widgets.labels import PlainLabel
from editor.views.widgets.widget_layouts import add_layout


class CalendarPopup(QFrame):
    """Picks a day and, optionally, a time in a time zone; every change is reported at once.

    A day is chosen by a click, unless it has a time, which may have to change, too; Enter chooses always. A
    value keeps its precision and its time zone: a month stays a month, seconds are kept.
    """

    value_picked = Signal(str)
    chosen = Signal()  # the value that was picked is meant: nothing more is to be said about it
    typed = Signal(str)  # a date is typed instead of picked: this is its first letter
    closed = Signal()

    def __init__(self, parent: QWidget, clock: Callable[[], datetime]) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("cell_popup")
        self._clock = clock
        self._value = self._today()
        self.calendar = QCalendarWidget()
        self.calendar.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        self._style_calendar()
        self.has_time = QCheckBox(self.tr("Time"))
        self.time = QTimeEdit()
        indent(self.time)
        self.time.setAccessibleName(self.has_time.text())
        self.zone = ChoiceBox()
        self._fill_zones()
        self.now = QPushButton(self.tr("Now"))
        self.today = QPushButton(self.tr("Today"))
        self.clear = QPushButton(self.tr("Clear"))
        self._arrange()
        self._connect()
        self.setFocusProxy(self.calendar)

    def _style_calendar(self) -> None:
        """Apply the colours of the theme; Qt's arrows are black and its weekends red in any theme."""
        for name, picture in (("prevmonth", arrow_back(self)), ("nextmonth", arrow_on(self))):
            button = self.calendar.findChild(QToolButton, f"qt_calendar_{name}")
            if button is not None:
                button.setIcon(icon(picture))
        weekend = QTextCharFormat()
        weekend.setForeground(self.palette().text())  # days of other months alone are pale
        for day in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
            self.calendar.setWeekdayTextFormat(day, weekend)
        self.calendar.setDateEditEnabled(False)
        for days in self.calendar.findChildren(QTableView):
            days.installEventFilter(self)

    def _arrange(self) -> None:
        times = QGridLayout()
        times.setHorizontalSpacing(8)
        times.addWidget(self.has_time, 0, 0)
        times.addWidget(self.time, 0, 1)
        zone_label = PlainLabel(self.tr("Zone"))
        zone_label.setBuddy(self.zone)
        times.addWidget(zone_label, 0, 2)
        times.addWidget(self.zone, 0, 3)
        times.setColumnStretch(3, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self.now, self.today, self.clear):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(8)
        layout.addWidget(self.calendar)
        add_layout(layout, times)
        add_layout(layout, buttons)

    def _connect(self) -> None:
        self.calendar.clicked.connect(self._on_day_picked)
        self.calendar.activated.connect(self._on_day_activated)
        self.has_time.toggled.connect(self._on_time_toggled)
        self.time.timeChanged.connect(self._on_time_changed)
        self.zone.currentIndexChanged.connect(self._on_zone_changed)
        self.now.clicked.connect(lambda _checked=False: self._choose(str(self._moment())))
        self.today.clicked.connect(lambda _checked=False: self._choose(str(self._today())))
        self.clear.clicked.connect(lambda _checked=False: self._choose(""))

    def _fill_zones(self) -> None:
        """List UTC, the local time zone, and all others in the order of their offsets."""
        here = _offset_text(self._clock().utcoffset())
        self.zone.addItem(self.tr("Z (UTC)"), "Z")
        if here != "Z":
            self.zone.addItem(self.tr("{offset} (here)").format(offset=here), here)
        for hours in range(-12, 15):
            offset = _offset_text(timedelta(hours=hours))
            if offset not in ("Z", here):
                self.zone.addItem(offset, offset)

    def show_value(self, text: str) -> None:
        """Show a value; today if it is empty or not a date."""
        self.calendar.setFirstDayOfWeek(date_habits().first_day_of_week(self.locale()))
        self._value = parse_date(text.strip(XML_SPACE), zone_optional=True) or self._new()
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if handles_key(self, event):
            return
        if event.key() in ENTER:
            self._choose(str(self._value))
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close as soon as a date is typed among the days."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.text().isalnum():
            self.close()
            self.typed.emit(event.text())
            return True
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.closed.emit()

    # Display

    def _show(self) -> None:
        value = self._value
        blockers = [QSignalBlocker(part) for part in (self.calendar, self.has_time, self.time, self.zone)]
        self.calendar.setSelectedDate(QDate(value.year, value.month or 1, value.day or 1))
        timed = value.precision >= Precision.MINUTE
        self.has_time.setChecked(timed)
        self.time.setEnabled(timed)
        self.zone.setEnabled(timed)
        self.time.setDisplayFormat("HH:mm:ss" if value.precision >= Precision.SECOND else "HH:mm")
        self.time.setTime(QTime(value.hour or 0, value.minute or 0, value.second or 0))
        self.zone.setCurrentIndex(self._zone_index(value.zone or self._usual_zone("Z")))
        del blockers

    def _zone_index(self, zone: str) -> int:
        """Return the index of a time zone in the list, adding it if it is missing."""
        if self.zone.findData(zone) < 0:
            self.zone.addItem(zone, zone)
        return self.zone.findData(zone)

    # User actions

    def _pick(self, value: W3CDatetime) -> None:
        self._value = value
        self._show()
        self.value_picked.emit(str(value))

    def _choose(self, value: str) -> None:
        """Report a value, and that it is the one."""
        self.value_picked.emit(value)
        self.close()
        self.chosen.emit()

    def _on_day_picked(self, day: QDate) -> None:
        value = self._value.on(date(day.year(), day.month(), day.day()))
        if self.has_time.isChecked():
            self._pick(value)
        else:
            self._choose(str(value))

    def _on_day_activated(self, day: QDate) -> None:
        if self.isVisible():  # else the click has chosen it
            self._choose(str(self._value.on(date(day.year(), day.month(), day.day()))))

    def _on_time_toggled(self, wanted: bool) -> None:
        zone = str(self.zone.currentData())
        self._pick(self._value.at(Precision.MINUTE if wanted else Precision.DAY, zone))

    def _on_time_changed(self, time: QTime) -> None:
        second = time.second() if self._value.precision >= Precision.SECOND else None
        value = self._value._replace(hour=time.hour(), minute=time.minute(), second=second)
        self._pick(value if value.zone else value._replace(zone=str(self.zone.currentData())))

    def _on_zone_changed(self) -> None:
        self._pick(self._value._replace(zone=str(self.zone.currentData())))

    def _today(self) -> W3CDatetime:
        day = self._clock().date()
        return W3CDatetime(day.year, day.month, day.day)

    def _new(self) -> W3CDatetime:
        """Return the current date in the precision that new dates have."""
        precision = date_habits().new_precision()
        return self._today() if precision is Precision.DAY else self._in_zone("", precision)

    def _usual_zone(self, otherwise: str) -> str:
        """Return the time zone of new times; otherwise: where the user has no usual one."""
        zone = date_habits().zone
        return _offset_text(self._clock().utcoffset()) if zone == "here" else zone or otherwise

    def _moment(self) -> W3CDatetime:
        """Return the current time in the precision and time zone of the value, by default the local one."""
        precision = min(max(self._value.precision, Precision.MINUTE), Precision.SECOND)
        return self._in_zone(self._value.zone or "", precision)

    def _in_zone(self, zone: str, precision: Precision) -> W3CDatetime:
        """Return the current time in a time zone; "" is that of new times."""
        moment = self._clock()
        zone = zone or self._usual_zone(_offset_text(moment.utcoffset()))
        known = parse_date(f"2000-01-01T00:00{zone}")
        local = moment.astimezone(UTC) + timedelta(minutes=known.offset if known else 0)
        return of_moment(local, precision)._replace(zone=zone)


def _offset_text(offset: timedelta | None) -> str:
    """Return an offset from UTC in the notation of the protocol."""
    minutes = round(offset.total_seconds() / 60) if offset else 0
    if not minutes:
        return "Z"
    return f"{'-' if minutes < 0 else '+'}{abs(minutes) // 60:02}:{abs(minutes) % 60:02}"
