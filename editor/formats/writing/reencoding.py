"""Encodes changed text where an encoding can write the same text in several ways.

Shift-JIS has characters with two codes, and ISO-2022-JP may switch its character set needlessly. Such text
does not encode back to the bytes that it came from, so the bytes of unchanged parts are kept.
"""

import codecs
from collections import defaultdict, deque
from collections.abc import Sequence
from typing import NamedTuple

_START = "<"  # text and bytes are split before each


class Stretch(NamedTuple):
    """A piece of text, and the bytes that it was decoded from."""

    text: str
    data: bytes


def encode_like(text: str, original: bytes, encoding: str) -> bytes:
    """Encode a text; pieces that the original has as well keep their bytes.

    `original` is the content of the file without compression and byte order mark. A character that does not
    fit becomes a reference. If the original is now in another encoding, none of it is kept.
    """
    try:
        if _encoded(original.decode(encoding), encoding) == original:
            return _encoded(text, encoding)
        old = stretches(original, encoding)
    except UnicodeDecodeError:
        return _encoded(text, encoding)
    new = _cut(text)
    same_start = _common(new, old)
    same_end = _common(new[same_start:][::-1], old[same_start:][::-1])
    known: defaultdict[str, deque[bytes]] = defaultdict(deque)
    for stretch in old[same_start : len(old) - same_end]:
        known[stretch.text].append(stretch.data)
    middle = [
        known[piece].popleft() if known[piece] else _encoded(piece, encoding)
        for piece in new[same_start : len(new) - same_end]
    ]
    kept_end = old[len(old) - same_end :]
    return b"".join((*(it.data for it in old[:same_start]), *middle, *(it.data for it in kept_end)))


def stretches(data: bytes, encoding: str) -> list[Stretch]:
    """Cut bytes in front of each `<` where the encoding is in its initial state."""
    decoder = codecs.getincrementaldecoder(encoding)()
    start_state = decoder.getstate()
    found: list[Stretch] = []
    begin, texts = 0, [""]
    end = 0
    while end < len(data):
        following = data.find(_START.encode(), end + 1)
        following = len(data) if following < 0 else following
        texts.append(decoder.decode(data[end:following], final=following == len(data)))
        end = following
        if decoder.getstate() == start_state:
            found.append(Stretch("".join(texts), data[begin:end]))
            begin, texts = end, []
    if texts and begin < end:
        found.append(Stretch("".join(texts), data[begin:end]))
    return found


def _cut(text: str) -> list[str]:
    first, *others = text.split(_START)
    return [first, *(_START + piece for piece in others)] if first else [_START + piece for piece in others]


def _common(new: Sequence[str], old: Sequence[Stretch]) -> int:
    """Return the number of equal pieces at the start."""
    count = 0
    for piece, stretch in zip(new, old, strict=False):
        if piece != stretch.text:
            break
        count += 1
    return count


def _encoded(text: str, encoding: str) -> bytes:
    return text.encode(encoding, errors="xmlcharrefreplace")
