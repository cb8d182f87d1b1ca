"""The fixes for entries with the same or nearly the same URL."""

from dataclasses import dataclass

from editor.core.document.edits import Edit
from editor.core.text import QT_TRANSLATE_NOOP
from editor.rules.duplicates.groups import SAME_PAGE, Keep, duplicate_groups, keep
from editor.rules.duplicates.uniting import Unite
from editor.rules.remedies.remedy import (
    FixContext,
    Fixes,
    FixMethod,
    FixPlaces,
    Remedy,
    RemoveEntries,
    sure_remedy,
)


@dataclass(frozen=True, slots=True)
class KeepOne(FixMethod):
    """The method that keeps one entry of each group that has one of the places."""

    removes = True
    how: Keep
    rules: frozenset[str]

    def helps(self, _fix: FixContext, places: FixPlaces) -> bool:
        return bool(places.all_rows())

    def edit(self, fix: FixContext, places: FixPlaces) -> Edit | None:
        wanted = set(places.all_rows())
        groups = duplicate_groups(fix.entries, fix.context, self.rules)
        return keep(fix.entries, (group for group in groups if not wanted.isdisjoint(group.rows)), self.how)


_UNITE = QT_TRANSLATE_NOOP("fixes", "Merge each into one entry with all images, videos, news and links")
_TITLES = {
    Keep.NEWEST: QT_TRANSLATE_NOOP("fixes", "Keep the newest of each"),
    Keep.FIRST: QT_TRANSLATE_NOOP("fixes", "Keep the first of each"),
    Keep.LAST: QT_TRANSLATE_NOOP("fixes", "Keep the last of each"),
}


def _keeping(*rules: str) -> tuple[Remedy, ...]:
    """Return the remedies for entries that these rules find alike: merge them, or keep one of them."""
    alike = frozenset(rules)
    unite = Remedy("merge", _UNITE, Unite(alike))
    return unite, *(Remedy(f"keep-{how}", title, KeepOne(how, alike)) for how, title in _TITLES.items())


_REMOVE_COPIES = sure_remedy(
    "remove-copies",
    QT_TRANSLATE_NOOP("fixes", "Remove entries identical to an earlier one"),
    RemoveEntries(),
)
_KEEP_ONE = _keeping("duplicate-loc", "duplicate-loc-conflict")

DUPLICATE_FIXES: Fixes = {
    "duplicate-loc": (_REMOVE_COPIES, *_KEEP_ONE),
    "duplicate-loc-conflict": _KEEP_ONE,
    "equivalent-loc": _keeping(*SAME_PAGE),
    "near-duplicate-loc": _keeping(*SAME_PAGE, "near-duplicate-loc"),
    "case-only-loc": _keeping(*SAME_PAGE, "case-only-loc"),
}
