"""Options that several commands have, and what goes with them."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from editor.app.cli.language import cli_text, in_words
from editor.app.cli.usage import UsageError, number_argument, path_of, report_path, url_of
from editor.formats.errors import Unreadable
from editor.services.files.file_errors import PROTECTED, SaveError
from editor.services.files.in_place import InPlace
from editor.services.files.paths import is_same_file

if TYPE_CHECKING:
    from editor.core.site.robots_txt import RobotsTxt
    from editor.services.documents.open_document import OpenDocument

DEFAULT_AGENT = "Googlebot"
_OPTION = "--overwrite-protected"
# Notes need the window's folder, which Qt finds: after a crash only the copy beside the file remains.
CAREFUL = InPlace()


def add_format_option(parser: argparse.ArgumentParser, *others: str) -> None:
    """Add `--format`: text, JSON and other formats of this command."""
    parser.add_argument("--format", choices=("text", "json", *others), default="text")


def add_limit_option(parser: argparse.ArgumentParser, help_text: str) -> None:
    """Add `--limit`, the most that the output lists of what its help names; 0 stands for all."""
    parser.add_argument("--limit", type=number_argument, default=1000, metavar="N", help=help_text)


def add_published_url_option(parser: argparse.ArgumentParser, help_text: str = "") -> None:
    """Add `--published-url`, which is "" where it is not given."""
    several = cli_text("cli", "the published URL of the file; for several files, of their folder")
    parser.add_argument("--published-url", type=url_of, default="", metavar="URL", help=help_text or several)


def add_agent_option(parser: argparse.ArgumentParser) -> None:
    """Add `--agent`, the crawler whose rules in a robots.txt count."""
    parser.add_argument(
        "--agent",
        default=DEFAULT_AGENT,
        metavar="NAME",
        help=cli_text("cli", "the crawler (default: {agent})").format(agent=DEFAULT_AGENT),
    )


def add_robots_options(parser: argparse.ArgumentParser) -> None:
    """Add `--robots`, None where it is not given, and `--agent`, which `know_robots` reads."""
    parser.add_argument(
        "--robots",
        type=_robots,
        metavar="PATH",
        help=cli_text("cli", "a robots.txt, or its folder, for robots-blocked and is:blocked"),
    )
    add_agent_option(parser)


def know_robots(document: "OpenDocument", options: argparse.Namespace) -> None:
    """Check the URLs of a document against the robots.txt, if one is given."""
    if options.robots is not None:
        from editor.services.documents.robots import rules_for  # noqa: PLC0415 - on demand

        published_url = document.findings.context.published_url
        document.set_robots(rules_for(options.robots, options.agent, published_url))


def _robots(text: str) -> "RobotsTxt":
    from editor.services.documents.robots import read_robots  # noqa: PLC0415 - on demand

    try:
        return read_robots(path_of(text))
    except Unreadable as error:
        raise argparse.ArgumentTypeError(in_words(error)) from error


def add_report_options(parser: argparse.ArgumentParser) -> None:
    """Add `--report`, None where it is not given, and the option to write it over a protected file."""
    parser.add_argument(
        "--report",
        type=report_path,
        metavar="OUT",
        help=cli_text("cli", "also write a report, as a web page (OUT.html) or a table (OUT.csv)"),
    )
    add_protected_option(parser)


def refuse_report_over(files: Sequence[str], report: Path | None) -> None:
    """Raise UsageError if the report would be written over one of the files."""
    if report and any(is_same_file(report, Path(path)) for path in files):
        raise UsageError(
            cli_text("cli", "{report} is one of the files; name another one for the report").format(
                report=report
            )
        )


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
    words = in_words(error)
    if isinstance(error, SaveError) and error.reason in PROTECTED:
        return cli_text("cli", "{error} with {option}.").format(error=words.removesuffix("."), option=_OPTION)
    return words
