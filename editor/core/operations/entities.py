"""Protects references to entities that a file declares: an operation must not tear them apart."""

from editor.core.document.document import Document
from editor.core.operations.outcome import Rewrite
from editor.core.xml.outline import own_names


def declares_entities(document: Document) -> bool:
    """Return True if any file of a document declares entities."""
    return any("<!ENTITY" in file.frame.prolog for file in document.files)


def keeping_references(rewrite: Rewrite) -> Rewrite:
    """Return a function like `rewrite` that leaves a value alone if its references would not stay whole."""

    def kept(value: str) -> str | None:
        new = rewrite(value)
        return None if new is None or _tears(value, new) else new

    return kept


def _tears(old: str, new: str) -> bool:
    """Return True if part of a new value was a whole reference in the old one and is none any more."""
    names = own_names(old)
    if not names:
        return False
    before, after = old, new
    for name in names:
        before, after = before.replace(f"&{name};", ""), after.replace(f"&{name};", "")
    before, after = before.lower(), after.lower()
    rests = [rest.lower() for name in names for rest in (f"&{name}", f"{name};")]
    is_renamed = any(name not in names for name in own_names(new)) and not own_names(before)
    return is_renamed or any(after.count(rest) > before.count(rest) for rest in rests)
