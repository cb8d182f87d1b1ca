"""What happens when the program itself is at fault: it is logged, said, and the program goes on."""

import logging
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication

from editor.services.settings import state_folder

_log = logging.getLogger("editor")

_MAX_LOG = 1_000_000  # bytes; a longer log starts anew

Tell = Callable[[str, str], None]  # a sentence, and details


def log_path() -> Path:
    """The file that problems are written to."""
    return state_folder() / "problems.log"


def start_log() -> None:
    """Write problems to a file, or to standard error where that is not possible."""
    path = log_path()
    handler: logging.Handler
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        mode = "a" if path.exists() and path.stat().st_size < _MAX_LOG else "w"
        handler = logging.FileHandler(path, mode, encoding="utf-8", errors="backslashreplace", delay=True)
    except OSError:
        handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    _log.addHandler(handler)


def report(error: BaseException) -> None:
    """Log an exception that the program could carry on after."""
    _log.error("%s", "".join(traceback.format_exception(error)))


class Handler:
    """Takes exceptions that nobody caught; Qt would go on without a word.

    The edit that failed has taken itself back by then. `tell` is not called again while it has the
    person's attention.
    """

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._telling = False

    def install(self) -> None:
        """From now on this handles what nobody caught."""
        sys.excepthook = self

    def __call__(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        report(error.with_traceback(trace))
        if not self._telling:
            self._telling = True
            try:
                self._tell(
                    QCoreApplication.translate("problems", "Something went wrong in the program."),
                    QCoreApplication.translate(
                        "problems",
                        "The last step was not made; your work is still here. Details are in {log}.",
                    ).format(log=log_path()),
                )
            finally:
                self._telling = False
