"""The fixes for findings about single URLs, and about the lines of a list of URLs.

`sure_spelling` rewrites URLs for safe remedies, `rewriters` for the others.
"""

from dataclasses import dataclass

from editor.core.document.edits import Edit
from editor.core.document.entries import Entries
from editor.core.document.row_edits import removal
from editor.core.fields import XML_SPACE
from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.values.urls import split
from editor.rules.loc import rewriters
from editor.rules.loc.sure_spelling import LOC_REWRITES
from editor.rules.remedies.remedy import (
    REMOVE_ENTRY,
    FixContext,
    Fixes,
    FixMethod,
    FixPlaces,
    Remedy,
    RemoveEntries,
    RewriteValue,
    ValueRewriter,
    asked_rewrite,
    rewrite_asked_unless_sure,
    sure_rewrite,
)
from editor.rules.remedies.shared_rewriters import (
    REMOVE_INVISIBLE,
    suggestion_of,
    trimmed_value,
    visible_text,
)

_OURS, _MIDDLE, _THEIRS = "<" * 7, "=" * 7, ">" * 7


def sure_url(rule: str) -> ValueRewriter:
    """Return a rewriter that corrects only what one rule finds in a URL, and trims it."""

    def rewrite(value: str, _fix: FixContext) -> str:
        return LOC_REWRITES[rule](value.strip(XML_SPACE))

    return rewrite


def visible_url(value: str, _fix: FixContext) -> str | None:
    """Remove invisible characters from a URL if it begins well without them."""
    text = visible_text(value.strip(XML_SPACE))
    return text if text and split(text) else None


@dataclass(frozen=True, slots=True)
class KeepOneSide(FixMethod):
    """The method that keeps the lines of one side of each merge conflict in a list, and no markers."""

    removes = True
    ours: bool

    def edit(self, fix: FixContext, _places: FixPlaces) -> Edit | None:
        rows = self._superfluous(fix.entries)
        return removal(fix.entries, rows) if rows else None

    def _superfluous(self, entries: Entries) -> list[int]:
        rows: list[int] = []
        side = ""
        for row, loc in enumerate(entries.column("loc")):
            marker = loc.strip(XML_SPACE)[:7]
            if marker in (_OURS, _MIDDLE, _THEIRS):
                rows.append(row)
                side = "" if marker == _THEIRS else marker
            elif side == (_MIDDLE if self.ours else _OURS):
                rows.append(row)
        return rows


_TRIM = sure_rewrite("trim", QT_TRANSLATE_NOOP("fixes", "Remove the white space around it"), trimmed_value)
_COMPLETE_SCHEME = QT_TRANSLATE_NOOP("fixes", "Complete the scheme")
_SLASH = QT_TRANSLATE_NOOP("fixes", "Add the slash after the host")
_ENCODE_SPACES = QT_TRANSLATE_NOOP("fixes", "Write spaces as %20")
_ENCODE = QT_TRANSLATE_NOOP("fixes", "Percent-encode the characters")
_UNESCAPE = QT_TRANSLATE_NOOP("fixes", "Write the character itself")
_WRITE_SLASHES = QT_TRANSLATE_NOOP("fixes", "Replace \\ with /")
_ENCODE_PERCENT = QT_TRANSLATE_NOOP("fixes", "Write % as %25")
_CORRECT_SCHEME = QT_TRANSLATE_NOOP("fixes", "Correct the scheme")

LOC_FIXES: Fixes = {
    "loc-padded": (_TRIM,),
    "loc-below-schema-minimum": rewrite_asked_unless_sure(
        "slash", _SLASH, sure_url("loc-below-schema-minimum")
    ),
    "loc-not-absolute": (
        asked_rewrite("visible", REMOVE_INVISIBLE, visible_url),
        asked_rewrite("complete", _COMPLETE_SCHEME, rewriters.completing(suggestion_of("loc-not-absolute"))),
        asked_rewrite(
            "resolve", QT_TRANSLATE_NOOP("fixes", "Add the file's own site"), rewriters.resolve_path
        ),
    ),
    "loc-scheme-unsupported": rewrite_asked_unless_sure(
        "correct", _CORRECT_SCHEME, suggestion_of("loc-scheme-unsupported")
    ),
    "loc-host-invalid": (
        asked_rewrite(
            "slashes",
            QT_TRANSLATE_NOOP("fixes", "Correct the slashes around the host"),
            rewriters.with_host_between_slashes,
        ),
    ),
    "loc-not-public-host": (
        asked_rewrite(
            "host", QT_TRANSLATE_NOOP("fixes", "Use the site's own scheme and host"), rewriters.on_public_site
        ),
    ),
    "loc-userinfo": (
        asked_rewrite(
            "remove", QT_TRANSLATE_NOOP("fixes", "Remove user name and password"), rewriters.without_userinfo
        ),
    ),
    "loc-fragment": (
        asked_rewrite(
            "cut", QT_TRANSLATE_NOOP("fixes", "Remove everything from # on"), rewriters.without_fragment
        ),
    ),
    "loc-space": (
        sure_rewrite("encode", _ENCODE_SPACES, sure_url("loc-space")),
        asked_rewrite(
            "first", QT_TRANSLATE_NOOP("fixes", "Keep the first of several URLs"), rewriters.first_of_several
        ),
        Remedy(
            "after-slash",
            QT_TRANSLATE_NOOP("fixes", "Remove the white space after a slash"),
            RewriteValue(rewriters.without_spaces_after_slash),
            is_guess=True,
        ),
        asked_rewrite("encode", _ENCODE_SPACES, rewriters.with_spaces_encoded),
        asked_rewrite(
            "remove", QT_TRANSLATE_NOOP("fixes", "Remove the white space"), rewriters.without_spaces
        ),
    ),
    "loc-illegal-character": (
        sure_rewrite("encode", _ENCODE, sure_url("loc-illegal-character")),
        asked_rewrite("encode", _ENCODE, rewriters.with_illegal_encoded),
        asked_rewrite("slashes", _WRITE_SLASHES, rewriters.with_slashes),
        Remedy(  # after the other fixes, only replacement characters are left
            "remove",
            QT_TRANSLATE_NOOP("fixes", "Remove the characters"),
            RewriteValue(rewriters.without_illegal),
            is_guess=True,
        ),
    ),
    "loc-bad-percent": (
        sure_rewrite("encode", _ENCODE_PERCENT, sure_url("loc-bad-percent")),
        asked_rewrite(
            "unicode", QT_TRANSLATE_NOOP("fixes", "Convert %u codes to UTF-8"), rewriters.with_unicode_encoded
        ),
        asked_rewrite("encode", _ENCODE_PERCENT, rewriters.with_percent_encoded),
    ),
    "loc-non-ascii": (
        asked_rewrite(
            "encode", QT_TRANSLATE_NOOP("fixes", "Percent-encode as UTF-8"), rewriters.percent_encoded_url
        ),
    ),
    "loc-idn-host": (
        asked_rewrite(
            "ascii", QT_TRANSLATE_NOOP("fixes", "Write the host in ASCII (xn--)"), rewriters.with_ascii_host
        ),
    ),
    "invisible-character": (asked_rewrite("remove", REMOVE_INVISIBLE, rewriters.without_unseen),),
    "loc-double-escaped": rewrite_asked_unless_sure("unescape", _UNESCAPE, sure_url("loc-double-escaped")),
    "loc-double-encoded": (
        asked_rewrite(
            "decode", QT_TRANSLATE_NOOP("fixes", "Decode %25 before an escape"), rewriters.decoded_once
        ),
    ),
    "loc-uppercase-host": rewrite_asked_unless_sure(
        "lower-case",
        QT_TRANSLATE_NOOP("fixes", "Change scheme and host to lower case"),
        sure_url("loc-uppercase-host"),
    ),
    "loc-default-port": rewrite_asked_unless_sure(
        "remove", QT_TRANSLATE_NOOP("fixes", "Remove the port"), sure_url("loc-default-port")
    ),
    "loc-no-root-slash": rewrite_asked_unless_sure("slash", _SLASH, sure_url("loc-no-root-slash")),
    "loc-dot-segments": (
        asked_rewrite(
            "resolve",
            QT_TRANSLATE_NOOP("fixes", "Resolve the dots in the path"),
            suggestion_of("loc-dot-segments"),
        ),
    ),
    "loc-session-or-tracking": (
        asked_rewrite(
            "remove", QT_TRANSLATE_NOOP("fixes", "Remove these parameters"), rewriters.without_tracking
        ),
    ),
    "loc-double-slash": (
        asked_rewrite(
            "single",
            QT_TRANSLATE_NOOP("fixes", "Use a single slash"),
            suggestion_of("loc-double-slash"),
        ),
    ),
    "loc-empty": (REMOVE_ENTRY,),
    "text-line-not-url": (
        asked_rewrite("correct", REMOVE_INVISIBLE, visible_url),
        asked_rewrite("complete", _COMPLETE_SCHEME, rewriters.completing(suggestion_of("text-line-not-url"))),
        Remedy("remove-entry", QT_TRANSLATE_NOOP("fixes", "Remove the line"), RemoveEntries()),
    ),
    "merge-conflict": (
        Remedy("ours", QT_TRANSLATE_NOOP("fixes", "Keep the first side"), KeepOneSide(ours=True)),
        Remedy("theirs", QT_TRANSLATE_NOOP("fixes", "Keep the second side"), KeepOneSide(ours=False)),
    ),
}
