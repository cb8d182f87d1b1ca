"""The ways to call the program, which `--help` lists: a window, or one of its commands."""

from typing import NamedTuple

from editor.core.text import QT_TRANSLATE_NOOP


class Command(NamedTuple):
    """A command of the command line: its module makes its parser, `command_parser`, and is its `run`."""

    name: str
    arguments: str
    does: str

    @property
    def module(self) -> str:
        """The name of the module, which is loaded for this command alone."""
        package = "editor.app" if self.name == DRAWING else "editor.app.cli"
        return f"{package}.{self.name.replace('-', '_')}"


PROGRAM = "sitemap-editor"
DRAWING = "shot"  # the command that needs Qt
COMMANDS = {
    name: Command(name, arguments, does)
    for name, arguments, does in (
        ("check", "FILE ...", QT_TRANSLATE_NOOP("cli", "list everything that is wrong with them")),
        ("compare", "FILE OTHER", QT_TRANSLATE_NOOP("cli", "list what differs between two sitemaps")),
        ("edit", "FILE ...", QT_TRANSLATE_NOOP("cli", "set values, leave every other byte as it is")),
        ("fix", "FILE ...", QT_TRANSLATE_NOOP("cli", "fix what is safe to fix")),
        ("repair", "FILE ...", QT_TRANSLATE_NOOP("cli", "make damaged files well-formed again")),
        ("apply", "RECIPE FILE ...", QT_TRANSLATE_NOOP("cli", "apply a recipe")),
        ("convert", "IN OUT", QT_TRANSLATE_NOOP("cli", "write a clean .xml, .xml.gz or .txt, or a table")),
        (
            "robots",
            "FILE ...",
            QT_TRANSLATE_NOOP("cli", "list what a robots.txt forbids crawlers to fetch"),
        ),
        ("audit", "FILE ...", QT_TRANSLATE_NOOP("cli", "ask for their URLs on the live site")),
        ("open-url", "URL -o FOLDER", QT_TRANSLATE_NOOP("cli", "fetch the sitemaps of a site")),
        ("announce", "FILE --key K", QT_TRANSLATE_NOOP("cli", "tell search engines what changed")),
        (DRAWING, "[FILE] OUT.png", QT_TRANSLATE_NOOP("cli", "save a picture of the window")),
    )
}

# Arguments, and what the program then does.
WAYS = (
    (
        "[FILE|FOLDER ...]",
        QT_TRANSLATE_NOOP("cli", "open sitemaps in the window, those of a folder together"),
    ),
    *((f"{each.name} {each.arguments}", each.does) for each in COMMANDS.values()),
    ("COMMAND --help", QT_TRANSLATE_NOOP("cli", "the options of a command")),
    ("--version", ""),
)
