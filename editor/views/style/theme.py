"""The colours of the program, each declared once, usual and of high contrast, and their use in Qt."""

from dataclasses import dataclass, field, fields
from typing import Literal
from weakref import WeakKeyDictionary

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

from editor.rules.rule import Severity
from editor.views.style.stylesheet import stylesheet

ThemeName = Literal["light", "dark", "system"]
ContrastName = Literal["usual", "high", "system"]


@dataclass(frozen=True, slots=True)
class Theme:
    """A set of colours, as #RRGGBB, named by their purpose."""

    name: str
    window: str  # behind panels, tool bars and headers
    base: str  # behind the table and fields to type in
    text: str
    muted: str  # secondary text, icons
    border: str
    faint: str  # the dash of an absent value
    accent: str
    on_accent: str
    selection: str
    error: str
    error_tint: str
    warning: str
    warning_tint: str
    advice: str
    advice_tint: str
    bar: str  # behind a priority
    match: str  # behind what a search found

    _colors: dict[str, QColor] = field(default_factory=dict, init=False, repr=False, compare=False)

    def color(self, token: str) -> QColor:
        """Return the colour of a token; it is cached and must not be changed."""
        color = self._colors.get(token)
        if color is None:
            color = self._colors[token] = QColor(str(getattr(self, token)))
        return color

    def mark(self, severity: int) -> QColor:
        """Return the colour of the mark of a severity."""
        return self.color(_MARK_TOKENS[severity])

    def tint(self, severity: int) -> QColor:
        """Return the background colour of a value with a finding of a severity."""
        return self.color(f"{_MARK_TOKENS[severity]}_tint")

    def tokens(self) -> dict[str, str]:
        """Return all colours by name."""
        return {token.name: str(getattr(self, token.name)) for token in fields(self)[1:-1]}


_MARK_TOKENS: dict[int, str] = {
    Severity.ERROR: "error",
    Severity.WARNING: "warning",
    Severity.ADVICE: "advice",
}

# What each theme has for a colour: light, dark, and both for who needs more contrast, with 7:1 for text
# and 3:1 for edges and what is selected against their ground.
_NAMES = ("light", "dark", "light-contrast", "dark-contrast")
_COLORS = {
    "window": ("#F4F5F7", "#1A1C20", "#FFFFFF", "#000000"),
    "base": ("#FFFFFF", "#202328", "#FFFFFF", "#000000"),
    "text": ("#1B1F24", "#E7E9EC", "#000000", "#FFFFFF"),
    "muted": ("#5B6472", "#AAB2BD", "#000000", "#FFFFFF"),
    "border": ("#D5DAE1", "#363C45", "#8A8A8A", "#707070"),
    "faint": ("#A8B0BB", "#59616D", "#545454", "#A6A6A6"),
    "accent": ("#1F56D0", "#8AB2FF", "#001F7A", "#AEE0FF"),
    "on_accent": ("#FFFFFF", "#0E1116", "#FFFFFF", "#000000"),
    "selection": ("#DBE7FF", "#2A3F68", "#6A94E0", "#2459AC"),
    "error": ("#B3261E", "#FF9A90", "#660000", "#FFC9C4"),
    "error_tint": ("#FDECEA", "#3D2325", "#FFE0DC", "#4D0F0F"),
    "warning": ("#8A5300", "#FFC56B", "#402600", "#FFD766"),
    "warning_tint": ("#FFF3DC", "#3A2F1C", "#FFEDBF", "#403000"),
    "advice": ("#1D5FBF", "#93BEFF", "#00235C", "#BCDCFF"),
    "advice_tint": ("#E8F1FD", "#1F2D45", "#DCEBFF", "#0A2B57"),
    "bar": ("#B9CEF8", "#3F61A8", "#27437F", "#86B6FF"),
    "match": ("#FFE9A3", "#54410F", "#FFDD55", "#5C4700"),
}
LIGHT, DARK, LIGHT_CONTRAST, DARK_CONTRAST = (
    Theme(name, **{token: colors[place] for token, colors in _COLORS.items()})
    for place, name in enumerate(_NAMES)
)


def palette(theme: Theme) -> QPalette:
    """Return the palette of a theme for Qt's own widgets."""
    role = QPalette.ColorRole
    result = QPalette()
    for roles, token in (
        ((role.Window, role.Button, role.Mid), "window"),
        ((role.Base, role.ToolTipBase, role.Light), "base"),
        ((role.AlternateBase,), "window"),
        ((role.WindowText, role.Text, role.ButtonText, role.ToolTipText, role.BrightText), "text"),
        ((role.HighlightedText,), "text"),
        ((role.PlaceholderText,), "muted"),
        ((role.Accent, role.Link, role.LinkVisited), "accent"),
        ((role.Highlight,), "selection"),
        ((role.Midlight, role.Dark, role.Shadow), "border"),
    ):
        for one in roles:
            result.setColor(one, theme.color(token))
    for one in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, one, theme.color("faint"))
    return result


class ThemeSwitch(QObject):
    """Applies a theme to the application and, if that is to follow the system, changes it with the system."""

    theme_changed = Signal(object)  # the new Theme

    def __init__(self, app: QApplication, *, has_style: bool = False) -> None:
        super().__init__(app)
        self._app = app
        self._name: ThemeName = "system"
        self._contrast: ContrastName = "system"
        self._has_style = has_style
        self.theme = LIGHT
        hints = app.styleHints()
        hints.colorSchemeChanged.connect(self._on_system_changed)
        hints.accessibility().contrastPreferenceChanged.connect(self._on_system_changed)

    def apply(self, name: ThemeName, contrast: ContrastName) -> None:
        """Apply a theme: light, dark, or that of the system; and its contrast: usual, high, or as there."""
        self._name, self._contrast = name, contrast
        hints = self._app.styleHints()
        is_dark = name == "dark" or (name == "system" and hints.colorScheme() is Qt.ColorScheme.Dark)
        wanted = hints.accessibility().contrastPreference()
        is_high = contrast == "high" or (
            contrast == "system" and wanted is Qt.ContrastPreference.HighContrast
        )
        self.theme = (DARK_CONTRAST if is_dark else LIGHT_CONTRAST) if is_high else DARK if is_dark else LIGHT
        if not self._has_style:
            self._app.setStyle("Fusion")
            self._has_style = True
        self._app.setPalette(palette(self.theme))
        mirrored = self._app.isRightToLeft()
        sheet = stylesheet(self.theme.name, self.theme.tokens(), mirrored=mirrored)
        if sheet != self._app.styleSheet():  # else Qt would read it and style all widgets again
            # Taking the old sheet away first were quicker, but widgets deleted later would use freed memory.
            self._app.setStyleSheet(sheet)
        self.theme_changed.emit(self.theme)

    def _on_system_changed(self) -> None:
        if "system" in (self._name, self._contrast):
            self.apply(self._name, self._contrast)


def theme_name(text: str) -> ThemeName:
    """Return the theme of this name; the system's for any other text."""
    return "light" if text == "light" else "dark" if text == "dark" else "system"


def contrast_name(text: str) -> ContrastName:
    """Return the contrast of this name; the system's for any other text."""
    return "usual" if text == "usual" else "high" if text == "high" else "system"


# Kept here, as looking it up among the application's children would make PySide import all style classes.
_SWITCHES: WeakKeyDictionary[QCoreApplication, ThemeSwitch] = WeakKeyDictionary()


def theme_switch(app: QApplication, *, has_style: bool = False) -> ThemeSwitch:
    """Return the application's theme switch, created on first use; has_style:
    True if the style is set already.
    """
    switch = _SWITCHES.get(app)
    if switch is None:
        switch = _SWITCHES[app] = ThemeSwitch(app, has_style=has_style)
    return switch


def apply_theme(app: QApplication, name: ThemeName, contrast: ContrastName = "system") -> Theme:
    """Apply a theme to the application, and return its colours."""
    switch = theme_switch(app)
    switch.apply(name, contrast)
    return switch.theme


_LETTERS: WeakKeyDictionary[QCoreApplication, str] = WeakKeyDictionary()
_USUAL_FONTS: WeakKeyDictionary[QCoreApplication, QFont] = WeakKeyDictionary()  # before letters were set


def set_letters(app: QApplication, per_cent: str) -> None:
    """Set the size of all letters in per cent of those of the system; "" is theirs. Windows made before keep
    the widths that they have.
    """
    if letters() != per_cent:
        usual = _USUAL_FONTS.setdefault(app, app.font())
        font = QFont(usual)
        font.setPointSizeF(usual.pointSizeF() * int(per_cent or 100) / 100)
        app.setFont(font)
        _LETTERS[app] = per_cent


def letters() -> str:
    """Return the size of the letters of the running application, as it was set."""
    app = QApplication.instance()
    return _LETTERS.get(app, "") if app else ""


def current() -> Theme:
    """Return the colours of the running application; light if no theme was applied."""
    app = QApplication.instance()
    switch = _SWITCHES.get(app) if app else None
    return switch.theme if switch else LIGHT
