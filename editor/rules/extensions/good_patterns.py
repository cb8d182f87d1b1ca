"""Makes regular expressions that match good blocks of extensions, from blocks without findings.

A pattern matches a subset of the good blocks: the exact rules check all others. It ignores the rules that
compare a block with its entry, with other blocks or with the time.
"""

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import groupby

from editor.core.extensions.codes import COUNTRIES, CURRENCIES, LANGUAGES
from editor.core.extensions.declaration import ValueForm, ValueKind
from editor.core.extensions.nodes import Node
from editor.core.fields import XML_SPACE
from editor.core.xml.tokens import SPACE
from editor.rules.lastmod.check import DAY_TEXT, MINUTE_TEXT, ZONE_TEXT

_HOST = r"(?:[a-z0-9_-]{1,30}+\.){1,5}+[a-z]{2,20}"
_SIGNS = r"[A-Za-z0-9._~!$'()*+,;=:@/-]*+"
_REST = rf"{_SIGNS}(?:(?:&amp;|%[0-9A-Fa-f]{{2}}){_SIGNS})*+"
ORIGIN = rf"https?://{_HOST}"  # part of the patterns of all URLs
_URL = rf"{ORIGIN}(?:/{_REST}(?:\?{_REST})?+)?+"
_MEDIA_URL = rf"{ORIGIN}/{_REST}"
_NO_REFERENCE = "(?<![0-9A-Fa-f];)"  # a reference to a character, which might be whitespace
_CDATA, _CDATA_END = "<![CDATA[", "]]>"
_ANY_TEXT = r"[^<]*+(?:<!\[CDATA\[[^\]]*+\]\]>[^<]*+)*+"


def pattern_of(text: str, node: Node) -> str | None:
    """Return a pattern for blocks written like this good one; None if there is none."""
    if node.extension is None:
        return _anything(text, node)
    start = _start_tag(text, node)
    inner = _content(text, node)
    if start is None or inner is None:
        return None
    return f"{start}{inner}{re.escape(text[node.close : node.end])}"


def _content(text: str, node: Node) -> str | None:
    content = text[node.inner : node.close]
    if node.children:
        return _children(text, node)
    if node.element is None:
        return None
    if node.element.form.kind is ValueKind.NONE or not content:
        return re.escape(content) if not content.strip(XML_SPACE) else None
    if content.startswith(_CDATA) and content.endswith(_CDATA_END) and content.count(_CDATA) == 1:
        good = good_value(node.element.form, "]") if node.element.form.kind is ValueKind.TEXT else None
        return f"{re.escape(_CDATA)}(?:{good}){re.escape(_CDATA_END)}" if good else None
    good = good_value(node.element.form) if "<" not in content else None
    return f"(?:{good})" if good else None


def _children(text: str, node: Node) -> str | None:
    patterns: list[tuple[str, int | None]] = []
    position = node.inner
    for child in node.children:
        pattern = pattern_of(text, child)
        if pattern is None or text[position : child.start].strip(XML_SPACE):
            return None
        patterns.append((pattern, child.element.max_count if child.element else None))
        position = child.end
    if text[position : node.close].strip(XML_SPACE):
        return None
    parts = []
    for (pattern, limit), alike in groupby(patterns):
        number = len(list(alike))
        times = "" if limit == 1 else "++" if limit is None else f"{{1,{limit}}}+"
        parts.append(f"(?:{SPACE}{pattern}){times}" * (number if limit == 1 else 1))
    return "".join(parts) + SPACE


def _start_tag(text: str, node: Node) -> str | None:
    parts = []
    position = node.start
    for attribute in node.attributes:
        declared = node.element.attribute(attribute.name) if node.element else None
        if declared is None:
            good: str | None = re.escape(text[attribute.start : attribute.end])
        else:
            good = good_value(declared.form, text[attribute.end])
        if good is None:
            return None
        parts.append(f"{re.escape(text[position : attribute.start])}(?:{good})")
        position = attribute.end
    return "".join(parts) + re.escape(text[position : node.inner])


def _anything(text: str, node: Node) -> str | None:
    """Return a pattern for foreign elements, whose contents no rule checks."""
    parts = []
    position = node.start
    for attribute in node.attributes:
        parts.append(f"{re.escape(text[position : attribute.start])}[^<{text[attribute.end]}]*+")
        position = attribute.end
    parts.append(re.escape(text[position : node.inner]))
    for child in node.children:
        pattern = _anything(text, child) if child.extension is None else None
        if pattern is None:
            return None
        parts.append(_ANY_TEXT + pattern)
    if node.inner < node.end:
        parts.append(_ANY_TEXT)
    return "".join(parts) + re.escape(text[node.close : node.end])


_Maker = Callable[[ValueForm, str], str | None]


@lru_cache(maxsize=256)
def good_value(form: ValueForm, without: str = "") -> str | None:
    """Return a pattern for good values as written, without whitespace around them and not empty; else None.

    without: characters that end the value where it stands, such as its quotes.
    """
    make = _MAKERS.get(form.kind)
    return make(form, without) if make else None


def _good_whole(form: ValueForm, _without: str) -> str:
    first = "[1-9]" if form.lowest else "[0-9]"
    digits = 18 if form.highest is None else len(str(form.highest)) - 1
    return f"{first}[0-9]{{0,{digits - 1}}}"


def any_choice(form: ValueForm) -> str:
    """Return a pattern for the words that a form allows."""
    return "|".join(map(re.escape, form.choices))


def _listed(one: str) -> str:
    return rf"(?:{one})(?: (?:{one}))*+"


def _any_of(codes: Iterable[str]) -> str:
    """Return a pattern for two-letter codes; branching by first letter is far quicker than by code."""
    return "|".join(
        f"{first}[{''.join(code[1] for code in alike)}]"
        for first, alike in groupby(sorted(codes), key=lambda code: code[0])
    )


def _good_language(_form: ValueForm, _without: str) -> str:
    regions = _any_of([*COUNTRIES, *map(str.lower, COUNTRIES)])
    return rf"x-default|(?:{_any_of(LANGUAGES)})(?:-[A-Za-z]{{4}})?+(?:-(?:{regions}))?+"


def _good_text(form: ValueForm, without: str) -> str:
    limit = min(filter(None, (form.max_length, form.schema_length, form.max_bytes, 32_000)))
    others = "(" if form.no_parentheses else ""
    if form.max_bytes:
        ascii_signs = map(chr, range(0x21, 0x7F))
        letters = re.escape("".join(sign for sign in ascii_signs if sign not in "<" + without + others))
        return rf"(?!&#)[{letters}](?:[{letters} ]{{0,{limit - 2}}}[{letters}])?+{_NO_REFERENCE}"
    end = re.escape("<" + without + others)
    edge = rf"[^{end} \t\r\n]"
    return rf"(?!&#){edge}(?:[^{end}]{{0,{limit - 2}}}(?<={edge}))?+{_NO_REFERENCE}"


def _good_url(form: ValueForm, without: str) -> str | None:
    if form.own_domain:
        return None
    good = _good_url_of(form)
    return good.replace("'", "") if without == "'" else good


def _good_url_of(form: ValueForm) -> str:
    if form.not_endings:
        endings = "".join(
            rf"(?<!\.{''.join(f'[{sign}{sign.upper()}]' for sign in ending[1:])})"
            for ending in form.not_endings
        )
        return rf"{_MEDIA_URL}{endings}"
    if form.max_bytes:
        return rf"(?=[^<]{{1,{form.max_bytes}}}<){_URL}"
    return _URL


def _good_date(_form: ValueForm, _without: str) -> str:
    return rf"{DAY_TEXT}(?:{MINUTE_TEXT}:[0-5][0-9](?:\.[0-9]++)?+{ZONE_TEXT})?+"


_MAKERS: dict[ValueKind, _Maker] = {
    ValueKind.TEXT: _good_text,
    ValueKind.URL: _good_url,
    ValueKind.WHOLE: _good_whole,
    ValueKind.SECONDS: _good_whole,
    ValueKind.DECIMAL: lambda _form, _without: r"[0-4](?:\.[0-9]{1,9})?+",
    ValueKind.DATE: _good_date,
    ValueKind.YES_NO: lambda form, _without: any_choice(form),
    ValueKind.CHOICE: lambda form, _without: any_choice(form),
    ValueKind.CHOICES: lambda form, _without: any_choice(form),
    ValueKind.PLATFORMS: lambda form, _without: _listed(any_choice(form)),
    ValueKind.COUNTRIES: lambda _form, _without: _listed(_any_of(COUNTRIES)),
    ValueKind.CURRENCY: lambda _form, _without: "|".join(sorted(CURRENCIES)),
    ValueKind.LANGUAGE: lambda _form, _without: "[a-z]{2,3}",
    ValueKind.HREFLANG: _good_language,
}
