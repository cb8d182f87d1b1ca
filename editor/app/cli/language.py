"""The language of the command line: that of the environment, English in the locale C; needs no Qt."""

import os
import re
import struct
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from difflib import get_close_matches
from functools import cache
from gettext import GNUTranslations
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unicodedata import east_asian_width

from editor.core.text import ENGLISH, N_, Language, Phrase, words_of
from editor.resources import resource
from editor.usage import COMMANDS, HELP_COMMAND, PROGRAM, WAYS

if TYPE_CHECKING:
    from decimal import Decimal

_spoken = ContextVar[Language | None]("_spoken", default=None)  # instead of that of the environment
_THOUSANDS = N_(",")  # what stands between groups of three digits: 1,000


def wanted_languages(environment: Mapping[str, str]) -> list[str]:
    """Return the languages that the environment asks for, the best first, such as `pt_BR` and `pt`."""
    locale = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "C")
    plain = locale.partition(".")[0].partition("@")[0]
    if plain in ("C", "POSIX"):
        return []
    asked = [name.partition(".")[0] for name in environment.get("LANGUAGE", "").split(":") if name]
    return [each for name in (*asked, plain) for each in (name, name.partition("_")[0])]


def _file_of(language: str) -> Path | None:
    """Return the file of the translations into a language, or into that of another country."""
    folder = resource("translations")
    path = folder / f"sitemap_editor_{language}.mo"
    if path.exists():
        return path
    return next(iter(sorted(folder.glob(f"sitemap_editor_{language}_*.mo"))), None)


@contextmanager
def speaking(other: Language) -> Iterator[None]:
    """Tell texts in another language meanwhile, such as that of the window."""
    before = _spoken.set(other)
    try:
        yield
    finally:
        _spoken.reset(before)


def language() -> Language:
    """Return the language of this process."""
    return _spoken.get() or language_of_environment()


@cache
def language_of_environment() -> Language:
    """Return the language that the environment asks for, as far as there are translations."""
    try:
        for name in wanted_languages(os.environ):
            if name == "en":
                return ENGLISH
            if path := _file_of(name):
                return translated_by(path)
    except (OSError, ValueError, struct.error):  # the program works without them
        pass
    return ENGLISH


def translated_by(path: Path) -> Language:
    """Return the language of a file of translations; raises OSError, ValueError and struct.error."""
    with path.open("rb") as file:
        texts = GNUTranslations(file)
    separator = texts.gettext(_THOUSANDS)

    def translate(text: str) -> str:
        return texts.gettext(text) if text else ""  # which would be what the file says of itself

    def counted(one: str, many: str, count: int) -> str:
        text = texts.ngettext(many, many, count)
        if count == 1 and text == many:
            text = one  # there is no translation
        return text.replace("%Ln", f"{count:,}".replace(",", separator))

    class Number:
        def __init__(self, number: "int | Decimal") -> None:
            self._number = number

        def __format__(self, form: str) -> str:
            text = format(self._number, form)
            return text.replace(",", separator) if form == "," else text

    tag = path.stem.removeprefix("sitemap_editor_").replace("_", "-")
    return Language(translate, Number, counted, tag)


def width_of(text: str) -> int:
    """Return how many columns of a terminal a text takes: letters of East Asia take two."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def in_words(text: object) -> str:
    """Return what to print of a text or an error: translated as far as it is one of the program's own."""
    words = words_of(text) if isinstance(text, BaseException) else text
    return words.in_language(language()) if isinstance(words, Phrase) else str(words)


def cli_text(text: str) -> str:
    """Return a text of the command line in the language of this process."""
    return language().translate(text)


def number(value: "int | Decimal") -> Any:
    """Return what is formatted instead of a number, so that "," is the separator of the language."""
    return language().number(value)


# The texts of argparse, which writes English: help and errors are translated when it has put them together

USAGE = N_("usage: ")
_HEADINGS = (N_("positional arguments"), N_("options"))
HELP = N_("show this help message and exit")
_ERRORS = (
    N_("the following arguments are required: %s"),
    N_("unrecognized arguments: %s"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("not allowed with argument %s"),
    N_("one of the arguments %s is required"),
    N_("expected one argument"),
    N_("expected at most one argument"),
    N_("expected at least one argument"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
    N_("ignored explicit argument %r"),
)
_PLACEHOLDER = r"%(?:\(\w+\))?[rs]"
_MESSAGE = "%(message)s"  # the placeholder for another of these errors


def error_of_argparse(text: str) -> str:
    """Return an error of argparse in the language of this process; unchanged if it is none of those above."""
    for error in _ERRORS:
        form = "(.*?)".join(map(re.escape, re.split(_PLACEHOLDER, error)))
        if match := re.fullmatch(form, text, re.DOTALL):
            values = dict(zip(re.findall(_PLACEHOLDER, error), match.groups(), strict=True))
            if _MESSAGE in values:
                values[_MESSAGE] = error_of_argparse(values[_MESSAGE])
            pieces: list[str] = re.split(f"({_PLACEHOLDER})", cli_text(error))
            return "".join(values.get(piece, piece) for piece in pieces)
    return text


def help_of_argparse(text: str) -> str:
    """Return a help with its headings in the language of this process.

    The other lines of the usage stand as far in as the first.
    """
    usage, end, rest = text.removeprefix(USAGE).partition("\n\n")
    for heading in _HEADINGS:
        rest = re.sub(f"^{heading}:$", f"{cli_text(heading)}:", rest, flags=re.MULTILINE)
    heading = cli_text(USAGE)
    inset = " " * (width_of(heading) - len(USAGE))
    return heading + usage.replace("\n", f"\n{inset}") + end + rest


def unknown_command(word: str) -> str:
    """Return what to say of a word in the place of a command that is none."""
    meant = get_close_matches(word, (*COMMANDS, HELP_COMMAND), n=1)
    if meant:
        return cli_text("there is no command {word!r}; did you mean {meant!r}?").format(
            word=word, meant=meant[0]
        )
    return cli_text("there is no command and no file {word!r}; see --help").format(word=word)


def qt_is_missing() -> str:
    """Return what to say where the window is asked for and only what the commands need is installed."""
    return cli_text(
        "the window needs Qt, which is not installed here. Install it with {command}; commands do without."
    ).format(command='python3 -m pip install "PySide6-Essentials>=6.10"')


def overview() -> str:
    """Return the ways to call the program, each with what it then does."""
    heading = cli_text(USAGE)
    room = max(len(words) for words, _ in WAYS) + 1
    lines = (f"{PROGRAM} {words:<{room}}{does and cli_text(does)}".rstrip() for words, does in WAYS)
    return heading + f"\n{' ' * width_of(heading)}".join(lines)
