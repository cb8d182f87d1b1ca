"""Tab comes to everything in a dialog, and back to where it began."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget

from editor.app.picture.dialogs import DIALOG_MAKERS, OF_SEVERAL
from tests.app.desk import Desk
from tests.app.test_names_read_out import is_part, several

__all__ = ["several"]  # the fixture


def stops(dialog: QDialog) -> set[QWidget]:
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


def check(desk: Desk, name: str) -> None:
    dialog = DIALOG_MAKERS[name](desk.window, desk.session)
    dialog.show()
    dialog.activateWindow()
    if dialog.focusWidget() is None:
        QTest.keyClick(dialog, Qt.Key.Key_Tab)
    wanted, stopped = stops(dialog), round_trip(dialog)
    dialog.reject()
    assert stopped[0] is stopped[-1]
    assert set(stopped) == wanted
    dialog.deleteLater()


@pytest.mark.parametrize("name", sorted({*DIALOG_MAKERS} - {*OF_SEVERAL}))
def test_tab_goes_round_in_a_dialog(repaired: Desk, name: str) -> None:
    check(repaired, name)


@pytest.mark.parametrize("name", OF_SEVERAL)
def test_tab_goes_round_in_a_dialog_about_several_files(several: Desk, name: str) -> None:
    check(several, name)
