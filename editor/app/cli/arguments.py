"""The arguments of commands: a parser with one-line errors, types of arguments, shared options."""

import argparse
import os
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn
from urllib.parse import quote

from editor.app.cli.language import cli_text, in_words, language, width_of
from editor.app.streams import PROGRAM, WRONG, complain, say
from editor.core.text import ENGLISH, QT_TRANSLATE_NOOP
from editor.core.values.urls import is_published_url
from editor.core.values.w3c_datetime import parse_date
from editor.formats.read_errors import Unreadable
from editor.formats.reading.encoding import codec_of
from editor.runtime.system import is_same_file
from editor.services.files.file_errors import PROTECTED, SaveError, shown_path, system_cause
from editor.services.files.in_place_writing import InPlace
from editor.usage import WAYS

if TYPE_CHECKING:
    from editor.core.site.robots_txt import RobotsTxt
    from editor.services.documents.open_document import OpenDocument


class UsageError(Exception):
    """Raised because the arguments of a command are invalid; nothing has been written."""


def run_reporting_errors(command: str, run: Callable[[Sequence[str]], int], arguments: Sequence[str]) -> int:
    """Run a command and return its exit code; an error ends it with a one-line message."""
    try:
        return run(arguments)
    except UsageError as error:
        complain(f"{command}: {in_words(error)}")
    except OSError as error:
        named = f"{error.filename}: " if error.filename else ""
        complain(f"{command}: {named}{in_words(system_cause(error))}")
    return WRONG


def complain_of(file: Path | None, what: object) -> None:
    """Print an error about a file."""
    complain(with_file_name(file, what))


def with_file_name(file: Path | None, what: object) -> str:
    """Return an error message that begins with the file name; some messages do already."""
    words, name = in_words(what), "" if file is None else shown_path(file)
    return words if words.startswith(name) else f"{name}: {words}"


_MOST_DIGITS = 100  # Python reads some thousand, and fails at more
_NAME = "\0"  # marks an argument that begins like an option; no argument can contain it


_USAGE = QT_TRANSLATE_NOOP(
    "argparse", "usage: "
)  # argparse cuts it off at times, as long as it is in English

# What argparse says, which looks up its texts by the function `_`.
ARGPARSE = (
    QT_TRANSLATE_NOOP("argparse", "positional arguments"),
    QT_TRANSLATE_NOOP("argparse", "options"),
    QT_TRANSLATE_NOOP("argparse", "show this help message and exit"),
    QT_TRANSLATE_NOOP("argparse", "the following arguments are required: %s"),
    QT_TRANSLATE_NOOP("argparse", "unrecognized arguments: %s"),
    QT_TRANSLATE_NOOP("argparse", "argument %(argument_name)s: %(message)s"),
    QT_TRANSLATE_NOOP("argparse", "not allowed with argument %s"),
    QT_TRANSLATE_NOOP("argparse", "one of the arguments %s is required"),
    QT_TRANSLATE_NOOP("argparse", "expected one argument"),
    QT_TRANSLATE_NOOP("argparse", "expected at most one argument"),
    QT_TRANSLATE_NOOP("argparse", "expected at least one argument"),
    QT_TRANSLATE_NOOP("argparse", "invalid choice: %(value)r (choose from %(choices)s)"),
    QT_TRANSLATE_NOOP("argparse", "ignored explicit argument %r"),
)


def _in_argparse(text: str) -> str:
    return language().translate("argparse", text)


def _in_argparse_itself(text: str) -> str:
    return text if text == _USAGE else _in_argparse(text)


def _with_heading(text: str) -> str:
    """Put the heading of the language before a usage, whose other lines stand as far in as the first."""
    usage, end, rest = text.removeprefix(_USAGE).partition("\n\n")
    heading = _in_argparse(_USAGE)
    inset = " " * (width_of(heading) - len(_USAGE))
    return heading + usage.replace("\n", f"\n{inset}") + end + rest


def overview() -> str:
    """Return the ways to call the program, each with what it then does."""
    heading = _in_argparse(_USAGE)
    room = max(len(arguments) for arguments, _ in WAYS) + 1
    lines = (
        f"{PROGRAM} {arguments:<{room}}{cli_text('cli', told) if told else ''}".rstrip()
        for arguments, told in WAYS
    )
    return heading + f"\n{' ' * width_of(heading)}".join(lines)


class Parser(argparse.ArgumentParser):
    """An argument parser with one-line errors, which takes options and arguments in any order."""

    def __init__(self, command: str, description: str) -> None:
        vars(argparse)["_"] = _in_argparse_itself
        super().__init__(prog=f"{PROGRAM} {command}", description=description, allow_abbrev=False)
        self.examples: tuple[str, ...] = ()  # whole command lines, shown at the end of the help

    def error(self, message: str) -> NoReturn:
        raise UsageError(as_given(message[:1].lower() + message[1:] if language() is ENGLISH else message))

    def format_help(self) -> str:
        """Return the help with the examples at its end."""
        lines = "".join(f"  {example}\n" for example in self.examples)
        text = _with_heading(super().format_help())
        heading = cli_text("cli", "examples:")
        return f"{text}\n{heading}\n{lines}" if lines else text

    def declared_arguments(self) -> list[argparse.Action]:
        """Return the arguments and options in the order in which they were added, without `--help`."""
        return [action for action in self._actions if action.dest != "help"]

    def print_help(self, file: object = None) -> None:
        say(*self.format_help().splitlines())

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """Parse the arguments; raises UsageError."""
        words = list(arguments)
        if "--" in words:  # argparse handles it only after a positional argument
            at = words.index("--")
            words[at:] = [f"{_NAME}{word}" if word.startswith("-") else word for word in words[at + 1 :]]
        return self.parse_intermixed_args(words)


def as_given(text: str) -> str:
    """Return an argument as the user gave it: the parser marks those after `--` that begin like an option."""
    return text.replace(_NAME, "")


def path_argument(text: str) -> str:
    """Return the path of a file or folder; "" is refused, as it would stand for the current folder.

    `-` is refused, too, which other programs take for standard input or output.
    """
    if not text:
        raise argparse.ArgumentTypeError(cli_text("cli", "the name is empty"))
    if text == "-":
        raise argparse.ArgumentTypeError(cli_text("cli", "- is not a file; write ./- if it is named that"))
    return as_given(text)


def path_of(text: str) -> Path:
    """Return a path argument as a Path."""
    return Path(path_argument(text))


def report_path(name: str) -> Path:
    """Return the path of a report, whose name says what it is."""
    if not name.lower().endswith((".html", ".htm", ".csv")):
        raise argparse.ArgumentTypeError(
            cli_text("cli", "{name!r}: the name of a report must end in .html or .csv").format(name=name)
        )
    return Path(name)


def encoding_argument(text: str) -> str:
    """Return the codec for the name of an encoding, for `--encoding`."""
    codec = codec_of(text)
    if not codec:
        raise argparse.ArgumentTypeError(
            cli_text("cli", "{text!r} is not an encoding name, such as windows-1251 or shift_jis").format(
                text=text
            )
        )
    return codec


def time_of(text: str) -> datetime:
    """Return the time that a W3C datetime stands for, for `--now`."""
    value = parse_date(text)
    if value is None:
        raise argparse.ArgumentTypeError(
            cli_text(
                "cli", "{text!r} is not a W3C datetime, such as 2026-11-21 or 2026-11-21T10:00:00Z"
            ).format(text=text)
        )
    if not 1 < value.year < 9999:  # rules compute dates some days before and after
        raise argparse.ArgumentTypeError(
            cli_text("cli", "{text!r} cannot be used as the current time").format(text=text)
        )
    return datetime(1, 1, 1, tzinfo=UTC) + timedelta(seconds=value.instant().seconds)


def url_of(text: str) -> str:
    """Return the URL where a file is published; "" if it is unknown."""
    url = text.strip()
    if url and not is_published_url(url):
        raise argparse.ArgumentTypeError(
            cli_text("cli", "{text!r} is not a full URL, such as https://www.example.com/sitemap.xml").format(
                text=text
            )
        )
    return url


def rows_of(text: str) -> list[range]:
    """Parse ranges of rows such as `1,5-7`, counted from 1, to ranges counted from 0."""
    ranges = []
    for part in text.split(","):
        first, dash, last = part.strip().partition("-")
        if not (is_number(first) and (not dash or is_number(last))):
            raise argparse.ArgumentTypeError(
                cli_text(
                    "cli", "{part!r} is neither a row, such as 3, nor a range of rows, such as 5-7"
                ).format(part=part)
            )
        start, end = int(first), int(last) if dash else int(first)
        if not 1 <= start <= end:
            raise argparse.ArgumentTypeError(
                cli_text(
                    "cli",
                    "{part!r} is not a range of rows: rows count from 1, and the lower number comes first",
                ).format(part=part)
            )
        ranges.append(range(start - 1, end))
    return ranges


def number_argument(text: str) -> int:
    """Parse a whole number, 0 or greater."""
    if not is_number(text):
        raise argparse.ArgumentTypeError(
            cli_text("cli", "{text!r} is not a whole number, 0 or higher").format(text=text)
        )
    return int(text)


def is_number(text: str) -> bool:
    """Tell whether a text consists of digits, but not of more than a sensible number has."""
    return text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS


def published_at(url: str, path: Path, files: int) -> str:
    """Return the URL where a file is published; if there are several files, `url` is that of their folder."""
    if not url or files == 1:
        return url
    return url.rstrip("/") + "/" + quote(os.fsencode(path.name))


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
        from editor.services.documents.published_site import rules_for  # noqa: PLC0415 - on demand

        published_url = document.findings.context.published_url
        document.set_robots(rules_for(options.robots, options.agent, published_url))


def _robots(text: str) -> "RobotsTxt":
    from editor.services.documents.published_site import read_robots  # noqa: PLC0415 - on demand

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
