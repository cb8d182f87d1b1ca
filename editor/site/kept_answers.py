"""The form in which an answer is kept: JSON without what is not known, and without its URL.

A reason is kept as the pattern of its sentence with the values, so that it can be told in any language.
"""

import json
from dataclasses import fields
from typing import Any

from editor.core.site.answers import Hop, PageAnswer, UrlVerdict
from editor.core.site.robots_txt import RobotsRule
from editor.core.text import Phrase

_USUAL = {each.name: each.default for each in fields(PageAnswer) if each.name != "url"}
_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False).encode


def kept_text(answer: PageAnswer) -> str:
    """Return an answer as text, from which `kept_answer` makes it again."""
    told: dict[str, Any] = {}
    for name, usual in _USUAL.items():
        value = getattr(answer, name)
        if value != usual:
            told[name] = value
    if answer.hops:
        told["hops"] = [(hop.url, hop.status) for hop in answer.hops]
    if answer.blocked_by:
        rule = answer.blocked_by
        told["blocked_by"] = (rule.allows, rule.path, rule.line)
    if answer.reason:
        told["reason"] = _kept_words(answer.reason)
    return _encode(told)


def kept_answer(url: str, text: str) -> PageAnswer:
    """Return the answer that was kept; raises ValueError if the text is none."""
    try:
        return _answer(url, text)
    except (TypeError, LookupError, AttributeError, RecursionError) as error:
        raise ValueError(text) from error


def _answer(url: str, text: str) -> PageAnswer:
    told: dict[str, Any] = json.loads(text)
    told["verdict"] = UrlVerdict(told["verdict"])
    told["also"] = tuple(map(UrlVerdict, told.get("also", ())))
    told["hops"] = tuple(Hop(*hop) for hop in told.get("hops", ()))
    told["robots"] = tuple(told.get("robots", ()))
    told["alternates"] = tuple((language, target) for language, target in told.get("alternates", ()))
    blocked = told.get("blocked_by")
    told["blocked_by"] = RobotsRule(*blocked) if blocked else None
    told["reason"] = _words(told.get("reason", ""))
    return PageAnswer(url, **told)


def _kept_words(words: object) -> object:
    """Return a text, or a value in one, as it is kept: a phrase as a list of what makes it again."""
    if not isinstance(words, Phrase):
        return words
    (pattern, context), values = words.parts
    return [pattern, context, {name: _kept_words(value) for name, value in values.items()}]


def _words(kept: Any) -> Any:
    """Return the text that was kept; raises ValueError and TypeError."""
    if not isinstance(kept, list):
        return kept
    pattern, context, values = kept
    try:
        return Phrase(pattern, context, **{name: _words(value) for name, value in values.items()})
    except (LookupError, AttributeError) as error:
        raise ValueError(kept) from error
