"""Findings in words: a rule's message with the parameters of the case at hand."""

from editor.rules.catalogue import RULE_BY_ID, fix_told, severity_told
from editor.rules.finding import OTHERS, Finding, Params, Remark
from editor.rules.rule import Rule
from editor.rules.structure import MAX_SHOWN, shown

# Parameters in which words of ours are told, with only a few from the file, and their characters at most.
_OURS = ("reason", "names", "hint")
_MAX_OURS = 300
_MORE = " This entry has {others} more of these."


class _Parameters(dict[str, str | int]):
    """A parameter that a reader does not know leaves a gap in the sentence; findings never fail."""

    def __missing__(self, name: str) -> str:
        return "…"


def message(rule: Rule, params: Params, value: str) -> str:
    """The sentence of a finding, in English; `value` is a parameter of every message."""
    given = {name: _fitting(name, text) if isinstance(text, str) else text for name, text in params}
    text = rule.message.format_map(_Parameters({"value": shown(value), **given}))
    return text + _MORE.format(**given) if OTHERS in given else text


def _fitting(name: str, text: str) -> str:
    most = _MAX_OURS if name in _OURS else MAX_SHOWN
    return shown(text, most) if len(text) > most or "\n" in text else text


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
