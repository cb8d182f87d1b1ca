"""The lines below rows are equally thin, whatever the screen is scaled by."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from itertools import combinations, groupby, product
from operator import mul
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QAccessibilityHints, QColor, QIcon, QImage, QPainter, QPalette, QStyleHints
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QTabBar,
    QTableView,
    QToolButton,
    QTreeView,
    QTreeWidget,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

import editor
from editor.resources import resource
from editor.rules.rule import Severity
from editor.views.delegates.value_delegates import PriorityEditor
from editor.views.style.icons import MARK_SIZE, draw_hairline, icon, mark_icon, mark_pixmap
from editor.views.style.stylesheet import stylesheet
from editor.views.style.theme import (
    DARK,
    DARK_CONTRAST,
    LIGHT,
    LIGHT_CONTRAST,
    Theme,
    ThemeName,
    apply_theme,
    current,
    theme_switch,
)
from editor.views.widgets.input_fields import restyle
from tests.for_each import for_each
from tests.sources import text_of
from tests.views.style.pixels import colours

USUAL = (LIGHT, DARK)
HIGH = (LIGHT_CONTRAST, DARK_CONTRAST)
THEMES = (*USUAL, *HIGH)
TINTS = ("error_tint", "warning_tint", "advice_tint")
GROUNDS = ("base", "window", "selection")
PAIRS = [
    *(("text", ground) for ground in (*GROUNDS, *TINTS)),
    *(("muted", ground) for ground in GROUNDS),
    *(("accent", ground) for ground in ("base", "window", "selection")),
    ("on_accent", "accent"),
    *((word, "match") for word in ("text", "muted", "accent")),
    *(
        (word, ground)
        for word in ("error", "warning", "advice")
        for ground in ("base", "window", f"{word}_tint")
    ),
]


def luminance(color: QColor) -> float:
    """Source: https://www.w3.org/TR/WCAG21/#dfn-relative-luminance"""
    parts = (color.redF(), color.greenF(), color.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4) for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _too_faint(theme: Theme, pairs: Iterable[tuple[str, str]], least: float) -> dict[tuple[str, str], float]:
    """What is on its ground with less contrast than it needs, and how much it has."""
    ratios = {pair: contrast(*map(theme.color, pair)) for pair in pairs}
    return {pair: ratio for pair, ratio in ratios.items() if ratio < least}


@for_each("theme", THEMES, ids=lambda theme: theme.name)
def test_text_can_be_read_on_its_ground(theme: Theme) -> None:
    assert _too_faint(theme, PAIRS, 4.5) == {}


MARKS = [
    (mark, ground)
    for mark in ("accent", "error", "warning", "advice", "muted")
    for ground in (*GROUNDS, *TINTS, "match")
]


@for_each("theme", THEMES, ids=lambda theme: theme.name)
def test_marks_and_the_focus_stand_out_from_every_ground(theme: Theme) -> None:
    assert _too_faint(theme, MARKS, 3) == {}


@for_each("theme", HIGH, ids=lambda theme: theme.name)
def test_high_contrast_is_high(theme: Theme) -> None:
    text = {ground: contrast(theme.color("text"), theme.color(ground)) for ground in (*GROUNDS, *TINTS)}
    assert {
        ground: ratio for ground, ratio in text.items() if ratio < (6.5 if ground == "selection" else 7)
    } == {}
    edges = {
        token: contrast(theme.color(token), theme.color("base")) for token in ("border", "selection", "faint")
    }
    assert {token: ratio for token, ratio in edges.items() if ratio < 3} == {}


def test_high_contrast_follows_the_system_while_it_runs(
    light: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    hints = light.styleHints().accessibility()
    apply_theme(light, "dark")
    monkeypatch.setattr(
        QAccessibilityHints, "contrastPreference", lambda _hints: Qt.ContrastPreference.HighContrast
    )
    hints.contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert current() is DARK_CONTRAST
    assert apply_theme(light, "light", "usual") is LIGHT


def as_seen(color: QColor, seen: Sequence[Sequence[float]]) -> QColor:
    """A colour as eyes see it that lack one kind of cones; `seen` is their matrix for linear RGB."""
    channels = (color.redF(), color.greenF(), color.blueF())
    parts = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in channels]
    mixed = [min(max(sum(map(mul, row, parts)), 0.0), 1.0) for row in seen]
    return QColor.fromRgbF(*(12.92 * x if x <= 0.0031308 else 1.055 * x ** (1 / 2.4) - 0.055 for x in mixed))


# Source: Machado, Oliveira and Fernandes (2009), severity 1.0
PROTAN = ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998))
DEUTAN = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))
TRITAN = ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900))
GREY = ((0.2126, 0.7152, 0.0722),) * 3


@for_each(("theme", "seen"), product(THEMES, [PROTAN, DEUTAN, TRITAN, GREY]))
def test_text_and_marks_can_be_seen_by_any_eyes(theme: Theme, seen: Sequence[Sequence[float]]) -> None:
    pairs = [*((pair, 4.0) for pair in PAIRS), *((pair, 3.0) for pair in MARKS)]
    told = {
        (one, ground): ratio
        for (one, ground), least in pairs
        if (ratio := contrast(as_seen(theme.color(one), seen), as_seen(theme.color(ground), seen))) < least
    }
    assert told == {}


@for_each("theme", THEMES, ids=lambda theme: theme.name)
def test_every_token_is_a_colour(theme: Theme) -> None:
    assert all(QColor(value).isValid() for value in theme.tokens().values())
    assert len(theme.tokens()) == len(fields(Theme)) - 2
    assert "$" not in stylesheet(theme.name, theme.tokens())


def test_colours_stand_nowhere_else() -> None:
    folder = Path(str(editor.__file__)).parent
    with_colours = [
        path.name
        for room in ("views", "dialogs", "app", "models")
        for path in (folder / room).rglob("*.py")
        if re.search('"#[0-9A-Fa-f]', text_of(path))
    ]
    assert with_colours == ["theme.py"]


def test_a_theme_dresses_the_application(light: QApplication, qtbot: QtBot) -> None:
    with qtbot.waitSignal(theme_switch(light).theme_changed) as changed:
        assert apply_theme(light, "dark") is DARK
    assert changed.args == [DARK]
    assert current() is DARK
    assert light.palette().color(QPalette.ColorRole.Base) == DARK.color("base")
    assert DARK.base in light.styleSheet()
    assert LIGHT.base not in light.styleSheet()


def default_button() -> QPushButton:
    button = QPushButton("OK")
    button.setDefault(True)
    return button


def primary_button() -> QToolButton:
    button = QToolButton()
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    button.setProperty("primary", "true")
    return button


def checked(box: QAbstractButton) -> QAbstractButton:
    box.setCheckable(True)
    box.setChecked(True)
    return box


def boxed(view: QAbstractItemView, name: str = "boxed") -> QAbstractItemView:
    view.setObjectName(name)
    return view


def tool_button(name: str) -> QToolButton:
    button = QToolButton()
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    button.setObjectName(name)
    return button


def tabs() -> QTabBar:
    bar = QTabBar()
    bar.addTab("Changes")
    return bar


# By dialog: a button that can be the default one looks otherwise beside another.
MARKED_BY_THE_FOCUS: list[list[Callable[[], QWidget]]] = [
    [default_button],
    [lambda: QPushButton("Cancel")],
    [
        primary_button,
        lambda: tool_button("recipe"),
        lambda: tool_button("section"),
        lambda: tool_button("unfolds"),
        lambda: tool_button("cell_button"),
        tabs,
        QLineEdit,
        QSpinBox,
        lambda: QCheckBox("Compress"),
        lambda: checked(QCheckBox("Compress")),
        lambda: checked(QRadioButton("One file")),
        lambda: boxed(QTableView()),
        lambda: boxed(QTreeView()),
        lambda: boxed(QTableView(), "preview"),
        lambda: boxed(QTreeWidget(), "steps"),
        QListWidget,
    ],
]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_has_the_focus_looks_like_it(light: QApplication, qtbot: QtBot, theme: ThemeName) -> None:
    apply_theme(light, theme)
    alike = []
    for makers in MARKED_BY_THE_FOCUS:
        dialog = QDialog()
        qtbot.addWidget(dialog)
        column = QVBoxLayout(dialog)
        widgets, other = [make() for make in makers], QLineEdit(dialog)
        for widget in (*widgets, other):
            column.addWidget(widget)
        dialog.show()
        dialog.activateWindow()
        for number, one in enumerate(widgets):
            other.setFocus(Qt.FocusReason.TabFocusReason)
            qtbot.waitUntil(other.hasFocus)
            without = dialog.grab(one.geometry()).toImage()
            one.setFocus(Qt.FocusReason.TabFocusReason)
            assert one.hasFocus()
            if dialog.grab(one.geometry()).toImage() == without:
                alike.append((number, one))
        dialog.close()
    assert alike == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_boxes_in_a_list_can_be_seen(light: QApplication, qtbot: QtBot, theme: ThemeName) -> None:
    worn = apply_theme(light, theme)
    listing = QListWidget()
    qtbot.addWidget(listing)
    item = QListWidgetItem("a.xml", listing)
    for state, token in ((Qt.CheckState.Checked, "accent"), (Qt.CheckState.Unchecked, "muted")):
        item.setCheckState(state)
        listing.show()
        place = listing.visualItemRect(item).translated(listing.viewport().pos())
        box = listing.grab(place.adjusted(0, 0, 20 - place.width(), 0)).toImage()
        assert worn.color(token).name() in colours(box)


def colors_of(widget: QWidget) -> Counter[str]:
    """What a widget is painted in, and how much of it."""
    return colours(widget.grab().toImage())


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_cannot_be_changed_looks_like_it(light: QApplication, qtbot: QtBot, theme: ThemeName) -> None:
    worn = apply_theme(light, theme)
    page = QWidget()
    page.setObjectName("details_page")
    qtbot.addWidget(page)
    slider, line, choice = QSlider(Qt.Orientation.Horizontal, page), QLineEdit("1.0", page), QComboBox(page)
    column = QVBoxLayout(page)
    for field in (slider, line, choice):
        column.addWidget(field)
    page.show()
    assert worn.color("accent").name() in colors_of(slider)
    assert [colors_of(field).most_common(1)[0][0] for field in (line, choice)] == [worn.base.lower()] * 2
    slider.setEnabled(False)
    line.setReadOnly(True)
    choice.setEnabled(False)
    assert worn.color("accent").name() not in colors_of(slider)
    assert [colors_of(field).most_common(1)[0][0] for field in (line, choice)] == [worn.window.lower()] * 2


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_field_that_cannot_be_used_looks_like_it(
    light: QApplication, qtbot: QtBot, theme: ThemeName
) -> None:
    worn = apply_theme(light, theme)
    for field in (QLineEdit("sitemap"), QSpinBox(), QComboBox(), QPlainTextEdit()):
        qtbot.addWidget(field)
        field.resize(200, 26)
        field.show()
        assert colors_of(field).most_common(1)[0][0] == worn.base.lower(), field
        field.setEnabled(False)
        assert colors_of(field).most_common(1)[0][0] == worn.window.lower(), field


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_slider_is_filled_only_for_a_number_that_is_there(
    light: QApplication, qtbot: QtBot, theme: ThemeName
) -> None:
    accent = apply_theme(light, theme).color("accent").name()
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(400, 60)
    editor = PriorityEditor(page)
    editor.resize(400, 60)
    page.show()
    for text, is_filled in (("0.5", True), ("", False), ("0.8", True), ("high", False)):
        editor.line.setText(text)
        assert (accent in colors_of(editor.slider)) == is_filled


def test_a_widget_follows_its_properties(light: QApplication, qtbot: QtBot) -> None:
    apply_theme(light, "light")
    label = QLabel("12 errors")
    qtbot.addWidget(label)
    label.show()

    restyle(label, "severity", "error")
    marked = label.palette().windowText().color()
    restyle(label, "severity", "")

    assert marked == LIGHT.color("error")
    assert label.palette().windowText().color() == LIGHT.color("text")


def test_the_system_decides_where_it_is_asked_to(light: QApplication) -> None:
    theme = apply_theme(light, "system")
    assert theme in THEMES
    light.styleHints().colorSchemeChanged.emit(light.styleHints().colorScheme())
    assert current() is theme


def test_dark_and_light_follow_the_system_while_it_runs_unless_one_is_chosen(
    light: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    hints = light.styleHints()
    apply_theme(light, "system", "usual")
    seen = []
    for scheme in (Qt.ColorScheme.Dark, Qt.ColorScheme.Light):
        monkeypatch.setattr(QStyleHints, "colorScheme", lambda _hints, scheme=scheme: scheme)
        hints.colorSchemeChanged.emit(scheme)
        seen.append((current(), light.palette().base().color().name()))
    assert seen == [(theme, theme.color("base").name()) for theme in (DARK, LIGHT)]
    apply_theme(light, "light", "usual")
    monkeypatch.setattr(QStyleHints, "colorScheme", lambda _hints: Qt.ColorScheme.Dark)
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert current() is LIGHT


def test_every_severity_has_a_shape_of_its_own(light: QApplication) -> None:
    severities = (Severity.ERROR, Severity.WARNING, Severity.ADVICE)
    shapes = [mark_pixmap(severity, LIGHT).toImage().createAlphaMask() for severity in severities]
    assert all(one != other for one, other in combinations(shapes, 2))


def test_marks_are_drawn_once_and_sharp_on_any_screen(light: QApplication) -> None:
    assert mark_pixmap(4, LIGHT) is mark_pixmap(4, LIGHT)
    assert mark_pixmap(4, LIGHT, 2.0).width() == 2 * MARK_SIZE
    assert not mark_icon(3, DARK).isNull()


def test_notes_have_no_mark(light: QApplication) -> None:
    image = mark_pixmap(Severity.NOTE, LIGHT).toImage()
    assert image.pixelColor(MARK_SIZE // 2, MARK_SIZE // 2).alpha() == 0


def painted(picture: QIcon, mode: QIcon.Mode = QIcon.Mode.Normal) -> set[str]:
    """The colours of the opaque pixels of an icon."""
    image = picture.pixmap(QSize(32, 32), 1.0, mode).toImage()
    colors = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {color.name() for color in colors if color.alpha() == 255}


def test_icons_take_the_colours_of_the_theme_that_is_worn(light: QApplication) -> None:
    picture = icon("save")
    assert painted(picture) == {LIGHT.muted.lower()}
    assert painted(picture, QIcon.Mode.Disabled) == {LIGHT.faint.lower()}
    apply_theme(light, "dark")
    assert painted(picture) == {DARK.muted.lower()}
    assert painted(icon("save", "accent")) == {DARK.accent.lower()}


def test_icons_are_sharp_on_any_screen(light: QApplication) -> None:
    assert icon("save").pixmap(QSize(16, 16), 2.0).size() == QSize(32, 32)
    assert icon("save") is icon("save")


def test_an_icon_that_is_changed_keeps_its_picture(light: QApplication) -> None:
    copy = QIcon(icon("save"))
    copy.addPixmap(mark_pixmap(4, LIGHT))
    assert not copy.pixmap(16).isNull()


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        icon("no-such-icon")


@for_each("theme", THEMES, ids=lambda theme: theme.name)
def test_pictures_of_the_style_sheet_have_the_colours_of_their_theme(theme: Theme) -> None:
    assert f'"{theme.on_accent}"' in resource(f"style/tick-{theme.name}.svg").read_text()
    assert f'"{theme.muted}"' in resource(f"style/arrow-{theme.name}.svg").read_text()


LINE, PAPER = QColor("black"), QColor("white")


def test_each_line_is_as_thick_as_the_others() -> None:
    for scale, thickness in [(1.0, 1), (1.25, 1), (1.5, 1), (1.75, 1), (2.0, 2)]:
        for top in [0, 99]:
            image = QImage(40, 600, QImage.Format.Format_RGB32)
            image.fill(PAPER)
            painter = QPainter(image)
            painter.scale(scale, scale)
            painter.translate(0, top)
            for row in range(6):
                draw_hairline(painter, QRect(0, row * 29, 30, 29), LINE)
            painter.end()
            column = [image.pixelColor(5, y) == LINE for y in range(image.height())]
            assert [len(list(run)) for is_line, run in groupby(column) if is_line] == [thickness] * 6
