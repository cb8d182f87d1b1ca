"""What holds for every test: no display, no network, a home of its own, nothing left alive afterwards."""

import atexit
import gc
import itertools
import os
import shutil
import socket
import tempfile
import threading
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import hypothesis
import pytest

from editor.app.display import AS_A_PICTURE, explain_missing
from editor.runtime import process
from editor.runtime.process import load_qt
from tests.examples import EXAMPLES
from tests.helping import copy_helpers
from tests.loopback import is_allowed, is_named
from tests.shared import Run

if TYPE_CHECKING:
    from tests.patient_bot import PatientBot


def _screen_for_tests() -> str:
    """Where a description of the screen lies, as Qt can read it: in Latin-1, and without a colon.

    What this repository lies in may be called anything.
    """
    folder = Path(tempfile.mkdtemp(prefix="screen-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    shutil.copy(Path(__file__).parent / "data" / "screen.json", folder)
    return (folder / "screen.json").as_posix().removeprefix(folder.drive)


if os.environ.setdefault("QT_QPA_PLATFORM", "offscreen") == "offscreen":  # its own screen has 800 × 800
    os.environ["QT_QPA_PLATFORM"] += f":configfile={_screen_for_tests()}"
os.environ.setdefault("QT_SCALE_FACTOR", "1")

hypothesis.settings.register_profile("here", deadline=None, max_examples=EXAMPLES)
hypothesis.settings.register_profile(
    "ci", deadline=None, max_examples=EXAMPLES, derandomize=True, database=None
)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "here")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Load Qt as the program does, or say which packages are missing: that would end in a traceback."""
    Run.whole = "not whole" not in config.getoption("markexpr")
    if missing := explain_missing(AS_A_PICTURE):
        pytest.exit(missing, returncode=2)
    load_qt()
    # What is frozen in tests is what stays for all of them.
    unfrozen = SimpleNamespace(**{**vars(gc), "freeze": lambda: None, "unfreeze": lambda: None})
    pytest.MonkeyPatch().setattr(process, "gc", unfrozen)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Nothing that is collected becomes garbage, and looking for some takes a tenth of the time.

    Afterwards it would take each look during a test half a second.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()


MANY = 10_000  # objects made since garbage was last looked for
_looks = itertools.count(1)


@pytest.hookimpl(trylast=True)
def pytest_runtest_logfinish() -> None:
    """Look for garbage between two tests, and at no other time.

    By itself Python does so in whichever thread makes an object, such as the one that hears from
    pytest-xdist. Windows destroyed there, and not in their own thread, now and then ended in a segmentation
    fault.
    """
    gc.disable()  # the test may have enabled it
    if gc.get_count()[0] > MANY:
        gc.collect(1 if next(_looks) % 20 else 2)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Look for garbage before pytest-xdist is told of the end, and once: pytest does it again afterwards.

    From there on a process that takes more than five seconds is interrupted, and prints a traceback. What was
    frozen stays so: nearly two million objects took eight seconds on a busy machine.
    """
    gc.collect()
    gc.freeze()


NEXT = pytest.StashKey[pytest.Item | None]()  # the test that this process runs after a test


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    item.stash[NEXT] = nextitem


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> "PatientBot":
    """Take the place of pytest-qt's own, which a busy machine lets wait in vain."""
    from tests.patient_bot import PatientBot  # noqa: PLC0415 - most tests need no Qt

    return PatientBot(request)


XDG_FOLDERS = ("CONFIG", "DATA", "CACHE", "STATE")


class NetworkUsedError(RuntimeError):
    """A test tried to reach the network."""


def _local_only(connect: Callable[..., object]) -> Callable[..., object]:
    def guarded(self: socket.socket, address: object) -> object:
        if self.family != getattr(socket, "AF_UNIX", None) and not is_allowed(address):
            raise NetworkUsedError(f"connect to {address}")
        return connect(self, address)

    return guarded


def _names_of_this_machine_only(look_up: Callable[..., object]) -> Callable[..., object]:
    def guarded(host: object, *arguments: object, **more: object) -> object:
        if not is_named(host):
            raise NetworkUsedError(f"look up {host}")
        return look_up(host, *arguments, **more)

    return guarded


@pytest.fixture(autouse=True, scope="session")
def _no_network() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for name in ("connect", "connect_ex"):
            patch.setattr(socket.socket, name, _local_only(getattr(socket.socket, name)))
        for name in ("getaddrinfo", "gethostbyname", "gethostbyname_ex"):
            patch.setattr(socket, name, _names_of_this_machine_only(getattr(socket, name)))
        yield


@pytest.fixture(autouse=True, scope="session")
def _home_of_the_session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        move_home(patch, tmp_path_factory.mktemp("home"))
        yield


def move_home(patch: pytest.MonkeyPatch, home: Path) -> None:
    patch.setenv("HOME", str(home))
    patch.setenv("USERPROFILE", str(home))
    for folder in XDG_FOLDERS:
        patch.setenv(f"XDG_{folder}_HOME", str(home / folder.lower()))
    runtime = home / "runtime"
    runtime.mkdir(mode=0o700, exist_ok=True)  # Qt warns when it is missing or open to others
    patch.setenv("XDG_RUNTIME_DIR", str(runtime))


def _uses_qt(request: pytest.FixtureRequest) -> bool:
    return "qapp" in request.fixturenames or "qtbot" in request.fixturenames


@pytest.fixture(scope="session")
def new_home(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Path]:
    """Makes a folder; pytest itself would look through all that there are to number one more."""
    folder, numbers = tmp_path_factory.mktemp("homes"), itertools.count()

    def make() -> Path:
        home = folder / str(next(numbers))
        home.mkdir()
        return home

    return make


@pytest.fixture
def collector() -> Iterator[None]:
    """Garbage is looked for at any time, as in the program."""
    gc.enable()
    yield
    gc.disable()


@pytest.fixture
def copied_helpers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that help the program are there at once."""
    copy_helpers(monkeypatch)


@pytest.fixture
def _own_settings(monkeypatch: pytest.MonkeyPatch, new_home: Callable[[], Path]) -> None:
    """Each test that uses Qt starts without settings, recent files and recovery data."""
    from PySide6.QtCore import QLocale, QSettings, QStandardPaths  # noqa: PLC0415 - most tests need no Qt

    home = new_home()
    move_home(monkeypatch, home)
    QLocale.setDefault(QLocale.c())  # whatever the test before chose, and whatever the machine has
    QStandardPaths.setTestModeEnabled(True)
    for scope in (QSettings.Scope.UserScope, QSettings.Scope.SystemScope):
        QSettings.setPath(QSettings.Format.IniFormat, scope, str(home / f"settings-{scope.name}"))


@pytest.fixture(autouse=True)
def _nothing_outlives_the_test(request: pytest.FixtureRequest) -> Iterator[None]:
    """No thread, timer or window of a test that uses Qt outlives it, and the clipboard is empty."""
    if not _uses_qt(request):
        yield
        return
    request.getfixturevalue("_own_settings")
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415

    threads = set(threading.enumerate())
    yield
    # Without a display Qt would let go of what Python made when Python is gone already, and crash.
    QGuiApplication.clipboard().clear()
    # Widgets given to qtbot are closed by now; what was to be deleted later goes first.
    survivors = _survivors(threads)
    if survivors:
        gc.collect()  # a cycle may have held it
        survivors = _survivors(threads)
    if survivors:
        pytest.fail("still alive after the test: " + ", ".join(survivors), pytrace=False)


def _survivors(threads_before: set[threading.Thread]) -> list[str]:
    import shiboken6  # noqa: PLC0415
    from PySide6.QtCore import QCoreApplication, QEvent, QThread, QThreadPool, QTimer  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from tests.staying import stays  # noqa: PLC0415

    QThreadPool.globalInstance().waitForDone(2000)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    found = [
        f"thread {thread.name}"
        for thread in set(threading.enumerate()) - threads_before
        # A dummy stands for a thread of Qt's, which is looked at below.
        if not isinstance(thread, threading._DummyThread) and not stays(thread)
    ]
    for wrapper in shiboken6.getAllValidWrappers():
        if not isinstance(wrapper, QTimer | QThread):
            continue
        if isinstance(wrapper, QTimer) and wrapper.isActive() and not stays(wrapper):
            found.append(f"timer of {wrapper.parent()}")
        elif isinstance(wrapper, QThread) and wrapper is not QThread.currentThread() and wrapper.isRunning():
            found.append(f"thread {wrapper}")
    windows = (each for each in QApplication.topLevelWidgets() if each.isVisible() and not stays(each))
    return found + [f"window {window}" for window in windows]
