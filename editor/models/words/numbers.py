"""Numbers of things in words, in the person's language."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

if TYPE_CHECKING:
    from decimal import Decimal  # takes long to load


def counted(context: str, one: str, many: str, count: int) -> str:
    """A translated text about a number of things: `one` where it is 1, else `many`, with it for `%Ln`."""
    return QCoreApplication.translate(context, one if count == 1 else many, "", count)


def data_size(count: int) -> str:
    """A number of bytes, in the units of the protocol: its 50 MB are 50 times 1,024 times 1,024."""
    return QLocale().formattedDataSize(count, format=QLocale.DataSizeFormat.DataSizeTraditionalFormat)


class LocalNumber:
    """A number in a sentence: where that asks for separators, it is written as the person does."""

    def __init__(self, number: "int | Decimal") -> None:
        self._number = number

    def __format__(self, form: str) -> str:
        if form == "," and self._number == int(self._number):
            return QLocale().toString(int(self._number))
        return format(self._number, form)
