"""What can be wrong with a translation: it has other placeholders, tags, mnemonics or forms than the text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from string import Formatter

_TAG = re.compile(r"</?[a-z]+[^<>]*>")
_NUMBER = re.compile(r"%L?(?:n|[1-9])")
_MNEMONIC = re.compile(r"&(?=[^\s&])(?![a-zA-Z]+;|#[0-9]+;)")
_AMPERSANDS = re.compile(r"&&")
_BLANKS = " \t\n"  # without the no-break spaces of a language, such as that between the digits of a number


def is_plural(text: str) -> bool:
    """Tell whether the form of a text depends on a number, which stands for %Ln."""
    return "%Ln" in text or "%n" in text


def faults_of(text: str, forms: Sequence[str], wanted: int) -> Iterator[str]:
    """Yield what is wrong with a translation of a text, which is to have so many forms, in words."""
    if len(forms) != wanted:
        yield f"needs {wanted} forms"
    for place, form in enumerate(forms):
        if not form.strip(_BLANKS):
            yield "is empty"
            continue
        is_one = is_plural(text) and len(forms) > 1 and place == 0
        yield from _faults(text, form, is_one=is_one)


def _faults(text: str, form: str, *, is_one: bool) -> Iterator[str]:
    """Yield what is wrong with one form; that for a single thing may do without its number or name."""
    for what, find in (("placeholders", _placeholders), ("numbers", _numbers)):
        wanted, found = find(text), find(form)
        if found != wanted and not (is_one and found <= wanted):
            yield f"has the {what} {_listed(found)} instead of {_listed(wanted)}"
    if _tags(text) != _tags(form):
        yield f"has the tags {_listed(_tags(form))} instead of {_listed(_tags(text))}"
    if _mnemonics(text) != _mnemonics(form):
        yield "has no mnemonic (&)" if _mnemonics(text) else "has a mnemonic (&)"
    for side, ends in (("begins", _lead), ("ends", _trail)):
        if ends(text) != ends(form):
            yield f"{side} with other white space"
    if text.rstrip().endswith("…") != form.rstrip().endswith("…"):
        yield "must end in … as the English does, or not"


def _placeholders(text: str) -> Counter[str]:
    try:
        pieces = list(Formatter().parse(text))
    except ValueError:  # a text that shows braces
        return Counter(re.findall(r"\{\w+\}", text))
    return Counter({f"{{{name}:{form}}}": 1 for _, name, form, _ in pieces if name is not None})


def _numbers(text: str) -> Counter[str]:
    return Counter(set(_NUMBER.findall(text)))


def _tags(text: str) -> Counter[str]:
    return Counter(_TAG.findall(text))


def _mnemonics(text: str) -> int:
    return len(_MNEMONIC.findall(_AMPERSANDS.sub("", text)))


def _lead(text: str) -> str:
    return text[: len(text) - len(text.lstrip(_BLANKS))]


def _trail(text: str) -> str:
    return text[len(text.rstrip(_BLANKS)) :]


def _listed(found: Counter[str]) -> str:
    return ", ".join(sorted(found.elements())) or "none"
