"""`shot`: draw a picture of the real window; the only command that loads Qt."""

import argparse
from collections.abc import Sequence

from editor.app.cli.language import cli_text
from editor.app.cli.options import add_protected_option, protected_reason
from editor.app.cli.usage import Parser, UsageError, is_number, path_of, rows_of, run_reporting_errors
from editor.app.picture.draw import INSIGHT_PAGES, Drawn, Picture, draw
from editor.app.streams import complain
from editor.services.documents.children import sitemaps_in
from editor.services.files.paths import is_folder, is_same_file

_LARGEST = 8192  # pixels along each side


def run(arguments: Sequence[str]) -> int:
    """Draw the window; return 2 if an argument is invalid, the file cannot be read,
    or the picture cannot be written.
    """
    return run_reporting_errors("shot", _draw, arguments)


def _draw(arguments: Sequence[str]) -> int:
    return told(draw(picture_of(command_parser().read(arguments))))


def told(drawn: Drawn) -> int:
    """Say what went wrong, and return the exit code."""
    if drawn.not_saved is not None:
        complain(protected_reason(drawn.not_saved))
        return 2
    if not drawn.is_readable:
        complain(drawn.summary)
        return 2
    return 0


def picture_of(options: argparse.Namespace) -> Picture:
    """Return the picture that the options ask for; raises UsageError."""
    if len(options.paths) > 2:
        raise UsageError(cli_text("cli", "give at most one file and one picture"))
    *files, out = options.paths
    if out.suffix.lower() != ".png":
        raise UsageError(cli_text("cli", "{out}: the picture's name must end in .png").format(out=out))
    if files and is_same_file(files[0], out):
        raise UsageError(
            cli_text("cli", "{out} is the file itself; name another one for the picture").format(out=out)
        )
    if files and is_folder(files[0]) and not sitemaps_in(files[0]):
        raise UsageError(
            cli_text("cli", "{folder}: there are no sitemaps in this folder").format(folder=files[0])
        )
    return Picture(
        out=out,
        file=files[0] if files else None,
        size=options.size,
        scale=options.scale,
        theme=options.theme,
        contrast=options.contrast,
        select=tuple(options.select),
        filter=options.filter,
        insight=options.insight,
        overwrites=options.overwrite_protected,
    )


def command_parser() -> Parser:
    """Return the parser of the arguments of `shot`."""
    parser = Parser("shot", cli_text("cli", "Save a picture of the window, without a display."))
    parser.usage = "%(prog)s [FILE|FOLDER] OUT.png [options]"
    parser.add_argument("paths", metavar="[FILE|FOLDER] OUT.png", type=path_of, nargs="+")
    parser.add_argument("--size", type=_size_of, default=(1280, 800), metavar="WIDTHxHEIGHT")
    parser.add_argument("--scale", type=_scale_of, default=1.0, metavar="N")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--contrast", choices=("usual", "high"), default="usual")
    parser.add_argument(
        "--select",
        type=rows_of,
        action="extend",
        default=[],
        metavar="ROWS",
        help=cli_text("cli", "such as 1,5-7"),
    )
    parser.add_argument("--filter", default="", metavar="TEXT")
    parser.add_argument(
        "--insight",
        choices=INSIGHT_PAGES,
        default="",
        metavar="PAGE",
        help=cli_text("cli", "open the panel of charts"),
    )
    add_protected_option(parser)
    parser.examples = ("sitemap-editor shot sitemap.xml window.png --size 1280x800 --theme dark",)
    return parser


def _size_of(text: str) -> tuple[int, int]:
    width, cross, height = text.partition("x")
    if not (cross and is_number(width) and is_number(height)):
        raise argparse.ArgumentTypeError(
            cli_text("cli", "{text!r} is not a size, such as 1280x800").format(text=text)
        )
    if not (1 <= int(width) <= _LARGEST and 1 <= int(height) <= _LARGEST):
        raise argparse.ArgumentTypeError(
            cli_text("cli", "{text!r}: each side must be from 1 to {largest} pixels").format(
                text=text, largest=_LARGEST
            )
        )
    return int(width), int(height)


def _scale_of(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0
    if not 0.5 <= scale <= 4:
        raise argparse.ArgumentTypeError(
            cli_text("cli", "{text!r} is not a scale from 0.5 to 4").format(text=text)
        )
    return scale
