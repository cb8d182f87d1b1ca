"""Whether findings can be fixed, and how, in a few words: what lists of findings and tool tips say."""

from collections.abc import Iterable

from PySide6.QtGui import QKeySequence

from editor.core.text import QT_TRANSLATE_NOOP
from editor.models.words.keys import FIX_KEY
from editor.models.words.translation import translated
from editor.rules.finding import Finding
from editor.rules.rule import Fixability, Rule


def fix_key() -> str:
    """Return the shortcut that fixes the current cell, written as this system does."""
    return QKeySequence(FIX_KEY).toString(QKeySequence.SequenceFormat.NativeText)


def is_fixable(rule: Rule, fix: Fixability) -> bool:
    """Tell whether the window offers a fix for findings of a rule with this kind of fix."""
    return (fix is not Fixability.NONE and rule.has_remedy) or bool(rule.command)


def fix_hint(findings: Iterable[Finding]) -> str:
    """Return a sentence that names the key to fix the findings of a cell; "" if there is no fix."""
    fixable = [finding for finding in findings if is_fixable(finding.rule, finding.fix)]
    if not fixable:
        return ""
    key = fix_key()
    title = next(filter(None, (_safe_title(one.rule) for one in fixable if one.fix is Fixability.AUTO)), "")
    if title:
        words = translated("fixes", "Press {key} to fix: {what}")
        return words.format(key=key, what=translated("fixes", title))
    return translated("fixes", "Press {key} to fix").format(key=key)


def fix_name(finding: Finding) -> str:
    """Return the label of the fix for a finding; "" if there is none."""
    if not is_fixable(finding.rule, finding.fix):
        return ""
    title = _safe_title(finding.rule) if finding.fix is Fixability.AUTO else ""
    return translated("fixes", title or QT_TRANSLATE_NOOP("fixes", "Fix…"))


def _safe_title(rule: Rule) -> str:
    """Return the title of the safe remedy for a rule; "" if there is none."""
    from editor.rules.remedies.catalogue import FIXES  # noqa: PLC0415 - takes 30 ms, and is no part of a list

    return next((remedy.title for remedy in FIXES.get(rule.id, ()) if remedy.safe), "")
