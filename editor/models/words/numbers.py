"""Numbers and sizes in words, in the user's language."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

if TYPE_CHECKING:
    from decimal import Decimal  # only for types, as it is slow to import


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
