"""The columns of the table for what pages answered, declared once: the table, its sorting and exports read
this.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from editor.core.fields import XML_SPACE, SortKey, by_text
from editor.core.site.answers import VERDICT_RANK, PageAnswer
from editor.core.site.header_dates import shown_header_time
from editor.core.text import QT_TRANSLATE_NOOP

Answers = Mapping[str, PageAnswer]  # by URL, without surrounding white space
NO_ANSWERS: Answers = MappingProxyType({})


def _status(answer: PageAnswer) -> str:
    """Return the status of the last answer; where none came, the verdict says why."""
    return str(answer.status) if answer.status is not None else str(answer.verdict)


def _final_url(answer: PageAnswer) -> str:
    return answer.final_url if answer.final_url != answer.url else ""


def _canonical(answer: PageAnswer) -> str:
    return answer.canonical if answer.canonical != (answer.final_url or answer.url) else ""


def _hops(answer: PageAnswer) -> str:
    return str(len(answer.hops) or "")


def _type(answer: PageAnswer) -> str:
    return answer.content_type.partition(";")[0].strip().lower()


def _modified(answer: PageAnswer) -> str:
    return shown_header_time(answer.last_modified)


def _time(answer: PageAnswer) -> str:
    return str(answer.milliseconds or "")


def _by_number(text: str) -> SortKey:
    """Return the key that sorts numbers by their size; words come last."""
    return (0, float(text), "") if text.isdecimal() else (1, float(VERDICT_RANK.get(text, 0)), text)  # type: ignore[call-overload]


@dataclass(frozen=True, slots=True)
class AnswerColumn:
    """A column of the table for a part of the answers: its name in exported tables, and how it is shown."""

    name: str
    title: str  # on screen, translated when shown
    width: int  # preferred, in characters
    text: Callable[[PageAnswer], str]  # "" where there is nothing to tell
    key: Callable[[str], SortKey] = by_text
    is_url: bool = False
    term: str = ""  # of the filter language that asks about it; "" if there is none


ANSWER_COLUMNS = (
    AnswerColumn("status", QT_TRANSLATE_NOOP("answers", "Status"), 12, _status, _by_number, term="status"),
    AnswerColumn(
        "final_url", QT_TRANSLATE_NOOP("answers", "Final URL"), 30, _final_url, is_url=True, term="final"
    ),
    AnswerColumn("hops", QT_TRANSLATE_NOOP("answers", "Redirects"), 10, _hops, _by_number),
    AnswerColumn("canonical", QT_TRANSLATE_NOOP("answers", "Canonical"), 30, _canonical, is_url=True),
    AnswerColumn("content_type", QT_TRANSLATE_NOOP("answers", "Type"), 14, _type),
    AnswerColumn("page_modified", QT_TRANSLATE_NOOP("answers", "Page modified"), 22, _modified),
    AnswerColumn("response_ms", QT_TRANSLATE_NOOP("answers", "Time"), 10, _time, _by_number),
)
ANSWER_COLUMN_BY_NAME = {column.name: column for column in ANSWER_COLUMNS}


def told_columns(answers: Iterable[PageAnswer], known: Collection[str] = ()) -> set[str]:
    """Return the names of the columns in which any of the answers has a text; known: names to leave out."""
    left = [column for column in ANSWER_COLUMNS if column.name not in known]
    found: set[str] = set()
    for answer in answers:
        if not left:
            break
        found.update(column.name for column in left if column.text(answer))
        left = [column for column in left if column.name not in found]
    return found


def answer_text(answers: Answers, loc: str, column: AnswerColumn) -> str:
    """Return the text of a column for the URL of an entry; "" if its answer is not known."""
    answer = answers.get(loc.strip(XML_SPACE)) if answers else None
    return column.text(answer) if answer is not None else ""


def rows_sorted_by_answer(
    locs: Sequence[str],
    answers: Answers,
    column: AnswerColumn,
    descending: bool = False,
    rows: Sequence[int] | None = None,
) -> list[int]:
    """Return some rows (None: all), sorted by a column of answers; rows of equal text keep their order, and
    rows without a text come last.
    """
    rows = range(len(locs)) if rows is None else rows
    texts = {row: answer_text(answers, locs[row], column) for row in rows}
    keys = {text: column.key(text) for text in set(texts.values())}
    told = sorted((row for row in rows if texts[row]), key=lambda row: keys[texts[row]], reverse=descending)
    return told + [row for row in rows if not texts[row]]
