"""A dialog that is closed is gone: the document that it was about may be large."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from editor.dialogs.parts.dialog_frame import Dialog
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


def test_nothing_is_left_of_any_dialog(desk: Desk, sitemap: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def close(dialog: Dialog) -> int:
        opened.append(dialog.windowTitle())
        dialog.reject()
        return dialog.result()

    desk.open(sitemap)
    monkeypatch.setattr(Dialog, "exec", close)
    monkeypatch.setattr(Dialog, "open", close)
    for number, action in enumerate(ACTIONS, 1):
        desk.trigger(action)
        assert len(opened) == number, action
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        assert desk.window.findChildren(Dialog) == [], action
