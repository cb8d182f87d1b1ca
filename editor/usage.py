"""The ways to call the program, which `--help` lists, and the names of its commands."""

from editor.core.text import QT_TRANSLATE_NOOP

# Arguments, and what the program then does.
WAYS = (
    (
        "[FILE|FOLDER ...]",
        QT_TRANSLATE_NOOP("cli", "open sitemaps in the window, those of a folder together"),
    ),
    ("check FILE ...", QT_TRANSLATE_NOOP("cli", "list everything that is wrong with them")),
    ("compare FILE OTHER", QT_TRANSLATE_NOOP("cli", "list what differs between two sitemaps")),
    ("edit FILE ...", QT_TRANSLATE_NOOP("cli", "set values, leave every other byte as it is")),
    ("fix FILE ...", QT_TRANSLATE_NOOP("cli", "fix what is safe to fix")),
    ("repair FILE ...", QT_TRANSLATE_NOOP("cli", "make damaged files well-formed again")),
    ("apply RECIPE FILE ...", QT_TRANSLATE_NOOP("cli", "apply a recipe")),
    ("convert IN OUT", QT_TRANSLATE_NOOP("cli", "write a clean .xml, .xml.gz or .txt, or a table")),
    ("robots FILE ...", QT_TRANSLATE_NOOP("cli", "list what a robots.txt forbids crawlers to fetch")),
    ("audit FILE ...", QT_TRANSLATE_NOOP("cli", "ask for their URLs on the live site")),
    ("open-url URL -o FOLDER", QT_TRANSLATE_NOOP("cli", "fetch the sitemaps of a site")),
    ("announce FILE --key K", QT_TRANSLATE_NOOP("cli", "tell search engines what changed")),
    ("shot [FILE] OUT.png", QT_TRANSLATE_NOOP("cli", "save a picture of the window")),
    ("COMMAND --help", QT_TRANSLATE_NOOP("cli", "the options of a command")),
    ("--version", ""),
)

COMMANDS = (
    "check",
    "compare",
    "edit",
    "fix",
    "repair",
    "apply",
    "convert",
    "robots",
    "audit",
    "open-url",
    "announce",
)  # of the command line
