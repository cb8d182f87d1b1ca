"""Draws the window as `shot` does, with a dialog or popup where one is named: `dev.py shot`.

python3 packaging/dev.py shot [FILE|FOLDER] OUT.png [--dialog NAME] [options of `sitemap-editor shot`]
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from editor.app.cli.arguments import UsageError, run_reporting_errors
from editor.app.shot import command_parser, draw, exit_code_of, picture_of
from editor.app.streams import complain
from editor.app.window.main_window import MainWindow
from editor.models.session.session import Session
from editor.runtime.system import is_folder
from picture_dialogs import DIALOGS, OF_SEVERAL, NothingToShowError, show


def run(arguments: Sequence[str]) -> int:
    """Draw the window; return 2 if that is not possible, or there is nothing that the dialog could show."""
    return run_reporting_errors("shot", _draw, arguments)


def _draw(arguments: Sequence[str]) -> int:
    parser = command_parser()
    parser.add_argument("--dialog", choices=DIALOGS, metavar="NAME", help=f"one of {', '.join(DIALOGS)}")
    options = parser.read(arguments)
    picture = picture_of(options)
    if options.dialog is None:
        return exit_code_of(draw(picture))
    if options.dialog in OF_SEVERAL and not (picture.file and is_folder(picture.file)):
        raise UsageError(f"--dialog {options.dialog} needs a folder of sitemaps")
    seen = False

    def show_dialog(window: MainWindow, session: Session) -> None:
        nonlocal seen
        try:
            show(options.dialog, window, session)
        except NothingToShowError:
            return
        seen = True

    code = exit_code_of(draw(picture, show_dialog))
    if code == 0 and not seen:
        complain(f"--dialog {options.dialog} has nothing to show here")
        return 2
    return code


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
