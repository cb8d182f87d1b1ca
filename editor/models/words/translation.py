"""Texts that are declared as data, and numbers and sizes, in the user's language.

N_ declares a text, and a Phrase one with values; `translated`, `counted` and
`text_of` return what to show. Of the pair that `counted` takes only the plural is marked, as
translations have forms of their own. A QObject translates its own words with `self.tr`. The
keyboard shortcuts here are those that both actions and texts need to name.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from editor.core.text import Language, Phrase, words_of
from editor.services.installation import spoken_language

if TYPE_CHECKING:
    from decimal import Decimal


_CONTEXT = "texts"  # of all of them in the files of translations
FIX_KEY = "Ctrl+."
ADD_KEYS = ("Ins", "Ctrl+Shift+N")  # many laptops have no Insert key


def data_size(count: int) -> str:
    """Return a number of bytes in words, in the units of the protocol: its 50
    MB are 50 × 1,024 × 1,024 bytes.
    """
    return QLocale().formattedDataSize(count, format=QLocale.DataSizeFormat.DataSizeTraditionalFormat)


class LocalNumber:
    """A number to be formatted into a sentence; the format "," writes it with the
    separators of the user's locale.
    """

    def __init__(self, number: "int | Decimal") -> None:
        self._number = number

    def __format__(self, form: str) -> str:
        if form == "," and self._number == int(self._number):
            return QLocale().toString(int(self._number))
        return format(self._number, form)


def translated(text: str, **values: object) -> str:
    """Translate a text that is declared as data, and fill in its placeholders."""
    shown = QCoreApplication.translate(_CONTEXT, text)
    return shown.format(**values) if values else shown


def text_of(words: str | BaseException) -> str:
    """Return the text of an error, or a text: a phrase is translated, a plain string is left as it is."""
    text = words_of(words) if isinstance(words, BaseException) else words
    return text.in_language(LOCAL) if isinstance(text, Phrase) else text


def counted(one: str, many: str, count: int) -> str:
    """Return a text about a number of things, with the number for `%Ln`: in the
    plural form of the user's language, in English `one` if it is 1, else `many`.
    """
    text = QCoreApplication.translate(_CONTEXT, many, "", count if "%Ln" in many else -1)
    if count != 1 or text != many.replace("%Ln", QLocale().toString(count)):
        return text
    return one.replace("%Ln", QLocale().toString(count))  # there is no translation


def numbers_in_words(*told: tuple[int, str, str]) -> list[str]:
    """Return a text about each number of things, see `counted`, but for those of which there are none."""
    return [counted(one, many, count) for count, one, many in told if count]


def listed(texts: Iterable[str]) -> str:
    """Return texts, but for empty ones, one after the other as the user's language separates them."""
    between = translated("{one}, {other}").format(one="", other="")
    return between.join(filter(None, texts))


LOCAL = Language(translated, LocalNumber, counted)


def local_language() -> Language:
    """Return the user's language with its name, for what is written to files."""
    return LOCAL._replace(tag=spoken_language().replace("_", "-"))


def moment(when: float) -> str:
    """Return a date and a local time, written as dates in sitemaps are; "" if it is unknown."""
    return QDateTime.fromSecsSinceEpoch(int(when)).toString("yyyy-MM-dd HH:mm") if when else ""
