"""`--robots`: the robots.txt that commands which change files check URLs against."""

import argparse

from editor.app.cli.usage import path_of
from editor.core.site.robots_txt import RobotsTxt
from editor.formats.errors import Unreadable
from editor.services.documents.open_document import OpenDocument
from editor.services.documents.robots import read_robots, rules_for

DEFAULT_AGENT = "Googlebot"


def add_robots_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that `know_robots` reads."""
    parser.add_argument(
        "--robots",
        type=_robots,
        metavar="PATH",
        help="a robots.txt, or its folder, for robots-blocked and is:blocked",
    )
    add_agent_option(parser)


def add_agent_option(parser: argparse.ArgumentParser) -> None:
    """Add `--agent`, the crawler whose rules in a robots.txt count."""
    parser.add_argument(
        "--agent", default=DEFAULT_AGENT, metavar="NAME", help=f"the crawler (default: {DEFAULT_AGENT})"
    )


def know_robots(document: OpenDocument, options: argparse.Namespace) -> None:
    """Check the URLs of a document against the robots.txt, if one is given."""
    if options.robots is not None:
        document.set_robots(rules_for(options.robots, options.agent, document.context.published_url))


def _robots(text: str) -> RobotsTxt:
    try:
        return read_robots(path_of(text))
    except Unreadable as error:
        raise argparse.ArgumentTypeError(str(error)) from error
