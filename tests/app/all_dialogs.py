"""Every dialog there is, one after the other in one window: it takes longer to make than to look at them."""

from collections.abc import Callable, Iterable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QDialog

from picture_dialogs import DIALOG_MAKERS, OF_SEVERAL, NothingToShowError
from tests.app.desk import Desk

OF_ONE = sorted({*DIALOG_MAKERS} - {*OF_SEVERAL})

Look = Callable[[QDialog], object]
Found = dict[Look, dict[str, object]]
_FOUND: dict[tuple[Look, ...], Found] = {}


def complaints(desk: Desk, names: Iterable[str], look: Look, *, have_all: bool = True) -> dict[str, object]:
    """What `look` finds wrong with the dialogs of these names, of those with which something is.

    have_all: whether each has something to show about the document that is open.
    """
    return walk(desk, names, [look], have_all=have_all)[look]


def found_in_all(
    request: pytest.FixtureRequest, looks: tuple[Look, ...], *, is_painted: bool = False
) -> Found:
    """What each look finds wrong with any dialog, those about several files included.

    All are walked through when the first test of a process asks for these looks.
    is_painted: whether one of them looks at what is painted.
    """
    if looks not in _FOUND:
        of_one = walk(request.getfixturevalue("repaired"), OF_ONE, looks, is_painted=is_painted)
        of_several = walk(request.getfixturevalue("several"), OF_SEVERAL, looks, is_painted=is_painted)
        _FOUND[looks] = {look: of_one[look] | of_several[look] for look in looks}
    return _FOUND[looks]


def walk(
    desk: Desk,
    names: Iterable[str],
    looks: Iterable[Look],
    *,
    have_all: bool = True,
    is_painted: bool = False,
) -> Found:
    """What each look finds wrong with the dialogs of these names, of which each is shown once.

    The looks come in this order: first those that leave the dialog as it is. Nothing is painted
    unless a look needs it: where each thing is and what it says is the same without.
    """
    found: Found = {look: {} for look in looks}
    desk.window.setUpdatesEnabled(is_painted)
    seen = {name: _looked_at(desk, name, found, have_all, is_painted) for name in names}
    desk.window.setUpdatesEnabled(True)
    assert len(seen) > 1
    for name, told in seen.items():
        for look, wrong in told.items():
            if wrong:
                found[look][name] = wrong
    return found


def _looked_at(
    desk: Desk, name: str, looks: Iterable[Look], have_all: bool, is_painted: bool
) -> dict[Look, object]:
    try:
        dialog = DIALOG_MAKERS[name](desk.window, desk.session)
    except NothingToShowError:
        return dict.fromkeys(looks, "nothing to show" if have_all else None)
    dialog.setUpdatesEnabled(is_painted)
    dialog.show()
    found = {look: _told(look, dialog) for look in looks}
    dialog.reject()
    dialog.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    if desk.session.filter.text:  # which some have set
        desk.session.filter.set("")
    return found


def _told(look: Look, dialog: QDialog) -> object:
    """What a look finds; one that fails says nothing about the others."""
    try:
        return look(dialog)
    except AssertionError as error:
        return f"failed: {error}"
