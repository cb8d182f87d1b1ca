"""Checks the display and the system libraries for a window before Qt does, which aborts without them.

The environment may name the display of a session that is over, or of another person. On Linux the
libraries that Qt needs may be missing; the packages that have them are named. This needs no Qt: it
runs before Qt fails with its own message, or aborts the process.
"""

import ctypes
import os
import socket
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from editor.core.text import N_, Phrase
from editor.runtime.system import ON_LINUX, SYSTEM


class Library(NamedTuple):
    """A shared library and the Debian package that contains it."""

    file: str
    package: str


ALWAYS = (
    Library("libglib-2.0.so.0", "libglib2.0-0"),
    Library("libEGL.so.1", "libegl1"),
    Library("libGL.so.1", "libgl1"),
    Library("libxkbcommon.so.0", "libxkbcommon0"),
    Library("libdbus-1.so.3", "libdbus-1-3"),
    Library("libfontconfig.so.1", "libfontconfig1"),
)
ON_X11 = (
    Library("libxcb-cursor.so.0", "libxcb-cursor0"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    Library("libxcb-shape.so.0", "libxcb-shape0"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
)
ON_WAYLAND = (
    Library("libwayland-client.so.0", "libwayland-client0"),
    Library("libwayland-cursor.so.0", "libwayland-cursor0"),
)

AS_A_PICTURE = {"QT_QPA_PLATFORM": "offscreen"}  # the environment of a window that is only drawn


def _can_load(file: str) -> bool:
    try:
        ctypes.CDLL(file)
    except OSError:
        return False
    return True


def _of_the_display(environment: Mapping[str, str]) -> tuple[tuple[Library, ...], ...]:
    """Return sets of libraries; Qt needs one set to reach the display, and prefers the first."""
    asked_for = environment.get("QT_QPA_PLATFORM", "")
    if asked_for:
        names = [name.partition(":")[0] for name in asked_for.split(";")]
        known = {"xcb": ON_X11, "wayland": ON_WAYLAND}
        return tuple(known.get(name, ()) for name in names)
    on_x11 = (ON_X11,) if environment.get("DISPLAY") else ()
    on_wayland = (ON_WAYLAND,) if environment.get("WAYLAND_DISPLAY") else ()
    return (*on_x11, *on_wayland)


def missing_libraries(
    environment: Mapping[str, str] = os.environ,
    can_load: Callable[[str], bool] = _can_load,
    platform: str = SYSTEM,
) -> list[Library]:
    """Return the libraries that a window needs but that are missing; always [] except on Linux."""
    if platform != "linux":
        return []

    def missing(libraries: tuple[Library, ...]) -> list[Library]:
        return [library for library in libraries if not can_load(library.file)]

    ways = [missing(libraries) for libraries in _of_the_display(environment)]
    return missing(ALWAYS) + (ways[0] if ways and all(ways) else [])


def explain_missing(
    environment: Mapping[str, str] = os.environ, find: Callable[..., list[Library]] = missing_libraries
) -> str:
    """Return a text on what to install before a window can be opened; "" if nothing is missing."""
    missing = find(environment)
    if not missing:
        return ""
    return Phrase(
        N_(
            "The window needs system libraries that are not installed here:\n"
            "  {files}\n"
            "On Debian and Ubuntu, install them with:\n"
            "  sudo apt-get install {packages}\n"
            "Elsewhere, install the packages that hold these files."
        ),
        files=" ".join(library.file for library in missing),
        packages=" ".join(library.package for library in missing),
    )


_XCB = "libxcb.so.1"
_SECONDS = 5  # for an answer


class Display(NamedTuple):
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
            return Display(Phrase(N_("There is no display to open a window on")))
        folder = environment.get("XDG_RUNTIME_DIR", "")
        if on_wayland and _answers_on_wayland(Path(folder, on_wayland)):
            answering["WAYLAND_DISPLAY"] = on_wayland
        if on_x11 and (held := _connect_on_x11(on_x11)):
            answering["DISPLAY"], let_go = on_x11, held
        if not answering:
            cannot = N_("The display {name} cannot be reached")
            return Display(Phrase(cannot, name=on_x11 or on_wayland))
    if missing := explain(answering):
        let_go()
        lacks = N_("Libraries that a window on the display needs are missing")
        return Display(Phrase(lacks), missing)
    return Display(let_go=let_go)


def _connect_on_x11(display: str) -> Callable[[], None] | None:
    """Return a function that ends the connection; None if programs may open no windows there.

    Without the library for the check, the decision is left to Qt.
    """
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
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(_SECONDS)
        try:
            connection.connect(str(path))
        except OSError:
            return False
    return True
