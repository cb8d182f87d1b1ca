"""Where Tab comes to: everything in a dialog, and back to where it began."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QButtonGroup, QDialog, QRadioButton, QWidget

from tests.app.screens.test_names_read_out import is_part


def stops(dialog: QWidget) -> set[QWidget]:
    """Where Tab can stop."""
    return {
        widget
        for widget in dialog.findChildren(QWidget)
        if widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value
        and widget.isVisible()
        and widget.isEnabled()
        and widget.focusProxy() is None
        and not is_part(widget)
    }


def round_trip(dialog: QDialog) -> list[QWidget]:
    """Where Tab stops from here on, until it comes to something again; that stands at the end too."""
    stopped: list[QWidget] = []
    while len(stopped) < 2 or stopped[-1] not in stopped[:-1]:
        widget = dialog.focusWidget()
        assert widget is not None
        stopped.append(widget)
        QTest.keyClick(widget, Qt.Key.Key_Tab)
    return stopped


def strays(dialog: QDialog) -> list[str]:
    """Where Tab does not come to, or comes to and should not, and whether it ends elsewhere than it began."""
    dialog.show()
    dialog.activateWindow()
    if dialog.focusWidget() is None:
        QTest.keyClick(dialog, Qt.Key.Key_Tab)
    wanted, stopped = stops(dialog), round_trip(dialog)
    ends = [] if stopped[0] is stopped[-1] else [stopped[0], stopped[-1]]
    wrong_namespace = [widget for widget in set(stopped) ^ wanted if not is_for_arrows(widget)]
    return [str(widget) for widget in [*wrong_namespace, *ends]]


def is_for_arrows(widget: QWidget) -> bool:
    """Whether arrow keys come to it from the choice that is made; Qt lets Tab pass by it, sooner or later."""
    if not isinstance(widget, QRadioButton) or widget.isChecked():
        return False
    group: QButtonGroup | None = widget.group()
    around = widget.parentWidget()
    alone = around.findChildren(QRadioButton) if around is not None else []
    others = group.buttons() if group is not None else alone
    return any(other.isChecked() and other.isVisible() for other in others)
