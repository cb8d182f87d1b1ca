"""Handles failures of the program itself: logs them, tells the person, and lets the program continue."""

import faulthandler
import logging
import platform
import sys
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, qVersion
from PySide6.QtGui import QGuiApplication

from editor import __version__
from editor.app.faults import StderrHandler
from editor.models.words.translation import translated
from editor.runtime.system import refuse_pipe
from editor.services.installation import installation, state_folder

_log = logging.getLogger("editor")

_MAX_LOG = 1_000_000  # bytes; a longer log is rotated
_KEPT_LOGS = 3  # rotated logs
_QUIET = 10.0  # seconds after a message in which the same problem is only logged

Tell = Callable[[str, str, str], None]  # a sentence, its meaning, and a report for developers


class _LateLog(logging.Handler):
    """Writes to a file that is put aside when it grows long; all that is loaded with the first record.

    What cannot be written there goes to standard error, without a word about the log itself.
    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._file: logging.Handler | None = None
        self._instead = StderrHandler()

    def setFormatter(self, fmt: logging.Formatter | None) -> None:
        super().setFormatter(fmt)
        self._instead.setFormatter(fmt)

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self._file = self._file or self._open()
        except OSError:
            self._instead.handle(record)
        else:
            self._file.handle(record)

    def _open(self) -> logging.Handler:
        from logging.handlers import RotatingFileHandler  # noqa: PLC0415 - loads sockets and pickling

        instead = self._instead

        class File(RotatingFileHandler):
            def handleError(self, record: logging.LogRecord) -> None:
                instead.handle(record)

        file = File(
            self._path, maxBytes=_MAX_LOG, backupCount=_KEPT_LOGS, encoding="utf-8", errors="backslashreplace"
        )
        file.setFormatter(self.formatter)
        return file

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
        super().close()


def log_path() -> Path:
    """Return the file that problems are written to."""
    return state_folder() / "problems.log"


def crash_path() -> Path:
    """Return the file with the stack traces of fatal crashes."""
    return state_folder() / "crashes.log"


def start_log() -> None:
    """Write problems to a file, or to standard error if that is not possible."""
    path = log_path()
    handler: logging.Handler
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        refuse_pipe(path)
        path.open("ab").close()
        handler = _LateLog(path)
    except OSError:
        handler = StderrHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    _log.addHandler(handler)


def catch_crashes() -> None:
    """Let the interpreter write a stack trace to a file on a fatal signal, if possible."""
    path = crash_path()
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        refuse_pipe(path)
        is_long = path.exists() and path.stat().st_size > _MAX_LOG and not path.is_symlink()  # else not ours
        faulthandler.enable(path.open("w" if is_long else "a", encoding="utf-8"))  # open to the end


def report_problem(error: BaseException) -> None:
    """Log an exception after which the program could continue."""
    _log.error("%s", "".join(traceback.format_exception(error)))


def report_text(error: BaseException) -> str:
    """Return all details of a problem, for developers."""
    program = f"Sitemap Editor {__version__} ({installation()})"
    system = f"Python {platform.python_version()}, Qt {qVersion()} ({QGuiApplication.platformName()})"
    trace = "".join(traceback.format_exception(error))
    return f"{program}, {system}, {platform.platform()}\n\n{trace}"


class Handler(QObject):
    """Handles uncaught exceptions in any thread, which Qt would ignore silently.

    The edit that failed has been undone by then; `keep` writes all others to the disk. `tell` is not called
    again while the person reads its message, nor soon after for the same problem.
    """

    _raised_elsewhere = Signal(object)  # an exception, from another thread

    def __init__(self, tell: Tell, keep: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tell, self._keep = tell, keep
        self._is_telling = False
        self._told: dict[str, float] = {}  # place of the problem -> time when the person had seen it
        self._raised_elsewhere.connect(self._handle, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Handle all uncaught exceptions from now on."""
        sys.excepthook = self
        sys.unraisablehook = self._on_unraisable
        threading.excepthook = self._on_thread

    def __call__(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        error = error.with_traceback(trace)
        if threading.current_thread() is threading.main_thread():
            self._handle(error)
        else:
            self._raised_elsewhere.emit(error)

    def _on_thread(self, told: threading.ExceptHookArgs) -> None:
        if told.exc_value is not None:
            self(told.exc_type, told.exc_value, told.exc_traceback)

    @staticmethod
    def _on_unraisable(told: "sys.UnraisableHookArgs") -> None:
        """Log exceptions raised while an object is destroyed, which concern no action of the person."""
        if told.exc_value is not None:
            report_problem(told.exc_value)

    def _handle(self, error: BaseException) -> None:
        report_problem(error)
        self._keep()
        place = _place_of(error)
        seen = self._told.get(place)
        if self._is_telling or (seen is not None and time.monotonic() - seen < _QUIET):
            return
        self._is_telling = True
        try:
            self._tell(
                translated("Something went wrong in the editor."),
                translated(
                    "Your last action may not have been completed. Your work is still here, and your "
                    "unsaved changes are kept in case of a crash."
                ),
                report_text(error),
            )
        finally:
            self._is_telling = False
            self._told[place] = time.monotonic()


def _place_of(error: BaseException) -> str:
    """Return the place where an exception was raised, to compare problems."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} {frames[-1].filename}:{frames[-1].lineno}" if frames else repr(error)
