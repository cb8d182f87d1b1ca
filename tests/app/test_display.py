"""A window opens where it can; elsewhere it is said why not, and the window is drawn to a picture."""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from editor.app import display, start
from editor.app.display import Display, explain_missing, look_for_display
from tests.app.desk import SITEMAP
from tests.app.program import program
from tests.services.file_sets import urlset

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="elsewhere there always is a display"
)
GONE = ":4077"  # a display that nobody has
ADVICE = "apt-get install libxcb-cursor0"


@pytest.fixture
def sitemap(tmp_path: Path) -> Path:
    path = tmp_path / "sitemap.xml"
    path.write_text(SITEMAP)
    return path


@pytest.fixture
def wayland(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    """The environment of a session on Wayland."""
    monkeypatch.chdir(tmp_path)  # the path of a socket has to be short
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("wayland-0")
        server.listen()
        yield {"XDG_RUNTIME_DIR": ".", "WAYLAND_DISPLAY": "wayland-0"}


def test_a_display_that_is_gone_is_said_and_each_file_drawn_and_summed_up(
    sitemap: Path, tmp_path: Path
) -> None:
    """A word that is no file is said."""
    many = tmp_path / "many.xml"
    many.write_text(urlset(*map(str, range(1200))))
    done = program(sitemap, "chekc", many, on=GONE)
    assert (done.returncode, done.stderr) == (2, "sitemap-editor: chekc cannot be read: it does not exist.\n")
    lines = done.stdout.splitlines()
    assert lines[0].startswith(f"The display {GONE} cannot be reached, so the window was drawn")
    pictures = [Path(line.removeprefix("Picture: ")) for line in lines if line.startswith("Picture: ")]
    assert [picture.name for picture in pictures] == ["window.png", "window-2.png", "window-3.png"]
    assert all(picture.exists() for picture in pictures)
    assert lines[2] == f"{sitemap}: 3 entries, 2 errors, 0 warnings, 0 advice"
    assert lines[-1].startswith(f"{many}: 1,200 entries, 0 errors")


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"WAYLAND_DISPLAY": ""}, "There is no display to open a window on"),
        ({"WAYLAND_DISPLAY": "", "DISPLAY": GONE}, f"The display {GONE} cannot be reached"),
        ({"WAYLAND_DISPLAY": "gone"}, "The display gone cannot be reached"),
        ({}, ""),
        ({"DISPLAY": GONE}, ""),
        ({"QT_QPA_PLATFORM": "vnc", "DISPLAY": GONE}, ""),
    ],
)
def test_a_display_is_one_that_answers(
    wayland: dict[str, str], environment: dict[str, str], expected: str
) -> None:
    assert look_for_display(wayland | environment, lambda _: "").why_not == expected


def test_only_the_libraries_for_a_display_that_answers_are_asked_for(wayland: dict[str, str]) -> None:
    asked: list[Mapping[str, str]] = []

    def explain(environment: Mapping[str, str]) -> str:
        asked.append(environment)
        return ""

    look_for_display(wayland | {"DISPLAY": GONE}, explain)
    assert asked == [{"WAYLAND_DISPLAY": "wayland-0"}]


def test_a_display_without_the_libraries_for_it_is_none(wayland: dict[str, str]) -> None:
    found = look_for_display(wayland, lambda _: ADVICE)
    assert (found.why_not, found.missing) == (
        "Libraries that a window on the display needs are missing",
        ADVICE,
    )


def test_where_nobody_can_ask_for_the_display_qt_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "_XCB", "libnone.so")
    assert look_for_display({"DISPLAY": GONE}, lambda _: "").why_not == ""


def test_without_the_libraries_the_window_is_drawn_and_the_packages_are_named(
    sitemap: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", os.environ["QT_QPA_PLATFORM"])  # drawing sets another
    monkeypatch.setattr(start, "look_for_display", lambda: Display("It has no wings", f"{ADVICE}\n"))
    assert start.run([str(sitemap)]) == 0
    said = capsys.readouterr()
    assert said.out.startswith("It has no wings, so the window was drawn to a picture.\nPicture: ")
    assert said.err == f"{ADVICE}\n"


@pytest.fixture
def server_for_one() -> Iterator[str]:
    """An X server that ends with its first client, where others begin anew and refuse the next one."""
    if missing := explain_missing({"DISPLAY": ":0"}):
        pytest.skip(missing)
    if not shutil.which("Xvfb"):
        pytest.skip("needs Xvfb")
    reading, writing = os.pipe()
    command = ["Xvfb", "-terminate", "-displayfd", str(writing), "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
        server.terminate()


def test_the_server_never_loses_its_only_client_before_the_window_is_there(
    server_for_one: str, sitemap: Path
) -> None:
    done = program("--smoke", sitemap, on=server_for_one)
    assert (done.returncode, done.stdout) == (0, "smoke: 3 rows, painted\n"), done.stderr
