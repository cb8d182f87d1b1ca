"""Options of all commands that ask hosts: private ones, the user agent, and credentials."""

import argparse
import math
import os
import stat

from editor.app.cli.arguments import NETWORK, Parser, complain_of, is_number, number_argument, path_of
from editor.app.cli.language import cli_text, in_words
from editor.core.text import N_
from editor.runtime.system import lets_others_in
from editor.services.files.file_errors import system_cause
from editor.site.host_access import CredentialsError, read_credentials
from editor.site.request_limits import NO_CREDENTIALS, USER_AGENT, Credentials, Limits
from editor.site.site_storage import DAY
from editor.site.web_files import WebFiles

ALLOW = N_("Use --allow-private if it may be asked.")

_AGES = {"all": 0.0, "errors": math.inf}  # in seconds, up to which an answer counts that is no error
_UNITS = {"m": 60, "h": 60 * 60, "d": DAY}


def add_web_options(parser: Parser) -> None:
    """Add the options that `web_files` reads."""
    parser.flag(
        "--allow-private", cli_text("ask hosts in private networks and on this machine, too"), section=NETWORK
    )
    parser.option(
        "--user-agent", "TEXT", cli_text("what is sent to hosts"), default=USER_AGENT, section=NETWORK
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


def add_pace_options(parser: Parser) -> None:
    """Add the options on how often a host is asked."""
    limits = Limits()
    parser.option(
        "--per-host", "N", cli_text("requests at once to a host"), positive, limits.per_host, section=NETWORK
    )
    delay = round(limits.delay * 1000)
    parser.option(
        "--delay", "MS", cli_text("between two requests to a host"), number_argument, delay, section=NETWORK
    )


def positive(text: str) -> int:
    """Parse a whole number from 1 on."""
    number = number_argument(text)
    if not number:
        raise argparse.ArgumentTypeError(cli_text("0 would never end; give 1 or more"))
    return number


def age_of(text: str) -> float:
    """Parse the age in seconds up to which an earlier answer is used, for `--again`."""
    if text in _AGES:
        return _AGES[text]
    unit = _UNITS.get(text[-1:])
    if unit is None or not is_number(text[:-1]):
        raise argparse.ArgumentTypeError(
            cli_text("{text!r} is not all, errors, nor an age such as 30m, 12h or 7d").format(text=text)
        )
    return int(text[:-1]) * unit


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
