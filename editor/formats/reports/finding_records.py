"""Findings and files as records of plain values, and records as JSON, written as they come.

The members of the JSON output are those of the records: rows, lines and columns count from 1, and what
is unknown is None.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from editor.core.text import ENGLISH, Language
from editor.rules.catalogue import Profile
from editor.rules.rule import Severity

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    from editor.formats.damage.repair_list import Repair


@dataclass(slots=True)  # not frozen, as findings are not
class FindingRecord:
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
    count: int


@dataclass(frozen=True, slots=True)
class Repaired:
    """A repair with its position in the damaged file."""

    rule: str
    line: int | None
    column: int | None
    before: str
    after: str
    done: str


@dataclass(frozen=True, slots=True)
class FileReport:
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
    repairs: list[Repaired] = field(default_factory=list)
    sitemaps: list[str] = field(default_factory=list)  # sitemaps that a robots.txt or a page refers to
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


def json_lines(files: "Iterable[DataclassInstance]", **about: object) -> Iterator[str]:
    """Yield the lines of one object as it is made: the members in `about`, then the list of files.

    Each item of a list in a file, such as a finding, is a line. The output is ASCII only, so that it is
    readable in whatever encoding it is taken for.
    """
    return object_lines({**about, "files": _Files(files)})


def object_lines(members: Mapping[str, object]) -> Iterator[str]:
    """Yield the lines of one object, as `json_lines` does, which is about no list of files."""
    return _object_lines({"version": 1, **members}, "")


class _Files:
    def __init__(self, files: "Iterable[DataclassInstance]") -> None:
        self.each = files


def _object_lines(members: Mapping[str, object], inset: str) -> Iterator[str]:
    yield f"{inset}{{"
    yield from _separated(_member_lines(name, value, f"{inset}  ") for name, value in members.items())
    yield f"{inset}}}"


def _member_lines(name: str, value: object, inset: str) -> Iterator[str]:
    """Yield the lines of a member; each item of a list is a line, and each file an object of several."""
    named, below = f"{inset}{json.dumps(name)}: ", f"{inset}  "
    items: Iterator[Iterable[str]]
    if isinstance(value, _Files):
        items = (_object_lines(members_of(file), below) for file in value.each)
    elif isinstance(value, Iterator | list | tuple):
        items = ([f"{below}{ENCODER.encode(item)}"] for item in value)
    else:
        yield f"{named}{ENCODER.encode(value)}"
        return
    first = next(items, None)
    if first is None:
        yield f"{named}[]"
        return
    yield f"{named}["
    yield from _separated(chain([first], items))
    yield f"{inset}]"


def _separated(groups: Iterable[Iterable[str]]) -> Iterator[str]:
    """Yield the lines of some groups, with a comma at the end of each group but the last."""
    last: str | None = None
    for group in groups:
        if last is not None:
            last += ","
        for line in group:
            if last is not None:
                yield last
            last = line
    if last is not None:
        yield last


def members_of(record: "DataclassInstance") -> dict[str, object]:
    """Return the members of a record by their names."""
    return {name: getattr(record, name) for name in record.__dataclass_fields__}


ENCODER = json.JSONEncoder(default=members_of)
