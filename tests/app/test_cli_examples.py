"""The help of each command ends with examples, and each can be typed as it stands."""

import importlib
import shlex
from collections.abc import Callable

from editor.app.cli.arguments import Parser
from editor.usage import COMMANDS
from tests.for_each import for_each

MODULES = [*(f"cli.{name.replace('-', '_')}" for name in COMMANDS), "shot"]


def parser_of(module: str) -> Parser:
    make: Callable[[], Parser] = importlib.import_module(f"editor.app.{module}").command_parser
    return make()


@for_each("module", MODULES)
def test_each_command_shows_examples_that_it_understands(module: str) -> None:
    parser = parser_of(module)
    assert parser.examples
    for example in parser.examples:
        program, command, *arguments = shlex.split(example)
        assert f"{program} {command}" == parser.prog
        parser.read(arguments)  # raises UsageError for what it does not know


@for_each("module", MODULES)
def test_the_help_ends_with_the_examples(module: str) -> None:
    parser = parser_of(module)
    assert parser.format_help().endswith(f"  {parser.examples[-1]}\n")
