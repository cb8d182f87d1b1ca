"""The style sheet: edges, spacing on a 4-pixel grid, tool bars and tabs, which"""

from collections.abc import Mapping
from string import Template

from editor.resources import resource

_STYLE = Template("""
QToolTip { background: $base; color: $text; border: 1px solid $border; padding: 8px; }

QMainWindow::separator { background: $border; width: 1px; height: 1px; }
QToolBar { background: $window; border: none; spacing: 4px; }
QMainWindow > QToolBar { border-bottom: 1px solid $border; padding: 4px 8px; }
QToolBar::separator { background: $border; width: 1px; margin: 8px; }
QToolButton { color: $text; border: 1px solid transparent; border-radius: 6px; padding: 4px 8px; }
QToolButton:hover, QToolButton:checked { background: $selection; }
QToolButton#chip { border-color: $border; border-radius: 10px; padding: 2px 8px 2px 6px; background: $base; }
QToolButton:pressed { border-color: $accent; }
QToolButton:focus { border-color: $accent; }
QToolButton:disabled { color: $faint; }
QToolButton::menu-indicator { image: url("$arrow"); width: 10px; height: 10px; subcontrol-origin: border;
    subcontrol-position: bottom right; right: 1px; bottom: 3px; }
QToolButton#qt_toolbar_ext_button { padding: 0; }

QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton { background: $base; color: $text; border: 1px solid $border; border-radius: 6px;
    padding: 4px 12px; }
QPushButton:hover { border-color: $muted; }
QPushButton:focus { border-color: $accent; }
QPushButton:checked { background: $selection; border-color: $accent; }
QPushButton:pressed { background: $selection; }
QPushButton:default, QPushButton[primary="true"] { background: $accent; color: $on_accent;
    border-color: $accent; }
QPushButton:default:focus, QPushButton[primary="true"]:focus, QToolButton[primary="true"]:focus {
    border: 3px double $accent; background-clip: padding; padding: 2px 10px; }
QPushButton:disabled { background: $window; color: $faint; border-color: $border; }

QLineEdit { background: $base; color: $text; border: 1px solid $border; border-radius: 6px; padding: 4px 8px;
    selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit:focus { border-color: $accent; }
QLineEdit { lineedit-clear-button-icon: url("$clear"); }
QLineEdit[severity="error"] { border-color: $error; }
QLineEdit[severity="warning"] { border-color: $warning; }
QLineEdit[severity="advice"] { border-color: $advice; }

QPlainTextEdit { background: $base; color: $text; border: 1px solid $border; border-radius: 6px;
    padding: 2px 6px; selection-background-color: $accent; selection-color: $on_accent; }
QPlainTextEdit:focus { border-color: $accent; }
QPlainTextEdit[severity="error"] { border-color: $error; }
QPlainTextEdit[severity="warning"] { border-color: $warning; }
QPlainTextEdit[severity="advice"] { border-color: $advice; }

QLineEdit#cell_line { border: 2px solid $accent; border-radius: 0; padding: 0 6px; }
QLineEdit#cell_line[severity="error"] { border-color: $error; }
QLineEdit#cell_line[severity="warning"] { border-color: $warning; }
QLineEdit#cell_line[severity="advice"] { border-color: $advice; }
QToolButton#cell_button { padding: 2px; border-radius: 4px; min-width: 18px; min-height: 18px; }

QSlider:horizontal { min-height: 24px; }
QSlider::groove:horizontal { background: $border; height: 4px; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 2px; }
QSlider::handle:horizontal { background: $accent; width: 12px; margin: -4px 0; border-radius: 6px; }
QSlider[unset="true"]::sub-page:horizontal { background: $border; }
QSlider[unset="true"]::handle:horizontal { background: $base; border: 1px solid $muted; width: 10px; }
QSlider::sub-page:horizontal:disabled, QSlider::handle:horizontal:disabled { background: $faint; }

QTableView { background: $base; border: none; }
QTableView QTableCornerButton::section { background: $window; border: none;
    border-bottom: 1px solid $border; }
QHeaderView { background: $window; }
QHeaderView::section { background: $window; color: $muted; border: none; border-bottom: 1px solid $border;
    padding: 4px 10px; }
QHeaderView::section:hover { color: $text; }
QHeaderView::up-arrow { image: url("$arrow_up"); width: 14px; height: 14px; }
QHeaderView::down-arrow { image: url("$arrow"); width: 14px; height: 14px; }

QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: $border; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover, QScrollBar::handle:pressed { background: $faint; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QTabBar { qproperty-drawBase: 0; }
QTabBar::tab { color: $muted; background: transparent; border: none; border-bottom: 2px solid transparent;
    padding: 8px 12px; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; }
QTabBar::tab:focus { border: 2px solid $accent; border-radius: 4px; padding: 6px 10px 8px; }

QStatusBar { background: $window; color: $muted; border-top: 1px solid $border; }
QStatusBar::item { border: none; }
QMenuBar { background: $window; }
QMenuBar::item { background: transparent; color: $text; border-radius: 4px; padding: 4px 8px; }
QMenuBar::item:selected { background: $selection; }
QMenu { background: $base; color: $text; border: 1px solid $border; padding: 4px; }
QMenu::item { padding: 4px 24px; min-height: 16px; border-radius: 4px; }
QMenu::item:selected { background: $selection; color: $text; }
QMenu::item:disabled { color: $faint; }
QMenu::indicator { width: 14px; height: 14px; left: 6px; }
QMenu::icon { left: 6px; }
QMenu::indicator:checked { image: url("$check"); }
QMenu::right-arrow { image: url("$arrow_on"); width: 14px; height: 14px; right: 6px; }
QMenu::separator { background: $border; height: 1px; margin: 4px 8px; }

QToolButton[primary="true"] { background: $accent; color: $on_accent; border-color: $accent; }
QToolButton[primary="true"]:hover { border-color: $text; }
QToolButton[primary="true"]:disabled { background: $window; color: $faint; border-color: $window; }
QTabBar QToolButton { padding: 4px; }
QCheckBox, QRadioButton { outline: 1px solid $accent; outline-radius: 4px; padding-$end: 2px;
    min-height: 24px; }
QCheckBox::indicator, QRadioButton::indicator { width: 12px; height: 12px; background: $base;
    border: 1px solid $muted; }
QCheckBox::indicator { border-radius: 3px; }
QRadioButton::indicator { border-radius: 7px; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url("$tick"); }
QRadioButton::indicator:checked { width: 6px; height: 6px; border: 4px solid $accent; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border-color: $accent; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $faint; }
QAbstractItemView { outline: 1px solid $accent; outline-radius: 4px; }
QTreeView { background: $base; border: 1px solid $window; }
QScrollArea { border: 1px solid transparent; }
QTextBrowser { border: 1px solid transparent; }
QTreeView:focus, QScrollArea:focus, QTextBrowser:focus { border-color: $accent; }
QTreeView::branch:has-children:closed { image: url("$arrow_on"); padding: 3px; }
QTreeView::branch:has-children:open { image: url("$arrow"); padding: 3px; }
QTreeView#site::branch:has-children:closed, QTreeView#site::branch:has-children:open { padding: 1px; }
QTreeView#site { background: $window; }
QTreeView::item { padding: 0 8px; border: none; }
QTreeView::item:selected { background: $selection; }
QTreeView::item:hover:!selected { background: $window; }
QTreeView#site::item:hover:!selected { background: $base; }
QListView::item:selected, QTableView#boxed::item:selected, QTreeWidget::item:selected {
    background: $selection; color: $text; }
QListWidget { background: $base; border: 1px solid $border; border-radius: 6px; padding: 4px; }
QTreeView#boxed, QTableView#boxed, QListView#boxed { border: 1px solid $border; border-radius: 6px; }
QListWidget::item { min-height: 24px; padding: 0 4px; border-radius: 4px; }
QListWidget:focus, QTreeView#boxed:focus, QTableView#boxed:focus,
QListView#boxed:focus { border-color: $accent; }
QTableView#boxed::item { padding: 0 8px; }
QTreeView#boxed::item { min-height: 24px; }
QAbstractItemView::indicator { width: 12px; height: 12px; background: $base; border: 1px solid $muted;
    border-radius: 3px; }
QAbstractItemView::indicator:checked { background: $accent; border-color: $accent; image: url("$tick"); }
QMenu QLabel#heading { color: $muted; }
QDialog { background: $window; }
QWidget#replace_bar, QWidget#audit_bar { background: $window; border-top: 1px solid $border; }
QLabel[wrong="true"] { color: $error; }
QLabel#filter_trouble { background: $error_tint; color: $error; border: 1px solid $error;
    border-radius: 6px; padding: 4px 8px; }
QTreeView#filter_proposals { border: 1px solid $border; }
QTreeView#filter_proposals::item { min-height: 24px; padding: 0 8px; }
QLabel#excerpt { background: $base; border: 1px solid $border; border-radius: 6px; padding: 12px; }
QLabel[muted="true"] { color: $muted; }
QLabel[found="true"], QCheckBox[found="true"] { background: $match; }
QLabel[severity="error"] { color: $error; }
QLabel[severity="warning"] { color: $warning; }
QLabel[severity="advice"] { color: $advice; }
QTableView#preview, QTreeWidget#steps { border: 1px solid $border; border-radius: 6px; }
QTableView#preview:focus, QTreeWidget#steps:focus { border-color: $accent; }
QTableView#preview::item { padding: 0 8px; border: none; }
QTableView#preview::item:selected { background: $selection; color: $text; }
QTreeWidget#steps::item { min-height: 24px; }
QDialog QAbstractSpinBox, QWidget#insight QAbstractSpinBox { min-height: 22px; }
QComboBox { background: $base; color: $text; border: 1px solid $border; border-radius: 6px; padding: 0 8px;
    min-height: 22px; }
QComboBox:hover { border-color: $muted; }
QComboBox:focus { border-color: $accent; }
QComboBox:disabled, QLineEdit:disabled, QPlainTextEdit:disabled, QAbstractSpinBox:disabled {
    background: $window; color: $faint; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: url("$arrow"); width: 14px; height: 14px; }
QComboBox { combobox-popup: 0; }
QComboBox QAbstractItemView { border: 1px solid $border; padding: 4px; }
QComboBox QAbstractItemView::item { min-height: 24px; padding: 0 4px; border-radius: 4px; }
QComboBox QAbstractItemView::item:selected { background: $selection; color: $text; }
QComboBox[severity="error"] { border-color: $error; }
QComboBox[severity="warning"] { border-color: $warning; }
QComboBox[severity="advice"] { border-color: $advice; }
QComboBox[severity="error"]:focus, QComboBox[severity="warning"]:focus,
QComboBox[severity="advice"]:focus { border-width: 2px; padding: 0 7px; }
QComboBox QLineEdit { border: none; padding: 0; background: transparent; }
QComboBox#cell_choice { border: 2px solid $accent; border-radius: 0; padding: 0 6px; min-height: 0; }
QComboBox#cell_choice[severity="error"] { border-color: $error; }
QComboBox#cell_choice[severity="warning"] { border-color: $warning; }
QComboBox#cell_choice[severity="advice"] { border-color: $advice; }
QWidget#details_page QComboBox:disabled { color: $muted; }
QWidget#details_page QLineEdit:read-only, QWidget#details_page QPlainTextEdit:read-only,
QWidget#details_page QComboBox:disabled { background: $window; }
QAbstractSpinBox { background: $base; color: $text; border: 1px solid $border; border-radius: 6px;
    padding: 0; padding-$start: 8px; }
QAbstractSpinBox:focus { border-color: $accent; }
QAbstractSpinBox[severity="error"] { border-color: $error; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; width: 20px; }
QAbstractSpinBox::up-arrow { image: url("$arrow_up"); width: 10px; height: 10px; }
QAbstractSpinBox::down-arrow { image: url("$arrow"); width: 10px; height: 10px; }
QCalendarWidget QAbstractSpinBox { padding: 0; }
QToolButton#recipe { padding-$end: 24px; border-color: $border; background: $base; }
QToolButton#recipe:focus { border-color: $accent; }
QToolButton#recipe::menu-indicator { subcontrol-origin: padding; subcontrol-position: center right;
    right: 8px; }
QScrollArea#operation, QScrollArea#operation > QWidget > QWidget { background: transparent; }
QScrollArea#details { background: $window; }
QWidget#details_page { background: $window; }
QFrame#notice { background: $base; border: 1px solid $accent; border-radius: 8px; }
QFrame#notice QToolButton { color: $accent; }
QFrame#finding { border-radius: 6px; }
QFrame#finding[severity="error"] { background: $error_tint; }
QFrame#finding[severity="warning"] { background: $warning_tint; }
QFrame#finding[severity="advice"] { background: $advice_tint; }
QFrame#line { background: $border; border: none; }
QToolButton#unfolds { padding: 4px 0; padding-$end: 8px; }
QToolButton#unfolds::menu-indicator { image: none; }
QToolButton#section { border: 1px solid transparent; padding: 2px 0; padding-$end: 4px; min-height: 20px; }
QToolButton#section:focus { border-color: $accent; }
QPushButton#link { background: transparent; color: $accent; border: 1px solid transparent; padding: 0;
    text-align: left; min-height: 22px; }
QPushButton#link:hover, QPushButton#link:focus { border-color: $accent; }
QStatusBar QLabel, QStatusBar QToolButton { color: $muted; }

QFrame#cell_popup { background: $base; border: 1px solid $border; }
QFrame#editor_note { background: $base; border: 1px solid $muted; border-radius: 6px; }
QFrame#editor_note[severity="error"] { border-color: $error; }
QFrame#editor_note[severity="warning"] { border-color: $warning; }
QFrame#editor_note[severity="advice"] { border-color: $advice; }
QCalendarWidget QAbstractItemView { selection-background-color: $accent;
    selection-color: $on_accent; }
QCalendarWidget QWidget#qt_calendar_navigationbar { background: $base; }
QCalendarWidget QToolButton { background: transparent; padding: 4px; }
QCalendarWidget QToolButton::menu-indicator { image: none; }
""")


def stylesheet(theme: str, tokens: Mapping[str, str], *, mirrored: bool = False) -> str:
    """Return the application's style sheet for a theme, given its colours by
    token; images are chosen by its name.

    mirrored: True for right-to-left layout.
    """
    pictures = {
        name.replace("-", "_"): resource(f"style/{name}-{theme}.svg").as_posix()
        for name in ("tick", "check", "arrow", "arrow-up", "arrow-left", "arrow-right", "clear")
    }
    start, end = ("right", "left") if mirrored else ("left", "right")  # Qt mirrors places, not padding
    pictures["arrow_on"] = pictures[f"arrow_{end}"]
    return _STYLE.substitute(tokens, **pictures, start=start, end=end)
