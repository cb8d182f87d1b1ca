"""Values that use an entity of the file: they show the reference, which an operation must not take apart."""

from editor.core.document.urlset import Urlset
from editor.core.operations.outcome import Rewrite
from editor.core.xml.outline import own_names


def declares_entities(urlset: Urlset) -> bool:
    """Whether any file of a document declares entities."""
    return any("<!ENTITY" in part.frame.prolog for part in urlset.parts)


def keeping_references(rewrite: Rewrite) -> Rewrite:
    """The same for values whose references it leaves whole, or takes out whole; others are left alone."""

    def kept(value: str) -> str | None:
        new = rewrite(value)
        return None if new is None or _tears(value, new) else new

    return kept


def _tears(old: str, new: str) -> bool:
    """Whether anything in a new value was a reference in the old one, and is none any more."""
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
