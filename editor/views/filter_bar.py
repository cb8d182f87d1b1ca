"""The line that narrows the table: by a text or a regular expression, a severity, a rule."""

from dataclasses import replace

from PySide6.QtCore import QLocale, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QMenu, QSizePolicy, QToolButton, QWidget

from editor.models.wanted import Wanted
from editor.rules.rule import Severity
from editor.views.icons import icon
from editor.views.marks import mark_icon
from editor.views.theme import current

_LEAVING = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down)


class _Line(QLineEdit):
    """Esc empties it, and leaves it once it is empty; Enter and Down leave it for the table."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            self.textEdited.emit("")
        elif event.key() in _LEAVING:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class FilterBar(QWidget):
    """Says which rows are wanted while the person types, and shows how many there are."""

    wanted_changed = Signal(object)  # Wanted
    left = Signal()  # the person is done here: the table takes the keyboard

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wanted = Wanted()
        self._is_compact = False
        self._line = self._make_line()
        self._expression = self._make_switch()
        self._severities = QActionGroup(self)
        self._severity = self._make_severity_button()
        self._rule = QToolButton(self)
        self._rule.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._rule.setIcon(icon("x"))
        self._rule.setMaximumWidth(260)
        self._rule.clicked.connect(lambda: self._want(replace(self._wanted, rule="")))
        self._count = QLabel(self)
        self._count.setTextFormat(Qt.TextFormat.PlainText)
        self._trouble = QLabel(self)
        self._trouble.setTextFormat(Qt.TextFormat.PlainText)
        self._trouble.setObjectName("filter_trouble")
        self._trouble.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 8, 0)
        row.setSpacing(8)
        for widget in (self._count, self._rule, self._severity, self._line):
            row.addWidget(widget)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._later = QTimer(self, interval=0, singleShot=True)  # one search for keys that came at once
        self._later.timeout.connect(self._want_text)
        self.show_outcome(Wanted(), 0)

    def _make_line(self) -> _Line:
        line = _Line(self)
        line.setPlaceholderText(self.tr("Filter"))
        line.setAccessibleName(self.tr("Filter the rows"))
        line.setToolTip(self.tr("Show only rows with this text in any column"))
        line.setClearButtonEnabled(True)
        line.setMinimumWidth(260)
        line.setMaximumWidth(360)
        line.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        line.textEdited.connect(lambda _text: self._later.start())
        line.left.connect(self.left)
        return line

    def _make_switch(self) -> QAction:
        switch = self._line.addAction(icon("regex"), QLineEdit.ActionPosition.TrailingPosition)
        switch.setCheckable(True)
        switch.setText(self.tr("Regular expression"))
        switch.triggered.connect(self._want_text)
        return switch

    def _make_severity_button(self) -> QToolButton:
        button = QToolButton(self)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setToolTip(self.tr("Show only rows with findings"))
        button.setAccessibleName(self.tr("Rows with findings"))
        menu = QMenu(button)
        for text, severity in (
            (self.tr("All rows"), None),
            (self.tr("Errors only"), Severity.ERROR),
            (self.tr("Errors and warnings"), Severity.WARNING),
            (self.tr("Any finding"), Severity.ADVICE),
        ):
            choice = self._severities.addAction(text)
            choice.setCheckable(True)
            choice.setData(severity)
            choice.triggered.connect(
                lambda _on=False, s=severity: self._want(replace(self._wanted, at_least=s))
            )
            menu.addAction(choice)
        button.setMenu(menu)
        return button

    def set_compact(self, compact: bool) -> None:
        """Take little room, in a narrow window."""
        self._is_compact = compact
        self._line.setMinimumWidth(140 if compact else 260)
        self._count.setVisible(bool(self._wanted) and not compact)

    def take_focus(self) -> None:
        """The person wants to type here."""
        self._line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._line.selectAll()

    def show_outcome(
        self, wanted: Wanted, shown: int, trouble: str = "", *, rule: str = "", searching: bool = False
    ) -> None:
        """Show what is wanted of the document on screen, how many rows that are, or why it cannot be had.

        `rule` is the title of the broken rule that is wanted.
        """
        self._wanted = wanted
        if not self._later.isActive():  # what is being typed right now counts more
            if self._line.text() != wanted.text:
                self._line.setText(wanted.text)
            self._expression.setChecked(wanted.is_expression)
        self._expression.setIcon(icon("regex", "accent" if self._expression.isChecked() else "muted"))
        self._expression.setToolTip(
            self.tr("The text is a regular expression")
            if wanted.is_expression
            else self.tr("Read the text as a regular expression")
        )
        for choice in self._severities.actions():
            choice.setChecked(choice.data() == wanted.at_least)
        severity = wanted.at_least
        self._severity.setIcon(mark_icon(severity, current()) if severity else icon("funnel"))
        self._rule.setVisible(bool(rule))
        self._rule.setText(rule)
        self._rule.setToolTip(
            self.tr("Only rows with this finding are shown. Click to show the others again")
        )
        self._count.setVisible(bool(wanted) and not trouble and not self._is_compact)
        number = QLocale().toString(shown)
        self._count.setText(self.tr("searching…") if searching else self.tr("{n} shown").format(n=number))
        self._show_trouble(trouble)

    def _show_trouble(self, trouble: str) -> None:
        """Say why the text cannot be looked for, below the line and above everything else."""
        if trouble == self._trouble.text():
            return
        self._line.setProperty("severity", "error" if trouble else "")
        self._line.style().unpolish(self._line)
        self._line.style().polish(self._line)
        self._line.setAccessibleDescription(trouble)
        self._trouble.setText(trouble)
        self._trouble.setVisible(bool(trouble))
        if trouble:
            window = self.window()
            self._trouble.setParent(window)
            self._trouble.adjustSize()
            corner = self._line.mapTo(window, QPoint(self._line.width(), self._line.height() + 8))
            self._trouble.move(max(0, corner.x() - self._trouble.width()), corner.y())
            self._trouble.show()
            self._trouble.raise_()

    def _want_text(self) -> None:
        self._want(replace(self._wanted, text=self._line.text(), is_expression=self._expression.isChecked()))

    def _want(self, wanted: Wanted) -> None:
        self._later.stop()
        if wanted != self._wanted:
            self.wanted_changed.emit(wanted)
