"""What a safe fix makes of a value, as a part of the file to replace."""

from typing import NamedTuple

from editor.core.document.entries import Entries
from editor.core.document.entry_text import entry_text, text_before
from editor.core.fields import FIELD_NAMES, XML_SPACE, Kind
from editor.core.values.characters import with_line_feeds
from editor.core.values.placeholders import is_unfilled
from editor.rules.finding import Context, Finding
from editor.rules.fixes.fix_choices import FIXES
from editor.rules.fixes.fix_kinds import FixContext, RewriteValue
from editor.rules.rule import Fixability


class Replacement(NamedTuple):
    """A part of a file, by lines and columns from 1, and the text that belongs there."""

    line: int
    column: int
    end_line: int
    end_column: int  # of the character after it
    text: str  # as it is written in the file
    title: str  # of the fix


class Replacements:
    """Proposes what safe fixes make of the values of a document that does not change meanwhile."""

    def __init__(self, entries: Entries, context: Context) -> None:
        self._entries, self._fix = entries, FixContext(entries, context)

    def of(self, finding: Finding, line: int | None, column: int | None) -> Replacement | None:
        """Return the replacement of a finding's value; line, column: where that begins, white space left out.

        It is None where no safe fix rewrites the value alone, and where it is not known how it is written.
        """
        row, name = finding.row, finding.field
        if finding.fix is not Fixability.AUTO or row is None or line is None or column is None:
            return None
        if name not in FIELD_NAMES:
            return None
        value = self._entries.column(name)[row]
        if not value or is_unfilled(name, value):
            return None
        for fix in FIXES.get(finding.rule.id, ()):
            if fix.safe and isinstance(fix.method, RewriteValue):
                new = fix.method.new(value, self._fix)
                written = self._written(row, name, value, new) if new is not None and new != value else None
                return _placed((line, column), written, fix.title) if written else None
        return None

    def _written(self, row: int, name: str, value: str, new: str) -> tuple[str, str, str] | None:
        """Return the white space before a value, the value and the new one as the file has them."""
        lead = value[: len(value) - len(value.lstrip(XML_SPACE))]
        if self._entries.kind is Kind.TEXT:
            return lead, value, new
        entities = self._entries.file_at(row).frame.entities
        start = text_before(self._entries, row, name)
        if entities is None or start is None:
            return None
        written = entities.escape(value)
        if not entry_text(self._entries, row)[len(start) - len(lead) :].startswith(f"{written}<"):
            return None
        return lead, written, entities.escape(new)


def _placed(start: tuple[int, int], parts: tuple[str, str, str], title: str) -> Replacement | None:
    """Return the replacement of a value that begins at a line and column; parts: see `_written`."""
    lead, written, new = parts
    if "\n" in lead or "\r" in lead:
        return None
    line, column = start[0], start[1] - len(lead)
    text = with_line_feeds(written)
    lines = text.count("\n")
    end = len(text) - text.rfind("\n") if lines else column + len(text)
    return Replacement(line, column, line + lines, end, new, title)
