"""The program: `sitemap-editor` and `python -m editor` are the same."""

import importlib
import sys
from collections.abc import Sequence
from types import TracebackType

from editor import __version__
from editor.runtime.process import begin_loading, freeze_objects, help_if_asked, load_qt
from editor.usage import COMMANDS, DRAWING, FILTERS, HELP_COMMAND, Command, is_like_command

INTERRUPTED = 130  # the exit code of what Ctrl+C ends, as shells have it


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with these arguments; returns its exit code."""
    if getattr(sys, "frozen", False):  # packaged: a process that helps to read is started as the program is
        help_if_asked(sys.argv[1:])
    if arguments is None:  # this is the process's own work
        sys.excepthook = _tell_fault
        begin_loading()
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return _run(words)
    except KeyboardInterrupt:
        return INTERRUPTED
    except MemoryError:
        pass  # what was in use is let go of before the sentence is put together
    finally:
        if arguments is None:
            freeze_objects()  # the end of the process would look through all of them in vain
    importlib.import_module("editor.app.streams").complain(
        "There is not enough memory. Close other programs and try again."
    )
    return 2


def _run(words: Sequence[str]) -> int:
    first = words[0] if words else ""
    command = COMMANDS.get(first)
    if first in ("-h", "--help", HELP_COMMAND):
        code = _help(words[1:])
    elif first == "--version":
        _say(f"sitemap-editor {__version__}")
        code = 0
    elif command is not None and first != DRAWING:
        code = _run_command(command, words[1:])
    elif command is None and is_like_command(first):
        code = _no_command(first)
    else:
        code = _run_with_qt(command, words)
    return code


def _run_with_qt(command: Command | None, words: Sequence[str]) -> int:
    """Open the window, or run the command that draws one; say what libraries are missing for that."""
    libraries = importlib.import_module("editor.app.display")
    if missing := libraries.explain_missing(libraries.AS_A_PICTURE):
        importlib.import_module("editor.app.streams").advise(
            *importlib.import_module("editor.app.cli.language").in_words(missing).splitlines()
        )
        return 2
    try:
        load_qt()
    except ModuleNotFoundError:
        language = importlib.import_module("editor.app.cli.language")
        importlib.import_module("editor.app.streams").complain(language.qt_is_missing())
        return 2
    return _open_window(words) if command is None else _run_command(command, words[1:])


def _run_command(command: Command, arguments: Sequence[str]) -> int:
    code: int = importlib.import_module("editor.app.cli.arguments").run(command, arguments)
    return code


def _help(words: Sequence[str]) -> int:
    """Print what there is to know of a command, or of all."""
    if not words:
        _say(importlib.import_module("editor.app.cli.language").overview())
        return 0
    if words[0] == FILTERS:
        _say("\n".join(importlib.import_module("editor.app.cli.filter_option").filters_help()))
        return 0
    command = COMMANDS.get(words[0])
    if command is None:
        return _no_command(words[0])
    if words[1:] == ["--all"] and command.name != DRAWING:
        _say(importlib.import_module("editor.app.cli.arguments").parser_of(command).format_help())
        return 0
    return _run([command.name, "--help"])


def _no_command(word: str) -> int:
    told = importlib.import_module("editor.app.cli.language").unknown_command(word)
    importlib.import_module("editor.app.streams").complain(told)
    return 2


def _say(text: str) -> None:
    importlib.import_module("editor.app.streams").say(*text.splitlines())


def _tell_fault(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    importlib.import_module("editor.app.faults").tell_fault(kind, error, trace)


def _open_window(words: Sequence[str]) -> int:
    code: int = importlib.import_module("editor.app.start").run(words)
    return code


if __name__ == "__main__":
    sys.exit(main())
