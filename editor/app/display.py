"""The display that a window is to be opened on: looked for before Qt does, which aborts where there is none.

That the environment names one says little: it may be that of a session that is over, or of another person.
"""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

_XCB = "libxcb.so.1"
_SECONDS = 5  # for an answer


def why_no_display(environment: Mapping[str, str] = os.environ) -> str:
    """Why no window can be opened here, as the beginning of a sentence; "" where one can."""
    if not sys.platform.startswith("linux") or environment.get("QT_QPA_PLATFORM"):
        return ""  # Qt knows where, or was told
    on_x11, on_wayland = environment.get("DISPLAY", ""), environment.get("WAYLAND_DISPLAY", "")
    if not on_x11 and not on_wayland:
        return "There is no display to open a window on"
    folder = environment.get("XDG_RUNTIME_DIR", "")
    if (on_wayland and _answers_on_wayland(Path(folder, on_wayland))) or (on_x11 and _answers_on_x11(on_x11)):
        return ""
    return f"The display {on_x11 or on_wayland} cannot be reached"


def _answers_on_x11(display: str) -> bool:
    """Whether a program may open windows there; without the library to ask nobody knows better."""
    import ctypes  # noqa: PLC0415 - not every start needs it, and the window waits for it

    try:
        xcb = ctypes.CDLL(_XCB)
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(os.fsencode(display), None))
    has_failed = xcb.xcb_connection_has_error(connection) != 0
    xcb.xcb_disconnect(connection)
    return not has_failed


def _answers_on_wayland(path: Path) -> bool:
    """Whether what shows windows there accepts a connection."""
    import socket  # noqa: PLC0415 - the same

    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(_SECONDS)
        try:
            connection.connect(str(path))
        except OSError:
            return False
    return True
