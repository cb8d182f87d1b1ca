"""The editors for the values of extensions, chosen by the type of a value.

Lists of codes, such as those of countries, are typed or ticked in a list. A value that may need
several lines, such as a long URL, has an editor as high as its text, up to a limit.
"""

import re
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QLocale, QMimeData, QSignalBlocker, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QResizeEvent,
    QStandardItem,
    QStandardItemModel,
    QTextCursor,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QCompleter,
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from editor.core.extensions.extension_declarations import (
    COUNTRIES,
    CURRENCIES,
    LANGUAGES,
    ValueForm,
    ValueKind,
)
from editor.core.fields import XML_SPACE
from editor.models.table.item_data import AnyIndex, plain_tip
from editor.models.table.value_display import Hint, with_origin
from editor.views.delegates.cell_delegate import CellLineEdit, ValueEditor, show_below, show_severity
from editor.views.delegates.value_delegates import CellChoice, LastmodEditor, local_time
from editor.views.style.theme import Theme
from editor.views.widgets.input_fields import icon_button
from editor.views.widgets.labels import muted_label

_LINE = 24  # pixels
_MOST_CODES = 10
_FEW = 12  # codes: longer lists have a search field
_CODE = Qt.ItemDataRole.UserRole


class _Ticks(QFrame):
    """The popup with a check box for each code."""

    def __init__(self, editor: "CodesEditor", names: Mapping[str, str]) -> None:
        super().__init__(editor, Qt.WindowType.Popup)
        self.setObjectName("cell_popup")
        self._editor = editor
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search"))
        self.search.setVisible(len(names) > _FEW)
        self.search.textChanged.connect(self._narrow)
        self.list = QListWidget(self)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setAccessibleName(self.tr("Codes"))
        for code, name in names.items():
            item = QListWidgetItem(f"{code}  {name}".rstrip(), self.list)
            item.setData(_CODE, code)
            item.setSizeHint(QSize(0, _LINE))
            item.setFlags(
                Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable
            )
            item.setCheckState(Qt.CheckState.Unchecked)
        self.list.itemChanged.connect(self._on_ticked)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(8)
        column.addWidget(self.search)
        column.addWidget(self.list)
        self.list.setFixedHeight(min(len(names), _MOST_CODES) * _LINE + 2 * self.list.frameWidth() + 12)
        self.setFocusProxy(self.search if len(names) > _FEW else self.list)

    def show_codes(self, codes: list[str]) -> None:
        """Tick these codes."""
        blocker = QSignalBlocker(self.list)
        for item in self._items():
            ticked = str(item.data(_CODE)) in codes
            item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
        blocker.unblock()
        self.search.clear()
        self.list.setCurrentRow(0)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._editor.line.setFocus()
        self._editor.settled.emit()

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]

    def _narrow(self, text: str) -> None:
        for item in self._items():
            item.setHidden(text.lower() not in item.text().lower())

    def _on_ticked(self, item: QListWidgetItem) -> None:
        self._editor.tick(str(item.data(_CODE)), ticked=item.checkState() is Qt.CheckState.Checked)


class CodesEditor(CellLineEdit):
    """A line of codes, with a popup that lists all."""

    def __init__(self, parent: QWidget, names: Mapping[str, str], between: str) -> None:
        super().__init__(parent)
        self._names, self._between = names, between
        self._popup: _Ticks | None = None
        self.button = icon_button("list-checks", self.tr("Choose from a list"), self, 16)
        self.button.setObjectName("cell_button")
        self.button.clicked.connect(lambda _checked=False: self.open_list())
        self.row.setContentsMargins(0, 0, 2, 0)
        self.row.addWidget(self.button)

    def set_read_only(self, read_only: bool) -> None:
        super().set_read_only(read_only)
        self.button.setEnabled(not read_only)

    def codes(self) -> list[str]:
        """Return the codes in the line."""
        return [code for code in self.line.text().replace(",", " ").split() if code]

    def tick(self, code: str, *, ticked: bool) -> None:
        """Add a code, or remove it."""
        codes = [one for one in self.codes() if one != code]
        self.line.setText(self._between.join([*codes, code] if ticked else codes))

    def open_list(self) -> None:
        """Open the popup below the line."""
        if self._popup is None:
            self._popup = _Ticks(self, self._names)
        self._popup.show_codes(self.codes())
        self._popup.setFixedWidth(max(self.width(), 240))
        show_below(self._popup, self)


_MOST_LINES = 8
_FRAME = 12  # pixels above and below the text, together
_PARAGRAPH_END = "\u2029"  # Qt's character for a line break in the raw text
_MARGIN = 2  # pixels around the text, of the document itself
_LONG_WORD = re.compile(r"(?<!\S)\S{5000}")


class _Lines(QPlainTextEdit):
    """A text edit as high as its text, up to a limit; Tab moves the focus."""

    def __init__(self, *, breaks_anywhere: bool) -> None:
        super().__init__()
        wrap = QTextOption.WrapMode
        self._counts: dict[tuple[int, QTextOption.WrapMode], int] = {}  # of lines, by room and wrapping
        self._mode = wrap.WrapAnywhere if breaks_anywhere else wrap.WrapAtWordBoundaryOrAnywhere
        self.setWordWrapMode(self._mode)
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(_MARGIN)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.textChanged.connect(self._counts.clear)
        self.textChanged.connect(self.updateGeometry)
        self.textChanged.connect(self._show_bar)

    def show_text(self, text: str) -> None:
        """Show a text; if it has a very long word, lines break anywhere, as Qt
        searches all of the word for each line.
        """
        is_long = self._make_way_for(text)
        self.setPlainText(text)
        if not is_long:  # only now, as the earlier text may have been long
            self.setWordWrapMode(self._mode)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Insert text that is pasted or dropped."""
        self._make_way_for(source.text())
        super().insertFromMimeData(source)

    def _make_way_for(self, text: str) -> bool:
        """Break lines anywhere from now on if a text has a very long word; return True if it has."""
        is_long = _LONG_WORD.search(text) is not None
        if is_long:
            self.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        return is_long

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines; the text's own layout knows it only for the current width."""
        return min(self._line_count(width), _MOST_LINES) * self.fontMetrics().lineSpacing() + _FRAME

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.heightForWidth(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_bar()

    def _show_bar(self) -> None:
        """Show the scroll bar only if the text is higher than the limit: a
        bar takes width and so adds lines.
        """
        policy, has_more = Qt.ScrollBarPolicy, self._line_count(self.width()) > _MOST_LINES
        self.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOn if has_more else policy.ScrollBarAlwaysOff)

    def _line_count(self, width: int) -> int:
        """Return the number of lines at this width, up to one more than can be shown."""
        room = width - 2 * (self.contentsMargins().left() + _MARGIN)
        key = room, self.wordWrapMode()
        if key not in self._counts:  # a layout asks for it again and again
            self._counts[key] = self._count_lines(room)
        return self._counts[key]

    def _count_lines(self, room: int) -> int:
        count = 0
        option = self.document().defaultTextOption()
        most = (_MOST_LINES + 1) * max(room, 1)  # characters: more cannot fit, at a pixel or more each
        for paragraph in self.toPlainText().split("\n", _MOST_LINES + 1)[: _MOST_LINES + 1]:
            layout = QTextLayout(paragraph[:most], self.font())
            layout.setTextOption(option)
            layout.beginLayout()
            while (line := layout.createLine()).isValid() and count <= _MOST_LINES:
                line.setLineWidth(room)
                count += 1
            layout.endLayout()
        return max(count, 1)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.FontChange:
            self._counts.clear()
        super().changeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.selectAll()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            cursor = self.textCursor()
            cursor.clearSelection()
            self.setTextCursor(cursor)


class LongTextEditor(ValueEditor):
    """Shows all of a text; line breaks in it are kept, but Enter does not insert any.

    breaks_anywhere: True if a line may break within a word, as in URLs.
    """

    def __init__(self, parent: QWidget, *, breaks_anywhere: bool) -> None:
        super().__init__(parent)
        self.lines = _Lines(breaks_anywhere=breaks_anywhere)
        self.setFocusProxy(self.lines)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.lines)
        self.lines.textChanged.connect(lambda: self.value_changed.emit(self.value()))

    def value(self) -> str:
        # Unlike the plain text, the raw text keeps non-breaking spaces.
        return self.lines.document().toRawText().replace(_PARAGRAPH_END, "\n")

    def set_value(self, value: str) -> None:
        self.lines.setPlaceholderText("")
        if value != self.value():
            self.lines.show_text(value)

    def show_mixed(self, text: str) -> None:
        self.lines.setPlainText("")
        self.lines.setPlaceholderText(text)

    def set_read_only(self, read_only: bool) -> None:
        if read_only != self.lines.isReadOnly():
            self.lines.setReadOnly(read_only)
            self.lines.update()  # unlike a line edit, it does not repaint by itself
            self.lines.viewport().update()

    def focusable(self) -> Sequence[QWidget]:
        return (self.lines,)

    def show_hint(self, hint: Hint, theme: Theme) -> None:
        del theme  # the frame's colour comes from the style sheet
        self.lines.setToolTip(plain_tip(hint.message))
        placeholder = "" if self.value() else self.lines.placeholderText()  # not read out by Qt here
        self.lines.setAccessibleDescription(hint.message or placeholder)
        show_severity(self.lines, hint.severity)


class LongUrlEditor(LongTextEditor):
    """Shows all of a URL. A path that is typed or pasted gets the origin that the table leaves out."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, breaks_anywhere=True)
        self.origin = ""  # of the URLs that the table shows without it; "": each shows its own
        self._before = ""
        self.lines.textChanged.connect(self._complete)

    def set_value(self, value: str) -> None:
        self._before = with_origin(value, self.origin)  # a path that stands in the file is left
        super().set_value(value)

    def _complete(self) -> None:
        """Put the origin before a path, unless it was just taken away there."""
        text = self.value()
        whole = with_origin(text, self.origin)
        is_typed = whole not in (text, self._before)
        self._before = whole if whole == self._before or is_typed else text
        if is_typed:
            QTextCursor(self.lines.document()).insertText(self.origin)


_X_DEFAULT = "x-default"
_NEWS_CHINESE = ("zh-cn", "zh-tw")


class NotedEditor(CellLineEdit):
    """A line edit with the meaning of its text beside it."""

    def __init__(self, parent: QWidget, note: Callable[[str], str]) -> None:
        super().__init__(parent)
        self._note = note
        self._label = muted_label("", self)
        self.row.addWidget(self._label)
        self.line.textChanged.connect(self._say)
        self._say("")

    def _say(self, text: str) -> None:
        note = self._note(text.strip(XML_SPACE))
        self._label.setText(note)
        self._label.setVisible(bool(note))


class SecondsEditor(NotedEditor):
    """A number of seconds; hours and minutes can be typed with colons."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, clock_time)

    def value(self) -> str:
        return in_seconds(super().value())


def clock_time(seconds: str) -> str:
    """Return a whole number of seconds as h:mm:ss; "" for any other text."""
    if not (seconds.isascii() and seconds.isdigit() and len(seconds) < 9):
        return ""
    minutes, second = divmod(int(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{second:02}"


def in_seconds(text: str) -> str:
    """Return a time such as 1:02:03 or 2:03 in seconds; any other text unchanged."""
    parts = text.strip(XML_SPACE).split(":")
    if not 2 <= len(parts) <= 3 or not all(part.isascii() and part.isdigit() for part in parts):
        return text
    seconds = 0
    for part in parts:
        seconds = seconds * 60 + int(part[:9])
    return str(seconds)


def language_name(tag: str) -> str:
    """Return the name of a language tag, with its country if it has one; "" if it is unknown."""
    if tag.lower() == _X_DEFAULT:
        return ""
    code, _, region = tag.replace("_", "-").partition("-")
    language = QLocale.codeToLanguage(code) if code.lower() in LANGUAGES else QLocale.Language.AnyLanguage
    if language in (QLocale.Language.AnyLanguage, QLocale.Language.C):
        return ""
    name = QLocale.languageToString(language)
    country = country_name(region.rpartition("-")[2])
    return f"{name} ({country})" if country else name


def country_name(code: str) -> str:
    """Return the name of a country code; "" if it is unknown."""
    if code.upper() not in COUNTRIES:
        return ""
    territory = QLocale.codeToTerritory(code.upper())
    return "" if territory == QLocale.Country.AnyTerritory else QLocale.territoryToString(territory)


class LanguageEditor(NotedEditor):
    """A line edit that suggests languages by code or name."""

    def __init__(self, parent: QWidget, *, is_hreflang: bool) -> None:
        super().__init__(parent, language_name)
        others = (_X_DEFAULT,) if is_hreflang else _NEWS_CHINESE
        model = QStandardItemModel(self)
        for code in (*sorted(LANGUAGES), *others):
            item = QStandardItem(f"{code}  {language_name(code)}".strip())
            item.setData(code, Qt.ItemDataRole.UserRole)
            model.appendRow(item)
        self._completer = _LanguageCompleter(model, self)
        self.line.setCompleter(self._completer)


class _LanguageCompleter(QCompleter):
    """Finds a language by any part of its code or name, and completes its code."""

    def __init__(self, model: QStandardItemModel, parent: QWidget) -> None:
        super().__init__(model, parent)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setFilterMode(Qt.MatchFlag.MatchContains)

    def pathFromIndex(self, index: AnyIndex) -> str:
        return str(index.data(Qt.ItemDataRole.UserRole))


def _text(form: ValueForm, parent: QWidget) -> ValueEditor:
    return LongTextEditor(parent, breaks_anywhere=False) if form.long_text else CellLineEdit(parent)


def _number(_form: ValueForm, parent: QWidget) -> ValueEditor:
    return CellLineEdit(parent, _hinted(Qt.InputMethodHint.ImhFormattedNumbersOnly))


def _hinted(hint: Qt.InputMethodHint) -> QLineEdit:
    line = QLineEdit()
    line.setInputMethodHints(hint)
    return line


_MAKERS: dict[ValueKind, Callable[[ValueForm, QWidget], ValueEditor]] = {
    ValueKind.TEXT: _text,
    ValueKind.URL: lambda _form, parent: LongTextEditor(parent, breaks_anywhere=True),
    ValueKind.WHOLE: _number,
    ValueKind.DECIMAL: _number,
    ValueKind.SECONDS: lambda _form, parent: SecondsEditor(parent),
    ValueKind.DATE: lambda _form, parent: LastmodEditor(parent, local_time),
    ValueKind.YES_NO: lambda form, parent: CellChoice(parent, form.choices),
    ValueKind.CHOICE: lambda form, parent: CellChoice(parent, form.choices),
    ValueKind.CURRENCY: lambda _form, parent: CellChoice(parent, sorted(CURRENCIES)),
    ValueKind.CHOICES: lambda form, parent: CodesEditor(parent, dict.fromkeys(form.choices, ""), ", "),
    ValueKind.PLATFORMS: lambda form, parent: CodesEditor(parent, dict.fromkeys(form.choices, ""), " "),
    ValueKind.COUNTRIES: lambda _form, parent: CodesEditor(parent, _countries(), " "),
    ValueKind.LANGUAGE: lambda _form, parent: LanguageEditor(parent, is_hreflang=False),
    ValueKind.HREFLANG: lambda _form, parent: LanguageEditor(parent, is_hreflang=True),
}


def _countries() -> dict[str, str]:
    return {code: country_name(code) for code in sorted(COUNTRIES)}


def editor_for(form: ValueForm, parent: QWidget) -> ValueEditor:
    """Return the editor for a value; a plain line edit if its type has none of its own."""
    return _MAKERS.get(form.kind, _text)(form, parent)
