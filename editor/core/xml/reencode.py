"""Changes the encoding of a file and what it declares about it."""

import re
from dataclasses import replace

from editor.core.xml.markup import Frame

_DECLARED = re.compile(r"""(\A[\ufeff\s]*<\?xml\s[^>]*?\bencoding\s*=\s*)(["'])[^"']*\2""")


def saying_utf8(text: str) -> str:
    """Return a text with UTF-8 as the encoding in its XML declaration, if that names an encoding."""
    return _DECLARED.sub(r"\1\2UTF-8\2", text)


def in_utf8(frame: Frame) -> Frame:
    """Return the frame for the file in UTF-8, without a byte order mark; its XML declaration says so."""
    return replace(frame, prolog=saying_utf8(frame.prolog), encoding="utf-8", bom=b"")
