"""Combines the families of rules, in the order in which their checks run.

A new rule changes nothing here: it is declared in the `rules.py` of its family and checked in its `check.py`.
"""

from collections.abc import Iterable

from editor.rules.changefreq import check as changefreq
from editor.rules.extensions import whole_file as extensions
from editor.rules.family import FileSection, ValueFamily
from editor.rules.finding import Context, Hit
from editor.rules.lastmod import check as lastmod
from editor.rules.loc import check as loc
from editor.rules.loc.sure_spelling import with_safe_hits_corrected
from editor.rules.priority import check as priority
from editor.rules.scope import check as scope
from editor.rules.xml_file import check as xml_file

VALUE_FAMILIES: dict[str, ValueFamily] = {
    "loc": loc,
    "lastmod": lastmod,
    "changefreq": changefreq,
    "priority": priority,
}

# Their remarks come in this order.
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
    """Return a value as its family corrects it, if that is certain; None for ""."""
    return VALUE_FAMILIES[field].suggest(value, context) if value else None


def corrected_once(field: str, value: str, context: Context, hits: Iterable[Hit]) -> str:
    """Return a value with the safe corrections of its own hits, which may reveal other findings."""
    if field == "loc":
        return with_safe_hits_corrected(value, hits)
    return suggested_value(field, value, context) or value
