"""Saying in another encoding what a file says."""

import re
from dataclasses import replace

from editor.core.markup import Frame

_DECLARED = re.compile(r"""(<\?xml\s[^>]*?\bencoding\s*=\s*)(["'])[^"']*\2""")


def in_utf8(frame: Frame) -> Frame:
    """The same frame for a file in UTF-8, without a byte order mark; its XML declaration says so."""
    prolog = _DECLARED.sub(r"\1\2UTF-8\2", frame.prolog, count=1)
    return replace(frame, prolog=prolog, encoding="utf-8", bom=b"")
