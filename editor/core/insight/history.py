"""Pictures of what changed since the file was opened and saved, and of what its pages answered."""

from collections import Counter
from enum import StrEnum

from editor.core.differences import DifferenceKind
from editor.core.document.saved_state import ChangeCounts
from editor.core.insight.chart import Bar, Chart, Remark, Tone, insight_phrase
from editor.core.insight.source import InsightSource
from editor.core.site.answers import UrlVerdict
from editor.core.text import QT_TRANSLATE_NOOP


class FormerState(StrEnum):
    """A state of the document, of which entries were removed since."""

    SAVED = "saved"
    OPENED = "opened"


SINCE_SAVED = QT_TRANSLATE_NOOP("insight", "Since the last save")
SINCE_OPENED = QT_TRANSLATE_NOOP("insight", "Since the file was opened")
COMPARED = QT_TRANSLATE_NOOP("insight", "Compared with another file")
VERDICTS = QT_TRANSLATE_NOOP("insight", "Answers of the pages")
TIMES = QT_TRANSLATE_NOOP("insight", "Response times, in milliseconds")
_DIFFERENT = {
    DifferenceKind.ONLY_HERE: QT_TRANSLATE_NOOP("insight", "Only here"),
    DifferenceKind.CHANGED: QT_TRANSLATE_NOOP("insight", "Different values"),
    DifferenceKind.ONLY_THERE: QT_TRANSLATE_NOOP("insight", "Only there"),
}
_TIMES = (1, 100, 200, 500, 1_000, 2_000, 5_000)  # milliseconds at which a bar begins
_SLOW = 1_000
_VERDICT_WORDS = {
    UrlVerdict.OK: QT_TRANSLATE_NOOP("insight", "Page to be listed"),
    UrlVerdict.REDIRECTED: QT_TRANSLATE_NOOP("insight", "Redirects"),
    UrlVerdict.CANONICALISED: QT_TRANSLATE_NOOP("insight", "Names another canonical URL"),
    UrlVerdict.NOINDEX: QT_TRANSLATE_NOOP("insight", "Not to be indexed"),
    UrlVerdict.UNVERIFIED: QT_TRANSLATE_NOOP("insight", "Could not be verified"),
    UrlVerdict.BLOCKED: QT_TRANSLATE_NOOP("insight", "Blocked by robots.txt"),
    UrlVerdict.SOFT_404: QT_TRANSLATE_NOOP("insight", "Soft 404"),
    UrlVerdict.CLIENT_ERROR: QT_TRANSLATE_NOOP("insight", "Request refused"),
    UrlVerdict.GONE: QT_TRANSLATE_NOOP("insight", "Gone"),
    UrlVerdict.SERVER_ERROR: QT_TRANSLATE_NOOP("insight", "Server error"),
    UrlVerdict.UNREACHABLE: QT_TRANSLATE_NOOP("insight", "Unreachable"),
}
_HARMLESS = (UrlVerdict.OK, UrlVerdict.UNVERIFIED)
_BAD = (UrlVerdict.GONE, UrlVerdict.SERVER_ERROR, UrlVerdict.UNREACHABLE, UrlVerdict.SOFT_404)


def since_saved(source: InsightSource) -> Chart:
    """Return the bars of rows that were added, changed and removed since the last save."""
    counts = source.since_saved
    bars = _changes(counts, "is:new", "is:changed -is:new") if any(counts) else ()
    return Chart("since-saved", SINCE_SAVED, bars, len(source))


def since_opened(source: InsightSource) -> Chart:
    """Return the bars of rows that were added, changed and removed since the file was opened."""
    counts = source.since_opened
    both = Bar(
        insight_phrase(QT_TRANSLATE_NOOP("insight", "Added or changed")),
        counts.added + counts.changed,
        "is:edited",
    )
    bars = (both, _removed(counts, FormerState.OPENED)) if any(counts) else ()
    return Chart("since-opened", SINCE_OPENED, bars, len(source))


def _changes(counts: ChangeCounts, added: str, changed: str) -> tuple[Bar, ...]:
    return (
        Bar(insight_phrase(QT_TRANSLATE_NOOP("insight", "Added")), counts.added, added),
        Bar(insight_phrase(QT_TRANSLATE_NOOP("insight", "Changed")), counts.changed, changed),
        _removed(counts, FormerState.SAVED),
    )


def _removed(counts: ChangeCounts, since: FormerState) -> Bar:
    return Bar(insight_phrase(QT_TRANSLATE_NOOP("insight", "Removed")), counts.removed, part=since)


def by_comparison(source: InsightSource) -> Chart:
    """Return the bars of what differed when the document was compared; each leads to these differences."""
    compared = source.compared
    if compared is None:
        return Chart("compared", COMPARED)
    bars = [
        Bar(insight_phrase(label), compared.different[kind], part=kind) for kind, label in _DIFFERENT.items()
    ]
    words = insight_phrase(
        QT_TRANSLATE_NOOP("insight", "{name}, {when}. Entries that are the same: {count:,}."),
        name=compared.name,
        when=compared.when,
        count=compared.alike,
    )
    remarks = [Remark(words)]
    if not compared.is_current:
        remarks.append(
            Remark(insight_phrase(QT_TRANSLATE_NOOP("insight", "Entries were edited since then.")))
        )
    total = compared.alike + sum(compared.different.values())
    return Chart("compared", COMPARED, tuple(bars), total, tuple(remarks))


def by_verdict(source: InsightSource) -> Chart:
    """Return the bars of what the answers of pages mean; those not asked for come last."""
    found = Counter(answer.verdict for answer in source.answers.values())
    bars = [
        Bar(insight_phrase(label), found[verdict], f"verdict:{verdict}", _tone(verdict))
        for verdict, label in _VERDICT_WORDS.items()
        if found[verdict]
    ]
    unknown = len(source) - sum(found.values())
    if bars and unknown:
        label = insight_phrase(QT_TRANSLATE_NOOP("insight", "Not checked"))
        all_of_them = " ".join(f"-verdict:{verdict}" for verdict in found)
        bars.append(Bar(label, unknown, all_of_them, Tone.ABSENT))
    return Chart("verdict", VERDICTS, tuple(bars), len(source))


def by_response_time(source: InsightSource) -> Chart:
    """Return the bars of how long pages took to answer."""
    times = Counter(answer.milliseconds for answer in source.answers.values())
    bars = []
    for low, end in zip(_TIMES, (*_TIMES[1:], 0), strict=True):
        count = sum(number for time, number in times.items() if time >= low and (not end or time < end))
        question = f"response:{low}..{end - 1}" if end else f"response>={low}"
        label = f"{low - (low == 1):,}–{end - 1:,}" if end else f"≥ {low:,}"
        if count:
            bars.append(Bar(label, count, question, Tone.WARNING if low >= _SLOW else Tone.PLAIN))
    return Chart("response", TIMES, tuple(bars), len(source))


def _tone(verdict: UrlVerdict) -> Tone:
    if verdict in _BAD:
        return Tone.ERROR
    return Tone.PLAIN if verdict in _HARMLESS else Tone.WARNING
