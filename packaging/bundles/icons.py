"""The program's icon in every form that a system asks for, all drawn from `resources/icons/app.svg`."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable
from pathlib import Path

from program import NAME, ROOT

SOURCE = ROOT / "resources" / "icons" / "app.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
_ON_WINDOWS = (16, 24, 32, 48, 64, 256)
_ON_MAC = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
_BACKGROUND = re.compile(r'\s*<rect x="4"[^>]*>')
_COLOUR = re.compile(r'"#[0-9A-Fa-f]{6}"')
_SYMBOLIC = '"#2e3436"'  # what desktops replace by the colour of their texts


def put_icons(folder: Path, sizes: Iterable[int]) -> None:
    """Write the icons as a theme has them: `hicolor/SIZE/apps`, as pictures, scalable and symbolic."""
    for size in sizes:
        _write(folder / f"hicolor/{size}x{size}/apps/{NAME}.png", picture(size))
    _write(folder / f"hicolor/scalable/apps/{NAME}.svg", SOURCE.read_bytes())
    _write(
        folder / f"hicolor/symbolic/apps/{NAME}-symbolic.svg", symbolic(SOURCE.read_text("utf-8")).encode()
    )


def symbolic(drawing: str) -> str:
    """Return the icon in one colour: its shapes without what is behind them, as large as there is room."""
    shapes, count = _BACKGROUND.subn("", drawing, count=1)
    if not count:
        raise ValueError(f"{SOURCE} has no background any more")
    in_one_colour = _COLOUR.sub(_SYMBOLIC, shapes)
    return re.sub(
        r'width="\d+" height="\d+" viewBox="[^"]+"',
        'width="16" height="16" viewBox="24 22 88 88"',
        in_one_colour,
    )


def picture(size: int) -> bytes:
    """Return the icon as PNG, with sides of that many pixels."""
    # Not everything that is built has pictures, and not every system that builds has what Qt needs.
    from PySide6.QtCore import QBuffer, QIODevice  # noqa: PLC0415
    from PySide6.QtGui import QImage, QPainter  # noqa: PLC0415
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(SOURCE)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # The stubs want bytes, which Qt refuses.
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]
        raise OSError("Qt cannot write PNG")
    return bytes(buffer.data().data())


def windows_icon() -> bytes:
    """Return the icon as a file of Windows, `.ico`."""
    pictures = [(size, picture(size)) for size in _ON_WINDOWS]
    offset = 6 + 16 * len(pictures)
    listed = b""
    for size, data in pictures:
        side = size % 256  # 0 stands for 256
        listed += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return struct.pack("<HHH", 0, 1, len(pictures)) + listed + b"".join(data for _, data in pictures)


def mac_icon() -> bytes:
    """Return the icon as a file of macOS, `.icns`."""
    parts = [(kind, picture(size)) for size, kind in _ON_MAC.items()]
    body = b"".join(kind + struct.pack(">I", 8 + len(data)) + data for kind, data in parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
