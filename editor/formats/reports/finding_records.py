"""Findings and files as records of plain values, and records as JSON, written as they come.

The members of the JSON output are those of the records: rows, lines and columns count from 1, and what
is unknown is None.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from json.encoder import encode_basestring_ascii as quoted
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from editor.core.text import ENGLISH, Language
from editor.rules.catalogue import Profile
from editor.rules.rule import Severity

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    from editor.formats.damage.repair_list import Repair

    Record: TypeAlias = "DataclassInstance | FileReport"  # of a file


class FindingRecord(NamedTuple):
    """A finding for the output: rows, lines and columns count from 1, None is unknown."""

    rule: str
    severity: str
    row: int | None
    line: int | None
    column: int | None
    field: str | None
    value: str | None
    message: str
    fix: str
    places: int

    @property
    def members(self) -> str:
        """The members of its JSON object: of 50,000, these take a tenth of what an encoder takes for any."""
        return (
            f'"rule": {quoted(self.rule)}, "severity": {quoted(self.severity)}, "row": {_number(self.row)}, '
            f'"line": {_number(self.line)}, "column": {_number(self.column)}, "field": {_text(self.field)}, '
            f'"value": {_text(self.value)}, "message": {quoted(self.message)}, "fix": {quoted(self.fix)}, '
            f'"count": {self.places}'
        )


def _number(number: int | None) -> str | int:
    return "null" if number is None else number


def _text(text: str | None) -> str:
    return "null" if text is None else quoted(text)


class Repaired(NamedTuple):
    """A repair with its position in the damaged file."""

    rule: str
    line: int | None
    column: int | None
    before: str
    after: str
    done: str


class FileReport(NamedTuple):
    """The report of `check` on one file; its attributes are the members of the JSON output."""

    path: str
    kind: str
    entries: int
    bytes: int | None
    encoding: str | None
    gzip: bool | None
    complete: bool
    counts: dict[str, int]
    findings: Iterable[FindingRecord]
    repairs: Sequence[Repaired] = ()
    sitemaps: Sequence[str] = ()  # sitemaps that a robots.txt or a page refers to
    # The rules that were looked at: the name of a profile, or a file with a choice.
    profile: str = Profile.ALL


class ReportDetails(NamedTuple):
    """What a report says beside what was found."""

    now: datetime
    language: Language = ENGLISH
    fails: Severity = Severity.ERROR  # findings of this severity and higher are failures
    version: str = ""  # of the program
    bom: bool = False  # mark a table as UTF-8
    command: str = "check"  # that found it


def repair_members(repairs: "Sequence[Repair]", limit: int = 0) -> list[Repaired]:
    """Return repairs as members of the JSON output; limit: the most of them, 0: all."""
    return [
        Repaired(each.kind.rule, each.line, each.column, each.before, each.after, each.kind.done)
        for each in (repair.shown() for repair in repairs[: limit or None])
    ]


def json_lines(files: "Iterable[Record]", **about: object) -> Iterator[str]:
    """Yield the lines of one object as it is made: the members in `about`, then the list of files.

    Each item of a list in a file, such as a finding, is a line. The output is ASCII only, so that it is
    readable in whatever encoding it is taken for.
    """
    return object_lines({**about, "files": _Files(files)})


def object_lines(members: Mapping[str, object]) -> Iterator[str]:
    """Yield the lines of one object, as `json_lines` does, which is about no list of files."""
    yield "{"
    yield from _member_lines({"version": 1, **members}, "  ")
    yield "}"


class _Files:
    def __init__(self, files: "Iterable[Record]") -> None:
        self.each = files


def _member_lines(members: Mapping[str, object], inset: str) -> Iterator[str]:
    """Yield the lines of members; each item of a list is a line, and each file an object of several."""
    left = len(members)
    for name, value in members.items():
        left -= 1
        named, comma = f"{inset}{quoted(name)}: ", "," if left else ""
        if isinstance(value, _Files):
            items = _file_lines(value.each, f"{inset}  ")
        elif isinstance(value, Iterator | list | tuple):
            items = _item_lines(value, f"{inset}  ")
        else:
            yield f"{named}{ENCODER.encode(value)}{comma}"
            continue
        first = next(items, None)
        if first is None:
            yield f"{named}[]{comma}"
            continue
        yield f"{named}["
        yield first
        yield from items
        yield f"{inset}]{comma}"


def _file_lines(files: "Iterable[Record]", inset: str) -> Iterator[str]:
    is_first = True
    for file in files:
        if not is_first:
            yield f"{inset}}},"
        is_first = False
        yield f"{inset}{{"
        yield from _member_lines(members_of(file), f"{inset}  ")
    if not is_first:
        yield f"{inset}}}"


def _item_lines(items: Iterable[object], inset: str) -> Iterator[str]:
    last = ""
    for item in items:
        if last:
            yield f"{last},"
        last = inset + encoded(item)
    if last:
        yield last


def encoded(item: object) -> str:
    """Return an item as JSON."""
    if isinstance(item, FindingRecord):
        return f"{{{item.members}}}"
    return ENCODER.encode(members_of(item) if isinstance(item, Repaired) else item)


def members_of(record: "Record | Repaired") -> dict[str, object]:
    """Return the members of a record by their names."""
    if isinstance(record, FileReport | Repaired):
        return record._asdict()
    return {name: getattr(record, name) for name in record.__dataclass_fields__}


ENCODER = json.JSONEncoder(default=members_of)
