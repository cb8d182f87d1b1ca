"""Files that a command changes: all opened before any is written, then saved with all else unchanged."""

import argparse
import errno
import logging
from collections.abc import Callable, Sequence
from pathlib import Path

from editor.app.cli.arguments import (
    PROTECTED_OPTION,
    WRITING,
    Parser,
    UsageError,
    add_format_option,
    add_protected_option,
    add_published_url_option,
    complain_of,
    path_argument,
)
from editor.app.cli.given_files import pass_on, standard_output
from editor.app.cli.language import cli_text, in_words
from editor.app.faults import StderrHandler
from editor.app.streams import GIVEN_NAMES, STANDARD, advise, say
from editor.core.document.edits import Edit
from editor.formats.writing.faithful_writing import NotFaithful, UnwritableText
from editor.runtime.system import is_file, is_folder
from editor.services.documents.file_on_disk import SaveOptions
from editor.services.documents.open_document import OpenDocument
from editor.services.files.file_errors import PROTECTED, SaveError, save_error
from editor.services.files.file_replacement import save_file
from editor.services.files.in_place_writing import InPlace

# Notes need the window's folder, which Qt finds: after a crash only the copy beside the file remains.
CAREFUL = InPlace()
# What saving logs; other commands log nothing, and load no log.
logging.lastResort = StderrHandler(logging.WARNING)


def add_output_options(parser: Parser) -> None:
    """Add `-o`, which `targets_of` reads, and the option to overwrite protected files."""
    parser.section(WRITING).add_argument(
        "-o",
        "--output",
        type=_output,
        metavar="OUT",
        help=cli_text("a file, a folder (also with several files), or - for standard output"),
    )
    add_protected_option(parser)
    parser.flag("--dry-run", cli_text("only show what would change"), section=WRITING)
    parser.flag("--diff", cli_text("only show what would change, as a unified diff"), section=WRITING)


def add_change_options(parser: Parser) -> None:
    """Add the options of a command that computes its changes before it writes anything."""
    add_output_options(parser)
    add_format_option(parser)
    add_published_url_option(parser)


def _output(text: str) -> str:
    return text if text == STANDARD else path_argument(text)


def targets_of(files: Sequence[Path], options: argparse.Namespace) -> list[Path]:
    """Return the path to write each file to: its own, the one in `-o`, or one in that folder; for `--diff`
    what stands for standard output. Raises UsageError.

    A file that came from standard input goes to standard output; see `is_standard`.
    """
    targets = _targets(files, options.output)
    if not options.diff:
        return targets
    return [
        standard_output("".join(file.suffixes[-2:]), file if is_standard(target) else target)
        for file, target in zip(files, targets, strict=True)
    ]


def _targets(files: Sequence[Path], output: str | None) -> list[Path]:
    if output is None:
        return list(files)
    if output == STANDARD:
        if len(files) != 1:
            raise UsageError(cli_text("only one file can be written to standard output"))
        return [standard_output("".join(files[0].suffixes[-2:]))]
    folder = Path(output)
    if len(files) == 1 and not output.endswith(("/", "\\")) and not is_folder(folder):
        return [folder]
    if is_file(folder):
        raise UsageError(cli_text("{folder} is a file, not a folder to write to").format(folder=folder))
    targets = [folder / file.name for file in files]
    if len(set(targets)) < len(targets):
        raise UsageError(cli_text("two of the files have the same name and would overwrite each other"))
    return targets


def is_standard(target: Path) -> bool:
    """Tell whether a file stands for standard output, so that messages belong on standard error."""
    return GIVEN_NAMES.get(target) == STANDARD


def teller(targets: Sequence[Path], *, is_dry: bool = False) -> Callable[..., None]:
    """Return what prints lines about files that are written: not between what standard output gets."""
    return advise if not is_dry and any(map(is_standard, targets)) else say


def save_changed(document: OpenDocument, target: Path, edit: Edit | None, *, overwrites: bool) -> bool:
    """Apply an edit and save as `save_to` does; a different target is written even if nothing changes."""
    if edit is None and target == document.path and not is_standard(target):
        return True
    if edit is not None:
        edit.apply(document.entries)
    return save_to(document, target, overwrites=overwrites)


def save_to(document: OpenDocument, target: Path, *, overwrites: bool) -> bool:
    """Save a document, creating folders as needed; return False if that failed, after an error message.

    A file whose content stays the same is not written. overwrites: also overwrite protected files.
    """
    path = document.path
    try:
        _make_folder(target.parent)
        told = document.save(target, SaveOptions(force=overwrites, leaves_same=True), CAREFUL)
    except OSError as error:
        complain_of(path, save_error(target, error))
        return False
    except (UnwritableText, NotFaithful, SaveError) as error:
        complain_of(path, protected_reason(error))
        return False
    if told:
        complain_of(path, told)
    if is_standard(target):
        try:
            pass_on(target)
        except argparse.ArgumentTypeError as error:
            complain_of(path, error)
            return False
    return True


def _make_folder(folder: Path) -> None:
    """Create a folder if it is missing; raises OSError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise NotADirectoryError(
            errno.ENOTDIR, cli_text("a file with that name already exists"), str(folder)
        ) from error


def save_data(path: Path, data: bytes, *, overwrites: bool) -> bool:
    """Write a file that is no sitemap, such as a report; return False after an error message if that failed.

    overwrites: also overwrite a protected file.
    """
    try:
        save_file(path, data, force=overwrites, careful=CAREFUL)
    except SaveError as error:
        complain_of(path, protected_reason(error))
        return False
    return True


def protected_reason(error: Exception) -> str:
    """Return why a file was not written; for a protected file, with the option to add to the command."""
    words = in_words(error)
    if isinstance(error, SaveError) and error.reason in PROTECTED:
        return cli_text("{error} with {option}.").format(
            error=words.removesuffix("."), option=PROTECTED_OPTION
        )
    return words
