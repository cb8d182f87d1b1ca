"""The system libraries that Qt needs on Linux, and the packages of those that are missing.

This needs no Qt: it runs before Qt fails with its own message, or aborts the process.
"""

import ctypes
import os
from collections.abc import Callable, Mapping
from typing import NamedTuple

from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.runtime.system import SYSTEM


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
        QT_TRANSLATE_NOOP(
            "cli",
            "The window needs system libraries that are not installed here:\n"
            "  {files}\n"
            "On Debian and Ubuntu, install them with:\n"
            "  sudo apt-get install {packages}\n"
            "Elsewhere, install the packages that hold these files.",
        ),
        "cli",
        files=" ".join(library.file for library in missing),
        packages=" ".join(library.package for library in missing),
    )
