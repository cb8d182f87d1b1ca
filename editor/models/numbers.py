"""Numbers of things in words, in the person's language."""

from PySide6.QtCore import QCoreApplication, QLocale


def counted(context: str, one: str, many: str, count: int) -> str:
    """A translated text about a number of things: `one` where it is 1, else `many`, with it for `%Ln`."""
    return QCoreApplication.translate(context, one if count == 1 else many, "", count)


def data_size(count: int) -> str:
    """A number of bytes, in the units of the protocol: its 50 MB are 50 times 1,024 times 1,024."""
    return QLocale().formattedDataSize(count, format=QLocale.DataSizeFormat.DataSizeTraditionalFormat)
