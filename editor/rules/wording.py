"""Findings in words: a rule's message with the parameters of the case at hand."""

from editor.core.text import ENGLISH, QT_TRANSLATE_NOOP, Language, Phrase, Translate, filled_in
from editor.rules.catalogue import RULE_BY_ID, fix_told, severity_told
from editor.rules.entry.check import MAX_SHOWN, shown_text
from editor.rules.finding import OTHERS, Finding, Params, Remark
from editor.rules.rule import Rule

# Parameters in which words of ours are told, with only a few from the file, and their characters at most;
# other such words are phrases.
_OURS = ("reason", "names")
_MAX_OURS = 300
_MORE = QT_TRANSLATE_NOOP("rules", " This entry has {others} more.")
# The sources of rules that are no names of their own.
DESCRIBED = (
    QT_TRANSLATE_NOOP("rules", "official schema"),
    QT_TRANSLATE_NOOP("rules", "sitemaps.org FAQ"),
)


class _Parameters(dict[str, object]):
    """A parameter that a reader does not know leaves a gap in the sentence; findings never fail."""

    def __missing__(self, name: str) -> str:
        return "…"


def message(rule: Rule, params: Params, value: str, language: Language = ENGLISH) -> str:
    """The sentence of a finding; `value` is a parameter of every message."""
    given = {name: _fitting(name, text, language) for name, text in params}
    text = language.translate("rules", rule.message)
    if OTHERS in given:
        text += language.translate("rules", _MORE)
    return text.format_map(_Parameters({"value": shown_text(value), **given}))


def value_in(params: Params) -> str:
    """The value that parameters tell of; "" where words of ours stand for one that is not there."""
    value = dict(params).get("value", "")
    return "" if isinstance(value, Phrase) else str(value)


def sources_told(rule: Rule, translate: Translate) -> str:
    """Who says that a rule is one, one after the other."""
    return ", ".join(translate("rules", source) if source in DESCRIBED else source for source in rule.sources)


def phrase(rule: Rule, params: Params, value: str) -> Phrase:
    """The same where it is part of what another message tells."""
    given = {name: text if isinstance(text, Phrase) else _fitting(name, text) for name, text in params}
    return Phrase(rule.message, "rules", **{"value": shown_text(value), **given})


def _fitting(name: str, given: str | int, language: Language = ENGLISH) -> object:
    text = filled_in(given, language)
    if not isinstance(text, str):
        return text
    most = _MAX_OURS if name in _OURS or isinstance(given, Phrase) else MAX_SHOWN
    return shown_text(text, most) if len(text) > most or "\n" in text else text


def finding_of_remark(remark: Remark) -> Finding:
    """A finding about the file as a whole."""
    rule = RULE_BY_ID[remark.rule]
    return Finding(
        rule,
        severity_told(remark),
        fix_told(remark),
        row=None,
        field=rule.field,
        value=remark.value,
        message=message(rule, remark.params, remark.value),
        params=remark.params,
        count=remark.count,
        line=remark.line,
        column=remark.column,
    )
