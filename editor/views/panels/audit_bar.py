"""The quiet bar below the table while the site is asked: how far it is, and what can be done about it."""

from collections.abc import Mapping
from functools import partial
from itertools import accumulate

from PySide6.QtCore import QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSizePolicy, QWidget

from editor.core.site.page_answers import VERDICT_RANK, VERDICTS, UrlVerdict
from editor.core.text import N_
from editor.models.words.explanations import time_span, verdict_title
from editor.models.words.translation import counted, text_of, translated
from editor.rules.rule import Severity
from editor.services.site_audit import SiteAudit
from editor.site import request_limits
from editor.views.style.icons import mark_pixmap
from editor.views.style.theme import current
from editor.views.widgets.input_fields import WholeNumberBox, icon_button, push_button
from editor.views.widgets.labels import ElidedLabel, muted_label, plain_label, read_out, set_tip

_DELAY_STEP = 50  # milliseconds
_LONGEST_HOST = 30  # characters that are shown of it
_ROOMY = 150  # characters that the bar has room for where its limits are named
_LINE = 3  # pixels: the progress along the upper edge
_BETWEEN_LINKS = 12  # pixels
_GROWS, _FITS = QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum


class VerdictLinks(QWidget):
    """The verdicts of an audit with their counts, the worst first; each leads to its rows.

    Those that have no room are in a menu behind the others.
    """

    chosen = Signal(str)  # a verdict

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._links: list[QPushButton] = []
        self._told: list[tuple[UrlVerdict, str]] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(_BETWEEN_LINKS)
        self._more = QPushButton(self)
        self._more.setObjectName("link")
        self._more.clicked.connect(self._open_rest)
        self._row.addWidget(self._more)
        self._row.addStretch(1)

    @property
    def texts(self) -> list[str]:
        """What all links say, those in the menu as well."""
        return [text for _, text in self._told]

    def show_counts(self, counts: Mapping[UrlVerdict, int]) -> None:
        """Show how many URLs have each verdict."""
        number = QLocale().toString
        ordered = sorted(counts, key=VERDICT_RANK.__getitem__, reverse=True)
        told = [(each, f"{verdict_title(each)}: {number(counts[each])}") for each in ordered if counts[each]]
        if told == self._told:
            return
        self._told = told
        while len(self._links) < len(told):
            self._add_link()
        for link, (verdict, text) in zip(self._links, told, strict=False):
            link.setText(text)
            set_tip(link, translated(VERDICTS[verdict].sentence))
        self._fit()

    def _add_link(self) -> None:
        link = push_button("", partial(self._choose, len(self._links)), self)
        link.setObjectName("link")
        self._row.insertWidget(len(self._links), link)
        self._links.append(link)

    def _choose(self, number: int) -> None:
        self.chosen.emit(self._told[number][0].value)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show as many links as there is room for, and how many others the menu has."""
        widths = [link.sizeHint().width() + _BETWEEN_LINKS for link in self._links[: len(self._told)]]
        shown = len(widths)
        if sum(widths) > self.width():
            self._more.setText(f"+{len(widths)} …")
            room = self.width() - self._more.sizeHint().width()
            shown = sum(total <= room for total in accumulate(widths))
        for number, link in enumerate(self._links):
            link.setVisible(number < shown)
        self._more.setVisible(shown < len(widths))
        self._more.setText(f"+{len(widths) - shown} …")
        set_tip(self._more, "\n".join(self.texts[shown:]))
        self._more.setAccessibleName(", ".join(self.texts[shown:]))

    def _open_rest(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for number, (_, text) in enumerate(self._told):
            if self._links[number].isHidden():
                menu.addAction(text.replace("&", "&&")).triggered.connect(partial(self._choose, number))
        menu.popup(self._more.mapToGlobal(self._more.rect().bottomLeft()))


class AuditBar(QWidget):
    """Shows an audit that runs, pauses or has ended, in one line."""

    pause_toggled = Signal()
    stop_requested = Signal()
    pace_changed = Signal(int, int)  # requests at once, and milliseconds between two
    private_requested = Signal()  # to ask the hosts that were not asked
    continue_requested = Signal()
    verdict_requested = Signal(str)  # to see the rows that have it
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("audit_bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(self.tr("Checking URLs"))
        self.audit: SiteAudit | None = None  # that is shown; None also once it is closed
        self._said = ""  # what was read out last
        self._mark = plain_label("", self)
        self.text = ElidedLabel(parent=self)
        self.text.setMinimumWidth(1)
        self.links = VerdictLinks(self)
        self.links.chosen.connect(self.verdict_requested)
        self._at_once = muted_label(self.tr("At once per host"), self)
        self.per_host = WholeNumberBox(self)
        self.per_host.setRange(1, request_limits.MOST_AT_ONCE)
        self.per_host.setAccessibleName(self.tr("Parallel requests to each host"))
        self.per_host.setToolTip(self.tr("How many requests may run at once to each host"))
        self._at_once.setBuddy(self.per_host)
        self._apart = muted_label(self.tr("with pauses of"), self)
        self.delay = WholeNumberBox(self)
        self.delay.setRange(0, request_limits.MOST_DELAY)
        self.delay.setSingleStep(_DELAY_STEP)
        self.delay.setSuffix(self.tr(" ms"))
        self.delay.setAccessibleName(self.tr("Delay between two requests to a host"))
        self.delay.setToolTip(self.tr("How long to wait between two requests to a host"))
        self.pause = QPushButton(self.tr("Pause"), self)
        self.stop = QPushButton(self.tr("Stop"), self)
        self.private = QPushButton(self.tr("Also ask private hosts…"), self)
        self.go_on = QPushButton(self.tr("Continue…"), self)
        self.close_button = icon_button("x", self.tr("Close (Esc)"), self)
        self._lay_out()
        for box in (self.per_host, self.delay):
            box.valueChanged.connect(self._tell_pace)
        self.private.clicked.connect(self.private_requested)
        self.pause.clicked.connect(self.pause_toggled)
        self.stop.clicked.connect(self.stop_requested)
        self.go_on.clicked.connect(self.continue_requested)
        self.close_button.clicked.connect(self.closed)
        self.hide()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8 + _LINE, 8, 8)
        row.setSpacing(8)
        row.addWidget(self._mark)
        row.addWidget(self.text, 1)
        row.addWidget(self.links, 1)
        pace = (self._at_once, self.per_host, self._apart, self.delay)
        for widget in (*pace, self.pause, self.stop, self.private, self.go_on, self.close_button):
            row.addWidget(widget)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name_limits()

    def _name_limits(self) -> None:
        """Leave out the names of the limits, which the tool tips say as well, where they would take the room
        of what is said.
        """
        has_room = self.width() > self.fontMetrics().averageCharWidth() * _ROOMY
        for label in (self._at_once, self._apart):
            label.setVisible(has_room and (self.audit is None or self.audit.is_running))

    def _tell_pace(self) -> None:
        self.pace_changed.emit(self.per_host.value(), self.delay.value())

    def show_audit(self, audit: SiteAudit) -> None:
        """Show an audit as it stands now."""
        self.audit = audit
        words = self._words(audit)
        self.text.setText(words)
        set_tip(self.text, words)
        self._show_links(audit)
        is_stuck = bool(audit.reason)
        self._mark.setVisible(is_stuck)
        if is_stuck:
            self._mark.setPixmap(mark_pixmap(Severity.WARNING, current(), self.devicePixelRatioF()))
        for widget in (self.per_host, self.delay, self.pause, self.stop):
            widget.setVisible(audit.is_running)
        self._name_limits()
        self.pause.setText(self.tr("Resume") if audit.is_paused else self.tr("Pause"))
        self.close_button.setVisible(not audit.is_running)
        self.go_on.setVisible(not audit.is_running and audit.done < audit.total)
        for box, value in (
            (self.per_host, audit.limits.per_host),
            (self.delay, round(audit.limits.delay * 1000)),
        ):
            if not box.hasFocus():
                blocker = QSignalBlocker(box)
                box.setValue(value)
                blocker.unblock()
        self._offer_private(audit)
        self._read_out(audit, words if audit.is_running else " · ".join((words, *self.links.texts)))
        self.update()

    def _show_links(self, audit: SiteAudit) -> None:
        """Let the counts of an audit that has ended stand behind its outcome, which then takes no more room
        than it needs.
        """
        self.links.setVisible(not audit.is_running)
        self.text.setSizePolicy(_GROWS if audit.is_running else _FITS, QSizePolicy.Policy.Preferred)
        if not audit.is_running:
            self.links.show_counts(audit.counts)

    def _offer_private(self, audit: SiteAudit) -> None:
        """Offer to ask the hosts that were left alone, by name if it is one."""
        self.private.setVisible(bool(audit.refused) and not audit.is_running)
        if audit.refused:
            host = next(iter(audit.refused))
            host = host if len(host) <= _LONGEST_HOST else f"{host[:_LONGEST_HOST]}…"
            words = self.tr("Also ask {host}…").format(host=host.replace("&", "&&"))
            self.private.setText(words if len(audit.refused) == 1 else self.tr("Also ask private hosts…"))
            told = self.tr("Not checked, as they are in a private network:")
            set_tip(self.private, "\n".join([told, *audit.refused]))

    def _read_out(self, audit: SiteAudit, words: str) -> None:
        """Read out that it begins, pauses and ends, but not each step of its progress."""
        state = f"{audit.is_running} {audit.is_paused} {audit.reason}"
        if state != self._said:
            self._said = state
            read_out(self, words)

    def _words(self, audit: SiteAudit) -> str:
        number = QLocale().toString
        done, total = number(audit.done), number(audit.total)
        if not audit.is_running:
            return self._outcome(audit)
        if audit.is_paused:
            begin = self.tr("Paused at {done} of {total} URLs").format(done=done, total=total)
            return " · ".join(filter(None, (begin, text_of(audit.reason))))
        parts = [self.tr("{done} of {total} URLs checked").format(done=done, total=total)]
        if audit.rate:
            digits = 0 if audit.rate >= 1 else 1
            parts.append(self.tr("{n} a second").format(n=number(audit.rate, "f", digits)))
        if (left := audit.seconds_left) is not None:
            parts.append(self.tr("about {time} left").format(time=time_span(left)))
        if audit.reason:
            parts.append(text_of(audit.reason))
        return " · ".join(parts)

    def _outcome(self, audit: SiteAudit) -> str:
        number = QLocale().toString
        if audit.done < audit.total:
            text = self.tr("Stopped at {done} of {total} URLs")
            begin = text.format(done=number(audit.done), total=number(audit.total))
        else:
            one, many = ("1 URL checked", N_("%Ln URLs checked"))
            begin = counted(one, many, audit.done)
        return " · ".join(filter(None, (begin, text_of(audit.reason))))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        has_ended = self.audit is not None and not self.audit.is_running
        if event.key() == Qt.Key.Key_Escape and has_ended:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the progress along the upper edge."""
        super().paintEvent(event)
        audit, painter = self.audit, QPainter(self)
        painter.fillRect(0, 0, self.width(), _LINE, current().color("border"))
        if audit is not None and audit.is_running and audit.total:
            token = "warning" if audit.reason else "faint" if audit.is_paused else "accent"
            width = round(self.width() * audit.done / audit.total)
            painter.fillRect(0, 0, width, _LINE, current().color(token))
        painter.end()
