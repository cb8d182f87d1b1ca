"""Chooses the editor for a value of an extension by its type."""

from collections.abc import Callable

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from editor.core.extensions.codes import COUNTRIES, CURRENCIES, LANGUAGES
from editor.core.extensions.declaration import ValueForm, ValueKind
from editor.core.fields import XML_SPACE
from editor.models.table.indexes import AnyIndex
from editor.views.delegates.cell_editors import CellLineEdit, ValueEditor
from editor.views.delegates.changefreq import CellChoice
from editor.views.delegates.lastmod import LastmodEditor, local_time
from editor.views.details.codes_editor import CodesEditor
from editor.views.details.long_text import LongTextEditor
from editor.views.widgets.labels import muted_label

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
