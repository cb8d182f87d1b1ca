"""How findings about values and about several entries are mended: the safest way of each rule first.

A safe remedy is for findings whose fix is "auto", and must leave none of them; the others are for those
that ask, and are offered for all. What is about the text of a file stands in `editor.formats.fixes`.
"""

from editor.core.text import QT_TRANSLATE_NOOP
from editor.rules.fixes import urls, values
from editor.rules.fixes.duplicates import DUPLICATE_FIXES
from editor.rules.fixes.entries import KeepOneSide
from editor.rules.fixes.remedy import ClearColumn, Remedy, RemoveEntries, Rewrite, Rewriter, sure_remedy
from editor.rules.lastmod import day_forms

Fixes = dict[str, tuple[Remedy, ...]]


def _sure(id_: str, title: str, new: Rewriter) -> Remedy:
    return sure_remedy(id_, title, Rewrite(new))


def _ask(id_: str, title: str, new: Rewriter) -> Remedy:
    return Remedy(id_, title, Rewrite(new))


def _whether_sure(id_: str, title: str, new: Rewriter) -> tuple[Remedy, Remedy]:
    """What is done unasked where it is safe, and on demand where it is not."""
    return _sure(id_, title, new), _ask(id_, title, new)


_TRIM = _sure("trim", QT_TRANSLATE_NOOP("fixes", "Remove the white space around it"), values.trimmed_value)
_REMOVE_INVISIBLE = QT_TRANSLATE_NOOP("fixes", "Remove the invisible characters")
_COMPLETE_SCHEME = QT_TRANSLATE_NOOP("fixes", "Complete the scheme")
_SLASH = QT_TRANSLATE_NOOP("fixes", "Add the slash after the host")
_WRITE_DATE = QT_TRANSLATE_NOOP("fixes", "Use the W3C date format")
_REMOVE_DATE = _ask("remove", QT_TRANSLATE_NOOP("fixes", "Remove the date"), values.absent)
_DAY_ALONE = _ask("day", QT_TRANSLATE_NOOP("fixes", "Keep only the day"), values.day_alone)
_IN_UTC = _ask("utc", QT_TRANSLATE_NOOP("fixes", "Treat the time as UTC"), values.in_utc)
_REMOVE_FREQUENCY = _ask("remove", QT_TRANSLATE_NOOP("fixes", "Remove the frequency"), values.absent)
_REMOVE_PRIORITY = _ask("remove", QT_TRANSLATE_NOOP("fixes", "Remove the priority"), values.absent)
_REMOVE_ENTRY = Remedy("remove-entry", QT_TRANSLATE_NOOP("fixes", "Remove the entry"), RemoveEntries())
_ENCODE_SPACES = QT_TRANSLATE_NOOP("fixes", "Write spaces as %20")
_ENCODE = QT_TRANSLATE_NOOP("fixes", "Percent-encode the characters")
_UNESCAPE = QT_TRANSLATE_NOOP("fixes", "Write the character itself")
_WRITE_SLASHES = QT_TRANSLATE_NOOP("fixes", "Replace \\ with /")
_ENCODE_PERCENT = QT_TRANSLATE_NOOP("fixes", "Write % as %25")

_CORRECT_SCHEME = QT_TRANSLATE_NOOP("fixes", "Correct the scheme")

_LOC_FIXES: Fixes = {
    "loc-padded": (_TRIM,),
    "loc-below-schema-minimum": _whether_sure("slash", _SLASH, values.sure_url("loc-below-schema-minimum")),
    "loc-not-absolute": (
        _ask("visible", _REMOVE_INVISIBLE, values.visible_url),
        _ask("complete", _COMPLETE_SCHEME, urls.completing(values.suggestion_of("loc-not-absolute"))),
        _ask("resolve", QT_TRANSLATE_NOOP("fixes", "Add the file's own site"), urls.resolved),
    ),
    "loc-scheme-unsupported": _whether_sure(
        "correct", _CORRECT_SCHEME, values.suggestion_of("loc-scheme-unsupported")
    ),
    "loc-host-invalid": (
        _ask(
            "slashes",
            QT_TRANSLATE_NOOP("fixes", "Correct the slashes around the host"),
            urls.with_host_between_slashes,
        ),
    ),
    "loc-not-public-host": (
        _ask("host", QT_TRANSLATE_NOOP("fixes", "Use the site's own scheme and host"), urls.on_public_site),
    ),
    "loc-userinfo": (
        _ask("remove", QT_TRANSLATE_NOOP("fixes", "Remove user name and password"), urls.without_userinfo),
    ),
    "loc-fragment": (
        _ask("cut", QT_TRANSLATE_NOOP("fixes", "Remove everything from # on"), urls.without_fragment),
    ),
    "loc-space": (
        _sure("encode", _ENCODE_SPACES, values.sure_url("loc-space")),
        _ask("first", QT_TRANSLATE_NOOP("fixes", "Keep the first of several URLs"), urls.first_of_several),
        Remedy(
            "after-slash",
            QT_TRANSLATE_NOOP("fixes", "Remove the white space after a slash"),
            Rewrite(urls.without_spaces_after_slash),
            guesses=True,
        ),
        _ask("encode", _ENCODE_SPACES, urls.with_spaces_encoded),
        _ask("remove", QT_TRANSLATE_NOOP("fixes", "Remove the white space"), urls.without_spaces),
    ),
    "loc-illegal-character": (
        _sure("encode", _ENCODE, values.sure_url("loc-illegal-character")),
        _ask("encode", _ENCODE, urls.with_illegal_encoded),
        _ask("slashes", _WRITE_SLASHES, urls.with_slashes),
        Remedy(  # all that is left when the others are done stands for what could not be read
            "remove",
            QT_TRANSLATE_NOOP("fixes", "Remove the characters"),
            Rewrite(urls.without_illegal),
            guesses=True,
        ),
    ),
    "loc-bad-percent": (
        _sure("encode", _ENCODE_PERCENT, values.sure_url("loc-bad-percent")),
        _ask("unicode", QT_TRANSLATE_NOOP("fixes", "Convert %u codes to UTF-8"), urls.with_unicode_encoded),
        _ask("encode", _ENCODE_PERCENT, urls.with_percent_encoded),
    ),
    "loc-non-ascii": (
        _ask("encode", QT_TRANSLATE_NOOP("fixes", "Percent-encode as UTF-8"), urls.percent_encoded_url),
    ),
    "loc-idn-host": (
        _ask("ascii", QT_TRANSLATE_NOOP("fixes", "Write the host in ASCII (xn--)"), urls.with_ascii_host),
    ),
    "invisible-character": (_ask("remove", _REMOVE_INVISIBLE, urls.without_unseen),),
    "loc-double-escaped": _whether_sure("unescape", _UNESCAPE, values.sure_url("loc-double-escaped")),
    "loc-double-encoded": (
        _ask("decode", QT_TRANSLATE_NOOP("fixes", "Decode %25 before an escape"), urls.decoded_once),
    ),
    "loc-uppercase-host": _whether_sure(
        "lower-case",
        QT_TRANSLATE_NOOP("fixes", "Change scheme and host to lower case"),
        values.sure_url("loc-uppercase-host"),
    ),
    "loc-default-port": _whether_sure(
        "remove", QT_TRANSLATE_NOOP("fixes", "Remove the port"), values.sure_url("loc-default-port")
    ),
    "loc-no-root-slash": _whether_sure("slash", _SLASH, values.sure_url("loc-no-root-slash")),
    "loc-dot-segments": (
        _ask(
            "resolve",
            QT_TRANSLATE_NOOP("fixes", "Resolve the dots in the path"),
            values.suggestion_of("loc-dot-segments"),
        ),
    ),
    "loc-session-or-tracking": (
        _ask("remove", QT_TRANSLATE_NOOP("fixes", "Remove these parameters"), urls.without_tracking),
    ),
    "loc-double-slash": (
        _ask(
            "single",
            QT_TRANSLATE_NOOP("fixes", "Use a single slash"),
            values.suggestion_of("loc-double-slash"),
        ),
    ),
    "loc-empty": (_REMOVE_ENTRY,),
    "text-line-not-url": (
        _ask("correct", _REMOVE_INVISIBLE, values.visible_url),
        _ask("complete", _COMPLETE_SCHEME, urls.completing(values.suggestion_of("text-line-not-url"))),
        Remedy("remove-entry", QT_TRANSLATE_NOOP("fixes", "Remove the line"), RemoveEntries()),
    ),
    "merge-conflict": (
        Remedy("ours", QT_TRANSLATE_NOOP("fixes", "Keep the first side"), KeepOneSide(ours=True)),
        Remedy("theirs", QT_TRANSLATE_NOOP("fixes", "Keep the second side"), KeepOneSide(ours=False)),
    ),
}

_REMOVE_OTHERS = Remedy(  # of another site they may be right, in a file of their own
    "remove-entry", QT_TRANSLATE_NOOP("fixes", "Remove these entries"), RemoveEntries(), guesses=True
)


def _move(title: str) -> Remedy:
    """To the site where the file is published, from any other: whether the page is there, who knows."""
    return Remedy("site", title, Rewrite(urls.on_published_site), guesses=True)


_SCOPE_FIXES: Fixes = {
    "mixed-hosts": (
        _ask(
            "www",
            QT_TRANSLATE_NOOP("fixes", "Use www, or not, as most URLs do"),
            urls.spelt_as_usual,
        ),
        _REMOVE_OTHERS,
    ),
    "mixed-schemes": (
        _ask("scheme", QT_TRANSLATE_NOOP("fixes", "Use the scheme most URLs have"), urls.with_usual_scheme),
    ),
    "url-off-host": (
        _ask(
            "www",
            QT_TRANSLATE_NOOP("fixes", "Use www, or not, as the file's own URL does"),
            urls.spelt_as_published,
        ),
        _move(QT_TRANSLATE_NOOP("fixes", "Use the file's own scheme and host")),
        _REMOVE_OTHERS,
    ),
    "url-off-scheme": (
        _ask(
            "scheme",
            QT_TRANSLATE_NOOP("fixes", "Use the file's own scheme"),
            urls.with_published_scheme,
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
        _ask(
            "www",
            QT_TRANSLATE_NOOP("fixes", "Use www, or not, as the index does"),
            urls.spelt_as_published,
        ),
        _move(QT_TRANSLATE_NOOP("fixes", "Use the index's scheme and host")),
        _REMOVE_OTHERS,
    ),
}

_VALUE_FIXES: Fixes = {
    "lastmod-not-w3c-datetime": (
        _sure("rewrite", _WRITE_DATE, values.sure_value_remedy("lastmod")),
        _ask("visible", _REMOVE_INVISIBLE, values.visible_date),
        Remedy("rewrite", _WRITE_DATE, Rewrite(values.usual_order), tells=True),
        _DAY_ALONE,  # before those that guess: it reads a day as the other dates are read
        Remedy(
            "day-first",
            QT_TRANSLATE_NOOP("fixes", "Read as day/month/year"),
            Rewrite(values.date_in_order(day_forms.day_first)),
            guesses=True,
        ),
        Remedy(
            "month-first",
            QT_TRANSLATE_NOOP("fixes", "Read as month/day/year"),
            Rewrite(values.date_in_order(day_forms.month_first)),
            guesses=True,
        ),
        _ask("unix", QT_TRANSLATE_NOOP("fixes", "Read as Unix time"), values.unix_time),
        _IN_UTC,
        _REMOVE_DATE,
    ),
    "lastmod-missing-timezone": (_DAY_ALONE, _IN_UTC, _REMOVE_DATE),
    "lastmod-impossible-date": (
        *_whether_sure(
            "next-day",
            QT_TRANSLATE_NOOP("fixes", "Write 24:00 as the next day"),
            values.sure_value_remedy("lastmod"),
        ),
        _DAY_ALONE,
        _ask(
            "month-last",
            QT_TRANSLATE_NOOP("fixes", "Read as year-day-month"),
            values.date_in_order(day_forms.month_last),
        ),
        _ask(
            "last-day",
            QT_TRANSLATE_NOOP("fixes", "Use the last day of the month"),
            values.date_in_order(day_forms.last_of_month),
        ),
        _REMOVE_DATE,
    ),
    "lastmod-reduced-precision": (
        _ask("first-day", QT_TRANSLATE_NOOP("fixes", "Add the first day of the month"), values.first_day),
        _REMOVE_DATE,
    ),
    "lastmod-no-seconds": (
        _sure(
            "seconds",
            QT_TRANSLATE_NOOP("fixes", "Add :00 for the seconds"),
            values.sure_value_remedy("lastmod"),
        ),
    ),
    "lastmod-in-future": (_REMOVE_DATE,),
    "lastmod-before-1970": (_REMOVE_DATE,),
    "lastmod-before-1991": (_REMOVE_DATE,),
    "changefreq-unknown": (
        _sure(
            "correct",
            QT_TRANSLATE_NOOP("fixes", "Correct the spelling"),
            values.sure_value_remedy("changefreq"),
        ),
        _ask(
            "nearest",
            QT_TRANSLATE_NOOP("fixes", "Use the nearest frequency"),
            values.suggestion_of("changefreq-unknown"),
        ),
        _REMOVE_FREQUENCY,
    ),
    "priority-not-a-number": (
        *_whether_sure(
            "number", QT_TRANSLATE_NOOP("fixes", "Use a decimal point"), values.sure_value_remedy("priority")
        ),
        _ask("visible", _REMOVE_INVISIBLE, values.visible_number),
        _ask("percent", QT_TRANSLATE_NOOP("fixes", "Convert the percentage"), values.percentage_as_part),
        _ask(
            "dot", QT_TRANSLATE_NOOP("fixes", "Replace the decimal comma with a point"), values.comma_as_dot
        ),
        _REMOVE_PRIORITY,
    ),
    "priority-out-of-range": (
        _ask(
            "clamp",
            QT_TRANSLATE_NOOP("fixes", "Use 0.0 or 1.0, whichever is nearer"),
            values.suggestion_of("priority-out-of-range"),
        ),
        _REMOVE_PRIORITY,
    ),
    "priority-odd-form": (
        _sure(
            "rewrite",
            QT_TRANSLATE_NOOP("fixes", "Use the usual format"),
            values.sure_value_remedy("priority"),
        ),
        _ask(
            "round",
            QT_TRANSLATE_NOOP("fixes", "Round to two decimals"),
            values.suggestion_of("priority-odd-form"),
        ),
    ),
    "changefreq-priority-ignored": (
        Remedy(
            "remove",
            QT_TRANSLATE_NOOP("fixes", "Remove all frequencies and priorities"),
            ClearColumn(("changefreq", "priority")),
        ),
    ),
    "priority-all-same": (
        Remedy("remove", QT_TRANSLATE_NOOP("fixes", "Remove all priorities"), ClearColumn(("priority",))),
    ),
    "lastmod-all-identical": (
        Remedy(
            "remove",
            QT_TRANSLATE_NOOP("fixes", "Remove the identical dates"),
            ClearColumn(("lastmod",), values.commonest),
        ),
    ),
}

VALUE_FIXES: Fixes = {**_LOC_FIXES, **_SCOPE_FIXES, **DUPLICATE_FIXES, **_VALUE_FIXES}
