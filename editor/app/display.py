"""The display that a window is to be opened on: looked for before Qt does, which aborts where there is none.

That the environment names one says little: it may be that of a session that is over, or of another person,
and the libraries to open a window on it may be missing.
"""

import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from editor.app.libraries import explain_missing

_XCB = "libxcb.so.1"
_SECONDS = 5  # for an answer


@dataclass(frozen=True, slots=True)
class Display:
    """What was found out of the display, and what is held of it until Qt has it."""

    why_not: str = ""  # why no window can be opened there, as the beginning of a sentence; "" where one can
    missing: str = ""  # what to install so that one can; "" where that would not help
    let_go: Callable[[], None] = lambda: None  # to be called once Qt is connected


def look_for_display(
    environment: Mapping[str, str] = os.environ, explain: Callable[[Mapping[str, str]], str] = explain_missing
) -> Display:
    """Find out whether a window can be opened here.

    An X server that loses its only client starts anew, and refuses who comes meanwhile: the connection over
    which it was asked is held until `let_go`.
    """
    if not sys.platform.startswith("linux"):
        return Display()
    answering: dict[str, str] = {}
    let_go = Display().let_go
    if environment.get("QT_QPA_PLATFORM"):  # Qt knows where, or was told
        answering = dict(environment)
    else:
        on_x11, on_wayland = environment.get("DISPLAY", ""), environment.get("WAYLAND_DISPLAY", "")
        if not on_x11 and not on_wayland:
            return Display("There is no display to open a window on")
        folder = environment.get("XDG_RUNTIME_DIR", "")
        if on_wayland and _answers_on_wayland(Path(folder, on_wayland)):
            answering["WAYLAND_DISPLAY"] = on_wayland
        if on_x11 and (held := _connect_on_x11(on_x11)):
            answering["DISPLAY"], let_go = on_x11, held
        if not answering:
            return Display(f"The display {on_x11 or on_wayland} cannot be reached")
    if missing := explain(answering):
        let_go()
        return Display("Libraries that a window on the display needs are missing", missing)
    return Display(let_go=let_go)


def _connect_on_x11(display: str) -> Callable[[], None] | None:
    """What ends the connection, or None where programs may open no windows there.

    Without the library to ask, nobody knows better than Qt.
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
    """Whether what shows windows there accepts a connection."""
    import socket  # noqa: PLC0415 - not every start needs it, and the window waits for it

    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(_SECONDS)
        try:
            connection.connect(str(path))
        except OSError:
            return False
    return True
