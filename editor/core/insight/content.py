"""Pictures of what entries contain beyond the basic fields: images, videos, news, and other languages."""

from collections import Counter
from itertools import permutations

from editor.core.extensions.languages import X_DEFAULT
from editor.core.filtering.printing import as_word
from editor.core.insight.chart import Bar, Chart, Remark, Tone, insight_phrase, most_common
from editor.core.insight.source import InsightSource
from editor.core.text import QT_TRANSLATE_NOOP

_MOST = 15  # bars
COVERAGE = QT_TRANSLATE_NOOP("insight", "Entries with images, videos, news, languages")
LANGUAGES = QT_TRANSLATE_NOOP("insight", "Pages by language")
MISSING_PAIRS = QT_TRANSLATE_NOOP("insight", "Pages without a link to a language")
_NAMES = {
    "image": QT_TRANSLATE_NOOP("insight", "Images"),
    "video": QT_TRANSLATE_NOOP("insight", "Videos"),
    "news": QT_TRANSLATE_NOOP("insight", "News"),
    "hreflang": QT_TRANSLATE_NOOP("insight", "Languages"),
}


def by_coverage(source: InsightSource) -> Chart:
    """Return the bars of how many entries have each extension."""
    bars = tuple(
        Bar(insight_phrase(label), source.extensions.get(name, 0), f"has:{name}")
        for name, label in _NAMES.items()
    )
    return Chart("coverage", COVERAGE, bars, len(source))


def by_language(source: InsightSource) -> Chart:
    """Return the bars of the languages that entries give their own pages."""
    found = Counter(language for own in source.languages for language in own)
    bars = most_common(
        [Bar(language, count, f"language:{as_word(language)}") for language, count in found.items()], _MOST
    )
    without = len(source) - sum(map(bool, source.languages)) if found else 0
    label = insight_phrase(QT_TRANSLATE_NOOP("insight", "None told"))
    none = (Bar(label, without, "-language:*", Tone.ABSENT),) if without else ()
    return Chart("language", LANGUAGES, (*bars, *none), len(source))


def by_missing_pair(source: InsightSource) -> Chart:
    """Return the bars of the pairs of languages where pages of the one do not link to the other."""
    groups = Counter(zip(source.languages, source.versions, strict=False))
    known = {language for own, _ in groups for language in own} - {X_DEFAULT}
    missing: Counter[tuple[str, str]] = Counter()
    linked: Counter[tuple[str, str]] = Counter()
    for (own, links), count in groups.items():
        for language in own:
            for other in known.difference((language,)):
                (linked if other in links else missing)[language, other] += count
    bars = most_common(
        [
            Bar(
                f"{one} → {other}",
                missing[one, other],
                f"language:{as_word(one)} -version:{as_word(other)}",
                Tone.WARNING,
            )
            for one, other in permutations(sorted(known), 2)
            if missing[one, other]
        ],
        _MOST,
    )
    remarks: tuple[Remark, ...] = ()
    if len(known) > 1 and not bars:
        remarks = (
            Remark(insight_phrase(QT_TRANSLATE_NOOP("insight", "Each page links to all other languages."))),
        )
    return Chart("missing-pair", MISSING_PAIRS, bars, len(source), remarks)
