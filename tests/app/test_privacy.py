"""Work with a file uses no network: it is opened, checked, edited and saved without a socket."""

import socket
from pathlib import Path
from typing import NoReturn

import pytest

from tests.app.desk import Desk


def test_a_file_is_opened_checked_edited_and_saved_without_a_socket(
    desk: Desk, sitemap: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(*_: object, **__: object) -> NoReturn:
        raise AssertionError("a socket was asked for")

    for name in ("socket", "create_connection", "getaddrinfo", "gethostbyname", "socketpair"):
        monkeypatch.setattr(socket, name, forbidden)
    desk.open(sitemap)
    assert desk.session.document.findings.report.counts()
    desk.robot.type_in(2, "priority", "0.9")
    desk.trigger("undo")
    desk.trigger("redo")
    with desk.until(desk.do.save.saved):
        desk.trigger("save")
    assert "0.9" in sitemap.read_text()
