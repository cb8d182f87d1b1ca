"""What a picture is painted in."""

from collections import Counter

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage


def colours(image: QImage, rect: QRect | None = None) -> Counter[str]:
    """The names of the colours of a picture, or of a part of it, and how many pixels have each."""
    part = image if rect is None else image.copy(rect)
    plain = part.convertToFormat(QImage.Format.Format_RGB32)  # held while its memory is looked at
    pixels = Counter(memoryview(plain.constBits()).cast("I"))
    return Counter({f"#{pixel & 0xFFFFFF:06x}": count for pixel, count in pixels.items()})
