"""The fixes for findings about URLs outside the scope of their file."""

from editor.core.text import QT_TRANSLATE_NOOP
from editor.rules.loc import rewriters
from editor.rules.remedies.remedy import (
    Fixes,
    Remedy,
    RemoveEntries,
    RewriteValue,
    asked_rewrite,
    sure_remedy,
)

_REMOVE_OTHERS = Remedy(  # they may be right in a file for their own site
    "remove-entry", QT_TRANSLATE_NOOP("fixes", "Remove these entries"), RemoveEntries(), is_guess=True
)


def _move(title: str) -> Remedy:
    """Return the remedy that moves URLs to the file's own site; the page may not exist there."""
    return Remedy("site", title, RewriteValue(rewriters.on_published_site), is_guess=True)


SCOPE_FIXES: Fixes = {
    "mixed-hosts": (
        asked_rewrite(
            "www",
            QT_TRANSLATE_NOOP("fixes", "Use www, or not, as most URLs do"),
            rewriters.spelt_as_usual,
        ),
        _REMOVE_OTHERS,
    ),
    "mixed-schemes": (
        asked_rewrite(
            "scheme", QT_TRANSLATE_NOOP("fixes", "Use the scheme most URLs have"), rewriters.with_usual_scheme
        ),
    ),
    "url-off-host": (
        asked_rewrite(
            "www",
            QT_TRANSLATE_NOOP("fixes", "Use www, or not, as the file's own URL does"),
            rewriters.spelt_as_published,
        ),
        _move(QT_TRANSLATE_NOOP("fixes", "Use the file's own scheme and host")),
        _REMOVE_OTHERS,
    ),
    "url-off-scheme": (
        asked_rewrite(
            "scheme",
            QT_TRANSLATE_NOOP("fixes", "Use the file's own scheme"),
            rewriters.with_published_scheme,
        ),
    ),
    "index-self-reference": (
        sure_remedy(
            "remove-entry",
            QT_TRANSLATE_NOOP("fixes", "Remove the entry for the index itself"),
            RemoveEntries(),
        ),
    ),
    "index-child-off-site": (
        asked_rewrite(
            "www",
            QT_TRANSLATE_NOOP("fixes", "Use www, or not, as the index does"),
            rewriters.spelt_as_published,
        ),
        _move(QT_TRANSLATE_NOOP("fixes", "Use the index's scheme and host")),
        _REMOVE_OTHERS,
    ),
}
