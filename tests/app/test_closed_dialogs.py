"""A dialog that is closed is gone: the document that it was about may be large."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent

from editor.dialogs.dialog_frame import Dialog
from tests.app.desk import Desk

ACTIONS = [
    "select_where",
    "edit_values",
    "update_from_table",
    "fix_all_safe",
    "duplicates",
    "export",
    "export_table",
    "published_url",
    "summary",
    "languages",
    "find_action",
    "shortcuts",
    "filter_language",
    "glossary",
    "about",
]


def test_nothing_is_left_of_any_dialog(desk: Desk, sitemap: Path) -> None:
    opened: list[str] = []

    desk.open(sitemap)
    desk.answer(Dialog, lambda dialog: opened.append(dialog.windowTitle()))
    for action in ACTIONS:
        desk.trigger(action)
        desk.wait_for(lambda: bool(opened))  # some do not wait for an answer
        assert len(opened) == 1, action
        opened.clear()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        assert desk.window.findChildren(Dialog) == [], action
