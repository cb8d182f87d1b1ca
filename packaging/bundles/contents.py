"""What belongs into a bundle, of all that PyInstaller finds.

PyInstaller takes every plug-in of Qt and each library that one of them may load. The program needs a few of
them. Libraries of the system that must match it (the C library, drivers, fonts, the display) stay there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

# Of each folder of Qt's plug-ins those that the program uses; of other folders none.
PLUGINS = {
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg"},
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platforms": {"qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"},
    "platformthemes": {"qxdgdesktopportal"},
    "styles": {"qmacstyle", "qmodernwindowsstyle"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-shell-integration": {"xdg-shell"},
}
# Libraries beside Qt's that go along on Linux: Python's own ones, and helpers of X that many desktops lack.
# A package of a distribution takes all but Python from there.
PYTHON = re.compile(r"libpython3[.\d]*\.so[.\d]*")
CARRIED = re.compile(
    r"lib(ssl|crypto|sqlite3|ffi|bz2|lzma|xcb-(cursor|icccm|image|keysyms|render-util|util))\.so[.\d]*"
)
# What must be there already.
OF_THE_SYSTEM = re.compile(
    r"(ld-linux-[\w-]+|lib(c|m|dl|rt|pthread|util|gcc_s|stdc\+\+|z|zstd|glib-2\.0|gthread-2\.0|EGL|GL|X11|X11-xcb"
    r"|dbus-1|fontconfig|freetype|wayland-client|wayland-cursor|xkbcommon|xkbcommon-x11|xcb"
    r"|xcb-(randr|render|shape|shm|sync|xfixes|xkb)))\.so[.\d]*"
)
_SHARED_LIBRARY = re.compile(r"lib[\w+.-]+\.so[.\d]*")
_MODULE = re.compile(r"PySide6\.(Qt\w+)")


def qt_modules(sources: Path) -> set[str]:
    """Return the names of Qt's modules that the program imports, such as QtCore."""
    return {name for path in sources.rglob("*.py") for name in _MODULE.findall(path.read_text("utf-8"))}


def is_wanted(name: str, modules: set[str], languages: Iterable[str]) -> bool:
    """Tell whether a file belongs into the bundle, by where in it PyInstaller would put it.

    modules: those of Qt that the program imports; languages: those that it is translated into.
    """
    path = PurePosixPath(name.replace("\\", "/"))
    if "plugins" in path.parts:
        folder = path.parts[path.parts.index("plugins") + 1]
        return path.name.partition(".")[0].removeprefix("lib") in PLUGINS.get(folder, ())
    if "translations" in path.parts and path.parts[0] == "PySide6":
        return path.stem in {f"qtbase_{language}" for language in languages}
    if path.parts[0] == "PySide6" and (module := re.fullmatch(r"(Qt\w+)\.(abi3\.so|pyd|pyi)", path.name)):
        return module[1] in modules
    if len(path.parts) == 1 and _SHARED_LIBRARY.fullmatch(path.name):
        return not is_foreign(path.name)
    return not any(part.endswith(".dist-info") for part in path.parts)


def runs_at_start(script: str) -> bool:
    """Tell whether a script belongs into the bundle, of those that PyInstaller would run at the start.

    Its own ones load Qt for the command line, too, and a good part of the standard library. They name Qt's
    folders, which Qt for Python finds by itself and other programs must not be told; and they lead processes
    that help to their work, as `editor.runtime.process` does.
    """
    return not script.startswith("pyi_rth_")


def is_foreign(library: str) -> bool:
    """Tell whether a library that lies at the top of a bundle should come from the system instead."""
    ours = library.startswith(("libQt6", "libicu", "libpyside6", "libshiboken6"))
    return not (ours or PYTHON.fullmatch(library) or CARRIED.fullmatch(library))


def is_carried(library: str) -> bool:
    """Tell whether a library at the top of a bundle comes from a system, and another one has it as well."""
    return CARRIED.fullmatch(library) is not None
