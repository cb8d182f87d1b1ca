"""The encodings that the user can choose from."""

import codecs

from editor.core.text import QT_TRANSLATE_NOOP
from editor.formats.reading.encoding_names import later_form

# What they are called, whose texts are in them, and how bytes.decode calls them; those first that come
# up most often. As on the web, Shift JIS and EUC-KR have what Windows added to them, and ISO 8859-1 is left
# out: it is read as Windows-1252.
ENCODINGS = (
    ("UTF-8", QT_TRANSLATE_NOOP("encodings", "all languages"), "utf-8"),
    ("Windows-1252", QT_TRANSLATE_NOOP("encodings", "Western Europe"), "cp1252"),
    ("Windows-1251", QT_TRANSLATE_NOOP("encodings", "Cyrillic"), "cp1251"),
    ("KOI8-R", QT_TRANSLATE_NOOP("encodings", "Cyrillic"), "koi8-r"),
    ("Windows-1250", QT_TRANSLATE_NOOP("encodings", "Central Europe"), "cp1250"),
    ("ISO 8859-2", QT_TRANSLATE_NOOP("encodings", "Central Europe"), "iso8859-2"),
    ("Windows-1253", QT_TRANSLATE_NOOP("encodings", "Greek"), "cp1253"),
    ("Windows-1254", QT_TRANSLATE_NOOP("encodings", "Turkish"), "cp1254"),
    ("Windows-1255", QT_TRANSLATE_NOOP("encodings", "Hebrew"), "cp1255"),
    ("Windows-1256", QT_TRANSLATE_NOOP("encodings", "Arabic"), "cp1256"),
    ("Windows-1258", QT_TRANSLATE_NOOP("encodings", "Vietnamese"), "cp1258"),
    ("Shift JIS", QT_TRANSLATE_NOOP("encodings", "Japanese"), "cp932"),
    ("EUC-JP", QT_TRANSLATE_NOOP("encodings", "Japanese"), "euc_jp"),
    ("EUC-KR", QT_TRANSLATE_NOOP("encodings", "Korean"), "cp949"),
    ("GB 18030", QT_TRANSLATE_NOOP("encodings", "Chinese"), "gb18030"),
    ("Big5", QT_TRANSLATE_NOOP("encodings", "Chinese"), "big5"),
)


def encoding_name(codec: str) -> str:
    """Return the usual name of an encoding for users, such as "Windows-1252" for "cp1252"."""
    known = _codecs()
    name = codecs.lookup(codec).name
    return ENCODINGS[known.index(name)][0] if name in known else codec.upper()


def encoding_number(codec: str) -> int | None:
    """Return the index in ENCODINGS of a codec, by any of its names, or of a superset of it.

    None if it is not among them.
    """
    known = _codecs()
    names = (codecs.lookup(codec).name, later_form(codec))
    return next((known.index(name) for name in names if name in known), None)


def _codecs() -> list[str]:
    return [codecs.lookup(codec).name for _name, _whose, codec in ENCODINGS]
