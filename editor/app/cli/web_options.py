"""Options of all commands that ask hosts: private ones, the user agent, and credentials."""

import argparse
import os
import stat

from editor.app.cli.arguments import NETWORK, Parser, complain_of, path_of
from editor.app.cli.language import cli_text, in_words
from editor.core.text import N_
from editor.runtime.system import lets_others_in
from editor.services.files.file_errors import system_cause
from editor.site.host_access import CredentialsError, read_credentials
from editor.site.request_limits import NO_CREDENTIALS, USER_AGENT, Credentials
from editor.site.web_files import WebFiles

ALLOW = N_("Use --allow-private if it may be asked.")


def add_web_options(parser: Parser) -> None:
    """Add the options that `web_files` reads."""
    parser.flag(
        "--allow-private", cli_text("ask hosts in private networks and on this machine, too"), section=NETWORK
    )
    parser.option(
        "--user-agent", "TEXT", cli_text("what hosts are told"), default=USER_AGENT, section=NETWORK
    )
    parser.option(
        "--credentials",
        "FILE",
        cli_text(
            "a file of names, passwords and headers for sites: [https://www.example.com] in a "
            "line, and below it lines such as user = me, password = secret, Cookie = a=b"
        ),
        _credentials,
        NO_CREDENTIALS,
        section=NETWORK,
    )


def web_files(options: argparse.Namespace) -> WebFiles:
    """Return what fetches files as the options say; close it in the end."""
    return WebFiles(
        allows_private=options.allow_private, user_agent=options.user_agent, credentials=options.credentials
    )


def _credentials(text: str) -> Credentials:
    """Read credentials from a file or a pipe; what they are is never told."""
    path = path_of(text)
    try:
        with path.open("rb") as file:
            is_open_to_others = _is_open_to_others(file.fileno())
            credentials = read_credentials(file.read().decode("utf-8"))
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{text}: {in_words(system_cause(error))}") from error
    except UnicodeDecodeError:
        raise argparse.ArgumentTypeError(
            cli_text("{text}: It is no text in UTF-8.").format(text=text)
        ) from None
    except CredentialsError as error:
        raise argparse.ArgumentTypeError(f"{text}: {in_words(error)}") from error
    if is_open_to_others:
        complain_of(
            path,
            cli_text("Others on this machine can read it; chmod 600 {text} keeps it to you.").format(
                text=text
            ),
        )
    return credentials


def _is_open_to_others(descriptor: int) -> bool:
    status = os.fstat(descriptor)
    return stat.S_ISREG(status.st_mode) and lets_others_in(status)
