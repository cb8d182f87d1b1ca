"""The option to overwrite protected files, which commands refuse otherwise."""

import argparse

from editor.app.cli.language import cli_text
from editor.services.files.file_errors import PROTECTED, SaveError
from editor.services.files.in_place import InPlace

_OPTION = "--overwrite-protected"
# Notes need the window's folder, which Qt finds: after a crash only the copy beside the file remains.
CAREFUL = InPlace()


def add_protected_option(parser: argparse.ArgumentParser) -> None:
    """Add the option; it is not `--force`, which users give already to export with errors."""
    parser.add_argument(
        _OPTION,
        action="store_true",
        help=cli_text(
            "cli",
            "also overwrite files that are write-protected or can only be written in place "
            "(several hard links, another owner, a protected folder); a crash while writing can "
            "damage them",
        ),
    )


def protected_reason(error: Exception) -> str:
    """Return why a file was not written; for a protected file, with the option to add to the command."""
    if isinstance(error, SaveError) and error.reason in PROTECTED:
        return cli_text("cli", "{error} with {option}.").format(
            error=str(error).removesuffix("."), option=_OPTION
        )
    return str(error)
