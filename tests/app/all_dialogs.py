"""Every dialog there is, one after the other in one window: it takes longer to make than to look at them."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QDialog

from editor.app.picture.dialogs import DIALOG_MAKERS, OF_SEVERAL, NothingToShowError
from tests.app.desk import Desk

OF_ONE = sorted({*DIALOG_MAKERS} - {*OF_SEVERAL})


def complaints(
    desk: Desk, names: Iterable[str], look: Callable[[QDialog], object], *, have_all: bool = True
) -> dict[str, object]:
    """What `look` finds wrong with the dialogs of these names, of those with which something is.

    have_all: whether each has something to show about the document that is open.
    """
    found = {name: _complaint(desk, name, look, have_all=have_all) for name in names}
    assert len(found) > 1
    return {name: wrong for name, wrong in found.items() if wrong}


def _complaint(desk: Desk, name: str, look: Callable[[QDialog], object], *, have_all: bool) -> object:
    try:
        dialog = DIALOG_MAKERS[name](desk.window, desk.session)
    except NothingToShowError:
        return "nothing to show" if have_all else None
    found = look(dialog)
    dialog.reject()
    dialog.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    desk.session.filter.set("")  # which some have set
    return found
