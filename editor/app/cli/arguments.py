"""How commands are run: their parsers, which tell errors in a line, types of arguments, shared options."""

import argparse
import importlib
import os
import re
import textwrap
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from difflib import get_close_matches
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, NoReturn, TypeVar
from urllib.parse import quote

from editor.app.cli.language import (
    HELP,
    USAGE,
    cli_text,
    error_of_argparse,
    help_of_argparse,
    in_words,
    language,
    width_of,
)
from editor.app.streams import CLEANING, GIVEN_NAMES, MARKED_INPUT, STANDARD, WRONG, complain, say
from editor.core.text import ENGLISH, N_, SentenceError
from editor.core.values.urls import is_published_url
from editor.core.values.w3c_datetime import parse_date
from editor.formats.reading.encoding import codec_of
from editor.formats.reports.report_formats import REPORT_FORMATS, format_of_report
from editor.formats.rules_file import ChosenRules
from editor.rules.catalogue import RULE_BY_ID, Level, Profile, rules_matching
from editor.rules.rule import AS_DECLARED, RuleChoice
from editor.runtime.process import end_loading
from editor.runtime.system import is_folder, is_same_file
from editor.services.files.file_access import load_rules, rules_near
from editor.services.files.file_errors import shown_path, system_cause
from editor.usage import COMMANDS, PROGRAM, Command


class UsageError(Exception):
    """Raised because the arguments of a command are invalid; nothing has been written."""


def run(command: Command, arguments: Sequence[str]) -> int:
    """Run a command, loading no other, and return its exit code."""
    module = importlib.import_module(command.module)
    end_loading()

    def run_module(arguments: Sequence[str]) -> int:
        parser: Parser = getattr(module, command.parser_function)()
        options = parser.read(arguments)
        if "files" in options:
            options.files = expanded_files(options.files, opens_folders=parser.opens_folders)
        code: int = getattr(module, command.run_function)(options)
        return code

    return run_reporting_errors(command.name, run_module, arguments)


def parsers() -> "Iterator[Parser]":
    """Yield the parser of each command, in the order in which the help lists them; this needs Qt."""
    yield from map(parser_of, COMMANDS.values())


def parser_of(command: Command) -> "Parser":
    """Return the parser of a command."""
    module = importlib.import_module(command.module)
    parser: Parser = getattr(module, command.parser_function)()
    return parser


def run_reporting_errors(command: str, run: Callable[[Sequence[str]], int], arguments: Sequence[str]) -> int:
    """Run a command and return its exit code; an error ends it with a one-line message."""
    try:
        return run(arguments)
    except UsageError as error:
        complain(f"{command}: {in_words(error)}")
    except OSError as error:
        named = f"{error.filename}: " if error.filename else ""
        complain(f"{command}: {named}{in_words(system_cause(error))}")
    finally:
        CLEANING.close()
        GIVEN_NAMES.clear()
    return WRONG


def complain_of(file: Path | None, what: object) -> None:
    """Print an error about a file."""
    complain(with_file_name(file, what))


def with_file_name(file: Path | None, what: object) -> str:
    """Return an error message that begins with the file name; some messages do already."""
    words, name = in_words(what), "" if file is None else shown_path(file)
    if file in GIVEN_NAMES:
        words, name = words.replace(name, GIVEN_NAMES[file]), GIVEN_NAMES[file]
    return words if words.startswith(name) else f"{name}: {words}"


# The titles of sections of options.
INPUT, RULES, OUTPUT = N_("input"), N_("rules"), N_("output")
WRITING, NETWORK, SPLITTING = N_("writing"), N_("network"), N_("splitting")
_Name = TypeVar("_Name", str, Path)
_SPECIAL = re.compile(r"[*?\[\0]")  # of a pattern of names, or of standard input
_MOST_DIGITS = 100  # Python reads some thousand, and fails at more
_NAME = "\0"  # marks an argument that begins like an option; no argument can contain it


class Parser(argparse.ArgumentParser):
    """An argument parser with one-line errors, which takes options and arguments in any order."""

    def __init__(self, command: str, description: str, *examples: str) -> None:
        super().__init__(
            prog=f"{PROGRAM} {command}",
            description=description,
            formatter_class=partial(argparse.HelpFormatter, width=_WIDTH),
            allow_abbrev=False,
            add_help=False,
        )
        self._command = command
        self.color = False  # Python 3.14 and later would put control characters into the help
        self._sections: dict[str, argparse._ArgumentGroup] = {}
        self.add_argument("-h", "--help", action="help", help=cli_text(HELP))
        self.examples = examples  # whole command lines, shown at the end of the help
        self.opens_folders = False  # a folder is not the sitemaps in it, one by one

    def files(self, form: Callable[[str], Any], description: str = "") -> None:
        """Take the names of one file or more."""
        self.add_argument("files", nargs="+", type=form, metavar="FILE", help=description)

    def section(self, title: str) -> argparse._ArgumentGroup:
        """Return the options that stand together under a title, one of those below."""
        if title not in self._sections:
            self._sections[title] = self.add_argument_group(cli_text(title))
        return self._sections[title]

    def flag(self, name: str, description: str, *, section: str = "") -> None:
        """Take an option without a value."""
        place = self.section(section) if section else self
        place.add_argument(name, action="store_true", help=description)

    def option(
        self,
        name: str,
        metavar: str,
        description: str = "",
        form: Callable[[str], Any] = str,
        default: object = None,
        *,
        section: str = "",
    ) -> None:
        """Take an option with a value; form: makes the value of what was given."""
        place = self.section(section) if section else self
        place.add_argument(name, type=form, default=default, metavar=metavar, help=description)

    def error(self, message: str) -> NoReturn:
        words = error_of_argparse(message)
        raise UsageError(as_given(words[:1].lower() + words[1:] if language() is ENGLISH else words))

    def format_help(self) -> str:
        """Return the help with the examples at its end."""
        lines = "".join(f"  {example}\n" for example in self.examples)
        text = help_of_argparse(super().format_help())
        heading = cli_text("examples:")
        return f"{text}\n{heading}\n{lines}" if lines else text

    def declared_arguments(self) -> list[argparse.Action]:
        """Return the arguments and options in the order in which they were added, without `--help`."""
        return [action for action in self._actions if action.dest != "help"]

    def format_usage(self) -> str:
        """Return the usage without its options, which argparse asks for whenever it parses arguments."""
        return f"{cli_text(USAGE)}{self.prog} [OPTION ...] {COMMANDS[self._command].arguments}".rstrip()

    def print_help(self, file: object = None) -> None:
        say(*self.first_screen())

    def first_screen(self) -> list[str]:
        """Return the help that fits on a screen: options in a line each, or else their names.

        Those at the end give way first, a section at a time.
        """
        head = [self.format_usage()]
        first, *_ = re.split(r"(?<=\.) ", self.description or "")
        head += ["", *textwrap.wrap(first, _WIDTH)]
        end = ["", *(f"  {example}" for example in self.examples[:2])]
        end.append(cli_text("All options: {call}").format(call=f"{PROGRAM} help {self._command} --all"))
        groups = [
            (str(group.title), options)
            for group in self._action_groups
            if (options := list(filter(_is_explained, group._group_actions)))  # noqa: SLF001 - there is no other way
        ]
        sections = [[f"{_translated(title)}:", *map(_option_line, options)] for title, options in groups]
        room = _HEIGHT - len(head) - len(end) - 1
        for at in reversed(range(len(groups))):
            if sum(map(len, sections)) > room:
                title, options = groups[at]
                names = "  ".join(map(_called, options))
                sections[at] = textwrap.wrap(
                    f"{_translated(title)}: {names}", _WIDTH, subsequent_indent="  ", break_on_hyphens=False
                )
        return [*head, "", *chain.from_iterable(sections), *end]

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """Parse the arguments; raises UsageError."""
        words = list(arguments)
        if "--" in words:  # argparse handles it only after a positional argument
            at = words.index("--")
            words[at:] = [f"{_NAME}{word}" if word.startswith("-") else word for word in words[at + 1 :]]
        return self.parse_intermixed_args(words)


def expanded_files(files: "Sequence[_Name]", *, opens_folders: bool = False) -> "list[_Name]":
    """Return the files that names stand for: standard input, patterns, folders; raises UsageError.

    opens_folders: those are for the command itself.
    """
    if not any(_SPECIAL.search(str(file)) or is_folder(Path(file)) for file in files):
        return list(files)
    from editor.app.cli.given_files import expanded  # noqa: PLC0415 - the shell has expanded most

    try:
        return [
            type(file)(name) for file in files for name in expanded([str(file)], opens_folders=opens_folders)
        ]
    except argparse.ArgumentTypeError as error:
        raise UsageError(str(error)) from error


_HEIGHT, _WIDTH = 24, 80  # of a terminal
_COLUMN = 26  # where the texts on options begin


def _is_explained(option: argparse.Action) -> bool:
    return bool(option.option_strings) and option.dest != "help"


def _translated(title: str) -> str:
    return cli_text(title) if title == "options" else title


def _called(option: argparse.Action) -> str:
    """Return an option as one types it."""
    if option.nargs == 0:
        return "/".join(each for each in option.option_strings if each.startswith("--"))
    value = "|".join(map(str, option.choices)) if option.choices and not option.metavar else option.metavar
    return f"{option.option_strings[0]} {value if value and len(str(value)) < 22 else _shortened(option)}"


def _shortened(option: argparse.Action) -> str:
    return str(option.metavar or option.dest).partition("|")[0].upper()


def _option_line(option: argparse.Action) -> str:
    """Return a line on an option: the first clause of its help, and its default."""
    text = re.split(r" \(|; |: |\. ", option.help or "")[0]
    if option.default not in (None, False, "") and isinstance(option.default, str | int):
        text += f" ({cli_text('default')}: {option.default})"
    called = f"  {_called(option)} "
    room = _WIDTH - max(_COLUMN, len(called))
    if width_of(text) > room:
        text = textwrap.shorten(text, room, placeholder=" …")
    return f"{called:<{_COLUMN}}{text}".rstrip()


def as_given(text: str) -> str:
    """Return an argument as the user gave it: the parser marks those after `--` that begin like an option."""
    return text.replace(_NAME, "")


def path_argument(text: str) -> str:
    """Return the path of a file or folder; "" is refused, as it would stand for the current folder.

    `-` is refused, too, which other programs take for standard input or output.
    """
    if not text:
        raise argparse.ArgumentTypeError(cli_text("the name is empty"))
    if text == "-":
        raise argparse.ArgumentTypeError(cli_text("- is not a file; write ./- if it is named that"))
    return as_given(text)


def path_of(text: str) -> Path:
    """Return a path argument as a Path."""
    return Path(path_argument(text))


def input_of(text: str) -> Path:
    """Return the path of a file to read; `-` marks standard input, which `expanded_files` reads."""
    return Path(MARKED_INPUT) if text == STANDARD else path_of(text)


def input_argument(text: str) -> str:
    """Return the path of a file to read as text, see `input_of`; an empty name is no file that is there."""
    return MARKED_INPUT if text == STANDARD else as_given(text)


def report_path(name: str) -> Path:
    """Return the path of a report, whose name says in which format it is."""
    if format_of_report(name) is None:
        endings = ", ".join(each.endings[0] for each in REPORT_FORMATS)
        raise argparse.ArgumentTypeError(
            cli_text("{name!r}: the name of a report must end in one of these: {endings}").format(
                name=name, endings=endings
            )
        )
    return Path(name)


def encoding_argument(text: str) -> str:
    """Return the codec for the name of an encoding, for `--encoding`."""
    codec = codec_of(text)
    if not codec:
        raise argparse.ArgumentTypeError(
            cli_text("{text!r} is not an encoding name, such as windows-1251 or shift_jis").format(text=text)
        )
    return codec


def time_of(text: str) -> datetime:
    """Return the time that a W3C datetime stands for, for `--now`."""
    value = parse_date(text)
    if value is None:
        raise argparse.ArgumentTypeError(
            cli_text("{text!r} is not a W3C datetime, such as 2026-11-21 or 2026-11-21T10:00:00Z").format(
                text=text
            )
        )
    if not 1 < value.year < 9999:  # rules compute dates some days before and after
        raise argparse.ArgumentTypeError(
            cli_text("{text!r} cannot be used as the current time").format(text=text)
        )
    return datetime(1, 1, 1, tzinfo=UTC) + timedelta(seconds=value.instant().seconds)


def url_of(text: str) -> str:
    """Return the URL where a file is published; "" if it is unknown."""
    url = text.strip()
    if url and not is_published_url(url):
        raise argparse.ArgumentTypeError(
            cli_text("{text!r} is not a full URL, such as https://www.example.com/sitemap.xml").format(
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
                cli_text("{part!r} is neither a row, such as 3, nor a range of rows, such as 5-7").format(
                    part=part
                )
            )
        start, end = int(first), int(last) if dash else int(first)
        if not 1 <= start <= end:
            raise argparse.ArgumentTypeError(
                cli_text(
                    "{part!r} is not a range of rows: rows count from 1, and the lower number comes first"
                ).format(part=part)
            )
        ranges.append(range(start - 1, end))
    return ranges


def number_argument(text: str) -> int:
    """Parse a whole number, 0 or greater."""
    if not is_number(text):
        raise argparse.ArgumentTypeError(
            cli_text("{text!r} is not a whole number, 0 or higher").format(text=text)
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
PROTECTED_OPTION = "--overwrite-protected"


def add_format_option(parser: Parser, *others: str) -> None:
    """Add `--format`: text, JSON and other formats of this command."""
    parser.section(OUTPUT).add_argument(
        "--format",
        choices=tuple(dict.fromkeys(("text", "json", *others))),
        default="text",
        help=cli_text("what is printed"),
    )


def add_limit_option(parser: Parser, description: str) -> None:
    """Add `--limit`, the most that the output lists of what its help names; 0 stands for all."""
    parser.option("--limit", "N", description, number_argument, 1000, section=OUTPUT)


def add_published_url_option(parser: Parser, description: str = "") -> None:
    """Add `--published-url`, which is "" where it is not given."""
    several = cli_text("the published URL of the file; for several files, of their folder")
    parser.option("--published-url", "URL", description or several, url_of, "", section=INPUT)


def add_children_option(parser: Parser) -> None:
    """Add `--children` and `--no-children`, None where neither is given; see `with_children`."""
    parser.section(INPUT).add_argument(
        "--children",
        action=argparse.BooleanOptionalAction,
        default=None,
        help=cli_text(
            "follow an index to the sitemaps beside it that it lists, and see how they fit together; that is "
            "done unless none of them is there"
        ),
    )


def add_now_option(parser: Parser) -> None:
    """Add `--now`, None where it is not given."""
    parser.option(
        "--now", "TIME", cli_text("use this W3C datetime as the current time"), time_of, section=INPUT
    )


def add_agent_option(parser: Parser) -> None:
    """Add `--agent`, the crawler whose rules in a robots.txt count."""
    description = cli_text("the crawler (default: {agent})").format(agent=DEFAULT_AGENT)
    parser.option("--agent", "NAME", description, default=DEFAULT_AGENT, section=INPUT)


def add_report_options(parser: Parser) -> None:
    """Add `--report`, and the option to write over protected files."""
    add_report_option(parser)
    add_protected_option(parser)


def add_report_option(parser: Parser) -> None:
    """Add `--report`, a list of paths."""
    endings = ", ".join(each.endings[0] for each in REPORT_FORMATS)
    parser.section(OUTPUT).add_argument(
        "--report",
        action="append",
        default=[],
        metavar="OUT",
        type=report_path,
        help=cli_text("also write a report, in the format of its ending ({endings}); may be repeated").format(
            endings=endings
        ),
    )


def refuse_report_over(files: Sequence[str], reports: Sequence[Path]) -> None:
    """Raise UsageError if a report would be written over one of the files."""
    for report in reports:
        if any(is_same_file(report, Path(path)) for path in files):
            raise UsageError(
                cli_text("{report} is one of the files; name another one for the report").format(
                    report=report
                )
            )


def add_text_options(parser: Parser, limited: str = "") -> None:
    """Add the options on findings as text, which `say_findings` reads; limited: what `--limit` limits."""
    of_text = cli_text(
        "as text, places to list per rule and file (0: all; default: 1000, and 5 with --group)"
    )
    parser.flag("--group", cli_text("as text, group the places by rule, five of each"), section=OUTPUT)
    parser.option("--limit", "N", limited or of_text, number_argument, section=OUTPUT)
    parser.section(OUTPUT).add_argument(
        "--color",
        choices=("auto", "always", "never"),
        default="auto",
        help=cli_text("colours (default: auto, on a terminal unless NO_COLOR is set)"),
    )


def add_protected_option(parser: Parser) -> None:
    """Add the option; it is not `--force`, which users give already to export with errors."""
    parser.flag(
        PROTECTED_OPTION,
        cli_text(
            "also overwrite files that are write-protected or can only be written in place "
            "(several hard links, another owner, a protected folder); a crash while writing can "
            "damage them"
        ),
        section=WRITING,
    )


# Which rules are looked at, and how severe they are: by options, a file beside a sitemap, or its project

NamedChoice = tuple[str, RuleChoice]  # as the outputs name it


def add_rule_options(parser: Parser) -> None:
    """Add the options that `choice_for` reads."""
    parser.option(
        "--profile",
        "NAME|FILE.toml",
        cli_text(
            "{profiles}, or a file with a choice of rules (default: FILE.rules.toml beside the sitemap, else "
            ".sitemap-editor.toml or pyproject.toml of the project, else all)"
        ).format(profiles=", ".join(Profile)),
        _profile,
        section=RULES,
    )
    for name, description in (
        ("--select", cli_text("look at these rules alone: ids and patterns, such as loc-space,hreflang-*")),
        ("--ignore", cli_text("leave these rules out")),
    ):
        parser.section(RULES).add_argument(
            name, action="extend", default=[], type=_patterns, metavar="RULES", help=description
        )
    parser.section(RULES).add_argument(
        "--severity",
        action="append",
        default=[],
        type=_severity,
        metavar="RULE=LEVEL",
        help=cli_text("see a rule as {levels}; may be repeated").format(levels=", ".join(Level)),
    )


def rule_of(text: str) -> str:
    """Return the id of a rule, for an argument."""
    if text not in RULE_BY_ID:
        raise argparse.ArgumentTypeError(_no_rule(text))
    return text


def _no_rule(text: str) -> str:
    meant = get_close_matches(text, RULE_BY_ID, n=1)
    hint = cli_text("; did you mean {rule}?").format(rule=meant[0]) if meant else ""
    return cli_text("there is no rule {text!r}{hint} `rules` lists all").format(
        text=text, hint=hint or cli_text(";")
    )


def _patterns(text: str) -> list[str]:
    patterns = [part for each in text.split(",") if (part := each.strip())]
    for pattern in patterns:
        if not rules_matching(pattern):
            raise argparse.ArgumentTypeError(_no_rule(pattern))
    return patterns


def _severity(text: str) -> tuple[str, str]:
    rule, equals, level = text.partition("=")
    if not equals or level not in list(Level):
        raise argparse.ArgumentTypeError(
            cli_text("{text!r} is not RULE=LEVEL with one of {levels}").format(
                text=text, levels=", ".join(Level)
            )
        )
    if not rules_matching(rule):
        raise argparse.ArgumentTypeError(_no_rule(rule))
    return rule, level


def _profile(text: str) -> tuple[str, ChosenRules]:
    if text in list(Profile):
        return text, ChosenRules(Profile(text))
    if not text.endswith(".toml"):
        raise argparse.ArgumentTypeError(
            cli_text("{text!r} is neither a profile ({profiles}) nor a file NAME.toml").format(
                text=text, profiles=", ".join(Profile)
            )
        )
    try:
        return text, load_rules(Path(text))
    except (SentenceError, OSError) as error:
        raise argparse.ArgumentTypeError(f"{text}: {_cause(error)}") from None


def choice_for(options: argparse.Namespace, path: str) -> NamedChoice:
    """Return the choice of rules for a file: what was said, else that beside it, of its project, or all.

    `--select`, `--ignore` and `--severity` add to that.
    """
    says_more = options.select or options.ignore or options.severity
    named = options.profile or _choice_near(path)
    if named is None and not says_more:
        return Profile.ALL, AS_DECLARED
    name, chosen = named or (Profile.ALL, ChosenRules())
    levels = {rule: level for pattern, level in options.severity for rule in rules_matching(pattern)}
    chosen = chosen._replace(
        select=tuple(options.select) or chosen.select,
        ignore=(*chosen.ignore, *options.ignore),
        levels={**chosen.levels, **levels},
    )
    return str(name), chosen.choice


def _choice_near(path: str) -> tuple[str, ChosenRules] | None:
    place = Path(path)
    if place in GIVEN_NAMES:  # of standard input nobody knows where it lies; it is looked at from here
        place = Path("sitemap.xml")
    near = rules_near(place) if path else None
    try:
        return (str(near), load_rules(near)) if near else None
    except (SentenceError, OSError) as error:
        raise UsageError(f"{near}: {_cause(error)}") from None


def _cause(error: Exception) -> str:
    return in_words(system_cause(error) if isinstance(error, OSError) else error)
