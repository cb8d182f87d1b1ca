"""Starts the window: on a display, or else draws it to a picture."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication

from editor.app.application import MacApplication, make_application, make_window
from editor.app.cli.language import cli_text
from editor.app.display import look_for_display
from editor.app.streams import WRONG, complain, flush, say
from editor.app.window.main_window import MainWindow
from editor.models.words.translation import text_of
from editor.resources import resource
from editor.runtime.process import freeze_objects, use_one_heap
from editor.runtime.system import ON_MAC
from editor.services.installation import speak
from editor.services.running_window import RunningWindow, hand_over
from editor.services.settings.settings import LANGUAGE, LETTERS
from editor.services.settings.settings_file import Settings
from editor.services.tasks import call_later, is_any_stuck
from editor.views.style.theme import set_letters

if TYPE_CHECKING:
    from editor.views.document_view import DocumentView


_SMOKE_LIMIT = 60_000  # milliseconds


def run(arguments: Sequence[str]) -> int:
    """Open the window with the files named in the arguments; return the exit code.

    Without a display, say so, draw the window to a picture, and print its path.
    """
    dashes = arguments.index("--") if "--" in arguments else len(arguments)
    words, files = arguments[:dashes], arguments[dashes + 1 :]  # whatever the names of the files are
    is_smoke = "--smoke" in words
    words = [word for word in words if word != "--smoke"]
    for word in (*words, *files):
        if not word or (word.startswith("-") and word in words):
            told = cli_text("{word!r} is neither a file nor an option; see --help")
            complain(told.format(word=word))
            return WRONG
    paths = [*map(Path, words), *map(Path, files)]
    display = look_for_display()
    if display.why_not:
        from editor.app.shot import draw_instead  # noqa: PLC0415 - loads what the window can wait for

        return draw_instead(paths or [resource("samples/shop.xml")], display)
    if paths and not is_smoke and hand_over(paths):
        display.let_go()
        return 0
    return main_window(paths, is_smoke=is_smoke, connected=display.let_go)


def main_window(
    paths: Sequence[Path], *, is_smoke: bool = False, connected: Callable[[], None] = lambda: None
) -> int:
    """Show the window, then read the files; return the exit code when it is closed.

    connected: called once Qt is connected to the display.
    """
    app, settings = make_application()
    connected()
    window = make_window(settings)
    if paths:
        window.wait_for_files(paths)
    if is_smoke:
        _close_when_painted(window, with_file=bool(paths))
    window.painted.connect(lambda: _go_on(window, paths))
    window.show()
    code = app.exec()
    _let_go(window)
    while window.tabs_to_come is not None:
        window.deleteLater()
        window = _another(app, settings, window.tabs_to_come)
        code = app.exec()
        _let_go(window)
    _leave_what_is_stuck(code)
    return code


def _another(app: QApplication, settings: Settings, tabs: Sequence[str]) -> MainWindow:
    """Return a window in the language and letters of the settings, with the tabs of one that is closed."""
    speak(app, settings.get(LANGUAGE))
    set_letters(app, settings.get(LETTERS))
    window = make_window(settings)
    window.painted.connect(lambda: _go_on_again(window, tabs))
    window.show()
    return window


def _go_on_again(window: MainWindow, tabs: Sequence[str]) -> None:
    """Do for another window what could wait until it is on screen."""
    _handle_problems(window, is_first=False)
    window.commands.tabs.bring_back(tabs)
    _heed_finder(window)
    _heed_starts(window)
    window.commands.recovery.look()


def _heed_starts(window: MainWindow) -> None:
    """Open the files of later starts in tabs of this window."""
    running = RunningWindow(window)

    def show(paths: Sequence[Path]) -> None:
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.raise_()
        window.activateWindow()
        window.context.when_free(lambda: window.commands.file.open_chosen(paths))

    running.asked.connect(show)


def _let_go(window: MainWindow) -> None:
    """Leave the files of later starts to another window."""
    for running in window.findChildren(RunningWindow):
        running.close()


def _heed_finder(window: MainWindow) -> None:
    if ON_MAC and isinstance(app := QApplication.instance(), MacApplication):
        app.open_with(window.commands.file.open_paths)


def _handle_problems(window: MainWindow, *, is_first: bool) -> None:
    from editor.app.window import problems  # noqa: PLC0415 - loads what the window can wait for

    if is_first:
        problems.start_log()
        problems.catch_crashes()
    problems.Handler(window.context.questions.problem, window.context.journals.write, window).install()


def _leave_what_is_stuck(code: int) -> None:
    """End the process if a thread is stuck: Python would wait for it, maybe for ever."""
    if not is_any_stuck():
        return
    flush()
    os._exit(code)


def _go_on(window: MainWindow, paths: Sequence[Path]) -> None:
    """Do everything that can wait until the window is on screen."""
    _handle_problems(window, is_first=True)
    use_one_heap()
    freeze_objects()
    if paths:
        window.commands.file.open_paths(paths)
    else:
        window.commands.tabs.restore()
    _heed_finder(window)
    _heed_starts(window)
    troubles = window.settings.troubles
    if troubles:
        window.context.say(" ".join(map(text_of, troubles)), 15_000)
    window.commands.recovery.look()


def _close_when_painted(window: MainWindow, *, with_file: bool) -> None:
    """For a smoke test: close once the window, or the file it reads, is painted, and print that."""

    def end(what: str) -> None:
        say(f"smoke: {what}")
        call_later(window, window.close)

    def on_loaded(view: "DocumentView") -> None:
        window.refresh()
        view.repaint()
        rows = view.session.model.rowCount() if view.session else 0
        end(f"{rows} rows, {'painted' if view.isVisible() else 'hidden'}")

    if with_file:
        window.painted.connect(lambda: window.commands.file.loaded.connect(on_loaded))
    else:
        window.painted.connect(lambda: end("the window, painted"))
    call_later(window, lambda: QCoreApplication.exit(1), _SMOKE_LIMIT)
