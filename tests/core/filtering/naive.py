"""A filter asked of one entry at a time, in the plainest way: what the quick evaluation has to agree with."""

import re
from calendar import monthrange
from collections.abc import Callable, Sequence
from datetime import date, datetime, timedelta
from fractions import Fraction
from functools import cache
from operator import ge, gt, le, lt
from urllib.parse import unquote_plus

from editor.core.document.columns import Entry
from editor.core.fields import FIELD_NAMES, XML_SPACE
from editor.core.filtering.filter_facts import KnownFacts, rules_asked_for
from editor.core.filtering.filter_terms import TERM_BY_NAME, Fit
from editor.core.filtering.filter_tree import (
    Age,
    All,
    ComparisonTest,
    Either,
    Expression,
    Glob,
    Literal,
    Node,
    Not,
    Operand,
    RangeTest,
    Text,
    WordTest,
)
from editor.core.filtering.text_matching import spellings_in_urls
from editor.core.filtering.value_matching import moment_of, written_day
from editor.core.site.page_answers import PageAnswer, shown_header_time
from editor.core.values.priorities import decimal_of
from editor.core.values.urls import (
    UrlParts,
    a_label,
    decoded_path,
    path_depth,
    split,
    split_authority,
    unicode_host,
)
from editor.core.values.w3c_datetime import Instant, Precision, W3CDatetime, date_of
from tests.core.filtering.documents import INLINKS

_OPERATORS: dict[str, Callable[[Fraction, Fraction], bool]] = {"<": lt, "<=": le, ">=": ge, ">": gt}


def fits(node: Node, entry: Entry, row: int, facts: KnownFacts) -> bool:
    """Whether one entry fits a filter."""
    match node:
        case All(nodes):
            found = all(fits(each, entry, row, facts) for each in nodes)
        case Either(nodes):
            found = any(fits(each, entry, row, facts) for each in nodes)
        case Not(inner):
            found = not fits(inner, entry, row, facts)
        case WordTest():
            found = _choice(node, entry, row, facts)
        case ComparisonTest():
            found = _compares(node, entry, row, facts)
        case RangeTest():
            found = _lies_between(node, entry, row, facts)
        case Text():
            found = _text(node, entry, row, facts)
    return found


def _compares(node: ComparisonTest, entry: Entry, row: int, facts: KnownFacts) -> bool:
    value, first, last = _numbers(node.term, entry, row, facts, (node.operand, node.operand))
    if value is None or first is None or last is None:
        return False
    operator = node.operator
    if isinstance(node.operand, Age):
        operator = operator.translate(str.maketrans("<>", "><"))
    if operator == "=":
        return first <= value <= last
    return _OPERATORS[operator](value, first if operator in ("<", ">=") else last)


def _lies_between(node: RangeTest, entry: Entry, row: int, facts: KnownFacts) -> bool:
    ends = (node.high, node.low) if isinstance(node.low or node.high, Age) else (node.low, node.high)
    value, first, last = _numbers(node.term, entry, row, facts, ends)
    _, other_first, other_last = _numbers(node.term, entry, row, facts, ends[::-1])
    if first is not None and other_first is not None and first > other_first:
        first, last = other_first, other_last
    return value is not None and (first is None or first <= value) and (last is None or value <= last)


def _choice(node: WordTest, entry: Entry, row: int, facts: KnownFacts) -> bool:
    if node.term in ("weekday", "precision"):
        return _form_of_date(entry.lastmod, node.term) == node.word
    answer = facts.page_answers.get(row)
    if node.term == "verdict":
        return answer is not None and answer.verdict == node.word
    if node.word in ("checked", "redirected", "noindex", "indexable"):
        told = (answer.verdict, *answer.also, "checked") if answer else ()
        return {"indexable": "ok"}.get(node.word, node.word) in told
    if node.word in FIELD_NAMES:
        return bool(getattr(entry, node.word))
    if node.word == "absent":
        return "" in entry.values()[1:]
    rows = {
        **facts.severities,
        **facts.extensions,
        "duplicate": facts.duplicates,
        "changed": facts.changed,
        "new": facts.new,
        "edited": facts.edited,
        "blocked": facts.blocked,
        "not-found": facts.compared.get("not-found", ()),
        "unlinked": facts.compared.get("unlinked", ()),
    }
    return row in rows.get(node.word, ())


def _form_of_date(lastmod: str, term: str) -> str:
    text = lastmod.strip(XML_SPACE)
    if term == "weekday":
        day = written_day(lastmod) if re.match("[0-9]{4}-[0-9]{2}-[0-9]{2}", text) else None
        return f"{date.fromordinal(day):%A}".lower() if day else ""
    read = date_of(lastmod, zone_optional=True)
    return read.precision.name.lower() if read else lastmod and "none"


# Numbers: the value's, and the first and the last that an operand or a range stands for


def _numbers(
    term: str, entry: Entry, row: int, facts: KnownFacts, ends: tuple[Operand | None, Operand | None]
) -> tuple[Fraction | None, Fraction | None, Fraction | None]:
    low, high = ends
    if term not in ("lastmod", "page-modified", "age"):
        return _fraction(_number(term, entry, row, facts)), _fraction(low), _fraction(high)
    date = entry.lastmod
    if term == "page-modified":
        answer = facts.page_answers.get(row)
        date = shown_header_time(answer.last_modified) if answer else ""
    by_moment = any(isinstance(end, Age) or getattr(end, "hour", None) is not None for end in (low, high))
    if not by_moment:
        return _fraction(written_day(date)), _day(low, 0), _day(high, -1)
    moment = moment_of(date)
    return moment and _seconds(moment), _moment(low, 0, facts), _moment(high, -1, facts)


def _number(term: str, entry: Entry, row: int, facts: KnownFacts) -> object:
    answer, known = facts.page_answers.get(row), INLINKS.get(entry.loc.strip(XML_SPACE))
    values: dict[str, Callable[[], object]] = {
        "depth": lambda: path_depth(entry.loc) if split(entry.loc) else None,
        "status": lambda: answer and (answer.hops[0].status if answer.hops else answer.status),
        "final-status": lambda: answer and answer.status,
        "redirects": lambda: (answer and len(answer.hops)) or None,
        "size": lambda: answer and answer.size,
        "inlinks": lambda: known and known.count,
        "response": lambda: (answer and answer.milliseconds) or None,
        "length": lambda: len(entry.loc.strip(XML_SPACE)) or None,
        "priority": lambda: decimal_of(entry.priority),
    }
    return facts.counts[term][row] if term in facts.counts else values[term]()


def _fraction(number: object) -> Fraction | None:
    return None if number is None else Fraction(str(number))


def _day(operand: Operand | None, end: int) -> Fraction | None:
    if operand is None:
        return None
    assert isinstance(operand, W3CDatetime)
    month = operand.month or (1, 12)[end]
    day = operand.day or (1, monthrange(operand.year, month)[1])[end]
    return _fraction(operand._replace(month=month, day=day).first_day.toordinal())


def _seconds(instant: Instant) -> Fraction:
    return instant.seconds + Fraction(f"0.{instant.fraction or 0}")


_LITTLE = Fraction(1, 10**9)
_LENGTHS = {Precision.MINUTE: 60 - _LITTLE, Precision.SECOND: 1 - _LITTLE, Precision.FRACTION: Fraction(0)}


def _moment(operand: Operand | None, end: int, facts: KnownFacts) -> Fraction | None:
    if isinstance(operand, Age):
        return _ago(operand, facts.now)
    if not isinstance(operand, W3CDatetime):
        return None
    if operand.hour is not None:
        return _seconds(operand.instant()) + (_LENGTHS[operand.precision] if end else 0)
    day = _day(operand, end)
    assert day is not None
    return (day - 1) * 86_400 + (86_400 - _LITTLE if end else 0)


@cache
def _ago(age: Age, today: datetime) -> Fraction:
    now = today
    if age.unit in "dw":
        return _seconds(Instant.of(now)) - age.number * 86_400 * {"d": 1, "w": 7}[age.unit]
    for _ in range(age.number * {"m": 1, "y": 12}[age.unit]):
        if now.year == 1:
            return Fraction(-1)
        now = now.replace(day=1) - timedelta(days=1)
    if age.number:
        now = now.replace(day=min(today.day, now.day))
    return _seconds(Instant.of(now))


# Texts


def _text(node: Text, entry: Entry, row: int, facts: KnownFacts) -> bool:
    if node.term == "rule":
        return any(row in facts.rows_of_rule(rule) for rule in rules_asked_for(node, facts.rule_ids))
    if node.term == "sitemap":
        fit = Fit.WHOLE if node.is_whole else Fit.ANYWHERE
        return any(_is_like(name, "sitemap", fit, node) for name, rows in facts.files() if row in rows)
    if node.term in ("final", "canonical", "type", "indexable"):
        answer = facts.page_answers.get(row)
        return answer is not None and has_any([_told_by(answer, node.term)], node)
    if node.term == "zone":
        read = date_of(entry.lastmod, zone_optional=True)
        return has_any([read.zone if read else ""], node)
    if node.term in ("language", "version"):
        return False  # these entries link to no versions
    return has_any(_texts(node, entry), node)


def _told_by(answer: PageAnswer, term: str) -> str:
    if term == "indexable":
        told = [str(each) for each in (answer.verdict, *answer.also) if each not in ("ok", "unverified")]
        return "yes" if answer.verdict == "ok" else ", ".join(told)
    parts = {"final": answer.final_url, "canonical": answer.canonical, "type": answer.content_type}
    return parts[term]


def has_any(texts: Sequence[str], node: Text) -> bool:
    """Whether one of some texts fits."""
    fit = Fit.WHOLE if node.is_whole else TERM_BY_NAME[node.term].fit
    return any(_is_like(text, node.term, fit, node) for text in texts if text)


def _texts(node: Text, entry: Entry) -> list[str]:
    if node.term == "any":
        return list(entry.values())
    if node.term in FIELD_NAMES:
        return [getattr(entry, node.term)]
    parts = split(entry.loc)
    return _texts_in_url(node, parts) if parts else []


def _texts_in_url(node: Text, parts: UrlParts) -> list[str]:
    if node.term == "path":
        is_read = not isinstance(node.pattern, Expression)
        return [decoded_path(parts.path or "/") if is_read else parts.path or "/"]
    if node.term == "host":
        host = a_label(split_authority(parts.authority)[1])
        return [host, unicode_host(host)]
    if node.term == "scheme":
        return [parts.scheme.lower()]
    if node.term == "ext":
        dots = node.pattern.text.count(".") if isinstance(node.pattern, Literal) else 0
        pieces = parts.path.rpartition("/")[2].split(".")
        return [".".join(pieces[-dots - 1 :])] if len(pieces) > dots + 1 else []
    written = parts.query[1:].split("&")
    if "=" not in str(node.pattern).partition("=")[2]:  # the first one is that of the member's name
        written = [parameter.partition("=")[0] for parameter in written]
    return [*written, *map(unquote_plus, written)]


def _is_like(text: str, term: str, fit: Fit, node: Text) -> bool:
    match node.pattern:
        case Expression(source):
            return any(re.search(source, each, re.IGNORECASE) for each in (text, text.strip(XML_SPACE)))
        case Literal(literal):
            body = _spelled(literal, term)
        case Glob(parts):
            body = ".*".join(_spelled(part, term) for part in parts)
            fit = Fit.ANYWHERE if fit is Fit.ANYWHERE and parts[0] and parts[-1] else Fit.WHOLE
    folded = text.casefold()
    if fit is Fit.ANYWHERE:
        return re.search(body, folded, re.DOTALL) is not None
    if fit is Fit.START:
        return re.match(body, folded, re.DOTALL) is not None
    return re.fullmatch(body, folded.strip(XML_SPACE), re.DOTALL) is not None


def _spelled(text: str, term: str) -> str:
    text = decoded_path(text) if term == "path" else text
    spellings = spellings_in_urls(text) if term in ("any", "loc") else (text.casefold(),)
    return f"(?:{'|'.join(map(re.escape, spellings))})"
