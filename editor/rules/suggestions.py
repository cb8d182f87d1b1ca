"""How values of any field would be written without what can be mended safely."""

from collections.abc import Callable, Iterable

from editor.rules.changefreq.check import suggested_changefreq
from editor.rules.finding import Context, Hit
from editor.rules.lastmod.check import suggested_lastmod
from editor.rules.loc.sure_spelling import suggested_loc, with_safe_hits_mended
from editor.rules.priority.check import suggested_priority

_SUGGESTED: dict[str, Callable[[str, Context], str | None]] = {
    "loc": suggested_loc,
    "lastmod": suggested_lastmod,
    "changefreq": suggested_changefreq,
    "priority": suggested_priority,
}


def suggested_value(field: str, value: str, context: Context) -> str | None:
    """How a value of a field would be written, as `suggested_loc` and the others say; "" never gives one."""
    return _SUGGESTED[field](value, context) if value else None


def mended_once(field: str, value: str, context: Context, hits: Iterable[Hit]) -> str:
    """A value with all mended that these hits, its own, mend safely; by that others may come to light."""
    if field == "loc":
        return with_safe_hits_mended(value, hits)
    return suggested_value(field, value, context) or value
