"""Values for display and while they are typed: dates, URLs, and what selected entries share.

Dates are shown as they are written, or in the format of the user's locale; URLs are decoded, and
without the origin (scheme and host) that most entries share. A value is checked while the user
types it, before it is in the document. How a person enters dates is set by the window: the calendar
popup reads it each time it opens.
"""

import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple
from urllib.parse import unquote

from PySide6.QtCore import QDate, QLocale, Qt, QTime

from editor.core.document.rows import Rows
from editor.core.extensions.extension_declarations import ValueForm, ValueKind
from editor.core.fields import XML_SPACE
from editor.core.search import TextSpan
from editor.core.values.placeholders import is_unfilled
from editor.core.values.urls import decoded_for_display
from editor.core.values.w3c_datetime import Precision, W3CDatetime, parse_date
from editor.models.words.explanations import rule_message, shorten_value
from editor.rules.catalogue import RULE_BY_ID, severity_of_hit
from editor.rules.extensions.extension_values import extension_value_hits
from editor.rules.extensions.hreflang_links import tag_hits
from editor.rules.finding import Context, Hit
from editor.rules.rule import RuleChoice, Severity
from editor.rules.values.value_families import VALUE_FAMILIES


class Common(NamedTuple):
    """The value that some entries share; "" if it differs or if none has one."""

    value: str = ""
    is_mixed: bool = False


MIXED = Common(is_mixed=True)


def common_value(column: Sequence[str], rows: Rows) -> Common:
    """Return the value that all rows have in a column, or MIXED; stops at the first difference."""
    if not rows:
        return Common()
    value = column[rows[0]]
    if column[rows[-1]] != value or column[rows[len(rows) // 2]] != value:
        return MIXED
    if isinstance(rows, range):
        part = column[rows.start : rows.stop]  # counted in C: a million rows in some milliseconds
        return Common(value) if part.count(value) == len(part) else MIXED
    return Common(value) if all(column[row] == value for row in rows) else MIXED


_MOST_KNOWN = 10_000
WRITTEN, DAY, LONG = "written", "day", "long"  # forms of dates, as the setting names them
_WEEKDAY = re.compile(r"^dddd?(?:'[^']*'|[^\w'])*|(?:'[^']*'|[^\w'])*dddd?$")


class DateDisplay:
    """Formats the dates of a document for display; an invalid date is shown as it is written."""

    def __init__(self) -> None:
        self.form = WRITTEN
        self._known: dict[str, str] = {}

    def set_form(self, form: str) -> None:
        """Set how dates are shown: as the setting names it."""
        self.form = form
        self._known.clear()

    def readable(self, text: str) -> str:
        """Return a date in the format to display."""
        if self.form == WRITTEN:
            return shorten_value(text)
        shown = self._known.get(text)
        if shown is None:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            moment = parse_date(text.strip(XML_SPACE))
            shown = self._known[text] = shorten_value(text) if moment is None else self._shown(moment)
        return shown

    def _shown(self, moment: W3CDatetime) -> str:
        if self.form == DAY:
            return str(moment)[: len("2026-11-26")]
        return local_date(moment, QLocale(), is_long=self.form == LONG)


def local_date(moment: W3CDatetime, locale: QLocale, *, is_long: bool = False) -> str:
    """Return a date in the format of a locale, with its own time and zone; a
    year or month alone is not changed.

    is_long: with the name of the month instead of its number.
    """
    if moment.precision < Precision.DAY:
        return str(moment)
    form = QLocale.FormatType.ShortFormat
    pattern = locale.dateFormat(form)
    if is_long:
        pattern = without_weekday(locale.dateFormat(QLocale.FormatType.LongFormat))
    elif "yyyy" not in pattern:  # a year of two digits could be taken for a day
        pattern = pattern.replace("yy", "yyyy")
    words = [locale.toString(QDate(moment.year, moment.month or 1, moment.day or 1), pattern)]
    if moment.precision >= Precision.MINUTE:
        clock = locale.timeFormat(form)
        if moment.precision >= Precision.SECOND and "s" not in clock:
            clock = clock.replace("mm", "mm:ss")
        time = QTime(moment.hour or 0, moment.minute or 0, moment.second or 0)
        words += [locale.toString(time, clock), "UTC" if moment.zone == "Z" else moment.zone]
    return " ".join(words)


def without_weekday(pattern: str) -> str:
    """Return the pattern of a date without the day of the week at its begin or end."""
    return _WEEKDAY.sub("", pattern).strip()


class Hint(NamedTuple):
    """The worst problem of a value, if any."""

    severity: int = 0  # 0: nothing
    message: str = ""
    fix: str = ""  # what a safe fix makes of the value; "" if there is none


NO_HINT = Hint()


def hint_for(field: str, value: str, context: Context) -> Hint:
    """Check a value of a field by the rules for single values; notes do not count, and "" is never wrong."""
    if not value:
        return NO_HINT
    family = VALUE_FAMILIES[field]
    hint = _worst(family.check(value, context), value, context.choice)
    if not hint.severity or is_unfilled(field, value):
        return hint
    new = family.suggested(value, context)
    return hint._replace(fix=new) if new and new != value else hint


def form_hint(form: ValueForm, value: str, context: Context) -> Hint:
    """Check a value of an extension by its rules; notes do not count, and "" is never wrong."""
    if not value:
        return NO_HINT
    return _worst(
        tag_hits(value) if form.kind is ValueKind.HREFLANG else extension_value_hits(form, value, context),
        value,
        context.choice,
    )


def _worst(hits: Sequence[Hit], value: str, choice: RuleChoice) -> Hint:
    def severity(hit: Hit) -> Severity:
        return choice.seen(hit.rule, severity_of_hit(hit))

    hit = max((one for one in hits if one.rule not in choice.off), key=severity, default=None)
    if hit is None or severity(hit) < Severity.ADVICE:
        return NO_HINT
    return Hint(severity(hit), rule_message(RULE_BY_ID[hit.rule], hit.params, value))


_SAMPLE = 500  # entries that are looked at: enough to find what most of them share
_ORIGIN = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://[^/?#\s]+(?=/)")


class UrlDisplay:
    """Formats the URLs of one document for display."""

    def __init__(self, locs: Sequence[str]) -> None:
        self._folds = True
        self._origin = self._prefix = ""
        self.refresh(locs)

    @property
    def folded_origin(self) -> str:
        """The origin, as written, that is left out of URLs which have it; "" if none is."""
        return self._origin if self._folds else ""

    def set_fold_origin(self, fold: bool) -> None:
        """Set whether the origin that most URLs share is left out when they are shown."""
        self._folds = fold

    def refresh(self, locs: Sequence[str]) -> bool:
        """Find the shared origin again, and tell whether it has changed."""
        sample = _sample(locs)
        if self._origin and _is_most(sum(loc.startswith(self._prefix) for loc in sample), sample):
            return False
        before, self._origin = self._origin, _origin_of_most(sample)
        self._prefix = f"{self._origin}/"
        return before != self._origin

    def readable(self, loc: str) -> str:
        """Return a URL for display on one line: decoded where that loses
        nothing, without the shared origin.
        """
        if self._folds and self._origin and loc.startswith(self._prefix):
            if "%" not in loc and "xn--" not in loc:
                return shorten_value(loc[len(self._origin) :])
            readable = _decoded(loc)
            return readable[origin_length(readable) :]
        return _decoded(loc)

    def shown_span(self, loc: str, span: TextSpan) -> TextSpan | None:
        """Return the span in `readable(loc)` that shows a span of the URL; None if it is not shown."""
        shown = self.readable(loc)
        hidden = len(self._origin) if self._folds and self._origin and loc.startswith(self._prefix) else 0
        start, end = max(span[0] - hidden, 0), span[1] - hidden
        if span[1] <= hidden and hidden:
            return None
        if shown == loc[hidden:]:
            return start, end
        seen = _seen_as(loc[hidden:], shown)
        if not seen:
            return None
        if start == end:
            place = seen[start][0] if start < len(seen) else len(shown)
            return place, place
        return seen[start][0], seen[end - 1][1]

    def is_shared(self, origin: str) -> bool:
        """Tell whether an origin, as displayed, is the one that most entries share."""
        return origin == _decoded(self._origin)


def with_origin(path: str, origin: str) -> str:
    """Return a path with an origin before it; any other text unchanged."""
    is_path = bool(origin) and path.startswith("/") and not path.startswith("//")
    return origin + path if is_path else path


def origin_length(url: str) -> int:
    """Return the length of the scheme and host of a URL; 0 if no path follows them."""
    match = None if url.startswith("/") else _ORIGIN.match(url)
    return match.end() if match else 0


def _decoded(loc: str) -> str:
    return shorten_value(decoded_for_display(loc) if "%" in loc or "xn--" in loc else loc)


def _seen_as(loc: str, shown: str) -> list[TextSpan]:
    """Return the span of the displayed URL that shows each character of the URL; [] if that is ambiguous.

    All characters of a percent escape get the span of the character that it encodes, all of a host in
    Punycode that of the host in Unicode.
    """
    seen: list[TextSpan] = []
    host, place = origin_length(loc), origin_length(shown)
    if loc[:host] == shown[:place]:
        place = 0
    else:
        seen = [(0, place)] * host
    while len(seen) < len(loc):
        here = len(seen)
        if place >= len(shown):
            return []
        one = shown[place]
        length = 1 if loc[here] == one else 3 * len(one.encode(errors="replace"))
        if length > 1 and unquote(loc[here : here + length]) != one:
            return []
        seen += [(place, place + 1)] * length
        place += 1
    return seen if place == len(shown) else []


def commonest_origin(locs: Sequence[str]) -> str:
    """Return the origin that most of the absolute URLs have; "" if none is so common."""
    return _origin_of_most([loc for loc in _sample(locs) if "://" in loc])


def _sample(locs: Sequence[str]) -> list[str]:
    """Return some of the URLs, evenly spaced; empty ones, of new rows, are left out."""
    return list(filter(None, locs[:: max(1, len(locs) // _SAMPLE)]))


def _origin_of_most(sample: Sequence[str]) -> str:
    origins = Counter(match[0] for match in map(_ORIGIN.match, sample) if match)
    if not origins:
        return ""
    origin, count = origins.most_common(1)[0]
    return origin if _is_most(count, sample) else ""


def _is_most(count: int, sample: Sequence[str]) -> bool:
    return count * 2 > len(sample)


_PRECISIONS = {"day": Precision.DAY, "minute": Precision.MINUTE, "second": Precision.SECOND}
_DAYS = {"monday": Qt.DayOfWeek.Monday, "saturday": Qt.DayOfWeek.Saturday, "sunday": Qt.DayOfWeek.Sunday}


class DateHabits(NamedTuple):
    """The values of the settings about entering dates."""

    first_day: str = ""  # of the week; "": as usual in the user's country
    precision: str = "day"  # of a new date
    zone: str = ""  # of a new time: "Z", "here", or "": UTC, and local time for the present moment

    def first_day_of_week(self, locale: QLocale) -> Qt.DayOfWeek:
        """Return the day with which the calendar begins a week."""
        is_unknown = QLocale.system().language() is QLocale.Language.C  # where English would mean America
        usual = QLocale.c() if is_unknown and locale.language() is QLocale.Language.English else locale
        return _DAYS.get(self.first_day, usual.firstDayOfWeek())

    def new_precision(self) -> Precision:
        """Return the precision of a new date."""
        return _PRECISIONS[self.precision]


_HABITS = [DateHabits()]


def date_habits() -> DateHabits:
    """Return the habits that hold now."""
    return _HABITS[0]


def set_date_habits(habits: DateHabits) -> None:
    """Let other habits hold from now on."""
    _HABITS[0] = habits
