"""The manual page and the completions of three shells, made from the declarations of the command line."""

from __future__ import annotations

import argparse
import importlib
import re
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from program import NAME, ROOT, TITLE

sys.path.insert(0, str(ROOT))
_METAVARS_OF_FILES = re.compile(r"FILE|FOLDER|PATH|OUT|IN|RECIPE|INDEX|LIST|OTHER")


class Command(NamedTuple):
    """A command with the parser of its arguments."""

    name: str
    parser: argparse.ArgumentParser
    examples: tuple[str, ...]

    @property
    def options(self) -> list[argparse.Action]:
        """The arguments that begin with a dash."""
        return [each for each in shown(self.parser) if each.option_strings]


def shown(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    """Return the arguments that the help of a command tells of."""
    return [each for each in parser._actions if each.help != argparse.SUPPRESS]  # noqa: SLF001


def commands() -> list[Command]:
    """Return all commands in the order of the help; needs all that the program needs."""
    parsers = importlib.import_module("editor.app.cli.arguments").parsers()
    return [Command(each.prog.partition(" ")[2], each, each.examples) for each in parsers]


def put_commands(folder: Path, version: str, moment: datetime) -> None:
    """Write page and completions to where they lie in `share`."""
    known = commands()
    for path, text in (
        (f"man/man1/{NAME}.1", manual_page(known, version, moment)),
        (f"bash-completion/completions/{NAME}", bash(known)),
        (f"zsh/site-functions/_{NAME}", zsh(known)),
        (f"fish/vendor_completions.d/{NAME}.fish", fish(known)),
    ):
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")


# The manual page


def manual_page(known: list[Command], version: str, moment: datetime) -> str:
    """Return the manual page of the program with all its commands."""
    lines = [
        f'.TH {NAME.upper()} 1 "{moment:%Y-%m-%d}" "{TITLE} {version}" "User Commands"',
        ".SH NAME",
        f"{roff(NAME)} \\- open, understand, repair and edit XML sitemaps",
        ".SH SYNOPSIS",
        f".B {roff(NAME)}",
        r"[\fIFILE\fR|\fIFOLDER\fR ...]",
        ".br",
        f".B {roff(NAME)}",
        r"\fICOMMAND\fR [\fIOPTION\fR ...] \fIFILE\fR ...",
        ".SH DESCRIPTION",
        "Opens sitemaps, sitemap indexes and text lists in a window, those of a folder together. "
        "Each command does one thing to files without a window.",
        ".SH COMMANDS",
    ]
    for command in known:
        lines += _of_command(command)
    lines += [".SH EXIT STATUS"]
    for code, meaning in (
        (0, "Success."),
        (1, "Something was found that the command looks for, or an export was refused."),
        (2, "A file cannot be read or written, or the arguments are not understood."),
        (130, "Interrupted."),
    ):
        lines += [".TP", f".B {code}", meaning]
    lines += [".SH EXAMPLES"]
    for command in known:
        for example in command.examples:
            lines += [".TP", f".B {roff(example)}", roff(_first_sentence(command.parser))]
    return "\n".join([*lines, ""])


def _of_command(command: Command) -> Iterator[str]:
    places = [each for each in shown(command.parser) if not each.option_strings]
    takes = " ".join(f"\\fI{roff(str(each.metavar or each.dest))}\\fR" for each in places)
    yield f".SS {roff(command.name)} {takes}"
    yield roff(" ".join((command.parser.description or "").split()))
    for option in command.options:
        yield ".TP"
        value = f" \\fI{roff(_value_of(option))}\\fR" if option.nargs != 0 else ""
        yield ", ".join(f"\\fB{roff(name)}\\fR" for name in option.option_strings) + value
        yield roff(_help_of(option) or f"{_value_of(option).replace('|', ' or ')}.")


def _value_of(option: argparse.Action) -> str:
    if option.choices is not None and option.metavar is None:
        return "|".join(map(str, option.choices))
    metavar = option.metavar
    return metavar if isinstance(metavar, str) else option.dest.upper()


def _help_of(option: argparse.Action) -> str:
    text = " ".join(
        (option.help or "").replace("%%", "%").replace("%(default)s", str(option.default)).split()
    )
    return text[:1].upper() + text[1:] + ("." if text and not text.endswith((".", "?")) else "")


def _first_sentence(parser: argparse.ArgumentParser) -> str:
    text = " ".join((parser.description or "").split())
    return text.partition(". ")[0].rstrip(".") + "."


def roff(text: str) -> str:
    """Return a text as manual pages have it."""
    told = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{told}" if told.startswith((".", "'")) else told


# Completions


def _takes_file(option: argparse.Action) -> bool:
    return option.nargs != 0 and option.choices is None and bool(_METAVARS_OF_FILES.search(_value_of(option)))


def bash(known: list[Command]) -> str:
    """Return the completion of bash: commands, options, their values, else files."""
    cases, values = [], []
    for command in known:
        names = " ".join(name for option in command.options for name in option.option_strings)
        cases.append(f"    {command.name}) options='{names}' ;;")
        for option in command.options:
            pattern = "|".join(f"{command.name}:{name}" for name in option.option_strings)
            if option.choices is not None:
                values.append(f"    {pattern}) words='{' '.join(map(str, option.choices))}' ;;")
            elif option.nargs != 0 and not _takes_file(option):
                values.append(f"    {pattern}) return ;;")
    return "\n".join(
        [
            f"# bash completion for {NAME}",
            f"_{NAME.replace('-', '_')}() {{",
            "  local current=${COMP_WORDS[COMP_CWORD]} former=${COMP_WORDS[COMP_CWORD-1]}",
            "  local command=${COMP_WORDS[1]} options='' words=''",
            "  COMPREPLY=()",
            "  if ((COMP_CWORD == 1)); then",
            f"    words='{' '.join(each.name for each in known)} --help --version'",
            '    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")',
            "    words=''",
            "  fi",
            '  case "$command:$former" in',
            *values,
            "  esac",
            '  case "$command" in',
            *cases,
            "  esac",
            "  if [[ $words ]]; then",
            '    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")',
            "  elif [[ $current == -* && $options ]]; then",
            '    mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")',
            "  else",
            "    compopt -o filenames 2>/dev/null",
            '    mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$current")',
            "  fi",
            "}",
            f"complete -F _{NAME.replace('-', '_')} {NAME}",
            "",
        ]
    )


def zsh(known: list[Command]) -> str:
    """Return the completion of zsh."""

    def quoted(text: str) -> str:
        return text.replace("'", "’").replace("[", "(").replace("]", ")").replace(":", "\\:")

    lines = [
        f"#compdef {NAME}",
        "local -a commands",
        "commands=(",
        *(f"  '{each.name}:{quoted(_first_sentence(each.parser))}'" for each in known),
        ")",
        "if ((CURRENT == 2)); then",
        "  _describe command commands",
        "  _files",
        "  return",
        "fi",
        "local command=$words[2]",
        "shift words",
        "((CURRENT--))",
        "case $command in",
    ]
    for command in known:
        lines.append(f"  {command.name}) _arguments -S \\")
        for option in command.options:
            for name in option.option_strings:
                value = ""
                if option.choices is not None:
                    value = f":value:({' '.join(map(str, option.choices))})"
                elif option.nargs != 0:
                    value = f":{quoted(_value_of(option))}:{'_files' if _takes_file(option) else ' '}"
                lines.append(f"    '{name}[{quoted(_help_of(option))}]{value}' \\")
        lines.append("    '*:file:_files' ;;")
    return "\n".join([*lines, "  *) _files ;;", "esac", ""])


def fish(known: list[Command]) -> str:
    """Return the completion of fish."""

    def quoted(text: str) -> str:
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"

    lines = [f"# fish completion for {NAME}"]
    for command in known:
        about = quoted(_first_sentence(command.parser))
        lines.append(f"complete -c {NAME} -n __fish_use_subcommand -a {command.name} -d {about}")
        for option in command.options:
            named = " ".join(
                f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"
                for name in option.option_strings
            )
            value = ""
            if option.choices is not None:
                value = f" -xa {quoted(' '.join(map(str, option.choices)))}"
            elif option.nargs != 0:
                value = " -r" if _takes_file(option) else " -x"
            lines.append(
                f"complete -c {NAME} -n '__fish_seen_subcommand_from {command.name}' {named}{value}"
                f" -d {quoted(_help_of(option))}"
            )
    return "\n".join([*lines, ""])
