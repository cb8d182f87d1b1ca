"""Formats the results of `audit` as text, JSON or JUnit's XML, and as a report in a file."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from editor.app.cli.answer import say_as_json
from editor.app.cli.language import cli_text, language, number
from editor.app.cli.options import CAREFUL, protected_reason
from editor.app.cli.shown import count_with_noun, shown_value
from editor.app.cli.usage import complain_of
from editor.app.streams import say
from editor.core.site.answers import PageAnswer, UrlVerdict
from editor.formats.tables.audit_report import (
    FileAnswers,
    answers_as_csv,
    answers_as_junit,
    answers_as_page,
    explained_answer,
)
from editor.resources import resource
from editor.services.files.file_errors import SaveError
from editor.services.files.files import save_file
from editor.services.tables.findings_export import is_findings_table


@dataclass(frozen=True, slots=True)
class AuditedFile:
    """A sitemap with the answers for its URLs, as in the JSON output."""

    path: str
    entries: int
    counts: dict[str, int]  # by verdict
    urls: list[dict[str, Any]]


def say_audit(files: Sequence[FileAnswers], form: str, failing: Collection[UrlVerdict]) -> None:
    """Print what was found; failing: the verdicts that JUnit's form shows as failures."""
    if form == "json":
        say_as_json([_recorded(file) for file in files])
    elif form == "junit":
        say(*answers_as_junit(files, failing).decode("ascii").splitlines())
    else:
        for file in files:
            say(*_text(file))


def save_audit(path: Path, files: Sequence[FileAnswers], *, force: bool) -> bool:
    """Write a report in the format that its name asks for; False if it cannot be, after an error message.

    force: see `save_file`.
    """
    if is_findings_table(path.name):
        data = answers_as_csv(files)
    else:
        style = resource("report.css").read_text(encoding="utf-8")
        data = answers_as_page(files, datetime.now(UTC), style, language())
    try:
        save_file(path, data, force=force, careful=CAREFUL)
    except SaveError as error:
        complain_of(path, protected_reason(error))
        return False
    return True


def _recorded(file: FileAnswers) -> AuditedFile:
    urls = [_record(row, answer) for row, answer in file.answers]
    return AuditedFile(file.name, file.entries, file.counts, urls)


def _record(row: int, answer: PageAnswer) -> dict[str, Any]:
    """Return an answer as in the JSON output: rows count from 1, null is unknown."""
    blocked, has_answered = answer.blocked_by, answer.status is not None
    return {
        "row": row + 1,
        "loc": answer.url,
        "verdict": answer.verdict,
        "also": list(answer.also),
        "status": answer.status,
        "final_url": answer.final_url or None,
        "hops": [asdict(hop) for hop in answer.hops],
        "type": answer.content_type or None,
        "canonical": answer.canonical or None,
        "robots": list(answer.robots) if has_answered else None,
        "last_modified": answer.last_modified or None,
        "blocked_by": {"line": blocked.line, "rule": str(blocked)} if blocked else None,
        "ms": answer.milliseconds if has_answered or answer.milliseconds else None,
        "reason": answer.reason or None,
    }


def _text(file: FileAnswers) -> Iterator[str]:
    asked = count_with_noun(len(file.answers), "URL", "URLs")
    yield cli_text("cli", "{name}: {entries}, {asked} audited").format(
        name=file.name, entries=count_with_noun(file.entries, "entry", "entries"), asked=asked
    )
    yield from (f"  {number(count):,} {verdict}" for verdict, count in file.counts.items())
    for row, answer in file.answers:
        if answer.verdict is not UrlVerdict.OK:
            yield cli_text("cli", "  row {row}: {url}: {answer}").format(
                row=row + 1,
                url=shown_value(answer.url),
                answer=explained_answer(answer, shown_value, language()),
            )
