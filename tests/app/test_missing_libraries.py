import subprocess
import sys
from pathlib import Path

from editor.app.display import (
    ALWAYS,
    AS_A_PICTURE,
    ON_WAYLAND,
    ON_X11,
    Library,
    explain_missing,
    missing_libraries,
)
from tests.for_each import for_each

REPOSITORY = Path(__file__).resolve().parents[2]
ALL = {library.file for library in (*ALWAYS, *ON_X11, *ON_WAYLAND)}


def missing(environment: dict[str, str], *absent: str) -> list[str]:
    assert set(absent) <= ALL
    found = missing_libraries(environment, lambda file: file not in absent, "linux")
    return [library.package for library in found]


@for_each(
    ("environment", "absent", "packages"),
    [
        ({}, [], []),
        ({}, ["libEGL.so.1", "libGL.so.1"], ["libegl1", "libgl1"]),
        ({}, ["libxcb-cursor.so.0"], []),
        ({"DISPLAY": ":0"}, ["libxcb-cursor.so.0"], ["libxcb-cursor0"]),
        ({"DISPLAY": ":0"}, ["libglib-2.0.so.0", "libxcb-shape.so.0"], ["libglib2.0-0", "libxcb-shape0"]),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, ["libxcb-cursor.so.0"], []),
        ({"QT_QPA_PLATFORM": "xcb"}, ["libxcb-cursor.so.0"], ["libxcb-cursor0"]),
        ({"QT_QPA_PLATFORM": "offscreen:configfile=x"}, ["libxcb-cursor.so.0"], []),
        ({"WAYLAND_DISPLAY": "wayland-0"}, ["libwayland-cursor.so.0"], ["libwayland-cursor0"]),
        ({"WAYLAND_DISPLAY": "wayland-0"}, ["libxcb-cursor.so.0"], []),
        ({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}, ["libxcb-cursor.so.0"], []),
    ],
)
def test_names_the_packages_that_bring_what_is_missing(
    environment: dict[str, str], absent: list[str], packages: list[str]
) -> None:
    assert missing(environment, *absent) == packages


def test_asks_for_nothing_where_qt_brings_all_itself() -> None:
    for platform in ("win32", "darwin"):
        assert missing_libraries({"DISPLAY": ":0"}, lambda _: False, platform) == []


def test_tests_can_run_here_at_all() -> None:
    assert explain_missing(AS_A_PICTURE) == ""


def test_advice_is_one_command_and_the_file_names() -> None:
    text = explain_missing(
        find=lambda _: [Library("libEGL.so.1", "libegl1"), Library("libGL.so.1", "libgl1")]
    )
    assert "apt-get install libegl1 libgl1\n" in text
    assert "libEGL.so.1 libGL.so.1" in text


def test_without_what_a_window_needs_the_tests_say_so_and_end() -> None:
    script = """
import ctypes, pytest, sys
def load(name):
    raise OSError(name)
ctypes.CDLL = load
sys.exit(pytest.main(["--collect-only", "tests/test_conftest.py"]))
"""
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=REPOSITORY, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert f"  sudo apt-get install {ALWAYS[0].package} " in done.stderr
    assert "Traceback" not in done.stdout + done.stderr
