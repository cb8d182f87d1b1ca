"""Finds the entries that use an extension, by the namespaces that the file and the entries declare."""

import re

from editor.core.document.entries import Entries
from editor.core.extensions.declared import EXTENSION_BY_NAME
from editor.core.xml.markup import NAMESPACE
from editor.rules.extensions.namespaces import bare, elements_in, texts_of

ANY_EXTENSION = "extension"
_ANY_NAMESPACE = re.compile(".+")


def rows_with_extension(entries: Entries, word: str) -> list[int]:
    """Return the rows with elements of an extension: image, video, news, hreflang, or ANY_EXTENSION."""
    return [entries.start_of(file) + row for file in entries.files for row in _rows_in(file, word)]


def _rows_in(entries: Entries, word: str) -> list[int]:
    declared = {"": "", **dict(entries.frame.namespaces)}
    own = {NAMESPACE, entries.frame.namespace}
    namespaces = _ANY_NAMESPACE if word == ANY_EXTENSION else EXTENSION_BY_NAME[word].variants

    def is_wanted(namespace: str) -> bool:
        return namespace not in own and namespaces.fullmatch(namespace) is not None

    starts = [f"<{prefix}:" for prefix, name in declared.items() if prefix and is_wanted(name)]
    has_default = is_wanted(declared[""])

    def is_used(text: str) -> bool:
        if not has_default and "xmlns" not in text:
            return any(start in text for start in starts)
        return any(is_wanted(namespace) for _, _, namespace in elements_in(text, declared))

    texts = list(map(bare, texts_of(entries)))
    found = [row for row, text in enumerate(texts) if text and is_used(text)]
    if word == "hreflang":  # other elements of XHTML say nothing about languages
        return [row for row in found if "hreflang" in texts[row]]
    return found
