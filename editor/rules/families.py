"""The families of rules put together, in the order in which their checks are run.

A new rule touches nothing here: it is declared in the `rules.py` of its family and checked in its `check.py`.
"""

from collections.abc import Iterable

from editor.rules.changefreq import check as changefreq
from editor.rules.extensions import whole_file as extensions
from editor.rules.family import FileSection, ValueFamily
from editor.rules.finding import Context, Hit
from editor.rules.lastmod import check as lastmod
from editor.rules.loc import check as loc
from editor.rules.loc.sure_spelling import with_safe_hits_mended
from editor.rules.priority import check as priority
from editor.rules.scope import check as scope
from editor.rules.xml_file import check as xml_file

VALUE_FAMILIES: dict[str, ValueFamily] = {
    "loc": loc,
    "lastmod": lastmod,
    "changefreq": changefreq,
    "priority": priority,
}

# In this order their remarks are told.
FILE_SECTIONS: tuple[FileSection, ...] = (
    xml_file.FRAME,
    scope.PUBLISHED,
    changefreq.USAGE,
    priority.PRIORITIES,
    lastmod.DATES,
    extensions.USED,
    extensions.IMAGES,
)


def suggested_value(field: str, value: str, context: Context) -> str | None:
    """Write a value of a field as its family suggests, where that is sure; "" never gives one."""
    return VALUE_FAMILIES[field].suggested(value, context) if value else None


def mended_once(field: str, value: str, context: Context, hits: Iterable[Hit]) -> str:
    """A value with all mended that these hits, its own, mend safely; by that others may come to light."""
    if field == "loc":
        return with_safe_hits_mended(value, hits)
    return suggested_value(field, value, context) or value
