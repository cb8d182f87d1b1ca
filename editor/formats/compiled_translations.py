"""Reads the compiled translations that the window gets from Qt, as the command line does without Qt."""

from bisect import bisect_left
from collections.abc import Iterator
from pathlib import Path

_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES, _MESSAGES, _PLURALS = 0x42, 0x69, 0x88  # sections
_END, _TRANSLATION, _OBSOLETE, _TEXT, _CONTEXT, _COMMENT = 1, 3, 5, 6, 7, 8  # parts of a message
_EQUAL, _LESS, _AT_MOST, _BETWEEN = 1, 2, 3, 4
_COMPARISON, _NOT, _MOD_10, _MOD_100, _LEAD_1000 = 0x07, 0x08, 0x10, 0x20, 0x40
_AND, _OR = 0xFD, 0xFE


class CompiledTranslations:
    """The translations in a file; raises OSError and ValueError if it cannot be read."""

    def __init__(self, path: Path) -> None:
        data = path.read_bytes()
        if not data.startswith(_MAGIC):
            raise ValueError(f"{path} holds no translations")
        sections = dict(_sections(data))
        self._messages = sections.get(_MESSAGES, b"")
        self._plurals = sections.get(_PLURALS, b"")
        table = sections.get(_HASHES, b"")
        entries = [int.from_bytes(table[at : at + 8], "big") for at in range(0, len(table), 8)]
        self._hashes = [entry >> 32 for entry in entries]
        self._offsets = [entry & 0xFFFFFFFF for entry in entries]

    def translation(self, context: str, text: str, count: int | None = None) -> str:
        """Return the translation of a text, in the plural form for a number; "" if there is none."""
        wanted = context.encode(), text.encode()
        hashed = _hash_of(wanted[1])
        at = bisect_left(self._hashes, hashed)
        while at < len(self._hashes) and self._hashes[at] == hashed:
            forms = self._forms(self._offsets[at], *wanted)
            if forms:
                form = 0 if count is None else plural_form(self._plurals, count)
                return forms[min(form, len(forms) - 1)]
            at += 1
        return ""

    def _forms(self, at: int, context: bytes, text: bytes) -> list[str]:
        """Return the translations of the message at an offset, if it is that of this text."""
        forms = []
        data = self._messages
        while at < len(data) and (tag := data[at]) != _END:
            at += 1
            if tag == _OBSOLETE:
                at += 4
                continue
            length = int.from_bytes(data[at : at + 4], "big")
            part = data[at + 4 : at + 4 + length] if length != 0xFFFFFFFF else b""
            at += 4 + len(part)
            if tag == _TRANSLATION:
                forms.append(part.decode("utf-16-be"))
            elif part != {_TEXT: text, _CONTEXT: context, _COMMENT: b""}.get(tag, part):
                return []
        return forms


def _sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    at = len(_MAGIC)
    while at + 5 <= len(data):
        length = int.from_bytes(data[at + 1 : at + 5], "big")
        yield data[at], data[at + 5 : at + 5 + length]
        at += 5 + length


def _hash_of(text: bytes) -> int:
    """Return the hash of a text, as in the symbol tables of ELF."""
    value = 0
    for byte in text:
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ (high >> 24)) & ~high
    return value or 1


def plural_form(rules: bytes, number: int) -> int:
    """Return which plural form a number takes, from 0.

    The rules are alternatives of comparisons for each form but the last.
    """
    at = form = 0
    while at < len(rules):
        is_this = False
        while True:
            holds, at = _all_hold(rules, at, number)
            is_this = is_this or holds
            if at >= len(rules) or rules[at] != _OR:
                break
            at += 1
        if is_this:
            return form
        form += 1
        at += 1  # the mark of a new rule
    return form


def _all_hold(rules: bytes, at: int, number: int) -> tuple[bool, int]:
    """Tell whether all comparisons of an alternative hold, and where it ends."""
    all_hold = True
    while True:
        code, left = rules[at], number
        if code & _MOD_10:
            left %= 10
        elif code & _MOD_100:
            left %= 100
        elif code & _LEAD_1000:
            while left >= 1000:
                left //= 1000
        right, comparison = rules[at + 1], code & _COMPARISON
        at += 2
        if comparison == _BETWEEN:
            holds = right <= left <= rules[at]
            at += 1
        else:
            holds = {_EQUAL: left == right, _LESS: left < right, _AT_MOST: left <= right}[comparison]
        all_hold = all_hold and holds is not bool(code & _NOT)
        if at >= len(rules) or rules[at] != _AND:
            return all_hold, at
        at += 1
