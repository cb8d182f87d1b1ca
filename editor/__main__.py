"""The program: `sitemap-editor` and `python -m editor` are the same.

The command line is loaded without Qt; the window and `shot` are only imported when they are asked for.
"""

import importlib
import sys
from collections.abc import Sequence

from editor import __version__

USAGE = """\
usage: sitemap-editor [FILE ...]             open sitemaps in the window
       sitemap-editor check FILE ...         list everything that is wrong with them
       sitemap-editor edit FILE ...          set values, leave every other byte as it is
       sitemap-editor fix FILE ...           mend what can be mended safely
       sitemap-editor convert IN OUT         write a clean .xml, .xml.gz or .txt
       sitemap-editor shot [FILE] OUT.png    draw the window to a picture
       sitemap-editor COMMAND --help         the options of a command
       sitemap-editor --version
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with these arguments; returns its exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    first = words[0] if words else ""
    if first in ("-h", "--help"):
        sys.stdout.write(USAGE)
        return 0
    if first == "--version":
        sys.stdout.write(f"sitemap-editor {__version__}\n")
        return 0
    cli = importlib.import_module("editor.app.cli")
    if first in cli.COMMANDS:
        code: int = cli.run(first, words[1:])
        return code
    libraries = importlib.import_module("editor.app.libraries")
    if missing := libraries.explain_missing(on_display=first != "shot"):
        sys.stderr.write(missing)
        return 2
    started: int = (
        importlib.import_module("editor.app.shot").run(words[1:])
        if first == "shot"
        else importlib.import_module("editor.app.start").run(words)
    )
    return started


if __name__ == "__main__":
    sys.exit(main())
