"""The ways to call the program, which `--help` lists: a window, or one of its commands."""

import os
import re
from typing import NamedTuple

from editor.core.text import N_


class Command(NamedTuple):
    """A command of the command line: its module makes its parser, `command_parser`, and is its `run`.

    One that is within the module of another has functions of its name there: `explain_parser`, `explain`.
    """

    name: str
    arguments: str
    does: str
    within: str = ""

    @property
    def module(self) -> str:
        """The name of the module, which is loaded for this command alone."""
        package = "editor.app" if self.name == DRAWING else "editor.app.cli"
        package += ".site" if self.name in OF_THE_SITE else ""
        return f"{package}.{(self.within or self.name).replace('-', '_')}"

    @property
    def parser_function(self) -> str:
        """The function of the module that makes the parser."""
        return f"{self.name}_parser" if self.within else "command_parser"

    @property
    def run_function(self) -> str:
        """The function of the module that runs the command."""
        return self.name if self.within else "run"


PROGRAM = "sitemap-editor"
DRAWING = "shot"  # the command that needs Qt
HELP_COMMAND, FILTERS = "help", "filters"  # `help filters` is about no command
OF_THE_SITE = {"announce", "audit", "coverage", "open-url", "robots"}  # commands in a folder of their own
COMMANDS = {
    name: Command(name, arguments, does, "rules" if name == "explain" else "")
    for name, arguments, does in (
        ("check", "FILE ...", N_("list everything that is wrong with them")),
        ("rules", "", N_("list the rules that are looked at")),
        ("explain", "RULE ...", N_("say what a rule means, and who made it")),
        ("compare", "FILE OTHER", N_("list what differs between two sitemaps")),
        ("edit", "FILE ...", N_("set values, leave every other byte as it is")),
        ("fix", "FILE ...", N_("fix what is safe to fix")),
        ("repair", "FILE ...", N_("make damaged files well-formed again")),
        ("apply", "RECIPE FILE ...", N_("apply a recipe")),
        ("convert", "IN OUT", N_("write a clean .xml, .xml.gz or .txt, or a table")),
        ("robots", "FILE ...", N_("list what a robots.txt forbids crawlers to fetch")),
        ("coverage", "FILE", N_("list the pages that it lacks, and those that are not there")),
        ("audit", "FILE ...", N_("ask for their URLs on the live site")),
        ("open-url", "URL -o FOLDER", N_("fetch the sitemaps of a site")),
        ("announce", "FILE --key K", N_("tell search engines what changed")),
        (DRAWING, "[FILE] OUT.png", N_("save a picture of the window")),
    )
}

# Arguments, and what the program then does.
WAYS = (
    ("[FILE|FOLDER ...]", N_("open sitemaps in the window, those of a folder together")),
    *((f"{each.name} {each.arguments}", each.does) for each in COMMANDS.values()),
    (f"{HELP_COMMAND} COMMAND [--all]", N_("the options of a command")),
    (f"{HELP_COMMAND} {FILTERS}", N_("the language of filters")),
    ("--version", ""),
)


def is_like_command(word: str) -> bool:
    """Tell whether a first word can only be meant as a command: it has no dot or slash, and is no file."""
    return re.fullmatch("[a-z]+(?:-[a-z]+)*", word) is not None and not os.path.lexists(word)
