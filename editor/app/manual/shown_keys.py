"""Keys in the manual: written as `Ctrl+F` in every language, shown as this system and language call them."""

import re

from PySide6.QtGui import QKeySequence

_NAMED = (
    "F\\d{1,2}|Enter|Return|Esc|Tab|Space|Del|Delete|Ins|Insert|Home|End|PgUp|PgDown|Up|Down|Left|Right|Menu"
)
_KEYS = re.compile(f"`((?:(?:Ctrl|Alt|Shift|Meta)\\+)*(?:{_NAMED}|(?<=\\+)[^`\\s]))`")


def with_shown_keys(markdown: str) -> str:
    """Return a page with the keys in it as they are called here, such as `Strg+F` in German."""
    return _KEYS.sub(lambda found: f"`{_shown(found[1])}`", markdown)


def _shown(keys: str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText) or keys
