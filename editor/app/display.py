"""Checks the display for a window before Qt does, which aborts if there is none.

The environment may name the display of a session that is over, or of another person, and the libraries to
open a window on it may be missing.
"""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from editor.app.libraries import explain_missing
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.runtime.system import ON_LINUX

_XCB = "libxcb.so.1"
_SECONDS = 5  # for an answer


@dataclass(frozen=True, slots=True)
class Display:
    """The result of the check of the display, and a connection that is held until Qt has one."""

    why_not: str = ""  # why no window can be opened, as the beginning of a sentence; "" if one can
    missing: str = ""  # what to install for it; "" if that would not help
    let_go: Callable[[], None] = lambda: None  # to be called once Qt is connected


def look_for_display(
    environment: Mapping[str, str] = os.environ, explain: Callable[[Mapping[str, str]], str] = explain_missing
) -> Display:
    """Find out whether a window can be opened here.

    An X server that loses its only client restarts, and refuses connections meanwhile: the connection used
    for the check is held until `let_go`.
    """
    if not ON_LINUX:
        return Display()
    answering: dict[str, str] = {}
    let_go = Display().let_go
    if environment.get("QT_QPA_PLATFORM"):  # the person chose a platform
        answering = dict(environment)
    else:
        on_x11, on_wayland = environment.get("DISPLAY", ""), environment.get("WAYLAND_DISPLAY", "")
        if not on_x11 and not on_wayland:
            return Display(Phrase(QT_TRANSLATE_NOOP("cli", "There is no display to open a window on"), "cli"))
        folder = environment.get("XDG_RUNTIME_DIR", "")
        if on_wayland and _answers_on_wayland(Path(folder, on_wayland)):
            answering["WAYLAND_DISPLAY"] = on_wayland
        if on_x11 and (held := _connect_on_x11(on_x11)):
            answering["DISPLAY"], let_go = on_x11, held
        if not answering:
            cannot = QT_TRANSLATE_NOOP("cli", "The display {name} cannot be reached")
            return Display(Phrase(cannot, "cli", name=on_x11 or on_wayland))
    if missing := explain(answering):
        let_go()
        lacks = QT_TRANSLATE_NOOP("cli", "Libraries that a window on the display needs are missing")
        return Display(Phrase(lacks, "cli"), missing)
    return Display(let_go=let_go)


def _connect_on_x11(display: str) -> Callable[[], None] | None:
    """Return a function that ends the connection; None if programs may open no windows there.

    Without the library for the check, the decision is left to Qt.
    """
    import ctypes  # noqa: PLC0415 - not every start needs it, and the window waits for it

    try:
        xcb = ctypes.CDLL(_XCB)
    except OSError:
        return Display().let_go
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(os.fsencode(display), None))

    def disconnect() -> None:
        xcb.xcb_disconnect(connection)

    if xcb.xcb_connection_has_error(connection):
        disconnect()
        return None
    return disconnect


def _answers_on_wayland(path: Path) -> bool:
    """Return True if a Wayland compositor accepts a connection on this socket."""
    import socket  # noqa: PLC0415 - not every start needs it, and the window waits for it

    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(_SECONDS)
        try:
            connection.connect(str(path))
        except OSError:
            return False
    return True
