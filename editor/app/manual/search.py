"""Words as the search of the manual compares them: without case, accents and the need of blanks."""

import re
import unicodedata

_ACCENTS = re.compile("[\u0300-\u036f]")
_KANJI = "[\u3400-\u9fff\uf900-\ufaff々]+"
_KATAKANA = "[\u30a1-\u30fa\u30fc]+"
_HIRAGANA = "[\u3041-\u3096\u3099\u309a]+"
_OTHER = "[^\\s\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff]+"
_PARTS = re.compile(f"{_KANJI}|{_KATAKANA}|{_OTHER}")
_JAPANESE = re.compile(f"{_KANJI}|{_KATAKANA}|{_HIRAGANA}")


def folded(text: str) -> str:
    """Return text without case, accents and different widths of the same letter."""
    apart = unicodedata.normalize("NFKD", text).casefold()
    return unicodedata.normalize("NFC", _ACCENTS.sub("", apart))


def asked(text: str) -> list[str]:
    """Return the words that are searched for."""
    return folded(text).split()


def parts_of(words: list[str]) -> list[str]:
    """Return the words with Japanese ones cut where the script changes, without the endings in hiragana."""
    parts = list[str]()
    for word in words:
        cut = _PARTS.findall(word) if _JAPANESE.search(word) else []
        parts += cut or [word]
    return parts
